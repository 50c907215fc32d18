"""What a person sees while a model trains: one progress bar, none of the libraries' chatter."""

from __future__ import annotations

import logging
import os
import sys
import warnings
from typing import Any

import datasets
import torch
import transformers
from huggingface_hub import constants
from tqdm import tqdm
from transformers import TrainerCallback, TrainerState

_CHATTY = r"(trl|peft|transformers|torch\.distributed)\..*"


def quiet_libraries() -> None:
    """Turn off progress bars and notes of the training libraries, and TRL's usage statistics."""
    constants.HF_HUB_DISABLE_TELEMETRY = True
    transformers.utils.logging.disable_progress_bar()
    transformers.utils.logging.set_verbosity_error()
    datasets.disable_progress_bars()
    logging.getLogger("trl").setLevel(logging.ERROR)
    warnings.filterwarnings("ignore", category=FutureWarning, module=_CHATTY)
    if not torch.cuda.is_available():
        os.environ.setdefault("DS_ACCELERATOR", "cpu")  # else DeepSpeed warns that it guessed


def progress_bar(title: str, steps: int, done: int) -> tqdm[Any]:
    """A bar over the steps of a training; where nobody watches, a line now and then."""
    return tqdm(
        total=steps,
        initial=done,
        desc=title,
        unit="step",
        mininterval=0.1 if sys.stderr.isatty() else 10,
    )


class ProgressBar(TrainerCallback):
    """Steps, rate, time left and the last loss, on the main process."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._bar: tqdm[Any] | None = None

    def on_train_begin(self, args: Any, state: TrainerState, control: Any, **kwargs: Any) -> None:
        if state.is_world_process_zero:
            self._bar = progress_bar(self._title, state.max_steps, state.global_step)

    def on_log(
        self,
        args: Any,
        state: TrainerState,
        control: Any,
        logs: dict[str, float] | None = None,
        **kwargs: Any,
    ) -> None:
        if self._bar is not None and logs is not None and "loss" in logs:
            self._bar.set_postfix(loss=f"{logs['loss']:.3f}", refresh=False)
            self._bar.update(state.global_step - self._bar.n)

    def on_train_end(self, args: Any, state: TrainerState, control: Any, **kwargs: Any) -> None:
        self.close()

    def close(self) -> None:
        """Close the bar, if there is one, so that an error message starts on a new line."""
        if self._bar is not None:
            self._bar.close()
