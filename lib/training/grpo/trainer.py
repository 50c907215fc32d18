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
from dataclasses import asdict, dataclass, replace

import torch
from tqdm import tqdm

from lib.agents.modes import generation_of_mode
from lib.db.sandbox import Sandbox
from lib.errors import DataError, ModelError
from lib.jsonl import dump_line, read_jsonl, write_csv, write_jsonl, write_text
from lib.params import GrpoParams, Params
from lib.records import Example
from lib.rollout.environment import Schemas
from lib.rollout.runtime import Runtime, open_sandbox
from lib.training.cards import TrainingResult, publish
from lib.training.checkpoints import (
    CheckpointFolder,
    training_failures_have_a_name,
)
from lib.training.console import progress_bar, quiet_libraries
from lib.training.curves import Row, short
from lib.training.grpo import monitor
from lib.training.grpo.advantages import all_equal
from lib.training.grpo.play import EpisodePlayer, PlayedEpisode, rollout_plan
from lib.training.grpo.policy import Policy, PolicyGenerator
from lib.training.grpo.preflight import check_log_probabilities, check_prompts, check_rewards
from lib.training.grpo.progress import Progress, load_checkpoint, save_checkpoint
from lib.training.grpo.questions import QuestionStream, split_held_out
from lib.training.grpo.records import step_records
from lib.training.grpo.result import grpo_result
from lib.training.grpo.scoring import EpisodeScorer, ScoredEpisode
from lib.training.grpo.served import open_served_player
from lib.training.grpo.task import GrpoTask, training_identity
from lib.training.grpo.update import Updater
from lib.training.live import LiveCurves
from lib.training.lora import training_dtype
from lib.training.processes import join_processes

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
        longest = plan.sampling.max_new_tokens
        updater = Updater(policy, params.grpo, longest)
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


