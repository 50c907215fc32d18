"""A catalog as prompt text, in both styles and cut to the context; SQL in its spelling."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lib.base.records import Messages, Prompt, joined_text, user_message
from lib.database.catalog import Catalog, Column, ForeignKey, Table, load_catalog, quote_identifier
from lib.database.names import bare_name
from lib.database.schema.serialise import fit_prompt, respell, serialise_schema, type_word


def test_compact_is_one_line_a_table_with_keys(concert_database: Path) -> None:
    assert serialise_schema(load_catalog(concert_database), "compact").splitlines() == [
        "singer : singer_id int , name text , country text , age int",
        "stadium : stadium_id int , name text , city text , capacity int",
        "concert : concert_id int , theme text , year int , stadium_id int = stadium.stadium_id",
        "singer_in_concert : concert_id int = concert.concert_id , "
        "singer_id int = singer.singer_id",
    ]


def test_compact_shows_sample_values(concert_database: Path) -> None:
    catalog = load_catalog(concert_database, sample_values=2).select(("stadium",))
    assert "city text ( Kirkcaldy | Ayr )" in serialise_schema(catalog, "compact")


@pytest.mark.parametrize("sample_values", [0, 2])
def test_ddl_is_sql_that_sqlite_accepts(concert_database: Path, sample_values: int) -> None:
    catalog = load_catalog(concert_database, sample_values=sample_values)
    text = serialise_schema(catalog, "ddl")
    rebuilt = sqlite3.connect(":memory:")
    rebuilt.executescript(text)
    names = [name for (name,) in rebuilt.execute("SELECT name FROM sqlite_master WHERE sql > ''")]
    assert names == [table.name for table in catalog.tables]
    assert ("/* Kirkcaldy, Ayr */" in text) == bool(sample_values)


@pytest.mark.parametrize("sample", ["x*/ , y int /*", "**//", "*", "/", "*/*/"])
def test_a_sample_does_not_end_its_comment(sample: str) -> None:
    columns = (Column("a", "TEXT", samples=(sample, sample)), Column("b", "TEXT"))
    rebuilt = sqlite3.connect(":memory:")
    rebuilt.executescript(serialise_schema(Catalog("odd", (Table("t", columns),)), "ddl"))
    assert [row[1] for row in rebuilt.execute("PRAGMA table_info(t)")] == ["a", "b"]
    rebuilt.close()


@pytest.mark.parametrize(
    ("keys", "compact", "ddl"),
    [
        ("FOREIGN KEY (a, b) REFERENCES p (x, y)",
         "t : a int , b text , c int , ( a , b ) = ( p.x , p.y )",
         ["FOREIGN KEY (a, b) REFERENCES p (x, y)"]),
        ('FOREIGN KEY (b, a) REFERENCES P, FOREIGN KEY (c) REFERENCES "The list" ("No.")',
         't : a int , b text , c int = "the list"."no." , ( b , a ) = ( p.x , p.y )',
         ['FOREIGN KEY (c) REFERENCES "The list" ("No.")',
          "FOREIGN KEY (b, a) REFERENCES P (x, y)"]),
        ("FOREIGN KEY (a, c) REFERENCES p (x, x), FOREIGN KEY (a, c) REFERENCES p (x, x)",
         "t : a int , b text , c int , ( a , c ) = ( p.x , p.x )",
         ["FOREIGN KEY (a, c) REFERENCES p (x, x)"]),
        ("FOREIGN KEY (a, b) REFERENCES p (x, z), FOREIGN KEY (a) REFERENCES p (x)",
         "t : a int = p.x , b text , c int", ["FOREIGN KEY (a) REFERENCES p (x)"]),
        ("FOREIGN KEY (a, b) REFERENCES t (c, b), FOREIGN KEY (a, b) REFERENCES nowhere (x, y)",
         "t : a int , b text , c int , ( a , b ) = ( t.c , t.b )",
         ["FOREIGN KEY (a, b) REFERENCES t (c, b)"]),
    ],
)  # fmt: skip
def test_composite_keys_are_whole(
    make_database: Callable[..., Path], keys: str, compact: str, ddl: list[str]
) -> None:
    catalog = load_catalog(
        make_database(
            f"CREATE TABLE t (a INT, b TEXT, c INT, {keys});"
            "CREATE TABLE p (x INT, y TEXT, PRIMARY KEY (x, y));"
            'CREATE TABLE "The list" ("No." INT);'
        )
    )
    assert serialise_schema(catalog, "compact").splitlines()[0] == compact
    text = serialise_schema(catalog, "ddl")
    lines = [line.strip(" ,") for line in text.splitlines()]
    assert [line for line in lines if line.startswith("FOREIGN")] == ddl
    sqlite3.connect(":memory:").executescript(text)


def test_tables_stand_in_the_order_of_the_catalog(concert_database: Path) -> None:
    chosen = load_catalog(concert_database).select(("stadium", "singer"))
    first, second = serialise_schema(chosen, "compact").splitlines()
    assert (first.split()[0], second.split()[0]) == ("stadium", "singer")


@pytest.mark.parametrize(
    ("declared", "word"),
    [
        ("INTEGER", "int"), ("tinyint(1)", "int"), ("BOOLEAN", "int"), ("year", "int"),
        ("REAL", "real"), ("numeric(10,2)", "real"), ("DOUBLE", "real"), ("DATETIME", "date"),
        ("VARCHAR(20)", "text"), ("", "text"), ("BLOB", "blob"),
    ],
)  # fmt: skip
def test_declared_types_become_five_words(declared: str, word: str) -> None:
    assert type_word(declared) == word


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Singer_ID", "singer_id"),
        ("first name", '"first name"'),
        ("Order", '"order"'),
        ("Like", '"like"'),  # not by SQLite, but by sqlglot
        ("cast", '"cast"'),
        ("18_49_Rating", '"18_49_rating"'),
        ("a\"b", '"a""b"'),
        ("rank", "rank"),
        ("Âge Moyen", '"Âge moyen"'),
        ("ИмяX", "Имяx"),
    ],
)  # fmt: skip
def test_a_name_is_quoted_only_where_it_is_needed(name: str, shown: str) -> None:
    assert bare_name(name) == shown


@given(st.text(st.characters(exclude_characters="\0", codec="utf-8"), min_size=1, max_size=12))
@example("Имя")
def test_sqlite_reads_every_name_as_it_is_shown(name: str) -> None:
    catalog = Catalog("odd", (Table("t", (Column(name, "INTEGER"),)),))
    shown = serialise_schema(catalog, "compact").removeprefix("t : ").removesuffix(" int")
    connection = sqlite3.connect(":memory:")
    connection.execute(f"CREATE TABLE t ({quote_identifier(name)} INTEGER)")
    assert connection.execute(f"SELECT t.{shown} FROM t ORDER BY {shown}").fetchall() == []
    connection.close()


MakeDatabase = Callable[..., Path]


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT Name FROM SINGER", "SELECT name FROM singer"),
        ("SELECT t1.Name FROM singer AS t1", "SELECT T1.name FROM singer AS T1"),
        ("SELECT name FROM singer ORDER BY name ASC", "SELECT name FROM singer ORDER BY name"),
        ("SELECT NAME FROM singer WHERE name = 'Name ASC'", None),
        ("SELECT COUNT(*) FROM singer", None),
        ("SELECT MAX(Age) FROM singer", "SELECT MAX(age) FROM singer"),
    ],
)
def test_spelling_of_the_prompt(concert_database: Path, sql: str, expected: str | None) -> None:
    respelt = respell(sql, load_catalog(concert_database), "compact")
    assert respelt == (expected or sql.replace("NAME", "name"))


def test_names_beyond_ascii_are_spelt_as_sqlite_finds_them(make_database: MakeDatabase) -> None:
    path = make_database('CREATE TABLE "Клиенты" ("ИмяX" TEXT, "Âge" INT);')
    respelt = respell(
        "SELECT T1.ИмяX FROM Клиенты AS T1 WHERE ÂGE > 3", load_catalog(path), "compact"
    )
    assert respelt == "SELECT T1.Имяx FROM Клиенты AS T1 WHERE Âge > 3"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(respelt).fetchall() == []


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT \"driver's name\" FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ("SELECT `driver's name` FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ("SELECT [driver's name] FROM t WHERE City = 'Name'", "WHERE city = 'Name'"),
        ('SELECT "Driver\'s Name" , "Name" FROM t', '"driver\'s name" , "name" FROM t'),
        ('SELECT "A ""Name""" , [A "Name"] FROM t', '"a ""name""" , "a ""name""" FROM t'),
        ('SELECT Name AS "The Name ASC" FROM t', 'name AS "The Name ASC" FROM t'),
        ("SELECT Name FROM t WHERE City = 'A \"Name' OR Name = '\"'",
         "city = 'A \"Name' OR name = '\"'"),
    ],
)  # fmt: skip
def test_a_name_in_quotes_is_one_name(make_database: MakeDatabase, sql: str, expected: str) -> None:
    path = make_database(
        """CREATE TABLE t ("driver's name" TEXT, [a "name"] TEXT, City TEXT, NAME TEXT);"""
    )
    respelt = respell(sql, load_catalog(path), "compact")
    assert respelt.endswith(expected)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(respelt).fetchall() == []


