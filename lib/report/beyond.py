"""What models reach on the data sets beyond Spider: a row a model and set.

The rows of a model replace its earlier ones and leave those of others; the predictions of each row
stand beside it. So a run with another model adds rows to the published ones, and models are
compared question by question.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from lib.base.pipeline import outputs_of, reports_of
from lib.data.selection import ALONE
from lib.report.runs import Kept, View, points_of, read_kept
from lib.report.table import (
    Rows,
    Section,
    difference_of,
    rate_of,
    shown_rates,
    source_of_rows,
    table_named,
    with_rows,
)
from lib.scoring.statistics import paired_difference

BEYOND = reports_of("beyond", "sets.json")
"""The published rows."""

RUN_BEYOND = outputs_of("beyond", "report", "sets.json")
"""The rows that runs here have written, with the published ones of other models."""

_SETTINGS = ("one_shot", "online")
_TITLES = {
    "first_turn_ex": "First-turn EX (%)",
    "corrected_ex": "Corrected EX (%)",
    "final_ex": "Online repair, EX (%)",
    "strict_ex": "Strict EX (%)",
    "executable_rate": "Executable (%)",
}
_NEEDED = (
    *("model", "base", "set", "n", "databases", "questions", "correct", "first_turn_ex"),
    *("final_ex", "strict_ex", "executable_rate", "gain", "data_fingerprint"),
)

_LEAD = (
    "One model on public data sets, up to 300 questions of each: other words (syn, realistic), "
    "knowledge (dk), languages, databases (bird, defog, ambrosia), and follow-up questions (cosql, "
    "sparc), asked with the model's own earlier answers. No question or database of these was "
    "trained on; the training parts of some sets may have been, see the card of the model. Online "
    "repair goes by what the executor sees; nothing derived from gold decides anything."
)

SetRow = Mapping[str, Any]
"""A row of sets.json."""


def result_of(run: View) -> Kept:
    """The row of a run on one set. Rates are in percent, exact, with their intervals.

    `gain`: final minus first-turn EX in points, paired. `questions`: their places in the set, in
    the order of the predictions; `correct`: for both settings, whether each of them is answered
    correctly, as a text of zeros and ones.
    """
    origin = run.provenance
    row = {
        "model": run.name,
        "base": run.model,
        "set": origin["data"],
        "questions": [int(t.example_id.rpartition("-")[2]) for t in run.trajectories],
        **set_figures(run),
        "model_fingerprint": origin["model_fingerprint"],
        "dtype": origin["generation"]["dtype"],
        "code_fingerprint": origin["code_fingerprint"],
        "data_fingerprint": origin["data_fingerprint"],
    }
    return Kept(row, run)


def set_files(row: SetRow) -> list[str]:
    """Where the predictions of a row are, relative to the summary: first turn, online repair."""
    return [f"{row['model']}/{row['set']}.{setting}.sql" for setting in _SETTINGS]


def set_figures(final: View) -> dict[str, Any]:
    """The figures of a row, from the answers with repair, whose first turns are those without."""
    return {
        "n": len(final.trajectories),
        "databases": sorted({t.db_id for t in final.trajectories}),
        **final.rates(_TITLES),
        "gain": final.gain,
        "correct": {
            setting: "".join("01"[right] for right in view.correct)
            for setting, view in zip(_SETTINGS, (final.one_shot(), final), strict=True)
        },
    }


read_beyond = partial(
    read_kept, keys=_NEEDED, remedy="restore it from git, or delete it and run `make beyond`"
)
"""The rows of a summary, see `read_kept`."""


def earlier_beyond() -> list[dict[str, Any]]:
    """The published rows, and in place of those of the same models the rows of runs here.

    A row whose predictions are not beside it was published.
    """
    runs = [
        row for row in read_beyond(RUN_BEYOND) if (RUN_BEYOND.parent / set_files(row)[-1]).is_file()
    ]
    models = {row["model"] for row in runs}
    return [*(row for row in read_beyond(BEYOND) if row["model"] not in models), *runs]


def merged(rows: Iterable[SetRow], results: Iterable[Kept]) -> list[dict[str, Any]]:
    """The rows with those of the results, which replace all earlier ones of their models."""
    new = [result.row for result in results]
    models = {row["model"] for row in new}
    kept = [dict(row) for row in rows if row["model"] not in models]
    return sorted([*kept, *new], key=_order)


def _order(row: SetRow) -> tuple[str, str, bool, str]:
    """By set; a base model before what was trained from it."""
    return row["set"], row["base"], row["model"] != row["base"], row["model"]


def with_differences(rows: Sequence[SetRow], *folders: Path) -> list[dict[str, Any]]:
    """The rows, each with differences of final EX, in points and paired.

    `against`: minus that of its base model; None for a base model. `over_alone`: minus that of the
    same questions asked alone, where the set is of conversations. A difference is over the `n`
    questions that both have answered; None where there is no such question. `folders`: where the
    predictions are, which name the database of each question; the first that has them counts.
    """
    of = {(row["set"], row["model"]): row for row in rows}
    return [
        {
            **row,
            "against": _difference(of.get((row["set"], row["base"])), row, folders),
            "over_alone": _difference(of.get((row["set"] + ALONE, row["model"])), row, folders),
        }
        for row in rows
    ]


def _difference(
    other: SetRow | None, row: SetRow, folders: Sequence[Path]
) -> dict[str, Any] | None:
    """Final EX of a row minus that of another one on the same set."""
    if other is None or other is row:
        return None
    before, after = _final_answers(other), _final_answers(row)
    files = [folder / set_files(row)[-1] for folder in folders]
    predictions = next((file for file in files if file.is_file()), files[-1])
    lines = predictions.read_text(encoding="utf-8").splitlines()
    both = [
        (before[question], right, line.rpartition("\t")[2])
        for (question, right), line in zip(after.items(), lines, strict=True)
        if question in before
    ]
    if not both:
        return None
    paired = paired_difference(*map(list, zip(*both, strict=True)))
    return points_of(paired) | {"n": len(both)}


def _final_answers(row: SetRow) -> dict[int, bool]:
    """Whether the final answer to each question, by its place in the set, is correct."""
    marks = zip(row["questions"], row["correct"]["online"], strict=True)
    return {question: mark == "1" for question, mark in marks}


def beyond_section(rows: Sequence[SetRow]) -> Section:
    """The tables of all rows. `rows` is not empty."""
    alone = [row for row in rows if row["set"].endswith(ALONE)]
    rows = [row for row in rows if not row["set"].endswith(ALONE)]
    return Section(
        "beyond",
        "Beyond Spider",
        _LEAD,
        tables=with_rows(_sets_table(rows), _follow_ups_table(rows, alone), _models_table(rows)),
        source=source_of_rows(rows),
    )


@table_named("beyond-sets", "Every model on every data set")
def _sets_table(rows: Sequence[SetRow]) -> Rows:
    """Strict EX and executable: of the answers after repair. Minus its base: EX after repair minus
    that of the untrained model on the questions that both have answered, paired.
    """
    titles = shown_rates(rows, _TITLES)
    for row in rows:
        yield {
            "Set": row["set"],
            "Model": row["model"],
            "n": row["n"],
            "Databases": len(row["databases"]),
            **{title: rate_of(row, name) for name, title in titles.items()},
            "Minus its base (points)": difference_of(row["against"]),
        }


@table_named("beyond-follow-ups", "Follow-up questions")
def _follow_ups_table(rows: Sequence[SetRow], alone: Sequence[SetRow]) -> Rows:
    """The same questions without those before them in their conversation, and with them and the
    model's own answers; first questions are the same in both. After online repair.
    """
    of = {(row["set"], row["model"]): row for row in rows}
    pairs = [(of.get((row["set"].removesuffix(ALONE), row["model"])), row) for row in alone]
    for row, single in pairs:
        if row is not None:
            yield {
                "Set": row["set"],
                "Model": row["model"],
                "n": row["n"],
                "Alone, EX (%)": rate_of(single, "final_ex"),
                "In conversation, EX (%)": rate_of(row, "final_ex"),
                "Difference (points)": difference_of(row["over_alone"]),
            }


@table_named("beyond-means", "Means over the sets")
def _models_table(rows: Sequence[SetRow]) -> Rows:
    """Each set counts the same, whatever its size; the sets that all models have answered."""
    of_model: dict[str, dict[str, SetRow]] = {}
    for row in rows:
        of_model.setdefault(row["model"], {})[row["set"]] = row
    shared = sorted(set.intersection(*map(set, of_model.values()))) if of_model else []
    titles = shown_rates(rows, _TITLES)
    for model, sets in of_model.items():
        yield {
            "Model": model,
            "Sets": len(shared),
            **{
                title: _mean([sets[each].get(name) for each in shared])
                for name, title in titles.items()
            },
        }


def _mean(rates: Sequence[float | None]) -> float | None:
    known = [rate for rate in rates if rate is not None]
    return fmean(known) if known and len(known) == len(rates) else None
