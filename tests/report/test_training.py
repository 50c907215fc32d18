"""What training changes, on questions whose outcome is known."""

from __future__ import annotations

from lib.report.runs import View
from lib.report.training import changes_table, method_table, steps_table
from tests.report.factory import right, trajectory, view, wrong


def _views() -> list[View]:
    """sft fixes "b" and "c" and breaks "d"; "a" is right and "e" wrong in both."""
    easy = {"difficulty": "easy"}
    hard = {"difficulty": "hard"}
    base = view(
        "base",
        "one_shot",
        trajectory("a", right(), **easy),
        trajectory("b", wrong("syntax_error"), **easy),
        trajectory("c", wrong("wrong_result"), **hard),
        trajectory("d", right(), **hard),
        trajectory("e", error="the generator failed", **hard),
    )
    sft = view(
        "sft",
        "one_shot",
        trajectory("a", right(), **easy),
        trajectory("b", right(sql="SELECT 2"), **easy),
        trajectory("c", right(), **hard),
        trajectory("d", wrong("no_such_table"), **hard),
        trajectory("e", wrong("wrong_result"), **hard),
    )
    return [base, sft]


def test_the_difference_is_paired() -> None:
    base, sft = _views()
    difference = sft.less(base)
    assert (difference.gained, difference.lost) == (2, 1)
    assert difference.difference == 0.2


def test_the_method_table_compares_the_runs_that_are_there() -> None:
    ((*of, before, after, difference, fixed, broke, p),) = method_table(_views()).rows
    assert [cell.text for cell in of] == ["dev", "one shot", "base → sft"]
    assert (before.text, after.text) == ("40.0 [11.8, 76.9] -", "60.0 [23.1, 88.2] -")
    assert difference.text.startswith("+20.0 [")
    assert [cell.text for cell in (fixed, broke, p)] == ["2", "1", "1.0000"]


def test_steps_count_fixed_and_broken_by_difficulty() -> None:
    table = steps_table(_views())
    assert [heading.text for heading in table.headings][6:] == ["easy", "hard"]
    assert [cell.text for cell in table.rows[0]] == [
        "dev",
        "base → sft",
        "2",
        "1",
        "1",
        "1",
        "+1 −0",
        "+1 −1",
    ]


def test_changes_name_each_question_with_the_error_of_the_wrong_answer() -> None:
    table = changes_table(_views())
    assert [[*[cell.text for cell in row][1:3], row[5].text] for row in table.rows] == [
        ["fixed", "b", "syntax_error"],
        ["fixed", "c", "wrong_result"],
        ["broke", "d", "no_such_table"],
    ]
    assert table.rows[0][7].text == "SELECT 2"
