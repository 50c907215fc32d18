"""Corrupted SQL: never the original text, mostly a different result or an error."""

from __future__ import annotations

import random
import sqlite3

from hypothesis import given, settings
from hypothesis import strategies as st

from lib.making.base_model.lexicon import load_lexicon
from lib.making.base_model.questions import draw_question, draw_slip
from lib.making.base_model.schema_sampler import SchemaSampler
from lib.making.base_model.schemas import SampledSchema


def _schema(seed: int) -> SampledSchema:
    return SchemaSampler(load_lexicon(), 5).sample(random.Random(seed))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000))
def test_a_slip_differs_from_the_right_sql(seed: int) -> None:
    schema, rng = _schema(seed), random.Random(seed)
    sql = draw_question(rng, schema, joins=0.5).sql
    assert draw_slip(rng, schema, sql) != sql


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
