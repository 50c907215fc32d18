"""Public evaluation sets are read as they lie there, and written in Spider's form, whole or not."""

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.data import beyond
from lib.data.beyond import SETS, PreparedSet, SetNotThereError, Spider, joined_operators
from lib.data.databases import DatabaseRoot
from lib.data.readers import load_examples
from lib.database.sandbox.sandbox import Sandbox
from tests.conftest import write_database

_GOLD = "SELECT count(*) FROM singer"
_SINGERS = "CREATE TABLE singer (name TEXT, age INTEGER); INSERT INTO singer VALUES ('A', 20);"
_SETS = {each.name: each for each in SETS}
_BASIC = {"db_id": "shop", "question": "How many?", "query": _GOLD}
_MULTILINGUAL = {"question_zh": "多少？", "question_vi": "Bao nhiêu ?"}


def _database(folder: Path, db_id: str = "shop", script: str = _SINGERS) -> Path:
    path = folder / db_id / f"{db_id}.sqlite"
    path.parent.mkdir(parents=True)
    write_database(path, script)
    return path


def _spider(tmp_path: Path, *db_ids: str) -> Spider:
    root = tmp_path / "spider" / "database"
    for db_id in db_ids:
        _database(root, db_id)
    return Spider(DatabaseRoot(root), frozenset({"How many singers do we have?"}))


def _source(tmp_path: Path, name: str, payload: Any, *own: str) -> Path:
    """The source folder with one set: its records and its own databases."""
    source = tmp_path / "more"
    path = source / _SETS[name].file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(payload, ensure_ascii=False), encoding="utf-8")
    for db_id in own:
        _database(source / str(_SETS[name].databases), db_id)
    return source


def _prepare(
    tmp_path: Path, sandbox: Sandbox, name: str, payload: Any, *own: str, seed: int = 13
) -> PreparedSet:
    source = _source(tmp_path, name, payload, *own)
    return beyond.prepare_set(_SETS[name], source, _spider(tmp_path, "shop"), seed, sandbox)


_RU = {"question_ru": "Сколько?", "query_ru": "SELECT 'Россия'", "source": "spider-dev"}
_XSEMPLR = {"question": {"en": "How many?", "zh": "多少？", "ru": "Сколько?"}}


@pytest.mark.parametrize(
    ("name", "raw", "expected"),
    [
        ("spider_syn", {"spider_question": "How many singers?"}, {}),
        ("spider_syn", {"question": None, "SpiderQuestion": "x", "SpiderSynQuestion": "How?"},
         {"question": "How?"}),
        ("spider_dk", {"dk_type": 0, "query_toks": ["select"]}, {}),
        ("spider_realistic", {"sql": {"select": []}}, {}),
        ("spider_zh", _MULTILINGUAL, {"question": "多少？"}),
        ("spider_vi", _MULTILINGUAL, {"question": "Bao nhiêu ?"}),
        ("spider_zh", _XSEMPLR | {"query": None, "mr": {"sql": _GOLD}}, {"question": "多少？"}),
        ("spider_de", {"question_de": "Wie viele Sänger?"}, {"question": "Wie viele Sänger?"}),
        ("spider_ru", _RU, {"question": "Сколько?"}),
        ("spider_ru", _XSEMPLR | {"query": {"en": _GOLD, "ru": "x"}}, {"question": "Сколько?"}),
        ("bird", {"question_id": 7, "evidence": "all", "difficulty": "simple"},
         {"evidence": "all", "difficulty": "simple"}),
        ("bird", {"question": " How\nmany?\r\n", "query": None, "SQL": f" {_GOLD}\n",
                  "evidence": "", "difficulty": None}, {}),
        ("defog", {"accepted_queries": [_GOLD, "SELECT 1", "SELECT 1", " "],
                   "instructions": "many = all", "time_dependent": False},
         {"evidence": "many = all", "accepted_queries": ["SELECT 1"]}),
        ("defog", {"accepted_queries": [_GOLD], "instructions": ""}, {}),
    ],
)  # fmt: skip
def test_each_published_form_is_read(
    tmp_path: Path, sandbox: Sandbox, name: str, raw: dict[str, Any], expected: dict[str, Any]
) -> None:
    own = ["shop"] if _SETS[name].databases else []
    prepared = _prepare(tmp_path, sandbox, name, [_BASIC | raw], *own)
    assert prepared.dev == [_BASIC | expected]
    assert (prepared.left_out, prepared.gold_fails) == ({}, 0)


