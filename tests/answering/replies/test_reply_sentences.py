"""The sentence above a table, the reason where there is none, and questions to begin with."""

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.replies.sentences import (
    failure_reason,
    plural,
    result_sentence,
    shown_value,
    singular,
)
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
        ("What is null?", "SELECT NULL", "The result has no value."),
        ("What is it?", "SELECT x'00ff' AS raw", "Raw: a blob of 2 bytes."),
        ("What?", "SELECT nme FROM singer",
         'No column was found that holds what is asked: there is none called "nme".'),
        ("What?", "PRAGMA user_version", "Refused: PRAGMA user_version is not allowed."),
    ],
)  # fmt: skip
def test_a_sentence_says_what_the_result_holds_and_no_more(
    concert: _Asked, question: str, sql: str, sentence: str
) -> None:
    path, catalog, sandbox = concert
    assert result_sentence(question, sql, sandbox.execute(path, sql), catalog) == sentence


_SHOP = """
CREATE TABLE orders (
    id INTEGER PRIMARY KEY, total REAL, order_total REAL, amount REAL, placed TEXT,
    "Order Date" TEXT, customer TEXT, average_rating REAL, max_speed REAL, gone TEXT, GDP REAL,
    PRICE REAL, ORDER_AMOUNT REAL, CUSTOMER_ID INTEGER, qty INTEGER);
INSERT INTO orders VALUES
    (1, 10.0, 10.5, 0.1, '2024-01-02', '2024-01-02', 'Zoe', 4.5, 1, NULL, 3.0, 9.99, 20, 7, 3),
    (2, 30.0, 1.25, 0.2, '2024-03-02', '2024-03-18', 'Ann', 4.5, 2, NULL, 3.0, 9.99, 20, 8, 4);
CREATE TABLE KNA1 (KUNNR INTEGER PRIMARY KEY, NAME1 TEXT, AGE INTEGER);
INSERT INTO KNA1 VALUES (2, 'Joe', 40);
CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER, grade REAL);
INSERT INTO people VALUES (1, 40, NULL), (2, 20, NULL), (3, 30, NULL);
CREATE VIEW v_adults AS SELECT * FROM people WHERE age >= 18;
CREATE TABLE users (first_name TEXT);
INSERT INTO users VALUES ('Bea'), ('Ann');
CREATE TABLE tbl_movies (id INTEGER PRIMARY KEY);
CREATE TABLE kunden ("Name des Kunden" TEXT, "Umsatz im Jahr" REAL);
INSERT INTO kunden VALUES ('Zoe', 3), ('Ann', 4);
INSERT INTO tbl_movies VALUES (1);
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[_Asked]:
    path = tmp_path_factory.mktemp("sentences") / "shop.sqlite"
    write_database(path, _SHOP)
    with Sandbox(1, SandboxLimits(max_rows=50, first_rows=True)) as sandbox:
        yield path, load_catalog(path), sandbox


@pytest.mark.parametrize(
    ("question", "output", "sentence"),
    [
        # a column whose name says it already
        ("What is the total?", "sum(total) FROM orders", "The total is 40."),
        ("Totals?", "sum(order_total) FROM orders", "The sum of order total is 11.75."),
        ("Ratings?", "avg(average_rating) FROM orders", "The mean of average rating is 4.5."),
        ("Fastest?", "max(max_speed) FROM orders", "The highest max speed is 2."),
        ("Average total?", "avg(total) FROM orders", "The average total is 20."),
        ("Revenue?", "sum(total * amount) AS revenue FROM orders", "Revenue: 7."),
        # what is not compared by size
        ("When was the first?", "min(placed) FROM orders", "The earliest placed is 2024-01-02."),
        ("Last?", 'max("Order Date") FROM orders', "The latest order date is 2024-03-18."),
        ("Who?", "max(customer) FROM orders", "In alphabetical order, the last customer is Zoe."),
        ("Who?", "min(customer) FROM orders", "In alphabetical order, the first customer is Ann."),
        ("Who?", "min(first_name) FROM users", "The lowest first name is Ann."),
        # nothing there
        ("Average grade?", "avg(grade) FROM people",
         "There is no average grade: no row found has a value there."),
        ("Grades?", "sum(grade) FROM people",
         "There is no total grade: no row found has a value there."),
        ("Total?", "sum(total) FROM orders WHERE id > 9",
         "There is no total: no row found has a value there."),
        ("Lowest?", "min(age) FROM people WHERE id > 9",
         "There is no lowest age: no row found has a value there."),
        ("When did it go?", "gone FROM orders WHERE id = 1",
         "One row was found; it has no value of gone."),
        ("Half?", "NULL / 2", "The result has no value."),
        # numbers
        ("Amounts?", "sum(amount) FROM orders", "The total amount is 0.3."),
        ("Sum?", "sum(total) + 0.5 FROM orders", "The result: 40.5."),
        ("What?", "-40.0", "The result: -40."),
        ("What?", "-0.0", "The result: 0."),
        ("What?", "40.0", "The result: 40."),
        ("What?", "1234567.891", "The result: 1234567.891."),
        ("What?", "123456789.123456789", "The result: about 123456789.1235."),
        ("What?", "0.00001234567", "The result: about 0.00001235."),
        ("What?", "0.0005", "The result: 0.0005."),
        ("What?", "99.9999999", "The result: about 100."),
        ("What?", "1e20", "The result: 1e+20."),
        ("What?", "9e999", "The result: inf."),
        ("What?", "qty / 2.0 FROM orders WHERE id = 1", "The result: 1.5."),
        ("Totals?", "total FROM orders", "2 rows; total: 10 and 30."),
        # names in capitals: words and codes
        ("Which customer?", "KUNNR FROM KNA1", "The result: 2 (KUNNR)."),
        ("What does it cost?", "PRICE FROM orders WHERE id = 1", "The result: 9.99 (PRICE)."),
        ("What is the price?", "PRICE FROM orders WHERE id = 1", "Price: 9.99."),
        ("What is the GDP?", "GDP FROM orders WHERE id = 1", "GDP: 3."),
        ("What is the gdp?", "max(GDP) FROM orders", "The highest gdp is 3."),
        ("How much?", "ORDER_AMOUNT FROM orders WHERE id = 1", "Order amount: 20."),
        ("Who?", "CUSTOMER_ID FROM orders WHERE id = 1", "Customer ID: 7."),
        ("Highest age?", "max(AGE) FROM KNA1", "The highest age is 40."),
        ("Who?", "KUNNR, NAME1 FROM KNA1", "1 row: KUNNR 2, name 1 Joe."),
        # names with blanks and capitals of their own
        ("Wer?", '"Name des Kunden" FROM kunden LIMIT 1', "Name des Kunden: Zoe."),
        ("Umsatz?", 'avg("Umsatz im Jahr") FROM kunden', "The average Umsatz im Jahr is 3.5."),
        ("Wer?", '"Name des Kunden", "Umsatz im Jahr" FROM kunden ORDER BY 2',
         "2 rows; the first: Name des Kunden Zoe, Umsatz im Jahr 3."),
        # columns that are computed
        ("Averages?", "customer, avg(T1.total) FROM orders AS T1 GROUP BY 1 ORDER BY 2 DESC",
         "2 rows; the first: customer Ann, average total 30."),
        ("Sums?", "customer, sum(total * amount) FROM orders GROUP BY 1 ORDER BY 2 DESC",
         "2 rows; the first: customer Ann, 6."),
        ("Who most?", "customer, count(DISTINCT T1.id) FROM orders AS T1 GROUP BY 1 ORDER BY 1",
         "2 rows; the first: customer Ann, count 1."),
        ("A year?", "strftime('%Y', placed), sum(total) FROM orders GROUP BY 1",
         "1 row: 2024, total 40."),
        ("Range?", "max(total), min(total) FROM orders",
         "1 row: highest total 30, lowest total 10."),
        ("Each?", "sum(total) FROM orders GROUP BY customer", "2 rows; total: 30 and 10."),
        ("Each?", "round(total) FROM orders", "2 rows: 10 and 30."),
        ("Is it?", "CASE WHEN total > 5 THEN 1 END FROM orders WHERE id = 1", "The result: 1."),
        # what names of tables have besides the thing
        ("How many adults?", "count(*) FROM v_adults", "3 adults."),
        ("How many adults?", "count(*) FROM v_adults WHERE id = 1", "1 adult."),
        ("Adults over 99?", "id FROM v_adults WHERE age > 99", "No adults found."),
        ("How many movies?", "count(*) FROM tbl_movies", "1 movie."),
        # what went wrong, for people who did not write it
        ("Of which state?", "state FROM orders",
         'No column was found that holds what is asked: there is none called "state".'),
        ("Of which state?", "o.state FROM orders AS o",
         'No column was found that holds what is asked: there is none called "state".'),
        ("Grades?", "grade FROM orders",
         'No query ran: it looked for "grade" in the wrong table; it is in people or v_adults.'),
        ("Lamps?", "name FROM lamps",
         'No table was found that holds what is asked: there is none called "lamps".'),
        ("Year?", "year(placed) FROM orders", "No query ran: SQLite has no function year."),
        ("Who?", "id FROM orders, people",
         'No query ran: it does not say of which table it wants "id".'),
        ("Who?", "FROM orders",
         'No query ran: what the model wrote is not valid SQL (near "FROM": syntax error).'),
        ("Who?", "id FROM orders WHERE (",
         "No query ran: what the model wrote is not valid SQL (incomplete input)."),
        ("What?", "abs(-9223372036854775808)", "No query ran: SQLite said: integer overflow."),
    ],
)  # fmt: skip
def test_a_sentence_reads_as_people_write(
    shop: _Asked, question: str, output: str, sentence: str
) -> None:
    path, catalog, sandbox = shop
    sql = f"SELECT {output}"
    assert result_sentence(question, sql, sandbox.execute(path, sql), catalog) == sentence


@given(st.floats(allow_nan=False))
def test_a_number_reads_as_what_it_is(value: float) -> None:
    shown = shown_value(value)
    read = float(shown.removeprefix("about "))
    assert math.isclose(read, value, rel_tol=1e-3, abs_tol=1e-300)
    assert not shown.endswith(".0")
    if value.is_integer() and abs(value) < 1e16:
        assert shown == str(int(value))


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
def test_three_questions_to_begin_with(
    make_database: Callable[[str, str], Path], script: str, expected: list[str]
) -> None:
    found = suggestions(load_catalog(make_database(script, "any")), 3)
    assert len(set(found)) == 3
    for question, text in zip(found, expected, strict=True):
        assert text in question


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
        ("movies", "movie", "movies"),
        ("sizes", "size", "sizes"),
        ("statuses", "status", "statuses"),
        ("houses", "house", "houses"),
        ("purchases", "purchase", "purchases"),
        ("analysis", "analysis", "analyses"),
        ("quizzes", "quiz", "quizzes"),
        ("potatoes", "potato", "potatoes"),
        ("shoes", "shoe", "shoes"),
        ("v_adults", "adult", "adults"),
        ("vwOpenOrders", "open order", "open orders"),
        ("tbl_customer", "customer", "customers"),
        ("customers_view", "customer", "customers"),
        ("dim_product", "product", "products"),
        ("view", "view", "views"),
    ],
)
def test_names_of_tables_are_inflected(name: str, one: str, several: str) -> None:
    assert (singular(name), plural(name)) == (one, several)
