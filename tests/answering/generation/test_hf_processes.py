"""The hf backend in several processes: the same answers, and no process outlives the run."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.generation.backends import open_generator
from lib.answering.generation.hf import HfGenerator
from lib.answering.generation.hf_processes import HfProcesses, process_count
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Sampling,
)
from lib.base.errors import ModelError
from lib.base.records import user_message
from tests.answering.generation.params import generation_params

PARAMS = generation_params(batch_size=3)
REQUESTS = [
    GenerationRequest(
        f"dev-{index:05d}", 1, user_message(f"Question: {'How ' * (index % 7)}?\nSQL:")
    )
    for index in range(11)
]
TOO_LONG = GenerationRequest("dev-long", 1, user_message("How " * 2000))


@pytest.fixture(scope="module")
def processes(tiny_model: Path) -> HfProcesses:
    return HfProcesses(str(tiny_model), None, PARAMS, 2)


@pytest.mark.parametrize(
    "sampling", [Sampling(max_new_tokens=8), Sampling(2, 1.0, max_new_tokens=8, seed=3)]
)
def test_several_processes_answer_as_one(
    processes: HfProcesses, tiny_model: Path, sampling: Sampling
) -> None:
    requests = [*REQUESTS, TOO_LONG]
    told: dict[int, GenerationOutcome] = {}
    outcomes = processes.generate(requests, sampling, told.__setitem__)
    alone = HfGenerator(str(tiny_model), None, PARAMS)
    assert outcomes == alone.generate(requests, sampling)
    assert [told[place] for place in range(len(requests))] == outcomes
    assert isinstance(outcomes[-1], GenerationFailure)
    assert processes.max_prompt_tokens == alone.max_prompt_tokens
    assert processes.count_tokens(user_message("SELECT 1")) == alone.count_tokens(
        user_message("SELECT 1")
    )


def test_no_request_is_no_work(processes: HfProcesses) -> None:
    assert processes.generate([], Sampling()) == []


def test_a_model_that_cannot_be_loaded_is_an_error(tiny_model: Path, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"no adapter_config\.json"):
        HfProcesses(str(tiny_model), tmp_path, PARAMS, 2)


def test_a_process_that_ends_is_an_error(tiny_model: Path) -> None:
    generator = HfProcesses(str(tiny_model), None, PARAMS, 2)
    os.kill(next(iter(generator._pool._processes)), signal.SIGKILL)
    with pytest.raises(ModelError, match=r"lower generation\.processes"):
        _ask_again_and_again(generator)  # the death of a process is noticed a moment later
    with pytest.raises(ModelError, match=r"lower generation\.processes"):
        generator.generate(REQUESTS, Sampling(max_new_tokens=8))  # by now it is known


@pytest.mark.parametrize("cores", [1, 3])
def test_a_small_model_gets_one_process_a_core(
    tiny_model: Path, monkeypatch: pytest.MonkeyPatch, cores: int
) -> None:
    monkeypatch.setattr("lib.answering.generation.hf_processes._cores", lambda: cores)
    automatic = replace(PARAMS, processes="auto")
    assert process_count(str(tiny_model), automatic) == cores
    assert process_count("Qwen/Qwen2.5-Coder-3B-Instruct", automatic) == 0
    assert process_count(str(tiny_model), replace(PARAMS, processes=2)) == 2
    assert isinstance(open_generator(PARAMS, str(tiny_model)), HfGenerator)


def _ask_again_and_again(generator: HfProcesses) -> None:
    for _ in range(50):
        generator.generate(REQUESTS, Sampling(max_new_tokens=8))


_RUN = """
import sys, time
from lib.answering.generation.hf_processes import HfProcesses
from tests.answering.generation.params import generation_params
if __name__ == "__main__":
    generator = HfProcesses(sys.argv[1], None, generation_params(), 2)
    print(*generator._pool._processes, flush=True)
    time.sleep(600)
"""


@pytest.mark.slow
def test_a_killed_run_leaves_no_process_behind(tiny_model: Path, tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(_RUN)
    run = subprocess.Popen(
        [sys.executable, str(script), str(tiny_model)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert run.stdout is not None
    started = [int(number) for number in run.stdout.readline().split()]
    run.kill()
    run.wait()
    assert len(started) == 2
    deadline = time.monotonic() + 300
    while any(map(_is_running, started)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not any(map(_is_running, started))


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()


@pytest.mark.slow
def test_a_child_process_that_uses_it_ends(tiny_model: Path) -> None:
    script = (
        "from stages.bench import in_fresh_process\n"
        "from tests.answering.generation.kept_processes import answer_and_keep\n"
        f"print(in_fresh_process(answer_and_keep, {str(tiny_model)!r})['tokens'])\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        cwd=Path(__file__).resolve().parents[3],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert (ended.returncode, ended.stdout.strip().isdigit()) == (0, True), ended.stderr
