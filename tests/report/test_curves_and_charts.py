"""Reading training curves and drawing plots."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.report.charts import (
    WIDE,
    Bars,
    Interval,
    Line,
    bar_chart,
    interval_chart,
    line_chart,
    stack_chart,
)
from lib.report.figures import read_curves
from tests.report.factory import write_curves

_NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn")), max_size=20)


def test_curves_are_the_columns_but_step_and_epoch(tmp_path: Path) -> None:
    write_curves(tmp_path / "sft", ("loss", "token_accuracy"), steps=30)
    curves = read_curves(tmp_path / "sft", "sft")
    assert set(curves) == {"loss", "token_accuracy"}
    assert curves["loss"].steps == tuple(map(float, range(1, 31)))
    assert curves["loss"].values[0] > curves["loss"].values[-1]


def test_long_curves_are_thinned_to_means(tmp_path: Path) -> None:
    lines = ["step,epoch,loss", *(f"{step},0,{step % 2}" for step in range(1, 401))]
    (tmp_path / "curves.csv").write_text("\n".join(lines), encoding="utf-8")
    loss = read_curves(tmp_path, "sft")["loss"]
    assert len(loss.steps) == len(loss.values) == len(loss.smooth) == 200
    assert set(loss.values) == {0.5}
    assert (loss.steps[0], loss.steps[-1]) == (1.5, 399.5)


def test_the_moving_mean_of_a_constant_is_the_constant(tmp_path: Path) -> None:
    lines = ["step,epoch,loss", *(f"{step},0,2.5" for step in range(1, 60))]
    (tmp_path / "curves.csv").write_text("\n".join(lines), encoding="utf-8")
    assert set(read_curves(tmp_path, "sft")["loss"].smooth) == {2.5}


def test_a_model_without_curves_has_none(tmp_path: Path) -> None:
    assert read_curves(tmp_path, "base") == {}


@pytest.mark.parametrize("text", ["step,epoch,loss\n1,0,much\n", "step,epoch,loss\n1,0\n"])
def test_curves_that_are_no_figures_are_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "curves.csv").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"curves\.csv: expected a number"):
        read_curves(tmp_path, "sft")


@given(_NAMES)
@pytest.mark.slow
def test_every_plot_is_well_formed_whatever_the_names(name: str) -> None:
    charts = [
        interval_chart([Interval(name, 50.0, (40.0, 60.0), 1)], name),
        bar_chart([Bars(name, (3, 0))], ("before", "after"), 3, name),
        stack_chart([Bars(name, (1, 2))], (("kept", name), ("missed", name)), name),
        line_chart([Line(name, 0, (1.0, 2.0), (5.0, 6.0))], name),
    ]
    for chart in charts:
        root = ElementTree.fromstring(chart)
        assert root.attrib["aria-label"] == name


def test_a_plot_is_the_same_each_time_and_shares_no_id_with_another() -> None:
    rows = [Interval("a", 50.0, (40.0, 62.5), 0)]
    first, again, other = (interval_chart(rows, title) for title in ("one", "one", "two"))
    assert first == again
    assert _ids(first)
    assert not _ids(first) & _ids(other)


def test_a_plot_has_the_colours_and_the_font_of_the_page() -> None:
    svg = line_chart([Line("a", 3, (1.0, 2.0), (5.0, 6.0))], "plot")
    assert "var(--s3)" in svg
    assert "font-family" not in svg
    assert not re.search(r"#[0-9a-f]{6}", svg)


def test_an_interval_spans_its_ends() -> None:
    root = ElementTree.fromstring(interval_chart([Interval("a", 50.0, (40.0, 62.5), 0)], "plot"))
    assert _spans(root, "interval") == [(0.4 * WIDE, 0.625 * WIDE)]


def test_bars_are_as_long_as_their_counts() -> None:
    rows = [Bars("a", (10, 5)), Bars("b", (0, 20))]
    root = ElementTree.fromstring(bar_chart(rows, ("before", "after"), 20, "plot"))
    lengths = [right - left for left, right in _spans(root, "bar")]
    assert [length / lengths[-1] for length in lengths] == pytest.approx([0.5, 0.25, 0.0, 1.0])
    hints = [title.text for title in root.iter("title")]
    assert hints == ["a: 10", "a: 5", "b: 0", "b: 20"]


def test_the_parts_of_a_stack_fill_its_length() -> None:
    legend = (("kept", "x"), ("repaired", "y"), ("missed", "z"))
    root = ElementTree.fromstring(stack_chart([Bars("a", (1, 0, 3))], legend, "plot"))
    assert _spans(root, "part") == [(0, WIDE / 4), (WIDE / 4, WIDE)]


@pytest.mark.parametrize("values", [(0.0, 0.0), (1e-5, 3e-5), (-2.0, 7.5), (1234.0, 1250.0)])
def test_the_scale_of_a_line_holds_all_its_points(values: tuple[float, float]) -> None:
    root = ElementTree.fromstring(line_chart([Line("a", 0, (1.0, 2.0), values)], "plot"))
    heights = [float(mark.attrib["y"]) for mark in root.iter("use")]
    assert len(heights) == 2
    assert all(0 <= y <= 220 for y in heights)
    assert heights[0] >= heights[1]
    ticks = [(text.get("x"), text.text) for text in root.iter("text")]
    assert len(ticks) == len(set(ticks)), "the same figure twice on one axis"


def _spans(root: ElementTree.Element, class_: str) -> list[tuple[float, float]]:
    """From where to where the elements of that class reach."""
    spans = []
    for group in root.iter("g"):
        if group.get("class") == class_:
            numbers = [float(n) for n in re.findall(r"-?[\d.]+", group[-1].attrib["d"])]
            spans.append((min(numbers[::2]), max(numbers[::2])))
    return spans


def _ids(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]*)"', svg))
