"""SVG as text. Colours and fonts come from the page's CSS classes, so a plot follows its theme.

Horizontal places are percentages of the plot's width and vertical ones are pixels: a plot fills any
width, and its text keeps its size.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    """What a pointer that rests on the element around it reads."""
    return f"<title>{escape(content)}</title>"


def marker(x: Place, y: Place, series: int, hint: str) -> str:
    """The mark of a series: each has a colour and a shape."""
    shape = element("path", tooltip(hint), d=_MARKERS[series % len(_MARKERS)])
    return element("svg", shape, x=x, y=y, class_=f"mark s{series}", overflow="visible")


def percent(share: float) -> str:
    """A share from 0 to 1 as a horizontal place."""
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
