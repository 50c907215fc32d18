"""Tables whose columns have types already: JSON and Parquet, which keeps the types that it has.

An object within an object becomes columns of its own, a list of objects a table that refers to the
rows it is from.
"""

import json
import re
from collections.abc import Iterator
from itertools import chain, islice, permutations
from pathlib import Path
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_identifier, quote_text
from lib.database.names import is_general, is_key_name, letters
from lib.serving.imports.columns import figures
from lib.serving.imports.tables import (
    LOOKED_AT,
    MOST_COLUMNS,
    FoundTable,
    count_rows,
    plain_stem,
)

_MOST_SHAPED = 16 << 20  # bytes of JSON that is read whole, to see a table in another shape
_MOST_KEYS = 40  # of an object that becomes columns: where it has more, its keys are values


def parquet_tables(
    connection: duckdb.DuckDBPyConnection, path: Path, name: str
) -> list[FoundTable]:
    """The table of a Parquet file, and those of the lists in it."""
    source = f"read_parquet({quote_text(path.name)}, hive_partitioning = false)"
    return _with_lists(connection, _typed_table(connection, source, name, "parquet"))


def json_tables(
    connection: duckdb.DuckDBPyConnection, text: Path, name: str, encoding: str
) -> list[FoundTable]:
    """A list of objects, or one object a line; or an object with such lists, as services answer."""
    read = f"read_json({quote_text(text.name)}, maximum_object_size = 67108864, "
    try:
        seen = connection.sql(
            f"FROM {read}sample_size = -1, map_inference_threshold = -1, "
            "field_appearance_threshold = 0)"
        )
        _require_distinct_keys(connection, text, seen.columns)
    except duckdb.Error as error:
        raise DataError(_json_reason(error, text)) from None
    columns = ", ".join(
        f"{quote_text(column)}: {quote_text(_written_type(type))}"
        for column, type in zip(seen.columns, seen.types, strict=True)
    )
    source = f"{read}columns = {{{columns}}})"
    table = _typed_table(connection, source, name, "json")
    table.encoding = encoding
    with text.open(encoding="utf-8") as file:  # a list of one row is a table, an object holds some
        is_list = file.read(1 << 10).lstrip("\ufeff \t\r\n").startswith("[")
    one_row, lists = table.row_count == 1 and not is_list, _lists(connection, table)
    if one_row and lists and _key_column(connection, table) is None:
        tables = []
        for number in lists:
            found = _list_table(connection, table, number)
            if len(lists) > 1:
                found.name = found.sheet = table.originals[number]
            found.notes.append(f"the list {table.originals[number]!r} of the file's object")
            tables += _with_lists(connection, found)
        return tables
    nested = all(type.id in ("struct", "map", "json") for type in seen.types)
    within = any("[]" in str(type) for type in seen.types)
    tables = _with_lists(connection, table)
    if table.originals == ["json"] or (one_row and len(tables) == 1 and (nested or within)):
        if _write_objects(text):
            return json_tables(connection, text, name, encoding)
        raise DataError(
            "this JSON holds no table; expected a list of objects, or one object a line, such as "
            '[{"name": "Ann", "age": 36}]; save the list that lies within it alone'
        )
    return tables


def _write_objects(text: Path) -> bool:
    """Write a table that the JSON holds in another shape as a list of objects, if there is one."""
    if text.stat().st_size > _MOST_SHAPED:
        return False
    try:
        rows = _objects(json.loads(text.read_text(encoding="utf-8"), parse_float=str))
    except (ValueError, RecursionError):
        return False
    if rows:
        text.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
    return bool(rows)