@pytest.mark.parametrize(
    ("sql", "expected"),
    [
        ("SELECT t1.name FROM head as t1", "SELECT T1.Name FROM Head as T1"),
        ('SELECT "NAME" , [first NAME] FROM head', 'SELECT "Name" , "First name" FROM Head'),
        ("SELECT COUNT(age) FROM head WHERE name = 'name'", None),
    ],
)
def test_beside_create_table_names_are_spelt_as_the_database_has_them(
    make_database: MakeDatabase, sql: str, expected: str | None
) -> None:
    path = make_database('CREATE TABLE Head (Name TEXT, "First name" TEXT, age INT);')
    respelt = respell(sql, load_catalog(path), "ddl")
    assert respelt == (expected or "SELECT COUNT(age) FROM Head WHERE Name = 'name'")
    with closing(sqlite3.connect(path)) as connection:
        assert len(connection.execute(respelt).fetchall()) < 2


QUESTION = "how many singers"
TABLES = ("a", "b", "c")


def _catalog(width: int = 3) -> Catalog:
    columns = tuple(Column(f"c{index}", "INT") for index in range(width))
    return Catalog("wide", tuple(Table(name, columns) for name in TABLES))


class _Counter:
    """Counts words, and its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, messages: Messages) -> int:
        self.calls += 1
        return len(joined_text(messages).split())


def _render(schema: str) -> Messages:
    return user_message(f"{schema}\n{QUESTION}")


def _fit(catalog: Catalog, max_tokens: int, counter: _Counter | None = None) -> Prompt:
    return fit_prompt(catalog, TABLES, "compact", _render, counter or _Counter(), max_tokens)


# a table of three columns is "a : c0 int , c1 int , c2 int": 10 words; the question has 3
@pytest.mark.parametrize(
    ("max_tokens", "shown", "trimmed"),
    [
        (33, ("a", "b", "c"), ()),
        (32, ("a", "b"), ("c",)),
        (23, ("a", "b"), ("c",)),
        (22, ("a",), ("b", "c")),
        (13, ("a",), ("b", "c")),
        (12, ("a",), ("a", "b", "c")),  # columns of `a` are cut
        (7, ("a",), ("a", "b", "c")),
        (6, (), ("a", "b", "c")),
        (0, (), ("a", "b", "c")),
    ],
)
def test_low_ranks_go_first(
    max_tokens: int, shown: tuple[str, ...], trimmed: tuple[str, ...]
) -> None:
    prompt = _fit(_catalog(), max_tokens)
    assert (prompt.tables, prompt.trimmed_tables) == (shown, trimmed)
    assert joined_text(prompt.messages).endswith(QUESTION)


def test_the_last_columns_of_the_last_table_are_cut() -> None:
    assert joined_text(_fit(_catalog(100), 11).messages) == f"a : c0 int , c1 int\n{QUESTION}"


@pytest.mark.parametrize(("max_keys", "shown"), [(1, "y INT"), (0, "x INT")])
def test_the_key_of_a_cut_column_goes_with_it(max_keys: int, shown: str) -> None:
    columns = (Column("x", "INT"), Column("y", "INT"))
    catalog = Catalog("k", (Table("a", columns, (ForeignKey(("y",), "b", ("x",)),)),))

    def keys(messages: Messages) -> int:
        return joined_text(messages).count("FOREIGN")

    text = joined_text(fit_prompt(catalog, ("a",), "ddl", user_message, keys, max_keys).messages)
    assert shown in text
    assert text.count("FOREIGN") == text.count("y INT") == max_keys


def test_a_composite_key_goes_with_any_of_its_columns() -> None:
    columns = (Column("x", "INT"), Column("y", "INT"))
    catalog = Catalog("k", (Table("a", columns, (ForeignKey(("x", "y"), "b", ("x", "y")),)),))

    def columns_shown(messages: Messages) -> int:
        return joined_text(messages).count(" INT")

    messages = fit_prompt(catalog, ("a",), "ddl", user_message, columns_shown, 1).messages
    assert "x INT" in joined_text(messages)
    assert "FOREIGN" not in joined_text(messages)


def test_a_prompt_that_fits_is_counted_once() -> None:
    counter = _Counter()
    _fit(_catalog(), 100, counter)
    assert counter.calls == 1


def test_a_long_schema_is_counted_once_a_table() -> None:
    counter = _Counter()
    _fit(_catalog(), 23, counter)
    assert counter.calls == len(TABLES) + 3  # the whole, the empty and the final prompt


def test_a_seam_that_costs_a_token_still_ends_within_the_limit() -> None:
    def count(messages: Messages) -> int:  # joined tables cost more than their sum
        text = joined_text(messages)
        return len(text.split()) + 2 * max(0, text.count(" : ") - 1)

    prompt = fit_prompt(_catalog(), TABLES, "compact", _render, count, 23)
    assert prompt.tables == ("a",)
    assert count(prompt.messages) <= 23


def test_a_table_that_fits_after_all_is_not_called_trimmed() -> None:
    def count(messages: Messages) -> int:  # a table alone costs more than in its prompt
        text = joined_text(messages)
        return len(text.split()) + 5 * text.startswith("\na :")

    prompt = fit_prompt(_catalog(), TABLES, "compact", _render, count, 13)
    assert (prompt.tables, prompt.trimmed_tables) == (("a",), ("b", "c"))


def test_an_empty_catalog_leaves_the_question() -> None:
    assert fit_prompt(Catalog("e"), (), "compact", _render, len, 1) == Prompt(_render(""))


@given(width=st.integers(1, 30), max_tokens=st.integers(7, 400))
def test_the_prompt_always_fits_and_each_table_has_its_place(width: int, max_tokens: int) -> None:
    prompt = _fit(_catalog(width), max_tokens)
    assert _Counter()(prompt.messages) <= max_tokens
    assert set(prompt.tables) | set(prompt.trimmed_tables) == set(TABLES)
    assert prompt.tables == TABLES[: len(prompt.tables)]
