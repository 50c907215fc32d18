"""What repair changes: EX by turn, errors, what is sent to repair, wrong columns."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from lib.base.records import Attempt, ErrorClass, Trajectory
from lib.database.sql.bindings import resolve_columns
from lib.report.runs import Databases, View, first_attempt, repairs
from lib.report.table import (
    Rows,
    rate_of,
    setting,
    share,
    table_named,
    view_columns,
)

NOT_CLASSIFIED = "not_classified"
"""A failure outside the taxonomy: generation or gold failed."""

ERROR_CLASSES = (*get_args(ErrorClass), NOT_CLASSIFIED)

_NO_SUCH_COLUMN = re.compile(r"no such column: (?P<name>.+)")
_IN_QUERY = "another table of the query has it"
_IN_SCHEMA = "a table outside the query has it"
_NOWHERE = "no table has it"
_UNKNOWN = "schema not there"


def error_rows(view: View) -> Iterator[dict[str, Any]]:
    """For each error class that occurs, in the order of the taxonomy: how many first answers have
    it, how many of these questions are right at the end, and how many final answers have it.
    """
    ends = list(zip(view.trajectories, view.correct, strict=True))
    final = Counter(
        (each.final and each.final.error_class) or NOT_CLASSIFIED
        for each, correct in ends
        if not correct
    )
    for name in ERROR_CLASSES:
        first = [(each, correct) for each, correct in ends if _first_error(each) == name]
        if first or final[name]:
            yield {
                "Error": name,
                "First turn": len(first),
                "Repaired": sum(correct for _, correct in first),
                "Repaired (%)": share(first),
                "Final answers": final[name],
            }


@table_named("turns", "EX by turn")
def turns_table(views: Sequence[View]) -> Rows:
    """EX over all questions if that turn had been the last one."""
    most = max(len(view.summary["by_turn"]) for view in views)
    for view in repairs(views):
        turns, row = view.summary["by_turn"], view_columns(view)
        for turn in range(most):
            row[f"Turn {turn + 1}: EX (%)"] = rate_of(turns[: turn + 1][-1], "ex")
            row[f"Turn {turn + 1}: questions"] = turns[turn]["n"] if turn < len(turns) else 0
        yield row


@table_named("errors", "Error taxonomy")
def taxonomy_table(views: Sequence[View]) -> Rows:
    """The class of the first answer, and how many of those questions are right at the end. Final
    answers: how many have this class at the end. Repaired in percent of the first answers of the
    class.
    """
    return [view_columns(view) | row for view in repairs(views) for row in error_rows(view)]


@table_named("routing", "Routing by deployment scope")
def routing_table(views: Sequence[View]) -> Rows:
    """Who decides what is repaired: the executor's errors and timeouts (online), guards too
    (guarded), or an external verifier that knows gold (verified). Failures found: of all questions
    without a right first answer, those sent to repair. Missed: the others. Broken: right first
    answers that repair made wrong.
    """
    for view in repairs(views):
        questions = view.trajectories
        counts = Counter(  # by whether it was sent, right at first, right at the end
            (_is_sent(trajectory), _first_error(trajectory) is None, correct)
            for trajectory, correct in zip(questions, view.correct, strict=True)
        )
        yield {
            **view_columns(view),
            "Sent to repair (%)": 100 * sum(map(_is_sent, questions)) / max(1, len(questions)),
            "Of those wrong (%)": share(
                (t, _first_error(t) is not None) for t in questions if _is_sent(t)
            ),
            "Failures found (%)": share((t, _is_sent(t)) for t in questions if _first_error(t)),
            "Repaired": counts[True, False, True],
            "Broken": counts[True, True, False],
            "Missed": counts[False, False, False],
            "Final EX (%)": rate_of(view.summary, "final_ex"),
        }


@table_named("columns", "Column errors")
def column_errors_table(views: Sequence[View], databases: Databases) -> Rows:
    """First answers that name a column which is not there."""
    for view in repairs(views):
        found: Counter[str] = Counter()
        repaired: Counter[str] = Counter()
        for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
            attempt = first_attempt(trajectory)
            if attempt is not None and attempt.error_class == "no_such_column":
                place = _place(trajectory, attempt, databases)
                found[place] += 1
                repaired[place] += correct
        for place in (_IN_QUERY, _IN_SCHEMA, _NOWHERE, _UNKNOWN):
            if found[place]:
                yield {
                    "Run": view.name,
                    "Setting": setting(view.label, view.basis),
                    "The wrong column": place,
                    "First-turn errors": found[place],
                    "Repaired": repaired[place],
                }


def _is_sent(trajectory: Trajectory) -> bool:
    """Whether the first answer was sent to repair."""
    return len(trajectory.turns) > 1


def _first_error(trajectory: Trajectory) -> str | None:
    """The class of the first answer's error; None where it is correct."""
    attempt = first_attempt(trajectory)
    if attempt is None:
        return NOT_CLASSIFIED
    return None if attempt.correct else attempt.error_class or NOT_CLASSIFIED


def _place(trajectory: Trajectory, attempt: Attempt, databases: Databases) -> str:
    """Where a column really is that an answer looked for in the wrong place."""
    catalog = databases.catalog(trajectory.db_id)
    if catalog is None:
        return _UNKNOWN
    owners = {table.name for table in catalog.tables_with_column(_column_name(attempt))}
    resolution = resolve_columns(attempt.sql, catalog)
    if resolution is not None and owners & set(resolution.tables):
        return _IN_QUERY
    return _IN_SCHEMA if owners else _NOWHERE


def _column_name(attempt: Attempt) -> str:
    """`city` of "no such column: T1.city"; any other message is returned unchanged."""
    message = attempt.error or ""
    found = _NO_SUCH_COLUMN.search(message)
    return found["name"].strip().rpartition(".")[2].strip('"`[]') if found else message
