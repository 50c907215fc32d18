"""The sentence above a table, the reason where there is none, and questions to begin with."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.replies.sentences import failure_reason, plural, result_sentence, singular
from lib.answering.replies.suggestions import suggestions
from lib.base.records import ExecutionResult, ExecutionStatus
from lib.database.catalog import Catalog, load_catalog
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
from tests.conftest import CONCERT_SCRIPT, write_database

_Asked = tuple[Path, Catalog, Sandbox]


@pytest.fixture(scope="module")
def concert(tmp_path_factory: pytest.TempPathFactory) -> Iterator[_Asked]:
    path = tmp_path_factory.mktemp("sentences") / "concert.sqlite"
    write_database(path, CONCERT_SCRIPT)
    with Sandbox(1, SandboxLimits(max_rows=50, first_rows=True)) as sandbox:
        yield path, load_catalog(path), sandbox


@pytest.mark.parametrize(
    ("question", "sql", "sentence"),
    [
        ("How many singers are there?", "SELECT count(*) FROM singer", "6 singers."),
        ("How many singers are from Peru?", "SELECT count(*) FROM singer WHERE country = 'Peru'",
         "0 singers."),
        ("How many are there?", "SELECT count(*) FROM singer", "The count is 6."),
        # not a number of singers: the sentence does not say so
        ("How many singers are there?", "SELECT count(*) FROM singer JOIN concert",
         "The count is 24."),
        ("How many singers have an age?", "SELECT count(age) FROM singer", "The count is 5."),
        ("How many countries have singers?", "SELECT count(DISTINCT country) FROM singer",
         "The count is 3."),
        ("Average age of singers?", "SELECT avg(age) FROM singer", "The average age is 35.8."),
        ("What is a third?", "SELECT avg(age) / 3 FROM singer", "The result: about 11.9333."),
        ("Highest capacity?", "SELECT max(capacity) FROM stadium",
         "The highest capacity is 11998."),
        ("Who is the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1",
         "Name: Joe Sharp."),
        ("Who is the oldest singer?", "SELECT name, age FROM singer ORDER BY age DESC LIMIT 1",
         "The first in order: name Joe Sharp, age 52."),
        ("Which singers are from France?", "SELECT name FROM singer WHERE country = 'France'",
         "3 singers: Justin Brown, Rose White and John Nizinik."),
        ("Which stadiums are largest?", "SELECT name, capacity FROM stadium ORDER BY capacity DESC",
         "3 stadiums; the first: name Somerset Park, capacity 11998."),
        ("From which countries are singers?", "SELECT DISTINCT country FROM singer",
         "4 rows; country: Netherlands, United States, France and no value."),
        # countries are no singers
        ("Which singers are over 40?", "SELECT country FROM singer WHERE age > 40",
         "2 rows; country: Netherlands and France."),
        ("Ages of singers?", "SELECT age FROM singer ORDER BY age DESC",
         "6 singers; the first: age 52."),
        ("Singers of each country?", "SELECT country, count(*) FROM singer GROUP BY country",
         "4 rows."),
        ("Any singer over 90?", "SELECT name FROM singer WHERE age > 90", "No singers found."),
        ("Anybody over 90?", "SELECT name FROM singer WHERE age > 90", "No row found."),
        ("Singers?", "SELECT a.name FROM singer a, singer b", "36 rows."),
        ("Singers?", "SELECT a.name, b.age FROM singer a, singer b, singer c",
         "The first 50 rows of more."),
        ("What is null?", "SELECT NULL", "NULL: no value."),
        ("What is it?", "SELECT x'00ff' AS raw", "Raw: a blob of 2 bytes."),
        ("What?", "SELECT nme FROM singer", "No query ran: SQLite said: no such column: nme."),
        ("What?", "PRAGMA user_version", "Refused: PRAGMA user_version is not allowed."),
    ],
)  # fmt: skip
def test_a_sentence_says_what_the_result_holds_and_no_more(
    concert: _Asked, question: str, sql: str, sentence: str
) -> None:
    path, catalog, sandbox = concert
    assert result_sentence(question, sql, sandbox.execute(path, sql), catalog) == sentence


@pytest.mark.parametrize(
    ("status", "error", "reason"),
    [
        ("error", None, "No query ran: SQLite said: the query failed."),
        ("error", "empty query: expected one SELECT", "No query ran: the text holds none."),
        ("timeout", "the query took longer than 2000 ms",
         "Stopped: the query took longer than 2 s."),
        ("timeout", None, "Stopped: the query took too long."),
        ("refused", "DELETE is not allowed", "Refused: DELETE is not allowed."),
        ("too_large", "a single row has more than 9 bytes", "Stopped: a single row has more than"),
    ],
)  # fmt: skip
def test_a_failure_in_plain_words(status: ExecutionStatus, error: str | None, reason: str) -> None:
    assert failure_reason(status, error).startswith(reason)


_VALUES = st.one_of(st.none(), st.integers(), st.floats(allow_nan=False), st.text(), st.binary())


@given(
    st.text(),
    st.text(),
    st.integers(0, 3).flatmap(
        lambda width: st.tuples(
            st.lists(st.text(), min_size=width, max_size=width),
            st.lists(st.lists(_VALUES, min_size=width, max_size=width).map(tuple), max_size=8),
        )
    ),
)
def test_any_result_has_one_line(question: str, sql: str, content: tuple) -> None:  # type: ignore[type-arg]
    columns, rows = content
    result = ExecutionResult("ok", tuple(columns), tuple(rows))
    sentence = result_sentence(question, sql, result, Catalog("empty"))
    assert sentence
    assert len(sentence) < 1000 + sum(map(len, columns))


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        (CONCERT_SCRIPT, ["How many singers are there?", "Which singer has the highest age?",
                          "How many singers are there for each country?"]),
        (
            'CREATE TABLE "2024_orders" (OrderID INTEGER PRIMARY KEY, customerName TEXT,'
            ' "Order Total" REAL, OrderDate DATE, status TEXT)',
            [
                "How many 2024 orders are there?",
                "Which 2024 order has the highest order total?",
                "How many 2024 orders are there for each status?",
            ],
        ),
        ("CREATE TABLE customers_export_2 (a TEXT)", ["How many rows are there?",
                                                      "What are the different values of a?",
                                                      "List all rows of customers export 2."]),
        ("CREATE TABLE x (zip_code TEXT)", ["How many rows are there?",
                                            "What are the different values of zip code?",
                                            "List all rows of x."]),
        ('CREATE TABLE "Музеи" ("Имя" TEXT, "Цена" REAL)', ["музеи", "цена", "имя"]),
        ('CREATE TABLE "a ""b" ("c ""d" TEXT, "+" INT)', ["", "", ""]),
    ],
)  # fmt: skip
def test_three_questions_that_simple_queries_answer(
    make_database: Callable[[str, str], Path], sandbox: Sandbox, script: str, expected: list[str]
) -> None:
    path = make_database(script, "any")
    found = suggestions(load_catalog(path), 3)
    assert len({one.question for one in found}) == 3
    for suggestion, text in zip(found, expected, strict=True):
        assert text in suggestion.question
        assert sandbox.execute(path, suggestion.sql).status == "ok", suggestion


def test_a_database_without_tables_suggests_nothing() -> None:
    assert suggestions(Catalog("empty"), 3) == []


@pytest.mark.parametrize(
    ("name", "one", "several"),
    [
        ("museums", "museum", "museums"),
        ("art_museum", "art museum", "art museums"),
        ("People", "person", "people"),
        ("cities", "city", "cities"),
        ("day", "day", "days"),
        ("Boxes", "box", "boxes"),
        ("bus", "bus", "buses"),
        ("address", "address", "addresses"),
        ("species", "species", "species"),
        ("horaires", "horaire", "horaires"),
        ("Музеи", "музеи", "музеи"),
        ("t1", "t 1", "t 1"),
    ],
)
def test_names_of_tables_are_inflected(name: str, one: str, several: str) -> None:
    assert (singular(name), plural(name)) == (one, several)
