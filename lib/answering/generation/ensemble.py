"""Several models that answer together: the samples of a prompt are divided among them."""

from collections.abc import Sequence
from dataclasses import replace

from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.base.records import Completion, Messages


class Ensemble:
    """See `lib.answering.generation.protocol.Generator`. The members have one base model.

    The samples of a request come from the members in turn, so that the first k of them are shared
    out as k samples would be. A greedy member writes one text. Members draw with seeds of their
    own: with the same one, similar members would write the same texts.
    """

    def __init__(self, members: Sequence[Generator]) -> None:
        """`members`: at least one."""
        self._members = members
        self.chat = members[0].chat
        self.max_prompt_tokens = min(member.max_prompt_tokens for member in members)

    def count_tokens(self, messages: Messages) -> int:
        return self._members[0].count_tokens(messages)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request; a failure where a member fails."""
        count = len(self._members)
        by_member = [
            member.generate(
                requests,
                replace(sampling, num_samples=share, seed=sampling.seed + place),
            )
            for place, member in enumerate(self._members)
            if (share := len(range(place, sampling.num_samples, count)))
        ]
        outcomes: list[GenerationOutcome] = []
        for index in range(len(requests)):
            outcomes.append(_in_turn([written[index] for written in by_member]))
            on_outcome(index, outcomes[-1])
        return outcomes


def _in_turn(written: Sequence[GenerationOutcome]) -> GenerationOutcome:
    """The first completion of each member, then the second of each, and so on."""
    completions: list[tuple[int, int, Completion]] = []
    for member, outcome in enumerate(written):
        if isinstance(outcome, GenerationFailure):
            return outcome
        completions += [(sample, member, one) for sample, one in enumerate(outcome)]
    return [one for _, _, one in sorted(completions, key=lambda each: each[:2])]
