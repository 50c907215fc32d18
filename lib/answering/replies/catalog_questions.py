"""Questions about the file itself, which the catalog answers without a model.

The rules are narrow. A question counts only if it has no word besides those that such questions
are made of and the name of a table, and if the word that it is about ("tables", "columns", "file")
is in no name of the catalog: in a restaurant's database, "Which tables are there?" asks for data.
"""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from lib.answering.replies.sentences import stems
from lib.base.records import ExecutionResult
from lib.database.catalog import Catalog, Table, fold_case, quote_identifier
from lib.database.names import enumeration
from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.file_doubts import left_out_reason

_MOST_NAMED = 8  # tables or columns, in a sentence
_MOST_LISTED = 40  # columns, in a cell
_COUNT_SECONDS = 1.0  # after which no further table's rows are counted

CatalogQuestion = Literal["help", "tables", "columns"] | Table
"""What a question about the file asks for. A table: its columns; "columns": those of all tables."""


_FILLERS = stems(
    """a about all am an and any are at available be can contain contained contains could display
    do does exist exists for from general give got had has have hello here hey hi hold holds how i
    in include included inside into is it just know like list many may me my now of ok on our
    overview please print s see should show so stored structure summarise summarize summary tell
    thank thanks that the there these this those to us want we what which will with within would
    you your describe description explain exactly"""
)
_TABLES = stems("tables schema")
_COLUMNS = stems("columns fields attributes")
_CONTAINERS = stems(
    "file database base db data dataset set csv spreadsheet excel workbook sqlite document upload "
    "uploaded information content contents"
)
_ANY_DATA = stems("data dataset csv database")  # what an upload's only table is often called
_STRUCTURE = stems("structure schema describe")
_NAMES = stems("name names called")
_TYPES = stems("type types")
_HELP = stems("ask answer ask help question kind sort type use work who tool page app program")
_ASKS_WHAT = stems("what which describe explain overview summary summarise summarize tell")

_HELP_PHRASES = re.compile(
    r"""(?: \b(?:can|could|should|may|do|does)\s(?:you|i|we|it|this(?:\s\w+)?)\s
            (?:do|ask|answer|help|work|use)\b
          | \b(?:who|what)\sare\syou\b | ^(?:please\s)?help(?:\sme)?(?:\splease)?$
          | ^(?:hello|hi|hey)$ )""",
    re.VERBOSE,
)
_WHAT_IS_HERE = re.compile(
    r"what(?:'s|s| is| are)?(?: (?:this|here|in here|inside|there|in it))+|what do you know|schema"
)


@dataclass(frozen=True)
class CatalogAnswer:
    """A result without a query, and the sentence above it."""

    result: ExecutionResult
    summary: str


def catalog_question(question: str, catalog: Catalog) -> CatalogQuestion | None:
    """What the question asks about the file; None where it may be a question about the data."""
    text = " ".join(re.sub(r"[^\w'.]+", " ", question.lower()).split()).strip(" .'")
    words = stems(question)
    if not catalog.tables or not words:
        return None
    left = words - _FILLERS
    if left and not left & (_COLUMNS | _TABLES | _CONTAINERS | _HELP):
        return None
    if left & _NAMES and words >= stems("how many"):
        return None
    known = _known_words(catalog)
    contained = bool(left & _CONTAINERS - known)
    if left & _COLUMNS:
        if left & _COLUMNS & known and not contained:
            return None
        return _about_columns(left - _COLUMNS - _NAMES - _TYPES, catalog)
    if left & _TABLES:
        if left & _TABLES & known and not contained:
            return None
        rest = left - _TABLES - _NAMES
        if rest - _CONTAINERS and words & _STRUCTURE:
            return _about_columns(rest, catalog)
        return _about_all(rest)
    if left <= _HELP | _CONTAINERS and not left & known and _HELP_PHRASES.search(text):
        return "help"
    if not left and _WHAT_IS_HERE.fullmatch(text):
        return "tables"
    if left and words & _ASKS_WHAT and (contained or not left & known):
        return _about_all(left)
    return None


