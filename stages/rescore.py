"""Score the kept predictions again: `PIPELINE=spider python -m stages.rescore`.

For when databases, gold or scoring have changed since the runs; it needs no model.
Gives every row of reports/{pipeline}/summary.json, agents.json and (PIPELINE=beyond) sets.json the
figures of its predictions as they are scored now, and writes results.md and agents.md anew. Prints
EX before and after.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tabulate import tabulate

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.params import Params, SplitParams
from lib.base.pipeline import dataset_paths, load_params, outputs, reports
from lib.base.stage import run_stage, sole_writer
from lib.data.audit import read_audit
from lib.data.selection import databases_beyond, sets_beyond
from lib.database.sandbox.sandbox import Sandbox
from lib.report.agent_section import AGENTS, agents_section, read_agent_rows
from lib.report.agents import rescored_agent_rows
from lib.report.beyond import BEYOND, beyond_section, read_beyond, with_differences
from lib.report.document import render_section
from lib.report.predictions import Rescorer, rescored_sets
from lib.report.results import SUMMARY, read_summary, rescored_results, results_page
from lib.report.runs import Databases
from lib.scoring.scorecard import TIMEOUT_SECONDS, scoring_limits
from lib.scoring.statistics import rate_text
from stages.compare_agents import BASELINES

_NAMES = ("model", "run", "repair", "scope", "samples", "seed")
_AGENT_NAMES = ("model", "run", "mode", "split", "n")
_BEYOND_NAMES = ("set", "model", "n")
_ALL = SplitParams(offset=0, limit=None, sample=None)


def main() -> None:
    params = load_params()
    if reports() == BEYOND.parent:
        _rescore_beyond(params)
    else:
        _rescore_split(params)


def _rescore_beyond(params: Params) -> None:
    """Score the rows of `compare_beyond`: predictions for several data sets."""
    rows = read_beyond(BEYOND)
    with sole_writer(BEYOND), _sandbox() as sandbox:
        sets = sets_beyond(replace(params, eval_split=_ALL))
        again = rescored_sets(rows, sets, databases_beyond(), sandbox, BEYOND.parent)
        new = with_differences(again, BEYOND.parent)
        write_json(BEYOND, new)
        write_text(BEYOND.with_name("results.md"), [render_section(beyond_section(new))])
    print(_table(_BEYOND_NAMES, "final_ex", rows, new))


def _rescore_split(params: Params) -> None:
    """Score the rows of `keep_results` and `compare_agents`: predictions for dev and test."""
    paths = dataset_paths(params)
    databases = Databases(paths.databases, paths.replaced)
    with sole_writer(reports("rescore")), _sandbox() as sandbox:
        rows, agents = read_summary(reports(SUMMARY)), read_agent_rows(reports(AGENTS))
        if not rows and not agents:
            raise DataError(f"{reports(SUMMARY)}: no results; run `stages.keep_results` first")
        rescorer = Rescorer(params, databases, sandbox, reports())
        if rows:
            audit = read_audit(outputs("audit", paths.dev.stem))
            results = rescored_results(rows, rescorer.result, audit, databases)
            new = [result.row for result in results]
            write_json(reports(SUMMARY), new)
            write_text(reports("results.md"), [results_page(paths.name, new)])
            print(_table(_NAMES, "final_ex", rows, new))
        if agents:
            new = rescored_agent_rows(agents, rescorer.agent, databases, BASELINES)
            write_json(reports(AGENTS), new)
            write_text(reports("agents.md"), [render_section(agents_section(new))])
            print(_table(_AGENT_NAMES, "ex_final", agents, new))


def _sandbox() -> Sandbox:
    """As `stages.score` has it: with the limits of a rollout a busy machine would decide."""
    return Sandbox(os.cpu_count() or 1, scoring_limits(TIMEOUT_SECONDS["spider"]))


def _table(
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


if __name__ == "__main__":
    run_stage(main, __doc__)
