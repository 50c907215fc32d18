"""Excel's sheets become CSV, whose cells then follow the same rules as those of any text."""

import csv
import re
import zipfile
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import duckdb
from python_calamine import CalamineError, CalamineWorkbook, PasswordError, SheetVisibleEnum

from lib.base.errors import DataError
from lib.serving.imports.options import TableOptions
from lib.serving.imports.tables import (
    LOOKED_AT,
    MOST_COLUMNS,
    PIECE,
    FoundTable,
    doubt_of_names,
    names_place,
    plain_stem,
    text_table,
)
from lib.serving.imports.text import Dialect

_ERROR = re.compile(rb'<c [^>]*\bt="e"')
_NOT_COMPUTED = re.compile(rb'<c r="\w+"(?: s="\d+")?><f>[^<]*</f>(?:<v ?/>|<v></v>)?</c>')
_FIRST_SHEET = re.compile(r"\D+1|Sheet")  # Sheet1, Tabelle1: nobody has named it


def sheets(
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
        if not any(map(any, texts)):
            continue
        option = chosen.get(sheet, TableOptions(file=name, sheet=sheet))
        tables.append(_sheet(connection, path, name, sheet, texts, option, number, most_bytes))
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
    most_bytes: int,
) -> FoundTable:
    if option.header:
        start, named = option.header - 1, True
    else:
        filled = [place for place, row in enumerate(texts) if any(row)]
        place, named = names_place([texts[place] for place in filled[:LOOKED_AT]], True)
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
    table = text_table(connection, rows, name, Dialect(","), names, width, most_bytes)
    table.kind, table.sheet, table.name = "excel", sheet, sheet
    table.header = start + 1 if named else 0
    if option.header is None:
        table.notes += doubt_of_names(table_rows[0], named, "row", start + 1)
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
                    for read in iter(lambda: file.read(PIECE), b""):
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
