"""Questions on renamed databases: as many as are asked for, with gold that returns the same."""

from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.pairs.pair import Normaliser
from lib.learning.pairs.sft_questions import renamed_questions, with_gold_history
from tests.conftest import CONCERT_SCRIPT, write_database

_GOLD = (
    "SELECT name FROM singer WHERE country = 'France'",
    "SELECT theme FROM concert",
    "SELECT name FROM stadium ORDER BY capacity",
    "SELECT count(*), country FROM singer GROUP BY country",
    "SELECT nme FROM singer",
    "SELECT max(age) FROM singer",
)


@pytest.fixture
def examples(tmp_path: Path) -> list[Example]:
    database = tmp_path / "concert.sqlite"
    write_database(database, CONCERT_SCRIPT)
    return [
        Example(f"train-{number:05d}", "concert", str(database), f"Question {number}?", sql)
        for number, sql in enumerate(_GOLD)
    ]


def test_gold_returns_what_it_returns_on_the_original(
    examples: list[Example], tmp_path: Path, sandbox: Sandbox
) -> None:
    found, failed = renamed_questions(examples, 99, 13, tmp_path / "copies", sandbox)
    assert [e.id for e in found] == [
        f"{e.id}-renamed" for e in examples if "nme" not in e.gold_sql and "theme" not in e.gold_sql
    ]
    assert failed == {"its names stay": 1, "the query": 1}
    originals = {example.id: example for example in examples}
    for example in found:
        original = originals[example.id.removesuffix("-renamed")]
        assert (example.db_id, example.question) == ("concert-renamed", original.question)
        assert example.gold_sql != original.gold_sql
        one, other = (sandbox.execute(e.db_path, e.gold_sql) for e in (example, original))
        assert (one.status, one.rows) == ("ok", other.rows)


def test_as_many_are_drawn_as_asked_for_by_the_seed(
    examples: list[Example], tmp_path: Path, sandbox: Sandbox
) -> None:
    def drawn(seed: int) -> list[str]:
        found, _ = renamed_questions(examples, 2, seed, tmp_path / "copies", sandbox)
        return [example.id for example in found]

    assert drawn(1) == drawn(1)
    assert {len(drawn(seed)) for seed in range(4)} == {2}
    assert len({tuple(drawn(seed)) for seed in range(4)}) > 1


def test_a_database_that_cannot_be_copied_and_a_hint_cost_their_own_questions(
    examples: list[Example], tmp_path: Path, sandbox: Sandbox
) -> None:
    gone = replace(examples[0], id="gone", db_path=str(tmp_path / "gone.sqlite"))
    hinted = replace(examples[1], id="hinted", evidence="theme is what it is about")
    found, failed = renamed_questions(
        [gone, hinted, examples[2]], 9, 13, tmp_path / "copies", sandbox
    )
    assert [example.id for example in found] == ["train-00002-renamed"]
    assert failed == {"a hint speaks of the names": 1, "the database": 1}


def test_a_conversation_is_renamed_up_to_its_first_failure_and_so_is_its_history(
    examples: list[Example], tmp_path: Path, sandbox: Sandbox
) -> None:
    talk = [replace(example, conversation="1") for example in examples]
    found, _ = renamed_questions(talk, 1, 13, tmp_path / "copies", sandbox)
    assert [example.id[6:11] for example in found] == ["00000", "00001", "00002", "00003"]
    first, second, third, _ = with_gold_history(found, Normaliser("ddl"))
    assert first.evidence == ""
    assert second.evidence == (
        f'the question before was "Question 0?", its answer {first.gold_sql}'
    )
    assert third.evidence.startswith('an earlier question was "Question 0?", its answer SELECT ')
    assert third.gold_sql == found[2].gold_sql
