"""Training by server, with a stand-in that checks the requests; everything else is real."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lib.answering.agents.episode import Question
from lib.answering.rollout.workers import Workers
from lib.base.errors import ModelError
from lib.base.params import GrpoMode, Params, RolloutParams
from lib.base.records import Completion, Example, SampledTokens
from lib.learning.grpo.rollouts import RecordedSteps, rollout_plan
from lib.learning.grpo.served import EpisodeTask, OpenEpisodeWork
from lib.learning.grpo.trainer import GrpoTask
from lib.learning.training.launch import TrainingJob
from tests.learning.conftest import curves
from tests.learning.grpo.conftest import ChangeGrpo
from tests.learning.grpo.policy_server import BASE, PolicyStandIn, policy_server
from tests.learning.grpo.scripted import ScriptedWriter, episodes_of, train_scripted
from tests.scripted import ScriptedGenerator, drawn


@pytest.fixture
def served(request: pytest.FixtureRequest) -> Iterator[PolicyStandIn]:
    """Our own server, or vLLM's where a test is parametrized with "vllm"."""
    with policy_server(own=getattr(request, "param", "own") == "own") as server:
        yield server


_THREADS = RolloutParams("local", 2, 600.0)
BOTH = pytest.mark.parametrize("served", ["own", "vllm"], indirect=True)


Train = Callable[..., GrpoTask]


def _train_in(
    root: Path,
    examples: list[Example],
    sft_job: TrainingJob,
    served: PolicyStandIn,
    params: Params,
    mode: GrpoMode = "direct",
    folder: str = "one",
) -> GrpoTask:
    """Train by the server or in process; in both, the policy writes what the script says."""

    def serve(writer: ScriptedWriter) -> None:
        served.writer = lambda: writer  # type: ignore[assignment,return-value]

    endpoint = replace(
        params.generation.endpoint,
        base_url=served.base_url,
    )
    generation = replace(params.generation, endpoint=endpoint)
    out = root / folder
    job = replace(sft_job, run=f"grpo_{mode}", out_dir=out / "model", work_dir=out / "work")
    task = GrpoTask(mode, job, examples, sft_job.out_dir, out / "grpo")
    params = replace(params, generation=generation, rollout=_THREADS)
    train_scripted(task, params, temperature=1.0, on_writer=serve)
    return task


@pytest.fixture
def train(
    examples: list[Example], sft_job: TrainingJob, tmp_path: Path, served: PolicyStandIn
) -> Train:
    return partial(_train_in, tmp_path, examples, sft_job, served)


@pytest.fixture(scope="session")
def by_server(with_grpo: ChangeGrpo) -> Callable[..., Params]:
    return lambda **changes: with_grpo(**{"generation": "server", "steps": 2, **changes})


@pytest.fixture(scope="module")
def whole(
    tmp_path_factory: pytest.TempPathFactory,
    examples: list[Example],
    sft_job: TrainingJob,
    by_server: Callable[..., Params],
) -> list[dict[str, Any]]:
    """The episodes of a training that nothing disturbs."""
    with policy_server(own=True) as server:
        root = tmp_path_factory.mktemp("whole")
        return episodes_of(_train_in(root, examples, sft_job, server, by_server()))


def test_a_training_by_server_has_the_figures_of_one_in_process(
    train: Train, with_grpo: ChangeGrpo, by_server: Callable[..., Params], served: PolicyStandIn
) -> None:
    here = episodes_of(train(with_grpo(steps=2), "check_rewrite", "here"))
    assert not served.asked
    there = episodes_of(train(by_server(), "check_rewrite", "there"))
    assert served.asked
    assert len(there) == len(here)
    for one, other in zip(here, there, strict=True):
        for step, again in zip(one["steps"], other["steps"], strict=True):
            for scores in ("log_probabilities", "reference_log_probabilities"):
                assert again.pop(scores) == pytest.approx(step.pop(scores), abs=1e-4)
        assert other == one  # weights_version, rewards and advantages too


@BOTH
def test_each_adapter_is_published_before_it_is_asked_and_replaces_one_of_its_name(
    train: Train, by_server: Callable[..., Params], served: PolicyStandIn
) -> None:
    """A killed training has left one."""
    served.adapters.add("grpo_direct-1")
    task = train(by_server())
    names = [f"grpo_direct-{step}" for step in range(3)]
    assert [body["lora_name"] for body in served.loads] == names
    assert [body["load_inplace"] for body in served.loads] == [False, True, False]
    assert served.unloads == names
    assert list(dict.fromkeys(body["model"] for body in served.asked)) == names
    assert {episode["weights_version"] for episode in episodes_of(task)} == {0, 1}
    assert served.adapters == set()
    assert not Path(served.loads[0]["lora_path"]).exists()


