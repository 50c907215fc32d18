"""Rollouts: questions and tokens per second by dtype and batch size, and what many cost."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.data.store import ExampleStore, GoldSql
from lib.generation.backends import open_generator
from lib.generation.protocol import Generator
from lib.params import Dtype, Params
from lib.records import Example
from lib.rollout.evaluation import rollout_settings
from lib.rollout.run import run_rollout
from lib.rollout.runtime import open_sandbox

_TURNS = 3


def measure_rollout(
    params: Params, examples: Sequence[Example], dtype: Dtype, batch_size: int
) -> dict[str, Any]:
    """Play the questions, verified, three turns, computing in `dtype`, that many rows a batch.

    With batch size 1 the questions are played one by one, too. The time is from the loaded model
    to the finished files. What another dtype answers may differ, and so may the turns it takes.
    """
    chunk_size = 1 if batch_size == 1 else params.evaluation.chunk_size
    params = replace(
        params,
        generation=replace(
            params.generation,
            dtype=dtype,
            batch_size=batch_size,
            cache=replace(params.generation.cache, backends=()),  # what was kept costs nothing
        ),
        evaluation=replace(params.evaluation, max_turns=_TURNS, chunk_size=chunk_size),
    )
    generator = open_generator(params.generation, params.model)
    timings = _play(params, examples, generator)
    return {
        "dtype": dtype,
        "batch_size": batch_size,
        "questions": len(examples),
        "questions_per_second": timings["questions_per_second"],
        "tokens_per_second": timings["completion_tokens_per_second"],
    }


def measure_mock_rollout(params: Params, examples: Sequence[Example], count: int) -> dict[str, Any]:
    """Play `count` questions, the given ones over and over, with the mock: all but the model."""
    store = ExampleStore(_repeated(examples, count))
    generation = replace(params.generation, backend="mock")
    generator = open_generator(generation, params.model, gold=GoldSql([store]))
    started = time.perf_counter()
    _play(params, store, generator)
    seconds = time.perf_counter() - started
    return {"questions": count, "ms_per_question": round(1000 * seconds / count, 3)}


def _play(params: Params, examples: Sequence[Example], generator: Generator) -> dict[str, Any]:
    settings = rollout_settings(params, params.evaluation, "verified", "minimal")
    with tempfile.TemporaryDirectory() as folder, open_sandbox(params.sandbox) as sandbox:
        out = Path(folder) / "rollout"
        run_rollout(examples, generator, sandbox, settings, out, {"run": "bench"})
        timings: dict[str, Any] = json.loads((out / "timings.json").read_text(encoding="utf-8"))
    return timings


def _repeated(examples: Sequence[Example], count: int) -> Iterator[Example]:
    for index in range(count):
        example = examples[index % len(examples)]
        yield replace(example, id=f"{example.id}-{index}")
