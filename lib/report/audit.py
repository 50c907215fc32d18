"""The audit of the data set, and what every run reaches on the questions that it believes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lib.data.audit.findings import FINDING_KINDS, MEANINGS
from lib.data.audit.report import Audit
from lib.report.databases import Databases
from lib.report.runs import View
from lib.report.source import Source, source_of
from lib.report.table import Cell, Table, code, count, headings, rate, setting, text, to_rows

Audits = Mapping[str, Audit]
"""By name of the split."""


def findings_table(audits: Audits, source: Source) -> Table:
    """How many questions of each split have each finding, of all that the data set has."""
    counts = {
        split: Counter(kind for kinds in audit.doubts.values() for kind in kinds)
        for split, audit in audits.items()
    }
    rows = [
        [code(kind), *(count(counts[split][kind]) for split in audits), text(MEANINGS[kind])]
        for kind in FINDING_KINDS
    ]
    rows.append([text("questions"), *(count(a.questions) for a in audits.values()), Cell("")])
    believed = [count(len(audit.believed)) for audit in audits.values()]
    rows.append([text("audited subset"), *believed, text("questions without a finding")])
    return Table(
        key="audit",
        title="Audit of the data set",
        headings=headings("Finding", *audits, "Meaning"),
        rows=to_rows(rows),
        source=source,
        note=(
            "Gold that should not be believed as it stands. The ids of the audited subset are in "
            "outputs/audit, in audited_ids.json."
        ),
    )


def audited_ex_table(views: Sequence[View], audits: Audits, databases: Databases) -> Table:
    """EX of every view on the audited subset beside EX on all questions.

    Beside both, where some database has no rows, EX on the questions whose database has some.
    """
    with_rows = [on_databases_with_rows(view, databases) for view in views]
    some_empty = any(
        len(part.trajectories) < len(view.trajectories)
        for part, view in zip(with_rows, views, strict=True)
    )
    rows = []
    for view, part in zip(views, with_rows, strict=True):
        believed = on_audited_subset(view, audits[view.split])
        shown = [believed, part, view] if some_empty else [believed, view]
        rows.append(
            [
                text(view.split),
                text(view.name),
                setting(view.label, view.basis),
                *(cell for each in shown for cell in (count(each.summary["n"]), _ex(each))),
            ]
        )
    return Table(
        key="audited",
        title="EX on the audited subset",
        headings=headings(
            "Split",
            "Run",
            "Setting",
            "n, audited subset",
            "EX, audited subset (%)",
            *(("n, databases with rows", "EX, databases with rows (%)") if some_empty else ()),
            "n, all",
            "EX, all (%)",
        ),
        rows=to_rows(rows),
        source=source_of([view.run for view in views]),
        note=(
            "The audited subset is the questions of the split that the audit does not doubt. Final "
            "EX with 95% Wilson intervals."
            + (" On a database without rows nearly any query is correct." if some_empty else "")
        ),
    )


def on_audited_subset(view: View, audit: Audit) -> View:
    """The view on the questions that the audit does not doubt."""
    believed = set(audit.believed)
    return replace(
        view, trajectories=tuple(t for t in view.trajectories if t.example_id in believed)
    )


def on_databases_with_rows(view: View, databases: Databases) -> View:
    """The view on the questions whose database has rows, or is not there to be asked."""
    return replace(
        view, trajectories=tuple(t for t in view.trajectories if databases.has_rows(t.db_id))
    )


def _ex(view: View) -> Cell:
    return rate(view.summary["final_ex"], view.summary["final_ex_ci"])
