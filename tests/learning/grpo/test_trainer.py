"""Whole trainings of a tiny model whose texts follow a script; everything else is real."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.protocol import GenerationRequest
from lib.answering.generation.runs import read_run
from lib.answering.generation.tokens import prompt_token_ids
from lib.base.errors import ModelError, ParamsError
from lib.base.params import GrpoLoss, GrpoMode, Params
from lib.base.records import Example
from lib.learning.grpo import monitor
from lib.learning.grpo.policy import Policy
from lib.learning.grpo.rollouts import rollout_plan
from lib.learning.grpo.trainer import EPISODES, GrpoTask
from lib.learning.grpo.update import Updater
from lib.learning.training.launch import TrainingJob
from tests.learning.conftest import RESULT_FILES, curves, figures, result_files
from tests.learning.grpo.conftest import ChangeGrpo
from tests.learning.grpo.scripted import episodes_of, mixed, train_scripted
from tests.scripted import Script, drawn, example_id

_TIMED = ("times.csv",)

Train = Callable[..., GrpoTask]


def _train_in(
    folder: Path,
    examples: list[Example],
    sft_job: TrainingJob,
    params: Params,
    mode: GrpoMode = "check_rewrite",
    script: Script | None = None,
    drawn_at: float | None = None,
) -> GrpoTask:
    job = replace(sft_job, run=f"grpo_{mode}", out_dir=folder / "model", work_dir=folder / "work")
    task = GrpoTask(mode, job, examples, sft_job.out_dir, folder / "grpo")
    train_scripted(task, params, script, drawn_at)
    return task


@pytest.fixture
def train(examples: list[Example], sft_job: TrainingJob, tmp_path: Path) -> Train:
    """Train in a folder of the test's own; returns the task."""
    return partial(_train_in, tmp_path, examples, sft_job)


@dataclass(frozen=True)
class _Finished:
    """`scored`: the completions that have had a gradient."""

    task: GrpoTask
    scored: frozenset[tuple[int, ...]]


@pytest.fixture(scope="module")
def finished(
    tmp_path_factory: pytest.TempPathFactory,
    examples: list[Example],
    sft_job: TrainingJob,
    params: Params,
) -> _Finished:
    """A finished training of check_rewrite. Do not change its files."""
    scored: set[tuple[int, ...]] = set()
    score = Policy.score

    def watched(self: Policy, rows: Any, temperature: float) -> Any:
        found = score(self, rows, temperature)
        if found[0].requires_grad:
            scored.update(row.completion for row in rows)
            # logits of prompts, observations and checks are not even computed
            assert len(found[0]) == sum(len(row.completion) for row in rows)
        return found

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Policy, "score", watched)
        task = _train_in(tmp_path_factory.mktemp("grpo"), examples, sft_job, params)
    return _Finished(task, frozenset(scored))


def _files(task: GrpoTask) -> dict[str, bytes]:
    """The files that equal trainings share, byte for byte."""
    beside = {
        path.relative_to(task.out_dir).as_posix(): path.read_bytes()
        for path in task.out_dir.rglob("*")
        if path.is_file() and path.name not in _TIMED
    }
    return result_files(task.job.out_dir) | beside


def _loss_by_hand(episodes: list[dict[str, Any]], params: Params) -> float:
    """The loss of a step from its records, before the first update: all ratios are 1."""
    used = [episode for episode in episodes if episode["advantage"] is not None]
    losses = []
    for episode in used:
        tokens = []
        for step in episode["steps"]:
            if not any(step["mask"]):
                continue
            pairs = zip(step["log_probabilities"], step["reference_log_probabilities"], strict=True)
            for now, start in pairs:
                k3 = math.exp(start - now) - (start - now) - 1
                tokens.append(params.grpo.kl * k3 - episode["advantage"])
        losses.append(tokens)
    total = math.fsum(loss for tokens in losses for loss in tokens)
    longest = rollout_plan("check_rewrite", params).sampling.max_new_tokens
    return {
        "dapo": total / sum(map(len, losses)),
        "dr_grpo": total / (len(losses) * longest),
        "grpo": math.fsum(math.fsum(t) / len(t) for t in losses) / len(losses),
    }[params.grpo.loss]


def test_weights_that_are_not_finite_are_not_published(
    train: Train, with_grpo: ChangeGrpo, tmp_path: Path
) -> None:
    params = with_grpo(steps=1, learning_rate=1e38, warmup_steps=0, held_out=0)
    with pytest.raises(ModelError, match="not finite, the training has diverged: lower"):
        train(params)
    assert not (tmp_path / "model").exists()


