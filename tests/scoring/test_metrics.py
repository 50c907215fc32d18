import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import (
    Attempt,
    ChoiceRule,
    ExecutionResult,
    Step,
    Trajectory,
    Value,
    VerdictStatus,
    Vote,
    from_json,
    to_json,
    user_message,
)
from lib.scoring.choosing import (
    Ballot,
    ballots_of,
    chosen,
    chosen_attempt,
    recorded_ballots,
    votes_of,
)
from lib.scoring.metrics import summarise
from lib.scoring.statistics import wilson_interval

_CORRECT = Attempt(
    turn=1, sample=0, completion="SELECT 1", sql="SELECT 1", status="ok", error=None,
    columns=("1",), row_count=1, rows=((1,),), parses=True, schema_valid=True, verdict="correct",
    reward=1.0, cost=None, prompt_tokens=100, completion_tokens=10,
)  # fmt: skip
_WRONG = replace(_CORRECT, verdict="wrong", rows=((2,),))
_BAD_COLUMN = replace(
    _WRONG, verdict="pred_error", status="error", error="no such column: x", schema_valid=False,
    row_count=0, rows=(),
)  # fmt: skip
_BAD_SYNTAX = replace(
    _BAD_COLUMN, error='near "FORM": syntax error', parses=False, schema_valid=None
)


def _trajectory(
    *turns: Attempt | tuple[Attempt, ...], number: int = 0, difficulty: str | None = "easy"
) -> Trajectory:
    return Trajectory(
        example_id=f"dev-{number:05d}",
        db_id="concert",
        question="?",
        gold_sql="SELECT 1",
        difficulty=difficulty,
        scope="verified",
        feedback="basic",
        tables=(),
        trimmed_tables=(),
        steps=tuple(
            Step("write", user_message("prompt"), None, one if isinstance(one, tuple) else (one,))
            for one in turns
        ),
        accepted=False,
        error=None if turns else "server went away",
    )


def _run(*questions: tuple[Attempt | tuple[Attempt, ...], ...], **more: Any) -> dict[str, Any]:
    return summarise(
        _trajectory(*turns, number=number, **more) for number, turns in enumerate(questions)
    )


def _ci(successes: float, n: int) -> list[float]:
    return [100 * end for end in wilson_interval(successes, n)]


def test_first_turn_final_and_repair() -> None:
    summary = _run(
        (_CORRECT,), (_WRONG, _CORRECT), (_BAD_COLUMN, _BAD_SYNTAX, _WRONG), (_CORRECT, _WRONG), ()
    )
    assert summary["n"] == 5
    assert (summary["first_turn_ex"], summary["final_ex"]) == (40.0, 40.0)
    assert summary["first_turn_ex_ci"] == _ci(2, 5)
    assert (summary["first_turn_failures"], summary["repaired"], summary["broken"]) == (3, 1, 1)
    assert summary["repair_success_rate"] == 100 / 3
    assert summary["repair_success_rate_ci"] == _ci(1, 3)
    assert (summary["attempted"], summary["attempted_ex"], summary["overall_ex"]) == (4, 50.0, 40.0)
    assert summary["not_attempted"] == {"count": 1, "example_ids": ["dev-00004"]}
    assert summary["by_turn"] == [
        {"turn": 1, "n": 4, "ex": 40.0, "ex_ci": _ci(2, 5), "ex_ci_databases": None},
        {"turn": 2, "n": 3, "ex": 40.0, "ex_ci": _ci(2, 5), "ex_ci_databases": None},
        {"turn": 3, "n": 1, "ex": 40.0, "ex_ci": _ci(2, 5), "ex_ci_databases": None},
    ]
    assert "sampling" not in summary


def test_repair_of_nothing_is_no_rate() -> None:
    summary = _run((_CORRECT,))
    assert summary["repair_success_rate"] is None
    assert summary["repair_success_rate_ci"] is None
    assert summary["repair_success_rate_ci_databases"] is None


def test_rates_of_final_answers() -> None:
    incomplete = replace(_BAD_COLUMN, error="incomplete input")
    unparsed_but_runs = replace(_WRONG, parses=False, schema_valid=None)
    summary = _run(
        (_BAD_COLUMN, _CORRECT),
        (_WRONG, _BAD_COLUMN),
        (_BAD_SYNTAX,),
        (incomplete,),
        (unparsed_but_runs,),
    )
    assert summary["executable_rate"] == 20.0
    assert summary["first_turn_executable_rate"] == 20.0
    assert summary["schema_valid_rate"] == 20.0
    assert summary["syntax_error_rate"] == 40.0


@pytest.mark.parametrize(
    ("verdict", "key"), [("gold_error", "gold_errors"), ("unscorable", "unscorable")]
)
def test_failed_gold_stays_in_the_denominator_by_name(verdict: VerdictStatus, key: str) -> None:
    summary = _run((_CORRECT,), (replace(_WRONG, verdict=verdict),))
    assert summary["final_ex"] == 50.0
    assert summary[key] == {"count": 1, "example_ids": ["dev-00001"]}
    assert summary["verdicts"][verdict] == 1


