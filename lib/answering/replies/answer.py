"""The answer of an episode, as people are told it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lib.answering.agents.episode import Candidates
from lib.answering.repair.observation import Guard, Observation, fired_guards
from lib.answering.replies.doubts import WrittenQuery, attempted_change, doubts
from lib.answering.replies.sentences import result_sentence
from lib.answering.rollout.driver import PlayedStep

_AGREEMENT = 0.5  # a share of samples above which nothing is doubted


@dataclass(frozen=True)
class Answer:
    """`observation`: of the last step with SQL. `summary`: the sentence above its table.

    `doubts`: why it may be wrong, in words. `guards`: those that fired on it. `agreement`: the
    share of samples with this result; None where there is one sample.
    """

    observation: Observation
    summary: str
    doubts: tuple[str, ...]
    guards: tuple[Guard, ...]
    agreement: float | None

    @property
    def sure(self) -> bool:
        return not self.doubts


def answer_of(steps: Sequence[PlayedStep]) -> Answer | None:
    """The answer of all steps of an episode; None where the model wrote no SQL."""
    written = [step for step in steps if step.candidates.observations]
    if not written:
        return None
    last = written[-1]
    question, catalog = last.episode.question.text, last.episode.view.catalog
    queries = [_query(step) for step in written]
    observation = queries[-1].observation
    agreement = _agreement(last.candidates, observation)
    found = doubts(question, queries, steps[-1].review.accepted, catalog)
    if agreement is not None and agreement <= _AGREEMENT:
        found.append("The samples do not agree.")
    summary = result_sentence(question, observation.sql, observation.result, catalog)
    change = attempted_change(question, queries)
    if change is not None:
        ran = observation.result.status == "ok"
        summary = f"{change} The table is what a query found." if ran else change
    return Answer(observation, summary, tuple(found), fired_guards(observation), agreement)


def _query(step: PlayedStep) -> WrittenQuery:
    """The selected query of a step, and the text that the model wrote, if it did."""
    selected, written = step.review.selected, step.candidates.completions
    text = written[selected].text if selected < len(written) else ""
    return WrittenQuery(step.candidates.observations[selected], text)


def _agreement(candidates: Candidates, selected: Observation) -> float | None:
    if len(candidates.observations) < 2:
        return None
    wanted = Counter(selected.result.rows)
    same = sum(
        one.result.status == selected.result.status and Counter(one.result.rows) == wanted
        for one in candidates.observations
    )
    return same / len(candidates.observations)
