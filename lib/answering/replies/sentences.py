"""The sentence above a table, by rule, and the plain reason where there is none.

A sentence says nothing that the result does not hold: what a row stands for is named only where the
query leaves no doubt about it. Nouns and values are written as a sentence has them.
"""

import re

from lib.base.records import ExecutionResult, ExecutionStatus, Value
from lib.database.catalog import Catalog
from lib.database.names import enumeration, spoken_name, text_words
from lib.database.sql.selects import QueryShape, query_shape


def stems(words: str) -> frozenset[str]:
    """Those of the words of a text."""
    return frozenset(text_words(words))


NAMES = stems("name title label")
"""What a column is called that says which one is meant."""

_IRREGULAR = {
    "person": "people",
    "child": "children",
    "man": "men",
    "woman": "women",
    "staff": "staff",
    "species": "species",
    "series": "series",
    "data": "data",
    "equipment": "equipment",
    "inventory": "inventory",
    "history": "history",
}
_SINGULAR = {plural: singular for singular, plural in _IRREGULAR.items()}
_SIBILANTS = ("ss", "x", "ch", "sh", "z")
_LONGEST_VALUE = 60  # characters
_DIGITS = 4  # after the point


def singular(name: str) -> str:
    """One row of a table, by the table's name: `art_museums` has art museums, each one of them an
    "art museum". Words that are not English stay as they are.
    """
    stem, last = _last_word(name)
    if last in _SINGULAR or last in _IRREGULAR or not last.isascii():
        return stem + _SINGULAR.get(last, last)
    if last.endswith("ies") and len(last) > 4:
        return f"{stem}{last[:-3]}y"
    if last.endswith(("sses", "xes", "ches", "shes", "zes")):
        return stem + last[:-2]
    if last.endswith("s") and not last.endswith(("ss", "us", "is")) and len(last) > 3:
        return stem + last[:-1]
    return stem + last


def plural(name: str) -> str:
    """Several rows of a table, by the table's name."""
    stem, last = _last_word(singular(name))
    if last in _IRREGULAR or not last.isascii() or not last.isalpha():
        return stem + _IRREGULAR.get(last, last)
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        return f"{stem}{last[:-1]}ies"
    return stem + last + ("es" if last.endswith((*_SIBILANTS, "us", "is")) else "s")


def _last_word(name: str) -> tuple[str, str]:
    before, space, last = spoken_name(name).rpartition(" ")
    return before + space, last


def counted(count: int, name: str) -> str:
    """A number of rows of a table: "1 museum", "3 museums"."""
    return f"{count:,} {singular(name) if count == 1 else plural(name)}"


def is_mentioned(name: str, question: str) -> bool:
    """Whether the question has the last word of a name, which says what one of them is."""
    return text_words(name)[-1:] != [] and text_words(name)[-1] in text_words(question)


def shown_value(value: Value) -> str:
    """A value on one line. A number with many digits is "about" a shorter one."""
    if value is None:
        return "no value"
    if isinstance(value, bytes):
        return f"a blob of {len(value)} bytes"
    if isinstance(value, float):
        short = round(value, _DIGITS)
        return f"{value}" if short == value else f"about {short}"
    text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


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
    words = stems(column) - stems(table or "")
    return bool(words) and words <= NAMES


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
