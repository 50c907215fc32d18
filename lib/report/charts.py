"""The kinds of plot of the report, as SVG: intervals, bars, stacks and lines.

Colours and fonts come from the page's CSS classes, so a plot follows its theme. Horizontal
positions are percentages of the plot's width and vertical ones are pixels: a plot fills any width,
and its text keeps its size. Labels are above their bars, which can be read on a phone too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

Place = float | str
"""Pixels, or text such as `12.5%`."""

# Around (0, 0); a marker tells series apart where colour does not.
_MARKERS = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",  # circle
    "M-4.5 -4.5h9v9h-9z",  # square
    "M0 -6L6 4.5H-6z",  # triangle
    "M0 -6.4L6.4 0L0 6.4L-6.4 0z",  # diamond
)

_ROW = 40  # pixels of one row: its label and its bar
_AXIS = 22
_BAR = 9
_TICKS = (0, 25, 50, 75, 100)
_WIDEST = 0.84  # of a bar, so that its figure fits beside it
_LINES_HEIGHT = 220
_TOP, _BOTTOM = 14, 26
_DODGE = 0.018  # of the width, between series whose intervals would hide each other


def element(tag: str, content: str = "", **attributes: Place) -> str:
    """`<tag …>content</tag>`; `content` is SVG already. `class_` is class, `text_anchor` is
    text-anchor.
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(_short(value))}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def label(content: str, x: Place, y: Place, class_: str = "", **attributes: Place) -> str:
    """A line of text."""
    return element("text", escape(content), x=x, y=y, class_=class_, **attributes)


def tooltip(content: str) -> str:
    """The tooltip of the enclosing element, shown while the pointer rests on it."""
    return f"<title>{escape(content)}</title>"


def marker(x: Place, y: Place, series: int, hint: str) -> str:
    """The mark of a series: each has a colour and a shape."""
    shape = element("path", tooltip(hint), d=_MARKERS[series % len(_MARKERS)])
    return element("svg", shape, x=x, y=y, class_=f"mark s{series}", overflow="visible")


def percent(share: float) -> str:
    """A share from 0 to 1 as a horizontal position."""
    return f"{_short(100 * share)}%"


def plot(parts: Iterable[str], height: float, description: str) -> str:
    """The whole plot: as wide as its place, `height` pixels high."""
    return element(
        "svg",
        "".join(parts),
        class_="plot",
        width="100%",
        height=height,
        role="img",
        aria_label=description,
    )


def _short(value: Place) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


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
    parts = []
    for number, row in enumerate(rows):
        top = number * _ROW
        y = top + 27
        low, high = row.interval
        hint = f"{row.name}: {row.value:.1f}% [{low:.1f}, {high:.1f}]"
        parts += [
            label(row.name, 0, top + 14, "name"),
            label(f"{row.value:.1f} [{low:.1f}, {high:.1f}]", "100%", top + 14, "figure"),
            element("line", x1=0, x2="100%", y1=y, y2=y, class_="track"),
            element(
                "line",
                tooltip(hint),
                x1=percent(low / 100),
                x2=percent(high / 100),
                y1=y,
                y2=y,
                class_=f"interval s{row.series}",
            ),
            marker(percent(row.value / 100), y, row.series, hint),
        ]
    height = len(rows) * _ROW
    return plot([_percent_axis(height), *parts], height + _AXIS, description)


def bar_chart(rows: Sequence[Bars], classes: Sequence[str], most: int, description: str) -> str:
    """Groups of bars on a scale from 0 to `most`, which plots beside each other share."""
    parts, top = [], 0.0
    for row in rows:
        parts.append(label(row.name, 0, top + 13, "name"))
        top += 19
        for count, class_ in zip(row.counts, classes, strict=True):
            width = percent(_WIDEST * count / max(1, most))
            parts += [
                element(
                    "rect",
                    tooltip(f"{row.name}: {count}"),
                    x=0,
                    y=top,
                    width=width,
                    height=_BAR,
                    rx=2,
                    class_=f"bar {class_}",
                ),
                label(f"{count:,}", width, top + 8.5, "count", dx=6),
            ]
            top += _BAR + 3
        top += 9
    return plot(parts, top, description)


def stack_chart(rows: Sequence[Bars], legend: Sequence[tuple[str, str]], description: str) -> str:
    """Bars of equal length, divided by share. `legend`: the CSS class and the name of each part."""
    parts = []
    for number, row in enumerate(rows):
        top, total, start = number * (_ROW + 4), sum(row.counts) or 1, 0.0
        parts.append(label(row.name, 0, top + 14, "name"))
        for count, (class_, name) in zip(row.counts, legend, strict=True):
            share = count / total
            hint = tooltip(f"{row.name}, {name}: {count} ({100 * share:.1f}%)")
            if count:
                parts.append(_part(start, share, top + 20, class_, hint))
            if share >= 0.1:
                middle = percent(start + share / 2)
                parts.append(label(str(count), middle, top + 32, f"inside on-{class_}"))
            start += share
    return plot(parts, len(rows) * (_ROW + 4), description)


def _part(start: float, share: float, y: float, class_: str, hint: str) -> str:
    x, width = percent(start), percent(share)
    return element("rect", hint, x=x, y=y, width=width, height=16, class_=f"part {class_}")


