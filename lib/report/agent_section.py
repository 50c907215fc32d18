"""The part of the report on the ways to answer, from the rows of agents.json."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lib.base.identity import fingerprint, git_commit
from lib.base.jsonl import read_rows
from lib.base.records import ordered_levels
from lib.report.charts import Interval, interval_chart
from lib.report.figures import series_of
from lib.report.published import PUBLISHED_AGENTS
from lib.report.results import DECIDED_WITHOUT_ROWS
from lib.report.table import (
    Cell,
    Figure,
    Section,
    Source,
    Table,
    difference_of,
    number,
    rate_of,
    shown_rates,
    significance,
    table_of,
)

AGENTS = "agents.json"
_NEEDED = (
    *("model", "run", "mode", "split", "n", "by_turn", "by_difficulty", "transitions", "gain"),
    *("differences", "prompt_tokens", "response_tokens", "model_fingerprint", "format_errors"),
    *("code_fingerprint", "data_fingerprint", "time_shares", "partial_match"),
)

AgentRow = Mapping[str, Any]
"""A row of agents.json."""

_LEAD = (
    "Each way to answer on the same questions; nothing derived from gold decides anything in them. "
    "react: thoughts, queries with real results, an answer. single_pass: the same in one text, "
    "results made up. fallback: direct, and react where the SQL does not run. check_rewrite: the "
    "model checks its query by the result, and rewrites it."
)


def read_agent_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a file, none where it does not exist. Raises DataError where it is malformed."""
    remedy = "restore it from git, or delete it and run `stages.compare_agents`"
    return read_rows(path, _NEEDED, remedy) if path.is_file() else []


def agents_section(rows: Sequence[AgentRow]) -> Section:
    """The tables of all rows. `rows` is not empty."""
    return Section(
        "agents",
        "Ways to answer",
        _LEAD,
        tables=(
            _modes_table(rows),
            *_learnt_tables(rows),
            _differences_table(rows),
            _checks_table(rows),
            _difficulty_table(rows),
            _published_table(_of_widest(rows)),
        ),
        source=_source(rows),
    )


def summary_section(rows: Sequence[AgentRow]) -> Section:
    """The split with the most questions, in the report of the runs."""
    shown = _of_widest(rows)
    series = series_of(row["run"] for row in shown)
    intervals = [
        Interval(
            f"{row['run']}, {row['mode']}",
            row["ex_final"],
            tuple(row["ex_final_ci"]),
            series[row["run"]],
        )
        for row in shown
    ]
    title = f"Final EX by way to answer, {shown[0]['split']}"
    return Section(
        "agents",
        "Ways to answer",
        f"{_LEAD} All rows, and each against the others, are in agents.md.",
        (Figure(title, interval_chart(intervals, title), "deployable"),),
        (_modes_table(shown),),
        source=_source(rows),
    )


def _of_widest(rows: Sequence[AgentRow]) -> list[AgentRow]:
    split = max(rows, key=lambda row: row["n"])["split"]
    return [row for row in rows if row["split"] == split]


def _who(row: AgentRow) -> dict[str, Any]:
    return {"Split": row["split"], "Run": row["run"], "Mode": row["mode"]}


def _modes_table(rows: Sequence[AgentRow]) -> Table:
    corrected = shown_rates(rows, {"corrected_ex": "Corrected EX (%)"})
    shown = [
        {
            **_who(row),
            "n": Cell(f"{row['n']:,} {DECIDED_WITHOUT_ROWS}", row["n"])
            if row.get("decided_without_rows")
            else row["n"],
            "Initial EX (%)": rate_of(row, "ex_initial"),
            **{title: rate_of(row, name) for name, title in corrected.items()},
            "Final EX (%)": rate_of(row, "ex_final"),
            "Gain (points)": difference_of(row["gain"]),
            "Strict EX (%)": rate_of(row, "strict_ex"),
            "Exact match (%)": rate_of(row, "exact_match"),
            "Executable (%)": rate_of(row, "executable_rate"),
            "Format (%)": rate_of(row, "format_rate"),
            "EX of attempted (%)": rate_of(row, "ex_attempted"),
            "Prompts": number(row["transitions"], 2),
            "Prompt tokens": number(row["prompt_tokens"], 0),
            "Response tokens": number(row["response_tokens"], 0),
        }
        for row in rows
    ]
    note = (
        "Initial: the first SQL of a question; final: the one handed out. Format: of the ReAct "
        "steps. Prompts and tokens: the mean of a question."
    )
    empty = sorted({name for row in rows for name in row.get("decided_without_rows", ())})
    if empty:
        note += (
            f" {DECIDED_WITHOUT_ROWS}: run while {', '.join(empty)} had no rows. A new run "
            "replaces the row; a dash stands for what only a new run can tell."
        )
    return table_of("agents-modes", "Every run in every way to answer", shown, note)


