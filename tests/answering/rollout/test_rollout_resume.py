"""A rollout that is interrupted, or whose settings change: what is kept, what is played again.

tests/stages/test_kill_and_resume.py kills stages at every step.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.generation.backends import MockGenerator
from lib.base.errors import DataError
from lib.base.records import Example
from tests.scripted import ScriptedGenerator

Roll = Callable[..., Path]
COMPARED = ("trajectories.jsonl", "summary.json", "predictions.sql", "gold.sql", "provenance.json")


def outputs(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in COMPARED}


def mock_of(examples: list[Example]) -> MockGenerator:
    return MockGenerator({example.id: example.gold_sql for example in examples})


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


def test_finished_questions_are_not_asked_again_and_the_bytes_are_the_same(
    broken_off: Path, examples: list[Example], roll: Roll, tmp_path: Path
) -> None:
    assert not broken_off.exists()
    generator = ScriptedGenerator()
    roll(generator, broken_off, feedback="none")
    roll(ScriptedGenerator(), tmp_path / "straight", feedback="none")
    assert outputs(broken_off) == outputs(tmp_path / "straight")
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
