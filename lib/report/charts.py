"""The two kinds of plot of every report, drawn by matplotlib as SVG: intervals and lines.

On the page the variables of its CSS are the colours, so a plot follows the page's theme, and its
text is in the page's font; it shrinks on a phone, where its text is 9 to 15 pixels high. Names are
above their bars, not beside them, where a phone has no room. A picture is a file of its own.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_WIDE = 400  # pixels, of a plot with at most two others beside it on the page
NARROW = 260
"""Width in pixels of a plot with three others beside it."""

_COLOURS = {
    "text": "#1d2129",
    "soft": "#5b6270",
    "faint": "#eceef1",
    "card": "#ffffff",
    "s0": "#667085",
    "s1": "#2563eb",
    "s2": "#c026a3",
    "s3": "#15803d",
    "s4": "#b45309",
    "s5": "#0e7490",
    "s6": "#7c3aed",
    "s7": "#be123c",
    "s8": "#4d7c0f",
    "s9": "#78350f",
}
"""Variables of the page's CSS, with their values in its light theme."""

_MARKERS = "os^DvPX<*>"  # of the series s0 to s9; shapes tell them apart where colour does not

_STYLE: Any = {
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,
    "font.size": 12,
    "lines.linewidth": 2,
    "lines.markersize": 9,
    "grid.linewidth": 1,
    "axes.axisbelow": True,
    "axes.formatter.useoffset": False,
    "text.color": _COLOURS["text"],
    "grid.color": _COLOURS["faint"],
    **dict.fromkeys(["xtick.color", "ytick.color"], _COLOURS["soft"]),
    **dict.fromkeys([f"axes.spines.{side}" for side in ("left", "top", "right", "bottom")], False),
    **dict.fromkeys(["xtick.bottom", "ytick.left"], False),
    **dict.fromkeys(["xtick.labelsize", "ytick.labelsize"], 11),
}
_BOTTOM = 24  # pixels below the axes, for their figures
_PERCENT = range(0, 101, 25)
_PANEL = (230, 175)  # pixels, of one plot of a picture


@dataclass(frozen=True)
class Interval:
    """A rate in percent or a difference in points with its interval. `series` chooses colour and
    shape.
    """

    name: str
    value: float
    interval: tuple[float, float]
    series: int


@dataclass(frozen=True)
class Line:
    """A series over x. `intervals`: (low, high) at each point, or empty. `faint`: drawn behind, in
    place of marks at the points.
    """

    name: str
    series: int
    x: tuple[float, ...]
    y: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...] = ()
    faint: tuple[float, ...] = ()


def interval_chart(rows: Sequence[Interval], description: str) -> str:
    """One row per rate: a mark at the rate, a bar over its interval, on a scale from 0 to 100."""
    ticks = {tick: f"{tick}%" for tick in _PERCENT}
    return _rows_of_intervals(rows, description, ticks, "")


