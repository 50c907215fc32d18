import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.database.catalog import ColumnCondition
from lib.database.perturbed.copies import conditions_of_queries, perturbed_copies
from tests.conftest import write_database

Copies = Callable[..., tuple[Path, ...]]

MakeDatabase = Callable[..., Path]

_ODD = """
CREATE TABLE team (id TEXT PRIMARY KEY, name TEXT UNIQUE, rival TEXT REFERENCES team (id));
CREATE TABLE game (home TEXT, away TEXT, day DATE, score REAL, sold INT,
    doubled INT AS (sold * 2), CHECK (sold >= 0),
    PRIMARY KEY (home, away, day), FOREIGN KEY (home) REFERENCES team,
    FOREIGN KEY (away) REFERENCES team (id)) WITHOUT ROWID;
CREATE TABLE seat (home TEXT, away TEXT, day DATE, number INTEGER,
    FOREIGN KEY (home, away, day) REFERENCES game (home, away, day));
CREATE TABLE egg (id INTEGER PRIMARY KEY AUTOINCREMENT, hen INTEGER REFERENCES hen (id));
CREATE TABLE hen (id INTEGER PRIMARY KEY, egg INTEGER REFERENCES egg (id));
CREATE TABLE log (note BLOB);
CREATE VIEW big AS SELECT * FROM game WHERE sold > 50;
CREATE INDEX by_score ON game (score);
CREATE TRIGGER noted AFTER INSERT ON team BEGIN INSERT INTO log VALUES ('x'); END;
INSERT INTO team VALUES ('a', 'Ants', 'b'), ('b', 'Bees', 'a'), ('c', 'Cows', NULL);
INSERT INTO game VALUES ('a', 'b', '2020-01-01', 1.5, 60), ('b', 'c', '2020-02-01', 2.5, 40);
INSERT INTO seat VALUES ('a', 'b', '2020-01-01', 1), ('a', 'b', '2020-01-01', 2);
INSERT INTO egg VALUES (1, 1), (2, 1);
INSERT INTO hen VALUES (1, 2);
"""


@pytest.fixture
def copies(tmp_path: Path) -> Callable[..., tuple[Path, ...]]:
    def make(database: Path, query: str = "q", seed: int = 1) -> tuple[Path, ...]:
        return perturbed_copies(database, tmp_path / "cache", seed, (query,))

    return make


def _rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def _tables(path: Path) -> list[str]:
    rows = _rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")
    return [str(name) for (name,) in rows if not str(name).startswith("sqlite_")]


def test_every_copy_differs_from_all_others(concert_database: Path, copies: Copies) -> None:
    paths = (concert_database, *copies(concert_database))
    contents = {str(_rows(path, "SELECT * FROM singer ORDER BY 1")) for path in paths}
    assert len(contents) == len(paths) == 4


def test_copies_are_made_once_and_found_again(concert_database: Path, copies: Copies) -> None:
    first = copies(concert_database)
    times = [path.stat().st_mtime_ns for path in first]
    assert copies(concert_database) == first
    assert [path.stat().st_mtime_ns for path in first] == times
    assert [child.name for child in first[0].parents[1].iterdir()] == [first[0].parent.name]


def test_seed_and_content_decide(concert_database: Path, tmp_path: Path, copies: Copies) -> None:
    first = copies(concert_database)
    again = perturbed_copies(concert_database, tmp_path / "other", 1, ("q",))
    assert [p.read_bytes() for p in again] == [p.read_bytes() for p in first]
    assert copies(concert_database, seed=2)[0].read_bytes() != first[0].read_bytes()
    write_database(concert_database, "DELETE FROM singer_in_concert")
    assert copies(concert_database) != first


@pytest.mark.parametrize("script", ["concert", "odd"])
def test_keys_constraints_and_types_hold(
    script: str, concert_database: Path, make_database: MakeDatabase, copies: Copies
) -> None:
    original = concert_database if script == "concert" else make_database(_ODD, "odd")
    for path in copies(original):
        assert _rows(path, "PRAGMA foreign_key_check") == []
        assert _rows(path, "PRAGMA integrity_check") == [("ok",)]
        assert _tables(path) == _tables(original)
        for table in _tables(path):
            columns = [row[1] for row in _rows(original, f"PRAGMA table_xinfo({table})")]
            for column in columns:
                kinds = f"SELECT DISTINCT typeof({column}) FROM {table}"
                allowed = {*_rows(original, kinds), ("null",)}
                if _rows(original, f"SELECT 1 FROM {table} LIMIT 1"):
                    assert set(_rows(path, kinds)) <= allowed, (table, column)


def test_indexes_and_views_but_no_triggers(make_database: MakeDatabase, copies: Copies) -> None:
    for path in copies(make_database(_ODD, "odd")):
        kinds = dict(_rows(path, "SELECT name, type FROM sqlite_master"))
        assert (kinds["big"], kinds["by_score"]) == ("view", "index")
        assert "noted" not in kinds


def test_empty_tables_get_rows_that_join(make_database: MakeDatabase, copies: Copies) -> None:
    script = """
    CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, founded DATE, big BOOLEAN, area REAL,
        opened YEAR);
    CREATE TABLE shop (id INTEGER PRIMARY KEY, city_id INTEGER REFERENCES city (id),
        since DATETIME);
    """
    for path in copies(make_database(script, "empty")):
        joined = _rows(path, "SELECT * FROM shop JOIN city ON city.id = shop.city_id")
        assert len(joined) >= 10


