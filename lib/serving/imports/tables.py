"""The tables in a file, as relations that DuckDB reads.

DuckDB opens nothing but the copies in one folder, loads no extension and keeps to a share of the
memory of its process. Excel's sheets become CSV first: their cells then follow the same rules.
"""

import csv
import gzip
import json
import re
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import duckdb
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

from lib.base.errors import DataError
from lib.database.catalog import quote_identifier, quote_text
from lib.serving.imports.columns import TOGETHER
from lib.serving.imports.kinds import is_json, kind_of, refuse_text
from lib.serving.imports.options import TableOptions
from lib.serving.imports.text import (
    LONGEST_CELL,
    LONGEST_LINE,
    Dialect,
    sniff,
    to_utf8,
    write_strict,
)

MOST_COLUMNS = 2_000  # SQLite's own limit
_MEMORY = "500MB"
_SPARE = 8  # columns that are read beyond the names, for delimiters at the end of lines
_LOOKED_AT = 100  # records in which names and width are looked for
_PIECE = 1 << 20
_NUMBER = r"[-+]?[$€£¥]?\s?(?:0(?!\d)|[1-9])[\d.,'’ ]*\s?[%$€£¥]?"
_YEAR = re.compile(r"(1[89]|20)\d\d")
_ERROR = re.compile(rb'<c [^>]*\bt="e"')
_NOT_COMPUTED = re.compile(rb'<c r="\w+"(?: s="\d+")?><f>[^<]*</f>(?:<v ?/>|<v></v>)?</c>')
_FIRST_SHEET = re.compile(r"\D+1|Sheet")  # Sheet1, Tabelle1: nobody has named it


@dataclass
class FoundTable:
    """A table of a file. `relation`: what SQL selects from; `cells`: its columns there, `types`
    those of DuckDB, `originals` their names in the file.

    `name`: as the file has it. `header`: the line or row of the names, 0 where there are none.
    """

    file: str
    name: str
    kind: str
    relation: str
    cells: list[str]
    types: list[str]
    originals: list[str]
    sheet: str | None = None
    delimiter: str | None = None
    encoding: str | None = None
    header: int | None = None
    notes: list[str] = field(default_factory=list)


def open_duckdb(folder: Path) -> duckdb.DuckDBPyConnection:
    """A connection that reads files of the folder, which has to be the working directory."""
    connection = duckdb.connect(
        config={"threads": 2, "memory_limit": _MEMORY, "temp_directory": ""}
    )
    connection.execute(f"SET allowed_directories = [{quote_text(f'{folder.resolve()}/')}]")
    for setting in (
        "enable_external_access = false",
        "autoinstall_known_extensions = false",
        "autoload_known_extensions = false",
        "TimeZone = 'UTC'",
        "enable_progress_bar = false",  # it would be written into the answer on stdout
        "lock_configuration = true",
    ):
        connection.execute(f"SET {setting}")
    return connection


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
        return _sheets(connection, path, name, options)
    if kind == "parquet":
        source = f"read_parquet({quote_text(path.name)}, hive_partitioning = false)"
        return [_typed(connection, source, name, "parquet")]
    option = options[0] if options else TableOptions(file=name)
    text = path.with_suffix(".text")
    encoding = to_utf8(path, text, option.encoding, most_bytes)
    with text.open(encoding="utf-8", newline="") as file:
        head = file.read(4096)
    if is_json(head, name):
        return _json(connection, text, name, encoding)
    refuse_text(head)
    return [_delimited(connection, text, name, option, encoding)]


def _unpacked(path: Path, most_bytes: int) -> Path:
    target = path.with_suffix(".unpacked")
    written = 0
    try:
        with gzip.open(path) as file, target.open("wb") as copy:
            for piece in iter(lambda: file.read(_PIECE), b""):
                written += len(piece)
                if written > most_bytes:
                    raise DataError(f"unpacked it takes more than {most_bytes >> 20} MB")
                copy.write(piece)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise DataError("the gzip file is cut off or damaged; copy it again") from None
    return target


def plain_stem(name: str) -> str:
    """The name of a file without its folder and endings."""
    base = re.split(r"[/\\]", name)[-1]
    base = re.sub(r"\.gz$", "", base, flags=re.IGNORECASE)
    return base.rsplit(".", 1)[0] or base


