"""The stage ask: questions on one file, each step printed."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from lib.base.records import joined_text
from tests.conftest import StateInstructions
from tests.scripted import ScriptedGenerator
from tests.stages.project import Answer, Project

Ask = Callable[..., Answer]

_COUNT = "SELECT count(*) FROM singer"
_DATABASE = "data/tiny/database/concert/concert.sqlite"
_OPEN = "lib.answering.console.open_generator"


def _writer(*sql: str) -> ScriptedGenerator:
    """Writes one query per turn; the server fails at the turn after the last one."""
    answers: list[list[str] | str] = [*([text] for text in sql), "the server is gone"]
    return ScriptedGenerator({("ask", turn): answer for turn, answer in enumerate(answers, 1)})


@pytest.fixture
def ask(project: Project, monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Asks a question on the concert database, which the writer answers in place of a model."""

    def run(writer: ScriptedGenerator, *options: str, question: str = "Who sings?") -> Answer:
        monkeypatch.setattr(_OPEN, lambda *arguments: writer)
        return project.run("ask", "--db", _DATABASE, "--question", question, *options)

    return run


def test_what_fails_is_written_anew_and_every_step_is_shown(ask: Ask) -> None:
    writer = _writer("SELECT shoe FROM singer", "SELECT count(*) AS singers FROM singer")
    answer = ask(writer, "--hint", "sings means is a singer")
    assert answer.code == 0, answer.err
    steps = [line.split(maxsplit=1) for line in answer.out.splitlines() if line.strip()]
    words = "model tables SQL error feedback SQL result singers --------- 6 answer"
    assert [step[0] for step in steps] == words.split()
    assert "columns of singer" in answer.out
    assert "Hint: sings means is a singer" in joined_text(writer.calls[0][0].messages)
    assert "Previous SQL: SELECT shoe FROM singer" in joined_text(writer.calls[1][0].messages)


@pytest.mark.parametrize(("scope", "turns"), [("online", 1), ("online_guarded", 3)])
def test_the_scope_says_whether_an_empty_result_is_doubted(
    ask: Ask, scope: str, turns: int
) -> None:
    writer = _writer(*(f"SELECT name FROM singer WHERE age > {age}" for age in (1000, 1001, 1002)))
    answer = ask(writer, "--scope", scope)
    assert (answer.code, len(writer.calls)) == (0, turns)
    assert answer.out.count("result    0 rows") == turns


def test_sql_that_never_runs_is_exit_code_1(ask: Ask) -> None:
    answer = ask(_writer(*["DROP TABLE singer"] * 3))
    assert answer.code == 1
    assert "answer    Nothing was changed: the model wrote DROP" in answer.out


def test_the_last_lines_say_what_the_answer_is_and_what_is_doubtful(ask: Ask) -> None:
    dropped = _writer(f"{_COUNT} WHERE country = 'yes'", _COUNT)
    *_, sentence, doubt = ask(dropped, question="How many singers are active?").out.splitlines()
    assert sentence == "answer    6 singers."
    assert doubt.startswith("not sure  An earlier query also required country = 'yes'")


def test_the_model_of_the_demo_says_at_the_end_that_it_is(ask: Ask, project: Project) -> None:
    assert "note" not in ask(_writer(_COUNT)).out
    (project.root / "data" / "base_model").mkdir()
    answer = ask(_writer(_COUNT), "--model", "data/base_model")
    assert answer.out.splitlines()[-1].startswith("note      This is the model of the demo")


def test_what_the_query_leaves_out_is_said_at_the_end(ask: Ask) -> None:
    youngest = _writer("SELECT name FROM singer ORDER BY age LIMIT 1")
    *_, doubt = ask(youngest, question="Who is the youngest singer?").out.splitlines()
    assert doubt == "not sure  What has no value comes first, as if it were the lowest."


def test_what_is_about_the_file_needs_no_model(ask: Ask) -> None:
    writer = _writer()
    answer = ask(writer, question="What is in this file?")
    assert (answer.code, writer.calls) == (0, [])
    assert answer.out.startswith("answer    4 tables: singer, stadium, concert and ")


def test_of_a_large_result_the_first_rows_are_shown(ask: Ask) -> None:
    answer = ask(_writer("SELECT 1 FROM " + ", ".join(["singer"] * 6)), "--scope", "online")
    assert "result    the first 10000 rows of more" in answer.out
    assert "answer    The first 10,000 rows of more." in answer.out
    long = ask(_writer("SELECT T1.name FROM singer AS T1, singer, singer AS T3"))
    assert "result    216 rows" in long.out
    assert "... 196 more" in long.out


