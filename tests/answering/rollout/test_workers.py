"""Workers: every task has one result, in order; a rollout has the same bytes everywhere."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.backends import MockGenerator
from lib.answering.rollout.run import OpenChunkWork, Rollout, run_rollouts
from lib.answering.rollout.workers import Workers
from lib.base.errors import DataError, MissingExtraError, ModelError
from lib.base.params import RolloutParams
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox

_PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"
_ray = pytest.mark.skipif(not find_spec("ray"), reason="no Ray here")
_everywhere = pytest.mark.parametrize("by", ["local", pytest.param("ray", marks=_ray)])


@dataclass(frozen=True)
class _Squares:
    """`folder`: records what was tried.

    A number in `deadly` sends `by` to its worker once, or `always`.
    """

    folder: Path
    deadly: tuple[int, ...] = ()
    always: bool = False
    by: signal.Signals = signal.SIGKILL

    @contextmanager
    def __call__(self) -> Iterator[Callable[[int], int]]:
        def square(number: int) -> int:
            tried = self.folder / str(number)
            first = not tried.exists()
            tried.touch()
            if number in self.deadly and (first or self.always):
                os.kill(os.getpid(), self.by)
            if number < 0:
                raise DataError(f"{number} is below 0")
            return number * number

        yield square
        (self.folder / f"closed-{os.getpid()}").touch()


def _workers(by: str, work: _Squares, count: int = 2, seconds: float = 600) -> Workers[int, int]:
    return Workers(RolloutParams(by, count, seconds), work)  # type: ignore[arg-type]


@_everywhere
def test_results_are_in_the_order_of_the_tasks(by: str, tmp_path: Path) -> None:
    with _workers(by, _Squares(tmp_path), 3) as workers:
        assert list(workers.map(range(20))) == [number * number for number in range(20)]
        with pytest.raises(DataError, match=r"^-1 is below 0$"):
            workers.submit(-1).result()
        assert workers.submit(7).result() == 49  # an error does not end a worker
    assert by == "ray" or list(tmp_path.glob("closed-*"))


@_ray
def test_what_a_dead_actor_was_at_is_played_again(tmp_path: Path) -> None:
    with _workers("ray", _Squares(tmp_path, deadly=(3, 4, 11))) as workers:
        assert list(workers.map(range(12))) == [number * number for number in range(12)]


@_ray
@pytest.mark.slow
@pytest.mark.parametrize(
    ("by", "message"),
    [
        (signal.SIGKILL, "^Ray actors die at the same questions"),
        (signal.SIGSTOP, r"^a Ray actor has not answered within 30 s; raise rollout\.worker_time"),
    ],
)
def test_a_task_at_which_actors_die_or_hang_is_a_mistake(
    by: signal.Signals, message: str, tmp_path: Path
) -> None:
    work = _Squares(tmp_path, deadly=(1,), always=True, by=by)
    with _workers("ray", work, 1, seconds=30) as workers, pytest.raises(ModelError, match=message):
        workers.submit(1).result()


def test_few_tasks_are_held_at_a_time(tmp_path: Path) -> None:
    taken: list[int] = []
    with _workers("local", _Squares(tmp_path)) as workers:
        for done in workers.map(taken.append(n) or n for n in range(100)):  # type: ignore[func-returns-value]
            assert len(taken) - done**0.5 <= 5


def test_without_ray_the_message_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lib.answering.rollout.workers.find_spec", lambda name: None)
    with pytest.raises(MissingExtraError, match=r"`pip install ray==.*` inside \.venv"):
        _workers("ray", _Squares(tmp_path))


def _files(folder: Path) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if path.name != "timings.json"
    }


@_everywhere
def test_a_rollout_by_workers_has_the_bytes_of_one_here(
    by: str,
    examples: Sequence[Example],
    sandbox: Sandbox,
    settings: RolloutSettings,
    tmp_path: Path,
) -> None:
    settings = replace(settings, scope="verified", chunk_size=3)
    control = {example.id: ("no such column: x",) for example in examples[::3]}
    here, there = (tmp_path / name / "out" for name in ("here", "there"))
    mock = MockGenerator({example.id: example.gold_sql for example in examples})
    run_rollouts([Rollout(examples, settings, here, {}, control)], mock, sandbox)
    params = load_params(_PARAMS)
    generation = replace(params.generation, backend="mock")
    limits = replace(params.sandbox, workers=1, timeout_ms=1000)
    work = OpenChunkWork(generation, limits, "", None)
    with Workers(RolloutParams(by, 2, 600.0), work) as workers:  # type: ignore[arg-type]
        parts = [Rollout(examples, settings, there, {}, control)]
        run_rollouts(parts, None, sandbox, workers)
    assert _files(there) == _files(here)
