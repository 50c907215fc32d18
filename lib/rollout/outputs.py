"""What a rollout leaves behind, written from the trajectories as a stream.

`predictions.sql` and `gold.sql` are in the format of the official Spider evaluator: line n of the
one is the prediction for line n of the other, a gold line is `SQL<TAB>db_id`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from lib.jsonl import write_json, write_text
from lib.records import Trajectory, read_records
from lib.scoring.metrics import summarise

TRAJECTORIES = "trajectories.jsonl"
SUMMARY = "summary.json"

# The evaluator reads an empty line as the end of a dialogue, so a question without a prediction
# needs a line too. This one fails on every database; `SELECT 1` would be right now and then.
_NO_PREDICTION = "SELECT no_prediction"

_FOLDED = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\])
    |(?P<space>(?:--[^\n]*|/\*.*?(?:\*/|\Z)|\s)+)""",
    re.DOTALL | re.VERBOSE,
)
_LINE_BREAKING = re.compile(r"[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]")


def read_trajectories(path: Path) -> Iterator[Trajectory]:
    """The trajectories of a file, one at a time. Raises DataError where it is malformed."""
    return read_records(Trajectory, path)


def write_outputs(out_dir: Path, names: dict[str, Any]) -> None:
    """Write summary.json, predictions.sql and gold.sql from the trajectories in `out_dir`.

    `names`: what the summary begins with, so that its figures can be attributed.
    """
    path = out_dir / TRAJECTORIES
    write_json(out_dir / SUMMARY, {**names, **summarise(read_trajectories(path))})
    write_text(out_dir / "predictions.sql", map(_prediction_line, read_trajectories(path)))
    write_text(out_dir / "gold.sql", map(_gold_line, read_trajectories(path)))


def grpo_rollouts(trajectories: Iterable[Trajectory]) -> Iterator[dict[str, Any]]:
    """The records of grpo_rollouts.jsonl: one a prompt, with its group of scalar rewards."""
    for trajectory in trajectories:
        for turn in trajectory.turns:
            yield {
                "example_id": trajectory.example_id,
                "turn": turn.attempts[0].turn,
                "prompt": turn.prompt,
                "completions": [attempt.completion for attempt in turn.attempts],
                "rewards": [attempt.reward for attempt in turn.attempts],
            }


def single_line(sql: str) -> str:
    """The SQL on one line, without comments. White space outside quotes is folded to one space."""
    return _FOLDED.sub(_fold, sql).strip()


def _fold(match: re.Match[str]) -> str:
    quoted = match["quoted"]
    return " " if quoted is None else _LINE_BREAKING.sub(" ", quoted)


def _prediction_line(trajectory: Trajectory) -> str:
    sql = single_line(trajectory.final.sql) if trajectory.final else ""
    return f"{sql or _NO_PREDICTION}\n"


def _gold_line(trajectory: Trajectory) -> str:
    return f"{single_line(trajectory.gold_sql)}\t{trajectory.db_id}\n"
