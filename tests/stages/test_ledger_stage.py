"""`python -m stages.ledger`: a line by hand, and the page."""

from __future__ import annotations

from lib.report.ledger import EXPERIMENTS, LEDGER, read_ledger
from tests.stages.project import Project


def test_a_line_is_added_by_hand(project: Project) -> None:
    (project.root / "docs").mkdir()
    given = ("--what", "tiny", "--data", "dev", "--figure", "1 of 3", "--learnt", "nothing")
    answer = project.run("ledger", "add", *given, "--date", "2026-11-28", "--commit", "0123abc")
    assert answer.out == "ledger: 1 experiments; docs/experiments.md\n", answer.err
    assert "| tiny | 2026-11-28 | 0123abc | - | dev |" in (project.root / EXPERIMENTS).read_text()
    answer = project.run("ledger", "add", *given, "--date", "today")
    assert (answer.code, answer.err) == (
        2,
        "error: --date: expected YYYY-MM-DD, found 'today'\n",
    )
    assert len(read_ledger(project.root / LEDGER)) == 1
