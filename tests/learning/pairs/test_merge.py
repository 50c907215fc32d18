from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.params import MergeParams
from lib.base.records import Attempt, Example, PreferencePair, joined_text
from lib.learning.pairs.merge import (
    cost_lines,
    count_reasons,
    largest_allowed,
    merge_pairs,
    quality_report,
    quarantine,
)
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import (
    FIRST_TURN_PAIR,
    GOLD_PAIR,
    NATURAL_TYPES,
    PAIR_TYPES,
    REPAIR_PAIR,
    SELF_REPAIR_PAIR,
    SYNTHETIC_TYPES,
    Normaliser,
)
from tests.learning.pairs.builders import attempt, pair, trajectory

_PARAMS = MergeParams(0.3, 1.0, 0.2, 0.2, 4, None)
_ANY = MergeParams(0.3, 1.0, 1.0, 1.0, 4, None)

_counts = st.integers(min_value=0, max_value=12)
_fractions = st.sampled_from([0.0, 0.05, 0.1, 0.2, 0.29, 1 / 3, 0.5, 0.7, 1.0])


def _names(pairs: list[PreferencePair]) -> set[str]:
    return {joined_text(p.chosen).removeprefix(" right ") for p in pairs}


def _keeps(count: int, total: int, fraction: float) -> bool:
    return Fraction(count) <= Fraction(str(fraction)) * total


@settings(deadline=None)
@given(_counts, _counts, _counts, _fractions, _fractions)
def test_the_largest_set_that_keeps_both_caps_is_found(
    mined: int, synthetic: int, gold: int, synthetic_cap: float, gold_cap: float
) -> None:
    chosen = largest_allowed(mined, synthetic, gold, synthetic_cap, gold_cap)
    allowed = {
        (s, g)
        for s in range(synthetic + 1)
        for g in range(gold + 1)
        if _keeps(s, mined + s + g, synthetic_cap) and _keeps(g, mined + s + g, gold_cap)
    }
    assert chosen in allowed
    largest = max(s + g for s, g in allowed)
    assert sum(chosen) == largest
    assert chosen[1] == max(g for s, g in allowed if s + g == largest)


_types = st.sampled_from([*NATURAL_TYPES, *SYNTHETIC_TYPES])
_pairs = st.lists(
    st.builds(
        lambda pair_type, name, margin, runs: pair(
            pair_type,
            str(name),
            f"prompt {name % 5}",
            reward_margin=margin,
            executable_rejected=runs,
        ),
        _types,
        st.integers(min_value=0, max_value=30),
        st.sampled_from([0.0, 0.29, 0.3, 1.2]),
        st.booleans(),
    ),
    max_size=40,
)


@settings(deadline=None)
@given(_pairs, _fractions, _fractions, st.integers(min_value=1, max_value=5))
def test_a_merged_set_keeps_every_rule(
    pairs: list[PreferencePair], synthetic_cap: float, gold_cap: float, per_prompt: int
) -> None:
    params = MergeParams(0.3, 1.0, synthetic_cap, gold_cap, per_prompt, None)
    merged = merge_pairs(pairs, params, seed=3)
    kept = merged.pairs
    assert _keeps(sum(p.meta["synthetic"] for p in kept), len(kept), synthetic_cap)
    assert _keeps(sum(p.meta["gold_fallback"] for p in kept), len(kept), gold_cap)
    assert all(p.meta["reward_margin"] >= 0.3 for p in kept)
    assert max(Counter(p.prompt for p in kept).values(), default=0) <= per_prompt
    assert len({(p.prompt, p.chosen, p.rejected) for p in kept}) == len(kept)
    assert all(p in pairs for p in kept)
    assert len(kept) + sum(merged.dropped.values()) == len(pairs)


@pytest.mark.parametrize(
    ("meta", "rule"),
    [({"reward_margin": 0.29}, "reward margin"), ({"edit_distance_ratio": 0.6}, "edit distance")],
)
def test_pairs_beyond_a_limit_are_dropped_by_name(meta: dict[str, Any], rule: str) -> None:
    params = replace(_PARAMS, max_edit_distance_ratio=0.5)
    pairs = [pair(REPAIR_PAIR, "a"), pair(REPAIR_PAIR, "b", **meta)]
    merged = merge_pairs(pairs, params, seed=1)
    assert _names(merged.pairs) == {"a"}
    assert merged.dropped[rule] == 1


def test_caps_are_shares_of_the_pairs_kept_and_each_says_what_it_cost() -> None:
    natural = [pair(REPAIR_PAIR, f"n{n}") for n in range(8)]
    gold = [pair(GOLD_PAIR, f"g{n}") for n in range(9)]
    synthetic = [pair(SYNTHETIC_TYPES[0], f"s{n}") for n in range(7)]
    params = replace(_PARAMS, max_synthetic_fraction=0.0, max_gold_fallback_fraction=0.2)
    merged = merge_pairs([*natural, *gold, *synthetic], params, seed=1)
    assert len(merged.pairs) == 10  # two of gold are a fifth of ten
    remedy = "a greater share of the pairs kept keeps more"
    assert list(cost_lines(merged, params)) == [
        f"7 of 24 pairs left out by merge.max_synthetic_fraction 0.0: {remedy}",
        f"7 of 24 pairs left out by merge.max_gold_fallback_fraction 0.2: {remedy}",
    ]


