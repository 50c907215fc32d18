"""Which of several candidates is the answer, by what the executor saw of them; gold has no part.

Rollouts choose by it while they run, and figures by it afterwards, from what is recorded.
"""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from lib.base.records import Attempt, ChoiceRule, ExecutionResult, Step, Vote


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
        return next((place for place, one in enumerate(ballots) if one.group is not None), 0)
    with_result = [place for place, one in enumerate(ballots) if one.group is not None]
    voting = [place for place in with_result if ballots[place].has_rows] or with_result
    counts = Counter(ballots[place].group for place in voting)
    largest = max(counts.values(), default=0)
    return next((place for place in voting if counts[ballots[place].group] == largest), 0)


def votes_of(results: Sequence[ExecutionResult]) -> tuple[Vote, ...]:
    """The votes of candidates with these results.

    Results are equal where they have the same rows, in whatever order. Groups are numbered from 0.
    """
    numbers: dict[Hashable, int] = {}
    votes = []
    for result in results:
        group = None
        if result.status == "ok":
            rows = frozenset(Counter(result.rows).items())
            group = numbers.setdefault(rows, len(numbers))
        votes.append(Vote(group))
    return tuple(votes)


def ballots_of(results: Sequence[ExecutionResult]) -> list[Ballot]:
    """The ballots of candidates with these results; see `votes_of`."""
    return [
        Ballot(vote.group, bool(result.rows))
        for result, vote in zip(results, votes_of(results), strict=True)
    ]


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
