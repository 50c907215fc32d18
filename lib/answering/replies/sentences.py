"""The sentence above a table, by rule, and the plain reason where there is none.

A sentence says nothing that the result does not hold: what a row stands for is named only where the
query leaves no doubt about it.
"""

import re

from lib.answering.replies.wording import (
    counted,
    enumeration,
    is_mentioned,
    plural,
    shown_value,
)
from lib.base.records import ExecutionResult, ExecutionStatus
from lib.database.catalog import Catalog
from lib.database.schema.retrieval import spoken_name, text_words
from lib.database.sql.selects import QueryShape, query_shape

_NAMES = frozenset(text_words("name title label"))
_LISTED = 5  # values
_SHOWN_COLUMNS = 4  # of the first row
_MILLISECONDS = re.compile(r"(\d+) ms\b")
_AGGREGATES = {
    "SUM": "The total",
    "AVG": "The average",
    "MIN": "The lowest",
    "MAX": "The highest",
}


def failure_reason(status: ExecutionStatus, error: str | None) -> str:
    """Why there is no result, as a sentence."""
    text = " ".join((error or "").split()).rstrip(".")
    match status:
        case "error" if text.startswith("empty query"):
            return "No query ran: the text holds none."
        case "error":
            return f"No query ran: SQLite said: {text or 'the query failed'}."
        case "timeout":
            seconds = _MILLISECONDS.sub(lambda match: f"{int(match[1]) / 1000:g} s", text)
            return f"Stopped: {seconds or 'the query took too long'}."
        case "refused":
            return f"Refused: {text or 'a query may only read'}."
        case _:
            return f"Stopped: {text or 'the result is too large'}."


def result_sentence(question: str, sql: str, result: ExecutionResult, catalog: Catalog) -> str:
    """What the result is, in a sentence, or why there is none."""
    if result.status != "ok":
        return failure_reason(result.status, result.error)
    shape = query_shape(sql, catalog)
    rows = result.rows
    if len(rows) == 1 and len(result.columns) == 1:
        return _single_value(question, shape, result)
    if not rows:
        named = shape.table is not None and is_mentioned(shape.table, question)
        return f"No {plural(shape.table)} found." if named and shape.table else "No row found."
    count = _row_count(question, shape, result)
    if shape.sorted and len(rows) > 1:
        return f"{count}; the first: {_first_row(shape, result)}."
    if len(rows) == 1:
        ranked = shape.sorted and shape.limit == 1
        return f"{'The first in order' if ranked else count}: {_first_row(shape, result)}."
    if len(result.columns) == 1 and len(rows) <= _LISTED:
        values = enumeration([shown_value(value) for (value,) in rows])
        if _names_rows(result.columns[0], shape.table):
            return f"{count}: {values}."
        return f"{counted(len(rows), 'row')}; {spoken_name(result.columns[0])}: {values}."
    return f"{count}."


def _names_rows(column: str, table: str | None) -> bool:
    """Whether the values of a column are what the rows of the table are called."""
    words = frozenset(text_words(column)).difference(text_words(table or ""))
    return bool(words) and words <= _NAMES


def _row_count(question: str, shape: QueryShape, result: ExecutionResult) -> str:
    """The number of rows, as things of a table where each row is one of its rows."""
    number = len(result.rows)
    table = shape.table
    if table is None or not is_mentioned(table, question):
        table = "row"
    if result.more_rows:
        return f"The first {counted(number, table)} of more"
    return counted(number, table)


def _first_row(shape: QueryShape, result: ExecutionResult) -> str:
    names = [spoken_name(name) for name in result.columns]
    values = [shown_value(value) for value in result.rows[0]]
    if len(names) == 1 and _names_rows(result.columns[0], shape.table):
        return values[0]
    shown = [f"{name} {value}" for name, value in zip(names, values, strict=True)]
    left = ", …" if len(shown) > _SHOWN_COLUMNS else ""
    return ", ".join(shown[:_SHOWN_COLUMNS]) + left


def _single_value(question: str, shape: QueryShape, result: ExecutionResult) -> str:
    value = result.rows[0][0]
    of = spoken_name(shape.of) if shape.of is not None else None
    if shape.aggregate == "COUNT" and isinstance(value, int):
        if shape.counted is not None and is_mentioned(shape.counted, question):
            return f"{counted(value, shape.counted)}."
        return f"The count is {value:,}."
    if shape.aggregate in _AGGREGATES and of is not None:
        return f"{_AGGREGATES[shape.aggregate]} {of} is {shown_value(value)}."
    name = spoken_name(result.columns[0])
    plain = shape.aggregate is None and len(name) <= 40 and "(" not in result.columns[0]
    label = name[:1].upper() + name[1:] if plain else "The result"
    return f"{label}: {shown_value(value)}."
