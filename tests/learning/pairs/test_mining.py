from __future__ import annotations

from collections.abc import Sequence

import pytest

from lib.base.records import (
    Example,
    ExecutionResult,
    PlanCost,
    PreferencePair,
    Trajectory,
    VerdictStatus,
    joined_text,
)
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import (
    COST_PAIR,
    FIRST_TURN_PAIR,
    GOLD_PAIR,
    REPAIR_PAIR,
    SELF_REPAIR_PAIR,
    GoldAnswer,
    Normaliser,
    with_tree_difference,
)
from tests.learning.pairs.builders import attempt, trajectory

_A, _B, _C, _D = (f"SELECT {name} FROM singer" for name in ("name", "age", "country", "x"))
_GOLD = GoldAnswer("SELECT COUNT(*) FROM singer", 1, ExecutionResult("ok", ("n",), ((6,),)))


def _mine(
    examples: Sequence[Example], *trajectories: Trajectory, gold: GoldAnswer | None = None
) -> list[PreferencePair]:
    answers = {"train-00000": gold} if gold else {}
    return list(mine_pairs(trajectories, examples, Normaliser(), answers, 1.0))


def _summary(pairs: Sequence[PreferencePair]) -> list[tuple[str, str, str, str]]:
    return [
        (
            pair.meta["type"],
            *(joined_text(side).strip() for side in (pair.prompt, pair.chosen, pair.rejected)),
        )
        for pair in pairs
    ]


def test_samples_of_the_first_turn_are_paired(examples: list[Example]) -> None:
    played = trajectory([attempt(_A, "correct"), attempt(_B, "wrong"), attempt(_D, "pred_error")])
    assert _summary(_mine(examples, played)) == [
        (FIRST_TURN_PAIR, "prompt 1 SQL:", _A, _B),
        (FIRST_TURN_PAIR, "prompt 1 SQL:", _A, _D),
    ]


def test_answers_to_the_same_repair_prompt_are_paired(examples: list[Example]) -> None:
    played = trajectory(
        [attempt(_D, "pred_error")], [attempt(_B, "wrong"), attempt(_A, "correct", reward=0.7)]
    )
    assert _summary(_mine(examples, played)) == [
        (REPAIR_PAIR, "prompt 2 SQL:", _A, _B),
        (SELF_REPAIR_PAIR, "prompt 1 SQL:", _A, _D),
    ]


def test_a_later_success_is_paired_with_each_first_failure(examples: list[Example]) -> None:
    played = trajectory(
        [attempt(_D, "pred_error"), attempt(_B, "wrong")],
        [attempt(_B, "wrong")],
        [attempt(_A, "correct", reward=0.6)],
    )
    assert _summary(_mine(examples, played)) == [
        (SELF_REPAIR_PAIR, "prompt 1 SQL:", _A, _D),
        (SELF_REPAIR_PAIR, "prompt 1 SQL:", _A, _B),
    ]


def test_gold_stands_in_where_no_attempt_was_correct(examples: list[Example]) -> None:
    played = trajectory([attempt(_D, "pred_error"), attempt(_C, "wrong")], [attempt(_B, "wrong")])
    pairs = _mine(examples, played, gold=_GOLD)
    assert _summary(pairs) == [
        (GOLD_PAIR, "prompt 1 SQL:", _GOLD.sql, _D),
        (GOLD_PAIR, "prompt 2 SQL:", _GOLD.sql, _B),
    ]
    assert all(pair.meta["gold_fallback"] for pair in pairs)
    assert {pair.meta["chosen_source"] for pair in pairs} == {"gold"}


def test_gold_stays_out_where_it_is_off_or_an_attempt_was_correct(
    examples: list[Example],
) -> None:
    failed = trajectory([attempt(_B, "wrong")])
    solved = trajectory([attempt(_B, "wrong")], [attempt(_A, "correct")])
    assert _mine(examples, failed) == []
    assert GOLD_PAIR not in {pair.meta["type"] for pair in _mine(examples, solved, gold=_GOLD)}


def test_the_cheapest_correct_answer_is_paired_with_the_dearest(examples: list[Example]) -> None:
    played = trajectory(
        [
            attempt(_A, "correct", cost=PlanCost(full_scans=2)),
            attempt(_B, "correct", cost=PlanCost(full_scans=1)),
            attempt(_C, "correct", cost=PlanCost(full_scans=3)),
        ]
    )
    (pair,) = _mine(examples, played)
    assert _summary([pair]) == [(COST_PAIR, "prompt 1 SQL:", _B, _C)]
    assert pair.meta["reward_margin"] == 0
    assert (pair.meta["cost_chosen"], pair.meta["cost_rejected"]) == (1, 3)
    assert pair.meta["error_class"] is None


