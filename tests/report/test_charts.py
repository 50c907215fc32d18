"""Training curves, plots and pictures, and what a run with several candidates says of them."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.errors import DataError
from lib.base.jsonl import write_csv, write_json
from lib.base.records import RepairScope, Trajectory, Vote
from lib.data.audit import Audit
from lib.report.charts import Interval, Line, difference_chart, interval_chart, line_chart
from lib.report.figures import (
    choice_rows,
    choices_section,
    grpo_picture,
    read_curves,
    runs_with_choices,
    samples_picture,
)
from lib.report.results import merged_rows, predictions_file, results_of
from lib.report.runs import View, read_run
from tests.report.factory import provenance, right, trajectory, write_curves, write_run, wrong

_NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc", "Cn")), max_size=20)
_WIDTH = 400
_CHOICES = ("vote", "first")


def test_curves_are_the_columns_but_step_and_epoch(tmp_path: Path) -> None:
    write_curves(tmp_path / "sft", ("loss", "token_accuracy"), steps=30)
    curves = read_curves(tmp_path / "sft", "sft", 1)
    assert set(curves) == {"loss", "token_accuracy"}
    assert curves["loss"].x == tuple(map(float, range(1, 31)))
    assert curves["loss"].faint[0] > curves["loss"].faint[-1]
    assert read_curves(tmp_path, "base", 0) == {}


def test_long_curves_are_thinned_to_means(tmp_path: Path) -> None:
    lines = ["step,epoch,loss", *(f"{step},0,{step % 2}" for step in range(1, 401))]
    (tmp_path / "curves.csv").write_text("\n".join(lines), encoding="utf-8")
    loss = read_curves(tmp_path, "sft", 1)["loss"]
    assert len(loss.x) == len(loss.faint) == len(loss.y) == 200
    assert set(loss.faint) == set(loss.y) == {0.5}
    assert (loss.x[0], loss.x[-1]) == (1.5, 399.5)


@pytest.mark.parametrize("text", ["step,epoch,loss\n1,0,much\n", "step,epoch,loss\n1,0\n"])
def test_curves_that_are_no_figures_are_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "curves.csv").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=r"curves\.csv: expected a number"):
        read_curves(tmp_path, "sft", 1)


@given(_NAMES)
@pytest.mark.slow
def test_every_plot_is_well_formed_whatever_the_names(name: str) -> None:
    charts = [
        interval_chart([Interval(name, 50.0, (40.0, 60.0), 1)], name),
        difference_chart([Interval(name, -5.0, (-8.0, 1.0), 1)], name),
        line_chart([Line(name, 0, (1.0, 2.0), (5.0, 6.0))], name),
    ]
    for chart in charts:
        root = ElementTree.fromstring(chart)
        assert root.attrib["aria-label"] == name


def test_a_plot_is_the_same_each_time_and_shares_no_id_with_another() -> None:
    def ids(svg: str) -> set[str]:
        return set(re.findall(r' id="([^"]*)"', svg))

    rows = [Interval("a", 50.0, (40.0, 62.5), 0)]
    first, again, other = (interval_chart(rows, title) for title in ("one", "one", "two"))
    assert first == again
    assert ids(first)
    assert not ids(first) & ids(other)


def test_a_plot_has_the_colours_and_the_font_of_the_page() -> None:
    svg = line_chart([Line("a", 3, (1.0, 2.0), (5.0, 6.0))], "plot")
    assert "var(--s3)" in svg
    assert "font-family" not in svg
    assert not re.search(r"#[0-9a-f]{6}", svg)
    texts = re.findall(r"<text [^>]*fill: ([^;\"]*)", svg)
    assert {*texts} <= {"var(--text)", "var(--soft)"}, "texts of the page have these colours too"
    assert texts


def test_an_interval_spans_its_ends() -> None:
    rate = interval_chart([Interval("a", 50.0, (40.0, 62.5), 0)], "plot")
    assert _spans(rate, "interval") == [(0.4 * _WIDTH, 0.625 * _WIDTH)]
    loss = difference_chart([Interval("a", -5.0, (-7.5, -2.5), 0)], "plot")  # from -10 to 10
    assert _spans(loss, "interval") == [(0.125 * _WIDTH, 0.375 * _WIDTH)]
    assert ">-5.0 [-7.5, -2.5]</text>" in loss


@pytest.mark.parametrize("values", [(0.0, 0.0), (1e-5, 3e-5), (-2.0, 7.5), (1234.0, 1250.0)])
def test_the_scale_of_a_line_holds_all_its_points(values: tuple[float, float]) -> None:
    root = ElementTree.fromstring(line_chart([Line("a", 0, (1.0, 2.0), values)], "plot"))
    heights = [float(mark.attrib["y"]) for mark in root.iter("use")]
    assert len(heights) == 2
    assert all(0 <= y <= 220 for y in heights)
    assert heights[0] >= heights[1]
    ticks = [(text.get("x"), text.text) for text in root.iter("text")]
    assert len(ticks) == len(set(ticks)), "the same figure twice on one axis"


def _spans(svg: str, class_: str) -> list[tuple[float, float]]:
    """From where to where the elements of that class reach."""
    spans = []
    for group in ElementTree.fromstring(svg).iter("g"):
        if group.get("class") == class_:
            numbers = [float(n) for n in re.findall(r"-?[\d.]+", group[-1].attrib["d"])]
            spans.append((min(numbers[::2]), max(numbers[::2])))
    return spans


# Pictures for pages of docs


def test_each_training_by_grpo_is_a_line_named_by_mode_and_start(tmp_path: Path) -> None:
    assert grpo_picture(tmp_path) is None
    names = ("reward", "correctness", "validity", "equal_groups", "entropy", "kl", "tokens")
    for mode, start in (("direct", "base"), ("check_rewrite", "react_sft")):
        folder = tmp_path / "grpo" / mode / start
        steps = range(1, 31)
        write_csv(
            folder / "curves.csv",
            [{"step": step, **dict.fromkeys(names, step / 30)} for step in steps],
        )
    held_out = [{"step": step, "ex": 0.5} for step in (0, 10, 20, 30)]
    write_csv(tmp_path / "grpo/direct/base/held_out.csv", held_out)
    (tmp_path / "grpo" / "repair" / "base").mkdir(parents=True)  # has not begun
    picture = grpo_picture(tmp_path)
    assert picture is not None
    assert picture == grpo_picture(tmp_path)
    for text in (
        *("check_rewrite, from react_sft", "direct, from base"),
        *("EX, held-out questions", "groups without variance"),
    ):
        assert f">{text}</text>" in picture
    ElementTree.fromstring(picture)


def test_ex_by_number_of_samples_has_a_line_for_each_rule_that_was_used() -> None:
    def choice(samples: int, ex: float) -> dict[str, Any]:
        tokens = {"prompt_tokens": 300.0, "completion_tokens": 30.0 * samples}
        rate = {"vote_ex": ex, "vote_ex_ci": [ex - 2, ex + 2], "vote_ex_ci_databases": None}
        return {"samples": samples, **tokens, **rate}

    voted = {"model": "small", "run": "sft", "by_choice": [choice(1, 50.0), choice(2, 60.0)]}
    picture = samples_picture([{"model": "small", "run": "base"}, voted])
    assert picture is not None
    assert ">small, sft: vote</text>" in picture
    assert "first that runs" not in picture
    assert samples_picture([{"model": "small", "run": "base"}]) is None


# Accuracy against cost


def _question(number: int) -> Trajectory:
    """Four candidates: a wrong one, then three of which two agree and are right."""
    attempts = (wrong("wrong_result"), right(), right(), wrong("empty_result"))
    votes = (Vote(0), Vote(1), Vote(1), Vote(2))
    asked = trajectory(f"dev-{number:05d}", right(), scope="online")
    step = replace(asked.steps[0], attempts=attempts, selected=1, votes=votes)
    return replace(asked, steps=(step,))


def _sampled_run(outputs: Path, run: str, scope: RepairScope, **settings: Any) -> View:
    folder = outputs / "eval_repair" / run / scope
    stated = provenance(run, scope)["settings"]
    sampling = stated["sampling"] | {"num_samples": 4}
    changed = {
        "settings": stated | {"sampling": sampling, **settings},
        "generation": {"backend": "hf", "dtype": "float32"},
    }
    write_run(folder, run, scope, [_question(number) for number in range(8)], **changed)
    turns = [{"generate_seconds": 6.0, "execute_seconds": 1.0, "judge_seconds": 1.0}]
    write_json(folder / "timings.json", {"questions": 8, "turns": turns})
    return read_run(folder)


def test_runs_with_several_candidates_have_a_row_for_each_number_of_samples(tmp_path: Path) -> None:
    write_run(tmp_path / "greedy", "base", "online", [_question(0)])
    scopes: tuple[RepairScope, ...] = ("online", "online_guarded", "verified")
    sampled = [_sampled_run(tmp_path, "sft", scope) for scope in scopes]
    runs = runs_with_choices([read_run(tmp_path / "greedy"), *sampled])
    assert [(run.name, run.scope) for run in runs] == [("sft", "online")]
    rows = choice_rows(runs[0])
    figures = [(row["samples"], row["first_ex"], row["vote_ex"]) for row in rows]
    assert figures == [(1, 0, 0), (2, 0, 0), (4, 0, 100)]
    seconds = [row["seconds"] for row in rows]
    assert seconds[-1] == pytest.approx(1.0)
    assert seconds == sorted(seconds)
    section = choices_section(runs)
    [table], [figure] = section.tables, section.figures
    assert len(table.rows) == 3
    assert [name for _, name in figure.legend] == ["first that runs", "vote"]


def test_a_kept_row_says_how_its_answer_was_chosen(tmp_path: Path) -> None:
    runs = [_sampled_run(tmp_path / choose, "sft", "online", choose=choose) for choose in _CHOICES]
    audit = Audit(tmp_path, {}, tuple(each.example_id for each in runs[0].trajectories))
    rows = merged_rows([], results_of(runs, audit))
    by_file = {predictions_file(row): row for row in rows}
    assert {file.rsplit(".", 2)[-2] for file in by_file} == {f"{each}4" for each in _CHOICES}
    assert len(rows) == len(by_file) == 4  # with repair, and one shot
    of_vote = by_file["base_model/sft.minimal.online.vote4.sql"]
    assert "choose" not in of_vote
    assert [row["samples"] for row in of_vote["by_choice"]] == [1, 2, 4]
