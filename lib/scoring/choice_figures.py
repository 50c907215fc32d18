"""EX by the rule of choice and the number of samples, from the candidates of one rollout.

The first k samples of n are those that k samples would have been, so nothing is sampled again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lib.base.records import Attempt, ChoiceRule, Step, Trajectory
from lib.scoring.choosing import chosen, recorded_ballots
from lib.scoring.statistics import rate_with_intervals

_RULES: tuple[ChoiceRule, ...] = ("first", "vote")


def chosen_attempt(turn: Step, rule: ChoiceRule, samples: int | None = None) -> Attempt:
    """The answer among the candidates of the turn, or among its first `samples`."""
    return turn.attempts[chosen(recorded_ballots(turn)[:samples], rule)]


@dataclass(frozen=True)
class Choice:
    """What each rule would have answered with the first `samples` candidates of the first turn.

    `correct`: of each of `_RULES`. Tokens: the prompt once, and all that was written.
    """

    samples: int
    correct: tuple[bool, ...]
    prompt_tokens: int
    completion_tokens: int


def choices_of(trajectory: Trajectory) -> tuple[Choice, ...]:
    """The choices among 1, 2, 4, ... and all candidates of the first turn, as it is corrected.

    () where there was one candidate, or gold decided.
    """
    if not trajectory.turns or not trajectory.corrected_turns[0].votes:
        return ()
    written, turn = trajectory.turns[0], trajectory.corrected_turns[0]
    choices = []
    for samples in _numbers_of_samples(len(turn.attempts)):
        part = written.attempts[:samples]
        choices.append(
            Choice(
                samples,
                tuple(chosen_attempt(turn, rule, samples).correct for rule in _RULES),
                part[0].prompt_tokens,
                sum(attempt.completion_tokens for attempt in part),
            )
        )
    return tuple(choices)


def figures_by_choice(questions: Sequence[tuple[str, Sequence[Choice]]]) -> list[dict[str, Any]]:
    """A row for each number of samples: EX of each rule with its intervals, tokens a question.

    `questions`: the database and the choices of each. A question with fewer candidates counts with
    all of them, and one without any as wrong. Empty where no question has choices.
    """
    rows = []
    for samples in _numbers_of_samples(max((c[-1].samples for _, c in questions if c), default=0)):
        among = [(database, _among(samples, choices)) for database, choices in questions]
        found = [choice for _, choice in among if choice is not None]
        row: dict[str, Any] = {
            "samples": samples,
            "prompt_tokens": sum(choice.prompt_tokens for choice in found) / len(questions),
            "completion_tokens": sum(choice.completion_tokens for choice in found) / len(questions),
        }
        for number, rule in enumerate(_RULES):
            right = [(database, bool(one and one.correct[number]), 1) for database, one in among]
            row |= rate_with_intervals(f"{rule}_ex", right)
        rows.append(row)
    return rows


def _among(samples: int, choices: Sequence[Choice]) -> Choice | None:
    """The choice among the first `samples`, or among all where there are fewer."""
    return next((choice for choice in reversed(choices) if choice.samples <= samples), None)


def _numbers_of_samples(most: int) -> list[int]:
    """1, 2, 4 and so on below `most`, and `most`; none where it is 0."""
    powers = (2**power for power in range(most.bit_length()))
    return [*(number for number in powers if number < most), *([most] if most else [])]
