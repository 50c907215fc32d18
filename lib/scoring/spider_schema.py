"""A database's names as Spider's evaluator writes them, and which columns it takes for the same.

Joined columns are equal, so `T1.id` in one query is as good as `T2.singer_id` in another. The
evaluator maps every column of a foreign key to the first of its group before it compares.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lib.db.catalog import Catalog
from lib.scoring.spider_query import ALL_COLUMNS

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
        names = {"*": ALL_COLUMNS}
        for table, columns in self.columns.items():
            names |= {f"{table}.{column}": f"__{table}.{column}__" for column in columns}
        return names | {table: f"__{table}__" for table in self.columns}

    def columns_of(self, tables: Iterable[str]) -> frozenset[str]:
        """The columns, as `__table.column__`, of tables given as `__table__`."""
        columns = (self._columns_by_prefix.get(table[:-2], frozenset()) for table in tables)
        return frozenset().union(*columns)

    @cached_property
    def _columns_by_prefix(self) -> dict[str, frozenset[str]]:
        groups: defaultdict[str, set[str]] = defaultdict(set)
        for name in self.identifiers.values():
            prefix, dot, _ = name.partition(".")
            if dot:
                groups[prefix].add(name)
        return {prefix: frozenset(names) for prefix, names in groups.items()}


def foreign_keys_from_catalog(catalog: Catalog) -> ForeignKeyMap:
    """The groups by the foreign keys that the database declares."""
    names = [
        _column_name(table.name, column.name)
        for table in catalog.tables
        for column in table.columns
    ]
    positions = {name: position for position, name in enumerate(names)}
    pairs = []
    for table in catalog.tables:
        for key in table.foreign_keys:
            ends = (
                positions.get(_column_name(table.name, key.column)),
                positions.get(_column_name(key.referenced_table, key.referenced_column)),
            )
            if ends[0] is not None and ends[1] is not None:
                pairs.append((ends[0], ends[1]))
    return _foreign_key_map(names, pairs)


def foreign_keys_from_entry(entry: Mapping[str, Any]) -> ForeignKeyMap:
    """The groups by the foreign keys of one database's entry in Spider's tables.json.

    Raises KeyError or IndexError where the entry lacks a key or a key names no column.
    """
    tables = entry["table_names_original"]
    names = [
        ALL_COLUMNS if table < 0 else _column_name(tables[table], column)
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
