"""Asks a verifier about candidates whose results differ, before one of them is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from lib.answering.agents.checking import CandidateChecker
from lib.answering.agents.episode import Candidates, Episode, ModelRequest, Review
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationRequest,
    Generator,
    Sampling,
)
from lib.base.records import Completion
from lib.scoring.choosing import ballots_of, voters

_SAMPLING = Sampling(max_new_tokens=1, tokens=True)


@dataclass(frozen=True)
class Verification:
    """What the verifier said of the candidates of a step. `weights`: see `Candidates`.

    `check`: for the record, a completion for each group of equal results. `places`: by candidate,
    the index of its group's completion; None where it was not asked about.
    """

    weights: tuple[float | None, ...]
    check: Candidates
    places: tuple[int | None, ...]

    def weighed(self, candidates: Candidates) -> Candidates:
        """The candidates with their weights."""
        return replace(candidates, weights=self.weights)

    def review_of_check(self, review: Review) -> Review:
        """The review of the check: it selects what was said of the candidate that is chosen."""
        return Review(self.places[review.selected] or 0, review.accepted)


@dataclass(frozen=True)
class CandidateVerifier:
    """A model, and how it is asked about a candidate."""

    generator: Generator
    checker: CandidateChecker

    def verify(
        self, turn: int, answered: Sequence[tuple[Episode, Candidates]]
    ) -> dict[int, Verification]:
        """By place, for the episodes whose candidates voted for several results.

        Each result is asked about once, by the first candidate that has it. An episode for which
        the model gives no answer, such as for a prompt that is too long, is left out.
        """
        disputed: list[tuple[int, list[list[int]], list[ModelRequest]]] = []
        for place, (episode, candidates) in enumerate(answered):
            groups = _groups(candidates)
            if len(groups) > 1:
                first = [candidates.observations[members[0]] for members in groups]
                checks = [self.checker.request(episode, candidate) for candidate in first]
                disputed.append((place, groups, checks))
        if not disputed:
            return {}
        outcomes = iter(
            self.generator.generate(
                [  # as of the next turn: what prompts share with those of this one stays known
                    GenerationRequest(
                        answered[place][0].question.id,
                        turn + 1,
                        check.prompt.messages,
                        choices=check.choices,
                    )
                    for place, _, checks in disputed
                    for check in checks
                ],
                _SAMPLING,
            )
        )
        verified = {}
        for place, groups, checks in disputed:
            completions: list[Completion] = []
            for outcome in islice(outcomes, len(checks)):
                completions += [] if isinstance(outcome, GenerationFailure) else outcome
            if len(completions) == len(checks):
                count = len(answered[place][1].observations)
                verified[place] = self._verification(count, groups, checks[0], completions)
        return verified

    def _verification(
        self,
        candidates: int,
        groups: Sequence[Sequence[int]],
        request: ModelRequest,
        completions: Sequence[Completion],
    ) -> Verification:
        """`completions`: of each group. The record shows no prompt, since there is one for each."""
        places: list[int | None] = [None] * candidates
        for group, members in enumerate(groups):
            for member in members:
                places[member] = group
        weight = [self.checker.weight(completion) for completion in completions]
        weights = (None if place is None else weight[place] for place in places)
        shown = replace(request, prompt=replace(request.prompt, messages=()))
        return Verification(
            tuple(weights), Candidates(shown, tuple(completions), ()), tuple(places)
        )


def _groups(candidates: Candidates) -> list[list[int]]:
    """The candidates that vote, by their results; of a single candidate there is one group."""
    ballots = ballots_of([one.result for one in candidates.observations])
    groups: dict[object, list[int]] = {}
    for place in voters(ballots):
        groups.setdefault(ballots[place].group, []).append(place)
    return list(groups.values())
