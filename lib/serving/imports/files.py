"""The tables in a file: workbooks, JSON and Parquet here, text with delimiters in `tables`.

Excel's sheets become CSV, whose cells then follow the same rules as those of any text. The columns
of JSON and Parquet have types already: those of Parquet are taken as they are. An object within an
object becomes columns of its own, a list of objects a table that refers to the rows it is from.
"""

import csv
import gzip
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from itertools import chain, islice, permutations
from pathlib import Path
from typing import Any

import duckdb
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

from lib.base.errors import DataError
from lib.database.catalog import quote_identifier, quote_text
from lib.database.names import is_general, is_key_name, letters
from lib.serving.imports.columns import counted, figures
from lib.serving.imports.kinds import TableOptions, is_json, kind_of, refuse_text
from lib.serving.imports.tables import (
    LOOKED_AT,
    MOST_COLUMNS,
    PIECE,
    FoundTable,
    count_rows,
    delimited_table,
    doubt_of_names,
    joined_names,
    left_out_below,
    names_place,
    plain_stem,
    text_table,
)
from lib.serving.imports.text import Dialect, to_utf8

_ERROR = re.compile(rb'<c [^>]*\bt="e"')
_NOT_COMPUTED = re.compile(rb'<c r="\w+"(?: s="\d+")?><f>[^<]*</f>(?:<v ?/>|<v></v>)?</c>')
_FIRST_SHEET = re.compile(r"\D+1|Sheet")  # Sheet1, Tabelle1: nobody has named it
_MOST_SHAPED = 16 << 20  # bytes of JSON that is read whole, to see a table in another shape
_MOST_KEYS = 40  # of an object that becomes columns: where it has more, its keys are values


def find_tables(
    connection: duckdb.DuckDBPyConnection,
    path: Path,
    name: str,
    options: Sequence[TableOptions],
    most_bytes: int,
) -> list[FoundTable]:
    """The tables of the file that is called `name`, which is no SQLite database.

    `path`: in the working directory, where copies are written beside it. Raises DataError where it
    holds no table.
    """
    kind = kind_of(path, name)
    if kind == "gzip":
        path = _unpacked(path, most_bytes)
        kind = kind_of(path, name)
        if kind != "text":
            raise DataError("only text may be packed with gzip; unpack the file and upload it")
    if kind == "excel":
        return _sheets(connection, path, name, options, most_bytes)
    if kind == "parquet":
        source = f"read_parquet({quote_text(path.name)}, hive_partitioning = false)"
        return _with_lists(connection, _typed_table(connection, source, name, "parquet"))
    refuse_text(path)
    chosen = [one for one in options if one.encoding] or options
    option = chosen[0] if chosen else TableOptions(file=name)
    text = path.with_suffix(".text")
    guess = to_utf8(path, text, option.encoding, most_bytes)
    with text.open(encoding="utf-8", newline="") as file:
        head = file.read(4096)
    if is_json(head, name):
        return _json_tables(connection, text, name, guess.encoding)
    return [delimited_table(connection, text, name, option, guess, most_bytes)]


def _unpacked(path: Path, most_bytes: int) -> Path:
    target = path.with_suffix(".unpacked")
    written = 0
    try:
        with gzip.open(path) as file, target.open("wb") as copy:
            for piece in iter(lambda: file.read(PIECE), b""):
                written += len(piece)
                if written > most_bytes:
                    raise DataError(f"unpacked it takes more than {most_bytes >> 20} MB")
                copy.write(piece)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise DataError("the gzip file is cut off or damaged; copy it again") from None
    return target


def _sheets(
    connection: duckdb.DuckDBPyConnection,
    path: Path,
    name: str,
    options: Sequence[TableOptions],
    most_bytes: int,
) -> list[FoundTable]:
    try:
        workbook = CalamineWorkbook.from_path(str(path))
    except PasswordError:
        raise DataError("this Excel file is encrypted; save it without a password") from None
    except (CalamineError, OSError, ValueError) as error:
        raise DataError(f"the workbook cannot be read: {error}; save it again") from None
    chosen = {option.sheet: option for option in options}
    tables = []
    shown = SheetVisibleEnum.Visible
    hidden = {one.name for one in workbook.sheets_metadata if one.visible != shown}
    for number, sheet in enumerate(workbook.sheet_names):
        try:
            cells = workbook.get_sheet_by_name(sheet)
            rows = cells.to_python(skip_empty_area=False)
        except (CalamineError, ValueError):
            continue  # a sheet with a chart alone
        texts = [[_text(cell) for cell in row] for row in rows]
        notes = [f"the sheet {sheet!r} is hidden"] if sheet in hidden else []
        notes += _fill_merged(texts, cells.merged_cell_ranges or [])
        if any(isinstance(cell, timedelta) for row in rows for cell in row):
            notes.append("durations are numbers of hours")
        del rows
        below = _cut_notes(texts)
        if not any(map(any, texts)):
            continue
        option = chosen.get(sheet, TableOptions(file=name, sheet=sheet))
        tables.append(_sheet(connection, path, name, sheet, texts, option, number, most_bytes))
        tables[-1].notes += notes + left_out_below(below)
    if not tables:
        raise DataError("the workbook has no sheet with cells")
    tables[0].doubts += _lost_cells(path)
    if len(tables) == 1 and _FIRST_SHEET.fullmatch(tables[0].name):
        tables[0].name = plain_stem(name)
    return tables


