"""The loop of GRPO: play groups of episodes, reward them, update the policy, and again.

One loop serves both recipes: a single answer is an episode of one step. TRL's GRPOTrainer has one
row of tokens per episode and one advantage per row. That does not fit episodes whose steps have
prompts of their own, some of them not trained.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import torch
from tqdm import tqdm

from lib.answering.agents.modes import generation_of_mode
from lib.answering.rollout.driver import Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import dump_line, read_jsonl, write_csv, write_jsonl, write_text
from lib.base.params import GrpoParams, Params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.grpo import monitor
from lib.learning.grpo.monitor import (
    check_log_probabilities,
    check_prompts,
    check_rewards,
    grpo_result,
)
from lib.learning.grpo.play import EpisodePlayer, PlayedEpisode, rollout_plan
from lib.learning.grpo.policy import Policy, PolicyGenerator
from lib.learning.grpo.records import step_records
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode
from lib.learning.grpo.served import open_served_player
from lib.learning.grpo.task import (
    GrpoTask,
    Progress,
    QuestionStream,
    load_checkpoint,
    save_checkpoint,
    split_held_out,
    training_identity,
)
from lib.learning.grpo.update import Updater, all_equal
from lib.learning.training.cards import TrainingResult, publish
from lib.learning.training.checkpoints import CheckpointFolder, training_failures_have_a_name
from lib.learning.training.lora import training_dtype
from lib.learning.training.processes import join_processes
from lib.learning.training.progress import LiveCurves, Row, progress_bar, quiet_libraries, short

EPISODES = "episodes.jsonl"
_TOLERANCE = {"float32": 1e-3, "bfloat16": 1.0}
"""How far log-probabilities of sampling and training may differ by rounding alone."""
_log = logging.getLogger(__name__)

Groups = list[list[ScoredEpisode]]


def train_grpo(task: GrpoTask, params: Params) -> TrainingResult:
    """Train, and write the adapter to `task.job.out_dir` and the episodes to `task.out_dir`.

    A killed training, started again, continues from its last checkpoint and ends with the same
    bytes, but for files of times. Raises ModelError where the preflight fails, the loss is not
    finite, or the monitor stops the training; the checkpoints are then kept.
    """
    plan = rollout_plan(task.recipe, params)
    generation = generation_of_mode(params.generation, plan.mode, params.agents)
    params = replace(params, generation=generation)
    quiet_libraries()
    join_processes(task.job.launch)
    dtype = training_dtype(task.job)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    policy = Policy(task.job, task.init_adapter, dtype, device)
    writer = policy.writer(params.generation, task.job.model)
    schemas = Schemas(params.schema)
    checkpoints = CheckpointFolder(
        task.job.work_dir, training_identity(task, params, plan.mode, policy.dtype)
    )
    with ExitStack() as stack:
        sandbox = stack.enter_context(open_sandbox(params.sandbox))
        questions = _questions(task, params.grpo, sandbox, schemas)
        player = EpisodePlayer(Runtime(writer, schemas, sandbox), plan, params.grpo, task.job.seed)
        if params.grpo.generation == "server":
            folder = checkpoints.folder / "served"
            player = stack.enter_context(
                open_served_player(params, plan, task.job, policy, writer, folder)
            )
        live = LiveCurves(task.out_dir / "live")
        stack.callback(live.close)
        updater = Updater(policy, params.grpo, longest=plan.sampling.max_new_tokens)
        return _Training(
            task, params.grpo, policy, updater, writer, player, questions, checkpoints, live
        ).run()


@dataclass(frozen=True)
class _Questions:
    scorer: EpisodeScorer
    stream: QuestionStream
    held_out: list[Example]
    counts: dict[str, int]


def _questions(
    task: GrpoTask, params: GrpoParams, sandbox: Sandbox, schemas: Schemas
) -> _Questions:
    """Raises DataError where no question is left to train on."""
    seed = task.job.seed
    scorer = EpisodeScorer(task.examples, sandbox, schemas, params.rewards)
    usable = scorer.usable(task.examples)
    trained, held_out = split_held_out(usable, params.held_out, seed)
    if not trained:
        raise DataError(
            f"no question to train on: gold of {len(usable)} of {len(task.examples)} returns rows, "
            f"and grpo.held_out keeps {params.held_out} out; lower it or select more (train_split)"
        )
    counts = {
        "questions": len(trained),
        "held_out": len(held_out),
        "left_out_gold_without_rows": len(task.examples) - len(usable),
    }
    return _Questions(scorer, QuestionStream(trained, seed), held_out, counts)


@dataclass
class _Training:
    """One training, from its last checkpoint on."""

    task: GrpoTask
    params: GrpoParams
    policy: Policy
    updater: Updater
    writer: PolicyGenerator
    player: EpisodePlayer
    questions: _Questions
    checkpoints: CheckpointFolder
    live: LiveCurves
    progress: Progress = field(default_factory=Progress)
    resumed_from: str | None = None
    _compared: bool = False  # the log-probabilities with those of the player

    @property
    def groups(self) -> int:
        """How many groups a step learns from."""
        params = self.params
        return params.multi_groups if self.task.recipe == "multi" else params.groups

    @property
    def episodes(self) -> Path:
        """The folder of the records of each step's episodes."""
        return self.checkpoints.folder / "episodes"

    def run(self) -> TrainingResult:
        started = time.perf_counter()
        self._resume()
        self._stop_where_warned()
        self.player.publish(self.progress.step)
        if not self.progress.held_out:
            self._evaluate()
        steps = self.params.steps
        with (
            training_failures_have_a_name(),
            progress_bar(f"train {self.task.job.run}", steps, self.progress.step) as bar,
        ):
            while self.progress.step < steps:
                self._step()
                self._write_curves()
                bar.set_postfix(reward=f"{self.progress.curves[-1]['reward']:.3f}", refresh=False)
                bar.update()
                done = self.progress.step
                if done % self.params.save_steps == 0 or done == steps:
                    self._save()
                self._stop_where_warned()
            return self._finish(time.perf_counter() - started)

    def _step(self) -> None:
        """One step: groups with different rewards, an update from them, their figures."""
        step = self.progress.step + 1
        times: dict[str, float] = {}
        stale = self.player.stale_episodes
        used, equal, replaced = self._play(step, times)
        if step < self.params.steps:
            ahead = self.questions.stream.take(self.progress.position, self.groups)
            self.player.play_ahead(ahead, step + 1)
        played = [*used, *equal]
        if step == 1:
            check_prompts(played, self.policy.tokenizer)
            check_rewards(played)
        with _timed(times, "update"):
            outcome = self.updater.update(used, step)
            self.writer.renew()
            self.player.publish(step)
        if used and not self._compared and self.player.stale_episodes == stale:
            tolerance = _TOLERANCE[self.policy.dtype]
            check_log_probabilities(outcome.figures["probability_gap"], tolerance)
            self._compared = True
        records = step_records(step, used, equal, outcome)
        write_jsonl(self.episodes / f"{step:06d}.jsonl", records)
        rewards = _reward_figures(played)
        rewards["replaced_groups"] = float(replaced)
        row = {"step": step, **rewards, **outcome.figures}
        row["learning_rate"] = self.updater.learning_rate(step)
        if self.params.generation == "server":
            row["stale_episodes"] = self.player.stale_episodes - stale
        self.progress.curves.append({name: short(value) for name, value in row.items()})
        self.progress.step = step
        if step % self.params.evaluate_every == 0 or step == self.params.steps:
            with _timed(times, "evaluate"):
                self._evaluate()
        self.progress.times.append({"step": step, **_shares(times)})
        self._warn()

    def _play(self, step: int, times: dict[str, float]) -> tuple[Groups, Groups, int]:
        """The groups to learn from, those with equal rewards, and the number of replacements."""
        used: Groups = []
        equal: Groups = []
        asked_before, replaced, wanted = 0, 0, self.groups
        while wanted:
            asked = self.questions.stream.take(self.progress.position, wanted)
            self.progress.position += wanted
            with _timed(times, "rollout"):
                groups = self.player.play_groups(asked, step, asked_before)
            asked_before += wanted
            self.progress.failed_groups += len(asked) - len(groups)
            for reason in self.player.failures[:1]:
                tqdm.write(f"warning: step {step}: a question is left out: {reason}")
            with _timed(times, "score"):
                scored = self._score(groups, step)
            new = [group for group in scored if all_equal([one.reward for one in group])]
            used += [group for group in scored if group not in new]
            equal += new
            left = self.params.max_replaced_groups - replaced
            wanted = min(self.groups - len(used), left) if new else 0
            replaced += wanted
        return used, equal, replaced

    def _score(self, groups: Sequence[Sequence[PlayedEpisode]], step: int) -> Groups:
        scores = iter(self.questions.scorer.score([one for group in groups for one in group], step))
        return [[next(scores) for _ in group] for group in groups]

    def _evaluate(self) -> None:
        """EX on the questions that are held out, greedily."""
        if not self.questions.held_out:
            return
        played = self.player.play_greedily(self.questions.held_out, self.progress.step)
        scored = self.questions.scorer.score(played, max(1, self.progress.step))
        count = len(self.questions.held_out)  # one that cannot be played is not answered
        row = {
            "step": self.progress.step,
            "ex": sum(one.facts.correct for one in scored) / count,
            "strict_ex": sum(one.parts.correctness for one in scored) / count,
        }
        self.progress.held_out.append({name: short(value) for name, value in row.items()})

    def _warn(self) -> None:
        for warning in monitor.find_warnings(self.progress.curves, self.params.monitor.window):
            self.progress.warnings.append(asdict(warning))
            earlier = [w for w in self.progress.warnings[:-1] if w["sign"] == warning.sign]
            if not earlier:  # printed once per sign; the file has them all
                tqdm.write(f"warning: step {warning.step}: {warning.reason} ({warning.sign})")

    def _stop_where_warned(self) -> None:
        """Raises ModelError if `grpo.monitor.stop` is set and the last step brought warnings."""
        now = [w for w in self.progress.warnings if w["step"] == self.progress.step]
        if not (self.params.monitor.stop and now):
            return
        self._save()
        reasons = "; ".join(f"{warning['reason']} ({warning['sign']})" for warning in now)
        raise ModelError(
            f"grpo.monitor stopped the training after step {self.progress.step}: {reasons}. See "
            "docs/rl.md; with `grpo.monitor.stop: false` it goes on from here"
        )

    def _save(self) -> None:
        save_checkpoint(self.checkpoints, self.progress, self.policy, self.updater.optimizer)

    def _resume(self) -> None:
        checkpoint = self.checkpoints.last_checkpoint()
        if checkpoint is not None:
            self.progress = load_checkpoint(checkpoint, self.policy, self.updater.optimizer)
            self.resumed_from = checkpoint.name

    def _write_curves(self) -> None:
        """Write the curves so far, to watch the training; after the last step they are complete."""
        out, progress = self.task.out_dir, self.progress
        write_csv(out / "curves.csv", progress.curves)
        write_csv(out / "times.csv", progress.times)
        if progress.held_out:
            write_csv(out / "held_out.csv", progress.held_out)
        write_jsonl(out / "warnings.jsonl", progress.warnings)
        self.live.show({"": progress.curves, "held_out_": progress.held_out})

    def _finish(self, seconds: float) -> TrainingResult:
        files = [self.episodes / f"{n:06d}.jsonl" for n in range(1, self.progress.step + 1)]
        lines = (dump_line(record) for file in files for record in read_jsonl(file))
        self._write_curves()
        write_text(self.task.out_dir / EPISODES, lines)
        result = grpo_result(
            self.task,
            self.params,
            self.policy,
            self.progress,
            self.questions.counts,
            {"seconds": round(seconds, 2), "resumed_from": self.resumed_from},
        )
        publish(
            self.policy.model,
            result,
            self.checkpoints.folder / "result",
            self.task.job.out_dir,
            self.policy.dtype,
        )
        self.player.withdraw_all()
        self.checkpoints.remove()
        return result


def _reward_figures(groups: Groups) -> Row:
    """The means of a step over all episodes that were played."""
    episodes = [one for group in groups for one in group]
    if not episodes:
        raise ModelError(
            "no episode of a step could be played: every prompt is too long for the model, or no "
            "database can be read"
        )
    count = len(episodes)
    spread = [
        torch.tensor([one.reward for one in group], dtype=torch.float64).std().item()
        for group in groups
    ]
    return {
        "reward": sum(one.reward for one in episodes) / count,
        **monitor.signs(groups),
        "ex": sum(one.facts.correct for one in episodes) / count,
        "reward_deviation": sum(spread) / len(groups),
        "steps_an_episode": sum(len(one.episode.steps) for one in episodes) / count,
    }


def _shares(times: dict[str, float]) -> Row:
    """The seconds of each phase of a step, and their shares of its time."""
    total = sum(times.values())
    row = {f"{name}_seconds": round(times.get(name, 0.0), 3) for name in _PHASES}
    return row | {f"{name}_share": times.get(name, 0.0) / total for name in _PHASES}


_PHASES = ("rollout", "score", "update", "evaluate")


@contextmanager
def _timed(times: dict[str, float], name: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    times[name] = times.get(name, 0.0) + time.perf_counter() - started
