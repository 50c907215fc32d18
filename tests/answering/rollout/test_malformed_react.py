"""Whatever a model writes instead of a ReAct step is recorded as that question's outcome only."""

from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.modes import RolloutSettings, agent_figures
from lib.answering.rollout.outputs import read_trajectories
from lib.answering.rollout.run import Rollout, run_rollouts
from lib.base.records import Example, Mode, Trajectory
from lib.database.sandbox.sandbox import Sandbox
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
    mode: Mode,
    examples: list[Example],
    sandbox: Sandbox,
    settings: RolloutSettings,
    tmp_path: Path,
) -> None:
    first = examples[0]
    asked = [replace(first, id=name) for name in (*MALFORMED, "well-formed")]
    texts = {name: text for name, (text, _) in MALFORMED.items()}
    texts["well-formed"] = f"{ANSWER}{first.gold_sql}"
    begun = 1 if mode == "fallback" else 0  # a direct query, which fails
    script: dict[tuple[str, int], list[str] | str] = {
        (name, turn): [MISSPELT if turn == begun else text]
        for name, text in texts.items()
        for turn in range(1, 6)
    }
    played = _play(mode, asked, ScriptedGenerator(script), sandbox, settings, tmp_path)
    for trajectory in played:
        name = trajectory.example_id
        ran = [step.attempts[0].sql for step in trajectory.steps[begun:] if step.attempts]
        sql = first.gold_sql if name == "well-formed" else MALFORMED[name][1]
        assert (set(ran), trajectory.error) == (set() if sql is None else {sql}, None), name
        assert len(trajectory.steps) >= 1, name
    by_id = {trajectory.example_id: trajectory for trajectory in played}
    final = by_id["well-formed"].final
    assert final is not None
    assert final.correct
    assert (
        agent_figures(played)["format_errors"]
        == agent_figures(
            [trajectory for name, trajectory in by_id.items() if name != "well-formed"]
        )["format_errors"]
    )


def test_the_last_complete_query_of_an_episode_counts(
    examples: list[Example], sandbox: Sandbox, settings: RolloutSettings, tmp_path: Path
) -> None:
    first = examples[0]
    acts = [f'{ACT}execute_sql["{first.gold_sql}"]', f'{ACT}execute_sql["SELECT', "Thought: hm"]
    generator = ScriptedGenerator({(first.id, turn): [text] for turn, text in enumerate(acts, 1)})
    (played,) = _play("react", [first], generator, sandbox, settings, tmp_path)
    assert [bool(step.attempts) for step in played.steps] == [True, False, False]
    assert played.final is not None
    assert played.final.correct
    assert "Error: no complete action or answer" in generator.calls[2][0].messages[-1].content
    figures = agent_figures([played])
    assert (figures["format_rate"], figures["format_errors"]) == (pytest.approx(100 / 3), 1)


def _play(
    mode: Mode,
    examples: list[Example],
    generator: ScriptedGenerator,
    sandbox: Sandbox,
    settings: RolloutSettings,
    out: Path,
) -> list[Trajectory]:
    settings = replace(settings, scope="online", mode=mode, observation_characters=300)
    run_rollouts([Rollout(examples, settings, out, {})], generator, sandbox)
    return list(read_trajectories(out / "trajectories.jsonl"))
