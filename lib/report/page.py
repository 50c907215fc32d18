"""The report as one HTML page that holds its styles, script and plots, and loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from lib.report.document import INTRODUCTION
from lib.report.report_assembly import Report
from lib.report.runs import LABELS, ONE_SHOT, POOLED
from lib.report.table import Cell, Table, basis_of

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
    paragraphs = [_marked(paragraph) for paragraph in INTRODUCTION.strip().split("\n\n")]
    page = environment.get_template("page.html.j2")
    return page.render(
        report=report,
        badges=_BADGES,
        introduction=paragraphs,
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


def _marked(paragraph: str) -> list[tuple[str, bool]]:
    """The paragraph in pieces: (text, whether it stands between double asterisks)."""
    return [(piece, bool(n % 2)) for n, piece in enumerate(paragraph.split("**"))]
