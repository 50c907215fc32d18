"""A stand-in for the package `vllm`: the parts of 0.33.0 that the backend uses, same signatures.

There is no model: greedy decoding writes the text after the last `say:` of the prompt, and sampling
or an adapter changes it. As in vLLM, a step writes one token of each running row.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from transformers import AutoTokenizer

MARK = "say:"
CONTEXT = 512
_RUNNING = 4  # rows at a time, unless `max_num_seqs` is set


@dataclass(frozen=True)
class SamplingParams:
    n: int = 1
    temperature: float = 1.0
    seed: int | None = None
    max_tokens: int | None = 16
    detokenize: bool = True
    logprobs: int | None = None


@dataclass(frozen=True)
class LoRARequest:
    lora_name: str
    lora_int_id: int
    lora_path: str = ""


@dataclass(frozen=True)
class Logprob:
    logprob: float


@dataclass
class CompletionOutput:
    index: int
    text: str
    token_ids: list[int]
    finish_reason: str | None = None
    logprobs: list[dict[int, Logprob]] | None = None


@dataclass
class RequestOutput:
    request_id: str
    prompt_token_ids: list[int]
    outputs: list[CompletionOutput]
    finished: bool


@dataclass(frozen=True)
class _ModelConfig:
    max_model_len: int = CONTEXT


@dataclass
class _Row:
    request_id: str
    prompt: list[int]
    params: SamplingParams
    to_say: list[int]
    said: list[int] = field(default_factory=list)


class LLMEngine:
    """`asked`: (prompt, parameters, adapter) of every row; `steps_left`: steps before a Ctrl-C."""

    def __init__(self, model: str, max_num_seqs: int | None) -> None:
        self.model_config = _ModelConfig()
        self.asked: list[tuple[list[int], SamplingParams, LoRARequest | None]] = []
        self.loras: list[LoRARequest] = []
        self.steps_left: int | None = None
        self._tokenizer = AutoTokenizer.from_pretrained(model)
        self._rows: dict[str, _Row] = {}
        self._running = max_num_seqs or _RUNNING

    def add_lora(self, lora_request: LoRARequest) -> bool:
        self.loras.append(lora_request)
        return True

    def reset_prefix_cache(
        self, reset_running_requests: bool = False, reset_connector: bool = False
    ) -> bool:
        return not self._rows

    def add_request(
        self,
        request_id: str,
        prompt: dict[str, list[int]],
        params: SamplingParams,
        arrival_time: float | None = None,
        lora_request: LoRARequest | None = None,
    ) -> str:
        ids = prompt["prompt_token_ids"]
        assert request_id not in self._rows
        self.asked.append((ids, params, lora_request))
        self._rows[request_id] = _Row(
            request_id, ids, params, self._answer(ids, params, lora_request)
        )
        return f"{request_id}-{random.getrandbits(32):08x}"  # the engine's own name for it

    def has_unfinished_requests(self) -> bool:
        return bool(self._rows)

    def step(self) -> list[RequestOutput]:
        if self.steps_left == 0:
            raise KeyboardInterrupt
        if self.steps_left is not None:
            self.steps_left -= 1
        return [self._advance(row) for row in list(self._rows.values())[: self._running]]

    def abort_request(self, request_ids: list[str], internal: bool = False) -> None:
        for request_id in request_ids:
            self._rows.pop(request_id, None)

    def _answer(
        self, ids: list[int], params: SamplingParams, lora: LoRARequest | None
    ) -> list[int]:
        text = self._tokenizer.decode(ids).rpartition(MARK)[2]
        if lora:
            text = f"{text} adapted"
        if params.temperature:
            text = f"{text} {random.Random(params.seed).getrandbits(16)}"
        return [*self._tokenizer.encode(text), self._tokenizer.eos_token_id]

    def _advance(self, row: _Row) -> RequestOutput:
        row.said.append(row.to_say[len(row.said)])
        reason = None
        if row.said[-1] == self._tokenizer.eos_token_id:
            reason = "stop"
        elif len(row.said) == row.params.max_tokens:
            reason = "length"
        if reason:
            del self._rows[row.request_id]
        scores = None
        if row.params.logprobs is not None:
            scores = [{token: Logprob(-token / 1000)} for token in row.said]
        output = CompletionOutput(0, "", list(row.said), reason, scores)
        return RequestOutput(row.request_id, row.prompt, [output], reason is not None)


class LLM:
    """`options` and `environment`: as they were when the model was opened."""

    def __init__(
        self,
        model: str,
        *,
        dtype: str = "auto",
        seed: int = 0,
        max_model_len: int | None = None,
        max_num_seqs: int | None = None,
        enable_lora: bool = False,
        max_loras: int = 1,
        max_lora_rank: int = 16,
        async_scheduling: bool | None = None,
        use_tqdm_on_load: bool = True,
        logprobs_mode: str = "raw_logprobs",
    ) -> None:
        assert logprobs_mode == "processed_logprobs"
        if dtype == "bfloat16":
            raise ValueError("bfloat16 is not supported here\nand more about it")
        self.llm_engine = LLMEngine(model, max_num_seqs)
        self.options = {"max_num_seqs": max_num_seqs, "max_lora_rank": max_lora_rank}
        self.environment = dict(os.environ)
        opened.append(self)


opened: list[LLM] = []
"""Every model that was opened, in order."""


def fake_packages() -> dict[str, ModuleType]:
    """The modules by name, for `sys.modules`."""
    opened.clear()
    members: dict[str, dict[str, Any]] = {
        "vllm": {"LLM": LLM, "SamplingParams": SamplingParams, "__version__": "0.33.0"},
        "vllm.lora": {},
        "vllm.lora.request": {"LoRARequest": LoRARequest},
    }
    modules = {}
    for name, values in members.items():
        modules[name] = ModuleType(name)
        modules[name].__spec__ = ModuleSpec(name, None)
        vars(modules[name]).update(values)
    return modules
