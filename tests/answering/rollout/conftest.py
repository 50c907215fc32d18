"""A few questions on one database, a sandbox, and settings to play them."""

import itertools
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.answering.agents.modes import RolloutSettings
from lib.answering.generation.protocol import Sampling
from lib.answering.rollout.outputs import TRAJECTORIES, read_trajectories
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.params import ChatParams, RewardParams, SchemaParams
from lib.base.records import Example, Trajectory
from lib.database.sandbox.sandbox import Sandbox
from tests.scripted import QUESTIONS, ScriptedGenerator


@pytest.fixture(autouse=True)
def _own_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Share one working folder among these tests: perturbed copies go to outputs/ in it."""
    folder = tmp_path_factory.getbasetemp() / "rollout"
    folder.mkdir(exist_ok=True)
    monkeypatch.chdir(folder)


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    """Twelve questions: the four of `QUESTIONS` in three wordings, in turn."""
    return [
        Example(f"dev-{index:05d}", "concert", str(concert_database), f"{politely}{text}", gold)
        for index, (politely, (text, gold)) in enumerate(
            itertools.product(["", "Tell me: ", "Please: "], QUESTIONS)
        )
    ]


@pytest.fixture
def settings() -> RolloutSettings:
    """Verified scope, minimal feedback, three turns, one greedy sample, chunks of five."""
    return RolloutSettings(
        scope="verified",
        feedback="minimal",
        max_turns=3,
        sampling=Sampling(seed=3),
        chunk_size=5,
        schema=SchemaParams("bm25_fk", 3, 1, 0, 0, False, "auto", 2000),
        chat=ChatParams("Write SQL.", "Answer with SQL."),
        rewards=RewardParams(1.0, 0.7, 0.1, 0.2, -0.2, -0.5),
    )


@pytest.fixture
def roll(
    examples: list[Example], sandbox: Sandbox, settings: RolloutSettings
) -> Callable[..., Path]:
    """Run a rollout into a folder with changed settings; returns the path of its trajectories."""

    def run(
        generator: Any,
        out: Path,
        provenance: dict[str, Any] | None = None,
        played: list[Example] | None = None,
        box: Any = sandbox,
        **changes: Any,
    ) -> Path:
        asked = examples if played is None else played
        rollout = Rollout(asked, replace(settings, **changes), out, provenance or {})
        run_rollouts([rollout], generator, box)
        return out / TRAJECTORIES

    return run


@pytest.fixture
def play(roll: Callable[..., Path], tmp_path: Path) -> Callable[..., list[Trajectory]]:
    """Run a fresh rollout into tmp_path/"out" with changed settings; returns its trajectories."""

    def run(
        generator: Any, played: list[Example] | None = None, **changes: Any
    ) -> list[Trajectory]:
        out = tmp_path / "out"
        shutil.rmtree(out, ignore_errors=True)  # else a second run would find its work done
        return list(read_trajectories(roll(generator, out, {"run": "test"}, played, **changes)))

    return run


@pytest.fixture
def play_one(
    play: Callable[..., list[Trajectory]], examples: list[Example]
) -> Callable[..., Trajectory]:
    """Play the second example with these texts, or an error, at turn 1, 2, ..."""

    def run(*turns: list[str] | str, **changes: Any) -> Trajectory:
        script = {(examples[1].id, turn): texts for turn, texts in enumerate(turns, 1)}
        [trajectory] = play(ScriptedGenerator(script), [examples[1]], **changes)
        return trajectory

    return run
