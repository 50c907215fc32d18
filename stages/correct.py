"""What correction by the schema gains: `PIPELINE=spider python -m stages.correct`.

Needs no model: for the kept predictions of every greedy run in reports/{pipeline}/summary.json or
(PIPELINE=beyond) sets.json writes EX without correction, with it, and with the model's repair after
it to correction.json and correction.md beside it.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lib.base.errors import DataError
from lib.base.identity import code_fingerprint
from lib.base.jsonl import write_json, write_text
from lib.base.params import Params, SplitParams
from lib.base.pipeline import dataset_paths, load_params, reports
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import databases_beyond, sets_beyond
from lib.database.sandbox.sandbox import Sandbox
from lib.report.beyond import BEYOND, read_beyond
from lib.report.correction_gains import correction_row, correction_section, correction_source
from lib.report.document import rates_for_screen, render_section
from lib.report.predictions import Rescorer, corrected_sets
from lib.report.results import SUMMARY, read_summary
from lib.report.runs import Databases
from lib.scoring.scorecard import TIMEOUT_SECONDS, scoring_limits

ALL = SplitParams(offset=0, limit=None, sample=None)
_RATES = ("first_turn_ex", "corrected_ex", "final_ex", "strict_ex")


def main() -> None:
    params, beyond = load_params(), reports() == BEYOND.parent
    names = ("set", "model") if beyond else ("model", "run", "feedback", "seed")
    with (
        sole_writer(reports("correction.json")),
        Sandbox(os.cpu_count() or 1, scoring_limits(TIMEOUT_SECONDS["spider"])) as sandbox,
    ):
        rows = (
            corrections_beyond(params, sandbox, read_beyond(BEYOND))
            if beyond
            else corrections(params, sandbox, read_summary(reports(SUMMARY)))
        )
        if not rows:
            raise DataError(f"{reports()}: no kept run with first answers; see docs/real_models.md")
        write_json(reports("correction.json"), rows)
        source = correction_source(rows, code_fingerprint("answering"))
        page = render_section(correction_section(rows, names, source))
        write_text(reports("correction.md"), [page])
    print(rates_for_screen(rows, (*names, "n"), _RATES))
    print(f"Report: {reports('correction.md')}")


def corrections(
    params: Params, sandbox: Sandbox, rows: Iterable[dict[str, Any]]
) -> list[dict[str, Any]]:
    """A row for each greedy run of summary.json that is there without and with repair."""
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    rescorer = Rescorer(params, databases, sandbox, reports())
    kept = [row for row in rows if row["samples"] == 1]
    first = {_run(row): row for row in kept if row["repair"] == "none"}
    found = []
    for row in kept:
        own = row["scope"] == "online" and row["feedback_source"] == "own"
        if own and _run(row) in first:
            repaired, corrected = rescorer.corrected(first[_run(row)], row)
            names = {"model": row["model"], "run": row["run"], "seed": row["seed"]}
            names["feedback"] = row["repair"]
            alone = row.get("corrected_ex") is None  # else correction was played before repair
            found.append(correction_row(names, repaired if alone else None, corrected))
    return found


def _run(row: dict[str, Any]) -> tuple[Any, ...]:
    return row["model"], row["run"], row["seed"]


def corrections_beyond(
    params: Params, sandbox: Sandbox, rows: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """A row for each of those of sets.json."""
    sets = sets_beyond(replace(params, eval_split=ALL))
    views = corrected_sets(rows, sets, databases_beyond(), sandbox, BEYOND.parent)
    return [
        correction_row({"set": row["set"], "model": row["model"]}, *pair)
        for row, pair in zip(rows, views, strict=True)
    ]


if __name__ == "__main__":
    run_stage(main, __doc__)
