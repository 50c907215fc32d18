"""The perturbed copies of a database: made once, kept in a folder, found again by content.

Each copy has the tables of the database with changed rows, of the same types and with valid keys.
Rows are dropped, repeated (under keys of their own), invented where there are few, and added so
that they meet a query's conditions, or all but one; values change a little, move to or near the
constants of queries, or change places within their column; NULLs appear where the column may hold
them; children get other parents. Keys keep their values, and every foreign key refers to a row.
Every value stays of the kind of its column: a date stays a date in the same format.
"""

import copy
import os
import random
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from lib.base.errors import DataError
from lib.base.identity import files_fingerprint, fingerprint
from lib.base.records import Value
from lib.database.catalog import ColumnCondition, ForeignKey, fold_case, load_catalog
from lib.database.files import Deadline, connect_read_only
from lib.database.perturbed.kinds import LARGEST_INTEGER
from lib.database.perturbed.tables import (
    Row,
    StoredTable,
    extra_statements,
    read_tables,
    write_tables,
)
from lib.database.perturbed.values import ColumnValues

TableConditions = Mapping[str, Sequence[tuple[ColumnCondition, ...]]]
"""By folded table name: the conditions of queries on one row of the table, one tuple per query."""

_VERSION = 2  # of the way copies are made: raise it when that changes
_MAX_BYTES = 1 << 30
_MAX_SECONDS = 60.0  # for reading the original and writing all copies

_MAX_ROWS = 1_000
_MIN_ROWS = 20
_INVENTED_ROWS = 30
_MAX_QUERIES = 60  # per table, whose conditions are met by added rows
_MAX_ROUNDS = 4  # of rows that miss a condition
_ADDED_ROWS = 120  # beyond which there is one round
_ADDED_PARENT_SHARE = 0.4
_MIN_ROWS_FOR_KEY = 3
_LARGEST_KEY = LARGEST_INTEGER - 1_000_000  # new keys start below it, so that none overflows
_FEW_VALUES = 3
_MAX_CONDITIONS = 200  # per column, of different queries


@dataclass(frozen=True)
class CopyRates:
    """Shares of rows kept and repeated, of cells changed and emptied, of children moved."""

    kept: float
    repeated: float
    changed: float
    nulls: float
    moved: float


_RATES = (
    CopyRates(kept=0.6, repeated=0.4, changed=0.1, nulls=0.02, moved=0.2),  # which rows there are
    CopyRates(kept=0.9, repeated=0.1, changed=0.8, nulls=0.05, moved=0.5),  # what they hold
    CopyRates(kept=0.8, repeated=0.2, changed=0.2, nulls=0.25, moved=0.3),  # what they do not hold
)
"""One copy is made for each."""


def perturbed_copies(
    database: Path,
    cache: Path,
    seed: int,
    queries: tuple[str, ...],
) -> tuple[Path, ...]:
    """The copies of `database`, one for each of `_RATES`, in their own folder of `cache`.

    The folder's name is a fingerprint of the database's content, of `seed` and of `queries`, the
    queries that the copies are made to distinguish. The folder is renamed into place when complete.
    Raises DataError where the database cannot be read, is larger than 1 GiB, holds values of over
    10 MB, or takes longer than a minute, and OSError where the copies cannot be written.
    """
    name = fingerprint(_VERSION, _content(database), seed, sorted(set(queries)))
    folder = cache / name
    if not folder.is_dir():
        _make(database, folder, f"{name}-{seed}", queries)
    return tuple(folder / f"copy_{number}.sqlite" for number in range(len(_RATES)))


def conditions_of_queries(database: Path, queries: tuple[str, ...]) -> TableConditions:
    """The conditions that queries put on one row of each table, without repeated ones."""
    # here: sqlglot takes half a second that scoring with copies that are there need not pay
    from lib.database.sql.value_uses import conditions_by_table

    catalog = load_catalog(database)
    found: dict[str, dict[tuple[ColumnCondition, ...], None]] = {}
    for sql in queries:
        for table, conditions in conditions_by_table(sql, catalog).items():
            found.setdefault(table, {})[conditions] = None
    return {table: list(conditions) for table, conditions in found.items()}


def _content(database: Path) -> str:
    try:
        if database.stat().st_size <= _MAX_BYTES:
            return files_fingerprint([database])
    except OSError as error:
        raise DataError(f"{database}: cannot be perturbed ({error.strerror})") from None
    raise DataError(f"{database}: larger than {_MAX_BYTES >> 30} GiB, too large to perturb")