@pytest.mark.parametrize("loss", ["dapo", "dr_grpo", "grpo"])
def test_the_loss_of_recorded_groups_by_hand(
    train: Train, with_grpo: ChangeGrpo, loss: GrpoLoss
) -> None:
    params = with_grpo(loss=loss, kl=0.5, entropy_coef=0.3, steps=2, learning_rate=0.02, held_out=0)
    task = train(params)
    episodes, rows = episodes_of(task), curves(task.job.out_dir)
    for step in (1, 2):
        of_step = [episode for episode in episodes if episode["step"] == step]
        assert len({e["group"] for e in of_step if e["advantage"] is not None}) >= 2
        by_hand = _loss_by_hand(of_step, params) - 0.3 * rows[step - 1]["entropy"]
        assert rows[step - 1]["loss"] == pytest.approx(by_hand, abs=1e-5)
    assert rows[0]["kl"] == pytest.approx(0.0, abs=1e-6)
    assert rows[1]["kl"] > 1e-5  # else the divergence would not be tested
    assert max(row["probability_gap"] for row in rows) < 1e-4


def test_only_tokens_that_are_trained_have_a_gradient(finished: _Finished) -> None:
    trained = {
        tuple(step["completion_ids"])
        for episode in episodes_of(finished.task)
        if episode["advantage"] is not None
        for step in episode["steps"]
        if step["role"] in ("write", "rewrite")
    }
    assert trained
    assert finished.scored == trained


