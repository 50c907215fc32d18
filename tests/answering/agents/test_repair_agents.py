"""`direct` and `repair` as pure state machines, and which candidate of a step counts."""

import dataclasses
import inspect
import typing
from typing import Any

import pytest

from lib.answering.agents import episode as episode_module
from lib.answering.agents.episode import Candidates, Episode, ModelRequest
from lib.answering.agents.repair import OnlineRepair, VerifiedRepair
from lib.base.params import ChatParams
from lib.base.records import (
    Attempt,
    Example,
    ExecutionResult,
    Step,
    Trajectory,
    Value,
    VerdictStatus,
    joined_text,
)
from tests.answering.agents.views import candidates, episode

CHAT = ChatParams("Write SQL.", "Answer with SQL.")
FAILED = ExecutionResult("error", error="no such column: nme")


def ok(*rows: tuple[Value, ...]) -> ExecutionResult:
    return ExecutionResult("ok", ("name",), rows)


ANN, BEN, NOTHING = ok(("Ann",)), ok(("Ben",)), ok()


def online(turns: int = 3, guarded: bool = False) -> OnlineRepair:
    return OnlineRepair("minimal", turns, CHAT, guarded)


def asked(agent: OnlineRepair | VerifiedRepair, so_far: Episode) -> ModelRequest:
    request = agent.next(so_far)
    assert request is not None
    return request


def play(agent: OnlineRepair, so_far: Episode, *results: ExecutionResult, sql: str = "") -> Episode:
    """The episode with one more step, whose candidates have these results."""
    made = candidates(asked(agent, so_far), *results, sql=[sql] if sql else ())
    return so_far.after(made, agent.review(so_far, made))


@pytest.mark.parametrize(
    ("guarded", "results", "selected", "accepted"),
    [
        pytest.param(False, [ANN], 0, True, id="one that ran"),
        pytest.param(False, [FAILED], 0, False, id="one that failed"),
        pytest.param(False, [FAILED, ANN], 1, True, id="failed queries do not vote"),
        pytest.param(False, [ANN, BEN, BEN], 1, True, id="the result of most"),
        pytest.param(False, [FAILED, FAILED, ANN], 2, True, id="not even where most failed"),
        pytest.param(False, [FAILED, NOTHING, NOTHING], 1, True, id="an empty result is a result"),
        pytest.param(True, [ANN, NOTHING, NOTHING], 0, True, id="which a guard doubts"),
        pytest.param(
            True, [FAILED, NOTHING], 1, False, id="a doubted one rather than a failed one"
        ),
    ],
)
def test_candidates_vote_by_their_results(
    guarded: bool, results: list[ExecutionResult], selected: int, accepted: bool
) -> None:
    agent = online(guarded=guarded)
    review = agent.review(episode(), candidates(asked(agent, episode()), *results))
    assert (review.selected, review.accepted) == (selected, accepted)
    assert (review.feedback is None) is accepted


@pytest.mark.parametrize("chat", [False, True])
def test_a_refused_query_is_asked_for_again_with_feedback_until_it_runs(chat: bool) -> None:
    agent = online()
    refused = play(agent, episode(chat), FAILED, sql="SELECT nme FROM singer")
    again = asked(agent, refused)
    assert again.role == "rewrite"
    assert refused.feedback is not None
    assert "no such column: nme" in refused.feedback
    text = joined_text(again.prompt.messages)
    assert refused.feedback in text
    assert "SELECT nme FROM singer" in text
    done = play(agent, refused, ANN)
    assert (done.accepted, agent.next(done)) == (True, None)


_REFUSED = "SELECT T1.nme FROM singer AS T1 WHERE T1.name <> 'Ann'"


@pytest.mark.parametrize(
    ("again", "over"),
    [
        (_REFUSED, True),
        ("select  t1.nme from singer as t1\nwhere t1.name<>'Ann';", True),
        ('SELECT T1."nme" FROM "singer" AS T1 WHERE T1.`name` <> \'Ann\'', True),
        ("SELECT T1.nme FROM Singer T1 WHERE [T1].name != 'Ann'", True),
        ('SELECT T1.nme FROM singer AS T1 WHERE T1.name <> "Ann"', True),
        ("SELECT T1.nme FROM singer AS T1 WHERE T1.name <> 'ann'", False),  # another value
        ("SELECT T1.nme FROM singer AS T1 WHERE T1.name = 'Ann'", False),
        ("SELECT \"nme\" FROM singer AS T1 WHERE T1.name <> 'Ann'", False),  # a string
        ("SELECT T1.nme FROM singer AS T1", False),
    ],
)
def test_what_was_refused_ends_it_however_it_is_spelt(again: str, over: bool) -> None:
    agent = online()
    refused = play(agent, episode(True), FAILED, sql=_REFUSED)
    other = play(agent, refused, FAILED, sql="SELECT nmes FROM singer")
    assert agent.next(other) is not None
    for before in (refused, other):
        asked_again = play(online(4), before, FAILED, sql=again)
        assert (online(4).next(asked_again) is None) == over


@pytest.mark.parametrize(
    ("text", "again"),
    [("SELECT FROM  x WHERE", "select from x where"), ("count (*", "COUNT(*"), (";", ";;")],
)
def test_text_that_is_no_query_is_refused_once(text: str, again: str) -> None:
    agent = online()
    ended = play(agent, play(agent, episode(), FAILED, sql=text), FAILED, sql=again)
    assert agent.next(ended) is None


@pytest.mark.parametrize(
    ("verdicts", "selected", "accepted"),
    [
        (["wrong", "correct", "correct"], 1, True),
        (["pred_error", "wrong", "wrong"], 1, False),
        (["unscorable", "pred_error", "pred_error"], 0, True),
        (["gold_error", "timeout", "refused"], 0, True),
        (["refused", "timeout", "timeout"], 0, False),
    ],
)
def test_verdicts_decide_where_a_verifier_is_asked(
    verdicts: list[VerdictStatus], selected: int, accepted: bool
) -> None:
    worth = {"correct": 1.0, "wrong": 0.2, "unscorable": 0.2, "gold_error": 0.2}
    agent = VerifiedRepair("minimal", 3, CHAT)
    made = candidates(asked(agent, episode()), ANN, BEN, NOTHING)
    review = agent.review(episode(), made, verdicts, [worth.get(v, -0.2) for v in verdicts])
    assert (review.selected, review.accepted) == (selected, accepted)


def test_no_type_of_an_agent_holds_gold_and_one_way_is_told_verdicts() -> None:
    reached: set[Any] = set()
    for value in vars(episode_module).values():
        if dataclasses.is_dataclass(value) and value.__module__ == episode_module.__name__:
            reached |= types_in(value)
    for method in ("__init__", "next", "sql", "review"):
        for hint in typing.get_type_hints(getattr(OnlineRepair, method)).values():
            reached |= types_in(hint)
    assert {Candidates, ExecutionResult} <= reached
    assert not reached & {Example, Trajectory, Step, Attempt, VerdictStatus}
    fields = {f.name for t in reached if dataclasses.is_dataclass(t) for f in dataclasses.fields(t)}
    words = ("gold", "verdict", "reward", "strict")
    assert not [name for name in fields if any(word in name for word in words)]
    parameters = inspect.signature(VerifiedRepair.review).parameters
    assert "verdicts" in parameters


def types_in(hint: Any, seen: set[Any] | None = None) -> set[Any]:
    """Every type reachable from `hint`: itself, its type arguments and the types of its fields."""
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
