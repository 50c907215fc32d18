"""Compare models on the data sets beyond Spider: results.md and sets.json, with the predictions.

`PIPELINE=beyond python -m stages.compare_beyond` adds the rows of the finished run of `eval_beyond`
(and, where there is one, of `eval_beyond --alone`) to those of other models, the published ones
among them, in outputs/beyond/report; `stages.compare` shows them on its page. `--show` only prints
the rows that were written last. `stages.results rescore` scores published predictions again.
"""

import argparse

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.pipeline import outputs
from lib.base.stage import run_stage, sole_writer
from lib.report.beyond import (
    BEYOND,
    RUN_BEYOND,
    beyond_section,
    earlier_beyond,
    merged,
    read_beyond,
    result_of,
    set_files,
    with_differences,
)
from lib.report.document import rates_for_screen, render_section
from lib.report.predictions import prediction_lines
from lib.report.runs import read_run

_NAMES = ("set", "model", "n")
_RATES = ("first_turn_ex", "final_ex", "strict_ex", "executable_rate")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print the last rows, write none")
    if not parser.parse_args().show:
        _write()
    rows = read_beyond(RUN_BEYOND)
    if not rows:
        raise DataError(f"{RUN_BEYOND}: no such file; run `make beyond` first")
    print(rates_for_screen(rows, _NAMES, _RATES))
    print(f"Report: {RUN_BEYOND.with_name('results.md')}")


def _write() -> None:
    """Keep the predictions of the finished run, and its rows beside those of other models."""
    finished = sorted(path.parent for path in outputs().glob("eval_*/*/provenance.json"))
    results = [result_of(read_run(folder)) for folder in finished]
    if not results:
        raise DataError(f"{outputs('eval_beyond')}: no finished run; run `make beyond` first")
    models = {(result.row["model"], result.row["model_fingerprint"]) for result in results}
    if len(models) > 1:
        raise DataError(
            f"{outputs()}: eval_alone is of another model than eval_beyond; delete it, or run "
            "`stages.eval_beyond --alone` again"
        )
    folder = RUN_BEYOND.parent
    with sole_writer(RUN_BEYOND):
        for result in results:
            views = result.view.one_shot(), result.view
            for name, view in zip(set_files(result.row), views, strict=True):
                write_text(folder / name, prediction_lines(view.trajectories))
        rows = with_differences(merged(earlier_beyond(), results), folder, BEYOND.parent)
        write_json(RUN_BEYOND, rows)
        write_text(folder / "results.md", [render_section(beyond_section(rows))])


if __name__ == "__main__":
    run_stage(main)
