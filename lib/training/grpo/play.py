"""Groups of episodes: every question several times, by any agent, with the tokens as sampled."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import get_args

from lib.agents.episode import Agent, Question
from lib.agents.modes import agent_of, agent_sampling
from lib.agents.repair import OnlineRepair
from lib.errors import ParamsError
from lib.generation.protocol import Sampling
from lib.params import GrpoParams, Params
from lib.records import Example, Mode, Prompt, SampledTokens, StepRole
from lib.repair.observation import Observation
from lib.rollout.driver import PlayedStep, own_reviews
from lib.rollout.runtime import Runtime

_SEEDS_A_STEP = 1_000_003


@dataclass(frozen=True)
class RolloutPlan:
    """How the episodes of a recipe are played. `trained`: the roles whose tokens are trained."""

    mode: Mode
    agent: Agent
    trained: frozenset[StepRole]
    sampling: Sampling


def rollout_plan(recipe: str, params: Params) -> RolloutPlan:
    """Raises ParamsError where `grpo.trained_roles` is no pattern, or the pattern of no role."""
    grpo, chat = params.grpo, params.generation.chat
    mode: Mode = "direct" if recipe == "single" else grpo.mode
    agent = (
        OnlineRepair(params.feedback, params.evaluation.max_turns, chat)
        if mode == "repair"
        else agent_of(mode, params.agents, chat)
    )
    sampling = Sampling(
        1, grpo.temperature, params.generation.max_new_tokens, params.seed, tokens=True
    )
    roles = _trained_roles("write" if recipe == "single" else grpo.trained_roles)
    return RolloutPlan(mode, agent, roles, agent_sampling(mode, sampling, params.agents))


def _trained_roles(pattern: str) -> frozenset[StepRole]:
    known: tuple[StepRole, ...] = get_args(StepRole)
    try:
        roles = frozenset(role for role in known if re.fullmatch(pattern, role))
    except re.error as error:
        raise ParamsError(f"`grpo.trained_roles`: {pattern!r} is no pattern ({error})") from None
    if not roles:
        raise ParamsError(
            f"`grpo.trained_roles`: {pattern!r} matches no role; expected a pattern for "
            f"{', '.join(known)}, such as write|rewrite"
        )
    return roles


@dataclass(frozen=True)
class PlayedEpisode:
    """One of the `group_size` episodes of a question. `member`: which, from 0."""

    example: Example
    member: int
    steps: tuple[PlayedStep, ...]
    trained: frozenset[StepRole]

    @property
    def answer(self) -> Observation | None:
        """The SQL that is handed out and its result; None where no step wrote any."""
        wrote = (step for step in reversed(self.steps) if step.candidates.observations)
        last = next(wrote, None)
        return None if last is None else last.candidates.observations[last.review.selected]

    @property
    def trained_steps(self) -> list[PlayedStep]:
        return [step for step in self.steps if step.candidates.request.role in self.trained]

    @property
    def trained_rows(self) -> list[SampledTokens]:
        """The tokens of the trained steps, in order."""
        return [sampled_tokens(step) for step in self.trained_steps]

    @property
    def trained_tokens(self) -> int:
        return sum(len(row.completion) for row in self.trained_rows)

    @property
    def completion_tokens(self) -> int:
        """Of all steps."""
        return sum(len(sampled_tokens(step).completion) for step in self.steps)


def sampled_tokens(step: PlayedStep) -> SampledTokens:
    """The tokens of a step's completion, as the generator drew them."""
    sampled = step.candidates.completions[0].sampled
    assert sampled is not None, "the generator was asked for tokens and gave none"
    return sampled


class EpisodePlayer:
    """Plays groups of episodes in a runtime. `failures`: messages of questions without an episode.

    The episodes of a group have ids of their own, so that each draws from a random source of its
    own; the question's text and database are the same, and so the prompt is read once.
    """

    def __init__(self, runtime: Runtime, plan: RolloutPlan, params: GrpoParams, seed: int) -> None:
        self._runtime = runtime
        self._plan = plan
        self._group_size = params.group_size
        self._seed = seed
        self.failures: list[str] = []

    def play_groups(self, examples: Sequence[Example], step: int) -> list[list[PlayedEpisode]]:
        """A group a question, without those of which an episode could not be played.

        `step`: of the training; it changes what is drawn.
        """
        sampling = replace(self._plan.sampling, seed=self._seed * _SEEDS_A_STEP + step)
        return self._play(examples, self._group_size, sampling)

    def play_greedily(self, examples: Sequence[Example]) -> list[PlayedEpisode]:
        """One episode a question, the likeliest, without those that could not be played."""
        played = self._play(examples, 1, replace(self._plan.sampling, temperature=0.0))
        return [episode for group in played for episode in group]

    def _play(
        self, examples: Sequence[Example], members: int, sampling: Sampling
    ) -> list[list[PlayedEpisode]]:
        collector = _Collector()
        ids = [
            [f"{example.id}#{place}.{member}" for member in range(members)]
            for place, example in enumerate(examples)  # the same question may be there twice
        ]
        questions = [
            replace(Question.of(example), id=id_)
            for example, of_group in zip(examples, ids, strict=True)
            for id_ in of_group
        ]
        agent = self._plan.agent
        self._runtime.play(agent, own_reviews(agent), questions, sampling, collector)
        self.failures = list(collector.errors.values())
        return [
            [
                PlayedEpisode(example, member, tuple(collector.steps[id_]), self._plan.trained)
                for member, id_ in enumerate(of_group)
            ]
            for example, of_group in zip(examples, ids, strict=True)
            if not any(id_ in collector.errors for id_ in of_group)
        ]


class _Collector:
    """See `lib.rollout.driver.Recorder`: the steps of each episode as they were played."""

    def __init__(self) -> None:
        self.steps: defaultdict[str, list[PlayedStep]] = defaultdict(list)
        self.errors: dict[str, str] = {}

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            self.steps[step.episode.question.id].append(step)

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        self.errors[question.id] = f"{question.id}: {error}"
