"""Domain files: one-line errors for mistakes, and the rows and databases made from a file."""

import random
import sqlite3
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.database.catalog import load_catalog
from lib.making.demo.build import (
    is_paraphrased,
    is_sound,
    level_counts,
    sample_questions,
    write_database,
)
from lib.making.demo.domain import Domain, Noun, load_domains, load_pools, parse_noun, relations_of
from lib.making.demo.question_context import Candidate
from lib.making.demo.rows import make_rows

_ZOO = """
split: train
tables:
  keeper:
    rows: 6
    person: true
    columns:
      keeper_id: {key: true}
      name: {text: "{first} {surname}", unique: true}
      age: {whole: [20, 60, 2], nulls: 0.5, also: [years lived]}
  animal:
    rows: 40
    columns:
      animal_id: {key: true}
      species: {text: [lion, seal, owl]}
      born: {date: ["2010-01-01", "2020-12-31"]}
      moved: {date: {after: born, days: [1, 5]}}
      keeper_id: {ref: keeper, idle: 0.5, verb: [are fed by <o>], back: [feed <o>]}
"""


def _load(folder: Path, text: str) -> Domain:
    (folder / "tiny_zoo.yaml").write_text(text)
    (domain,) = load_domains(folder)
    return domain


@pytest.fixture
def zoo(tmp_path: Path) -> Domain:
    return _load(tmp_path, _ZOO)


_LINK = "links: [{table: animal, one: keeper, other: animal, verb: [see <o>], back: [see <o>]}]"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rows: 40", "rowz: 40", "rowz"),
        ("rows: 40", "rows: many", "tables.animal.rows"),
        ("ref: keeper", "ref: feeder", "`animal.keeper_id` refers to 'feeder'"),
        ("split: train", "split: [", "not YAML"),
        ("split: train", "split: exam", "`split`"),
        ("back: [feed <o>]", "back: [feed <o> daily]", "`animal.keeper_id`"),
        ("tables:", f"{_LINK}\ntables:", "does not join"),
    ],
)
def test_a_bad_domain_file_is_named_with_its_key(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(DataError, match=r"tiny_zoo\.yaml") as error:
        _load(tmp_path, _ZOO.replace(old, new))
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_rows_follow_the_specification(zoo: Domain) -> None:
    tables, again, other = (make_rows(zoo, load_pools(), random.Random(s)) for s in (1, 1, 2))
    assert tables == again != other
    keepers, animals = tables["keeper"], tables["animal"]
    assert [len(keepers), len(animals)] == [6, 40]
    assert len({row["name"] for row in keepers}) == 6
    assert sum(row["age"] is None for row in keepers) == 3
    assert all(row["born"] < row["moved"] for row in animals)
    assert len({row["keeper_id"] for row in animals}) == 3


def test_too_small_a_pool_for_unique_values_is_an_error(tmp_path: Path) -> None:
    text = _ZOO.replace("species: {text: [lion, seal, owl]}", "name: {text: [a, b], unique: true}")
    domain = _load(tmp_path, text)
    with pytest.raises(DataError, match=r"animal\.name: fewer than 40 distinct values"):
        make_rows(domain, load_pools(), random.Random(1))


def test_the_file_carries_types_and_keys_whose_relations_go_both_ways(
    zoo: Domain, tmp_path: Path
) -> None:
    path = tmp_path / "zoo.sqlite"
    write_database(path, zoo, make_rows(zoo, load_pools(), random.Random(1)))
    animal = load_catalog(path).table("animal")
    assert animal is not None
    assert [column.type for column in animal.columns] == [
        "INTEGER", "TEXT", "DATE", "DATE", "INTEGER",
    ]  # fmt: skip
    assert [key.referenced_table for key in animal.foreign_keys] == ["keeper"]
    assert not animal.columns[1].nullable
    relations = [("animal", "keeper", False), ("keeper", "animal", True)]
    assert [(r.subject, r.object, r.many) for r in relations_of(zoo)] == relations


def test_a_domain_too_poor_for_the_count_is_an_error(zoo: Domain, tmp_path: Path) -> None:
    path = tmp_path / "zoo.sqlite"
    tables = make_rows(zoo, load_pools(), random.Random(1))
    write_database(path, zoo, tables)
    database = load_catalog(path), sqlite3.connect(path)
    with pytest.raises(DataError, match="tiny_zoo: no more questions"):
        sample_questions(zoo, tables, *database, 3, _Everything(), random.Random(1))


class _Everything(set[str]):
    """As if every question had been asked before."""

    def __rand__(self, other: set[str]) -> set[str]:  # type: ignore[override]
        return other


def test_level_counts_add_up_and_a_noun_with_one_form_takes_no_article() -> None:
    assert all(sum(level_counts(count).values()) == count for count in (40, 60, 100))
    assert parse_noun("pay|pay").indefinite("higher") == "higher pay"
    assert parse_noun("age") == Noun("age", "ages")
    assert parse_noun("age").indefinite() == "an age"


_SORTED = "SELECT b FROM t ORDER BY a"


@pytest.mark.parametrize(
    ("candidate", "sound"),
    [
        (Candidate("Fine?", "SELECT b FROM t WHERE a = 1"), True),
        (Candidate("Empty?", "SELECT b FROM t WHERE a = 9"), False),
        (Candidate("Null?", "SELECT MAX(a) FROM t WHERE b = 'z'"), False),
        (Candidate("Zero?", "SELECT COUNT(*) FROM t WHERE a = 9"), False),
        (Candidate("One group?", "SELECT b, COUNT(*) FROM t WHERE a = 1 GROUP BY b"), False),
        (Candidate("Idle?", "SELECT a FROM t WHERE a > 0", ("SELECT a FROM t LIMIT 3",)), False),
        (
            Candidate("Tie?", f"{_SORTED} DESC LIMIT 1", (), "SELECT a FROM t ORDER BY 1 DESC"),
            False,
        ),
        (Candidate("Null first?", f"{_SORTED} LIMIT 1", (), "SELECT a FROM t"), False),
        (Candidate("word " * 50, "SELECT b FROM t"), False),
    ],
)
def test_audit_keeps_what_has_one_answer(candidate: Candidate, sound: bool) -> None:
    numbers = sqlite3.connect(":memory:")
    numbers.executescript(
        "CREATE TABLE t (a INTEGER, b TEXT); "
        "INSERT INTO t VALUES (1, 'x'), (2, 'x'), (2, 'y'), (NULL, 'x');"
    )
    assert is_sound(numbers, candidate) is sound


@pytest.mark.parametrize(
    ("question", "sql", "paraphrased"),
    [
        ("What is the age of Ann?", "SELECT age FROM keeper WHERE name = 'Ann'", False),
        ("What are the ages?", "SELECT age FROM keeper", False),
        ("How old is Ann?", "SELECT age FROM keeper WHERE name = 'Ann'", True),
        ("Who feeds a seal called age?", "SELECT name FROM keeper WHERE name = 'age'", False),
        ("How many keepers?", "SELECT COUNT(keeper_id) FROM keeper", False),
    ],
)
def test_paraphrased_means_a_column_goes_unnamed(
    zoo: Domain, question: str, sql: str, paraphrased: bool
) -> None:
    assert is_paraphrased(zoo, question, sql) is paraphrased
