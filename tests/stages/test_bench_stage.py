"""`stages.bench`: the options and the tables; what is measured is in tests/report/bench."""

from __future__ import annotations

import json
from typing import Any

import pytest

import stages.bench
from lib.report.bench import measure_rollout
from tests.stages.project import Project

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
    bench = json.loads((project.root / "reports" / "bench.json").read_text())
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
    source = (quick.root / "reports" / "bench.md").read_text().splitlines()[2]
    for part in ("commit", "parameters", "model `none/needed`", "data `tiny dev "):
        assert part in source


@pytest.mark.parametrize("options", [("--batch-sizes", "0"), ("--dtypes", "float64")])
def test_what_cannot_be_measured_is_refused(quick: Project, options: tuple[str, ...]) -> None:
    answer = quick.run("bench", *options)
    assert (answer.code, options[1] in answer.err) == (2, True)


def test_another_backend_is_not_measured(project: Project) -> None:
    answer = project.run("bench")
    assert answer.code == 2
    assert "`generation.backend` is mock; the benchmark is of hf" in answer.err
