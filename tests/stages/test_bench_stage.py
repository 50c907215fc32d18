"""`stages.bench` measures what it claims to measure; no test checks how fast it is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stages.bench
from lib.base.params import Dtype, Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from stages.bench import (
    measure_judge,
    measure_mock_rollout,
    measure_rollout,
    measure_sandbox,
    measure_startup,
)
from tests.stages.project import REPOSITORY, Project

GOLD = ("SELECT name FROM singer", "SELECT count(*) FROM concert", "SELECT city FROM stadium")
_QUESTIONS_PER_SECOND = {
    ("float32", 1): 2.0,
    ("float32", 8): 6.0,
    ("bfloat16", 1): 4.0,
    ("bfloat16", 8): 20.0,
}


@pytest.fixture
def quick(project: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A project in which every measurement is known and takes no time."""

    def measured(measurement: Any, *arguments: Any) -> dict[str, Any]:
        if measurement is not measure_rollout:
            return {"what": measurement.__name__}
        *_, dtype, size = arguments
        rate = _QUESTIONS_PER_SECOND[dtype, size]
        return {"dtype": dtype, "batch_size": size, "questions_per_second": rate}

    monkeypatch.setattr(stages.bench, "in_fresh_process", measured)
    project.set_params({"generation.backend": "hf"})
    return project


def _rollouts(project: Project, *options: str) -> list[tuple[str, int, float]]:
    answer = project.run("bench", "--batch-sizes", "1", "8", *options)
    assert answer.code == 0, answer.err
    bench = json.loads((project.root / "outputs" / "report" / "bench.json").read_text())
    rows = bench["tables"]["Rollout by batch size"]
    return [(row["dtype"], row["batch_size"], row["times_first"]) for row in rows]


def test_batch_sizes_are_compared_within_their_dtype(quick: Project) -> None:
    assert _rollouts(quick, "--dtypes", "float32", "bfloat16") == [
        ("float32", 1, 1.0),
        ("float32", 8, 3.0),
        ("bfloat16", 1, 1.0),
        ("bfloat16", 8, 5.0),
    ]


def test_without_dtypes_that_of_the_parameters_is_measured(quick: Project) -> None:
    quick.set_params({"generation.dtype": "bfloat16"})
    assert {dtype for dtype, _, _ in _rollouts(quick)} == {"bfloat16"}
    source = (quick.root / "outputs" / "report" / "bench.md").read_text().splitlines()[2]
    for part in ("commit", "parameters", "model `none/needed`", "data `tiny dev "):
        assert part in source


@pytest.mark.parametrize("options", [("--batch-sizes", "0"), ("--dtypes", "float64")])
def test_what_cannot_be_measured_is_refused(quick: Project, options: tuple[str, ...]) -> None:
    answer = quick.run("bench", *options)
    assert (answer.code, options[1] in answer.err) == (2, True)


def test_another_backend_is_not_measured(project: Project) -> None:
    project.refusal("bench", "`generation.backend` is mock; the benchmark is of hf")


@pytest.fixture
def examples(concert_database: Path) -> list[Example]:
    return [
        Example(f"dev-{index:05d}", "concert", str(concert_database), "Which?", sql)
        for index, sql in enumerate(GOLD)
    ]


@pytest.fixture
def params(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Params:
    monkeypatch.chdir(tmp_path)
    return load_params(REPOSITORY / "params.yaml")


@pytest.mark.parametrize(("dtype", "batch_size"), [("float32", 1), ("float32", 2), ("bfloat16", 2)])
def test_a_rollout_is_measured_in_every_dtype_and_batch_size(
    params: Params, examples: list[Example], tiny_model: Path, dtype: Dtype, batch_size: int
) -> None:
    generation = replace(params.generation, max_new_tokens=4, processes=1)
    small = replace(params, model=str(tiny_model), generation=generation)
    row = measure_rollout(small, examples, dtype, batch_size)
    assert (row["dtype"], row["batch_size"], row["questions"]) == (dtype, batch_size, 3)
    assert row["questions_per_second"] > 0
    assert row["tokens_per_second"] > 0


def test_the_mock_plays_as_many_questions_as_are_wanted(
    params: Params, examples: list[Example]
) -> None:
    row = measure_mock_rollout(params, examples, 7)
    assert row["questions"] == 7
    assert row["ms_per_question"] > 0


def test_sandbox_and_judge_are_measured(params: Params, examples: list[Example]) -> None:
    cost = measure_sandbox(examples, params.sandbox)
    assert cost["queries"] == 3
    assert min(cost["bare_ms"], cost["sandbox_ms"], cost["cold_sandbox_ms"]) > 0
    verdicts = measure_judge(examples, params.sandbox)
    assert verdicts["verdicts"] == 3
    assert verdicts["verdicts_per_second"] > 0


def test_gold_that_fails_is_measured_too(params: Params, examples: list[Example]) -> None:
    failing = replace(examples[0], gold_sql="SELECT nothing FROM nowhere")
    assert measure_sandbox([*examples, failing], params.sandbox)["queries"] == 4


def test_the_start_of_a_stage_is_measured() -> None:
    assert measure_startup(REPOSITORY / "stages" / "run_sql.py") > 0
