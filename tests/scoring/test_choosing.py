"""Which of several candidates is the answer: the rules, their invariants, the figures."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import (
    ChoiceRule,
    ExecutionResult,
    Step,
    Trajectory,
    Value,
    Vote,
    from_json,
    to_json,
    user_message,
)
from lib.scoring.choosing import Ballot, ballots_of, chosen, recorded_ballots, votes_of
from lib.scoring.metrics import summarise
from tests.scoring.test_metrics import _BAD_COLUMN, _CORRECT, _WRONG, _trajectory

RULES: tuple[ChoiceRule, ...] = ("first", "vote")


def ok(*rows: tuple[Value, ...]) -> ExecutionResult:
    return ExecutionResult("ok", ("name",), rows)


ANN, BEN, EMPTY, FAILED = ok(("Ann",)), ok(("Ben",)), ok(), ExecutionResult("error", error="no")


@pytest.mark.parametrize(
    ("rule", "results", "index"),
    [
        pytest.param("first", [FAILED, ANN, BEN, BEN], 1, id="first that runs"),
        pytest.param("first", [EMPTY, ANN], 0, id="first, empty or not"),
        pytest.param("first", [FAILED, FAILED], 0, id="first where none runs"),
        pytest.param("vote", [ANN, BEN, BEN], 1, id="most"),
        pytest.param("vote", [BEN, ANN], 0, id="tie: the first"),
        pytest.param("vote", [EMPTY, EMPTY, FAILED, ANN], 3, id="empty results do not vote"),
        pytest.param("vote", [FAILED, EMPTY, EMPTY], 1, id="but where all are empty"),
        pytest.param("vote", [FAILED, FAILED], 0, id="none has a result"),
        pytest.param("vote", [ok((1,), (2,)), ANN, ok((2,), (1,))], 0, id="rows in any order"),
        pytest.param("vote", [ok((1,), (1,)), ok((1,)), ok((1,))], 1, id="rows are counted"),
    ],
)
def test_the_answer_by_rule(rule: ChoiceRule, results: list[ExecutionResult], index: int) -> None:
    assert chosen(ballots_of(results), rule) == index


_BALLOTS = st.lists(
    st.sampled_from([None, 0, 1, 2, 3]).map(  # group 0 is the empty result
        lambda group: Ballot(group, bool(group))
    ),
    min_size=1,
    max_size=12,
)


@given(_BALLOTS, st.randoms())
def test_the_order_of_candidates_decides_ties(ballots: list[Ballot], draw: random.Random) -> None:
    shuffled = draw.sample(ballots, len(ballots))
    one, other = (each[chosen(each, "vote")].group for each in (ballots, shuffled))
    counts = Counter(ballot.group for ballot in ballots if ballot.group is not None)
    assert counts[one] == counts[other]


@given(_BALLOTS, st.integers(0, 12), st.integers(1, 20))
def test_empty_results_never_beat_one_with_rows(
    ballots: list[Ballot], place: int, count: int
) -> None:
    before = ballots[chosen(ballots, "vote")]
    more = [*ballots[:place], *[Ballot(0, False)] * count, *ballots[place:]]
    if before.has_rows:
        assert more[chosen(more, "vote")] == before


@given(_BALLOTS, st.sampled_from(RULES))
def test_an_answer_has_a_result_where_any_has(ballots: list[Ballot], rule: ChoiceRule) -> None:
    answer = ballots[chosen(ballots, rule)]
    assert (answer.group is None) == all(ballot.group is None for ballot in ballots)


@given(st.lists(st.sampled_from([ANN, BEN, EMPTY, FAILED, ok((1,), (2,))]), min_size=2, max_size=8))
def test_a_record_chooses_as_the_rollout_did(results: list[ExecutionResult]) -> None:
    attempts = tuple(
        replace(_WRONG, status=one.status, rows=one.rows, row_count=len(one.rows))
        for one in results
    )
    step = Step("write", user_message("?"), None, attempts, votes=votes_of(results))
    for rule in RULES:
        assert chosen(recorded_ballots(step), rule) == chosen(ballots_of(results), rule)
        unrecorded = replace(step, votes=())  # an older record: by the rows that it kept
        assert chosen(recorded_ballots(unrecorded), rule) == chosen(ballots_of(results), rule)


def test_a_record_without_votes_is_written_as_ever() -> None:
    trajectory = _trajectory(_CORRECT)
    written = to_json(trajectory)
    assert "votes" not in written["steps"][0]
    assert from_json(Trajectory, written) == trajectory


def test_figures_by_choice_are_of_the_first_samples_of_one_rollout() -> None:
    # a vote is wrong with one sample, in a tie with two, and right with four
    attempts = tuple(
        replace(_CORRECT if right else _WRONG, completion_tokens=10 * (place + 1))
        for place, right in enumerate((False, True, True, False))
    )
    write = replace(_trajectory(attempts).steps[0], votes=tuple(map(Vote, (0, 1, 1, 2))))
    voted = replace(_trajectory(_CORRECT), steps=(write,), scope="online")
    unanswered = replace(_trajectory(number=1), scope="online")
    rows = summarise([voted, unanswered])["sampling"]["by_choice"]
    assert [row["samples"] for row in rows] == [1, 2, 4]
    assert [row["first_ex"] for row in rows] == [0, 0, 0]
    assert [row["vote_ex"] for row in rows] == [0, 0, 50]
    assert [row["prompt_tokens"] for row in rows] == [50] * 3
    assert [row["completion_tokens"] for row in rows] == [5, 15, 50]
    assert {"vote_ex_ci", "vote_ex_ci_databases"} <= set(rows[0])


def test_where_gold_chose_there_are_no_figures_by_choice() -> None:
    assert "by_choice" not in summarise([_trajectory((_CORRECT, _BAD_COLUMN))])["sampling"]
