"""Groups of episodes: an agent plays each question several times; tokens are kept as sampled."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lib.answering.agents.episode import Agent, Candidates, Question, Review
from lib.answering.agents.modes import ROLES, agent_sampling, deployable_agent
from lib.answering.generation.protocol import Sampling
from lib.answering.repair.observation import Observation
from lib.answering.rollout.driver import PlayedStep, Runtime, agent_reviews
from lib.base.errors import ParamsError
from lib.base.params import GrpoParams, Params
from lib.base.records import Example, Mode, Prompt, SampledTokens, StepRole

_SEEDS_A_STEP = 1_000_003


@dataclass(frozen=True)
class RolloutPlan:
    """How the episodes of a recipe are played. `trained`: the roles whose tokens are trained."""

    mode: Mode
    agent: Agent
    trained: frozenset[StepRole]
    sampling: Sampling


def rollout_plan(recipe: str, params: Params) -> RolloutPlan:
    """Raises ParamsError unless `grpo.trained_roles` is a pattern for some role of the mode."""
    grpo = params.grpo
    mode: Mode = "direct" if recipe == "single" else grpo.mode
    agent = deployable_agent(mode, params)
    sampling = Sampling(
        1, grpo.temperature, params.generation.max_new_tokens, params.seed, tokens=True
    )
    roles = _trained_roles("write" if recipe == "single" else grpo.trained_roles, mode)
    return RolloutPlan(mode, agent, roles, agent_sampling(mode, sampling, params.agents))


def _trained_roles(pattern: str, mode: Mode) -> frozenset[StepRole]:
    try:
        roles = frozenset(role for role in ROLES[mode] if re.fullmatch(pattern, role))
    except re.error as error:
        raise ParamsError(f"`grpo.trained_roles`: {pattern!r} is no pattern ({error})") from None
    if not roles:
        raise ParamsError(
            f"`grpo.trained_roles`: {pattern!r} matches no role of the mode {mode}, which has "
            f"{', '.join(ROLES[mode])}"
        )
    return roles


@dataclass(frozen=True)
class EpisodeStep:
    """What training needs of a `PlayedStep`; it can be sent from one process to another."""

    candidates: Candidates
    review: Review


@dataclass(frozen=True)
class PlayedEpisode:
    """One of the `group_size` episodes of a question. `member`: its index, from 0.

    `weights_version`: how many training steps the weights that wrote it had been through; None: a
    server wrote it with other weights.
    """

    example: Example
    member: int
    steps: tuple[EpisodeStep, ...]
    trained: frozenset[StepRole]
    weights_version: int | None

    @property
    def answer(self) -> Observation | None:
        """The SQL that is handed out and its result; None where no step wrote any."""
        wrote = (step for step in reversed(self.steps) if step.candidates.observations)
        last = next(wrote, None)
        return None if last is None else last.candidates.observations[last.review.selected]

    @property
    def trained_steps(self) -> list[EpisodeStep]:
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
        """The tokens that the model wrote in all steps."""
        return sum(len(sampled_tokens(step).completion) for step in self.steps)


def sampled_tokens(step: EpisodeStep) -> SampledTokens:
    """The tokens of a step's prompt and completion, as the generator had them."""
    sampled = step.candidates.completions[0].sampled
    assert sampled is not None, "the generator was asked for tokens and gave none"
    return sampled


class EpisodePlayer:
    """Plays groups of episodes in a runtime. `failures`: why episodes could not be played.

    The episodes of a group have ids of their own, so that each draws from a random source of its
    own; the question's text and database are the same, and so the prompt is read once.
    """

    def __init__(self, runtime: Runtime, plan: RolloutPlan, params: GrpoParams, seed: int) -> None:
        self._runtime = runtime
        self._plan = plan
        self._group_size = params.group_size
        self._seed = seed
        self.failures: list[str] = []
        self.stale_episodes = 0

    def play_groups(
        self, examples: Sequence[Example], step: int, earlier: int = 0
    ) -> list[list[PlayedEpisode]]:
        """One group per question, except where one of its episodes could not be played.

        `step`: the training step. `earlier`: how many groups this step has asked before. Both are
        part of the random source, so that no two groups of a training are the same.
        """
        return self._play(examples, self._group_size, self._sampling(step), step - 1, earlier)

    def play_greedily(self, examples: Sequence[Example], step: int) -> list[PlayedEpisode]:
        """One greedy episode per question, except those that could not be played.

        `step`: how many training steps are done.
        """
        greedy = replace(self._plan.sampling, temperature=0.0)
        return [episode for group in self._play(examples, 1, greedy, step) for episode in group]

    def publish(self, step: int) -> None:
        """Publish the weights after a step, for players that have a copy of them elsewhere.

        To be called before they are to play. Does nothing here, where the policy itself writes.
        """

    def play_ahead(self, examples: Sequence[Example], step: int) -> None:
        """Announce what `play_groups` will be asked next, to players that can begin early."""

    def withdraw_all(self) -> None:
        """Take back what was published. To be called at the end of the training."""

    def _sampling(self, step: int) -> Sampling:
        return replace(self._plan.sampling, seed=self._seed * _SEEDS_A_STEP + step)

    def _play(
        self,
        examples: Sequence[Example],
        members: int,
        sampling: Sampling,
        weights_version: int,
        earlier: int = 0,
    ) -> list[list[PlayedEpisode]]:
        ids = episode_ids(examples, members, earlier)
        played = self._collect(episode_questions(examples, ids), sampling, weights_version)
        self.failures = list(played.errors.values())
        return [
            [
                PlayedEpisode(
                    example,
                    member,
                    tuple(played.steps[id_]),
                    self._plan.trained,
                    played.weights_versions.get(id_, weights_version),
                )
                for member, id_ in enumerate(of_group)
            ]
            for example, of_group in zip(examples, ids, strict=True)
            if not any(id_ in played.errors for id_ in of_group)
        ]

    def _collect(
        self, questions: Sequence[Question], sampling: Sampling, weights_version: int
    ) -> PlayedSteps:
        return play_steps(self._runtime, self._plan.agent, questions, sampling)


def episode_ids(examples: Sequence[Example], members: int, earlier: int) -> list[list[str]]:
    """The ids of the episodes of each question; a question may be there twice.

    `earlier`: the number of questions that have been asked before with the same seed.
    """
    return [
        [f"{example.id}#{place}.{member}" for member in range(members)]
        for place, example in enumerate(examples, start=earlier)
    ]


def episode_questions(
    examples: Sequence[Example], ids: Sequence[Sequence[str]]
) -> tuple[Question, ...]:
    """One question per episode, the groups one after another."""
    return tuple(
        replace(Question.of(example), id=id_)
        for example, of_group in zip(examples, ids, strict=True)
        for id_ in of_group
    )


class PlayedSteps:
    """A `Recorder` of the steps of each episode, by id, as they were played.

    `weights_versions`: by id, for episodes that were written by other weights than expected.
    """

    def __init__(self) -> None:
        self.steps: defaultdict[str, list[EpisodeStep]] = defaultdict(list)
        self.errors: dict[str, str] = {}
        self.weights_versions: dict[str, int | None] = {}

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            id_ = step.episode.question.id
            self.steps[id_].append(EpisodeStep(step.candidates, step.review))

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        self.errors[question.id] = f"{question.id}: {error}"


def play_steps(
    runtime: Runtime, agent: Agent, questions: Sequence[Question], sampling: Sampling
) -> PlayedSteps:
    """Play the questions to their ends."""
    played = PlayedSteps()
    runtime.play(agent, agent_reviews(agent), questions, sampling, played)
    return played
