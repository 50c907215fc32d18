from __future__ import annotations

import pytest

from lib.records import Completion, ExecutionResult, Prompt, Value, user_message
from lib.repair.observation import Observation
from lib.rollout.question import Question, TurnCandidates
from lib.rollout.strategy import Decision, OnlineRepair

_FAILED = ExecutionResult("error", error="no such column: nme")


def _ok(*rows: tuple[Value, ...]) -> ExecutionResult:
    return ExecutionResult("ok", ("name",), rows)


_ANN, _BEN, _NOTHING = _ok(("Ann",)), _ok(("Ben",)), _ok()


@pytest.mark.parametrize(
    ("guarded", "results", "decision"),
    [
        (False, [_ANN], Decision(0, True)),
        (False, [_FAILED], Decision(0, False)),
        (False, [_FAILED, _ANN], Decision(1, True)),
        (False, [_ANN, _BEN, _BEN], Decision(1, True)),
        (False, [_FAILED, _FAILED, _ANN], Decision(2, True)),
        (False, [_ok((1,), (2,)), _ANN, _ok((2,), (1,))], Decision(0, True)),
        (False, [_ok((1,), (1,)), _ok((1,)), _ok((1,))], Decision(1, True)),
        (False, [_ANN, _NOTHING, _NOTHING], Decision(1, True)),
        (True, [_ANN, _NOTHING, _NOTHING], Decision(0, True)),
        (True, [_FAILED, _NOTHING], Decision(1, False)),
    ],
    ids=[
        "one that ran",
        "one that failed",
        "failed queries do not vote",
        "the result of most",
        "not even where most failed",
        "rows in another order are the same result",
        "the number of equal rows counts",
        "an empty result is a result",
        "which a guard doubts",
        "a doubted one is repaired rather than a failed one",
    ],
)
def test_candidates_vote_by_their_results(
    guarded: bool, results: list[ExecutionResult], decision: Decision
) -> None:
    observations = tuple(
        Observation(f"SELECT {number}", result) for number, result in enumerate(results)
    )
    answer = TurnCandidates(
        Question("dev-00000", "concert", "concert.sqlite", "Who sings?", ""),
        1,
        Prompt(user_message("Who sings?"), ()),
        None,
        tuple(Completion(o.sql, "stop", 9, 3) for o in observations),
        observations,
    )
    strategy = OnlineRepair("minimal", guarded, chat=True)
    assert strategy.decide([answer]) == [decision]
