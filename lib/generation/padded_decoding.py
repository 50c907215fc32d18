"""Batched decoding by `generate` of transformers, for models of any architecture.

Prompts are padded to one length, and a batch is written until the last of its rows has ended.

Array names carry their dimensions: R rows, L positions, V words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from transformers import GenerationConfig, LogitsProcessor, StoppingCriteria

from lib.generation.batches import cut_batches
from lib.generation.hf_rows import HasEnded, Row, choose_tokens, keep_token


class PaddedDecoder:
    """See `lib.generation.hf_rows.Decoder`."""

    def __init__(
        self, model: Any, device: torch.device, end_tokens: frozenset[int], has_ended: HasEnded
    ) -> None:
        self._model = model
        self._device = device
        self._end_tokens = end_tokens
        self._has_ended = has_ended

    def expect(self, prompts: Sequence[Sequence[int]], anew: bool) -> None:
        """Nothing is shared."""

    def renew(self) -> None:
        """Nothing is kept."""

    def decode(
        self,
        prompts: Sequence[Sequence[int]],
        rows: Sequence[Sequence[Row]],
        temperature: float,
        max_new_tokens: int,
        most_rows: int,
        on_written: Callable[[int], object],
    ) -> None:
        most_samples = max(map(len, rows), default=1)
        for batch in cut_batches([len(prompt) for prompt in prompts], most_rows // most_samples):
            flat = [(prompts[place], row) for place in batch for row in rows[place]]
            self._write(flat, temperature, max_new_tokens)
            for place in batch:
                on_written(place)

    @torch.inference_mode()
    def _write(
        self, asked: Sequence[tuple[Sequence[int], Row]], temperature: float, max_new_tokens: int
    ) -> None:
        """Write each row after its prompt."""
        rows = [row for _, row in asked]
        width = max(len(prompt) for prompt, _ in asked)
        pads = [width - len(prompt) for prompt, _ in asked]
        padding = min(self._end_tokens, default=0)
        ids = [[padding] * pad + [*prompt] for pad, (prompt, _) in zip(pads, asked, strict=True)]
        mask = [[0] * pad + [1] * (width - pad) for pad in pads]
        self._model.generate(
            input_ids=torch.tensor(ids, device=self._device),
            attention_mask=torch.tensor(mask, device=self._device),
            generation_config=GenerationConfig(
                do_sample=False,  # the likeliest of what `_Choice` leaves
                max_new_tokens=max_new_tokens,
                pad_token_id=padding,
                eos_token_id=sorted(self._end_tokens) or None,
                repetition_penalty=1.0,  # which some models' own configurations raise
            ),
            logits_processor=[_Choice(rows, temperature)],
            stopping_criteria=[_Keep(rows, self._end_tokens, self._has_ended)],
        )


class _Choice(LogitsProcessor):
    """Leaves nothing but the token that is chosen for each row."""

    def __init__(self, rows: Sequence[Row], temperature: float) -> None:
        self._rows = rows
        self._temperature = temperature

    def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        chosen = choose_tokens(scores, self._temperature, self._rows)
        only_RV = torch.full_like(scores, -torch.inf)
        only_RV[torch.arange(len(chosen)), torch.tensor(chosen, device=scores.device)] = 0.0
        return only_RV


class _Keep(StoppingCriteria):
    """Gives each row its new token, and says which rows have come to their end."""

    def __init__(
        self, rows: Sequence[Row], end_tokens: frozenset[int], has_ended: HasEnded
    ) -> None:
        self._rows = rows
        self._end_tokens = end_tokens
        self._has_ended = has_ended
        self._ended = [False] * len(rows)

    def __call__(self, input_ids: Any, scores: Any, **others: Any) -> Any:
        for place, token in enumerate(input_ids[:, -1].tolist()):
            if not self._ended[place]:
                self._ended[place] = keep_token(
                    self._rows[place], token, self._end_tokens, self._has_ended
                )
        return torch.tensor(self._ended, device=input_ids.device)
