"""Questions, a sandbox, parameters, and a writer that follows a script."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.params import GrpoParams, Params
from lib.base.pipeline import load_params
from lib.base.records import Example
from tests.conftest import CONCERT_SCRIPT, write_database
from tests.scripted import QUESTIONS

_PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"


@pytest.fixture(scope="module", autouse=True)
def _own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Share one working folder among these tests: perturbed copies go to outputs/ in it."""
    folder = tmp_path_factory.getbasetemp() / "grpo"
    folder.mkdir(exist_ok=True)
    with contextlib.chdir(folder):
        yield


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> list[Example]:
    """Eight questions: the four of `QUESTIONS` in two wordings. Do not change their database."""
    database = tmp_path_factory.mktemp("questions") / "concert.sqlite"
    write_database(database, CONCERT_SCRIPT)
    return [
        Example(f"train-{n:05d}", "concert", str(database), f"{politely}{text}", gold)
        for n, (politely, (text, gold)) in enumerate(
            (politely, pair) for politely in ("", "Tell me: ") for pair in QUESTIONS
        )
    ]


@pytest.fixture(scope="session")
def params() -> Params:
    """The shipped parameters, with small steps."""
    shipped = load_params(_PARAMS)
    grpo = replace(
        shipped.grpo,
        steps=4,
        groups=2,
        multi_steps=4,
        multi_groups=2,
        group_size=4,
        max_replaced_groups=4,
        learning_rate=0.01,
        save_steps=2,
        held_out=2,
        evaluate_every=2,
    )
    generation = replace(shipped.generation, device="cpu", max_new_tokens=48)
    return replace(shipped, grpo=grpo, generation=generation)


ChangeGrpo = Callable[..., Params]


@pytest.fixture(scope="session")
def with_grpo(params: Params) -> ChangeGrpo:
    """The parameters with keys of `grpo` changed; `steps`: of all modes."""

    def change(**changes: Any) -> Params:
        steps = {"multi_steps": changes["steps"]} if "steps" in changes else {}
        grpo: GrpoParams = replace(params.grpo, **steps, **changes)
        return replace(params, grpo=grpo)

    return change
