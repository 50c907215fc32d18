"""ReAct, fallback, single pass and check-rewrite, with scripted completions."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.check_rewrite import check_passes
from lib.answering.agents.episode import Agent, Candidates, Episode
from lib.answering.agents.modes import (
    MODES,
    agent_of,
    for_people,
    generation_of_mode,
    rollout_settings,
)
from lib.answering.repair.observation import Observation
from lib.base.pipeline import load_params
from lib.base.records import Completion, ExecutionResult, Mode, joined_text
from tests.answering.agents.views import episode

PARAMS = load_params(Path(__file__).resolve().parents[3] / "params.yaml")
NAME, AGE = "SELECT name FROM singer", "SELECT age FROM singer"
LOOK = f'Thought: look\nAction: execute_sql["{NAME}"]\n'
ANSWER = f"Thought: fine\nAnswer: {AGE}"


def agent(mode: Mode) -> Agent:
    return agent_of(
        rollout_settings(PARAMS, PARAMS.evaluation, "online", "none", mode, PARAMS.agents)
    )


def execute(sql: str) -> ExecutionResult:
    """Run SELECT queries on the table singer; anything else fails."""
    if sql.startswith("SELECT ") and "singer" in sql:
        return ExecutionResult("ok", ("name",), (("Ann",),))
    return ExecutionResult("error", error=f"cannot run {sql or 'nothing'}")


def play(agent: Agent, texts: Sequence[str], chat: bool = True) -> tuple[Episode, list[str]]:
    """The episode after these completions, and the SQL that ran."""
    so_far, ran = episode(chat), []
    for text in texts:
        request = agent.next(so_far)
        assert request is not None, f"over before {text!r}"
        sql = agent.sql(request, text)
        observations = () if sql is None else (Observation(sql, execute(sql)),)
        ran += [] if sql is None else [sql]
        made = Candidates(request, (Completion(text),), observations)
        so_far = so_far.after(made, agent.review(so_far, made))
    return so_far, ran


@pytest.mark.parametrize(
    ("mode", "texts", "ran", "roles"),
    [
        ("direct", [NAME], [NAME], ["write"]),
        ("direct", ["SELECT nme"], ["SELECT nme"], ["write"]),
        ("react", [ANSWER], [AGE], ["act"]),
        ("react", [LOOK, ANSWER], [NAME, AGE], ["act", "act"]),
        ("react", [LOOK] * 3, [NAME] * 3, ["act"] * 3),
        ("react", ["I do not know."] * 3, [], ["act"] * 3),
        ("react", ["Thought: hm", ANSWER], [AGE], ["act", "act"]),
        ("react", ['Thought: x\nAction: execute_sql["SELECT', ANSWER], [AGE], ["act", "act"]),
        ("single_pass", [f"{LOOK}Observation: 7\n{ANSWER}"], [AGE], ["act"]),
        ("fallback", [NAME], [NAME], ["write"]),
        ("fallback", ["SELECT nme", LOOK, ANSWER], ["SELECT nme", NAME, AGE],
         ["write", "act", "act"]),
        ("check_rewrite", [NAME, "right: it does"], [NAME], ["write", "check"]),
        ("check_rewrite", ["SELECT nme", "wrong: no such column", NAME, "Right."],
         ["SELECT nme", NAME], ["write", "check", "rewrite", "check"]),
        ("check_rewrite", ["SELECT 1", "wrong", "SELECT 2", "wrong", "SELECT 3", "wrong"],
         ["SELECT 1", "SELECT 2", "SELECT 3"], None),
        ("check_rewrite", ["SELECT 1", "wrong", "select  1;"], ["SELECT 1", "select  1"], None),
        ("check_rewrite", ["SELECT 1", "wrong", "SELECT 2", "wrong", "SELECT 1"],
         ["SELECT 1", "SELECT 2", "SELECT 1"], None),
        ("check_rewrite", ["SELECT 1", "who knows?"], ["SELECT 1"], ["write", "check"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("chat", [True, False])
def test_a_way_to_answer_asks_runs_and_ends(
    mode: Mode, texts: list[str], ran: list[str], roles: list[str] | None, chat: bool
) -> None:
    ended, executed = play(agent(mode), texts, chat)
    assert executed == ran
    assert agent(mode).next(ended) is None
    if roles is not None:
        assert [step.request.role for step in ended.candidates] == roles


@pytest.mark.parametrize(
    ("mode", "texts", "shown", "end"),
    [
        ("react", [LOOK], NAME, "Observation: name\nAnn\n(1 row)"),
        ("fallback", ["SELECT nme"], 'Action: execute_sql["SELECT nme"]',
         "Observation: Error: cannot run SELECT nme"),
        ("check_rewrite", ["SELECT nme"], "Error: cannot run SELECT nme", ""),
        ("check_rewrite", ["SELECT nme", "wrong: there is no nme"], "wrong: there is no nme", ""),
    ],
)  # fmt: skip
@pytest.mark.parametrize("chat", [True, False])
def test_the_next_prompt_shows_what_was_written_and_seen(
    mode: Mode, texts: list[str], shown: str, end: str, chat: bool
) -> None:
    way = agent(mode)
    so_far, ran = play(way, texts, chat)
    request = way.next(so_far)
    assert request is not None
    text = joined_text(request.prompt.messages)
    assert ran[-1] in text
    assert shown in text
    assert text.rstrip().endswith(end)
    assert request.stop == {"act": ("Observation:",), "check": ("\n",)}.get(request.role, ())
    if chat and mode == "react":
        roles = [message.role for message in request.prompt.messages]
        assert roles == ["user", "assistant", "user"]


@pytest.mark.parametrize(
    ("text", "passes"),
    [
        ("right", True),
        ("Yes, it does.", True),
        ("**Correct**", True),
        ("wrong: it counts rows", False),
        (" No.", False),
        ("Incorrect", False),
        ("nothing to say", None),
        ("", None),
    ],
)
def test_what_a_check_says(text: str, passes: bool | None) -> None:
    assert check_passes(text) is passes


def test_all_modes_open_and_those_that_write_more_than_sql_have_room() -> None:
    mining = replace(PARAMS.mining, num_samples=4)
    settings = {
        mode: rollout_settings(PARAMS, mining, "online", "basic", mode, PARAMS.agents)
        for mode in MODES
    }
    assert all(map(agent_of, settings.values()))
    rooms = {(one.sampling.num_samples, one.sampling.max_new_tokens) for one in settings.values()}
    assert rooms == {(4, 96), (1, PARAMS.agents.max_new_tokens)}
    several = {mode for mode, one in settings.items() if one.sampling.num_samples == 4}
    assert several == {"direct", "repair"}
    turns = PARAMS.agents.max_turns
    assert [settings[mode].turns for mode in ("single_pass", "react", "fallback")] == [
        1,
        turns,
        turns + 1,
    ]


@pytest.mark.parametrize(("given", "room"), [(4, 256), (96, 256), (256, 256), (512, 512)])
def test_sql_for_people_has_room_for_long_schemas(given: int, room: int) -> None:
    params = replace(PARAMS, generation=replace(PARAMS.generation, max_new_tokens=given))
    asked = for_people(params)
    assert asked.generation.max_new_tokens == room
    assert replace(asked, generation=params.generation) == params


def test_the_prompts_of_a_mode_leave_room_for_what_it_writes() -> None:
    room = {mode: generation_of_mode(PARAMS.generation, mode, PARAMS.agents) for mode in MODES}
    assert {mode for mode, one in room.items() if one == PARAMS.generation} == {"direct", "repair"}
    assert {one.max_new_tokens for one in room.values()} == {96, PARAMS.agents.max_new_tokens}
