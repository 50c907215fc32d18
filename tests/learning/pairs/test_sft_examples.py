from collections import Counter
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lib.base.params import ChatParams
from lib.base.records import (
    Example,
    ExecutionResult,
    Message,
    Messages,
    SftExample,
    Trajectory,
    joined_text,
)
from lib.database.schema.serialise import SchemaStyle
from lib.learning.pairs.pair import GoldAnswer, Normaliser
from lib.learning.pairs.sft import sft_examples
from tests.learning.pairs.builders import attempt, trajectory

_GOLD = GoldAnswer("SELECT COUNT(*) FROM singer", 1, ExecutionResult("ok", ("n",), ((6,),)))
_CHAT = ChatParams("", "Write SQL.")
_RIGHT = "select count(singer_id) from singer"
_WRONG = "SELECT age FROM singer"


def _examples_of(
    examples: list[Example],
    *trajectories: Trajectory,
    gold: GoldAnswer | None = _GOLD,
    style: SchemaStyle = "compact",
    not_played: dict[str, Messages] | None = None,
    own_answers: int = 0,
) -> list[SftExample]:
    by_id = {example.id: example for example in examples}
    answers = {"train-00000": gold} if gold else {}
    first = not_played or {}
    return list(
        sft_examples(trajectories, first, by_id, answers, Normaliser(style), _CHAT, own_answers)
    )


def _summary(found: list[SftExample]) -> list[tuple[str, str, str]]:
    return [
        (item.meta["source"], joined_text(item.prompt), joined_text(item.completion))
        for item in found
    ]


def test_the_first_prompt_is_answered_with_gold_even_if_the_model_was_right(
    examples: list[Example],
) -> None:
    found = _examples_of(examples, trajectory([attempt(_RIGHT, "correct")]))
    assert _summary(found) == [("gold", "prompt 1 SQL:", " SELECT COUNT(*) FROM singer")]
    assert found[0].meta == {
        "example_id": "train-00000",
        "db_id": "concert",
        "source": "gold",
        "turn": 1,
    }


_AGAIN = f"{_RIGHT} WHERE age > 0"
_LUCKY = "SELECT 6"


@pytest.mark.parametrize(
    ("samples", "learnt"),
    [
        ({_RIGHT: 8}, {_RIGHT: 1}),
        ({_RIGHT: 6, _WRONG: 2}, {_RIGHT: 1}),  # fewer than a third of the samples are wrong
        ({_RIGHT: 5, _WRONG: 3}, {_RIGHT: 1, _GOLD.sql: 1}),
        ({_RIGHT: 1, _AGAIN: 1, _WRONG: 6}, {_RIGHT: 1, _AGAIN: 1, _GOLD.sql: 1}),
        ({_RIGHT: 1, _WRONG: 15}, {_RIGHT: 2, _GOLD.sql: 1}),
        ({_WRONG: 8}, {_GOLD.sql: 4}),
        ({_RIGHT.upper(): 1, _RIGHT: 1, _WRONG: 1}, {_RIGHT: 1, _GOLD.sql: 1}),  # one answer
        ({_GOLD.sql: 1, _WRONG: 2}, {_GOLD.sql: 3}),  # its own answer is gold
        ({_LUCKY: 8}, {_GOLD.sql: 4}),
    ],
)
def test_a_round_of_own_answers_learns_them_and_more_of_a_hard_question(
    examples: list[Example], samples: dict[str, int], learnt: dict[str, int]
) -> None:
    attempts = [
        attempt(
            sql,
            "wrong" if sql == _WRONG else "correct",
            strict_reason="perturbed_copy" if sql == _LUCKY else None,
        )
        for sql, times in samples.items()
        for _ in range(times)
    ]
    found = _examples_of(examples, trajectory(attempts), own_answers=4)
    normal = partial(Normaliser("compact").normalise, examples[0])
    assert Counter(joined_text(item.completion) for item in found) == {
        f" {normal(sql)}": times for sql, times in learnt.items()
    }
    own = {f" {normal(sql)}" for sql in samples if sql not in (_WRONG, _LUCKY)}
    for item in found:
        its_own = joined_text(item.completion) in own
        assert item.meta["source"] == ("own_answer" if its_own else "gold")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])  # only read
