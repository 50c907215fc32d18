"""Nothing derived from gold reaches prompts, choices or stops of the two online scopes."""

from __future__ import annotations

import dataclasses
import inspect
import random
import typing
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lib.generation.protocol import Sampling
from lib.records import Attempt, Example, RepairScope, Trajectory, VerdictStatus
from lib.rollout import driver, question
from lib.rollout.driver import RolloutDriver
from lib.rollout.strategy import OnlineRepair
from tests.rollout.scripted import SQL_POOL, ScriptedGenerator

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
    """Everything in a trajectory but gold, its level, and what the verifier says of attempts."""
    view = dataclasses.asdict(replace(trajectory, gold_sql="", difficulty=None))
    for turn in view["turns"]:
        for attempt in turn["attempts"]:
            for name in ("verdict", "reward", "error_class", "strict_verdict", "strict_reason"):
                del attempt[name]
    return view


@pytest.mark.parametrize("name", OTHER_GOLD)
@pytest.mark.parametrize(
    ("scope", "samples", "chat"),
    [
        ("online", 1, False),
        ("online_guarded", 1, False),
        ("online_guarded", 2, False),
        ("online_guarded", 2, True),
    ],
)
def test_other_gold_changes_nothing_in_an_online_scope(
    play: Play, examples: list[Example], scope: RepairScope, samples: int, chat: bool, name: str
) -> None:
    # one example is enough where gold costs its whole time limit
    played = examples[:1] if "too long" in name else examples
    changes = {"scope": scope, "sampling": Sampling(num_samples=samples, temperature=1.0)}
    other = [replace(example, gold_sql=OTHER_GOLD[name](example)) for example in played]
    first, second = ScriptedGenerator(chat=chat), ScriptedGenerator(chat=chat)
    with_gold = play(first, played, **changes)
    without = play(second, other, **changes)
    assert first.calls == second.calls
    assert list(map(online_view, with_gold)) == list(map(online_view, without))
    if len(played) > 1:
        assert any(len(trajectory.turns) > 1 for trajectory in with_gold)
        assert verdicts(with_gold) != verdicts(without)  # gold was really another


def test_other_gold_changes_the_verified_scope(play: Play, examples: list[Example]) -> None:
    """The test above can fail: what it compares does depend on gold where gold is used."""
    other = [replace(example, gold_sql="SELECT 1 WHERE 0") for example in examples]
    first, second = ScriptedGenerator(), ScriptedGenerator()
    play(first, examples, scope="verified")
    play(second, other, scope="verified")
    assert first.calls != second.calls


def verdicts(trajectories: list[Trajectory]) -> list[VerdictStatus]:
    return [a.verdict for t in trajectories for turn in t.turns for a in turn.attempts]


def test_the_types_of_the_online_path_have_no_place_for_gold() -> None:
    entry_points = [
        OnlineRepair.__init__,
        OnlineRepair.decide,
        OnlineRepair.feedback,
        RolloutDriver.play,
        *(value for _, value in inspect.getmembers(question, dataclasses.is_dataclass)),
        driver._OpenQuestion,
    ]
    reached = set()
    for entry_point in entry_points:
        for hint in typing.get_type_hints(entry_point).values():
            reached |= types_in(hint)
    assert question.TurnCandidates in reached
    assert not reached & {Example, Trajectory, Attempt, VerdictStatus}
    fields = {f.name for t in reached if dataclasses.is_dataclass(t) for f in dataclasses.fields(t)}
    words = ("gold", "verdict", "reward", "strict")
    assert not [name for name in fields if any(word in name for word in words)]


def types_in(hint: Any, seen: set[Any] | None = None) -> set[Any]:
    """The type, the types that it is made of, and those of its fields."""
    seen = set() if seen is None else seen
    if hint in seen:
        return seen
    seen.add(hint)
    for part in typing.get_args(hint):
        if isinstance(part, type) or typing.get_origin(part):
            types_in(part, seen)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        for field_hint in typing.get_type_hints(hint).values():
            types_in(field_hint, seen)
    return seen
