"""Tables and charts of results: what is read off them is what the query returned."""

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import write_database
from tests.report.browser import Browser
from tests.serving.conftest import Served, until
from tests.serving.person import ask, cells, choose

pytestmark = pytest.mark.slow  # test_serving_page.py has the page in the fast set


_NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {})"
_WIDTHS = (400, 1400)


def _answer(page: Browser, site: Served, sql: str) -> None:
    site.writer.write = lambda prompt, sample: sql
    ask(page, "How did it go?")


def _rows(columns: str, *rows: Sequence[Any]) -> str:
    """SQL of a result with these rows."""
    literal = {None: "NULL"}
    lines = ", ".join(
        "(" + ", ".join(literal.get(value, repr(value)) for value in row) + ")" for row in rows
    )
    return f"WITH rows_({columns}) AS (VALUES {lines}) SELECT * FROM rows_"


# ---- cells ----


@pytest.mark.parametrize("width", _WIDTHS)
def test_no_cell_breaks_inside_a_number_or_a_word(page: Browser, site: Served, width: int) -> None:
    page.resize(width, "light")
    words = "Incomprehensibilities characteristically misunderstood"
    values = ["1234567890123456", "-1234567.891", "2024-01-05 10:30", "New York", "555-0199", words]
    names = ", ".join(f"column_{n}" for n in range(len(values)))
    _answer(page, site, _rows(names, values, values))
    lines = page.evaluate(
        "[...document.querySelectorAll('#table tbody tr:first-child td')].map((td) => {"
        "const range = document.createRange(); range.selectNodeContents(td);"
        "return new Set([...range.getClientRects()].map((one) => one.top)).size; })"
    )
    assert lines[:-1] == [1] * (len(values) - 1)
    assert lines[-1] <= len(words.split())
    longest = page.evaluate(
        "(() => { const td = document.querySelector('#table tbody tr td:last-child');"
        "const style = getComputedStyle(td); const pen = document.createElement('canvas')"
        ".getContext('2d'); pen.font = style.font; return [td.clientWidth - parseFloat("
        "style.paddingLeft) - parseFloat(style.paddingRight), pen.measureText("
        f"{words.split()[0]!r}).width]; }})()"
    )
    assert longest[0] >= longest[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("start", "label", "name"),
    [("89504e47", "PNG image, 2 kB", "photo.png"), ("00ff00ff", "blob, 2 kB", "photo.bin")],
)
def test_a_large_blob_is_a_link_that_saves_it(
    page: Browser, site: Served, tmp_path: Path, start: str, label: str, name: str
) -> None:
    blob = start + "00" * 1996
    _answer(page, site, f"SELECT x'00ff' AS small, x'{blob}' AS photo")
    assert [cells(page, 1), cells(page, 2)] == [["x'00ff'"], [label]]
    page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    page.evaluate("document.querySelector('#table td a').click()")
    until(lambda: (tmp_path / name).is_file() and (tmp_path / name).stat().st_size)
    assert (tmp_path / name).read_bytes().hex() == blob


def test_a_very_long_text_is_shown_in_part_until_one_asks_for_it(
    page: Browser, site: Served
) -> None:
    _answer(page, site, "SELECT hex(zeroblob(5000)) AS long, 1 AS n")
    cell = "document.querySelector('#table td')"
    assert page.evaluate(f"{cell}.innerText.length") < 700
    page.evaluate(f"{cell}.querySelector('button').click()")
    assert page.evaluate(f"{cell}.innerText") == "0" * 10_000


# ---- what a chart starts with ----


@pytest.mark.parametrize(
    ("columns", "row", "across", "up"),
    [
        ("id, name, visitors", (1, "Oslo", 20), "name", "visitors"),
        ("singer_id, age", (1, 20), "singer_id", "age"),
        ("customerId, city, total", (1, "Oslo", 2.5), "city", "total"),
        ("paid, name", (20, "Ada"), "name", "paid"),
        ("concert_id, stadium_id", (1, 2), "concert_id", "stadium_id"),
        ("year, sales", (2014, 2000), "year", "sales"),
        ("month, region, sales", ("2024-01", "north", 3), "month", "sales"),
        ("name, order_year", ("Ada", 2014), "name", "order_year"),
    ],
)
def test_a_chart_starts_with_the_first_numbers_that_are_no_key(
    page: Browser, site: Served, columns: str, row: tuple[Any, ...], across: str, up: str
) -> None:
    _answer(page, site, _rows(columns, row, row))
    chosen = [
        page.evaluate(f"document.getElementById('chart-{axis}').selectedOptions[0].text")
        for axis in ("x", "y")
    ]
    assert chosen == [across, up]


