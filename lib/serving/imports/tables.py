"""A table of a file, as a relation that DuckDB reads, and where the names of its columns are.

DuckDB opens nothing but the copies in one folder, loads no extension and keeps to a share of the
memory of its process.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, chain, islice
from pathlib import Path
from typing import Any

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.serving.imports.columns import MISSING, counted, figures
from lib.serving.imports.encodings import Guess
from lib.serving.imports.kinds import ONE_COLUMN, TableOptions, too_large
from lib.serving.imports.text import (
    LONGEST_CELL,
    LONGEST_LINE,
    Dialect,
    cut_notes,
    sniff,
    write_strict,
)

MOST_COLUMNS = 2_000  # SQLite's own limit
LOOKED_AT = 100  # records in which names and width are looked for
PIECE = 1 << 20
_MEMORY = "500MB"
_ROW_BYTES = 5  # of SQLite for each row, with one byte more for each of its cells, even a NULL
_SPARE = 8  # columns that are read beyond the names, for delimiters at the end of lines
_NUMBER = r"[-+]?[$€£¥]?\s?(?:0(?!\d)|[1-9])[\d.,'’ ]*\s?[%$€£¥]?"
_YEAR = re.compile(r"(1[89]|20)\d\d")
_QUOTE = "put cells with the delimiter in quotes, or choose another delimiter or row of names"


@dataclass
class FoundTable:
    """A table of a file. `relation`: what SQL selects from; `cells`: its columns there, `types`
    those of DuckDB, `originals` their names in the file.

    `name`: as the file has it. `sheet`: see `TableOptions`. `row_count`: without the names.
    `header`: the line or row of the names, 0 where there are none. `reference`: the table whose
    column of that original name the first column refers to. `notes`: what was changed.
    `doubts`: what may be meant otherwise.
    """

    file: str
    name: str
    kind: str
    relation: str
    cells: list[str]
    types: list[str]
    originals: list[str]
    row_count: int
    sheet: str | None = None
    delimiter: str | None = None
    encoding: str | None = None
    header: int | None = None
    reference: "tuple[FoundTable, str] | None" = None
    notes: list[str] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)


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


def plain_stem(name: str) -> str:
    """The name of a file without its folder and endings."""
    base = re.split(r"[/\\]", name)[-1]
    base = re.sub(r"\.gz$", "", base, flags=re.IGNORECASE)
    return base.rsplit(".", 1)[0] or base


def text_table(
    connection: duckdb.DuckDBPyConnection,
    rows: Path,
    name: str,
    dialect: Dialect,
    names: Sequence[str],
    width: int,
    most_bytes: int,
) -> FoundTable:
    """The table of a file that keeps to RFC 4180. `names`: of its first record, [] for none.

    Columns without a name and a value are left out. Raises DataError at a record with more cells
    than there are names, and where so many rows of so many columns would take more than
    `most_bytes` in SQLite.
    """
    expected = len(names) if names else width
    read = min(max(width, expected) + _SPARE, MOST_COLUMNS + _SPARE)
    cells = [f"c{number}" for number in range(read)]
    declared = ", ".join(f"{cell}: 'VARCHAR'" for cell in cells)
    relation = (
        f"read_csv({quote_text(rows.name)}, auto_detect = false, header = {bool(names)}, "
        f"delim = {quote_text(dialect.delimiter)}, quote = {quote_text(dialect.quote)}, "
        f"escape = {quote_text(dialect.escape)}, columns = {{{declared}}}, null_padding = true, "
        f"parallel = false, strict_mode = true, max_line_size = {LONGEST_LINE}, "
        f"buffer_size = {2 * LONGEST_LINE})"
    )
    lengths = {number: [f"max(strlen({cell}))"] for number, cell in enumerate(cells)}
    try:
        longest = [found for (found,) in figures(connection, relation, lengths).values()]
    except duckdb.OutOfMemoryException:
        raise
    except duckdb.Error as error:
        raise DataError(_reason(error, dialect.skip)) from None
    if (most := max(filter(None, longest), default=0)) > LONGEST_CELL:
        raise DataError(f"a cell has {most:,} bytes, the limit is {LONGEST_CELL:,}")
    named = [*names, *[""] * (read - len(names))]
    kept = [
        number
        for number in range(read)
        if named[number] or longest[number] is not None or (not names and number < expected)
    ]
    while not names and kept and longest[kept[-1]] is None:
        kept.pop()
    row_count = count_rows(connection, relation)
    require_room([row_count], len(kept), most_bytes)
    if kept and kept[-1] >= expected:
        beyond = f"coalesce({', '.join(cells[expected:])}) IS NOT NULL"
        found = connection.execute(
            f"SELECT row FROM (SELECT row_number() OVER () AS row, {beyond} AS wide "
            f"FROM {relation}) WHERE wide LIMIT 1"
        ).fetchone()
        row = found and f"row {found[0]:,}{' below the names' if names else ''}"
        raise DataError(f"{row} has more cells than the first one, which has {expected}; {_QUOTE}")
    empty = f"coalesce({', '.join(cells[number] for number in kept) or 'NULL'}) IS NULL"
    [(empty_rows,)] = figures(connection, relation, {0: [f"count_if({empty})"]}).values()
    if empty_rows:
        relation, row_count = f"(FROM {relation} WHERE NOT ({empty}))", row_count - empty_rows
    return FoundTable(
        file=name,
        name=plain_stem(name),
        kind="text",
        relation=relation,
        cells=[cells[number] for number in kept],
        types=["VARCHAR"] * len(kept),
        originals=[named[number] for number in kept],
        row_count=row_count,
        notes=[f"{counted(empty_rows, 'empty row')} left out"] if empty_rows else [],
    )


def count_rows(connection: duckdb.DuckDBPyConnection, relation: str) -> int:
    counted = connection.execute(f"SELECT count(*) FROM {relation}").fetchone()
    return counted[0] if counted else 0


def require_room(rows: Iterable[int], columns: int, most_bytes: int) -> None:
    """Raises DataError where so many rows need more in SQLite, whatever they hold.

    `rows`: how many there are in the parts of a file, which is read no further than it takes.
    https://www.sqlite.org/fileformat.html#record_format
    """
    most_rows = most_bytes // (columns + _ROW_BYTES)
    if any(count > most_rows for count in accumulate(rows)):
        raise DataError(too_large(most_bytes))


def least_rows(path: Path, quote: str) -> Iterator[int]:
    """How many rows each piece of a text has at least, up to the first quote.

    After it, a cell may go on from line to line.
    """
    with path.open("rb") as file:
        for piece in iter(lambda: file.read(PIECE), b""):
            lines, quoted, _ = piece.partition(quote.encode())
            yield sum(map(bool, lines.splitlines())) - 1  # the last may go on in the next piece
            if quoted:
                return


def _reason(error: duckdb.Error, skipped: int) -> str:
    """What DuckDB says of a record, with the number of its line in the file."""
    text = str(error)
    line = re.search(r"CSV Error on Line: (\d+)", text)
    where = f"line {int(line[1]) + skipped:,}: " if line else ""
    if "Expected Number of Columns" in text:
        return f"{where}it has more cells than the first one; {_QUOTE}"
    if re.search("max(imum)?[_ ]line[_ ]size", text, re.IGNORECASE):
        return f"{where}it has more than {LONGEST_LINE:,} bytes"
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    first = next((line for line in lines if "Error" not in line[:25]), lines[0])
    return f"{where}it cannot be read as CSV ({first[:200]})"


def names_place(records: Sequence[Sequence[str]], titles_are_sure: bool) -> tuple[int, bool]:
    """Where the table begins, and whether its first record has the names of the columns.

    Titles may come first: records with one cell, above one with more. `titles_are_sure`: else a
    record of one cell without delimiters is one where names follow, above values that are no text.
    """
    place = 0
    for number, record in enumerate(records[:20]):
        if sum(map(bool, record)) > 1:
            place = number
            break
    first = records[place]
    values = [number for number, cell in enumerate(first) if _is_value(cell)]
    below = _columns_below(records, place)
    typed = _name_values(first, below)
    if not (titles_are_sure or typed or all(len(record) > 1 for record in records[:place])):
        return names_place([records[0]], True)
    years = {first[number] for number in values if _YEAR.fullmatch(first[number])}
    named = (
        not values
        or typed
        or len(years) == len(values) > 1
        or all(_differs(first[number], below[number]) for number in values)
    )
    return place, named


def begins_table(records: Sequence[Sequence[str]]) -> bool:
    """Whether the first one has names of two columns or more, with values below them.

    A name looks neither like a value nor like a word for a missing one.
    """
    if len(records) < 2:
        return False
    names = [cell for cell in records[0] if cell]
    below = _columns_below(records, 0)
    odd = any(_is_value(name) or name.lower() in MISSING for name in names)
    return len(names) > 1 and not odd and _name_values(records[0], below)


def joined_names(records: Sequence[Sequence[str]], place: int) -> list[str] | None:
    """The names at `place`, each with that above it which spans several of them, as `2024` does
    `in` and `out`; None where these are no such names.
    """
    if not 0 < place < len(records):
        return None
    above, names = records[place - 1 : place + 1]
    table = records[place : place + LOOKED_AT]
    left = next((at for at, name in enumerate(names) if name), 0)
    spans = sum(map(bool, above)) > 1 and not all(above[left:])
    if not (spans and all(names[left:]) and names_place(table, True) == (0, True)):
        return None
    if not any(cells and all(map(_is_value, cells)) for cells in _columns_below(table, 0)):
        return None  # all is text, and what looks like names may be values
    joined, group = [], ""
    for over, name in zip(above, names, strict=True):
        group = over or group
        joined.append(name if group in ("", name) else f"{group} {name}")
    return joined


def _columns_below(records: Sequence[Sequence[str]], place: int) -> list[list[str]]:
    """The filled cells below each one of the record at `place`."""
    return [
        [
            record[number]
            for record in records[place + 1 :]
            if number < len(record) and record[number]
        ]
        for number in range(len(records[place]))
    ]


def _name_values(first: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Whether a cell that is no value stands above values alone."""
    return any(
        name and not _is_value(name) and cells and all(map(_is_value, cells))
        for name, cells in zip(first, below, strict=True)
    )


