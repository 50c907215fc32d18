"""Foreign keys that nobody declared, in files as people have them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.database import found_keys
from lib.database.catalog import Catalog, load_catalog
from lib.database.contents import with_contents

MakeDatabase = Callable[..., Path]


def _catalog(path: Path) -> Catalog:
    return with_contents(path, load_catalog(path))


_STAFF = """
CREATE TABLE employees (emp_no INTEGER PRIMARY KEY, name TEXT);
INSERT INTO employees VALUES (1, 'a'), (2, 'b'), (3, 'c');
"""


@pytest.mark.parametrize(
    ("script", "keys"),
    [
        ("CREATE TABLE entries (id INTEGER PRIMARY KEY, EMP_NO INT);"
         "INSERT INTO entries VALUES (1, 1), (2, 2), (3, 2), (4, NULL);",
         [(("EMP_NO",), "employees", ("emp_no",), False)]),
        ("CREATE TABLE entries (emp_no INT REFERENCES employees); INSERT INTO entries VALUES (1);",
         [(("emp_no",), "employees", ("emp_no",), True)]),
        ("CREATE TABLE entries (emp_no INT); INSERT INTO entries VALUES (7), (8), (1);", []),
        ("CREATE TABLE entries (emp_no TEXT); INSERT INTO entries VALUES ('1');", []),
        ("CREATE TABLE entries (emp_no INT);", []),
        ("CREATE TABLE entries (name TEXT); INSERT INTO entries VALUES ('a');", []),
        ("CREATE VIEW entries AS SELECT emp_no FROM employees;", []),
        ("CREATE TABLE managers (emp_no INTEGER PRIMARY KEY); INSERT INTO managers VALUES (1);"
         "CREATE TABLE entries (emp_no INT); INSERT INTO entries VALUES (1);", []),
    ],
)  # fmt: skip
def test_a_key_is_found_by_the_name_and_the_values_of_one_primary_key(
    make_database: MakeDatabase, script: str, keys: list[object]
) -> None:
    table = _catalog(make_database(_STAFF + script)).table("entries")
    assert table is not None
    assert [
        (key.columns, key.referenced_table, key.referenced_columns, key.declared)
        for key in table.foreign_keys
    ] == keys


_TWO = "(1, 'Bonn'), (2, 'Ulm')"


@pytest.mark.parametrize(
    ("key", "rows", "columns", "orders", "referred"),
    [
        ("id INT", _TWO, "id INT, customer_id INT", "(7, 1), (8, 2)", "id"),
        ("id INT", _TWO, "customerNr INT", "(1), (1)", "id"),
        ("Id INTEGER PRIMARY KEY", _TWO, "customer INT", "(2)", "Id"),
        ("customer_id INT", _TWO, "CustomerID INT", "(2)", "customer_id"),
        ("kd_nr INT", _TWO, "nr INT, KdNr INT", "(9, 2)", "kd_nr"),
        # doubles, a gap, another type, other values, a name that every table has
        ("id INT", "(1, 'Bonn'), (1, 'Ulm')", "customer_id INT", "(1)", None),
        ("id INT", "(1, 'Bonn'), (NULL, 'Ulm')", "customer_id INT", "(1)", None),
        ("id INT", _TWO, "customer_id TEXT", "('1')", None),
        ("id INT", _TWO, "customer_id INT", "(1), (5)", None),
        ("id INT", _TWO, "id INT", "(1), (2)", None),
        ("name INT", _TWO, "name INT", "(1), (2)", None),
        ("id INT", _TWO, "customer_count INT", "(1), (2)", None),
        ("weight INT", _TWO, "customer INT", "(1), (2)", None),
        ("id INT", _TWO, "customers INT", "(1), (2)", None),  # how many
        ("sr_no INT", _TWO, "sr_no INT", "(1), (2)", None),  # numbers of rows
        ("_id INT", _TWO, "_id INT", "(2), (1), (1)", None),
        ("unpaid INT, nr INT", "(5, 7, ''), (6, 8, '')", "unpaid INT", "(5), (6), (5)", None),
        ("custid INT, nr INT", "(5, 7, ''), (6, 8, '')", "custid INT", "(5), (6), (5)", "custid"),
        # the key of the same kind, of the same type, and the table that has the very name
        ("id INT, sku INT", "(1, 8, ''), (2, 9, '')", "customer_id INT", "(1), (2)", "id"),
        ("id INT, sku INT", "(1, 8, ''), (2, 9, '')", "customer_sku INT", "(8), (9)", "sku"),
        ("id INT, code TEXT", "(1, 'a', ''), (2, 'b', '')", "customer TEXT", "('a')", "code"),
        ("country TEXT", "('France', ''), ('Chad', '')", "country TEXT", "('Chad')", "country"),
        # in both, but only one is named after its table
        ("customer_id INT", _TWO, "customer_id INT", "(2), (1)", "customer_id"),
    ],
)  # fmt: skip
def test_a_key_that_nobody_declared_is_found_by_its_values_and_by_names(
    make_database: MakeDatabase,
    key: str,
    rows: str,
    columns: str,
    orders: str,
    referred: str | None,
) -> None:
    script = (
        f"CREATE TABLE customers ({key}, town TEXT); INSERT INTO customers VALUES {rows};"
        f"CREATE TABLE orders ({columns}); INSERT INTO orders VALUES {orders};"
    )
    found = {
        table.name: [(one.referenced_table, one.referenced_columns) for one in table.foreign_keys]
        for table in _catalog(make_database(script)).tables
    }
    assert found == {"customers": [], "orders": [("customers", (referred,))] if referred else []}


def test_the_table_with_the_very_name_is_referred_to(make_database: MakeDatabase) -> None:
    catalog = _catalog(
        make_database(
            "CREATE TABLE parts (id INT); INSERT INTO parts VALUES (1), (2);"
            "CREATE TABLE parties (id INT); INSERT INTO parties VALUES (1), (2);"
            "CREATE TABLE kunden (id INT); INSERT INTO kunden VALUES (1), (2);"
            "CREATE TABLE cars (id INT); INSERT INTO cars VALUES (1), (2);"
            "CREATE TABLE votes (part_id INT, party_id INT, KundeNr INT, card_id INT);"
            "INSERT INTO votes VALUES (1, 1, 2, 1), (1, 1, 2, 1);"
        )
    )
    votes = catalog.tables[-1]
    assert [key.referenced_table for key in votes.foreign_keys] == ["parts", "parties", "kunden"]


def test_numbers_that_come_again_further_down_are_no_key(
    make_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The customers of two months, one below the other."""
    monkeypatch.setattr(found_keys, "_UNIQUE_ROWS", (2, 4))
    catalog = _catalog(
        make_database(
            "CREATE TABLE months (customer_no INT);"
            "INSERT INTO months VALUES (7), (8), (7), (8);"
            "CREATE TABLE orders (customer_no INT); INSERT INTO orders VALUES (7), (7);"
        )
    )
    assert not any(table.foreign_keys for table in catalog.tables)


@pytest.mark.parametrize("reference", ["", " REFERENCES books"])
def test_of_two_tables_with_the_same_keys_one_refers_to_the_other(
    make_database: MakeDatabase, reference: str
) -> None:
    catalog = _catalog(
        make_database(
            f"CREATE TABLE ratings (isbn_no INT{reference}, stars INT);"
            "CREATE TABLE books (isbn_no INT PRIMARY KEY, title TEXT);"
            "INSERT INTO ratings VALUES (7, 5), (9, 4);"
            "INSERT INTO books VALUES (7, 'a'), (9, 'b');"
        )
    )
    assert [[key.referenced_table for key in one.foreign_keys] for one in catalog.tables] == [
        ["books"],
        [],
    ]