# ---- text ----


def _delimited(
    connection: duckdb.DuckDBPyConnection,
    text: Path,
    name: str,
    option: TableOptions,
    encoding: str,
) -> FoundTable:
    dialect = sniff(connection, text, option.delimiter)
    if option.header:
        dialect = Dialect(dialect.delimiter, dialect.quote, dialect.escape, option.header - 1)
    records = _first_records(text, dialect)
    if not records:
        raise DataError("the file has no record; expected a line of names and lines of values")
    place, named = _names_place([cells for _, cells in records], titles_are_sure=False)
    if option.header is not None:
        place, named = 0, option.header > 0
    line, first = records[place]
    dialect = Dialect(dialect.delimiter, dialect.quote, dialect.escape, line)
    width = max(len(cells) for _, cells in records[place:])
    if width == 1 and option.delimiter is None and not _may_be_list(name):
        raise DataError(
            "text without a delimiter, which is no table; a list of one column is a .csv or .txt"
        )
    rows = text.with_suffix(".rows")
    repaired = write_strict(text, rows, dialect)
    table = _text_table(connection, rows, name, dialect, first if named else [], width)
    table.delimiter, table.encoding = dialect.delimiter, encoding
    table.header = line + 1 if named else 0
    with text.open(encoding="utf-8") as file:
        above = [line for line in islice(file, line) if line.strip(' "\n')[:4] != "sep="]
    titles = sum(bool(line.strip()) for line in above)
    if option.header is None:
        table.notes += _doubt_of_names(first, named, "line", line + 1)
    if titles:
        table.notes.append(f"{titles} line{'s' if titles > 1 else ''} above the table left out")
    if repaired:
        cells = f"{repaired:,} cell{'s' if repaired > 1 else ''}"
        table.notes.append(f"{cells} with a quote that does not close: kept as it is")
    return table


def _may_be_list(name: str) -> bool:
    """Whether a file of this name may be one column, and not a program, a log or settings."""
    base = re.sub(r"\.gz$", "", name, flags=re.IGNORECASE)
    return Path(base).suffix.lower() in ("", ".csv", ".tsv", ".tab", ".txt", ".dat")


def _first_records(text: Path, dialect: Dialect) -> list[tuple[int, list[str]]]:
    """The first records that are not blank, each with the number of lines before it."""
    csv.field_size_limit(LONGEST_CELL)
    records = []
    with text.open(encoding="utf-8", newline="") as file:
        for _ in range(dialect.skip):
            file.readline()
        reader = csv.reader(
            islice(_lines(file, dialect.skip), 20 * _LOOKED_AT),
            delimiter=dialect.delimiter,
            quotechar=dialect.quote,
            doublequote=dialect.escape == dialect.quote,
            escapechar="\\" if dialect.escape == "\\" else None,
            skipinitialspace=True,
        )
        before = dialect.skip
        try:
            for cells in reader:
                if len(cells) > MOST_COLUMNS:
                    raise DataError(
                        f"line {before + 1} has {len(cells):,} cells; a table has at most "
                        f"{MOST_COLUMNS:,} columns"
                    )
                if any(cell.strip() for cell in cells):
                    records.append((before, [cell.strip() for cell in cells]))
                before = dialect.skip + reader.line_num
                if len(records) == _LOOKED_AT:
                    break
        except csv.Error as error:
            raise DataError(f"line {before + 1}: {error}") from None
    return records


def _lines(file: Any, skipped: int) -> Iterable[str]:
    for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), ""), skipped + 1):
        if len(line) == LONGEST_LINE:
            raise DataError(f"line {number} has {LONGEST_LINE:,} characters and more")
        yield line


