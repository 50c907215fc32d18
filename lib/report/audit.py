"""The audit of the data set, and the EX of every run on the questions that it does not doubt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lib.data.audit import FINDING_KINDS, MEANINGS, Audit
from lib.report.runs import Databases, View
from lib.report.table import (
    VIEW_COLUMNS,
    Cell,
    Source,
    Table,
    code,
    count,
    rate_cell,
    source_of_views,
    table_of_rows,
    text,
    view_cells,
)

Audits = Mapping[str, Audit]
"""By name of the split."""


def findings_table(audits: Audits, source: Source) -> Table:
    """How many of all questions of the data set have each finding, by split."""
    counts = {
        split: Counter(kind for kinds in audit.doubts.values() for kind in kinds)
        for split, audit in audits.items()
    }
    rows = [
        [code(kind), *(count(counts[split][kind]) for split in audits), text(MEANINGS[kind])]
        for kind in FINDING_KINDS
    ]
    rows.append([text("questions"), *(count(a.questions) for a in audits.values()), Cell("")])
    accepted = [count(len(audit.accepted)) for audit in audits.values()]
    rows.append([text("audited subset"), *accepted, text("questions without a finding")])
    return table_of_rows(
        "audit",
        "Audit of the data set",
        ("Finding", *audits, "Meaning"),
        rows,
        source,
        "Gold that should not be trusted as it stands. The ids of the audited subset are in "
        "outputs/audit, in audited_ids.json.",
    )


def audited_ex_table(views: Sequence[View], audits: Audits, databases: Databases) -> Table:
    """EX of every view on the audited subset beside EX on all questions.

    Where some database has no rows, EX on the questions whose database has rows is shown too.
    """
    parts = {
        "audited subset": [on_audited_subset(view, audits[view.split]) for view in views],
        "databases with rows": [on_databases_with_rows(view, databases) for view in views],
        "all": views,
    }
    some_empty = any(
        len(part.trajectories) < len(view.trajectories)
        for part, view in zip(parts["databases with rows"], views, strict=True)
    )
    if not some_empty:
        del parts["databases with rows"]
    rows = [
        [
            *view_cells(row[0]),
            *(
                cell
                for part in row
                for cell in (count(part.summary["n"]), rate_cell(part, "final_ex"))
            ),
        ]
        for row in zip(*parts.values(), strict=True)
    ]
    heads = [head for name in parts for head in (f"n, {name}", f"EX, {name} (%)")]
    return table_of_rows(
        "audited",
        "EX on the audited subset",
        (*VIEW_COLUMNS, *heads),
        rows,
        source_of_views(views),
        "The audited subset is the questions of the split that the audit does not doubt. Final EX."
        + (" On a database without rows nearly any query is correct." if some_empty else ""),
    )


def on_audited_subset(view: View, *audits: Audit) -> View:
    """The view on the questions that the audits, those of its splits, do not doubt."""
    accepted = {example_id for audit in audits for example_id in audit.accepted}
    return replace(
        view, trajectories=tuple(t for t in view.trajectories if t.example_id in accepted)
    )


def on_databases_with_rows(view: View, databases: Databases) -> View:
    """The view on the questions whose database has rows, or is missing and cannot be checked."""
    return replace(
        view, trajectories=tuple(t for t in view.trajectories if databases.has_rows(t.db_id))
    )
