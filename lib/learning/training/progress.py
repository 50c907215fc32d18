"""What a person sees of a training: its progress bar, its curves, and its final figures.

No figure depends on the clock: two runs of the same training give the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from accelerate import PartialState
from tqdm import tqdm
from transformers import TrainerCallback, TrainerState

from lib.base.errors import ModelError
from lib.base.stage import progress_bar

Row = dict[str, float]

SFT_COLUMNS = {
    "loss": "loss",
    "token_accuracy": "mean_token_accuracy",
    "learning_rate": "learning_rate",
    "gradient_norm": "grad_norm",
}
"""From our name of a column to the trainer's name of the figure."""

DPO_COLUMNS = {
    "loss": "loss",
    "reward_margin": "rewards/margins",
    "reward_accuracy": "rewards/accuracies",
    "reward_chosen": "rewards/chosen",
    "reward_rejected": "rewards/rejected",
    "learning_rate": "learning_rate",
    "gradient_norm": "grad_norm",
}
"""From our name of a column to the trainer's name of the figure."""

_NOT_FINAL = ("learning_rate", "gradient_norm")
_SIGNIFICANT_DIGITS = 6


def curve_rows(history: Sequence[Mapping[str, Any]], columns: Mapping[str, str]) -> list[Row]:
    """One row per step from the trainer's log history: `step`, `epoch` and `columns`.

    Raises ModelError if the loss is not finite.
    """
    rows = [
        {"step": entry["step"], "epoch": short(entry["epoch"])}
        | {name: short(entry[key]) for name, key in columns.items()}
        for entry in history
        if "loss" in entry
    ]
    lost = next((row for row in rows if not math.isfinite(row["loss"])), None)
    if lost is not None:
        raise ModelError(
            f"the loss is {lost['loss']} at step {lost['step']}: lower the learning_rate"
        )
    return rows


def final_figures(rows: Sequence[Row]) -> dict[str, float]:
    """`first_` and `final_` of each figure: means over the first and last tenth of the steps."""
    tenth = max(1, len(rows) // 10)
    names = [name for name in rows[0] if name not in ("step", "epoch", *_NOT_FINAL)]
    return {
        f"{when}_{name}": short(math.fsum(row[name] for row in part) / len(part))
        for name in names
        for when, part in (("first", rows[:tenth]), ("final", rows[-tenth:]))
    }


def short(value: float) -> float:
    """The value rounded to six significant digits."""
    return float(f"{value:.{_SIGNIFICANT_DIGITS}g}")


def step_bar(title: str, steps: int, done: int) -> tqdm[Any]:
    """A bar over the steps of a training. Only the main process shows it."""
    is_main: bool = PartialState().is_main_process
    return progress_bar(title, steps, done, "step", is_shown=is_main)


class ProgressBar(TrainerCallback):
    """Steps, rate, time left and the last loss, on the main process."""

    def __init__(self, title: str) -> None:
        self._title = title
        self._bar: tqdm[Any] | None = None

    def on_train_begin(self, args: Any, state: TrainerState, control: Any, **kwargs: Any) -> None:
        if state.is_world_process_zero:
            self._bar = step_bar(self._title, state.max_steps, state.global_step)

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

    def close(self) -> None:
        """Close the bar, if there is one, so that an error message starts on a new line."""
        if self._bar is not None:
            self._bar.close()
