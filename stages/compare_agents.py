"""Compare the ways to answer: reports/agents.json, agents.md, and the predictions.

`python -m stages.compare_agents` writes them from the finished runs of `eval_agent`; the
predictions of each row are in reports/agents/{model}/{run}.{mode}.{split}.sql. `stages.compare`
shows the rows with plots on its page. Where GRPO has trained, its curves are in
reports/grpo_curves.svg. `--keep` keeps earlier rows of runs whose outputs are not
here; `--show` only prints the rows that were written last.
"""

import argparse

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.pipeline import dataset_paths, load_params, outputs, reports
from lib.base.stage import run_stage, sole_writer
from lib.report.agent_section import AGENTS, agents_section, read_agent_rows
from lib.report.agents import (
    agent_predictions_file,
    agent_rows,
    key_of_run,
    read_agent_runs,
    with_other_rows,
)
from lib.report.document import rates_for_screen, render_section
from lib.report.pictures import GRPO_CURVES, curves_picture, trainings_of
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
    path = reports(AGENTS)
    if not arguments.show:
        _write(arguments.keep)
    rows = read_agent_rows(path)
    if not rows:
        raise DataError(f"{path}: no such file; run `make agent` first")
    print(rates_for_screen(rows, _NAMES, _RATES))
    print(
        f"Report: {reports('agents.md')}; with plots, after `make compare`: {reports('index.html')}"
    )


def _write(keep: bool) -> None:
    runs = read_agent_runs(outputs("eval_agent"))
    params = load_params()
    paths = dataset_paths(params)
    rows = agent_rows(runs, Databases(paths.databases, paths.replaced), BASELINES)
    if keep:
        rows = with_other_rows(rows, read_agent_rows(reports(AGENTS)))
    page = render_section(agents_section(rows))
    with sole_writer(reports(AGENTS)):
        for run in runs:
            file = reports(agent_predictions_file(key_of_run(run)))
            write_text(file, prediction_lines(run.trajectories))
        trainings = trainings_of(outputs())
        if trainings:
            write_text(reports(GRPO_CURVES), [curves_picture(trainings)])
        write_json(reports(AGENTS), rows)
        write_text(reports("agents.md"), [page])


if __name__ == "__main__":
    run_stage(main)