@pytest.mark.slow
def test_faults_of_the_server_are_tried_again(
    train: Train,
    by_server: Callable[..., Params],
    served: PolicyStandIn,
    whole: list[dict[str, Any]],
) -> None:
    calls: Counter[str] = Counter()

    def fault(path: str) -> int | None:
        calls[path] += 1
        return {0: 503, 1: 0}.get(calls[path] % 7)  # 0: the connection is cut

    served.fault = fault
    assert episodes_of(train(by_server())) == whole


def test_what_other_weights_wrote_is_dropped_and_played_again(
    train: Train,
    by_server: Callable[..., Params],
    served: PolicyStandIn,
    whole: list[dict[str, Any]],
) -> None:
    honest = served.answer

    def exchanged(path: str, body: dict[str, Any]) -> tuple[int, Any]:
        status, payload = honest(path, body)
        if path == "/v1/completions" and len(served.asked) in range(5, 8):
            payload["weights_version"] += 1
        return status, payload

    served.answer = exchanged  # type: ignore[method-assign]
    task = train(by_server())
    assert episodes_of(task) == whole
    assert _stale(task) == [3, 0]


def _stale(task: GrpoTask) -> list[float]:
    return [row["stale_episodes"] for row in curves(task.job.out_dir)]


def test_other_weights_again_and_again_end_the_training(
    train: Train, by_server: Callable[..., Params], served: PolicyStandIn
) -> None:
    honest = served.answer

    def exchanged(path: str, body: dict[str, Any]) -> tuple[int, Any]:
        status, payload = honest(path, body)
        return status, payload | {"weights_version": 9} if "choices" in payload else payload

    served.answer = exchanged  # type: ignore[method-assign]
    with pytest.raises(ModelError, match="written by other weights than 'grpo_direct-0' 5 times"):
        train(by_server())


@BOTH
def test_older_weights_may_be_learnt_from_one_step_behind(
    train: Train, by_server: Callable[..., Params], served: PolicyStandIn
) -> None:
    params = by_server(stale="use", steps=3, max_replaced_groups=0, held_out=0)
    task = train(params)
    versions = {(e["step"], e["weights_version"]) for e in episodes_of(task)}
    assert versions == {(1, 0), (2, 0), (3, 1)}
    played = params.grpo.multi_groups * params.grpo.group_size
    assert _stale(task) == [0, played, played]


@pytest.mark.parametrize(
    ("status", "message"),
    [(404, "start it with `--trainer`, or vLLM's with --enable-lora"), (401, "a fault")],
)
def test_a_server_that_takes_no_adapters_is_a_mistake(
    train: Train,
    by_server: Callable[..., Params],
    served: PolicyStandIn,
    status: int,
    message: str,
) -> None:
    served.fault = lambda path: status if "lora" in path else None
    with pytest.raises(ModelError, match=f"'grpo_direct-0' cannot be loaded: .*{message}"):
        train(by_server())


def test_an_episode_has_the_tokens_of_the_server_and_none_of_the_text(
    served: PolicyStandIn, examples: list[Example], params: Params, tiny_model: Path
) -> None:
    """The ids are not tokens of the text: they are taken as they came, even an end token alone."""
    served.writer = _WithEnds
    endpoint = replace(params.generation.endpoint, base_url=served.base_url, api="completions")
    generation = replace(params.generation, endpoint=endpoint, max_prompt_tokens=400)
    plan = rollout_plan("direct", params)
    served_params = replace(params, generation=generation)
    work = OpenEpisodeWork(served_params, plan.agent, str(tiny_model), ours=True)
    questions = [
        replace(Question.of(examples[number % len(examples)]), id=f"{number}")
        for number in range(16)
    ]
    tasks = [
        EpisodeTask(BASE, tuple(questions[start : start + 4]), plan.sampling)
        for start in range(0, 16, 4)
    ]
    with Workers[EpisodeTask, RecordedSteps](_THREADS, work) as workers:
        played = list(workers.map(tasks))
    assert not any(recorded.errors for recorded in played)
    steps = [step for recorded in played for of in recorded.steps.values() for step in of]
    sampled = [step.candidates.completions[0].sampled for step in steps]
    assert {one.completion for one in sampled if one} == {(2, 2, 2, 2, _END), (_END,)}


_END = 9


class _WithEnds(ScriptedGenerator):
    """Writes a query or nothing, and then an end token."""

    def __init__(self) -> None:
        super().__init__(drawn([" SELECT name FROM singer", ""]))

    def _completion(self, text: str) -> Completion:
        words = len(text.split())
        tokens = SampledTokens((1,), (2,) * words + (_END,), (-1.0,) * (words + 1))
        return Completion(text, "stop", 1, words, tokens)
