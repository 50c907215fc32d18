"""Workers: every task has one result even if some die; a rollout has the same bytes everywhere."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import psutil
import pytest

from lib.answering.generation.backends import MockGenerator
from lib.answering.rollout.chunks import OpenChunkWork
from lib.answering.rollout.outputs import RolloutSettings
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.answering.rollout.workers import Workers
from lib.base.errors import DataError, MissingExtraError, ModelError
from lib.base.params import RolloutParams
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from tests.answering.rollout.works import DiesOnce, Squares

_PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"
_RAY = pytest.param("ray", marks=pytest.mark.skipif(not find_spec("ray"), reason="no Ray here"))
_DEADLY = ["processes", _RAY]  # a thread cannot die alone
_PATIENCE = 30.0  # seconds: more than a sound worker takes to start and to answer anywhere


@pytest.fixture(autouse=True)
def _code_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process from which workers are forked find the code; they then have the imports."""
    monkeypatch.setenv("PYTHONPATH", str(_PARAMS.parent))


def _workers(by: str, work: Squares, count: int = 2, seconds: float = 600) -> Workers[int, int]:
    return Workers(RolloutParams(by, count, seconds), work)  # type: ignore[arg-type]


@pytest.mark.parametrize("by", ["local", *_DEADLY])
def test_results_are_in_the_order_of_the_tasks(by: str, tmp_path: Path) -> None:
    with _workers(by, Squares(tmp_path), 3) as workers:
        assert list(workers.map(range(20))) == [number * number for number in range(20)]
        with pytest.raises(DataError, match=r"^-1 is below 0$"):
            workers.submit(-1).result()
        assert workers.submit(7).result() == 49  # an error does not kill a worker
    assert workers.deaths == 0
    assert by == "ray" or list(tmp_path.glob("closed-*"))


@pytest.mark.parametrize("by", _DEADLY)
def test_what_a_dead_worker_was_at_is_played_again(by: str, tmp_path: Path) -> None:
    with _workers(by, Squares(tmp_path, deadly=(3, 4, 11))) as workers:
        assert list(workers.map(range(12))) == [number * number for number in range(12)]
        assert workers.deaths == 3


@pytest.mark.slow
def test_a_task_that_kills_all_its_workers_is_a_mistake(tmp_path: Path) -> None:
    with (
        _workers("processes", Squares(tmp_path, deadly=(1,), always=True), 1) as workers,
        pytest.raises(ModelError, match=r"20 workers in a row have died .* exit code -9"),
    ):
        list(workers.map(range(3)))
    (server,) = [one for one in psutil.Process().children() if "forkserver" in str(one.cmdline())]
    assert server.children() == []


@pytest.mark.slow
@pytest.mark.parametrize("by", _DEADLY)
def test_a_worker_that_lives_and_does_not_answer_costs_its_time_and_one_attempt(
    by: str, tmp_path: Path
) -> None:
    stopped = Squares(tmp_path, deadly=(3,), by=signal.SIGSTOP)
    with _workers(by, stopped, seconds=_PATIENCE) as workers:
        started = time.monotonic()
        assert list(workers.map(range(6))) == [number * number for number in range(6)]
        assert time.monotonic() - started >= _PATIENCE
        assert workers.deaths == 1


@pytest.mark.slow
def test_a_task_at_which_all_workers_hang_is_a_mistake(tmp_path: Path) -> None:
    stopped = Squares(tmp_path, deadly=(1,), always=True, by=signal.SIGSTOP)
    with (
        _workers("processes", stopped, 1, seconds=1) as workers,
        pytest.raises(
            ModelError, match=r"^3 workers .* no answer within 1 s; raise rollout\.worker_timeout"
        ),
    ):
        workers.submit(1).result()


def test_few_tasks_are_held_at_a_time(tmp_path: Path) -> None:
    taken: list[int] = []
    with _workers("local", Squares(tmp_path)) as workers:
        for done in workers.map(taken.append(n) or n for n in range(100)):  # type: ignore[func-returns-value]
            assert len(taken) - done**0.5 <= 5


def test_without_ray_the_message_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.answering.rollout.workers.find_spec", lambda name: None)
    with pytest.raises(MissingExtraError, match=r"`pip install ray==.*` inside \.venv"):
        _workers("ray", Squares(tmp_path))


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if path.name != "timings.json"
    }


@pytest.mark.parametrize("by", _DEADLY)
@pytest.mark.parametrize(
    ("scope", "by_signal"),
    [
        ("verified", signal.SIGKILL),
        pytest.param("online", signal.SIGSTOP, marks=pytest.mark.slow),
    ],
)
def test_a_rollout_by_workers_has_the_bytes_of_one_here(
    by: str,
    scope: str,
    by_signal: signal.Signals,
    examples: Sequence[Example],
    sandbox: Sandbox,
    settings: RolloutSettings,
    tmp_path: Path,
) -> None:
    settings = replace(settings, scope=scope, chunk_size=3)  # type: ignore[arg-type]
    control = {example.id: ("no such column: x",) for example in examples[::3]}
    here, there = (tmp_path / name / "out" for name in ("here", "there"))
    mock = MockGenerator({example.id: example.gold_sql for example in examples})
    run_rollouts([Rollout(examples, settings, here, {}, control)], mock, sandbox)
    params = load_params(_PARAMS)
    generation = replace(params.generation, backend="mock")
    limits = replace(params.sandbox, workers=1, timeout_ms=1000)
    chunks = OpenChunkWork(generation, limits, "", None)
    work = DiesOnce(chunks, tmp_path / "m", examples[4].id, by_signal)
    with Workers(RolloutParams(by, 2, _PATIENCE), work) as workers:  # type: ignore[arg-type]
        parts = [Rollout(examples, settings, there, {}, control)]
        run_rollouts(parts, None, sandbox, workers)
        assert workers.deaths == 1
    assert _files(there) == _files(here)