def test_levels_come_in_their_order_with_others_behind() -> None:
    trajectories = [
        _trajectory(_CORRECT, difficulty=level)
        for level in ("extra", None, "simple", "easy", "extra")
    ]
    levels = summarise(trajectories)["by_difficulty"]
    assert list(levels) == ["easy", "extra", "simple", "unknown"]
    assert levels["extra"]["n"] == 2
    assert levels["extra"]["final_ex_ci"] == _ci(2, 2)


def test_tokens_are_those_of_all_attempts() -> None:
    assert _run((_WRONG, _CORRECT), (_CORRECT,))["tokens"] == {
        "prompt": 300,
        "completion": 30,
        "prompt_per_question": 150.0,
        "completion_per_question": 15.0,
    }


def test_candidates_questions_and_draws_are_told_apart() -> None:
    summary = _run(
        ((_WRONG, _CORRECT, _WRONG, _WRONG), (_CORRECT, _WRONG, _WRONG, _WRONG)),
        ((_CORRECT, _CORRECT, _CORRECT, _WRONG),),
    )["sampling"]
    assert summary["num_samples"] == 4
    assert summary["candidate_first_turn_ex"] == 50.0
    assert summary["candidate_ex"] == 100 * 5 / 12
    assert summary["candidate_ex_ci"] == _ci(5 / 12 * 2, 2)
    assert summary["example_first_turn_ex"] == 100.0
    assert summary["majority_vote_ex"] == 50.0
    assert [summary[f"pass_at_{k}"] for k in (1, 2, 3, 4)] == [50.0, 75.0, 87.5, 100.0]


def test_a_question_without_answer_passes_never() -> None:
    summary = _run(((_CORRECT, _CORRECT),), ())
    assert summary["sampling"]["pass_at_2"] == 50.0
    assert summary["sampling"]["majority_vote_ex"] == 50.0


def test_an_empty_run_has_no_rates() -> None:
    summary = summarise([])
    assert summary["n"] == 0
    assert summary["final_ex"] is None
    assert summary["by_turn"] == []


def test_recorded_results_that_are_cut_vote_by_their_first_rows_and_their_number() -> None:
    five, *ones = (replace(_WRONG, rows=((value,),), row_count=1) for value in (5, 1, 1, 1))
    cut = [replace(one, row_count=n) for one, n in zip(ones, (90, 90, 91), strict=True)]
    step = Step("write", user_message("prompt"), None, (five, *cut))
    assert chosen_attempt(step, "vote") is cut[0]


_ATTEMPTS = st.sampled_from([_CORRECT, _WRONG, _BAD_COLUMN, _BAD_SYNTAX])


@given(st.lists(st.lists(_ATTEMPTS, max_size=3), min_size=1, max_size=12))
def test_every_rate_lies_in_its_intervals(runs: list[list[Attempt]]) -> None:
    summary = summarise(
        replace(_trajectory(*turns), db_id=f"db{number}") for number, turns in enumerate(runs)
    )
    rates = [name.removesuffix("_ci") for name in summary if name.endswith("_ci")]
    assert "final_ex" in rates
    assert (summary["final_ex_ci_databases"] is None) == (len(runs) < 8)
    for name in rates:
        for interval in (summary[f"{name}_ci"], summary[f"{name}_ci_databases"]):
            if interval is not None:
                low, high = interval
                assert 0 <= low <= summary[name] <= high <= 100
    assert json.loads(json.dumps(summary)) == summary


def test_strict_ex_counts_the_answers_that_are_strictly_correct() -> None:
    strict = replace(_CORRECT, strict_verdict="correct")
    false_positive = replace(_CORRECT, strict_verdict="wrong", strict_reason="perturbed_copy")
    wrong = replace(_WRONG, strict_verdict="wrong")
    runs = ((strict,), (false_positive,), (wrong, strict), ())
    summary = summarise([_trajectory(*turns) for turns in runs])
    assert (summary["final_ex"], summary["strict_ex"]) == (75.0, 50.0)
    assert (summary["first_turn_ex"], summary["first_turn_strict_ex"]) == (50.0, 25.0)
    reasons = {reason: n for reason, n in summary["strict_reasons"].items() if n}
    assert reasons == {"perturbed_copy": 1}


def test_where_nobody_looked_there_is_no_strict_ex() -> None:
    summary = summarise([_trajectory(_CORRECT), _trajectory(_WRONG)])
    assert (summary["strict_ex"], summary["strict_ex_ci"]) == (None, None)


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


@given(_BALLOTS, st.integers(0, 12), st.integers(1, 20))
def test_empty_results_never_beat_rows(ballots: list[Ballot], place: int, count: int) -> None:
    before = ballots[chosen(ballots, "vote")]
    more = [*ballots[:place], *[Ballot(0, False)] * count, *ballots[place:]]
    if before.has_rows:
        assert more[chosen(more, "vote")] == before


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