def test_a_killed_training_ends_with_the_bytes_of_an_uninterrupted_one(
    finished: _Finished, train: Train, params: Params, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All steps have been done twice, so equal trainings are equal."""
    update = Updater.update

    def killed(self: Updater, groups: Any, step: int) -> Any:
        if step == 4:
            raise KeyboardInterrupt
        return update(self, groups, step)

    with monkeypatch.context() as patched:
        patched.setattr(Updater, "update", killed)
        with pytest.raises(KeyboardInterrupt):
            train(params)
    resumed = train(params)
    assert figures(resumed.job.out_dir, "timings")["resumed_from"] == "checkpoint-2"
    assert _files(resumed) == _files(finished.task)
    assert not resumed.job.work_dir.exists()


def test_what_is_left_behind(finished: _Finished, params: Params) -> None:
    task = finished.task
    assert {path.name for path in task.job.out_dir.iterdir()} == RESULT_FILES
    assert read_run(task.job.out_dir).run == "grpo_check_rewrite"
    assert figures(task.job.out_dir)["steps"] == params.grpo.steps
    assert "GRPO" in (task.job.out_dir / "README.md").read_text()
    assert {path.name for path in task.out_dir.iterdir()} == {
        EPISODES,
        "curves.csv",
        "held_out.csv",
        "times.csv",
        "warnings.jsonl",
    }


def test_what_is_rewarded_becomes_likelier(train: Train, with_grpo: ChangeGrpo) -> None:
    """One text earns more than the other, at every step."""
    params = with_grpo(steps=6, learning_rate=0.05, kl=0.0, temperature=1.0, held_out=0)
    pair = drawn([" SELECT name FROM singer", " SELECT nmae FROM stadium"])
    task = train(params, mode="direct", script=pair)

    def mean(step: int, text: str) -> float:
        found = [
            sum(one["log_probabilities"])
            for episode in episodes_of(task)
            if episode["step"] == step
            for one in episode["steps"]
            if one["text"] == text
        ]
        return sum(found) / len(found)

    good, bad = " SELECT name FROM singer", " SELECT nmae FROM stadium"
    assert mean(6, good) - mean(6, bad) > mean(1, good) - mean(1, bad) + 1.0


@pytest.mark.parametrize(
    ("mode", "steps", "groups", "roles"),
    [
        ("direct", 2, 3, {"write": True}),
        ("repair", 1, 2, {"write": True, "rewrite": True}),
        ("check_rewrite", 1, 2, {"write": True, "check": False, "rewrite": True}),
    ],
)
def test_each_mode_has_its_roles_and_one_answer_and_several_steps_numbers_of_their_own(
    train: Train,
    params: Params,
    mode: GrpoMode,
    steps: int,
    groups: int,
    roles: dict[str, bool],
) -> None:
    """`roles`: whether they are trained."""
    numbers = {"steps": 2, "groups": 3, "multi_steps": 1, "multi_groups": 2, "held_out": 0}
    grpo = replace(params.grpo, **numbers, max_replaced_groups=0)
    episodes = episodes_of(train(replace(params, grpo=grpo), mode=mode))
    assert max(episode["step"] for episode in episodes) == steps
    assert len({(each["step"], each["group"]) for each in episodes}) == steps * groups
    rolled_out = [step for episode in episodes for step in episode["steps"]]
    assert {step["role"] for step in rolled_out} == set(roles)
    assert all(set(step["mask"]) == {int(roles[step["role"]])} for step in rolled_out)


def test_groups_without_differences_are_replaced_up_to_the_limit(
    train: Train, with_grpo: ChangeGrpo, examples: list[Example]
) -> None:
    usual = mixed(examples)
    dull = {example.id for example in examples[::2]}

    def write(request: GenerationRequest, seed: int) -> str:
        return " SELECT 1" if example_id(request) in dull else usual(request, seed)

    params = with_grpo(groups=2, max_replaced_groups=2, steps=3)
    task = train(params, mode="direct", script=write)
    for step, row in enumerate(curves(task.job.out_dir), start=1):
        groups = {
            episode["group"]: episode["advantage"]
            for episode in episodes_of(task)
            if episode["step"] == step
        }
        equal = sum(advantage is None for advantage in groups.values())
        assert row["replaced_groups"] == len(groups) - 2 == min(equal, 2)


def test_a_step_without_anything_to_learn_from_changes_nothing(
    train: Train, with_grpo: ChangeGrpo, examples: list[Example]
) -> None:
    usual, seeds = mixed(examples), set[int]()

    def write(request: GenerationRequest, seed: int) -> str:
        seeds.add(seed)
        sampled = [each for each in sorted(seeds) if each != min(seeds)]  # without the greedy seed
        return usual(request, seed) if seed in sampled[:1] else " SELECT 1"

    task = train(with_grpo(steps=2, kl=0.5), mode="direct", script=write)
    first, second = curves(task.job.out_dir)
    assert first["gradient_norm"] > 0
    assert (second["gradient_norm"], second["loss"]) == (0.0, 0.0)
    assert second["equal_groups"] == 1.0


def test_preflight_stops_where_all_rewards_are_equal(train: Train, params: Params) -> None:
    with pytest.raises(ModelError, match=r"all 24 rewards are 0\.0; expected different rewards"):
        train(params, script=lambda request, seed: " nothing")


def test_preflight_stops_where_prompts_differ_in_tokens(
    train: Train, params: Params, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_start(tokenizer: Any, messages: Any) -> list[int]:
        return [tokenizer.bos_token_id, *prompt_token_ids(tokenizer, messages)]

    monkeypatch.setattr(monitor, "prompt_token_ids", with_start)
    with pytest.raises(ModelError, match=r"tokens in the rollout and .* differ from place 0 on"):
        train(params)


def test_preflight_stops_where_probabilities_differ(train: Train, params: Params) -> None:
    with pytest.raises(ModelError, match="log-probabilities of sampled tokens differ by up to"):
        train(params, drawn_at=0.5)


def test_the_monitor_stops_with_its_reason_and_can_be_overruled(
    train: Train, with_grpo: ChangeGrpo
) -> None:
    def flood(request: GenerationRequest, seed: int) -> str:
        table = "SELECT * FROM singer"
        return drawn([f" {table}", f" {table} ORDER BY age", " SELECT nmae"])(request, seed)

    params = with_grpo(steps=3, held_out=0)
    strict = replace(params.grpo.monitor, stop=True, window=2)
    stopped = replace(params, grpo=replace(params.grpo, monitor=strict))
    with pytest.raises(ModelError, match=r"after step 2: .* more columns than gold .*max_column"):
        train(stopped, mode="direct", script=flood)
    with pytest.raises(ModelError, match="after step 2: "):
        train(stopped, mode="direct", script=flood)
    task = train(params, mode="direct", script=flood)
    assert figures(task.job.out_dir, "timings")["resumed_from"] == "checkpoint-2"


@pytest.mark.parametrize(
    ("mode", "pattern", "message"),
    [
        ("check_rewrite", "judge", "matches no role of the mode check_rewrite, which has write, "),
        ("react", "write|rewrite", "matches no role of the mode react, which has act"),
        ("react", "write(", "is no pattern"),
    ],
)
def test_a_pattern_of_no_role_of_the_mode_is_a_mistake(
    with_grpo: ChangeGrpo, mode: str, pattern: str, message: str
) -> None:
    with pytest.raises(ParamsError, match=message):
        rollout_plan(mode, with_grpo(trained_roles=pattern))
