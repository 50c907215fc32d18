from collections.abc import Sequence
from typing import Any

import pytest

from lib.base.records import (
    Attempt,
    Example,
    ExecutionResult,
    PlanCost,
    PreferencePair,
    Trajectory,
    Value,
    joined_text,
)
from lib.learning.pairs.mining import mine_pairs
from lib.learning.pairs.pair import (
    COST_PAIR,
    FIRST_TURN_PAIR,
    GOLD_PAIR,
    REPAIR_PAIR,
    SELF_REPAIR_PAIR,
    Candidate,
    GoldAnswer,
    Normaliser,
    result_difference,
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


_RIGHT, _WRONG, _FAILED = attempt(_A, "correct"), attempt(_B, "wrong"), attempt(_D, "pred_error")
_LATER = attempt(_A, "correct", reward=0.7)
_FRENCH = attempt('select name from singer\nwhere country="France"', "correct")
_ONE, _TWO = "prompt 1 SQL:", "prompt 2 SQL:"


@pytest.mark.parametrize(
    ("turns", "gold", "pairs"),
    [
        ([], _GOLD, []),
        (
            [[_RIGHT, _WRONG, _FAILED]],
            None,
            [(FIRST_TURN_PAIR, _ONE, _A, _B), (FIRST_TURN_PAIR, _ONE, _A, _D)],
        ),
        (
            [[_FAILED], [_WRONG, _LATER]],
            _GOLD,
            [(REPAIR_PAIR, _TWO, _A, _B), (SELF_REPAIR_PAIR, _ONE, _A, _D)],
        ),
        (
            [[_FAILED, _WRONG], [_WRONG], [_LATER]],
            _GOLD,
            [(SELF_REPAIR_PAIR, _ONE, _A, _D), (SELF_REPAIR_PAIR, _ONE, _A, _B)],
        ),
        (
            [[_FAILED, attempt(_C, "wrong")], [_WRONG]],
            _GOLD,
            [(GOLD_PAIR, _ONE, _GOLD.sql, _D), (GOLD_PAIR, _TWO, _GOLD.sql, _B)],
        ),
        ([[_WRONG]], None, []),
        # verdicts that say nothing of an answer, and no answer
        ([[_RIGHT, attempt(_B, "gold_error")]], _GOLD, []),
        ([[_RIGHT, attempt(_B, "unscorable")]], _GOLD, []),
        ([[_RIGHT, attempt("", "pred_error")]], None, []),
        # the same SQL in other words counts once, in normal form
        (
            [[_RIGHT, _WRONG, attempt("select  age from singer;", "wrong")]],
            None,
            [(FIRST_TURN_PAIR, _ONE, _A, _B)],
        ),
        (
            [[_FRENCH, _WRONG]],
            None,
            [(FIRST_TURN_PAIR, _ONE, "SELECT name FROM singer WHERE country = 'France'", _B)],
        ),
    ],
)
def test_the_pairs_of_a_trajectory(
    turns: list[list[Attempt]],
    gold: GoldAnswer | None,
    pairs: list[tuple[str, str, str, str]],
    examples: list[Example],
) -> None:
    found = _mine(examples, trajectory(*turns), gold=gold)
    assert _summary(found) == pairs
    for pair in found:
        assert joined_text(pair.chosen).startswith(" SELECT")
        assert pair.meta["gold_fallback"] == (pair.meta["type"] == GOLD_PAIR)
        assert pair.meta["chosen_source"] == ("gold" if pair.meta["gold_fallback"] else "model")


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
    ("right", "changes", "expected"),
    [
        ({}, {}, "wrong_result"),
        ({}, {"row_count": 7}, "wrong_row_count"),
        ({}, {"row_count": 0, "rows": ()}, "empty_result"),
        ({"row_count": 0, "rows": ()}, {"row_count": 0, "rows": ()}, "wrong_result"),
        ({}, {"status": "timeout", "error": None}, "other_execution_error"),
        ({}, {"status": "error", "error": 'near "x": syntax error'}, "syntax_error"),
    ],
)
def test_the_error_class_of_the_rejected_sql(
    right: dict[str, object], changes: dict[str, object], expected: str, examples: list[Example]
) -> None:
    played = trajectory([attempt(_A, "correct", **right), attempt(_B, "wrong", **changes)])
    (pair,) = _mine(examples, played)
    assert pair.meta["error_class"] == expected


def _result(*rows: tuple[Value, ...], columns: int = 1) -> ExecutionResult:
    return ExecutionResult("ok", ("c",) * columns, rows)


_BOTH = _result((1,), (2,))


@pytest.mark.parametrize(
    ("rejected", "rows", "both_correct", "expected"),
    [
        (ExecutionResult("error", error="x"), (2, 0), False, ("no_result", (1, None), (2, None))),
        (_result((1, 1), columns=2), (2, 1), False, ("columns", (1, 2), (2, 1))),
        (_result((1,)), (2, 1), False, ("row_count", (1, 1), (2, 1))),
        (_result((1,), (3,)), (2, 2), False, ("rows", (1, 1), (2, 2))),
        (_result((2,), (1,)), (2, 2), False, ("order", (1, 1), (2, 2))),
        (_result((2,), (1,)), (2, 2), True, ("same", (1, 1), (2, 2))),
        (_BOTH, (2, 2), False, ("same", (1, 1), (2, 2))),
        (_BOTH, (9, 9), False, ("rows", (1, 1), (9, 9))),  # only the first rows are here
    ],
)
def test_the_first_difference_is_named(
    rejected: ExecutionResult, rows: tuple[int, int], both_correct: bool, expected: tuple[Any, ...]
) -> None:
    chosen, other = (
        Candidate("SELECT 1", "model", 0.0, result, count)
        for result, count in zip((_BOTH, rejected), rows, strict=True)
    )
    found = result_difference(chosen, other, both_correct=both_correct)
    assert tuple(found.values()) == expected
