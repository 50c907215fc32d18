"""A follow-up question is asked with the earlier questions and the answers that they were given."""

from collections.abc import Callable
from dataclasses import replace

from lib.base.records import Example, Trajectory, joined_text
from tests.scripted import MISSPELT, QUESTIONS, ScriptedGenerator

Play = Callable[..., list[Trajectory]]


def _conversations(examples: list[Example], *lengths: int) -> list[Example]:
    names = [f"c{place}" for place, length in enumerate(lengths) for _ in range(length)]
    return [replace(e, conversation=name) for e, name in zip(examples, names, strict=False)]


def _first_prompt(trajectory: Trajectory) -> str:
    return joined_text(trajectory.steps[0].messages)


def test_the_hint_has_the_runs_own_final_answer_and_never_gold(
    play: Play, examples: list[Example]
) -> None:
    repaired = "SELECT city FROM stadium"
    script = {("dev-00000", 1): [MISSPELT], ("dev-00000", 2): [repaired]}
    played = play(ScriptedGenerator(script), _conversations(examples, 2), scope="online")
    hint = f'Hint: the question before was "{QUESTIONS[0][0]}", its answer {repaired}'
    assert hint in _first_prompt(played[1])
    assert "Hint" not in _first_prompt(played[0])
    assert QUESTIONS[0][1] not in _first_prompt(played[1])


def test_the_third_question_has_both_earlier_ones_in_order(
    play: Play, examples: list[Example]
) -> None:
    script = {(f"dev-0000{n}", 1): [f"SELECT name FROM singer LIMIT {n + 1}"] for n in range(3)}
    played = play(ScriptedGenerator(script), _conversations(examples, 3), scope="online")
    assert (
        f'an earlier question was "{QUESTIONS[0][0]}", its answer SELECT name FROM singer LIMIT 1; '
        f'the question before was "{QUESTIONS[1][0]}", its answer SELECT name FROM singer LIMIT 2'
    ) in _first_prompt(played[2])


def test_chunks_do_not_change_what_a_follow_up_is_told(play: Play, examples: list[Example]) -> None:
    questions = _conversations(examples, 3, 1, 4, 2)
    runs = [play(ScriptedGenerator(), questions, chunk_size=size) for size in (1, 5, 100)]
    assert runs[0] == runs[1] == runs[2]
    assert [one.example_id for one in runs[0]] == [one.id for one in questions]


def test_questions_of_a_round_are_asked_together(play: Play, examples: list[Example]) -> None:
    generator = ScriptedGenerator({(one.id, 1): ["SELECT name FROM singer"] for one in examples})
    play(generator, _conversations(examples, 2, 3), scope="online", chunk_size=100)
    asked = [[request.example_id for request in call] for call in generator.calls]
    assert asked == [
        ["dev-00000", "dev-00002"],
        ["dev-00001", "dev-00003"],
        ["dev-00004"],
    ]
