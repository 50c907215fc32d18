import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lib.database.catalog import Catalog, load_catalog
from lib.database.files import connect_read_only
from lib.database.sql.bindings import ColumnProblem, resolve_columns, schema_valid

_VALID = [
    "SELECT name, AGE FROM Singer",
    "SELECT rowid, singer._rowid_ FROM singer",
    'SELECT name FROM singer WHERE country = "France"',
    "SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id",
    "SELECT singer_id FROM singer JOIN singer_in_concert USING (singer_id)",
    "SELECT singer_id, concert_id FROM singer NATURAL JOIN singer_in_concert",
    "SELECT age AS years FROM singer WHERE years > 3 GROUP BY years HAVING years ORDER BY years",
    "SELECT name FROM singer WHERE singer_id IN (SELECT singer_id FROM singer_in_concert)",
    "SELECT name FROM singer AS s WHERE EXISTS "
    "(SELECT 1 FROM singer_in_concert AS c WHERE c.singer_id = s.singer_id AND age > 3)",
    "WITH old AS (SELECT name AS n FROM singer) SELECT n FROM old",
    "WITH old (n) AS (SELECT name FROM singer), older AS (SELECT n FROM old) SELECT n FROM older",
    "WITH RECURSIVE x(i) AS (SELECT 1 UNION SELECT i + 1 FROM x WHERE i < 3) SELECT i FROM x",
    "SELECT d.n FROM (SELECT name AS n, age FROM singer) AS d WHERE d.age > 3",
    "SELECT n FROM (SELECT * FROM (SELECT name AS n FROM singer))",
    "SELECT x.capacity FROM (SELECT stadium.* FROM stadium) AS x",
    "SELECT name FROM singer UNION SELECT city FROM stadium ORDER BY name",
    "SELECT city FROM stadium EXCEPT SELECT name FROM singer WHERE age > 3",
    "SELECT capacity FROM (singer_in_concert JOIN concert USING (concert_id)) "
    "JOIN stadium USING (stadium_id)",
    "SELECT stadium.name FROM stadium LEFT JOIN concert ON stadium.stadium_id = concert.stadium_id",
    "SELECT SUM(age) OVER (PARTITION BY country ORDER BY name) FROM singer",
    "SELECT value FROM json_each('[1]')",
    "VALUES (1, 2)",
]

_INVALID = [
    ("SELECT nme FROM singer", ("nme", None, "no_such_column")),
    ("SELECT name FROM singr", ("singr", None, "no_such_table")),
    ("SELECT T1.city FROM singer AS T1", ("city", "T1", "no_such_column")),
    ("SELECT T3.name FROM singer AS T1", ("name", "T3", "no_such_column")),
    ("SELECT singer.name FROM singer AS T1", ("name", "singer", "no_such_column")),
    ('SELECT T1."Nme" FROM singer AS T1', ("Nme", "T1", "no_such_column")),
    ("SELECT x.* FROM singer", ("*", "x", "no_such_table")),
    ("SELECT name FROM singer, stadium", ("name", None, "ambiguous_column")),
    ("SELECT singer_id FROM singer AS a JOIN singer_in_concert AS b ON a.age = b.singer_id",
     ("singer_id", None, "ambiguous_column")),
    ("SELECT age AS years, years + 1 FROM singer", ("years", None, "no_such_column")),
    ("SELECT name FROM (SELECT age FROM singer) AS d", ("name", None, "no_such_column")),
    ("WITH old AS (SELECT age FROM singer) SELECT name FROM old", ("name", None, "no_such_column")),
    ("SELECT name FROM singer WHERE age IN (SELECT capacity FROM concert)",
     ("capacity", None, "no_such_column")),
    ("SELECT name FROM singer WHERE EXISTS (SELECT 1 FROM stadium) AND city = 'x'",
     ("city", None, "no_such_column")),
    ("SELECT name FROM singer GROUP BY city", ("city", None, "no_such_column")),
    ("SELECT name FROM singer ORDER BY city", ("city", None, "no_such_column")),
    ("SELECT name FROM singer JOIN concert ON nowhere = 1", ("nowhere", None, "no_such_column")),
]  # fmt: skip


