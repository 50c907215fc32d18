"""Several rollouts by one model: where their files go, and what a kill between them costs."""

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.protocol import GenerationOutcome, GenerationRequest
from lib.answering.rollout.outputs import read_trajectories
from lib.answering.rollout.run import Rollout, discard_journals, run_rollouts
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from tests.scripted import ScriptedGenerator


class _StopsAt(ScriptedGenerator):
    """Is interrupted as soon as it is asked a question whose id begins with `prefix`."""

    def __init__(self, prefix: str) -> None:
        super().__init__()
        self._prefix = prefix

    def generate(self, requests: Any, *arguments: Any) -> list[GenerationOutcome]:
        if any(request.example_id.startswith(self._prefix) for request in requests):
            raise KeyboardInterrupt
        return super().generate(requests, *arguments)


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "out"


@pytest.fixture
def rollouts(examples: list[Example], settings: RolloutSettings, out: Path) -> list[Rollout]:
    """Dev in the folder itself, test in a subfolder, and dev again in another scope."""
    test = [replace(example, id=example.id.replace("dev", "test")) for example in examples[:7]]
    online = replace(settings, scope="online")
    return [
        Rollout(examples, settings, out, {"run": "base", "split": "dev"}, root=out),
        Rollout(test, settings, out / "test", {"run": "base", "split": "test"}, root=out),
        Rollout(examples, online, out / "online", {"run": "base", "split": "dev"}, root=out),
    ]


def test_each_has_a_folder_and_a_provenance_of_its_own(
    rollouts: list[Rollout], sandbox: Sandbox, out: Path
) -> None:
    run_rollouts(rollouts, ScriptedGenerator(), sandbox)
    for rollout in rollouts:
        played = list(read_trajectories(rollout.out_dir / "trajectories.jsonl"))
        assert [t.example_id for t in played] == [example.id for example in rollout.examples]
        assert {t.scope for t in played} == {rollout.settings.scope}
        for name in ("provenance.json", "summary.json"):
            written = json.loads((rollout.out_dir / name).read_text())
            assert written["split"] == rollout.provenance["split"]
            assert written["scope"] == rollout.settings.scope
    assert [path.name for path in out.parent.iterdir() if "partial" in path.name] == []


@pytest.mark.parametrize("number", [0, 1, 2])
def test_each_comes_out_as_if_it_were_alone(
    rollouts: list[Rollout], sandbox: Sandbox, out: Path, number: int
) -> None:
    run_rollouts(rollouts, ScriptedGenerator(), sandbox)
    trajectories = rollouts[number].out_dir / "trajectories.jsonl"
    together = trajectories.read_bytes()
    shutil.rmtree(out)
    run_rollouts(rollouts[number : number + 1], ScriptedGenerator(), sandbox)
    assert trajectories.read_bytes() == together


def test_what_two_rollouts_ask_is_asked_once(rollouts: list[Rollout], sandbox: Sandbox) -> None:
    generator, apart = ScriptedGenerator(), ScriptedGenerator()
    run_rollouts(rollouts, generator, sandbox)
    asked = [request for call in generator.calls for request in call]
    assert len(asked) == len(set(asked))
    for rollout in rollouts:
        shutil.rmtree(rollout.out_dir, ignore_errors=True)
        run_rollouts([rollout], apart, sandbox)
    assert set(asked) == {request for call in apart.calls for request in call}


def test_a_chunk_that_only_one_journal_has_is_played_for_all_again(
    rollouts: list[Rollout], sandbox: Sandbox, out: Path
) -> None:
    dev = [rollouts[0], rollouts[2]]
    whole = ScriptedGenerator()
    run_rollouts(dev, whole, sandbox, keep_journals=True)
    written = [(rollout.out_dir / "trajectories.jsonl").read_bytes() for rollout in dev]
    shutil.rmtree(out)
    lines = dev[1].journal.read_bytes().splitlines(keepends=True)
    dev[1].journal.write_bytes(b"".join(lines[:-1]))
    last = ScriptedGenerator()
    run_rollouts(dev, last, sandbox)
    assert [(r.out_dir / "trajectories.jsonl").read_bytes() for r in dev] == written
    assert last.calls == whole.calls[-len(last.calls) :]


def test_a_stage_that_is_killed_after_its_rollouts_plays_nothing_again(
    rollouts: list[Rollout], sandbox: Sandbox, out: Path
) -> None:
    run_rollouts(rollouts, ScriptedGenerator(), sandbox, keep_journals=True)
    written = (out / "trajectories.jsonl").read_bytes()
    shutil.rmtree(out)  # as DVC does before it starts the stage again
    generator = ScriptedGenerator()
    run_rollouts(rollouts, generator, sandbox, keep_journals=True)
    assert (generator.calls, (out / "trajectories.jsonl").read_bytes()) == ([], written)
    discard_journals(rollouts)
    assert not list(out.parent.glob("*partial*"))


def test_what_was_played_before_a_kill_is_not_played_again(
    rollouts: list[Rollout], sandbox: Sandbox, out: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        run_rollouts(rollouts, _StopsAt("test"), sandbox)
    assert not out.exists()  # DVC would delete it before it starts the stage again
    generator = ScriptedGenerator()
    run_rollouts(rollouts, generator, sandbox)
    asked: list[GenerationRequest] = [request for call in generator.calls for request in call]
    first_turns = [r.example_id.split("-")[0] for r in asked if r.turn == 1]
    assert first_turns == ["test"] * 7
    assert len(list(read_trajectories(out / "trajectories.jsonl"))) == len(rollouts[0].examples)
