from lib.base.records import Attempt, Example, PreferencePair, joined_text
from lib.learning.pairs.merge import count_reasons, quarantine
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import FIRST_TURN_PAIR, SYNTHETIC_TYPES, Normaliser
from tests.learning.pairs.builders import attempt, pair, trajectory

_RIGHT, _LUCKY, _WRONG = "SELECT name FROM singer", "SELECT 3", "SELECT age FROM singer"


def test_lucky_pairs_and_doubted_questions_are_set_apart_with_their_reasons() -> None:
    pairs = [
        pair(FIRST_TURN_PAIR, "good", example_id="train-00001"),
        pair(FIRST_TURN_PAIR, "lucky", chosen_strict_reason="perturbed_copy"),
        pair(FIRST_TURN_PAIR, "columns", chosen_strict_reason="columns"),
        pair(SYNTHETIC_TYPES[0], "doubted", example_id="train-00002"),
        pair(
            FIRST_TURN_PAIR,
            "both",
            example_id="train-00002",
            chosen_strict_reason="perturbed_copy",
        ),
    ]
    kept, set_aside = quarantine(pairs, {"train-00002": ("empty_gold", "clock")})
    assert [joined_text(p.chosen) for p in kept] == [" right good", " right columns"]
    assert [(joined_text(p.chosen), p.meta["set_apart"]) for p in set_aside] == [
        (" right lucky", ["perturbed_copy"]),
        (" right doubted", ["audit: empty_gold", "audit: clock"]),
        (" right both", ["perturbed_copy", "audit: empty_gold", "audit: clock"]),
    ]
    assert count_reasons(set_aside) == {
        "pairs": 3,
        "audit: clock": 2,
        "audit: empty_gold": 2,
        "perturbed_copy": 2,
    }


def test_what_is_right_by_luck_is_chosen_only_where_there_is_nothing_better(
    examples: list[Example],
) -> None:
    def mine(*turns: list[Attempt]) -> list[PreferencePair]:
        return list(mine_pairs([trajectory(*turns)], examples, Normaliser(), {}, 1.0))

    lucky = attempt(_LUCKY, "correct", reward=0.7, strict_reason="perturbed_copy")
    right = attempt(_RIGHT, "correct", reward=0.7)
    (self_repair,) = mine([attempt(_WRONG, "wrong")], [lucky, right])
    assert joined_text(self_repair.chosen) == f" {_RIGHT}"
    (alone,) = mine([attempt(_WRONG, "wrong")], [lucky])
    assert alone.meta["chosen_strict_reason"] == "perturbed_copy"
