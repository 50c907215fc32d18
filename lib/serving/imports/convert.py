"""Files become one SQLite database, or a look at what would become of them."""

import math
import os
import re
import sqlite3
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import RESERVED_WORDS, quote_identifier
from lib.database.sandbox.query_files import json_value
from lib.serving.imports.columns import read_columns
from lib.serving.imports.files import find_tables
from lib.serving.imports.kinds import ColumnOptions, TableOptions
from lib.serving.imports.readings import CURRENCY, PERCENT, UTC, is_time_name
from lib.serving.imports.tables import FoundTable, open_duckdb

_LONGEST_NAME = 60  # characters; the original name is kept whole as a description
_RESERVED = frozenset(word.upper() for word in RESERVED_WORDS)
_SHOWN_ROWS = 20
_SHOWN_CHARACTERS = 200  # of a cell
_MOST_TABLES = 200
_BATCH = 100_000  # values
_TOTAL = re.compile(
    r"(grand |sub)?totale?|sum|summe|gesamt.*|somme|suma|итого|合计|总计", re.IGNORECASE
)
_SUMMED_ROWS = 10_000  # in which a total is looked for
_EXACT_INTEGER = 2**53
_INTEGERS = ("TINYINT", "SMALLINT", "INTEGER", "BIGINT", "UTINYINT", "USMALLINT", "UINTEGER")


@dataclass(frozen=True)
class _Target:
    """A table as it is written. `values`: SQL of the values of each column."""

    found: FoundTable
    name: str
    names: list[str]
    types: list[str]
    values: list[str]
    changes: list[tuple[str, ...]]
    doubts: list[tuple[str, ...]]

    @property
    def select(self) -> str:
        return f"SELECT {', '.join(self.values)} FROM {self.found.relation}"


def convert(
    folder: Path,
    files: Sequence[tuple[str, str]],
    target: str | None,
    options: Sequence[Mapping[str, Any]],
    most_bytes: int,
) -> dict[str, Any]:
    """Import files into the new SQLite file `target`, or only look where that is None.

    `files`: for each its name in `folder` and that by which people know it. The answer has `tables`
    with what was chosen, what was changed in each column, and the first rows. Changes the working
    directory. Raises DataError, which names the file, where one holds no table.
    """
    folder = folder.resolve()
    os.chdir(folder)  # DuckDB takes `*` and `[` in a path for patterns: it sees plain names alone
    chosen = [TableOptions.model_validate(one) for one in options]
    try:
        return _converted(folder, files, target, chosen, most_bytes)
    except duckdb.OutOfMemoryException:
        raise MemoryError from None
    except duckdb.Error as error:
        reason = str(error).splitlines()[0][:200]
        raise DataError(f"{files[0][1]}: it cannot be read ({reason})") from None


def _converted(
    folder: Path,
    files: Sequence[tuple[str, str]],
    target: str | None,
    chosen: Sequence[TableOptions],
    most_bytes: int,
) -> dict[str, Any]:
    with closing(open_duckdb(folder)) as connection:
        found: list[FoundTable] = []
        for path, name in files:
            mine = [one for one in chosen if one.file == name]
            try:
                found += find_tables(connection, Path(path), name, mine, most_bytes)
            except DataError as error:
                raise DataError(f"{name}: {error}") from None
        if len(found) > _MOST_TABLES:
            raise DataError(f"{len(found)} tables; at most {_MOST_TABLES} become one database")
        by_table = {(one.file, one.sheet): one for one in reversed(chosen)}
        picked = [
            by_table.get((table.file, table.sheet), TableOptions(file=table.file))
            for table in found
        ]
        names = sql_names(
            (one.name or table.name for table, one in zip(found, picked, strict=True)), "t"
        )
        targets = []
        for table, name, option in zip(found, names, picked, strict=True):
            try:
                targets.append(_target(connection, table, name, option))
            except DataError as error:
                raise DataError(f"{table.file}: {error}") from None
        if target is not None:
            _write(connection, Path(target), targets)
        return {"tables": [_described(connection, one) for one in targets]}


