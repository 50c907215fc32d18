"""Candidates, vote and pass@k, each in a column of its own; validity and length of the answers."""

from __future__ import annotations

from typing import Any

import pytest

from lib.base.records import Step, Trajectory, user_message
from lib.report.comparison import answers_table, samples_tables
from lib.report.table import Table
from tests.report.factory import right, trajectory, view, wrong

_FEW = {"rows": (("Ayr",),), "row_count": 1}


def _sampled(example_id: str, *turns: tuple[Any, ...]) -> Trajectory:
    """A question with several candidates per turn; the first one is the answer."""
    played = tuple(Step("write", user_message("?"), None, attempts) for attempts in turns)
    return trajectory(example_id, steps=played)


def _figures(table: Table) -> list[dict[str, object]]:
    names = [heading.text.removesuffix(" (%)") for heading in table.headings]
    return [dict(zip(names, (c.sort for c in row), strict=True)) for row in table.rows]


def test_candidates_vote_and_pass_at_k_have_columns_of_their_own() -> None:
    voted = _sampled("voted", (wrong("wrong_result", **_FEW), right(), right()))
    later = _sampled(
        "later", (wrong("syntax_error"),) * 3, (right(2), *[wrong("syntax_error")] * 2)
    )
    [table] = samples_tables([view("sft", "verified", voted, later)])
    [row] = _figures(table)
    assert row["Candidates a turn"] == 3
    assert row["Candidates right, first turn"] == pytest.approx(100 / 3)
    assert row["Candidates right, all turns"] == pytest.approx(100 / 3)
    assert row["Majority vote, first turn"] == 50.0
    assert row["Questions with a right candidate, first turn"] == 50.0
    assert row["Questions with a right candidate, all turns"] == 100.0
    assert [row[f"pass@{k}"] for k in (1, 2, 3)] == pytest.approx([100 / 3, 50, 50])


def test_what_needs_gold_to_find_the_right_candidate_says_so() -> None:
    [table] = samples_tables([view("sft", "online", _sampled("a", (right(), right())))])
    bases = {heading.text: heading.basis for heading in table.headings}
    assert bases["pass@2 (%)"] == "oracle"
    assert bases["Questions with a right candidate, all turns (%)"] == "oracle"
    assert bases["Majority vote, first turn (%)"] is None


def test_greedy_runs_have_no_such_table() -> None:
    assert samples_tables([view("sft", "online", trajectory("a", right()))]) == ()


def test_answers_are_counted_over_all_questions_and_over_the_attempted() -> None:
    played = (
        trajectory("right", right()),
        trajectory("column", wrong("no_such_column")),
        trajectory("syntax", wrong("syntax_error"), right(2)),
        trajectory("failed", error="the generator failed"),
    )
    [row] = _figures(answers_table([view("sft", "verified", *played)]))
    assert row["Executable, first turn"] == 25.0
    assert row["Executable"] == 50.0
    assert row["Syntax errors"] == 0.0
    assert row["Attempted"] == 3
    assert row["EX, attempted only"] == 200 / 3
    assert row["EX, over all"] == 50.0
    assert row["Completion tokens a question"] == 12.0