@pytest.mark.parametrize(
    ("name", "raw", "reason"),
    [
        ("defog", {"time_dependent": True}, "about today's date"),
        ("spider_ru", {"source": "addition", "question_ru": "Сколько?"}, "not of Spider dev"),
        ("cosql", {"is_placeholder": True}, "a placeholder"),
        ("spider_dk", {"question": " "}, "without a question"),
        ("spider_realistic", {"question": None}, "without a question"),
        ("spider_de", {"question_de": ""}, "without a question"),
        ("bird", {"query": "\n"}, "without a query"),
        ("sparc", {"db_id": "elsewhere"}, "without their database elsewhere"),
        ("spider_dk", {"db_id": "Shop"}, "without their database Shop"),
        ("spider_syn", {"db_id": ""}, "without a db_id"),
        ("spider_syn", {"db_id": "broken"}, "on broken, which is no SQLite database"),
        ("spider_syn", {"db_id": "../shop"}, "on ../shop, which is no SQLite database"),
    ],
)
def test_a_record_that_cannot_be_used_is_left_out_and_counted(
    tmp_path: Path, sandbox: Sandbox, name: str, raw: dict[str, Any], reason: str
) -> None:
    spider = _spider(tmp_path, "shop")
    (tmp_path / "spider/database/broken.sqlite").write_text("no database")
    good = _BASIC | {field: "?" for field in _SETS[name].question if "." not in field}
    own = ["shop"] if _SETS[name].databases else []
    source = _source(tmp_path, name, [good, good | raw], *own)
    prepared = beyond.prepare_set(_SETS[name], source, spider, 13, sandbox)
    assert len(prepared.dev) == 1
    assert prepared.left_out == {reason: 1}
    assert set(prepared.databases) == {"shop"}


_FIRST = "Which singers are there?"
_LONG_GOLD = "SELECT name FROM singer\nWHERE age > 5"


@pytest.mark.parametrize(
    ("before", "text", "question"),
    [
        ((_FIRST, _GOLD), f"{_FIRST}\n{_GOLD}\nHow old are they?", "How old are they?"),
        ((_FIRST, _LONG_GOLD), f"{_FIRST}\n{_LONG_GOLD}\nWhy?", "Why?"),
        ((_FIRST, "SELECT 1 >= 2"), f"{_FIRST}\nSELECT 1 > = 2\nWhy?", "Why?"),
        ((_FIRST, _GOLD), f"{_FIRST}\n{_GOLD}\nHow old\nare they?", "How old are they?"),
        (("Which\n singers?", _GOLD), f"Which\n singers?\n{_GOLD}\nWhy?", "Why?"),
        ((_FIRST, _GOLD), f"Other words\n{_GOLD}\nHow old?", "How old?"),
        ((_FIRST, _GOLD), f"{_FIRST}\nSELECT other\nFROM text\nHow old?", "How old?"),
        ((_FIRST, _GOLD), "How old?", "How old?"),
    ],
)
def test_a_turn_of_cosql_is_asked_without_its_history(
    tmp_path: Path, sandbox: Sandbox, before: tuple[str, str], text: str, question: str
) -> None:
    turn = {"db_id": "shop", "interaction": 4, "is_placeholder": False}
    first = turn | {"turn": 0, "question": before[0], "query": before[1]}
    second = turn | {"turn": 1, "question": text, "query": _GOLD}
    prepared = _prepare(tmp_path, sandbox, "cosql", [first, second])
    assert [(row["conversation"], row["turn"]) for row in prepared.dev] == [(4, 0), (4, 1)]
    assert prepared.dev[1]["question"] == question
    assert "\n" not in prepared.dev[0]["question"]


def test_turns_that_repeat_their_conversation_are_placed(tmp_path: Path, sandbox: Sandbox) -> None:
    two, three = f"{_FIRST}\n{_GOLD}\nHow old?", f"{_FIRST}\n{_GOLD}\nHow old?\n{_GOLD}\nWhy?"
    orphan = f"Something else\n{_GOLD}\nWhy?"
    texts = [_FIRST, two, three, _FIRST, two, "Which\n singers?", orphan]
    rows = [{"db_id": "shop", "question": text, "query": _GOLD} for text in texts]
    prepared = _prepare(tmp_path, sandbox, "cosql", rows)
    assert [(row["conversation"], row["turn"], row["question"]) for row in prepared.dev] == [
        (0, 0, _FIRST), (0, 1, "How old?"), (0, 2, "Why?"),
        (3, 0, _FIRST), (3, 1, "How old?"), (5, 0, "Which singers?"),
    ]  # fmt: skip
    assert prepared.left_out == {"after a turn that is left out": 1}