def test_null_comes_where_the_schema_allows_it(concert_database: Path, copies: Copies) -> None:
    nulls = "SELECT count(*) - count({0}) FROM singer"
    paths = copies(concert_database)
    assert any(_rows(path, nulls.format("country")) != [(0,)] for path in paths)
    assert [_rows(path, nulls.format("name")) for path in paths] == [[(0,)]] * 3


def test_a_schema_that_never_says_not_null_gets_null_only_where_there_is_some(
    make_database: MakeDatabase, copies: Copies
) -> None:
    rows = ", ".join(f"({n}, 'n{n}', {n if n % 4 else 'NULL'})" for n in range(1, 60))
    script = (
        f"CREATE TABLE t (id INT PRIMARY KEY, name TEXT, age INT); INSERT INTO t VALUES {rows};"
    )
    for path in copies(make_database(script, "loose")):
        assert _rows(path, "SELECT count(*) FROM t WHERE name IS NULL") == [(0,)]
        assert _rows(path, "SELECT count(*) FROM t WHERE age IS NULL") != [(0,)]


def test_rows_that_meet_and_just_miss_a_query(concert_database: Path, copies: Copies) -> None:
    met = "SELECT 1 FROM singer WHERE country = 'Peru' AND age = 77 AND name LIKE '%son%'"
    for path in copies(concert_database, met):
        assert _rows(path, met) != []
        missed = "country = 'Peru' AND age <> 77 AND name LIKE '%son%'"
        assert _rows(path, f"SELECT 1 FROM singer WHERE {missed}") != []


def test_what_is_no_database_is_named(tmp_path: Path, copies: Copies) -> None:
    path = tmp_path / "broken.sqlite"
    path.write_bytes(b"SQLite format 3\0" + b"x" * 4000)
    with pytest.raises(DataError, match=r"broken\.sqlite: cannot be perturbed"):
        copies(path)
    assert list((tmp_path / "cache").iterdir()) == []


def test_the_largest_integers_can_be_copied(make_database: MakeDatabase, copies: Copies) -> None:
    top = 2**63 - 1
    rows = ", ".join(f"({top - n}, {top - n}, {n - top}, '--5{n}')" for n in range(30))
    script = (
        "CREATE TABLE t (id INTEGER PRIMARY KEY, big INT, small INT, code TEXT);"
        f"INSERT INTO t VALUES {rows};"
    )
    query = f"SELECT 1 FROM t WHERE big = {top} AND code = '--55'"
    for path in copies(make_database(script, "large"), query):
        assert _rows(path, "SELECT DISTINCT typeof(big) FROM t") == [("integer",)]
        assert _rows(path, f"SELECT 1 FROM t WHERE id < 1000 AND big = {top}") != []


@pytest.mark.usefixtures("racing_clock")
def test_what_takes_too_long_is_named(make_database: MakeDatabase, copies: Copies) -> None:
    script = (
        "CREATE TABLE t (a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        "LIMIT 20000) INSERT INTO t SELECT i FROM n;"
    )
    with pytest.raises(DataError, match=r"cannot be perturbed \(it takes longer than 60 s\)"):
        copies(make_database(script, "slow"))


def test_what_a_copy_would_compute_is_limited(make_database: MakeDatabase, copies: Copies) -> None:
    script = "CREATE TABLE t (a, vast AS (hex(zeroblob(a)))); INSERT INTO t VALUES (10000000);"
    with pytest.raises(DataError, match="too big"):
        copies(make_database(script, "vast"))


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT name FROM singer", {}),
        ('SELECT name FROM singer AS T1 WHERE T1.country = "France" AND age >= 30',
         {"singer": [ColumnCondition("country", "France"), ColumnCondition("age", 30)]}),
        ("SELECT 1 FROM stadium WHERE 1000.5 < capacity OR name LIKE '%Park%'",
         {"stadium": [ColumnCondition("capacity", 1000.5),
                      ColumnCondition("name", "%Park%", True)]}),
        ("SELECT 1 FROM concert WHERE year BETWEEN 2013 AND 2014 OR theme IN ('a', 'b')",
         {"concert": [ColumnCondition("year", 2013), ColumnCondition("year", 2014),
                      ColumnCondition("theme", "a"), ColumnCondition("theme", "b")]}),
        (f"SELECT 1 FROM singer WHERE age < {2**63 - 1} AND age < {2**63 + 1}",
         {"singer": [ColumnCondition("age", 2**63 - 1), ColumnCondition("age", 2.0**63)]}),
        ("SELECT year FROM concert GROUP BY year HAVING count(*) > 2", {}),
        ("not SQL with a 1", {}),
    ],
)  # fmt: skip
def test_constants_are_found_with_their_columns(
    sql: str, expected: dict[str, list[ColumnCondition]], concert_database: Path
) -> None:
    found = conditions_of_queries(concert_database, (sql,))
    assert {t: [set(c) for c in queries] for t, queries in found.items()} == {
        t: [set(conditions)] for t, conditions in expected.items()
    }


def test_equal_conditions_of_two_queries_count_once(concert_database: Path) -> None:
    queries = ("SELECT name FROM singer WHERE age > 3", "SELECT country FROM singer WHERE age > 3")
    assert conditions_of_queries(concert_database, queries) == {
        "singer": [(ColumnCondition("age", 3),)]
    }
