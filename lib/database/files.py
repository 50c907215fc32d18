"""Database files: which can be queried, and limits on what this process itself reads from them.

A file can be queried unless it is missing, empty, cut off, damaged, or no database at all. It may
be hostile.
"""

import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from itertools import repeat, starmap
from pathlib import Path

from lib.base.errors import DataError
from lib.database.sandbox.connections import UnusableFileError, check_finished

_MAGIC = b"SQLite format 3\0"
_HEADER = 100  # bytes
_NAMED = 10  # databases in a message
MAX_VALUE_BYTES = 10_000_000
_PROGRESS_STEPS = 1_000  # virtual machine steps between two looks at the clock

_log = logging.getLogger(__name__)


class UnusableDatabaseError(DataError):
    """The database cannot be queried; it is expected at `path`."""

    def __init__(self, message: str, path: Path) -> None:
        super().__init__(message)
        self.path = path


def connect_read_only(path: Path) -> sqlite3.Connection:
    """A connection for the project's own trusted queries; text that is not UTF-8 is decoded.

    Model-written SQL never runs here: that is what `lib.database.sandbox.sandbox` is for. The file
    is not trusted either, and its views and generated columns may run forever: guard the connection
    with a `Deadline`.
    """
    connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    connection.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
    return connection


class Deadline:
    """Interrupts the queries of the connections that it guards after a number of seconds.

    SQLite checks between two steps: a single long step (instr on long texts) is finished first.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = float(time.monotonic() + seconds)

    def guard(self, connection: sqlite3.Connection) -> None:
        """From now on, a query that takes too long, or makes a value of over 10 MB, raises
        sqlite3.Error.
        """
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
        # `self._end < time.monotonic()`, made of built-in functions alone: inside Python code a
        # Ctrl-C could be raised, and SQLite discards what a handler raises.
        clock = starmap(time.monotonic, repeat(()))
        connection.set_progress_handler(map(self._end.__lt__, clock).__next__, _PROGRESS_STEPS)

    def passed(self) -> bool:
        return time.monotonic() > self._end

    def reason(self, error: sqlite3.Error) -> str:
        """What went wrong, in words; for a timeout SQLite itself says only "interrupted"."""
        return f"it takes longer than {self._seconds:.0f} s" if self.passed() else str(error)


def check_database_file(path: Path) -> None:
    """Raise UnusableDatabaseError unless the file's header is that of a complete database.

    Reads the header alone, so it is safe and fast on any file.
    """
    try:
        if not path.exists():
            raise UnusableDatabaseError(f"{path}: no such database file", path)
        if not path.is_file():  # opening a pipe would wait for ever
            raise _unusable(path, "not a file" if not path.is_dir() else "a folder, not a file")
        with path.open("rb") as file:
            header = file.read(_HEADER)
        size = path.stat().st_size
    except (OSError, RuntimeError) as error:  # no permission, a name too long, links in a circle
        reason = getattr(error, "strerror", None) or error
        raise UnusableDatabaseError(f"{path}: cannot be read ({reason})", path) from None
    if not header:
        raise _unusable(path, "the file is empty")
    if not header.startswith(_MAGIC):
        raise _unusable(path, "its header is not 'SQLite format 3'")
    full = _size_by_header(header)
    if size < full:
        raise _unusable(path, f"cut off: {size:,} of {full:,} bytes")


def _size_by_header(header: bytes) -> int:
    """The size in bytes that the header states; 0 where it states none that is valid.

    https://www.sqlite.org/fileformat2.html#in_header_database_size
    """
    stated = int.from_bytes(header[16:18])
    page_size = 65_536 if stated == 1 else stated
    valid = 512 <= page_size <= 65_536 and page_size & (page_size - 1) == 0
    if len(header) < _HEADER or not valid or header[24:28] != header[92:96]:
        return 0
    return page_size * int.from_bytes(header[28:32])


def database_problem(path: Path) -> str | None:
    """Why the file cannot be queried, with its name; None where it can.

    Beside the header SQLite's own look at the schema counts.
    """
    try:
        check_database_file(path)
        found = path.stat()
    except UnusableDatabaseError as error:
        return str(error)
    except OSError as error:
        return f"{path}: cannot be read ({error.strerror})"
    return _schema_problem(path, (found.st_ino, found.st_size, found.st_mtime_ns))


@cache
def _schema_problem(path: Path, _version: tuple[int, int, int]) -> str | None:
    try:
        check_finished(str(path.resolve()))
        with closing(connect_read_only(path)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UnusableFileError as error:  # its message begins with the file's name
        return f"{path.parent}/{error}"
    except sqlite3.Error as error:
        return str(_unusable(path, str(error)))
    return None


def _unusable(path: Path, reason: str) -> UnusableDatabaseError:
    return UnusableDatabaseError(f"{path}: not a readable SQLite database ({reason})", path)


def report_unusable(
    found: Sequence[tuple[str, str]], place: Path, total: int, consequence: str
) -> None:
    """Log a warning with counts, databases and reasons, if any question has an unusable database.

    `found`: for each such question the database and what is wrong with it. `total`: all questions
    of the file. Raises DataError where no question is left.
    """
    if not found:
        return
    problems, counts = dict(reversed(found)), Counter(db_id for db_id, _ in found)
    named = [f"{db_id} ({counts[db_id]}): {problems[db_id]}" for db_id in sorted(counts)[:_NAMED]]
    more = len(counts) - _NAMED
    text = (
        f"{place}: {len(found)} of {total} questions have no usable database: "
        f"{'; '.join(named)}{f'; and {more} more databases' if more > 0 else ''}"
    )
    if len(found) == total:
        raise DataError(text)
    _log.warning("warning: %s; %s", text, consequence)
