from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from lib.answering.agents.repair import OnlineRepair
from lib.answering.rollout.chunks import donated_feedback, foreign_reviews
from lib.answering.rollout.driver import own_reviews
from lib.base.params import ChatParams
from lib.base.records import ExecutionResult, Trajectory
from tests.answering.agents.views import QUESTION, candidates, episode
from tests.learning.pairs.builders import attempt, trajectory

CHAT = ChatParams("", "Answer with SQL.", False, "conversation")


def _told(id: str, db_id: str, *feedback: str) -> Trajectory:
    """A question that was given this feedback at turns 2, 3, ..."""
    played = trajectory(*[[attempt("SELECT x", "pred_error")]] * (1 + len(feedback)), example_id=id)
    turns = tuple(
        replace(turn, feedback=said)
        for turn, said in zip(played.turns, (None, *feedback), strict=True)
    )
    return replace(played, db_id=db_id, steps=turns)


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
    agent = OnlineRepair("basic", 9, CHAT)
    own = own_reviews(agent)
    foreign = foreign_reviews(own, {"dev-1": ("first", "second")})

    def said(id: str, turns: int) -> list[str | None]:
        """What the prompts of turns 2, 3, ... would say."""
        so_far, feedback = replace(episode(), question=replace(QUESTION, id=id)), []
        for _ in range(turns):
            request = agent.next(so_far)
            assert request is not None
            failed = ExecutionResult("error", error="no such column: x")
            made = candidates(request, failed)
            [review], [expected] = foreign([(so_far, made)]), own([(so_far, made)])
            assert replace(review, feedback=None) == replace(expected, feedback=None)
            so_far = so_far.after(made, review)
            feedback.append(review.feedback)
        return feedback

    assert said("dev-1", 3) == ["first", "second", "second"]
    [own_words] = said("dev-2", 1)
    assert own_words is not None
    assert "no such column: x" in own_words
