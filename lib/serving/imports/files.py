"""The tables in a file: text with delimiters here, workbooks, JSON and Parquet elsewhere."""

import csv
import gzip
import re
import zlib
from collections.abc import Iterable, Sequence
from itertools import chain, islice
from pathlib import Path
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.serving.imports.json_tables import json_tables, typed_table
from lib.serving.imports.kinds import is_json, kind_of, refuse_text
from lib.serving.imports.options import TableOptions
from lib.serving.imports.tables import (
    LOOKED_AT,
    MOST_COLUMNS,
    PIECE,
    FoundTable,
    doubt_of_names,
    least_rows,
    names_place,
    require_room,
    text_table,
)
from lib.serving.imports.text import (
    LONGEST_CELL,
    LONGEST_LINE,
    Dialect,
    sniff,
    to_utf8,
    write_strict,
)
from lib.serving.imports.workbooks import sheets


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
        return sheets(connection, path, name, options, most_bytes)
    if kind == "parquet":
        source = f"read_parquet({quote_text(path.name)}, hive_partitioning = false)"
        return [typed_table(connection, source, name, "parquet")]
    refuse_text(path)
    option = options[0] if options else TableOptions(file=name)
    text = path.with_suffix(".text")
    encoding = to_utf8(path, text, option.encoding, most_bytes)
    with text.open(encoding="utf-8", newline="") as file:
        head = file.read(4096)
    if is_json(head, name):
        return json_tables(connection, text, name, encoding)
    return [_delimited(connection, text, name, option, encoding, most_bytes)]


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


def _delimited(
    connection: duckdb.DuckDBPyConnection,
    text: Path,
    name: str,
    option: TableOptions,
    encoding: str,
    most_bytes: int,
) -> FoundTable:
    dialect = sniff(connection, text, option.delimiter)
    if option.header:
        dialect = Dialect(dialect.delimiter, dialect.quote, dialect.escape, option.header - 1)
    records = _first_records(text, dialect)
    if not records:
        raise DataError("the file has no record; expected a line of names and lines of values")
    place, named = names_place([cells for _, cells in records], titles_are_sure=False)
    if option.header is not None:
        place, named = 0, option.header > 0
    line, first = records[place]
    dialect = Dialect(dialect.delimiter, dialect.quote, dialect.escape, line)
    width = max(len(cells) for _, cells in records[place:])
    if width == 1 and option.delimiter is None and not _may_be_list(name):
        raise DataError(
            "text without a delimiter, which is no table; a list of one column is a .csv or .txt"
        )
    # decided by the first lines: many names, and short lines below them
    lines = chain([-line], least_rows(text, dialect.quote))
    require_room(lines, len(first) if named else 0, most_bytes)
    rows = text.with_suffix(".rows")
    repaired = write_strict(text, rows, dialect)
    table = text_table(connection, rows, name, dialect, first if named else [], width, most_bytes)
    table.delimiter, table.encoding = dialect.delimiter, encoding
    table.header = line + 1 if named else 0
    with text.open(encoding="utf-8") as file:
        above = [line for line in islice(file, line) if line.strip(' "\n')[:4] != "sep="]
    titles = sum(bool(line.strip()) for line in above)
    if option.header is None:
        table.notes += doubt_of_names(first, named, "line", line + 1)
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
            islice(_lines(file, dialect.skip), 20 * LOOKED_AT),
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
                if len(records) == LOOKED_AT:
                    break
        except csv.Error as error:
            raise DataError(f"line {before + 1}: {error}") from None
    return records


def _lines(file: Any, skipped: int) -> Iterable[str]:
    for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), ""), skipped + 1):
        if len(line) == LONGEST_LINE:
            raise DataError(f"line {number} has {LONGEST_LINE:,} characters and more")
        yield line
