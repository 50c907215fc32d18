"""The questions, sandbox and parameters of the tests of `lib.learning.grpo`, and its rewards."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from lib.answering.agents.episode import Question
from lib.answering.rollout.driver import Runtime
from lib.answering.rollout.environment import Schemas
from lib.base.params import Params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.grpo.rollouts import SampledEpisode, roll_out, rollout_plan
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode
from tests.learning.grpo.conftest import _own_folder, examples, params
from tests.scripted import ScriptedGenerator

__all__ = ["_own_folder", "examples", "params"]

Play = Callable[[Example, Sequence[str]], ScoredEpisode]


@pytest.fixture
def react(params: Params) -> Params:
    """The parameters for ReAct."""
    return replace(params, grpo=replace(params.grpo, trained_roles="act"))


def player(examples: Sequence[Example], sandbox: Sandbox, params: Params) -> Play:
    """Plays one episode of ReAct as a GRPO training does, from the texts of its steps."""
    schemas = Schemas(params.schema)
    scorer = EpisodeScorer(examples, sandbox, schemas, params.grpo.rewards)
    plan = rollout_plan("react", params)

    def run(example: Example, texts: Sequence[str]) -> ScoredEpisode:
        writer = ScriptedGenerator(lambda request, seed: texts[request.turn - 1], chat=True)
        runtime = Runtime(writer, schemas, sandbox)
        played = roll_out(runtime, plan.agent, [Question.of(example)], plan.sampling)
        steps = tuple(played.steps[example.id])
        return scorer.score([SampledEpisode(example, 0, steps, plan.trained, 0)], step=1)[0]

    return run


@pytest.fixture
def play(examples: list[Example], sandbox: Sandbox, react: Params) -> Play:
    return player(examples, sandbox, react)