def _learnt_tables(rows: Sequence[AgentRow]) -> tuple[Table, ...]:
    """What each training by GRPO has changed; no table where there is none."""
    shown = [
        {
            **_who(row),
            "Start": learnt["start"],
            "Initial EX (points)": difference_of(learnt["ex_initial"]),
            "Final EX (points)": difference_of(learnt["ex_final"]),
            "Gain after the first SQL (points)": difference_of(learnt["gain"]),
        }
        for row in rows
        if (learnt := row.get("learnt"))
    ]
    if not shown:
        return ()
    note = "Each run of GRPO minus its start, answering in the same way, paired."
    return (table_of("agents-learnt", "What GRPO taught", shown, note),)


def _differences_table(rows: Sequence[AgentRow]) -> Table:
    shown = [
        {
            **_who(row),
            "Minus": f"{other['run']}, {other['mode']}",
            "Difference (points)": difference_of(other),
            "Significant": significance(other),
        }
        for row in rows
        for other in row["differences"]
    ]
    note = "Final EX on the same questions, paired."
    return table_of("agents-differences", "Ways to answer against each other", shown, note)


def _checks_table(rows: Sequence[AgentRow]) -> Table:
    shown = [
        {
            "Split": row["split"],
            "Run": row["run"],
            "Precision (%)": rate_of(row, "check_precision"),
            "Recall (%)": rate_of(row, "check_recall"),
        }
        for row in rows
        if row["mode"] == "check_rewrite"
    ]
    return table_of(
        "agents-checks",
        "What checks are worth",
        shown,
        "Precision: of the checks that refuse a query, those that are right to. Recall: of the "
        "wrong queries that were checked, those refused.",
    )


def _difficulty_table(rows: Sequence[AgentRow]) -> Table:
    levels = ordered_levels(level for row in rows for level in row["by_difficulty"])
    shown = [
        {
            **_who(row),
            **{
                f"{level.capitalize()} (%)": rate_of(
                    row["by_difficulty"].get(level, {}), "ex_final"
                )
                for level in levels
            },
        }
        for row in rows
    ]
    title = "Final EX of the ways to answer, by difficulty"
    return table_of("agents-difficulty", title, shown)


def _published_table(rows: Sequence[AgentRow]) -> Table:
    measured = [
        {
            "System": f"{row['model']}, {row['run']}",
            "Mode": row["mode"],
            "n": row["n"],
            "Initial EX (%)": rate_of(row, "ex_initial"),
            "Final EX (%)": rate_of(row, "ex_final"),
        }
        for row in rows
        if row["mode"] in {published.mode for published in PUBLISHED_AGENTS}
    ]
    published = [
        {
            "System": f"{each.system} (published)",
            "Mode": each.mode,
            "n": each.questions,
            "Initial EX (%)": number(each.ex_initial, 1, "published"),
            "Final EX (%)": number(each.ex_final, 1, "published"),
        }
        for each in PUBLISHED_AGENTS
    ]
    return table_of(
        "agents-published",
        "Ways to answer, beside published figures",
        [*measured, *published],
        "Published figures are of questions of Spider dev. Where the data of the measured ones is "
        "another, compare directions, not levels.",
    )


def _source(rows: Sequence[AgentRow]) -> Source:
    def listed(key: str) -> str:
        return ", ".join(dict.fromkeys(str(row[key]) for row in rows))

    models = fingerprint([row["model_fingerprint"] for row in rows])
    return Source(
        git_commit(), listed("code_fingerprint"), f"models {models}", listed("data_fingerprint")
    )
