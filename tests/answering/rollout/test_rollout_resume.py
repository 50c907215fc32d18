"""A rollout that is killed, or whose settings change: what is kept, what is played again."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.backends import MockGenerator
from lib.answering.generation.protocol import Sampling
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.errors import DataError
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from tests.scripted import ScriptedGenerator

Roll = Callable[..., Path]
COMPARED = ("trajectories.jsonl", "summary.json", "predictions.sql", "gold.sql", "provenance.json")
_ROOT = Path(__file__).resolve().parents[3]

# Plays the pickled settings and examples of argv[1] into argv[2] with the mock, which is slowed
# down so that a kill can fall between two chunks as well as inside one.
SCRIPT = """
import pickle, sys, time
from pathlib import Path
from lib.database.sandbox.sandbox import Sandbox
from lib.answering.generation.backends import MockGenerator
from lib.answering.rollout.run import Rollout, run_rollouts

class SlowMock(MockGenerator):
    def generate(self, *arguments):
        time.sleep(0.02)
        return super().generate(*arguments)

settings, examples = pickle.loads(Path(sys.argv[1]).read_bytes())
with Sandbox(workers=1) as sandbox:
    mock = SlowMock({example.id: example.gold_sql for example in examples})
    rollout = Rollout(examples, settings, Path(sys.argv[2]), {"run": "base"})
    run_rollouts([rollout], mock, sandbox)