def line_chart(
    lines: Sequence[Line], description: str, *, rate: bool = False, whole_x: bool = False
) -> str:
    """Series over a shared x. `rate`: y runs from 0 to 100; `whole_x`: every x is a tick."""
    xs = [x for line in lines for x in line.x]
    ys = [y for line in lines for y in (*line.y, *line.faint)]
    low, high, ticks = (0.0, 100.0, _TICKS) if rate else _scale(min(ys), max(ys))
    left, right = (0.2, 0.06) if whole_x else (0.13, 0.01)
    scale = _Scale(min(xs), max(xs), low, high, left, right)
    middle = float(round((min(xs) + max(xs)) / 2))
    x_ticks = sorted(set(xs) if whole_x else {min(xs), middle, max(xs)})
    parts = [_grid(scale, ticks, "%" if rate else ""), _x_axis(scale, x_ticks)]
    dodges = [(n - (len(lines) - 1) / 2) * _DODGE if whole_x else 0.0 for n in range(len(lines))]
    parts += [_paths(line, scale, dodge) for line, dodge in zip(lines, dodges, strict=True)]
    for line, dodge in zip(lines, dodges, strict=True):
        parts.extend(_points(line, scale, dodge))
    return plot(parts, _LINES_HEIGHT, description)


@dataclass(frozen=True)
class _Scale:
    """Maps data to positions: x to a share of the width, y to pixels.

    `left` and `right`: shares of the width that stay free, for the figures of the axis and for
    marks that are moved aside.
    """

    x_low: float
    x_high: float
    y_low: float
    y_high: float
    left: float
    right: float

    def x(self, value: float) -> float:
        share = (value - self.x_low) / ((self.x_high - self.x_low) or 1)
        return self.left + share * (1 - self.left - self.right)

    def y(self, value: float) -> float:
        share = (value - self.y_low) / ((self.y_high - self.y_low) or 1)
        return _LINES_HEIGHT - _BOTTOM - share * (_LINES_HEIGHT - _TOP - _BOTTOM)


def _percent_axis(height: float) -> str:
    parts = []
    for tick in _TICKS:
        x = percent(tick / 100)
        anchor = "start" if tick == 0 else "end" if tick == 100 else "middle"
        parts += [
            element("line", x1=x, x2=x, y1=20, y2=height, class_="grid"),
            label(f"{tick}%", x, height + 15, "tick", text_anchor=anchor),
        ]
    return "".join(parts)


def _grid(scale: _Scale, ticks: Iterable[float], unit: str) -> str:
    parts = []
    for tick in ticks:
        y = scale.y(tick)
        parts += [
            element("line", x1=0, x2="100%", y1=y, y2=y, class_="grid"),
            label(f"{tick:g}{unit}", 0, y - 3, "tick"),
        ]
    return "".join(parts)


def _x_axis(scale: _Scale, ticks: Sequence[float]) -> str:
    parts = []
    for tick in ticks:
        x = scale.x(tick)
        anchor = "end" if x > 0.98 else "middle"
        parts.append(
            label(f"{tick:.0f}", percent(x), _LINES_HEIGHT - 8, "tick", text_anchor=anchor)
        )
    return "".join(parts)


def _paths(line: Line, scale: _Scale, dodge: float) -> str:
    """The lines of a series, in a frame of their own in which x runs from 0 to 100."""
    drawn = [(line.y, f"line s{line.series}")]
    if line.faint:
        drawn.insert(0, (line.faint, f"line faint s{line.series}"))
    paths = [
        element(
            "path",
            d=_path(line.x, y, scale, dodge),
            class_=class_,
            vector_effect="non-scaling-stroke",
        )
        for y, class_ in drawn
    ]
    return element(
        "svg",
        "".join(paths),
        width="100%",
        height=_LINES_HEIGHT,
        viewBox=f"0 0 100 {_LINES_HEIGHT}",
        preserveAspectRatio="none",
    )


def _path(x: Sequence[float], y: Sequence[float], scale: _Scale, dodge: float) -> str:
    points = [
        f"{100 * (scale.x(a) + dodge):.2f} {scale.y(b):.2f}" for a, b in zip(x, y, strict=True)
    ]
    return "M" + "L".join(points)


def _points(line: Line, scale: _Scale, dodge: float) -> Iterable[str]:
    """Marks with intervals, moved aside by `dodge`."""
    if line.faint:
        return
    for number, (x, y) in enumerate(zip(line.x, line.y, strict=True)):
        place, hint = percent(scale.x(x) + dodge), f"{line.name}: {y:.1f}"
        if line.intervals:
            low, high = line.intervals[number]
            hint += f" [{low:.1f}, {high:.1f}]"
            yield element(
                "line",
                x1=place,
                x2=place,
                y1=scale.y(low),
                y2=scale.y(high),
                class_=f"whisker s{line.series}",
            )
        yield marker(place, scale.y(y), line.series, hint)


def _scale(low: float, high: float) -> tuple[float, float, list[float]]:
    """A round range around the data and its ticks, four or five."""
    span = (high - low) or abs(high) or 1.0
    rough = span / 4
    power = 10 ** math.floor(math.log10(rough))
    step = next(m * power for m in (1, 2, 2.5, 5, 10) if m * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return first * step, last * step, [round(n * step, 10) for n in range(first, last + 1)]