def test_of_duplicates_the_preferred_type_stays() -> None:
    pairs = [pair(FIRST_TURN_PAIR, "a"), pair(REPAIR_PAIR, "a"), pair(SELF_REPAIR_PAIR, "a")]
    merged = merge_pairs(pairs, _PARAMS, seed=1)
    assert [p.meta["type"] for p in merged.pairs] == [REPAIR_PAIR]
    assert merged.dropped["duplicate"] == 2


def test_a_prompt_keeps_repair_pairs_before_other_natural_and_synthetic_ones() -> None:
    types = [SYNTHETIC_TYPES[0], GOLD_PAIR, FIRST_TURN_PAIR, REPAIR_PAIR, SELF_REPAIR_PAIR]
    pairs = [pair(pair_type, pair_type, "same") for pair_type in types]
    kept = merge_pairs(pairs, replace(_ANY, max_pairs_per_prompt=3), seed=1).pairs
    assert _names(kept) == {REPAIR_PAIR, SELF_REPAIR_PAIR, FIRST_TURN_PAIR}


def test_a_prompt_keeps_executable_negatives_before_others() -> None:
    pairs = [pair(REPAIR_PAIR, str(i), "same", executable_rejected=i > 2) for i in range(6)]
    kept = merge_pairs(pairs, replace(_ANY, max_pairs_per_prompt=3), seed=1).pairs
    assert _names(kept) == {"3", "4", "5"}


def test_capped_synthetic_pairs_are_spread_over_the_types() -> None:
    natural = [pair(REPAIR_PAIR, f"n{i}") for i in range(24)]
    made = [pair(t, f"{t} {i}") for t in SYNTHETIC_TYPES[:3] for i in range(20)]
    kept = merge_pairs([*natural, *made], _PARAMS, seed=1).pairs
    types = Counter(p.meta["type"] for p in kept if p.meta["synthetic"])
    assert types == dict.fromkeys(SYNTHETIC_TYPES[:3], 2)


def test_capped_synthetic_pairs_are_executable_where_possible() -> None:
    natural = [pair(REPAIR_PAIR, f"n{i}") for i in range(8)]
    made = [pair(SYNTHETIC_TYPES[0], f"s{i}", executable_rejected=i > 5) for i in range(8)]
    kept = merge_pairs([*natural, *made], _PARAMS, seed=1).pairs
    assert {"s6", "s7"} <= _names(kept)
    assert len(kept) == 10


def test_the_seed_decides_order_and_choice() -> None:
    pairs = [pair(REPAIR_PAIR, str(i)) for i in range(20)]
    pairs += [pair(GOLD_PAIR, f"g{i}") for i in range(20)]
    first, again, other = (merge_pairs(pairs, _PARAMS, seed).pairs for seed in (1, 1, 2))
    assert first == again
    assert first != other
    assert _names(first) != _names(other)
    assert first != sorted(first, key=lambda p: joined_text(p.prompt))


_PAIRS = [
    pair(REPAIR_PAIR, "a", reward_margin=0.5, edit_distance_ratio=0.2, error_class=None),
    pair(REPAIR_PAIR, "a", executable_rejected=False, error_class="syntax_error"),
    pair(GOLD_PAIR, "b", executable_rejected=False, error_class="no_such_column"),
    pair(SYNTHETIC_TYPES[0], "c", reward_margin=1.2, edit_distance_ratio=0.4),
]


def test_the_figures_of_a_set() -> None:
    report = quality_report(_PAIRS)
    types = report.pop("types")
    assert report == {
        "pairs": 4,
        "natural": 3,
        "synthetic": 1,
        "synthetic_fraction": 0.25,
        "gold_fallback": 1,
        "gold_fallback_fraction": 0.25,
        "mean_reward_margin": 0.825,
        "mean_edit_distance_ratio": 0.275,
        "duplicate_rate": 0.25,
        "chosen_executable_rate": 1.0,
        "executable_hard_negative_rate": 0.5,
        "error_classes": {"no_such_column": 1, "none": 1, "syntax_error": 1, "wrong_result": 1},
    }
    assert list(types) == list(PAIR_TYPES)
    assert {t: n for t, n in types.items() if n} == {
        REPAIR_PAIR: 2,
        GOLD_PAIR: 1,
        SYNTHETIC_TYPES[0]: 1,
    }


def test_an_empty_set_has_counts_but_no_rates() -> None:
    report = quality_report([])
    assert report["pairs"] == 0
    assert report["synthetic_fraction"] is None
    assert report["mean_reward_margin"] is None


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
