"""Databases without rows are recognised by their content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.data.databases import has_rows, without_rows


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("CREATE TABLE t (a); INSERT INTO t VALUES (NULL)", True),
        ("CREATE TABLE t (a); CREATE TABLE u (b); INSERT INTO u VALUES (1)", True),
        ("CREATE TABLE t (a); CREATE TABLE u (b)", False),
        ("CREATE TABLE t (a); CREATE VIEW v AS SELECT a FROM t", False),
        ("CREATE TABLE t (a); CREATE VIEW v AS SELECT no_such FROM t", False),
    ],
)
def test_a_database_has_rows_where_a_table_has_one(
    script: str, expected: bool, make_database: Callable[[str, str], Path]
) -> None:
    assert has_rows(make_database(script, "tiny")) == expected


def test_what_cannot_be_read_is_taken_to_have_rows(damaged_database: Path, tmp_path: Path) -> None:
    assert has_rows(damaged_database)
    assert has_rows(tmp_path / "gone.sqlite")


def test_questions_are_named_in_order(
    concert_database: Path, make_database: Callable[[str, str], Path]
) -> None:
    hollow = make_database("CREATE TABLE t (a)", "hollow")
    examples = [
        Example(name, path.stem, str(path), "?", "SELECT 1")
        for name, path in (("a", hollow), ("b", concert_database), ("c", hollow))
    ]
    assert without_rows(examples) == ["a", "c"]