@given(
    st.lists(
        st.tuples(st.from_regex(r"[a-z]{1,5}( ?\n?[a-z]{1,5}){0,3}\?", fullmatch=True),
                  st.sampled_from((_GOLD, _LONG_GOLD, "SELECT 1 > = 2"))),
        min_size=1, max_size=5,
    ),
    st.booleans(),
)  # fmt: skip
@settings(max_examples=40)
def test_gold_never_stands_in_a_question(
    sandbox: Sandbox, turns: list[tuple[str, str]], numbered: bool
) -> None:
    history, rows = "", []
    for number, (question, query) in enumerate(turns):
        row = {"db_id": "shop", "question": history + question, "query": joined_operators(query)}
        rows.append(row | ({"interaction": "x", "turn": number} if numbered else {}))
        history += f"{question}\n{query}\n"
    with TemporaryDirectory() as folder:
        prepared = _prepare(Path(folder), sandbox, "cosql", rows)
    assert [(row["turn"], row["question"]) for row in prepared.dev] == [
        (number, question.replace(" \n", " ").replace("\n", " "))
        for number, (question, _) in enumerate(turns)
    ]


@pytest.mark.parametrize("name", ["cosql", "sparc"])
def test_conversations_become_one_record_a_turn(
    tmp_path: Path, sandbox: Sandbox, name: str
) -> None:
    turns = [{"utterance": text, "query": _GOLD} for text in ("How many?", "Sure?\nReally?")]
    conversation = {"database_id": "shop", "interaction": turns, "final": {"utterance": "x"}}
    prepared = _prepare(tmp_path, sandbox, name, [conversation, conversation])
    found = [(row["conversation"], row["turn"], row["question"]) for row in prepared.dev]
    assert found == [(n, turn, text) for n in (0, 1)
                     for turn, text in enumerate(("How many?", "Sure? Really?"))]  # fmt: skip


def test_turns_after_one_that_is_left_out_are_left_out(tmp_path: Path, sandbox: Sandbox) -> None:
    turns = [_BASIC | {"interaction": n, "turn": turn} for n in (0, 1) for turn in (0, 1, 2)]
    turns[1]["question"] = ""
    prepared = _prepare(tmp_path, sandbox, "sparc", turns)
    assert [(row["conversation"], row["turn"]) for row in prepared.dev] == [
        (0, 0), (1, 0), (1, 1), (1, 2)
    ]  # fmt: skip
    assert prepared.left_out == {"without a question": 1, "after a turn that is left out": 1}


@pytest.mark.parametrize(
    ("sql", "joined"),
    [
        ("SELECT 1 ! = 2", "SELECT 1 != 2"),
        ("SELECT 1 > = 2 AND 2 <  = 3", "SELECT 1 >= 2 AND 2 <= 3"),
        ("SELECT 1 < > 2", "SELECT 1 <> 2"),
        ("SELECT '> =', \"! =\", `< =` > =2", "SELECT '> =', \"! =\", `< =` >=2"),
        ("SELECT 'it''s ! =' ! = 1", "SELECT 'it''s ! =' != 1"),
        ("SELECT a > b", "SELECT a > b"),
    ],
)
def test_split_operators_are_joined_outside_of_quotes(sql: str, joined: str) -> None:
    assert joined_operators(sql) == joined


_OPERAND = st.sampled_from(("a", "1", "'x > = y'", '"b ! ="', "`c <>`", "(SELECT 2)"))


@given(st.lists(st.tuples(_OPERAND, st.sampled_from(("!=", ">=", "<=", "<>", ">", "<", "=")))))
def test_an_operator_that_is_not_split_stays(parts: list[tuple[str, str]]) -> None:
    sql = "SELECT " + " ".join(f"{operand} {operator}" for operand, operator in parts) + " 1"
    assert joined_operators(sql) == sql


def _halved(tmp_path: Path, sandbox: Sandbox, count: int, seed: int = 13) -> PreparedSet:
    names = [f"db{number}" for number in range(count)]
    rows = [_BASIC | {"db_id": name, "question": f"{name}: {n}?"} for name in names for n in (1, 2)]
    rows += [_BASIC | {"db_id": name, "question": "Shared?"} for name in names[:2]]
    return _prepare(tmp_path, sandbox, "ambrosia", rows, *names, seed=seed)


