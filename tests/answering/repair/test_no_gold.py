"""Nothing derived from gold can reach the feedback or the stopping rule of the online scopes.

Two proofs: nothing in the argument types of the online functions could hold gold or a verdict, and
what the functions return depends on their arguments alone.
"""

import dataclasses
import inspect
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lib.answering.repair import (
    diagnostics,
    dialects,
    feedback,
    observation,
    prompts,
)
from lib.answering.repair.diagnostics import diagnose
from lib.answering.repair.feedback import FeedbackForm, online_feedback, verified_feedback
from lib.answering.repair.observation import fired_guards, online_accepts, verified_accepts
from lib.base.records import FEEDBACK_LEVELS, Attempt, Example, Step, Trajectory, VerdictStatus
from lib.database.catalog import Catalog
from lib.database.sql import stored_values
from lib.database.sql.stored_values import compared_texts
from tests.answering.repair.conftest import Observe

ONLINE_FUNCTIONS = (online_feedback, online_accepts, fired_guards, diagnose, compared_texts)
_ROOM = (diagnostics, dialects, feedback, observation, prompts, stored_values)
PLAIN = {str, int, float, bool, bytes, type(None)}
GOLD_WORDS = ("gold", "verdict", "correct", "reward", "expected", "answer")
VERDICT_ONLY = set(typing.get_args(VerdictStatus)) - {"timeout", "refused"}


def _reachable(annotation: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every (path, type) that a value of `annotation` can hold, through containers and fields."""
    yield path, annotation
    for argument in typing.get_args(annotation):
        if isinstance(argument, type | types.UnionType | types.GenericAlias) or typing.get_origin(
            argument
        ):
            yield from _reachable(argument, path)
    if dataclasses.is_dataclass(annotation):
        hints = typing.get_type_hints(annotation)
        for field in dataclasses.fields(annotation):
            yield from _reachable(hints[field.name], f"{path}.{field.name}")


def _parameters(function: Callable[..., Any]) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(function)
    return [
        found
        for name in inspect.signature(function).parameters
        for found in _reachable(hints[name], name)
    ]


def _is_closed(annotation: Any) -> bool:
    """Whether a type says what it holds: `Any`, `object`, `dict` or a callable could hide gold."""
    if annotation in PLAIN or dataclasses.is_dataclass(annotation):
        return True
    return typing.get_origin(annotation) in (tuple, typing.Literal, typing.Union, types.UnionType)


@pytest.mark.parametrize("function", ONLINE_FUNCTIONS, ids=lambda function: function.__name__)
def test_no_argument_of_an_online_function_can_carry_gold(function: Callable[..., Any]) -> None:
    for path, annotation in _parameters(function):
        assert not any(word in path.lower() for word in GOLD_WORDS), path
        assert annotation not in (Example, Attempt, Step, Trajectory), path
        assert _is_closed(annotation), f"{path}: {annotation} could hold anything"
        if typing.get_origin(annotation) is typing.Literal:
            assert not VERDICT_ONLY & set(typing.get_args(annotation)), path


@pytest.mark.parametrize("function", [verified_accepts, verified_feedback])
def test_the_proof_would_find_a_verdict(function: Callable[..., Any]) -> None:
    found = _parameters(function)
    assert any("verdict" in path for path, _ in found)
    assert any(
        VERDICT_ONLY & set(typing.get_args(annotation))
        for _, annotation in found
        if typing.get_origin(annotation) is typing.Literal
    )


def test_the_proof_would_find_gold_deep_inside_an_argument() -> None:
    @dataclasses.dataclass(frozen=True)
    class Leaky:
        inner: tuple[Example, ...]

    paths = [path for path, _ in _reachable(Leaky, "leaky")]
    assert "leaky.inner.gold_sql" in paths


@pytest.mark.parametrize("module", _ROOM)
def test_the_room_imports_nothing_that_knows_gold(module: types.ModuleType) -> None:
    """An online function can reach a scorer or the data only through its arguments."""
    imported = {
        getattr(value, "__module__", "") or getattr(value, "__name__", "")
        for value in vars(module).values()
    }
    forbidden = ("lib.scoring", "lib.data.", "lib.report", "lib.answering.rollout")
    assert not [name for name in imported if name.startswith(forbidden)]
    assert not {"Example", "Attempt", "Step", "Trajectory"} & set(vars(module))


SQLS = (
    "SELECT name FROM singer",
    "SELECT nme FROM singer",
    "SELECT name FROM singer WHERE age > 100",
    "SELECT name FROM singers",
    "SELECT name FORM singer",
)


def test_online_feedback_never_says_what_gold_tells(catalog: Catalog, observe: Observe) -> None:
    texts = [
        online_feedback(level, observe(sql), catalog, ("singer",), guarded, form)
        for form in typing.get_args(FeedbackForm)
        for sql in SQLS
        for level in FEEDBACK_LEVELS
        for guarded in (False, True)
    ]
    assert not [line for line in texts if "not what" in line]


@pytest.mark.parametrize("verdict", ["wrong", "gold_error", "correct"])
@pytest.mark.parametrize(
    ("form", "separator", "said"),
    [
        ("line", " ; ", "the result is not what was asked"),
        ("sentences", "\n", "The query runs, but its result is not what the question asks for."),
    ],
)
def test_the_verifier_tells_no_more_than_that_the_result_is_not_what_was_asked(
    catalog: Catalog,
    observe: Observe,
    verdict: VerdictStatus,
    form: FeedbackForm,
    separator: str,
    said: str,
) -> None:
    for sql in SQLS:
        seen = observe(sql)
        for level in FEEDBACK_LEVELS:
            verified = verified_feedback(level, seen, catalog, ("singer",), verdict, form)
            online = online_feedback(level, seen, catalog, ("singer",), True, form)
            assert set(verified.split(separator)) - set(online.split(separator)) <= {said}
