from __future__ import annotations

import pytest

from lib.base.params import RewardParams
from lib.base.records import ExecutionStatus, VerdictStatus
from lib.scoring.rewards import reward

_PARAMS = RewardParams(
    correct=1.0,
    repaired=0.7,
    repaired_decay=0.1,
    executable=0.2,
    error=-0.2,
    wrong_last_turn=-0.5,
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
