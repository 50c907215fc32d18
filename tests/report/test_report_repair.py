"""Errors, routing and the gap between online and verified repair, on known questions."""

from __future__ import annotations

from dataclasses import replace

from lib.report.comparison import scopes_table
from lib.report.repair import (
    NOT_CLASSIFIED,
    ErrorCount,
    Routing,
    error_counts,
    gains_table,
    routing_of,
    routing_table,
    taxonomy_table,
)
from lib.report.runs import View
from lib.report.table import NOTHING
from tests.report.factory import right, trajectory, view, wrong


def _online() -> View:
    return view(
        "sft",
        "online",
        trajectory("right", right()),
        trajectory("missed", wrong("wrong_result")),
        trajectory("repaired", wrong("syntax_error"), right(2)),
        trajectory("changed", wrong("syntax_error"), wrong("empty_result", 2)),
        trajectory("broken", right(), wrong("wrong_row_count", 2)),
        trajectory("failed", error="the generator failed"),
    )


def test_errors_are_counted_at_first_repaired_and_at_the_end() -> None:
    assert error_counts(_online()) == [
        ErrorCount("wrong_result", first_turn=1, repaired=0, final=1),
        ErrorCount("wrong_row_count", first_turn=0, repaired=0, final=1),
        ErrorCount("empty_result", first_turn=0, repaired=0, final=1),
        ErrorCount("syntax_error", first_turn=2, repaired=1, final=0),
        ErrorCount(NOT_CLASSIFIED, first_turn=1, repaired=0, final=1),
    ]


def test_routing_counts_who_was_sent_and_what_came_of_it() -> None:
    routing = routing_of(_online())
    assert routing == Routing(
        sent_right=1, sent_wrong=2, repaired=1, broken=1, kept_right=1, missed=2
    )
    assert (routing.sent, routing.questions) == (3, 6)


def test_a_share_of_nothing_is_a_dash() -> None:
    quiet = view("sft", "online", trajectory("a", right()))
    row = routing_table([quiet]).rows[0]
    assert [cell.text for cell in row[3:6]] == ["0.0", NOTHING, NOTHING]


def test_the_taxonomy_leaves_out_the_one_shot_views() -> None:
    one_shot = view("sft", "one_shot", trajectory("a", wrong("syntax_error")))
    assert taxonomy_table([one_shot]).rows == ()


def test_online_and_verified_figures_stand_in_columns_that_say_which_they_are() -> None:
    online = view("sft", "online", trajectory("a", right()), trajectory("b", wrong("wrong_result")))
    verified = view(
        "sft",
        "verified",
        trajectory("a", right()),
        trajectory("b", wrong("wrong_result"), right(2)),
    )
    table = scopes_table([online, verified])
    assert [heading.basis for heading in table.headings[2:4]] == ["deployable", "oracle"]
    assert [cell.basis for cell in table.rows[0][2:4]] == ["deployable", "oracle"]
    assert [cell.text for cell in table.rows[0][5:7]] == ["1", "0"]


def test_without_a_verified_run_there_is_no_gap() -> None:
    table = scopes_table([view("sft", "online", trajectory("a", right()))])
    assert [cell.text for cell in table.rows[0][3:]] == [NOTHING] * 4


def test_what_repair_gains_stands_behind_both_figures_with_their_intervals() -> None:
    played = (trajectory("a", right()), trajectory("b", wrong("syntax_error"), right(2)))
    one_shot = view("sft", "one_shot", *(replace(t, steps=t.turns[:1]) for t in played))
    ((*_, before, after, difference, fixed, broke, _),) = gains_table(
        [one_shot, view("sft", "online", *played)]
    ).rows
    assert (before.text, after.text) == ("50.0 [9.5, 90.5] -", "100.0 [34.2, 100.0] -")
    assert difference.text.startswith("+50.0 [")
    assert (fixed.text, broke.text) == ("1", "0")
