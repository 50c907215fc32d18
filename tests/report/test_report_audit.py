"""The audited subset, and what repair gains, on questions whose outcome is known."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import Example
from lib.data.audit import Audit, read_audit, read_doubts
from lib.report.comparison import comparison_rows
from lib.report.questions import audited_ex_table, findings_table
from lib.report.repair import gains_table
from lib.report.runs import Databases, EvaluationRun, View
from lib.report.table import source_of
from tests.conftest import write_database
from tests.report.factory import right, trajectory, view, write_outputs, wrong

_AUDIT = Audit(Path("audit"), {"b": ("tie_cut_by_limit", "clock"), "z": ("clock",)}, ("a", "c"))


def _one_shot() -> View:
    return view(
        "base",
        "one_shot",
        trajectory("a", right()),
        trajectory("b", wrong("wrong_result")),
        trajectory("c", right()),
    )


def test_ex_on_the_audited_subset_stands_beside_ex_on_all() -> None:
    (row,) = audited_ex_table([_one_shot()], {"dev": _AUDIT}, Databases(Path("none"))).rows
    assert [row[place].sort for place in (0, 3, 4, 5, 6)] == ["dev", 2, 100.0, 3, 200 / 3]


def test_questions_on_databases_without_rows_are_told_apart(tmp_path: Path) -> None:
    write_database(tmp_path / "full.sqlite", "CREATE TABLE t (a); INSERT INTO t VALUES (1)")
    write_database(tmp_path / "hollow.sqlite", "CREATE TABLE t (a); CREATE TABLE u (b)")
    played = [
        replace(trajectory("a", right()), db_id="hollow"),
        replace(trajectory("b", wrong("wrong_result")), db_id="full"),
        replace(trajectory("c", right()), db_id="full"),
        replace(trajectory("d", right()), db_id="gone"),
    ]
    audit = Audit(Path("audit"), {}, ("a", "b", "c", "d"))
    views, audits, databases = [view("base", "one_shot", *played)], {"dev": audit}, tmp_path
    table = audited_ex_table(views, audits, Databases(databases))
    assert [heading.text for heading in table.headings[5:7]] == [
        "n, databases with rows",
        "EX, databases with rows (%)",
    ]
    assert [cell.sort for cell in table.rows[0][3:]] == [4, 75.0, 3, 200 / 3, 4, 75.0]
    (row,) = comparison_rows(views, audits, Databases(databases))
    assert (row["n_with_rows"], row["final_ex_with_rows"]) == (3, 200 / 3)
    assert (row["n_audited"], row["audited_ex"]) == (4, 75.0)


def test_findings_are_counted_by_question() -> None:
    rows = findings_table({"dev": _AUDIT}, source_of([_one_shot().run])).rows
    counts = {row[0].text: row[1].sort for row in rows}
    assert {name: n for name, n in counts.items() if n} == {
        "tie_cut_by_limit": 1,
        "clock": 2,
        "questions": 4,
        "audited subset": 2,
    }


def test_what_repair_gains_is_paired_within_its_split() -> None:
    one_shot = _one_shot()
    repaired = view(
        "base",
        "online",
        trajectory("a", right()),
        trajectory("b", wrong("wrong_result"), right(2)),
        trajectory("c", right(), wrong("wrong_result", 2)),
    )
    run = one_shot.run
    on_test = EvaluationRun(run.folder, run.provenance | {"split": "test"}, run.trajectories)
    others = [replace(one_shot, run=on_test, setting=each) for each in ("one_shot", "online")]
    rows = gains_table([one_shot, repaired, *others]).rows
    assert [[*[cell.text for cell in row][:2], row[7].text, row[8].text] for row in rows] == [
        ["dev", "base", "1", "1"],
        ["test", "base", "0", "0"],
    ]


def test_an_audit_is_read_as_it_was_written(tmp_path: Path) -> None:
    write_outputs(tmp_path, questions=7)
    audit = read_audit(tmp_path / "audit" / "dev")
    assert audit.doubts == {f"dev-0000{n}": ("tie_cut_by_limit",) for n in (0, 5)}
    assert (audit.questions, len(audit.accepted)) == (7, 5)


def test_an_audit_that_is_missing_or_of_other_questions_is_named(tmp_path: Path) -> None:
    write_outputs(tmp_path, questions=7)
    with pytest.raises(
        DataError, match=r"audit/none/findings.json: no such file; run `dvc repro audit`"
    ):
        read_audit(tmp_path / "audit" / "none")
    example = Example("dev-00007", "concert", "concert.sqlite", "?", "SELECT 1")
    with pytest.raises(DataError, match="dev-00007 was not audited"):
        read_doubts(tmp_path / "audit" / "dev", [example])
