"""Words the thoughts and checks of a demonstration.

They say only what question, SQL, schema and result show, so a model can come to the same words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lib.db.catalog import Catalog
from lib.pairs.gold import GoldAnswer
from lib.records import Attempt
from lib.repair.prompts import one_line
from lib.schema.serialise import SchemaStyle, bare_name, plain_name
from lib.sql.bindings import columns_read, resolve_columns
from lib.sql.parse import sql_tokens
from lib.sql.trees import AGGREGATES

_MOST_TABLES = 6
_MOST_OF_AN_ERROR = 120  # characters
_WORD = re.compile(r"[a-z0-9]+")


def needs(sql: str, catalog: Catalog, style: SchemaStyle) -> str:
    """The tables that a query reads, as the schema of the prompt shows them."""
    name = bare_name if style == "compact" else plain_name
    found = resolve_columns(sql, catalog)
    tables = [name(table) for table in found.tables[:_MOST_TABLES]] if found is not None else []
    return f"I need {_listed(tables)}." if tables else "I read no table."


def returned(columns: Sequence[str], row_count: int) -> str:
    """What a query that ran has returned."""
    if not row_count:
        return "The query returns no row."
    rows = "1 row" if row_count == 1 else f"{row_count} rows"
    return f"The query returns {rows} with {_counted(len(columns))}."


def failed(attempt: Attempt) -> str:
    """What SQLite says of a query that did not run."""
    return f"The query failed: {one_line(attempt.error or attempt.status)[:_MOST_OF_AN_ERROR]}."


def right_check(attempt_columns: Sequence[str], row_count: int) -> str:
    """A check that passes a query."""
    said = returned(attempt_columns, row_count).removeprefix("The query ")
    return f"right, it {said}"


def wrong_check(
    question: str, attempt: Attempt, gold: GoldAnswer, catalog: Catalog, style: SchemaStyle
) -> str | None:
    """A check that refuses a query, with a reason that question and result support.

    None where there is no such reason: to see the mistake one would have to know gold.
    """
    if attempt.status != "ok":
        return f"wrong, {_uncapitalised(failed(attempt))}"
    width, asked = len(attempt.columns), len(gold.shown.columns)
    if width != asked:
        return f"wrong, the result has {_counted(width)}, and the question asks for {asked}."
    if not attempt.row_count and gold.row_count:
        return "wrong, no row meets the conditions."
    if gold.row_count == 1 < attempt.row_count and _asks_for_one(gold.sql):
        return f"wrong, the question asks for one, and the result has {attempt.row_count} rows."
    missing = _named_but_unread(question, attempt.sql, gold.sql, catalog)
    if missing is None:
        return None
    name = bare_name if style == "compact" else plain_name
    return f"wrong, the question names {name(missing)}, which the query does not read."


def _asks_for_one(gold_sql: str) -> bool:
    """Whether a single row is what gold asks for, rather than what its conditions leave."""
    tokens = sql_tokens(gold_sql)
    if "LIMIT" in tokens:
        return tokens[tokens.index("LIMIT") + 1 :][:1] == ["1"]
    return "GROUP BY" not in tokens and any(token.upper() in AGGREGATES for token in tokens)


def _named_but_unread(question: str, sql: str, gold_sql: str, catalog: Catalog) -> str | None:
    """A column of gold whose words are all in the question, and which the query does not read."""
    asked = {_singular(word) for word in _WORD.findall(question.lower())}
    read = {column for _, column in columns_read(sql, catalog)}
    for _, column in columns_read(gold_sql, catalog):
        words = {_singular(word) for word in _WORD.findall(column.lower().replace("_", " "))}
        if column not in read and words <= asked:
            return column
    return None


def _singular(word: str) -> str:
    return word.removesuffix("s")


def _counted(columns: int) -> str:
    return "1 column" if columns == 1 else f"{columns} columns"


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]
