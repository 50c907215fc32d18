"""Tables that break down the answers of each view: difficulty, turns, strictness, candidates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lib.base.records import ordered_levels
from lib.report.repair import repairs
from lib.report.runs import View
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Columns,
    Heading,
    Table,
    count,
    number,
    rate_column,
    rate_of,
    source_of_views,
    table_of,
    table_of_rows,
    text,
    view_cells,
)

_NAMED = 10
_UNSCORED = (
    ("gold_errors", "gold SQL fails"),
    ("unscorable", "cannot be scored"),
    ("not_attempted", "no answer was generated"),
)


def difficulty_table(views: Sequence[View]) -> Table:
    """EX by difficulty level, one column per level."""
    by_split = {view.split: view.summary["by_difficulty"] for view in views}
    levels = ordered_levels(level for figures in by_split.values() for level in figures)
    columns: Columns[View] = {
        f"{level} (%, n = {_sizes(by_split, level)})": _level_column(level) for level in levels
    }
    return table_of(
        "difficulty",
        "EX by difficulty",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Final EX. The data set's own levels; where it states none, Spider's hardness, from gold "
        "SQL.",
    )


def turns_table(views: Sequence[View]) -> Table:
    """EX if each turn had been the last one, and how many questions reached that turn."""
    columns: Columns[View] = {}
    for turn in range(max(len(view.summary["by_turn"]) for view in views)):
        columns[f"Turn {turn + 1}: EX (%)"] = _turn_column(turn)
        columns[f"Turn {turn + 1}: questions"] = _reached_column(turn)
    return table_of(
        "turns",
        "EX by turn",
        repairs(views),
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "EX over all questions if that turn had been the last one.",
    )


def strict_table(views: Sequence[View]) -> Table:
    """How many answers EX accepts and strict EX rejects, one column per reason."""
    columns: Columns[View] = {
        "EX (%)": rate_column("final_ex"),
        "Strict EX (%)": rate_column("strict_ex"),
        **_count_columns(views, "strict_reasons"),
    }
    return table_of(
        "strict",
        "EX and strict EX",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Final answers that the official evaluator calls correct and strict EX does not, by "
        "reason: cut at a semicolon, a misspelt name read as a string, other columns or "
        "another order of them, duplicate rows, the order of the rows, wrong on a perturbed "
        "copy of the database.",
    )


def verdicts_table(views: Sequence[View]) -> Table:
    """How many final answers have each verdict; the columns add up to n."""
    columns: Columns[View] = {
        "n": lambda view: count(view.summary["n"]),
        **_count_columns(views, "verdicts"),
        "no answer": lambda view: count(view.summary["not_attempted"]["count"]),
    }
    return table_of(
        "verdicts",
        "Verdicts of the final answers",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Wrong: it ran and returned something else. Pred error: it failed in SQLite. Refused: "
        "it would have done more than read. Gold error and unscorable: gold failed, or was too "
        "slow or too large to compare with.",
    )


def unscored_table(views: Sequence[View]) -> Table:
    """Questions without a verdict. They count as not correct, and are named here."""
    rows = [
        [
            *view_cells(view),
            text(what),
            count(view.summary[key]["count"]),
            text(_names(view.summary[key]["example_ids"])),
        ]
        for view in views
        for key, what in _UNSCORED
        if view.summary[key]["count"]
    ]
    return table_of_rows(
        "unscored",
        "Questions without a verdict",
        (*VIEW_COLUMNS, "Why", "Questions", "Ids"),
        rows,
        source_of_views(views),
        "They count as not correct in every figure.",
    )


def _level_column(level: str) -> Callable[[View], Cell]:
    return lambda view: rate_of(view.summary["by_difficulty"].get(level, {}), "final_ex")


def _sizes(by_split: Mapping[str, Mapping[str, Any]], level: str) -> str:
    """How many questions of each split are of that level."""
    counts = {split: figures.get(level, {"n": 0})["n"] for split, figures in by_split.items()}
    if len(counts) == 1:
        return str(sum(counts.values()))
    return ", ".join(f"{n} {split}" for split, n in counts.items())


def _turn_column(turn: int) -> Callable[[View], Cell]:
    """EX after that turn; a run that ended earlier keeps its last EX."""
    return lambda view: rate_of(view.summary["by_turn"][: turn + 1][-1], "ex")


def _reached_column(turn: int) -> Callable[[View], Cell]:
    """How many questions were played in that turn."""
    return lambda view: count(sum(t["n"] for t in view.summary["by_turn"][turn : turn + 1]))


def _count_columns(views: Sequence[View], key: str) -> Columns[View]:
    """One column for each count under `key` in the summaries."""

    def column(name: str) -> Callable[[View], Cell]:
        return lambda view: count(view.summary[key][name])

    return {name.replace("_", " "): column(name) for name in views[0].summary[key]}


def _names(ids: Sequence[str]) -> str:
    further = len(ids) - _NAMED
    return ", ".join(ids[:_NAMED]) + (f" and {further} more" if further > 0 else "")


def samples_tables(views: Sequence[View]) -> tuple[Table, ...]:
    """Candidates, majority vote and pass@k; no table where every turn had a single candidate."""
    sampled = [view for view in views if "sampling" in view.summary]
    if not sampled:
        return ()
    most = max(view.summary["sampling"]["num_samples"] for view in sampled)
    columns: Columns[View] = {
        "Candidates a turn": lambda view: count(view.summary["sampling"]["num_samples"]),
        "Candidates right, first turn (%)": _sampled("candidate_first_turn_ex"),
        "Candidates right, all turns (%)": _sampled("candidate_ex"),
        "Majority vote, first turn (%)": _sampled("majority_vote_ex"),
    }
    with_gold = {
        "Questions with a right candidate, first turn (%)": "example_first_turn_ex",
        "Questions with a right candidate, all turns (%)": "example_ex",
        **{f"pass@{k} (%)": f"pass_at_{k}" for k in range(1, most + 1)},
    }
    for title, name in with_gold.items():
        columns[Heading(title, "oracle")] = _sampled(name)
    table = table_of(
        "samples",
        "Candidates, majority vote and pass@k",
        sampled,
        VIEW_COLUMNS | columns,
        source_of_views(sampled),
        "Candidates right: of all that were drawn, that is how good one draw is; the interval over "
        "questions is of as many draws as there are questions, since the draws of one question "
        "are alike. Majority vote: the first candidate of the largest group "
        "that returns the same. Questions with a right candidate, and pass@k, the chance that "
        "one of k draws of the first turn is right, need gold to find that candidate.",
    )
    return (table,)


def answers_table(views: Sequence[View]) -> Table:
    """Executable, schema-valid and malformed answers, EX of attempted questions, and tokens."""
    columns: Columns[View] = {
        "Executable, first turn (%)": rate_column("first_turn_executable_rate"),
        "Executable (%)": rate_column("executable_rate"),
        "Schema-valid (%)": rate_column("schema_valid_rate"),
        "Syntax errors (%)": rate_column("syntax_error_rate"),
        "Attempted": lambda view: count(view.summary["attempted"]),
        "EX, attempted only (%)": rate_column("attempted_ex"),
        "EX, over all (%)": rate_column("overall_ex"),
        "Prompt tokens a question": _tokens("prompt_per_question"),
        "Completion tokens a question": _tokens("completion_per_question"),
    }
    return table_of(
        "answers",
        "Validity and length of the answers",
        views,
        VIEW_COLUMNS | columns,
        source_of_views(views),
        "Of the final answers, over all questions. Executable: parses, names only what the "
        "schema has, and runs. Attempted: an answer was generated. Tokens: of all turns and "
        "candidates. Times are in the `timings.json` of each evaluation, since they change "
        "from run to run.",
    )


def _sampled(name: str) -> Callable[[View], Cell]:
    """The column of a rate over all candidates; a dash for a view that has no such rate."""
    return lambda view: rate_of(view.summary["sampling"], name)


def _tokens(name: str) -> Callable[[View], Cell]:
    return lambda view: number(view.summary["tokens"][name])
