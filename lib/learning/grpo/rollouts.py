"""Groups of episodes: an agent answers each question several times; tokens are kept as sampled.

The questions may be chosen by how often samples of them were right: where all are, or none is, the
group of a question has no variance, and nothing is learnt. Mining has asked many questions several
times, so these shares are known before training. (DAPO, Yu et al. 2025, arXiv 2503.14476, filters
while it samples, as `max_replaced_groups` does.)
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from lib.answering.agents.episode import Agent, Candidates, PlayedStep, Question, Review
from lib.answering.agents.modes import ROLES, agent_of, rollout_settings
from lib.answering.generation.protocol import Sampling
from lib.answering.repair.observation import Observation
from lib.answering.rollout.driver import RolloutDriver, Runtime
from lib.base.errors import ParamsError
from lib.base.params import GrpoMode, GrpoParams, Params
from lib.base.records import Example, Prompt, SampledTokens, StepRole, Trajectory

ENOUGH = 500
"""Questions. Where fewer have a pass rate within the limits, others are added that have none."""

_SEEDS_A_STEP = 1_000_003


def pass_rates(trajectories: Iterable[Trajectory]) -> dict[str, float]:
    """The share of right samples at the first turn, by example id; without samples there is none.

    A sample that is right by luck, on the original database alone, counts as wrong.
    """
    first_turns = ((each.example_id, each.turns[0].attempts) for each in trajectories if each.turns)
    return {
        id: sum(one.correct and not one.false_positive for one in samples) / len(samples)
        for id, samples in first_turns
    }


def learnable(
    examples: Sequence[Example],
    rates: Mapping[str, float],
    limits: tuple[float, float],
    seed: int,
) -> list[Example]:
    """The examples whose rate is within the limits, both included, in their order.

    Where there are fewer than `ENOUGH`, examples without a rate fill up to that, drawn by seed.
    """
    low, high = limits
    chosen = {one.id for one in examples if one.id in rates and low <= rates[one.id] <= high}
    unknown = [one.id for one in examples if one.id not in rates]
    random.Random(seed).shuffle(unknown)
    chosen |= set(unknown[: max(0, ENOUGH - len(chosen))])
    return [one for one in examples if one.id in chosen]


@dataclass(frozen=True)
class QuestionStream:
    """All questions in an order drawn by seed, then all of them in another order, without end."""

    examples: Sequence[Example]
    seed: int

    def take(self, position: int, count: int) -> list[Example]:
        """`count` questions from `position` on: what is drawn depends on these alone."""
        taken = []
        for place in range(position, position + count):
            epoch, index = divmod(place, len(self.examples))
            order = list(range(len(self.examples)))
            random.Random(f"{self.seed}\0{epoch}").shuffle(order)
            taken.append(self.examples[order[index]])
        return taken


@dataclass(frozen=True)
class RolloutPlan:
    """How the episodes of a mode are rolled out. `trained`: the roles whose tokens are trained."""

    mode: GrpoMode
    agent: Agent
    trained: frozenset[StepRole]
    sampling: Sampling


def rollout_plan(mode: GrpoMode, params: Params) -> RolloutPlan:
    """Raises ParamsError unless `grpo.trained_roles` is a pattern for some role of the mode."""
    grpo = params.grpo
    roles = _trained_roles("write" if mode == "direct" else grpo.trained_roles, mode)
    settings = rollout_settings(
        params, params.evaluation, "online", params.feedback, mode, params.agents
    )
    most_tokens = settings.sampling.max_new_tokens
    sampling = Sampling(1, grpo.temperature, most_tokens, params.seed, tokens=True)
    return RolloutPlan(mode, agent_of(settings), roles, sampling)


def _trained_roles(pattern: str, mode: GrpoMode) -> frozenset[StepRole]:
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

    @property
    def role(self) -> StepRole:
        return self.candidates.request.role

    @property
    def tokens(self) -> SampledTokens:
        """The tokens of prompt and completion, as the generator had them."""
        sampled = self.candidates.completions[0].sampled
        assert sampled is not None, "the generator was asked for tokens and gave none"
        return sampled


@dataclass(frozen=True)
class SampledEpisode:
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
        return [step for step in self.steps if step.role in self.trained]

    def without_rows(self) -> SampledEpisode:
        """The episode without the rows of its results, which only scoring reads."""
        steps = []
        for step in self.steps:
            seen = tuple(
                replace(each, result=replace(each.result, rows=()))
                for each in step.candidates.observations
            )
            candidates = replace(step.candidates, observations=seen)
            steps.append(replace(step, candidates=candidates))
        return replace(self, steps=tuple(steps))


@dataclass
class RecordedSteps:
    """A `Recorder` of the steps of each episode, by id. `errors`: why an episode has none.

    `weights_versions`: by id, for episodes that were written by other weights than expected.
    """

    steps: defaultdict[str, list[EpisodeStep]] = field(default_factory=lambda: defaultdict(list))
    errors: dict[str, str] = field(default_factory=dict)
    weights_versions: dict[str, int | None] = field(default_factory=dict)

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            id_ = step.episode.question.id
            self.steps[id_].append(EpisodeStep(step.candidates, step.review))

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        self.errors[question.id] = f"{question.id}: {error}"


def roll_out(
    runtime: Runtime, agent: Agent, questions: Sequence[Question], sampling: Sampling
) -> RecordedSteps:
    """The steps of the episodes of these questions, to their ends."""
    recorded = RecordedSteps()
    RolloutDriver(runtime, agent, recorded).play(questions, sampling)
    return recorded


class Rollouts:
    """Rolls out groups of episodes; a subclass says where. `failures`: why episodes are missing.

    All processes of a training are asked for the same groups, and each rolls out its share.

    The episodes of a group have different ids, so that each draws from another random source; the
    question's text and database are the same, and so the prompt is read once. `stale_episodes`: how
    many other weights wrote than those wanted.
    """

    def __init__(self, plan: RolloutPlan, params: GrpoParams, seed: int) -> None:
        self._plan = plan
        self._group_size = params.group_size
        self._seed = seed
        self.failures: list[str] = []
        self.stale_episodes = 0

    def _collect(
        self, questions: tuple[Question, ...], sampling: Sampling, weights_version: int
    ) -> RecordedSteps:
        """The steps of the episodes of these questions, to be written by these weights."""
        raise NotImplementedError

    def groups(
        self, examples: Sequence[Example], step: int, earlier: int = 0
    ) -> list[list[SampledEpisode]]:
        """One group per question of this process, except where one of its episodes failed.

        `step`: the training step. `earlier`: how many groups this step has had before. Both are
        part of the random source, so that no two groups of a training are the same.
        """
        return self._episodes(examples, self._group_size, self._sampling(step), step - 1, earlier)

    def greedy(self, examples: Sequence[Example], step: int) -> list[SampledEpisode]:
        """One greedy episode per question of this process, except those that failed.

        `step`: how many training steps are done.
        """
        greedy = replace(self._plan.sampling, temperature=0.0)
        return [episode for group in self._episodes(examples, 1, greedy, step) for episode in group]

    def publish(self, step: int) -> None:
        """Publish the weights after a step, to writers that have a copy of them elsewhere.

        To be called before they are to write. Does nothing where the policy itself writes.
        """

    def start_early(self, examples: Sequence[Example], step: int) -> None:
        """Announce the next call of `groups`, so that it can begin where this is possible."""

    def withdraw_all(self) -> None:
        """Take back what was published. To be called at the end of the training."""

    def _sampling(self, step: int) -> Sampling:
        return replace(self._plan.sampling, seed=self._seed * _SEEDS_A_STEP + step)

    def _episodes(
        self,
        examples: Sequence[Example],
        members: int,
        sampling: Sampling,
        weights_version: int,
        earlier: int = 0,
    ) -> list[list[SampledEpisode]]:
        groups = _own_groups(examples, members, earlier)
        questions = tuple(question for _, of_group in groups for question in of_group)
        recorded = self._collect(questions, sampling, weights_version)
        self.failures = list(recorded.errors.values())
        return [
            [
                SampledEpisode(
                    example,
                    member,
                    tuple(recorded.steps[question.id]),
                    self._plan.trained,
                    recorded.weights_versions.get(question.id, weights_version),
                )
                for member, question in enumerate(of_group)
            ]
            for example, of_group in groups
            if not any(question.id in recorded.errors for question in of_group)
        ]

    def _group_questions(self, examples: Sequence[Example]) -> tuple[Question, ...]:
        """What `groups` will roll out for these examples, if nothing went before in its step."""
        groups = _own_groups(examples, self._group_size, 0)
        return tuple(question for _, of_group in groups for question in of_group)


class LocalRollouts(Rollouts):
    """Rolls out in a runtime of this process."""

    def __init__(self, runtime: Runtime, plan: RolloutPlan, params: GrpoParams, seed: int) -> None:
        super().__init__(plan, params, seed)
        self._runtime = runtime

    def _collect(
        self, questions: tuple[Question, ...], sampling: Sampling, weights_version: int
    ) -> RecordedSteps:
        return roll_out(self._runtime, self._plan.agent, questions, sampling)


def _own_groups(
    examples: Sequence[Example], members: int, earlier: int
) -> Sequence[tuple[Example, list[Question]]]:
    """The share of this process: each question, once for each of its episodes.

    A question may be there twice. `earlier`: the number of questions that were rolled out before
    with the same seed.
    """
    from lib.learning.training.data_parallel import own_share  # torch, which playing does not need

    return own_share(
        [
            (
                example,
                [
                    replace(Question.of(example), id=f"{example.id}#{place}.{member}")
                    for member in range(members)
                ],
            )
            for place, example in enumerate(examples, start=earlier)
        ]
    )
