"""Results as files: what spreadsheets and programs read, in whole, and what says that it is not."""

import asyncio
import csv
import io
import json
from contextlib import suppress
from typing import Any

import httpx2
import pytest

from lib.database.sandbox.stream import RowStream
from tests.serving.conftest import LONGEST_WAIT, Serve, Served, until

_COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT {}) SELECT i FROM n"
_FOR_EVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"


def _csv(served: Served, sql: str) -> list[list[str]]:
    answer = served.post("/api/export", database="concert", sql=sql, format="csv")
    assert answer.status_code == 200, answer.text
    return list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))


def test_a_file_has_every_row(served: Served) -> None:
    answer = served.post("/api/export", database="concert", sql=_COUNT.format(60_000))
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="result.csv"'
    assert answer.content.startswith(b"\xef\xbb\xbfi\r\n1\r\n2\r\n")
    assert answer.content.endswith(b"\r\n60000\r\n")
    found = served.post("/api/export", database="concert", sql=_COUNT.format(60_000), format="json")
    whole = json.loads(found.text)
    assert whole["columns"] == ["i"]
    assert len(whole["rows"]) == 60_000
    assert (whole["more_rows"], whole["error"]) == (False, None)


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        ("-5", "-5"),
        ("-5.25", "-5.25"),
        ("'-5'", "-5"),
        ("'+3,5'", "+3,5"),
        ("'-1e5'", "-1e5"),
        ("'-7%'", "-7%"),
        ("NULL", ""),
        ("9007199254740993", "9007199254740993"),
        ("9e999", "inf"),
        ("x'00ff'", "x'00ff'"),
        ("'=1+1'", "'=1+1"),
        ("'=cmd|'' /C calc''!A0'", "'=cmd|' /C calc'!A0"),
        ("'+49 30 1234'", "'+49 30 1234"),
        ("'-2+3'", "'-2+3"),
        ("'@SUM(A1)'", "'@SUM(A1)"),
        ("' =1+1'", "' =1+1"),
        ("char(9) || '=1+1'", "'\t=1+1"),
        ("char(13) || 'x'", "'\rx"),
        ("char(65309) || '1+1'", "'＝1+1"),
        ("'a=b'", "a=b"),
        ("'Ärger, \"quoted\"' || char(10) || 'x'", 'Ärger, "quoted"\nx'),
        ("'日本'", "日本"),
    ],
)
def test_a_number_stays_a_number_and_no_text_is_a_formula(
    served: Served, value: str, cell: str
) -> None:
    assert _csv(served, f"SELECT {value} AS v, 1 AS n") == [["v", "n"], [cell, "1"]]


def test_a_name_of_a_column_is_no_formula_either(served: Served) -> None:
    assert _csv(served, 'SELECT 1 AS "=1+1"')[0] == ["'=1+1"]


def test_values_in_json_are_those_of_the_api(served: Served) -> None:
    sql = "SELECT x'00ff', 9007199254740993, -9e999, NULL, 'a' WHERE 1"
    answer = served.post("/api/export", database="concert", sql=sql, format="json")
    (row,) = answer.json()["rows"]
    assert row == [{"hex": "00ff"}, {"integer": "9007199254740993"}, {"float": "-inf"}, None, "a"]


def test_a_file_that_is_cut_says_so(serve: Serve) -> None:
    served = serve(export_mb=1)
    sql = _COUNT.format(1_000_000)
    rows = _csv(served, sql)
    assert rows[-1] == ["The file ends here: a file may have 1 MB at most"]
    assert [row[0] for row in rows[1:4]] == ["1", "2", "3"]
    answer = served.post("/api/export", database="concert", sql=sql, format="json")
    assert len(answer.content) < 1.1 * (1 << 20)
    assert answer.json()["more_rows"]
    assert answer.json()["error"] == "a file may have 1 MB at most"


def test_a_query_that_fails_on_its_way_says_so(served: Served) -> None:
    failing = "SELECT CASE WHEN i = 50000 THEN abs(-9223372036854775807 - 1) ELSE i END FROM n"
    sql = _COUNT.format(50_000).replace("SELECT i FROM n", failing)
    reason = "No query ran: SQLite said: integer overflow."
    assert _csv(served, sql)[-1] == [f"The file ends here: {reason}"]
    answer = served.post("/api/export", database="concert", sql=sql, format="json").json()
    assert (answer["more_rows"], answer["error"]) == (True, reason)


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"sql": "SELECT nme FROM singer"}, 422, "no such column: nme"),
        ({"sql": "DELETE FROM singer"}, 422, "Refused: DELETE is not allowed"),
        ({"sql": ""}, 422, "the text holds none"),
        ({"sql": "SELECT 1", "format": "xlsx"}, 422, "format"),
        ({"sql": "SELECT 1", "database": "nobody"}, 404, "no database"),
    ],
)
def test_a_mistake_is_no_file(
    served: Served, body: dict[str, str], status: int, error: str
) -> None:
    answer = served.post("/api/export", **{"database": "concert", **body})
    assert answer.status_code == status
    assert error in answer.json()["error"]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[RowStream]:
    """The results that have been begun."""
    streams: list[RowStream] = []

    def remembered(*arguments: Any) -> RowStream:
        streams.append(RowStream(*arguments))
        return streams[-1]

    monkeypatch.setattr("lib.serving.api.RowStream", remembered)
    return streams


@pytest.mark.parametrize("sql", [_FOR_EVER, _COUNT.format(10**9)])
def test_who_leaves_ends_the_query(served: Served, opened: list[RowStream], sql: str) -> None:
    """While it computes its first row, and while its rows are read."""
    body = {"database": "concert", "sql": sql}
    with (
        suppress(httpx2.ReadTimeout),
        httpx2.Client(base_url=served.url, timeout=1) as leaving,
        leaving.stream("POST", "/api/export", json=body) as answer,
    ):
        next(answer.iter_raw())
    until(lambda: bool(opened) and opened[0]._closed)


@pytest.mark.slow
def test_who_does_not_read_is_cut_off(serve: Serve, opened: list[RowStream]) -> None:
    served = serve(patience_seconds=1)
    body = {"database": "concert", "sql": _COUNT.format(10**9)}
    with served.http.stream("POST", "/api/export", json=body):
        until(lambda: bool(opened) and opened[0]._closed)


@pytest.mark.slow
def test_no_more_than_a_few_are_downloaded_at_a_time(served: Served) -> None:
    body = {"database": "concert", "sql": _COUNT.format(10**9)}

    async def several() -> list[int]:
        async with httpx2.AsyncClient(base_url=served.url, timeout=LONGEST_WAIT) as client:
            streams = []
            for _ in range(5):
                request = client.build_request("POST", "/api/export", json=body)
                streams.append(await client.send(request, stream=True))
            statuses = [stream.status_code for stream in streams]
            for stream in streams:
                await stream.aclose()
            return statuses

    assert asyncio.run(several()) == [200] * 4 + [429]
    until(lambda: served.post("/api/export", database="concert", sql="SELECT 1").status_code == 200)