def _text_table(
    connection: duckdb.DuckDBPyConnection,
    rows: Path,
    name: str,
    dialect: Dialect,
    names: Sequence[str],
    width: int,
) -> FoundTable:
    """The table of a file that keeps to RFC 4180. `names`: of its first record, [] for none.

    Columns without a name and a value are left out. Raises DataError at a record with more cells
    than there are names.
    """
    told = len(names) if names else width
    read = min(max(width, told) + _SPARE, MOST_COLUMNS + _SPARE)
    cells = [f"c{number}" for number in range(read)]
    declared = ", ".join(f"{cell}: 'VARCHAR'" for cell in cells)
    relation = (
        f"read_csv({quote_text(rows.name)}, auto_detect = false, header = {bool(names)}, "
        f"delim = {quote_text(dialect.delimiter)}, quote = {quote_text(dialect.quote)}, "
        f"escape = {quote_text(dialect.escape)}, columns = {{{declared}}}, null_padding = true, "
        f"parallel = false, strict_mode = true, max_line_size = {LONGEST_LINE}, "
        f"buffer_size = {2 * LONGEST_LINE})"
    )
    figures: list[int | None] = []
    try:
        for start in range(0, read, TOGETHER):
            counts = (f"count({cell}), max(strlen({cell}))" for cell in cells[start:][:TOGETHER])
            figures += (
                connection.execute(f"SELECT {', '.join(counts)} FROM {relation}").fetchone() or ()
            )
    except duckdb.OutOfMemoryException:
        raise
    except duckdb.Error as error:
        raise DataError(_reason(error, dialect.skip)) from None
    longest = max((length or 0 for length in figures[1::2]), default=0)
    if longest > LONGEST_CELL:
        raise DataError(f"a cell has {longest:,} bytes, the limit is {LONGEST_CELL:,}")
    named = [*names, *[""] * (read - len(names))]
    kept = [
        number
        for number in range(read)
        if named[number] or figures[2 * number] or (not names and number < told)
    ]
    while not names and kept and not figures[2 * kept[-1]]:
        kept.pop()
    beyond = [number for number in kept if number >= told]
    if beyond:
        _refuse_wide_row(connection, relation, cells, told, bool(names))
    return FoundTable(
        file=name,
        name=plain_stem(name),
        kind="text",
        relation=relation,
        cells=[cells[number] for number in kept],
        types=["VARCHAR"] * len(kept),
        originals=[named[number] for number in kept],
    )


def _refuse_wide_row(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    told: int,
    named: bool,
) -> None:
    beyond = f"coalesce({', '.join(cells[told:])}) IS NOT NULL"
    found = connection.execute(
        f"SELECT row FROM (SELECT row_number() OVER () AS row, {beyond} AS wide "
        f"FROM {relation}) WHERE wide LIMIT 1"
    ).fetchone()
    assert found is not None
    raise DataError(
        f"row {found[0]:,}{' below the names' if named else ''} has more cells than the first one, "
        f"which has {told}; put cells with the delimiter in quotes, or choose another delimiter or "
        "row of names"
    )


_LINE = re.compile(r"CSV Error on Line: (\d+)")
_WIDTH = re.compile(r"Expected Number of Columns: (\d+) Found: (\d+)")


def _reason(error: duckdb.Error, skipped: int) -> str:
    """What DuckDB says of a record, with the number of its line in the file."""
    text = str(error)
    line = _LINE.search(text)
    where = f"line {int(line[1]) + skipped:,}: " if line else ""
    if _WIDTH.search(text):
        return (
            f"{where}it has more cells than the first one; put cells with the delimiter in quotes, "
            "or choose another delimiter or row of names"
        )
    if "Maximum line size" in text or "maximum_line_size" in text or "max_line_size" in text:
        return f"{where}it has more than {LONGEST_LINE:,} bytes"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    first = next((line for line in lines if "Error" not in line[:25]), lines[0] if lines else "")
    return f"{where}it cannot be read as CSV ({first[:200]})"


def _names_place(records: Sequence[Sequence[str]], titles_are_sure: bool) -> tuple[int, bool]:
    """Where the table begins, and whether its first record has the names of the columns.

    Titles may come first: records with one cell, above one with more. `titles_are_sure`: else a
    record of one cell without delimiters is one where names follow, above values that are no text.
    """
    place = 0
    for number, record in enumerate(records[:20]):
        if sum(map(bool, record)) > 1:
            place = number
            break
    first, rest = records[place], records[place + 1 :]
    values = [number for number, cell in enumerate(first) if _is_value(cell)]
    below = [
        [record[number] for record in rest if number < len(record) and record[number]]
        for number in range(len(first))
    ]
    typed = any(
        first[number] and number not in values and cells and all(map(_is_value, cells))
        for number, cells in enumerate(below)
    )
    if not (titles_are_sure or typed or all(len(record) > 1 for record in records[:place])):
        return _names_place([records[0]], True)
    years = {first[number] for number in values if _YEAR.fullmatch(first[number])}
    named = (
        not values
        or typed
        or len(years) == len(values) > 1
        or all(_differs(first[number], below[number]) for number in values)
        or (_rises(first, values) and not all(_rises(record, values) for record in rest))
    )
    return place, named


