"""Training on whole episodes, in a loop of our own over DeepSpeed's engine (ZeRO-2).

A step sees the same rows however many processes share them, and its loss is the sum over its target
tokens divided by their number: a token of a short answer weighs as much as one of a long answer,
whatever its batch.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import torch
from accelerate import PartialState
from tqdm import tqdm
from trl.trainer.utils import add_fused_lm_head

from lib.base.params import ResolvedDtype, SftParams
from lib.learning.training.checkpoints import read_state, training_failures_have_a_name
from lib.learning.training.data_parallel import ZeroOptimizer, gathered
from lib.learning.training.launch import TrainingJob
from lib.learning.training.model_card import TrainingResult
from lib.learning.training.progress import step_bar
from lib.learning.training.rows import (
    GROUP,
    IGNORED,
    Dialogue,
    GroupedSampler,
    TokenRows,
    padded,
)
from lib.learning.training.start import trainable
from lib.learning.training.trl_trainers import Training

_MAX_GRADIENT_NORM = 1.0  # as in transformers' trainer


def train_episodes(
    dialogues: Sequence[Dialogue],
    job: TrainingJob,
    params: SftParams,
    init_adapter: Path | None = None,
) -> TrainingResult | None:
    """Train a LoRA adapter on the answers of `dialogues`; prompts and observations are not learnt.

    `params.gradient_accumulation`: the batches of a step, over all processes. Arguments, resuming,
    result and errors are otherwise those of `lib.learning.training.trl_trainers.train_sft`.
    """
    training = Training(dialogues, job, params, init_adapter, "episodes")
    policy = trainable(training.policy, training.new_adapter, job)
    loop = _Loop(training, policy)
    resumed_from = loop.resume()
    started = time.perf_counter()
    bar = step_bar(f"train {job.run}", loop.steps, loop.step)
    with closing(bar), training_failures_have_a_name():
        loop.train(bar)
    return training.finish(policy, loop.history, started, resumed_from)


class _Loss(torch.nn.Module):
    """The summed cross-entropy of a batch's target tokens, and how many are predicted right."""

    def __init__(self, policy: Any, dtype: ResolvedDtype) -> None:
        super().__init__()
        self.policy = policy
        self._dtype = getattr(torch, dtype)
        add_fused_lm_head(policy.get_base_model(), outputs=("is_top1",))

    def forward(
        self, input_ids: torch.Tensor, attention_mask: torch.Tensor, labels: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        kind = input_ids.device.type
        with torch.autocast(kind, self._dtype, enabled=self._dtype != torch.float32):
            found = self.policy.get_base_model()(
                input_ids=input_ids,
                attention_mask=attention_mask,
                labels=labels,
                fused_lm_head=True,
            )
        return -found.log_probs.sum(), found.is_top1.sum()


def _batch(
    rows: TokenRows, indices: Sequence[int], device: torch.device
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Token ids, attention mask and labels."""
    ids, labels = ([rows.columns[name][i] for i in indices] for name in ("input_ids", "labels"))
    mask = padded(([1] * len(row) for row in ids), 0, device)
    return padded(ids, 0, device), mask, padded(labels, IGNORED, device)


class _Loop:
    """The steps of one training. `step`: how many are done; `history`: the figures of each."""

    def __init__(self, training: Training, policy: Any) -> None:
        rows, params = training.rows, training.params
        self._rows = rows
        self._params = params
        self._checkpoints = training.checkpoints
        self._seed = training.job.seed
        self._epoch = -1  # the epoch of `_order`
        self._order: list[int] = []
        self._sampler = GroupedSampler(rows.columns[GROUP], params.batch_size, self._seed)
        self._of_epoch = math.ceil(
            math.ceil(len(rows) / params.batch_size) / params.gradient_accumulation
        )
        self.steps = params.max_steps or params.epochs * self._of_epoch
        self.step = 0
        self.history: list[dict[str, Any]] = []
        state = PartialState()
        self._rank, self._processes = state.process_index, state.num_processes
        self._device = state.device
        self._loss = _Loss(policy, training.dtype).to(state.device)
        self._optimizer = ZeroOptimizer(self._loss, params.learning_rate, _MAX_GRADIENT_NORM)

    def resume(self) -> str | None:
        """Continue from the last checkpoint; returns its name, None where there is none."""
        last = self._checkpoints.last_checkpoint()
        if last is None:
            return None
        self._optimizer.load(last)
        state = read_state(last)
        self.step, self.history = state["step"], state["history"]
        return last.name

    def train(self, bar: tqdm[Any]) -> None:
        """Train to the last step, with a checkpoint every `save_steps`."""
        self._loss.train()
        while self.step < self.steps:
            self.history.append(self._train_step(self._batches()))
            figures = self.history[-1]
            bar.set_postfix(loss=f"{figures['loss']:.3f}", refresh=False)
            bar.update()
            if self.step % self._params.save_steps == 0 and self.step < self.steps:
                state = {"step": self.step, "history": self.history}
                self._checkpoints.save(self.step, state, self._optimizer.save)

    def _batches(self) -> list[list[int]]:
        """The batches of the next step, as lists of row indices."""
        epoch, place = divmod(self.step, self._of_epoch)
        if self._epoch != epoch:
            self._epoch = epoch
            self._sampler.set_epoch(epoch)
            self._order = list(self._sampler)
        size = self._params.batch_size
        of_step = size * self._params.gradient_accumulation
        now = self._order[place * of_step : (place + 1) * of_step]
        return [now[start : start + size] for start in range(0, len(now), size)]

    def _train_step(self, batches: Sequence[Sequence[int]]) -> dict[str, Any]:
        rate = self._learning_rate()
        number = self.step * self._processes + self._rank
        torch.manual_seed(self._seed * 1_000_003 + number)  # for the adapter's dropout
        targets = sum(self._target_tokens(indices) for indices in batches)
        of_process = batches[self._rank :: self._processes]
        # a process without a batch left still takes part in every exchange, and adds nothing
        rounds = math.ceil(len(batches) / self._processes)
        sums = torch.zeros(2, dtype=torch.float64)
        for turn in range(rounds):
            spare = turn >= len(of_process)
            indices = batches[0] if spare else of_process[turn]
            loss, right = self._optimizer(*_batch(self._rows, indices, self._device))
            share = 0.0 if spare else 1 / targets
            self._optimizer.backward(loss * share, last=turn == rounds - 1)
            if not spare:
                sums += torch.tensor([float(loss.detach()), float(right)], dtype=torch.float64)
        norm = self._optimizer.step(rate)
        sums = torch.stack(gathered(sums)).sum(dim=0)
        self.step += 1
        loss_sum, right_sum = sums.tolist()
        return {
            "step": self.step,
            "epoch": self.step / self._of_epoch,
            "loss": loss_sum / targets,
            "mean_token_accuracy": right_sum / targets,
            "learning_rate": rate,
            "grad_norm": norm,
        }

    def _target_tokens(self, indices: Sequence[int]) -> int:
        labels = (self._rows.columns["labels"][index] for index in indices)
        return sum(label != IGNORED for row in labels for label in row)

    def _learning_rate(self) -> float:
        """Linear warm-up, then a half cosine to 0, as transformers' `cosine` schedule."""
        warmup = math.ceil(self._params.warmup_ratio * self.steps)
        if self.step < warmup:
            return self._params.learning_rate * self.step / warmup
        progress = (self.step - warmup) / max(1, self.steps - warmup)
        return self._params.learning_rate * 0.5 * (1.0 + math.cos(math.pi * progress))
