"""What a verifier is trained on: executed candidates, balanced, none of them right by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.checking import CandidateChecker
from lib.answering.agents.episode import Episode
from lib.answering.repair.observation import Observation
from lib.base.errors import DataError
from lib.base.params import ChatParams
from lib.base.records import Message, Trajectory, joined_text
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.pairs.checks import check_examples
from lib.learning.pairs.sft import SftExample
from tests.answering.agents.views import QUESTION, PlainView
from tests.learning.pairs.builders import attempt, trajectory

_RIGHT = attempt("SELECT count(*) FROM singer", "correct")
_WRONG = attempt("SELECT age FROM singer", "wrong")
_FAILED = attempt("SELECT aeg FROM singer", "pred_error")
_EMPTY = attempt("SELECT age FROM singer WHERE age < 0", "wrong", row_count=0, rows=())
_LUCKY = replace(_RIGHT, sql="SELECT 6", strict_reason="perturbed_copy")
_UNJUDGED = attempt("SELECT name FROM singer", "gold_error")


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(workers=1) as opened:
        yield opened


def _made(
    sandbox: Sandbox, database: Path, *trajectories: Trajectory, seed: int = 1, without: str = ""
) -> list[SftExample]:
    databases = {each.example_id: str(database) for each in trajectories}
    return check_examples(trajectories, databases, sandbox, seed, {without})


def test_each_result_is_checked_once_as_its_verdict_says(
    sandbox: Sandbox, concert_database: Path
) -> None:
    again = replace(_RIGHT, sql="SELECT count(singer_id) FROM singer")
    turns = [_WRONG, _FAILED, _EMPTY, _LUCKY, _UNJUDGED], [_RIGHT, again]
    found = _made(sandbox, concert_database, trajectory(*turns))
    assert sorted((one.meta["source"], joined_text(one.completion)) for one in found) == [
        ("right", " right"),
        ("wrong", " wrong"),
    ]
    right = next(one for one in found if one.meta["source"] == "right")
    text = joined_text(right.prompt)
    assert text.startswith("prompt 1 SQL: SELECT count(*) FROM singer\nResult: count(*)\n")
    assert text.endswith("\n(1 row)\nCheck:")


def test_there_are_as_many_right_ones_as_wrong_ones(
    sandbox: Sandbox, concert_database: Path
) -> None:
    played = [
        trajectory([_WRONG, _RIGHT] if number < 2 else [_WRONG], example_id=f"train-{number}")
        for number in range(5)
    ]
    found = _made(sandbox, concert_database, *played)
    assert Counter(one.meta["source"] for one in found) == {"right": 2, "wrong": 2}
    assert found == _made(sandbox, concert_database, *played)
    orders = [_made(sandbox, concert_database, *played, seed=seed) for seed in range(2, 6)]
    assert any(order != found for order in orders)
    with pytest.raises(DataError, match="0 right and 3 wrong candidates"):
        _made(sandbox, concert_database, *played[2:])


def test_questions_with_doubted_gold_are_left_out(sandbox: Sandbox, concert_database: Path) -> None:
    played = trajectory([_WRONG, _RIGHT])
    with pytest.raises(DataError, match="0 right and 0 wrong candidates"):
        _made(sandbox, concert_database, played, without=played.example_id)


@pytest.mark.parametrize("chat", [False, True])
def test_a_verifier_is_trained_on_the_prompt_that_it_is_asked_with(
    sandbox: Sandbox, concert_database: Path, chat: bool
) -> None:
    from lib.answering.agents.repair import OnlineRepair

    params = ChatParams("", "Write SQL.", False, "conversation")
    so_far = Episode(QUESTION, PlainView(chat))
    first = OnlineRepair("none", 1, params).next(so_far)
    assert first is not None
    played = trajectory([_WRONG, _RIGHT])
    step = replace(played.steps[0], messages=first.prompt.messages)
    found = _made(sandbox, concert_database, replace(played, steps=(step,)))
    result = sandbox.execute(concert_database, _RIGHT.sql)
    asked = CandidateChecker(params).request(so_far, Observation(_RIGHT.sql, result))
    [right] = [one for one in found if one.meta["source"] == "right"]
    assert right.prompt == asked.prompt.messages
    assert right.completion == (Message("assistant", "right" if chat else " right"),)
