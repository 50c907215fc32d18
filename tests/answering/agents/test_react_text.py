"""ReAct text: rendered text is parsed back, and what models write is parsed as far as possible."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from lib.answering.agents.react import (
    Part,
    action_sql,
    final_sql,
    follows_format,
    parts,
    render_action,
    render_observation,
)
from lib.base.records import ExecutionResult


@given(st.text())
def test_sql_survives_rendering_and_parsing(sql: str) -> None:
    rendered = render_action(sql)
    assert "\n" not in rendered
    text = f"Thought: hm\n{rendered}\n"
    assert [part.kind for part in parts(text)] == ["Thought", "Action"]
    assert action_sql(parts(text)[1].text) == sql


@pytest.mark.parametrize(
    ("written", "sql"),
    [
        ('execute_sql["SELECT 1"]', "SELECT 1"),
        ('execute_sql["SELECT \\"a\\" FROM t"]', 'SELECT "a" FROM t'),
        ('execute_sql["SELECT "a" FROM t"]', 'SELECT "a" FROM t'),
        ('execute_sql["SELECT x FROM t WHERE y = "b"]"]', 'SELECT x FROM t WHERE y = "b"]'),
        ("execute_sql[SELECT [a b] FROM t]", "SELECT [a b] FROM t"),
        ("execute_sql['SELECT 1']", "SELECT 1"),
        ('execute_sql["SELECT 1', None),
        ('execute_sql[""]', ""),
        ("execute_sql[]", None),
        ("look_at[singer]", None),
        ("", None),
        ('execute_sql["SELECT \\ud83d"]', "SELECT \ud83d"),
    ],
)
def test_actions_as_models_write_them(written: str, sql: str | None) -> None:
    assert action_sql(written) == sql


@pytest.mark.parametrize(
    ("text", "sql"),
    [
        ('Thought: a\nAction: execute_sql["SELECT 1"]', "SELECT 1"),
        ('Action: execute_sql["SELECT 1"]\nObservation: 1\nAnswer: SELECT 2', "SELECT 2"),
        ('Action: execute_sql["SELECT 1"]\nAction: execute_sql["SELECT', "SELECT 1"),
        ('Action: execute_sql["SELECT 1"]\nAnswer:', "SELECT 1"),
        ("Answer: SELECT 1\nAnswer: SELECT 2", "SELECT 2"),
        ("Answer: ```sql\nSELECT 3;\n```", "SELECT 3"),
        ("Thought: nothing comes of it", None),
        ("SELECT 1", None),
        ("", None),
        ("Observation: Answer is near", None),
    ],
)
def test_the_last_complete_action_or_answer_counts(text: str, sql: str | None) -> None:
    assert final_sql(text) == sql


@pytest.mark.parametrize(
    ("text", "follows"),
    [
        ('Thought: a\nAction: execute_sql["SELECT 1"]\n', True),
        ("Thought: a\nAnswer: SELECT 1", True),
        (
            'Thought: a\nAction: execute_sql["SELECT 1"]\nObservation: 7\n'
            "Thought: b\nAnswer: SELECT 2",
            True,
        ),
        ('Action: execute_sql["SELECT 1"]', False),
        ('Thought: a\nAction: execute_sql["SELECT 1', False),
        ("Thought: a\nAnswer:", False),
        ("Thought: a\nAnswer: SELECT 1\nAnswer: SELECT 2", False),
        ('Thought: a\nAction: execute_sql["SELECT 1"]\nObservation: 7', False),
        ("", False),
    ],
)
def test_the_format_of_a_step_or_a_trajectory(text: str, follows: bool) -> None:
    assert follows_format(text) is follows


@given(st.text(max_size=300))
@example("[" * 100_000)
@example('{"a":' * 20_000)
@example('"' + "\\" * 100_001)
@example('"' + "a" * 100_000)
def test_no_text_is_a_crash(text: str) -> None:
    for one in (text, f"Action: execute_sql[{text}", f"Thought: {text}\nAnswer: {text}"):
        assert all(isinstance(part, Part) for part in parts(one))
        final_sql(one)
        action_sql(one)


def test_observations_are_short_and_say_how_many_rows_there_are() -> None:
    rows = tuple((number, f"name {number}", None, b"\x00") for number in range(500))
    result = ExecutionResult("ok", ("id", "name", "x", "y"), rows)
    for most in (60, 200, 2048):
        text = render_observation(result, most)
        assert len(text) <= most
        assert text.endswith("(500 rows)")
    assert text.startswith("id | name | x | y\n0 | name 0 | NULL | x'00'\n")
    assert render_observation(ExecutionResult("ok", ("n",), ((1,),)), 99) == "n\n1\n(1 row)"
    failed = ExecutionResult("error", error="no such column: nme")
    assert render_observation(failed, 99) == "Error: no such column: nme"
