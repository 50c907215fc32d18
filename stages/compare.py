"""Compare the finished runs: reports/index.html, comparison.md, its figures as JSON, and plots.

`python -m stages.compare` writes them from the trajectories alone; `--show` only prints the table
that was written last, how far its figures are from those in the repository, and the path of the
report. Where `make explore` has made the explorer, the rows of the page link to it.
"""

import argparse
import json
import os
from textwrap import fill
from typing import Any

from lib.base.identity import committed_text
from lib.base.jsonl import read_rows, write_json, write_text
from lib.base.pipeline import changed_params, load_params, outputs, reports
from lib.base.stage import run_stage, sole_writer
from lib.report.comparison import comparison_rows, metrics_tree, render_table
from lib.report.document import EXPLORER, long_tables, render_page, render_report
from lib.report.figures import write_plots
from lib.report.report_assembly import build_report, read_finished
from lib.report.reproduction import reproduction_line
from lib.scoring.statistics import INTERVALS

_ROWS = "comparison.json"
_PAGE = "index.html"
_NEEDED = (*("split", "run", "repair", "setting", "scope", "basis"), "n", "n_with_rows")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print the last comparison, write none")
    if not parser.parse_args().show:
        _write()
    _show()


def _write() -> None:
    params = load_params()
    finished = read_finished(params)
    views = [*finished.all_views, *finished.pooled_views]
    rows = comparison_rows(views, finished.audits, finished.databases)
    report = build_report(finished)
    explorer = outputs("explore", EXPLORER)
    address = os.path.relpath(explorer, reports()) if explorer.is_file() else None
    with sole_writer(reports(_ROWS)):
        write_json(reports(_ROWS), rows)
        write_json(reports("metrics.json"), metrics_tree(rows))
        write_text(reports("comparison.md"), [render_report(report)])
        for name, markdown in long_tables(report):
            write_text(reports(name), [markdown])
        write_text(reports(_PAGE), [render_page(report, address)])
        write_plots(reports("plots"), rows, finished.dev.views, finished.quality)


def _show() -> None:
    rows = read_rows(reports(_ROWS), _NEEDED, "run `dvc repro`, then `make compare`")
    print(render_table(rows))
    print(f"\n{fill(INTERVALS, 100)}")
    print("oracle: a verifier that knows gold decides what is repaired. deployable: nothing that")
    print("derives from gold is used.")
    print(f"Report: {reports('comparison.md')}, as a page {reports(_PAGE)}")
    print(reproduction_line(rows, _committed_rows(), changed_params()))


def _committed_rows() -> list[dict[str, Any]]:
    """The rows of the last commit; none where git has no such file, or one of an earlier format."""
    rows = json.loads(committed_text(reports(_ROWS)) or "[]")
    return [row for row in rows if row.keys() >= set(_NEEDED)]


if __name__ == "__main__":
    run_stage(main)
