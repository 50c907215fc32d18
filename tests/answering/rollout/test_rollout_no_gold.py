"""Nothing derived from gold reaches prompts, choices or stops of the two online scopes."""

import dataclasses
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lib.answering.generation.protocol import Sampling
from lib.base.records import (
    ChoiceRule,
    CorrectionMode,
    Example,
    RepairScope,
    Trajectory,
    VerdictStatus,
)
from tests.scripted import SQL_POOL, ScriptedGenerator

Play = Callable[..., list[Trajectory]]

OTHER_GOLD: dict[str, Callable[[Example], str]] = {
    "the gold SQL of other questions": lambda example: random.Random(example.id).choice(SQL_POOL),
    "text that is no SQL": lambda example: f"~~ {example.id} ;; \x00 '",
    "nothing": lambda example: "",
    "SQL that returns nothing": lambda example: "SELECT 1 WHERE 0",
    "SQL that runs too long": lambda example: (
        "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t"
    ),
}


def online_view(trajectory: Trajectory) -> dict[str, Any]:
    """Everything in a trajectory except gold, its level, and the verifier's fields of attempts."""
    view = dataclasses.asdict(replace(trajectory, gold_sql="", difficulty=None))
    for turn in view["steps"]:
        for attempt in turn["attempts"]:
            for name in ("verdict", "reward", "error_class", "strict_verdict", "strict_reason"):
                del attempt[name]
    return view


@pytest.mark.parametrize("name", OTHER_GOLD)
@pytest.mark.parametrize(
    ("scope", "samples", "chat", "correction", "choose"),
    [
        ("online", 1, False, "none", "vote"),
        ("online", 1, False, "names", "vote"),
        ("online_guarded", 1, False, "none", "vote"),
        ("online_guarded", 2, False, "names", "vote"),
        ("online_guarded", 2, True, "none", "first"),
    ],
)
def test_other_gold_changes_nothing_in_an_online_scope(
    play: Play,
    examples: list[Example],
    scope: RepairScope,
    samples: int,
    chat: bool,
    correction: CorrectionMode,
    choose: ChoiceRule,
    name: str,
) -> None:
    # one example is enough if its gold query runs into the time limit
    played = examples[:1] if "too long" in name else examples
    sampling = Sampling(num_samples=samples, temperature=1.0)
    changes: dict[str, Any] = {"scope": scope, "sampling": sampling}
    changes |= {"correction": correction, "choose": choose}
    other = [replace(example, gold_sql=OTHER_GOLD[name](example)) for example in played]
    first, second = ScriptedGenerator(chat=chat), ScriptedGenerator(chat=chat)
    with_gold = play(first, played, **changes)
    without = play(second, other, **changes)
    assert first.calls == second.calls
    assert list(map(online_view, with_gold)) == list(map(online_view, without))
    if len(played) > 1:
        assert any(len(trajectory.turns) > 1 for trajectory in with_gold)
        assert verdicts(with_gold) != verdicts(without)  # the gold really differed


def test_other_gold_changes_the_verified_scope(play: Play, examples: list[Example]) -> None:
    """The test above can fail: what it compares does depend on gold where gold is used."""
    other = [replace(example, gold_sql="SELECT 1 WHERE 0") for example in examples]
    first, second = ScriptedGenerator(), ScriptedGenerator()
    play(first, examples, scope="verified")
    play(second, other, scope="verified")
    assert first.calls != second.calls


def verdicts(trajectories: list[Trajectory]) -> list[VerdictStatus]:
    return [a.verdict for t in trajectories for turn in t.turns for a in turn.attempts]