def _target(
    connection: duckdb.DuckDBPyConnection, table: FoundTable, name: str, option: TableOptions
) -> _Target:
    columns = option.columns or [ColumnOptions()] * len(table.cells)
    if len(columns) != len(table.cells):
        raise DataError(
            f"options: {len(columns)} columns are named, the table {table.name!r} has "
            f"{len(table.cells)}"
        )
    names = sql_names(
        (one.name or original for one, original in zip(columns, table.originals, strict=True)), "c"
    )
    values, types = list(table.cells), ["TEXT"] * len(names)
    changes: list[tuple[str, ...]] = [()] * len(names)
    doubts: list[tuple[str, ...]] = [()] * len(names)
    texts = []
    for number, (cell, type) in enumerate(zip(table.cells, table.types, strict=True)):
        in_figures = type in _INTEGERS and is_time_name(table.originals[number])
        if type == "VARCHAR" or columns[number].type is not None or in_figures:
            texts.append(number)
        else:
            types[number], values[number] = _typed_value(connection, table, cell, type)
            if "TIME ZONE" in type:
                changes[number] = (UTC,)
    relation = table.relation
    if any(table.types[number] != "VARCHAR" for number in texts):
        cast = ", ".join(f"CAST({cell} AS VARCHAR) AS {cell}" for cell in table.cells)
        relation = f"(SELECT {cast} FROM {relation})"
    read = read_columns(
        connection,
        relation,
        [table.cells[number] for number in texts],
        [columns[number].type for number in texts],
        table.delimiter == ";",  # such files are of languages that write decimals with commas
        [table.originals[number] or names[number] for number in texts],
    )
    for number, column in zip(texts, read, strict=True):
        types[number] = column.type
        values[number] = column.value(f"CAST({table.cells[number]} AS VARCHAR)")
        changes[number], doubts[number] = column.changes, column.doubts
    return _Target(table, name, names, types, values, changes, doubts)


def _typed_value(
    connection: duckdb.DuckDBPyConnection, table: FoundTable, cell: str, type: str
) -> tuple[str, str]:
    """SQLite's type and the SQL of the values of a column that has a type of DuckDB."""
    if type == "BOOLEAN":
        return "BOOLEAN", f"CAST({cell} AS TINYINT)"
    if type in _INTEGERS:
        return "INTEGER", cell
    if type in ("FLOAT", "DOUBLE"):
        return "REAL", f"CASE WHEN NOT isnan({cell}) THEN CAST({cell} AS DOUBLE) END"
    if type == "DATE":
        return "DATE", f"CAST({cell} AS VARCHAR)"
    if type.startswith("TIMESTAMP"):  # one with a time zone is in UTC then
        return "DATETIME", f"CAST(CAST({cell} AS TIMESTAMP) AS VARCHAR)"
    if type == "BLOB":
        return "BLOB", cell
    if type in ("UBIGINT", "HUGEINT", "UHUGEINT") or type.startswith("DECIMAL"):
        whole = not type.startswith("DECIMAL") or type.endswith(",0)")
        sql = "BIGINT" if whole else "DOUBLE"
        exact = f"CAST(TRY_CAST({cell} AS {sql}) AS {type}) IS NOT DISTINCT FROM {cell}"
        fits = connection.execute(f"SELECT bool_and({exact}) FROM {table.relation}").fetchone()
        if fits and fits[0]:
            return ("INTEGER" if whole else "REAL"), f"CAST({cell} AS {sql})"
    if type.startswith(("STRUCT", "MAP", "UNION")) or type.endswith("]"):
        return "TEXT", f"CAST(to_json({cell}) AS VARCHAR)"
    return "TEXT", f"CAST({cell} AS VARCHAR)"