def test_a_key_of_the_schema_is_no_number_to_draw(page: Browser, site: Served) -> None:
    """Whatever it is called."""
    root = site.services.databases.root
    assert root is not None
    write_database(
        root / "parts.sqlite",
        "CREATE TABLE part (code INTEGER PRIMARY KEY, name TEXT, weight REAL);"
        "INSERT INTO part VALUES (7, 'bolt', 1.5), (8, 'nut', 0.5);",
    )
    page.evaluate("location.reload()")
    page.wait_until("document.querySelector('#database option[value=parts]') !== null")
    choose(page, "#database", "parts")
    page.wait_until("document.querySelector('#schema').innerText.includes('weight')")
    _answer(page, site, "SELECT code, name, weight FROM part")
    assert page.evaluate("document.getElementById('chart-y').selectedOptions[0].text") == "weight"
    assert "2 rows" in page.evaluate("document.querySelector('#schema summary').innerText")
    (root / "parts.sqlite").unlink()


# ---- times ----


def _times(page: Browser, name: str, values: Sequence[Any]) -> Any:
    """The times of a column as ISO dates, None where it is none."""
    page.evaluate("import('/page/times.js').then((found) => { window.times = found; }); true")
    page.wait_until("window.times !== undefined")
    return page.evaluate(
        f"(() => {{ const found = times.asTimes({name!r}, {json.dumps(values)}); return found && "
        "found.times.map((time) => time === null ? null : new Date(time).toISOString()"
        ".replace('T00:00:00.000Z', '').replace('.000Z', '')); })()"
    )


@pytest.mark.parametrize(
    ("name", "values", "expected"),
    [
        ("d", ["2024-01-05", None, "2023-12-31"], ["2024-01-05", None, "2023-12-31"]),
        ("d", ["2024-01", "2023-12"], ["2024-01-01", "2023-12-01"]),
        (
            "d",
            ["2024-1-5 9:30", "2024-01-05T10:00Z"],
            ["2024-01-05T09:30:00", "2024-01-05T10:00:00"],
        ),
        ("d", ["2024-01-05 09:30"], ["2024-01-05T09:30:00"]),
        ("d", ["2024-01-05T09:30:00.5+02:00"], ["2024-01-05T07:30:00"]),
        ("d", ["2024-Q3", "2023 Q1"], ["2024-07-01", "2023-01-01"]),
        ("d", ["2024-W01", "2020-W53"], ["2024-01-01", "2020-12-28"]),
        ("d", ["5.1.2024", "31.12.2023"], ["2024-01-05", "2023-12-31"]),
        ("d", ["31/12/2023", "05/01/2024"], ["2023-12-31", "2024-01-05"]),
        ("d", ["12/31/2023", "01/05/2024"], ["2023-12-31", "2024-01-05"]),
        ("d", ["05/01/2024", "06/01/2024"], None),  # January, or May and June
        ("d", ["05/05/2024"], ["2024-05-05"]),
        ("d", ["Jan 2024", "December 2023"], ["2024-01-01", "2023-12-01"]),
        ("d", ["5 Jan 2024", "31-Dec-2023"], ["2024-01-05", "2023-12-31"]),
        ("d", ["March 5, 2024"], ["2024-03-05"]),
        ("month", [202401, 202312], ["2024-01-01", "2023-12-01"]),
        ("order_date", ["20240105"], ["2024-01-05"]),
        ("created_at", [1704412800], ["2024-01-05"]),
        ("d", ["2024-02-30"], None),
        ("d", ["2024-01-05", "soon"], None),
        ("total", [202401, 202312], None),
        ("total", [20, 30], None),
        ("d", [None, None], None),
        ("name", ["Oslo", "Lima"], None),
        ("d", ["May 2024 report"], None),
    ],
)
def test_a_column_is_a_time_only_where_that_is_sure(
    page: Browser, name: str, values: Sequence[Any], expected: Any
) -> None:
    assert _times(page, name, values) == expected


