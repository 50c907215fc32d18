"""Figures on format, transitions and the value of checks, from recorded steps."""

from dataclasses import replace

from lib.answering.agents.modes import agent_figures
from lib.base.records import Step, Trajectory, VerdictStatus, user_message
from tests.learning.pairs.builders import attempt, trajectory

PROMPT = user_message("Who sings?")


def query(verdict: VerdictStatus) -> Step:
    return Step("write", PROMPT, None, (attempt("SELECT 1", verdict),))


def check(text: str) -> Step:
    return Step("check", PROMPT, None, (), texts=(text,))


def act(text: str) -> Step:
    return Step("act", PROMPT, None, (replace(attempt("SELECT 1", "wrong"), completion=text),))


def played(*steps: Step) -> Trajectory:
    return replace(trajectory([]), steps=steps)


def test_checks_are_counted_against_the_query_before() -> None:
    found = agent_figures(
        [
            played(query("wrong"), check("wrong: no"), query("correct"), check("right")),
            played(query("correct"), check("wrong: no"), query("wrong"), check("right")),
            played(query("pred_error"), check("well")),
            played(query("gold_error"), check("wrong: no"), query("unscorable"), check("right")),
        ]
    )
    assert found["transitions"] == 3.5
    assert found["check_precision"] == 50.0
    assert found["check_recall"] == 100 / 3
    assert found["format_rate"] is None


def test_the_format_is_that_of_each_step() -> None:
    look = 'Thought: a\nAction: execute_sql["SELECT 1"]'
    found = agent_figures(
        [played(act(look), act("Thought: b\nAnswer: SELECT 1")), played(act("SELECT 1"))]
    )
    assert found["format_rate"] == 200 / 3
    assert found["format_rate_ci"][0] < 200 / 3 < found["format_rate_ci"][1]
    assert found["check_recall"] is None
