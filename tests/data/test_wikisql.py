"""WikiSQL's tables become databases, its logical forms become SQL that runs on them."""

import json
import math
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.data.readers import load_examples
from lib.data.wikisql import column_names, convert_wikisql
from stages import prepare_beyond

# The shape of https://github.com/salesforce/WikiSQL#content-and-format
_TABLE = {
    "id": "1-1000181-1",
    "header": ["State/territory", "Current slogan", "Order", "Since (year)", "", "Order"],
    "types": ["text", "text", "text", "real", "real", "text"],
    "rows": [
        ["South Australia", "NEW SERIES", "x", "1,998", 1, "O'Neil"],
        ["Queensland", "SUNSHINE STATE", "y", 2001.5, 2, None],
        ["Victoria", "THE PLACE", "z", "about 2003", None, "b"],
    ],
}


def _question(selected: int, aggregation: int = 0, conditions: Sequence[Any] = ()) -> dict:
    return {
        "phase": 1,
        "table_id": "1-1000181-1",
        "question": "What is it?",
        "sql": {"sel": selected, "agg": aggregation, "conds": list(conditions)},
    }


def _write(folder: Path, tables: list[Any], questions: list[Any], split: str = "dev") -> Path:
    folder.mkdir(exist_ok=True)
    for name, payloads in ((f"{split}.tables.jsonl", tables), (f"{split}.jsonl", questions)):
        text = "".join(json.dumps(payload) + "\n" for payload in payloads)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def _convert(tmp_path: Path, question: dict) -> tuple[str, list[Any]]:
    """The gold SQL of one question, and its result."""
    convert_wikisql(_write(tmp_path / "source", [_TABLE], [question]), tmp_path / "out")
    (example,) = load_examples(tmp_path / "out" / "dev.jsonl", tmp_path / "out" / "database")
    connection = sqlite3.connect(example.db_path)
    try:
        return example.gold_sql, connection.execute(example.gold_sql).fetchall()
    finally:
        connection.close()


_T = "table_1_1000181_1"
_QUERIES = [
    (_question(1, 0, [[0, 0, "south AUSTRALIA"]]),
     f"SELECT current_slogan FROM {_T} WHERE state_territory = 'south AUSTRALIA'",
     [("NEW SERIES",)]),
    (_question(0), f"SELECT state_territory FROM {_T}", 3),
    (_question(3), f"SELECT since_year FROM {_T}", [(1998.0,), (2001.5,), ("about 2003",)]),
    (_question(3, 1), f"SELECT MAX(since_year) FROM {_T}", [("about 2003",)]),
    (_question(0, 3, [[3, 1, "1,999"], [3, 2, 2002]]),
     f"SELECT COUNT(state_territory) FROM {_T} WHERE since_year > 1999 AND since_year < 2002",
     [(1,)]),
    (_question(0, 0, [[5, 0, "o'neil"]]),
     f"SELECT state_territory FROM {_T} WHERE order__2 = 'o''neil'", [("South Australia",)]),
    (_question(2, 0, [[3, 0, "in 1998"]]), f"SELECT order_ FROM {_T} WHERE since_year = 1998",
     [("x",)]),
    (_question(0, 5, [[3, 0, 2001.5]]),
     f"SELECT AVG(state_territory) FROM {_T} WHERE since_year = 2001.5", [(0.0,)]),
    (_question(4, 4, [[3, 0, "unknown"]]),
     f"SELECT SUM(column_5) FROM {_T} WHERE since_year = 'unknown'", [(None,)]),
    (_question(0, 0, [[1, 0, 5], [4, 0, 2.0]]),
     f"SELECT state_territory FROM {_T} WHERE current_slogan = '5' AND column_5 = 2", []),
]  # fmt: skip


@pytest.mark.parametrize(("question", "sql", "answer"), _QUERIES)
def test_a_logical_form_becomes_sql_that_answers(
    tmp_path: Path, question: dict, sql: str, answer: list[Any] | int
) -> None:
    written, rows = _convert(tmp_path, question)
    assert written == sql
    assert (len(rows) if isinstance(answer, int) else rows) == answer


@pytest.mark.parametrize(
    ("condition", "literal"),
    [
        ("1e3", "1000"),
        ("-2.5e-1", "-0.25"),
        ("1,234.5", "1234.5"),
        (" 12 ", "12"),
        ("1_000", "1000"),
        (".5", "0.5"),
        ("-5 to 3", "5"),
        ("$1,234", "1"),  # WikiSQL's own reading
        ("1e3 km", "1"),
        ("Infinity", "9e999"),
        ("nan", "NULL"),
        (math.inf, "9e999"),
        (1e3, "1000"),
        ("about", "'about'"),
    ],
)
def test_a_condition_on_a_real_as_in_wikisql(tmp_path: Path, condition: Any, literal: str) -> None:
    sql, _ = _convert(tmp_path, _question(0, 0, [[3, 0, condition]]))
    assert sql == f"SELECT state_territory FROM {_T} WHERE since_year = {literal}"


