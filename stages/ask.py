"""Answer one question on any SQLite file, with every step shown: `make ask DB=FILE Q="..."`.

A model writes SQL, the sandbox runs it, and what failed, or looks doubtful, is shown to the model,
which writes it anew. What the sandbox sees is all that decides: nobody knows the right answer. How
the schema is shown, the feedback and the number of turns are those of params.yaml. Exit code 1: the
last SQL did not run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tabulate import tabulate

from lib.agents.episode import Agent, Question
from lib.agents.modes import MODES, agent_of, agent_sampling
from lib.agents.repair import OnlineRepair
from lib.errors import DataError
from lib.models.choice import choose_model
from lib.params import Params, load_params
from lib.records import ExecutionResult, Mode, Prompt, RepairScope, Value
from lib.rollout.driver import PlayedStep, own_reviews
from lib.rollout.evaluation import rollout_settings
from lib.rollout.runtime import open_runtime
from lib.stage import run_stage

_SHOWN_ROWS = 20
_SHOWN_CHARACTERS = 60  # of a value


def main() -> None:
    arguments = _arguments()
    if not arguments.db.exists():
        raise DataError(f"{arguments.db}: no such file; --db expects a SQLite database")
    if not arguments.question.strip():
        raise DataError("--question is empty; ask something about the database")
    question = Question(
        "ask", arguments.db.stem, str(arguments.db), arguments.question, arguments.hint
    )
    steps = _Steps()
    _play(load_params(), question, arguments.model, arguments.mode, arguments.scope, steps)
    sys.exit(0 if steps.ran else 1)


class _Steps:
    """Prints the model, then each turn as it is played. `ran`: whether the last SQL did."""

    def __init__(self) -> None:
        self.model = ""
        self.ran = False

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            request = step.candidates.request
            if step.episode.turn == 1:
                print(f"model     {self.model}")
                print(f"tables    {', '.join(map(_printable, request.prompt.tables))}")
            if step.episode.feedback is not None:
                print(f"feedback  {_printable(step.episode.feedback)}")
            if request.role in ("act", "check"):
                text = step.candidates.completions[step.review.selected].text
                print("\n".join(f"{request.role:<9} {_printable(line)}" for line in _lines(text)))
            if step.candidates.observations:
                observation = step.candidates.observations[step.review.selected]
                self.ran = observation.result.status == "ok"
                print(f"SQL       {_printable(observation.sql)}")
                print(_rendered(observation.result))

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        raise DataError(error)


def _play(
    params: Params,
    question: Question,
    name: str | None,
    mode: Mode,
    scope: RepairScope,
    steps: _Steps,
) -> None:
    """Raises DataError where the database cannot be read or the model gives no answer.

    Raises ModelError where the model cannot be loaded.
    """
    model = choose_model(name, params.model, print)
    settings = rollout_settings(params, params.evaluation, scope, params.feedback)
    one_process = replace(params.generation, processes=1)  # for one question
    agent: Agent
    if mode == "repair":
        guarded = scope == "online_guarded"
        agent = OnlineRepair(settings.feedback, settings.turns, settings.chat, guarded)
    else:
        agent = agent_of(mode, params.agents, settings.chat)
    sampling = agent_sampling(mode, settings.sampling, params.agents)
    steps.model = str(model)
    opened = open_runtime(replace(params, generation=one_process), model.base, model.adapter)
    with opened as runtime:
        runtime.play(agent, own_reviews(agent), [question], sampling, steps)


def _rendered(result: ExecutionResult) -> str:
    """The first rows as a table, or why there are none."""
    if result.status != "ok":
        return f"{result.status:<9} {_printable(result.error or '')}".rstrip()
    count = len(result.rows)
    lines = [f"result    {count} {'row' if count == 1 else 'rows'}"]
    if result.rows:
        rows = [[_cell(value) for value in row] for row in result.rows[:_SHOWN_ROWS]]
        names = [_printable(name) for name in result.columns]
        lines += ["", tabulate(rows, names, disable_numparse=True)]
    if count > _SHOWN_ROWS:
        lines.append(f"... {count - _SHOWN_ROWS} more")
    return "\n".join([*lines, ""])


def _lines(text: str) -> list[str]:
    return [line for line in text.strip().splitlines() if line.strip()]


def _cell(value: Value) -> str:
    if value is None:
        return "NULL"
    text = f"x'{value.hex()}'" if isinstance(value, bytes) else _printable(str(value))
    return text if len(text) <= _SHOWN_CHARACTERS else f"{text[: _SHOWN_CHARACTERS - 3]}..."


def _printable(text: str) -> str:
    """Without what a terminal would obey: model and database may hold anything."""
    return "".join(
        character if character.isprintable() else ascii(character)[1:-1] for character in text
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Answer a question on a SQLite database")
    parser.add_argument("--db", type=Path, required=True, help="SQLite file; it is only read")
    parser.add_argument("--question", required=True, help="in the language of the model")
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
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
