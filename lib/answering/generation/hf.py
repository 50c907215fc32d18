"""The `hf` backend: any causal language model of `transformers`, in process.

Requests are batched across questions; results come back in the order of the requests and, apart
from rounding, do not depend on how they were batched.

A completion is complete at a stop string, or after its SQL. Base models run on: after the SQL they
invent the next question. In their prompts the SQL is one line, so a line end or a `;` ends it. Chat
models may spread SQL over lines and explain it: their answer has ended once
`lib.database.sql.extract` has found a query that further text cannot change.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import lru_cache, partial
from itertools import count
from pathlib import Path
from typing import Any

import torch
import transformers
from huggingface_hub import try_to_load_from_cache

from lib.answering.generation.decoding import Decoder, DecodingJob, PaddedDecoder, Prompt, Row
from lib.answering.generation.hf_loading import LoadedModel, load_model
from lib.answering.generation.prefix_decoding import PrefixDecoder, supports_prefix_decoding
from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    Join,
    OnOutcome,
    OnTokens,
    Sampling,
    ignore_outcome,
    random_source,
    text_before_stop,
)
from lib.answering.generation.response_cache import (
    OnWritten,
    WriteBatch,
    cached_batches,
    open_cache,
)
from lib.answering.generation.runs import model_fingerprint
from lib.answering.generation.slot_decoding import SlotDecoder
from lib.answering.generation.tokens import PromptTokens, longest_prompt
from lib.base.errors import ModelError
from lib.base.identity import code_fingerprint
from lib.base.params import GenerationParams
from lib.base.records import Completion, SampledTokens
from lib.database.sql.extract import find_sql

_BATCH_SIZE = {"cpu": 64, "cuda": 512}
"""Rows generated at a time. More would not be faster on a CPU; on a GPU it is halved to fit."""

_NOT_IN_IDENTITY = ("chat", "endpoint", "cache", "processes")  # prompts already reflect `chat`
_CACHED_TOKENS = 65536
_FENCE = "```"
_MARKS = ("\n", ";", "`", ">", "]", "}")  # the last three close tags and brackets
_QUOTED = re.compile(r"'(?:[^']|'')*('|$)|\"(?:[^\"]|\"\")*(\"|$)|`[^`]*(`|$)|\[[^\]]*(\]|$)")


class HfGenerator(PromptTokens):
    """See `lib.answering.generation.protocol.Generator`."""

    def __init__(
        self,
        model: str,
        adapter: Path | None,
        params: GenerationParams,
        shares_prefixes: bool = True,
        loaded: LoadedModel | None = None,
        remembers: bool = False,
    ) -> None:
        """Load the model. Raises ModelError where model or adapter cannot be loaded.

        Raises ProjectError where the cache of answers cannot be used, here and in `generate`.
        `shares_prefixes`: read a prefix that prompts share only once, where the model allows it.
        `loaded`: the model, if the caller has loaded it to train it: answers are not cached, and
        after each change of the weights `refresh` has to be called before the next request.
        `remembers`: do not read again what a prompt has in common with those of recent calls, see
        `PrefixDecoder`.
        """
        cache = None if loaded else open_cache(params)
        loaded = loaded or load_model(model, adapter, params.dtype, params.device)
        super().__init__(loaded.tokenizer)
        tokenizer = loaded.tokenizer
        plain = tokenizer.is_fast and not tokenizer.clean_up_tokenization_spaces
        # the same text, without a check of the type of every number in the list
        decode = tokenizer.backend_tokenizer.decode if plain else tokenizer.decode
        self._decode: Callable[..., str] = decode
        # three in a row, since some tokenizers decode a line end only between other tokens
        self._may_end_sql = lru_cache(_CACHED_TOKENS)(lambda one: may_end_sql(decode([one] * 3)))
        self._may_shrink = params.batch_size == "auto"
        stated = params.batch_size
        self._batch_size = _BATCH_SIZE[loaded.device.type] if stated == "auto" else stated
        self.max_prompt_tokens = longest_prompt(model, loaded.context, params)
        self._decoder = self._open_decoder(loaded, shares_prefixes, remembers)
        self._write_batch: WriteBatch = self._generate_batch
        if cache:
            identity = hf_identity(model, adapter, params)
            self._write_batch = cached_batches(self._generate_batch, cache, identity)

    def refresh(self) -> None:
        """Forget cached states: the weights have changed, or other code has used the model."""
        self._decoder.refresh()

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
        on_tokens: OnTokens | None = None,
        join: Join | None = None,
    ) -> list[GenerationOutcome]:
        """One outcome per request. A prompt that is too long is a failure; others go on.

        `batch_size` rows are generated at a time, or all samples of one prompt if these are more.
        If it is `auto` and the rows do not fit into memory, it is halved for the requests that are
        left. `on_tokens`, `join`: see `lib.answering.generation.protocol.StreamingGenerator`; with
        `on_tokens` nothing is cached. Raises ModelError where the rows do not fit into memory.
        """
        known: list[GenerationRequest] = []
        left: list[int] = []
        outcomes: dict[int, GenerationOutcome] = {}

        def finish(index: int, outcome: GenerationOutcome) -> None:
            outcomes[index] = outcome
            on_outcome(index, outcome)

        def take(new: Sequence[GenerationRequest]) -> list[GenerationRequest]:
            """The requests that fit; their indices in the call are added to `left`."""
            start = len(known)
            known.extend(new)
            fitting, failures = self._reject_unfit(new)
            left.extend(start + index for index in fitting)
            for index, failure in failures.items():
                finish(start + index, failure)
            return [new[index] for index in fitting]

        write = self._write_batch
        if on_tokens is not None:
            write = partial(
                self._generate_batch,
                on_tokens=lambda index, tokens: on_tokens(left[index], tokens),
                join=lambda: take(join()) if join else (),
            )
        fitting = take(requests)
        prompts = [self._encode(request.messages) for request in fitting]
        self._decoder.expect(prompts, {request.turn for request in fitting} == {1})
        while left:
            batch = [known[index] for index in left]
            try:
                written = write(batch, sampling, lambda index, those: finish(left[index], those))
            except torch.OutOfMemoryError:
                left[:] = [index for index in left if index not in outcomes]
                self._shrink([known[index] for index in left], sampling.distinct)
                continue
            for index, completions in zip(left, written, strict=True):
                if index not in outcomes:
                    finish(index, completions)
            left.clear()
        return [outcomes[index] for index in range(len(known))]

    def _shrink(self, batch: Sequence[GenerationRequest], samples: int) -> None:
        """Halve the rows that are generated at a time. Raises ModelError where it cannot."""
        rows = min(len(batch) * samples, self._batch_size)
        if not self._may_shrink or len(batch) == 1 or rows <= samples:
            longest = max(self.count_tokens(request.messages) for request in batch)
            raise ModelError(
                f"out of memory with {rows} rows of up to {longest} prompt tokens; lower "
                f"generation.batch_size ({self._batch_size})"
            )
        self._batch_size = rows // 2
        torch.cuda.empty_cache()

    def text(self, tokens: Sequence[int]) -> str:
        """The text of these tokens, without special tokens."""
        return self._decode(list(tokens), skip_special_tokens=True)

    def _generate_batch(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_written: OnWritten,
        on_tokens: OnTokens | None = None,
        join: Join = tuple,
    ) -> list[list[Completion]]:
        """The completions of each request. `on_tokens`, `join`: with indices in this batch."""
        copies = sampling.num_samples // sampling.distinct
        written: dict[int, list[Completion]] = {}
        indices = count()

        def prompts_of(new: Sequence[GenerationRequest]) -> list[Prompt]:
            prompts = []
            for request in new:
                index = next(indices)
                report = None if on_tokens is None else partial(on_tokens, index)
                rows = _rows(request, sampling, report)
                prompts.append(Prompt(index, self._encode(request.messages), rows))
            return prompts

        def finish(prompt: Prompt) -> None:
            completions = [self._completion(row, prompt.tokens) for row in prompt.rows] * copies
            written[prompt.index] = completions
            on_written(prompt.index, completions)

        self._decoder.decode(
            DecodingJob(
                prompts_of(requests),
                sampling.temperature,
                sampling.max_new_tokens,
                self._batch_size,
                finish,
                lambda: prompts_of(join()),
            )
        )
        return [written[index] for index in range(len(written))]

    def _open_decoder(self, loaded: LoadedModel, shares_prefixes: bool, remembers: bool) -> Decoder:
        end_tokens = _end_tokens(loaded.model, loaded.tokenizer)
        if not (shares_prefixes and supports_prefix_decoding(loaded.model)):
            return PaddedDecoder(loaded.model, end_tokens, self._has_ended)
        if loaded.device.type == "cuda":
            return SlotDecoder(loaded.model, end_tokens, self._has_ended)
        return PrefixDecoder(loaded.model, end_tokens, self._has_ended, remembers)

    def _completion(self, row: Row, prompt: Sequence[int]) -> Completion:
        text = text_before_stop(self.text(row.tokens), row.stop)
        sampled = None
        if row.log_probabilities is not None:
            tokens = tuple(row.tokens) + (() if row.end_token is None else (row.end_token,))
            scores = tuple(row.log_probabilities[: len(tokens)])  # the rest belong to padding
            sampled = SampledTokens(tuple(prompt), tokens, scores)
        return Completion(text, row.finish_reason, len(prompt), len(row.tokens), sampled)

    def _has_ended(self, row: Row) -> bool:
        """Whether the completion is complete: see `GenerationRequest.stop`.

        A stop string has at most as many tokens as bytes, so it is enough to decode the last ones.
        Without stop strings the text is decoded only if one of its last tokens has a character that
        may end SQL. Both look further back than they need to, because some tokenizers decode a line
        end only if another token follows.
        """
        if row.stop:
            longest = max(len(end.encode()) for end in row.stop)
            last = self.text(row.tokens[-longest - 2 :])
            return any(end in last for end in row.stop)
        marked = any(map(self._may_end_sql, row.tokens[-2:]))
        return marked and sql_has_ended(self.text(row.tokens), self.chat)


def _rows(
    request: GenerationRequest,
    sampling: Sampling,
    on_tokens: Callable[[Sequence[int]], bool] | None,
) -> list[Row]:
    """One row for each sample that is drawn. `on_tokens` gets the tokens of the first, else ()."""
    rows = [
        Row(
            random_source(sampling.seed, request, sample),
            request.stop,
            log_probabilities=[] if sampling.tokens else None,
            greedy=sampling.temperature_of(sample) == 0,
        )
        for sample in range(sampling.distinct)
    ]
    if on_tokens is not None:
        for row in rows:
            row.on_token = lambda row: on_tokens(row.tokens if row is rows[0] else ())
    return rows


def _end_tokens(model: Any, tokenizer: Any) -> frozenset[int]:
    """The tokens that end a completion: what the model's generation config and tokenizer state."""
    stated = model.generation_config.eos_token_id
    listed = stated if isinstance(stated, list) else [stated]
    return frozenset(token for token in [*listed, tokenizer.eos_token_id] if token is not None)