@pytest.mark.parametrize(
    ("headers", "names"),
    [
        (["Player", "No.", "player", "PLAYER"], ("player", "no", "player_2", "player_3")),
        (["a", "a_2", "a"], ("a", "a_2", "a_3")),
        (["", "#", "2nd place"], ("column_1", "column_2", "column_2nd_place")),
        (["Order", "order_", "Group"], ("order_", "order__2", "group_")),
        (["Año", "队伍"], ("año", "队伍")),
    ],
)
def test_column_names_are_plain_unique_words(headers: list[str], names: tuple[str, ...]) -> None:
    assert column_names(headers) == names


@given(st.lists(st.text(max_size=8), min_size=1, max_size=8))
def test_sqlite_takes_any_headers_without_quotes(headers: list[str]) -> None:
    names = column_names(headers)
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute(f"CREATE TABLE t ({', '.join(f'{name} TEXT' for name in names)})")
        connection.execute(f"SELECT {', '.join(names)} FROM t")
    finally:
        connection.close()


def test_all_splits_that_are_there_are_converted(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for number, split in enumerate(("train", "test")):
        table = {**_TABLE, "id": f"2-{number}"}
        _write(source, [table], [{**_question(0), "table_id": f"2-{number}"}] * 2, split)
    written = []
    for _ in range(2):
        converted = convert_wikisql(source, tmp_path / "out")
        files = sorted(path for path in (tmp_path / "out").rglob("*") if path.is_file())
        written.append([path.read_bytes() for path in files])
    assert written[0] == written[1]
    assert converted == [("train", 1, 2), ("test", 1, 2)]
    assert not list((tmp_path / "out").rglob("*.tmp"))


_BAD = [
    (_TABLE, {**_question(0), "table_id": "9-9"}, "dev.jsonl:1: field `table_id`: no table '9-9'"),
    (_TABLE, {**_question(0), "question": None}, "dev.jsonl:1: field `question`: .* valid string"),
    (_TABLE, {**_question(0), "sql": "SELECT"}, "dev.jsonl:1: field `sql`: .* valid dictionary"),
    (_TABLE, _question(6), "dev.jsonl:1: field `sql`: expected columns below 6"),
    (_TABLE, _question(True), r"dev.jsonl:1: field `sql\.sel`: .* valid integer, found True"),
    (_TABLE, _question(0, 6), r"dev.jsonl:1: field `sql\.agg`: .* less than 6, found 6"),
    (_TABLE, _question(0, 0, [[0, 3, "x"]]), r"field `sql\.conds\.0\.1`: .* less than 3, found 3"),
    (_TABLE, _question(0, 0, [[0, 0]]), r"field `sql\.conds\.0\.2`: Field required"),
    (_TABLE, _question(0, 0, [[0, 0, None]]), r"field `sql\.conds\.0\.2.* found None"),
    ({**_TABLE, "id": 5}, _question(0), "dev.tables.jsonl:1: field `id`: .* valid string, found 5"),
    ({**_TABLE, "id": "../x"}, _question(0), "field `id`: .* match pattern"),
    ({**_TABLE, "header": [1] * 6}, _question(0), r"field `header\.0`: .* valid string"),
    ({**_TABLE, "types": ["text"]}, _question(0), "expected 6 `types` and cells in each of `rows`"),
    ({**_TABLE, "types": ["blob"] * 6}, _question(0), r"field `types\.0`: .*'text' or 'real'"),
    ({**_TABLE, "rows": [["x"]]}, _question(0), "expected 6 `types` and cells in each of `rows`"),
    ({**_TABLE, "rows": [[[]] * 6]}, _question(0), r"field `rows\.0\.0.* found \[\]"),
]


@pytest.mark.parametrize(("table", "question", "message"), _BAD)
def test_a_bad_record_names_file_line_and_field(
    tmp_path: Path, table: dict, question: dict, message: str
) -> None:
    source = _write(tmp_path / "source", [table], [question])
    with pytest.raises(DataError, match=message) as caught:
        convert_wikisql(source, tmp_path / "out")
    assert "jsonl:1: " in str(caught.value)
    assert not (tmp_path / "out" / "dev.jsonl").exists()


def test_a_folder_without_wikisql_says_what_was_expected(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"expected train\.jsonl and train\.tables\.jsonl"):
        convert_wikisql(tmp_path, tmp_path / "out")


def test_the_stage_converts_and_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = _write(tmp_path / "source", [_TABLE], [_question(0)]), tmp_path / "out"
    command = ["prepare_beyond", "--wikisql", str(source), "--out", str(out)]
    monkeypatch.setattr(sys, "argv", command)
    prepare_beyond.main()
    assert "dev: 1 questions on 1 databases" in capsys.readouterr().out
    assert len(load_examples(out / "dev.jsonl", out / "database")) == 1
