from lib.learning.pairs.merge import quality_report
from lib.learning.pairs.pair import GOLD_PAIR, PAIR_TYPES, REPAIR_PAIR, SYNTHETIC_TYPES
from tests.learning.pairs.builders import pair

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
