"""What a schema says of names: columns, which tables may be joined and on what, what can fit.

All names are as `fold_case` has them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from lib.db.catalog import Catalog
from lib.db.names import fold_case


class Source(NamedTuple):
    """A table of a FROM under the name that its columns are asked by.

    `table` is "" and `columns` may be None, which is any, where it is no table of the schema.
    """

    name: str
    table: str
    columns: frozenset[str] | None

    def may_have(self, column: str) -> bool:
        return self.columns is None or column in self.columns


Needs = frozenset[tuple[str, str]]
"""Columns that stand before their FROM: qualifier ("" for none) and column ("" for any)."""


class SchemaLinks:
    """One schema. What was asked once is remembered."""

    def __init__(self, catalog: Catalog) -> None:
        self.columns = {
            fold_case(table.name): frozenset(fold_case(column.name) for column in table.columns)
            for table in catalog.tables
        }
        self.column_counts = {fold_case(table.name): len(table.columns) for table in catalog.tables}
        self._catalog = catalog
        self._fitting: dict[tuple[tuple[Source, ...], Needs, int, int], bool] = {}

    def source(self, table: str) -> Source:
        return Source(table, table, self.columns[table])

    def may_join(self, table: str, sources: tuple[Source, ...]) -> bool:
        """Whether the table may stand beside these: a key leads from one of them to it.

        A table without any keys may stand everywhere. The same table twice is told apart by two
        keys to one table, or by a key to itself.
        """
        tables = {source.table for source in sources}
        if "" in tables or not tables:
            return True
        if table in tables:
            return bool(self._twice[table]) or any(table in self._twice[name] for name in tables)
        return any(self._are_linked(table, other) for other in tables)

    def joins_on(self, one: tuple[str, str], other: tuple[str, str]) -> bool:
        """Whether two columns, each a table and a column, may be equal where tables are joined."""
        if "" in (one[0], other[0]):
            return True
        if one[1] == other[1] and (self._is_key(one) or self._is_key(other)):
            return True
        if other[0] in self._linked[one[0]] or one[0] == other[0]:
            return self._groups.get(one, one) == self._groups.get(other, other)
        return not self._linked[one[0]] or not self._linked[other[0]]

    def unmet(self, sources: tuple[Source, ...], needs: Needs, merged: bool) -> Needs | None:
        """The needs that wait for further tables; None where these tables cannot be right.

        `merged`: columns of one name are one, so that none of them is ambiguous.
        """
        by_name = {source.name: source for source in sources}
        unmet = []
        for need in needs:
            qualifier, column = need
            if qualifier:
                source = by_name.get(qualifier)
                if source is None:
                    unmet.append(need)
                elif column and not source.may_have(column):
                    return None
            else:
                owners = [source for source in sources if source.may_have(column)]
                if len(owners) > 1 and not merged and all(o.columns is not None for o in owners):
                    return None
                if not owners:
                    unmet.append(need)
        return frozenset(unmet)

    def can_fit(
        self,
        sources: tuple[Source, ...],
        needs: Needs,
        merged: bool = False,
        before: int = 0,
        left: int | None = None,
    ) -> bool:
        """Whether tables can follow these sources so that every need is met, and by one of them.

        `before`: how many tables of SELECTs before this one count in the numbers of aliases.
        `left`: how many may follow; None: as many as the needs suggest.
        """
        unmet = self.unmet(sources, needs, merged)
        if unmet is None:
            return False
        if not unmet or merged:
            return True
        if left is None:
            left = _tables_to_come(unmet, before + len(sources))
        key = (sources, unmet, before, left)
        if key not in self._fitting:
            self._fitting[key] = left > 0 and any(
                self.can_fit((*sources, source), unmet, merged, before, left - 1)
                for table in self._owners_first(unmet, left)
                if self.may_join(table, sources)
                for source in self.namings(table, before + len(sources) + 1, unmet)
            )
        return self._fitting[key]

    def namings(self, table: str, place: int, needs: Needs) -> Iterator[Source]:
        """The table under each name that it can have as number `place` of a query.

        Of the aliases T1, T2, ... each table has that of its place.
        """
        source = self.source(table)
        asked = {qualifier for qualifier, _ in needs}
        habit = f"t{place}"
        if habit in asked:
            yield source._replace(name=habit)
            return
        for qualifier in asked:
            if not _is_numbered(qualifier) and qualifier not in self.columns:
                yield source._replace(name=qualifier)
        yield source

    def _owners_first(self, needs: Needs, left: int) -> list[str]:
        """The tables with the columns in need; before the last one comes, then the others, too."""
        asked = {column for _, column in needs if column}
        owners = [table for table, columns in self.columns.items() if columns & asked]
        owners.sort(key=lambda table: -len(self.columns[table] & asked))
        if left == 1 and asked:
            return owners
        return [*owners, *(table for table in self.columns if table not in owners)]

    def _are_linked(self, one: str, other: str) -> bool:
        keys = self._linked
        return not keys[one] or not keys[other] or other in keys[one] or other in self._alike[one]

    def _is_key(self, column: tuple[str, str]) -> bool:
        return column in self._groups or column in self._primary_keys

    @cached_property
    def _primary_keys(self) -> set[tuple[str, str]]:
        return {
            (fold_case(table.name), fold_case(column.name))
            for table in self._catalog.tables
            for column in table.columns
            if column.primary_key
        }

    @cached_property
    def _keys(self) -> list[tuple[tuple[str, str], tuple[str, str]]]:
        """Foreign keys: column and referenced column, each with its table."""
        keys = []
        for table in self._catalog.tables:
            for key in table.foreign_keys:
                one = (fold_case(table.name), fold_case(key.column))
                other = (fold_case(key.referenced_table), fold_case(key.referenced_column))
                if other[1] in self.columns.get(other[0], ()):
                    keys.append((one, other))
        return keys

    @cached_property
    def _groups(self) -> dict[tuple[str, str], tuple[str, str]]:
        """Columns that are equal by keys, each with the one that stands for its group."""
        groups: dict[tuple[str, str], tuple[str, str]] = {}
        for one, other in self._keys:
            old, new = groups.setdefault(one, one), groups.setdefault(other, other)
            for column in groups:
                if groups[column] == old:
                    groups[column] = new
        return groups

    @cached_property
    def _linked(self) -> dict[str, set[str]]:
        """Tables that hold columns of one group."""
        linked: dict[str, set[str]] = defaultdict(set)
        for one in self._groups:
            for other in self._groups:
                if self._groups[one] == self._groups[other] and one[0] != other[0]:
                    linked[one[0]].add(other[0])
        return linked

    @cached_property
    def _alike(self) -> dict[str, set[str]]:
        """Tables that have a key column of one name."""
        alike: dict[str, set[str]] = defaultdict(set)
        for table, columns in self.columns.items():
            for other, others in self.columns.items():
                shared = columns & others
                if table != other and any(
                    self._is_key((name, column)) for column in shared for name in (table, other)
                ):
                    alike[table].add(other)
        return alike

    @cached_property
    def _twice(self) -> dict[str, set[str]]:
        """The tables that a table has two keys to, or that have a key to themselves."""
        counts: dict[str, list[str]] = defaultdict(list)
        for one, other in self._keys:
            counts[one[0]].append(other[0])
        twice = defaultdict(set)
        for table, referenced in counts.items():
            twice[table] = {
                name for name in referenced if referenced.count(name) > 1 or name == table
            }
        return twice


def _tables_to_come(needs: Needs, place: int) -> int:
    """How many tables at most are searched for what is asked; `place`: how many are there."""
    qualifiers = {qualifier for qualifier, _ in needs}
    numbered = [int(name[1:]) for name in qualifiers if _is_numbered(name)]
    others = len(qualifiers) - len(numbered) + ("" in qualifiers)
    return max(max(numbered, default=place) - place, 0) + others


def _is_numbered(alias: str) -> bool:
    return alias[:1] == "t" and alias[1:].isdigit()