@pytest.mark.parametrize("costs", [(1, 1), (None, 3), (None, None)])
def test_equal_or_unknown_costs_make_no_pair(
    costs: tuple[int | None, int | None], examples: list[Example]
) -> None:
    attempts = [
        attempt(sql, "correct", cost=None if cost is None else PlanCost(full_scans=cost))
        for sql, cost in zip((_A, _B), costs, strict=True)
    ]
    assert _mine(examples, trajectory(attempts)) == []


@pytest.mark.parametrize("verdict", ["gold_error", "unscorable"])
def test_verdicts_that_say_nothing_make_no_pair(
    verdict: VerdictStatus, examples: list[Example]
) -> None:
    played = trajectory([attempt(_A, "correct"), attempt(_B, verdict)])
    assert _mine(examples, played, gold=_GOLD) == []


def test_the_same_sql_in_other_words_counts_once(examples: list[Example]) -> None:
    played = trajectory(
        [attempt(_A, "correct"), attempt(_B, "wrong"), attempt("select  age from singer;", "wrong")]
    )
    assert len(_mine(examples, played)) == 1


def test_an_empty_answer_is_no_negative(examples: list[Example]) -> None:
    played = trajectory([attempt(_A, "correct"), attempt("", "pred_error")])
    assert _mine(examples, played) == []


def test_a_question_without_turns_makes_no_pair(examples: list[Example]) -> None:
    assert _mine(examples, trajectory(), gold=_GOLD) == []


def test_completions_are_in_normal_form_after_a_space(examples: list[Example]) -> None:
    played = trajectory(
        [
            attempt('select name from singer\nwhere country="France"', "correct"),
            attempt(_B, "wrong"),
        ]
    )
    (pair,) = _mine(examples, played)
    assert joined_text(pair.chosen) == " SELECT name FROM singer WHERE country = 'France'"


def test_meta_says_what_the_pair_is_made_of(examples: list[Example]) -> None:
    played = trajectory(
        [attempt(_A, "correct"), attempt(_D, "pred_error")],
        example_id="train-00002",
    )
    (pair,) = _mine(examples, played)
    assert pair.meta == {
        "example_id": "train-00002",
        "db_id": "concert",
        "type": FIRST_TURN_PAIR,
        "synthetic": False,
        "gold_fallback": False,
        "chosen_source": "model",
        "rejected_source": "model",
        "turn": 1,
        "reward_chosen": 1.0,
        "reward_rejected": -0.2,
        "reward_margin": 1.2,
        "edit_distance_ratio": 0.25,
        "executable_chosen": True,
        "executable_rejected": False,
        "cost_chosen": 1.0,
        "cost_rejected": 1.0,
        "error_class": "no_such_column",
        "chosen_strict_reason": None,
        "result_difference": {"kind": "no_result", "columns": (1, None), "rows": (1, None)},
    }
    described = with_tree_difference(pair)
    assert described.meta == {**pair.meta, "tree_difference": ["- name", "+ x"]}
    assert with_tree_difference(described) is described


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, "wrong_result"),
        ({"row_count": 7}, "wrong_row_count"),
        ({"row_count": 0, "rows": ()}, "empty_result"),
        ({"status": "timeout", "error": None}, "other_execution_error"),
        ({"status": "error", "error": 'near "x": syntax error'}, "syntax_error"),
    ],
)
def test_the_error_class_of_the_rejected_sql(
    changes: dict[str, object], expected: str, examples: list[Example]
) -> None:
    played = trajectory([attempt(_A, "correct"), attempt(_B, "wrong", **changes)])
    (pair,) = _mine(examples, played)
    assert pair.meta["error_class"] == expected


def test_an_empty_result_is_no_error_class_where_gold_is_empty_too(
    examples: list[Example],
) -> None:
    empty = {"row_count": 0, "rows": ()}
    played = trajectory([attempt(_A, "correct", **empty), attempt(_B, "wrong", **empty)])
    (pair,) = _mine(examples, played)
    assert pair.meta["error_class"] == "wrong_result"
