"""The tables in a file: workbooks here, text with delimiters in `tables`, the others in `typed`.

Excel's sheets become CSV, whose cells then follow the same rules as those of any text.
"""

import csv
import gzip
import io
import re
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any

import duckdb
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

from lib.base.errors import DataError
from lib.serving.imports.columns import counted
from lib.serving.imports.kinds import DELIMITERS, TableOptions, is_json, kind_of, refuse_text
from lib.serving.imports.tables import (
    LOOKED_AT,
    MOST_COLUMNS,
    PIECE,
    FoundTable,
    begins_table,
    delimited_table,
    doubt_of_names,
    joined_names,
    left_out_below,
    names_place,
    plain_stem,
    text_table,
)
from lib.serving.imports.text import Dialect, to_utf8
from lib.serving.imports.typed import json_tables, parquet_tables

_ERROR = re.compile(rb'<c [^>]*\bt="e"')
_NOT_COMPUTED = re.compile(rb'<c r="\w+"(?: s="\d+")?><f>[^<]*</f>(?:<v ?/>|<v></v>)?</c>')
_SEVERAL_BYTES = 1 << 18  # of a text in which several tables are looked for
_BLANK_ROW = re.compile(r"\n[ \t,;|]*\n")
_FIRST_SHEET = re.compile(r"\D+1|Sheet")  # Sheet1, Tabelle1: nobody has named it


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
        return parquet_tables(connection, path, name)
    refuse_text(path)
    chosen = [one for one in options if one.encoding] or options
    option = chosen[0] if chosen else TableOptions(file=name)
    text = path.with_suffix(".text")
    guess = to_utf8(path, text, option.encoding, most_bytes)
    with text.open(encoding="utf-8", newline="") as file:
        head = file.read(4096)
    if is_json(head, name):
        return json_tables(connection, text, name, guess.encoding)
    by_place = {one.sheet: one for one in options}
    tables = []
    for place, title, part in _parts(text):
        option = by_place.get(place, TableOptions(file=name, sheet=place))
        tables.append(delimited_table(connection, part, name, option, guess, most_bytes))
        tables[-1].sheet, tables[-1].name = place, title or tables[-1].name
    return tables


def _parts(text: Path) -> list[tuple[str | None, str, Path]]:
    """The tables below one another in a text: where each begins (None: at the start), its title,
    and a file of its lines, with empty ones in place of those above them.
    """
    content = text.read_text(encoding="utf-8") if text.stat().st_size <= _SEVERAL_BYTES else ""
    lines = list(io.StringIO(content))
    starts: list[tuple[int, str]] = []
    if _BLANK_ROW.search(content.strip()):
        _, starts = max(_starts(lines, delimiter) for delimiter in DELIMITERS)
    if not starts:
        return [(None, "", text)]
    parts: list[tuple[str | None, str, Path]] = []
    for (first, title), (end, _) in pairwise([(0, ""), *starts, (len(lines), "")]):
        part = text.with_suffix(f".{first}.text")
        part.write_text("\n" * first + "".join(lines[first:end]), encoding="utf-8", newline="")
        parts.append((f"line {first + 1}" if first else None, title, part))
    return parts


def _starts(lines: Sequence[str], delimiter: str) -> tuple[int, list[tuple[int, str]]]:
    """The number of lines above each further table and its title; before them, how many rows have
    the delimiter.
    """
    above, rows = [0], []
    reader = csv.reader(lines, delimiter=delimiter, skipinitialspace=True)
    with suppress(csv.Error):
        for row in reader:
            rows.append([cell.strip() for cell in row])
            above.append(reader.line_num)
    starts = [(above[at], _title(rows[at:])) for at in _further_tables(rows)]
    return sum(sum(map(bool, row)) > 1 for row in rows) if starts else 0, starts


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
    tables: list[FoundTable] = []
    used = []
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
        used.append(sheet)
        for first, end in pairwise((0, *_further_tables(texts), len(texts))):
            place = f"{sheet}, row {first + 1}" if first else sheet
            option = chosen.get(place, TableOptions(file=name, sheet=place))
            target = path.with_suffix(f".{number}-{first}.rows")
            block = texts[first:end]
            tables.append(_sheet(connection, target, name, place, block, first, option, most_bytes))
            tables[-1].name = (first and _title(block)) or sheet
        tables[-1].notes += notes + left_out_below(below)
    if not tables:
        raise DataError("the workbook has no sheet with cells")
    tables[0].doubts += _lost_cells(path)
    if len(used) == 1 and _FIRST_SHEET.fullmatch(used[0]):
        for table in tables:
            table.name = plain_stem(name) if table.name == used[0] else table.name
    return tables


def _further_tables(rows: Sequence[Sequence[str]]) -> Iterator[int]:
    """Where tables begin below another one: after an empty row, with names above values, or with
    a title above these.
    """
    records = 0  # rows of more than a cell, since the last table began
    for at, row in enumerate(rows):
        if at and records > 1 and any(row) and not any(rows[at - 1]):
            block = [*takewhile(any, rows[at : at + LOOKED_AT])]
            if begins_table(block[bool(_title(block)) :]):
                yield at
                records = 0
        records += sum(map(bool, row)) > 1


def _title(rows: Sequence[Sequence[str]]) -> str:
    """The cell of the first row, if it is the only one; '' where it is not."""
    filled = [cell for cell in rows[0] if cell]
    return filled[0] if len(filled) == 1 else ""


def _sheet(
    connection: duckdb.DuckDBPyConnection,
    rows: Path,
    name: str,
    sheet: str,
    texts: list[list[str]],
    first: int,
    option: TableOptions,
    most_bytes: int,
) -> FoundTable:
    """The table in some rows of a sheet. `rows`: a file to write. `first`: how many are above."""
    if option.header:
        start, named = max(option.header - 1 - first, 0), True
    else:
        filled = [place for place, row in enumerate(texts) if any(row)]
        place, named = names_place([texts[place] for place in filled[:LOOKED_AT]], True)
        start, named = filled[place], named and option.header is None
        start += named and joined_names(texts, start + 1) is not None
    if start >= len(texts):
        last = first + len(texts)
        raise DataError(f"sheet {sheet!r} has {last:,} rows; there is no row {option.header:,}")
    firsts = (next((at for at, cell in enumerate(row) if cell), None) for row in texts[start:])
    left = min((at for at in firsts if at is not None), default=0)
    table_rows = [row[left:] for row in texts[start:]]
    joined = joined_names(texts, start) if named else None
    names = joined[left:] if joined else table_rows[0] if named else []
    width = max(map(len, table_rows))
    if width > MOST_COLUMNS:
        raise DataError(f"sheet {sheet!r} has {width:,} columns; the limit is {MOST_COLUMNS:,}")
    with rows.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(table_rows)
    table = text_table(connection, rows, name, Dialect(","), names, width, most_bytes)
    table.kind, table.sheet = "excel", sheet
    table.header = first + start + 1 if named else 0
    if option.header is None:
        table.doubts += doubt_of_names(table_rows[0], named, "row", first + start + 1)
    if joined:
        lower = first + start
        table.notes.append(f"names of two rows, {lower} and {lower + 1}, are joined")
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
