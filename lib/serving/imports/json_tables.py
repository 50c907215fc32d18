"""JSON and Parquet, whose columns have types already: those of Parquet are taken as they are."""

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_identifier, quote_text
from lib.serving.imports.tables import LOOKED_AT, MOST_COLUMNS, FoundTable, count_rows, plain_stem


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
    table = typed_table(connection, source, name, "json")
    table.encoding = encoding
    lists = [
        number for number, type in enumerate(table.types) if re.fullmatch(r"STRUCT\(.*\)\[\]", type)
    ]
    one_row = table.row_count == 1
    if one_row and lists:
        tables = []
        for number in lists:
            entries = f"SELECT unnest({table.cells[number]}) AS entry FROM {table.relation}"
            inner = f"(SELECT unnest(entry) FROM ({entries}))"
            found = typed_table(connection, inner, name, "json")
            found.encoding = encoding
            if len(lists) > 1:
                found.name = table.originals[number]
            found.notes.append(f"the list {table.originals[number]!r} of the file's object")
            tables.append(found)
        return tables
    nested = all(type.startswith(("STRUCT", "MAP", "JSON")) for type in table.types)
    within = any("[]" in type for type in table.types)
    if table.originals == ["json"] or (one_row and (nested or within)):
        raise DataError(
            "this JSON holds no table; expected a list of objects, or one object a line, such as "
            '[{"name": "Ann", "age": 36}]; save the list that lies within it alone'
        )
    return [table]


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


def typed_table(
    connection: duckdb.DuckDBPyConnection, source: str, name: str, kind: str
) -> FoundTable:
    """A table whose columns have types already."""
    try:
        described = connection.execute(f"SELECT * FROM {source} LIMIT 0").description or []
        row_count = count_rows(connection, source)
    except duckdb.Error as error:
        raise DataError(f"this {kind} file cannot be read: {_first_words(error)}") from None
    if not 0 < len(described) <= MOST_COLUMNS:
        raise DataError(f"it has {len(described):,} columns; expected 1 to {MOST_COLUMNS:,}")
    originals = [column[0] for column in described]
    cells = [f"c{number}" for number in range(len(originals))]
    listed = ", ".join(
        f"{quote_identifier(original)} AS {cell}"
        for original, cell in zip(originals, cells, strict=True)
    )
    return FoundTable(
        file=name,
        name=plain_stem(name),
        kind=kind,
        relation=f"(SELECT {listed} FROM {source})",
        cells=cells,
        types=[str(column[1]) for column in described],
        originals=originals,
        row_count=row_count,
    )
