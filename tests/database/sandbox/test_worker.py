"""The worker's own code, run in this process: messages, replies, and results piece by piece."""

import marshal
import sqlite3
import subprocess
import sys
import threading
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database.sandbox import worker
from lib.database.sandbox.connections import ALLOWED_FUNCTIONS
from lib.database.sandbox.frames import FrameBuffer, FrameError, pack, read_frames
from lib.database.sandbox.pool import SandboxLimits
from lib.database.sandbox.stream import RowStream
from lib.database.sandbox.worker import QueryRunner, serve

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def executor() -> QueryRunner:
    return QueryRunner(timeout_ms=500, memory_mb=128, max_rows=5, max_bytes=1000)


@pytest.mark.parametrize(
    ("sql", "row_count", "more"),
    [
        ("SELECT name FROM singer", 5, True),
        ("SELECT name FROM singer LIMIT 5", 5, False),
        ("SELECT name FROM singer LIMIT 0", 0, False),
        ("SELECT zeroblob(300) FROM singer", 2, True),
        ("SELECT 1 FROM singer, singer, singer, singer, singer, singer, singer, singer", 5, True),
    ],
)
def test_the_first_rows_of_a_larger_result_are_kept_on_request(
    concert_database: Path, sql: str, row_count: int, more: bool
) -> None:
    runner = QueryRunner(500, 128, max_rows=5, max_bytes=1000, first_rows=True)
    status, _, blocks, error, _, more_rows = runner.execute(str(concert_database), sql)
    rows = [row for block in blocks for row in marshal.loads(block)]
    assert (status, len(rows), error, more_rows) == ("ok", row_count, None, more)


def test_a_row_that_is_too_large_alone_has_no_first_rows(concert_database: Path) -> None:
    runner = QueryRunner(500, 128, max_rows=5, max_bytes=1000, first_rows=True)
    reply = runner.execute(str(concert_database), "SELECT zeroblob(600), zeroblob(600)")
    assert (reply[0], reply[3]) == ("too_large", "a single row has more than 1000 bytes")


def test_pauses_of_readers_do_not_count(
    monkeypatch: pytest.MonkeyPatch, concert_database: Path
) -> None:
    now = [0.0]
    monkeypatch.setattr(worker, "time", SimpleNamespace(monotonic=lambda: now[0]))
    runner = QueryRunner(500, 128, max_rows=5, max_bytes=100_000)
    counted = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 90000)"
    pieces = []
    for piece in runner.stream(str(concert_database), f"{counted} SELECT i FROM n"):
        pieces.append(piece)
        now[0] += 10.0 if isinstance(piece, list) else 0.0
    assert pieces[0] == ("i",)
    assert sum(map(len, pieces[1:-1])) == 90_000
    assert pieces[-1] == {"status": "ok", "error": None}


def test_a_refusal_is_for_one_query_alone(executor: QueryRunner, concert_database: Path) -> None:
    path = str(concert_database)
    assert executor.execute(path, "PRAGMA user_version")[0] == "refused"
    assert executor.execute(path, "SELECT nme FROM singer")[0] == "error"


def test_nulls_and_names_of_columns_count(executor: QueryRunner, concert_database: Path) -> None:
    for sql in (
        "SELECT " + ", ".join(["NULL"] * 120),
        f"SELECT 1 AS [{'x' * 2000}] WHERE 0",
        f"SELECT 1 AS [{'☃' * 400}] WHERE 0",
    ):
        reply = executor.execute(str(concert_database), sql)
        assert (reply[0], reply[3]) == ("too_large", "the result has more than 1000 bytes")


def test_a_long_message_is_cut(executor: QueryRunner, concert_database: Path) -> None:
    reply = executor.execute(
        str(concert_database), "SELECT json_extract('{}', hex(zeroblob(400000)))"
    )
    assert reply[0] == "error"
    assert reply[3] is not None
    assert len(reply[3]) == 504


