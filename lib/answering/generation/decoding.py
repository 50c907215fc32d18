"""The rows of a batch in progress, how their next tokens are chosen, and the general decoder.

`PaddedDecoder` uses `generate` of transformers and works for any architecture: prompts are padded
to one length, and a batch runs until its last row has ended.
`lib.answering.generation.prefix_decoding` is faster.

Array names carry their dimensions: R rows, L positions, V words, B blocks of words.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import torch
from transformers import GenerationConfig

_WORDS_A_BLOCK = 512


@dataclass
class Row:
    """One completion in progress. Each row draws from its own `source`, so neighbours don't matter.

    `stop`: see `GenerationRequest`. `tokens`: those written so far, without the end token.
    `end_token`: set once it has been written. `finish_reason`: stays "length" where the row is cut
    off. `log_probabilities`: of the tokens and the end token; None: not wanted. `on_token`: called
    with the row after each token; if it returns False, the row ends. `greedy`: of the likeliest
    tokens, whatever the temperature.
    """

    source: random.Random
    stop: tuple[str, ...] = ()
    tokens: list[int] = field(default_factory=list)
    finish_reason: Literal["stop", "length"] = "length"
    log_probabilities: list[float] | None = None
    end_token: int | None = None
    on_token: Callable[[Row], bool] | None = None
    greedy: bool = False


HasEnded = Callable[[Row], bool]
"""Takes a row after every token but an end token; returns whether it is complete."""


@dataclass(frozen=True)
class Prompt:
    """A prompt, the `index`-th of a call, and the rows to be written after it."""

    index: int
    tokens: Sequence[int]
    rows: Sequence[Row]


@dataclass(frozen=True)
class DecodingJob:
    """What is to be written in one call, about `most_rows` rows at a time.

    `on_written` is called with each prompt once all of its rows are written. `join` is called for
    further prompts between tokens, if the decoder can start rows while others are running.
    """

    prompts: Sequence[Prompt]
    temperature: float
    max_new_tokens: int
    most_rows: int
    on_written: Callable[[Prompt], object]
    join: Callable[[], Sequence[Prompt]] = tuple


class Decoder(ABC):
    """Writes the rows of prompts. `end_tokens`: any of them ends a row."""

    def __init__(self, model: Any, end_tokens: frozenset[int], has_ended: HasEnded) -> None:
        self._model = model
        self._end_tokens = end_tokens
        self._has_ended = has_ended

    @abstractmethod
    def decode(self, job: DecodingJob) -> None:
        """Write the rows of each prompt of the job."""

    def expect(self, prompts: Sequence[Sequence[int]], forget_others: bool) -> None:  # noqa: B027
        """Find the prefixes that these prompts share; some or all of them are then decoded.

        `forget_others`: forget the prefixes that earlier calls found.
        """

    def refresh(self) -> None:  # noqa: B027
        """Forget cached states: the weights have changed, or other code has used the model."""

    def _keep(self, row: Row, token: int) -> bool:
        """Add the token, unless it is an end token, to the row. Returns whether that has ended."""
        if token not in self._end_tokens:
            row.tokens.append(token)
            if row.on_token is not None and not row.on_token(row):
                return True
            if not self._has_ended(row):
                return False
        else:
            row.end_token = token
        row.finish_reason = "stop"
        return True


def choose_tokens(logits_RV: torch.Tensor, temperature: float, rows: Sequence[Row]) -> list[int]:
    """The next token of each row: the likeliest at temperature 0 or in a greedy row, else a draw.

    A draw inverts the cumulative distribution at one uniform number from the row's own source, so
    it depends on the other rows only through rounding in the logits. The token is located block by
    block, since a cumulative sum over the whole vocabulary costs as much as a layer of the model.
    Rows that want log-probabilities get those of their tokens.
    """
    chosen = _chosen(logits_RV, temperature, rows)
    if any(row.log_probabilities is not None for row in rows):
        scores_RV = logits_RV.float() / (temperature or 1.0)
        index_R1 = torch.tensor(chosen, device=scores_RV.device)[:, None]
        found_R = scores_RV.gather(1, index_R1)[:, 0] - scores_RV.logsumexp(dim=-1)
        for row, log_probability in zip(rows, found_R.tolist(), strict=True):
            if row.log_probabilities is not None:
                row.log_probabilities.append(log_probability)
    return chosen


def _chosen(logits_RV: torch.Tensor, temperature: float, rows: Sequence[Row]) -> list[int]:
    if temperature == 0:
        likeliest: list[int] = logits_RV.argmax(dim=-1).tolist()
        return likeliest
    greedy = [index for index, row in enumerate(rows) if row.greedy]
    greedy_tokens = logits_RV[greedy].argmax(dim=-1).tolist() if greedy else []
    scores_RV = logits_RV.float() / temperature
    weights_RV = scores_RV.sub_(scores_RV.amax(dim=-1, keepdim=True)).exp_()
    missing = -weights_RV.shape[1] % _WORDS_A_BLOCK
    weights_RBV = torch.nn.functional.pad(weights_RV, (0, missing)).unflatten(
        1, (-1, _WORDS_A_BLOCK)
    )
    sums_RB = weights_RBV.sum(-1).double().cumsum(-1)
    uniform_R = torch.tensor([row.source.random() for row in rows], dtype=torch.double)
    target_R1 = uniform_R.to(sums_RB.device)[:, None] * sums_RB[:, -1:]
    block_R1 = _first_above(sums_RB, target_R1)
    before_R1 = torch.where(block_R1 > 0, sums_RB.gather(1, (block_R1 - 1).clamp(min=0)), 0.0)
    row_R = torch.arange(len(rows), device=block_R1.device)
    inside_RV = weights_RBV[row_R, block_R1[:, 0]].double().cumsum(-1)
    word_R1 = _first_above(inside_RV, target_R1 - before_R1)
    chosen: list[int] = (block_R1 * _WORDS_A_BLOCK + word_R1)[:, 0].tolist()
    for index, token in zip(greedy, greedy_tokens, strict=True):
        chosen[index] = token
    return chosen


def state_shape(model: Any) -> tuple[int, int, int]:
    """The number of layers, of key-value heads, and of values a head."""
    config = model.config.get_text_config()
    heads = config.num_attention_heads
    shared_heads = getattr(config, "num_key_value_heads", None) or heads
    width = getattr(config, "head_dim", None) or config.hidden_size // heads
    return config.num_hidden_layers, shared_heads, width


def _first_above(sums: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """The first index whose cumulative sum exceeds the target, never after the last weight."""
    return torch.searchsorted(
        sums, target.minimum(torch.nextafter(sums[:, -1:], sums[:, -1:] * 0)), right=True
    )


def cut_batches(lengths: Sequence[int], size: int) -> list[list[int]]:
    """Divide prompts of these lengths into batches of at most `size` (but at least one) indices.

    The longest prompts come first, so that a lack of memory shows early. Prompts of one batch are
    about equally long, so that there is little padding. Batches are about equally large, so that no
    small one is left over.
    """
    by_length = sorted(range(len(lengths)), key=lambda index: -lengths[index])
    count = -(-len(by_length) // max(1, size))
    return [
        by_length[len(by_length) * i // count : len(by_length) * (i + 1) // count]
        for i in range(count)
    ]


class PaddedDecoder(Decoder):
    """Writes batches of padded prompts, which share no states."""

    def decode(self, job: DecodingJob) -> None:
        most_samples = max((len(prompt.rows) for prompt in job.prompts), default=1)
        lengths = [len(prompt.tokens) for prompt in job.prompts]
        for batch in cut_batches(lengths, job.most_rows // most_samples):
            prompts = [job.prompts[index] for index in batch]
            self._write(prompts, [row for prompt in prompts for row in prompt.rows], job)
            for prompt in prompts:
                job.on_written(prompt)

    @torch.inference_mode()
    def _write(self, prompts: Sequence[Prompt], rows: Sequence[Row], job: DecodingJob) -> None:
        """Write `rows`, which are those of these prompts."""
        width = max(len(prompt.tokens) for prompt in prompts)
        padding = min(self._end_tokens, default=0)
        ids, mask = [], []
        for prompt in prompts:
            pad = width - len(prompt.tokens)
            ids += [[padding] * pad + [*prompt.tokens]] * len(prompt.rows)
            mask += [[0] * pad + [1] * len(prompt.tokens)] * len(prompt.rows)
        ended = [False] * len(rows)

        def choose(input_ids: Any, scores: torch.Tensor) -> torch.Tensor:
            """Mask every token but the one that is chosen for each row."""
            chosen = choose_tokens(scores, job.temperature, rows)
            only_RV = torch.full_like(scores, -torch.inf)
            only_RV[torch.arange(len(chosen)), torch.tensor(chosen, device=scores.device)] = 0.0
            return only_RV

        def keep(input_ids: torch.Tensor, scores: Any, **others: Any) -> torch.Tensor:
            self._keep_all(rows, input_ids[:, -1].tolist(), ended)
            return torch.tensor(ended, device=input_ids.device)

        self._model.generate(
            input_ids=torch.tensor(ids, device=self._model.device),
            attention_mask=torch.tensor(mask, device=self._model.device),
            generation_config=GenerationConfig(
                do_sample=False,  # the likeliest of what `choose` leaves
                max_new_tokens=job.max_new_tokens,
                pad_token_id=padding,
                eos_token_id=sorted(self._end_tokens) or None,
                repetition_penalty=1.0,  # some models' own configurations raise it
            ),
            logits_processor=[choose],
            stopping_criteria=[keep],
        )

    def _keep_all(self, rows: Sequence[Row], tokens: Sequence[int], ended: list[bool]) -> None:
        """Add its new token to each row that has not ended, and note in `ended` which have now."""
        for index, row in enumerate(rows):
            ended[index] = ended[index] or self._keep(row, tokens[index])
