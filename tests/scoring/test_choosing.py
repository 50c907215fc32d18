"""Which of several candidates is the answer: the rules, their invariants, the figures."""

from __future__ import annotations

import random
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

RULES: tuple[ChoiceRule, ...] = ("first", "vote", "weighted")


def ok(*rows: tuple[Value, ...]) -> ExecutionResult:
    return ExecutionResult("ok", ("name",), rows)


ANN, BEN, EMPTY, FAILED = ok(("Ann",)), ok(("Ben",)), ok(), ExecutionResult("error", error="no")


@pytest.mark.parametrize(
    ("rule", "results", "weights", "index"),
    [
        pytest.param("first", [FAILED, ANN, BEN, BEN], (), 1, id="first that runs"),
        pytest.param("first", [EMPTY, ANN], (), 0, id="first, empty or not"),
        pytest.param("first", [FAILED, FAILED], (), 0, id="first where none runs"),
        pytest.param("vote", [ANN, BEN, BEN], (), 1, id="most"),
        pytest.param("vote", [BEN, ANN], (), 0, id="tie: the first"),
        pytest.param("vote", [EMPTY, EMPTY, FAILED, ANN], (), 3, id="empty results do not vote"),
        pytest.param("vote", [FAILED, EMPTY, EMPTY], (), 1, id="but where all are empty"),
        pytest.param("vote", [FAILED, FAILED], (), 0, id="none has a result"),
        pytest.param("vote", [ok((1,), (2,)), ANN, ok((2,), (1,))], (), 0, id="rows in any order"),
        pytest.param("vote", [ok((1,), (1,)), ok((1,)), ok((1,))], (), 1, id="rows are counted"),
        pytest.param("vote", [ANN, BEN, BEN], (0.9, 0.1, 0.1), 1, id="a vote has no weights"),
        pytest.param("weighted", [ANN, BEN, BEN], (0.9, 0.1, 0.1), 0, id="the heavier group"),
        pytest.param("weighted", [ANN, BEN, BEN], (0.6, 0.4, 0.4), 1, id="by all its candidates"),
        pytest.param("weighted", [ANN, BEN, BEN], (), 1, id="without weights a vote"),
        pytest.param("weighted", [ANN, BEN, BEN], (0.9, None, 0.1), 1, id="with some missing too"),
        pytest.param("weighted", [EMPTY, ANN], (None, 0.01), 1, id="an empty result has no weight"),
    ],
)
def test_the_answer_by_rule(
    rule: ChoiceRule, results: list[ExecutionResult], weights: tuple[float | None, ...], index: int
) -> None:
    assert chosen(ballots_of(results, weights), rule) == index


_WEIGHT_OF_GROUP = {0: 0.25, 1: 0.5, 2: 0.7, 3: 0.9}
_BALLOTS = st.lists(
    st.sampled_from([None, 0, 1, 2, 3]).map(  # group 0 is the empty result
        lambda group: Ballot(group, bool(group), None if group is None else _WEIGHT_OF_GROUP[group])
    ),
    min_size=1,
    max_size=12,
)


def _support(ballots: list[Ballot], rule: ChoiceRule) -> dict[object, float]:
    weighed = rule == "weighted"
    sums: dict[object, float] = {}
    for ballot in ballots:
        if ballot.group is not None:
            added = (ballot.weight or 0.0) if weighed else 1.0
            sums[ballot.group] = sums.get(ballot.group, 0.0) + added
    if len(sums) > 1:
        sums.pop(0, None)
    return sums


@given(_BALLOTS, st.sampled_from(["vote", "weighted"]), st.randoms())
def test_the_order_of_candidates_decides_nothing_but_ties(
    ballots: list[Ballot], rule: ChoiceRule, draw: random.Random
) -> None:
    shuffled = draw.sample(ballots, len(ballots))
    one, other = ballots[chosen(ballots, rule)].group, shuffled[chosen(shuffled, rule)].group
    if one != other:
        sums = _support(ballots, rule)
        assert sums[one] == pytest.approx(sums[other])


@given(_BALLOTS, st.sampled_from(RULES[1:]), st.integers(0, 12), st.integers(1, 20))
def test_more_empty_results_never_beat_an_answer_with_rows(
    ballots: list[Ballot], rule: ChoiceRule, place: int, count: int
) -> None:
    before = ballots[chosen(ballots, rule)]
    more = [*ballots[:place], *[Ballot(0, False, 1.0)] * count, *ballots[place:]]
    if before.has_rows:
        assert more[chosen(more, rule)] == before


@given(_BALLOTS, st.sampled_from(RULES))
def test_an_answer_has_a_result_where_any_candidate_has(
    ballots: list[Ballot], rule: ChoiceRule
) -> None:
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


def _voted(
    *candidates: tuple[bool, int, float | None], checks: int = 0, number: int = 0
) -> Trajectory:
    """A question whose candidates are (right or wrong, group, weight)."""
    attempts = tuple(
        replace(_CORRECT if right else _WRONG, completion_tokens=10 * (place + 1))
        for place, (right, _, _) in enumerate(candidates)
    )
    votes = tuple(Vote(group, weight) for _, group, weight in candidates)
    write = replace(_trajectory(attempts).steps[0], votes=votes)
    check = Step("check", (), None, (), texts=("right",) * checks, text_tokens=(80, checks))
    steps = (write, check) if checks else (write,)
    return replace(_trajectory(_CORRECT, number=number), steps=steps, scope="online")


def test_figures_by_choice_are_of_the_first_samples_of_one_rollout() -> None:
    # a vote is wrong with one sample, in a tie with two, and right with four; weights are right
    # from two on
    rows = summarise(
        [_voted((False, 0, 0.2), (True, 1, 0.9), (True, 1, 0.9), (False, 2, 0.1), checks=3)]
    )["sampling"]["by_choice"]
    assert [row["samples"] for row in rows] == [1, 2, 4]
    assert [row["first_ex"] for row in rows] == [0, 0, 0]
    assert [row["vote_ex"] for row in rows] == [0, 0, 100]
    assert [row["weighted_ex"] for row in rows] == [0, 100, 100]
    assert [row["prompt_tokens"] for row in rows] == [100] * 3
    assert [row["completion_tokens"] for row in rows] == [10, 30, 100]
    assert [row["verifier_tokens"] for row in rows] == pytest.approx([0, 2 * 83 / 3, 83])
    assert {"vote_ex_ci", "vote_ex_ci_databases"} <= set(rows[0])


def test_a_question_that_nothing_is_asked_about_counts_in_a_weighted_vote_too() -> None:
    agreed = _voted((True, 0, None), (True, 0, None))
    weighed = _voted((False, 0, 0.9), (True, 1, 0.1), checks=2, number=1)
    unanswered = replace(_trajectory(number=2), scope="online")
    rows = summarise([agreed, weighed, unanswered])["sampling"]["by_choice"]
    assert [row["weighted_ex"] for row in rows] == [100 / 3, 100 / 3]


def test_where_gold_chose_there_are_no_figures_by_choice() -> None:
    assert "by_choice" not in summarise([_trajectory((_CORRECT, _BAD_COLUMN))])["sampling"]
