"""The figures that README quotes: `make figure` lists them, `make figure NAME=...` makes one anew.

Without a model: from the predictions kept in reports/, which are executed and scored, and for what
`make demo` prints from the outputs that it has left. Needs the data sets that the figure is of.
Exit code 1: README says otherwise.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.base.jsonl import read_json
from lib.base.pipeline import dataset_paths, load_params, reports
from lib.base.stage import run_stage
from lib.data.selection import databases_beyond, sets_beyond
from lib.database.sandbox.sandbox import Sandbox
from lib.report.beyond import BEYOND, read_beyond
from lib.report.comparison import comparison_rows
from lib.report.predictions import Rescorer, rescored_sets
from lib.report.quoted import QUOTED, Kept, Quoted, Row, not_in
from lib.report.report_assembly import read_finished
from lib.report.results import SUMMARY, read_summary
from lib.report.runs import Databases
from lib.scoring.scorecard import TIMEOUT_SECONDS, scoring_limits
from stages.correct import ALL, corrections, corrections_beyond

_README = Path("README.md")
_PIPELINES: dict[Kept, str] = {
    "comparison": "",
    "summary": "spider",
    "correction": "spider",
    "sets": "beyond",
    "set_corrections": "beyond",
}
_FILES: dict[Kept, str] = {
    "comparison": "comparison.json",
    "summary": SUMMARY,
    "correction": "correction.json",
    "sets": BEYOND.name,
    "set_corrections": "correction.json",
}


def main() -> None:
    arguments = _arguments()
    page = _README.read_text(encoding="utf-8")
    if arguments.name is None:
        for name, quoted in QUOTED.items():
            print(f"{name}: {quoted.what}", *kept_texts(quoted), sep="\n  ")
        return
    texts = _anew(QUOTED[arguments.name])
    missing = not_in(page, texts)
    for text in texts:
        print(f"{'README says otherwise' if text in missing else 'as in README'}: {text}")
    if missing:
        sys.exit(1)


def kept_texts(quoted: Quoted) -> list[str]:
    """The texts from the rows in reports/, nothing scored again."""
    return quoted.of({kind: _kept(kind) for kind in quoted.rows})


def _kept(kind: Kept) -> Sequence[Row]:
    folder = Path("reports", _PIPELINES[kind])
    rows: list[Row] = read_json(folder / _FILES[kind], "restore it from git")
    return rows


def _anew(quoted: Quoted) -> list[str]:
    limits = scoring_limits(TIMEOUT_SECONDS["spider"])
    found: dict[Kept, Sequence[Row]] = {}
    with Sandbox(os.cpu_count() or 1, limits) as sandbox:
        for kind in quoted.rows:
            os.environ["PIPELINE"] = _PIPELINES[kind]
            found[kind] = _MADE[kind](quoted, sandbox)
    return quoted.of(found)


def _comparison(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    finished = read_finished(load_params())
    views = [*finished.all_views, *finished.pooled_views]
    return comparison_rows(views, finished.audits, finished.databases)


def _summary(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    params = load_params()
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    rescorer = Rescorer(params, databases, sandbox, reports())
    rows = quoted.chosen("summary", read_summary(reports(SUMMARY)))
    return [{**row, **rescorer.result(row, None).rates(("final_ex",))} for row in rows]


def _correction(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    wanted = {key: each for key, each in quoted.rows["correction"].items() if key != "feedback"}
    rows = [row for row in read_summary(reports(SUMMARY)) if wanted.items() <= row.items()]
    return corrections(load_params(), sandbox, rows)


def _sets(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    rows = quoted.chosen("sets", read_beyond(BEYOND))
    sets = sets_beyond(replace(load_params(), eval_split=ALL))
    return rescored_sets(rows, sets, databases_beyond(), sandbox, BEYOND.parent)


def _set_corrections(quoted: Quoted, sandbox: Sandbox) -> Sequence[Row]:
    rows = quoted.chosen("set_corrections", read_beyond(BEYOND))
    return corrections_beyond(load_params(), sandbox, rows)


_MADE: Mapping[Kept, Any] = {
    "comparison": _comparison,
    "summary": _summary,
    "correction": _correction,
    "sets": _sets,
    "set_corrections": _set_corrections,
}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", nargs="?", choices=tuple(QUOTED), help="what to make anew")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
