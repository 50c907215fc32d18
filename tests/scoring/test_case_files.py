"""Files of gold and predictions, as the evaluators and other systems write them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.scoring.case_files import read_cases, read_gold_lines
from tests.conftest import write_database

_Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> _Write:
    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def _read(gold: Path, predictions: Path) -> list[tuple[str, str, str]]:
    database = gold.with_name("any.sqlite")
    write_database(database, "CREATE TABLE IF NOT EXISTS t (a)")
    cases = read_cases(read_gold_lines(gold, lambda _: database), predictions)
    return [(example.db_id, example.gold_sql, sql) for example, sql in cases]


def test_lines_pair_up_and_empty_predictions_stay(write: _Write) -> None:
    gold = write("gold.sql", "SELECT 'a\tb'\tone\n\nSELECT 2\ttwo\nSELECT 3\tone\n")
    predictions = write("pred.sql", "SELECT 'a b'\n\n\nSELECT 3\tone\n\n")
    assert _read(gold, predictions) == [
        ("one", "SELECT 'a\tb'", "SELECT 'a b'"),
        ("two", "SELECT 2", ""),
        ("one", "SELECT 3", "SELECT 3"),
    ]


def test_a_byte_order_mark_is_no_part_of_a_file(write: _Write) -> None:
    gold = write("gold.sql", "\ufeffSELECT 1\tone\n")
    assert _read(gold, write("pred.sql", "\ufeffSELECT 2\n")) == [("one", "SELECT 1", "SELECT 2")]
    assert _read(gold, write("p.json", '\ufeff["SELECT 2"]')) == [("one", "SELECT 1", "SELECT 2")]


@pytest.mark.parametrize(
    ("line", "sql"),
    [
        ("SELECT name FROM singer\t0.93", "SELECT name FROM singer"),
        ("SELECT name FROM singer\tconcert\t0.93", "SELECT name FROM singer"),
        ("SELECT 'a\tb'", "SELECT 'a"),  # as the official evaluator cuts it
        ("SELECT 1 ; ", "SELECT 1 ;"),
    ],
)
def test_a_line_of_predictions_ends_at_its_first_tab(line: str, sql: str, write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\n")
    assert _read(gold, write("pred.sql", f"{line}\n")) == [("one", "SELECT 1", sql)]


_SQL = ["SELECT 1", "SELECT a\nFROM\tt", ""]


@pytest.mark.parametrize("name", ["pred.json", "pred.jsonl", "pred.sql", "pred.txt", "pred"])
@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"0": _SQL[0], "2": "", "1": _SQL[1]}),
        json.dumps(
            {str(n): f"{sql}\t----- bird -----\tone" for n, sql in enumerate(_SQL)}, indent=4
        ),
        json.dumps({"0": _SQL[0], "1": _SQL[1], "2": 0}),
        json.dumps(_SQL),
        json.dumps(_SQL, indent=2),
        json.dumps([{"question": "?", "query": "SELECT 2", "predicted_sql": sql} for sql in _SQL]),
        json.dumps([{"id": n, "sql": sql} for n, sql in enumerate(_SQL)], indent=1),
        "\n".join(json.dumps({"SQL": sql, "db_id": "one"}) for sql in _SQL),
        "\n\n".join(json.dumps({"sql": {"select": []}, "pred": sql}) for sql in _SQL) + "\n",
        "\n".join(json.dumps(sql) for sql in _SQL),
    ],
)
def test_json_of_any_name_is_read(name: str, text: str, write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\n\nSELECT 2\tone\nSELECT 3\ttwo\n")
    assert [sql for _, _, sql in _read(gold, write(name, text))] == _SQL


def test_json_of_a_single_entry_is_read(write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\n")
    for text in ('{"0": "SELECT 2"}', '{"sql": "SELECT 2"}', '["SELECT 2"]', '"SELECT 2"'):
        assert _read(gold, write("pred.json", text)) == [("one", "SELECT 1", "SELECT 2")]


@pytest.mark.parametrize("first", ["[/INST] SELECT 1", "{SELECT 1}", '"SELECT 1', "[", "[1] {"])
def test_lines_that_look_like_json_are_lines(first: str, write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\nSELECT 2\tone\n")
    assert [sql for *_, sql in _read(gold, write("p.sql", f"{first}\nSELECT 2"))] == [
        first,
        "SELECT 2",
    ]


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("pred.sql", "", r"pred.sql: expected one line a gold query \(2\), found 0"),
        ("pred.sql", "SELECT 1\n", r"found 1; the file begins with 'SELECT 1"),
        ("p.sql", "```sql\nSELECT 1\n```\n",
         r"found 3; .* fences have several lines: write them as JSON"),
        ("pred.csv", "id,sql\n1,x\n2,y\n", r"expected one line .* found 3; .* with 'id,sql"),
        ("pred.json", "[]", r"expected one entry a gold query \(2\), found 0; .*'\[\]'"),
        ("pred.json", '["SELECT 1"]', r"expected one entry a gold query \(2\), found 1"),
        ("pred.json", '{"0": "SELECT 1", "7": "x"}', r'the keys "0" to "1", .* found no "1"'),
        ("pred.json", '{"data": []}', r'entry 0 .*: expected SQL, .* found {"data"'),
        ("pred.json", '[["SELECT 1"], 2]', r"entry 0 .*: expected SQL, or an object with SQL as"),
        ("pred.json", '["SELECT 1", null]', r"entry 1 \(counted from 0\): .*found null"),
        ("pred.json", '[\n"SELECT 1",\n}', r"pred.json:3: not JSON"),
        ("pred.jsonl", '{"sql": "SELECT 1"}\n{"sql": ', r"pred.jsonl:2: not JSON"),
        ("pred.json", "[" * 100_000, r"pred.json: JSON that cannot be read"),
        ("pred.sql", "SELECT 1\nSELECT 2\nSELECT 3\n", r"expected one line .* found 3"),
    ],
)  # fmt: skip
def test_other_predictions_are_named(name: str, text: str, message: str, write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\nSELECT 2\tone\n")
    with pytest.raises(DataError, match=message):
        _read(gold, write(name, text))


def _no_such_database(db_id: str) -> Path:
    raise DataError(f"no database {db_id!r}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("SELECT 1\n", "gold.sql:1: expected SQL, a tab and a db_id, found no tab in 'SELECT 1'"),
        ("[\n", r"gold.sql:1: .* found no tab in '\['; name JSON .json, and JSONL .jsonl"),
        ("\nSELECT 1\tx\n", "gold.sql:2: no database 'x'"),
    ],
)
def test_malformed_gold_is_named(text: str, message: str, write: _Write) -> None:
    with pytest.raises(DataError, match=message):
        read_gold_lines(write("gold.sql", text), _no_such_database)


def test_sql_where_gold_is_empty_is_named(write: _Write) -> None:
    gold = write("gold.sql", "SELECT 1\tone\n\nSELECT 2\tone\n")
    with pytest.raises(DataError, match=r"pred.sql:2: gold is empty here"):
        _read(gold, write("pred.sql", "SELECT 1\nSELECT 2\nSELECT 3\n"))


def test_unreadable_files_are_named(tmp_path: Path) -> None:
    example = Example("0", "x", "x.sqlite", "", "SELECT 1")
    (tmp_path / "latin.sql").write_bytes(b"SELECT 'Z\xfcrich'\tx\n")
    for name, message in (("nowhere.sql", "cannot be read"), ("latin.sql", "not UTF-8")):
        with pytest.raises(DataError, match=f"{name}: {message}"):
            read_gold_lines(tmp_path / name, Path)
        with pytest.raises(DataError, match=f"{name}: {message}"):
            read_cases([example], tmp_path / name)
