"""The strict verdict is recorded, but decides nothing."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.base.records import Example, StrictReason, Trajectory, VerdictStatus
from tests.scripted import QUESTIONS, WRONG, ScriptedGenerator

Play = Callable[..., list[Trajectory]]

_COUNT = QUESTIONS[0][1]
_CASES: list[tuple[str, VerdictStatus, VerdictStatus, StrictReason | None]] = [
    (_COUNT, "correct", "correct", None),
    ("SELECT 3", "correct", "wrong", "perturbed_copy"),
    ("SELECT count(*), 'x' FROM singer WHERE country = 'France'", "wrong", "wrong", None),
    (WRONG, "wrong", "wrong", None),
    ("SELECT nothing FROM nowhere", "pred_error", "pred_error", None),
]


@pytest.mark.parametrize(("sql", "verdict", "strict", "reason"), _CASES)
def test_an_attempt_has_both_verdicts(
    sql: str,
    verdict: VerdictStatus,
    strict: VerdictStatus,
    reason: StrictReason | None,
    play: Play,
    examples: list[Example],
) -> None:
    example = examples[0]
    [trajectory] = play(ScriptedGenerator({(example.id, 1): [sql]}), [example], feedback="none")
    assert trajectory.final is not None
    assert trajectory.final.verdict == verdict
    assert (trajectory.final.strict_verdict, trajectory.final.strict_reason) == (strict, reason)


def test_the_summary_has_strict_ex_beside_ex(
    play: Play, examples: list[Example], tmp_path: Path
) -> None:
    script = {(examples[0].id, 1): ["SELECT 3"], (examples[1].id, 1): [examples[1].gold_sql]}
    lucky, _ = play(ScriptedGenerator(script), examples[:2])
    assert (len(lucky.turns), lucky.accepted) == (1, True)  # the strict verdict decides nothing
    assert lucky.final is not None
    assert (lucky.final.false_positive, lucky.final.reward) == (True, 1.0)
    summary = json.loads((tmp_path / "out/summary.json").read_text())
    assert (summary["final_ex"], summary["strict_ex"]) == (100.0, 50.0)
    assert summary["first_turn_strict_ex"] == 50.0
    assert summary["strict_reasons"]["perturbed_copy"] == 1
