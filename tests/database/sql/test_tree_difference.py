from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lib.database.sql.parse import tree_difference

_ROOT = Path(__file__).resolve().parents[3]
_JOIN = "SELECT T1.a FROM t AS T1 JOIN u AS T2 ON T1.id = T2.id WHERE T2.b = 3"


@pytest.mark.parametrize(
    ("first", "second", "edits"),
    [
        ("SELECT a FROM t", "select a  from t", []),
        ("SELECT a FROM t WHERE b > 3", "SELECT a FROM t", ["- WHERE b > 3"]),
        ("SELECT a FROM t", "SELECT a FROM t ORDER BY a LIMIT 1", ["+ ORDER BY a", "+ LIMIT 1"]),
        ("SELECT name FROM singer", "SELECT name FROM singers", ["~ singer → singers"]),
        ("SELECT count(*) FROM t", "SELECT max(a) FROM t", ["- COUNT(*)", "+ MAX(a)"]),
        (_JOIN, "SELECT T1.a FROM t AS T1",
         ["- WHERE T2.b = 3", "- JOIN u AS T2 ON T1.id = T2.id"]),
    ],
)  # fmt: skip
def test_edits_are_the_largest_parts_that_differ(first: str, second: str, edits: list[str]) -> None:
    found = tree_difference(first, second)
    assert found is not None
    assert sorted(found) == sorted(edits)


@pytest.mark.parametrize("text", ["SELECT FROM", "", "no SQL at all (", "SELECT 1; SELECT 2"])
def test_text_that_is_no_query_has_no_difference(text: str) -> None:
    assert tree_difference("SELECT a FROM t", text) is None


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (f"SELECT a{' IS NOT NULL' * 160}", f"SELECT b{' IS NOT NULL' * 160}"),
        (_JOIN, f"SELECT * FROM {'t LEFT JOIN ' * 160}t{' ON 1' * 160}"),
        (f"VALUES {', '.join(['(1)'] * 400)}", f"VALUES {', '.join(['(2)'] * 400)}"),
    ],
    ids=["deep", "deep beside a query", "long"],
)
def test_trees_that_take_long_to_compare_have_no_difference(first: str, second: str) -> None:
    assert tree_difference(first, second) is None


def test_long_parts_are_cut() -> None:
    names = ", ".join(f"'{'x' * 30}{n}'" for n in range(9))
    (edit,) = tree_difference("SELECT a FROM t", f"SELECT a FROM t WHERE b IN ({names})") or []
    assert edit.startswith("+ WHERE b IN (")
    assert len(edit) == 82


def test_another_process_finds_the_same_edits() -> None:
    """sqlglot matches nodes by address and hash; the result must not depend on either."""
    other = "SELECT a, b FROM u AS T1 JOIN t AS T2 ON T1.id = T2.id WHERE T2.c = 4 ORDER BY a"
    code = (
        "from lib.database.sql.parse import tree_difference;"
        f"print(tree_difference({_JOIN!r}, {other!r}))"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=_ROOT,
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert answers == {f"{tree_difference(_JOIN, other)}\n"}
