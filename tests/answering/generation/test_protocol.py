"""The random state of a sample."""

from dataclasses import replace

from lib.answering.generation.protocol import GenerationRequest, random_source
from lib.base.records import user_message

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