@pytest.mark.parametrize(
    ("options", "question", "said"),
    [
        ([], "  ", "--question is empty"),
        ([], "  ", "such as: How many singers are there?"),
        (["--db", "nowhere.sqlite"], "Who?", "nowhere.sqlite: no such file"),
        (["--db", "params.yaml"], "Who?", "params.yaml: text without a delimiter, which is no"),
        (["--model", "nobody"], "Who?", "has this name; expected"),
        ([], "Who?", "the server is gone"),
    ],
)
def test_mistakes_are_one_line(ask: Ask, options: list[str], question: str, said: str) -> None:
    answer = ask(_writer(), *options, question=question)
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert answer.err.startswith("error: ")
    assert said in answer.err


def test_a_trained_run_is_opened_with_its_adapter(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = mock.Mock(side_effect=lambda *_: _writer("SELECT 1"))
    monkeypatch.setattr(_OPEN, opened)
    project.add_run("sft", "some/model", ".")
    asked = f"ask --db {_DATABASE} --question Who?"
    project.run_all(asked, f"{asked} --model sft")
    expected = [("none/needed", None), ("some/model", Path("outputs/models/sft"))]
    assert [call.args[1:3] for call in opened.call_args_list] == expected


def test_a_fetched_model_computes_as_on_the_server(
    project: Project, monkeypatch: pytest.MonkeyPatch, state_instructions: StateInstructions
) -> None:
    opened = mock.Mock(side_effect=lambda *_: _writer("SELECT 1"))
    monkeypatch.setattr(_OPEN, opened)
    project.set_params({"generation.backend": "hf"})
    project.add_run("sft", "data/models/any", ".")
    for flags in ("avx2", "avx2 avx512_vnni"):
        state_instructions(flags)
        project.run_all(f"ask --db {_DATABASE} --question Who? --model sft")
    assert [call.args[0].dtype for call in opened.call_args_list] == ["float32", "int8"]


def test_what_a_terminal_would_obey_is_spelt_out(ask: Ask, project: Project) -> None:
    with sqlite3.connect(project.root / _DATABASE) as connection:
        connection.execute("UPDATE singer SET name = char(27) || '[2J' || char(10) || 'x'")
    answer = ask(_writer("SELECT name, x'00ff' AS raw, NULL FROM singer LIMIT 1"))
    assert "\x1b" not in answer.out
    assert all(shown in answer.out for shown in (r"\x1b[2J\nx", "x'00ff'", "NULL"))


@pytest.mark.parametrize("mode", ["repair", "check_rewrite"])
def test_a_question_is_answered_with_all_that_is_read_and_written(ask: Ask, mode: str) -> None:
    answer = ask(_writer(_COUNT, "Right: it counts singer."), "--mode", mode, "--verbose")
    assert answer.code == 0, answer.err
    roles = [line.split(maxsplit=1)[0] for line in answer.out.splitlines() if line.strip()]
    steps = ["write", "check"] if mode == "check_rewrite" else ["write"]
    assert [role for role in roles if role in ("write", "check")] == steps
    assert roles.count("took") == len(steps)
    assert "Question:" in answer.out


def test_the_questions_of_a_table_are_answered_one_after_the_other(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = _writer(_COUNT)
    monkeypatch.setattr(_OPEN, lambda *arguments: writer)
    rows = ["db_id,question", "concert,Who sings?", "other,Who dances?", "concert,Which tables?"]
    (project.root / "asked.csv").write_text("\n".join([*rows, "concert,How many singers?"]))
    answer = project.run("ask", "--db", _DATABASE, "--questions", "asked.csv")
    assert answer.code == 0, answer.err
    assert "left out  row 2: no database 'other'; there are concert" in answer.out
    assert re.findall("^(?:question|answer|SQL) +(.*)", answer.out, re.MULTILINE) == [
        *("Who sings?", _COUNT, "The count is 6."),
        *("Which tables?", "4 tables: singer, stadium, concert and singer_in_concert."),
        *("How many singers?", _COUNT, "6 singers."),
    ]
    (project.root / "asked.csv").write_text("\n".join(rows[:1] + rows[2:3]))
    answer = project.run("ask", "--db", _DATABASE, "--questions", "asked.csv")
    assert (answer.code, answer.err) == (2, "error: asked.csv: no question on concert\n")


def test_one_question_whose_sql_never_runs_is_exit_code_1(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = ScriptedGenerator(
        lambda request, seed: "SELECT 1 FROM x" if "dances" in str(request.messages) else _COUNT
    )
    monkeypatch.setattr(_OPEN, lambda *arguments: writer)
    for asked, code in (["Who dances?", "Who sings?"], 1), (["Who sings?"], 0):
        (project.root / "asked.csv").write_text("\n".join(["question", *asked]))
        answer = project.run("ask", "--db", _DATABASE, "--questions", "asked.csv")
        assert (answer.code, answer.out.count("6.")) == (code, 1)
