"""Turns, scopes, the selected candidate, rewards, recorded failures."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.modes import evaluation_settings, rollout_settings
from lib.answering.generation.protocol import (
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.base.pipeline import load_params
from lib.base.records import Example, Mode, RepairScope, Trajectory, joined_text
from lib.database.sandbox.sandbox import Sandbox
from tests.answering.rollout.counting import CountingSandbox
from tests.scripted import BROKEN, EMPTY, MISSPELT, QUESTIONS, WRONG, ScriptedGenerator

GOLD = QUESTIONS[1][1]
Play = Callable[..., list[Trajectory]]


def script(example: Example, *turns: list[str] | str) -> ScriptedGenerator:
    return ScriptedGenerator({(example.id, turn): texts for turn, texts in enumerate(turns, 1)})


@pytest.fixture
def example(examples: list[Example]) -> Example:
    """Its gold SQL is `GOLD`."""
    return examples[1]


@pytest.mark.parametrize(
    ("scope", "texts", "turns", "accepted"),
    [
        ("verified", [GOLD], 1, True),
        ("verified", [WRONG, GOLD], 2, True),
        ("verified", [EMPTY, MISSPELT, GOLD], 3, True),
        ("verified", [WRONG, EMPTY, MISSPELT], 3, False),
        ("verified", [WRONG, WRONG, GOLD], 2, False),  # it repeats what was refused
        ("online", [WRONG], 1, True),
        ("online", [EMPTY], 1, True),
        ("online", [MISSPELT, BROKEN, GOLD], 3, True),
        ("online", [BROKEN, MISSPELT, BROKEN], 3, False),
        ("online", [BROKEN, BROKEN, GOLD], 2, False),
        ("online_guarded", [WRONG], 1, True),
        ("online_guarded", [EMPTY, WRONG], 2, True),
        ("online_guarded", [EMPTY, MISSPELT, EMPTY], 3, False),
    ],
)
def test_a_scope_decides_when_a_question_is_done(
    play_one: Callable[..., Trajectory],
    scope: RepairScope,
    texts: list[str],
    turns: int,
    accepted: bool,
) -> None:
    trajectory = play_one(*([text] for text in texts), scope=scope)
    assert len(trajectory.turns) == turns
    assert trajectory.accepted == accepted
    assert trajectory.scope == scope


@pytest.mark.parametrize(
    ("scope", "samples", "selected"),
    [
        ("verified", [MISSPELT, WRONG, EMPTY], 1),  # the highest reward; the first on a tie
        ("online_guarded", [MISSPELT, EMPTY, BROKEN], 1),
    ],
)
def test_a_scope_selects_one_of_several_candidates(
    play_one: Callable[..., Trajectory], scope: RepairScope, samples: list[str], selected: int
) -> None:
    sampling = Sampling(num_samples=3, temperature=1.0)
    trajectory = play_one(samples, scope=scope, sampling=sampling)
    first = trajectory.turns[0]
    assert [attempt.sample for attempt in first.attempts] == [0, 1, 2]
    assert first.selected == selected
    if len(trajectory.turns) > 1:
        assert f"Previous SQL: {samples[selected]}\n" in joined_text(trajectory.turns[1].messages)


def test_a_chat_model_is_asked_in_messages_and_told_in_sentences(
    play: Play, example: Example
) -> None:
    generator = ScriptedGenerator({(example.id, 1): [MISSPELT], (example.id, 2): [GOLD]}, chat=True)
    [trajectory] = play(generator, [example], scope="online")
    first, second = trajectory.turns
    assert [message.role for message in first.messages] == ["system", "user"]
    schema, _, rest = first.messages[-1].content.partition("Question:")
    assert all(f"CREATE TABLE {name} (" in schema for name in ("singer", "stadium", "concert"))
    assert "CREATE TABLE" not in rest
    assert trajectory.trimmed_tables == ()
    assert second.feedback is not None
    assert "No table has a column nmae.\nDid you mean name?" in second.feedback
    assert second.messages[: len(first.messages)] == first.messages
    assert second.feedback in second.messages[-1].content
    roles = [message.role for message in second.messages[len(first.messages) :]]
    assert roles == ["assistant", "user"]
    assert [call[0].messages for call in generator.calls] == [first.messages, second.messages]


def test_without_feedback_there_is_one_turn(play_one: Callable[..., Trajectory]) -> None:
    trajectory = play_one([WRONG], [GOLD], feedback="none")
    assert len(trajectory.turns) == 1
    assert trajectory.turns[0].attempts[0].reward == -0.5


def test_rewards_follow_verdict_and_turn(play_one: Callable[..., Trajectory]) -> None:
    def rewards(*texts: str) -> list[float]:
        turns = play_one(*([text] for text in texts)).turns
        return [turn.attempts[0].reward for turn in turns]

    assert rewards(GOLD) == [1.0]
    assert rewards(MISSPELT, WRONG, GOLD) == [-0.2, 0.2, 0.6]
    assert rewards(WRONG, BROKEN, WRONG) == [0.2, -0.2, -0.5]


@pytest.mark.parametrize(
    ("mode", "texts", "rewards"),
    [
        ("check_rewrite", [WRONG, "wrong", EMPTY, "wrong", MISSPELT, "wrong"], [0.2, 0.2, -0.5]),
        ("check_rewrite", [WRONG, "wrong", f" {WRONG.lower()} ;"], [0.2, -0.5]),
        ("check_rewrite", [WRONG, "wrong", GOLD, "right"], [0.2, 0.7]),
        ("single_pass", [f"Answer: {WRONG}"], [-0.5]),
        ("react", [f'Action: execute_sql["{WRONG}"]', f"Answer: {GOLD}"], [0.2, 0.7]),
        ("fallback", [MISSPELT, *[f'Action: execute_sql["{WRONG}"]'] * 3], [-0.2, 0.2, 0.2, -0.5]),
    ],
)
def test_a_turn_of_an_agent_is_a_cycle_with_sql(
    play: Play, example: Example, mode: Mode, texts: list[str], rewards: list[float]
) -> None:
    writer = script(example, *([text] for text in texts))
    [trajectory] = play(writer, [example], mode=mode, observation_characters=600, scope="online")
    found = [turn.answer for turn in trajectory.turns]
    assert [(one.turn, one.reward) for one in found] == list(enumerate(rewards, start=1))


def test_an_attempt_records_what_the_executor_saw(play_one: Callable[..., Trajectory]) -> None:
    attempts = [turn.attempts[0] for turn in play_one([BROKEN], [MISSPELT], [GOLD]).turns]
    assert [attempt.status for attempt in attempts] == ["error", "error", "ok"]
    assert [attempt.parses for attempt in attempts] == [False, True, True]
    assert [attempt.schema_valid for attempt in attempts] == [None, False, True]
    assert attempts[1].error == "no such column: nmae"
    final = attempts[2]
    assert final.completion == f" {GOLD}"
    assert (final.sql, final.columns, final.row_count) == (GOLD, ("name",), 3)
    assert final.rows == (("Stark Park",), ("Somerset Park",), ("Recreation Park",))
    assert final.cost is not None
    assert final.cost.full_scans == 1
    assert [attempt.cost for attempt in attempts[:2]] == [None, None]
    assert (final.prompt_tokens, final.completion_tokens) == (10, 5)


def test_recorded_rows_are_few_short_and_plain(play_one: Callable[..., Trajectory]) -> None:
    sql = (
        "SELECT 2.5, 9007199254740993, NULL, x'00ff', 9e999, printf('%0300d', 7) FROM singer AS T1 "
        "JOIN singer AS T2 ON T1.age = T2.age UNION ALL SELECT name, 1, 1, 1, 1, 1 FROM singer"
    )
    [attempt] = play_one([sql]).turns[0].attempts
    assert attempt.row_count == 11
    assert attempt.rows == ((2.5, "9007199254740993", None, "x'00ff'", "inf", "0" * 200),) * 5


def test_all_open_questions_of_a_turn_are_one_call(play: Play, examples: list[Example]) -> None:
    generator = ScriptedGenerator(
        {(e.id, turn): [e.gold_sql if turn == 2 else WRONG] for e in examples for turn in (1, 2, 3)}
        | {(examples[0].id, 1): [examples[0].gold_sql]}
    )
    play(generator, chunk_size=100)
    ids = [[request.example_id for request in call] for call in generator.calls]
    assert ids == [[e.id for e in examples], [e.id for e in examples[1:]]]
    assert {request.turn for request in generator.calls[1]} == {2}


def test_what_is_written_runs_while_the_model_writes_on(
    roll: Callable[..., Path], examples: list[Example], sandbox: Sandbox, tmp_path: Path
) -> None:
    counting = CountingSandbox(sandbox)
    ran_meanwhile = []

    class WaitingGenerator(ScriptedGenerator):
        def generate(
            self,
            requests: Sequence[GenerationRequest],
            sampling: Sampling,
            on_outcome: OnOutcome = ignore_outcome,
        ) -> list[GenerationOutcome]:
            outcomes = super().generate(requests, sampling, on_outcome)
            ran_meanwhile.append(counting.wait_until_executed([WRONG, MISSPELT]))
            return outcomes

    generator = WaitingGenerator({(examples[0].id, 1): [WRONG], (examples[1].id, 1): [MISSPELT]})
    roll(generator, tmp_path / "out", played=examples[:2], box=counting, max_turns=1)
    assert ran_meanwhile == [True]


def test_gold_of_a_chunk_runs_before_its_first_candidate(
    roll: Callable[..., Path], examples: list[Example], sandbox: Sandbox, tmp_path: Path
) -> None:
    counting = CountingSandbox(sandbox)
    generator = ScriptedGenerator({(e.id, 1): [f"SELECT '{e.id}'"] for e in examples})
    out, played = tmp_path / "out", examples[:4]
    roll(generator, out, played=played, box=counting, feedback="none", chunk_size=2)
    golds, candidates = ([e.gold_sql for e in examples], [f"SELECT '{e.id}'" for e in examples])
    for first in (0, 2):
        here = [sql for sql in counting.executed if sql in golds + candidates][2 * first :][:4]
        assert here[:2] == golds[first : first + 2]
        assert sorted(here[2:]) == candidates[first : first + 2]


def test_a_failed_generation_is_recorded_and_the_run_goes_on(
    play: Play, examples: list[Example]
) -> None:
    generator = ScriptedGenerator(
        {
            (examples[0].id, 1): "the server hung up",
            (examples[1].id, 1): [WRONG],
            (examples[1].id, 2): "the prompt is too long",
            (examples[2].id, 1): [examples[2].gold_sql],
        }
    )
    first, second, third = play(generator, examples[:3])
    assert (first.error, first.turns, first.accepted) == ("the server hung up", (), False)
    assert first.tables != ()
    assert (second.error, len(second.turns)) == ("the prompt is too long", 1)
    assert second.final is not None
    assert second.final.sql == WRONG
    assert (third.error, third.accepted) == (None, True)


@pytest.fixture
def damaged(examples: list[Example], damaged_database: Path) -> Example:
    return replace(examples[0], id="dev-damaged", db_id="damaged", db_path=str(damaged_database))


@pytest.mark.parametrize("scope", ["verified", "online"])
def test_a_damaged_database_is_recorded_and_the_run_goes_on(
    play: Play, example: Example, damaged: Example, tmp_path: Path, scope: RepairScope
) -> None:
    generator = script(example, [MISSPELT], [GOLD])
    first, second, third = play(
        generator, [damaged, example, replace(damaged, id="more", difficulty="hard")], scope=scope
    )
    assert (second.error, len(second.turns), second.accepted) == (None, 2, True)
    for failed in (first, third):
        assert failed.error is not None
        assert failed.error.startswith("damaged.sqlite: not a readable SQLite database")
        assert (failed.turns, failed.tables, failed.accepted) == ((), (), False)
    assert (first.difficulty, third.difficulty) == (None, "hard")
    summary = json.loads((tmp_path / "out" / "summary.json").read_text())
    assert summary["n"] == 3
    assert summary["not_attempted"] == {"count": 2, "example_ids": [damaged.id, "more"]}
    assert [len(call) for call in generator.calls] == [1, 1]


def test_a_model_is_not_asked_where_every_database_is_damaged(play: Play, damaged: Example) -> None:
    generator = ScriptedGenerator()
    [trajectory] = play(generator, [damaged])
    assert trajectory.error is not None
    assert generator.calls == []


def test_the_trimmed_tables_of_any_turn_are_recorded(
    play: Play, example: Example, settings: object
) -> None:
    generator = script(example, [MISSPELT], [GOLD])
    generator.max_prompt_tokens = 45
    [trajectory] = play(generator, [example])
    assert trajectory.trimmed_tables != ()
    assert set(trajectory.tables).isdisjoint(trajectory.trimmed_tables) or trajectory.tables
    assert "name of all stadiums" not in trajectory.trimmed_tables


def test_gold_that_fails_is_not_repaired(play: Play, example: Example) -> None:
    broken = replace(example, gold_sql="SELECT nothing FROM nowhere")
    [trajectory] = play(script(example, [WRONG]), [broken])
    assert [turn.attempts[0].verdict for turn in trajectory.turns] == ["gold_error"]
    assert trajectory.turns[0].attempts[0].reward == 0.0


def test_the_difficulty_is_the_one_stated_else_spiders(play: Play, example: Example) -> None:
    [own, stated] = play(
        ScriptedGenerator(),
        [example, replace(example, id="other", difficulty="challenging")],
        feedback="none",
    )
    assert (own.difficulty, stated.difficulty) == ("easy", "challenging")


def test_gold_that_spiders_parser_cannot_read_has_no_difficulty(
    play: Play, example: Example, tmp_path: Path
) -> None:
    (played,) = play(ScriptedGenerator(), [replace(example, gold_sql="SELECT 1")], feedback="none")
    summary = json.loads((tmp_path / "out/summary.json").read_text())
    assert played.difficulty is None
    assert list(summary["by_difficulty"]) == ["unknown"]


def test_the_first_of_several_candidates_is_greedy_in_evaluation_and_not_in_mining() -> None:
    params = load_params(Path(__file__).resolve().parents[3] / "params.yaml")
    evaluated = evaluation_settings(params, "online", "minimal").sampling
    mined = rollout_settings(params, params.mining, "verified", "minimal").sampling
    of_eight = [
        replace(sampling, num_samples=8, temperature=0.7) for sampling in (evaluated, mined)
    ]
    assert [each.temperature_of(0) for each in of_eight] == [0.0, 0.7]
    assert [each.temperature_of(1) for each in of_eight] == [0.7, 0.7]