def _differs(cell: str, below: Sequence[str]) -> bool:
    """Whether it is a year, a date or a range, above other numbers: the name of a column."""

    def is_number(text: str) -> bool:
        return not _YEAR.fullmatch(text) and re.fullmatch(_NUMBER, text) is not None

    return not is_number(cell) and bool(below) and all(map(is_number, below))


def doubt_of_names(record: Sequence[str], named: bool, unit: str, number: int) -> list[str]:
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
    if re.search(r"[$€£¥.,]", cell):  # (2.50) is negative, (1) may be a mark of a note
        bare = re.sub(r"^\((\d+)\)$", r"\1", bare)
    return bare.isdigit() and not cell.startswith("_")


def delimited_table(
    connection: duckdb.DuckDBPyConnection,
    text: Path,
    name: str,
    option: TableOptions,
    guess: Guess,
    most_bytes: int,
) -> FoundTable:
    below = cut_notes(text) if option.delimiter != ONE_COLUMN else []
    dialect = sniff(connection, text, option.delimiter)
    if option.header:
        dialect = replace(dialect, skip=option.header - 1)
    records = _first_records(text, dialect)
    if not records:
        raise DataError("the file has no record; expected a line of names and lines of values")
    place, named = names_place([cells for _, cells in records], titles_are_sure=False)
    if option.header is not None:
        place, named = 0, option.header > 0
    line, first = records[place]
    dialect = replace(dialect, skip=line)
    width = max(len(cells) for _, cells in records[place:])
    if width == 1 and option.delimiter is None:
        _require_list(name, records)
    # decided by the first lines: many names, and short lines below them
    lines = chain([-line], least_rows(text, dialect.quote))
    require_room(lines, len(first) if named else 0, most_bytes)
    rows = text.with_suffix(".rows")
    repaired = write_strict(text, rows, dialect)
    table = text_table(connection, rows, name, dialect, first if named else [], width, most_bytes)
    table.delimiter, table.encoding = dialect.delimiter, guess.encoding
    table.header = line + 1 if named else 0
    with text.open(encoding="utf-8") as file:
        above = [line for line in islice(file, line) if line.strip(' "\n')[:4] != "sep="]
    titles = sum(bool(line.strip()) for line in above)
    if option.header is None:
        table.doubts += doubt_of_names(first, named, "line", line + 1)
    if guess.doubt:
        table.doubts.append(guess.doubt)
    if titles:
        table.notes.append(f"{counted(titles, 'line')} above the table left out")
    table.notes += left_out_below(below)
    if repaired:
        cells = counted(repaired, "cell")
        table.notes.append(f"{cells} with a quote that does not close: kept as it is")
    return table


def left_out_below(lines: Sequence[str]) -> list[str]:
    """The note on text below a table that is no row of it."""
    if not lines:
        return []
    return [f"{counted(len(lines), 'line')} below the table left out: {lines[0][:80]!r}"]


def _require_list(name: str, records: Sequence[tuple[int, list[str]]]) -> None:
    """Raises DataError where a text without a delimiter is no list of one column: a program, a log
    or settings by its name, or a table whose columns blanks align.
    """
    base = re.sub(r"\.gz$", "", name, flags=re.IGNORECASE)
    if Path(base).suffix.lower() not in ("", ".csv", ".tsv", ".tab", ".txt", ".dat"):
        raise DataError(
            "text without a delimiter, which is no table; a list of one column is a .csv or .txt"
        )
    if len(records) > 1 and all(re.search(r"\S {2,}\S", cells[0]) for _, cells in records):
        raise DataError(
            "its columns are aligned by blanks and not delimited; save it as CSV, or choose a "
            "delimiter if it is a list of one column"
        )


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
