"""The ledger of experiments: `python -m stages.ledger add --what ... --data ... --figure ...`.

`add` appends a line to reports/ledger.jsonl and writes docs/experiments.md, `render` writes the
page alone. Options that are left out stand for what was not written down, but for `--date`, today,
and `--commit`, the present one.
"""

import argparse
from datetime import date

from lib.base.errors import DataError
from lib.base.jsonl import write_text
from lib.base.stage import run_stage, sole_writer
from lib.report.ledger import (
    EXPERIMENTS,
    LEDGER,
    Experiment,
    append_experiment,
    experiments_page,
    known_commit,
    read_ledger,
)


def main() -> None:
    arguments = _arguments()
    with sole_writer(LEDGER):
        experiments = read_ledger(LEDGER)
        if arguments.action == "add":
            experiments.append(_experiment(arguments))
            append_experiment(LEDGER, experiments[-1])
        write_text(EXPERIMENTS, [experiments_page(experiments)])
    print(f"ledger: {len(experiments)} experiments; {EXPERIMENTS}")


def _experiment(arguments: argparse.Namespace) -> Experiment:
    given = {name: value for name, value in vars(arguments).items() if name != "action"}
    given["date"] = given["date"] or date.today().isoformat()
    given["commit"] = given["commit"] or known_commit()
    try:
        return Experiment(**given)
    except ValueError as error:
        raise DataError(f"--{error}") from None


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    actions = parser.add_subparsers(dest="action", required=True)
    add = actions.add_parser("add", help="add a line")
    add.add_argument("--what", required=True, help="model, training and way to answer")
    add.add_argument("--data", required=True, help="what was learnt from or asked")
    add.add_argument("--figure", required=True, help="with its intervals")
    add.add_argument("--learnt", required=True, help="what to do or to leave next time")
    add.add_argument("--command", help="as it was started")
    add.add_argument("--hardware")
    add.add_argument("--date", help="YYYY-MM-DD (today)")
    add.add_argument("--commit", help="that recorded the result (the present one)")
    add.add_argument("--seed", type=int)
    add.add_argument("--steps", type=int, help="of a training")
    add.add_argument("--minutes", type=float)
    actions.add_parser("render", help="write the page")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
