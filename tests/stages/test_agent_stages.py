"""gen_react and compare_agents: demonstrations with real observations, and what is reported."""

import json
import shutil
import sqlite3

import pytest

from lib.answering.agents.react import action_sql, final_sql, parts, render_observation
from lib.answering.rollout.driver import open_sandbox
from lib.base.pipeline import load_params
from lib.database.sandbox.sandbox import Query
from tests.answering.generation.faulty_server import KEY, MODEL, faulty_server
from tests.stages.project import REPOSITORY, Project


@pytest.fixture
def demonstrated(finished: Project) -> Project:
    finished.set_params({"gen_react.recovery_share": 0.5})
    finished.run_all("gen_react")
    return finished


def test_every_observation_is_what_sqlite_returned(demonstrated: Project) -> None:
    rows = demonstrated.lines("outputs/gen_react/react.jsonl")
    assert rows
    for row in rows:
        database = demonstrated.data / "database" / row["db_id"] / f"{row['db_id']}.sqlite"
        told = parts(row["trajectory"])
        actions = [place for place, part in enumerate(told) if part.kind == "Action"]
        assert actions
        for place in actions:
            sql = action_sql(told[place].text)
            assert sql is not None
            with open_sandbox(load_params(REPOSITORY / "params.yaml").sandbox) as sandbox:
                [result] = sandbox.execute_many([Query(str(database), sql)])
            assert told[place + 1].kind == "Observation"
            assert told[place + 1].text == render_observation(result, 600)
        with sqlite3.connect(database) as connection:
            final = connection.execute(final_sql(row["trajectory"]) or "").fetchall()
            assert final == connection.execute(row["gold_sql"]).fetchall()


def test_half_of_them_hold_a_real_error_that_is_not_learnt(demonstrated: Project) -> None:
    rows = demonstrated.lines("outputs/gen_react/react.jsonl")
    assert sum(row["error_recovery"] for row in rows) * 2 == len(rows)
    for row in rows:
        targets = [step["target"] for step in row["steps"]]
        assert targets == [not row["error_recovery"], *[True] * (len(targets) - 1)]
        assert ("Observation: Error: " in row["trajectory"]) == row["error_recovery"]
        assert {"schema", "question", "gold_sql", "db_id", "difficulty"} <= set(row)
        assert "\nauthor : " in f"\n{row['schema']}"


def test_roles_are_steps_of_which_the_last_is_learnt(demonstrated: Project) -> None:
    rows = demonstrated.lines("outputs/gen_react/roles.jsonl")
    roles = {("fallback", "act"), ("check_rewrite", "check"), ("check_rewrite", "rewrite")}
    assert {(row["mode"], row["role"]) for row in rows} >= roles
    for row in rows:
        assert [step["target"] for step in row["steps"]][:-1] == [False] * (len(row["steps"]) - 1)
        last = row["steps"][-1]
        assert last["target"]
        assert last["role"] == row["role"]
        if row["role"] == "check":
            assert last["text"].startswith(("right, ", "wrong, "))


def test_it_can_be_started_again_and_a_teacher_needs_a_name(demonstrated: Project) -> None:
    before = demonstrated.outputs()
    demonstrated.run_all("gen_react")
    assert demonstrated.outputs() == before
    demonstrated.set_params({"gen_react.source": "teacher"})
    demonstrated.refusal("gen_react", "`gen_react.teacher`: found null")


