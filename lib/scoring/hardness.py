"""Spider's difficulty levels: easy, medium, hard, extra.

The levels count clauses (WHERE, GROUP BY, ORDER BY, LIMIT, joins, OR, LIKE), nested queries, and
whether there are several aggregates, columns, conditions or groups (Yu et al., 2018, and the
published evaluator, whose counts are kept where they differ from the paper).
"""

from __future__ import annotations

from collections.abc import Iterable

from lib.db.catalog import Catalog
from lib.records import Hardness
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import ColumnUnit, Query, SpiderSchema, conditions_of


def hardness(sql: str, catalog: Catalog) -> Hardness | None:
    """The level of a query; None where Spider's parser cannot read it.

    The published evaluator stops at such SQL and has no level for it.
    """
    query = parse_spider(sql, SpiderSchema.from_catalog(catalog))
    return None if query is None else query_hardness(query)


def query_hardness(query: Query) -> Hardness:
    """The level of a parsed query."""
    clauses, nested, others = _clauses(query), len(_nested_queries(query)), _others(query)
    if nested == 0:
        if clauses <= 1 and others == 0:
            return "easy"
        if (others <= 2 and clauses <= 1) or (clauses <= 2 and others < 2):
            return "medium"
        if (others > 2 and clauses <= 2) or (2 < clauses <= 3 and others <= 2):
            return "hard"
    elif nested == 1 and clauses <= 1 and others == 0:
        return "hard"
    return "extra"


def _nested_queries(query: Query) -> list[Query]:
    """The subqueries in conditions and the operands of set operators, but none of FROM's."""
    operands = [
        operand for condition in query.all_conditions for operand in (condition.low, condition.high)
    ]
    return [part for part in (*operands, *query.set_operands) if isinstance(part, Query)]


def _clauses(query: Query) -> int:
    present = [query.where, query.group_by, query.order_by, query.limit]
    return (
        sum(1 for clause in present if clause)
        + max(0, len(query.tables) - 1)
        + sum(1 for connector in query.all_connectors if connector == "or")
        + sum(1 for condition in query.all_conditions if condition.operator == "like")
    )


def _others(query: Query) -> int:
    """How many of these there are several of: aggregates, columns, conditions, groups."""
    return sum(
        (
            _aggregates(query) > 1,
            len(query.select) > 1,
            len(query.where) > 1,
            len(query.group_by) > 1,
        )
    )


def _aggregates(query: Query) -> int:
    """The evaluator's count: aggregates, and in conditions each NOT, and each part of HAVING
    that is no plain condition, because it looks at the first field of whatever it finds there.
    """
    units = query.order_by.units if query.order_by else ()
    ordered = [column for unit in units for column in (unit.left, unit.right) if column]
    return (
        sum(1 for unit in query.select if unit.aggregate != "none")
        + sum(1 for condition in conditions_of(query.where) if condition.negated)
        + _aggregated(query.group_by)
        + _aggregated(ordered)
        + sum(1 for part in query.having if isinstance(part, str) or part.negated)
    )


def _aggregated(columns: Iterable[ColumnUnit]) -> int:
    return sum(1 for column in columns if column.aggregate != "none")
