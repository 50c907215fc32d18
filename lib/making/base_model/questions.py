"""Pretraining questions with their SQL: which shapes there are, and how often each is drawn."""

from __future__ import annotations

import random

from lib.making.base_model.grouping import (
    above_average,
    beyond_another,
    group_by,
    join_set_operation,
    names_of_two_tables,
    rows_but_not_children,
    rows_of_leader,
    with_or_without_children,
)
from lib.making.base_model.schemas import SampledSchema
from lib.making.base_model.several_tables import (
    join_group,
    join_select,
    join_show_both,
    join_superlative,
    join_three,
)
from lib.making.base_model.shapes import Question, Shape
from lib.making.base_model.single_table import (
    aggregate,
    count_distinct,
    count_rows,
    look_up,
    order_by,
    select_columns,
    select_distinct,
    set_operation,
    superlative,
)

SINGLE_TABLE_SHAPES: dict[Shape, float] = {
    select_columns: 5,
    select_distinct: 0.8,
    look_up: 1.8,
    count_rows: 2.6,
    count_distinct: 0.9,
    aggregate: 2.2,
    order_by: 1.4,
    superlative: 2,
    group_by: 3.2,
    above_average: 1.1,
    beyond_another: 0.7,
    set_operation: 0.8,
}
"""Shape to weight: what is asked of one table."""

SEVERAL_TABLES_SHAPES: dict[Shape, float] = {
    join_select: 5,
    join_show_both: 1,
    join_group: 3,
    join_superlative: 1.2,
    join_three: 2.4,
    with_or_without_children: 2.4,
    rows_of_leader: 1,
    names_of_two_tables: 0.5,
    rows_but_not_children: 0.5,
    join_set_operation: 0.9,
}
"""Shape to weight: what is asked of two or three tables."""


def draw_question(rng: random.Random, schema: SampledSchema, joins: float) -> Question:
    """A question on the schema. `joins`: the chance of a shape over several tables."""
    while True:
        several = len(schema.tables) > 1 and rng.random() < joins
        shapes = SEVERAL_TABLES_SHAPES if several else SINGLE_TABLE_SHAPES
        shape = rng.choices(list(shapes), list(shapes.values()))[0]
        question = shape(rng, schema)
        if question is not None:
            return question
