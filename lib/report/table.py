"""The parts of a report, written once and rendered twice: as Markdown and on the page.

Each table says where its figures come from: commit, code, parameters, data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from lib.base.identity import fingerprint, git_commit
from lib.base.records import Trajectory
from lib.report.runs import ONE_SHOT, POOLED, Basis, EvaluationRun, View
from lib.scoring.statistics import NOTHING, Count, interval_text, rate_text, rate_with_intervals

# The model's fingerprint stands for its training parameters: it differs between adapters.
_PARAMETERS = ("feedback", "settings", "generation", "sandbox", "model_fingerprint")

_LONG = 20  # rows


@dataclass(frozen=True)
class Source:
    """`commit` is that of the report; `code` the fingerprints of lib/ that played the runs.

    `parameters`: a fingerprint over the parameters and the models, then the main ones in words.
    `data`: name, split and fingerprint of each split.
    """

    commit: str
    code: str
    parameters: str
    data: str

    def items(self) -> Iterable[tuple[str, str]]:
        """(what, value) in the order in which they are printed."""
        return asdict(self).items()


def source_of(runs: Sequence[EvaluationRun], **further: Any) -> Source:
    """The source of figures that are made of these runs, and of `further` parameters."""
    return _source([run.provenance for run in runs], further)


def source_of_views(views: Sequence[View]) -> Source:
    """The source of figures that are made of these views; pooled ones only repeat the others."""
    runs = [view.run for view in views]
    return source_of([run for run in runs if run.split != POOLED] or runs)


def source_of_mining(provenance: dict[str, Any], **further: Any) -> Source:
    """The source of the pairs: outputs/mine_pairs/provenance.json and the parameters of merging."""
    return _source([provenance], further)


def _source(provenances: Sequence[dict[str, Any]], further: dict[str, Any]) -> Source:
    first = provenances[0]
    parameters = [{key: each.get(key) for key in _PARAMETERS} for each in provenances]
    settings = [each["settings"] for each in provenances]
    samplings = [each["sampling"] for each in settings]
    words = [
        f"feedback {_listed(each['feedback'] for each in provenances)}",
        f"{_listed(each['max_turns'] for each in settings)} turns",
        _listed(f"{s['num_samples']} x temperature {s['temperature']:g}" for s in samplings),
        f"seed {_listed(sampling['seed'] for sampling in samplings)}",
    ]
    codes = dict.fromkeys(each["code_fingerprint"] for each in provenances)
    data = dict.fromkeys(f"{each['split']} {each['data_fingerprint']}" for each in provenances)
    return Source(
        commit=git_commit(),
        code=", ".join(codes),
        parameters=f"{fingerprint(parameters, further)} ({', '.join(words)})",
        data=f"{first['data']} {', '.join(data)}",
    )


def _listed(values: Iterable[Any]) -> str:
    """Each value once."""
    return "/".join(map(str, dict.fromkeys(values)))


@dataclass(frozen=True)
class Cell:
    """One cell of a table.

    `sort`: what the column is sorted by, None for an empty cell. `basis`: marks the figure as
    deployable, oracle or published, in words too. `code`: the text is SQL or a name of a schema.
    """

    text: str
    sort: float | str | None = None
    basis: Basis | None = None
    code: bool = False


@dataclass(frozen=True)
class Heading:
    """The head of a column. With a `basis` every figure below it is of that kind."""

    text: str
    basis: Basis | None = None


@dataclass(frozen=True)
class Table:
    """`key` is its anchor; `note` says in plain sentences what it shows."""

    key: str
    title: str
    headings: tuple[Heading, ...]
    rows: tuple[tuple[Cell, ...], ...]
    source: Source
    note: str = ""
    folded: bool = False

    @property
    def is_long(self) -> bool:
        """Whether a reader needs help to find a row."""
        return len(self.rows) > _LONG

    def is_numeric(self, column: int) -> bool:
        """Whether the column holds figures, so that it is aligned and sorted as such."""
        keys = [row[column].sort for row in self.rows if row[column].sort is not None]
        return bool(keys) and not any(isinstance(key, str) for key in keys)


@dataclass(frozen=True)
class Figure:
    """One plot as SVG. `legend`: (CSS class of the mark, what it stands for)."""

    title: str
    svg: str
    basis: Basis | None = None
    legend: tuple[tuple[str, str], ...] = ()
    note: str = ""


@dataclass(frozen=True)
class FigureGroup:
    """Plots that belong together: beside each other, or in tabs where `tabs` names them."""

    key: str
    figures: tuple[Figure, ...]
    tabs: tuple[tuple[str, Basis | None, tuple[Figure, ...]], ...] = ()
    title: str = ""


@dataclass(frozen=True)
class Section:
    """`lead`: what the section shows, in one or two sentences."""

    key: str
    title: str
    lead: str
    figures: tuple[FigureGroup, ...] = ()
    tables: tuple[Table, ...] = ()


Item = TypeVar("Item")

Columns = dict[str | Heading, Callable[[Item], Cell]]
"""Maps the heading of each column to the function that makes its cell for an item."""


def table_of(
    key: str,
    title: str,
    items: Iterable[Item],
    columns: Columns[Item],
    source: Source,
    note: str = "",
    *,
    folded: bool = False,
) -> Table:
    """A table with a row for each item."""
    rows = ([cell(item) for cell in columns.values()] for item in items)
    return table_of_rows(key, title, columns, rows, source, note, folded=folded)


def table_of_rows(
    key: str,
    title: str,
    heads: Iterable[str | Heading],
    rows: Iterable[Iterable[Cell]],
    source: Source,
    note: str = "",
    *,
    folded: bool = False,
) -> Table:
    """A table of these rows; `heads`: one per column."""
    headings = tuple(Heading(head) if isinstance(head, str) else head for head in heads)
    return Table(key, title, headings, tuple(map(tuple, rows)), source, note, folded)


def text(value: str) -> Cell:
    """A word or a sentence."""
    return Cell(value, value)


def code(value: str) -> Cell:
    """SQL, or a name of a schema."""
    return Cell(value, value, code=True) if value else Cell(NOTHING)


def count(value: int) -> Cell:
    """A number of things."""
    return Cell(f"{value:,}", value)


def number(value: float | None, digits: int = 1, basis: Basis | None = None) -> Cell:
    """A figure; a dash where there is none."""
    return Cell(NOTHING) if value is None else Cell(f"{value:.{digits}f}", value, basis)


def rate_of(figures: Mapping[str, Any], name: str, basis: Basis | None = None) -> Cell:
    """The rate `name` with its intervals over questions and over databases; a dash where there is
    no rate.
    """
    shown = rate_text(figures, name)
    return Cell(NOTHING) if shown == NOTHING else Cell(shown, figures[name], basis)


def difference_of(points: Mapping[str, Any] | None) -> Cell:
    """A difference as `lib.report.ablation.points_of` gives it, with both intervals; a dash where
    there is none.
    """
    if points is None:
        return Cell(NOTHING)
    intervals = (
        interval_text(None if low is None else (low, points[high]), sign="+")
        for low, high in ((points["low"], "high"), (points.get("low_databases"), "high_databases"))
    )
    return Cell(" ".join((f"{points['points']:+.1f}", *intervals)), points["points"])


def basis_of(row: Sequence[Cell]) -> Basis | None:
    """The basis of the setting that a row stands for; None where it names none."""
    return next((cell.basis for cell in row if cell.basis and isinstance(cell.sort, str)), None)


def setting(label: str, basis: Basis) -> Cell:
    """The setting that a row's figures were reached in, with its basis in words."""
    return Cell(label, f"{basis} {label}", basis)


def share(hits: Iterable[tuple[Trajectory, bool]]) -> Cell:
    """The share of hits among these questions in percent, with its intervals."""
    counts: list[Count] = [(trajectory.db_id, hit, 1) for trajectory, hit in hits]
    return rate_of(rate_with_intervals("share", counts), "share")


def rate_cell(view: View, name: str) -> Cell:
    """A rate of the view's summary with its intervals; a dash for the repair rate of one shot."""
    if view.setting == ONE_SHOT and name == "repair_success_rate":
        return Cell(NOTHING)
    return rate_of(view.summary, name)


def rate_column(name: str) -> Callable[[View], Cell]:
    """The column of a rate of the views' summaries."""
    return lambda view: rate_cell(view, name)


VIEW_COLUMNS: Columns[View] = {
    "Split": lambda view: text(view.split),
    "Run": lambda view: text(view.name),
    "Setting": lambda view: setting(view.label, view.basis),
}
"""The columns that say which view a row is of."""


def view_cells(view: View) -> list[Cell]:
    """The cells of `VIEW_COLUMNS` for a view."""
    return [cell(view) for cell in VIEW_COLUMNS.values()]
