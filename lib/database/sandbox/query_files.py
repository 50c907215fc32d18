"""Queries from a JSONL file, and their results as lines of another, for `stages.run_sql`.

A query is `{"id": ..., "sql": ...}`; a result `{"id", "status", "columns", "rows", "error",
"elapsed_ms"}`. JSON has no blobs and no infinite numbers: in `rows` they are `{"hex": "00ff"}`, for
bytes.fromhex, and `{"float": "inf"}` or `"-inf"`, for float.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import Journal, read_numbered_jsonl
from lib.base.records import ExecutionResult, Value

_WRITE_QUERIES = 16  # a process that is killed loses at most this many results
_WRITE_BYTES = 1_000_000  # more bytes than this are written at once, since they would pile up


@dataclass(frozen=True)
class NamedQuery:
    """One line of a file of queries."""

    id: str | int
    sql: str


def read_queries(path: Path) -> list[NamedQuery]:
    """All queries of the file, in its order.

    Raises DataError with file and line where a line is not a JSON object, lacks `id` or `sql`, has
    one of another type, or repeats an id.
    """
    queries = []
    lines: dict[str | int, int] = {}
    for number, payload in read_numbered_jsonl(path):
        query = _query(payload, f"{path}:{number}")
        if query.id in lines:
            raise DataError(
                f"{path}:{number}: the id {query.id!r} is that of line {lines[query.id]}, too; "
                "give each query its own"
            )
        lines[query.id] = number
        queries.append(query)
    return queries


def result_line(query: NamedQuery, result: ExecutionResult) -> dict[str, Any]:
    """The JSON object that stands for the result."""
    return {
        "id": query.id,
        "status": result.status,
        "columns": list(result.columns),
        "rows": [[json_value(value) for value in row] for row in result.rows],
        "error": result.error,
        "elapsed_ms": round(result.elapsed_ms, 3),
    }


class ResultWriter:
    """Writes results to a journal, small ones together, since each write takes a while."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._lines: list[dict[str, Any]] = []
        self._bytes = 0

    def add(self, query: NamedQuery, result: ExecutionResult) -> None:
        """Write it soon, and at the latest at the next `flush`."""
        self._lines.append(result_line(query, result))
        self._bytes += sum(
            len(value) if isinstance(value, (str, bytes)) else 8
            for row in result.rows
            for value in row
        )
        if len(self._lines) == _WRITE_QUERIES or self._bytes > _WRITE_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write what has been added."""
        if self._lines:
            self._journal.append(self._lines)
        self._lines = []
        self._bytes = 0


def _query(payload: dict[str, Any], place: str) -> NamedQuery:
    for key, kinds, expected in (("id", (str, int), "a text or an integer"), ("sql", str, "text")):
        if key not in payload:
            raise DataError(f'{place}: no `{key}`; expected {{"id": ..., "sql": ...}}')
        value = payload[key]
        if isinstance(value, bool) or not isinstance(value, kinds):
            raise DataError(f"{place}: `{key}`: expected {expected}, found {value!r:.60}")
    return NamedQuery(payload["id"], payload["sql"])


def json_value(value: Value) -> Any:
    """How a value is written in JSON, which has no blobs and no infinite numbers."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if isinstance(value, float) and math.isinf(value):
        return {"float": str(value)}
    return value