def hf_identity(model: str, adapter: Path | None, params: GenerationParams) -> dict[str, Any]:
    """Everything but prompts and sampling that decides what this backend writes, to the byte.

    Model and adapter by their files, the parameters, the code, the libraries and the hardware.

    Rounding depends on the batch size, the libraries and the processor, and a tie between two
    tokens may depend on rounding. A model from the hub is identified by the commit that is loaded.
    `threads` is read in this process, which therefore has to be the one that generates.
    """
    on_gpu = params.device != "cpu" and torch.cuda.is_available()
    config = None if Path(model).is_dir() else try_to_load_from_cache(model, "config.json")
    settings = {k: v for k, v in asdict(params).items() if k not in _NOT_IN_IDENTITY}
    return {
        "backend": "hf",
        "model": model_fingerprint(model, adapter),
        "commit": Path(config).parent.name if isinstance(config, str) else None,
        "params": settings,
        "code": code_fingerprint("answering"),
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        "device": torch.cuda.get_device_name() if on_gpu else "cpu",
        "threads": torch.get_num_threads(),
    }


def may_end_sql(token_text: str) -> bool:
    """Whether a token of this text can be the one that ends the SQL. Cheap: asked per token."""
    return any(mark in token_text for mark in _MARKS)


def sql_has_ended(completion: str, chat: bool) -> bool:
    """Whether the SQL of `completion` is complete: what follows would not belong to it."""
    if chat:
        return find_sql(completion).complete
    text = completion.lstrip()
    fences = text.count(_FENCE)
    if fences:
        return fences > 1
    bare = _QUOTED.sub("", text)
    return ";" in bare or "\n" in bare
