"""The prompt text of a first turn and of a repair turn, and the conversation of a chat model."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.repair.prompts import (
    RepairRequest,
    answer_text,
    chat_messages,
    render_prompt,
    values_line,
)
from lib.base.params import ChatParams
from lib.base.records import Message, Messages, Prompt, joined_text, user_message
from lib.database.catalog import Catalog, Column, Contents, ForeignKey, Table
from lib.database.schema.retrieval import ColumnRef
from lib.database.schema.serialise import SharedSchema
from lib.database.sql.extract import extract_sql

SCHEMA = "singer : singer_id int"
REPAIR = RepairRequest("SELECT nme\nFROM singer", "no such column: nme")


@pytest.mark.parametrize(
    ("evidence", "repair", "lines"),
    [
        ("", None, []),
        ("old means\n50", None, ["Hint: old means 50"]),
        ("", REPAIR, ["Previous SQL: SELECT nme FROM singer", "Feedback: no such column: nme"]),
        ("h", REPAIR,
         ["Hint: h", "Previous SQL: SELECT nme FROM singer", "Feedback: no such column: nme"]),
    ],
)  # fmt: skip
def test_a_prompts_lines(evidence: str, repair: RepairRequest | None, lines: list[str]) -> None:
    prompt = render_prompt(SCHEMA, " How many\tsingers? ", evidence, repair)
    assert prompt.split("\n") == ["Schema:", SCHEMA, "Question: How many singers?", *lines, "SQL:"]


@pytest.mark.parametrize(
    ("sql", "shown"),
    [
        ("SELECT name -- the singer's name\nFROM singer", "SELECT name FROM singer"),
        ("SELECT 1 /* one\nrow */ FROM  singer", "SELECT 1 FROM singer"),
        ("SELECT name\n\tFROM t WHERE city = 'New  York'",
         "SELECT name FROM t WHERE city = 'New  York'"),
    ],
)  # fmt: skip
def test_the_previous_sql_is_shown_as_it_was_meant(sql: str, shown: str) -> None:
    prompt = render_prompt(SCHEMA, "?", "", RepairRequest(sql, "no row"))
    assert f"\nPrevious SQL: {shown}\nFeedback: no row\n" in prompt


DDL = "CREATE TABLE singer (\n  name TEXT\n);"
FIRST = RepairRequest("SELECT nme FROM singer", "No table has a column nme.")
SECOND = RepairRequest("SELECT age FROM singer", "It returns no row.")


def ask(*repairs: RepairRequest, system: str = "Write SQL.") -> Messages:
    params = ChatParams(system, "Answer with SQL.")
    return chat_messages(params, DDL, "How\nmany?", "all", "singer.name = 'Jo'", repairs)


def test_the_question_follows_system_message_and_schema() -> None:
    system, asked = ask()
    assert [system.role, asked.role] == ["system", "user"]
    assert asked.content == (
        f"Schema:\n{DDL}\n\nQuestion: How many?\nHint: all\nValues: singer.name = 'Jo'\n\n"
        "Answer with SQL."
    )


def test_without_a_system_message_there_is_none() -> None:
    assert [message.role for message in ask(system="")] == ["user"]


def test_a_conversation_goes_on_with_every_turn() -> None:
    messages = ask(FIRST, SECOND)
    assert messages[: len(ask())] == ask()
    continuation = messages[len(ask()) :]
    assert [message.role for message in continuation] == ["assistant", "user"] * 2
    queries = [extract_sql(message.content) for message in continuation[::2]]
    assert queries == [FIRST.previous_sql, SECOND.previous_sql]
    first_lines = [message.content.splitlines()[0] for message in continuation[1::2]]
    assert first_lines == [FIRST.feedback, SECOND.feedback]


def test_sql_is_answered_as_the_prompt_asks() -> None:
    assert answer_text("SELECT 1", ask()) == "SELECT 1"
    assert answer_text("SELECT 1", user_message("Question: ?\nSQL:")) == " SELECT 1"


def test_values_are_those_of_the_tables_shown() -> None:
    values = {
        ColumnRef("singer", "name"): ("O'Neil", "Jo", "Al"),
        ColumnRef("singer", "home town"): ("Ayr",),
        ColumnRef("stadium", "city"): ("Ayr",),
    }
    assert values_line(values, ("singer",), 2) == (
        "singer.name = 'O''Neil'; singer.name = 'Jo'; singer.\"home town\" = 'Ayr'"
    )
    assert values_line({}, ("singer",), 2) == ""


# The schema that all questions on a database share; a token is a word, a table has 5 tokens


def _count(messages: Messages) -> int:
    return len(joined_text(messages).split())


def _shared() -> SharedSchema:
    tables = (Table(f"t{n}", (Column("a", "INT"), Column("b", "INT"))) for n in range(4))
    return SharedSchema(Catalog("wide", tuple(tables)), "compact", _count, False)


def test_the_best_table_is_shown_even_if_only_smaller_ones_fit_whole() -> None:
    wide = Table("wide", tuple(Column(f"c{n}", "INT") for n in range(9)))
    small = Table("small", (Column("a", "INT"),))
    shared = SharedSchema(Catalog("two", (small, wide)), "compact", _count, False)
    prompt = shared.fit(("wide", "small"), lambda *of: _render("how many", *of), 10, 99)
    assert (prompt.tables, prompt.trimmed_tables) == (("wide",), ("small", "wide"))


RANKED = ("t2", "t0", "t3", "t1")


def _render(question: str, schema: str, tables: tuple[str, ...]) -> Messages:
    text = f"{schema} | {question} {len(tables)}"
    return Message("system", "Write SQL."), Message("user", text)


@pytest.mark.parametrize(
    ("schema_tokens", "max_tokens", "shown", "left_out"),
    [
        (28, 99, ("t0", "t1", "t2", "t3"), ()),
        (27, 99, ("t0", "t2", "t3"), ("t1",)),
        (14, 99, ("t0", "t2"), ("t1", "t3")),
        (99, 33, ("t0", "t1", "t2", "t3"), ()),
        (99, 32, ("t0", "t2", "t3"), ("t1",)),
        (4, 99, ("t2",), ("t0", "t1", "t2", "t3")),  # its last column is cut
        (99, 9, ("t2",), ("t0", "t1", "t2", "t3")),
        (99, 0, (), ("t0", "t1", "t2", "t3")),
    ],
)
def test_all_tables_where_they_fit_else_the_best_in_the_order_of_the_catalog(
    schema_tokens: int, max_tokens: int, shown: tuple[str, ...], left_out: tuple[str, ...]
) -> None:
    prompt = _shared().fit(RANKED, lambda *of: _render("how many", *of), schema_tokens, max_tokens)
    assert (prompt.tables, prompt.trimmed_tables) == (shown, left_out)
    if shown:
        assert _count(prompt.messages) <= max_tokens


def test_questions_of_a_database_share_all_that_stands_before_them() -> None:
    shared = _shared()
    one, other = (
        joined_text(shared.fit(ranked, lambda *of: _render(text, *of), 99, 99).messages)  # noqa: B023
        for text, ranked in (("how many", RANKED), ("who sings", RANKED[::-1]))
    )
    beginning = one[: one.index("how many")]
    assert beginning.endswith("t3 : a int , b int | ")
    assert other.startswith(beginning)


def test_a_table_is_counted_once_whatever_number_of_questions() -> None:
    calls = []

    def count(messages: Messages) -> int:
        calls.append(messages)
        return _count(messages)

    catalog = Catalog("wide", tuple(Table(f"t{n}", (Column("a", "INT"),)) for n in range(4)))
    shared = SharedSchema(catalog, "ddl", count, False)
    before = len(calls)
    for number in range(5):
        shared.fit(RANKED, lambda *of: _render(f"question {number}", *of), 99, 99)  # noqa: B023
    assert len(calls) - before == 5


def test_a_catalog_without_tables_leaves_the_question() -> None:
    prompt = SharedSchema(Catalog("e"), "ddl", _count, False).fit(
        (), lambda *of: _render("how many", *of), 99, 99
    )
    assert (prompt.tables, prompt.trimmed_tables) == ((), ())


# What columns hold, where the schema shows it


@pytest.mark.parametrize(
    ("contents", "note"),
    [
        (Contents(codes=("F", "M")), " /* F, M */"),
        (Contents(codes=("0", "1"), nulls=3), " /* 0, 1, or NULL */"),
        (Contents(codes=("new", "paid"), whole=False), " /* new, paid, ... */"),
        (Contents(codes=("a*/b",)), " /* a* /b */"),
        (Contents(dates="day", example="2026-03-01"), " /* like 2026-03-01 */"),
        (Contents(dates="moment", example="2026-03-01 09:30", nulls=1),
         " /* like 2026-03-01 09:30, or NULL */"),
        (Contents(dates="seconds", example="1772236800"), " /* seconds since 1970 */"),
        (Contents(other_dates="03/01/2026"), " /* like 03/01/2026 */"),
        (Contents(nulls=2), " /* or NULL */"),
        (Contents(texts=9, unique=True), ""),
        (None, " /* a sample */"),
    ],
)  # fmt: skip
def test_a_column_says_what_it_holds(contents: Contents | None, note: str) -> None:
    column = Column("c", "TEXT", samples=("a sample",), contents=contents)
    prompt = _noted(Catalog("one", (Table("t", (column,)),)), 99, 99)
    assert f"CREATE TABLE t (\n  c TEXT{note}\n);" in joined_text(prompt.messages)


def _noted(catalog: Catalog, schema_tokens: int, max_tokens: int, ranked: str = "abc") -> Prompt:
    shared = SharedSchema(catalog, "ddl", _count, contents=True)
    relevant = [name for name in ranked if catalog.table(name)]
    return shared.fit(relevant, lambda *of: _render("how", *of), schema_tokens, max_tokens)


def test_a_key_that_is_found_is_marked() -> None:
    key = ForeignKey(("e",), "b", ("e",), declared=False)
    tables = (Table("a", (Column("e", "INT"),), (key,)), Table("b", (Column("e", "INT"),)))
    text = joined_text(_noted(Catalog("two", tables), 99, 99).messages)
    assert "FOREIGN KEY (e) REFERENCES b (e) /* found, not declared */" in text
    plain = SharedSchema(Catalog("two", tables), "ddl", _count)
    shown = plain.fit("ab", lambda *of: _render("how", *of), 99, 99)
    assert "FOREIGN" not in joined_text(shown.messages)


def _coded(names: str = "abc") -> Catalog:
    """Each table has 7 tokens, and 4 more with its codes."""
    columns = (Column("x", "INT", contents=Contents(codes=("F", "M"))),)
    return Catalog("coded", tuple(Table(name, columns) for name in names))


@pytest.mark.parametrize(
    ("schema_tokens", "max_tokens", "tables", "noted"),
    [
        (33, 99, "abc", "abc"),
        (32, 99, "abc", "bc"),  # the table that the question fits least loses its codes first
        (28, 99, "abc", "c"),
        (21, 99, "abc", ""),
        (20, 99, "bc", "c"),  # and only then is a table left out
        (99, 37, "abc", "abc"),
        (99, 36, "abc", "bc"),
        (99, 25, "abc", ""),
        (99, 24, "bc", "c"),
    ],
)
def test_codes_give_way_before_tables(
    schema_tokens: int, max_tokens: int, tables: str, noted: str
) -> None:
    prompt = _noted(_coded(), schema_tokens, max_tokens, "cba")
    text = joined_text(prompt.messages)
    parts = text.split("CREATE TABLE ")[1:]
    assert "".join(prompt.tables) == tables == "".join(part[0] for part in parts)
    assert "".join(part[0] for part in parts if "F, M" in part) == noted
    assert _count(prompt.messages) <= max_tokens


@given(st.integers(0, 60), st.integers(12, 60), st.permutations("abc"))
def test_a_schema_with_codes_fits(schema: int, most: int, ranked: list[str]) -> None:
    prompt = _noted(_coded(), schema, most, "".join(ranked))
    assert _count(prompt.messages) <= most
    plain = SharedSchema(_coded(), "ddl", _count)
    without = plain.fit(ranked, lambda *of: _render("how", *of), schema, most)
    assert set(prompt.tables) == set(without.tables)


def test_questions_of_a_database_share_a_schema_with_codes() -> None:
    shared = SharedSchema(_coded(), "ddl", _count, contents=True)
    texts = {
        joined_text(shared.fit(ranked, lambda *of: _render("how", *of), 99, 99).messages)
        for ranked in (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"))
    }
    assert len(texts) == 1


def test_without_the_switch_no_value_is_shown() -> None:
    shown = SharedSchema(_coded(), "ddl", _count).fit(
        ("a",), lambda *of: _render("how", *of), 99, 99
    )
    assert "/*" not in joined_text(shown.messages)
