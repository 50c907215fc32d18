from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.selects import SortedSelect, sorted_selects
from tests.conftest import write_database

_RowsOf = Callable[[str], Any]

_SCRIPT = """
CREATE TABLE t (name TEXT, age INT, pay INT);
INSERT INTO t VALUES ('a', 30, 1), ('b', 30, 2), ('c', 20, NULL), ('d', 40, 3), ('d', 40, 3);
"""


def _only(sql: str) -> SortedSelect:
    (select,) = sorted_selects(sql)
    return select


@pytest.fixture(scope="module")
def rows_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[_RowsOf]:
    path = tmp_path_factory.mktemp("sorted") / "t.sqlite"
    write_database(path, _SCRIPT)
    with Sandbox(1) as sandbox:

        def run(sql: str) -> Any:
            result = sandbox.execute(path, sql)
            assert result.status == "ok", result.error
            return result.rows

        yield run


@pytest.mark.parametrize(
    ("sql", "open_"),
    [
        ("SELECT name FROM t ORDER BY pay LIMIT 1", True),
        ("SELECT name FROM t ORDER BY pay", False),
        ("SELECT name FROM t ORDER BY pay DESC LIMIT 3", False),
        ("SELECT name FROM t ORDER BY pay DESC LIMIT 5", True),
        ("SELECT name FROM t ORDER BY age LIMIT 1", False),
        ("SELECT name FROM t ORDER BY age LIMIT 2", True),
        ("SELECT name FROM t ORDER BY age LIMIT 3", False),
        ("SELECT name FROM t ORDER BY age, name LIMIT 2", False),
        ("SELECT name FROM t ORDER BY age LIMIT 1 OFFSET 2", True),
        ("SELECT name, age FROM t ORDER BY 2 LIMIT 2", True),
        ("SELECT name, age AS years FROM t ORDER BY years LIMIT 2", True),
        ("SELECT DISTINCT age FROM t ORDER BY age LIMIT 2", False),
        ("SELECT name FROM t LIMIT 2", True),
        ("SELECT name FROM t LIMIT 9", False),
        ("SELECT name FROM t ORDER BY age DESC LIMIT 1", True),  # two of one name
    ],
)
def test_what_a_cut_leaves_open_is_seen(sql: str, open_: bool, rows_of: _RowsOf) -> None:
    select = _only(sql)
    assert select.sql is not None
    assert select.leaves_open(rows_of(select.sql)) is open_


@pytest.mark.parametrize(
    ("sql", "answer", "possible"),
    [
        ("SELECT name FROM t ORDER BY age LIMIT 2", ["c", "b"], True),
        ("SELECT name FROM t ORDER BY age LIMIT 2", ["c", "a", "b"], True),
        ("SELECT name FROM t ORDER BY age LIMIT 2", ["c", "d"], False),
        ("SELECT name FROM t ORDER BY age LIMIT 2", [], False),
        ("SELECT name FROM t ORDER BY age DESC LIMIT 1", ["d", "d"], True),
        ("SELECT name FROM t ORDER BY age DESC LIMIT 1", ["d", "d", "d"], False),
        ("SELECT name FROM t ORDER BY pay LIMIT 1", ["a"], True),  # NULL: who knows
    ],
)
def test_where_a_cut_leaves_it_open_only_tied_rows_may_be_kept(
    sql: str, answer: list[str], possible: bool, rows_of: _RowsOf
) -> None:
    select = _only(sql)
    rows = rows_of(select.sql or "")
    assert select.may_keep(rows, [(name,) for name in answer]) is possible


@pytest.mark.parametrize(
    ("answer", "allowed"),
    [
        (["c", "a", "b", "d", "d"], True),
        (["c", "b", "a", "d", "d"], True),
        (["a", "c", "b", "d", "d"], False),
        (["c", "a", "b", "d"], False),
    ],
)
def test_tied_rows_may_change_places(answer: list[str], allowed: bool, rows_of: _RowsOf) -> None:
    select = _only("SELECT name FROM t ORDER BY age")
    rows = rows_of(select.sql or "")
    assert select.allows(rows, [(name,) for name in answer]) is allowed


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT name FROM t",
        "SELECT name FROM (SELECT name FROM t ORDER BY age)",
        "SELECT FROM ORDER BY LIMIT",
    ],
)
def test_what_is_neither_sorted_nor_cut_has_none(sql: str) -> None:
    assert sorted_selects(sql) == []


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT DISTINCT name FROM t ORDER BY age LIMIT 2",
        "SELECT name FROM t UNION SELECT name FROM t ORDER BY age + 1 LIMIT 2",
        "SELECT * FROM t ORDER BY 2 LIMIT 2",
        "SELECT DISTINCT *, age FROM t ORDER BY 1",
        "SELECT name FROM t ORDER BY 9",
    ],
)
def test_hidden_sort_keys_are_not_guessed(sql: str) -> None:
    assert _only(sql).sql is None


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT DISTINCT Age FROM t ORDER BY age LIMIT 2",
        "SELECT DISTINCT x.age FROM t AS x ORDER BY age LIMIT 2",
        "SELECT DISTINCT age AS Years FROM t ORDER BY YEARS LIMIT 2",
    ],
)
def test_a_sort_key_in_other_letters_is_no_hidden_one(sql: str, rows_of: _RowsOf) -> None:
    select = _only(sql)
    assert select.sql is not None
    assert select.keys == (-1,)
    assert not select.leaves_open(rows_of(select.sql))
