"""The components that Spider's evaluator sees in a query. All are immutable and hashable.

Columns are written `__table.column__`, tables `__table__`, the star `__all__`, in lower case, as in
Spider's own files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

AGGREGATES = ("none", "max", "min", "count", "sum", "avg")
CONDITION_OPERATORS = (
    "not",
    "between",
    "=",
    ">",
    "<",
    ">=",
    "<=",
    "!=",
    "in",
    "like",
    "is",
    "exists",
)
SET_OPERATORS = ("intersect", "union", "except")

ALL_COLUMNS = "__all__"


class ColumnUnit(NamedTuple):
    """A column, perhaps inside an aggregate. `distinct` is None once DISTINCT is disregarded."""

    aggregate: str
    column: str
    distinct: bool | None


class ValueUnit(NamedTuple):
    """One column, or two with an arithmetic operator ("none", "-", "+", "*", "/")."""

    operator: str
    left: ColumnUnit
    right: ColumnUnit | None


class SelectUnit(NamedTuple):
    """One selected expression with the aggregate around it."""

    aggregate: str
    value: ValueUnit


class Condition(NamedTuple):
    """`low` and `high` are literals, columns or subqueries; `high` belongs to BETWEEN alone."""

    negated: bool
    operator: str
    unit: ValueUnit
    low: Operand
    high: Operand


class OrderBy(NamedTuple):
    """The last direction that is written counts for all."""

    direction: str
    units: tuple[ValueUnit, ...]


class Query(NamedTuple):
    """One SELECT with what follows it.

    `tables` holds table names and subqueries. `join_conditions`, `where` and `having` alternate
    conditions and the connectors "and", "or". At most one of the last three fields is set.
    """

    select_distinct: bool | None = False
    select: tuple[SelectUnit, ...] = ()
    tables: tuple[str | Query, ...] = ()
    join_conditions: Conditions = ()
    where: Conditions = ()
    group_by: tuple[ColumnUnit, ...] = ()
    having: Conditions = ()
    order_by: OrderBy | None = None
    limit: bool = False
    intersect: Query | None = None
    union: Query | None = None
    except_: Query | None = None

    @property
    def all_conditions(self) -> tuple[Condition, ...]:
        """The conditions of joins, WHERE and HAVING."""
        return (
            conditions_of(self.join_conditions)
            + conditions_of(self.where)
            + conditions_of(self.having)
        )

    @property
    def all_connectors(self) -> tuple[object, ...]:
        """What stands between these conditions."""
        return (
            connectors_of(self.join_conditions)
            + connectors_of(self.where)
            + connectors_of(self.having)
        )

    @property
    def set_operands(self) -> tuple[Query | None, Query | None, Query | None]:
        """The right-hand sides of INTERSECT, EXCEPT and UNION, in the evaluator's order."""
        return self.intersect, self.except_, self.union


Operand = None | str | float | ColumnUnit | Query
Conditions = tuple[Condition | str, ...]

EMPTY_QUERY = Query()
"""What a prediction that the parser cannot read counts as."""


def conditions_of(conditions: Conditions) -> tuple[Condition, ...]:
    """Every other element: the conditions."""
    return cast(tuple[Condition, ...], conditions[::2])


def connectors_of(conditions: Conditions) -> tuple[object, ...]:
    """The elements in between: the connectors, or whatever else stands there."""
    return conditions[1::2]


def map_conditions(conditions: Conditions, rewrite: Callable[[Condition], Condition]) -> Conditions:
    """Rewrite every other element, leave what is in between."""
    return tuple(
        part if position % 2 else rewrite(cast(Condition, part))
        for position, part in enumerate(conditions)
    )
