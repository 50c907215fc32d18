"""The scalar reward of one attempt, from its verdict, its status and its turn."""

from __future__ import annotations

from lib.params import RewardParams
from lib.records import ExecutionStatus, VerdictStatus

_UNKNOWN: frozenset[VerdictStatus] = frozenset({"gold_error", "unscorable"})


def reward(
    verdict: VerdictStatus,
    status: ExecutionStatus,
    turn: int,
    last_turn: bool,
    params: RewardParams,
) -> float:
    """The reward of an attempt at `turn` (counted from 1).

    Correct: `correct` at turn 1, `repaired - repaired_decay * (turn - 2)` later. Not correct:
    `wrong_last_turn` at the last turn; before it `executable` where the query ran, else `error`.
    0.0 where gold itself gives nothing to compare with: such an attempt is neither good nor bad.
    """
    if verdict == "correct":
        if turn == 1:
            return params.correct
        return round(params.repaired - params.repaired_decay * (turn - 2), 6)
    if verdict in _UNKNOWN:
        return 0.0
    if last_turn:
        return params.wrong_last_turn
    return params.executable if status == "ok" else params.error