class _Training:
    """One training, from its last checkpoint on."""

    def __init__(
        self,
        task: GrpoTask,
        params: GrpoParams,
        policy: Policy,
        updater: Updater,
        writer: PolicyGenerator,
        player: EpisodePlayer,
        questions: _Questions,
        checkpoints: CheckpointFolder,
        live: LiveCurves,
    ) -> None:
        self._task = task
        self._params = params
        self._groups = params.multi_groups if task.recipe == "multi" else params.groups
        self._policy = policy
        self._writer = writer
        self._questions = questions
        self._scorer = questions.scorer
        self._player = player
        self._updater = updater
        self._checkpoints = checkpoints
        self._live = live
        self._episodes = self._checkpoints.folder / "episodes"
        self._progress = Progress()
        self._resumed_from: str | None = None

    def run(self) -> TrainingResult:
        started = time.perf_counter()
        self._resume()
        self._stop_where_warned()
        self._player.publish(self._progress.step)
        if not self._progress.held_out:
            self._evaluate()
        steps = self._params.steps
        with (
            training_failures_have_a_name(),
            progress_bar(f"train {self._task.job.run}", steps, self._progress.step) as bar,
        ):
            while self._progress.step < steps:
                self._step()
                self._write_curves()
                bar.set_postfix(reward=f"{self._progress.curves[-1]['reward']:.3f}", refresh=False)
                bar.update()
                if (
                    self._progress.step % self._params.save_steps == 0
                    or self._progress.step == steps
                ):
                    self._save()
                self._stop_where_warned()
            return self._finish(time.perf_counter() - started)

    def _step(self) -> None:
        """One step: groups with different rewards, an update from them, their figures."""
        step = self._progress.step + 1
        times: dict[str, float] = {}
        stale = self._player.stale_episodes
        used, equal, replaced = self._play(step, times)
        if step < self._params.steps:
            ahead = self._questions.stream.take(self._progress.position, self._groups)
            self._player.play_ahead(ahead, step + 1)
        if step == 1:
            self._check_first(used, equal)
        with _timed(times, "update"):
            outcome = self._updater.update(used, step)
            self._writer.renew()
            self._player.publish(step)
        if step == 1:
            tolerance = _TOLERANCE[self._policy.dtype]
            check_log_probabilities(outcome.figures["probability_gap"], tolerance)
        records = step_records(step, used, equal, outcome)
        write_jsonl(self._episodes / f"{step:06d}.jsonl", records)
        rewards = _reward_figures([*used, *equal])
        rewards["replaced_groups"] = float(replaced)
        row = {"step": step, **rewards, **outcome.figures}
        row["learning_rate"] = self._updater.learning_rate(step)
        if self._params.generation == "server":
            row["stale_episodes"] = self._player.stale_episodes - stale
        self._progress.curves.append({name: short(value) for name, value in row.items()})
        self._progress.step = step
        if step % self._params.evaluate_every == 0 or step == self._params.steps:
            with _timed(times, "evaluate"):
                self._evaluate()
        self._progress.times.append({"step": step, **_shares(times)})
        self._warn()

    def _play(self, step: int, times: dict[str, float]) -> tuple[Groups, Groups, int]:
        """The groups to learn from, those with equal rewards, and the number of replacements."""
        used: Groups = []
        equal: Groups = []
        replaced, wanted = 0, self._groups
        while wanted:
            asked = self._questions.stream.take(self._progress.position, wanted)
            self._progress.position += wanted
            with _timed(times, "rollout"):
                groups = self._player.play_groups(asked, step)
            self._progress.failed_groups += len(asked) - len(groups)
            for reason in self._player.failures[:1]:
                tqdm.write(f"warning: step {step}: a question is left out: {reason}")
            with _timed(times, "score"):
                scored = self._score(groups, step)
            new = [group for group in scored if all_equal([one.reward for one in group])]
            used += [group for group in scored if group not in new]
            equal += new
            left = self._params.max_replaced_groups - replaced
            wanted = min(self._groups - len(used), left) if new else 0
            replaced += wanted
        return used, equal, replaced

    def _score(self, groups: Sequence[Sequence[PlayedEpisode]], step: int) -> Groups:
        scores = iter(self._scorer.score([one for group in groups for one in group], step))
        return [[next(scores) for _ in group] for group in groups]

    def _check_first(self, used: Groups, equal: Groups) -> None:
        groups = [*used, *equal]
        check_prompts(
            [scored.episode for group in groups for scored in group], self._policy.tokenizer
        )
        check_rewards(groups)

    def _evaluate(self) -> None:
        """EX on the questions that are held out, greedily."""
        if not self._questions.held_out:
            return
        played = self._player.play_greedily(self._questions.held_out, self._progress.step)
        scored = self._scorer.score(played, max(1, self._progress.step))
        count = len(self._questions.held_out)  # one that cannot be played is not answered
        row = {
            "step": self._progress.step,
            "ex": sum(one.facts.correct for one in scored) / count,
            "strict_ex": sum(one.parts.correctness for one in scored) / count,
        }
        self._progress.held_out.append({name: short(value) for name, value in row.items()})

    def _warn(self) -> None:
        for warning in monitor.find_warnings(self._progress.curves, self._params.monitor):
            self._progress.warnings.append(asdict(warning))
            earlier = [w for w in self._progress.warnings[:-1] if w["sign"] == warning.sign]
            if not earlier:  # printed once per sign; the file has them all
                tqdm.write(f"warning: step {warning.step}: {warning.reason} ({warning.sign})")

    def _stop_where_warned(self) -> None:
        """Raises ModelError if `grpo.monitor.stop` is set and the last step brought warnings."""
        now = [w for w in self._progress.warnings if w["step"] == self._progress.step]
        if not (self._params.monitor.stop and now):
            return
        self._save()
        reasons = "; ".join(f"{warning['reason']} ({warning['sign']})" for warning in now)
        raise ModelError(
            f"grpo.monitor stopped the training after step {self._progress.step}: {reasons}. See "
            "docs/rl.md; with `grpo.monitor.stop: false` it goes on from here"
        )

    def _save(self) -> None:
        save_checkpoint(self._checkpoints, self._progress, self._policy, self._updater.optimizer)

    def _resume(self) -> None:
        checkpoint = self._checkpoints.last_checkpoint()
        if checkpoint is not None:
            self._progress = load_checkpoint(checkpoint, self._policy, self._updater.optimizer)
            self._resumed_from = checkpoint.name

    def _write_curves(self) -> None:
        """Write the curves so far, to watch the training; after the last step they are complete."""
        out, progress = self._task.out_dir, self._progress
        write_csv(out / "curves.csv", progress.curves)
        write_csv(out / "times.csv", progress.times)
        if progress.held_out:
            write_csv(out / "held_out.csv", progress.held_out)
        write_jsonl(out / "warnings.jsonl", progress.warnings)
        self._live.show({"": progress.curves, "held_out_": progress.held_out})

    def _finish(self, seconds: float) -> TrainingResult:
        files = [self._episodes / f"{n:06d}.jsonl" for n in range(1, self._progress.step + 1)]
        lines = (dump_line(record) for file in files for record in read_jsonl(file))
        self._write_curves()
        write_text(self._task.out_dir / EPISODES, lines)
        result = grpo_result(
            self._task,
            self._params,
            self._policy,
            self._progress,
            self._questions.counts,
            {"seconds": round(seconds, 2), "resumed_from": self._resumed_from},
        )
        publish(
            self._policy.model,
            result,
            self._checkpoints.folder / "result",
            self._task.job.out_dir,
            self._policy.dtype,
        )
        self._player.withdraw_all()
        self._checkpoints.remove()
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
    return row | {f"{name}_share": round(times.get(name, 0.0) / total, 3) for name in _PHASES}


_PHASES = ("rollout", "score", "update", "evaluate")


@contextmanager
def _timed(times: dict[str, float], name: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    times[name] = times.get(name, 0.0) + time.perf_counter() - started
