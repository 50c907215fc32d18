"""Rollouts through a server: whatever happens to the run, no answered question is asked again."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.generation.backends import open_generator
from lib.answering.generation.protocol import Generator
from lib.answering.rollout.outputs import read_trajectories
from lib.base.records import Example, FeedbackLevel
from tests.answering.generation.faulty_server import (
    KEY,
    MODEL,
    TRANSIENT,
    FaultyServer,
    faulty_server,
)
from tests.answering.generation.params import generation_params
from tests.stages.project import REPOSITORY, Project

KEY_VARIABLE = "A_KEY_FOR_TESTS"
_CONCURRENCY = 4


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[FaultyServer]:
    monkeypatch.setenv(KEY_VARIABLE, KEY)
    with faulty_server() as opened:
        yield opened


def open_at(server: FaultyServer, cache: Path) -> Generator:
    params = generation_params(backend="openai")
    return open_generator(
        replace(
            params,
            endpoint=replace(
                params.endpoint,
                base_url=server.base_url,
                api_key_env=KEY_VARIABLE,
                max_attempts=2,
            ),
            cache=replace(params.cache, folder=str(cache), backends=("openai",)),
        ),
        MODEL,
    )


def test_a_changed_feedback_does_not_ask_turn_1_again(
    server: FaultyServer, examples: list[Example], roll: Callable[..., Path], tmp_path: Path
) -> None:
    levels: tuple[FeedbackLevel, ...] = ("none", "basic", "minimal")
    for level in levels:
        generator = open_at(server, tmp_path / "cache")
        out = tmp_path / level
        roll(generator, out, feedback=level, max_turns=2)
    asked = Counter(json.dumps(body["messages"]) for body in server.bodies)
    assert set(asked.values()) == {1}
    first_turns = [prompt for prompt in asked if "The corrected query" not in prompt]
    assert len(first_turns) == len(examples)
    assert len(asked) > 2 * len(examples)  # the repair prompts of two levels differ


def test_every_question_ends_with_an_attempt_or_a_recorded_error(
    server: FaultyServer, examples: list[Example], roll: Callable[..., Path], tmp_path: Path
) -> None:
    faults = {example.question: fault for example, fault in zip(examples, _lasting(), strict=True)}

    def script(prompt: str, before: int) -> str | None:
        return next(
            fault
            for question, fault in faults.items()
            if f"Question: {question}\n" in f"{prompt}\n"
        )

    server.script = script
    path = roll(open_at(server, tmp_path), tmp_path / "out", feedback="none")
    answers = [
        t.error or (t.turns[0].attempts[0].finish_reason, t.turns[0].attempts[0].status)
        for t in read_trajectories(path)
    ]
    assert answers[:3] == [("refusal", "error"), ("length", "cut_off"), ("stop", "ok")]
    assert (
        answers[3:]
        == [
            "the server answers 503: fault 503",
            "the choice is empty",
            "the server answers 400: fault 400",
        ]
        * 3
    )


def _lasting() -> list[str | None]:
    return ["refusal", "length", None, *(["503", "empty choice", "400"] * 3)]


@pytest.mark.slow
def test_killed_and_started_again_no_answered_question_is_asked_twice(
    server: FaultyServer, tmp_path: Path
) -> None:
    server.script = lambda prompt, before: (
        TRANSIENT[2] if before == 0 and len(prompt) % 5 == 0 else "slow"
    )
    project = _project(tmp_path / "project", server)
    _kill_when(project, server, 15)
    assert not (project.root / "outputs/eval_base/trajectories.jsonl").exists()
    ended = project.run("eval_base")
    assert ended.code == 0, ended.err
    assert len(server.answered) == 40
    twice = [prompt for prompt, count in server.answered.items() if count > 1]
    assert len(twice) <= _CONCURRENCY  # under way when the process was killed
    killed = _trajectories(project)
    straight = _project(tmp_path / "straight", server)
    assert straight.run("eval_base").code == 0
    assert _trajectories(straight) == killed


def _project(root: Path, server: FaultyServer) -> Project:
    """Forty questions in one chunk: before the end, the cache has all and the journal nothing."""
    project = Project.create(root)
    questions = project.questions("dev")
    project.write_questions(
        "dev",
        [
            {**questions[index % 7], "question": f"{index}: {questions[index % 7]['question']}"}
            for index in range(40)
        ],
    )
    project.set_params(
        {
            "model": MODEL,
            "evaluation.chunk_size": 100,
            "generation.backend": "openai",
            "generation.endpoint.base_url": server.base_url,
            "generation.endpoint.api_key_env": KEY_VARIABLE,
            "generation.endpoint.concurrency": _CONCURRENCY,
        }
    )
    return project


def _kill_when(project: Project, server: FaultyServer, answers: int) -> None:
    """Start the stage, and SIGKILL it once the server has given this many answers."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stages.eval_base"],
        cwd=project.root,
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), "OMP_NUM_THREADS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 600
    while server.answered.total() < answers:
        assert process.poll() is None, "the stage ended before it was killed"
        assert time.monotonic() < deadline
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()


def _trajectories(project: Project) -> list[dict[str, object]]:
    path = project.root / "outputs/eval_base/trajectories.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
