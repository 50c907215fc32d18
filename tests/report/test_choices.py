"""Accuracy against cost: which evaluations are shown, and what a kept row says of its choice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.jsonl import write_json
from lib.base.records import RepairScope, Trajectory, Vote
from lib.data.audit import Audit
from lib.report.choices import choice_rows, choices_section, read_choices
from lib.report.results import merged_rows, predictions_file, results_of
from lib.report.runs import Databases, read_run
from tests.report.factory import provenance, right, trajectory, write_run, wrong

_RULES = ("first", "vote")


def _question(number: int) -> Trajectory:
    """Four candidates: a wrong one, then three of which two agree and are right."""
    attempts = (wrong("wrong_result"), right(), right(), wrong("empty_result"))
    votes = tuple(map(Vote, (0, 1, 1, 2)))
    asked = trajectory(f"dev-{number:05d}", right(), scope="online")
    step = replace(asked.steps[0], attempts=attempts, selected=1, votes=votes)
    return replace(asked, steps=(step,))


def _write(outputs: Path, run: str, scope: RepairScope, **settings: Any) -> Path:
    folder = outputs / "eval_repair" / run / scope
    stated = provenance(run, scope)["settings"]
    sampling = stated["sampling"] | {"num_samples": 4}
    changed = {
        "settings": stated | {"sampling": sampling, **settings},
        "generation": {"backend": "hf", "dtype": "float32"},
    }
    write_run(folder, run, scope, [_question(number) for number in range(8)], **changed)
    turns = [{"generate_seconds": 6.0, "execute_seconds": 1.0, "judge_seconds": 1.0}]
    write_json(folder / "timings.json", {"questions": 8, "turns": turns})
    return folder


def test_runs_with_several_candidates_are_found_whatever_their_name(tmp_path: Path) -> None:
    _write(tmp_path, "voted", "online")
    _write(tmp_path, "voted", "online_guarded")
    _write(tmp_path, "sft", "verified")
    write_run(tmp_path / "eval_repair/base/online", "base", "online", [_question(0)])
    assert [(run.name, run.scope) for run in read_choices(tmp_path)] == [("voted", "online")]
    assert read_choices(tmp_path / "nothing") == []


def test_the_table_has_a_row_for_each_number_of_samples(tmp_path: Path) -> None:
    _write(tmp_path, "voted", "online")
    runs = read_choices(tmp_path)
    [run] = runs
    rows = choice_rows(run)
    figures = [(row["samples"], *(row[f"{rule}_ex"] for rule in _RULES)) for row in rows]
    assert figures == [(1, 0, 0), (2, 0, 0), (4, 0, 100)]
    seconds = [row["seconds"] for row in rows]
    assert seconds[-1] == pytest.approx(1.0)
    assert seconds == sorted(seconds)
    section = choices_section(runs)
    [table], [[figure]] = section.tables, [group.figures for group in section.figures]
    assert len(table.rows) == 3
    assert [name for _, name in figure.legend] == ["first that runs", "vote"]


def test_rows_of_different_choices_are_kept_beside_each_other(tmp_path: Path) -> None:
    folders = [
        _write(tmp_path / choose, "sft", "online", choose=choose) for choose in ("vote", "first")
    ]
    runs = [read_run(folder, timed=True) for folder in folders]
    audit = Audit(tmp_path, {}, tuple(each.example_id for each in runs[0].trajectories))
    results = results_of(runs, audit, Databases(tmp_path))
    rows = merged_rows([], results)
    files = {predictions_file(row) for row in rows}
    assert {file.rsplit(".", 2)[-2] for file in files} == {"vote4", "first4"}
    assert len(rows) == len(files) == 4  # with repair, and one shot
    by_file = {predictions_file(row): row for row in rows}
    of_vote = by_file["base_model/sft.minimal.online.vote4.sql"]
    assert "choose" not in of_vote
    assert [row["samples"] for row in of_vote["by_choice"]] == [1, 2, 4]
