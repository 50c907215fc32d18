"""EX by turn and difficulty, and the questions that have no verdict."""

from __future__ import annotations

from lib.report.questions import (
    difficulty_table,
    strict_table,
    unscored_table,
    verdicts_table,
)
from lib.report.repair import turns_table
from tests.report.factory import right, trajectory, view, wrong


def test_a_run_that_ended_early_keeps_its_last_ex() -> None:
    short = view("base", "online", trajectory("a", right()))
    long = view("sft", "online", trajectory("a", wrong("syntax_error"), right(2)))
    rows = turns_table([short, long]).rows
    assert [cell.sort for cell in rows[0][3:]] == [100.0, 1, 100.0, 0]
    assert [cell.sort for cell in rows[1][3:]] == [0.0, 1, 100.0, 1]


def test_difficulty_has_a_column_a_level_with_its_size() -> None:
    base = view(
        "base",
        "one_shot",
        trajectory("a", right(), difficulty="easy"),
        trajectory("b", wrong("wrong_result"), difficulty="extra"),
        trajectory("c", right(), difficulty="extra"),
    )
    table = difficulty_table([base])
    assert [h.text for h in table.headings[3:]] == ["easy (%, n = 1)", "extra (%, n = 2)"]
    assert [cell.sort for cell in table.rows[0][3:]] == [100.0, 50.0]


def test_test_stands_below_dev_with_its_own_sizes() -> None:
    dev = view("base", "one_shot", trajectory("a", right(), difficulty="easy"))
    played = [trajectory(name, right(), difficulty="hard") for name in "bc"]
    table = difficulty_table([dev, view("base", "one_shot", *played, split="test")])
    assert [h.text for h in table.headings[3:]] == [
        "easy (%, n = 1 dev, 0 test)",
        "hard (%, n = 0 dev, 2 test)",
    ]
    assert [[cell.sort for cell in (row[0], *row[3:])] for row in table.rows] == [
        ["dev", 100.0, None],
        ["test", None, 100.0],
    ]


def test_questions_without_a_verdict_are_counted_and_named() -> None:
    failed = [trajectory(f"q{n}", error="the generator failed") for n in range(12)]
    gold = trajectory("g", right(verdict="gold_error"))
    rows = unscored_table([view("base", "one_shot", gold, *failed)]).rows
    assert [[cell.text for cell in row[3:]] for row in rows] == [
        ["gold SQL fails", "1", "g"],
        ["no answer was generated", "12", ", ".join(f"q{n}" for n in range(10)) + " and 2 more"],
    ]


def test_what_strict_ex_takes_away_is_counted_by_reason() -> None:
    lucky = right(strict_verdict="wrong", strict_reason="perturbed_copy")
    table = strict_table(
        [view("base", "one_shot", trajectory("a", right()), trajectory("b", lucky))]
    )
    (row,) = table.rows
    figures = {h.text: c.sort for h, c in zip(table.headings[3:], row[3:], strict=True)}
    assert {name: n for name, n in figures.items() if n} == {
        "EX (%)": 100.0,
        "Strict EX (%)": 50.0,
        "perturbed copy": 1,
    }


def test_verdicts_add_up_to_all_questions() -> None:
    played = (
        trajectory("a", right()),
        trajectory("b", wrong("wrong_result")),
        trajectory("c", wrong("syntax_error", verdict="timeout")),
        trajectory("d", right(verdict="gold_error")),
        trajectory("e", error="no answer"),
    )
    table = verdicts_table([view("base", "one_shot", *played)])
    (row,) = table.rows
    figures = {h.text: c.sort for h, c in zip(table.headings[3:], row[3:], strict=True)}
    assert {name: n for name, n in figures.items() if n} == {
        "n": 5,
        "correct": 1,
        "wrong": 1,
        "timeout": 1,
        "gold error": 1,
        "no answer": 1,
    }


def test_where_all_have_a_verdict_no_question_is_named() -> None:
    table = unscored_table([view("base", "one_shot", trajectory("a", right()))])
    assert table.rows == ()
