"""Pretraining questions with their SQL, and wrong SQL of the kinds that a small model writes.

Of the wrong SQL, for repair prompts, half are identifiers gone wrong (the other alias, a
neighbour's column, a word of another table), which SQLite refuses; half run and answer another
question.
"""

import random
import re
from collections.abc import Callable

from lib.making.base_model import grouping, several_tables, single_table
from lib.making.base_model.schemas import SampledSchema
from lib.making.base_model.shapes import Question, Shape

SINGLE_TABLE_SHAPES: dict[Shape, float] = {
    single_table.select_columns: 5,
    single_table.select_distinct: 0.8,
    single_table.look_up: 1.8,
    single_table.count_rows: 2.6,
    single_table.count_distinct: 0.9,
    single_table.aggregate: 2.2,
    single_table.order_by: 1.4,
    single_table.superlative: 2,
    grouping.group_by: 3.2,
    grouping.above_average: 1.1,
    grouping.beyond_another: 0.7,
    single_table.set_operation: 0.8,
}
"""Shape to weight: what is asked of one table."""

SEVERAL_TABLES_SHAPES: dict[Shape, float] = {
    several_tables.join_select: 5,
    several_tables.join_show_both: 1,
    several_tables.join_group: 3,
    several_tables.join_superlative: 1.2,
    several_tables.join_three: 2.4,
    grouping.with_or_without_children: 2.4,
    grouping.rows_of_leader: 1,
    grouping.names_of_two_tables: 0.5,
    grouping.rows_but_not_children: 0.5,
    grouping.join_set_operation: 0.9,
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


_QUALIFIED = re.compile(r"\b(T[123])\.(\w+)")
_OPERATORS = {
    " > ": " < ",
    " < ": " > ",
    " >= ": " > ",
    " <= ": " < ",
    " = ": " != ",
    " != ": " = ",
}
_AGGREGATES = ("AVG", "SUM", "MAX", "MIN")
_CLAUSES = (" WHERE ", " GROUP BY ", " HAVING ", " ORDER BY ", " LIMIT ")
_TRIALS = 8

_Slip = Callable[[random.Random, SampledSchema, str], str]


def draw_slip(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    """A wrong version of `sql`: one that differs from it as text."""
    for _ in range(_TRIALS):
        wrong = rng.choice(_SLIPS)(rng, schema, sql)
        if wrong != sql:
            return wrong
    return _wrong_column(rng, schema, sql)


def _other_alias(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    matches = list(_QUALIFIED.finditer(sql))
    if not matches:
        return sql
    match = rng.choice(matches)
    others = sorted({found.group(1) for found in matches} - {match.group(1)})
    return _splice(sql, match.start(1), match.end(1), rng.choice(others or ["T2"]))


def _wrong_column(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    """A column replaced by one of any table, or by a part of its own name."""
    names = [column.name for table in schema.tables for column in table.columns]
    used = [match for name in set(names) for match in re.finditer(rf"\b{name}\b", sql)]
    if not used:
        return sql + " ORDER BY"
    match = rng.choice(sorted(used, key=lambda found: found.start()))
    name = match.group()
    parts = name.split("_")
    replacement = rng.choice(names) if rng.random() < 0.7 else rng.choice(parts)
    if replacement == name:
        replacement = f"{name}_{rng.choice(names)}"
    return _splice(sql, match.start(), match.end(), replacement)


def _wrong_table(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    used = [table for table in schema.tables if re.search(rf"\b{table.name}\b", sql)]
    table = rng.choice(used)
    replacement = rng.choice([other.name for other in schema.tables] + [f"{table.name}s"])
    return re.sub(rf"\b{table.name}\b", replacement, sql, count=1)


def _other_operator(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    present = [operator for operator in _OPERATORS if operator in sql.partition(" WHERE ")[2]]
    if not present:
        return sql
    operator = rng.choice(present)
    head, where, tail = sql.partition(" WHERE ")
    return head + where + tail.replace(operator, _OPERATORS[operator], 1)


def _other_aggregate(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    present = [function for function in (*_AGGREGATES, "COUNT") if f"{function}(" in sql]
    if not present:
        return sql
    return sql.replace(f"{rng.choice(present)}(", f"{rng.choice(_AGGREGATES)}(", 1)


def _dropped_tail(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    """The query cut off before one of its clauses: the condition, the group, the order."""
    for clause in rng.sample(_CLAUSES, len(_CLAUSES)):
        if clause in sql:
            return sql.partition(clause)[0]
    return sql


def _flipped_order(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    if " DESC" in sql:
        return sql.replace(" DESC", "", 1)
    return sql.replace(" LIMIT ", " DESC LIMIT ", 1)


def _other_question(rng: random.Random, schema: SampledSchema, sql: str) -> str:
    return draw_question(rng, schema, 0.5).sql


def _splice(text: str, start: int, end: int, replacement: str) -> str:
    return text[:start] + replacement + text[end:]


_SLIPS: tuple[_Slip, ...] = (
    *(_other_alias, _other_alias, _wrong_column, _wrong_column, _wrong_table),
    *(_other_operator, _other_aggregate, _dropped_tail, _flipped_order, _other_question),
)
