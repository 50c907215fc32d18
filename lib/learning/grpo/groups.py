"""The groups of a training step: rolled out, scored, and replaced where all episodes earn the same.

Of several processes each rolls out and scores its share, and then knows the groups of all.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from lib.base.params import GrpoParams
from lib.base.records import Example
from lib.learning.grpo.rollouts import QuestionStream, Rollouts, SampledEpisode
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode
from lib.learning.grpo.update import all_equal
from lib.learning.training.data_parallel import gathered
from lib.learning.training.progress import Row, short

_Groups = list[list[ScoredEpisode]]


@dataclass
class StepGroups:
    """The groups of a step, in the order of their questions.

    `used`: those to learn from. `equal`: those whose episodes all earn the same. `taken`: how many
    questions of the stream were rolled out. `replaced`: how many of them took the place of others.
    `failures`: why groups are missing. `stale`: the number of episodes by other weights.
    """

    used: _Groups = field(default_factory=list)
    equal: _Groups = field(default_factory=list)
    taken: int = 0
    replaced: int = 0
    failures: list[str] = field(default_factory=list)
    stale: int = 0

    @property
    def all(self) -> _Groups:
        """All groups, those to learn from first."""
        return [*self.used, *self.equal]

    @property
    def failed(self) -> int:
        """How many groups are missing."""
        return self.taken - len(self.used) - len(self.equal)


@dataclass(frozen=True)
class GroupSampler:
    """Rolls out questions of the stream with the current weights, and scores the episodes."""

    rollouts: Rollouts
    scorer: EpisodeScorer
    stream: QuestionStream
    params: GrpoParams

    def sample(self, position: int, step: int, times: dict[str, float]) -> StepGroups:
        """The groups of a step. `position`: of its first question in the stream.

        Adds the seconds of rolling out and scoring to `times`.
        """
        found, wanted = StepGroups(), self.params.groups
        while wanted:
            questions = self.stream.take(position + found.taken, wanted)
            whole = self._scored(questions, step, found, times)
            found.taken += wanted
            new = [group for group in whole if all_equal([one.reward for one in group])]
            found.used += [group for group in whole if group not in new]
            found.equal += new
            left = self.params.max_replaced_groups - found.replaced
            wanted = min(self.params.groups - len(found.used), left) if new else 0
            found.replaced += wanted
        return found

    def start_early(self, position: int, step: int) -> None:
        """Announce the first groups of a step, so that they can begin where this is possible."""
        self.rollouts.start_early(self.stream.take(position, self.params.groups), step)

    def evaluate(self, examples: Sequence[Example], step: int) -> Row:
        """EX and strict EX on questions, answered greedily. `step`: how many are done."""
        own = self.scorer.score(self.rollouts.greedy(examples, step), max(1, step))
        right = {
            "ex": sum(one.facts.correct for one in own),
            "strict_ex": sum(one.parts.correctness for one in own),
        }
        parts = gathered(right)
        # an episode that failed is not answered
        return {name: short(sum(part[name] for part in parts) / len(examples)) for name in right}

    def _scored(
        self, questions: Sequence[Example], step: int, found: StepGroups, times: dict[str, float]
    ) -> _Groups:
        """The groups of the questions; what else there is to say of them is added to `found`."""
        stale = self.rollouts.stale_episodes
        with timed(times, "rollout"):
            groups = self.rollouts.groups(questions, step, found.taken)
        with timed(times, "score"):
            scored = self._score(groups, step)
        with timed(times, "rollout"):  # the others may still play
            parts = gathered((scored, self.rollouts.failures, self.rollouts.stale_episodes - stale))
        for _, failures, count in parts:
            found.failures += failures
            found.stale += count
        return [group for part, _, _ in parts for group in part]

    def _score(self, groups: Sequence[Sequence[SampledEpisode]], step: int) -> _Groups:
        scores = iter(self.scorer.score([one for group in groups for one in group], step))
        return [[next(scores).without_rows() for _ in group] for group in groups]


@contextmanager
def timed(times: dict[str, float], name: str) -> Iterator[None]:
    """Add the seconds of the block to `times[name]`."""
    started = time.perf_counter()
    yield
    times[name] = times.get(name, 0.0) + time.perf_counter() - started
