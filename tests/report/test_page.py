"""The page in a real browser: nothing loads, plots are drawn, tables sort, people can read it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.axe.findings import axe_findings
from tests.report.browser import CHROMIUM, Browser
from tests.stages.project import Project

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")

_WIDTHS = (400, 1400)
_THEMES = ("light", "dark")
_ENTER = 13

_COLUMN = """
(() => {
  const table = document.querySelector("#%s table");
  const heads = [...table.tHead.rows[0].cells];
  const column = heads.findIndex((head) => head.textContent.trim().startsWith("%s"));
  return {
    values: [...table.tBodies[0].rows].map((row) => row.cells[column].dataset.sort ?? null),
    sorted: heads[column].getAttribute("aria-sort"),
    others: heads.filter((h, n) => n !== column && h.getAttribute("aria-sort") !== "none").length,
  };
})()
"""
_HEAD = """
[...document.querySelectorAll("#%s th")].find((h) => h.textContent.trim().startsWith("%s"))
  .querySelector("button")
"""
_EMPTY_PLOTS = """
[...document.querySelectorAll("svg.plot")]
  .filter((plot) => plot.checkVisibility() && plot.getBoundingClientRect().width > 0)
  .filter((plot) => ![...plot.querySelectorAll(".mark, .bar, .part, .line")].some((shape) => {
    const box = shape.getBoundingClientRect();
    return box.width > 1 && box.height > 1;
  }))
  .map((plot) => plot.getAttribute("aria-label"))
"""
_OUTSIDE = """
[...document.querySelectorAll("svg.plot text")].filter((text) => {
  const box = text.getBoundingClientRect();
  const card = text.closest("figure").getBoundingClientRect();
  return box.width && (box.left < card.left || box.right > card.right);
}).map((text) => text.textContent)
"""
_OVERLAPPING = """
[...document.querySelectorAll("svg.plot")].flatMap((plot) => {
  const texts = [...plot.querySelectorAll("text")]
    .map((text) => [text.textContent, text.getBoundingClientRect()])
    .filter(([words, box]) => words.trim() && box.width);
  return texts.flatMap(([a, one], n) => texts.slice(n + 1)
    .filter(([, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4)
    .map(([b]) => `${a} | ${b}`));
})
"""


@pytest.fixture(scope="module")
def browser(compared: Project, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """The page, loaded once. Each test sorts by a column of its own."""
    with Browser(tmp_path_factory.mktemp("browser")) as opened:
        opened.open(compared.root / "outputs" / "report" / "index.html")
        yield opened


def test_the_page_loads_nothing_and_complains_of_nothing(browser: Browser) -> None:
    assert browser.problems == []
    assert browser.evaluate("document.querySelectorAll('svg.plot').length") == 7
    ids = browser.evaluate("[...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("theme", _THEMES)
@pytest.mark.parametrize("width", _WIDTHS)
def test_the_page_is_readable(browser: Browser, width: int, theme: str) -> None:
    browser.resize(width, theme)
    assert browser.evaluate("document.documentElement.scrollWidth") <= width
    assert browser.evaluate(_EMPTY_PLOTS) == []
    assert browser.evaluate(_OUTSIDE) == []
    assert browser.evaluate(_OVERLAPPING) == []
    assert axe_findings(browser, "color-contrast") == []


def test_light_and_dark_differ(browser: Browser) -> None:
    background = "getComputedStyle(document.body).backgroundColor"
    colours = set()
    for theme in _THEMES:
        browser.resize(1400, theme)
        colours.add(browser.evaluate(background))
    assert len(colours) == 2


def test_a_click_sorts_figures_from_the_largest_and_again_from_the_smallest(
    browser: Browser,
) -> None:
    _click(browser, "runs", "Final EX")
    column = _column(browser, "runs", "Final EX")
    figures = [float(value) for value in column["values"]]
    assert (figures, column["sorted"]) == (sorted(figures, reverse=True), "descending")
    assert column["others"] == 0
    _click(browser, "runs", "Final EX")
    column = _column(browser, "runs", "Final EX")
    assert [float(value) for value in column["values"]] == sorted(figures)
    assert column["sorted"] == "ascending"


def test_places_without_a_figure_come_last_either_way(browser: Browser) -> None:
    for _ in range(2):
        _click(browser, "runs", "Repair SR")
        values = _column(browser, "runs", "Repair SR")["values"]
        assert None in values
        first_missing = values.index(None)
        assert set(values[first_missing:]) == {None}


def test_the_keyboard_sorts_too(browser: Browser) -> None:
    browser.evaluate((_HEAD % ("runs", "Run")) + ".focus()")
    browser.press("Enter", _ENTER)
    column = _column(browser, "runs", "Run")
    assert (column["values"], column["sorted"]) == (sorted(column["values"]), "ascending")
    assert "Run, ascending" in browser.evaluate("document.getElementById('sorted').textContent")


def _click(browser: Browser, table: str, column: str) -> None:
    browser.evaluate((_HEAD % (table, column)) + ".click()")


def _column(browser: Browser, table: str, column: str) -> Any:
    return browser.evaluate(_COLUMN % (table, column))
