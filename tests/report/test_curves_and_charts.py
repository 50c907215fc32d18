"""Reading training curves and drawing plots."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.report.charts import (
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

_NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=20)


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


def test_an_interval_spans_its_ends() -> None:
    root = ElementTree.fromstring(interval_chart([Interval("a", 50.0, (40.0, 62.5), 0)], "plot"))
    drawn = next(line for line in root.iter("line") if line.get("class") == "interval s0")
    assert (drawn.get("x1"), drawn.get("x2")) == ("40%", "62.5%")


def test_bars_are_as_long_as_their_counts() -> None:
    rows = [Bars("a", (10, 5)), Bars("b", (0, 20))]
    root = ElementTree.fromstring(bar_chart(rows, ("before", "after"), 20, "plot"))
    lengths = [float(bar.get("width", "").rstrip("%")) for bar in root.iter("rect")]
    assert [length / lengths[-1] for length in lengths] == [0.5, 0.25, 0.0, 1.0]


def test_the_parts_of_a_stack_fill_its_length() -> None:
    legend = (("kept", "x"), ("repaired", "y"), ("missed", "z"))
    root = ElementTree.fromstring(stack_chart([Bars("a", (1, 0, 3))], legend, "plot"))
    parts = [(part.get("x"), part.get("width")) for part in root.iter("rect")]
    assert parts == [("0%", "25%"), ("25%", "75%")]


@pytest.mark.parametrize("values", [(0.0, 0.0), (1e-5, 3e-5), (-2.0, 7.5), (1234.0, 1250.0)])
def test_the_scale_of_a_line_holds_all_its_points(values: tuple[float, float]) -> None:
    root = ElementTree.fromstring(line_chart([Line("a", 0, (1.0, 2.0), values)], "plot"))
    heights = [float(m.get("y", "")) for m in root.iter("svg") if m.get("class") == "mark s0"]
    assert all(0 <= y <= 220 for y in heights)
    assert heights[0] >= heights[1]
    ticks = [(text.get("x") == "0", text.text) for text in root.iter("text")]
    assert len(ticks) == len(set(ticks)), "the same figure twice on one axis"
