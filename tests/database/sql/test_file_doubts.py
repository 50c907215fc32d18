"""What an import doubted reaches the answers whose queries use it, and no others."""

from pathlib import Path

import pytest

from lib.database.catalog import Catalog, Column, ForeignKey, Table
from lib.database.sql.file_doubts import (
    import_doubts,
    left_out_doubts,
    read_import_doubts,
    write_import_doubts,
)

_CATALOG = Catalog(
    "shop",
    (
        Table("products", (Column("id", "TEXT"), Column("price", "TEXT"), Column("name", "TEXT"))),
        Table(
            "orders",
            (Column("product", "TEXT"), Column("amount", "INTEGER")),
            (ForeignKey(("product",), "products", ("id",)),),
        ),
    ),
    left_out=("notes", "order\nitems", "name"),
)
_DOUBTS = {
    "products.id": ["kept as text: 9 digits"],
    "products.price": ["kept as text: 3 of 9 cells are no number"],
    "orders": ["the last row may be a total"],
}
_ID = "When id was imported, it was kept as text: 9 digits."
_PRICE = "When price was imported, it was kept as text: 3 of 9 cells are no number."
_ORDERS = "When orders was imported: the last row may be a total."


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT name FROM products", []),
        ("SELECT count(*) FROM products", []),
        ("SELECT max(price) FROM products", [_PRICE]),
        ("SELECT name FROM products WHERE Price > 3", [_PRICE]),
        ("SELECT name FROM (SELECT * FROM products)", [_ID, _PRICE]),
        ("SELECT * FROM products", [_ID, _PRICE]),
        ("SELECT sum(amount) FROM orders", [_ORDERS]),
        ("SELECT p.name FROM products p JOIN orders o ON o.product = p.id", [_ORDERS]),
        ("SELECT name FROM products WHERE id IN (SELECT product FROM orders)", [_ID, _ORDERS]),
        ("SELECT nothing FROM nowhere", []),
        ("no SQL at all", []),
    ],
)
def test_a_query_is_doubted_for_what_it_uses(sql: str, said: list[str]) -> None:
    assert import_doubts(sql, _CATALOG, _DOUBTS) == said


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("How many notes are there?", "the table 'notes' is virtual"),
        ("Which items did each order have?", "the name of the table 'order items' has a line"),
        ("Show the name of each product", None),
        ("How many products are there?", None),
    ],
)
def test_a_question_that_names_a_table_left_out_is_doubted(question: str, said: str | None) -> None:
    found = left_out_doubts(question, _CATALOG)
    assert [said in one for one in found if said] == [True] * (said is not None)
    assert bool(found) == (said is not None)


def test_doubts_are_kept_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "database.sqlite"
    assert read_import_doubts(database) == {}
    write_import_doubts(database, _DOUBTS)
    assert read_import_doubts(database) == _DOUBTS
    (tmp_path / "database.import.json").write_text("no JSON")
    assert read_import_doubts(database) == {}
