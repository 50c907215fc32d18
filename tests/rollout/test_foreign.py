from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from lib.db.catalog import Catalog
from lib.records import Completion, ExecutionResult, Prompt, Trajectory, user_message
from lib.repair.observation import Observation
from lib.rollout.foreign import ForeignFeedback, donated_feedback
from lib.rollout.question import Question, TurnCandidates
from lib.rollout.strategy import OnlineRepair
from tests.pairs.builders import attempt, trajectory


def _told(id: str, db_id: str, *feedback: str) -> Trajectory:
    """A question that was given this feedback at turns 2, 3, ..."""
    played = trajectory(*[[attempt("SELECT x", "pred_error")]] * (1 + len(feedback)), example_id=id)
    turns = tuple(
        replace(turn, feedback=said)
        for turn, said in zip(played.turns, (None, *feedback), strict=True)
    )
    return replace(played, db_id=db_id, turns=turns)


_QUESTIONS = st.lists(
    st.tuples(st.integers(0, 99), st.sampled_from("abc"), st.integers(0, 2)),
    max_size=12,
    unique_by=lambda question: question[0],
)


@given(_QUESTIONS, st.integers(0, 9))
def test_feedback_comes_from_another_database_whatever_the_order_of_the_questions(
    questions: list[tuple[int, str, int]], seed: int
) -> None:
    own = [_told(f"dev-{id}", db, *[f"{db} {id}"] * turns) for id, db, turns in questions]
    donated = donated_feedback(own, seed)
    assert donated == donated_feedback(own[::-1], seed)
    told = {f"dev-{id}": db for id, db, turns in questions if turns}
    if len(set(told.values())) > 1:
        assert donated.keys() == told.keys()
    for id, feedback in donated.items():
        assert feedback
        assert all(said[0] != told[id] for said in feedback)


def test_a_question_alone_on_its_database_or_never_refused_has_no_donor() -> None:
    assert donated_feedback([_told("dev-1", "a", "x"), _told("dev-2", "b")], 0) == {}


def test_the_donors_last_feedback_is_said_again_where_it_had_fewer_turns() -> None:
    strategy = OnlineRepair("basic", guarded=False, chat=True)
    foreign = ForeignFeedback(strategy, {"dev-1": ("first", "second")})

    def said(id: str, turn: int) -> str:
        answer = TurnCandidates(
            Question(id, "a", "a.sqlite", "Who?", ""),
            turn,
            Prompt(user_message("Who?"), ()),
            None,
            (Completion("SELECT x"),),
            (Observation("SELECT x", ExecutionResult("error", error="no such column: x")),),
        )
        assert foreign.decide([answer]) == strategy.decide([answer])
        return foreign.feedback(answer, 0, Catalog("a"))

    assert [said("dev-1", turn) for turn in (1, 2, 3)] == ["first", "second", "second"]
    assert "no such column: x" in said("dev-2", 1)