def _watch_charts(page: Browser) -> None:
    """Keep what is given to uPlot, and each text that is painted with its place."""
    page.evaluate(
        "(() => { const Real = uPlot; window.charts = []; window.painted = [];"
        "window.uPlot = class extends Real { constructor(options, data, place) {"
        "window.painted = []; super(options, data, place); window.charts.push(data); } };"
        "const paint = CanvasRenderingContext2D.prototype.fillText;"
        "CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {"
        "const m = this.getTransform(); window.painted.push({ text, x, y, width: "
        "this.measureText(text).width, align: this.textAlign, base: this.textBaseline,"
        "m: [m.a, m.b, m.c, m.d, m.e, m.f] }); paint.call(this, text, x, y); }; })()"
    )


@pytest.mark.parametrize("kind", ["line", "points"])
@pytest.mark.parametrize(
    "months",
    [
        ("2024-03", "2024-01", "2024-02", "2023-12"),
        ("Mar 2024", "Jan 2024", "Feb 2024", "Dec 2023"),
        ("3/1/2024", "1/1/2024", "2/1/2024", "12/31/2023"),
        (202403, 202401, 202402, 202312),
    ],
)
def test_a_line_is_in_order_of_time_with_a_gap_at_null(
    page: Browser, site: Served, kind: str, months: Sequence[Any]
) -> None:
    _watch_charts(page)
    rows = [*zip(months, (30, 10, None, 5), strict=True), (None, 99)]
    _answer(page, site, _rows("month, visitors", *rows))
    choose(page, "#chart-kind", kind)
    across, up = page.evaluate("charts.at(-1)")
    assert up == [5, 10, None, 30]
    assert across == sorted(across)
    assert page.evaluate("document.getElementById('drawn').innerText") == (
        "4 of 5 points shown"  # one has no time
    )


def test_a_line_through_several_rows_of_one_time_says_so(page: Browser, site: Served) -> None:
    rows = [("2024-01", "north", 1), ("2024-01", "south", 9), ("2024-02", "north", 2)]
    _answer(page, site, _rows("month, region, sales", *rows))
    for kind, said in (("line", True), ("points", False)):
        choose(page, "#chart-kind", kind)
        note = page.evaluate("document.getElementById('drawn').innerText")
        assert note.startswith("month has repeated values") == said


def test_a_table_is_sorted_by_time(page: Browser, site: Served) -> None:
    _answer(page, site, _rows("day, n", ("5.2.2024", 1), ("31.12.2023", 2), (None, 3)))
    for expected in (["31.12.2023", "5.2.2024", "NULL"], ["5.2.2024", "31.12.2023", "NULL"]):
        page.evaluate("document.querySelector('#table th button').click()")
        assert cells(page, 1) == expected


def test_a_line_over_numbers_written_as_text_is_in_their_order(page: Browser, site: Served) -> None:
    _watch_charts(page)
    _answer(page, site, _rows("hour, visits", ("10", 1), ("9", 2), ("08", 3)))
    choose(page, "#chart-kind", "line")
    assert page.evaluate("charts.at(-1)") == [[8, 9, 10], [3, 2, 1]]


# ---- labels ----


def _labels(page: Browser) -> list[dict[str, Any]]:
    page.wait_until("painted.length > 0")
    page.evaluate("new Promise((done) => setTimeout(done, 50))")
    found: list[dict[str, Any]] = page.evaluate("painted")
    return found


def _corners(label: dict[str, Any]) -> list[tuple[float, float]]:
    """Those of the text on the canvas; its height is that of capital letters."""
    left = {"center": -0.5, "right": -1, "end": -1}.get(label["align"], 0) * label["width"]
    top = {"middle": -4.5, "bottom": -9, "alphabetic": -9}.get(label["base"], 0)
    a, b, c, d, e, f = label["m"]
    places = []
    for x, y in ((0, 0), (label["width"], 0), (label["width"], 9), (0, 9)):
        x, y = label["x"] + left + x, label["y"] + top + y
        places.append((a * x + c * y + e, b * x + d * y + f))
    return places


