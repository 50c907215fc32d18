"""The loop of GRPO: play groups of episodes, reward them, update the policy, and again.

One loop for both recipes: an answer in one step is an episode of one step. TRL's GRPOTrainer has
one row of tokens an episode and an advantage a row; episodes whose steps have prompts of their own,
some of them not trained, do not fit into that.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import torch
from tqdm import tqdm

from lib.db.sandbox import Sandbox
from lib.errors import DataError, ModelError
from lib.fingerprints import code_fingerprint
from lib.generation.runs import model_fingerprint, read_run
from lib.jsonl import dump_line, read_jsonl, write_csv, write_json, write_jsonl, write_text
from lib.params import GrpoParams, Params
from lib.records import Example
from lib.rollout.environment import Schemas
from lib.rollout.run import data_fingerprint
from lib.rollout.runtime import Runtime, open_sandbox
from lib.training.cards import TrainingResult, publish
from lib.training.checkpoints import (
    CheckpointFolder,
    checkpoint_name,
    full_disk_is_an_os_error,
    mark_complete,
)
from lib.training.console import progress_bar, quiet_libraries
from lib.training.curves import Row, final_figures, short
from lib.training.grpo import monitor
from lib.training.grpo.advantages import all_equal
from lib.training.grpo.play import EpisodePlayer, PlayedEpisode, RolloutPlan, rollout_plan
from lib.training.grpo.policy import Policy, PolicyGenerator
from lib.training.grpo.preflight import check_log_probabilities, check_prompts, check_rewards
from lib.training.grpo.questions import QuestionStream, split_held_out
from lib.training.grpo.records import step_records
from lib.training.grpo.scoring import EpisodeScorer, ScoredEpisode
from lib.training.grpo.served import open_served_player
from lib.training.grpo.update import Updater
from lib.training.job import TrainingJob
from lib.training.live import LiveCurves
from lib.training.lora import adapter_figures, training_dtype
from lib.training.processes import join_processes

EPISODES = "episodes.jsonl"
_STATE, _WEIGHTS = "state.json", "weights.pt"
_TOLERANCE = {"float32": 1e-3, "bfloat16": 1.0}
"""Between the log-probabilities of sampling and training: rounding, and no wrong weights."""
_NOT_IN_WEIGHTS = (
    "lib.generation.hf_processes",
    "lib.generation.model_path",
    "lib.generation.response_cache",
    "lib.generation.runs",
    "lib.rollout.outputs",
    "lib.rollout.workers",
    "lib.training.cards",
    "lib.training.checkpoints",
    "lib.training.console",
    "lib.training.grpo.monitor",
    "lib.training.launch",
    "lib.training.live",
)
"""What the weights do not come from."""

_log = logging.getLogger(__name__)

Groups = list[list[ScoredEpisode]]


@dataclass(frozen=True)
class GrpoTask:
    """`examples`: the training questions. `init_adapter`: the folder of the run that is trained
    further; None: a new adapter. `out_dir`: of the episodes and what else is no model.
    """

    recipe: str
    job: TrainingJob
    examples: Sequence[Example]
    init_adapter: Path | None
    out_dir: Path


@dataclass
class _State:
    """What a checkpoint holds beside the weights. `position`: in the stream of questions."""

    step: int = 0
    position: int = 0
    curves: list[Row] = field(default_factory=list)
    held_out: list[Row] = field(default_factory=list)
    times: list[Row] = field(default_factory=list)
    warnings: list[dict[str, Any]] = field(default_factory=list)
    failed_groups: int = 0


def train_grpo(task: GrpoTask, params: Params) -> TrainingResult:
    """Train, and write the adapter to `task.job.out_dir` and the episodes to `task.out_dir`.

    A killed training, started again, continues from its last checkpoint and ends with the same
    bytes, but for files of times. Raises ModelError where the preflight fails, the loss is no
    number, or the monitor stops the training; the checkpoints then stay.
    """
    plan = rollout_plan(task.recipe, params)
    quiet_libraries()
    join_processes(task.job.launch)
    dtype = training_dtype(task.job)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    policy = Policy(task.job, task.init_adapter, dtype, device)
    writer = policy.writer(params.generation, task.job.model)
    schemas = Schemas(params.schema)
    checkpoints = CheckpointFolder(task.job.work_dir, _identity(task, params, plan, policy))
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
    trained: int
    unusable: int


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
    unusable = len(task.examples) - len(usable)
    return _Questions(scorer, QuestionStream(trained, seed), held_out, len(trained), unusable)


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
        self._policy = policy
        self._writer = writer
        self._questions = questions
        self._scorer = questions.scorer
        self._player = player
        self._updater = updater
        self._checkpoints = checkpoints
        self._live = live
        self._episodes = self._checkpoints.folder / "episodes"
        self._state = _State()
        self._resumed_from: str | None = None

    def run(self) -> TrainingResult:
        started = time.perf_counter()
        self._resume()
        self._player.publish(self._state.step)
        if not self._state.held_out:
            self._evaluate()
        steps = self._params.steps
        with (
            full_disk_is_an_os_error(),
            progress_bar(f"train {self._task.job.run}", steps, self._state.step) as bar,
        ):
            while self._state.step < steps:
                self._step()
                self._write_curves()
                bar.set_postfix(reward=f"{self._state.curves[-1]['reward']:.3f}", refresh=False)
                bar.update()
                if self._state.step % self._params.save_steps == 0 or self._state.step == steps:
                    self._save()
                self._stop_where_warned()
            return self._finish(time.perf_counter() - started)

    def _step(self) -> None:
        """One step: groups with different rewards, an update from them, their figures."""
        step = self._state.step + 1
        times: dict[str, float] = {}
        stale = self._player.stale_episodes
        used, replaced = self._play(step, times)
        if step < self._params.steps:
            ahead = self._questions.stream.take(self._state.position, self._params.groups)
            self._player.play_ahead(ahead, step + 1)
        if step == 1:
            self._check_first(used, replaced)
        with _timed(times, "update"):
            outcome = self._updater.update(used, step)
            self._writer.renew()
            self._player.publish(step)
        if step == 1:
            tolerance = _TOLERANCE[self._policy.dtype]
            check_log_probabilities(outcome.figures["probability_gap"], tolerance)
        records = step_records(step, used, replaced, outcome)
        write_jsonl(self._episodes / f"{step:06d}.jsonl", records)
        rewards = _reward_figures([*used, *replaced], len(replaced))
        row = {"step": step, **rewards, **outcome.figures}
        row["learning_rate"] = self._updater.learning_rate(step)
        if self._params.generation == "server":
            row["stale_episodes"] = self._player.stale_episodes - stale
        self._state.curves.append({name: short(value) for name, value in row.items()})
        self._state.step = step
        if step % self._params.evaluate_every == 0 or step == self._params.steps:
            with _timed(times, "evaluate"):
                self._evaluate()
        self._state.times.append({"step": step, **_shares(times)})
        self._warn()

    def _play(self, step: int, times: dict[str, float]) -> tuple[Groups, Groups]:
        """The groups to learn from, and those in whose place others were played."""
        used: Groups = []
        replaced: Groups = []
        wanted = self._params.groups
        while wanted:
            asked = self._questions.stream.take(self._state.position, wanted)
            self._state.position += wanted
            with _timed(times, "rollout"):
                groups = self._player.play_groups(asked, step)
            self._state.failed_groups += len(asked) - len(groups)
            with _timed(times, "score"):
                scored = self._score(groups, step)
            equal = [group for group in scored if all_equal([one.reward for one in group])]
            used += [group for group in scored if group not in equal]
            replaced += equal
            room = self._params.max_replaced_groups - len(replaced)
            wanted = min(self._params.groups - len(used), max(0, room)) if equal else 0
        return used, replaced

    def _score(self, groups: Sequence[Sequence[PlayedEpisode]], step: int) -> Groups:
        scores = iter(self._scorer.score([one for group in groups for one in group], step))
        return [[next(scores) for _ in group] for group in groups]

    def _check_first(self, used: Groups, replaced: Groups) -> None:
        groups = [*used, *replaced]
        check_prompts(
            [scored.episode for group in groups for scored in group], self._policy.tokenizer
        )
        check_rewards(groups)

    def _evaluate(self) -> None:
        """EX on the questions that are held out, greedily."""
        if not self._questions.held_out:
            return
        played = self._player.play_greedily(self._questions.held_out, self._state.step)
        scored = self._scorer.score(played, max(1, self._state.step))
        count = len(self._questions.held_out)  # one that cannot be played is not answered
        row = {
            "step": self._state.step,
            "ex": sum(one.facts.correct for one in scored) / count,
            "strict_ex": sum(one.parts.correctness for one in scored) / count,
        }
        self._state.held_out.append({name: short(value) for name, value in row.items()})

    def _warn(self) -> None:
        for warning in monitor.find_warnings(self._state.curves, self._params.monitor):
            self._state.warnings.append(asdict(warning))
            earlier = [w for w in self._state.warnings[:-1] if w["sign"] == warning.sign]
            if not earlier:  # once a sign on the screen; the file has them all
                tqdm.write(f"warning: step {warning.step}: {warning.reason} ({warning.sign})")

    def _stop_where_warned(self) -> None:
        """Raises ModelError where `grpo.monitor.stop` says so."""
        now = [w for w in self._state.warnings if w["step"] == self._state.step]
        if not (self._params.monitor.stop and now):
            return
        self._save()
        reasons = "; ".join(f"{warning['reason']} ({warning['sign']})" for warning in now)
        raise ModelError(
            f"grpo.monitor stopped the training after step {self._state.step}: {reasons}. See "
            "docs/rl.md; with `grpo.monitor.stop: false` it goes on from here"
        )

    def _save(self) -> None:
        folder = self._checkpoints.folder / checkpoint_name(self._state.step)
        folder.mkdir(parents=True, exist_ok=True)
        weights = {
            "adapter": self._policy.trained,
            "optimizer": self._updater.optimizer.state_dict(),
        }
        torch.save(weights, folder / _WEIGHTS)
        write_json(folder / _STATE, asdict(self._state))
        mark_complete(self._checkpoints.folder, self._state.step)

    def _resume(self) -> None:
        checkpoint = self._checkpoints.last_checkpoint()
        if checkpoint is None:
            return
        saved = torch.load(checkpoint / _WEIGHTS, map_location=self._policy.device)
        with torch.no_grad():
            for name, weights in self._policy.trained.items():
                weights.copy_(saved["adapter"][name])
        self._updater.optimizer.load_state_dict(saved["optimizer"])
        state = json.loads((checkpoint / _STATE).read_text(encoding="utf-8"))
        self._state = _State(**state)
        self._resumed_from = checkpoint.name

    def _write_curves(self) -> None:
        """What can be looked at while it trains; the same files are complete at the end."""
        out, state = self._task.out_dir, self._state
        write_csv(out / "curves.csv", state.curves)
        write_csv(out / "times.csv", state.times)
        if state.held_out:
            write_csv(out / "held_out.csv", state.held_out)
        write_jsonl(out / "warnings.jsonl", state.warnings)
        self._live.show({"": state.curves, "held_out_": state.held_out})

    def _finish(self, seconds: float) -> TrainingResult:
        files = [self._episodes / f"{n:06d}.jsonl" for n in range(1, self._state.step + 1)]
        lines = (dump_line(record) for file in files for record in read_jsonl(file))
        self._write_curves()
        write_text(self._task.out_dir / EPISODES, lines)
        result = self._result({"seconds": round(seconds, 2), "resumed_from": self._resumed_from})
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

    def _result(self, timings: dict[str, Any]) -> TrainingResult:
        job, params, questions, state = self._task.job, self._params, self._questions, self._state
        adapter = adapter_figures(self._policy.model)
        parameters = asdict(params)
        rewards = parameters.pop("rewards")
        parameters.pop("monitor")
        held_out = (
            {"first": state.held_out[0], "final": state.held_out[-1]} if state.held_out else {}
        )
        return TrainingResult(
            run=job.run,
            model=job.model,
            summary=(
                f"LoRA adapter trained from {self._policy.origin} by GRPO on execution rewards "
                f"(recipe `{self._task.recipe}`)."
            ),
            data={
                "file": job.data.as_posix(),
                "questions": questions.trained,
                "held_out": len(questions.held_out),
                "left_out_gold_without_rows": questions.unusable,
            },
            parameters={
                **parameters,
                **{f"reward_{name}": value for name, value in rewards.items()},
                "seed": job.seed,
                **adapter.shape,
            },
            metrics={
                "steps": state.step,
                "trainable_parameters": adapter.trainable_parameters,
                "replaced_groups": int(sum(row["replaced_groups"] for row in state.curves)),
                "failed_groups": state.failed_groups,
                **(
                    {"stale_episodes": int(sum(row["stale_episodes"] for row in state.curves))}
                    if params.generation == "server"
                    else {}
                ),
                "warnings": len(state.warnings),
                **{
                    f"{when}_held_out_{name}": row[name]
                    for when, row in held_out.items()
                    for name in ("ex", "strict_ex")
                },
                **final_figures(state.curves),
            },
            curves=state.curves,
            timings=timings,
        )


def result_line(result: TrainingResult) -> str:
    """What a person wants to know when the stage has ended."""
    figures = result.metrics
    held_out = ""
    if "final_held_out_ex" in figures:
        first, final = figures["first_held_out_ex"], figures["final_held_out_ex"]
        held_out = f", held-out EX {100 * first:.1f} to {100 * final:.1f}"
    return (
        f"{result.run}: {figures['steps']} steps, reward {figures['first_reward']:.3f} to "
        f"{figures['final_reward']:.3f}{held_out}, {figures['warnings']} warnings"
    )


def _reward_figures(groups: Groups, replaced: int) -> Row:
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
        "replaced_groups": float(replaced),
        "steps_an_episode": sum(len(one.episode.steps) for one in episodes) / count,
    }


def _identity(task: GrpoTask, params: Params, plan: RolloutPlan, policy: Policy) -> dict[str, Any]:
    """All that determines the result, so that nothing but the very same training is continued."""
    init = task.init_adapter
    grpo = {name: value for name, value in asdict(params.grpo).items() if name != "monitor"}
    return {
        "run": task.job.run,
        "recipe": task.recipe,
        "mode": plan.mode,
        "grpo": grpo,
        "agents": asdict(params.agents),
        "evaluation": params.evaluation.max_turns,
        "feedback": params.feedback,
        "chat": asdict(params.generation.chat),
        "max_new_tokens": params.generation.max_new_tokens,
        "schema": asdict(params.schema),
        "sandbox": asdict(replace(params.sandbox, workers=1)),
        "lora": asdict(task.job.lora),
        "seed": task.job.seed,
        "model": task.job.model,
        "dtype": policy.dtype,
        "data_fingerprint": data_fingerprint(task.examples),
        "model_fingerprint": [
            model_fingerprint(task.job.model),
            None if init is None else read_run(init).fingerprint,
        ],
        "code_fingerprint": code_fingerprint(
            "lib.training.grpo.trainer", "lib.db.worker", without=_NOT_IN_WEIGHTS
        ),
        "torch": torch.__version__,
    }


def _shares(times: dict[str, float]) -> Row:
    """Seconds of a step, and the shares of rollout and update."""
    total = sum(times.values())
    row = {f"{name}_seconds": round(times.get(name, 0.0), 3) for name in _PHASES}
    return row | {f"{name}_share": round(times.get(name, 0.0) / total, 3) for name in _PHASES}


_PHASES = ("rollout", "score", "update", "evaluate")


@contextmanager
def _timed(times: dict[str, float], name: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    times[name] = times.get(name, 0.0) + time.perf_counter() - started