class _Forgetful(QueryRunner):
    """Runs out of memory in its first query, and in its third until old connections are closed."""

    def _fetch(self, connection: sqlite3.Connection, sql: str) -> Any:
        self.tries = getattr(self, "tries", 0) + 1
        if self.tries in (1, 3):
            raise MemoryError
        return super()._fetch(connection, sql)


class _Remembering(QueryRunner):
    """Notes the connection of each query."""

    def _fetch(self, connection: sqlite3.Connection, sql: str) -> Any:
        self.used = [*getattr(self, "used", []), connection]
        return super()._fetch(connection, sql)


def test_a_separate_connection_is_not_used_by_other_queries(concert_database: Path) -> None:
    executor = _Remembering(timeout_ms=500, memory_mb=128, max_rows=5, max_bytes=1000)
    for own_connection in (False, True, False, True):
        executor.execute(str(concert_database), "SELECT 1", own_connection)
    first, second, third, fourth = executor.used
    assert first is third
    assert second is fourth
    assert first is not second


def test_what_earlier_queries_left_costs_no_query(concert_database: Path) -> None:
    executor = _Forgetful(timeout_ms=500, memory_mb=128, max_rows=5, max_bytes=1000)
    path = str(concert_database)
    statuses = [executor.execute(path, "SELECT 1")[0] for _ in range(3)]
    assert statuses == ["too_large", "ok", "ok"]
    assert executor.tries == 4


def test_requests_are_answered_in_order(executor: QueryRunner, concert_database: Path) -> None:
    path = str(concert_database)
    queries = [(path, f"SELECT {number}", number == 2) for number in (1, 2, 3)]
    requests = BytesIO(pack(queries[:2]) + pack(queries[2:]))
    replies = BytesIO()
    seen = []
    serve(requests, replies, executor, before_query=lambda: seen.append(1))
    rows = [marshal.loads(reply[2][0]) for reply in read_frames(BytesIO(replies.getvalue()))]
    assert rows == [[(1,)], [(2,)], [(3,)]]
    assert len(seen) == 3


def test_no_function_that_does_more_than_compute_is_allowed() -> None:
    dangerous = {"load_extension", "fts3_tokenizer", "sqlite_log", "readfile", "writefile", "edit"}
    assert not dangerous & ALLOWED_FUNCTIONS


def test_the_worker_imports_little() -> None:
    """It must start quickly, and no installed package may run in it."""
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import lib.database.sandbox.worker; "
        "print(*(name for name in sys.modules if name.startswith('lib')))"
        "; print('pathlib' in sys.modules, 'typing' in sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert set(answer[0].split()) == {
        "lib",
        "lib.database",
        "lib.database.sandbox",
        "lib.database.sandbox.connections",
        "lib.database.sandbox.frames",
        "lib.database.sandbox.worker",
    }
    assert answer[1].startswith("False")


_VALUES = st.none() | st.integers() | st.floats(allow_nan=False) | st.text() | st.binary()
_PAYLOADS = st.lists(st.lists(_VALUES, max_size=4), max_size=5)


@settings(max_examples=40)
@given(payloads=_PAYLOADS, size=st.integers(min_value=1, max_value=50))
def test_messages_arrive_whole_whatever_the_pieces(payloads: list[list[object]], size: int) -> None:
    data = b"".join(map(pack, payloads))
    buffer = FrameBuffer(max_length=1_000_000)
    received = []
    for start in range(0, len(data), size):
        received += buffer.feed(data[start : start + size])
    assert received == payloads == list(read_frames(BytesIO(data)))


@pytest.mark.parametrize("cut", [1, 5])
def test_a_stream_that_ends_inside_a_message_just_ends(cut: int) -> None:
    assert list(read_frames(BytesIO(pack("whole") + pack("cut off")[:cut]))) == ["whole"]


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(FrameError, match="more than 10"):
        FrameBuffer(max_length=10).feed(pack("x" * 100))


@pytest.mark.parametrize("body", [b"", b"?", b"[\xff\xff"])
def test_bytes_that_are_no_message_are_refused(body: bytes) -> None:
    with pytest.raises(FrameError, match="malformed"):
        FrameBuffer(max_length=10).feed(len(body).to_bytes(4, "little") + body)


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
