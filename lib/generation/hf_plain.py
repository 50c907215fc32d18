"""What a model writes by itself: greedy or sampled, without rules of decoding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from lib.generation.hf_rows import Row
from lib.generation.hf_rules import TokenTexts
from lib.generation.prefix_decoding import PrefixDecoder
from lib.generation.prefix_tree import Prefix, plan_prefixes
from lib.generation.protocol import GenerationRequest, Sampling, random_source


class PlainWriter:
    """Writes the rows of requests over prefixes that are read once.

    Prefixes stay known from the first turn of a group of questions to its last, so that the schema
    which the first turn has read serves the repairs. What is known depends on the requests alone,
    not on whether the first turn was written or answered from a cache: a run that is resumed reads
    the same tokens together, and ends with the same bytes.
    """

    def __init__(
        self,
        model: Any,
        device: torch.device,
        end_tokens: frozenset[int],
        tokens: TokenTexts,
        chat: bool,
    ) -> None:
        self._tokens = tokens
        self._chat = chat
        self._known: list[Prefix] = []
        self._decoder = PrefixDecoder(model, device, end_tokens, self._has_ended)

    def expect(
        self, requests: Sequence[GenerationRequest], prompts: Sequence[Sequence[int]]
    ) -> None:
        """Note which prefixes these requests share, before they are written or found in a cache."""
        if all(request.turn == 1 for request in requests):
            self._known.clear()
        for prefix in plan_prefixes(prompts, self._known):
            while prefix is not None and prefix not in self._known:
                self._known.append(prefix)
                prefix = prefix.parent

    def write(
        self,
        requests: Sequence[GenerationRequest],
        prompts: Sequence[Sequence[int]],
        sampling: Sampling,
        most_rows: int,
        on_written: Callable[[int, list[Row]], object],
    ) -> None:
        """Write the samples of each request; `on_written` is given each one's place and rows."""
        rows = [
            [
                Row(random_source(sampling.seed, request, sample), stop=request.stop)
                for sample in range(sampling.distinct)
            ]
            for request in requests
        ]
        self._decoder.decode(
            prompts,
            plan_prefixes(prompts, self._known),
            rows,
            sampling.temperature,
            sampling.max_new_tokens,
            most_rows,
            lambda place: on_written(place, rows[place]),
        )

    def _has_ended(self, row: Row) -> bool:
        return self._tokens.has_ended(row.tokens, self._chat, row.stop)
