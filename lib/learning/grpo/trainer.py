"""The loop of GRPO: roll out groups of episodes, reward them, update the policy, and again.

One loop serves all modes: a single answer is an episode of one step. TRL's GRPOTrainer has one
row of tokens per episode and one advantage per row. That does not fit episodes whose steps have
prompts of their own, some of them not trained.
"""

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
from accelerate import PartialState
from tqdm import tqdm

from lib.answering.agents.modes import generation_of_mode
from lib.answering.rollout.driver import Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.answering.rollout.run import data_fingerprint
from lib.base.errors import DataError, ModelError
from lib.base.identity import fingerprint
from lib.base.jsonl import dump_line, read_jsonl, write_csv, write_jsonl, write_text
from lib.base.params import GrpoMode, GrpoParams, Params, ResolvedDtype
from lib.base.records import Example
from lib.learning.grpo import monitor
from lib.learning.grpo.policy import Policy, PolicyGenerator
from lib.learning.grpo.rollouts import (
    LocalRollouts,
    QuestionStream,
    Rollouts,
    learnable,
    rollout_plan,
)
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode
from lib.learning.grpo.update import Updater, all_equal, step_records
from lib.learning.training.checkpoints import (
    CheckpointFolder,
    adapter_shape,
    job_identity,
    read_state,
    training_failures_have_a_name,
)
from lib.learning.training.data_parallel import from_main, gathered
from lib.learning.training.launch import TrainingJob
from lib.learning.training.model_card import LearntSets, TrainingResult, learnt_sets
from lib.learning.training.progress import Row, final_figures, short, step_bar
from lib.learning.training.start import prepare, shown_processes

_Groups = list[list[ScoredEpisode]]

EPISODES = "episodes.jsonl"
_PHASES = ("rollout", "score", "update", "evaluate")
_TOLERANCE = {"float32": 1e-3, "bfloat16": 1.0}
"""How far log-probabilities of sampling and training may differ by rounding alone."""


@dataclass(frozen=True)
class GrpoTask:
    """The inputs of a training and where its files go.

    `examples`: the training questions. `pass_rates`: their shares of right samples, by id, of those
    that were mined. `init_adapter`: the folder of the run that is trained further; None: a new
    adapter. `out_dir`: for episodes and all other files except the model. `sets`: of the questions,
    where their set is to be named in the model card.
    """

    mode: GrpoMode
    job: TrainingJob
    examples: Sequence[Example]
    init_adapter: Path | None
    out_dir: Path
    pass_rates: Mapping[str, float] = field(default_factory=dict)
    sets: LearntSets = field(default_factory=dict)


def train_grpo(task: GrpoTask, params: Params) -> TrainingResult | None:
    """Train, and write the adapter to `task.job.out_dir` and the episodes to `task.out_dir`.

    Of several processes each rolls out, scores and learns from its share of a step's groups, and
    all know the scored episodes of all. A killed training, started again with as many processes,
    continues from its last checkpoint and ends with the same bytes, but for files of times. Returns
    what was written; None in all processes but the main one. Raises ModelError where the first step
    is not sound, the loss is not finite, or the monitor stops the training; the checkpoints are
    then kept. Raises DataError where no question is left to train on.
    """
    plan = rollout_plan(task.mode, params)
    generation = generation_of_mode(params.generation, plan.mode, params.agents)
    grpo = params.grpo
    if plan.mode != "direct":
        grpo = replace(grpo, steps=grpo.multi_steps, groups=grpo.multi_groups)
    params = replace(params, generation=generation, grpo=grpo)
    job = task.job
    # a worker that hangs may hold up one process for its time limit
    dtype = prepare(job, params.rollout.worker_timeout_seconds)
    policy = Policy(job, task.init_adapter, dtype, "cuda" if torch.cuda.is_available() else "cpu")
    writer = policy.writer(generation, job.model)
    schemas = Schemas(params.schema)
    checkpoints = CheckpointFolder(job.work_dir, _identity(task, params, dtype))
    with ExitStack() as stack:
        sandbox = stack.enter_context(open_sandbox(params.sandbox))
        scorer = EpisodeScorer(task.examples, sandbox, schemas, params.grpo.rewards)
        # of one process: a gold query that takes about its time limit may fail in another
        usable = from_main(lambda: scorer.usable(task.examples))
        trained, held_out = _split(task, usable, params.grpo)
        if params.grpo.generation == "server":
            from lib.learning.grpo.served import open_served_rollouts  # openai, of `make serve`

            folder = checkpoints.folder / "served"
            rollouts: Rollouts = stack.enter_context(
                open_served_rollouts(params, plan, job, policy, writer, folder)
            )
        else:
            runtime = Runtime(writer, schemas, sandbox)
            rollouts = LocalRollouts(runtime, plan, params.grpo, job.seed)
        return _Training(
            task,
            params.grpo,
            policy,
            Updater(policy, params.grpo, plan.sampling.max_new_tokens),
            writer,
            GroupSampler(rollouts, scorer, QuestionStream(trained, job.seed), params.grpo),
            held_out,
            checkpoints,
        ).run()


