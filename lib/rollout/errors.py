"""What is wrong with an attempt, in the taxonomy of the reports. Needs gold."""

from __future__ import annotations

from lib.records import ErrorClass, ExecutionResult
from lib.repair.diagnostics import classify_execution


def classify_error(result: ExecutionResult, row_count: int, right_row_count: int) -> ErrorClass:
    """The class of a result that is known to be wrong.

    `row_count`: of the whole result, of which `result` may hold just the first rows.
    `right_row_count`: of gold, or of SQL that is known to be right.
    """
    seen = classify_execution(result)
    if seen is not None and not (seen == "empty_result" and right_row_count == 0):
        return seen
    return "wrong_row_count" if row_count != right_row_count else "wrong_result"
