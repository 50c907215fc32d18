"""What an executor sees of one attempt: all that online feedback and stopping may use.

No field can carry gold or a verdict. tests/repair/test_no_gold.py walks the types and checks it.
"""

from __future__ import annotations

from dataclasses import dataclass

from lib.records import ExecutionResult, PlanCost


@dataclass(frozen=True)
class Observation:
    """The SQL that ran, how it ended, and its query plan (None where there is no plan)."""

    sql: str
    result: ExecutionResult
    plan: PlanCost | None = None
