"""The report as one HTML page that holds its styles, script and plots, and loads nothing."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from lib.report.document import INTRODUCTION
from lib.report.report_assembly import Report
from lib.report.table import basis_of

_TEMPLATES = Path(__file__).parent / "templates"

_BADGES = {"deployable": "deployable", "oracle": "oracle: knows gold", "published": "published"}


def render_page(report: Report) -> str:
    """The page as text. Everything that a model or a data set wrote is escaped."""
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    paragraphs = [_marked(paragraph) for paragraph in INTRODUCTION.strip().split("\n\n")]
    page = environment.get_template("page.html.j2")
    return page.render(report=report, badges=_BADGES, introduction=paragraphs, basis_of=basis_of)


def _marked(paragraph: str) -> list[tuple[str, bool]]:
    """The paragraph in pieces: (text, whether it stands between double asterisks)."""
    return [(piece, bool(n % 2)) for n, piece in enumerate(paragraph.split("**"))]
