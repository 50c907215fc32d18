import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.params import RewardParams, SyntheticParams
from lib.base.records import Example, PreferencePair, joined_text, user_message
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.pairs.merge import SyntheticMaker
from lib.learning.pairs.pair import SYNTHETIC_TYPES, Normaliser

_REWARDS = RewardParams(1.0, 0.7, 0.1, 0.2, -0.2, -0.5)

_Make = Callable[..., list[PreferencePair]]


@pytest.fixture
def make(examples: list[Example], sandbox: Sandbox) -> _Make:
    """Make the pairs of all examples, each with a prompt of its own."""

    def run(seed: int = 13, per_question: int = 7, share: float = 0.7) -> list[PreferencePair]:
        maker = SyntheticMaker(
            Normaliser(), sandbox, SyntheticParams(per_question, share), _REWARDS, seed
        )
        return maker.make(
            examples, {example.id: user_message(f"{example.question} SQL:") for example in examples}
        )

    return run


def test_rejected_results_really_differ(make: _Make, concert_database: Path) -> None:
    connection = sqlite3.connect(concert_database)
    pairs = make()
    assert len({pair.meta["type"] for pair in pairs}) >= 6
    for pair in pairs:
        gold = connection.execute(joined_text(pair.chosen)).fetchall()
        if not pair.meta["executable_rejected"]:
            with pytest.raises(sqlite3.Error):
                connection.execute(joined_text(pair.rejected))
        elif "ORDER BY" in joined_text(pair.chosen):
            assert connection.execute(joined_text(pair.rejected)).fetchall() != gold
        else:
            assert Counter(connection.execute(joined_text(pair.rejected)).fetchall()) != Counter(
                gold
            )
    connection.close()


def test_meta_marks_a_mutation_of_gold(make: _Make) -> None:
    for pair in make():
        meta = pair.meta
        assert meta["type"] in SYNTHETIC_TYPES
        assert (meta["synthetic"], meta["gold_fallback"]) == (True, False)
        assert (meta["chosen_source"], meta["rejected_source"]) == ("gold", "mutation")
        assert meta["reward_margin"] == (0.8 if meta["executable_rejected"] else 1.2)
        assert meta["error_class"] is not None
        assert pair.chosen != pair.rejected


def test_a_question_gets_at_most_its_number_of_pairs_and_no_text_twice(make: _Make) -> None:
    pairs = make(per_question=2)
    assert max(Counter(pair.meta["example_id"] for pair in pairs).values()) == 2
    texts = [(pair.prompt, pair.rejected) for pair in make()]
    assert len(set(texts)) == len(texts)


def test_the_seed_decides_the_pairs(make: _Make) -> None:
    assert make() == make()
    assert make() != make(seed=14)


@pytest.mark.parametrize("share", [0.0, 0.7, 0.9, 1.0])
def test_the_share_of_executable_negatives_holds(share: float, make: _Make) -> None:
    pairs = make(share=share)
    executable = sum(pair.meta["executable_rejected"] for pair in pairs)
    assert executable >= share * len(pairs)
    assert executable == sum(pair.meta["executable_rejected"] for pair in make(share=0.0))


def test_questions_without_a_prompt_or_with_failing_gold_get_none(
    examples: list[Example], sandbox: Sandbox
) -> None:
    maker = SyntheticMaker(Normaliser(), sandbox, SyntheticParams(7, 0.7), _REWARDS, 1)
    pairs = maker.make(examples, {e.id: user_message("prompt SQL:") for e in examples[2:4]})
    assert {pair.meta["example_id"] for pair in pairs} == {examples[2].id}
    assert {pair.prompt for pair in pairs} == {user_message("prompt SQL:")}
