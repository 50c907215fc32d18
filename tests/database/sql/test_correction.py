"""Correction by the schema: which names are put right, how, and what is left alone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database.catalog import Catalog, load_catalog
from lib.database.sql.bindings import schema_valid
from lib.database.sql.correction import Correction, chosen_correction, corrections, is_guess
from lib.database.sql.quoted_names import misspelt_columns
from lib.database.sql.trees import shared_tree
from tests.conftest import write_database

CatalogOf = Callable[[str], Catalog]

_SHOP = """
CREATE TABLE "Order Items" ("First Name" TEXT, "Home City" TEXT, "Order Total" REAL, "order" INT,
    "from" TEXT, "to" TEXT, "2020" INT, "Total (USD)" REAL, "Größe" TEXT, "Имя" TEXT);
"""
_CONCERTS = """
CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INT);
CREATE TABLE stadium (stadium_id INTEGER PRIMARY KEY, name TEXT, capacity INT);
CREATE TABLE concert (concert_id INTEGER PRIMARY KEY, theme TEXT, year TEXT,
    stadium_id INT REFERENCES stadium (stadium_id));
CREATE TABLE singer_in_concert (concert_id INT REFERENCES concert (concert_id),
    singer_id INT REFERENCES singer (singer_id));
"""
_FLIGHTS = """
CREATE TABLE airports (code TEXT PRIMARY KEY, city TEXT);
CREATE TABLE flights (number INT, source TEXT REFERENCES airports (code),
    target TEXT REFERENCES airports (code));
CREATE TABLE "2024_orders" (id INT, note TEXT);
"""

_HOSPITAL = """
CREATE TABLE doctors (doctor_id INTEGER PRIMARY KEY, name TEXT, ward TEXT);
CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE drugs (drug_id INTEGER PRIMARY KEY, title TEXT, price REAL);
CREATE TABLE prescriptions (patient_id INT REFERENCES patients (patient_id),
    drug_id INT REFERENCES drugs (drug_id), amount INT);
CREATE TABLE visits (visit_id INTEGER PRIMARY KEY,
    patient_id INT REFERENCES patients (patient_id), doctor_id INT REFERENCES doctors (doctor_id));
CREATE TABLE beds (bed_id INT, side TEXT, PRIMARY KEY (bed_id, side));
CREATE TABLE stays (visit_id INT REFERENCES visits (visit_id), bed INT, bed_side TEXT,
    FOREIGN KEY (bed, bed_side) REFERENCES beds (bed_id, side));
