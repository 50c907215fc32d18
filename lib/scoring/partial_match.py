"""Queries compared clause by clause, as Spider's evaluator does: exact and partial match, hardness.

Two queries are compared without their literals, without DISTINCT, and regardless of which of two
joined columns is named. Literals are removed from conditions; DISTINCT and the choice of column are
disregarded at the top level and after set operators. Inside a subquery of a condition only literals
are removed, inside one of FROM nothing is: the published evaluator does not descend further, and
its verdicts depend on it.

Partial match has ten components, each all or nothing. The evaluator's odd cases are kept: GROUP BY
compares column names without their tables, a component that is absent on both sides is a match, and
"group" needs the same columns in the same order and the same HAVING.

Hardness (easy, medium, hard, extra) counts clauses (WHERE, GROUP BY, ORDER BY, LIMIT, joins, OR,
LIKE), nested queries, and whether there are several aggregates, columns, conditions or groups (Yu
et al., 2018, and the published evaluator, whose counts are kept where they differ from the paper).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from lib.base.errors import DataError
from lib.base.jsonl import read_rows
from lib.base.records import Hardness
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import UnusableDatabaseError
from lib.scoring.ex import filled
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import (
    EMPTY_QUERY,
    ColumnUnit,
    ForeignKeyMap,
    Operand,
    OrderBy,
    SelectUnit,
    SpiderCondition,
    SpiderQuery,
    SpiderSchema,
    ValueUnit,
    conditions_of,
    connectors_of,
    foreign_keys_from_catalog,
    foreign_keys_from_entry,
    map_conditions,
)

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


@dataclass(frozen=True)
class StructureMatch:
    """How the text of a prediction compares with that of gold."""

    hardness: Hardness
    components: Mapping[str, ComponentMatch]
    exact: bool


class StructureMatcher:
    """Compares predictions with gold clause by clause, as Spider's evaluator does.

    `foreign_keys`: per db_id, from tables.json; other databases use the keys that they declare.
    """

    def __init__(self, foreign_keys: Mapping[str, ForeignKeyMap] | None = None) -> None:
        self._foreign_keys = foreign_keys or {}
        self._database = cache(self._open)
        self._gold = cache(self._read_gold)

    def match(
        self, db_id: str, db_path: str, gold_sql: str, predicted_sql: str
    ) -> StructureMatch | None:
        """The comparison; None where Spider's parser cannot read gold or the database is damaged.

        A prediction that it cannot read counts as an empty query.
        """
        database = self._database(db_id, db_path)
        gold = self._gold(db_id, db_path, gold_sql)
        if database is None or gold is None:
            return None
        catalog, schema, foreign_keys = database
        parsed = parse_spider(filled(predicted_sql, lambda: catalog), schema)
        prediction = canonical(parsed or EMPTY_QUERY, schema, foreign_keys)
        level, gold_query = gold
        components = partial_match(prediction, gold_query)
        exact = exact_match(prediction, gold_query, components)
        return StructureMatch(level, components, exact)

    def _open(self, db_id: str, db_path: str) -> tuple[Catalog, SpiderSchema, ForeignKeyMap] | None:
        """What the parser and the comparison need to know of a database."""
        try:
            catalog = load_catalog(Path(db_path), db_id)
        except UnusableDatabaseError:
            return None
        declared = self._foreign_keys.get(db_id)
        keys = foreign_keys_from_catalog(catalog) if declared is None else declared
        return catalog, SpiderSchema.from_catalog(catalog), keys

    def _read_gold(
        self, db_id: str, db_path: str, gold_sql: str
    ) -> tuple[Hardness, SpiderQuery] | None:
        database = self._database(db_id, db_path)
        if database is None:
            return None
        query = parse_spider(gold_sql, database[1])
        return query and (_query_hardness(query), canonical(query, *database[1:]))


def read_foreign_keys(path: Path) -> dict[str, ForeignKeyMap]:
    """The foreign key groups of every database in Spider's tables.json.

    Raises DataError that names the file, and the entry where one is malformed.
    """
    keys = ("db_id", "table_names_original", "column_names_original", "foreign_keys")
    entries = read_rows(path, keys, "--tables expects Spider's tables.json")
    foreign_keys = {}
    for number, entry in enumerate(entries, start=1):
        try:
            foreign_keys[str(entry["db_id"])] = foreign_keys_from_entry(entry)
        except (AttributeError, IndexError, TypeError, ValueError) as error:
            raise DataError(
                f"{path}: entry {number} is not one of Spider's tables.json "
                f"({type(error).__name__}: {error})"
            ) from None
    return foreign_keys


def canonical(query: SpiderQuery, schema: SpiderSchema, foreign_keys: ForeignKeyMap) -> SpiderQuery:
    """The query as the evaluator compares it."""
    tables = [table for table in query.tables if isinstance(table, str)]
    known = schema.columns_of(tables)
    canonical_name = {column: first for column, first in foreign_keys.items() if column in known}
    return _with_canonical_columns(_without_literals(query), canonical_name)


def _without_literals(query: SpiderQuery) -> SpiderQuery:
    def subquery(operand: Operand) -> SpiderQuery | None:
        return _without_literals(operand) if isinstance(operand, SpiderQuery) else None

    def bare(condition: SpiderCondition) -> SpiderCondition:
        return condition._replace(low=subquery(condition.low), high=subquery(condition.high))

    return _rewritten(query, bare, _without_literals)


def _with_canonical_columns(query: SpiderQuery, names: Mapping[str, str]) -> SpiderQuery:
    """Replace each column by the first of its foreign key group, and drop DISTINCT.

    The groups are those of the outermost query's tables, after set operators too.
    """

    def column(unit: ColumnUnit) -> ColumnUnit:
        return ColumnUnit(unit.aggregate, names.get(unit.column, unit.column), None)

    def value(unit: ValueUnit) -> ValueUnit:
        return ValueUnit(unit.operator, column(unit.left), unit.right and column(unit.right))

    rewritten = _rewritten(
        query,
        lambda condition: condition._replace(unit=value(condition.unit)),
        lambda other: _with_canonical_columns(other, names),
    )
    order_by = query.order_by
    return rewritten._replace(
        select_distinct=None,
        select=tuple(SelectUnit(unit.aggregate, value(unit.value)) for unit in query.select),
        group_by=tuple(map(column, query.group_by)),
        order_by=order_by and OrderBy(order_by.direction, tuple(map(value, order_by.units))),
    )


def _rewritten(
    query: SpiderQuery,
    condition: Callable[[SpiderCondition], SpiderCondition],
    operand: Callable[[SpiderQuery], SpiderQuery],
) -> SpiderQuery:
    """With its conditions rewritten, and the queries after its set operators."""
    return query._replace(
        join_conditions=map_conditions(query.join_conditions, condition),
        where=map_conditions(query.where, condition),
        having=map_conditions(query.having, condition),
        intersect=query.intersect and operand(query.intersect),
        union=query.union and operand(query.union),
        except_=query.except_ and operand(query.except_),
    )


def partial_match(prediction: SpiderQuery, gold: SpiderQuery) -> dict[str, ComponentMatch]:
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


def exact_match(
    prediction: SpiderQuery, gold: SpiderQuery, components: Mapping[str, ComponentMatch]
) -> bool:
    """All components match, and FROM names the same tables. Both are in canonical form."""
    same_tables = not gold.tables or Counter(gold.tables) == Counter(prediction.tables)
    return same_tables and all(component.matches for component in components.values())


def _overlap(predicted: Iterable[Any], gold: Iterable[Any]) -> ComponentMatch:
    predicted_parts, gold_parts = list(predicted), list(gold)
    if predicted_parts == gold_parts:  # the most frequent case; counting costs more
        return ComponentMatch(len(gold_parts), len(gold_parts), len(gold_parts))
    agreed = (Counter(predicted_parts) & Counter(gold_parts)).total()
    return ComponentMatch(len(gold_parts), len(predicted_parts), agreed)


def _group_columns(query: SpiderQuery) -> list[str]:
    return [unit.column.partition(".")[2] or unit.column for unit in query.group_by]


def _group(prediction: SpiderQuery, gold: SpiderQuery) -> ComponentMatch:
    agreed = (
        bool(prediction.group_by and gold.group_by)
        and [unit.column for unit in prediction.group_by] == [unit.column for unit in gold.group_by]
        and prediction.having == gold.having
    )
    return ComponentMatch(bool(gold.group_by), bool(prediction.group_by), agreed)


def _order(prediction: SpiderQuery, gold: SpiderQuery) -> ComponentMatch:
    agreed = (
        gold.order_by is not None
        and prediction.order_by == gold.order_by
        and prediction.limit == gold.limit
    )
    return ComponentMatch(gold.order_by is not None, prediction.order_by is not None, agreed)


def _connectors(prediction: SpiderQuery, gold: SpiderQuery) -> ComponentMatch:
    predicted, wanted = set(connectors_of(prediction.where)), set(connectors_of(gold.where))
    if predicted == wanted:
        return ComponentMatch(1, 1, 1)
    return ComponentMatch(len(predicted), len(wanted), 0)  # the two lengths swapped, as published


def _set_operations(prediction: SpiderQuery, gold: SpiderQuery) -> ComponentMatch:
    predicted, wanted = prediction.set_operands, gold.set_operands
    agreed = sum(
        exact_match(p, g, partial_match(p, g))
        for p, g in zip(predicted, wanted, strict=True)
        if p and g
    )
    return ComponentMatch(sum(map(bool, wanted)), sum(map(bool, predicted)), agreed)


def _keywords(query: SpiderQuery) -> set[str]:
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
    return None if query is None else _query_hardness(query)


def _query_hardness(query: SpiderQuery) -> Hardness:
    clauses, nested = _clauses(query), len(_nested_queries(query))
    several = (query.select, query.where, query.group_by)
    others = (_aggregates(query) > 1) + sum(len(parts) > 1 for parts in several)
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


def _nested_queries(query: SpiderQuery) -> list[SpiderQuery]:
    """The subqueries in conditions and the operands of set operators, but none of FROM's."""
    operands = [
        operand for condition in query.all_conditions for operand in (condition.low, condition.high)
    ]
    return [part for part in (*operands, *query.set_operands) if isinstance(part, SpiderQuery)]


def _clauses(query: SpiderQuery) -> int:
    return (
        sum(map(bool, (query.where, query.group_by, query.order_by, query.limit)))
        + max(0, len(query.tables) - 1)
        + query.all_connectors.count("or")
        + sum(condition.operator == "like" for condition in query.all_conditions)
    )


def _aggregates(query: SpiderQuery) -> int:
    """The evaluator's count: aggregates, and in conditions each NOT, and each part of HAVING
    that is no plain condition, because it looks at the first field of whatever it finds there.
    """
    units = query.order_by.units if query.order_by else ()
    ordered = [column for unit in units for column in (unit.left, unit.right) if column]
    return (
        sum(unit.aggregate != "none" for unit in query.select)
        + sum(column.aggregate != "none" for column in (*query.group_by, *ordered))
        + sum(condition.negated for condition in conditions_of(query.where))
        + sum(isinstance(part, str) or part.negated for part in query.having)
    )
