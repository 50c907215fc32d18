"""Which of several candidates is the answer, by what the executor saw of them; gold has no part.

Rollouts choose by it while they run, and figures by it afterwards, from what is recorded: EX by
the rule and the number of samples. The first k samples of n are those that k samples would have
been, so nothing is sampled again.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from lib.base.records import Attempt, ChoiceRule, ExecutionResult, Step, Trajectory, Vote
from lib.scoring.statistics import rate_with_intervals

_RULES: tuple[ChoiceRule, ...] = ("first", "vote")


@dataclass(frozen=True)
class Ballot:
    """A candidate as the choice sees it.

    `group`: the same for candidates with equal results; None: it has no result.
    """

    group: Hashable
    has_rows: bool


def chosen(ballots: Sequence[Ballot], rule: ChoiceRule) -> int:
    """The index of the answer among at least one candidate; 0 where none has a result.

    `first`: the first that has a result. `vote`: the first of the largest group with equal results;
    empty results do not vote where some candidate has rows.
    """
    if rule == "first":
        return next((index for index, one in enumerate(ballots) if one.group is not None), 0)
    with_result = [index for index, one in enumerate(ballots) if one.group is not None]
    voting = [index for index in with_result if ballots[index].has_rows] or with_result
    counts = Counter(ballots[index].group for index in voting)
    largest = max(counts.values(), default=0)
    return next((index for index in voting if counts[ballots[index].group] == largest), 0)


def votes_of(results: Sequence[ExecutionResult]) -> tuple[Vote, ...]:
    """The votes of candidates with these results.

    Results are equal where they have the same rows, in whatever order. Groups are numbered from 0.
    """
    numbers: dict[Hashable, int] = {}
    bags = [frozenset(Counter(one.rows).items()) if one.status == "ok" else None for one in results]
    return tuple(
        Vote(None if bag is None else numbers.setdefault(bag, len(numbers))) for bag in bags
    )


def ballots_of(results: Sequence[ExecutionResult]) -> list[Ballot]:
    return [Ballot(v.group, bool(r.rows)) for r, v in zip(results, votes_of(results), strict=True)]


def recorded_ballots(step: Step) -> list[Ballot]:
    """The ballots of the candidates of a recorded step.

    Where it has no votes, results are equal that agree in the number of rows and the rows kept.
    """
    if not step.votes:
        return [
            Ballot(_rows_key(one) if one.status == "ok" else None, one.row_count > 0)
            for one in step.attempts
        ]
    return [
        Ballot(vote.group, attempt.row_count > 0)
        for attempt, vote in zip(step.attempts, step.votes, strict=True)
    ]


def _rows_key(attempt: Attempt) -> Hashable:
    """Complete results compare as multisets of rows, longer ones by their first rows in order."""
    if len(attempt.rows) < attempt.row_count:
        return attempt.row_count, attempt.rows
    return frozenset(Counter(attempt.rows).items())


def chosen_attempt(turn: Step, rule: ChoiceRule, samples: int | None = None) -> Attempt:
    """The answer among the candidates of the turn, or among its first `samples`."""
    return turn.attempts[chosen(recorded_ballots(turn)[:samples], rule)]


@dataclass(frozen=True)
class AnswersByRule:
    """What each rule would have answered with the first `samples` candidates of the first turn.

    `correct`: of each of `_RULES`. Tokens: the prompt once, and all that was written.
    """

    samples: int
    correct: tuple[bool, ...]
    prompt_tokens: int
    completion_tokens: int


def choices_of(trajectory: Trajectory) -> tuple[AnswersByRule, ...]:
    """The choices among 1, 2, 4, ... and all candidates of the first turn, as it is corrected.

    () where there was one candidate, or gold decided.
    """
    if not trajectory.turns or not trajectory.corrected_turns[0].votes:
        return ()
    written, turn = trajectory.turns[0], trajectory.corrected_turns[0]
    return tuple(
        AnswersByRule(
            samples,
            tuple(chosen_attempt(turn, rule, samples).correct for rule in _RULES),
            written.attempts[0].prompt_tokens,
            sum(attempt.completion_tokens for attempt in written.attempts[:samples]),
        )
        for samples in _numbers_of_samples(len(turn.attempts))
    )


def figures_by_choice(
    questions: Sequence[tuple[str, Sequence[AnswersByRule]]],
) -> list[dict[str, Any]]:
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


def _among(samples: int, choices: Sequence[AnswersByRule]) -> AnswersByRule | None:
    """The choice among the first `samples`, or among all where there are fewer."""
    return next((choice for choice in reversed(choices) if choice.samples <= samples), None)


def _numbers_of_samples(most: int) -> list[int]:
    """1, 2, 4 and so on below `most`, and `most`; none where it is 0."""
    powers = (2**power for power in range(most.bit_length()))
    return [*(number for number in powers if number < most), *([most] if most else [])]