@pytest.mark.parametrize(("count", "seed"), [(2, 1), (3, 1), (4, 2), (7, 13), (10, 14)])
def test_half_the_databases_train(tmp_path: Path, sandbox: Sandbox, count: int, seed: int) -> None:
    prepared = _halved(tmp_path, sandbox, count, seed)
    dev, train = ({row["db_id"] for row in part} for part in (prepared.dev, prepared.train))
    assert not dev & train
    assert {"db0", "db1"} <= dev or {"db0", "db1"} <= train
    if count > 3:
        assert len(dev) == count // 2
    assert len(dev | train) == count == len(prepared.databases)


def test_what_a_set_holds_is_counted(tmp_path: Path, sandbox: Sandbox) -> None:
    rows = [
        _BASIC | {"question": "How many singers do we have?"},
        _BASIC | {"query": "SELECT T1.name  T1.age FROM singer"},
    ]
    prepared = _prepare(tmp_path, sandbox, "spider_realistic", rows)
    assert len(prepared.dev) == 2
    assert (prepared.same_as_spider, prepared.gold_fails) == (1, 1)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("bird", b"{", "not JSON"),
        ("bird", b"\xff\xfe\xff", "not UTF-8"),
        ("bird", b'[{"db_id": "own"}, 3]', "record 1 .*valid dictionary"),
        ("bird", b'[{"db_id": "own", "question": 3}]', "record 0 .*field `question`"),
        ("bird", b'[{"db_id": "own", "question": "\\ud83d", "SQL": "x"}]', "unable to parse"),
        ("defog", b'[{"db_id": "own", "question": "?", "query": "x", "accepted_queries": "y"}]',
         "field `accepted_queries`"),
        ("sparc", b'[{"interaction": 3, "question": "?"}]', "field `turn`: .*integer"),
        ("sparc", b'[{"interaction": ["?"]}]', "field `interaction`"),
        ("bird", b"[]", "no question can be used"),
        ("bird", b'[{"db_id": "no", "question": "?", "SQL": "x"}]', "1 without their database"),
    ],
)  # fmt: skip
def test_a_malformed_file_is_an_error_that_names_it(
    tmp_path: Path, sandbox: Sandbox, name: str, content: bytes, message: str
) -> None:
    own = ["own"] if _SETS[name].databases else []
    source = _source(tmp_path, name, [], *own)
    (source / _SETS[name].file).write_bytes(content)
    with pytest.raises(DataError, match=message) as caught:
        beyond.prepare_set(_SETS[name], source, _spider(tmp_path, "shop"), 13, sandbox)
    assert _SETS[name].file in str(caught.value)


def test_a_set_that_is_missing_or_needs_spider_is_named(tmp_path: Path, sandbox: Sandbox) -> None:
    source = _source(tmp_path, "spider_dk", [_BASIC | {"db_id": "own"}], "own")
    messages = {"bird": "no .*dev.json", "spider_dk": "needs Spider in data/spider"}
    for name, message in messages.items():
        with pytest.raises(SetNotThereError, match=message):
            beyond.prepare_set(_SETS[name], source, None, 13, sandbox)


def test_a_set_is_written_as_spider_with_its_databases(tmp_path: Path, sandbox: Sandbox) -> None:
    prepared = _prepare(tmp_path, sandbox, "spider_dk", [_BASIC | {"db_id": "own"}], "own", "more")
    out = tmp_path / "beyond"
    for _ in range(2):  # the second replaces the first
        beyond.write_set(prepared, tmp_path / "more", out)
        found = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file())
        assert found == [
            "spider_dk/database/own/own.sqlite", "spider_dk/dev.json", "spider_dk/provenance.json"
        ]  # fmt: skip
    (example,) = load_examples(out / "spider_dk/dev.json", out / "spider_dk/database")
    assert (example.question, example.gold_sql) == ("How many?", _GOLD)
    provenance = json.loads((out / "spider_dk" / "provenance.json").read_text())
    assert provenance["licence"] == "MIT"
    assert list(provenance["sources"]) == ["spider_dk/spider_dk.json"]
    assert provenance["questions"] == {"dev": 1, "train": 0}