def test_what_a_teacher_gets_right_is_kept_and_nothing_is_asked_twice(
    finished: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each question is answered at the second attempt; the teacher knows all but one."""
    questions = finished.questions("train")

    def teach(prompt: str, before: int) -> str | bytes:
        if not before:
            return "503"
        [asked] = [q for q in questions if q["question"] in prompt]
        sql = "SELECT 1" if asked is questions[0] else asked["query"]
        return _response(f"Thought: I know it.\nAnswer: {sql}")

    monkeypatch.setenv("A_KEY_FOR_TESTS", KEY)
    with faulty_server(teach) as server:
        finished.set_params(
            {
                "gen_react": {"source": "teacher", "teacher": MODEL, "recovery_share": 0.0},
                "generation.endpoint.base_url": server.base_url,
                "generation.endpoint.api_key_env": "A_KEY_FOR_TESTS",
            }
        )
        finished.run_all("gen_react", "gen_react")
        assert set(server.asked.values()) == {2}
        assert len(server.asked) == len(questions)
    rows = finished.lines("outputs/gen_react/react.jsonl")
    assert len(rows) == len(questions) - 1
    assert {row["source"] for row in rows} == {"teacher"}
    summary = finished.read("outputs/gen_react/summary.json")
    assert summary["dropped"] == {"final answer: wrong": 1}


def _response(text: str) -> bytes:
    """A completion of OpenAI's chat API, as a whole response."""
    message = {"role": "assistant", "content": text}
    choice = {"index": 0, "message": message, "finish_reason": "stop"}
    usage = {"prompt_tokens": 5, "completion_tokens": 5, "total_tokens": 10}
    body = json.dumps({"id": "1", "object": "chat.completion", "choices": [choice], "usage": usage})
    head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return f"{head}\r\n\r\n{body}".encode()


def test_the_ways_to_answer_are_compared(finished: Project) -> None:
    finished.add_run("sft_dpo")
    modes = ["direct", "repair", "react", "check_rewrite"]
    finished.run_all(*(f"eval_agent --run sft_dpo --mode {mode}" for mode in modes))
    finished.run_all("compare_agents")
    rows = {row["mode"]: row for row in finished.read("outputs/report/agents.json")}
    assert list(rows) == modes
    repair = rows["repair"]
    assert repair["n"] == 7
    assert repair["by_turn"][0] == {**repair["by_turn"][0], "turn": 1, "n": 7, "fixed": 0}
    gained = sum(turn["fixed"] - turn["broke"] for turn in repair["by_turn"][1:])
    assert repair["gain"]["points"] == pytest.approx(100 * gained / 7, abs=0.01)
    assert repair["ex_final"] - repair["ex_initial"] == pytest.approx(100 * gained / 7, abs=0.02)
    assert {(d["run"], d["mode"]) for d in repair["differences"]} == {("sft_dpo", "direct")}
    for row in rows.values():
        assert sum(row["time_shares"].values()) == pytest.approx(1.0)
        assert row["ex_final_ci"][0] <= row["ex_final"] <= row["ex_final_ci"][1]
        file = f"outputs/report/agents/model/sft_dpo.{row['mode']}.dev.sql"
        predictions = finished.text(file).splitlines()
        assert len(predictions) == 7
        assert all(line.endswith("\tconcert") for line in predictions)
    assert rows["check_rewrite"]["transitions"] > 1
    assert "Ways to answer against each other" in finished.text("outputs/report/agents.md")


def test_a_run_of_grpo_is_compared_with_its_start(finished: Project) -> None:
    for run, seed in (("base", 13), ("grpo_repair_base", 14)):
        finished.add_run(run)
        finished.set_params({"seed": seed})  # other answers
        finished.run_all(f"eval_agent --run {run} --mode repair")
    finished.run_all("compare_agents")
    before, after = finished.read("outputs/report/agents.json")
    assert "learnt" not in before
    learnt = after["learnt"]
    assert learnt["start"] == "base"
    for name in ("ex_initial", "ex_final"):
        assert learnt[name]["points"] == pytest.approx(after[name] - before[name])
    gained = after["gain"]["points"] - before["gain"]["points"]
    assert learnt["gain"]["points"] == pytest.approx(gained)
    assert "What GRPO taught" in finished.text("outputs/report/agents.md")


def test_rows_of_runs_whose_outputs_are_gone_can_be_kept(finished: Project) -> None:
    finished.refusal("compare_agents", "outputs/eval_agent: no finished evaluation of an agent")
    finished.add_run("one")
    finished.add_run("two")

    def compared(run: str, mode: str, *options: str) -> list[tuple[str, str]]:
        shutil.rmtree(finished.root / "outputs/eval_agent", ignore_errors=True)
        finished.run_all(f"eval_agent --run {run} --mode {mode}")
        finished.run_all(" ".join(("compare_agents", *options)))
        return [(r["run"], r["mode"]) for r in finished.read("outputs/report/agents.json")]

    assert compared("one", "direct") == [("one", "direct")]
    assert compared("two", "direct", "--keep") == [("one", "direct"), ("two", "direct")]
    assert compared("one", "direct", "--keep") == [("one", "direct"), ("two", "direct")]
    assert compared("one", "repair") == [("one", "repair")]
