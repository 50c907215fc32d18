"""A table of somebody's own questions: its columns, its rows and its split."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.data.own import OwnQuestion, guess_columns, once_each, own_questions, split_questions

_ASKED = [
    ("How many orders are open?", "SELECT count(*) FROM orders WHERE open"),
    ("Who ordered the most?", "WITH t AS (SELECT 1) SELECT * FROM t"),
]


def _rows(question: str, sql: str, **more: object) -> list[dict[str, object]]:
    return [{**more, question: asked, sql: query} for asked, query in _ASKED]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (_rows("question", "sql"), {"question": "question", "sql": "sql"}),
        (_rows("Frage", "Abfrage", No=1), {"question": "Frage", "sql": "Abfrage"}),
        (_rows("query", "gold"), {"question": "query", "sql": "gold"}),
        (
            _rows("Natural language", "Column 2"),
            {"question": "Natural language", "sql": "Column 2"},
        ),
        (
            _rows("question", "SQL query", db_id="shop", evidence="open: not shipped"),
            {"question": "question", "sql": "SQL query", "database": "db_id", "hint": "evidence"},
        ),
        ([{"question": "How many?"}], {"question": "question"}),
        (
            _rows("what is asked", "what runs", id=1),
            {"question": "what is asked", "sql": "what runs"},
        ),
    ],
)
def test_columns_are_found_by_content_and_name(
    rows: list[dict[str, object]], expected: dict[str, str]
) -> None:
    assert guess_columns(rows, {}) == expected


def test_a_column_can_be_named_in_any_case() -> None:
    rows = _rows("question", "sql", Asked="How many orders were there in May?")
    assert guess_columns(rows, {"question": "asked"})["question"] == "Asked"


@pytest.mark.parametrize(
    ("rows", "chosen", "said"),
    [
        ([{"a": 1, "b": 2}], {}, "--columns question=NAME"),
        ([], {}, "--columns question=NAME"),
        (_rows("question", "sql"), {"sql": "querry"}, "no column 'querry' for the sql"),
    ],
)
def test_what_is_no_table_of_questions_is_refused(
    rows: list[dict[str, object]], chosen: dict, said: str
) -> None:
    with pytest.raises(DataError, match=said):
        guess_columns(rows, chosen)


def test_rows_without_a_question_or_a_database_are_named() -> None:
    columns = {"question": "q", "sql": "s", "database": "d"}
    rows = [
        {"q": "How many?", "s": "SELECT 1", "d": "Shop.sqlite"},
        {"q": "how many", "s": "SELECT 2", "d": "shop"},
        {"q": None, "s": "SELECT 3", "d": "shop"},
        {"q": "Who?", "s": " ", "d": "shop"},
        {"q": "Where?", "s": "SELECT 4", "d": "shops"},
        {"q": None, "s": None, "d": None},
    ]
    questions, left_out = own_questions(rows, columns, ["shop", "other"])
    assert questions == [
        OwnQuestion(1, "How many?", "SELECT 1", "shop"),
        OwnQuestion(2, "how many", "SELECT 2", "shop"),
        OwnQuestion(4, "Who?", None, "shop"),
    ]
    assert left_out == ["row 3: no question", "row 5: no database 'shops'; there are shop, other"]


def test_of_a_repeated_question_the_first_one_with_sql_is_kept() -> None:
    questions = [
        OwnQuestion(1, "How many?", "SELECT 1", "shop"),
        OwnQuestion(2, "how many", "SELECT 2", "shop"),
        OwnQuestion(3, "How many?", "SELECT 3", "other"),
        OwnQuestion(4, "Who?", None, "shop"),
        OwnQuestion(7, "Whose?", "SELECT 7", "shop"),
        OwnQuestion(8, "who?", "SELECT 8", "shop"),
        OwnQuestion(9, "Who?", None, "shop"),
    ]
    kept, left_out = once_each(questions)
    assert [one.row for one in kept] == [1, 3, 7, 8]
    assert left_out == [
        "row 2: the question of row 1 again",
        "row 4: the question of row 8, without SQL",
        "row 9: the question of row 8 again",
    ]


@given(
    st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 6)), min_size=2),
    st.floats(0.1, 0.9),
    st.integers(0, 3),
)
def test_no_words_and_no_sql_are_on_both_sides(
    asked: list[tuple[int, int, int]], share: float, seed: int
) -> None:
    questions = [
        OwnQuestion(row, f"Question {words}?", f"SELECT {sql}", f"db{db}")
        for row, (words, sql, db) in enumerate(asked, start=1)
    ]
    try:
        split, train, dev = split_questions(questions, share, seed, None)
    except DataError:  # all belong together
        return
    assert sorted(one.row for one in [*train, *dev]) == [one.row for one in questions]
    if split == "databases":
        assert not {one.db_id for one in train} & {one.db_id for one in dev}
    else:
        assert not {one.question for one in train} & {one.question for one in dev}
        assert not {one.sql for one in train} & {one.sql for one in dev}
    assert (split, train, dev) == split_questions(questions, share, seed, None)


def test_a_share_of_single_questions_is_met() -> None:
    questions = [OwnQuestion(n, f"Question {n}?", f"SELECT {n}", "shop") for n in range(1, 31)]
    _, train, dev = split_questions(questions, 0.3, 13, None)
    assert (len(train), len(dev)) == (21, 9)
