"""The rewards of episodes: the only part of a training that knows gold.

Nothing here reaches a prompt: an episode is scored after it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lib.answering.agents.check_rewrite import check_passes
from lib.answering.agents.react import final_sql, follows_format
from lib.answering.repair.observation import Observation
from lib.answering.rollout.environment import Schemas
from lib.base.params import EpisodeRewardParams
from lib.base.records import Example, ExecutionResult
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.bindings import resolve_columns
from lib.database.sql.extract import extract_sql
from lib.database.sql.parse import parses, sql_tokens
from lib.learning.grpo.rollouts import EpisodeStep, SampledEpisode
from lib.scoring.judge import Judge, Verdict
from lib.scoring.partial_match import StructureMatcher
from lib.scoring.rewards import JudgedAnswer, RewardParts, reward_parts, total_reward
from lib.scoring.strict import PerturbedCopies, StrictJudge


@dataclass(frozen=True)
class AnswerFacts:
    """Facts about an answer, for the monitor.

    `correct`: by EX, not by strict EX. `rows`, `columns`: 1 where it has more of them than gold,
    -1 where it has fewer, 0 where it has as many; None where it did not run.
    """

    correct: bool
    reads_table: bool
    rows: int | None
    columns: int | None


@dataclass(frozen=True)
class ScoredEpisode:
    """`reward`: the weighted sum of `parts` at the training step of the episode."""

    episode: SampledEpisode
    parts: RewardParts
    reward: float
    facts: AnswerFacts

    def without_rows(self) -> ScoredEpisode:
        return replace(self, episode=self.episode.without_rows())


class EpisodeScorer:
    """Rewards episodes on `examples`, or on some of them.

    Verdicts rest on copies that are made around the gold of all `examples`. The same SQL for the
    same question is judged once.
    """

    def __init__(
        self,
        examples: Sequence[Example],
        sandbox: Sandbox,
        schemas: Schemas,
        params: EpisodeRewardParams,
    ) -> None:
        self._schemas = schemas
        self._params = params
        self._judge = Judge(sandbox, strict=StrictJudge(sandbox, PerturbedCopies(examples)))
        self._structure = StructureMatcher()
        self._sandbox = sandbox
        self._gold: dict[str, ExecutionResult] = {}
        self._verdicts: dict[tuple[str, str], Verdict] = {}

    def usable(self, examples: Sequence[Example]) -> list[Example]:
        """Those whose gold returns rows: without rows no answer can earn `correctness`."""
        self._run_gold(examples)
        return [example for example in examples if self._gold[example.id].rows]

    def score(self, episodes: Sequence[SampledEpisode], step: int) -> list[ScoredEpisode]:
        """One score per episode, in order."""
        self._run_gold([episode.example for episode in episodes])
        new = {
            key: (episode.example, answer.sql, answer.result)
            for episode in episodes
            if (answer := episode.answer) is not None
            and (key := (episode.example.id, answer.sql)) not in self._verdicts
        }
        judged = self._judge.verdicts(list(new.values()))
        self._verdicts.update(zip(new, judged, strict=True))
        return [self._score(episode, step) for episode in episodes]

    def _run_gold(self, examples: Sequence[Example]) -> None:
        """Run the gold that has not run yet, each on a connection of its own."""
        new = {one.id: one for one in examples if one.id not in self._gold}
        queries = [Query(one.db_path, one.gold_sql, own_connection=True) for one in new.values()]
        self._gold.update(zip(new, self._sandbox.execute_many(queries), strict=True))

    def _score(self, episode: SampledEpisode, step: int) -> ScoredEpisode:
        answer = episode.answer
        if answer is None or not parses(answer.sql):
            parts = reward_parts(0.0, None)
            facts = AnswerFacts(False, False, None, None)
        else:
            verdict = self._verdicts[episode.example.id, answer.sql]
            judged = self._judged(episode.example, answer, verdict)
            steps = episode.trained_steps
            share = sum(map(_follows_format, steps)) / len(steps) if steps else 1.0
            parts = reward_parts(share, judged)
            facts = _facts(judged, verdict)
        return ScoredEpisode(episode, parts, total_reward(parts, self._params, step), facts)

    def _judged(self, example: Example, answer: Observation, verdict: Verdict) -> JudgedAnswer:
        match = self._structure.match(example.db_id, example.db_path, example.gold_sql, answer.sql)
        strict = verdict.strict
        return JudgedAnswer(
            result=answer.result,
            gold=self._gold[example.id],
            tables=self._tables(example, answer.sql),
            gold_tables=self._tables(example, example.gold_sql),
            limited="LIMIT" in sql_tokens(answer.sql),
            gold_limited="LIMIT" in sql_tokens(example.gold_sql),
            components=None if match is None else match.components,
            correct=strict is not None and strict.status == "correct",
            false_positive=strict is not None and strict.reason == "perturbed_copy",
        )

    def _tables(self, example: Example, sql: str) -> tuple[str, ...]:
        found = resolve_columns(sql, self._schemas.catalog(example.db_path, example.db_id))
        return () if found is None else found.tables


def _facts(answer: JudgedAnswer, verdict: Verdict) -> AnswerFacts:
    rows = columns = None
    if answer.result.status == "ok":
        rows = _sign(len(answer.result.rows) - len(answer.gold.rows))
        columns = _sign(len(answer.result.columns) - len(answer.gold.columns))
    return AnswerFacts(verdict.status == "correct", bool(answer.tables), rows, columns)


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def _follows_format(step: EpisodeStep) -> bool:
    """Whether the completion ended by itself and has the form that its role requires."""
    completion = step.candidates.completions[0]
    text = completion.text
    if completion.finish_reason != "stop":
        return False
    if step.role == "check":
        return check_passes(text) is not None
    if step.role == "act":
        return follows_format(text) and parses(final_sql(text) or "")
    return parses(extract_sql(text))
