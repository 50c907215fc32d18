"""Whether a drawn question is worth keeping, by running its SQL."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter

from lib.data.demo.domain import Domain
from lib.data.demo.rows import Value
from lib.data.demo.studio import Candidate
from lib.schema.words import identifier_words, text_words

Rows = list[tuple[Value, ...]]

_MAX_WORDS = 36
_LITERAL = re.compile(r"'(?:[^']|'')*'")
_WORD = re.compile(r"\w+")


def is_sound(connection: sqlite3.Connection, candidate: Candidate) -> bool:
    """Whether the question has an answer, and one that needs all of its parts.

    The result has a row with a value that is neither NULL nor, alone, zero; every rival query
    gives another result; what an order or a LIMIT rests on has no ties and no NULL.
    """
    if len(candidate.question.split()) > _MAX_WORDS:
        return False
    rows = _run(connection, candidate.sql)
    if not _says_something(rows, candidate.sql):
        return False
    if candidate.order_keys and not _is_strict(_run(connection, candidate.order_keys)):
        return False
    answer = Counter(rows)
    return all(Counter(_run(connection, rival)) != answer for rival in candidate.rivals)


def is_paraphrased(domain: Domain, question: str, sql: str) -> bool:
    """Whether the question leaves out the name of a column that the SQL reads.

    Keys do not count, nor does the column that names a row: nobody says "name" in "Who ...".
    """
    identifiers = set(_WORD.findall(_LITERAL.sub("", sql)))
    said = set(text_words(question))
    return any(
        not set(identifier_words(column)) <= said
        for name, table in domain.tables.items()
        if name in identifiers
        for column, spec in table.columns.items()
        if column in identifiers
        and spec.kind not in ("key", "ref")
        and column != table.label_column
    )


def _run(connection: sqlite3.Connection, sql: str) -> Rows:
    return connection.execute(sql).fetchall()


def _says_something(rows: Rows, sql: str) -> bool:
    if not rows or all(value is None for row in rows for value in row):
        return False
    grouped = "GROUP BY" in sql and "LIMIT" not in sql and "HAVING" not in sql
    return rows != [(0,)] and not (grouped and len(rows) < 2)


def _is_strict(keys: Rows) -> bool:
    values = [row[0] for row in keys]
    return len(values) > 1 and None not in values and len(set(values)) == len(values)
