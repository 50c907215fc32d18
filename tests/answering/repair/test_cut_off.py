"""A query that the limit of tokens has cut off is told as that, and not as a wrong name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.repair.diagnostics import classify_execution
from lib.answering.repair.feedback import online_feedback
from lib.answering.repair.observation import Observation, is_cut, with_cut, without_cut
from lib.base.records import Completion, ExecutionResult, FinishReason
from lib.database.catalog import Catalog
from lib.database.sql.extract import extract_sql
from tests.answering.repair.conftest import Observe

_JOIN = "SELECT T1.name FROM singer AS T1 JOIN concert AS T2 ON T1.singer_id = T2"


@pytest.mark.parametrize(
    ("text", "reason", "cut"),
    [
        (_JOIN, "length", True),
        (f" {_JOIN} \n", "length", True),
        (f"```sql\n{_JOIN}", "length", True),
        (f"Sure! Here it is:\n\n```sql\n{_JOIN}\n", "length", True),
        (f"SQL: {_JOIN}", "length", True),
        ("SELECT name FROM singer WHERE name = 'Jo", "length", True),
        ("<think>First, the singers", "length", True),
        ("To answer this, the table singer", "length", True),
        ("", "length", True),
        (_JOIN, "stop", False),
        (f"{_JOIN};", "length", False),
        (f"```sql\n{_JOIN}\n```\nThis query joins", "length", False),
        (f"```sql\n{_JOIN};\n", "length", False),
        (f"{_JOIN};\n\nThis query joins", "length", False),
        ("SELECT 1; SELECT name FROM sin", "length", False),
        (_JOIN, "refusal", False),
    ],
)
def test_sql_at_the_end_of_a_cut_text_is_cut(text: str, reason: FinishReason, cut: bool) -> None:
    sql, completion = extract_sql(text), Completion(text, reason)
    assert is_cut(sql, completion) == cut
    failed = Observation(sql, ExecutionResult("error", error="no such column: T2"))
    ended = with_cut(failed, completion)
    assert ended.result.status == ("cut_off" if cut else "error")
    assert classify_execution(ended.result) == ("cut_off" if cut else "no_such_column")


@pytest.mark.parametrize("status", ["ok", "timeout", "too_large", "refused"])
def test_only_what_fails_for_it_is_called_cut_off(status: str) -> None:
    seen = Observation(_JOIN, ExecutionResult(status))  # type: ignore[arg-type]
    assert with_cut(seen, Completion(_JOIN, "length")) == seen == without_cut(seen)


@given(st.text(), st.text())
def test_what_sqlite_said_is_kept(sql: str, error: str) -> None:
    failed = Observation(sql, ExecutionResult("error", error=error))
    assert without_cut(with_cut(failed, Completion(sql, "length"))) == failed


def test_feedback_says_that_it_was_cut_and_names_no_wrong_name(
    observe: Observe, catalog: Catalog
) -> None:
    failed = observe(_JOIN)
    ended = with_cut(failed, Completion(_JOIN, "length"))
    said = online_feedback("column", ended, catalog, ("singer",), guarded=True, form="sentences")
    assert said == "The query was cut off: it is too long. Write a shorter query."
    for level in ("basic", "minimal"):
        assert online_feedback(level, ended, catalog, (), True, "sentences").startswith(said)  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["none", "basic", "column", "minimal"])
def test_small_models_read_what_sqlite_said(observe: Observe, catalog: Catalog, level: str) -> None:
    failed = observe(_JOIN)
    ended = with_cut(failed, Completion(_JOIN, "length"))
    lines = {online_feedback(level, one, catalog, (), True) for one in (failed, ended)}  # type: ignore[arg-type]
    assert len(lines) == 1
