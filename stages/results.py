"""The results in reports/ of finished runs: `PIPELINE=spider python -m stages.results keep`.

`keep` adds the finished runs on dev to reports/{pipeline}/summary.json, in which a row replaces the
earlier one of the same model, run, repair and scope, writes results.md, which shows it as a table,
the predictions of each row beside it, and samples.svg where a run has several candidates.
`--unpublished` writes them into outputs/{pipeline}/report instead.

The others need no model. `rescore`, for when databases, gold or scoring have changed since the
runs, gives every row of summary.json, agents.json and (PIPELINE=beyond) sets.json the figures of
its predictions as they are scored now, writes results.md and agents.md again, and prints EX before
and after. `correct` says what correction by the schema gains: for the predictions of every greedy
run of summary.json or sets.json it writes EX without correction, with it, and with the model's
repair after it to correction.json and correction.md.
"""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tabulate import tabulate

from lib.base.errors import DataError
from lib.base.identity import code_fingerprint
from lib.base.jsonl import write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs, reports, run_report
from lib.base.stage import run_stage, sole_writer
from lib.data.audit import read_audit
from lib.database.sandbox.sandbox import Sandbox
from lib.report.agents import AGENTS, agents_section, read_agent_rows, rescored_agent_rows
from lib.report.beyond import BEYOND, beyond_section, read_beyond, with_differences
from lib.report.document import rates_for_screen, render_section
from lib.report.figures import SAMPLES, samples_picture
from lib.report.predictions import Rescorer, corrected_sets, prediction_lines, rescored_sets
from lib.report.results import (
    SUMMARY,
    USUAL_SEED,
    correction_row,
    correction_section,
    merged_rows,
    predictions_file,
    read_summary,
    rescored_results,
    results_of,
    results_page,
)
from lib.report.runs import Databases, read_run
from lib.scoring.scorecard import scoring_sandbox
from lib.scoring.statistics import rate_text
from stages.compare_agents import BASELINES

_NAMES = ("model", "run", "repair", "scope", "samples", "seed")
_AGENT_NAMES = ("model", "run", "mode", "split", "n")
_OF_A_RUN = ("model", "run", "seed")
_RATES = ("first_turn_ex", "corrected_ex", "final_ex", "strict_ex")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    actions = parser.add_subparsers(dest="action", required=True)
    keep = actions.add_parser("keep", help="keep those of the finished runs")
    keep.add_argument("--unpublished", action="store_true", help="in the report of the run")
    actions.add_parser("rescore", help="score what is kept again")
    actions.add_parser("correct", help="what correction by the schema gains")
    arguments = parser.parse_args()
    params = load_params()
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    beyond = reports() == BEYOND.parent
    folder = run_report() if arguments.action == "keep" and arguments.unpublished else reports()
    with sole_writer(folder / "results"):
        if arguments.action == "keep":
            _keep(params, folder)
        elif arguments.action == "correct":
            _correct(params, beyond)
        elif beyond:
            _rescore_beyond(params)
        else:
            _rescore(params, databases)


def _keep(params: Params, folder: Path) -> None:
    paths = dataset_paths(params)
    evaluated = (outputs("eval_base"), *sorted(outputs("eval_repair").glob("*/*")))
    runs = (
        read_run(each, timed=True) for each in evaluated if (each / "provenance.json").is_file()
    )
    audit = read_audit(outputs("audit", paths.dev.stem))
    results = results_of(runs, audit)
    if not results:
        raise DataError(f"{outputs()}: no finished evaluation; run `stages.eval_base` first")
    for result in results:
        write_text(
            folder / predictions_file(result.row), prediction_lines(result.view.trajectories)
        )
    rows = merged_rows(read_summary(folder / SUMMARY), results)
    _write_summary(folder, paths.name, rows)
    if picture := samples_picture([row for row in rows if row["seed"] == USUAL_SEED]):
        write_text(folder / SAMPLES, [picture])
    kept = [result.row for result in results]
    print(rates_for_screen(kept, (*_NAMES[:4], "n"), ("first_turn_ex", "final_ex")))


def _write_summary(folder: Path, data: str, rows: list[dict[str, Any]]) -> None:
    write_json(folder / SUMMARY, rows)
    write_text(folder / "results.md", [results_page(data, rows)])


def _rescore_beyond(params: Params) -> None:
    """Score the rows of `compare_beyond`: predictions for several data sets."""
    rows = read_beyond(BEYOND)
    with scoring_sandbox(today=params.sandbox.today) as sandbox:
        again = rescored_sets(params, sandbox, rows)
    new = with_differences(again, BEYOND.parent)
    write_json(BEYOND, new)
    write_text(BEYOND.with_name("results.md"), [render_section(beyond_section(new))])
    print(_before_and_after(("set", "model", "n"), "final_ex", rows, new))


def _rescore(params: Params, databases: Databases) -> None:
    """Score the rows of `keep` and `compare_agents`: predictions for dev and test."""
    paths = dataset_paths(params)
    rows, agents = read_summary(reports(SUMMARY)), read_agent_rows(reports(AGENTS))
    if not rows and not agents:
        raise DataError(f"{reports(SUMMARY)}: no results; run `stages.results keep` first")
    with scoring_sandbox(today=params.sandbox.today) as sandbox:
        rescorer = Rescorer(params, databases, sandbox, reports())
        if rows:
            audit = read_audit(outputs("audit", paths.dev.stem))
            results = rescored_results(rows, rescorer.result, audit)
            new = [result.row for result in results]
            _write_summary(reports(), paths.name, new)
            print(_before_and_after(_NAMES, "final_ex", rows, new))
        if agents:
            new = rescored_agent_rows(agents, rescorer.agent, databases, BASELINES)
            write_json(reports(AGENTS), new)
            write_text(reports("agents.md"), [render_section(agents_section(new))])
            print(_before_and_after(_AGENT_NAMES, "ex_final", agents, new))


def _before_and_after(
    names: Sequence[str],
    ex: str,
    before: Sequence[Mapping[str, Any]],
    after: Sequence[Mapping[str, Any]],
) -> str:
    figures = [
        [
            *(new[name] for name in names),
            *(rate_text(row, name) for row, name in ((old, ex), (new, ex), (new, "strict_ex"))),
        ]
        for old, new in zip(before, after, strict=True)
    ]
    headings = (*names, "EX before", "EX", "strict EX")
    return tabulate(figures, headings, disable_numparse=True)


def _correct(params: Params, beyond: bool) -> None:
    names = ("set", "model") if beyond else ("model", "run", "feedback", "seed")
    with scoring_sandbox(today=params.sandbox.today) as sandbox:
        rows = (
            corrections_beyond(params, sandbox, read_beyond(BEYOND))
            if beyond
            else corrections(params, sandbox, read_summary(reports(SUMMARY)))
        )
    if not rows:
        raise DataError(f"{reports()}: no kept run with first answers; see docs/real_models.md")
    write_json(reports("correction.json"), rows)
    page = render_section(correction_section(rows, names, code_fingerprint("answering")))
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
            named = {name: row[name] for name in _OF_A_RUN} | {"feedback": row["repair"]}
            alone = row.get("corrected_ex") is None  # else correction was played before repair
            found.append(correction_row(named, repaired if alone else None, corrected))
    return found


def _run(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in _OF_A_RUN)


def corrections_beyond(
    params: Params, sandbox: Sandbox, rows: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """A row for each of those of sets.json."""
    return [
        correction_row({"set": row["set"], "model": row["model"]}, repaired, corrected)
        for row, repaired, corrected in corrected_sets(params, sandbox, rows)
    ]


if __name__ == "__main__":
    run_stage(main)