def _about_all(left: frozenset[str]) -> CatalogQuestion | None:
    return "tables" if left <= _CONTAINERS else None


def _about_columns(left: frozenset[str], catalog: Catalog) -> CatalogQuestion | None:
    """Of the table that the other words name, if they name one."""
    for table in catalog.tables:
        name = stems(table.name)
        if name and (name - _FILLERS) <= left <= name | _TABLES | _CONTAINERS and left & name:
            return table
    return "columns" if left <= _TABLES | _CONTAINERS else None


def _known_words(catalog: Catalog) -> frozenset[str]:
    """The words of all names, less those that say no more than that it is data."""
    tables = stems(" ".join(table.name for table in catalog.tables))
    if len(catalog.tables) == 1:
        tables -= _ANY_DATA
    columns = (column.name for table in catalog.tables for column in table.columns)
    return tables | stems(" ".join(columns))


def catalog_answer(
    question: CatalogQuestion, path: Path, catalog: Catalog, sandbox: Sandbox
) -> CatalogAnswer:
    """The answer, with the number of rows of each table where it is soon counted."""
    tables = catalog.tables
    if isinstance(question, Table):
        return _columns_answer([question])
    if question == "columns":
        return _columns_answer(tables)
    counts = row_counts(path, tables, sandbox)
    rows = tuple(
        (table.name, _listed([column.name for column in table.columns]), count)
        for table, count in zip(tables, counts, strict=True)
    )
    holds = f"{_number(len(tables), 'table')}: {_named([table.name for table in tables])}"
    left_out = "".join(f" Left out: {left_out_reason(name)}." for name in catalog.left_out)
    summary = f"{holds}.{left_out}"
    if question == "help":
        summary = (
            f"Ask about the data in your own words: the answer comes from a query that only reads. "
            f"There {'is' if len(tables) == 1 else 'are'} {holds}.{left_out}"
        )
    return CatalogAnswer(ExecutionResult("ok", ("table", "columns", "rows"), rows), summary)


def _columns_answer(tables: Sequence[Table]) -> CatalogAnswer:
    rows = tuple(
        (table.name, column.name, column.type or None, _key(table, column.name))
        for table in tables
        for column in table.columns
    )
    if len(tables) == 1:
        (table,) = tables
        names = [column.name for column in table.columns]
        summary = f"{table.name} has {_number(len(names), 'column')}: {_named(names)}."
    else:
        summary = f"{_number(len(rows), 'column')} in {_number(len(tables), 'table')}."
    return CatalogAnswer(ExecutionResult("ok", ("table", "column", "type", "key"), rows), summary)


def _key(table: Table, column: str) -> str | None:
    for key in table.foreign_keys:
        for own, other in key.pairs:
            if fold_case(own) == fold_case(column):
                return f"{key.referenced_table}.{other}"
    found = table.column(column)
    return "primary key" if found is not None and found.primary_key else None


def row_counts(path: Path, tables: Sequence[Table], sandbox: Sandbox) -> list[int | None]:
    """The rows of each table; None where a count fails, and for the tables after the time limit."""
    deadline = time.monotonic() + _COUNT_SECONDS
    counts: list[int | None] = []
    for table in tables:
        count = None
        if time.monotonic() < deadline:
            sql = f"SELECT count(*) FROM {quote_identifier(table.name)}"
            result = sandbox.execute(path, sql)
            count = int(str(result.rows[0][0])) if result.status == "ok" else None
        counts.append(count)
    return counts


def _named(names: Sequence[str]) -> str:
    left = len(names) - _MOST_NAMED
    shown = [*names[:_MOST_NAMED], f"{left} more"] if left > 0 else names
    return enumeration(shown)


def _listed(names: Sequence[str]) -> str:
    return ", ".join([*names[:_MOST_LISTED], *(["…"] if len(names) > _MOST_LISTED else [])])


def _number(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