def _write(connection: duckdb.DuckDBPyConnection, target: Path, tables: Sequence[_Target]) -> None:
    with closing(sqlite3.connect(target)) as database:
        database.execute("PRAGMA journal_mode = OFF")
        database.execute("PRAGMA synchronous = OFF")
        for table in tables:
            columns = [
                f"{quote_identifier(name)} {'INTEGER' if type == 'BOOLEAN' else type}"
                for name, type in zip(table.names, table.types, strict=True)
            ]
            declared = ", ".join([*columns, *_reference(table, tables)])
            name = quote_identifier(table.name)
            database.execute(f"CREATE TABLE {name} ({declared})")
            places = ", ".join("?" * len(table.names))
            insert = f"INSERT INTO {name} VALUES ({places})"
            count = max(1, _BATCH // len(table.values))
            read = connection.execute(table.select)
            while rows := read.fetchmany(count):
                database.executemany(insert, rows)
        database.commit()


def _reference(table: _Target, tables: Sequence[_Target]) -> Iterator[str]:
    """The foreign key of a table of lists."""
    if table.found.reference is None:
        return
    other, key = table.found.reference
    [there] = [one for one in tables if one.found is other]
    referred = there.names[other.originals.index(key)]
    yield (
        f"FOREIGN KEY ({quote_identifier(table.names[0])}) REFERENCES "
        f"{quote_identifier(there.name)} ({quote_identifier(referred)})"
    )


def _described(connection: duckdb.DuckDBPyConnection, table: _Target) -> dict[str, Any]:
    found = table.found
    rows = connection.execute(f"{table.select} LIMIT {_SHOWN_ROWS}").fetchall()
    doubts = [*found.doubts, *_total_row(connection, table)]
    return {
        "file": found.file,
        "sheet": found.sheet,
        "kind": found.kind,
        "name": table.name,
        "description": _description(found.name, table.name, ()),
        "delimiter": found.delimiter,
        "encoding": found.encoding,
        "header": found.header,
        "row_count": found.row_count,
        "columns": [
            {
                "name": name,
                "description": _description(original, name, changes),
                "type": type,
                "changes": [*changes, *column_doubts],
                "doubts": list(column_doubts),
            }
            for name, original, type, changes, column_doubts in zip(
                table.names, found.originals, table.types, table.changes, table.doubts, strict=True
            )
        ],
        "rows": [[_shown(value) for value in row] for row in rows],
        "notes": [*found.notes, *doubts],
        "doubts": doubts,
    }


def _total_row(connection: duckdb.DuckDBPyConnection, table: _Target) -> Iterator[str]:
    """A note where the last row has the sum of all above, and says so or they are many."""
    numbers = [at for at, type in enumerate(table.types) if type in ("INTEGER", "REAL")]
    if not 3 <= table.found.row_count <= _SUMMED_ROWS or not numbers:
        return
    rows = connection.execute(table.select).fetchall()
    for at in numbers:
        *above, last = (row[at] for row in rows)
        values = [value for value in above if value is not None]
        is_total = rows[-1][0] is None or any(_TOTAL.fullmatch(str(cell)) for cell in rows[-1])
        if not last or len(values) < (2 if is_total else 5):
            continue
        if math.isclose(sum(values), last, abs_tol=0.005):  # fsum would raise for 1e308 twice
            yield f"the last row may be a total ({table.names[at]} {last:,}): sums count it twice"
            return


def _description(original: str, name: str, changes: Sequence[str]) -> str:
    """The name in the file, and what amounts and shares are in, as far as the SQL name lacks it."""
    parts = [original] if original != name else []
    parts += [f"in {one.removeprefix(CURRENCY)}" for one in changes if one.startswith(CURRENCY)]
    parts += ["a fraction: 0.5 is 50%" for one in changes if one == PERCENT]
    return ", ".join(parts)


def _shown(value: Any) -> Any:
    """A value as JSON has it, long texts cut: as in results, see docs/serving.md."""
    if isinstance(value, str) and len(value) > _SHOWN_CHARACTERS:
        return f"{value[:_SHOWN_CHARACTERS]}…"
    if isinstance(value, int) and abs(value) > _EXACT_INTEGER:
        return {"integer": str(value)}
    return json_value(value[: _SHOWN_CHARACTERS // 2] if isinstance(value, bytes) else value)


def _sql_name(original: str, kind: str) -> str:
    """Lower case; runs of signs and blanks are `_`; '' where no letter or digit is left.

    `kind`: `t` or `c`, which goes before a leading digit. A reserved word gets a final `_`. Letters
    and marks of all scripts stay.
    """
    text = unicodedata.normalize("NFC", original).lower()
    kept = "".join(sign if _is_letter(sign) else " " for sign in text).strip()
    name = re.sub(r"_* [_ ]*", "_", kept)[:_LONGEST_NAME]
    if not name.strip("_"):
        return ""
    if name[0].isdigit() or name.startswith("sqlite_"):  # SQLite's own
        name = f"{kind}_{name}"
    return f"{name}_" if name.upper() in _RESERVED else name


def _is_letter(sign: str) -> bool:
    return sign == "_" or sign.isalnum() or unicodedata.category(sign)[0] == "M"


def sql_names(originals: Iterable[str], kind: str) -> list[str]:
    """Names that differ, whatever their case; those without a letter are `column_3` by place."""
    names: list[str] = []
    taken: set[str] = set()
    for number, original in enumerate(originals, 1):
        wanted = _sql_name(original, kind) or f"{'column' if kind == 'c' else 'table'}_{number}"
        name, copy = wanted, 2
        while name.casefold() in taken:
            name, copy = f"{wanted.rstrip('_')}_{copy}", copy + 1
        taken.add(name.casefold())
        names.append(name)
    return names
