"""A training loop of our own in one process or several: shares of the data, and the optimisers.

Every process has the whole model, learns from its share of a step's data, and ends the step with
the same weights: the gradient of a step is the sum of those of all processes, so the loss of a
process is its part of the loss of the step. One process is the case without anything to exchange.

All functions and methods have to be called by every process, in the same order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import torch
from accelerate import PartialState
from accelerate.utils import broadcast_object_list, gather_object

from lib.learning.training.launch import is_launched
from lib.learning.training.start import compile_nothing

_WEIGHTS = "weights.pt"

Item = TypeVar("Item")


def own_share(items: Sequence[Item]) -> Sequence[Item]:
    """The part of `items` that this process works on; the parts differ by one item at most.

    Parts are contiguous: put together by `gathered`, their results are in the order of the items.
    """
    state = PartialState()
    start, end = (
        len(items) * rank // state.num_processes
        for rank in (state.process_index, state.process_index + 1)
    )
    return items[start:end]


def gathered(value: Item) -> list[Item]:
    """The values of all processes, by rank."""
    return cast(list[Item], gather_object([value]))


def from_main(make: Callable[[], Item]) -> Item:
    """What the main process makes, in all processes; the others do not call `make`."""
    made = [make() if PartialState().is_main_process else None]
    return cast(Item, broadcast_object_list(made)[0])


class ReplicatedOptimizer:
    """AdamW without weight decay, for the weights of a model that are trained.

    A step is one or more calls of the model, each followed by the loss's `backward`, and then
    `step`, which sums the gradients of all processes. Each has the whole state: that of an adapter
    is small.
    """

    def __init__(self, model: torch.nn.Module, learning_rate: float, max_norm: float) -> None:
        """`max_norm`: to which the gradient of a step is clipped."""
        named = model.named_parameters()
        self._weights = {name: weights for name, weights in named if weights.requires_grad}
        self._max_norm = max_norm
        self._optimizer = torch.optim.AdamW(
            self._weights.values(), lr=learning_rate, weight_decay=0.0
        )

    def step(self, learning_rate: float) -> float:
        """Change the weights. Returns the norm of the gradient before it was clipped."""
        _set_rate(self._optimizer, learning_rate)
        if PartialState().num_processes > 1:
            for weights in self._weights.values():
                weights.grad = torch.zeros_like(weights) if weights.grad is None else weights.grad
                torch.distributed.all_reduce(weights.grad)
        norm = torch.nn.utils.clip_grad_norm_(self._weights.values(), self._max_norm)
        self._optimizer.step()
        self._optimizer.zero_grad(set_to_none=True)
        return float(norm)

    def save(self, folder: Path) -> None:
        """Write the trained weights and the state of the optimiser into a folder that exists."""
        if PartialState().is_main_process:
            state = {"weights": self._weights, "optimizer": self._optimizer.state_dict()}
            torch.save(state, folder / _WEIGHTS)

    def load(self, folder: Path) -> None:
        """Read what `save` wrote."""
        device = next(iter(self._weights.values())).device
        saved = torch.load(folder / _WEIGHTS, map_location=device)
        with torch.no_grad():
            for name, weights in self._weights.items():
                weights.copy_(saved["weights"][name])
        self._optimizer.load_state_dict(saved["optimizer"])


class ZeroOptimizer:
    """AdamW in DeepSpeed's ZeRO-2: state and gradients are divided over the processes.

    Rajbhandari et al. 2020, arXiv 1910.02054. One process has all of them and needs no launcher. A
    step is calls of the model, each followed by `backward`, as many in every process, and `step`.
    """

    def __init__(self, model: torch.nn.Module, learning_rate: float, max_norm: float) -> None:
        """`max_norm`: to which the gradient of a step is clipped."""
        _form_process_group()
        trained = [weights for weights in model.parameters() if weights.requires_grad]
        optimizer = torch.optim.AdamW(  # DeepSpeed's own would be compiled
            trained, lr=learning_rate, weight_decay=0.0
        )
        self._engine, self._optimizer = _open_engine(model, optimizer, max_norm)
        self._processes = PartialState().num_processes

    def __call__(self, *inputs: Any) -> Any:
        """The model's outputs, whose gradient `backward` computes."""
        return self._engine(*inputs)

    def backward(self, loss: torch.Tensor, last: bool) -> None:
        """Add the gradient of a part of the step's loss. `last`: `step` is next."""
        self._engine.set_gradient_accumulation_boundary(last)
        # ZeRO takes the mean of the processes
        self._engine.backward(loss * self._processes, scale_wrt_gas=False)
        if not last:
            self._engine.step()  # counts the call, and changes no weights

    def step(self, learning_rate: float) -> float:
        """Change the weights. Returns the norm of the gradient before it was clipped."""
        _set_rate(self._optimizer, learning_rate)
        self._engine.step()
        return float(self._engine.get_global_grad_norm() or 0.0)

    def save(self, folder: Path) -> None:
        """Write the trained weights and this process's part of the state into a folder."""
        self._engine.save_checkpoint(
            str(folder.parent), tag=folder.name, save_latest=False, exclude_frozen_parameters=True
        )

    def load(self, folder: Path) -> None:
        """Read what `save` wrote with as many processes."""
        self._engine.load_checkpoint(str(folder.parent), tag=folder.name, load_module_strict=False)


def _set_rate(optimizer: Any, learning_rate: float) -> None:
    for group in optimizer.param_groups:
        group["lr"] = learning_rate


def _form_process_group() -> None:
    """Form the group that DeepSpeed needs even for one process."""
    import deepspeed

    if not torch.cuda.is_available():
        compile_nothing()
    if not is_launched() and not torch.distributed.is_initialized():
        backend = "nccl" if torch.cuda.is_available() else "gloo"
        store = torch.distributed.HashStore()  # no address, no file: there is nobody to find
        torch.distributed.init_process_group(backend, store=store, rank=0, world_size=1)
        deepspeed.init_distributed(backend, auto_mpi_discovery=False, verbose=False)


def _open_engine(
    model: torch.nn.Module, optimizer: torch.optim.Optimizer, max_norm: float
) -> tuple[Any, Any]:
    """DeepSpeed's engine and its optimiser."""
    import deepspeed

    settings = {
        "train_micro_batch_size_per_gpu": 1,  # not used: the loop forms the batches
        "gradient_accumulation_steps": 1,  # the same: `last` ends a step
        "gradient_clipping": max_norm,
        "zero_optimization": {"stage": 2, "overlap_comm": False},
        "zero_allow_untested_optimizer": True,
        "steps_per_print": 2**31,
    }
    alone = not is_launched()
    os.environ.setdefault("LOCAL_RANK", "0")  # the engine asks for it, whoever started it
    try:
        engine, wrapped, _, _ = deepspeed.initialize(
            model=model, optimizer=optimizer, config=settings
        )
    finally:
        if alone:
            del os.environ["LOCAL_RANK"]
    return engine, wrapped
