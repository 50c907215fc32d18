"""Text files become UTF-8 that keeps to RFC 4180, which DuckDB then reads.

The encoding is guessed by the letters of languages, see `encodings`; the delimiter is that of
DuckDB's sniffer, helped where that is known to fail: decimal commas, titles above the table. Quotes
that close nothing, which would swallow rows or cells, become part of their cell.
"""

import mmap
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import duckdb

from lib.base.errors import DataError
from lib.serving.imports.encodings import Guess, guess_encoding
from lib.serving.imports.kinds import DELIMITERS, ONE_COLUMN, utf_16_order

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\0\0", "utf-32-le"),
    (b"\0\0\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_PIECE = 1 << 20
_GUESSED_BYTES = 1 << 16
_SAMPLE = 1 << 16
_MOST_NOTES = 10  # lines below a table
LONGEST_CELL = 1_000_000  # bytes
LONGEST_LINE = 8_000_000

_QUOTED = re.compile(r'"[^"]*"')
_COMMA = re.compile(r"(?<!\d),(?! )|,(?![ \d])")  # that is in no text and no number


@dataclass(frozen=True)
class Dialect:
    """`skip`: the lines before the table, titles and blank ones."""

    delimiter: str
    quote: str = '"'
    escape: str = '"'
    skip: int = 0


def to_utf8(source: Path, target: Path, chosen: str | None, most_bytes: int) -> Guess:
    """Write the text as UTF-8 without a mark, its lines ended by a line feed; returns its encoding.

    `chosen`: None to find it. Raises DataError where it cannot be decoded, or has a NUL or more
    than `most_bytes`.
    """
    with source.open("rb") as file:
        head = file.read(4096)
    marked = next((one for mark, one in _MARKS if head.startswith(mark)), None)
    known = chosen or marked or utf_16_order(head)
    guess = Guess(known) if known else _guess(source)
    written, last = 0, b""
    try:
        with source.open(encoding=guess.encoding) as file, target.open("wb") as copy:
            for text in iter(lambda: file.read(_PIECE), ""):
                if "\0" in text:
                    raise DataError("the file has NUL bytes; this is binary data, no table")
                piece = (text if written else text.removeprefix("\ufeff")).encode()
                written += len(piece)
                if written > most_bytes:
                    raise DataError(f"as text it takes more than {most_bytes >> 20} MB")
                copy.write(piece)
                last = piece or last
            if not last.endswith(b"\n"):
                copy.write(b"\n")
    except UnicodeError:
        raise DataError(
            f"the file is not text in the encoding {guess.encoding}; choose another encoding"
        ) from None
    return guess


def _guess(source: Path) -> Guess:
    """The encoding of a text without a mark, judged by its lines beyond ASCII.

    Raises DataError where most of these are UTF-8 and others are not.
    """
    with suppress(UnicodeDecodeError), source.open(encoding="utf-8") as file:
        while file.read(_PIECE):
            pass
        return Guess("utf-8")
    return guess_encoding(_lines_beyond_ascii(source))


def _lines_beyond_ascii(source: Path) -> bytes:
    """The first of them. Raises DataError where most are UTF-8: a wrong byte in another would
    change the letters of all.
    """
    beyond, wrong = b"", 0
    right = others = 0
    with source.open("rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(_PIECE), b""), 1):
            if line.isascii():
                continue
            if len(beyond) <= _GUESSED_BYTES:
                beyond += line
            try:
                line.decode()
                right += 1
            except UnicodeDecodeError:
                others += 1
                wrong = wrong or number
    if right > others:
        raise DataError(
            f"line {wrong:,} is not UTF-8, and {right:,} other lines are; mend it, or choose an "
            "encoding, such as cp1252"
        )
    return beyond


def sniff(connection: duckdb.DuckDBPyConnection, path: Path, delimiter: str | None) -> Dialect:
    """The dialect of a UTF-8 text. A first line `sep=;` names the delimiter, as Excel has it."""
    with path.open("rb") as file:
        sample = file.read(_SAMPLE)
    if len(sample) == _SAMPLE:
        sample = sample[: sample.rfind(b"\n") + 1] or sample
    first, _, rest = sample.partition(b"\n")
    separator = re.fullmatch(rb'"?sep=([ -~\t])"?\s*', first)
    if separator:
        sample = rest
        delimiter = delimiter or separator[1].decode()
    lines = sample.decode(errors="replace").splitlines()
    part = path.with_suffix(".sample")
    part.write_bytes(sample)
    try:
        found = _sniffed(connection, part, lines, [delimiter] if delimiter else DELIMITERS)
    finally:
        part.unlink()
    # of what the sniffer leaves out, titles are above a blank line
    blank = [number for number, line in enumerate(lines[: found.skip], 1) if not line.strip()]
    return replace(found, skip=max(blank, default=0) + bool(separator))


def _sniffed(
    connection: duckdb.DuckDBPyConnection,
    part: Path,
    lines: Sequence[str],
    delimiters: Sequence[str],
) -> Dialect:
    """The delimiter with the fewest lines left out, as many times among the names as the columns
    need it, and the most columns.

    The sniffer alone would rather leave out the names above `1,50;2,5` than take the semicolon.
    Commas that a blank follows, or that lie between digits, need not separate anything.
    """
    best: tuple[tuple[int, bool, bool, int], Dialect] | None = None
    prose = _COMMA.search(_QUOTED.sub("", "\n".join(lines))) is None
    for padded in (False, True):
        for delimiter in delimiters:
            sniffed = _sniff(connection, part, delimiter, padded)
            if sniffed is None:
                continue
            columns, dialect = sniffed
            names = next((line for line in lines[dialect.skip :] if line.strip()), "")
            skipped = sum(bool(line.strip()) for line in lines[: dialect.skip])
            count = _QUOTED.sub("", names).count(delimiter)
            if columns < 2 or (padded and (count < columns - 1 or skipped)):
                continue
            separates = delimiter != "," or not prose
            rank = (-skipped, count == columns - 1, separates, columns)
            if best is None or rank > best[0]:
                best = rank, dialect
        if best:
            return best[1]
    names = next((line for line in lines if line.strip()), "")
    counts = {delimiter: _QUOTED.sub("", names).count(delimiter) for delimiter in delimiters}
    likely = max(delimiters, key=counts.__getitem__)
    return Dialect(likely if counts[likely] or len(delimiters) == 1 else ONE_COLUMN)


def _sniff(
    connection: duckdb.DuckDBPyConnection, part: Path, delimiter: str, padded: bool
) -> tuple[int, Dialect] | None:
    """The number of columns and the dialect, None where the text does not fit the delimiter."""
    try:
        found = connection.execute(
            "SELECT len(Columns), Quote, Escape, SkipRows FROM sniff_csv(?, delim = ?, "
            "all_varchar = true, null_padding = ?, strict_mode = ?, max_line_size = ?)",
            [part.name, delimiter, padded, not padded, LONGEST_LINE],
        ).fetchone()
    except duckdb.Error:
        return None
    assert found is not None
    columns, quote, escape, skip = found
    quote = "'" if quote == "'" else '"'
    return columns, Dialect(delimiter, quote, "\\" if escape == "\\" else quote, skip)


def cut_notes(path: Path) -> list[str]:
    """Take lines below the table out of the file, such as `Source: World Bank`; returns them.

    They follow the last blank line and have no delimiter, which the two rows above it have.
    """
    with path.open("rb") as file:
        start = max(0, path.stat().st_size - _SAMPLE)
        file.seek(start)
        tail = file.read()
    table, blank, below = tail.rstrip().rpartition(b"\n\n")
    notes = [line.strip() for line in below.decode(errors="replace").splitlines()]
    rows = table.decode(errors="replace").splitlines()[-2:]
    if not blank or len(notes) > _MOST_NOTES or len(rows) < 2 or below.count(b'"') % 2:
        return []
    for delimiter in DELIMITERS:
        sign = _COMMA if delimiter == "," else re.compile(re.escape(delimiter))
        bare = [_QUOTED.sub("", note).rstrip(delimiter + " ") for note in notes]
        if all(map(sign.search, rows)) and not any(delimiter in note for note in bare):
            break
    else:
        return []
    counts = [{line.count(one) for line in notes} for one in DELIMITERS]
    if len(notes) > 1 and any(len(one) == 1 and 0 not in one for one in counts):
        return []  # a table, and what is above the blank line are its titles
    with path.open("rb+") as file:
        file.truncate(start + len(table) + 1)
    return [note.rstrip(delimiter + " ").strip('"') for note in notes]


def write_strict(path: Path, target: Path, dialect: Dialect) -> int:
    """Write the lines of the table so that they keep to RFC 4180.

    Quotes that close nothing are doubled and their cell quoted. Returns the number of such cells.
    """
    with path.open("rb") as file, target.open("wb") as copy:
        for _ in range(dialect.skip):
            file.readline()
        start = file.tell()
        if start == path.stat().st_size:
            return 0
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            if dialect.quote != '"' or dialect.escape != '"':
                _copy(content, start, len(content), copy.write)
                return 0
            end = _without_empty_rows(content, start, dialect.delimiter)
            return _copy_repaired(content, start, end, dialect.delimiter, copy.write)


def _without_empty_rows(content: mmap.mmap, start: int, delimiter: str) -> int:
    """Where the last row with a cell ends: spreadsheets write rows of delimiters below it."""
    from_here = max(start, len(content) - _PIECE)
    tail = content[from_here:]
    kept = tail.rstrip(b" \n" + delimiter.encode())
    line_end = tail.find(b"\n", len(kept))
    return len(content) if line_end < 0 else from_here + line_end + 1


def _copy_repaired(
    content: mmap.mmap,
    start: int,
    last: int,
    delimiter: str,
    write: Callable[[bytes], object],
) -> int:
    """Copy, with stray quotes doubled and their cells quoted. Returns how many cells that are."""
    well, raw = _fields(delimiter)
    repaired = 0
    while True:
        end = well.match(content, start, last).end()  # type: ignore[union-attr]
        _copy(content, start, end, write)
        if end == last:
            return repaired
        cell = raw.match(content, end)[0]  # type: ignore[index]
        write(b'"' + cell.strip(b" \t").replace(b'"', b'""') + b'"')
        repaired += 1
        start = end + len(cell)


def _fields(delimiter: str) -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """Patterns of as many well-formed fields as there are in a row, and of any one field."""
    sign = re.escape(delimiter.encode())
    blanks = b"[ ]*+" if delimiter == "\t" else rb"[ \t]*+"
    quoted = rb'%b"[^"]*+(?>(?:""[^"]*+)*)"%b' % (blanks, blanks)
    plain = rb'(?!%b")[^%b\n]*+' % (blanks, sign)
    well = re.compile(rb"(?>(?:(?:%b|%b)(?:%b|\n))*)" % (quoted, plain, sign))
    return well, re.compile(rb"[^%b\n]*+" % sign)


def _copy(content: mmap.mmap, start: int, end: int, write: Callable[[bytes], object]) -> None:
    for place in range(start, end, _PIECE):
        write(content[place : min(place + _PIECE, end)])
