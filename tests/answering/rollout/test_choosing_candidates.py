"""`evaluation.choose` in a rollout: which candidate is the answer, and what is recorded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lib.answering.generation.protocol import Sampling
from lib.base.records import ChoiceRule, Example, Trajectory
from tests.scripted import BROKEN, EMPTY, MISSPELT, QUESTIONS, WRONG, ScriptedGenerator

NAME = QUESTIONS[1][1]
PLACES = "SELECT name, city FROM stadium"

PlayOne = Callable[[list[str], ChoiceRule], Trajectory]


@pytest.fixture
def play_one(play: Callable[..., list[Trajectory]], examples: list[Example]) -> PlayOne:
    def run(samples: list[str], choose: ChoiceRule) -> Trajectory:
        [trajectory] = play(
            ScriptedGenerator({(examples[1].id, 1): samples}),
            [examples[1]],
            scope="online",
            correction="names",
            sampling=Sampling(num_samples=len(samples), temperature=1.0),
            choose=choose,
        )
        return trajectory

    return run


@pytest.mark.parametrize(("choose", "answer"), [("first", WRONG), ("vote", NAME)])
def test_the_parameter_decides_among_the_same_candidates(
    play_one: PlayOne, choose: ChoiceRule, answer: str
) -> None:
    trajectory = play_one([BROKEN, WRONG, NAME, EMPTY, NAME, PLACES], choose)
    assert trajectory.final is not None
    assert trajectory.final.sql == answer


def test_candidates_are_corrected_before_they_count(play_one: PlayOne) -> None:
    trajectory = play_one([NAME, WRONG, MISSPELT, EMPTY, BROKEN], "vote")
    assert [step.role for step in trajectory.steps] == ["write", "correct"]
    assert [vote.group for vote in trajectory.steps[1].votes] == [0, 1, 0, 2, None]


def test_a_vote_of_one_leaves_no_trace(play_one: PlayOne) -> None:
    [step] = play_one([NAME], "vote").steps
    assert step.votes == ()
