"""The `vllm` backend: vLLM's engine in this process, with any LoRA adapter. An optional extra.

The engine is stepped here and not by `LLM.generate`, so that a completion ends where that of `hf`
does, after its SQL. A stop string cannot do that: it also matches inside quotes.
"""

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from transformers import AutoTokenizer

from lib.answering.generation.hf import hf_identity
from lib.answering.generation.hf_loading import silence_transformers
from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    sample_seed,
    text_before_stop,
)
from lib.answering.generation.response_cache import (
    OnWritten,
    WriteBatch,
    cached_batches,
    open_cache,
)
from lib.answering.generation.runs import check_adapter, first_line
from lib.answering.generation.stopping import TokenTexts
from lib.answering.generation.tokens import PromptTokens, longest_prompt
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.records import Completion, SampledTokens

_LORA_RANKS = (1, 8, 16, 32, 64, 128, 256, 320, 512)  # what vLLM takes for `max_lora_rank`


class VllmGenerator(PromptTokens):
    """See `lib.answering.generation.protocol.Generator`."""

    def __init__(self, model: str, adapter: Path | None, params: GenerationParams) -> None:
        """Load the model. Raises ModelError where model or adapter cannot be loaded.

        Raises ProjectError where the cache of answers cannot be used, here and in `generate`.
        """
        cache = open_cache(params)
        self._engine, self._adapter = load_engine(model, adapter, params)
        tokenizer = AutoTokenizer.from_pretrained(model)  # as training reads it
        super().__init__(tokenizer)
        self._tokens = TokenTexts(tokenizer)
        context = self._engine.model_config.max_model_len
        self.max_prompt_tokens = longest_prompt(model, context, params)
        self._write: WriteBatch = self._write_all
        if cache:
            identity = vllm_identity(model, adapter, params)
            self._write = cached_batches(self._write_all, cache, identity)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request. A prompt that is too long is a failure; others go on.

        `on_outcome` is called when all are written: they are one unit of the cache.
        """
        fitting, failures = self._reject_unfit(requests)
        outcomes: dict[int, GenerationOutcome] = {**failures}
        written = self._write([requests[index] for index in fitting], sampling, ignore_outcome)
        outcomes.update(zip(fitting, written, strict=True))
        for index, outcome in sorted(outcomes.items()):
            on_outcome(index, outcome)
        return [outcomes[index] for index in range(len(requests))]

    def _write_all(
        self, requests: Sequence[GenerationRequest], sampling: Sampling, on_written: OnWritten
    ) -> list[list[Completion]]:
        """Give vLLM all rows at once: it starts others in the slots of those that end."""
        self._engine.reset_prefix_cache()  # states of an earlier call may be rounded differently
        request_ids = [
            [f"{index}-{sample}" for sample in range(sampling.distinct)]
            for index in range(len(requests))
        ]
        stops: dict[str, tuple[str, ...]] = {}
        written: dict[str, Completion] = {}
        try:
            for request, rows in zip(requests, request_ids, strict=True):
                for sample, row in enumerate(rows):
                    stops[row] = request.stop
                    self._begin(row, request, sampling, sample)
            while self._engine.has_unfinished_requests():
                for output in self._engine.step():
                    completion = self._completion(output, stops[output.request_id])
                    if completion:
                        written[output.request_id] = completion
                        if not output.finished:
                            self._engine.abort_request([output.request_id])
        finally:  # the next call must not go on with rows of a call that broke off
            self._engine.abort_request([row for rows in request_ids for row in rows])
        copies = sampling.num_samples // sampling.distinct
        return [[written[row] for row in rows] * copies for rows in request_ids]

    def _begin(self, row: str, request: GenerationRequest, sampling: Sampling, sample: int) -> None:
        from vllm import SamplingParams

        own_seed = sample_seed(sampling.seed, request, sample)  # neighbours don't matter
        drawn = SamplingParams(
            temperature=sampling.temperature_of(sample),
            max_tokens=sampling.max_new_tokens,
            seed=own_seed,
            detokenize=False,
            logprobs=0 if sampling.tokens else None,  # 0: of the token itself
        )
        prompt = {"prompt_token_ids": list(self._encode(request.messages))}
        self._engine.add_request(row, prompt, drawn, lora_request=self._adapter)

    def _completion(self, output: Any, stop: tuple[str, ...]) -> Completion | None:
        """The completion of a finished row, without its end token; None while it is written."""
        row = output.outputs[0]
        at_end_token = row.finish_reason == "stop"
        tokens = row.token_ids[:-1] if at_end_token else row.token_ids
        ended = at_end_token or self._tokens.has_ended(tokens, self.chat, stop)
        if not (ended or output.finished):
            return None
        reason: Literal["stop", "length"] = "stop" if ended else "length"
        prompt_tokens = len(output.prompt_token_ids)
        text = text_before_stop(self._tokens.text(tokens), stop)
        sampled = None
        if row.logprobs is not None:
            ids = tuple(row.token_ids)
            scores = (one[id].logprob for id, one in zip(ids, row.logprobs, strict=True))
            sampled = SampledTokens(tuple(output.prompt_token_ids), ids, tuple(scores))
        return Completion(text, reason, prompt_tokens, len(tokens), sampled)


def load_engine(model: str, adapter: Path | None, params: GenerationParams) -> tuple[Any, Any]:
    """An `LLMEngine` in this process, and the `LoRARequest` of the adapter; None without one.

    `generation.device` is ignored: a build of vLLM is made for one kind of device. Raises
    ModelError where model or adapter cannot be loaded.
    """
    _set_environment()
    silence_transformers()
    options = _options(params)
    if adapter is not None:
        check_adapter(adapter)
        options |= {"enable_lora": True, "max_loras": 1, "max_lora_rank": _max_rank(adapter)}
    try:
        from vllm import LLM

        engine = LLM(model, **options).llm_engine
    except Exception as error:  # vLLM and its libraries raise errors of every kind
        raise ModelError(f"model {model!r} cannot be loaded by vLLM: {first_line(error)}") from None
    return engine, None if adapter is None else _with_adapter(engine, adapter)


def vllm_identity(model: str, adapter: Path | None, params: GenerationParams) -> dict[str, Any]:
    """Everything but prompts and sampling that decides what this backend writes, to the byte."""
    import vllm

    identity = hf_identity(model, adapter, replace(params, device="auto"))
    return {**identity, "backend": "vllm", "vllm": vllm.__version__}


def _set_environment() -> None:
    """Set the environment variables that vLLM reads when it is imported.

    The engine stays in this process: nothing outlives it, however it ends, and no race between
    processes decides which rows share a batch.
    """
    os.environ["VLLM_ENABLE_V1_MULTIPROCESSING"] = "0"
    os.environ["VLLM_NO_USAGE_STATS"] = "1"
    os.environ.setdefault("VLLM_LOGGING_LEVEL", "ERROR")


def _options(params: GenerationParams) -> dict[str, Any]:
    options: dict[str, Any] = {
        "dtype": params.dtype,
        "seed": 0,
        "max_model_len": -1,  # the model's context, or as much of it as there is memory for
        "async_scheduling": False,  # which rows share a batch would depend on the clock
        "use_tqdm_on_load": False,
        "logprobs_mode": "processed_logprobs",  # of the distribution that is drawn from
    }
    if params.batch_size != "auto":
        options["max_num_seqs"] = params.batch_size
    return options


def _max_rank(adapter: Path) -> int:
    """The smallest rank that vLLM takes and the adapter does not exceed. Raises ModelError."""
    path = adapter / "adapter_config.json"
    try:
        config = json.loads(path.read_text(encoding="utf-8"))
        rank = max(config["r"], *config.get("rank_pattern", {}).values(), 0)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ModelError(f"{path}: expected an object with the rank `r` of the adapter") from None
    for allowed in _LORA_RANKS:
        if rank <= allowed:
            return allowed
    raise ModelError(f"{path}: rank {rank}, and vLLM takes {_LORA_RANKS[-1]} at most; use hf")


def _with_adapter(engine: Any, adapter: Path) -> Any:
    """Load the adapter now, so that one that does not fit fails here, not at the first question."""
    from vllm.lora.request import LoRARequest

    request = LoRARequest("adapter", 1, str(adapter.resolve()))
    try:
        engine.add_lora(request)
    except Exception as error:
        raise ModelError(
            f"adapter {str(adapter)!r} does not fit the model: {first_line(error)}"
        ) from None
    return request
