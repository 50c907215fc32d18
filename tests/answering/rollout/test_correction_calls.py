"""A repair that only changes a name or a function asks the model nothing."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lib.answering.agents.episode import PlayedStep, Question
from lib.answering.agents.modes import RolloutSettings, agent_of
from lib.answering.rollout.driver import RolloutDriver, Runtime
from lib.answering.rollout.environment import Schemas
from lib.database.sandbox.sandbox import Sandbox
from tests.answering.rollout.counting import Steps
from tests.scripted import ScriptedGenerator

STAYS = """
    CREATE TABLE patient (patient_id INTEGER PRIMARY KEY, name TEXT, born TEXT);
    CREATE TABLE stay (
        stay_id INTEGER PRIMARY KEY, patient_id INTEGER REFERENCES patient, admitted TEXT,
        discharged TEXT);
    INSERT INTO patient VALUES (1, 'Ada', '1950-02-01'), (2, 'Bo', '1999-12-31');
    INSERT INTO stay VALUES
        (1, 1, '2025-12-30', '2026-01-04'), (2, 1, '2026-03-01', '2026-03-05'), (3, 2, '2026-05-09',
        NULL);"""


Ask = Callable[..., tuple[int, list[PlayedStep]]]


@pytest.fixture
def ask(make_database: Callable[[str], Path], sandbox: Sandbox, settings: RolloutSettings) -> Ask:
    """Answer as ask and the server do; returns the calls of the model, and the steps."""
    database = make_database(STAYS)

    def run(*turns: str, question: str = "How many?") -> tuple[int, list[PlayedStep]]:
        script = {("q", turn): [sql] for turn, sql in enumerate(turns, 1)}
        generator, steps = ScriptedGenerator(script, chat=True), Steps()
        agent = agent_of(replace(settings, scope="online_guarded"))
        runtime = Runtime(generator, Schemas(settings.schema), sandbox)
        driver = RolloutDriver(runtime, agent, steps, correction="names")
        driver.play([Question("q", "stays", str(database), question, "")], settings.sampling)
        return len(generator.calls), steps.played

    return run


@pytest.mark.parametrize(
    ("sql", "rows"),
    [
        ("SELECT nmae FROM patient WHERE patient_id = 1", [("Ada",)]),
        ("SELECT name FROM patients WHERE patient_id = 1", [("Ada",)]),
        ("SELECT T2.name FROM stay AS T2 WHERE T2.stay_id = 3", [("Bo",)]),
        ("SELECT count(*) FROM stay WHERE YEAR(admitted) = 2026", [(2,)]),
        ("SELECT count(*) FROM stay WHERE EXTRACT(MONTH FROM admitted) = 3", [(1,)]),
        ("SELECT DATEDIFF(discharged, admitted) FROM stay WHERE stay_id = 1", [(5,)]),
        ("SELECT CONCAT(name, '!') FROM patient WHERE patient_id = 2", [("Bo!",)]),
        ("SELECT TOP 1 name FROM patient ORDER BY born", [("Ada",)]),
        ("SELECT count(*) FROM stay WHERE admitted < NOW()", [(3,)]),
        ("SELECT LEFT(nmae, 1) FROM patient WHERE patient_id = 1", [("A",)]),
    ],
)
def test_what_a_correction_mends_costs_one_call(ask: Ask, sql: str, rows: object) -> None:
    calls, (wrote, corrected) = ask(sql, "SELECT 'asked again'")
    assert calls == 1
    assert [wrote.candidates.request.role, corrected.candidates.request.role] == [
        "write",
        "correct",
    ]
    assert wrote.candidates.observations[0].result.status == "error"
    assert corrected.review.accepted
    assert list(corrected.candidates.observations[0].result.rows) == rows


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT nmae FROM patient WHERE name = 'nobody'",
        "SELECT name FROM patient WHERE YEAR(born) = 1901",
        "SELECT discharged FROM stay WHERE YEAR(admitted) = 2026 AND MONTH(admitted) = 5",
    ],
)
def test_a_corrected_query_that_a_guard_doubts_goes_to_the_model(ask: Ask, sql: str) -> None:
    calls, steps = ask(sql, "SELECT name FROM patient")
    assert calls == 2
    assert [step.candidates.request.role for step in steps] == ["write", "correct", "rewrite"]


def test_what_is_corrected_to_the_refused_query_again_ends_it(ask: Ask) -> None:
    empty = "SELECT {} FROM patient WHERE name = 'nobody'"
    calls, steps = ask(empty.format("nmae"), empty.format("name_"), "SELECT name FROM patient")
    assert calls == 2
    assert steps[-1].candidates.observations[0].sql == empty.format("name")
