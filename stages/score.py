"""Score a file of predictions: `python -m stages.score --gold gold.sql --pred pred.sql ...`.

Writes every case and the averages, in percent, to scores.json and prints the averages.
"""

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from textwrap import fill
from typing import Any

from tabulate import tabulate

from lib.base.errors import DataError
from lib.base.jsonl import write_json
from lib.base.records import Example
from lib.base.stage import add_replace_option, run_stage, sole_writer
from lib.data.databases import DatabaseRoot
from lib.data.readers import EXAMPLE_SUFFIXES, load_examples
from lib.database.sql.extract import extract_sql
from lib.scoring.case_files import looks_wrapped, read_cases, read_gold_lines
from lib.scoring.judge import Judge
from lib.scoring.partial_match import StructureMatcher, read_foreign_keys
from lib.scoring.scorecard import (
    TIMEOUT_SECONDS,
    add_timeout_flag,
    describe_timeout,
    score_cases,
    scoring_sandbox,
    summarise_cases,
)
from lib.scoring.statistics import INTERVALS, rate_text
from lib.scoring.strict import PerturbedCopies, StrictJudge

_SHOWN_CASES = 10
_RATES = ("ex", "strict_ex", "exact_match")


def main() -> None:
    arguments = _parser().parse_args()
    if arguments.out.is_dir():
        raise DataError(f"{arguments.out}: --out expects a file, this is a folder")
    with sole_writer(arguments.out):
        summary = _score(arguments)
    _print(summary)
    print(f"written to {arguments.out}")


def _score(arguments: argparse.Namespace) -> dict[str, Any]:
    cases = read_cases(_read_gold(arguments), arguments.pred)
    if arguments.extract:
        cases = [(example, extract_sql(answer)) for example, answer in cases]
    matcher = StructureMatcher(read_foreign_keys(arguments.tables) if arguments.tables else None)
    seconds = arguments.timeout_seconds or TIMEOUT_SECONDS[arguments.protocol]
    with scoring_sandbox(seconds, arguments.today) as sandbox:
        strict = StrictJudge(sandbox, PerturbedCopies([example for example, _ in cases]))
        judge = Judge(sandbox, arguments.protocol, arguments.keep_distinct, strict)
        scored = score_cases(cases, judge, matcher)
    summary = {
        "timeout_seconds": seconds,
        "today": arguments.today,
        "extract": arguments.extract,
        **summarise_cases(scored),
        "wrapped": [
            case.index
            for case, (_, sql) in zip(scored, cases, strict=True)
            if case.verdict.status == "pred_error" and looks_wrapped(sql)
        ],
    }
    write_json(arguments.out, {"cases": [case.to_json() for case in scored], "summary": summary})
    return summary


def _read_gold(arguments: argparse.Namespace) -> Sequence[Example | None]:
    """Lines of SQL and db_id, or a data set as `lib.data.readers` reads it."""
    replaced = dict(arguments.replace)
    if arguments.gold.suffix.lower() in EXAMPLE_SUFFIXES:
        return load_examples(arguments.gold, arguments.db_root, replaced=replaced)
    return read_gold_lines(arguments.gold, DatabaseRoot(arguments.db_root, replaced).find)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="EX, exact match and partial match of predictions")
    parser.add_argument(
        "--gold",
        type=Path,
        required=True,
        help="lines of SQL, a tab, db_id; or a data set such as dev.json",
    )
    parser.add_argument(
        "--pred", type=Path, required=True, help="lines of SQL, predict_dev.json, JSON or JSONL"
    )
    parser.add_argument("--db-root", type=Path, required=True, help="folder with the databases")
    add_replace_option(parser)
    parser.add_argument("--tables", type=Path, help="Spider's tables.json, for its foreign keys")
    parser.add_argument(
        "--extract", action="store_true", help="score the SQL in each answer: without fences, words"
    )
    parser.add_argument("--keep-distinct", action="store_true", help="DISTINCT counts in EX")
    parser.add_argument(
        "--protocol", choices=("spider", "bird"), default="spider", help="whose EX (spider)"
    )
    parser.add_argument(
        "--today", type=_day, metavar="YYYY-MM-DD", help="the day that `now` means (the real one)"
    )
    defaults = ", ".join(f"{name} {seconds:g}" for name, seconds in TIMEOUT_SECONDS.items())
    add_timeout_flag(parser, defaults)
    parser.add_argument("--out", type=Path, required=True, help="scores.json to write")
    return parser


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a day as YYYY-MM-DD, found {text!r}") from None


def _print(summary: dict[str, Any]) -> None:
    rows = [
        [level, row["count"], *(rate_text(row, name) for name in _RATES)]
        for level, row in {"overall": summary["overall"], **summary["by_difficulty"]}.items()
    ]
    print(
        tabulate(
            rows, ("", "count", "EX (%)", "strict (%)", "exact (%)"), "plain", disable_numparse=True
        )
    )
    print(f"\n{fill(INTERVALS, 100)}\n")
    for names in ("statuses", "strict_reasons"):
        counts = ", ".join(f"{name} {count}" for name, count in summary[names].items())
        print(f"{names.replace('_', ' ')}: {counts or 'none'}")
    for problem in ("gold_errors", "unscorable", "gold_not_parsed"):
        if summary[problem]:
            print(f"{problem}: {len(summary[problem])} cases, counted as not correct")
    if wrapped := len(summary["wrapped"]):
        print(
            f"wrapped: {wrapped} of the pred_error have a fence (```) or begin with SQL:; "
            "--extract scores the SQL in them"
        )
    limit = describe_timeout(summary["timeout_seconds"])
    if slow := summary["slow_gold"]:
        names = ", ".join(map(str, slow[:_SHOWN_CASES])) + ", ..." * (len(slow) > _SHOWN_CASES)
        print(f"slow_gold: {len(slow)} of the unscorable took longer than {limit}: cases {names}")
    else:
        print(f"timeout: {limit}")


if __name__ == "__main__":
    run_stage(main)
