"""The output files for people and other tools."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.answering.generation.protocol import Sampling
from lib.answering.rollout.outputs import grpo_rollouts
from lib.base.records import Example, Trajectory, to_json
from tests.scripted import EMPTY, MISSPELT, WRONG, ScriptedGenerator

Play = Callable[..., list[Trajectory]]


def test_predictions_and_gold_have_a_line_per_question(
    play: Play, examples: list[Example], tmp_path: Path
) -> None:
    generator = ScriptedGenerator(
        {
            (examples[0].id, 1): ["SELECT name\n  FROM singer -- all of them"],
            (examples[1].id, 1): [""],
            (examples[2].id, 1): "the server hung up",
        }
    )
    played = [replace(examples[0], gold_sql="SELECT name,\n\tage FROM singer"), *examples[1:3]]
    play(generator, played, feedback="none")
    assert (tmp_path / "out/predictions.sql").read_text().split("\n") == [
        "SELECT name FROM singer",
        "SELECT no_prediction",
        "SELECT no_prediction",
        "",
    ]
    gold = (tmp_path / "out/gold.sql").read_text().split("\n")
    assert gold[0] == "SELECT name, age FROM singer\tconcert"
    assert gold[1] == "SELECT name FROM stadium\tconcert"
    assert len(gold) == 4


def test_the_summary_names_what_it_is_of(play: Play, tmp_path: Path) -> None:
    play(ScriptedGenerator(), scope="online", feedback="basic")
    summary = json.loads((tmp_path / "out/summary.json").read_text())
    names = {key: summary[key] for key in ("run", "scope", "feedback", "n")}
    assert names == {"run": "test", "scope": "online", "feedback": "basic", "n": 12}
    assert summary["final_ex_ci"][0] <= summary["final_ex"] <= summary["final_ex_ci"][1]


def test_provenance_says_what_made_the_file(play: Play, tmp_path: Path) -> None:
    def provenance(played: list[Example] | None = None, **changes: Any) -> dict[str, Any]:
        play(ScriptedGenerator(), played, **changes)
        loaded: dict[str, Any] = json.loads((tmp_path / "out/provenance.json").read_text())
        return loaded

    first, basic = provenance(), provenance(feedback="basic")
    assert first["run"] == "test"
    assert (first["scope"], first["feedback"], first["questions"]) == ("verified", "minimal", 12)
    assert basic == {**first, "feedback": "basic", "settings": basic["settings"]}


def test_timings_cover_every_turn(play: Play, tmp_path: Path) -> None:
    played = play(ScriptedGenerator())
    timings = json.loads((tmp_path / "out/timings.json").read_text())
    assert timings["questions"] == 12
    assert [turn["questions"] for turn in timings["turns"]] == [
        sum(len(trajectory.turns) >= turn for trajectory in played) for turn in (1, 2, 3)
    ]
    spent = sum(
        turn[f"{phase}_seconds"]
        for turn in timings["turns"]
        for phase in ("generate", "execute", "judge")
    )
    assert 0 < spent <= timings["seconds"]


def test_grpo_rollouts_hold_one_group_a_prompt(play: Play, examples: list[Example]) -> None:
    texts = [[WRONG, MISSPELT], [EMPTY, examples[1].gold_sql]]
    generator = ScriptedGenerator(
        {(examples[1].id, turn): samples for turn, samples in enumerate(texts, start=1)}
        | {(examples[2].id, 1): "the server hung up"}
    )
    sampling = Sampling(num_samples=2, temperature=1.0)
    trajectories = play(generator, examples[1:3], sampling=sampling)
    groups = list(grpo_rollouts(trajectories))
    assert [group["rewards"] for group in groups] == [[0.2, -0.2], [0.2, 0.7]]
    assert [group["completions"] for group in groups] == [
        [[{"role": "assistant", "content": f" {t}"}] for t in ts] for ts in texts
    ]
    assert [group["prompt"] for group in groups] == [
        [to_json(message) for message in turn.messages] for turn in trajectories[0].turns
    ]
    assert [group["turn"] for group in groups] == [1, 2]
