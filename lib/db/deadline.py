"""Limits for what this process itself reads of a database, whose file may be hostile."""

from __future__ import annotations

import sqlite3
import time
from itertools import repeat, starmap

_MAX_VALUE_BYTES = 10_000_000
_PROGRESS_STEPS = 1_000  # virtual machine steps between two looks at the clock


class Deadline:
    """Some seconds from now the queries of the connections that it guards are interrupted.

    SQLite asks between two steps: one that is long in itself (instr on long texts) is finished.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = float(time.monotonic() + seconds)

    def guard(self, connection: sqlite3.Connection) -> None:
        """From now on what takes too long, or makes a value of over 10 MB, is a sqlite3.Error."""
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MAX_VALUE_BYTES)
        # Built-in functions alone, `self._end < time.monotonic()`: in Python's own steps a Ctrl-C
        # would be raised, and SQLite forgets what a handler raises.
        clock = starmap(time.monotonic, repeat(()))
        connection.set_progress_handler(map(self._end.__lt__, clock).__next__, _PROGRESS_STEPS)

    def passed(self) -> bool:
        return time.monotonic() > self._end

    def reason(self, error: sqlite3.Error) -> str:
        """What went wrong, in words: of time SQLite says no more than "interrupted"."""
        return f"it takes longer than {self._seconds:.0f} s" if self.passed() else str(error)
