"""Pretraining questions with their SQL: which shapes there are, and how often each is drawn."""

from __future__ import annotations

import random

from lib.pretraining.grouping import group_by
from lib.pretraining.schemas import SchemaSpec
from lib.pretraining.several_tables import (
    join_group,
    join_select,
    join_show_both,
    join_superlative,
    join_three,
    without_children,
)
from lib.pretraining.shapes import Question, Shape
from lib.pretraining.single_table import (
    above_average,
    aggregate,
    count_distinct,
    count_rows,
    order_by,
    select_columns,
    set_operation,
    superlative,
)

SINGLE_TABLE_SHAPES: dict[Shape, float] = {
    select_columns: 5,
    count_rows: 3,
    count_distinct: 0.8,
    aggregate: 2.2,
    order_by: 1.6,
    superlative: 2.2,
    group_by: 3,
    above_average: 1.2,
    set_operation: 1.2,
}
"""Shape to weight: what is asked of one table."""

SEVERAL_TABLES_SHAPES: dict[Shape, float] = {
    join_select: 5,
    join_show_both: 1.2,
    join_group: 2.6,
    join_superlative: 1,
    join_three: 3,
    without_children: 2,
}
"""Shape to weight: what is asked of two or three tables."""


def draw_question(rng: random.Random, schema: SchemaSpec, joins: float) -> Question:
    """A question on the schema. `joins`: the chance of a shape over several tables."""
    while True:
        several = len(schema.tables) > 1 and rng.random() < joins
        shapes = SEVERAL_TABLES_SHAPES if several else SINGLE_TABLE_SHAPES
        shape = rng.choices(list(shapes), list(shapes.values()))[0]
        question = shape(rng, schema)
        if question is not None:
            return question
