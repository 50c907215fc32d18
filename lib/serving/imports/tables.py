"""A table of a file, as a relation that DuckDB reads, and where the names of its columns are.

DuckDB opens nothing but the copies in one folder, loads no extension and keeps to a share of the
memory of its process.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from pathlib import Path

import duckdb

from lib.base.errors import DataError
from lib.database.catalog import quote_text
from lib.serving.imports.columns import TOGETHER
from lib.serving.imports.kinds import too_large
from lib.serving.imports.text import LONGEST_CELL, LONGEST_LINE, Dialect

MOST_COLUMNS = 2_000  # SQLite's own limit
LOOKED_AT = 100  # records in which names and width are looked for
PIECE = 1 << 20
_MEMORY = "500MB"
_ROW_BYTES = 5  # of SQLite for each row, with one byte more for each of its cells, even a NULL
_SPARE = 8  # columns that are read beyond the names, for delimiters at the end of lines
_NUMBER = r"[-+]?[$€£¥]?\s?(?:0(?!\d)|[1-9])[\d.,'’ ]*\s?[%$€£¥]?"
_YEAR = re.compile(r"(1[89]|20)\d\d")


@dataclass
class FoundTable:
    """A table of a file. `relation`: what SQL selects from; `cells`: its columns there, `types`
    those of DuckDB, `originals` their names in the file.

    `name`: as the file has it. `row_count`: without the names. `header`: the line or row of the
    names, 0 where there are none.
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
    figures: list[int | None] = []
    try:
        for start in range(0, read, TOGETHER):
            counts = [f"count({cell}), max(strlen({cell}))" for cell in cells[start:][:TOGETHER]]
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
        if named[number] or figures[2 * number] or (not names and number < expected)
    ]
    while not names and kept and not figures[2 * kept[-1]]:
        kept.pop()
    row_count = count_rows(connection, relation)
    require_room([row_count], len(kept), most_bytes)
    beyond = [number for number in kept if number >= expected]
    if beyond:
        _refuse_wide_row(connection, relation, cells, expected, bool(names))
    return FoundTable(
        file=name,
        name=plain_stem(name),
        kind="text",
        relation=relation,
        cells=[cells[number] for number in kept],
        types=["VARCHAR"] * len(kept),
        originals=[named[number] for number in kept],
        row_count=row_count,
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


def _refuse_wide_row(
    connection: duckdb.DuckDBPyConnection,
    relation: str,
    cells: Sequence[str],
    expected: int,
    named: bool,
) -> None:
    beyond = f"coalesce({', '.join(cells[expected:])}) IS NOT NULL"
    found = connection.execute(
        f"SELECT row FROM (SELECT row_number() OVER () AS row, {beyond} AS wide "
        f"FROM {relation}) WHERE wide LIMIT 1"
    ).fetchone()
    assert found is not None
    raise DataError(
        f"row {found[0]:,}{' below the names' if named else ''} has more cells than the first one, "
        f"which has {expected}; put cells with the delimiter in quotes, or choose another "
        "delimiter or row of names"
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
        return names_place([records[0]], True)
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
    return bare.isdigit() and not cell.startswith("_")
