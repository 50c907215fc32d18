"""Questions load from their published formats, and an error says which record is bad and why."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow
import pyarrow.parquet
import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.data.readers import load_examples
from tests.conftest import write_database

_GOOD = {
    "question": "How many singers?",
    "query": "SELECT count(*) FROM singer",
    "db_id": "concert",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for db_id in ("concert", "pets"):
        folder = tmp_path / "database" / db_id
        folder.mkdir(parents=True)
        write_database(folder / f"{db_id}.sqlite", "CREATE TABLE singer (name TEXT)")
    return tmp_path / "database"


def _write(path: Path, payload: Any) -> Path:
    path.write_text(json.dumps(payload), encoding="utf-8")
    return path


def _write_parquet(path: Path, records: list[dict[str, Any]]) -> None:
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(records), path)


def _load(root: Path, *records: Any, **options: Any) -> list[Example]:
    return load_examples(_write(root.parent / "dev.json", list(records)), root, **options)


@pytest.mark.parametrize(
    ("fields", "accepted", "conversation"),
    [
        ({}, (), None),
        ({"accepted_queries": []}, (), None),
        ({"accepted_queries": [" SELECT 1 ", "SELECT 2"]}, ("SELECT 1", "SELECT 2"), None),
        ({"conversation": "a"}, (), "a"),
        ({"conversation": 0}, (), "0"),
        ({"conversation": None, "accepted_queries": None}, (), None),
    ],
)
def test_accepted_queries_and_conversations_are_read(
    root: Path, fields: dict[str, Any], accepted: tuple[str, ...], conversation: str | None
) -> None:
    (example,) = _load(root, _GOOD | fields)
    assert (example.accepted_sql, example.conversation) == (accepted, conversation)


@pytest.mark.parametrize(
    ("field", "name", "value"),
    [
        *(("question", name, " How many? ") for name in ("question", "utterance", "nl")),
        ("question", "SpiderSynQuestion", "How many?\n"),
        *(("gold_sql", name, "SELECT 1\n") for name in ("query", "sql", "SQL", "gold_sql")),
    ],
)
def test_every_name_of_a_field_is_read(root: Path, field: str, name: str, value: str) -> None:
    known = {"question": "question", "gold_sql": "query"}
    record = {key: text for key, text in _GOOD.items() if key != known[field]}
    assert getattr(_load(root, record | {name: value})[0], field) == value.strip()
    others = {known[field]: " "} if name != known[field] else {}
    assert getattr(_load(root, record | others | {name: value})[0], field) == value.strip()


@pytest.mark.parametrize("name", ["db_path", "database_path", "sqlite_path"])
def test_every_name_of_the_database_path_is_read(root: Path, name: str) -> None:
    record = {"question": "How many?", "query": "SELECT 1", name: "pets/pets.sqlite"}
    example = _load(root, record)[0]
    assert (example.db_id, example.db_path) == ("pets", str(root / "pets" / "pets.sqlite"))


def test_a_path_wins_over_the_db_id_and_keeps_it(root: Path) -> None:
    example = _load(root, {**_GOOD, "db_id": "mine", "db_path": "pets/pets.sqlite"})[0]
    assert (example.db_id, example.db_path) == ("mine", str(root / "pets" / "pets.sqlite"))


_PUBLISHED = {
    "spider": ({"db_id": "concert", "query": "SELECT count(*) FROM singer",
                "query_toks": ["SELECT", "count", "(", "*", ")", "FROM", "singer"],
                "query_toks_no_value": ["select", "count", "(", "*", ")", "from", "singer"],
                "question": "How many singers do we have?",
                "question_toks": ["How", "many", "singers", "do", "we", "have", "?"],
                "sql": {"except": None, "from": {"conds": [], "table_units": [["table_unit", 1]]}}},
               ("How many singers do we have?", "SELECT count(*) FROM singer", "", None)),
    "spider_syn": ({"db_id": "concert", "SpiderQuestion": "How many singers do we have?",
                    "SpiderSynQuestion": "How many vocalists do we have?",
                    "query": "SELECT count(*) FROM singer"},
                   ("How many vocalists do we have?", "SELECT count(*) FROM singer", "", None)),
    "bird": ({"question_id": 7, "db_id": "concert", "question": "How many singers?",
              "evidence": "rows", "SQL": "SELECT COUNT(*) FROM `singer`", "difficulty": "moderate"},
             ("How many singers?", "SELECT COUNT(*) FROM `singer`", "rows", "moderate")),
    "bird_train": ({"db_id": "concert", "question": "Who?", "evidence": "", "SQL": "SELECT 1"},
                   ("Who?", "SELECT 1", "", None)),
}  # fmt: skip


@pytest.mark.parametrize("name", _PUBLISHED)
def test_published_data_sets_load_as_they_are(root: Path, name: str) -> None:
    record, (question, gold, evidence, difficulty) = _PUBLISHED[name]
    path = str(root / "concert" / "concert.sqlite")
    assert _load(root, record) == [
        Example("dev-00000", "concert", path, question, gold, evidence, difficulty)
    ]


@pytest.mark.parametrize("suffix", [".json", ".jsonl", ".parquet"])
@pytest.mark.parametrize(
    ("offset", "limit", "expected"),
    [(0, None, [0, 1, 2, 3, 4]), (2, None, [2, 3, 4]), (1, 2, [1, 2]), (4, 9, [4])],
)
def test_offset_and_limit_keep_the_index_in_the_whole_file(
    root: Path, suffix: str, offset: int, limit: int | None, expected: list[int]
) -> None:
    extra = {"evidence": None, "sql": {"select": [1]}}
    records = [{**_GOOD, **extra, "question": f"Café {n}?"} for n in range(5)]
    path = root.parent / f"part{suffix}"
    if suffix == ".parquet":
        _write_parquet(path, records)
    else:
        lines = "\n\n".join(json.dumps(record) for record in records)
        path.write_text(json.dumps(records) if suffix == ".json" else lines, encoding="utf-8")
    examples = load_examples(path, root, offset=offset, limit=limit)
    database = str(root / "concert" / "concert.sqlite")
    assert examples == [
        Example(f"part-{n:05d}", "concert", database, f"Café {n}?", _GOOD["query"])
        for n in expected
    ]


def test_an_id_prefix_replaces_the_name_of_the_file(root: Path) -> None:
    assert _load(root, _GOOD, id_prefix="bird-dev")[0].id == "bird-dev-00000"


_BAD_RECORDS = [
    (_GOOD | {"accepted_queries": "SELECT 1"}, "field `accepted_queries`: .* valid list"),
    (_GOOD | {"accepted_queries": [1]}, r"field `accepted_queries\.0`: .* valid string, found 1"),
    (_GOOD | {"conversation": True}, "field `conversation`: .* valid string, found True"),
    (_GOOD | {"question": None}, "field `question`: .* valid string, found None"),
    (_GOOD | {"question": "  "}, "field `question`: .* at least 1 character, found '  '"),
    (_GOOD | {"question": ["a"]}, "field `question`: .* valid string, found .'a'"),
    ({"question": "q", "db_id": "concert"}, "field `query`: Field required$"),
    ({"question": "q", "sql": {"select": []}}, "field `sql`: .* valid string, found .'select'"),
    ({"question": "q", "query": "SELECT 1"}, "field `db_id`: expected text here or in `db_path`"),
    (_GOOD | {"db_id": 3}, "field `db_id`: .* valid string, found 3"),
    (_GOOD | {"db_path": 3}, "field `db_path`: .* valid string, found 3"),
    (_GOOD | {"db_id": "../concert"}, "field `db_id`: expected the plain name"),
    (_GOOD | {"db_path": "../x.sqlite"}, "../x.sqlite leads outside"),
    (_GOOD | {"db_path": "pets/pets.sqlite", "db_id": "../a"}, "field `db_id`: expected the plain"),
    (_GOOD | {"evidence": 3}, "field `evidence`: .* valid string, found 3"),
    (_GOOD | {"difficulty": True}, "field `difficulty`: .* valid string, found True"),
    (_GOOD | {"question": "\ud83d"}, "field `question`: .* valid string, unable to parse"),
    ("SELECT 1", "Input should be a valid dictionary .* found 'SELECT 1'"),
    (None, "Input should be a valid dictionary"),
]


@pytest.mark.parametrize(("record", "message"), _BAD_RECORDS)
def test_a_bad_record_names_its_file_place_and_field(root: Path, record: Any, message: str) -> None:
    with pytest.raises(DataError, match=rf"dev\.json:1: record 1 \(counted from 0\): {message}"):
        _load(root, _GOOD, record)


@pytest.mark.parametrize(
    ("layout", "lines"),
    [
        ("[{0}, {1},{2}]", [1, 1, 1]),
        ("\ufeff[{0},\n{1},\n{2}]\n", [1, 2, 3]),
        ("\r\n[\r\n\t{0}\r\n,\r\n\r\n{1} ,{2}\r\n]", [3, 6, 6]),
    ],
)
@pytest.mark.parametrize("bad", range(3))
def test_a_bad_record_of_a_list_names_the_line_that_it_begins_on(
    root: Path, layout: str, lines: list[int], bad: int
) -> None:
    records = [{**_GOOD, "question": "] },\n["} for _ in range(3)]
    del records[bad]["query"]
    path = root.parent / "dev.json"
    path.write_text(layout.format(*map(json.dumps, records)), encoding="utf-8", newline="")
    with pytest.raises(DataError, match=rf"dev\.json:{lines[bad]}: record {bad} .*`query`"):
        load_examples(path, root)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("dev.jsonl", r"dev\.jsonl:3: field `query`"),
        ("dev.parquet", r"dev\.parquet: row 1 \(counted from 0\): field `query`"),
    ],
)
def test_a_bad_record_names_its_line_or_row(root: Path, name: str, message: str) -> None:
    path, records = root.parent / name, [_GOOD, {**_GOOD, "query": None}]
    if name == "dev.parquet":
        _write_parquet(path, records)
    else:
        path.write_text("\n\n".join(map(json.dumps, records)))
    with pytest.raises(DataError, match=message):
        load_examples(path, root)


_BAD_FILES = [
    ("dev.json", b"[{]", r"dev\.json:1: not JSON"),
    ("dev.json", b"[\n1,\n", r"dev\.json:3: not JSON"),
    ("dev.json", b"\xff", r"dev\.json: not UTF-8"),
    ("dev.json", b"[" * 100_000, r"dev\.json: JSON that cannot be read"),
    ("dev.json", b"[" + b"1" * 5_000 + b"]", r"dev\.json: JSON that cannot be read"),
    ("dev.json", b"{}", r"dev\.json:1: field `question`"),
    ("dev.json", b'{"data":\n []}',
     r"dev\.json:1: not JSON .*; expected a list of records, or one"),
    ("dev.json", b'{"question": "a"}\n{"question"', r"dev\.json:1: field `query`"),
    ("dev.json", b'{"db_id": 1}\n3', r"dev\.json:1: field `question`"),
    ("dev.json", b'"a"', r"expected a JSON object, found str"),
    ("dev.json", b"[]", r"expected at least one record, found none; the data set is empty"),
    ("dev.jsonl", b"", r"the data set is empty"),
    ("dev.jsonl", b"{}\n{", r"dev\.jsonl:1: field"),
    ("dev.jsonl", b"[]\n", r"dev\.jsonl:1: expected a JSON object, found list"),
    ("dev.jsonl", b"\xff\n", r"dev\.jsonl:1: not UTF-8"),
    ("dev.parquet", b"PAR", r"dev\.parquet: not a Parquet file"),
    ("dev.csv", b"", r"dev\.csv: unknown kind of file; expected one of \.json, \.jsonl, \.parquet"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "content", "message"), _BAD_FILES)
def test_a_bad_file_is_named(root: Path, name: str, content: bytes, message: str) -> None:
    path = root.parent / name
    path.write_bytes(content)
    with pytest.raises(DataError, match=message):
        load_examples(path, root)


@pytest.mark.parametrize("start", ["", "\ufeff", "\n"])
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("listed", [True, False])
def test_a_list_or_jsonl_named_json_is_read(
    root: Path, count: int, start: str, listed: bool
) -> None:
    path = root.parent / "dev.json"
    records = [{**_GOOD, "question": f"Question {number}?"} for number in range(count)]
    text = json.dumps(records) if listed else "\n".join(map(json.dumps, records))
    path.write_text(start + text, encoding="utf-8")
    assert [e.question for e in load_examples(path, root)] == [r["question"] for r in records]
    (last,) = load_examples(path, root, offset=count - 1, limit=1)
    assert last.id == f"dev-{count - 1:05d}"


def test_a_missing_file_and_an_offset_behind_the_end_are_errors(root: Path) -> None:
    with pytest.raises(DataError, match=r"none\.json: no such file"):
        load_examples(root / "none.json", root)
    with pytest.raises(DataError, match="found none from offset 3 on"):
        _load(root, _GOOD, offset=3)


@pytest.mark.parametrize("skip", [False, True])
@pytest.mark.parametrize("by_path", [False, True])
def test_an_unusable_database_costs_its_own_questions(
    root: Path,
    spoil: Callable[[Path], str],
    skip: bool,
    by_path: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    lost = root / "lost" / "lost.sqlite"
    shutil.copytree(root / "concert", lost.parent)
    (lost.parent / "concert.sqlite").rename(lost)
    message = spoil(lost)
    named = {"db_path": "lost/lost.sqlite"} if by_path else {"db_id": "lost"}
    record = {key: value for key, value in _GOOD.items() if key != "db_id"} | named
    examples = _load(root, record, _GOOD, record, skip_unusable=skip)
    kept = ["dev-00001"] if skip else ["dev-00000", "dev-00001", "dev-00002"]
    assert [example.id for example in examples] == kept
    places = {example.db_path for example in examples if example.db_id == "lost"}
    assert places == (set() if skip else {str(lost)})
    (warning,) = [record.getMessage() for record in caplog.records]
    assert "dev.json: 2 of 3 questions have no usable database: lost (2): " in warning
    assert message in warning
    assert warning.endswith("they are left out" if skip else "they count as not correct")


def test_where_no_question_has_a_database_loading_fails(root: Path) -> None:
    lost = [{**_GOOD, "db_id": f"lost_{n:02}"} for n in range(12)]
    with pytest.raises(DataError, match=r"12 of 12 .* lost_09 \(1\): .*; and 2 more databases"):
        _load(root, *lost)


def test_a_database_that_leads_outside_is_an_error_whatever_is_skipped(root: Path) -> None:
    with pytest.raises(DataError, match="expected the plain name"):
        _load(root, _GOOD, {**_GOOD, "db_id": "../secret"}, skip_unusable=True)
