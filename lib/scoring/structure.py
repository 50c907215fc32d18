"""Hardness, partial and exact match of predictions; what belongs to a database is read once.

Two queries are compared without their literals, without DISTINCT, and regardless of which of two
joined columns is named. Literals are removed from conditions; DISTINCT and the choice of column are
disregarded at the top level and after set operators. Inside a subquery of a condition only literals
are removed, inside one of FROM nothing is: the published evaluator does not descend further, and
its verdicts depend on it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from lib.base.errors import DataError
from lib.base.records import Hardness
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import UnusableDatabaseError
from lib.scoring.partial_match import ComponentMatch, all_match, partial_match, query_hardness
from lib.scoring.query_text import filled
from lib.scoring.spider_parser import parse_spider
from lib.scoring.spider_query import (
    EMPTY_QUERY,
    ColumnUnit,
    Conditions,
    ForeignKeyMap,
    Operand,
    OrderBy,
    Query,
    SelectUnit,
    SpiderSchema,
    ValueUnit,
    foreign_keys_from_catalog,
    foreign_keys_from_entry,
    map_conditions,
)


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
        self._databases: dict[str, _Database | None] = {}
        self._gold: dict[tuple[str, str], tuple[Hardness, Query] | None] = {}

    def match(
        self, db_id: str, db_path: str, gold_sql: str, predicted_sql: str
    ) -> StructureMatch | None:
        """The comparison; None where Spider's parser cannot read gold or the database is damaged.

        A prediction that it cannot read counts as an empty query.
        """
        if db_path not in self._databases:
            self._databases[db_path] = self._open(db_id, db_path)
        database = self._databases[db_path]
        if database is None:
            return None
        schema, foreign_keys = database.schema, database.foreign_keys
        if (db_path, gold_sql) not in self._gold:
            query = parse_spider(gold_sql, schema)
            self._gold[db_path, gold_sql] = query and (
                query_hardness(query),
                canonical(query, schema, foreign_keys),
            )
        gold = self._gold[db_path, gold_sql]
        if gold is None:
            return None
        level, gold_query = gold
        prediction_text = filled(predicted_sql, lambda: database.catalog)
        parsed = parse_spider(prediction_text, schema) or EMPTY_QUERY
        prediction = canonical(parsed, schema, foreign_keys)
        components = partial_match(prediction, gold_query)
        return StructureMatch(level, components, all_match(components, prediction, gold_query))

    def _open(self, db_id: str, db_path: str) -> _Database | None:
        try:
            catalog = load_catalog(Path(db_path), db_id)
        except UnusableDatabaseError:
            return None
        keys = self._foreign_keys.get(db_id)
        return _Database(
            catalog,
            SpiderSchema.from_catalog(catalog),
            foreign_keys_from_catalog(catalog) if keys is None else keys,
        )


@dataclass(frozen=True)
class _Database:
    """What the parser and the comparison need to know of a database."""

    catalog: Catalog
    schema: SpiderSchema
    foreign_keys: ForeignKeyMap


def read_foreign_keys(path: Path) -> dict[str, ForeignKeyMap]:
    """The foreign key groups of every database in Spider's tables.json.

    Raises DataError that names the file, and the entry where one is malformed.
    """
    try:
        entries = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise DataError(f"{path}: not JSON ({error})") from None
    if not isinstance(entries, list):
        raise DataError(f"{path}: expected a list of databases, found {type(entries).__name__}")
    foreign_keys = {}
    for number, entry in enumerate(entries):
        try:
            foreign_keys[str(entry["db_id"])] = foreign_keys_from_entry(entry)
        except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
            raise DataError(
                f"{path}: entry {number} is not one of Spider's tables.json "
                f"({type(error).__name__}: {error})"
            ) from None
    return foreign_keys


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
    """Replaces each column by the first of its foreign key group, and drops DISTINCT.

    The groups are those of the outermost query's tables, after set operators too.
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