@pytest.fixture
def catalog(concert_database: Path) -> Catalog:
    return load_catalog(concert_database, "concert")


@pytest.fixture
def connection(concert_database: Path) -> Iterator[sqlite3.Connection]:
    connection = connect_read_only(concert_database)
    yield connection
    connection.close()


@pytest.mark.parametrize("sql", _VALID)
def test_what_sqlite_accepts_has_no_problem(
    sql: str, catalog: Catalog, connection: sqlite3.Connection
) -> None:
    connection.execute(sql)
    resolution = resolve_columns(sql, catalog)
    assert resolution.problems == []
    assert schema_valid(sql, catalog) is True


@pytest.mark.parametrize(("sql", "problem"), _INVALID)
def test_what_sqlite_refuses_has_that_problem(
    sql: str, problem: tuple[str, str | None, str], catalog: Catalog, connection: sqlite3.Connection
) -> None:
    with pytest.raises(sqlite3.OperationalError) as refusal:
        connection.execute(sql)
    assert problem[2].split("_")[-1] in str(refusal.value)
    resolution = resolve_columns(sql, catalog)
    assert resolution.problems == [ColumnProblem(*problem)]  # type: ignore[arg-type]
    assert schema_valid(sql, catalog) is False


def test_order_of_a_union_names_its_output(catalog: Catalog) -> None:
    sql = "SELECT name FROM singer UNION SELECT name FROM stadium ORDER BY capacity_x"
    resolution = resolve_columns(sql, catalog)
    assert [problem.column for problem in resolution.problems] == ["capacity_x"]


def test_aliases_and_tables_are_listed_once_as_the_catalog_spells_them(catalog: Catalog) -> None:
    resolution = resolve_columns(
        "SELECT T1.name FROM SINGER AS T1 WHERE T1.singer_id IN "
        "(SELECT T1.singer_id FROM singer_in_concert AS T1 JOIN Concert AS c) "
        "AND 1 IN (SELECT 1 FROM singer)",
        catalog,
    )
    assert resolution.aliases == {"T1": "singer", "c": "concert"}
    assert resolution.tables == ("singer", "singer_in_concert", "concert")


def test_columns_of_a_missing_table_are_no_further_problems(catalog: Catalog) -> None:
    resolution = resolve_columns("SELECT s.x, name FROM nowhere AS s, singer", catalog)
    assert [problem.kind for problem in resolution.problems] == ["no_such_table"]


def test_text_that_does_not_parse_has_no_resolution(catalog: Catalog) -> None:
    assert resolve_columns("SELECT FROM (", catalog) is None
    assert schema_valid("SELECT FROM (", catalog) is None


@pytest.mark.parametrize(
    ("sql", "valid"),
    [
        ("SELECT Имя, Âge FROM Клиенты", True),
        ("SELECT ИмяX, âGE FROM Клиенты", False),
        ("SELECT Имя FROM клиенты", False),
        ("SELECT имя FROM Клиенты", False),
        ("SELECT ÂGE FROM КлиентыX", False),
        ("SELECT ÂGE FROM Клиенты AS Я WHERE Я.Имя = 'x'", True),
        ("SELECT ÂGE FROM Клиенты AS Я WHERE я.Имя = 'x'", False),
        ("WITH Все AS (SELECT Имя FROM Клиенты) SELECT Имя FROM все", False),
        ("SELECT Д.Имя FROM (SELECT * FROM Клиенты) AS Д", True),
        ("SELECT Имя AS Н FROM Клиенты ORDER BY н", False),
    ],
)
def test_letters_beyond_ascii_have_one_case(
    make_database: Callable[..., Path], sql: str, valid: bool
) -> None:
    path = make_database('CREATE TABLE "Клиенты" ("Имя" TEXT, "Âge" INT);')
    assert schema_valid(sql, load_catalog(path)) == valid
    with contextlib.closing(connect_read_only(path)) as connection:
        runs = contextlib.nullcontext() if valid else pytest.raises(sqlite3.OperationalError)
        with runs:
            connection.execute(sql)