def _differs(cell: str, below: Sequence[str]) -> bool:
    """Whether it is a year, a date or a range, above other numbers: the name of a column."""

    def is_number(text: str) -> bool:
        return not _YEAR.fullmatch(text) and re.fullmatch(_NUMBER, text) is not None

    return not is_number(cell) and bool(below) and all(map(is_number, below))


def _rises(record: Sequence[str], places: Sequence[int]) -> bool:
    """Whether the cells at three places and more rise by equal steps, as numbered columns do."""
    cells = [record[place] for place in places if place < len(record)]
    if len(cells) < 3 or not all(cell.isdecimal() for cell in cells):
        return False
    steps = {int(after) - int(before) for before, after in pairwise(cells)}
    return len(steps) == 1 and steps.pop() > 0


def _doubt_of_names(record: Sequence[str], named: bool, unit: str, number: int) -> list[str]:
    """A note where values and names look alike. `unit`, `number`: such as line 1 of the file."""
    value = next((cell for cell in record if _is_value(cell)), None)
    where = f"{unit} {number}"
    if not named:
        return [
            f"no names found: {where} is read as values; choose header {number} if it has names"
        ]
    if value is not None:
        return [f"{where} is read as names, {value!r} too; choose header 0 if it has values"]
    return []


def _is_value(cell: str) -> bool:
    """Whether it looks like a number, a date or a boolean, not like a name."""
    if cell.lower() in ("true", "false"):
        return True
    bare = re.sub(r"[\s$€£¥%.,:/'’+−-]|(?<=\d)[eETZ](?=[\d+-]|$)", "", cell)
    return bare.isdigit() and not cell.startswith("_")


# ---- Excel ----


def _sheets(
    connection: duckdb.DuckDBPyConnection,
    path: Path,
    name: str,
    options: Sequence[TableOptions],
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
        if not any(map(any, texts)):
            continue
        option = chosen.get(sheet, TableOptions(file=name, sheet=sheet))
        tables.append(_sheet(connection, path, name, sheet, texts, option, number))
        tables[-1].notes += notes
    if not tables:
        raise DataError("the workbook has no sheet with cells")
    tables[0].notes += _lost_cells(path)
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
) -> FoundTable:
    if option.header:
        start, named = option.header - 1, True
    else:
        filled = [place for place, row in enumerate(texts) if any(row)]
        place, named = _names_place([texts[place] for place in filled[:_LOOKED_AT]], True)
        start, named = filled[place], named and option.header is None
    if start >= len(texts):
        raise DataError(f"sheet {sheet!r} has {len(texts):,} rows; there is no row {start + 1:,}")
    left = min((_first_filled(row) for row in texts[start:] if any(row)), default=0)
    table_rows = [row[left:] for row in texts[start:]]
    names = table_rows[0] if named else []
    width = max(map(len, table_rows))
    if width > MOST_COLUMNS:
        raise DataError(f"sheet {sheet!r} has {width:,} columns; the limit is {MOST_COLUMNS:,}")
    rows = path.with_suffix(f".{number}.rows")
    with rows.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(table_rows)
    table = _text_table(connection, rows, name, Dialect(","), names, width)
    table.kind, table.sheet, table.name = "excel", sheet, sheet
    table.header = start + 1 if named else 0
    if option.header is None:
        table.notes += _doubt_of_names(table_rows[0], named, "row", start + 1)
    if start:
        table.notes.append(f"{start} row{'s' if start > 1 else ''} above the table left out")
    return table


