"""Quality of the preference pairs before and after filtering, beside published figures."""

from collections.abc import Mapping
from typing import Any

from lib.report.runs import Basis
from lib.report.table import Cell, Heading, Source, Table, code, number, table_of

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


def pair_tables(quality: Mapping[str, Any], source: Source) -> tuple[Table, ...]:
    """quality.json as tables: figures, types, what was dropped and set apart, SFT examples."""
    before, after = quality["before"], quality["after"]
    figures = [
        {
            "": name,
            "Before": _figure(before[key]),
            "After": _figure(after[key]),
            Heading("After", "published"): _figure(_PUBLISHED.get(key), "published"),
        }
        for key, name in _FIGURES.items()
    ]
    types = [
        {"Type": code(name), "Before": count, "After": after["types"][name]}
        for name, count in before["types"].items()
    ]

    def counts(key: str, title: str, head: str, counted: str, note: str = "") -> Table:
        rows = [{head: name.replace("_", " "), "Count": n} for name, n in quality[counted].items()]
        return table_of(key, title, rows, source, note)

    return (
        table_of(
            "pairs",
            "Quality of the pairs",
            figures,
            source,
            "Natural counts gold fallback too, which is never a prediction. Published: mined "
            "with Qwen2.5-Coder-3B-Instruct on Spider.",
        ),
        table_of("pair-types", "Types of pairs", types, source),
        counts("dropped", "Pairs dropped by each rule", "Rule", "dropped"),
        counts(
            "set-apart",
            "Pairs set apart",
            "Reason",
            "set_apart",
            "Before any other rule: pairs whose chosen SQL is right on the database as it is and "
            "wrong on a perturbed copy, and pairs on questions that the audit doubts. They are "
            "kept in files of their own, and nothing is trained on them.",
        ),
        counts("sft-examples", "SFT examples", "Source", "sft"),
    )


def _figure(value: float | None, basis: Basis | None = None) -> Cell:
    """A count, or a fraction with four digits."""
    if isinstance(value, int):
        return Cell(f"{value:,}", value, basis)
    return number(value, 4, basis)