def test_the_same_source_and_seed_give_the_same_bytes(tmp_path: Path, sandbox: Sandbox) -> None:
    prepared = [_halved(tmp_path / name, sandbox, 6) for name in ("a", "b")]
    other = _halved(tmp_path / "c", sandbox, 6, 3)
    assert other.dev != prepared[0].dev
    written = []
    for name, each in zip(("a", "b"), prepared, strict=True):
        beyond.write_set(each, tmp_path / name / "more", tmp_path / name / "out")
        files = sorted(path for path in (tmp_path / name / "out").rglob("*") if path.is_file())
        written.append([path.read_bytes() for path in files])
    assert written[0] == written[1]
    assert len(written[0]) == 6 + 3


def test_a_run_that_stops_leaves_the_set_as_it_was(
    tmp_path: Path, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = _prepare(tmp_path, sandbox, "spider_syn", [_BASIC])
    out = tmp_path / "beyond"
    beyond.write_set(prepared, tmp_path / "more", out)
    before = (out / "spider_syn" / "dev.json").read_bytes()
    prepared.dev[0] = prepared.dev[0] | {"question": "Another?"}
    with monkeypatch.context() as patched:
        patched.setattr(beyond.shutil, "copyfile", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            beyond.write_set(prepared, tmp_path / "more", out)
    assert (out / "spider_syn" / "dev.json").read_bytes() == before
    beyond.write_set(prepared, tmp_path / "more", out)
    assert b"Another?" in (out / "spider_syn" / "dev.json").read_bytes()
    assert [path.name for path in out.iterdir()] == ["spider_syn"]
    assert not (tmp_path / ".beyond.partial").exists()


def _train_source(tmp_path: Path, name: str, dev: Any, train: Any) -> Path:
    source = _source(tmp_path, name, dev)
    path = source / str(_SETS[name].train)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(train, ensure_ascii=False), encoding="utf-8")
    return source


def test_training_questions_of_spider_go_and_others_name_it(
    tmp_path: Path, sandbox: Sandbox
) -> None:
    train = [
        _BASIC | {"question": "How many are there?", "spider_question": "How many are there?"},
        _BASIC | {"question": "What number is there?", "spider_question": "How many are there?"},
        _BASIC | {"db_id": "gone", "question": "Who?"},
    ]
    source = _train_source(tmp_path, "spider_syn", [_BASIC], train)
    spider = replace(_spider(tmp_path, "shop"), train=frozenset({("shop", "How many are there?")}))
    prepared = beyond.prepare_set(_SETS["spider_syn"], source, spider, 13, sandbox)
    assert prepared.dev == [_BASIC]
    assert prepared.train == [train[1]]
    assert prepared.left_out == {}
    assert prepared.left_out_of_train == {
        "that Spider's training has": 1,
        "without their database gone": 1,
    }
    beyond.write_set(prepared, source, tmp_path / "out")
    written = json.loads((tmp_path / "out/spider_syn/provenance.json").read_text())
    assert written["questions"] == {"dev": 1, "train": 1}
    assert set(written["sources"]) == {"spider_syn/dev.json", "spider_syn/train_spider.json"}
    assert written["left_out_of_train"] == dict(prepared.left_out_of_train)


def test_a_german_question_names_the_english_one(tmp_path: Path, sandbox: Sandbox) -> None:
    raw = _BASIC | {"question_de": "Wie viele?"}
    source = _train_source(tmp_path, "spider_de", [raw], [raw])
    spider = _spider(tmp_path, "shop")
    prepared = beyond.prepare_set(_SETS["spider_de"], source, spider, 13, sandbox)
    assert prepared.train == [_BASIC | {"question": "Wie viele?", "spider_question": "How many?"}]
    assert "spider_question" not in prepared.dev[0]


def test_training_conversations_end_at_placeholders(tmp_path: Path, sandbox: Sandbox) -> None:
    turns = [
        _BASIC | {"question": f"Question {turn}?", "interaction": 7, "turn": turn}
        for turn in range(4)
    ]
    turns[2] |= {"question": "I AM GPT", "is_placeholder": True}
    source = _train_source(tmp_path, "cosql", [_BASIC], turns)
    spider = replace(_spider(tmp_path, "shop"), train=frozenset({("shop", "Question 0?")}))
    prepared = beyond.prepare_set(_SETS["cosql"], source, spider, 13, sandbox)
    assert [(row["question"], row["conversation"]) for row in prepared.train] == [
        ("Question 0?", 7), ("Question 1?", 7)
    ]  # fmt: skip
    assert prepared.left_out_of_train == {"a placeholder": 1, "after a turn that is left out": 1}
