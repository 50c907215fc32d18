"""Feedback in plain English, for models that understand it: a sentence for each fault of a query.

    SQLite says: no such column: T1.name
    In the query, T1 stands for concert.
    The column name is in singer, which the query does not use. Join it on
    singer_in_concert.singer_id = singer.singer_id.
    concert has the columns concert_id, theme, stadium_id.

Nothing here knows gold. A sentence gives advice only where it fits: it does not advise to
leave out joins where one is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lib.answering.repair.diagnostics import Diagnostics, NameProblem, diagnose, read_names
from lib.answering.repair.observation import Guard, Observation
from lib.answering.repair.prompts import one_line
from lib.base.records import ExecutionResult, FeedbackLevel, Value
from lib.database.catalog import Catalog, ForeignKey, Table, fold_case
from lib.database.schema.serialise import plain_name

NOT_ASKED = "The query runs, but its result is not what the question asks for."

_STATUS_SENTENCES = {
    "ok": "The query runs.",
    "error": "The query failed.",
    "timeout": "The query took longer than allowed.",
    "too_large": "The result of the query is larger than allowed.",
    "refused": "Only one SELECT statement, which just reads, is allowed.",
}
_GUARD_SENTENCES: dict[Guard, str] = {
    "empty_result": "The query runs, but returns no row.",
    "all_null": "The query runs, but every value that it returns is NULL.",
    "zero_count": "The query runs, but returns nothing but zero.",
    "cartesian_join": "The query joins tables without a condition.",
}
_CHECK_CONDITIONS = "Check the conditions: which columns hold these values, and how they are spelt."
_GUARD_ADVICE: dict[Guard, str] = {
    "empty_result": _CHECK_CONDITIONS,
    "all_null": "Check which columns and tables the question is about.",
    "zero_count": _CHECK_CONDITIONS,
    "cartesian_join": "Give each join its condition, or leave out the table that is not needed.",
}
_MESSAGE_ADVICE = (
    (
        r"misuse of aggregate",
        "An aggregate such as COUNT or MAX cannot stand in WHERE, GROUP BY or another aggregate. "
        "Use HAVING, ORDER BY or a subquery.",
    ),
    (
        r"do not have the same number of result columns",
        "Both sides of UNION, INTERSECT or EXCEPT must select the same number of columns.",
    ),
    (
        r"sub-select returns|row value misused",
        "A subquery that is compared with a value must select one column.",
    ),
    (r"no such function: (?:year|month|day)\b", "Use strftime, such as strftime('%Y', column)."),
    (r"no such function", "Use functions of SQLite only."),
    (r"incomplete input", "The query ends too early."),
    (
        r"syntax error|unrecognized token",
        "The text is not valid SQL there. Put names that hold a space or a sign in double quotes.",
    ),
)
_SMALLEST = "Write the smallest query that answers the question."
_FEWER_JOINS = "Leave out joins that the question does not need."

_MAX_MESSAGE = 160
_MAX_TABLES = 3
_MAX_COLUMNS = 30
_MAX_OWNERS = 4
_MAX_ALIASES = 6
_MAX_LISTED_TABLES = 20
_MAX_SAMPLE_ROWS = 2
_MAX_SAMPLE_COLUMNS = 6
_MAX_VALUE = 30


def explain(
    level: FeedbackLevel,
    observation: Observation,
    guards: tuple[Guard, ...],
    catalog: Catalog,
    selected_tables: tuple[str, ...],
    headline: str | None = None,
) -> str:
    """The sentences, one per line. `headline`: the first one, if execution does not show it.

    `guards`: those that doubt the result, if they may be named. Level "none" gives the empty text.
    """
    if level == "none":
        return ""
    lines = [headline] if headline else []
    lines += [_GUARD_SENTENCES[guard] for guard in guards]
    lines = lines or [_status(observation.result)]
    if level == "basic":
        return "\n".join(lines)
    if observation.result.status == "ok":
        lines += _result(observation.result)
        lines += dict.fromkeys(_GUARD_ADVICE[guard] for guard in guards)
        lacks_table = False
    else:
        diagnostics = diagnose(observation, catalog, selected_tables)
        used = _used_tables(observation, catalog)
        lines += _names(diagnostics, used, catalog, selected_tables)
        lines += _advice(observation.result)
        lacks_table = any(_is_elsewhere(problem, used) for problem in diagnostics.problems)
    if level == "minimal":
        lines.append(_SMALLEST)
        if not lacks_table and len(_used_tables(observation, catalog)) > 1:
            lines.append(_FEWER_JOINS)
    return "\n".join(lines)


def _status(result: ExecutionResult) -> str:
    message = one_line(result.error or "")[:_MAX_MESSAGE]
    if result.status == "error" and message:
        return f"SQLite says: {message}"
    if result.status == "refused" and message:
        return f"{_STATUS_SENTENCES['refused']} The query was refused: {message}"
    return _STATUS_SENTENCES[result.status]


def _used_tables(observation: Observation, catalog: Catalog) -> tuple[str, ...]:
    return read_names(observation.sql, catalog).tables


def _is_elsewhere(problem: NameProblem, used: Sequence[str]) -> bool:
    """Whether the column is in tables that the query does not read, and in none that it does."""
    return (
        problem.fault == "no_such_column"
        and bool(problem.owners)
        and not set(map(fold_case, problem.owners)) & set(map(fold_case, used))
    )


def _names(
    diagnostics: Diagnostics,
    used: tuple[str, ...],
    catalog: Catalog,
    selected_tables: tuple[str, ...],
) -> Iterator[str]:
    problems = diagnostics.problems
    if diagnostics.aliases and any(problem.fault != "no_such_table" for problem in problems):
        said = [
            f"{alias} stands for {plain_name(t)}" for alias, t in diagnostics.aliases[:_MAX_ALIASES]
        ]
        yield f"In the query, {_list(said)}."
    shown: set[str] = set()
    for problem in problems:
        if problem is not diagnostics.reported:
            yield f"There is another mistake: {problem.fault.replace('_', ' ')} {problem.name}."
        if problem.fault == "no_such_table":
            yield from _missing_table(problem, catalog, selected_tables)
        elif problem.fault == "ambiguous_column":
            yield from _ambiguous(problem)
        else:
            yield from _missing_column(problem, used, catalog)
            for name in problem.candidates[:_MAX_TABLES]:
                if name not in shown:
                    shown.add(name)
                    yield _columns(name, catalog)


def _missing_table(
    problem: NameProblem, catalog: Catalog, selected_tables: tuple[str, ...]
) -> Iterator[str]:
    names = selected_tables or tuple(table.name for table in catalog.tables)
    yield f"The tables are {_listed(names, _MAX_LISTED_TABLES)}."
    if problem.suggestion:
        yield f"Did you mean {plain_name(problem.suggestion)}?"


def _ambiguous(problem: NameProblem) -> Iterator[str]:
    column = plain_name(problem.name)
    yield (
        f"Several tables of the query have the column {column}: "
        f"{_listed(problem.owners, _MAX_OWNERS)}. Write its table or alias and a dot in front of "
        "it."
    )


def _missing_column(problem: NameProblem, used: tuple[str, ...], catalog: Catalog) -> Iterator[str]:
    column = plain_name(problem.name.rpartition(".")[2])
    if problem.unknown_qualifier:
        yield f"The query gives the name {problem.unknown_qualifier} to no table."
    if _is_elsewhere(problem, used):
        yield (
            f"The column {column} is in {_listed(problem.owners, _MAX_OWNERS, 'or')}, which the "
            f"query does not use. {_join_advice(problem.owners, used, catalog)}"
        )
    elif problem.owners:
        yield f"The column {column} is in {_listed(problem.owners, _MAX_OWNERS)}."
    else:
        yield f"No table has a column {column}."
    if problem.suggestion and "." in problem.suggestion:  # the table has it: no guess
        yield f"Write {_qualified(problem.suggestion)} instead of {problem.name}."
    elif problem.suggestion:
        yield f"Did you mean {_qualified(problem.suggestion)}?"


def _join_advice(owners: Sequence[str], used: Sequence[str], catalog: Catalog) -> str:
    """The join to the first owner that has a foreign key from or to a table of the query."""
    for owner in owners:
        for name in used:
            condition = _join_condition(catalog.table(owner), catalog.table(name))
            if condition:
                return f"Join {plain_name(owner)} on {condition}."
    return "Join that table, through others where it has no key of its own to join on."


def _join_condition(one: Table | None, other: Table | None) -> str | None:
    if one is None or other is None:
        return None
    for table, referenced in ((one, other), (other, one)):
        for key in table.foreign_keys:
            if fold_case(key.referenced_table) == fold_case(referenced.name):
                return _condition(table, key)
    return None


def _condition(table: Table, key: ForeignKey) -> str:
    return " AND ".join(
        f"{plain_name(table.name)}.{plain_name(column)} = "
        f"{plain_name(key.referenced_table)}.{plain_name(referenced)}"
        for column, referenced in key.pairs
    )


def _columns(table_name: str, catalog: Catalog) -> str:
    table = catalog.table(table_name)
    names = tuple(column.name for column in table.columns) if table else ()
    return f"{plain_name(table_name)} has the columns {_listed(names, _MAX_COLUMNS)}."


def _advice(result: ExecutionResult) -> list[str]:
    """What helps against an error that is not about a name."""
    message = result.error or ""
    found = (text for part, text in _MESSAGE_ADVICE if re.search(part, message, re.IGNORECASE))
    return [text for text in [next(found, None)] if text and result.status == "error"]


def _result(result: ExecutionResult) -> list[str]:
    """What the query returned; nothing for an empty result, which has been reported already."""
    if not result.rows:
        return []
    count = len(result.rows)
    shown = " and ".join(map(_row, result.rows[:_MAX_SAMPLE_ROWS]))
    if count == 1:
        return [f"It returns one row: {shown}."]
    return [f"It returns {count} rows, of which the first are {shown}."]


def _row(row: tuple[Value, ...]) -> str:
    return f"({', '.join(map(_value, row[:_MAX_SAMPLE_COLUMNS]))})"


def _value(value: Value) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return "a blob"
    return one_line(str(value))[:_MAX_VALUE]


def _qualified(identifier: str) -> str:
    qualifier, dot, name = identifier.rpartition(".")
    return f"{qualifier}{dot}{plain_name(name)}"


def _listed(names: Sequence[str], most: int, word: str = "and") -> str:
    return _list([plain_name(name) for name in names[:most]], word)


def _list(items: Sequence[str], word: str = "and") -> str:
    return f" {word} ".join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
