"""Which of several candidates is the answer, by what the executor saw of them; gold has no part.

Rollouts choose by it while they run, and figures by it afterwards, from what is recorded.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from lib.base.records import Attempt, ChoiceRule, ExecutionResult, Step, Vote


@dataclass(frozen=True)
class Ballot:
    """A candidate as the choice sees it.

    `group`: the same for candidates with equal results; None: it has no result. `weight`: how
    likely a verifier takes it to be right, 0 to 1; None: it was not asked.
    """

    group: Hashable
    has_rows: bool
    weight: float | None = None


def chosen(ballots: Sequence[Ballot], rule: ChoiceRule) -> int:
    """The index of the answer among at least one candidate; 0 where none has a result.

    `first`: the first that has a result. `vote`: the first of the largest group with equal results;
    empty results do not vote where some candidate has rows. `weighted`: as `vote`, but the group
    with the largest sum of weights; where not all voters have weights, they count alike.
    """
    if rule == "first":
        return next((place for place, one in enumerate(ballots) if one.group is not None), 0)
    voting = voters(ballots)
    weighed = rule == "weighted" and all(ballots[place].weight is not None for place in voting)
    support: defaultdict[Hashable, list[float]] = defaultdict(list)
    for place in voting:
        weight = ballots[place].weight
        support[ballots[place].group].append(weight if weighed and weight is not None else 1.0)
    sums = {group: math.fsum(weights) for group, weights in support.items()}
    return next((p for p in voting if sums[ballots[p].group] == max(sums.values())), 0)


def voters(ballots: Sequence[Ballot]) -> list[int]:
    """The indices of the candidates that vote: those with rows, else those with a result."""
    with_result = [place for place, one in enumerate(ballots) if one.group is not None]
    return [place for place in with_result if ballots[place].has_rows] or with_result


def votes_of(
    results: Sequence[ExecutionResult], weights: Sequence[float | None] = ()
) -> tuple[Vote, ...]:
    """The votes of candidates with these results; `weights`: of each, () for none.

    Results are equal where they have the same rows, in whatever order. Groups are numbered from 0.
    """
    numbers: dict[Hashable, int] = {}
    votes = []
    for place, result in enumerate(results):
        group = None
        if result.status == "ok":
            rows = frozenset(Counter(result.rows).items())
            group = numbers.setdefault(rows, len(numbers))
        votes.append(Vote(group, weights[place] if weights else None))
    return tuple(votes)


def ballots_of(
    results: Sequence[ExecutionResult], weights: Sequence[float | None] = ()
) -> list[Ballot]:
    """The ballots of candidates with these results; see `votes_of`."""
    return [
        Ballot(vote.group, bool(result.rows), vote.weight)
        for result, vote in zip(results, votes_of(results, weights), strict=True)
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
        Ballot(vote.group, attempt.row_count > 0, vote.weight)
        for attempt, vote in zip(step.attempts, step.votes, strict=True)
    ]


def _rows_key(attempt: Attempt) -> Hashable:
    """Complete results compare as multisets of rows, longer ones by their first rows in order."""
    if len(attempt.rows) < attempt.row_count:
        return attempt.row_count, attempt.rows
    return frozenset(Counter(attempt.rows).items())