def _objects(value: Any) -> list[dict[str, Any]] | None:
    """The rows of a table in one of the other shapes that programs write, None where it has none.

    A list has lists below one of their names. An object has names and rows; or columns, each a
    list or, as pandas writes it, an object by row number; or rows, each an object, by key.
    """
    if isinstance(value, list):
        return _named(value[0], value[1:]) if value else None
    if not isinstance(value, dict) or not value:
        return None
    parts = list(value.values())
    lists = [part for part in parts if isinstance(part, list)]
    for names, rows in permutations(lists[:_MOST_KEYS], 2):
        if found := _named(names, rows):
            return found
    if all(isinstance(part, list) and part for part in parts):
        same, plain = len({len(part) for part in parts}) == 1, chain.from_iterable(parts)
        if same and not any(isinstance(cell, dict | list) for cell in plain):
            return [dict(zip(value, row, strict=True)) for row in zip(*parts, strict=True)]
        return None
    if not all(isinstance(part, dict) and part for part in parts):
        return None
    keys = list(parts[0])
    if all(list(part) == keys for part in parts) and keys == [*map(str, range(len(keys)))]:
        return [{name: part[key] for name, part in value.items()} for key in keys]
    if len(parts) > 1 and set(keys).intersection(*parts):
        name = "key"
        while any(name in part for part in parts):
            name += "_"
        return [{name: key, **part} for key, part in value.items()]
    return None


def _named(names: Any, rows: Any) -> list[dict[str, Any]] | None:
    """Rows that are lists as objects, if there is a name for each of their cells."""
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return None
    if len(set(names)) < len(names) or not rows:
        return None
    if not all(isinstance(row, list) and len(row) == len(names) for row in rows):
        return None
    return [dict(zip(names, row, strict=True)) for row in rows]


def _lists(connection: duckdb.DuckDBPyConnection, table: FoundTable) -> dict[int, list[str]]:
    """The columns that hold lists of objects, with the keys of these, in lower case."""
    types: list[Any] = connection.sql(f"FROM {table.relation}").types
    entries = {at: type.children[0][1] for at, type in enumerate(types) if type.id == "list"}
    keys = {
        at: [name.lower() for name, _ in entry.children]
        for at, entry in entries.items()
        if entry.id == "struct"
    }
    return {at: names for at, names in keys.items() if len(names) < MOST_COLUMNS}


def _list_table(
    connection: duckdb.DuckDBPyConnection, table: FoundTable, number: int, reference: str = ""
) -> FoundTable:
    """The objects in the lists of a column, one a row. `reference`: SQL of another column."""
    entries = f"SELECT *, unnest({table.cells[number]}) AS entry FROM {table.relation}"
    inner = f"(SELECT {reference}unnest(entry) FROM ({entries}) WHERE entry IS NOT NULL)"
    found = _typed_table(connection, inner, table.file, table.kind)
    found.encoding = table.encoding
    return found


def _with_lists(connection: duckdb.DuckDBPyConnection, table: FoundTable) -> list[FoundTable]:
    """The table, and those of the lists of objects in its rows, if it has a key to refer to."""
    lists = _lists(connection, table)
    at = _key_column(connection, table) if lists else None
    if at is None:
        return [table]
    key, tables = table.originals[at], [table]
    for number, names in lists.items():
        column = table.originals[number]
        referring = key
        if is_general(key) or key.lower() in names:
            referring = f"{table.name}.{key}"
        while referring.lower() in names:
            referring += "_"
        reference = f"{table.cells[at]} AS {quote_identifier(referring)}, "
        found = _list_table(connection, table, number, reference)
        found.name, found.reference = column, (table, key)
        found.sheet = f"{table.sheet}.{column}" if table.sheet else column
        found.notes.append(
            f"the lists {column!r} of the rows of {table.name!r}, with their {key!r}"
        )
        tables += _with_lists(connection, found)
    kept = [number for number in range(len(table.cells)) if number not in lists]
    table.cells = [table.cells[number] for number in kept]
    table.types = [table.types[number] for number in kept]
    table.originals = [table.originals[number] for number in kept]
    return tables


def _key_column(connection: duckdb.DuckDBPyConnection, table: FoundTable) -> int | None:
    """Of the columns named like a key that tell all rows apart: `id`, else the first."""
    named = [
        at
        for at, name in enumerate(table.originals)
        if is_key_name(name, table.name)
        and table.types[at] in ("BIGINT", "INTEGER", "VARCHAR")
        and (at or not table.reference)
    ]
    distinct = {at: [f"count(DISTINCT {table.cells[at]})"] for at in named}
    found = figures(connection, table.relation, distinct) if named else {}
    keys = [at for at in named if found[at] == [table.row_count]]
    return min(keys, key=lambda at: letters(table.originals[at]) != "id", default=None)


