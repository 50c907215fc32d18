"""Questions to begin with: always three, each with a query that answers it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lib.answering.replies.sentences import plural, singular
from lib.answering.replies.suggestions import suggestions
from lib.database.catalog import Catalog, load_catalog
from lib.database.sandbox.sandbox import Sandbox
from tests.conftest import CONCERT_SCRIPT


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
