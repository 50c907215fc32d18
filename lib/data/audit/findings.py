"""What can be wrong with a question's gold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

FindingKind = Literal[
    "gold_error",
    "gold_not_correct",
    "slow_gold",
    "empty_gold",
    "empty_table",
    "tie_cut_by_limit",
    "null_sorted_first",
    "numbers_as_text",
    "clock",
]

FINDING_KINDS: tuple[FindingKind, ...] = get_args(FindingKind)

MEANINGS: dict[FindingKind, str] = {
    "gold_error": "gold fails in the sandbox",
    "gold_not_correct": "gold, scored as a prediction, is not correct",
    "slow_gold": "gold takes a second or more",
    "empty_gold": "gold returns no row, so that any query without an answer is correct",
    "empty_table": "gold reads a table without rows, so that much else gives its answer, too",
    "tie_cut_by_limit": "a LIMIT keeps one of several rows that its sort does not tell apart",
    "null_sorted_first": "the first row of a sort is there because its key is NULL",
    "numbers_as_text": "numbers in a TEXT column are compared or sorted as text ('9' > '10')",
    "clock": "the answer depends on the day or on chance",
}


@dataclass(frozen=True)
class Finding:
    """One doubt about one question. `detail` says what was seen."""

    kind: FindingKind
    detail: str


@dataclass(frozen=True)
class AuditedQuestion:
    """A question with what was found; `findings` is empty where gold can be believed."""

    example_id: str
    db_id: str
    question: str
    gold_sql: str
    findings: tuple[Finding, ...]
