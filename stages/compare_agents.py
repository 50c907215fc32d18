"""Compare the ways to answer: outputs/report/agents.json, agents.md, and the predictions.

`python -m stages.compare_agents` writes them from the finished runs of `eval_agent`; the
predictions of each row are in agents/{model}/{run}.{mode}.{split}.sql beside them. `stages.compare`
shows the rows with plots on its page. Where GRPO has trained, its curves are in grpo_curves.svg.
`--keep` keeps earlier rows of runs whose outputs are not here, the published ones among them;
`--show` only prints the rows that were written last.
"""

import argparse
from collections.abc import Iterator
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.pipeline import dataset_paths, load_params, outputs, reports, run_report
from lib.base.stage import run_stage, sole_writer
from lib.report.agents import (
    AGENTS,
    agent_key,
    agent_predictions_file,
    agent_rows,
    agents_section,
    key_of_run,
    read_agent_rows,
    read_agent_runs,
    with_other_rows,
)
from lib.report.document import rates_for_screen, render_section
from lib.report.figures import GRPO_CURVES, grpo_picture
from lib.report.predictions import prediction_lines
from lib.report.runs import Databases

BASELINES = (
    ("same", "direct"),
    ("same", "single_pass"),
    ("sft_dpo", "direct"),
    ("sft_dpo", "repair"),
    ("react_sft", "same"),
    ("sft_dpo", "same"),
    ("qwen-0.5b-sql", "same"),
)
"""(run, mode) of the rows that each row is compared with; "same": that of the row itself."""

_NAMES = ("split", "run", "mode", "n")
_RATES = ("ex_initial", "ex_final", "format_rate")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print the last rows, write none")
    parser.add_argument("--keep", action="store_true", help="leave the rows of other runs")
    arguments = parser.parse_args()
    path = run_report(AGENTS)
    if not arguments.show:
        _write(arguments.keep)
    rows = read_agent_rows(path)
    if not rows:
        raise DataError(f"{path}: no such file; run `make agent` first")
    print(rates_for_screen(rows, _NAMES, _RATES))
    page = run_report("index.html")
    print(f"Report: {run_report('agents.md')}; with plots, after `make compare`: {page}")


def _write(keep: bool) -> None:
    runs = read_agent_runs(outputs("eval_agent"))
    params = load_params()
    paths = dataset_paths(params)
    rows = agent_rows(runs, Databases(paths.databases, paths.replaced), BASELINES)
    if keep:
        rows = with_other_rows(rows, _earlier_rows())
    page = render_section(agents_section(rows))
    with sole_writer(run_report(AGENTS)):
        for run in runs:
            file = run_report(agent_predictions_file(key_of_run(run)))
            write_text(file, prediction_lines(run.trajectories))
        if picture := grpo_picture(outputs()):
            write_text(run_report(GRPO_CURVES), [picture])
        write_json(run_report(AGENTS), rows)
        write_text(run_report("agents.md"), [page])


def _earlier_rows() -> Iterator[dict[str, Any]]:
    """The published rows, then those of runs here: whose predictions are in the same folder."""
    yield from read_agent_rows(reports(AGENTS))
    for row in read_agent_rows(run_report(AGENTS)):
        if run_report(agent_predictions_file(agent_key(row))).is_file():
            yield row


if __name__ == "__main__":
    run_stage(main)