"""


@pytest.fixture
def many_examples(examples: list[Example]) -> list[Example]:
    """Sixty questions: thirty chunks."""
    return [
        replace(examples[index % 12], id=f"dev-{index:05d}", question=f"{index}?")
        for index in range(60)
    ]


def outputs(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in COMPARED}


def mock_of(examples: list[Example]) -> MockGenerator:
    return MockGenerator({example.id: example.gold_sql for example in examples})


def journal_lines(out: Path) -> int:
    journal = out.with_name(f"{out.name}.partial.jsonl")
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def kill_when(process: subprocess.Popen[bytes], out: Path, lines: int) -> None:
    """SIGKILL the process as soon as the journal has this many lines."""
    deadline = time.monotonic() + 600
    while journal_lines(out) < lines:
        assert process.poll() is None, "the rollout ended before it was killed"
        assert time.monotonic() < deadline
        time.sleep(0.002)
    process.send_signal(signal.SIGKILL)
    process.wait()


@pytest.mark.slow
def test_killed_at_several_moments_it_ends_with_the_same_bytes(
    many_examples: list[Example], sandbox: Sandbox, settings: RolloutSettings, tmp_path: Path
) -> None:
    work, straight, out = (tmp_path / name for name in ("work", "straight", "killed"))
    settings = replace(settings, chunk_size=2, sampling=Sampling(2, 1.0, seed=1))
    mock = mock_of(many_examples)
    run_rollouts([Rollout(many_examples, settings, straight, {"run": "base"})], mock, sandbox)
    work.write_bytes(pickle.dumps((settings, many_examples)))
    command = [sys.executable, "-c", SCRIPT, str(work), str(out)]
    environment = {**os.environ, "PYTHONPATH": str(_ROOT)}
    seen = []
    for lines in (1, 12):  # the first line is the journal's header
        process = subprocess.Popen(command, env=environment, cwd=_ROOT, stderr=subprocess.DEVNULL)
        kill_when(process, out, lines)
        seen.append(journal_lines(out))
        assert not (out / "trajectories.jsonl").exists()
    assert seen == sorted(seen)
    subprocess.run(command, env=environment, cwd=_ROOT, check=True, stderr=subprocess.DEVNULL)
    assert outputs(out) == outputs(straight)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        "concert.sqlite",
        "work",
    ]


class Interrupted(Exception):
    """Stands for a kill at a moment that the test chooses."""


class BreakingGenerator(ScriptedGenerator):
    """Is interrupted after this many calls."""

    def __init__(self, calls: int) -> None:
        super().__init__()
        self._left = calls

    def generate(self, *arguments: object) -> list[object]:  # type: ignore[override]
        if not self._left:
            raise Interrupted
        self._left -= 1
        return super().generate(*arguments)  # type: ignore[arg-type]


@pytest.fixture
def broken_off(roll: Roll, tmp_path: Path) -> Path:
    """The folder of a rollout of three chunks that was interrupted in its third."""
    out = tmp_path / "broken_off"
    with pytest.raises(Interrupted):
        roll(BreakingGenerator(2), out, feedback="none")
    return out


def test_finished_questions_are_not_asked_again(
    broken_off: Path, examples: list[Example], roll: Roll
) -> None:
    generator = ScriptedGenerator()
    roll(generator, broken_off, feedback="none")
    asked = [request.example_id for call in generator.calls for request in call]
    assert asked == [example.id for example in examples[10:]]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ("settings", "scope, settings.scope"),
        ("question", "data_fingerprint"),
        ("provenance", "model"),
        ("code", "code_fingerprint"),
        ("database", "data_fingerprint"),
    ],
)
def test_work_of_another_run_is_set_aside(
    broken_off: Path,
    examples: list[Example],
    roll: Roll,
    changed: str,
    named: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    journal = broken_off.with_name(f"{broken_off.name}.partial.jsonl")
    before = journal.read_bytes()
    provenance: dict[str, str] = {}
    scope = "online" if changed == "settings" else "verified"
    if changed == "question":
        examples = [*examples[:-1], replace(examples[-1], question="Another one?")]
    elif changed == "provenance":
        provenance = {"model": "another one"}
    elif changed == "code":
        provenance = {"code_fingerprint": "another one"}
    elif changed == "database":
        with Path(examples[0].db_path).open("ab") as database:
            database.write(b"\0")
    generator = ScriptedGenerator()
    roll(generator, broken_off, provenance, examples, feedback="none", scope=scope)
    assert len(generator.calls) == 3
    aside = broken_off.parent / ".set_aside" / f"{broken_off.name}.partial.jsonl"
    assert aside.read_bytes() == before
    assert caplog.messages[0].endswith(f"; changed: {named}")


def test_finished_trajectories_of_another_run_are_set_aside_with_their_provenance(
    roll: Roll, tmp_path: Path
) -> None:
    out, aside = tmp_path / "out", tmp_path / ".set_aside"
    roll(ScriptedGenerator(), out, {"model": "one"})
    before = outputs(out)
    roll(ScriptedGenerator(), out, {"model": "two"})
    kept = {path.name: path.read_bytes() for path in aside.iterdir()}
    assert kept == {
        "out.trajectories.jsonl": before["trajectories.jsonl"],
        "out.trajectories.provenance.json": before["provenance.json"],
    }
    assert outputs(out).keys() == before.keys()


def test_a_finished_run_is_not_played_again(roll: Roll, tmp_path: Path) -> None:
    roll(ScriptedGenerator(), tmp_path)
    before = outputs(tmp_path)
    (tmp_path / "summary.json").unlink()  # as if killed before it was written
    generator = ScriptedGenerator()
    roll(generator, tmp_path)
    assert generator.calls == []
    assert outputs(tmp_path) == before


def test_two_runs_give_the_same_bytes_whatever_the_chunks(
    roll: Roll, examples: list[Example], tmp_path: Path
) -> None:
    trajectories = set()
    for name, size in (("first", 5), ("second", 5), ("one_by_one", 1), ("all", 100)):
        path = roll(mock_of(examples), tmp_path / name, chunk_size=size)
        trajectories.add(path.read_bytes())
    assert len(trajectories) == 1
    assert outputs(tmp_path / "first") == outputs(tmp_path / "second")


def test_no_questions_are_an_error_and_earlier_results_are_kept(roll: Roll, tmp_path: Path) -> None:
    roll(ScriptedGenerator(), tmp_path)
    before = outputs(tmp_path)
    with pytest.raises(DataError, match="no questions to run"):
        roll(ScriptedGenerator(), tmp_path, played=[])
    assert outputs(tmp_path) == before


def test_two_examples_with_one_id_are_an_error(
    roll: Roll, examples: list[Example], tmp_path: Path
) -> None:
    with pytest.raises(DataError, match="two examples have the same id"):
        roll(ScriptedGenerator(), tmp_path, played=[*examples, examples[0]])