@given(right=st.integers(0, 16), wrong=st.integers(1, 16), most=st.integers(1, 9))
def test_the_more_samples_are_wrong_the_more_rows_a_question_has(
    examples: list[Example], right: int, wrong: int, most: int
) -> None:
    def rows(right: int, wrong: int) -> int:
        samples = [attempt(_RIGHT, "correct")] * right + [attempt(_WRONG, "wrong")] * wrong
        return len(_examples_of(examples, trajectory(samples), own_answers=most))

    assert 1 <= rows(right, wrong) <= rows(right, wrong + 1) <= most
    assert rows(0, wrong + 1) == most
    assert rows(right + 1, 0) == 1


def test_questions_that_were_not_mined_have_gold_for_their_first_prompt(
    examples: list[Example],
) -> None:
    prompt = (Message("user", "prompt 1 SQL:"),)
    found = _examples_of(examples, not_played={"train-00000": prompt})
    assert _summary(found) == [("gold", "prompt 1 SQL:", " SELECT COUNT(*) FROM singer")]
    assert _examples_of(examples, gold=None, not_played={"train-00000": prompt}) == []


def test_repair_prompts_get_the_models_verified_sql_or_gold(examples: list[Example]) -> None:
    played = trajectory(
        [attempt(_WRONG, "wrong")],
        [attempt(_WRONG, "wrong")],
        [attempt(_WRONG, "wrong"), attempt(_RIGHT, "correct")],
    )
    assert _summary(_examples_of(examples, played)) == [
        ("gold", "prompt 1 SQL:", " SELECT COUNT(*) FROM singer"),
        ("gold_repair", "prompt 2 SQL:", " SELECT COUNT(*) FROM singer"),
        ("verified_repair", "prompt 3 SQL:", " SELECT COUNT(singer_id) FROM singer"),
    ]


def test_where_gold_fails_or_is_doubted_nothing_is_learnt(examples: list[Example]) -> None:
    played = trajectory([attempt(_WRONG, "wrong")], [attempt(_RIGHT, "correct")])
    assert _examples_of(examples, played, gold=None) == []


def test_the_same_example_is_kept_once(examples: list[Example]) -> None:
    played = trajectory([attempt(_RIGHT, "correct")])
    assert len(_examples_of(examples, played, played)) == 1


def test_a_chat_prompt_is_answered_in_a_block(examples: list[Example]) -> None:
    played = trajectory([attempt(_RIGHT, "correct")])
    chat = (Message("system", "Write SQL."), Message("user", "How many?"))
    asked = replace(played, steps=(replace(played.turns[0], messages=chat),))
    [found] = _examples_of(examples, asked)
    assert found.prompt == chat
    assert found.completion == (Message("assistant", "SELECT COUNT(*) FROM singer"),)


def test_first_answers_of_a_chat_that_failed_teach_repairs(examples: list[Example]) -> None:
    wrong = attempt(_WRONG, "wrong", row_count=9, rows=((26,), (31,)))
    refused = attempt(
        "SELECT nme FROM singer", "pred_error", status="error", error="no such column: nme"
    )
    others = [replace(refused, sql=f"SELECT age FROM singr{number}") for number in range(2)]
    right = attempt(_RIGHT, "correct")
    played = trajectory([wrong, right, refused, refused, *others, replace(wrong, sql="SELECT 1")])
    chat = (Message("user", "How many?\n\nWrite SQL."),)
    asked = replace(played, steps=(replace(played.turns[0], messages=chat),))
    first, *told = _examples_of(examples, asked, style="ddl")
    assert [(item.meta["source"], item.meta["turn"]) for item in (first, *told)] == [
        ("gold", 1),
        *[("told_repair", 2)] * 2,
    ]
    failed = [_WRONG, "SELECT nme FROM singer"]
    assert [item.prompt[:2] for item in told] == [
        (chat[0], Message("assistant", sql)) for sql in failed
    ]
    assert {item.completion for item in told} == {first.completion}
    feedback = [item.prompt[2].content for item in told]
    assert "not what the question asks for" in feedback[0]
    assert "It returns 9 rows, of which the first are (26) and (31)." in feedback[0]
    assert "no such column: nme" in feedback[1]
    assert all(text.endswith("Write SQL.") for text in feedback)
    assert _examples_of(examples, asked, gold=None) == []
