"""Copies of databases and queries with other names hold and ask for the same rows."""

import re
import sqlite3
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.database.catalog import Catalog, Column, Table, fold_case, load_catalog, quote_identifier
from lib.database.schema.serialise import respell, serialise_schema
from lib.database.sql import renaming
from lib.database.sql.renaming import Renaming, people_names, renamed_copy, renamed_query
from tests.conftest import CONCERT_SCRIPT, write_database

_WORDS = ["order", "customer", "id", "number", "name", "first", "total", "price", "is", "paid"]
_WORDS += ["date", "group", "Größe", "ID", "Rank", "capacity", "x", "2", "value", "to", "e mail"]
_names = st.lists(st.sampled_from(_WORDS), min_size=1, max_size=4).map("_".join)
_schemas = st.dictionaries(
    _names, st.lists(_names, min_size=1, max_size=5, unique_by=fold_case), min_size=1, max_size=4
).filter(lambda tables: len({fold_case(name) for name in tables}) == len(tables))


def _script(tables: dict[str, list[str]]) -> str:
    numbers = count()
    parts = []
    for name, columns in tables.items():
        table = quote_identifier(name)
        parts.append(f"CREATE TABLE {table} ({' REAL, '.join(map(quote_identifier, columns))});")
        values = ", ".join(str(next(numbers)) for _ in columns)
        parts.append(f"INSERT INTO {table} VALUES ({values});")
    return "\n".join(parts)


@settings(max_examples=60)
@given(tables=_schemas, seed=st.integers(0, 10_000))
def test_a_renamed_query_gives_the_same_rows_and_quotes(
    tables: dict[str, list[str]], seed: int
) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder, "some.sqlite")
        write_database(database, _script(tables))
        catalog = load_catalog(database)
        names = people_names(catalog, str(seed))
        new = [fold_case(name) for name in (*names.tables.values(), *names.columns.values())]
        old = [*names.tables, *names.columns]
        assert all(new.count(name) == 1 or name in old for name in new)
        copy = renamed_copy(database, names, Path(folder, "copies"))
        shown = load_catalog(copy)
        for table in catalog.tables:
            columns = ", ".join(f"t.{quote_identifier(column.name)}" for column in table.columns)
            sql = f"SELECT {columns} FROM {quote_identifier(table.name)} AS t"
            asked = renamed_query(sql, catalog, names)
            assert asked is not None
            assert _rows(copy, asked) == _rows(database, sql)
            for style in ("ddl", "compact"):
                spelt = respell(asked, shown, style)
                assert _rows(copy, spelt) == _rows(database, sql)
                schema = serialise_schema(shown, style)
                written = spelt.removeprefix("SELECT ").replace(" FROM ", ", ").split(", ")
                for name in (part.removeprefix("t.").removesuffix(" AS t") for part in written):
                    if name.isascii():  # sqlglot quotes other letters, which need none
                        assert name in schema


def test_names_come_in_every_style() -> None:
    columns = ["customer_id", "first_name", "total_price", "order", "group_name", "start_date"]
    table = Table("orders", tuple(Column(name, "REAL") for name in columns))
    found = {
        name
        for seed in range(200)
        for renaming in [people_names(Catalog("shop", (table,)), str(seed))]
        for name in (*renaming.tables.values(), *renaming.columns.values())
    }
    for wanted in (
        "First Name", "First name", "Total Price (USD)", "Customer-No.", "Customer-Nr.",
        "TOTAL_PRICE", "from", "group", "f_nm", "1st_name", "orders", "Order",
    ):  # fmt: skip
        assert wanted in found
    assert any(re.fullmatch(r"20\d\d_orders", name) for name in found)


def test_the_same_seed_gives_the_same_names_and_file(database: Path, tmp_path: Path) -> None:
    catalog = load_catalog(database)
    assert people_names(catalog, "7") == people_names(catalog, "7") != people_names(catalog, "8")
    first = renamed_copy(database, people_names(catalog, "7"), tmp_path / "copies")
    content, made = first.read_bytes(), first.stat().st_mtime_ns
    assert renamed_copy(database, people_names(catalog, "7"), tmp_path / "copies") == first
    assert (first.read_bytes(), first.stat().st_mtime_ns) == (content, made)


def test_columns_that_are_computed_are_renamed(tmp_path: Path) -> None:
    database = tmp_path / "t.sqlite"
    write_database(database, "CREATE TABLE g (a INT, b INT AS (a * 2));")
    names = Renaming({}, {"b": "Twice"})
    catalog = load_catalog(renamed_copy(database, names, tmp_path / "copies"))
    assert [column.name for column in catalog.tables[0].columns] == ["a", "Twice"]


