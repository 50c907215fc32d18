"""Records survive a round trip through JSON, and their properties mean what they say."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from lib.base.errors import DataError
from lib.base.records import (
    Attempt,
    Completion,
    Example,
    ExecutionResult,
    PlanCost,
    PreferencePair,
    Prompt,
    Step,
    Trajectory,
    VerdictStatus,
    from_json,
    ordered_levels,
    read_records,
    to_json,
    user_message,
)

_text = st.text(max_size=12)
_number = st.floats(allow_nan=False) | st.integers()
_cells = st.none() | _number | _text
_costs = st.builds(PlanCost)
_attempts = st.builds(
    Attempt,
    reward=st.floats(allow_nan=False),
    columns=st.lists(_text, max_size=2).map(tuple),
    rows=st.lists(st.lists(_cells, max_size=2).map(tuple), max_size=2).map(tuple),
    cost=st.none() | _costs,
)
_turns = st.builds(Step, attempts=st.lists(_attempts, min_size=1, max_size=2).map(tuple))
_json_values = st.recursive(_cells, lambda inner: st.lists(inner, max_size=2), max_leaves=4)
_records: st.SearchStrategy[Any] = st.one_of(
    st.builds(Example),
    st.builds(Prompt),
    st.builds(Completion),
    _costs,
    _attempts,
    _turns,
    st.builds(Trajectory, steps=st.lists(_turns, max_size=2).map(tuple)),
    st.builds(PreferencePair, meta=st.dictionaries(_text, _json_values, max_size=3)),
    st.builds(
        ExecutionResult,
        rows=st.lists(st.lists(_cells, max_size=2).map(tuple), max_size=2).map(tuple),
        elapsed_ms=st.floats(allow_nan=False),
    ),
)


def _attempt(sql: str, verdict: VerdictStatus = "wrong") -> Attempt:
    return Attempt(
        turn=1, sample=0, completion=sql, sql=sql, status="ok", error=None, columns=("a",),
        row_count=1, rows=((1,),), parses=True, schema_valid=None, verdict=verdict, reward=0.2,
        cost=PlanCost(full_scans=1), prompt_tokens=5, completion_tokens=2,
    )  # fmt: skip


def _trajectory(*turns: Step) -> Trajectory:
    return Trajectory(
        example_id="dev-00000", db_id="concert", question="q", gold_sql="SELECT 1",
        difficulty=None, scope="online", feedback="minimal", tables=("singer",),
        trimmed_tables=(), steps=turns, accepted=False,
    )  # fmt: skip


@settings(deadline=None)
@given(_records)
def test_a_record_survives_json_text(record: Any) -> None:
    text = json.dumps(to_json(record))
    again = from_json(type(record), json.loads(text))
    assert again == record
    assert json.dumps(to_json(again)) == text


def test_the_type_of_a_cell_survives_json_text() -> None:
    row = (1, 1.0, "1", None, "", 2**63)
    record = dataclasses.replace(_attempt("SELECT 1"), rows=(row,))
    again = from_json(Attempt, json.loads(json.dumps(to_json(record))))
    assert [type(cell) for cell in again.rows[0]] == [type(cell) for cell in row]
    assert again.rows[0] == row


def test_keys_are_in_field_order() -> None:
    names = [field.name for field in dataclasses.fields(Trajectory)]
    assert list(to_json(_trajectory())) == names


@pytest.mark.parametrize(
    ("record_type", "payload"),
    [
        (Example, {"id": "a"}),
        (Completion, {"text": "a", "finish_reason": "tired"}),
        (PlanCost, {"full_scans": "many"}),
        (Step, {"prompt": "p", "feedback": None, "attempts": [{"turn": 1}]}),
    ],
)
def test_a_wrong_shape_is_refused(record_type: type, payload: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        from_json(record_type, payload)


def test_the_final_attempt_is_the_selected_one_and_one_right_candidate_makes_a_turn_right() -> None:
    first = Step("write", user_message("p"), None, (_attempt("a"),))
    last = Step("write", user_message("p"), "f", (_attempt("b"), _attempt("c")), selected=1)
    final = _trajectory(first, last).final
    assert final is not None
    assert final.sql == "c"
    assert _trajectory().final is None
    assert not last.correct
    assert dataclasses.replace(last, attempts=(_attempt("b", "correct"), _attempt("c"))).correct


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"status": "ok"}', None),
        ('{"status": "fine"}', r"r\.jsonl:2: no ExecutionResult: field `status`: .*found 'fine'"),
        ("{}", r"r\.jsonl:2: no ExecutionResult: field `status`: Field required; a file"),
        ("{", r"r\.jsonl:2: not JSON"),
    ],
)
def test_a_line_that_is_no_such_record_is_named(
    tmp_path: Path, line: str, message: str | None
) -> None:
    path = tmp_path / "r.jsonl"
    path.write_text(f'{{"status": "error"}}\n{line}\n', encoding="utf-8")
    if message is None:
        assert [r.status for r in read_records(ExecutionResult, path)] == ["error", "ok"]
    else:
        with pytest.raises(DataError, match=message):
            list(read_records(ExecutionResult, path))


def test_plan_costs_order_scans_before_trees_before_searches() -> None:
    assert PlanCost(1, 1, 1, 5).total == pytest.approx(1.6)
    assert PlanCost(index_searches=4).total < PlanCost(temp_b_trees=1).total


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        ("extra easy hard medium easy", "easy medium hard extra"),
        ("challenging simple moderate", "simple moderate challenging"),
        ("unknown moderate simple", "simple moderate unknown"),
        ("simple unknown b extra a", "extra simple a b unknown"),
        ("level-2 level-1", "level-1 level-2"),
        ("", ""),
    ],
)
def test_levels_of_difficulty_have_one_order(found: str, expected: str) -> None:
    assert ordered_levels(iter(found.split())) == expected.split()
