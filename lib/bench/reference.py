"""`generate` of transformers as a generator, to compare the `hf` backend with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from transformers import StoppingCriteria

from lib.generation.batches import longest_prompt
from lib.generation.chat import has_chat_template, prompt_token_ids
from lib.generation.hf_loading import load_model
from lib.generation.hf_rules import TokenTexts
from lib.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.params import GenerationParams
from lib.records import Completion, Messages

_ROWS = 16


class TransformersGenerator:
    """See `lib.generation.protocol.Generator`. Batches of 16 rows, the longest prompts first.

    A batch is written until all of its rows have said their SQL. Its draws are seeded by the batch.
    """

    def __init__(self, model: str, params: GenerationParams) -> None:
        loaded = load_model(model, None, params.dtype, params.device)
        self._model = loaded.model
        self._device = loaded.device
        self._tokenizer = loaded.tokenizer
        self._texts = TokenTexts(loaded.tokenizer)
        self._max_prompt_tokens = longest_prompt(model, loaded.context, params)
        stated = loaded.model.generation_config.eos_token_id
        self._end_tokens = frozenset(stated if isinstance(stated, list) else [stated])

    @property
    def max_prompt_tokens(self) -> int:
        return self._max_prompt_tokens

    @property
    def chat(self) -> bool:
        return has_chat_template(self._tokenizer)

    def count_tokens(self, messages: Messages) -> int:
        return len(prompt_token_ids(self._tokenizer, messages))

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        prompts = [prompt_token_ids(self._tokenizer, request.messages) for request in requests]
        order = sorted(range(len(prompts)), key=lambda place: -len(prompts[place]))
        size = max(1, _ROWS // sampling.distinct)
        outcomes: dict[int, GenerationOutcome] = {}
        for first in range(0, len(order), size):
            places = order[first : first + size]
            torch.manual_seed(sampling.seed + first)
            answers = self._write([prompts[place] for place in places], sampling)
            for number, place in enumerate(places):
                rows = answers[number * sampling.distinct : (number + 1) * sampling.distinct]
                completions = [self._completion(row, len(prompts[place])) for row in rows]
                outcomes[place] = completions * (sampling.num_samples // sampling.distinct)
                on_outcome(place, outcomes[place])
        return [outcomes[place] for place in range(len(requests))]

    def _write(self, prompts: list[list[int]], sampling: Sampling) -> list[list[int]]:
        """The tokens after each prompt, `sampling.distinct` rows a prompt, ends included."""
        padding = min(self._end_tokens)
        width = max(map(len, prompts))
        ids = [[padding] * (width - len(prompt)) + prompt for prompt in prompts]
        mask = [[0] * (width - len(prompt)) + [1] * len(prompt) for prompt in prompts]
        choice: dict[str, Any] = {"do_sample": False}
        if sampling.temperature > 0:
            choice = {"do_sample": True, "temperature": sampling.temperature}
            choice |= {"top_k": 0, "top_p": 1.0}
        with torch.inference_mode():
            written = self._model.generate(
                input_ids=torch.tensor(ids, device=self._device),
                attention_mask=torch.tensor(mask, device=self._device),
                max_new_tokens=sampling.max_new_tokens,
                num_return_sequences=sampling.distinct,
                stopping_criteria=[_AllEnded(self._length, width)],
                pad_token_id=padding,
                repetition_penalty=1.0,  # which some models' own configurations raise
                **choice,
            )
        rows: list[list[int]] = written[:, width:].tolist()
        return rows

    def _completion(self, tokens: list[int], prompt_tokens: int) -> Completion:
        length = self._length(tokens)
        kept = tokens[:length]
        text = self._texts.text(kept)
        return Completion(text, "length" if length is None else "stop", prompt_tokens, len(kept))

    def _length(self, tokens: list[int]) -> int | None:
        """How many tokens a completion has; None: it has not come to its end."""
        for place, token in enumerate(tokens):
            if token in self._end_tokens:
                return place
            if self._texts.sql_has_ended(tokens[: place + 1], self.chat):
                return place + 1
        return None


class _AllEnded(StoppingCriteria):
    """Whether each row of a batch has come to its end, which is looked for in its new tokens."""

    def __init__(self, length: Any, width: int) -> None:
        self._length = length
        self._width = width

    def __call__(self, input_ids: torch.Tensor, scores: Any, **others: Any) -> Any:
        ended = [self._length(row) is not None for row in input_ids[:, self._width :].tolist()]
        return torch.tensor(ended, device=input_ids.device)
