"""Column errors in detail: which columns the answers invent, and where such a column really is."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from lib.records import Attempt, Trajectory
from lib.report.databases import Databases
from lib.report.repair import repairs
from lib.report.runs import ONE_SHOT, View, first_attempt
from lib.report.source import source_of_views
from lib.report.table import Table, code, count, headings, setting, text, to_rows
from lib.sql.scopes import resolve_columns

_MESSAGE = re.compile(r"no such column: (?P<name>.+)")
_MOST_FREQUENT = 15

_IN_QUERY = "another table of the query has it"
_IN_SCHEMA = "a table outside the query has it"
_NOWHERE = "no table has it"
_UNKNOWN = "schema not there"


def column_errors_table(views: Sequence[View], databases: Databases) -> Table:
    """First-turn `no_such_column` errors by where the column is, and how many are repaired."""
    places = _Places(databases)
    rows = []
    for view in repairs(views):
        found: Counter[str] = Counter()
        repaired: Counter[str] = Counter()
        for trajectory, correct, attempt in _column_errors(view):
            place = places.place(trajectory, attempt)
            found[place] += 1
            repaired[place] += correct
        rows += [
            [
                text(view.name),
                setting(view.label, view.basis),
                text(place),
                count(found[place]),
                count(repaired[place]),
            ]
            for place in (_IN_QUERY, _IN_SCHEMA, _NOWHERE, _UNKNOWN)
            if found[place]
        ]
    return Table(
        key="columns",
        title="Column errors",
        headings=headings("Run", "Setting", "The wrong column", "First-turn errors", "Repaired"),
        rows=to_rows(rows),
        source=source_of_views(views),
        note="First answers that name a column which is not there.",
    )


def wrong_columns_table(views: Sequence[View]) -> Table:
    """The columns that are most often got wrong at the first turn, a column a run."""
    one_shots = [view for view in views if view.setting == ONE_SHOT]
    counts: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for view in one_shots:
        for trajectory, _, attempt in _column_errors(view):
            counts[trajectory.db_id, _column_name(attempt)][view.name] += 1
    names = [view.name for view in one_shots]
    ordered = sorted(counts, key=lambda key: (-counts[key].total(), key))[:_MOST_FREQUENT]
    rows = [
        [
            text(db_id),
            code(column),
            *(count(counts[db_id, column][name]) for name in names),
            count(counts[db_id, column].total()),
        ]
        for db_id, column in ordered
    ]
    return Table(
        key="wrong-columns",
        title="Columns most often got wrong",
        headings=headings("Database", "Column", *names, "All runs"),
        rows=to_rows(rows),
        source=source_of_views(one_shots),
        note=f"One shot. At most {_MOST_FREQUENT} columns, as the answers wrote them.",
    )


class _Places:
    """Where a column is that an answer looked for in the wrong place."""

    def __init__(self, databases: Databases) -> None:
        self._databases = databases

    def place(self, trajectory: Trajectory, attempt: Attempt) -> str:
        catalog = self._databases.catalog(trajectory.db_id)
        if catalog is None:
            return _UNKNOWN
        owners = {table.name for table in catalog.tables_with_column(_column_name(attempt))}
        resolution = resolve_columns(attempt.sql, catalog)
        if resolution is not None and owners & set(resolution.tables):
            return _IN_QUERY
        return _IN_SCHEMA if owners else _NOWHERE


def _column_errors(view: View) -> Iterator[tuple[Trajectory, bool, Attempt]]:
    """(trajectory, right at the end, first answer) of the questions that began with one."""
    for trajectory, correct in zip(view.trajectories, view.correct, strict=True):
        attempt = first_attempt(trajectory)
        if attempt is not None and attempt.error_class == "no_such_column":
            yield trajectory, correct, attempt


def _column_name(attempt: Attempt) -> str:
    return _name_in(attempt.error or "")


@cache
def _name_in(message: str) -> str:
    """`city` of "no such column: T1.city"; the message itself where it is another one."""
    found = _MESSAGE.search(message)
    return found["name"].strip().rpartition(".")[2].strip('"`[]') if found else message
