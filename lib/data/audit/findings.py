"""What can be wrong with a question's gold, and an audit as tables and files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from tabulate import tabulate

from lib.errors import DataError
from lib.jsonl import read_json, write_json, write_text
from lib.records import Example, from_json, to_json
from lib.scoring.limits import describe_timeout

FindingKind = Literal[
    "unusable_database",
    "gold_error",
    "gold_not_correct",
    "slow_gold",
    "empty_gold",
    "empty_table",
    "tie_cut_by_limit",
    "tie_in_window",
    "first_of_several",
    "bare_column",
    "null_sorted_first",
    "null_in_list",
    "integer_division",
    "misspelt_name",
    "numbers_as_text",
    "text_compared_with_number",
    "number_matched_as_text",
    "clock",
]

FINDING_KINDS: tuple[FindingKind, ...] = get_args(FindingKind)

MEANINGS: dict[FindingKind, str] = {
    "unusable_database": "the database is missing, empty or damaged",
    "gold_error": "gold fails in the sandbox",
    "gold_not_correct": "gold, scored as a prediction, is not correct",
    "slow_gold": "gold takes a second or more",
    "empty_gold": "gold returns no row, so that any query without an answer is correct",
    "empty_table": "gold reads a table without rows, so that much else gives its answer, too",
    "tie_cut_by_limit": "a LIMIT keeps one of several rows that its sort does not tell apart",
    "tie_in_window": "a window function numbers rows that its sort does not tell apart",
    "first_of_several": "a subquery that stands for one value has several rows; the first counts",
    "bare_column": "a column is neither grouped nor aggregated and differs within a group",
    "null_sorted_first": "NULLs come first in an ascending sort, which decides the answer",
    "null_in_list": "NOT IN is never true, because a row of its subquery is NULL",
    "integer_division": "a ratio of whole numbers is cut to a whole number",
    "misspelt_name": "a name in double quotes is no column, so that SQLite reads a string",
    "numbers_as_text": "numbers in a TEXT column are compared or sorted as text ('9' > '10')",
    "text_compared_with_number": "a date or another text is compared with a number",
    "number_matched_as_text": "LIKE or GLOB matches the digits of numbers of different lengths",
    "clock": "the answer depends on the day or on chance",
}

_FINDINGS = "findings.json"
_BELIEVED = "audited_ids.json"
_SHOWN_QUESTIONS = 3


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


def audit_table(audited: Sequence[AuditedQuestion], layout: str) -> str:
    """How many questions have each finding; `layout` is a table format of tabulate."""
    counts = Counter(kind for q in audited for kind in {finding.kind for finding in q.findings})
    rows: list[tuple[str, int, str]] = [(k, counts[k], MEANINGS[k]) for k in FINDING_KINDS]
    clean = sum(not question.findings for question in audited)
    rows.append(("questions", len(audited), ""))
    rows.append(("audited subset", clean, "questions without a finding"))
    return tabulate(rows, headers=("finding", "questions", "meaning"), tablefmt=layout)


def write_audit(
    audited: Sequence[AuditedQuestion], title: str, folder: Path, timeout_seconds: float
) -> None:
    """Write audit.md, findings.json (the doubted questions) and audited_ids.json into `folder`.

    `timeout_seconds`: what the sandbox allowed each query.
    """
    write_json(folder / _FINDINGS, [to_json(q) for q in audited if q.findings])
    write_json(folder / _BELIEVED, [q.example_id for q in audited if not q.findings])
    write_text(folder / "audit.md", [_page(audited, title, timeout_seconds)])


@dataclass(frozen=True)
class Audit:
    """What `write_audit` wrote into `folder`. `doubts`: the kinds of findings by id of a doubted
    question; `believed`: the ids of all others, the audited subset.
    """

    folder: Path
    doubts: dict[str, tuple[FindingKind, ...]]
    believed: tuple[str, ...]

    @property
    def questions(self) -> int:
        return len(self.doubts) + len(self.believed)

    def require(self, example_ids: Iterable[str]) -> None:
        """Raise DataError where the audit has not seen one of the questions."""
        seen = {*self.doubts, *self.believed}
        unseen = next((example_id for example_id in example_ids if example_id not in seen), None)
        if unseen is not None:
            raise DataError(f"{self.folder}: {unseen} was not audited; run `dvc repro audit` again")


def read_audit(folder: Path) -> Audit:
    """Read what `write_audit` wrote. Raises DataError where there is no audit in `folder`."""
    remedy = "run `dvc repro audit` first"
    findings = read_json(folder / _FINDINGS, remedy)
    believed = read_json(folder / _BELIEVED, remedy)
    try:
        doubted = [from_json(AuditedQuestion, question) for question in findings]
        kinds = {q.example_id: tuple(dict.fromkeys(f.kind for f in q.findings)) for q in doubted}
        return Audit(folder, kinds, tuple(map(str, believed)))
    except (TypeError, ValueError):  # pydantic's is a ValueError
        raise DataError(f"{folder}: not what the audit wrote; {remedy}") from None


def read_doubts(folder: Path, examples: Sequence[Example]) -> dict[str, tuple[FindingKind, ...]]:
    """The kinds of findings by id of a doubted question.

    Gold that is only slow is not doubted: it is right, and what is slow depends on the machine.
    Raises DataError where there is no audit, and where it has not seen one of the examples.
    """
    audit = read_audit(folder)
    audit.require(example.id for example in examples)
    found = {
        id: tuple(kind for kind in kinds if kind != "slow_gold")
        for id, kinds in audit.doubts.items()
    }
    return {id: kinds for id, kinds in found.items() if kinds}


def _page(audited: Sequence[AuditedQuestion], title: str, timeout_seconds: float) -> str:
    parts = [f"# Audit of {title}\n\n{audit_table(audited, 'github')}\n"]
    parts.append(f"\nTimeout: {describe_timeout(timeout_seconds)}.\n")
    for kind in FINDING_KINDS:
        found = [
            (question, finding.detail)
            for question in audited
            for finding in question.findings
            if finding.kind == kind
        ]
        if not found:
            continue
        parts.append(f"\n## {kind}: {MEANINGS[kind]}\n\n")
        for question, detail in found[:_SHOWN_QUESTIONS]:
            sql = " ".join(question.gold_sql.split())
            parts.append(f"- {question.example_id} ({question.db_id}), {detail}: `{sql}`\n")
        if len(found) > _SHOWN_QUESTIONS:
            parts.append(f"- and {len(found) - _SHOWN_QUESTIONS} more in findings.json\n")
    return "".join(parts)
