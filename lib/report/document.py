"""Writes the report, as Markdown and as one HTML page.

Tables of details have files of their own, in a folder beside both. The page holds its styles,
script and plots, and loads nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from tabulate import tabulate

from lib.report.assembly import Report
from lib.report.runs import LABELS, ONE_SHOT, POOLED
from lib.report.table import Cell, Section, Source, Table, basis_of
from lib.scoring.statistics import DIFFERENCES, INTERVALS, rate_text

_INTERVALS = f"{INTERVALS} {DIFFERENCES}"

_READING = (
    "EX is the share of questions whose SQL returns what gold, the reference SQL, returns, by the "
    "rules of the official Spider test-suite evaluator, in percent. Repair goes by what the "
    "executor sees; **guarded** also doubts empty and zero results and joins without a condition. "
    "These are **deployable**. **oracle**: a verifier that knows gold decides, which deployment "
    "cannot have.",
    _INTERVALS,
)
_PUBLISHED = " **published**: figures of others, of Qwen2.5-Coder-3B-Instruct on Spider."

DETAILS = "details"
"""The folder of the files with details, beside the report."""

_MOST_BYTES = 40_000  # of a file with details

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


def render_report(report: Report) -> str:
    """The whole report but for the details."""
    parts = ["# Comparison of the runs", *_front(report), _source(report.source)]
    for section in report.sections:
        parts += [f"## {section.title}", section.lead]
        for table in section.tables:
            parts += [f"### {table.title}", *_body(table)]
        if section.details:
            links = (f"[{table.title}]({DETAILS}/{table.key}.md)" for table in section.details)
            parts.append(f"Details: {'; '.join(links)}.")
        if section.source:
            parts.append(_source(section.source))
    return _joined(parts)


def _reading(report: Report) -> tuple[str, ...]:
    """How to read the figures; a word about those of others where the report has such."""
    what, *further = _READING
    tables = (t for section in report.sections for t in (*section.tables, *section.details))
    has_published = any(heading.basis == "published" for t in tables for heading in t.headings)
    return (what + _PUBLISHED * has_published, *further)


def _front(report: Report) -> Iterator[str]:
    front = report.front
    yield fill(front.sentence, 100)
    yield from _body(front.table)
    verdict = front.verdict if front.split_ok else front.verdict.upper()
    yield fill(f"Training and evaluation data {verdict}: {front.split}", 100)
    yield from (fill(paragraph, 100) for paragraph in _reading(report))
    yield fill(". ".join(f"{what}: {value}" for what, value in front.facts) + ".", 100)


def detail_files(report: Report) -> Iterator[tuple[str, str]]:
    """(file name, Markdown) of each table of details; a large one goes on in files with numbers."""
    for section in report.sections:
        for table in section.details:
            source = table.source or section.source or report.source
            for number, rows in enumerate(_pieces(table), start=1):
                name, title = table.key, table.title
                if number > 1:
                    name, title = f"{name}-{number}", f"{title}, {number}"
                parts = [table.note, _grid_of(table, rows), _source(source)]
                yield f"{name}.md", _joined([f"# {title}", *parts])


def _pieces(table: Table) -> Iterator[Sequence[Sequence[Cell]]]:
    """The rows of the table in pieces of which each fits into a file."""
    rows: Sequence[Sequence[Cell]] = table.rows
    room = _MOST_BYTES - len(table.note.encode()) - 1500  # its title and source
    while rows:
        count = len(rows)
        while count > 1 and len(_grid_of(table, rows[:count]).encode()) > room:
            count = count * 3 // 4
        yield rows[:count]
        rows = rows[count:]
    if not table.rows:
        yield ()


def render_section(section: Section) -> str:
    """A page that holds only the tables of this section."""
    parts = [f"# {section.title}", section.lead, fill(_INTERVALS, 100)]
    for table in section.tables:
        parts += [f"## {table.title}", *_body(table)]
    if section.source:
        parts.append(_source(section.source))
    return _joined(parts)


def _joined(parts: Iterable[str]) -> str:
    return "\n\n".join(part.strip() for part in parts if part) + "\n"


def rates_for_screen(
    rows: Iterable[Mapping[str, Any]], names: Sequence[str], rates: Sequence[str]
) -> str:
    """The rows as a table of these names and rates, and what the intervals mean."""
    cells = [
        [*(row[name] for name in names), *(rate_text(row, rate) for rate in rates)] for row in rows
    ]
    table = tabulate(cells, [*names, *rates], disable_numparse=True)
    return f"{table}\n\n{fill(INTERVALS, 100)}"


def _body(table: Table) -> Iterator[str]:
    yield table.note
    yield _grid_of(table, table.rows)
    if table.source:
        yield _source(table.source)


def _grid_of(table: Table, rows: Sequence[Sequence[Cell]]) -> str:
    """Some rows of the table."""
    if not rows:
        return "No rows."
    columns = range(len(table.headings))
    return tabulate(
        [[_cell(cell) for cell in row] for row in rows],
        [f"{h.text}, {h.basis}" if h.basis else h.text for h in table.headings],
        tablefmt="github",
        disable_numparse=True,
        colalign=["right" if table.is_numeric(column) else "left" for column in columns],
    )


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
    reading = [paragraph.split("**") for paragraph in _reading(report)]
    return environment.get_template("page.html.j2").render(
        report=report,
        badges=_BADGES,
        reading=reading,
        details=DETAILS,
        basis_of=basis_of,
        lines=_lines,
        explored=lambda table, row: explorer and _explored(explorer, table, row),
    )


def _explored(explorer: str, table: Table, row: Sequence[Cell]) -> str | None:
    """The explorer's address for the row's trajectories; None where the outputs have none."""
    if table.key.startswith("agents"):
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
