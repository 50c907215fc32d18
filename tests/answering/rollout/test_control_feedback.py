from dataclasses import replace
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from lib.answering.agents.repair import OnlineRepair
from lib.answering.rollout.driver import agent_reviews
from lib.answering.rollout.run import control_feedback, control_reviews
from lib.base.params import ChatParams
from lib.base.records import ExecutionResult, Trajectory
from tests.answering.agents.views import QUESTION, candidates, episode
from tests.learning.pairs.builders import attempt, trajectory

CHAT = ChatParams("", "Answer with SQL.")


def _repaired(id: str, db_id: str, *feedback: str) -> Trajectory:
    """A question that was given this feedback at turns 2, 3, ..."""
    bare = trajectory(*[[attempt("SELECT x", "pred_error")]] * (1 + len(feedback)), example_id=id)
    turns = tuple(
        replace(turn, feedback=given)
        for turn, given in zip(bare.turns, (None, *feedback), strict=True)
    )
    return replace(bare, db_id=db_id, steps=turns)


_QUESTIONS = st.lists(
    st.tuples(st.integers(0, 99), st.sampled_from("abc"), st.integers(0, 2)),
    max_size=12,
    unique_by=lambda question: question[0],
)


@given(_QUESTIONS, st.integers(0, 9))
def test_feedback_comes_from_another_database_whatever_the_order_of_the_questions(
    questions: list[tuple[int, str, int]], seed: int
) -> None:
    finished = [_repaired(f"dev-{id}", db, *[f"{db} {id}"] * turns) for id, db, turns in questions]
    control = control_feedback(finished, seed)
    assert control == control_feedback(finished[::-1], seed)
    databases = {f"dev-{id}": db for id, db, turns in questions if turns}
    if len(set(databases.values())) > 1:
        assert control.keys() == databases.keys()
    for id, feedback in control.items():
        assert feedback
        assert all(text[0] != databases[id] for text in feedback)


def test_a_question_alone_on_its_database_or_never_refused_gets_none() -> None:
    finished = [_repaired("dev-1", "a", "x"), _repaired("dev-2", "b")]
    assert control_feedback(finished, 0) == {}


def test_the_last_feedback_is_repeated_where_the_other_question_had_fewer_turns() -> None:
    agent = OnlineRepair("basic", 9, CHAT)
    with_own = agent_reviews(agent)
    with_control = partial(control_reviews, with_own, {"dev-1": ("first", "second")})

    def feedback_of(id: str, turns: int) -> list[str | None]:
        """The feedback in the prompts of turns 2, 3, ..."""
        so_far, feedback = replace(episode(), question=replace(QUESTION, id=id)), []
        for turn in range(turns):
            request = agent.next(so_far)
            assert request is not None
            failed = ExecutionResult("error", error="no such column: x")
            made = candidates(request, failed, sql=[f"SELECT x{turn}"])
            [review], [expected] = with_control([(so_far, made)]), with_own([(so_far, made)])
            assert replace(review, feedback=None) == replace(expected, feedback=None)
            so_far = so_far.after(made, review)
            feedback.append(review.feedback)
        return feedback

    assert feedback_of("dev-1", 3) == ["first", "second", "second"]
    [its_own] = feedback_of("dev-2", 1)
    assert its_own is not None
    assert "no such column: x" in its_own
