"""What models reach on the data sets beyond Spider: a row a model and set, kept in git.

The rows of a model replace its earlier ones and leave those of others; the predictions of each row
stand beside it. So a run with another model adds rows, and models are compared question by
question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import read_rows
from lib.report.ablation import compare_views, points_of
from lib.report.charts import Interval, interval_chart
from lib.report.figures import series_of
from lib.report.runs import EvaluationRun, View, as_played, one_shot
from lib.report.table import (
    Cell,
    Columns,
    Figure,
    FigureGroup,
    Section,
    Source,
    Table,
    count,
    difference_of,
    number,
    rate_of,
    table_of,
    text,
)
from lib.scoring.statistics import paired_difference

BEYOND = Path("reports/beyond/sets.json")
"""The rows, which the pages of all pipelines show."""

_SETTINGS = ("one_shot", "online")
_RATES = ("first_turn_ex", "final_ex", "strict_ex", "executable_rate")
_NEEDED = (
    *("model", "base", "set", "n", "databases", "questions", "correct", *_RATES, "gain"),
    "data_fingerprint",
)

_LEAD = (
    "One model on public data sets that it was not trained on, up to 300 questions of each: other "
    "words (syn, realistic), knowledge (dk), languages, databases (bird, defog, ambrosia), and "
    "follow-up questions (cosql, sparc), asked with the model's own earlier answers. Online repair "
    "goes by what the executor sees; nothing derived from gold decides anything."
)

Row = Mapping[str, Any]


@dataclass(frozen=True)
class SetResult:
    """A model on one set, first without and then with online repair."""

    row: dict[str, Any]
    views: tuple[View, View]

    def files(self) -> Iterator[tuple[str, View]]:
        """The path of each file of predictions, relative to the summary, and whose it holds."""
        yield from zip(set_files(self.row), self.views, strict=True)


def result_of(run: EvaluationRun) -> SetResult:
    """The row of a run on one set. Rates are in percent, exact, with their intervals.

    `gain`: final minus first-turn EX in points, paired. `questions`: their places in the set, in
    the order of the predictions; `correct`: for both settings, whether each of them is answered
    correctly, as a text of zeros and ones.
    """
    views = one_shot(run), as_played(run)
    origin = run.provenance
    row = {
        "model": run.name,
        "base": Path(origin["model"]).name,
        "set": origin["data"],
        "questions": [int(t.example_id.rpartition("-")[2]) for t in run.trajectories],
        **set_figures(*views),
        "model_fingerprint": origin["model_fingerprint"],
        "dtype": origin["generation"]["dtype"],
        "code_fingerprint": origin["code_fingerprint"],
        "data_fingerprint": origin["data_fingerprint"],
    }
    return SetResult(row, views)


def set_files(row: Row) -> list[str]:
    """Where the predictions of a row are, relative to the summary: first turn, online repair."""
    return [f"{row['model']}/{row['set']}.{setting}.sql" for setting in _SETTINGS]


def set_figures(first: View, final: View) -> dict[str, Any]:
    """The figures of a row, from the answers before and after repair."""
    return {
        "n": len(final.trajectories),
        "databases": sorted(set(final.databases)),
        **final.rates(_RATES),
        "gain": points_of(compare_views(first, final)),
        "correct": {
            setting: "".join("01"[right] for right in view.correct)
            for setting, view in zip(_SETTINGS, (first, final), strict=True)
        },
    }


def read_beyond(path: Path) -> list[dict[str, Any]]:
    """The rows of a summary, none where it is not there. Raises DataError where it is malformed."""
    remedy = "restore it from git, or delete it and run `make beyond`"
    return read_rows(path, _NEEDED, remedy) if path.is_file() else []


def merged(rows: Iterable[Row], results: Iterable[SetResult]) -> list[dict[str, Any]]:
    """The rows with those of the results, which replace all earlier ones of their models."""
    new = [result.row for result in results]
    models = {row["model"] for row in new}
    kept = [dict(row) for row in rows if row["model"] not in models]
    return sorted([*kept, *new], key=_order)


def _order(row: Row) -> tuple[str, str, bool, str]:
    """By set; a base model before what was trained from it."""
    return row["set"], row["base"], row["model"] != row["base"], row["model"]


def with_differences(rows: Sequence[Row], folder: Path) -> list[dict[str, Any]]:
    """The rows, each with `against`: final EX less that of its base model, in points and paired.

    It is over the `n` questions that both have answered; None for a base model, and where there is
    no such question. `folder`: where the predictions are, which name the database of each question.
    """
    bases = {(row["set"], row["model"]): row for row in rows if row["model"] == row["base"]}
    compared = []
    for row in rows:
        base = bases.get((row["set"], row["base"]), row)
        before, after = _final_answers(base), _final_answers(row)
        lines = (folder / set_files(row)[-1]).read_text(encoding="utf-8").splitlines()
        databases = [line.rpartition("\t")[2] for line in lines]
        both = [
            (question, db_id)
            for question, db_id in zip(after, databases, strict=True)
            if question in before
        ]
        difference: dict[str, Any] | None = None
        if both and base is not row:
            paired = paired_difference(
                [before[question] for question, _ in both],
                [after[question] for question, _ in both],
                [db_id for _, db_id in both],
            )
            difference = points_of(paired) | {"n": len(both)}
        compared.append({**row, "against": difference})
    return compared


def _final_answers(row: Row) -> dict[int, bool]:
    """Whether the final answer to each question, by its place in the set, is correct."""
    marks = zip(row["questions"], row["correct"]["online"], strict=True)
    return {question: mark == "1" for question, mark in marks}


def beyond_section(rows: Sequence[Row]) -> Section:
    """A plot of final EX and the table of all rows. `rows` is not empty."""
    return Section(
        "beyond",
        "Beyond Spider",
        _LEAD,
        (_ex_figure(rows),),
        (_sets_table(rows), _models_table(rows)),
    )


def _ex_figure(rows: Sequence[Row]) -> FigureGroup:
    series = series_of(row["model"] for row in rows)
    intervals = [
        Interval(
            f"{row['set']}, {row['model']}",
            row["final_ex"],
            tuple(row["final_ex_ci"]),
            series[row["model"]],
        )
        for row in sorted(rows, key=lambda row: row["set"])
    ]
    title = "EX after online repair by data set"
    return FigureGroup(
        "plot-beyond", (Figure(title, interval_chart(intervals, title), "deployable"),)
    )


def _rate(name: str) -> Callable[[Row], Cell]:
    return lambda row: rate_of(row, name)


def _sets_table(rows: Sequence[Row]) -> Table:
    columns: Columns[Row] = {
        "Set": lambda row: text(row["set"]),
        "Model": lambda row: text(row["model"]),
        "n": lambda row: count(row["n"]),
        "Databases": lambda row: count(len(row["databases"])),
        "First-turn EX (%)": _rate("first_turn_ex"),
        "Online repair, EX (%)": _rate("final_ex"),
        "Strict EX (%)": _rate("strict_ex"),
        "Executable (%)": _rate("executable_rate"),
        "Over its base (points)": lambda row: difference_of(row["against"]),
    }
    return table_of(
        "beyond-sets",
        "Every model on every data set",
        rows,
        columns,
        _source(rows),
        "Strict EX and executable: of the answers after repair. Over its base: EX after repair "
        "less that of the untrained model on the questions that both have answered, paired.",
    )


def _models_table(rows: Sequence[Row]) -> Table:
    """The mean over the sets that all models have answered, each set counting the same."""
    of_model: dict[str, dict[str, Row]] = {}
    for row in rows:
        of_model.setdefault(row["model"], {})[row["set"]] = row
    shared = sorted(set.intersection(*(set(sets) for sets in of_model.values())))

    def mean(name: str) -> Callable[[str], Cell]:
        return lambda model: number(
            fmean(of_model[model][name_of_set][name] for name_of_set in shared) if shared else None
        )

    columns: Columns[str] = {
        "Model": text,
        "Sets": lambda model: count(len(shared)),
        "First-turn EX (%)": mean("first_turn_ex"),
        "Online repair, EX (%)": mean("final_ex"),
        "Strict EX (%)": mean("strict_ex"),
        "Executable (%)": mean("executable_rate"),
    }
    note = "Each set counts the same, whatever its size; the sets that all models have answered."
    return table_of("beyond-means", "Means over the sets", of_model, columns, _source(rows), note)


def _source(rows: Sequence[Row]) -> Source:
    code = ", ".join(dict.fromkeys(str(row["code_fingerprint"]) for row in rows))
    models = fingerprint(sorted({row["model_fingerprint"] for row in rows}))
    data = fingerprint(sorted({row["data_fingerprint"] for row in rows}))
    return Source(git_commit(), code, f"models {models}", f"{len(rows)} sets and models, {data}")
