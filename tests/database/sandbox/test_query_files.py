"""Files of queries and of results."""

import json
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import ExecutionResult
from lib.database.sandbox.query_files import NamedQuery, read_queries, result_line

GOOD = '{"id": "a", "sql": "SELECT 1"}\n'

BAD_LINES = [
    ("SELECT 1", "not JSON"),
    ("[1]", "expected a JSON object, found list"),
    ('{"sql": "SELECT 1"}', "no `id`"),
    ('{"id": "b"}', "no `sql`"),
    ('{"id": 1.5, "sql": ""}', "`id`: expected a text or an integer, found 1.5"),
    ('{"id": true, "sql": ""}', "`id`: expected a text or an integer, found True"),
    ('{"id": "b", "sql": null}', "`sql`: expected text, found None"),
    ('{"id": "a", "sql": "SELECT 2"}', "the id 'a' is that of line 1, too"),
]


@pytest.mark.parametrize(("line", "message"), BAD_LINES)
def test_a_bad_line_is_an_error_with_file_and_line(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_text(GOOD + line + "\n", encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_queries(path)
    assert str(error.value).startswith(f"{path}:2: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_queries_keep_their_order_and_the_type_of_their_ids(tmp_path: Path) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_text(GOOD + '\n{"id": 1, "sql": "", "other": [2]}\n', encoding="utf-8")
    assert read_queries(path) == [NamedQuery("a", "SELECT 1"), NamedQuery(1, "")]


def test_a_result_is_json_whatever_its_values_are() -> None:
    row = (None, 1, 0.5, "naïve", b"\x00\xff", float("inf"), float("-inf"))
    result = ExecutionResult("ok", tuple("abcdefg"), (row,), None, 1.23456)
    line = result_line(NamedQuery("a", ""), result)
    assert json.loads(json.dumps(line, allow_nan=False)) == {
        "id": "a",
        "status": "ok",
        "columns": list("abcdefg"),
        "rows": [[None, 1, 0.5, "naïve", {"hex": "00ff"}, {"float": "inf"}, {"float": "-inf"}]],
        "error": None,
        "elapsed_ms": 1.235,
    }