def _lost_cells(path: Path) -> Iterable[str]:
    """Notes on errors and on formulas that no program has computed yet: both are read as empty."""
    if not zipfile.is_zipfile(path):
        return
    counts = {_ERROR: 0, _NOT_COMPUTED: 0}
    with zipfile.ZipFile(path) as archive:
        for member in archive.namelist():
            if re.fullmatch(r"xl/worksheets/[^/]+\.xml", member):
                with archive.open(member) as file:
                    rest = b""
                    for read in iter(lambda: file.read(_PIECE), b""):
                        piece = rest + read
                        end = piece.rfind(b"<c ")  # where the last cell may be cut off
                        for pattern in counts:
                            counts[pattern] += len(pattern.findall(piece, 0, max(end, 0)))
                        rest = piece[max(end, 0) :]
                    for pattern in counts:
                        counts[pattern] += len(pattern.findall(rest))
    if counts[_ERROR]:
        cells = "cell" if counts[_ERROR] == 1 else "cells"
        yield f"{counts[_ERROR]:,} {cells} with an error, such as #DIV/0!: NULL"
    if counts[_NOT_COMPUTED]:
        yield (
            f"{counts[_NOT_COMPUTED]:,} formulas without a computed value: NULL; open and save the "
            "workbook in a spreadsheet program"
        )


def _fill_merged(texts: Sequence[list[str]], ranges: Iterable[Any]) -> list[str]:
    """Repeat the text of cells that are merged down a column, as `North` beside three towns."""
    filled = 0
    for (top, left), (bottom, right) in ranges:
        if left == right and bottom < len(texts):
            for row in texts[top + 1 : bottom + 1]:
                row[left] = texts[top][left]
            filled += 1
    what = (
        "cell that was merged over rows is"
        if filled == 1
        else "cells that were merged over rows are"
    )
    return [f"{filled} {what} repeated in each"] if filled else []


def _first_filled(row: Sequence[str]) -> int:
    return next(number for number, cell in enumerate(row) if cell)


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


# ---- JSON and Parquet ----


def _json(
    connection: duckdb.DuckDBPyConnection, text: Path, name: str, encoding: str
) -> list[FoundTable]:
    """A list of objects, or one object a line; or an object with such lists, as services answer."""
    read = f"read_json({quote_text(text.name)}, maximum_object_size = 67108864, "
    try:
        seen = connection.sql(
            f"FROM {read}sample_size = -1, map_inference_threshold = -1, "
            "field_appearance_threshold = 0)"
        )
    except duckdb.Error as error:
        raise DataError(_json_reason(error, text)) from None
    columns = ", ".join(
        f"{quote_text(column)}: {quote_text(_written_type(type))}"
        for column, type in zip(seen.columns, seen.types, strict=True)
    )
    source = f"{read}columns = {{{columns}}})"
    table = _typed(connection, source, name, "json")
    table.encoding = encoding
    lists = [
        number for number, type in enumerate(table.types) if re.fullmatch(r"STRUCT\(.*\)\[\]", type)
    ]
    one_row = connection.execute(f"SELECT count(*) FROM (FROM {source} LIMIT 2)").fetchone() == (1,)
    if one_row and lists:
        tables = []
        for number in lists:
            entries = f"SELECT unnest({table.cells[number]}) AS entry FROM {table.relation}"
            inner = f"(SELECT unnest(entry) FROM ({entries}))"
            found = _typed(connection, inner, name, "json")
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
        for number, line in enumerate(islice(file, _LOOKED_AT * _LOOKED_AT), 1):
            try:
                value = json.loads(line) if line.strip() else {}
            except ValueError:
                value = None
            if number == 1 and not isinstance(value, dict):
                break
            if not isinstance(value, dict):
                return f"{what}: line {number:,} is no JSON object; mend it, or remove it"
    return f"{what}: {_first_words(error)}"


def _first_words(error: duckdb.Error) -> str:
    """The first line of what DuckDB says, without the name of its copy of the file."""
    reason = str(error).splitlines()[0]
    return re.sub(r' in file "[^"]*"| file \'[^\']*\'', "", reason)[:200]


def _typed(connection: duckdb.DuckDBPyConnection, source: str, name: str, kind: str) -> FoundTable:
    """A table whose columns have types already."""
    try:
        described = connection.execute(f"SELECT * FROM {source} LIMIT 0").description or []
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
    )