def difference_chart(rows: Sequence[Interval], description: str) -> str:
    """The same of differences, on a scale of points with 0 in the middle."""
    most = max(abs(end) for row in rows for end in row.interval)
    half = max(5, 5 * -(-int(most + 1) // 5))
    ticks = {tick: f"{tick:+}" if tick else "0" for tick in (-half, 0, half)}
    return _rows_of_intervals(rows, description, ticks, "+")


def _rows_of_intervals(
    rows: Sequence[Interval], description: str, ticks: Mapping[int, str], sign: str
) -> str:
    height = 40 * len(rows)
    low, high = min(ticks), max(ticks)

    def draw(figure: Figure) -> None:
        axes = figure.add_axes((0, _BOTTOM / (height + _BOTTOM), 1, height / (height + _BOTTOM)))
        middles = [40 * number + 27 for number in range(len(rows))]
        lows, highs = ([row.interval[end] for row in rows] for end in (0, 1))
        colours = [_series(row.series) for row in rows]
        axes.hlines(middles, low, high, _COLOURS["faint"], linewidth=7)
        axes.hlines(middles, lows, highs, colours, linewidth=7, alpha=0.4, gid="interval|")
        for middle, row in zip(middles, rows, strict=True):
            figures = _with_interval(row.value, row.interval, sign)
            axes.text(low, middle - 13, row.name)
            axes.text(high, middle - 13, figures, color=_COLOURS["soft"], ha="right")
            _mark(axes, row.value, middle, row.series, f"{row.name}: {figures}")
        axes.set(xlim=(low, high), ylim=(height, 0), yticks=[])
        axes.set_xticks(list(ticks), list(ticks.values()))
        first, *_, last = axes.get_xticklabels()
        first.set_horizontalalignment("left")
        last.set_horizontalalignment("right")
        axes.grid(axis="x", color=_COLOURS["soft" if sign else "faint"], alpha=0.5 if sign else 1)

    return _plot(draw, _WIDE, height + _BOTTOM, description)


def line_chart(
    lines: Sequence[Line], description: str, *, rate: bool = False, width: int = _WIDE
) -> str:
    """Series over a shared x. `rate`: y runs from 0 to 100."""
    height = 220

    def draw(figure: Figure) -> None:
        left, bottom = 42 / width, _BOTTOM / height
        axes = figure.add_axes((left, bottom, 1 - left - 10 / width, 1 - bottom - 10 / height))
        _draw_lines(axes, lines)
        axes.locator_params(nbins=5)
        if rate:
            axes.set_ylim(0, 100)
            axes.set_yticks(_PERCENT, [f"{tick}%" for tick in _PERCENT])

    return _plot(draw, width, height, description)


def picture(panels: Mapping[str, Sequence[Line]], columns: int = 1, scale: float = 1.0) -> str:
    """An SVG file with a plot for each title, and one legend of all lines below; the same text each
    time. `scale`: the size of a plot.
    """
    rows = -(-len(panels) // columns)
    names = {line.name: line.series for lines in panels.values() for line in lines}

    def draw(figure: Figure) -> None:
        grid = figure.subplots(rows, columns, squeeze=False)
        for axes, (title, lines) in zip(grid.flat, panels.items(), strict=False):
            _draw_lines(axes, lines)
            axes.set_title(title, loc="left", fontsize=11)
        marks = [
            axes.plot([], [], _marker(series), color=_series(series))[0]
            for series in names.values()
        ]
        figure.legend(marks, names, loc="outside lower center", ncols=3, frameon=False, fontsize=11)

    width, height = scale * _PANEL[0] * columns, scale * _PANEL[1] * rows + 30
    return _svg(draw, width, height, "pictures", layout="constrained")


def _draw_lines(axes: Axes, lines: Sequence[Line]) -> None:
    for line in lines:
        colour = _series(line.series)
        axes.plot(line.x, line.y, color=colour, gid="line|")
        if line.faint:
            axes.plot(line.x, line.faint, color=colour, linewidth=1, alpha=0.35)
            continue
        if line.intervals:
            lows, highs = zip(*line.intervals, strict=True)
            axes.vlines(line.x, lows, highs, colour, alpha=0.45)
        intervals = line.intervals or [None] * len(line.x)
        for x, y, interval in zip(line.x, line.y, intervals, strict=True):
            _mark(axes, x, y, line.series, f"{line.name}: {_with_interval(y, interval)}")
    axes.grid(axis="y")


def _with_interval(value: float, interval: tuple[float, float] | None, sign: str = "") -> str:
    low, high = interval or (None, None)
    return f"{value:{sign}.1f}" + (f" [{low:{sign}.1f}, {high:{sign}.1f}]" if interval else "")


def _mark(axes: Axes, x: float, y: float, series: int, hint: str) -> None:
    (mark,) = axes.plot(x, y, _marker(series), color=_series(series))
    mark.set(markeredgecolor=_COLOURS["card"], clip_on=False, gid=f"mark|{hint}")


def _series(series: int) -> str:
    return _COLOURS[f"s{series % len(_MARKERS)}"]


def _marker(series: int) -> str:
    return _MARKERS[series % len(_MARKERS)]


def _plot(draw: Callable[[Figure], None], width: int, height: int, description: str) -> str:
    """What `draw` draws as an element of the page."""
    text = _svg(draw, width, height, description, transparent=True)
    # Without the header, and the first element, a style sheet that would apply to the whole page.
    body = re.sub(r"\n *", " ", text.split("</defs>", 1)[1])
    for name, colour in _COLOURS.items():
        body = body.replace(colour, f"var(--{name})")
    body = re.sub(r" font-family: [^;]*;", "", body).replace("xlink:href", "href")
    frame = f'viewBox="0 0 {width} {height}" style="max-width: {1.2 * width:g}px"'
    return f'<svg class="plot" {frame} role="img" aria-label="{escape(description)}">{body}'


def _svg(
    draw: Callable[[Figure], None],
    width: float,
    height: float,
    salt: str,
    *,
    layout: Any = None,
    transparent: bool = False,
) -> str:
    """What `draw` draws, in pixels; the same text each time. `salt`: of the ids in it.

    An artist with the id "{class}|{hint}" becomes an element with that class and that tooltip.
    """
    import matplotlib
    from matplotlib.figure import Figure

    file = io.StringIO()
    with matplotlib.rc_context(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # missing from matplotlib's font, not the page's
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE | {"svg.hashsalt": salt})
        figure = Figure((width / 72, height / 72), layout=layout)  # an SVG has 72 pixels in an inch
        draw(figure)
        metadata = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(file, format="svg", transparent=transparent, metadata=metadata)
    text = re.sub(
        r"<g id=(['\"])(\w+)\|(.*?)\1>", r'<g class="\2"><title>\3</title>', file.getvalue()
    )
    return re.sub(r'<g id="[^"]*"', "<g", text)  # nothing refers to the id of a group
