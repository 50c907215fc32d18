"""Every question shape over sampled schemas: its SQL runs and fits the text; slips fail."""

import random
import re
import sqlite3
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database.catalog import Catalog
from lib.making.base_model.conditions import Condition, draw_condition
from lib.making.base_model.grouping import above_average
from lib.making.base_model.lexicon import load_lexicon
from lib.making.base_model.questions import (
    SEVERAL_TABLES_SHAPES,
    SINGLE_TABLE_SHAPES,
    draw_question,
    draw_slip,
)
from lib.making.base_model.schema_sampler import SchemaSampler
from lib.making.base_model.schemas import SampledColumn, SampledSchema, SampledTable
from lib.making.base_model.shapes import Question, Shape
from lib.making.base_model.single_table import aggregate, superlative

_SHAPES = [*SINGLE_TABLE_SHAPES, *SEVERAL_TABLES_SHAPES]
_LITERAL = re.compile(r"'((?:[^']|'')*)'")
_PARTS = {  # a pattern that the SQL of each shape matches
    "select_columns": r"SELECT .* FROM",
    "select_distinct": r"SELECT DISTINCT",
    "look_up": r"SELECT .* WHERE .* = '",
    "count_rows": r"SELECT COUNT\(\*\)",
    "count_distinct": r"COUNT\(DISTINCT ",
    "aggregate": r"(AVG|SUM|MIN|MAX)\(",
    "order_by": r"ORDER BY",
    "superlative": r"ORDER BY .* LIMIT \d",
    "group_by": r"GROUP BY",
    "above_average": r"[<>] \(SELECT AVG\(",
    "beyond_another": r"[<>] \(SELECT .* WHERE .* = '",
    "rows_of_leader": r"= \(SELECT .* ORDER BY .* LIMIT 1\)",
    "names_of_two_tables": r"FROM .* UNION SELECT .* FROM",
    "rows_but_not_children": r"WHERE .* EXCEPT SELECT T1\..* JOIN ",
    "set_operation": r" (INTERSECT|UNION|EXCEPT) SELECT ",
    "join_select": r"AS T1 JOIN .* WHERE",
    "join_show_both": r"SELECT T2\..*, T1\.",
    "join_group": r"JOIN .* GROUP BY",
    "join_superlative": r"JOIN .* ORDER BY T\d\..* LIMIT 1",
    "join_three": r"JOIN .* JOIN",
    "with_or_without_children": r"IN \(SELECT ",
    "join_set_operation": r" (INTERSECT|EXCEPT) SELECT .* JOIN ",
}


def _schema(seed: int) -> SampledSchema:
    return SchemaSampler(load_lexicon(), 5).sample(random.Random(seed))


def _questions(shape: Shape, count: int) -> Iterator[tuple[SampledSchema, Question]]:
    """The first `count` questions of the shape over schemas 0, 1, 2..."""
    for seed in range(200):
        schema = _schema(seed)
        question = shape(random.Random(seed), schema)
        if question is not None:
            yield schema, question
            count -= 1
            if not count:
                return
    pytest.fail("the shape is hardly ever possible")


@pytest.mark.parametrize("shape", _SHAPES, ids=lambda shape: shape.__name__)
def test_a_shape_asks_what_its_name_says_in_sql_that_runs(shape: Shape) -> None:
    for schema, question in _questions(shape, 8):
        assert re.search(_PARTS[shape.__name__], question.sql)
        connection = schema.connect()
        connection.execute(question.sql).fetchall()
        connection.close()


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000))
def test_sql_runs_and_its_values_can_be_copied_from_the_question(seed: int) -> None:
    """Except for case: a question may write a value in lower case, unlike the schema."""
    schema = _schema(seed)
    connection = schema.connect()
    for place, shape in enumerate(_SHAPES):
        question = shape(random.Random(f"{seed}/{place}"), schema)
        if question is None:
            continue
        connection.execute(question.sql).fetchall()
        for literal in _LITERAL.findall(question.sql):
            value = literal.replace("''", "'").strip("%")
            assert value.casefold() in question.text.casefold()
        assert "{" not in question.text + question.sql
        assert "  " not in question.text
    connection.close()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000))
def test_a_question_is_one_clean_line_and_a_slip_differs_from_its_sql(seed: int) -> None:
    schema, rng = _schema(seed), random.Random(seed)
    question = draw_question(rng, schema, joins=0.5)
    assert question == draw_question(random.Random(seed), _schema(seed), joins=0.5)
    assert question.text == " ".join(question.text.split())
    assert question.text[-1] not in " ,"
    assert draw_slip(rng, schema, question.sql) != question.sql


def test_without_joins_no_question_is_about_two_tables() -> None:
    for seed in range(60):
        sql = draw_question(random.Random(seed), _schema(seed), joins=0.0).sql
        assert " JOIN " not in sql
        assert " IN (SELECT" not in sql


def test_shapes_that_the_schema_does_not_allow_give_no_question() -> None:
    key = SampledColumn("id", "int", ("id",), values=(1, 2), is_key=True)
    name = SampledColumn("name", "name", ("name",), values=("Ann Ray", None))
    alone = SampledSchema((SampledTable("pet", "pet", ("pets",), (key, name)),), Catalog("pets"))
    for shape in (*SEVERAL_TABLES_SHAPES, aggregate, above_average, superlative):
        assert shape(random.Random(0), alone) is None


def test_a_table_of_keys_alone_is_asked_for_its_key() -> None:
    key = SampledColumn("pet_id", "int", ("pet id",), values=(4, 4), is_key=True)
    table = SampledTable("pet", "pet", ("pets",), (key,))
    condition = draw_condition(random.Random(0), table)
    assert condition == Condition("pet", "pet_id", "= 4", ("with pet id 4",))
    assert condition.sql() == "pet_id = 4"


@pytest.mark.parametrize("value", ["O'Brien", 'the "big" one', "Rock 'n' Roll"])
def test_quotes_inside_a_value_stay_inside_its_literal(value: str) -> None:
    column = SampledColumn("title", "title", ("title",), values=(value,))
    table = SampledTable("song", "song", ("songs",), (column,))
    database = SampledSchema((table,), Catalog("songs")).connect()
    for seed in range(40):
        condition = draw_condition(random.Random(seed), table)
        database.execute(f"SELECT * FROM song WHERE {condition.sql()}")
    database.close()


def test_slips_fail_in_the_ways_that_a_small_model_fails() -> None:
    endings: set[str] = set()
    for seed in range(60):
        schema, rng = _schema(seed), random.Random(seed)
        sql = draw_question(rng, schema, joins=0.5).sql
        connection = schema.connect()
        try:
            rows = connection.execute(draw_slip(rng, schema, sql)).fetchall()
            same = sorted(map(repr, rows)) == sorted(map(repr, connection.execute(sql)))
            endings.add("right by luck" if same else "other rows")
        except sqlite3.Error as error:
            endings.add(str(error).partition(":")[0])
        finally:
            connection.close()
    assert endings >= {"other rows", "no such column", "no such table"}


def test_a_query_without_columns_still_slips() -> None:
    schema = _schema(0)
    sql = f"SELECT COUNT(*) FROM {schema.tables[0].name}"
    slips = [{draw_slip(random.Random(seed), schema, sql) for seed in range(30)} for _ in "ab"]
    assert slips[0] == slips[1]
    assert sql not in slips[0]
    assert len(slips[0]) > 5
