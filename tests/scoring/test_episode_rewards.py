from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.params import EpisodeRewardParams, RewardParams
from lib.base.records import ExecutionResult, ExecutionStatus, VerdictStatus
from lib.scoring.partial_match import PARTIAL_COMPONENTS, ComponentMatch
from lib.scoring.rewards import (
    JudgedAnswer,
    RewardParts,
    result_agreement,
    reward,
    reward_parts,
    text_overlap,
    total_reward,
)

_WEIGHTS = EpisodeRewardParams(0.1, 0.1, 0.1, 0.2, 1.0, None)
_SINGERS = ExecutionResult("ok", ("name", "age"), (("Ada", 30), ("Bo", 41), ("Cy", 25)))
_CELLS = st.integers(0, 3)


def _table(*rows: tuple[Any, ...]) -> ExecutionResult:
    return ExecutionResult("ok", tuple("abcde"[: len(rows[0]) if rows else 1]), rows)


def _components(**counts: tuple[int, int, int]) -> dict[str, ComponentMatch]:
    absent = ComponentMatch(0, 0, 0)
    return dict.fromkeys(PARTIAL_COMPONENTS, absent) | {
        name: ComponentMatch(*of) for name, of in counts.items()
    }


_ANSWER = JudgedAnswer(
    result=_table(("Ada", 30), ("Bo", 41), ("Di", 7)), gold=_SINGERS, tables=("singer",),
    gold_tables=("singer",), limited=False, gold_limited=False,
    components=_components(select=(2, 2, 2), where=(1, 1, 0), keywords=(1, 1, 1)), correct=False,
    false_positive=False,
)  # fmt: skip
_NOTHING = RewardParts(0.0, 0.0, 0.0, 0.0, 0.0)
_SHALLOW = RewardParts(1.0, 1.0, 0.0, 0.0, 0.0)
_EMPTY = ExecutionResult("ok", ("name",), ())


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        pytest.param({}, RewardParts(1.0, 1.0, 0.75, 0.666667, 0.0), id="a mistake"),
        pytest.param({"correct": True}, RewardParts(1.0, 1.0, 1.0, 1.0, 1.0), id="right"),
        pytest.param({"false_positive": True, "result": _SINGERS},
                     RewardParts(1.0, 1.0, 0.75, 0.0, 0.0), id="right on the original alone"),
        pytest.param({"result": ExecutionResult("error", error="no such column")},
                     RewardParts(1.0, 0.0, 0.0, 0.0, 0.0), id="it fails"),
        pytest.param({"tables": (), "correct": True, "result": _SINGERS},
                     RewardParts(1.0, 0.0, 0.0, 0.0, 0.0), id="literals"),
        pytest.param({"result": _table((1, 2, 3))}, _SHALLOW, id="more columns than gold"),
        pytest.param({"limited": True}, _SHALLOW, id="a LIMIT that was not asked for"),
        pytest.param({"gold_limited": True}, _SHALLOW, id="the LIMIT forgotten"),
        pytest.param({"correct": True, "result": _EMPTY, "gold": _EMPTY},
                     RewardParts(1.0, 1.0, 0.75, 0.0, 0.0), id="two empty results"),
    ],
)  # fmt: skip
def test_the_parts_of_an_answer(changes: dict[str, Any], expected: RewardParts) -> None:
    assert reward_parts(1.0, replace(_ANSWER, **changes)) == expected


def test_without_an_answer_nothing_is_earned() -> None:
    assert reward_parts(1.0, None) == _NOTHING