def _identity(task: GrpoTask, params: Params, dtype: ResolvedDtype) -> dict[str, Any]:
    """All that determines the result: a training continues only if all of it is the same."""
    grpo = {name: value for name, value in asdict(params.grpo).items() if name != "monitor"}
    return job_identity(task.job, task.init_adapter, dtype) | {
        "mode": task.mode,
        "grpo": grpo,
        "agents": asdict(params.agents),
        "evaluation": params.evaluation.max_turns,
        "feedback": params.feedback,
        "chat": asdict(params.generation.chat),
        "max_new_tokens": params.generation.max_new_tokens,
        "max_prompt_tokens": params.generation.max_prompt_tokens,
        "schema": asdict(params.schema),
        "sandbox": asdict(replace(params.sandbox, workers=1)),
        "data_fingerprint": data_fingerprint(task.examples),
        "pass_rates": fingerprint(task.pass_rates),
    }


def _split(
    task: GrpoTask, usable: Sequence[Example], params: GrpoParams
) -> tuple[list[Example], list[Example]]:
    """The examples that are trained on, and others, drawn by seed; both in their order.

    Only those that are trained on are chosen by `pass_rate`.
    """
    order = list(range(len(usable)))
    random.Random(task.job.seed).shuffle(order)
    held_out = set(order[: params.held_out])
    trained = [example for index, example in enumerate(usable) if index not in held_out]
    if params.pass_rate is not None:
        trained = learnable(trained, task.pass_rates, params.pass_rate, task.job.seed)
    if not trained:
        raise DataError(
            f"no question to train on: gold of {len(usable)} of {len(task.examples)} returns rows, "
            f"and grpo.held_out keeps {params.held_out} out; lower it or select more (train_split)"
        )
    return trained, [usable[index] for index in sorted(held_out)]


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
            scores = iter(self.scorer.score([one for group in groups for one in group], step))
            scored = [[next(scores).without_rows() for _ in group] for group in groups]
        with timed(times, "rollout"):  # the others may still play
            parts = gathered((scored, self.rollouts.failures, self.rollouts.stale_episodes - stale))
        for _, failures, count in parts:
            found.failures += failures
            found.stale += count
        return [group for part, _, _ in parts for group in part]


@contextmanager
def timed(times: dict[str, float], name: str) -> Iterator[None]:
    """Add the seconds of the block to `times[name]`."""
    started = time.perf_counter()
    yield
    times[name] = times.get(name, 0.0) + time.perf_counter() - started


@dataclass
class _Progress:
    """What a checkpoint holds besides the weights. `position`: in the stream of questions."""

    step: int = 0
    position: int = 0
    curves: list[Row] = field(default_factory=list)
    held_out: list[Row] = field(default_factory=list)
    times: list[Row] = field(default_factory=list)
    warnings: list[dict[str, Any]] = field(default_factory=list)
    failed_groups: int = 0