def _make(database: Path, folder: Path, seed: str, queries: tuple[str, ...]) -> None:
    temporary = folder.with_name(f"{folder.name}.{os.getpid()}.tmp")
    temporary.mkdir(parents=True, exist_ok=True)
    deadline = Deadline(_MAX_SECONDS)
    try:
        with closing(connect_read_only(database)) as original:
            deadline.guard(original)
            tables = read_tables(original)
            extras = extra_statements(original)
        conditions = conditions_of_queries(database, queries)
        for number, rates in enumerate(_RATES):
            changed = copy.deepcopy(tables)
            _perturb(changed, conditions, rates, random.Random(f"{seed}-{number}"))
            with closing(sqlite3.connect(":memory:")) as target:
                deadline.guard(target)  # computed columns, checks and indexes come from the file
                write_tables(changed.values(), extras, target)
                content = target.serialize()
            # on the disk: after a power cut, a copy that is found must be whole
            with (temporary / f"copy_{number}.sqlite").open("wb") as out:
                out.write(content)
                out.flush()
                os.fsync(out.fileno())
        try:
            temporary.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was faster, with the same content
                raise
    except sqlite3.Error as error:
        reason = deadline.reason(error)
        raise DataError(f"{database}: cannot be perturbed ({reason})") from None
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _perturb(
    tables: dict[str, StoredTable],
    conditions: TableConditions,
    rates: CopyRates,
    rng: random.Random,
) -> None:
    """Replace the rows of every table, in place."""
    keys = {name: _key_columns(table, tables) for name, table in tables.items()}
    declares_not_null = not all(
        column.nullable for table in tables.values() for column in table.columns
    )
    for name, table in tables.items():
        maker = _TableMaker(table, keys[name], conditions.get(name, ()), rng)
        maker.make(rates, declares_not_null)
    for table in _parents_first(tables):
        for key in table.foreign_keys:
            _assign_parents(table, key, tables[fold_case(key.referenced_table)], rates, rng)


