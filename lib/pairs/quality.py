"""The quality report of preference pairs: what went into the merge, and what came out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabulate import tabulate

from lib.pairs.pair import PAIR_TYPES
from lib.records import PreferencePair

_DIGITS = 4

_LABELS = {
    "pairs": "pairs",
    "natural": "natural",
    "synthetic": "synthetic",
    "synthetic_fraction": "synthetic fraction",
    "gold_fallback": "gold fallback",
    "gold_fallback_fraction": "gold fallback fraction",
    "mean_reward_margin": "mean reward margin",
    "mean_edit_distance_ratio": "mean edit-distance ratio",
    "duplicate_rate": "duplicate rate",
    "chosen_executable_rate": "chosen executable rate",
    "executable_hard_negative_rate": "executable hard-negative rate",
}


def quality_report(pairs: Sequence[PreferencePair]) -> dict[str, Any]:
    """The figures of one set of pairs. Fractions and rates lie in 0..1, None without pairs.

    `natural` counts gold fallback too, `duplicate_rate` the pairs that repeat an earlier one's
    prompt, chosen and rejected. `executable_hard_negative_rate`: rejected SQL that runs.
    """
    metas = [pair.meta for pair in pairs]
    types = Counter(meta["type"] for meta in metas)
    synthetic = sum(meta["synthetic"] for meta in metas)
    gold = sum(meta["gold_fallback"] for meta in metas)
    different = len({(pair.prompt, pair.chosen, pair.rejected) for pair in pairs})
    classes = Counter(meta["error_class"] or "none" for meta in metas)
    return {
        "pairs": len(pairs),
        "natural": len(pairs) - synthetic,
        "synthetic": synthetic,
        "synthetic_fraction": _share(synthetic, len(pairs)),
        "gold_fallback": gold,
        "gold_fallback_fraction": _share(gold, len(pairs)),
        "mean_reward_margin": _mean([meta["reward_margin"] for meta in metas]),
        "mean_edit_distance_ratio": _mean([meta["edit_distance_ratio"] for meta in metas]),
        "duplicate_rate": _share(len(pairs) - different, len(pairs)),
        "chosen_executable_rate": _mean([meta["executable_chosen"] for meta in metas]),
        "executable_hard_negative_rate": _mean([meta["executable_rejected"] for meta in metas]),
        "types": {pair_type: types[pair_type] for pair_type in PAIR_TYPES},
        "error_classes": dict(sorted(classes.items())),
    }


def render_quality(quality: dict[str, Any]) -> str:
    """quality.json as Markdown. Needs `before`, `after`, `dropped`, `set_apart` and `sft`."""
    before, after = quality["before"], quality["after"]
    figures = [[label, _cell(before[key]), _cell(after[key])] for key, label in _LABELS.items()]
    types = [[f"`{t}`", before["types"][t], after["types"][t]] for t in PAIR_TYPES]
    parts = [
        "# Preference pairs",
        _table(figures, ["", "before", "after"]),
        "## Types",
        _table(types, ["type", "before", "after"]),
        "## Dropped",
        _table(list(quality["dropped"].items()), ["rule", "pairs"]),
        "## Set apart before",
        _table(list(quality["set_apart"].items()), ["reason", "pairs"]),
        "## SFT examples",
        _table(list(quality["sft"].items()), ["source", "examples"]),
    ]
    return "\n\n".join(parts) + "\n"


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _cell(value: float | None) -> str:
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else f"{value:.{_DIGITS}f}"


def _table(rows: Sequence[Sequence[Any]], headers: Sequence[str]) -> str:
    return tabulate(rows, headers, tablefmt="github", disable_numparse=True)
