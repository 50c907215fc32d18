"""A clean split passes; a shared database or a leaked question fails with its name."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.errors import SplitError
from lib.base.params import HoldoutParams
from lib.base.pipeline import DatasetPaths
from lib.base.records import Example
from lib.data.readers import load_examples
from lib.data.split import Overlap, check_split, require_clean_split
from tests.conftest import CONCERT_SCRIPT, write_database

_SINGER = "CREATE TABLE singer (name TEXT, age INT)"
_PETS = "CREATE TABLE pets (name TEXT, weight REAL)"
_SPIDER = Path(__file__).resolve().parents[2] / "data" / "spider"

Ask = Callable[..., Example]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """An example on a database made from `script`, at `{db_id}/{db_id}.sqlite`."""
    count = 0
    paths: dict[str, Path] = {}

    def build(db_id: str, script: str, question: str = "", sql: str = "") -> Example:
        nonlocal count
        count += 1
        if db_id not in paths:
            paths[db_id] = _make_database(tmp_path / db_id / f"{db_id}.sqlite", script)
        number = f"q{count}"
        return Example(number, db_id, str(paths[db_id]), question or number, sql or "SELECT 1")

    return build


def _make_database(path: Path, script: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_database(path, script)
    return path


@pytest.fixture
def shops(tmp_path: Path) -> Callable[[dict[str, str]], Example]:
    """Reads one record that names a file; no two of the databases have the same columns."""
    paths = "shop1/db shop2/db shop3/db orders/orders new/orders other_root/orders/orders"
    for n, path in enumerate(paths.split()):
        _make_database(tmp_path / f"{path}.sqlite", f"CREATE TABLE item (c{n} TEXT)")
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "shop1/db.sqlite")

    def read(record: dict[str, str]) -> Example:
        file = tmp_path / "questions.jsonl"
        asked = {"question": "How many?", "query": "SELECT count(*) FROM item"} | record
        file.write_text(json.dumps(asked), encoding="utf-8")
        return load_examples(file, tmp_path)[0]

    return read


@pytest.fixture
def own(tmp_path: Path) -> DatasetPaths:
    """Where a data set `shop` lies, with the default check."""
    files = [tmp_path / name for name in ("", "train.json", "dev.json")]
    return DatasetPaths("shop", *files, None, tmp_path, {}, HoldoutParams(), "databases")


def test_separate_databases_and_questions_are_clean(ask: Ask) -> None:
    train = [ask("concert", _SINGER), ask("concert", _SINGER)]
    evaluation = [ask("pets", _PETS)]
    report = require_clean_split(train, evaluation)
    assert report.ok
    assert (report.train_questions, report.train_databases) == (2, 1)
    assert (report.evaluation_questions, report.evaluation_databases) == (1, 1)


@pytest.mark.parametrize(
    ("train", "evaluation", "shared"),
    [
        (["shop1/db.sqlite", "shop2/db.sqlite"], "shop3/db.sqlite", None),
        (["orders/orders.sqlite"], "new/orders.sqlite", None),
        (["shop1/db.sqlite", "shop2/db.sqlite"], "shop1/db.sqlite shop_one", "shop_one ({})"),
        (["shop1/db.sqlite"], "link.sqlite", "link ({})"),
        (["orders/orders.sqlite"], "other_root/orders/orders.sqlite", "orders"),
        (["shop1/db.sqlite shop"], "shop2/db.sqlite shop", "shop ({})"),
    ],
    ids=["stem", "stem beside layout", "same file", "link", "same layout", "given id"],
)
def test_databases_are_compared_as_files(
    shops: Callable[[dict[str, str]], Example],
    train: list[str],
    evaluation: str,
    shared: str | None,
) -> None:
    """Each side names files, some with a `db_id`."""

    def read(named: str) -> Example:
        return shops(dict(zip(("db_path", "db_id"), named.split(), strict=False)))

    asked = read(evaluation)
    report = check_split([read(named) for named in train], [asked])
    expected = () if shared is None else (shared.format(asked.db_path),)
    assert report.shared_databases == expected
    assert report.train_databases == len(train)
    # Tables with other columns excuse an equal question, but not on the same database.
    assert bool(report.leaked_questions) == bool(shared)


def test_databases_outside_their_folder_have_a_path(
    make_database: Callable[[str, str], Path],
) -> None:
    train, asked = (
        Example(db_id, db_id, str(make_database(_SINGER, db_id)), db_id, "SELECT 1")
        for db_id in ("copy", "concert")
    )
    expected = Overlap(f"copy ({train.db_path})", f"concert ({asked.db_path})")
    assert check_split([train], [asked]).copied_databases == (expected,)


_WIDER = f"{CONCERT_SCRIPT}; CREATE TABLE ticket (concert_id, seat, price, sold)"  # 18 columns


@pytest.mark.parametrize(
    ("original", "copy"),
    [
        (CONCERT_SCRIPT, f"{CONCERT_SCRIPT}; ALTER TABLE singer ADD COLUMN song TEXT"),
        (CONCERT_SCRIPT, f"{CONCERT_SCRIPT}; CREATE TABLE note (id, words)"),
        (CONCERT_SCRIPT, f"{CONCERT_SCRIPT}; CREATE VIEW city AS SELECT city FROM stadium"),
        (CONCERT_SCRIPT, f"{CONCERT_SCRIPT}; DROP TABLE singer_in_concert"),
        (_WIDER, f"{_WIDER}; ALTER TABLE singer_in_concert RENAME TO performance"),
        ("CREATE TABLE t (a, b, c, d)", "CREATE TABLE t (a, b, c, d, e)"),
        ("CREATE TABLE t (a)", "CREATE TABLE T (A)"),
        (_SINGER, f"{_SINGER}; INSERT INTO singer VALUES ('Rose', 41)"),
        (_SINGER, "CREATE TABLE Singer (AGE INTEGER, Name TEXT NOT NULL)"),
        (_SINGER, f"PRAGMA page_size = 8192; {_SINGER}"),
    ],
    ids=[
        *("column", "table", "view", "dropped table", "renamed table", "one of five"),
        *("one column", "other rows", "other case and types", "other file layout"),
    ],
)
def test_a_changed_copy_is_found_from_either_side(ask: Ask, original: str, copy: str) -> None:
    question = "How many singers?", "SELECT count(*) FROM singer"
    one, other = ask("concert", original, *question), ask("copy", copy, *question)
    for train, asked in ((one, other), (other, one)):
        report = check_split([ask("pets", _PETS), train], [asked])
        assert report.copied_databases == (Overlap(train.db_id, asked.db_id),)
        assert report.leaked_questions == (Overlap(train.id, asked.id),)
        assert report.excused_questions == ()
        names = f"copied databases: {train.db_id} = {asked.db_id};"
        with pytest.raises(SplitError, match=names):
            require_clean_split([train], [asked])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("CREATE TABLE t (a, b, c)", "CREATE TABLE t (a, b, c, d)"),
        ("CREATE TABLE t (a, b)", "CREATE TABLE t (a, c)"),
        ("CREATE TABLE t (id, name)", "CREATE TABLE s (id, name)"),
        (_SINGER, f"{_SINGER}; {_PETS}"),
        ("", ""),
        ("CREATE VIEW v AS SELECT * FROM gone", "CREATE VIEW v AS SELECT * FROM gone"),
    ],
    ids=["one of four", "half", "other table", "twice as large", "empty", "no columns"],
)
def test_schemas_less_alike_are_no_copies(ask: Ask, one: str, other: str) -> None:
    assert check_split([ask("one", one)], [ask("other", other)]).ok


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("How many singers are there?", "SELECT count(*) FROM singer"),
        ("how many SINGERS, are there", "select  COUNT( * )\nfrom Singer ;"),
        ("Ｈow many singers are there?", 'SELECT count(*) FROM "singer"'),
    ],
)
def test_a_question_with_its_sql_in_both_is_named(ask: Ask, question: str, sql: str) -> None:
    bigger = f"{_SINGER}; {_PETS}"  # another database, with the same singer table
    planted = ask("bigger", bigger, question, sql)
    asked = ask("concert", _SINGER, "How many singers are there?", "SELECT count(*) FROM singer")
    with pytest.raises(SplitError, match=f"questions in both: {planted.id} = {asked.id};"):
        require_clean_split([planted], [asked])


@pytest.mark.parametrize(
    "sql", ["SELECT count(*) FROM singer", "SELECT nothing FROM singer", "SELECT FROM"]
)
def test_a_question_whose_query_is_invalid_there_is_not_excused(ask: Ask, sql: str) -> None:
    planted, asked = ask("pets", _PETS, "How many?", sql), ask("concert", _SINGER, "How many?", sql)
    assert check_split([planted], [asked]).leaked_questions == (Overlap(planted.id, asked.id),)


def test_the_same_short_question_of_different_tables_is_excused_and_listed(ask: Ask) -> None:
    text, sql = "Count the singers.", "SELECT count(*) FROM singer"
    train = ask("opera", "CREATE TABLE singer (voice TEXT)", text, sql)
    asked = ask("concert", _SINGER, text, sql)
    report = require_clean_split([train], [asked])
    assert report.excused_questions == (Overlap(train.id, asked.id),)


def test_same_words_or_same_sql_alone_is_counted_not_refused(ask: Ask) -> None:
    train = [
        ask("opera", "CREATE TABLE singer (voice TEXT)", "Which?", "SELECT voice FROM singer"),
        ask("opera", "", "How many?", "SELECT voice FROM singer WHERE voice = 'Alto'"),
    ]
    evaluation = [
        ask("concert", _SINGER, "Which?", "SELECT name FROM singer"),
        ask("concert", "", "Altos?", 'SELECT voice FROM singer WHERE voice = "alto"'),
        ask("concert", "", "Who?", "SELECT age FROM singer"),
    ]
    report = require_clean_split(train, evaluation)
    assert (report.same_question, report.same_gold_sql) == (1, 1)


_SHOP = "CREATE TABLE orders (id INT, city TEXT, total REAL)"
_OPEN = ("Which orders are there?", "SELECT id FROM orders")


@pytest.mark.parametrize(
    ("database", "question", "sql", "leaks"),
    [
        ("shop", "How many orders are there?", "SELECT count(*) FROM orders", False),
        ("shop", "Which ORDERS are there", "SELECT city FROM orders", True),
        ("shop", "List all ids.", "select ID from 'orders';", True),
        ("shop", *_OPEN, True),
        ("branch", "List all ids.", "SELECT id FROM orders", True),  # a copy of the database
        ("pets", _OPEN[0], "SELECT name FROM pets", False),
    ],
)
def test_by_questions_databases_may_be_shared_but_neither_words_nor_sql(
    ask: Ask, own: DatasetPaths, database: str, question: str, sql: str, leaks: bool
) -> None:
    asked = ask("shop", _SHOP, *_OPEN)
    train = [ask(database, _PETS if database == "pets" else _SHOP, question, sql)]
    by_questions = replace(own, split_check="questions")
    if leaks:
        with pytest.raises(SplitError, match=f"; questions in both: {train[0].id} = {asked.id};"):
            require_clean_split(train, [asked], by_questions)
    else:
        report = require_clean_split(train, [asked], by_questions)
        assert report.shared_databases == (("shop",) if database == "shop" else ())
    if database != "pets":
        with pytest.raises(SplitError, match=r"set `datasets\.shop\.split_check: questions`"):
            require_clean_split(train, [asked], own)


def test_shared_databases_are_named_and_a_long_list_is_cut_in_the_message_only(ask: Ask) -> None:
    examples = [ask(f"db{n}", f"CREATE TABLE t{n} (a)") for n in range(7)]
    assert len(check_split(examples, examples).shared_databases) == 7
    with pytest.raises(SplitError, match="db0, db1, db2, db3, db4 and 2 more;"):
        require_clean_split(examples, examples)


@pytest.mark.skipif(not _SPIDER.is_dir(), reason="data/spider is not present")
def test_spider_train_and_dev_are_a_clean_split() -> None:
    databases = _SPIDER / "database"
    train = load_examples(_SPIDER / "train_spider.json", databases, skip_unusable=True)
    report = require_clean_split(train, load_examples(_SPIDER / "dev.json", databases))
    assert report.evaluation_databases == 20
    assert len(report.excused_questions) == 2


def test_the_schema_of_a_damaged_database_is_compared_with_none(
    ask: Ask, damaged_database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = Example("d", "damaged", str(damaged_database), "Which?", "SELECT 1")
    copy = shutil.copy(damaged_database, tmp_path / "copy.sqlite")
    other = replace(damaged, db_id="copy", db_path=str(copy), question="Who?")
    assert check_split([damaged, ask("pets", _PETS)], [other]).ok
    assert "damaged.sqlite: not a readable SQLite database" in caplog.text
    same_question = check_split([damaged], [replace(other, question="Which?")])
    assert same_question.leaked_questions == (Overlap("d", "d"),)  # nothing excuses it
    shared = check_split([damaged], [damaged]).shared_databases
    assert shared == (f"damaged ({damaged_database})",)


def test_a_database_that_is_gone_is_named_and_its_questions_still_count(
    ask: Ask, caplog: pytest.LogCaptureFixture
) -> None:
    gone, pets = ask("concert", _SINGER), ask("pets", _PETS)
    Path(gone.db_path).unlink()
    assert check_split([pets], [gone]).ok
    assert "concert.sqlite: no such database file" in caplog.text
    assert not check_split([pets, gone], [gone]).ok
