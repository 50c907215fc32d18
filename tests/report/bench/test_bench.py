"""Benchmarks measure what they claim to measure; no test checks how fast it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.errors import DataError, ModelError
from lib.base.params import Dtype, Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from lib.report.bench import (
    in_fresh_process,
    measure_judge,
    measure_mock_rollout,
    measure_rollout,
    measure_sandbox,
    measure_startup,
)
from tests.stages.project import REPOSITORY

GOLD = ("SELECT name FROM singer", "SELECT count(*) FROM concert", "SELECT city FROM stadium")


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


def test_a_measurement_has_a_process_of_its_own() -> None:
    row = in_fresh_process(_count, [1, 2, 3])
    assert row["count"] == 3
    assert row["peak_mib"] > 5
    assert in_fresh_process(_allocate_in_a_child)["peak_mib"] > row["peak_mib"] + 80
    with pytest.raises(DataError, match="no such file"):
        in_fresh_process(_fail)
    with pytest.raises(ModelError, match="was killed, perhaps for memory"):
        in_fresh_process(_die)


def _die() -> dict[str, Any]:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def _count(items: list[int]) -> dict[str, Any]:
    return {"count": len(items)}


def _allocate_in_a_child() -> dict[str, Any]:
    script = "data = bytearray(100 * 2**20); import time; time.sleep(1)"
    subprocess.run([sys.executable, "-c", script], check=True)
    return {}


def _fail() -> dict[str, Any]:
    raise DataError("no such file")


@pytest.mark.parametrize(("dtype", "batch_size"), [("float32", 1), ("float32", 2), ("bfloat16", 2)])
def test_a_rollout_is_measured_in_every_dtype_and_batch_size(
    params: Params, examples: list[Example], tiny_model: Path, dtype: Dtype, batch_size: int
) -> None:
    generation = replace(params.generation, max_new_tokens=4)
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
