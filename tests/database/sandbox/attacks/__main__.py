"""Writes reports/sandbox.md, in about ten minutes.

Run it as `python -m tests.database.sandbox.attacks`.

Each attack runs twice, each time in a process and a folder of its own: in the usual sandbox (see
`probe`), with at most 3 GB of address space and killed after 5 seconds, and in ours with its
default limits.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Literal

from tqdm import tqdm

from lib.base.errors import DataError
from lib.base.jsonl import write_text
from lib.data.databases import DatabaseRoot
from lib.database.sandbox.sandbox import Query
from tests.conftest import CONCERT_SCRIPT
from tests.database.sandbox.attacks.corpus import Attack, load_attacks
from tests.database.sandbox.attacks.hostile import HostileFile, database
from tests.database.sandbox.attacks.hostile_files import hostile_files
from tests.database.sandbox.attacks.hostile_schemas import hostile_schemas
from tests.database.sandbox.attacks.probe import KILL_SECONDS, LIMIT_SECONDS, Report, probe
from tests.database.sandbox.attacks.watch import changes, snapshot

_PAGE = Path(__file__).resolve().parents[4] / "reports" / "sandbox.md"
_INTRODUCTION = """# Attacks on the sandbox

Written by `python -m tests.database.sandbox.attacks`; see [the sandbox](../docs/sandbox.md). The
"usual sandbox" opens the file read-only and has a progress handler with a limit of 2 s; here it has
3 GB of address space and is killed after 5 s. Times are those of the query, memory that of the
process tree.
"""
_MUCH_MB = 500
_LATE_MS = (LIMIT_SECONDS + 1) * 1000
_LONGEST_MESSAGE = 60


@dataclass(frozen=True)
class _Measured:
    """One attack in one sandbox. `changes`: what it did to files."""

    report: Report
    changes: list[str]

    @property
    def late(self) -> bool:
        return self.report.status == "killed" or self.report.ms > _LATE_MS


@dataclass(frozen=True)
class _Row:
    case: Attack | HostileFile
    usual: _Measured
    ours: _Measured


def main() -> None:
    cases = [*load_attacks(), *hostile_files(), *hostile_schemas()]
    rows = [
        _Row(case, _measure(case, "usual"), _measure(case, "ours"))
        for case in tqdm(cases, file=sys.stderr)
    ]
    write_text(_PAGE, [_INTRODUCTION, *_tables(rows)])
    print(f"written to {_PAGE}")


def _measure(case: Attack | HostileFile, sandbox: Literal["usual", "ours"]) -> _Measured:
    """Run the attack in the folder of its database, or beside its hostile file."""
    folder = Path(tempfile.mkdtemp())
    try:
        inner = folder / "work"
        inner.mkdir()
        if isinstance(case, Attack):
            path = database(inner, CONCERT_SCRIPT, "concert.sqlite")
            query = case.query(str(path)) if sandbox == "ours" else Query(str(path), case.sql)
        else:
            path = case.build(inner)
            query = Query(str(path), case.sql)
            if case.through_root and sandbox == "ours":
                return _Measured(_looked_up(path), [])
        before = snapshot(folder)
        report = probe(sandbox, query, inner)
        return _Measured(report, changes(before, snapshot(folder)))
    finally:
        shutil.rmtree(folder)


def _looked_up(path: Path) -> Report:
    try:
        DatabaseRoot(path.parent).locate(path.name)
    except DataError as error:
        return Report("refused", str(error))
    return Report("ok")


def _tables(rows: list[_Row]) -> Iterator[str]:
    yield from _summary([row.usual for row in rows], [row.ours for row in rows])
    for group, members in groupby(rows, key=lambda row: row.case.group):
        yield f"\n### {group}\n\n"
        yield "| attack | what it tries to do | usual sandbox | ours |\n|---|---|---|---|\n"
        for row in members:
            yield (
                f"| `{row.case.id}` | {_cell(row.case.tries)} "
                f"| {_cell(_usual_words(row.usual))} | {_cell(_our_words(row.ours))} |\n"
            )


def _summary(usual: list[_Measured], ours: list[_Measured]) -> Iterator[str]:
    yield f"\n| of {len(usual)} attacks | usual sandbox | ours |\n|---|---|---|\n"
    for title, holds in _COUNTS:
        yield f"| {title} | {sum(map(holds, usual))} | {sum(map(holds, ours))} |\n"
    peaks = [max(measured.report.peak_mb for measured in column) for column in (usual, ours)]
    yield f"| most memory of the process tree | {peaks[0]:,.0f} MB | {peaks[1]:,.0f} MB |\n"


_COUNTS: tuple[tuple[str, Callable[[_Measured], bool]], ...] = (
    ("create, change or delete a file", lambda m: bool(m.changes)),
    (f"end more than a second after the limit of {LIMIT_SECONDS:.0f} s, or never",
     lambda m: m.late),
    (f"take more than {_MUCH_MB} MB", lambda m: m.report.peak_mb > _MUCH_MB),
)  # fmt: skip


def _usual_words(measured: _Measured) -> str:
    report = measured.report
    words = [f"**{change}**" for change in measured.changes]
    if report.status == "killed":
        words.append(f"**no answer within {KILL_SECONDS['usual']:.0f} s**")
    elif report.status == "ok":
        words.append(f"ok ({_count(report.rows, 'row')})")
    elif report.status == "timeout":
        words.append("timeout")
    else:
        words.append(f"{report.status}: {_shortened(report.error)}")
    if report.ms > _LATE_MS:
        words.append(f"**{report.ms / 1000:.1f} s**")
    if report.peak_mb > _MUCH_MB:
        words.append(f"**{report.peak_mb:,.0f} MB**")
    return ", ".join(words)


def _our_words(measured: _Measured) -> str:
    report = measured.report
    if report.status == "crash" or measured.changes or measured.late:
        return f"**FAILS**: {measured}"
    rows = f" ({_count(report.rows, 'row')})" if report.status == "ok" else ""
    return f"{report.status}{rows}, {report.ms:.0f} ms, {report.peak_mb:.0f} MB"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _shortened(message: str | None) -> str:
    text = " ".join((message or "").split())
    return text if len(text) <= _LONGEST_MESSAGE else text[:_LONGEST_MESSAGE] + " ..."


def _cell(text: str) -> str:
    return "".join(c for c in text if c.isprintable()).replace("|", "\\|").replace("<", "&lt;")


if __name__ == "__main__":
    main()