"""

_JOINED = "FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id"
_IN_STADIUM = "FROM concert JOIN stadium ON concert.stadium_id = stadium.stadium_id"

_HOME_CITIES = 'SELECT DISTINCT "Home City" FROM "Order Items"'

_MENDED = [
    (_SHOP, "SELECT AVG(Order Total) FROM Order Items",
     'SELECT AVG("Order Total") FROM "Order Items"'),
    (_SHOP, "SELECT First Name, Home City FROM Order Items ORDER BY Order Total",
     'SELECT "First Name", "Home City" FROM "Order Items" ORDER BY "Order Total"'),
    (_SHOP, "SELECT T1.First Name FROM Order Items AS T1",
     'SELECT T1."First Name" FROM "Order Items" AS T1'),
    (_SHOP, 'SELECT order FROM "Order Items" WHERE order > 3 ORDER BY order',
     'SELECT "order" FROM "Order Items" WHERE "order" > 3 ORDER BY "order"'),
    (_SHOP, "SELECT DISTINCT Home City FROM `Order Items`", _HOME_CITIES),
    (_SHOP, 'SELECT from, to FROM "Order Items"', 'SELECT "from", "to" FROM "Order Items"'),
    (_SHOP, "SELECT MAX(Total (USD)) FROM Order Items",
     'SELECT MAX("Total (USD)") FROM "Order Items"'),
    (_SHOP, "SELECT order_total FROM order_items", 'SELECT "Order Total" FROM "Order Items"'),
    (_SHOP, 'SELECT ИМЯ, GRÖẞE FROM "Order Items"', 'SELECT Имя, Größe FROM "Order Items"'),
    (_SHOP, 'SELECT "имя" FROM "Order Items"', 'SELECT Имя FROM "Order Items"'),
    (_SHOP, "SELECT `Order Totl` FROM `Order Items`", 'SELECT "Order Total" FROM "Order Items"'),
    (_SHOP, "SELECT Home City FROM customers", 'SELECT "Home City" FROM "Order Items"'),
    (_FLIGHTS, "SELECT note FROM 2024_orders", 'SELECT note FROM "2024_orders"'),
    (_CONCERTS, "SELECT nme FROM singers", "SELECT name FROM singer"),
    (_CONCERTS, "SELECT singers.name FROM singers WHERE singers.age > 3",
     "SELECT singer.name FROM singer WHERE singer.age > 3"),
    (_CONCERTS, f"SELECT T2.name, T2.concert_id {_JOINED}",
     f"SELECT T1.name, T2.concert_id {_JOINED}"),
    (_CONCERTS, f"SELECT T2.name {_JOINED}", "SELECT T1.name FROM singer AS T1"),
    (_CONCERTS, f"SELECT T2.name, COUNT(*) {_JOINED} GROUP BY T2.name",
     f"SELECT T1.name, COUNT(*) {_JOINED} GROUP BY T1.name"),
    (_CONCERTS, "SELECT stadium.capacity FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = "
     "T2.stadium_id JOIN concert AS T3 ON T2.stadium_id = T3.stadium_id",
     "SELECT T2.capacity FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = "
     "T2.stadium_id JOIN concert AS T3 ON T2.stadium_id = T3.stadium_id"),
    (_CONCERTS, "SELECT id, name FROM singer", "SELECT singer_id, name FROM singer"),
    (_CONCERTS, "SELECT theme, capacity FROM concert",
     f"SELECT theme, stadium.capacity {_IN_STADIUM}"),
    (_CONCERTS, "SELECT T1.theme, T2.capacity FROM concert AS T1 WHERE T2.capacity > 9",
     "SELECT T1.theme, T2.capacity FROM concert AS T1 JOIN stadium AS T2 "
     "ON T1.stadium_id = T2.stadium_id WHERE T2.capacity > 9"),
    (_CONCERTS, "SELECT * FROM concert WHERE capacity > 9",
     f"SELECT concert.* {_IN_STADIUM} WHERE stadium.capacity > 9"),
    (_CONCERTS, "SELECT name, capacity, theme FROM stadium",
     "SELECT name, capacity, concert.theme FROM stadium JOIN concert "
     "ON stadium.stadium_id = concert.stadium_id"),
    (_CONCERTS, f"SELECT stadium_id, theme {_IN_STADIUM}",
     f"SELECT concert.stadium_id, theme {_IN_STADIUM}"),
    (_CONCERTS, "SELECT singer.name FROM concert",
     "SELECT singer.name FROM concert JOIN singer_in_concert "
     "ON concert.concert_id = singer_in_concert.concert_id JOIN singer "
     "ON singer_in_concert.singer_id = singer.singer_id"),
]  # fmt: skip

_PRESCRIBED = (
    "FROM patients AS T1 JOIN prescriptions AS T3 ON T1.patient_id = T3.patient_id "
    "JOIN drugs AS T2 ON T3.drug_id = T2.drug_id"
)
_LINKED = [
    ("SELECT T1.name, T2.title FROM patients AS T1 JOIN drugs AS T2 "
     "ON T1.patient_id = T2.patient_id",
     f"SELECT T1.name, T2.title {_PRESCRIBED}"),
    ("SELECT T2.patient_id FROM patients AS T1 JOIN drugs AS T2 ON T2.patient_id = T1.patient_id "
     "WHERE T2.price > 3",
     f"SELECT T1.patient_id {_PRESCRIBED} WHERE T2.price > 3"),
    ("SELECT T1.name FROM patients AS T1 LEFT JOIN drugs AS T2 ON T1.drug_id = T2.drug_id "
     "WHERE T2.drug_id IS NULL",
     f"SELECT T1.name {_PRESCRIBED} WHERE T2.drug_id IS NULL".replace("JOIN", "LEFT JOIN")),
    ("SELECT p.name FROM drugs AS d, patients AS p WHERE p.drug_id = d.drug_id AND d.price > 3",
     "SELECT p.name FROM drugs AS d, patients AS p JOIN prescriptions "
     "ON d.drug_id = prescriptions.drug_id WHERE prescriptions.patient_id = p.patient_id "
     "AND d.price > 3"),
    ("SELECT T1.name FROM patients AS T1 JOIN prescriptions AS T3 ON T1.patient_id = T3.patient_id "
     "JOIN drugs AS T2 ON T1.patient_id = T2.patient_id",
     f"SELECT T1.name {_PRESCRIBED}"),
    ("SELECT visits.visit_id FROM visits JOIN doctors ON visits.visit_id = doctors.visit_id "
     "WHERE doctors.ward = 'A'",
     "SELECT visits.visit_id FROM visits JOIN doctors ON visits.doctor_id = doctors.doctor_id "
     "WHERE doctors.ward = 'A'"),
    ("SELECT T2.side FROM visits AS T1 JOIN beds AS T2 ON T1.bed_id = T2.bed_id",
     "SELECT T2.side FROM visits AS T1 JOIN stays AS T3 ON T1.visit_id = T3.visit_id "
     "JOIN beds AS T2 ON T3.bed = T2.bed_id AND T3.bed_side = T2.side"),
    ("SELECT name FROM patients WHERE patient_id IN (SELECT T1.patient_id FROM patients AS T1 "
     "JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id)",
     "SELECT name FROM patients WHERE patient_id IN (SELECT T1.patient_id FROM patients AS T1 "
     "JOIN visits AS T3 ON T1.patient_id = T3.patient_id "
     "JOIN doctors AS T2 ON T3.doctor_id = T2.doctor_id)"),
]  # fmt: skip
_MENDED += [(_HOSPITAL, sql, right) for sql, right in _LINKED]

_LEFT_ALONE = [
    (_CONCERTS, "SELECT name FROM singer WHERE country = 'France'"),
    (_CONCERTS, 'SELECT name FROM singer WHERE country = "France"'),
    (_CONCERTS, "SELECT COUNT(*) FROM singer WHERE shoe_size > 40"),
    (_CONCERTS, "SELECT name FROM"),
    (_CONCERTS, "I do not know"),
    (_CONCERTS, ""),
    (_FLIGHTS, "SELECT number, city FROM flights"),  # two ways to join airports
    (_SHOP, "DROP TABLE Order Items; SELECT 1"),
    (_HOSPITAL, "SELECT title FROM drugs WHERE title = titel"),  # would be equal to itself
    (
        _HOSPITAL,
        "SELECT T1.title FROM drugs AS T1 JOIN doctors AS T2 ON T1.doctor_id = T2.doctor_id",
    ),  # too far
    (
        _HOSPITAL,
        "SELECT T1.name FROM patients AS T1 JOIN drugs AS T2 "
        "ON T1.patient_id = T2.patient_id OR T2.price = 3",
    ),
    (_HOSPITAL, "SELECT T1.name FROM patients AS T1 JOIN patients AS T2 ON T1.kin = T2.patient_id"),
    (
        _FLIGHTS,
        "SELECT T1.number FROM flights AS T1 JOIN airports AS T2 ON T1.number = T2.number",
    ),  # two keys
]


@pytest.fixture
def catalog_of(tmp_path: Path) -> Callable[[str], Catalog]:
    def make(script: str) -> Catalog:
        path = tmp_path / "shop.sqlite"
        write_database(path, script)
        return load_catalog(path)

    return make


@pytest.mark.parametrize(("script", "sql", "right"), _MENDED)
def test_the_first_correction_fits(
    catalog_of: CatalogOf, script: str, sql: str, right: str
) -> None:
    assert corrections(sql, catalog_of(script))[0].sql == right


@pytest.mark.parametrize(("script", "sql"), _LEFT_ALONE)
def test_what_is_right_or_unknown_stays(catalog_of: CatalogOf, script: str, sql: str) -> None:
    assert corrections(sql, catalog_of(script)) == []


@pytest.mark.parametrize(("script", "sql"), [case[:2] for case in _MENDED])
def test_a_correction_is_valid_and_explained(catalog_of: CatalogOf, script: str, sql: str) -> None:
    catalog = catalog_of(script)
    found = corrections(sql, catalog)
    assert [one.cost for one in found] == sorted(one.cost for one in found)
    for correction in found:
        tree = shared_tree(correction.sql)
        assert tree is not None
        assert schema_valid(correction.sql, catalog)
        assert not list(misspelt_columns(tree, catalog))
        assert correction.edits
        assert all(" → " in edit or edit.endswith("on the way") for edit in correction.edits)


@pytest.mark.parametrize(
    ("runs", "chosen"),
    [
        ([True, True, True, True], 0),
        ([False, True, True, True], 1),
        ([False, False, True, True], None),
        ([False, False, False, True], 3),
        ([False, False, False, False], None),
    ],
)
def test_the_fewest_edits_among_those_that_run_win(runs: list[bool], chosen: int | None) -> None:
    candidates = [
        Correction("a", ("quotes",), 1),
        Correction("b", ("a name",)),
        Correction("c", ("quotes", "a name"), 1),
        Correction("d", ("quotes", "another name"), 1),
    ]
    right = None if chosen is None else candidates[chosen]
    assert chosen_correction(candidates, runs) == right


@pytest.mark.parametrize(
    ("edit", "guessed"),
    [
        ('Order Total → "Order Total": the name needs quotes', False),
        ("order_total → Order Total: t has no column order_total", False),
        ("nme → name: singer has no column nme", True),
        ("T2.name → T1.name: T2 has no column name", True),
        ("name → stadium.name: joined along the foreign key", True),
        ("singer_in_concert is joined on the way", True),
    ],
)
def test_more_than_quotes_and_spelling_is_a_guess(edit: str, guessed: bool) -> None:
    assert is_guess(edit) == guessed


@pytest.mark.parametrize(("sql", "right"), _LINKED)
def test_a_join_along_keys_is_a_guess_that_names_the_tables(
    catalog_of: CatalogOf, sql: str, right: str
) -> None:
    correction = corrections(sql, catalog_of(_HOSPITAL))[0]
    assert correction.sql == right
    assert all(map(is_guess, correction.edits))
    assert "joined along the foreign key" in correction.edits[0]


def test_equal_names_of_a_query_are_one_edit(catalog_of: CatalogOf) -> None:
    sql = "SELECT capcity FROM stadium GROUP BY capcity ORDER BY capcity"
    (correction,) = corrections(sql, catalog_of(_CONCERTS))
    assert correction.edits == ("capcity → capacity: stadium has no column capcity",)
    assert "capcity" not in correction.sql


_PIECES = (
    *("SELECT", "FROM", "JOIN", "ON", "WHERE", "GROUP BY", "ORDER BY", "order", "from", "COUNT(*)"),
    *("Order Items", "order total", "Total (USD)", "ИМЯ", "gröſse", "2020", "T1.", "nme", "x"),
    *("(", ")", ",", "*", "=", "'x'", '"q"', "`", "[", "]", ";", "--c\n", "/*", "AS", "UNION"),
)


def test_whatever_is_written_corrections_are_valid(catalog_of: CatalogOf) -> None:
    catalog = catalog_of(_SHOP)

    @given(st.lists(st.sampled_from(_PIECES), max_size=14))
    @settings(max_examples=200)
    def check(pieces: list[str]) -> None:
        assert all(schema_valid(one.sql, catalog) for one in corrections(" ".join(pieces), catalog))

    check()


def test_a_name_that_may_mean_many_is_left_alone(catalog_of: CatalogOf) -> None:
    tables = "".join(f"CREATE TABLE part_{n} (id INT, note TEXT);" for n in range(20))
    names = " OR ".join(f"q{n} = 1" for n in range(300))
    assert corrections(f"SELECT id FROM part WHERE {names}", catalog_of(tables)) == []
