"""Episodes of GRPO training as trajectories, each with its rewards, advantages and tokens.

What the explorer shows: runs, and the trajectories in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from lib.base.errors import DataError
from lib.base.jsonl import read_jsonl
from lib.base.records import Attempt, Example, Step, Trajectory, VerdictStatus, user_message

ANY_NUMBER = -1
"""The row count of an attempt where the record does not say how many rows it returned."""


@dataclass(frozen=True)
class Played:
    """A trajectory, and what training recorded about it: reward parts, advantages, tokens."""

    trajectory: Trajectory
    training: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class PlayedRun:
    """A folder of trajectories; `read` yields them in order and may raise DataError.

    `folder`: relative to the outputs folder. `run`, `scope`, `mode`, `split`: what the reader can
    filter by. `data`: the data set. `facts`: (name, value) pairs about the run's origin. `turn_ms`:
    for each turn, the mean milliseconds per question, by phase; empty where the folder has no
    timings.
    """

    folder: str
    read: Callable[[], Iterator[Played]]
    run: str
    scope: str
    mode: str
    split: str
    data: str
    facts: tuple[tuple[str, str], ...]
    turn_ms: tuple[Mapping[str, float], ...] = ()

    @property
    def stage(self) -> str:
        return self.folder.split("/")[0]


EPISODES = "episodes.jsonl"

_FAILED: dict[str, VerdictStatus] = {
    "error": "pred_error",
    "timeout": "timeout",
    "refused": "refused",
}


def read_episodes(
    path: Path, examples: Mapping[str, Example], tokenizer: Tokenizer
) -> Iterator[Played]:
    """The episodes of a file, in its order; the lines of one group are adjacent.

    `examples`: the training questions by id. The id of a trajectory names step, group and member.
    Raises DataError where a line is not an episode, or its question is not in `examples`.
    """
    lines = read_jsonl(path)
    try:
        for _, members in groupby(lines, key=lambda line: (line["step"], line["group"])):
            group = list(members)
            for line in group:
                example = examples[line["example_id"]]
                yield Played(
                    _trajectory(line, example, tokenizer), _training(line, group, tokenizer)
                )
    except (KeyError, TypeError, IndexError) as error:
        raise DataError(
            f"{path}: {error!r}: no episode, or not of the training questions of params.yaml; "
            "train again, or set `data` to what was trained on"
        ) from None


def _trajectory(line: Mapping[str, Any], example: Example, tokenizer: Tokenizer) -> Trajectory:
    wrote = [number for number, step in enumerate(line["steps"]) if step["sql"] is not None]
    steps = []
    for number, step in enumerate(line["steps"]):
        prompt = user_message(tokenizer.decode(step["prompt_ids"], skip_special_tokens=False))
        attempts: tuple[Attempt, ...] = ()
        if number in wrote:
            is_last = number == wrote[-1]
            attempts = (_attempt(step, wrote.index(number) + 1, line if is_last else None),)
        texts = () if attempts else (step["text"],)
        steps.append(Step(step["role"], prompt, None, attempts, 0, texts))
    return Trajectory(
        example_id=f"{example.id}/step-{line['step']}/group-{line['group']}/{line['member']}",
        db_id=example.db_id,
        question=example.question,
        gold_sql=example.gold_sql,
        difficulty=example.difficulty,
        scope="online",
        feedback="none",
        tables=(),
        trimmed_tables=(),
        steps=tuple(steps),
        accepted=False,
    )


def _attempt(step: Mapping[str, Any], turn: int, episode: Mapping[str, Any] | None) -> Attempt:
    """The step's SQL as an attempt. `episode`: given for its final answer, the only one judged."""
    verdict: VerdictStatus = _FAILED.get(step["status"], "unscorable")
    strict: VerdictStatus | None = None
    if episode is not None and step["status"] == "ok":
        verdict = "correct" if episode["ex"] else "wrong"
        strict = "correct" if episode["parts"]["correctness"] == 1 else "wrong"
    return Attempt(
        turn=turn,
        sample=0,
        completion=step["text"],
        sql=step["sql"],
        status=step["status"],
        error=None,
        columns=(),
        row_count=ANY_NUMBER,
        rows=(),
        parses=True,
        schema_valid=None,
        verdict=verdict,
        reward=0.0 if episode is None else episode["reward"],
        cost=None,
        prompt_tokens=len(step["prompt_ids"]),
        completion_tokens=len(step["completion_ids"]),
        strict_verdict=strict,
    )


def _training(
    line: Mapping[str, Any], group: Sequence[Mapping[str, Any]], tokenizer: Tokenizer
) -> dict[str, Any]:
    """What the page shows of training: the group's rewards, and the tokens of each step."""
    return {
        "step": line["step"],
        "member": line["member"],
        "weights_version": line["weights_version"],
        "group": [
            {name: member[name] for name in ("member", "reward", "advantage", "parts")}
            for member in group
        ],
        "steps": [
            {
                "tokens": [
                    tokenizer.decode([token], skip_special_tokens=False)
                    for token in step["completion_ids"]
                ],
                "mask": step["mask"],
                "log_probabilities": step["log_probabilities"],
            }
            for step in line["steps"]
        ],
    }
