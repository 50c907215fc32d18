from __future__ import annotations

from dataclasses import replace

from lib.base.params import ChatParams
from lib.base.records import Example, ExecutionResult, Message, Messages, Trajectory, joined_text
from lib.database.schema.serialise import SchemaStyle
from lib.learning.pairs.pair import GoldAnswer, Normaliser
from lib.learning.pairs.sft import SftExample, sft_examples
from tests.learning.pairs.builders import attempt, trajectory

_GOLD = GoldAnswer("SELECT COUNT(*) FROM singer", 1, ExecutionResult("ok", ("n",), ((6,),)))
_CHAT = ChatParams("", "Write SQL.", False, "conversation")
_RIGHT = "select count(singer_id) from singer"
_WRONG = "SELECT age FROM singer"


def _examples_of(
    examples: list[Example],
    *trajectories: Trajectory,
    gold: GoldAnswer | None = _GOLD,
    style: SchemaStyle = "compact",
    not_played: dict[str, Messages] | None = None,
) -> list[SftExample]:
    by_id = {example.id: example for example in examples}
    answers = {"train-00000": gold} if gold else {}
    return list(
        sft_examples(trajectories, not_played or {}, by_id, answers, Normaliser(style), _CHAT)
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