@pytest.mark.parametrize(
    ("result", "agreement"),
    [
        pytest.param(_SINGERS, 1.0, id="equal"),
        pytest.param(_table(("Bo", 41), ("Ada", 30), ("Cy", 25)), 1.0, id="another order"),
        pytest.param(_table(("Ada", 30), ("Bo", 41), ("Di", 7)), 0.666667, id="two rows of three"),
        pytest.param(_table(("Ada", 1), ("Bo", 2), ("Cy", 3)), 0.5, id="one column of two"),
        pytest.param(_table(("Ada", 30)), 0.0, id="fewer rows"),
        pytest.param(_table(("Ada",), ("Bo",), ("Cy",)), 0.0, id="fewer columns"),
        pytest.param(_EMPTY, 0.0, id="empty"),
    ],
)
def test_agreement_with_the_result_of_gold(result: ExecutionResult, agreement: float) -> None:
    assert result_agreement(result, _SINGERS) == agreement


def test_one_number_alone_is_right_or_wrong() -> None:
    assert result_agreement(_table((3,)), _table((3,))) == 0.0


@given(st.lists(st.tuples(_CELLS, _CELLS), max_size=4), st.lists(st.tuples(_CELLS, _CELLS)))
def test_agreement_is_symmetric(
    first: list[tuple[int, int]], second: list[tuple[int, int]]
) -> None:
    one, other = (ExecutionResult("ok", ("a", "b"), tuple(rows)) for rows in (first, second))
    assert 0.0 <= result_agreement(one, other) == result_agreement(other, one) <= 1.0


@pytest.mark.parametrize(
    ("components", "tables", "overlap"),
    [
        pytest.param(_components(select=(1, 1, 1)), ("Singer",), 1.0, id="all"),
        pytest.param(_components(select=(1, 3, 1)), ("singer",), 0.75, id="flooding costs"),
        pytest.param(_components(select=(1, 1, 0)), ("stadium",), 0.0, id="nothing"),
        pytest.param(None, ("singer",), 0.0, id="gold cannot be compared"),
    ],
)
def test_overlap_of_the_texts(
    components: dict[str, ComponentMatch] | None, tables: tuple[str, ...], overlap: float
) -> None:
    assert text_overlap(components, tables, ("singer",)) == overlap


def test_the_reward_is_the_weighted_sum() -> None:
    parts = RewardParts(1.0, 1.0, 0.75, 0.5, 0.0)
    assert total_reward(parts, _WEIGHTS, 1) == pytest.approx(0.1 + 0.1 + 0.075 + 0.1)


@pytest.mark.parametrize(("step", "share"), [(1, 1.0), (3, 0.5), (5, 0.0), (9, 0.0)])
def test_the_shallow_parts_fade(step: int, share: float) -> None:
    weights = replace(_WEIGHTS, shallow_steps=4)
    parts = RewardParts(1.0, 1.0, 1.0, 1.0, 1.0)
    assert total_reward(parts, weights, step) == pytest.approx(1.0 + 0.5 * share)


_PARAMS = RewardParams(
    correct=1.0, repaired=0.7, repaired_decay=0.1, executable=0.2, error=-0.2, wrong_last_turn=-0.5
)


@pytest.mark.parametrize(
    ("verdict", "status", "turn", "last_turn", "expected"),
    [
        ("correct", "ok", 1, False, 1.0),
        ("correct", "ok", 1, True, 1.0),
        ("correct", "ok", 2, False, 0.7),
        ("correct", "ok", 3, True, 0.6),
        ("wrong", "ok", 1, False, 0.2),
        ("wrong", "ok", 3, True, -0.5),
        ("pred_error", "error", 1, False, -0.2),
        ("pred_error", "error", 2, True, -0.5),
        ("timeout", "timeout", 1, False, -0.2),
        ("refused", "refused", 1, False, -0.2),
        ("gold_error", "ok", 1, False, 0.0),
        ("gold_error", "error", 3, True, 0.0),
        ("unscorable", "ok", 2, True, 0.0),
    ],
)
def test_reward_of_an_attempt(
    verdict: VerdictStatus, status: ExecutionStatus, turn: int, last_turn: bool, expected: float
) -> None:
    assert reward(verdict, status, turn, last_turn, _PARAMS) == expected
