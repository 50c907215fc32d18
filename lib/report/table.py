"""The parts of a report, written once and rendered twice: as Markdown and on the page.

A table is made of rows, each of which maps the headings of its columns to values. Where the figures
come from (commit, code, parameters, data) is said once, for all tables of a page or of a section.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import wraps
from typing import Any, ParamSpec

from lib.base.identity import fingerprint, git_commit
from lib.base.records import Trajectory
from lib.report.runs import ONE_SHOT, Basis, View, points_of
from lib.scoring.statistics import (
    NOTHING,
    PairedDifference,
    interval_text,
    rate_text,
    rate_with_intervals,
)

# The model's fingerprint stands for its training parameters: it differs between adapters.
_PARAMETERS = ("feedback", "settings", "generation", "sandbox", "model_fingerprint")


_FEW = 4  # fingerprints that are listed one by one


@dataclass(frozen=True)
class Source:
    """`commit` is that of the report; `code` the fingerprints of lib/ that the runs were made with.

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


def source_of(provenances: Sequence[Mapping[str, Any]], **further: Any) -> Source:
    """The source of figures that are made of what these provenance.json files stand beside, and of
    `further` parameters.
    """
    parameters = [{key: each.get(key) for key in _PARAMETERS} for each in provenances]
    settings = [each["settings"] for each in provenances]
    samplings = [each["sampling"] for each in settings]
    words = [
        f"feedback {_each_once(each['feedback'] for each in provenances)}",
        f"{_each_once(each['max_turns'] for each in settings)} turns",
        _each_once(f"{s['num_samples']} x temperature {s['temperature']:g}" for s in samplings),
        f"seed {_each_once(sampling['seed'] for sampling in samplings)}",
    ]
    data = (f"{each['split']} {each['data_fingerprint']}" for each in provenances)
    return Source(
        commit=git_commit(),
        code=_each_once((each["code_fingerprint"] for each in provenances), ", "),
        parameters=f"{fingerprint(parameters, further)} ({', '.join(words)})",
        data=f"{provenances[0]['data']} {_each_once(data, ', ')}",
    )


def source_of_rows(rows: Sequence[Mapping[str, Any]]) -> Source:
    """The source of rows that are kept with the fingerprints of their code, model and data."""
    code, models, data = (
        list(dict.fromkeys(str(row[f"{what}_fingerprint"]) for row in rows))
        for what in ("code", "model", "data")
    )
    shown = _each_once(data, ", ") if len(data) <= _FEW else f"{len(data)} sets {fingerprint(data)}"
    return Source(git_commit(), _each_once(code, ", "), f"models {fingerprint(models)}", shown)


