"""Writes the report, as Markdown and as one HTML page.

In Markdown, each long table has a file of its own beside comparison.md. The page holds all
tables, its styles, script and plots, and loads nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from tabulate import tabulate

from lib.report.report_assembly import Report
from lib.report.runs import LABELS, ONE_SHOT, POOLED
from lib.report.table import Cell, Heading, Section, Source, Table, basis_of
from lib.scoring.statistics import DIFFERENCES, INTERVALS, rate_text

_INTERVALS = fill(f"{INTERVALS} {DIFFERENCES}", 100)

_INTRODUCTION = f"""\
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

EXPLORER = "index.html"
"""The file name of the explorer's page."""

_TEMPLATES = Path(__file__).parent / "templates"

_BADGES = {"deployable": "deployable", "oracle": "oracle: knows gold", "published": "published"}

_FILTERS = {
    "Split": "split",
    "Run": "run",
    "Mode": "mode",
    "Scope": "scope",
    "Error": "first_error",
    "Id": "text",
    "Difficulty": "difficulty",
    "Database": "database",
}
"""Maps a column heading to the explorer's filter for the values of that column."""

_SETTINGS = {label: setting for setting, label in LABELS.items()}
"""Maps what a report calls a setting to the setting."""

_ELSEWHERE = ("published", "ablation", "agents")
"""Prefixes of the keys of tables whose rows are not of runs in the outputs folder."""


def render_report(report: Report) -> str:
    """The whole report but for the long tables, which have files of their own."""
    parts = ["# Comparison of the runs", _INTRODUCTION, _headlines(report)]
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


def render_section(section: Section) -> str:
    """A page that holds only the tables of this section."""
    parts = [f"# {section.title}", section.lead, _INTERVALS]
    for table in section.tables:
        parts += [f"## {table.title}", *_body(table)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def rates_for_screen(
    rows: Iterable[Mapping[str, Any]], names: Sequence[str], rates: Sequence[str]
) -> str:
    """The rows as a table of these names and rates, and what the intervals mean."""
    cells = [
        [*(row[name] for name in names), *(rate_text(row, rate) for rate in rates)] for row in rows
    ]
    table = tabulate(cells, [*names, *rates], disable_numparse=True)
    return f"{table}\n\n{fill(INTERVALS, 100)}"


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


def render_page(report: Report, explorer: str | None = None) -> str:
    """The page as text. Everything that a model or a data set wrote is escaped.

    `explorer`: the address of the explorer; rows then link to it.
    """
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    # each paragraph in pieces, of which every second one stands between double asterisks
    introduction = [paragraph.split("**") for paragraph in _INTRODUCTION.strip().split("\n\n")]
    return environment.get_template("page.html.j2").render(
        report=report,
        badges=_BADGES,
        introduction=introduction,
        basis_of=basis_of,
        lines=_lines,
        explored=lambda table, row: explorer and _explored(explorer, table, row),
    )


def _explored(explorer: str, table: Table, row: Sequence[Cell]) -> str | None:
    """The explorer's address for the row's trajectories; None where the outputs have none."""
    if table.key.startswith(_ELSEWHERE):
        return None
    filters: dict[str, str] = {}
    for heading, cell in zip(table.headings, row, strict=True):
        if heading.text in _FILTERS:
            filters[_FILTERS[heading.text]] = cell.text
        elif heading.text == "Setting":
            setting = _SETTINGS[cell.text]
            filters |= {"stage": "eval_base"} if setting == ONE_SHOT else {"scope": setting}
    if filters.get("stage") == "eval_base" and filters.get("run") != "base":
        filters["stage"] = "eval_repair"  # its first turns are the one-shot answers
    if filters and filters.setdefault("split", "dev") == POOLED:
        del filters["split"]
    return f"{explorer}#{urlencode(filters)}" if filters else None


def _lines(cell: Cell) -> Markup:
    """The text, which may go on in another line between two intervals."""
    if cell.sort is None or isinstance(cell.sort, str):
        return escape(cell.text)
    return Markup("] <wbr>[").join(cell.text.split("] ["))
