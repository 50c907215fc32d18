"""The answer of an episode, as people are told it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lib.answering.agents.episode import Candidates
from lib.answering.repair.observation import Guard, Observation, fired_guards
from lib.answering.replies.doubts import attempted_change, doubts
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
    selected = [step.candidates.observations[step.review.selected] for step in written]
    observation, ran = selected[-1], selected[-1].result.status == "ok"
    summary = result_sentence(question, observation.sql, observation.result, catalog)
    found = doubts(selected, steps[-1].review.accepted, catalog)
    agreement = _agreement(last.candidates, observation)
    if agreement is not None and agreement <= _AGREEMENT:
        found.append("The samples do not agree.")
    change = attempted_change(
        question,
        (one for step in written for one in step.candidates.observations),
        (one.text for step in steps for one in step.candidates.completions),
    )
    if change is not None:
        summary = f"{change} The table is what a query found." if ran else change
        found = [change, *(found if ran else ())]
    return Answer(observation, summary, tuple(found), fired_guards(observation), agreement)


def _agreement(candidates: Candidates, selected: Observation) -> float | None:
    if len(candidates.observations) < 2:
        return None
    wanted = Counter(selected.result.rows)
    same = sum(
        one.result.status == selected.result.status and Counter(one.result.rows) == wanted
        for one in candidates.observations
    )
    return same / len(candidates.observations)
