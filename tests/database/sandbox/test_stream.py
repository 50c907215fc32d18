"""A result that is read piece by piece."""

import threading
from pathlib import Path

import pytest

from lib.database.sandbox.pool import SandboxLimits
from lib.database.sandbox.stream import RowStream

_COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {}) SELECT i FROM n"
_FOR_EVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
_LIMITS = SandboxLimits(timeout_ms=2000, memory_mb=128, max_rows=10, max_bytes=100_000)


@pytest.mark.slow
def test_a_result_of_any_length_passes_through(concert_database: Path) -> None:
    with RowStream(concert_database, _COUNT.format(200_000), _LIMITS) as stream:
        stream.wait()
        numbers = [number for rows in stream for (number,) in rows]
    assert (stream.columns, stream.status, stream.error) == (("i",), "ok", None)
    assert numbers == list(range(1, 200_001))


@pytest.mark.parametrize(
    ("sql", "columns", "status", "error"),
    [
        ("SELECT name FROM singer WHERE 0", ("name",), "ok", ""),
        ("SELECT nme FROM singer", (), "error", "no such column: nme"),
        ("DELETE FROM singer", (), "refused", "DELETE is not allowed"),
        ("ATTACH 'x' AS y", (), "refused", "ATTACH"),
        ("", (), "error", "empty query"),
        ("SELECT zeroblob(200000)", ("zeroblob(200000)",), "too_large", "the result has more"),
        (_FOR_EVER, ("max(i)",), "timeout", "the query took longer than 300 ms"),
    ],
)
def test_a_failure_is_a_status(
    concert_database: Path, sql: str, columns: tuple[str, ...], status: str, error: str
) -> None:
    limits = SandboxLimits(300, 128, 10, 100_000)
    with RowStream(concert_database, sql, limits) as stream:
        stream.wait()
        rows = [row for rows in stream for row in rows]
    assert (rows, stream.status) == ([], status)
    assert (stream.error or "").startswith(error)


def test_a_failure_after_the_first_rows_is_known_at_the_end(concert_database: Path) -> None:
    failing = "SELECT CASE WHEN i = 50000 THEN abs(-9223372036854775807 - 1) ELSE i END FROM n"
    sql = _COUNT.format(50_000).replace("SELECT i FROM n", failing)
    with RowStream(concert_database, sql, _LIMITS) as stream:
        stream.wait()
        count = sum(len(rows) for rows in stream)
    assert (stream.status, stream.error) == ("error", "integer overflow")
    assert 0 < count < 50_000


def test_it_ends_when_it_is_closed(concert_database: Path) -> None:
    stream = RowStream(concert_database, _COUNT.format(10**9), SandboxLimits(60_000))
    stream.wait()
    threading.Timer(0.2, stream.close).start()
    for _ in stream:
        pass
    assert stream.status == "error"
