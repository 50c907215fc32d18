"""A server that holds a policy, on a real socket, with the API of vLLM or of `stages.serve`.

It checks what a trainer sends and answers with what a writer writes. Loading an adapter only checks
that its files are there: the weights that write are those of the policy itself.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lib.answering.generation.protocol import GenerationRequest, Generator, Sampling
from lib.base.records import user_message
from tests.learning.json_server import json_server

BASE = "base"
_FIELDS = {
    "model",
    "prompt",
    "temperature",
    "max_tokens",
    "seed",
    "stop",
    "return_token_ids",
    "logprobs",
    "top_p",
    "top_k",
    "min_p",
    "repetition_penalty",
}
"""The fields of vLLM's /v1/completions that a trainer may send."""

_OWN_FIELDS = {"stop_after_sql", "random_source"}


@dataclass
class PolicyStandIn:
    """`own`: like `stages.serve`. `fault`: called before each request for a status to fail with.

    `loads`, `unloads`, `asked`: what was requested. `versions`: how often each name was loaded.
    """

    own: bool
    writer: Callable[[], Generator] | None = None
    fault: Callable[[str], int | None] = lambda path: None
    base_url: str = ""
    loads: list[dict[str, Any]] = field(default_factory=list)
    unloads: list[str] = field(default_factory=list)
    asked: list[dict[str, Any]] = field(default_factory=list)
    versions: dict[str, int] = field(default_factory=dict)
    adapters: set[str] = field(default_factory=set)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def answer(self, path: str, body: dict[str, Any]) -> tuple[int, Any]:
        """Status and JSON, or text."""
        if path == "/v1/models":
            return 200, {"object": "list", "data": [self._model(name) for name in self._names()]}
        return {
            "/v1/load_lora_adapter": self._load,
            "/v1/unload_lora_adapter": self._unload,
            "/v1/completions": self._complete,
        }[path](body)

    def _names(self) -> list[str]:
        return [BASE, *sorted(self.adapters)]

    def _model(self, name: str) -> dict[str, Any]:
        more = {"weights_version": self.versions.get(name, 0)} if self.own else {}
        return {"id": name, "object": "model", "parent": BASE, **more}

    def _load(self, body: dict[str, Any]) -> tuple[int, Any]:
        assert set(body) == {"lora_name", "lora_path", "load_inplace"}, body
        name, folder = body["lora_name"], Path(body["lora_path"])
        assert folder.is_absolute()
        assert {"adapter_config.json", "adapter_model.safetensors"} <= set(_names_in(folder))
        if name in self.adapters and not body["load_inplace"]:
            return 400, {"error": {"message": f"The lora adapter '{name}' has already been loaded"}}
        # with this option, vLLM would read the adapter again at every request
        assert not body["load_inplace"] or name in self.adapters
        self.loads.append(body)
        self.adapters.add(name)
        self.versions[name] = self.versions.get(name, 0) + 1
        return 200, f"Success: LoRA adapter '{name}' added successfully."

    def _unload(self, body: dict[str, Any]) -> tuple[int, Any]:
        name = body["lora_name"]
        if name not in self.adapters:
            return 404, {"error": {"message": f"The lora adapter '{name}' cannot be found."}}
        self.unloads.append(name)
        self.adapters.discard(name)
        return 200, f"Success: LoRA adapter '{name}' removed successfully."

    def _complete(self, body: dict[str, Any]) -> tuple[int, Any]:
        assert set(body) <= _FIELDS | (_OWN_FIELDS if self.own else set()), body
        assert (body["top_p"], body["top_k"], body["min_p"]) == (1, -1, 0)
        assert body["return_token_ids"] is True
        self.asked.append(body)
        name = body["model"]
        if name not in self._names():
            return 404, {"error": {"message": f"The model `{name}` does not exist."}}
        seed, id_, turn = body.get("random_source") or (0, f"{body['seed']}", 1)
        request = GenerationRequest(
            id_, turn, user_message(body["prompt"]), tuple(body.get("stop") or ())
        )
        sampling = Sampling(1, body["temperature"], body["max_tokens"], seed, tokens=True)
        assert self.writer is not None
        outcome = self.writer().generate([request], sampling)[0]
        assert isinstance(outcome, list)
        (written,) = outcome
        assert written.sampled is not None
        choice = {
            "index": 0,
            "text": written.text,
            "finish_reason": written.finish_reason,
            "token_ids": written.sampled.completion,
            "prompt_token_ids": written.sampled.prompt,
            "logprobs": {"token_logprobs": written.sampled.log_probabilities},
        }
        version = {"weights_version": self.versions.get(name, 0)} if self.own else {}
        return 200, {"model": name, "choices": [choice], **version}


def _names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


@contextmanager
def policy_server(own: bool) -> Iterator[PolicyStandIn]:
    """A server that runs until the block ends."""
    state = PolicyStandIn(own)

    def respond(path: str, body: dict[str, Any]) -> tuple[int, Any]:
        with state.lock:  # a model writes one batch at a time
            status = state.fault(path)
            if status is not None:
                return status, {"error": {"message": "a fault"}}
            try:
                return state.answer(path, body)
            except Exception as error:  # with a cut connection the client would try again
                return 422, {"error": {"message": f"not vLLM's API: {error!r}"}}

    with json_server(respond) as state.base_url:
        yield state
