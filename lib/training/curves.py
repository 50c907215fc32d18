"""The figures that a training logs at every step, as rows for plots and as final figures.

Nothing here depends on the clock: two runs of the same training give the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from lib.errors import ModelError

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
