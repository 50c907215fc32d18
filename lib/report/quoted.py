"""The figures that README quotes, by name, as text made of the rows that they are from.

A text is what README has to say, word for word; line breaks do not count. `stages.figure` reruns
them from kept predictions, and a test compares those that are kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal

from lib.data.selection import ALONE
from lib.report.comparison import closing_rows, render_table
from lib.report.runs import ONE_SHOT
from lib.scoring.statistics import NOTHING, interval_text

Row = Mapping[str, Any]
Kept = Literal["comparison", "summary", "correction", "sets", "set_corrections"]
"""Where rows are from: reports/comparison.json, of Spider summary.json and correction.json, and of
the sets beyond it sets.json and correction.json.
"""


@dataclass(frozen=True)
class Quoted:
    """What README quotes under one name.

    `what`: for the list. `rows`: for each kind of rows that the texts are made of, what is equal in
    all of them, such as {"run": "sft"}. `texts`: makes them of the rows of each kind.
    """

    what: str
    rows: Mapping[Kept, Row]
    texts: Callable[[Mapping[Kept, Sequence[Row]]], list[str]]

    def of(self, kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
        """The texts from the rows that are chosen among these."""
        return self.texts({kind: self.chosen(kind, kept[kind]) for kind in self.rows})

    def chosen(self, kind: Kept, rows: Iterable[Row]) -> list[Row]:
        """The rows of a kind that the texts are made of."""
        return [row for row in rows if self.rows[kind].items() <= row.items()]


def not_in(page: str, texts: Iterable[str]) -> list[str]:
    """The texts that a page does not have, whatever its line breaks."""
    joined = _joined(page)
    return [text for text in texts if _joined(text) not in joined]


def _joined(text: str) -> str:
    return " ".join(text.split())


_DEMO = (
    *(("base", ONE_SHOT), ("base", "online"), ("sft", ONE_SHOT), ("sft", "online")),
    *(("sft_dpo", "online"), ("sft_dpo", "verified")),
)


def _answers(what: str, model: str, run: str) -> Quoted:
    """A line of the table: one answer, corrected, and then repaired."""
    row = {"model": model, "run": run, "feedback": "minimal", "seed": 13}
    return Quoted(what, {"correction": row}, _answer_cells)


def _rate(row: Row, name: str) -> str:
    """A rate with its interval over questions; README leaves the other one to the report."""
    return f"{row[name]:.1f} {interval_text(row[f'{name}_ci'])}"


def _answer_cells(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    (row,) = kept["correction"]
    rates = (_rate(row, name) for name in ("first_turn_ex", "corrected_ex", "final_ex"))
    return [f"| {' | '.join(rates)} |"]


def _vote(what: str, model: str, run: str) -> Quoted:
    """A line of the table: answers chosen among eight candidates."""
    return Quoted(what, {"summary": _of_eight(model, run)}, _vote_cells)


def _of_eight(model: str, run: str) -> Row:
    return {"model": model, "run": run, "samples": 8, "seed": 13, "feedback_source": "own"}


def _vote_cells(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    found = {row["scope"]: row for row in kept["summary"]}
    repaired = found["online"]
    corrected = _rate(repaired, "corrected_ex") if repaired.get("corrected_ex") else NOTHING
    rates = [_rate(found["none"], "final_ex"), corrected, _rate(repaired, "final_ex")]
    return [f"| {' | '.join(rates)} |"]


def _correction(what: str, model: str) -> Quoted:
    row = {"model": model, "run": "sft", "feedback": "minimal", "seed": 13}
    return Quoted(what, {"correction": row}, _corrected)


def _corrected(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    (row,) = kept["correction"]
    first, corrected = (f"{row[name]:.1f}" for name in ("first_turn_ex", "corrected_ex"))
    gain = row["gain"]
    interval = interval_text((gain["low"], gain["high"]), sign="+")
    return [f"from {first} to {corrected} ({gain['points']:+.1f} {interval})"]


def _best(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    (row,) = kept["summary"]
    return [f"answers {_rate(row, 'final_ex')} percent"]


def _repaired(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    small, large = (
        next(row for row in kept["correction"] if row["model"] == model)
        for model in ("qwen-0.5b", "qwen-1.5b")
    )
    return [f"they reach {small['final_ex']:.1f} and {large['final_ex']:.1f}"]


_SHIPPED, _SHIPPED_BEFORE = "qwen-0.5b-sql", "qwen-0.5b-sql-round2"
_LEARNT_FROM = ("ambrosia", "cosql", "spider_de", "spider_syn")
"""The sets of whose training parts the shipped adapter has learnt."""


def _beyond(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    sets = {row["set"]: row for row in kept["sets"] if row["model"] == _SHIPPED}
    languages = [sets[f"spider_{each}"]["final_ex"] for each in ("de", "ru", "vi", "zh")]
    corrected = {
        model: {r["set"]: r["final_ex"] for r in kept["set_corrections"] if r["model"] == model}
        for model in (_SHIPPED_BEFORE, "qwen-0.5b")
    } | {_SHIPPED: {name: sets[name]["final_ex"] for name in sets if not name.endswith(ALONE)}}
    means = {model: f"{fmean(by_set.values()):.1f}" for model, by_set in corrected.items()}

    def gain(learnt_from: bool) -> str:
        """From the mean of the adapter before to that of the shipped one."""
        before, after = (
            fmean(
                corrected[model][name]
                for name in sets
                if name in corrected[model] and (name in _LEARNT_FROM) == learnt_from
            )
            for model in (_SHIPPED_BEFORE, _SHIPPED)
        )
        return f"from {before:.1f} to {after:.1f}"

    return [
        *(
            f"{_rate(sets[name], 'final_ex')} on {title}"
            for name, title in (
                ("spider_realistic", "Spider-Realistic"),
                ("defog", "Defog"),
                ("ambrosia", "Ambrosia"),
            )
        ),
        f"{min(languages):.0f} to {max(languages):.0f} in four other languages",
        f"{sets['bird']['final_ex']:.1f} on BIRD",
        f"mean over the sets is {means[_SHIPPED]}, where the adapter before it has "
        f"{means[_SHIPPED_BEFORE]} and the untrained model {means['qwen-0.5b']}",
        f"{gain(True)} on the four sets",
        f"{gain(False)} on the eight others",
    ]


def _demo(kept: Mapping[Kept, Sequence[Row]]) -> list[str]:
    rows = [dict(row) for row in kept["comparison"] if (row["run"], row["setting"]) in _DEMO]
    return render_table(closing_rows(rows)).splitlines()


QUOTED: dict[str, Quoted] = {
    "demo": Quoted("what `make demo` prints", {"comparison": {"split": "dev+test"}}, _demo),
    "spider-0.5b": _answers("qwen-0.5b, untrained", "qwen-0.5b", "base"),
    "spider-0.5b-sql": _answers("qwen-0.5b-sql", "qwen-0.5b", "sft"),
    "spider-0.5b-vote": _vote("qwen-0.5b-sql, eight candidates", "qwen-0.5b", "sft"),
    "spider-1.5b": _answers("qwen-1.5b, untrained", "qwen-1.5b", "base"),
    "spider-1.5b-sql": _answers("qwen-1.5b-sql", "qwen-1.5b", "sft"),
    "spider-1.5b-vote": _vote("qwen-1.5b-sql, eight candidates", "qwen-1.5b", "sft"),
    "correction-0.5b": _correction("qwen-0.5b-sql with correction", "qwen-0.5b"),
    "correction-1.5b": _correction("qwen-1.5b-sql with correction", "qwen-1.5b"),
    "correction-repair": Quoted(
        "both with correction and repair", {"correction": {"run": "sft", "seed": 13}}, _repaired
    ),
    "best": Quoted(
        "the best figure without gold at inference",
        {"summary": {**_of_eight("qwen-0.5b", "sft"), "scope": "online"}},
        _best,
    ),
    "beyond": Quoted("the sets beyond Spider", {"sets": {}, "set_corrections": {}}, _beyond),
}
"""Every figure of README that has a row, by its name."""
