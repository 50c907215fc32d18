"""The mock backend, sometimes right, sometimes broken; and the random state of a sample."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.generation.backends import MockGenerator, open_generator
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationRequest,
    Sampling,
    random_source,
)
from lib.base.errors import ParamsError
from lib.base.records import Completion, user_message
from tests.answering.generation.params import generation_params

GOLD = {f"q{index}": f"SELECT name FROM singer WHERE age > {index}" for index in range(60)}
GOLD |= {f"count{index}": "SELECT count(*) FROM singer" for index in range(9)}
GOLD["unparsable"] = "SELECT name FRM singer ((("


SAMPLING = Sampling(seed=3)


def answers(turn: int, sampling: Sampling = SAMPLING) -> dict[str, list[str]]:
    requests = [
        GenerationRequest(name, turn, user_message(f"Question {name} SQL:")) for name in GOLD
    ]
    outcomes = MockGenerator(GOLD).generate(requests, sampling)
    texts = {}
    for request, outcome in zip(requests, outcomes, strict=True):
        assert not isinstance(outcome, GenerationFailure)
        texts[request.example_id] = [completion.text.strip() for completion in outcome]
    return texts


def share_right(texts: dict[str, list[str]]) -> float:
    return sum(texts[name][0] == GOLD[name] for name in GOLD) / len(GOLD)


def test_later_turns_repair_more_than_the_first_turn_gets_right() -> None:
    assert 0.1 < share_right(answers(1)) < share_right(answers(2)) < 1


def test_the_same_seed_gives_the_same_answers_in_any_batch() -> None:
    generator = MockGenerator(GOLD)
    one_by_one = [
        generator.generate([GenerationRequest(name, 1, user_message(""))], SAMPLING)[0]
        for name in GOLD
    ]
    together = generator.generate(
        [GenerationRequest(name, 1, user_message("")) for name in GOLD], SAMPLING
    )
    assert one_by_one == together
    assert answers(1) != answers(1, Sampling(seed=4))


def test_samples_differ() -> None:
    texts = answers(1, Sampling(num_samples=6, temperature=1.0, seed=3))
    assert all(len(samples) == 6 for samples in texts.values())
    assert any(len(set(samples)) > 2 for samples in texts.values())


def test_broken_sql_fails_in_several_ways_or_returns_nothing(concert_database: Path) -> None:
    connection = sqlite3.connect(concert_database)
    ways = set()
    for samples in answers(1, Sampling(num_samples=4, seed=3)).values():
        for sql in samples:
            try:
                ways.add("rows" if connection.execute(sql).fetchall() else "no rows")
            except sqlite3.Error as error:
                ways.add(str(error).split(":")[0])
    connection.close()
    assert {"rows", "no rows", "no such column", "no such table", "incomplete input"} <= ways


def test_nothing_is_written_from_a_stop_string_on() -> None:
    request = GenerationRequest("count1", 1, user_message(""), stop=("FROM",))
    for completion in MockGenerator(GOLD).generate([request], SAMPLING)[0]:
        assert "FROM" not in completion.text


def test_an_example_without_gold_is_a_failure_and_the_others_go_on() -> None:
    requests = [
        GenerationRequest("unknown", 1, user_message("")),
        GenerationRequest("count1", 1, user_message("")),
    ]
    failure, completions = MockGenerator(GOLD).generate(requests, Sampling())
    assert failure == GenerationFailure("the mock knows no gold SQL of 'unknown'")
    assert isinstance(completions, list)
    assert isinstance(completions[0], Completion)


def test_the_mock_is_opened_with_gold_alone() -> None:
    params = generation_params(backend="mock")
    assert isinstance(open_generator(params, "no model needed", gold=GOLD), MockGenerator)
    with pytest.raises(ParamsError, match="backend is mock, which needs gold SQL"):
        open_generator(params, "no model needed")


REQUEST = GenerationRequest("dev-00001", 1, user_message("SQL:"))


def test_the_random_state_depends_on_seed_example_turn_and_sample() -> None:
    draws = {
        random_source(seed, request, sample).random()
        for seed in (0, 1)
        for request in (REQUEST, replace(REQUEST, example_id="dev-00002"), replace(REQUEST, turn=2))
        for sample in (0, 1)
    }
    assert len(draws) == 12


def test_the_random_state_does_not_depend_on_the_prompt() -> None:
    other = replace(REQUEST, messages=user_message("another text"))
    assert random_source(0, REQUEST, 0).random() == random_source(0, other, 0).random()


def test_the_random_state_is_the_same_in_every_process() -> None:
    assert random_source(13, REQUEST, 0).random() == 0.22719979905473275
