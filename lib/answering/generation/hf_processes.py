"""The `hf` backend on a CPU in processes of its own, each with the model and one core.

For a small model the operations of one step are too short to be split between cores; one process
per core uses all of them. Each process generates whole shares of the requests. How requests are
divided into shares depends on the requests alone, so the output does not depend on the number of
processes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from multiprocessing import forkserver
from multiprocessing.context import BaseContext
from multiprocessing.util import Finalize
from pathlib import Path
from typing import TYPE_CHECKING

from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.answering.generation.tokens import PromptTokens, load_tokenizer
from lib.base.errors import ModelError
from lib.base.params import GenerationParams

if TYPE_CHECKING:
    from lib.answering.generation.hf import HfGenerator

_ROWS = 32  # that a process generates at a time; more would not be faster
_BATCHES_IN_TURN = 4
_SMALL_MODEL_BYTES = 200_000_000  # of weights; every process holds them
HF_IMPORTS = ("lib.answering.generation.hf", "transformers.models.auto.modeling_auto")
"""The imports that take a process longest."""

_GPU_DEVICES = tuple(map(Path, ("/dev/nvidiactl", "/dev/kfd", "/dev/dxg")))  # CUDA, ROCm, WSL


class HfProcesses(PromptTokens):
    """See `lib.answering.generation.protocol.Generator`."""

    def __init__(
        self, model: str, adapter: Path | None, params: GenerationParams, processes: int
    ) -> None:
        """Start the processes. Raises what `HfGenerator` raises where one of them cannot start."""
        self._rows = _ROWS if params.batch_size == "auto" else params.batch_size
        context = _start_server(adapter)
        super().__init__(load_tokenizer(model))  # while it starts
        self._pool = ProcessPoolExecutor(
            processes,
            context,
            _begin,
            (model, adapter, replace(params, batch_size=self._rows, device="cpu")),
        )
        # Not weakref.finalize, which runs too late: a process first waits for its own children.
        # The priority puts it before the pool's queues close, which carry the order to end.
        end = {"wait": True, "cancel_futures": True}
        Finalize(self, self._pool.shutdown, kwargs=end, exitpriority=100)
        with _worker_death_as_model_error():
            starting = [self._pool.submit(_max_prompt_tokens) for _ in range(processes)]
            self.max_prompt_tokens = min(future.result() for future in starting)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request. A prompt that is too long is a failure; others go on.

        Raises ModelError where a process dies.
        """
        fitting, failures = self._reject_unfit(requests)
        for index, failure in failures.items():
            on_outcome(index, failure)
        lengths = [self.count_tokens(requests[index].messages) for index in fitting]
        dealt = deal_shares(lengths, self._rows // sampling.distinct)
        shares: dict[Future[list[GenerationOutcome]], list[int]] = {}
        outcomes: dict[int, GenerationOutcome] = {**failures}
        try:
            with _worker_death_as_model_error():
                for numbers in dealt:
                    share = [fitting[number] for number in numbers]
                    batch = [requests[index] for index in share]
                    shares[self._pool.submit(_write, batch, sampling)] = share
                for written in as_completed(shares):
                    for index, outcome in zip(shares[written], written.result(), strict=True):
                        outcomes[index] = outcome
                        on_outcome(index, outcome)
        finally:
            for waiting in shares:
                waiting.cancel()
        return [outcomes[index] for index in range(len(requests))]


def deal_shares(lengths: Sequence[int], size: int) -> list[list[int]]:
    """Divide prompts of these lengths into shares of indices; a process takes a share at a time.

    A share holds at most four batches of `size`, the longest prompts first. Prompts are dealt
    round-robin to an even number of shares, so that two processes have the same amount of work.
    """
    by_length = sorted(range(len(lengths)), key=lambda index: -lengths[index])
    count = -(-len(by_length) // max(1, size * _BATCHES_IN_TURN))
    count = min(count + count % 2, len(by_length))
    return [by_length[i::count] for i in range(count)]


@contextmanager
def _worker_death_as_model_error() -> Iterator[None]:
    """Raise ModelError where a worker has died, noticed on submitting or on waiting."""
    try:
        yield
    except BrokenProcessPool:
        raise ModelError(
            "a process of the model has ended, perhaps for want of memory; lower "
            "generation.processes or generation.batch_size"
        ) from None


def process_count(model: str, params: GenerationParams) -> int:
    """The number of processes beside this one for `generation.processes`; 0: this one generates.

    `auto`: one per core for a small model, with one core as well, so that it writes the same there;
    none for a larger model, since every process holds the weights. With a GPU there is none.
    """
    if params.device != "cpu" and _has_gpu():
        return 0
    if params.processes != "auto":
        return params.processes if params.processes > 1 else 0
    weights = sum(file.stat().st_size for file in Path(model).glob("*.safetensors"))
    return _cores() if 0 < weights <= _SMALL_MODEL_BYTES else 0


def _has_gpu() -> bool:
    if not any(device.exists() for device in _GPU_DEVICES):
        return False
    import torch  # seconds

    return torch.cuda.is_available()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start_server(adapter: Path | None) -> BaseContext:
    """Start the server that workers are forked from, once it has done their imports.

    The imports take longer than loading the model, and the caller need not wait for them.
    """
    context = multiprocessing.get_context("forkserver")
    imports = ["__main__", *HF_IMPORTS, *(["peft"] if adapter else [])]
    context.set_forkserver_preload(imports)
    forkserver.ensure_running()
    return context


# In the processes

_opening: tuple[str, Path | None, GenerationParams] | None = None


def _begin(model: str, adapter: Path | None, params: GenerationParams) -> None:
    """Set up a worker process before it gets any work."""
    import torch

    global _opening
    _opening = model, adapter, params
    os.environ["OMP_NUM_THREADS"] = "1"  # else `load_model` would choose a number
    torch.set_num_threads(1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which ends its processes
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the run ends, even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@lru_cache(1)
def _generator() -> HfGenerator:
    from lib.answering.generation.hf import HfGenerator

    assert _opening is not None
    return HfGenerator(*_opening)


def _max_prompt_tokens() -> int:
    return _generator().max_prompt_tokens


def _write(requests: list[GenerationRequest], sampling: Sampling) -> list[GenerationOutcome]:
    return _generator().generate(requests, sampling)
