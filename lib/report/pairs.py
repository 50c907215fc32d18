"""Quality of the preference pairs before and after filtering, beside the published figures."""

from __future__ import annotations

from typing import Any

from lib.report.published import PUBLISHED_PAIRS
from lib.report.runs import Basis
from lib.report.table import Cell, Heading, Source, Table, code, count, number, table_of_rows, text

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


_APART = (
    "Before any other rule: pairs whose chosen SQL is right on the database as it is and wrong on "
    "a perturbed copy, and pairs on questions that the audit doubts. They are kept in files of "
    "their own, and nothing is trained on them."
)


def pair_tables(quality: dict[str, Any], source: Source) -> tuple[Table, ...]:
    """quality.json as tables: figures, types, what was dropped and set apart, SFT examples."""
    before, after = quality["before"], quality["after"]
    figures = [
        [
            text(label),
            _figure(before[key]),
            _figure(after[key]),
            _figure(PUBLISHED_PAIRS.get(key), "published"),
        ]
        for key, label in _FIGURES.items()
    ]
    types = [
        [code(name), count(before["types"][name]), count(after["types"][name])]
        for name in before["types"]
    ]
    return (
        table_of_rows(
            "pairs",
            "Quality of the pairs",
            ("", "Before", "After", Heading("After", "published")),
            figures,
            source,
            "Natural counts gold fallback too, which is never a prediction. Published: mined "
            "with Qwen2.5-Coder-3B-Instruct on Spider.",
        ),
        table_of_rows("pair-types", "Types of pairs", ("Type", "Before", "After"), types, source),
        _counts("dropped", "Pairs dropped by each rule", "Rule", quality["dropped"], source),
        _counts("set-apart", "Pairs set apart", "Reason", quality["set_apart"], source, _APART),
        _counts("sft-examples", "SFT examples", "Source", quality["sft"], source),
    )


def _counts(
    key: str, title: str, head: str, counts: dict[str, int], source: Source, note: str = ""
) -> Table:
    rows = [[text(name.replace("_", " ")), count(found)] for name, found in counts.items()]
    return table_of_rows(key, title, (head, "Count"), rows, source, note)


def _figure(value: float | None, basis: Basis | None = None) -> Cell:
    if isinstance(value, int):
        return Cell(f"{value:,}", value, basis)
    return number(value, 4, basis)