class _TableMaker:
    """Makes the rows of one table. `keys`: positions of the columns whose values stay."""

    def __init__(
        self,
        table: StoredTable,
        keys: frozenset[int],
        conditions: Sequence[tuple[ColumnCondition, ...]],
        rng: random.Random,
    ) -> None:
        self._table = table
        self._keys = keys
        self._rng = rng
        self._fresh = _fresh_column(table)
        self._next = 0
        self._queries = [
            [(c, place) for c in query if (place := table.position(c.column)) is not None]
            for query in conditions
        ]
        self._conditions = self._conditions_by_column()
        self._columns = [
            ColumnValues(
                column, [row[c] for row in table.rows[:_MAX_ROWS] if row[c] is not None], known
            )
            for c, (column, known) in enumerate(zip(table.columns, self._conditions, strict=True))
        ]
        rows = table.rows or [self._invented(n) for n in range(1, _INVENTED_ROWS + 1)]
        self._rows = rows if len(rows) <= _MAX_ROWS else rng.sample(rows, _MAX_ROWS)
        self._pools = [
            [row[c] for row in self._rows if row[c] is not None] for c in range(len(table.columns))
        ]
        self._many = [len(set(pool[:50])) > _FEW_VALUES for pool in self._pools]
        self._taken: set[Value] = set()
        if self._fresh is not None:
            self._taken.update(self._pools[self._fresh])
            numbers = [v for v in self._pools[self._fresh] if isinstance(v, int)]
            self._next = max((v for v in numbers if v < _LARGEST_KEY), default=0)

    def _conditions_by_column(self) -> list[list[ColumnCondition]]:
        """The different conditions on each column, no more than 200 of them."""
        found: list[dict[ColumnCondition, None]] = [{} for _ in self._table.columns]
        for query in self._queries:
            for condition, place in query:
                found[place][condition] = None
        return [
            self._rng.sample(list(known), _MAX_CONDITIONS)
            if len(known) > _MAX_CONDITIONS
            else list(known)
            for known in found
        ]

    def make(self, rates: CopyRates, declares_not_null: bool) -> None:
        rng = self._rng
        emptied = [c for c in range(len(self._pools)) if self._may_be_null(c, declares_not_null)]
        rows = [list(row) for row in self._rows if rng.random() < rates.kept]
        rows = rows or [list(row) for row in self._rows]
        rows += [self._copy(row) for row in rows if rng.random() < rates.repeated]
        for row in rows:
            self._change(row, rates.changed)
        for _ in range(len(rows), _MIN_ROWS):
            rows.append(self._copy(rng.choice(self._rows)))
            self._change(rows[-1], 1.0)
        for row in rows:
            for column in emptied:
                if rng.random() < rates.nulls:
                    row[column] = None
        added = list(self._added_rows())
        self._table.rows, self._table.added = rows + added, len(added)

    def _change(self, row: Row, share: float) -> None:
        for column in range(len(row)):
            if column not in self._keys and self._rng.random() < share:
                row[column] = self._other_value(column, row[column])

    def _added_rows(self) -> list[Row]:
        """For each query, a row that meets all conditions, and rows that miss one of them.

        A condition can be missed in many ways: where there are few queries, several rows miss it.
        """
        queries = self._queries
        if len(queries) > _MAX_QUERIES:
            queries = self._rng.sample(queries, _MAX_QUERIES)
        rows = []
        rounds = max(1, min(_MAX_ROUNDS, _ADDED_ROWS // (1 + sum(map(len, queries)))))
        for pairs in queries:
            for missed in (None, *pairs * rounds):
                row = self._copy(self._rng.choice(self._rows))
                for pair in pairs:
                    condition, position = pair
                    values = self._columns[position]
                    value = values.near if pair is missed else values.matching
                    if position != self._fresh:
                        row[position] = value(condition, self._rng)
                rows.append(row)
        return rows

    def _copy(self, row: Row) -> Row:
        """The same row under a key of its own."""
        copy = list(row)
        if self._fresh is not None:
            self._next += 1
            copy[self._fresh] = self._fresh_key(self._fresh, copy[self._fresh])
        return copy

    def _fresh_key(self, column: int, old: Value) -> Value:
        values = self._columns[column]
        if not isinstance(old, (str, int)) or values.plain_number:
            return self._next
        key = values.fresh(old, self._next, self._taken, self._rng)
        self._taken.add(key)
        return key

    def _other_value(self, column: int, value: Value) -> Value:
        rng, values, pool = self._rng, self._columns[column], self._pools[column]
        if self._conditions[column] and rng.random() < 0.5:
            condition = rng.choice(self._conditions[column])
            return (values.near if rng.random() < 0.5 else values.matching)(condition, rng)
        # few values: flags and codes, which have no neighbours
        if self._many[column] and value is not None and rng.random() < 0.5:
            return values.neighbour(value, rng)
        return rng.choice(pool) if pool else value

    def _may_be_null(self, column: int, declares_not_null: bool) -> bool:
        """Where nothing is declared NOT NULL, only columns that hold NULLs already may get more."""
        stored = self._table.columns[column]
        if column in self._keys - self._table.foreign_columns or stored.primary_key:
            return False
        if not stored.nullable:
            return False
        return declares_not_null or len(self._pools[column]) < len(self._rows)

    def _invented(self, number: int) -> Row:
        return [
            number if c.primary_key and values.plain_number else values.invent(self._rng)
            for c, values in zip(self._table.columns, self._columns, strict=True)
        ]


def _key_columns(table: StoredTable, tables: dict[str, StoredTable]) -> frozenset[int]:
    """Primary key, foreign keys, and what foreign keys of others refer to."""
    keys = {i for i, column in enumerate(table.columns) if column.primary_key}
    keys |= table.foreign_columns
    keys |= {
        c
        for other in tables.values()
        for key in other.foreign_keys
        if fold_case(key.referenced_table) == fold_case(table.name)
        for c in table.positions(key.referenced_columns)
    }
    fresh = _fresh_column(table)
    return frozenset(keys if fresh is None else keys | {fresh})


def _fresh_column(table: StoredTable) -> int | None:
    """The column whose value distinguishes a copied row.

    That is the last column of the primary key that is not a foreign key; in a table without a
    primary key, it is the first column if no two rows share a value of it.
    """
    foreign = table.foreign_columns
    key = [i for i, column in enumerate(table.columns) if column.primary_key]
    if key:
        return next((i for i in reversed(key) if i not in foreign), None)
    first = [row[0] for row in table.rows]
    unique = len(set(first)) == len(first) >= _MIN_ROWS_FOR_KEY
    return 0 if unique and None not in first and 0 not in foreign else None


def _assign_parents(
    table: StoredTable,
    key: ForeignKey,
    parent: StoredTable,
    rates: CopyRates,
    rng: random.Random,
) -> None:
    """Make the foreign key refer to existing rows; some children get another parent.

    Parents are drawn unevenly, so that some have many children and some have none, and those that
    were added for a query more often, so that its joins find them.
    """
    here, there = table.positions(key.columns), parent.positions(key.referenced_columns)
    targets = [tuple(row[c] for c in there) for row in parent.rows]
    targets = [target for target in targets if None not in target]
    wanted = targets[-parent.added :] if parent.added else []
    known = {str(target) for target in targets}
    for index, row in enumerate(table.rows):
        current = tuple(row[c] for c in here)
        added = index >= len(table.rows) - table.added
        moved = added or rng.random() < rates.moved
        if None in current and not added:
            continue
        if not targets or (str(current) in known and not moved):
            continue
        often = wanted and rng.random() < _ADDED_PARENT_SHARE
        target = rng.choice(wanted) if often else targets[int(rng.random() ** 2 * len(targets))]
        for column, value in zip(here, target, strict=True):
            row[column] = value


def _parents_first(tables: dict[str, StoredTable]) -> list[StoredTable]:
    """The tables in an order in which, as far as there are no cycles, parents come first."""
    done: dict[str, StoredTable] = {}

    def visit(name: str, path: frozenset[str]) -> None:
        if name in done or name in path:
            return
        for key in tables[name].foreign_keys:
            visit(fold_case(key.referenced_table), path | {name})
        done[name] = tables[name]

    for name in tables:
        visit(name, frozenset())
    return list(done.values())
