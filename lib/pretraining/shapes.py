"""What the question shapes share: the question, and the draws that most of them begin with.

A shape is a function from a random state and a schema to a `Question`, or None where the schema
does not allow the shape. SQL is written in Spider's style: T1, T2, T3 where tables are joined, bare
columns where there is one table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lib.pretraining.schemas import ColumnSpec, SchemaSpec, TableSpec

AGGREGATES = {
    "AVG": ("average", "mean"),
    "SUM": ("total", "sum of the"),
    "MAX": ("maximum", "highest", "largest"),
    "MIN": ("minimum", "lowest", "smallest"),
}
"""SQL function to what people call it."""

_KEYS_TOO_CHANCE = 0.12


@dataclass(frozen=True)
class Question:
    text: str
    sql: str


Shape = Callable[[random.Random, SchemaSpec], Question | None]


@dataclass(frozen=True)
class Join:
    """A child table (T2) with a foreign key to a parent (T1)."""

    child: TableSpec
    parent: TableSpec
    column: str

    @property
    def sql(self) -> str:
        """What stands after FROM."""
        return (
            f"{self.parent.name} AS T1 JOIN {self.child.name} AS T2 "
            f"ON T1.{self.parent.key.name} = T2.{self.column}"
        )


def draw_table(rng: random.Random, schema: SchemaSpec) -> TableSpec:
    """A table, one with more than keys where there is one."""
    return rng.choice([table for table in schema.tables if table.plain_columns] or schema.tables)


def draw_columns(rng: random.Random, table: TableSpec, most: int = 3) -> list[ColumnSpec]:
    """One to `most` columns to show, mostly one; keys only now and then."""
    pool = list(table.plain_columns) or [table.key]
    if rng.random() < _KEYS_TOO_CHANCE:
        pool = list(table.columns)
    return rng.sample(pool, min(len(pool), rng.choice((1, 1, 1, 2, 2, most))))


def draw_column(rng: random.Random, table: TableSpec) -> ColumnSpec:
    """A column that is no key, where there is one."""
    return rng.choice(table.plain_columns or (table.key,))


def draw_join(rng: random.Random, schema: SchemaSpec) -> Join | None:
    """A child and its parent, which has more than keys; None where there is no such pair."""
    joins = [
        Join(table, schema.tables[index], column)
        for table in schema.tables
        for column, index in table.references
        if schema.tables[index].plain_columns
    ]
    return rng.choice(joins) if joins else None


def column_list(columns: Sequence[ColumnSpec], alias: str = "") -> str:
    """The columns as SQL writes them after SELECT, qualified by `alias` where there is one."""
    prefix = f"{alias}." if alias else ""
    return ", ".join(f"{prefix}{column.name}" for column in columns)


def direction(descending: bool) -> str:
    """What follows the column in ORDER BY."""
    return " DESC" if descending else ""