def test_foreign_keys_and_names_that_differ_in_case_alone_are_renamed(tmp_path: Path) -> None:
    database = tmp_path / "shop.sqlite"
    write_database(database, """
        CREATE TABLE parent (id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE child (id INTEGER, parent INTEGER REFERENCES parent (id));
    """)  # fmt: skip
    names = Renaming({"parent": "PARENT", "child": "The Child"}, {"id": "ID", "parent": "From"})
    catalog = load_catalog(renamed_copy(database, names, tmp_path / "copies"))
    [key] = catalog.tables[1].foreign_keys
    assert [table.name for table in catalog.tables] == ["PARENT", "The Child"]
    assert (key.columns, key.referenced_table, key.referenced_columns) == (
        ("From",), "PARENT", ("ID",)
    )  # fmt: skip


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (f"{CONCERT_SCRIPT} CREATE VIEW old AS SELECT name FROM singer;", "has views"),
        (f"{CONCERT_SCRIPT} CREATE TRIGGER t AFTER INSERT ON singer BEGIN SELECT 1; END;", "trig"),
    ],
)
def test_what_cannot_be_renamed_is_named(tmp_path: Path, script: str, words: str) -> None:
    database = tmp_path / "concert.sqlite"
    write_database(database, script)
    with pytest.raises(DataError, match=words):
        renamed_copy(database, Renaming({"singer": "Singers"}, {}), tmp_path / "copies")
    with pytest.raises(DataError, match="cannot be read"):
        renamed_copy(tmp_path / "gone.sqlite", Renaming({}, {}), tmp_path / "copies")


def test_a_large_database_is_not_copied(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renaming, "_MAX_BYTES", 100)
    with pytest.raises(DataError, match="too large to rename"):
        renamed_copy(database, Renaming({}, {}), tmp_path / "copies")


_NAMES = Renaming(
    {"singer": "order", "concert": "2024_concerts", "stadium": "STADIUM (m)"},
    {
        "name": "Full Name", "age": "group", "country": "Country", "theme": "theme",
        "stadium_id": "Stadium-No.", "city": "cty", "year": "when", "capacity": "Limit",
    },
)  # fmt: skip


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("renaming") / "concert.sqlite"
    write_database(path, CONCERT_SCRIPT)
    return path


def _rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        return connection.execute(sql).fetchall()


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("select name from singer", 'SELECT "Full Name" FROM "order"'),
        ("SELECT singer.age, singer.* FROM singer",
         'SELECT "order"."group", "order".* FROM "order"'),
        ('SELECT count(*) FROM singer WHERE country = "France"',
         "SELECT COUNT(*) FROM \"order\" WHERE Country = 'France'"),
        ('SELECT name FROM singer WHERE name != "Full Name"', None),
        ("SELECT T1.theme FROM concert AS T1 JOIN stadium T2 ON T1.stadium_id = T2.stadium_id "
         "WHERE T2.city = 'Ayr'", None),
        ("SELECT theme, city FROM concert JOIN stadium USING (stadium_id)", None),
        ("SELECT theme, city FROM concert NATURAL JOIN stadium", None),
        ("SELECT name FROM (SELECT name, age FROM singer) WHERE age > 20", None),
        ("SELECT n FROM (SELECT name AS n FROM singer) ORDER BY n", None),
        ("WITH old AS (SELECT name, age FROM singer WHERE age > 30) SELECT name FROM old", None),
        ("WITH old (city, age) AS (SELECT name, age FROM singer) SELECT city FROM old", None),
        ("SELECT age AS name FROM singer ORDER BY name", None),
        ("SELECT name FROM singer UNION SELECT name FROM stadium ORDER BY name", None),
        ("SELECT T1.name FROM singer T1 JOIN stadium T2 WHERE T1.age > 40 ORDER BY T1.name", None),
        ("SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)", None),
        ("SELECT name FROM stadium AS s WHERE EXISTS (SELECT 1 FROM concert "
         "WHERE concert.stadium_id = s.stadium_id AND year > 2013)", None),
        ("SELECT max(rowid) FROM singer", None),
        ("SELECT singer.name FROM singer, (stadium JOIN concert "
         "ON stadium.stadium_id = concert.stadium_id) WHERE singer.age = 25", None),
    ],
)  # fmt: skip
def test_the_rows_stay(database: Path, tmp_path: Path, sql: str, expected: str | None) -> None:
    asked = renamed_query(sql, load_catalog(database), _NAMES)
    assert asked is not None
    if expected is not None:
        assert asked == expected
    copy = renamed_copy(database, _NAMES, tmp_path)
    assert _rows(copy, asked) == _rows(database, sql)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT nme FROM singer",
        "SELECT name FROM singr",
        "SELECT FROM WHERE",
        "how many singers are there?",
        'SELECT count(*) AS "Full Name" FROM singer',
        "SELECT T.name FROM singer AS T JOIN stadium AS [2024_concerts] ON 1",
        "SELECT 1; SELECT 2",
        "(" * 3000,
    ],
)
def test_a_query_with_a_wrong_or_a_new_name_is_not_renamed(database: Path, sql: str) -> None:
    assert renamed_query(sql, load_catalog(database), _NAMES) is None
