"""Whatever a model writes instead of a ReAct step is recorded as that question's outcome only."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from lib.answering.agents.modes import agent_figures
from lib.base.records import Example, Mode, Trajectory
from tests.scripted import MISSPELT, ScriptedGenerator

ACT = "Thought: look\nAction: "
ANSWER = "Thought: done\nAnswer: "

MALFORMED = {  # name: what the model writes, and the SQL that is run or None
    "nothing": ("", None),
    "only space": (" \n\t\n", None),
    "a thought alone": ("Thought: the question is about stadiums", None),
    "no label": ("SELECT name FROM stadium", None),
    "an action without a call": (f"{ACT}SELECT name FROM stadium", None),
    "another tool": (f'{ACT}look_up["stadium"]', None),
    "an unclosed bracket": (f'{ACT}execute_sql["SELECT name FROM stadium"', None),
    "an unclosed string": (f"{ACT}execute_sql[\"SELECT 'a FROM stadium", None),
    "an empty call": (f"{ACT}execute_sql[]", None),
    "an empty query": (f'{ACT}execute_sql[""]', None),
    "no thought": ('Action: execute_sql["SELECT 1"]', "SELECT 1"),
    "two actions": (f'{ACT}execute_sql["SELECT 1"]\nAction: execute_sql["SELECT 2"]', "SELECT 2"),
    "two answers": (f"{ANSWER}SELECT 1\nAnswer: SELECT 2", "SELECT 2"),
    "an empty answer": ("Thought: done\nAnswer:", None),
    "an observation of its own": (
        f'{ACT}execute_sql["SELECT 1"]\nObservation: 1\n{ANSWER}SELECT 1 + 1',
        "SELECT 1 + 1",
    ),
    "an observation alone": ("Observation: name\nAnn\n(1 row)", None),
    "a bracket in a string": (
        f"""{ACT}execute_sql["SELECT '"]' FROM stadium LIMIT 1"]""",
        """SELECT '"]' FROM stadium LIMIT 1""",
    ),
    "other letters": (f"{ACT}execute_sql[\"SELECT 'Zürich 東京 🎤'\"]", "SELECT 'Zürich 東京 🎤'"),
    "half of a character": (f'{ACT}execute_sql["SELECT \\ud83d"]', "SELECT \ud83d"),
    "a zero byte": (f'{ACT}execute_sql["SELECT \\u0000"]', "SELECT \x00"),
    "10,000 tokens": ("Thought: " + "and so on " * 10_000, None),
    "50,000 brackets": (f"{ACT}execute_sql" + "[" * 50_000, None),
}


@pytest.mark.parametrize("mode", ["react", "fallback", "single_pass"])
def test_every_text_is_an_outcome(
    mode: Mode, play: Callable[..., list[Trajectory]], examples: list[Example]
) -> None:
    first = examples[0]
    texts = {name: text for name, (text, _) in MALFORMED.items()}
    texts["well-formed"] = f"{ANSWER}{first.gold_sql}"
    expected = {name: sql for name, (_, sql) in MALFORMED.items()} | {"well-formed": first.gold_sql}
    begun = 1 if mode == "fallback" else 0  # a direct query, which fails
    generator = ScriptedGenerator(
        {
            (name, turn): [MISSPELT if turn == begun else text]
            for name, text in texts.items()
            for turn in range(1, 6)
        }
    )
    asked = [replace(first, id=name) for name in texts]
    played = play(generator, asked, mode=mode, scope="online", observation_characters=300)
    for trajectory in played:
        ran = {step.attempts[0].sql for step in trajectory.steps[begun:] if step.attempts}
        sql = expected[trajectory.example_id]
        assert (ran, trajectory.error) == (set() if sql is None else {sql}, None), trajectory
    *malformed, well_formed = played
    assert well_formed.final is not None
    assert well_formed.final.correct
    errors = [agent_figures(each)["format_errors"] for each in (played, malformed)]
    assert errors[0] == errors[1]


def test_the_last_complete_query_of_an_episode_counts(
    play_one: Callable[..., Trajectory], examples: list[Example]
) -> None:
    gold = examples[1].gold_sql
    acts = [f'{ACT}execute_sql["{gold}"]', f'{ACT}execute_sql["SELECT', "Thought: hm"]
    changes = {"mode": "react", "scope": "online", "observation_characters": 300}
    played = play_one(*([text] for text in acts), **changes)
    assert [bool(step.attempts) for step in played.steps] == [True, False, False]
    assert played.final is not None
    assert played.final.correct
    last = played.steps[2].messages[-1].content
    assert "Error: no complete action or answer" in last
    figures = agent_figures([played])
    assert (figures["format_rate"], figures["format_errors"]) == (pytest.approx(100 / 3), 1)