def _require_distinct_keys(
    connection: duckdb.DuckDBPyConnection, text: Path, columns: list[str]
) -> None:
    """DuckDB calls the second of two such columns `ID_1`, a key that the file does not have."""
    if not any(re.search(r"_\d+$", column) for column in columns):
        return
    objects = f"read_json_objects({quote_text(text.name)}, maximum_object_size = 67108864)"
    keys = connection.sql(f"SELECT DISTINCT unnest(json_keys(json)) FROM {objects}").fetchall()
    spellings: dict[str, str] = {}
    for (key,) in sorted(keys):
        other = spellings.setdefault(key.lower(), key)
        if other != key:
            raise DataError(
                f"in this json file the keys {other!r} and {key!r} differ in case alone, which "
                "columns cannot; rename one of them"
            )


def _written_type(type: duckdb.sqltypes.DuckDBPyType) -> str:
    """The type to read instead: integers and booleans as such, all else as it is written.

    DuckDB takes texts for dates of an order that it guesses, and rounds numbers of many digits.
    """
    if type.id in ("list", "struct"):
        parts: Any = type.children
        if type.id == "list" and str(type).rstrip("[]") in ("DOUBLE", "HUGEINT", "UBIGINT"):
            return "JSON"
        if type.id == "list":
            return f"{_written_type(parts[0][1])}[]"
        fields = (f"{quote_identifier(name)} {_written_type(of)}" for name, of in parts)
        return f"STRUCT({', '.join(fields)})"
    return str(type) if type.id in ("boolean", "bigint") else "VARCHAR"


def _json_reason(error: duckdb.Error, text: Path) -> str:
    """What is wrong, with the first line that is none where each line has an object."""
    what = "this json file cannot be read"
    with text.open(encoding="utf-8") as file:
        for number, line in enumerate(islice(file, LOOKED_AT * LOOKED_AT), 1):
            try:
                value = json.loads(line) if line.strip() else {}
            except ValueError:
                value = None
            if number == 1 and not isinstance(value, dict):
                break
            if not isinstance(value, dict):
                return f"{what}: line {number:,} is no JSON object; mend it, or remove it"
    if "Duplicate name" in str(error):
        return f"{what}: an object within it has two keys that differ in case alone; rename one"
    return f"{what}: {_first_words(error)}"


def _first_words(error: duckdb.Error) -> str:
    """The first line of what DuckDB says, without the name of its copy of the file."""
    reason = str(error).splitlines()[0]
    return re.sub(r' in file "[^"]*"| file \'[^\']*\'', "", reason)[:200]


def _typed_table(
    connection: duckdb.DuckDBPyConnection, source: str, name: str, kind: str
) -> FoundTable:
    """A table whose columns have types already."""
    try:
        described = connection.sql(f"FROM {source}")
        row_count = count_rows(connection, source)
    except duckdb.Error as error:
        raise DataError(f"this {kind} file cannot be read: {_first_words(error)}") from None
    typed = list(zip(described.columns, described.types, strict=True))
    fields = (_fields(name, quote_identifier(name), type) for name, type in typed)
    columns = list(chain.from_iterable(fields))
    if len(columns) > MOST_COLUMNS:
        columns = [(name, quote_identifier(name), str(type)) for name, type in typed]
    if not 0 < len(columns) <= MOST_COLUMNS:
        raise DataError(f"it has {len(columns):,} columns; expected 1 to {MOST_COLUMNS:,}")
    cells = [f"c{number}" for number in range(len(columns))]
    listed = ", ".join(f"{sql} AS {cell}" for (_, sql, _), cell in zip(columns, cells, strict=True))
    return FoundTable(
        file=name,
        name=plain_stem(name),
        kind=kind,
        relation=f"(SELECT {listed} FROM {source})",
        cells=cells,
        types=[type for _, _, type in columns],
        originals=[original for original, _, _ in columns],
        row_count=row_count,
    )


def _fields(name: str, sql: str, type: Any) -> Iterator[tuple[str, str, str]]:
    """Name, SQL and type of a column, or of those that the keys of its objects become.

    `type`: as DuckDB has it, a `DuckDBPyType`.
    """
    if type.id != "struct" or len(type.children) > _MOST_KEYS:
        yield name, sql, str(type)
        return
    for key, of in type.children:
        yield from _fields(f"{name}.{key}", f"struct_extract({sql}, {quote_text(key)})", of)
