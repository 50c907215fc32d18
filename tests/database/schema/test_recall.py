"""Recall of the gold tables, counted by hand on the concert database."""

from __future__ import annotations

from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.catalog import Catalog, load_catalog
from lib.database.schema.retrieval import gold_tables, retrieval_recall, select_tables

QUESTIONS = [
    ("How old is each singer?", "SELECT age FROM singer"),
    (
        "Which singers sang in which concert theme?",
        "SELECT T1.name, T3.theme FROM singer AS T1 JOIN singer_in_concert AS T2 "
        "ON T1.singer_id = T2.singer_id JOIN concert AS T3 ON T2.concert_id = T3.concert_id",
    ),
    ("What is the capacity?", "SELECT capacity FROM stadium"),
    ("Gibberish", "SELECT FROM WHERE"),
]


@pytest.fixture
def catalog(concert_database: Path) -> Catalog:
    return load_catalog(concert_database)


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    return [
        Example(f"q-{index}", "concert", str(concert_database), question, gold)
        for index, (question, gold) in enumerate(QUESTIONS)
    ]


@pytest.mark.parametrize(
    ("sql", "tables"),
    [
        ("SELECT name FROM singer", {"singer"}),
        ("SELECT NAME FROM SINGER", {"singer"}),
        ("SELECT name FROM singer UNION SELECT name FROM stadium", {"singer", "stadium"}),
        ("SELECT * FROM concert WHERE stadium_id IN (SELECT stadium_id FROM stadium)",
         {"concert", "stadium"}),
        ("WITH young AS (SELECT * FROM singer) SELECT name FROM young", {"singer"}),
        ("SELECT name FROM unknown", set()),
        ("SELECT FROM WHERE", set()),
    ],
)  # fmt: skip
def test_gold_tables_are_those_of_the_catalog_that_the_query_reads(
    catalog: Catalog, sql: str, tables: set[str]
) -> None:
    assert gold_tables(sql, catalog) == tables


def test_recall_counts_questions_tables_and_what_cannot_be_scored(
    catalog: Catalog, examples: list[Example]
) -> None:
    (one,) = retrieval_recall(examples, lambda _: catalog, ks=[1], fk_hops=1, modes=["bm25"])
    assert (one.mode, one.k, one.questions, one.unscored) == ("bm25", 1, 3, 1)
    assert one.question_recall == 200 / 3  # the join needs three tables
    assert one.table_recall == 60.0  # 3 of 5
    assert one.mean_selected == 1.0


def test_every_mode_is_measured_at_every_k(catalog: Catalog, examples: list[Example]) -> None:
    rows = retrieval_recall(examples, lambda _: catalog, ks=[2, 4], fk_hops=1)
    assert [(row.mode, row.k) for row in rows] == [
        (mode, k) for mode in ("full", "overlap", "bm25", "bm25_fk") for k in (2, 4)
    ]
    assert all(row.question_recall == 100.0 for row in rows if row.k == 4 or row.mode == "full")


def test_selected_tables_stand_in_the_order_of_the_examples(
    catalog: Catalog, examples: list[Example]
) -> None:
    selections = select_tables(examples, lambda _: catalog, "bm25", 1, 1)
    assert selections[0] == ("singer",)
    assert selections[2] == ("stadium",)


def test_recall_of_no_examples_is_zero_not_an_error(catalog: Catalog) -> None:
    (row,) = retrieval_recall([], lambda _: catalog, ks=[6], fk_hops=1, modes=["bm25_fk"])
    assert (row.questions, row.question_recall, row.mean_selected) == (0, 0.0, 0.0)
