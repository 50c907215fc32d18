"""The kinds of plot of the report, drawn by matplotlib as SVG: intervals, bars, stacks and lines.

The page's CSS variables are the colours, so a plot follows the page's theme, and its text is in the
page's font. A plot shrinks on a phone; its text is 9 to 15 pixels high at every width. Names are
above their bars, not beside them, where a phone has no room.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE, NARROW = 400, 260
"""Widths in pixels, of a plot with at most two others beside it on the page, and with three."""

_MARKERS = "os^DvPX<*>"  # of the series; shapes tell them apart where colour does not
_COLOURS = (
    *("text", "soft", "faint", "card"),
    *("before", "after", "kept", "repaired", "failed", "missed"),
    *(f"s{series}" for series in range(len(_MARKERS))),
)
"""Variables of the page's CSS."""


def _colour(name: str) -> str:
    """A colour that matplotlib can read; `_svg` writes the CSS variable in its place."""
    return f"#0001{_COLOURS.index(name):02x}"


_DARK_TEXT = ("repaired", "failed")  # colours too light for white text

_STYLE: Any = {
    "svg.fonttype": "none",  # text stays text
    "text.parse_math": False,
    "font.size": 12,
    "lines.linewidth": 2,
    "lines.markersize": 9,
    "grid.linewidth": 1,
    "axes.formatter.useoffset": False,
    "text.color": _colour("text"),
    "grid.color": _colour("faint"),
    **dict.fromkeys(["xtick.color", "ytick.color"], _colour("soft")),
    **dict.fromkeys([f"axes.spines.{side}" for side in ("left", "top", "right", "bottom")], False),
    **dict.fromkeys(["xtick.bottom", "ytick.left"], False),
    **dict.fromkeys(["xtick.labelsize", "ytick.labelsize"], 11),
}
_BOTTOM = 24  # pixels below the axes, for their figures
_PERCENT = range(0, 101, 25)


@dataclass(frozen=True)
class Interval:
    """A rate in percent with its interval. `series` chooses colour and shape."""

    name: str
    value: float
    interval: tuple[float, float]
    series: int


@dataclass(frozen=True)
class Bars:
    """Counts that belong to one name, one bar per count, in the order of the legend."""

    name: str
    counts: tuple[int, ...]


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
    height = 40 * len(rows)

    def draw(axes: Axes) -> None:
        middles = [40 * number + 27 for number in range(len(rows))]
        lows, highs = ([row.interval[end] for row in rows] for end in (0, 1))
        colours = [_series(row.series) for row in rows]
        axes.hlines(middles, 0, 100, _colour("faint"), linewidth=7)
        axes.hlines(middles, lows, highs, colours, linewidth=7, alpha=0.4, gid="interval|")
        for middle, row in zip(middles, rows, strict=True):
            figure = _rate(row.value, row.interval)
            axes.text(0, middle - 13, row.name)
            axes.text(100, middle - 13, figure, color=_colour("soft"), ha="right")
            _mark(axes, row.value, middle, row.series, f"{row.name}: {figure}")
        axes.set(xlim=(0, 100), ylim=(height, 0), yticks=[])
        axes.set_xticks(_PERCENT, [f"{tick}%" for tick in _PERCENT])
        first, *_, last = axes.get_xticklabels()
        first.set_horizontalalignment("left")
        last.set_horizontalalignment("right")
        axes.grid(axis="x")

    return _svg(draw, WIDE, height + _BOTTOM, description, (0, 0, 0, _BOTTOM))


def bar_chart(
    rows: Sequence[Bars], colours: Sequence[str], most: int, description: str, width: int = WIDE
) -> str:
    """Groups of bars on a scale from 0 to `most`, which plots beside each other share."""
    height = sum(28 + 12 * len(row.counts) for row in rows)

    def draw(axes: Axes) -> None:
        top = 0
        for row in rows:
            axes.text(0, top + 13, row.name)
            top += 19
            for count, colour in zip(row.counts, colours, strict=True):
                (bar,) = axes.barh(top + 5, count, 9, color=_colour(colour))
                bar.set_gid(f"bar|{row.name}: {count}")
                axes.annotate(
                    f"{count:,}",
                    (count, top + 9),
                    (6, 0),
                    textcoords="offset points",
                    color=_colour("soft"),
                    size=11,
                )
                top += 12
            top += 9
        axes.set(xlim=(0, 1.2 * max(1, most)), ylim=(height, 0), xticks=[], yticks=[])

    return _svg(draw, width, height, description)


