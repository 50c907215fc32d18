"""An audit as tables and files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tabulate import tabulate

from lib.data.audit.findings import FINDING_KINDS, MEANINGS, AuditedQuestion
from lib.jsonl import write_json, write_text
from lib.records import to_json

_SHOWN_QUESTIONS = 3


def audit_table(audited: Sequence[AuditedQuestion], layout: str) -> str:
    """How many questions have each finding; `layout` is a table format of tabulate."""
    counts = _counts(audited)
    rows: list[tuple[str, int, str]] = [(k, counts[k], MEANINGS[k]) for k in FINDING_KINDS]
    clean = sum(not question.findings for question in audited)
    rows.append(("questions", len(audited), ""))
    rows.append(("audited subset", clean, "questions without a finding"))
    return tabulate(rows, headers=("finding", "questions", "meaning"), tablefmt=layout)


def write_audit(audited: Sequence[AuditedQuestion], title: str, folder: Path) -> None:
    """Write audit.md, findings.json (the doubted questions) and audited_ids.json into `folder`."""
    write_json(folder / "findings.json", [to_json(q) for q in audited if q.findings])
    write_json(folder / "audited_ids.json", [q.example_id for q in audited if not q.findings])
    write_text(folder / "audit.md", [_page(audited, title)])


def _counts(audited: Sequence[AuditedQuestion]) -> Counter[str]:
    """Questions a kind of finding; one question may have several kinds."""
    return Counter(
        kind for question in audited for kind in {finding.kind for finding in question.findings}
    )


def _page(audited: Sequence[AuditedQuestion], title: str) -> str:
    parts = [f"# Audit of {title}\n\n{audit_table(audited, 'github')}\n"]
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