def _each_once(values: Iterable[Any], separator: str = "/") -> str:
    return separator.join(map(str, dict.fromkeys(values)))


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
    """`key` is its anchor; `note` says in plain sentences what it shows. `source`: where it is of
    other runs than the rest of its page.
    """

    key: str
    title: str
    headings: tuple[Heading, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    source: Source | None = None

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
class Section:
    """`lead`: what the section shows, in one or two sentences. `details`: tables that have files of
    their own.
    """

    key: str
    title: str
    lead: str
    figures: tuple[Figure, ...] = ()
    tables: tuple[Table, ...] = ()
    details: tuple[Table, ...] = ()
    source: Source | None = None


_OVER = ("", "_databases")  # endings of the keys of a difference's intervals

Value = Cell | str | float | None
"""What a row may hold: text, a number of things (an int), a figure with one digit, or nothing."""


def table_of(
    key: str,
    title: str,
    rows: Iterable[Mapping[Any, Any]],
    note: str = "",
    source: Source | None = None,
) -> Table:
    """A table with these rows, which map the same headings (text, or a `Heading`) to values.

    Without rows it has no columns either.
    """
    listed = list(rows)
    heads = listed[0] if listed else ()
    return Table(
        key,
        title,
        tuple(head if isinstance(head, Heading) else Heading(head) for head in heads),
        tuple(tuple(map(cell_of, row.values())) for row in listed),
        note,
        source,
    )


Rows = Iterable[Mapping[Any, Any]]
_Asked = ParamSpec("_Asked")


def table_named(
    key: str, title: str
) -> Callable[[Callable[_Asked, Rows]], Callable[_Asked, Table]]:
    """Makes of a function that returns rows one that returns their table, with its docstring as
    the note.
    """

    def table_from(rows_of: Callable[_Asked, Rows]) -> Callable[_Asked, Table]:
        note = " ".join((rows_of.__doc__ or "").split())

        @wraps(rows_of)
        def build(*args: _Asked.args, **kwargs: _Asked.kwargs) -> Table:
            return table_of(key, title, rows_of(*args, **kwargs), note)

        return build

    return table_from


def with_rows(*tables: Table) -> tuple[Table, ...]:
    """Those of the tables that have any rows."""
    return tuple(table for table in tables if table.rows)


def cell_of(value: Value) -> Cell:
    """The value as it is printed by default; a dash for None."""
    if isinstance(value, Cell):
        return value
    if isinstance(value, str):
        return Cell(value, value)
    return Cell(f"{value:,}", value) if isinstance(value, int) else number(value)


def code(value: str) -> Cell:
    """SQL, or a name of a schema."""
    return Cell(value, value, code=True) if value else Cell(NOTHING)


def number(value: float | None, digits: int = 1, basis: Basis | None = None) -> Cell:
    """A figure; a dash where there is none."""
    return Cell(NOTHING) if value is None else Cell(f"{value:.{digits}f}", value, basis)


def rate_of(figures: Mapping[str, Any], name: str, basis: Basis | None = None) -> Cell:
    """The rate `name` with its intervals over questions and over databases; a dash where there is
    no rate.
    """
    shown = rate_text(figures, name)
    return Cell(NOTHING) if shown == NOTHING else Cell(shown, figures[name], basis)


def shown_rates(rows: Iterable[Mapping[str, Any]], titles: Mapping[str, str]) -> dict[str, str]:
    """The titles of the rates; that of `corrected_ex` only where some row has it."""
    corrected = any(row.get("corrected_ex") is not None for row in rows)
    return {name: title for name, title in titles.items() if corrected or name != "corrected_ex"}


def view_rate(view: View, name: str) -> Cell:
    """A rate of the view's summary with its intervals; a dash for the repair rate of one shot."""
    if view.setting == ONE_SHOT and name == "repair_success_rate":
        return Cell(NOTHING)
    return rate_of(view.summary, name)


def share(hits: Iterable[tuple[Trajectory, bool]]) -> Cell:
    """The share of hits among these questions in percent, with its intervals."""
    counts = [(trajectory.db_id, hit, 1) for trajectory, hit in hits]
    return rate_of(rate_with_intervals("share", counts), "share")


def setting(label: str, basis: Basis) -> Cell:
    """The setting that a row's figures were reached in, with its basis in words."""
    return Cell(label, f"{basis} {label}", basis)


def basis_of(row: Sequence[Cell]) -> Basis | None:
    """The basis of the setting that a row stands for; None where it names none."""
    return next((cell.basis for cell in row if cell.basis and isinstance(cell.sort, str)), None)


def view_columns(view: View) -> dict[str, Value]:
    """The columns that say which view a row is of."""
    return {"Split": view.split, "Run": view.name, "Setting": setting(view.label, view.basis)}


def difference_of(points: Mapping[str, Any] | None) -> Cell:
    """A difference as `lib.report.runs.points_of` gives it, with both intervals; a dash where there
    is none.
    """
    if points is None:
        return Cell(NOTHING)
    intervals = (
        interval_text(None if low is None else (low, points[high]), sign="+")
        for low, high in ((points["low"], "high"), (points.get("low_databases"), "high_databases"))
    )
    return Cell(" ".join((f"{points['points']:+.1f}", *intervals)), points["points"])


def significance(points: Mapping[str, Any]) -> str:
    """Whether a difference, as `points_of` gives it, is significant: both intervals exclude 0. Thus
    none is where there are too few databases for an interval over them.
    """
    lows, highs = (
        [each for over in _OVER if (each := points.get(f"{end}{over}")) is not None]
        for end in ("low", "high")
    )
    both = len(lows) == len(_OVER)
    return "yes" if both and (min(lows) > 0 or max(highs) < 0) else "no"


def difference_columns(
    difference: PairedDifference | None, title: str = "Difference (points)"
) -> dict[str, Value]:
    """The difference with its intervals, gained, lost, significant; dashes without a difference."""
    titles = (title, "Fixed", "Broke", "Significant")
    if difference is None:
        return dict.fromkeys(titles)
    points = points_of(difference)
    cells = (difference_of(points), difference.gained, difference.lost, significance(points))
    return dict(zip(titles, cells, strict=True))
