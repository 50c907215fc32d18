import signal
import sqlite3
from contextlib import closing
from types import FrameType

import pytest

from lib.database.files import Deadline

_COUNTS = """
WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {})
SELECT count(*) FROM numbers
"""


@pytest.mark.usefixtures("racing_clock")
def test_what_takes_too_long_is_interrupted() -> None:
    deadline = Deadline(20)
    with closing(sqlite3.connect(":memory:")) as connection:
        deadline.guard(connection)
        with pytest.raises(sqlite3.OperationalError, match="interrupted") as caught:
            connection.execute(_COUNTS.format(10**9)).fetchone()
    assert deadline.reason(caught.value) == "it takes longer than 20 s"


def test_a_signal_is_not_taken_for_a_failed_query() -> None:
    """SQLite discards what its handlers raise, so a Ctrl-C would be lost, and the query with it."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with closing(sqlite3.connect(":memory:")) as connection:
            Deadline(60).guard(connection)
            signal.setitimer(signal.ITIMER_REAL, 0.05)
            with pytest.raises(KeyboardInterrupt):
                connection.execute(_COUNTS.format(3_000_000)).fetchone()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
