"""Quality of the preference pairs before and after filtering, beside published figures."""

from collections.abc import Mapping
from typing import Any

from lib.report.runs import Basis
from lib.report.table import Cell, Heading, Table, code, number, table_of

_FIGURES = {
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
"""The figures of a set of pairs in quality.json, with their names on pages."""

_PUBLISHED = {
    "pairs": 701,
    "natural": 557,
    "synthetic": 144,
    "synthetic_fraction": 0.2054,
    "gold_fallback": 140,
    "mean_reward_margin": 0.9986,
    "mean_edit_distance_ratio": 0.4152,
    "duplicate_rate": 0.0,
    "chosen_executable_rate": 1.0,
    "executable_hard_negative_rate": 0.7104,
}
"""Mined with Qwen2.5-Coder-3B-Instruct on Spider."""

_COUNTED = {
    "dropped": "dropped by a rule",
    "set_apart": "set aside",
    "sft": "SFT examples from",
}


def quality_table(quality: Mapping[str, Any]) -> Table:
    """The figures of quality.json."""
    before, after = quality["before"], quality["after"]
    rows = [
        {
            "": name,
            "Before": _figure(before[key]),
            "After": _figure(after[key]),
            Heading("After", "published"): _figure(_PUBLISHED.get(key), "published"),
        }
        for key, name in _FIGURES.items()
    ]
    return table_of(
        "pairs",
        "Quality of the pairs",
        rows,
        "Natural counts gold fallback too, which is never a prediction. Published: mined with "
        "Qwen2.5-Coder-3B-Instruct on Spider.",
    )


def counts_table(quality: Mapping[str, Any]) -> Table:
    """What quality.json counts: types of pairs, what each rule dropped and set aside, SFT rows."""
    types = quality["before"]["types"], quality["after"]["types"]
    rows = [
        {"What": "type of pair", "Which": code(name), "Before": count, "After": types[1][name]}
        for name, count in types[0].items()
    ]
    for key, what in _COUNTED.items():
        rows += [
            {"What": what, "Which": name.replace("_", " "), "Before": count, "After": None}
            for name, count in quality[key].items()
        ]
    return table_of(
        "pair-counts",
        "Types of pairs, what was dropped and set aside, and SFT examples",
        rows,
        "Set aside, before any other rule: pairs whose chosen SQL is right on the database as it "
        "is and wrong on a perturbed copy, and pairs on questions that the audit doubts. They are "
        "kept in files of their own, and nothing is trained on them.",
    )


def _figure(value: float | None, basis: Basis | None = None) -> Cell:
    """A count, or a fraction with four digits."""
    if isinstance(value, int):
        return Cell(f"{value:,}", value, basis)
    return number(value, 4, basis)