def stack_chart(rows: Sequence[Bars], legend: Sequence[tuple[str, str]], description: str) -> str:
    """Bars of equal length, divided by share. `legend`: the colour and the name of each part."""
    height = 44 * len(rows)

    def draw(axes: Axes) -> None:
        for number, row in enumerate(rows):
            top, total, start = 44 * number, sum(row.counts) or 1, 0.0
            axes.text(0, top + 14, row.name)
            for count, (colour, name) in zip(row.counts, legend, strict=True):
                share = count / total
                if count:
                    (part,) = axes.barh(top + 28, share, 16, left=start, color=_colour(colour))
                    part.set_gid(f"part|{row.name}, {name}: {count} ({100 * share:.1f}%)")
                if share >= 0.1:
                    text = axes.text(start + share / 2, top + 32, str(count), ha="center")
                    text.set(size=11, weight="bold", zorder=1, gid="inside|")  # after its part
                    text.set_color("#1d2129" if colour in _DARK_TEXT else "#ffffff")
                start += share
        axes.set(xlim=(0, 1), ylim=(height, 0), xticks=[], yticks=[])

    return _svg(draw, WIDE, height, description)


def line_chart(
    lines: Sequence[Line],
    description: str,
    *,
    rate: bool = False,
    whole_x: bool = False,
    width: int = WIDE,
) -> str:
    """Series over a shared x. `rate`: y runs from 0 to 100. `whole_x`: every x is a tick, and the
    series are moved aside a little, so that their intervals do not hide each other.
    """

    def draw(axes: Axes) -> None:
        xs = sorted({x for line in lines for x in line.x})
        distance = 0.02 * (xs[-1] - xs[0]) if whole_x else 0.0
        for number, line in enumerate(lines):
            colour, aside = _series(line.series), distance * (number - (len(lines) - 1) / 2)
            x = [place + aside for place in line.x]
            axes.plot(x, line.y, color=colour, gid="line|")
            if line.faint:
                axes.plot(x, line.faint, color=colour, linewidth=1, alpha=0.35)
                continue
            if line.intervals:
                lows, highs = zip(*line.intervals, strict=True)
                axes.vlines(x, lows, highs, colour, alpha=0.45)
            intervals = line.intervals or [None] * len(x)
            for place, y, interval in zip(x, line.y, intervals, strict=True):
                _mark(axes, place, y, line.series, f"{line.name}: {_rate(y, interval)}")
        axes.locator_params(nbins=5)
        if rate:
            axes.set_ylim(0, 100)
            axes.set_yticks(_PERCENT, [f"{tick}%" for tick in _PERCENT])
        if whole_x:
            axes.set_xticks(xs, [f"{x:.0f}" for x in xs])
        axes.grid(axis="y")

    return _svg(draw, width, 220, description, (42, 10, 10, _BOTTOM))


def _rate(value: float, interval: tuple[float, float] | None) -> str:
    return f"{value:.1f}" + (" [{:.1f}, {:.1f}]".format(*interval) if interval else "")


def _mark(axes: Axes, x: float, y: float, series: int, hint: str) -> None:
    (mark,) = axes.plot(x, y, _MARKERS[series % len(_MARKERS)], color=_series(series))
    mark.set(markeredgecolor=_colour("card"), clip_on=False, gid=f"mark|{hint}")


def _series(series: int) -> str:
    return _colour(f"s{series % len(_MARKERS)}")


def _svg(
    draw: Callable[[Axes], None],
    width: int,
    height: int,
    description: str,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> str:
    """What `draw` draws, the same text each time. `margins`: pixels left, right, above, below.

    An artist with the id "{class}|{hint}" becomes an element with that class and that tooltip.
    """
    import matplotlib
    from matplotlib.figure import Figure

    left, right, top, bottom = margins
    file = io.StringIO()
    with matplotlib.rc_context(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph")  # missing from matplotlib's font, not the page's
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_STYLE | {"svg.hashsalt": description})
        figure = Figure((width / 72, height / 72))  # in inches; an SVG has 72 pixels in one
        inner = (width - left - right) / width, (height - top - bottom) / height
        draw(figure.add_axes((left / width, bottom / height, *inner)))
        metadata = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(file, format="svg", transparent=True, metadata=metadata)
    # Without the header, and the first element, a style sheet that would apply to the whole page.
    body = re.sub(r"\n *", " ", file.getvalue().split("</defs>", 1)[1])
    for name in _COLOURS:
        body = body.replace(_colour(name), f"var(--{name})")
    body = re.sub(r" font-family: [^;]*;", "", body).replace("xlink:href", "href")
    body = re.sub(r"<g id=(['\"])(\w+)\|(.*?)\1>", r'<g class="\2"><title>\3</title>', body)
    body = re.sub(r'<g id="[^"]*"', "<g", body)  # nothing refers to the id of a group
    frame = f'viewBox="0 0 {width} {height}" style="max-width: {1.2 * width:g}px"'
    return f'<svg class="plot" {frame} role="img" aria-label="{escape(description)}">{body}'
