"""The `hf` backend: any causal language model of `transformers`, in process.

Requests are sorted by length and batched across questions; results come back in the order of the
requests and, but for rounding, do not depend on how they were batched.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import torch

from lib.errors import ModelError
from lib.generation.batches import (
    CPU_BATCH_SIZE,
    cut_batches,
    deal_shares,
    longest_prompt,
    one_share,
    set_apart_too_long,
)
from lib.generation.cached import CachedBatches, OnWritten, WriteBatch
from lib.generation.chat import has_chat_template, prompt_token_ids
from lib.generation.hf_decoding import Decoder
from lib.generation.hf_identity import hf_identity
from lib.generation.hf_loading import LoadedModel, load_model
from lib.generation.hf_other_ways import likelihood, other_ways, repeats
from lib.generation.hf_plain import PlainWriter
from lib.generation.hf_rows import Contest, Row, Rule
from lib.generation.hf_rules import SchemaRules, TokenTexts
from lib.generation.prefix_decoding import supports_prefix_decoding
from lib.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
)
from lib.generation.response_cache import open_cache
from lib.generation.stopping import text_before_stop
from lib.params import GenerationParams
from lib.records import Completion, Messages, joined_text

_FIRST_GPU_BATCH_SIZE = 512
_PLAIN_CPU_BATCH_SIZE = 64  # a model of half a billion parameters: fewer rows leave cores waiting
_CACHED_PROMPTS = 1024  # a prompt is counted when it is built and encoded when it is asked


class HfGenerator:
    """See `lib.generation.protocol.Generator`."""

    def __init__(
        self,
        model: str,
        adapter: Path | None,
        params: GenerationParams,
        whole_shares: bool = False,
    ) -> None:
        """Load the model. Raises ModelError where model or adapter cannot be loaded.

        Raises ProjectError where the cache of answers cannot be used, here and in `generate`.
        `whole_shares`: what is asked at once is the share of one of several processes.
        """
        cache = open_cache(params)
        loaded = load_model(model, adapter, params.dtype, params.device)
        self._tokenizer = loaded.tokenizer
        self._chat = has_chat_template(loaded.tokenizer)
        self._constrained = params.schema_constrained and not self._chat
        self._goes_other_ways = params.other_ways and not self._chat
        self._tokens = TokenTexts(loaded.tokenizer)
        self._may_shrink = params.batch_size == "auto"
        self._batch_size = _batch_size(params.batch_size, loaded.device)
        self._cut = cut_batches
        if loaded.device.type == "cpu":  # as several processes do
            self._cut = one_share if whole_shares else deal_shares
        self._max_prompt_tokens = longest_prompt(model, loaded.context, params)
        self._encode = lru_cache(_CACHED_PROMPTS)(self._encode_prompt)
        self._stop: tuple[str, ...] = ()  # of the batch that is written
        self._end_tokens = _end_tokens(loaded.model, loaded.tokenizer)
        self._rule_writer = SchemaRules(self._tokens, self._end_tokens, self._ended)
        self._plain = self._plain_writer(loaded)
        if self._plain is None:
            self._decoder = Decoder(loaded.model, loaded.device, self._end_tokens, self._ended)
        elif params.batch_size == "auto" and loaded.device.type == "cpu":
            self._batch_size = _PLAIN_CPU_BATCH_SIZE
        self._write_batch: WriteBatch = self._generate_batch
        if cache:
            identity = hf_identity(model, adapter, params)
            self._write_batch = CachedBatches(self._generate_batch, cache, identity)

    @property
    def max_prompt_tokens(self) -> int:
        return self._max_prompt_tokens

    @property
    def chat(self) -> bool:
        return self._chat

    def count_tokens(self, messages: Messages) -> int:
        return len(self._encode(messages))

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome a request. A prompt that is too long is a failure; others go on.

        A batch holds `batch_size` rows, or one prompt's samples where these are more. Where it is
        `auto`, a batch that does not fit into memory is halved, and so are those that follow.
        Raises ModelError where a batch does not fit into memory.
        """
        outcomes: dict[int, GenerationOutcome] = {}

        def add(index: int, outcome: GenerationOutcome) -> None:
            outcomes[index] = outcome
            on_outcome(index, outcome)

        lengths = [self.count_tokens(request.messages) for request in requests]
        fitting, failures = set_apart_too_long(lengths, self._max_prompt_tokens)
        for index, failure in failures.items():
            add(index, failure)
        if self._plain:
            asked = [requests[index] for index in fitting]
            self._plain.expect(asked, [self._encode(request.messages) for request in asked])
        left = deque(self._batches(requests, fitting, sampling))
        while left:
            batch = left.popleft()
            asked = [requests[index] for index in batch]

            def add_early(
                place: int, completions: list[Completion], batch: list[int] = batch
            ) -> None:
                add(batch[place], completions)

            try:
                written = self._write_batch(asked, sampling, add_early)
            except torch.OutOfMemoryError:
                self._shrink(asked, sampling.distinct)
                unwritten = [index for index in (*batch, *chain(*left)) if index not in outcomes]
                left = deque(self._batches(requests, unwritten, sampling))
                continue
            for index, completions in zip(batch, written, strict=True):
                if index in outcomes:
                    outcomes[index] = completions
                else:
                    add(index, completions)
        return [outcomes[index] for index in range(len(requests))]

    def _batches(
        self, requests: Sequence[GenerationRequest], chosen: list[int], sampling: Sampling
    ) -> list[list[int]]:
        """Cut the chosen requests into batches; all requests of a batch have the same stop strings.

        Without rules of decoding they are one batch, in which rows begin and leave as they come.
        """
        if self._plain:
            return [chosen] if chosen else []
        of_stop: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
        for index in chosen:
            of_stop[requests[index].stop].append(index)
        batches = []
        for alike in of_stop.values():
            lengths = [self.count_tokens(requests[index].messages) for index in alike]
            cut = self._cut(lengths, self._batch_size // sampling.distinct)
            batches += [[alike[place] for place in batch] for batch in cut]
        return batches

    def _shrink(self, batch: Sequence[GenerationRequest], samples: int) -> None:
        """Halve the batches to come: this one did not fit. Raises ModelError if it must not."""
        rows = min(len(batch) * samples, self._batch_size)
        if not self._may_shrink or len(batch) == 1 or rows <= samples:
            raise ModelError(
                f"out of memory with {rows} rows of up to {self.count_tokens(batch[0].messages)} "
                f"prompt tokens; lower generation.batch_size ({self._batch_size})"
            )
        self._batch_size = rows // 2
        torch.cuda.empty_cache()

    def _generate_batch(
        self, requests: Sequence[GenerationRequest], sampling: Sampling, on_written: OnWritten
    ) -> list[list[Completion]]:
        prompts = [self._encode(request.messages) for request in requests]
        if self._plain:
            return self._write_plainly(self._plain, requests, prompts, sampling, on_written)
        self._stop = requests[0].stop
        rows = [
            [self._new_row(request, sampling, sample) for sample in range(sampling.distinct)]
            for request in requests
        ]
        self._decoder.decode(
            prompts, rows, sampling.temperature, sampling.max_new_tokens, self._batch_size
        )
        copies = sampling.num_samples // sampling.distinct
        return [
            [
                self._completion(self._best(request, row), len(prompt), self._stop)
                for row in of_prompt
            ]
            * copies
            for request, prompt, of_prompt in zip(requests, prompts, rows, strict=True)
        ]

    def _plain_writer(self, loaded: LoadedModel) -> PlainWriter | None:
        """The writer of models that no rule is made for, where prefixes can be shared."""
        ruled = self._constrained or self._goes_other_ways
        if ruled or not supports_prefix_decoding(loaded.model):
            return None
        return PlainWriter(loaded.model, loaded.device, self._end_tokens, self._tokens, self._chat)

    def _write_plainly(
        self,
        writer: PlainWriter,
        requests: Sequence[GenerationRequest],
        prompts: Sequence[Sequence[int]],
        sampling: Sampling,
        on_written: OnWritten,
    ) -> list[list[Completion]]:
        written: dict[int, list[Completion]] = {}
        copies = sampling.num_samples // sampling.distinct

        def hand_over(place: int, rows: list[Row]) -> None:
            length, stop = len(prompts[place]), requests[place].stop
            written[place] = [self._completion(row, length, stop) for row in rows] * copies
            on_written(place, written[place])

        writer.write(requests, prompts, sampling, self._batch_size, hand_over)
        return [written[place] for place in range(len(requests))]

    def _new_row(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Row:
        """A repair reads first whether it would repeat itself.

        Samples of a first turn are what the model writes, which training learns from.
        """
        row = Row(random_source(sampling.seed, request, sample), self._rule(request))
        if self._goes_other_ways and (request.refused or (row.rule and sampling.temperature == 0)):
            row.ways_of = partial(self._other_ways, request)
            if request.refused and not self._chat:
                row.draft = self._encode_sql(request.refused[-1])
        return row

    def _is_answer(self, request: GenerationRequest, row: Row) -> bool:
        """Whether it is not refused, and no SQL that the rule drove to no end or anywhere."""
        astray = row.rule is not None and (row.lost or row.finish_reason != "stop")
        return not astray and not self._repeats(request, row)

    def _other_ways(self, request: GenerationRequest, row: Row) -> list[Row]:
        """What is written beside a row that is no answer, or will be none."""
        if self._is_answer(request, row):
            return []
        ways = other_ways(row, partial(self._rule, request), self._tokens.is_in_value)
        contest = Contest(lambda way: not self._repeats(request, way))
        for contestant in (row, *ways):
            contestant.contest = contest
        return ways

    def _best(self, request: GenerationRequest, row: Row) -> Row:
        """The row, or the likeliest of it and its other ways that is not refused."""
        if not row.ways:
            return row
        new = [way for way in (row, *row.ways) if not self._repeats(request, way)]
        return max(new, key=likelihood, default=row)

    def _repeats(self, request: GenerationRequest, row: Row) -> bool:
        return bool(request.refused) and repeats(self._decode(row.tokens), request.refused)

    def _completion(self, row: Row, prompt_tokens: int, stop: tuple[str, ...]) -> Completion:
        text = text_before_stop(self._decode(row.tokens), stop)
        return Completion(text, row.finish_reason, prompt_tokens, len(row.tokens))

    def _ended(self, tokens: Sequence[int]) -> bool:
        return self._tokens.has_ended(tokens, self._chat, self._stop)

    def _rule(self, request: GenerationRequest) -> Rule | None:
        """That a row becomes SQL on the schema. A chat model may say other things."""
        if not self._constrained or request.catalog is None:
            return None
        return self._rule_writer.rule(request.catalog, joined_text(request.messages))

    def _encode_prompt(self, messages: Messages) -> tuple[int, ...]:
        return tuple(prompt_token_ids(self._tokenizer, messages))

    def _encode_sql(self, sql: str) -> tuple[int, ...]:
        """SQL as it stands behind a prompt."""
        return tuple(self._tokenizer.encode(f" {sql}", add_special_tokens=False))

    def _decode(self, tokens: Sequence[int]) -> str:
        return self._tokens.text(tokens)


def _batch_size(stated: int | Literal["auto"], device: torch.device) -> int:
    """Rows of the first batch. The longest prompts come first, so that it shows what fits."""
    if stated != "auto":
        return stated
    return CPU_BATCH_SIZE if device.type == "cpu" else _FIRST_GPU_BATCH_SIZE


def _end_tokens(model: Any, tokenizer: Any) -> frozenset[int]:
    """The tokens that end a completion: what the model's generation config and tokenizer state."""
    stated = model.generation_config.eos_token_id
    listed = stated if isinstance(stated, list) else [stated]
    return frozenset(token for token in [*listed, tokenizer.eos_token_id] if token is not None)
