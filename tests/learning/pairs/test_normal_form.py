"""The letter case of names gives nothing away in a pair: both sides use that of the prompt."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.params import RewardParams, SyntheticParams
from lib.base.records import Example, joined_text, user_message
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.pairs.merge import SyntheticMaker
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import GOLD_PAIR, Normaliser, gold_answers, run_gold
from tests.learning.pairs.builders import attempt, trajectory

_SCRIPT = """
CREATE TABLE City (City_ID INTEGER PRIMARY KEY, Official_Name TEXT, "Area km" REAL, Größe INT);
INSERT INTO City VALUES (1, 'Grimsby', 2.5, 3), (2, 'Perth', 4.0, 5), (3, 'Name', 1.0, 5);
"""


@pytest.fixture
def example(make_database: Callable[[str, str], Path]) -> Example:
    path = make_database(_SCRIPT, "city")
    gold = 'SELECT Official_Name FROM City WHERE City_ID > 1 ORDER BY "Area km" DESC LIMIT 1'
    return Example("train-00000", "city", str(path), "?", gold)


@pytest.mark.parametrize(
    ("sql", "normal"),
    [
        ("select Official_Name from CITY", "SELECT official_name FROM city"),
        ("SELECT official_name FROM city", "SELECT official_name FROM city"),
        ("SELECT T1.City_ID FROM City AS T1", "SELECT T1.city_id FROM city AS T1"),
        (
            "SELECT City_ID FROM City WHERE Official_Name = 'City_ID'",
            "SELECT city_id FROM city WHERE official_name = 'City_ID'",
        ),
        ('SELECT "Area km", Mayor FROM city', 'SELECT "area km", Mayor FROM city'),
        ("SELECT Größe FROM city", "SELECT größe FROM city"),
        ("SELECT City_ID FROM FROM", "SELECT city_id FROM FROM"),
    ],
)
def test_names_are_in_the_letters_of_the_prompt(sql: str, normal: str, example: Example) -> None:
    assert Normaliser().normalise(example, sql) == normal


def test_letters_tell_neither_gold_from_a_sample_nor_two_samples(
    example: Example, sandbox: Sandbox
) -> None:
    normaliser = Normaliser()
    wrong = "SELECT city_id FROM city"
    played = trajectory([attempt(wrong, "wrong"), attempt("SELECT City_ID FROM City", "wrong")])
    gold = gold_answers([example], normaliser, sandbox)
    pairs = list(mine_pairs([played], [example], normaliser, gold, 1.0))
    assert [pair.meta["type"] for pair in pairs] == [GOLD_PAIR]
    assert joined_text(pairs[0].rejected) == f" {wrong}"
    assert joined_text(pairs[0].chosen) == (
        ' SELECT official_name FROM city WHERE city_id > 1 ORDER BY "area km" DESC LIMIT 1'
    )
    solved = trajectory([attempt(example.gold_sql, "correct"), *played.turns[0].attempts])
    assert len(list(mine_pairs([solved], [example], normaliser, gold, 1.0))) == 1


def test_letters_do_not_tell_a_made_mistake(example: Example, sandbox: Sandbox) -> None:
    rewards = RewardParams(1.0, 0.7, 0.1, 0.2, -0.2, -0.5)
    maker = SyntheticMaker(Normaliser(), sandbox, SyntheticParams(7, 0.0), rewards, 13)
    pairs = maker.make([example], {example.id: user_message("? SQL:")})
    assert pairs
    for pair in pairs:
        texts = joined_text(pair.chosen + pair.rejected)
        assert not any(name in texts for name in ("City", "Official_Name", "City_ID")), texts


def test_gold_that_runs_is_answered_in_normal_form(
    examples: list[Example], sandbox: Sandbox
) -> None:
    answers = gold_answers(examples, Normaliser(), sandbox)
    assert list(answers) == ["train-00000", "train-00001", "train-00002", "train-00004"]
    assert answers["train-00000"].sql == "SELECT COUNT(*) FROM singer WHERE country = 'France'"
    assert answers["train-00002"].row_count == 6


def test_a_normal_form_with_another_result_is_not_used(
    examples: list[Example], sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Normaliser, "normalise", lambda self, example, sql: "SELECT 'other'")
    ((_, gold, result),) = run_gold(examples[:1], Normaliser(), sandbox)
    assert gold.sql == examples[0].gold_sql
    assert result.rows == ((3,),)


def test_gold_on_a_damaged_database_is_left_out(
    examples: list[Example], sandbox: Sandbox, damaged_database: Path
) -> None:
    damaged = replace(examples[0], db_id="damaged", db_path=str(damaged_database))
    assert list(gold_answers([damaged, examples[1]], Normaliser(), sandbox)) == ["train-00001"]
