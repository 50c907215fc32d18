"""Limits for what this process itself reads from a database file, which may be hostile."""

from __future__ import annotations

import sqlite3
import time
from itertools import repeat, starmap

MAX_VALUE_BYTES = 10_000_000
_PROGRESS_STEPS = 1_000  # virtual machine steps between two looks at the clock


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
