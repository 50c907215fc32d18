"""Keep the results of the finished runs on dev: `PIPELINE=spider python -m stages.keep_results`.

Writes reports/{pipeline}/summary.json, in which a row replaces the earlier one of the same model,
run, repair and scope, results.md, which shows it as a table, and the predictions of each row beside
it; samples.svg where a run has several candidates. Prints the rows of these runs. `--unpublished`
writes them into outputs/{pipeline}/report instead.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.pipeline import dataset_paths, load_params, outputs, reports, run_report
from lib.base.stage import run_stage, sole_writer
from lib.data.audit import read_audit
from lib.report.document import rates_for_screen
from lib.report.pictures import SAMPLES, samples_picture
from lib.report.predictions import prediction_lines
from lib.report.results import (
    SUMMARY,
    merged_rows,
    read_summary,
    results_of,
    results_page,
)
from lib.report.runs import Databases, read_run

_NAMES = ("model", "run", "repair", "scope", "n")
_RATES = ("first_turn_ex", "final_ex")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--unpublished", action="store_true", help="in the report of the run")
    folder = run_report() if parser.parse_args().unpublished else reports()
    paths = dataset_paths(load_params())
    audit = read_audit(outputs("audit", paths.dev.stem))
    databases = Databases(paths.databases, paths.replaced)
    results = results_of((read_run(each, timed=True) for each in _finished()), audit, databases)
    if not results:
        raise DataError(f"{outputs()}: no finished evaluation; run `stages.eval_base` first")
    summary = folder / SUMMARY
    with sole_writer(summary):
        for result in results:
            write_text(summary.parent / result.file, prediction_lines(result.view.trajectories))
        rows = merged_rows(read_summary(summary), results)
        write_json(summary, rows)
        write_text(summary.with_name("results.md"), [results_page(paths.name, rows)])
        if picture := samples_picture(rows):
            write_text(summary.with_name(SAMPLES), [picture])
    print(rates_for_screen([result.row for result in results], _NAMES, _RATES))


def _finished() -> Iterator[Path]:
    for folder in (outputs("eval_base"), *sorted(outputs("eval_repair").glob("*/*"))):
        if (folder / "provenance.json").is_file():
            yield folder


if __name__ == "__main__":
    run_stage(main)
