"""Schema retrieval: ranking, the budget, foreign keys, ties."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import RETRIEVAL_MODES, RetrievalMode
from lib.database.catalog import Catalog, Column, ForeignKey, Table
from lib.database.schema.retrieval import SchemaRetriever


def _table(name: str, columns: str, **references: str) -> Table:
    """`references`: column = the table whose `id` it references."""
    keys = tuple(ForeignKey((column,), table, ("id",)) for column, table in references.items())
    return Table(name, tuple(Column(c, "TEXT") for c in columns.split()), keys)


SCHOOL = Catalog(
    "school",
    (
        _table("building", "id street"),
        _table("student", "id first_name birthday", lives_in="building"),
        _table("enrolment", "sid cid", sid="student", cid="course"),
        _table("course", "id title credits"),
        _table("teacher", "id surname", room="building"),
        _table("exam", "id grade", of="course"),
    ),
)


@pytest.mark.parametrize("mode", ["overlap", "bm25", "bm25_fk"])
@pytest.mark.parametrize(
    ("question", "table"),
    [
        ("How many students are there?", "student"),
        ("List the titles of all courses.", "course"),
        ("Which grades were given in exams?", "exam"),
        ("On which streets are the buildings?", "building"),
    ],
)
def test_the_named_table_comes_first(mode: RetrievalMode, question: str, table: str) -> None:
    assert SchemaRetriever(SCHOOL, mode, 3, 1).rank(question)[0] == table


def test_full_shows_every_table_in_the_order_of_the_catalog() -> None:
    names = tuple(table.name for table in SCHOOL.tables)
    assert SchemaRetriever(SCHOOL, "full", 2, 1).select("grades of exams") == names


@pytest.mark.parametrize(
    ("mode", "question", "expected"),
    [
        ("bm25", "grades of exams", {"exam"}),
        ("bm25_fk", "grades of exams", {"exam"}),
        ("bm25", "titles of courses, birthdays of students", {"course", "student"}),
        ("overlap", "titles of courses, birthdays of students", {"course", "student"}),
        ("bm25", "ids", {"building", "student", "course", "teacher", "exam"}),
        ("bm25", "nothing here matches", {"building"}),
        ("full", "grades of exams", {table.name for table in SCHOOL.tables}),
    ],
)
def test_relevant_is_what_fits_the_question_nearly_as_well_as_the_best(
    mode: RetrievalMode, question: str, expected: set[str]
) -> None:
    assert set(SchemaRetriever(SCHOOL, mode, 1, 1).relevant(question)) == expected


def test_foreign_keys_bring_the_link_table_of_two_named_tables() -> None:
    question = "titles of courses and birthdays of students"
    budget = 4  # two seeds
    assert SchemaRetriever(SCHOOL, "bm25_fk", budget, 1).select(question)[2] == "enrolment"
    assert SchemaRetriever(SCHOOL, "bm25", budget, 1).select(question)[2] != "enrolment"


def test_neighbours_come_before_tables_that_no_key_reaches() -> None:
    ranked = SchemaRetriever(SCHOOL, "bm25_fk", 3, 1).rank("grade of an exam")
    assert ranked[:2] == ("exam", "course")


def test_two_hops_reach_the_neighbour_of_a_neighbour() -> None:
    one, two = (
        SchemaRetriever(SCHOOL, "bm25_fk", 3, hops).rank("grade of an exam") for hops in (1, 2)
    )
    assert one == ("exam", "course", "building", "student", "enrolment", "teacher")
    assert two == ("exam", "course", "enrolment", "building", "student", "teacher")


def test_no_hops_is_plain_bm25() -> None:
    question = "titles of courses and birthdays of students"
    assert SchemaRetriever(SCHOOL, "bm25_fk", 6, 0).rank(question) == SchemaRetriever(
        SCHOOL, "bm25", 6, 0
    ).rank(question)


def test_a_word_of_most_tables_never_pushes_a_table_down() -> None:
    catalog = Catalog("pair", (_table("pet", "size"), _table("dog", "name"), _table("cat", "name")))
    assert SchemaRetriever(catalog, "bm25", 1, 0).rank("the name")[-1] == "pet"


@pytest.mark.parametrize("mode", ["overlap", "bm25"])
def test_ties_keep_the_order_of_the_catalog(mode: RetrievalMode) -> None:
    names = tuple(table.name for table in SCHOOL.tables)
    assert SchemaRetriever(SCHOOL, mode, 6, 1).rank("nothing here matches") == names


@pytest.mark.parametrize("mode", RETRIEVAL_MODES)
def test_an_empty_catalog_has_nothing_to_show(mode: RetrievalMode) -> None:
    assert SchemaRetriever(Catalog("empty"), mode, 6, 1).select("anything") == ()


def test_a_key_to_a_missing_table_is_ignored() -> None:
    catalog = Catalog("dangling", (_table("a", "id x", x="gone"), _table("b", "id")))
    assert set(SchemaRetriever(catalog, "bm25_fk", 2, 1).rank("x")) == {"a", "b"}


@given(
    mode=st.sampled_from(RETRIEVAL_MODES),
    top_k=st.integers(1, 8),
    hops=st.integers(0, 3),
    question=st.text("abcdefghinorstu _", max_size=40),
)
def test_select_heads_the_ranking(
    mode: RetrievalMode, top_k: int, hops: int, question: str
) -> None:
    retriever = SchemaRetriever(SCHOOL, mode, top_k, hops)
    ranked, selected = retriever.rank(question), retriever.select(question)
    assert sorted(ranked) == sorted(table.name for table in SCHOOL.tables)
    assert selected == ranked[: len(selected)]
    assert len(selected) == (6 if mode == "full" else min(top_k, 6))
