"""Figures that others have published, beside ours.

They are of Qwen2.5-Coder-3B-Instruct, greedy, on Spider dev (1,034 questions), so they show what
the methods did there, never what they should do with another model or on other data.

Quality of the preference pairs before and after filtering, beside the published figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lib.report.comparison import TITLES
from lib.report.runs import LABELS, ONE_SHOT, Basis, View
from lib.report.table import (
    Cell,
    Heading,
    Source,
    Table,
    code,
    count,
    number,
    rate_cell,
    setting,
    source_of_views,
    table_of_rows,
    text,
)
from lib.scoring.statistics import NOTHING


@dataclass(frozen=True)
class PublishedRun:
    """Percentages; None where none was published."""

    run: str
    feedback: str
    setting: str
    first_turn_ex: float | None
    final_ex: float
    repair_success_rate: float | None
    executable_rate: float | None


PUBLISHED_RUNS = (
    PublishedRun("base", "none", ONE_SHOT, 57.56, 57.56, None, 83.43),
    PublishedRun("base", "minimal", "verified", 57.56, 68.90, 26.71, 81.20),
    PublishedRun("sft", "none", ONE_SHOT, 61.92, 61.92, None, 82.54),
    PublishedRun("sft", "minimal", "verified", 61.92, 71.41, 24.94, 82.54),
    PublishedRun("dpo", "none", ONE_SHOT, 62.11, 62.11, None, 82.02),
    PublishedRun("dpo", "minimal", "verified", 62.11, 71.80, 25.58, 82.02),
    PublishedRun("sft_dpo", "none", ONE_SHOT, 67.25, 67.25, None, 84.45),
    PublishedRun("sft_dpo", "minimal", "verified", 67.25, 73.55, 19.23, 84.45),
    PublishedRun("sft_dpo", "minimal", "online", None, 70.35, None, None),
    PublishedRun("base", "basic", "verified", 57.56, 61.43, 9.13, 75.89),
    PublishedRun("sft_dpo", "basic", "verified", 67.25, 71.12, 11.83, 81.37),
)


@dataclass(frozen=True)
class PublishedAgent:
    """A way to answer and its figures in percent; None where none was published."""

    system: str
    mode: str
    questions: int
    ex_initial: float | None
    ex_final: float


PUBLISHED_AGENTS = (
    PublishedAgent("ReAct SFT", "direct", 200, None, 71.7),
    PublishedAgent("ReAct SFT", "fallback", 200, None, 78.6),
    PublishedAgent("Llama-3.2-1B, GRPO", "check_rewrite", 500, 21.0, 49.6),
    PublishedAgent("Llama-3.2-3B, GRPO", "check_rewrite", 500, 51.8, 66.4),
)

PUBLISHED_PAIRS = {
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

_RATES = ("first_turn_ex", "final_ex", "repair_success_rate", "executable_rate")
_NOTE = (
    "Published: Qwen2.5-Coder-3B-Instruct on Spider dev, 1,034 questions, greedy. Where the model "
    "or the data of the measured figures is another, compare directions, not levels. "
    "A dash: not measured here, or not published."
)


def published_table(views: Sequence[View]) -> Table:
    """One row per published configuration, with columns for measured and published figures."""
    measured = {(v.name, v.feedback, v.setting, v.basis): v for v in views}
    rows = []
    for published in PUBLISHED_RUNS:
        basis: Basis = "oracle" if published.setting == "verified" else "deployable"
        view = measured.get((published.run, published.feedback, published.setting, basis))
        label = LABELS[published.setting]
        row = [text(published.run), text(published.feedback), setting(label, basis)]
        for name in _RATES:
            row.append(rate_cell(view, name) if view else Cell(NOTHING))
            row.append(number(getattr(published, name), 2, "published"))
        rows.append(row)
    columns: list[str | Heading] = []
    for name in _RATES:
        columns += [f"{TITLES[name]}, measured (%)", Heading(f"{TITLES[name]} (%)", "published")]
    return table_of_rows(
        "published",
        "Measured beside published",
        ("Run", "Repair", "Setting", *columns),
        rows,
        source_of_views(views),
        _NOTE,
    )


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
