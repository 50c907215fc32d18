"""What is disregarded before two queries are compared: literals, DISTINCT, and which of two
joined columns is named.

Literals go in conditions, DISTINCT and the choice of column at the top level and behind set
operators. Inside a subquery of a condition only literals go, inside one of FROM nothing does:
the published evaluator does not descend further, and its verdicts depend on it.
"""

from __future__ import annotations

from lib.scoring.spider_query import (
    ColumnUnit,
    Conditions,
    Operand,
    OrderBy,
    Query,
    SelectUnit,
    ValueUnit,
    map_conditions,
)
from lib.scoring.spider_schema import ForeignKeyMap, SpiderSchema


def canonical(query: Query, schema: SpiderSchema, foreign_keys: ForeignKeyMap) -> Query:
    """The query as the evaluator compares it."""
    tables = [table for table in query.tables if isinstance(table, str)]
    known = schema.columns_of(tables)
    canonical_name = {column: first for column, first in foreign_keys.items() if column in known}
    return _Rewriter(canonical_name).query(_without_literals(query))


def _without_literals(query: Query) -> Query:
    return query._replace(
        join_conditions=_conditions_without_literals(query.join_conditions),
        where=_conditions_without_literals(query.where),
        having=_conditions_without_literals(query.having),
        intersect=query.intersect and _without_literals(query.intersect),
        union=query.union and _without_literals(query.union),
        except_=query.except_ and _without_literals(query.except_),
    )


def _conditions_without_literals(conditions: Conditions) -> Conditions:
    return map_conditions(
        conditions,
        lambda condition: condition._replace(
            low=_subquery(condition.low), high=_subquery(condition.high)
        ),
    )


def _subquery(operand: Operand) -> Query | None:
    return _without_literals(operand) if isinstance(operand, Query) else None


class _Rewriter:
    """Names each column by the first of its foreign key group, and forgets DISTINCT.

    The groups that hold are those of the outermost query's tables, behind set operators too.
    """

    def __init__(self, canonical_name: dict[str, str]) -> None:
        self._canonical_name = canonical_name

    def query(self, query: Query) -> Query:
        order_by = query.order_by
        return query._replace(
            select_distinct=None,
            select=tuple(
                SelectUnit(unit.aggregate, self._value(unit.value)) for unit in query.select
            ),
            join_conditions=self._conditions(query.join_conditions),
            where=self._conditions(query.where),
            group_by=tuple(map(self._column, query.group_by)),
            having=self._conditions(query.having),
            order_by=order_by
            and OrderBy(order_by.direction, tuple(map(self._value, order_by.units))),
            intersect=query.intersect and self.query(query.intersect),
            union=query.union and self.query(query.union),
            except_=query.except_ and self.query(query.except_),
        )

    def _conditions(self, conditions: Conditions) -> Conditions:
        return map_conditions(
            conditions, lambda condition: condition._replace(unit=self._value(condition.unit))
        )

    def _value(self, unit: ValueUnit) -> ValueUnit:
        right = unit.right and self._column(unit.right)
        return ValueUnit(unit.operator, self._column(unit.left), right)

    def _column(self, unit: ColumnUnit) -> ColumnUnit:
        return ColumnUnit(unit.aggregate, self._canonical_name.get(unit.column, unit.column), None)
