"""Answer questions on a file of tables, with every step shown: `make ask DB=FILE Q="..."`.

`--questions FILE`, of make `QUESTIONS=FILE`, asks all those of a table, CSV, Excel or JSON, such as
the without_sql.json of a data set of one's own.

The file is SQLite, or CSV, Excel, Parquet or JSON, which are imported first (docs/serving.md).

A model writes SQL, and the sandbox runs it. If it fails or looks doubtful, the model is shown why,
and writes it again. Only what the sandbox sees decides this: the right answer is not known. How the
schema is shown, the feedback and the number of turns are those of params.yaml. Exit code 1:
the last SQL of a question did not run.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from lib.answering.agents.modes import MODES
from lib.answering.console import answer_questions, question_of_file
from lib.answering.models.choice import choose_model
from lib.base.errors import DataError
from lib.base.pipeline import load_params
from lib.base.stage import run_stage
from lib.data.own import once_each, own_questions
from lib.serving.databases import as_database, question_table


def main() -> None:
    arguments = _arguments()
    with TemporaryDirectory() as folder:
        database = as_database(arguments.db, Path(folder), print)
        if arguments.questions is None:
            asked = [question_of_file(database, arguments.question, arguments.hint)]
        else:
            rows, columns = question_table(arguments.questions, {})
            read, left_out = own_questions(rows, columns, [arguments.db.stem])
            read, repeated = once_each(read)
            for why in left_out + repeated:
                print(f"left out  {why}")
            if not read:
                raise DataError(f"{arguments.questions}: no question on {arguments.db.stem}")
            asked = [question_of_file(database, one.question, one.hint) for one in read]
        params = load_params()
        model = choose_model(arguments.model, params.model, print)
        ran = answer_questions(
            replace(params, schema=params.schema.as_trained(model.contents)),
            asked,
            model.base,
            model.adapter,
            arguments.mode,
            scope=arguments.scope,
            verbose=arguments.verbose,
        )
    sys.exit(0 if ran else 1)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Answer a question on a file of tables")
    parser.add_argument(
        "--db",
        type=Path,
        required=True,
        help="a file of tables, which is only read",
    )
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--question", metavar="TEXT", help="in the language of the model")
    asked.add_argument("--questions", type=Path, metavar="FILE", help="a table of questions")
    parser.add_argument("--hint", default="", help="what the words of the question mean")
    parser.add_argument(
        "--model",
        metavar="NAME",
        help="in outputs/models, data/adapters or data/models, or a hub id; without it the shipped "
        "adapter where its base has been fetched, else `model` of params.yaml",
    )
    parser.add_argument(
        "--mode", choices=MODES, default="repair", help="the way to answer, see docs/agents.md"
    )
    parser.add_argument(
        "--scope",
        choices=("online", "online_guarded"),
        default="online_guarded",
        help="repair what failed, or also what looks doubtful (the default)",
    )
    parser.add_argument("--verbose", action="store_true", help="with prompts, answers and times")
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
