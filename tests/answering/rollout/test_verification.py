"""`evaluation.choose` in a rollout: what a verifier is asked, what its weights decide and leave."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pytest

from lib.answering.agents.checking import RIGHT, WRONG
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.base.records import ChoiceRule, Completion, Example, SampledTokens, Trajectory, joined_text
from lib.scoring.metrics import summarise
from tests.scripted import BROKEN, EMPTY, MISSPELT, QUESTIONS, ScriptedGenerator
from tests.scripted import WRONG as CITY

NAME = QUESTIONS[1][1]
PLACES = "SELECT name, city FROM stadium"

PlayOne = Callable[..., Trajectory]


class Checker(ScriptedGenerator):
    """Writes these samples; a check finds the query of `right` right with 0.9, others with 0.2."""

    def __init__(self, samples: list[str], right: str | None) -> None:
        super().__init__()
        self._samples = samples
        self._right = right
        self.checks: list[str] = []

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        outcomes = [self._outcome(request, sampling) for request in requests]
        for place, outcome in enumerate(outcomes):
            on_outcome(place, outcome)
        return outcomes

    def _outcome(self, request: GenerationRequest, sampling: Sampling) -> GenerationOutcome:
        if not request.choices:
            return [Completion(f" {text}", "stop", 10, 5) for text in self._samples]
        assert (request.choices, sampling.tokens) == ((RIGHT, WRONG), True)
        text = joined_text(request.messages)
        self.checks.append(text)
        if self._right is None:
            return GenerationFailure("the prompt is too long")
        is_right = f" {self._right}\n" in text
        word, probability = (RIGHT, 0.9) if is_right else (WRONG, 0.8)
        tokens = SampledTokens((1,), (2,), (math.log(probability),))
        return [Completion(word, "stop", 40, 1, tokens)]


@pytest.fixture
def play_one(
    play: Callable[..., list[Trajectory]], examples: list[Example]
) -> Callable[..., Trajectory]:
    def run(model: ScriptedGenerator, samples: int, choose: ChoiceRule) -> Trajectory:
        [trajectory] = play(
            model,
            [examples[1]],
            scope="online",
            correction="names",
            sampling=Sampling(num_samples=samples, temperature=1.0),
            choose=choose,
        )
        return trajectory

    return run


@pytest.mark.parametrize(
    ("choose", "right", "answer"),
    [
        ("first", None, CITY),
        ("vote", None, NAME),
        ("weighted", PLACES, PLACES),
        ("weighted", CITY, CITY),
        ("weighted", EMPTY, NAME),
    ],
)
def test_the_parameter_decides_among_the_same_candidates(
    play_one: PlayOne, choose: ChoiceRule, right: str | None, answer: str
) -> None:
    samples = [BROKEN, CITY, NAME, EMPTY, NAME, PLACES]
    trajectory = play_one(Checker(samples, right), len(samples), choose)
    assert trajectory.final is not None
    assert trajectory.final.sql == answer


def test_each_result_is_asked_about_once_and_recorded(play_one: PlayOne) -> None:
    model = Checker([NAME, CITY, MISSPELT, EMPTY, BROKEN], CITY)
    trajectory = play_one(model, 5, "weighted")
    assert [step.role for step in trajectory.steps] == ["write", "correct", "check"]
    _, corrected, check = trajectory.steps
    assert len(model.checks) == 2  # NAME, which the misspelt one is corrected to, and CITY
    assert all("Result: " in text and text.endswith("Check:") for text in model.checks)
    assert [vote.group for vote in corrected.votes] == [0, 1, 0, 2, None]
    weights = [vote.weight for vote in corrected.votes]
    assert weights == [pytest.approx(0.2), pytest.approx(0.9), pytest.approx(0.2), None, None]
    assert (check.texts, check.text_tokens, check.selected) == ((WRONG, RIGHT), (80, 2), 1)
    assert (check.attempts, check.feedback, trajectory.accepted) == ((), None, True)
    assert trajectory.final == corrected.attempts[1]
    [one, _, _, five] = summarise([trajectory])["sampling"]["by_choice"]
    assert (one["verifier_tokens"], five["verifier_tokens"]) == (0, 82)


@pytest.mark.parametrize("samples", [[NAME, NAME], [EMPTY, NAME], [BROKEN, NAME], [NAME]])
def test_nothing_is_asked_where_nothing_can_change(play_one: PlayOne, samples: list[str]) -> None:
    model = Checker(samples, CITY)
    trajectory = play_one(model, len(samples), "weighted")
    assert (model.checks, [step.role for step in trajectory.steps]) == ([], ["write"])


def test_a_verifier_that_cannot_answer_leaves_a_vote(play_one: PlayOne) -> None:
    trajectory = play_one(Checker([CITY, NAME, NAME], None), 3, "weighted")
    assert trajectory.final is not None
    assert (trajectory.final.sql, trajectory.error) == (NAME, None)


def test_a_vote_of_one_leaves_no_trace(play_one: PlayOne) -> None:
    [step] = play_one(Checker([NAME], None), 1, "vote").steps
    assert step.votes == ()
