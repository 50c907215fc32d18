"""The components and names that Spider's evaluator compares. All are immutable and hashable.

Columns are written `__table.column__`, tables `__table__`, the star `__all__`, in lower case, as in
Spider's own files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, cast

from lib.database.catalog import Catalog

_ALL_COLUMNS = "__all__"


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


class SpiderCondition(NamedTuple):
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


class SpiderQuery(NamedTuple):
    """One SELECT with what follows it.

    `tables` holds table names and subqueries. `join_conditions`, `where` and `having` alternate
    conditions and the connectors "and", "or". At most one of the last three fields is set.
    """

    select_distinct: bool | None = False
    select: tuple[SelectUnit, ...] = ()
    tables: tuple[str | SpiderQuery, ...] = ()
    join_conditions: SpiderConditions = ()
    where: SpiderConditions = ()
    group_by: tuple[ColumnUnit, ...] = ()
    having: SpiderConditions = ()
    order_by: OrderBy | None = None
    limit: bool = False
    intersect: SpiderQuery | None = None
    union: SpiderQuery | None = None
    except_: SpiderQuery | None = None

    @property
    def all_conditions(self) -> tuple[SpiderCondition, ...]:
        """The conditions of joins, WHERE and HAVING."""
        clauses = (self.join_conditions, self.where, self.having)
        return tuple(condition for clause in clauses for condition in conditions_of(clause))

    @property
    def all_connectors(self) -> tuple[object, ...]:
        """What stands between these conditions."""
        clauses = (self.join_conditions, self.where, self.having)
        return tuple(connector for clause in clauses for connector in connectors_of(clause))

    @property
    def set_operands(self) -> tuple[SpiderQuery | None, SpiderQuery | None, SpiderQuery | None]:
        """The right-hand sides of INTERSECT, EXCEPT and UNION, in the evaluator's order."""
        return self.intersect, self.except_, self.union


Operand = None | str | float | ColumnUnit | SpiderQuery
SpiderConditions = tuple[SpiderCondition | str, ...]

EMPTY_QUERY = SpiderQuery()
"""What a prediction that the parser cannot read counts as."""


def conditions_of(conditions: SpiderConditions) -> tuple[SpiderCondition, ...]:
    """Every other element: the conditions."""
    return cast(tuple[SpiderCondition, ...], conditions[::2])


def connectors_of(conditions: SpiderConditions) -> tuple[object, ...]:
    """The elements in between: the connectors, or whatever else stands there."""
    return conditions[1::2]


def map_conditions(
    conditions: SpiderConditions, rewrite: Callable[[SpiderCondition], SpiderCondition]
) -> SpiderConditions:
    """Rewrite every other element, leave what is in between."""
    return tuple(
        part if position % 2 else rewrite(cast(SpiderCondition, part))
        for position, part in enumerate(conditions)
    )


ForeignKeyMap = Mapping[str, str]
"""Column to the first column of its group, both as `__table.column__`."""


@dataclass(frozen=True)
class SpiderSchema:
    """`columns`: the columns of each table, all names in lower case."""

    columns: Mapping[str, tuple[str, ...]]

    @classmethod
    def from_catalog(cls, catalog: Catalog) -> SpiderSchema:
        return cls(
            {
                table.name.lower(): tuple(column.name.lower() for column in table.columns)
                for table in catalog.tables
            }
        )

    @cached_property
    def identifiers(self) -> dict[str, str]:
        """`table`, `table.column` and `*` to what the evaluator calls them."""
        names = {"*": _ALL_COLUMNS}
        for table, columns in self.columns.items():
            names |= {f"{table}.{column}": f"__{table}.{column}__" for column in columns}
        return names | {table: f"__{table}__" for table in self.columns}

    def columns_of(self, tables: Iterable[str]) -> frozenset[str]:
        """The columns, as `__table.column__`, of tables given as `__table__`."""
        starts = {table[:-2] for table in tables}
        names = ((name, *name.partition(".")) for name in self.identifiers.values())
        return frozenset(name for name, start, dot, _ in names if dot and start in starts)


def foreign_keys_from_catalog(catalog: Catalog) -> ForeignKeyMap:
    """The groups by the foreign keys that the database declares.

    Joined columns are equal, so `T1.id` in one query is as good as `T2.singer_id` in another. The
    evaluator maps every column of a foreign key to the first of its group before it compares.
    """
    names = [_column_name(table.name, c.name) for table in catalog.tables for c in table.columns]
    positions = {name: position for position, name in enumerate(names)}
    links = (
        (_column_name(table.name, own), _column_name(key.referenced_table, referenced))
        for table in catalog.tables
        for key in table.foreign_keys
        for own, referenced in key.pairs
    )
    pairs = [(positions[a], positions[b]) for a, b in links if {a, b} <= positions.keys()]
    return _foreign_key_map(names, pairs)


def foreign_keys_from_entry(entry: Mapping[str, Any]) -> ForeignKeyMap:
    """The groups by the foreign keys of one database's entry in Spider's tables.json.

    Raises KeyError or IndexError where the entry lacks a key or a key names no column.
    """
    tables = entry["table_names_original"]
    names = [
        _ALL_COLUMNS if table < 0 else _column_name(tables[table], column)
        for table, column in entry["column_names_original"]
    ]
    return _foreign_key_map(names, entry["foreign_keys"])


def _foreign_key_map(names: list[str], pairs: Iterable[Iterable[int]]) -> ForeignKeyMap:
    """Group the columns. A pair joins the first group that has either end; groups never merge."""
    groups: list[set[int]] = []
    for pair in pairs:
        ends = set(pair)
        group = next((known for known in groups if known & ends), None)
        if group is None:
            groups.append(ends)
        else:
            group |= ends
    return {names[column]: names[min(group)] for group in groups for column in sorted(group)}


def _column_name(table: str, column: str) -> str:
    return f"__{table.lower()}.{column.lower()}__"
