"""Compare the finished runs: reports/comparison.md, comparison.json, metrics.json and plots.

`python -m stages.compare` writes them from the trajectories alone; `--show` prints the table that
was written last and where the report lies.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from lib.errors import DataError
from lib.jsonl import write_json, write_text
from lib.params import load_params
from lib.report.comparison import comparison_rows, metrics_tree, render_table
from lib.report.document import render_report
from lib.report.plots import write_plots
from lib.report.runs import read_runs
from lib.stage import run_stage

_OUTPUTS = Path("outputs")
_REPORTS = Path("reports")
_ROWS = _REPORTS / "comparison.json"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print the last comparison, write none")
    if not parser.parse_args().show:
        _write()
    _show()


def _write() -> None:
    params = load_params()
    runs = read_runs(_OUTPUTS / "eval_repair", params.repair_scope)
    rows = comparison_rows(runs)
    quality = json.loads((_OUTPUTS / "merge_synth" / "quality.json").read_text(encoding="utf-8"))
    split = json.loads((_OUTPUTS / "mine_pairs" / "split_check.json").read_text(encoding="utf-8"))
    write_json(_ROWS, rows)
    write_json(_REPORTS / "metrics.json", metrics_tree(rows))
    write_text(_REPORTS / "comparison.md", [render_report(rows, runs, quality, split)])
    write_plots(_REPORTS / "plots", rows, runs, quality)


def _show() -> None:
    if not _ROWS.is_file():
        raise DataError(f"{_ROWS}: no comparison yet; run `dvc repro` first")
    rows = json.loads(_ROWS.read_text(encoding="utf-8"))
    print(render_table(rows, "simple"))
    print("\nEX and executable in % with 95% intervals. oracle: a verifier that knows gold decides")
    print("what is repaired. deployable: nothing derived from gold is used.")
    print(f"Report: {_REPORTS / 'comparison.md'}")


if __name__ == "__main__":
    run_stage(main)