def _sheet(
    connection: duckdb.DuckDBPyConnection,
    path: Path,
    name: str,
    sheet: str,
    texts: list[list[str]],
    option: TableOptions,
    number: int,
    most_bytes: int,
) -> FoundTable:
    if option.header:
        start, named = option.header - 1, True
    else:
        filled = [place for place, row in enumerate(texts) if any(row)]
        place, named = names_place([texts[place] for place in filled[:LOOKED_AT]], True)
        start, named = filled[place], named and option.header is None
        start += named and joined_names(texts, start + 1) is not None
    if start >= len(texts):
        raise DataError(f"sheet {sheet!r} has {len(texts):,} rows; there is no row {start + 1:,}")
    firsts = (next((at for at, cell in enumerate(row) if cell), None) for row in texts[start:])
    left = min((at for at in firsts if at is not None), default=0)
    table_rows = [row[left:] for row in texts[start:]]
    joined = joined_names(texts, start) if named else None
    names = joined[left:] if joined else table_rows[0] if named else []
    width = max(map(len, table_rows))
    if width > MOST_COLUMNS:
        raise DataError(f"sheet {sheet!r} has {width:,} columns; the limit is {MOST_COLUMNS:,}")
    rows = path.with_suffix(f".{number}.rows")
    with rows.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(table_rows)
    table = text_table(connection, rows, name, Dialect(","), names, width, most_bytes)
    table.kind, table.sheet, table.name = "excel", sheet, sheet
    table.header = start + 1 if named else 0
    if option.header is None:
        table.doubts += doubt_of_names(table_rows[0], named, "row", start + 1)
    if joined:
        table.notes.append(f"names of two rows, {start} and {start + 1}, are joined")
    if above := start - bool(joined):
        table.notes.append(f"{counted(above, 'row')} above the table left out")
    return table


def _cut_notes(rows: list[list[str]]) -> list[str]:
    """Take rows of one cell below the table and a blank row out, as `cut_notes` does."""
    filled = [sum(map(bool, row)) for row in rows]
    while filled and not filled[-1]:
        filled.pop()
    blank = max((at for at, count in enumerate(filled) if not count), default=0)
    table = [count for count in filled[:blank] if count]
    if len(table) < 2 or min(table[-2:]) < 2 or set(filled[blank + 1 :]) != {1}:
        return []
    notes = [next(filter(None, row)) for row in rows[blank + 1 : len(filled)]]
    del rows[blank:]
    return notes


def _lost_cells(path: Path) -> Iterable[str]:
    """Notes on errors and on formulas that no program has computed yet: both are read as empty."""
    if not zipfile.is_zipfile(path):
        return
    counts = {_ERROR: 0, _NOT_COMPUTED: 0}
    with zipfile.ZipFile(path) as archive:
        for member in archive.namelist():
            if re.fullmatch(r"xl/worksheets/[^/]+\.xml", member):
                content = archive.read(member)
                for pattern in counts:
                    counts[pattern] += sum(1 for _ in pattern.finditer(content))
    if counts[_ERROR]:
        yield f"{counted(counts[_ERROR], 'cell')} with an error, such as #DIV/0!: NULL"
    if counts[_NOT_COMPUTED]:
        formulas = counted(counts[_NOT_COMPUTED], "formula")
        yield (
            f"{formulas} without a computed value: NULL; open and save the workbook in a "
            "spreadsheet program"
        )


def _fill_merged(texts: Sequence[list[str]], ranges: Iterable[Any]) -> list[str]:
    """Repeat the text of cells that are merged down a column, as `North` beside three towns."""
    filled = 0
    for (top, left), (bottom, right) in ranges:
        if left == right and bottom < len(texts):
            for row in texts[top + 1 : bottom + 1]:
                row[left] = texts[top][left]
            filled += 1
    cells = "1 cell that was" if filled == 1 else f"{filled} cells that were"
    return [f"{cells} merged over rows: repeated in each"] if filled else []


def _text(cell: Any) -> str:
    """A cell of Excel as text: whole numbers without a point, dates as ISO, without midnight."""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() and abs(cell) < 1e15 else repr(cell)
    if isinstance(cell, datetime):
        return str(cell.date() if cell.time() == datetime.min.time() else cell)
    if isinstance(cell, date):
        return cell.isoformat()
    if isinstance(cell, timedelta):
        return repr(round(cell.total_seconds() / 3600, 6))
    return str(cell)


def _json_tables(
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
            return _json_tables(connection, text, name, encoding)
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
    """The rows of a table that is a list of lists below their names; an object with names and
    rows; or one of columns, each a list or an object by row as pandas writes it, or of rows by key.
    """
    if isinstance(value, list):
        return _named(value[0], value[1:]) if value else None
    if not isinstance(value, dict) or not value:
        return None
    parts = list(value.values())
    for names, rows in permutations((part for part in parts if isinstance(part, list)), 2):
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
        name = "key_" if any("key" in part for part in parts) else "key"
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