def _overlap(one: list[tuple[float, float]], two: list[tuple[float, float]]) -> bool:
    """Whether two rectangles do: no side of either lies between them."""
    for corners in (one, two):
        for (x1, y1), (x2, y2) in pairwise(corners):
            normal = (y2 - y1, x1 - x2)
            spans = [[normal[0] * x + normal[1] * y for x, y in shape] for shape in (one, two)]
            if max(spans[0]) <= min(spans[1]) or max(spans[1]) <= min(spans[0]):
                return False
    return True


_CHARTED = {
    "few bars": ("bar", _rows("city, n", ("Rio de Janeiro", 3), ("Oslo", 12_345_678))),
    "long names": ("bar", _NUMBERS.format(12) + " SELECT 'A rather long name ' || i, i FROM n"),
    "many bars": ("bar", _NUMBERS.format(200) + " SELECT 'Customer number ' || i, i FROM n"),
    "days": (
        "line",
        _NUMBERS.format(400) + " SELECT date('2023-01-01', i || ' days') AS day, i % 7 FROM n",
    ),
    "ten days": (
        "line",
        _NUMBERS.format(10) + " SELECT date('2023-01-01', i || ' days') AS day, i FROM n",
    ),
    "minutes": (
        "line",
        _NUMBERS.format(90)
        + " SELECT datetime('2023-01-01 22:00', i || ' minutes') AS at, i * 0.001 FROM n",
    ),
    "two days of hours": (
        "points",
        _NUMBERS.format(48) + " SELECT datetime('2023-01-01', i || ' hours') AS at, -i FROM n",
    ),
    "one day": ("line", _rows("day, n", ("2024-01-05", 3), ("2024-01-05", 4))),
    "centuries": (
        "line",
        _NUMBERS.format(300) + " SELECT date('1700-01-01', i || ' years') AS day, i FROM n",
    ),
    "lines": ("bar", _rows("note, n", ("first\n\nand last", 1), ("second\tline", 2))),
    "all of time": ("points", _rows("day, n", ("0001-01-01", 3), ("9999-12-31", 4))),
    "years": ("line", _NUMBERS.format(12) + " SELECT 2010 + i AS year, 2000 + i AS n FROM n"),
    "large numbers": ("points", _NUMBERS.format(9) + " SELECT i * 123456789, i * 1e-5 FROM n"),
}


@pytest.mark.parametrize("width", _WIDTHS)
@pytest.mark.parametrize("case", _CHARTED)
def test_labels_do_not_overlap_and_stay_on_the_chart(
    page: Browser, site: Served, case: str, width: int
) -> None:
    kind, sql = _CHARTED[case]
    page.resize(width, "light")
    _watch_charts(page)
    _answer(page, site, sql)
    choose(page, "#chart-kind", kind)
    painted = [label for label in _labels(page) if label["text"]]
    on_axis = [(label["align"], label["m"][0], label["text"]) for label in painted]
    assert len(set(on_axis)) == len(on_axis)
    labels = [(label["text"], _corners(label)) for label in painted]
    assert len(labels) > 3
    size = page.evaluate(
        "[document.querySelector('#plot canvas').width, "
        "document.querySelector('#plot canvas').height]"
    )
    for text, corners in labels:
        assert all(0 <= x <= size[0] and 0 <= y <= size[1] for x, y in corners), text
    for n, (text, corners) in enumerate(labels):
        for other, others in labels[:n]:
            assert not _overlap(corners, others), (text, other)


def test_years_have_no_thousands_separator(page: Browser, site: Served) -> None:
    _watch_charts(page)
    _answer(page, site, _CHARTED["years"][1])
    for kind in ("line", "bar", "points"):
        choose(page, "#chart-kind", kind)
        texts = [label["text"] for label in _labels(page)]
        assert "2012" in texts
        assert not any("," in text or "K" in text or "." in text for text in texts)


def test_a_chart_says_how_much_of_a_result_it_shows(page: Browser, site: Served) -> None:
    _answer(page, site, _CHARTED["many bars"][1])
    choose(page, "#chart-kind", "bar")
    drawn = "document.getElementById('drawn').innerText"
    assert page.evaluate(drawn) == "60 of 200 bars shown"
    choose(page, "#chart-kind", "points")
    assert page.evaluate(drawn) == ""
