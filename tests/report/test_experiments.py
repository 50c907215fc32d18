"""The tables over experiments, on runs whose outcome is known."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lib.errors import DataError
from lib.jsonl import write_json
from lib.records import Trajectory
from lib.report.experiments import FACTORS, ablation_of, ablation_tables, read_ablations
from lib.report.runs import EvaluationRun
from tests.report.factory import provenance, right, trajectory, wrong

_FACTOR = replace(FACTORS[0], runs=("base/online",))


def _run(*played: Trajectory, **changes: str) -> EvaluationRun:
    return EvaluationRun(Path("base/online"), provenance("base", "online") | changes, played)


_FAILED = trajectory("b", wrong("syntax_error"), wrong("syntax_error", 2), scope="online")
_FIXED = trajectory("b", wrong("syntax_error"), right(2), scope="online")
_RIGHT = trajectory("a", right(), scope="online")
_BROKEN = trajectory("a", wrong("wrong_result"), scope="online")


def test_each_value_is_compared_with_the_default_question_by_question(tmp_path: Path) -> None:
    trials = {"none": [_run(_BROKEN, _FAILED)], "minimal": [_run(_RIGHT, _FIXED)]}
    path = tmp_path / "ablations.json"
    write_json(path, [ablation_of(_FACTOR, "minimal", trials)])
    (table,) = ablation_tables(read_ablations(path))
    cells = [[cell.text for cell in row] for row in table.rows]
    assert [row[:3] for row in cells] == [
        ["none", "base", "online repair"],
        ["minimal (default)", "base", "online repair"],
    ]
    assert [row[5].split()[0] for row in cells] == ["0.0", "100.0"]
    assert cells[0][7].startswith("-100.0")
    assert [cells[0][8:10], cells[1][7:]] == [["0", "2"], ["-"] * 4]
    assert table.source.data == "tiny dev feedc0ffee123456"


def test_rows_are_grouped_by_run_with_the_values_in_order() -> None:
    factor = replace(_FACTOR, runs=("base/online", "sft_dpo/online"))
    base, other = _run(_RIGHT), _run(_RIGHT, run="sft_dpo")
    entry = ablation_of(factor, "minimal", {v: [base, other] for v in factor.values})
    assert [(row["run"], row["value"]) for row in entry["rows"]] == [
        (run, value) for run in ("base", "sft_dpo") for value in factor.values
    ]
    assert json.loads(json.dumps(entry)) == entry


@pytest.mark.parametrize("other", [_run(_RIGHT), _run(_RIGHT, _FIXED, data_fingerprint="another")])
def test_an_experiment_on_other_questions_or_data_is_refused(other: EvaluationRun) -> None:
    trials = {"none": [other], "minimal": [_run(_RIGHT, _FIXED)]}
    with pytest.raises(DataError, match="feedback=none: the experiment is on other questions"):
        ablation_of(_FACTOR, "minimal", trials)


def test_without_experiments_there_are_no_tables(tmp_path: Path) -> None:
    assert ablation_tables(read_ablations(tmp_path / "ablations.json")) == ()
