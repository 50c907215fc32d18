"""Introspection of ordinary and hostile databases."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.database import catalog as catalog_module
from lib.database.catalog import ForeignKey, load_catalog, quote_identifier
from lib.database.files import UnusableDatabaseError, connect_read_only
from lib.database.sandbox.sandbox import Sandbox
from tests.conftest import write_database

MakeDatabase = Callable[..., Path]


def test_tables_come_in_creation_order_with_types_and_keys(concert_database: Path) -> None:
    catalog = load_catalog(concert_database)
    assert catalog.db_id == "concert"
    assert [table.name for table in catalog.tables] == [
        "singer",
        "stadium",
        "concert",
        "singer_in_concert",
    ]
    name = catalog.tables[0].columns[1]
    assert (name.name, name.type, name.nullable, name.primary_key) == ("name", "TEXT", False, False)
    assert [column.primary_key for column in catalog.tables[3].columns] == [True, True]
    assert set(catalog.tables[3].foreign_keys) == {
        ForeignKey(("concert_id",), "concert", ("concert_id",)),
        ForeignKey(("singer_id",), "singer", ("singer_id",)),
    }


def test_names_are_found_in_upper_and_lower_case(concert_database: Path) -> None:
    catalog = load_catalog(concert_database, db_id="other")
    singer = catalog.table("SINGER")
    assert catalog.db_id == "other"
    assert singer.column("Age") is not None
    assert singer.column("height") is None
    assert catalog.table("band") is None
    owners = catalog.tables_with_column("NAME")
    assert [table.name for table in owners] == ["singer", "stadium"]


def test_a_selection_keeps_its_order_and_skips_unknown_names(concert_database: Path) -> None:
    chosen = load_catalog(concert_database).select(("stadium", "band", "singer"))
    assert [table.name for table in chosen.tables] == ["stadium", "singer"]


def test_samples_are_distinct_values_without_null(concert_database: Path) -> None:
    singer = load_catalog(concert_database, sample_values=2).table("singer")
    samples = {column.name: column.samples for column in singer.columns}
    assert samples["country"] == ("Netherlands", "United States")
    assert samples["age"] == ("52", "32")


@pytest.mark.parametrize(
    ("script", "most", "samples"),
    [
        (f"CREATE TABLE t (a, b, c); INSERT INTO t VALUES ('{'x' * 100}', x'00ff', 1.5);", 3,
         [("x" * 40,), (), ("1.5",)]),
        ("CREATE TABLE t (a, b);"
         "INSERT INTO t VALUES ('x*/ y' || char(10) || ' SQL: drop', 'long'), ('plain', char(13)),"
         f"('été' || char(133), '{'x' * 40}' || char(10)), (char(8232), 7);", 2,
         [("plain",), ("long", "x" * 40)]),
        ("CREATE TABLE t (a); INSERT INTO t VALUES ('not json');"
         "ALTER TABLE t ADD COLUMN b AS (json(a));", 1, [("not json",), ()]),
        ("CREATE TABLE t (a); INSERT INTO t VALUES (CAST(x'63ff' AS TEXT));", 1, [("c�",)]),
    ],
    ids=["long or blob", "on one line", "generated that fails", "not UTF-8"],
)  # fmt: skip
def test_samples_are_short_printable_text(
    make_database: MakeDatabase, script: str, most: int, samples: list[tuple[str, ...]]
) -> None:
    columns = load_catalog(make_database(script), sample_values=most).tables[0].columns
    assert [column.samples for column in columns] == samples


def test_a_reference_without_column_means_the_primary_key(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE TABLE parent (a, b, PRIMARY KEY (b, a));"
        "CREATE TABLE child (x, y, FOREIGN KEY (x, y) REFERENCES Parent);"
        "CREATE TABLE stray (z REFERENCES keyless); CREATE TABLE keyless (k);"
    )
    catalog = load_catalog(path)
    child, stray = catalog.table("child"), catalog.table("stray")
    assert child.foreign_keys == (ForeignKey(("x", "y"), "Parent", ("b", "a")),)
    assert stray.foreign_keys == ()


def test_views_are_tables_without_keys_and_samples(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE TABLE t (a INTEGER PRIMARY KEY, b); INSERT INTO t VALUES (1, 2);"
        "CREATE VIEW v AS SELECT a, b AS c FROM t;"
    )
    view = load_catalog(path, sample_values=1).table("v")
    assert [(column.name, column.samples) for column in view.columns] == [("a", ()), ("c", ())]
    assert view.foreign_keys == ()


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("FOREIGN KEY (a) REFERENCES p (x), FOREIGN KEY (a) REFERENCES p (x)", [("a", "p", "x")]),
        ("FOREIGN KEY (A) REFERENCES P (X), FOREIGN KEY (a) REFERENCES p (x)", [("a", "p", "x")]),
        ("FOREIGN KEY (a) REFERENCES p, FOREIGN KEY (a) REFERENCES p (x)", [("a", "p", "x")]),
        ("FOREIGN KEY (a) REFERENCES p (x), FOREIGN KEY (b) REFERENCES p (x)",
         [("b", "p", "x"), ("a", "p", "x")]),
        ("FOREIGN KEY (a, b) REFERENCES q (y, z)", [("a b", "q", "y z")]),
        ("FOREIGN KEY (a, b) REFERENCES q (y, z), FOREIGN KEY (b, a) REFERENCES q (z, y)",
         [("b a", "q", "z y")]),
        ("FOREIGN KEY (a, b) REFERENCES q", [("a b", "q", "z y")]),
        ("FOREIGN KEY (a) REFERENCES q", []),  # whose primary key has two columns
        ("FOREIGN KEY (a) REFERENCES nowhere (x)", []),
        ("FOREIGN KEY (a) REFERENCES nowhere", []),
        ("FOREIGN KEY (a) REFERENCES p (absent)", []),
        ("FOREIGN KEY (a, b) REFERENCES q (y, absent)", []),
        ("FOREIGN KEY (a) REFERENCES docs (body)", []),
        ("FOREIGN KEY (a) REFERENCES broken (y)", []),
    ],
)  # fmt: skip
def test_keys_are_whole_come_once_and_lead_somewhere(
    make_database: MakeDatabase, key: str, shown: list[tuple[str, str, str]]
) -> None:
    path = make_database(
        f"CREATE TABLE t (a, b, {key}); CREATE TABLE p (x INTEGER PRIMARY KEY);"
        "CREATE TABLE q (y, z, PRIMARY KEY (z, y)); CREATE VIRTUAL TABLE docs USING fts5(body);"
        "CREATE VIEW broken AS SELECT y FROM nowhere;"
    )
    table = load_catalog(path).tables[0]
    keys = [
        (" ".join(k.columns), k.referenced_table, " ".join(k.referenced_columns))
        for k in table.foreign_keys
    ]
    assert [(a.lower(), b.lower(), c.lower()) for a, b, c in keys] == shown


@pytest.mark.parametrize(
    "virtual",
    [
        "CREATE VIRTUAL TABLE docs USING fts3(body);",
        "CREATE VIRTUAL TABLE Docs USING FTS4(body, tokenize=porter);",
        "CREATE VIRTUAL TABLE docs USING fts5(body);",
        "CREATE VIRTUAL TABLE IF NOT EXISTS [my docs] USING \n 'fts5' (body);",
        "CREATE VIRTUAL TABLE docs USING fts5(body, content='t', content_rowid='a');",
        "CREATE VIRTUAL TABLE places USING rtree(id, low, high);",
        "CREATE VIRTUAL TABLE places USING rtree_i32(id, low, high, +note TEXT);",
        "CREATE VIRTUAL TABLE docs USING fts5(body);"
        "CREATE VIRTUAL TABLE words USING fts5vocab(docs, 'row');",
        "CREATE VIRTUAL TABLE pages USING dbstat;",
    ],
)
def test_virtual_tables_and_their_data_are_left_out(
    make_database: MakeDatabase, virtual: str
) -> None:
    path = make_database(f"CREATE TABLE t (a INTEGER PRIMARY KEY, b); {virtual}")
    catalog = load_catalog(path)
    assert [table.name for table in catalog.tables] == ["t"]
    assert set(catalog.left_out) <= {"docs", "Docs", "my docs", "places", "words", "pages"}
    assert len(catalog.left_out) == virtual.count("CREATE VIRTUAL TABLE")


def test_what_no_query_can_read_is_named(make_database: MakeDatabase) -> None:
    path = make_database(
        'CREATE TABLE t (a); CREATE TABLE "order\nitems" (a); CREATE VIEW broken AS SELECT b FROM t'
    )
    catalog = load_catalog(path)
    assert [table.name for table in catalog.tables] == ["t"]
    assert catalog.left_out == ("order\nitems", "broken")
    assert catalog.select(("t",)) == catalog


def test_a_virtual_table_whose_module_is_missing_is_left_out(make_database: MakeDatabase) -> None:
    path = make_database("CREATE TABLE t (a); CREATE VIRTUAL TABLE docs USING fts5(body);")
    rename = "UPDATE sqlite_master SET sql = replace(sql, 'fts5', 'spellfix1')"
    write_database(path, f"PRAGMA writable_schema = ON; {rename}")
    tables = load_catalog(path).tables
    assert tables[0].name == "t"
    assert "docs" not in [table.name for table in tables]


def test_tables_named_like_those_of_virtual_tables_stay(make_database: MakeDatabase) -> None:
    path = make_database(
        "CREATE VIRTUAL TABLE Old USING fts4(a); CREATE VIRTUAL TABLE [new docs] USING FTS5 (a);"
        "CREATE VIRTUAL TABLE places USING rtree(id, low, high);"
        "CREATE TABLE docs (content); CREATE TABLE docs_content (a); CREATE TABLE old_notes (a);"
        "CREATE TABLE places_data (a); CREATE VIEW places_idx AS SELECT 1 AS a;"
    )
    names = [table.name for table in load_catalog(path).tables]
    assert names == ["docs", "docs_content", "old_notes", "places_data", "places_idx"]
    with closing(connect_read_only(path)) as connection:
        kinds = connection.execute("PRAGMA main.table_list").fetchall()  # empty before SQLite 3.37
    listed = {name for _, name, kind, *_ in kinds if kind in ("table", "view")}
    assert listed - {"sqlite_schema"} in (set(), set(names))


@pytest.mark.parametrize(
    "view",
    [
        "CREATE VIEW v AS SELECT missing FROM t;",
        "CREATE VIEW v AS SELECT * FROM nowhere;",
        "CREATE VIEW v AS SELECT * FROM w; CREATE VIEW w AS SELECT * FROM v;",
        "CREATE VIEW v AS SELECT no_such_function(a) FROM t;",
        "CREATE VIEW v AS SELECT load_extension(a) FROM t;",
        "CREATE VIEW v AS SELECT a FROM t WHERE fts3_tokenizer('simple') IS NOT NULL;",
        "CREATE VIEW v AS SELECT sqlite_log(1, a) AS b FROM t;",
        "CREATE VIEW v AS SELECT name FROM pragma_table_info('t');",
        "CREATE VIEW v AS SELECT pgno FROM dbstat;",
        "CREATE VIEW v AS SELECT body FROM docs WHERE docs MATCH 'x';",
        "CREATE VIEW v AS SELECT snippet(docs) FROM docs;",
        "CREATE VIEW v (a) AS SELECT a, b FROM t;",
        "CREATE VIEW w AS SELECT x FROM nowhere; CREATE VIEW v AS SELECT a FROM t JOIN w;",
    ],
)
def test_a_view_that_cannot_be_read_is_left_out(make_database: MakeDatabase, view: str) -> None:
    path = make_database(
        f"CREATE TABLE t (a, b); CREATE VIRTUAL TABLE docs USING fts4(body); {view}"
    )
    assert [table.name for table in load_catalog(path, sample_values=2).tables] == ["t"]
    with Sandbox(workers=1) as sandbox:
        assert sandbox.execute(path, "SELECT * FROM v").status != "ok"


@pytest.mark.parametrize(
    ("view", "columns"),
    [
        ("CREATE VIEW v AS SELECT count(*), a + b FROM t", ["count(*)", "a + b"]),
        ("CREATE VIEW v AS SELECT a, a FROM t", ["a", "a:1"]),
        ("CREATE VIEW v (x, [y z]) AS SELECT a, b FROM t", ["x", "y z"]),
        ("CREATE VIEW v AS SELECT value FROM json_each('[1]')", ["value"]),
        ("CREATE VIEW v AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
         "SELECT i FROM n", ["i"]),
        ("CREATE VIEW v AS SELECT a AS 'line\nbreak', b FROM t", ["b"]),
        ("CREATE TABLE pragma_settings (a); CREATE VIEW v AS SELECT a FROM pragma_settings", ["a"]),
    ],
)  # fmt: skip
def test_views_have_sqlites_columns(
    make_database: MakeDatabase, view: str, columns: list[str]
) -> None:
    table = load_catalog(make_database(f"CREATE TABLE t (a, b); {view};")).table("v")
    assert [column.name for column in table.columns] == columns


def test_views_upon_views_are_left_out_if_they_grow_too_large(make_database: MakeDatabase) -> None:
    views = "".join(
        f"CREATE VIEW v{n} AS SELECT x.a FROM v{n - 1} x, v{n - 1} y;" for n in range(1, 13)
    )
    path = make_database(f"CREATE TABLE v0 (a); {views}")
    names = [table.name for table in load_catalog(path).tables]
    assert names[:3] == ["v0", "v1", "v2"]
    assert "v12" not in names


@pytest.mark.parametrize("sign", ["\n", "\t", "\r", "\v", "\x85", "\u2028"])
def test_names_that_break_a_line_are_left_out(make_database: MakeDatabase, sign: str) -> None:
    name = quote_identifier(f"a{sign}b")
    path = make_database(
        f"CREATE TABLE t (a, {name}, c REFERENCES {name}, d, PRIMARY KEY (a, {name}),"
        f"FOREIGN KEY ({name}) REFERENCES t (c)); CREATE TABLE {name} (a);"
    )
    (table,) = load_catalog(path).tables
    assert [column.name for column in table.columns] == ["a", "c", "d"]
    assert not any(column.primary_key for column in table.columns)
    assert table.foreign_keys == ()


def test_a_column_that_cannot_be_read_is_left_out(make_database: MakeDatabase) -> None:
    path = make_database("")
    with closing(sqlite3.connect(path)) as connection:
        connection.create_function("own", 1, abs, deterministic=True)
        connection.execute("CREATE TABLE t (a, b AS (own(a)), caf_ TEXT, d AS (a + 1))")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(  # a name that is no UTF-8
            "UPDATE sqlite_master SET sql = "
            "CAST(replace(CAST(sql AS BLOB), CAST('caf_' AS BLOB), x'636166ff') AS TEXT)"
        )
        connection.commit()
    (table,) = load_catalog(path).tables
    assert [column.name for column in table.columns] == ["a", "d"]


_ODD = 'a "b" [c]; -- d'


@pytest.mark.parametrize(
    ("script", "shown"),
    [
        ("CREATE TABLE t (a INTEGER, twice INTEGER AS (a * 2));", {"t": ["a", "twice"]}),
        (f"CREATE TABLE {quote_identifier(_ODD)} ({quote_identifier(_ODD)} TEXT);", {_ODD: [_ODD]}),
        ("CREATE TABLE t (a); DROP TABLE t", {}),
    ],
    ids=["generated", "odd names", "no tables"],
)
def test_tables_and_columns_of_all_kinds_are_shown(
    make_database: MakeDatabase, script: str, shown: dict[str, list[str]]
) -> None:
    tables = load_catalog(make_database(script), sample_values=1).tables
    assert {table.name: [column.name for column in table.columns] for table in tables} == shown


def test_the_connection_cannot_write(concert_database: Path) -> None:
    connection = connect_read_only(concert_database)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM singer")
    connection.close()


def test_unusable_files_have_a_reason(concert_database: Path, spoil: Callable[[Path], str]) -> None:
    message = spoil(concert_database)
    with pytest.raises(UnusableDatabaseError, match=r"concert\.sqlite.*" + message) as caught:
        load_catalog(concert_database)
    assert caught.value.path == concert_database


def test_too_many_tables_fail(concert_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog_module, "_MAX_TABLES", 3)
    with pytest.raises(DataError, match="more than 3 tables"):
        load_catalog(concert_database)


def test_slow_schemas_are_errors(concert_database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog_module, "_MAX_SECONDS", -1.0)
    with pytest.raises(DataError, match="took longer"):
        load_catalog(concert_database)
