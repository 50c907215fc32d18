"""The report as Markdown: reports/comparison.md, and a file of its own for each long table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill

from tabulate import tabulate

from lib.report.report_assembly import Report
from lib.report.table import Cell, Heading, Section, Source, Table
from lib.scoring.rates import DIFFERENCES, INTERVALS

_INTERVALS = fill(f"{INTERVALS} {DIFFERENCES}", 100)

INTRODUCTION = f"""\
EX is the share of questions whose SQL returns what gold returns, by the rules of the official
Spider test-suite evaluator, in percent.

{_INTERVALS}

The setting says who decides what is repaired. **deployable**: one shot, and repair that goes by
what the executor sees; **guarded** also doubts empty and zero results and joins without a
condition. **oracle**: a verifier that knows gold decides; the research setting, not reachable in
deployment. **published**: what others have reported, of Qwen2.5-Coder-3B-Instruct on Spider.

Tables are of dev unless they have a column for the split; each names its data below. Where there
are test questions, dev+test are both together, which have more databases.
"""


def render_report(report: Report) -> str:
    """The whole report but for the long tables, which have files of their own."""
    parts = ["# Comparison of the runs", INTRODUCTION, _headlines(report)]
    parts += ["## Training and evaluation data are apart", report.split.text]
    for section in report.sections:
        parts += _section(section)
    return "\n\n".join(part.strip() for part in parts) + "\n"


def long_tables(report: Report) -> Iterator[tuple[str, str]]:
    """(file name, Markdown) of each table that is too long for the report."""
    for section in report.sections:
        for table in section.tables:
            if table.folded:
                yield f"{table.key}.md", f"# {table.title}\n\n" + "\n\n".join(_body(table)) + "\n"


def render_tables(title: str, lead: str, tables: Iterable[Table]) -> str:
    """A page that holds only these tables."""
    parts = [f"# {title}", lead, _INTERVALS]
    for table in tables:
        parts += [f"## {table.title}", *_body(table)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _headlines(report: Report) -> str:
    rows = [
        [headline.title, headline.value, headline.basis, headline.detail]
        for headline in report.headlines
    ]
    return _grid(rows, ["", "Figure", "Setting", "What it is"], ["left"] * 4)


def _section(section: Section) -> Iterator[str]:
    yield f"## {section.title}"
    yield section.lead
    for table in section.tables:
        yield f"### {table.title}"
        if table.folded:
            yield f"{len(table.rows):,} rows, in [{table.key}.md]({table.key}.md)."
        else:
            yield from _body(table)


def _body(table: Table) -> Iterator[str]:
    if table.note:
        yield table.note
    if table.rows:
        align = [
            "right" if table.is_numeric(column) else "left" for column in range(len(table.headings))
        ]
        rows = [[_cell(cell) for cell in row] for row in table.rows]
        yield _grid(rows, [_heading(heading) for heading in table.headings], align)
    else:
        yield "No rows."
    yield _source(table.source)


def _grid(rows: list[list[str]], heads: list[str], align: list[str]) -> str:
    return tabulate(rows, heads, tablefmt="github", disable_numparse=True, colalign=align)


def _heading(heading: Heading) -> str:
    return f"{heading.text}, {heading.basis}" if heading.basis else heading.text


def _cell(cell: Cell) -> str:
    """The text on one line of a table; the name of a setting is followed by its basis."""
    line = " ".join(cell.text.split()).replace("|", "\\|")
    if cell.code:
        return f"`` {line} ``" if "`" in line else f"`{line}`"
    return f"{line} ({cell.basis})" if cell.basis and isinstance(cell.sort, str) else line


def _source(source: Source) -> str:
    return "Source: " + ", ".join(f"{what} `{value}`" for what, value in source.items()) + "."
