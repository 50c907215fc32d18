"""Correction by the schema in a rollout: a step of its own, before review, votes and repair."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from lib.answering.generation.protocol import Sampling
from lib.base.records import ChoiceRule, Mode, RepairScope, Trajectory
from lib.scoring.metrics import summarise
from tests.scripted import BROKEN, CUT, EMPTY, MISSPELT, QUESTIONS, WRONG

Play = Callable[..., list[Trajectory]]

GOLD = QUESTIONS[1][1]
CORRECTED = MISSPELT.replace("nmae", "name")


@pytest.fixture
def play_one(play_one: Callable[..., Trajectory]) -> Callable[..., Trajectory]:
    """As in other tests, with `correction: names`."""
    return partial(play_one, correction="names")


def test_a_misspelt_name_is_corrected_in_a_step_of_its_own(
    play_one: Callable[..., Trajectory],
) -> None:
    trajectory = play_one([MISSPELT], scope="online")
    wrote, corrected = trajectory.steps
    assert (wrote.role, wrote.answer.sql, wrote.answer.status) == ("write", MISSPELT, "error")
    assert (corrected.role, corrected.answer.sql) == ("correct", CORRECTED)
    assert corrected.text == "nmae → name: stadium has no column nmae"
    assert (corrected.messages, corrected.feedback, corrected.tokens) == ((), None, (0, 0))
    assert trajectory.accepted
    assert trajectory.turns == (wrote,)
    assert trajectory.corrected_turns == (corrected,)
    assert trajectory.final == corrected.answer


def test_a_query_that_was_cut_off_has_a_status_of_its_own_and_is_not_corrected(
    play_one: Callable[..., Trajectory],
) -> None:
    trajectory = play_one([f"{MISSPELT}{CUT}"], [f"{GOLD}{CUT}"], scope="online")
    wrote, rewrote = trajectory.steps
    assert (wrote.role, wrote.answer.status, wrote.answer.verdict) == (
        "write",
        "cut_off",
        "pred_error",
    )
    assert (wrote.answer.error_class, wrote.answer.finish_reason) == ("cut_off", "length")
    assert wrote.answer.error is not None
    assert "cut off at the limit of tokens (no such column: nmae)" in wrote.answer.error
    assert rewrote.feedback is not None
    assert rewrote.feedback.startswith("no such column: nmae ;")
    assert (rewrote.answer.status, rewrote.answer.correct) == ("ok", True)


def test_without_correction_the_model_is_asked_again(play_one: Callable[..., Trajectory]) -> None:
    trajectory = play_one([MISSPELT], [GOLD], correction="none", scope="online")
    assert [step.role for step in trajectory.steps] == ["write", "rewrite"]


def test_what_no_correction_mends_goes_to_the_model(play_one: Callable[..., Trajectory]) -> None:
    trajectory = play_one([BROKEN], [MISSPELT], scope="online")
    assert [step.role for step in trajectory.steps] == ["write", "rewrite", "correct"]
    assert [attempt.turn for step in trajectory.steps for attempt in step.attempts] == [1, 2, 2]


@pytest.mark.parametrize("scope", ["verified", "online", "online_guarded"])
def test_candidates_are_corrected_before_they_vote(
    play_one: Callable[..., Trajectory], scope: RepairScope
) -> None:
    samples = [WRONG, MISSPELT, MISSPELT]
    sampling = Sampling(num_samples=3, temperature=1.0)
    trajectory = play_one(samples, [WRONG] * 3, [WRONG] * 3, scope=scope, sampling=sampling)
    wrote, corrected = trajectory.steps[:2]
    assert wrote.selected == 0
    assert [attempt.sql for attempt in corrected.attempts] == [WRONG, CORRECTED, CORRECTED]
    assert [bool(attempt.completion) for attempt in corrected.attempts] == [False, True, True]
    if scope != "verified":
        assert corrected.selected == 1


@pytest.mark.parametrize("mode", ["direct", "fallback", "check_rewrite"])
def test_every_agent_reviews_the_corrected_candidates(
    play_one: Callable[..., Trajectory], mode: Mode
) -> None:
    trajectory = play_one(
        [MISSPELT],
        ["right."],
        scope="online",
        mode=mode,
        max_turns=2,
        observation_characters=200,
    )
    assert [step.role for step in trajectory.steps][:2] == ["write", "correct"]
    assert trajectory.accepted
    assert trajectory.final is not None
    assert trajectory.final.sql == CORRECTED


def test_first_turn_ex_stays_that_of_the_model(play_one: Callable[..., Trajectory]) -> None:
    wrong_name = GOLD.replace("name", "nmae") if "name" in GOLD else GOLD.replace("age", "aeg")
    figures = summarise([play_one([wrong_name], scope="online")])
    assert figures["first_turn_ex"] == 0
    assert figures["corrected_ex"] == figures["final_ex"] == 100
    assert (figures["corrected"], figures["broken_by_correction"]) == (1, 0)
    assert figures["first_turn_failures"] == figures["repaired"] == 0
    assert [turn["n"] for turn in figures["by_turn"]] == [1]


def _samples(choose: ChoiceRule, count: int) -> dict[str, Any]:
    sampling = Sampling(num_samples=count, temperature=1.0)
    return {"scope": "online", "choose": choose, "sampling": sampling}


@pytest.mark.parametrize(("choose", "answer"), [("first", WRONG), ("vote", GOLD)])
def test_the_parameter_decides_among_the_same_candidates(
    play_one: Callable[..., Trajectory], choose: ChoiceRule, answer: str
) -> None:
    samples = [BROKEN, WRONG, GOLD, EMPTY, GOLD, "SELECT name, city FROM stadium"]
    trajectory = play_one(samples, **_samples(choose, 6))
    assert trajectory.final is not None
    assert trajectory.final.sql == answer


def test_candidates_are_corrected_before_they_count(play_one: Callable[..., Trajectory]) -> None:
    trajectory = play_one([GOLD, WRONG, MISSPELT, EMPTY, BROKEN], **_samples("vote", 5))
    assert [step.role for step in trajectory.steps] == ["write", "correct"]
    assert [vote.group for vote in trajectory.steps[1].votes] == [0, 1, 0, 2, None]


def test_a_vote_of_one_leaves_no_trace(play_one: Callable[..., Trajectory]) -> None:
    [step] = play_one([GOLD], **_samples("vote", 1)).steps
    assert step.votes == ()
