"""Partial match: which clauses of a prediction are those of gold.

Ten components, each all or nothing, as the published Spider evaluator counts them. Its odd cases
are kept: GROUP BY compares column names without their tables, a component that is absent on both
sides is a match, and "group" needs the same columns in the same order and the same HAVING.

Spider's difficulty levels: easy, medium, hard, extra.

The levels count clauses (WHERE, GROUP BY, ORDER BY, LIMIT, joins, OR, LIKE), nested queries, and
whether there are several aggregates, columns, conditions or groups (Yu et al., 2018, and the
published evaluator, whose counts are kept where they differ from the paper).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from lib.base.records import Hardness
from lib.database.catalog import Catalog
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import ColumnUnit, Query, SpiderSchema, conditions_of, connectors_of

PARTIAL_COMPONENTS = (
    "select",
    "select(no AGG)",
    "where",
    "where(no OP)",
    "group(no Having)",
    "group",
    "order",
    "and/or",
    "IUEN",
    "keywords",
)


class ComponentMatch(NamedTuple):
    """How many parts a component has in gold and in the prediction, and how many agree."""

    gold: int
    predicted: int
    agreed: int

    @property
    def matches(self) -> bool:
        return self.gold == self.predicted == self.agreed

    @property
    def scores(self) -> list[int]:
        """[accuracy, recall, F1]; the evaluator counts a component wholly or not at all."""
        return [int(self.matches)] * 3


def partial_match(prediction: Query, gold: Query) -> dict[str, ComponentMatch]:
    """The ten components, in their usual order. Both queries are in canonical form."""
    select, gold_select = prediction.select, gold.select
    where, gold_where = conditions_of(prediction.where), conditions_of(gold.where)
    matches = (
        _overlap(select, gold_select),
        _overlap((unit.value for unit in select), (unit.value for unit in gold_select)),
        _overlap(where, gold_where),
        _overlap((part.unit for part in where), (part.unit for part in gold_where)),
        _overlap(_group_columns(prediction), _group_columns(gold)),
        _group(prediction, gold),
        _order(prediction, gold),
        _connectors(prediction, gold),
        _set_operations(prediction, gold),
        _overlap(_keywords(prediction), _keywords(gold)),
    )
    return dict(zip(PARTIAL_COMPONENTS, matches, strict=True))


def exact_match(prediction: Query, gold: Query) -> bool:
    """All components match, and FROM names the same tables. Both are in canonical form."""
    return all_match(partial_match(prediction, gold), prediction, gold)


def all_match(components: dict[str, ComponentMatch], prediction: Query, gold: Query) -> bool:
    """`exact_match` where the components have been compared already."""
    if not all(component.matches for component in components.values()):
        return False
    if not gold.tables or gold.tables == prediction.tables:
        return True
    return Counter(gold.tables) == Counter(prediction.tables)


def _overlap(predicted: Iterable[Any], gold: Iterable[Any]) -> ComponentMatch:
    predicted_parts, gold_parts = list(predicted), list(gold)
    if predicted_parts == gold_parts:  # the most frequent case; counting costs more
        return ComponentMatch(len(gold_parts), len(gold_parts), len(gold_parts))
    agreed = (Counter(predicted_parts) & Counter(gold_parts)).total()
    return ComponentMatch(len(gold_parts), len(predicted_parts), agreed)


def _group_columns(query: Query) -> list[str]:
    """The columns without their tables."""
    return [unit.column.partition(".")[2] or unit.column for unit in query.group_by]


def _group(prediction: Query, gold: Query) -> ComponentMatch:
    agreed = (
        bool(prediction.group_by and gold.group_by)
        and [unit.column for unit in prediction.group_by] == [unit.column for unit in gold.group_by]
        and prediction.having == gold.having
    )
    return ComponentMatch(bool(gold.group_by), bool(prediction.group_by), agreed)


def _order(prediction: Query, gold: Query) -> ComponentMatch:
    agreed = (
        gold.order_by is not None
        and prediction.order_by == gold.order_by
        and prediction.limit == gold.limit
    )
    return ComponentMatch(gold.order_by is not None, prediction.order_by is not None, agreed)


def _connectors(prediction: Query, gold: Query) -> ComponentMatch:
    predicted, wanted = set(connectors_of(prediction.where)), set(connectors_of(gold.where))
    if predicted == wanted:
        return ComponentMatch(1, 1, 1)
    return ComponentMatch(len(predicted), len(wanted), 0)  # the two lengths swapped, as published


def _set_operations(prediction: Query, gold: Query) -> ComponentMatch:
    predicted, wanted = prediction.set_operands, gold.set_operands
    return ComponentMatch(
        sum(1 for operand in wanted if operand),
        sum(1 for operand in predicted if operand),
        sum(1 for p, g in zip(predicted, wanted, strict=True) if p and g and exact_match(p, g)),
    )


def _keywords(query: Query) -> set[str]:
    operators = {condition.operator for condition in query.all_conditions}
    present = {
        "where": query.where,
        "group": query.group_by,
        "having": query.having,
        "order": query.order_by,
        "limit": query.limit,
        "except": query.except_,
        "union": query.union,
        "intersect": query.intersect,
        "or": "or" in query.all_connectors,
        "not": any(condition.negated for condition in query.all_conditions),
        "in": "in" in operators,
        "like": "like" in operators,
    }
    keywords = {keyword for keyword, part in present.items() if part}
    return keywords | {query.order_by.direction} if query.order_by else keywords


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