@dataclass
class _Training:
    """One training, from its last checkpoint on.

    All processes have the same progress, and only the main one writes files.
    """

    task: GrpoTask
    params: GrpoParams
    policy: Policy
    updater: Updater
    writer: PolicyGenerator
    sampler: GroupSampler
    held_out: list[Example]
    checkpoints: CheckpointFolder
    progress: _Progress = field(default_factory=_Progress)
    resumed_from: str | None = None
    _compared: bool = False  # the log-probabilities with those of the rollouts

    @property
    def episodes(self) -> Path:
        """The folder of the records of each step's episodes."""
        return self.checkpoints.folder / "episodes"

    def run(self) -> TrainingResult | None:
        started = time.perf_counter()
        self._resume()
        self._stop_where_warned()
        self.sampler.rollouts.publish(self.progress.step)
        if not self.progress.held_out:
            self._evaluate()
        steps = self.params.steps
        with (
            training_failures_have_a_name(),
            step_bar(f"train {self.task.job.run}", steps, self.progress.step) as bar,
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
        groups = self.sampler.sample(self.progress.position, step, times)
        self.progress.position += groups.taken
        self.progress.failed_groups += groups.failed
        for reason in groups.failures[:1]:
            self._say(f"warning: step {step}: a question is left out: {reason}")
        if step < self.params.steps:
            self.sampler.start_early(self.progress.position, step + 1)
        if step == 1:
            monitor.check_prompts(groups.all, self.policy.tokenizer)
            monitor.check_rewards(groups.all)
        with timed(times, "update"):
            outcome = self.updater.update(groups.used, step)
            self.writer.refresh()
            self.sampler.rollouts.publish(step)
        if groups.used and not self._compared and not groups.stale:
            tolerance = _TOLERANCE[self.policy.dtype]
            monitor.check_log_probabilities(outcome.figures["probability_gap"], tolerance)
            self._compared = True
        if PartialState().is_main_process:
            records = step_records(step, groups.used, groups.equal, outcome)
            write_jsonl(self.episodes / f"{step:06d}.jsonl", records)
        rewards = monitor.step_figures(groups.all)
        rewards["replaced_groups"] = float(groups.replaced)
        row = {"step": step, **rewards, **outcome.figures}
        row["learning_rate"] = self.updater.learning_rate(step)
        if self.params.generation == "server":
            row["stale_episodes"] = groups.stale
        self.progress.curves.append({name: short(value) for name, value in row.items()})
        self.progress.step = step
        if step % self.params.evaluate_every == 0 or step == self.params.steps:
            with timed(times, "evaluate"):
                self._evaluate()
        total = sum(times.values())
        seconds = {f"{name}_seconds": round(times.get(name, 0.0), 3) for name in _PHASES}
        shares = {f"{name}_share": times.get(name, 0.0) / total for name in _PHASES}
        self.progress.times.append({"step": step, **seconds, **shares})
        self._warn()

    def _evaluate(self) -> None:
        """EX on the questions that are held out, greedily."""
        if self.held_out:
            done = self.progress.step
            figures = self.sampler.evaluate(self.held_out, done)
            self.progress.held_out.append({"step": done, **figures})

    def _say(self, line: str) -> None:
        if PartialState().is_main_process:
            tqdm.write(line)

    def _warn(self) -> None:
        for warning in monitor.find_warnings(self.progress.curves, self.params.monitor.window):
            earlier = {each["sign"] for each in self.progress.warnings}
            self.progress.warnings.append(warning)
            if warning["sign"] not in earlier:  # printed once per sign; the file has them all
                self._say("warning: step {step}: {reason} ({sign})".format(**warning))

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
        """Write the checkpoint of the step that is done."""
        state, write = asdict(self.progress), self.updater.optimizer.save
        self.checkpoints.save(self.progress.step, state, write)

    def _resume(self) -> None:
        """Restore weights, optimiser and progress of the last checkpoint, if there is one."""
        checkpoint = self.checkpoints.last_checkpoint()
        if checkpoint is None:
            return
        self.updater.optimizer.load(checkpoint)
        self.progress = _Progress(**read_state(checkpoint))
        self.resumed_from = checkpoint.name

    def _write_curves(self) -> None:
        """Write the curves so far, to watch the training; after the last step they are complete."""
        if not PartialState().is_main_process:
            return
        out, progress = self.task.out_dir, self.progress
        write_csv(out / "curves.csv", progress.curves)
        write_csv(out / "times.csv", progress.times)
        if progress.held_out:
            write_csv(out / "held_out.csv", progress.held_out)
        write_jsonl(out / "warnings.jsonl", progress.warnings)

    def _finish(self, seconds: float) -> TrainingResult | None:
        if PartialState().is_main_process:
            files = [self.episodes / f"{n:06d}.jsonl" for n in range(1, self.progress.step + 1)]
            lines = (dump_line(record) for file in files for record in read_jsonl(file))
            self._write_curves()
            write_text(self.task.out_dir / EPISODES, lines)
        self.sampler.rollouts.withdraw_all()
        timings = {"seconds": round(seconds, 2), "resumed_from": self.resumed_from}
        return self.checkpoints.finish(
            self.policy.model,
            lambda: self._result(timings),
            self.task.job.out_dir,
            self.policy.dtype,
        )

    def _result(self, timings: dict[str, Any]) -> TrainingResult:
        task, progress, job = self.task, self.progress, self.task.job
        parameters = asdict(self.params)
        rewards = parameters.pop("rewards")
        parameters.pop("monitor")
        rows, held_out = progress.curves, progress.held_out
        counts = {"questions": len(self.sampler.stream.examples), "held_out": len(self.held_out)}
        left_out = len(task.examples) - sum(counts.values())
        reason = "gold_without_rows" + ("_or_pass_rate" if self.params.pass_rate else "")
        metrics: dict[str, Any] = {
            "steps": progress.step,
            "trainable_parameters": self.policy.model.get_nb_trainable_parameters()[0],
            "replaced_groups": int(sum(row["replaced_groups"] for row in rows)),
            "failed_groups": progress.failed_groups,
        }
        if self.params.generation == "server":
            metrics["stale_episodes"] = int(sum(row["stale_episodes"] for row in rows))
        metrics["warnings"] = len(progress.warnings)
        for when, row in zip(("first", "final"), (*held_out[:1], *held_out[-1:]), strict=False):
            metrics |= {f"{when}_held_out_{name}": row[name] for name in ("ex", "strict_ex")}
        return TrainingResult(
            run=job.run,
            model=job.model,
            summary=(
                f"LoRA adapter trained from {self.policy.origin} by GRPO on execution rewards "
                f"(`{task.mode}`)."
            ),
            data={"file": job.data.as_posix(), **counts, f"left_out_{reason}": left_out},
            parameters={
                **parameters,
                **{f"reward_{name}": value for name, value in rewards.items()},
                "seed": job.seed,
                **adapter_shape(self.policy.model),
                **shown_processes(job.launch),
            },
            metrics=metrics | final_figures(rows),
            curves=rows,
            timings=timings,
            sets=learnt_sets((), task.init_adapter) | task.sets,
            contents=job.contents,
        )


def result_line(result: TrainingResult) -> str:
    """A summary to print when the stage has ended."""
    figures = result.metrics
    held_out = ""
    if "final_held_out_ex" in figures:
        first, final = figures["first_held_out_ex"], figures["final_held_out_ex"]
        held_out = f", held-out EX {100 * first:.1f} to {100 * final:.1f}"
    return (
        f"{result.run}: {figures['steps']} steps, reward {figures['first_reward']:.3f} to "
        f"{figures['final_reward']:.3f}{held_out}, {figures['warnings']} warnings"
    )
