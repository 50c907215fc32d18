"""The settings of a rollout, and its output files, written from the trajectories as a stream.

`predictions.sql` and `gold.sql` are in the format of the official Spider evaluator: line n of the
one is the prediction for line n of the other, a gold line is `SQL<TAB>db_id`.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.answering.agents.modes import BARE_SQL, agent_figures
from lib.answering.generation.protocol import Sampling
from lib.base.jsonl import write_json, write_text
from lib.base.params import AgentParams, ChatParams, RewardParams, SchemaParams
from lib.base.records import (
    ChoiceRule,
    CorrectionMode,
    FeedbackLevel,
    Message,
    Mode,
    RepairScope,
    Trajectory,
    read_records,
    to_json,
)
from lib.database.sql.extract import single_line
from lib.scoring.metrics import summarise

TRAJECTORIES = "trajectories.jsonl"
NOT_PLAYED = "not_played.jsonl"
"""Written by mining: the first prompts of the questions that are left out."""
SUMMARY = "summary.json"

NO_PREDICTION = "SELECT no_prediction"
"""The line of a question without an answer: it fails on any database. The evaluator reads an empty
line as the end of a dialogue."""


@dataclass(frozen=True)
class RolloutSettings:
    """`chunk_size`: how many questions are answered together and journalled as one unit.

    `agents`: the parameters of a mode that has its own; None for other modes, so that a change of
    these parameters does not invalidate their work.
    """

    scope: RepairScope
    feedback: FeedbackLevel
    max_turns: int
    sampling: Sampling
    chunk_size: int
    schema: SchemaParams
    chat: ChatParams
    rewards: RewardParams
    mode: Mode = "repair"
    agents: AgentParams | None = None
    correction: CorrectionMode = "none"
    choose: ChoiceRule = "vote"

    @property
    def turns(self) -> int:
        """The most queries that a question may take; without feedback there is no repair."""
        if self.agents is not None:
            turns = self.agents.max_turns
            return {"direct": 1, "single_pass": 1, "fallback": turns + 1}.get(self.mode, turns)
        return 1 if self.feedback == "none" else self.max_turns


def read_trajectories(path: Path) -> Iterator[Trajectory]:
    """The trajectories of a file, one at a time. Raises DataError where it is malformed."""
    return read_records(Trajectory, path)


def write_outputs(out_dir: Path, names: dict[str, Any], without_rows: Collection[str]) -> None:
    """Write summary.json, predictions.sql and gold.sql from the trajectories in `out_dir`.

    `names`: the first keys of the summary, which say which run and split its figures are for.
    `without_rows`: see `summarise`.
    """
    path = out_dir / TRAJECTORIES
    summary = summarise(read_trajectories(path), without_rows)
    if names.get("mode") not in BARE_SQL:
        summary |= agent_figures(read_trajectories(path))
    write_json(out_dir / SUMMARY, {**names, **summary})
    predictions = (f"{predicted_sql(t)}\n" for t in read_trajectories(path))
    write_text(out_dir / "predictions.sql", predictions)
    gold = (f"{single_line(t.gold_sql)}\t{t.db_id}\n" for t in read_trajectories(path))
    write_text(out_dir / "gold.sql", gold)


def grpo_rollouts(trajectories: Iterable[Trajectory]) -> Iterator[dict[str, Any]]:
    """The records of grpo_rollouts.jsonl: one per prompt, with its group of scalar rewards.

    Prompt and completions are conversations, as in TRL.
    """
    for trajectory in trajectories:
        for turn in trajectory.turns:
            yield {
                "example_id": trajectory.example_id,
                "turn": turn.attempts[0].turn,
                "prompt": [to_json(message) for message in turn.messages],
                "completions": [
                    [to_json(Message("assistant", attempt.completion))] for attempt in turn.attempts
                ],
                "rewards": [attempt.reward for attempt in turn.attempts],
            }


def predicted_sql(trajectory: Trajectory) -> str:
    """The SQL of the answer, on one line; where there is none, SQL that fails on any database."""
    sql = single_line(trajectory.final.sql) if trajectory.final else ""
    return sql or NO_PREDICTION
