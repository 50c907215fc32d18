"""The written report: sources, labels, published figures, and text treated as data, not markup."""

from __future__ import annotations

import re

import pytest

from lib.base.jsonl import read_jsonl, write_jsonl
from lib.base.records import Trajectory
from lib.report.comparison import published_table
from lib.report.document import render_report
from lib.report.headlines import SplitCheck, headlines, split_check
from lib.report.published import PUBLISHED_RUNS
from lib.report.report_assembly import Report
from lib.report.table import (
    Cell,
    Heading,
    Section,
    Table,
    cell_of,
    number,
    rate_of,
    source_of,
)
from lib.scoring.metrics import summarise
from tests.report.factory import provenance, read_json, right, trajectory, view, wrong
from tests.stages.project import Project

_SECTIONS = (
    "EX of every run",
    "What training changes",
    "What repair changes",
    "Ablations",
    "Questions and queries",
    "Preference pairs",
    "Where the figures come from",
)
_TABLES = (
    "All runs",
    "Deployable repair beside verified repair",
    "Measured beside published",
    "Validity and length of the answers",
    "Method ablation",
    "What repair gains",
    "Audit of the data set",
    "EX on the audited subset",
    "Pairs set apart",
    "EX and strict EX",
    "What each training step fixed and broke",
    "EX by turn",
    "Routing by deployment scope",
    "Error taxonomy",
    "Column errors",
    "EX by difficulty",
    "Verdicts of the final answers",
    "Exact match and partial match",
    "Retrieval recall",
    "Quality of the pairs",
)


@pytest.fixture(scope="module")
def markdown(compared: Project) -> str:
    return (compared.root / "outputs" / "report" / "comparison.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def html(compared: Project) -> str:
    return (compared.root / "outputs" / "report" / "index.html").read_text(encoding="utf-8")


def test_markdown_and_page_have_the_same_sections_and_tables(markdown: str, html: str) -> None:
    for title in _SECTIONS:
        assert f"## {title}\n" in markdown
        assert f"<h2>{title}</h2>" in html
    for title in _TABLES:
        assert f"### {title}\n" in markdown
        assert f">{title}</h3>" in html


def test_every_table_of_the_page_bears_the_name_above_it(html: str) -> None:
    names = re.findall(r'<table aria-labelledby="([^"]+)">', html)
    assert len(names) == len(set(names)) == html.count("<table")
    for name in names:
        assert re.search(f'<h3 id="{name}">[^<]+</h3>', html)


def test_every_table_names_commit_parameters_and_data(compared: Project, markdown: str) -> None:
    sources = re.findall(r"^Source: (.*)$", markdown, re.MULTILINE)
    assert len(sources) == markdown.count("\n### ") - 1  # the long table has a file of its own
    provenance = read_json(compared.root / "outputs/eval_repair/sft/online/provenance.json")
    for source in sources:
        assert re.match(r"commit `\w+(\+changes)?`, code `c0de", source)
        assert provenance["data_fingerprint"] in source
        assert re.search(r"feedback [a-z/]+, 3 turns, 1 x temperature 0, seed 13", source)


def test_runs_of_differently_trained_models_have_other_parameters() -> None:
    adapters = ("94d94c2f3b21a8ae", "94d94c2f3b21a8ae", "a563742482de50e8")
    views = [view("sft", "online", model_fingerprint=adapter) for adapter in adapters]
    first, same, other = (source_of([view.run]).parameters for view in views)
    assert first == same
    assert first != other


def test_the_plots_of_ex_are_of_dev_and_of_test(html: str) -> None:
    for split in ("dev", "test"):
        assert f"EX with what an executor sees, {split}" in html
        assert f"EX with a verifier that knows gold, {split}" in html


def test_sampled_runs_have_a_table_of_their_candidates(
    finished_runs: Project, markdown: str
) -> None:
    title = "### Candidates, majority vote and pass@k\n"
    assert title not in markdown
    for path in (finished_runs.root / "outputs" / "eval_repair").rglob("trajectories.jsonl"):
        played = list(read_jsonl(path))
        for turn in (turn for question in played for turn in question["steps"]):
            turn["attempts"].append({**turn["attempts"][0], "sample": 1})
        write_jsonl(path, played)
    assert finished_runs.run("compare").code == 0
    assert title in (finished_runs.root / "outputs" / "report" / "comparison.md").read_text()


def test_changes_are_in_a_file_of_their_own(compared: Project, markdown: str) -> None:
    changes = (compared.root / "outputs" / "report" / "changes.md").read_text(encoding="utf-8")
    assert "| base → sft" in changes
    assert "Source: commit" in changes
    assert "(changes.md)" in markdown


def test_the_page_loads_nothing_from_elsewhere(html: str) -> None:
    assert not re.search(r"(src|href)=\"(https?:)?//", html)
    assert "default-src 'none'" in html


def test_what_models_and_data_sets_write_is_text_on_the_page(html: str) -> None:
    assert "&lt;b&gt;price&lt;/b&gt;" in html
    assert "<b>price</b>" not in html


def test_published_figures_have_columns_of_their_own() -> None:
    base = view(
        "base", "one_shot", trajectory("a", right()), trajectory("b", wrong("wrong_result"))
    )
    table = published_table([base])
    assert len(table.rows) == len(PUBLISHED_RUNS)
    published = [n for n, heading in enumerate(table.headings) if heading.basis == "published"]
    assert published == [4, 6, 8, 10]
    measured = "50.0 [9.5, 90.5] -"
    assert [cell.text for cell in table.rows[0][3:7]] == [measured, "57.56", measured, "57.56"]
    assert [cell.text for cell in table.rows[0][7:9]] == ["-", "-"]
    for row in table.rows:
        assert all((cell.basis == "published") <= (n in published) for n, cell in enumerate(row))


def test_a_measured_figure_stands_only_beside_its_own_feedback() -> None:
    basic = view("base", "verified", trajectory("a", right()), feedback="basic")
    rows = published_table([basic]).rows
    measured = [(row[0].text, row[1].text) for row in rows if row[5].text != "-"]
    assert measured == [("base", "basic")]


def test_a_first_turn_chosen_with_gold_is_no_deployable_figure() -> None:
    settings = provenance("base", "verified")["settings"]
    sampled = settings | {"sampling": settings["sampling"] | {"num_samples": 2}}
    chosen = view("base", "one_shot", trajectory("a", right()), settings=sampled)
    assert chosen.basis == "oracle"
    assert {row[3].text for row in published_table([chosen]).rows} == {"-"}


def test_headlines_say_which_figures_need_gold() -> None:
    good, bad = trajectory("a", right()), trajectory("b", wrong("wrong_result"))
    views = [
        view("base", "one_shot", good, bad),
        view("sft", "one_shot", good, good),
        view("sft", "verified", good, good),
    ]
    found = {headline.title: headline for headline in headlines(views)}
    assert found["Starting point"].value == "50.0%"
    assert found["Gain by training"].value == "+50.0"
    oracle = next(h for h in found.values() if h.basis == "oracle")
    assert "not reachable in deployment" in oracle.title


def test_headlines_say_what_repair_gains_in_use_for_the_base_and_the_best_run() -> None:
    good, bad = trajectory("a", right()), trajectory("b", wrong("wrong_result"))
    mended = trajectory("b", wrong("wrong_result"), right())
    views = [
        view("base", "one_shot", bad, bad),
        view("base", "online", bad, mended),
        view("base", "verified", mended, mended),
        view("dpo", "one_shot", bad, bad),
        view("dpo", "online", mended, mended),
        view("sft", "one_shot", good, bad),
        view("sft", "online", good, mended),
    ]
    gains = {h.title: h.value for h in headlines(views) if "repair" in h.title}
    assert gains == {
        "Gain by online repair, base": "+50.0",
        "Gain by online repair, sft": "+50.0",
    }


def test_the_highest_deployable_figure_may_be_that_of_the_base_model() -> None:
    good, bad = trajectory("a", right()), trajectory("b", wrong("wrong_result"))
    views = [view("base", "one_shot", good, good), view("sft", "one_shot", good, bad)]
    found = {headline.title: headline for headline in headlines(views)}
    assert found["Highest deployable EX"].value == "100.0%"
    assert found["Gain by training"].value == "-50.0"


@pytest.mark.parametrize(
    ("fixed", "databases", "said"),
    [
        (80, 8, ": claimed."),
        (80, 7, "none over databases, since there are fewer than 8: not claimed."),
        (0, 8, "+0.0 to +0.0 over databases: not claimed."),
        (10, 8, ": not claimed."),  # all on one database
        (80, 1, ": not claimed."),
    ],
)
def test_a_gain_is_claimed_where_both_intervals_exclude_0(
    fixed: int, databases: int, said: str
) -> None:
    def played(right_ones: int) -> list[Trajectory]:
        return [
            trajectory(
                str(number),
                right() if number < right_ones else wrong("wrong_result"),
                db_id=f"db{number * databases // 100}",
            )
            for number in range(100)
        ]

    views = [view("base", "one_shot", *played(0)), view("sft", "one_shot", *played(fixed))]
    found = {headline.title: headline.detail for headline in headlines(views)}
    assert said in found["Gain by training"]


def test_a_run_alone_has_a_headline_too() -> None:
    assert len(headlines([view("base", "one_shot", trajectory("a", right()))])) == 1


def test_a_split_that_leaks_is_not_clean(compared: Project) -> None:
    check = read_json(compared.root / "outputs/mine_pairs/split_check.json")
    assert split_check(check).ok
    assert not split_check(check | {"shared_databases": ["concert"]}).ok


def test_cells_stay_on_one_line_of_a_markdown_table() -> None:
    run = view("base", "one_shot", trajectory("a", right())).run
    cells = (Cell("a | b\nc", "a"), Cell("SELECT `x`\nFROM t", "s", code=True))
    table = Table(
        "t", "T", (Heading("One"), Heading("SQL", "published")), (cells,), source_of([run])
    )
    section = Section("s", "S", "Lead.", (), (table,))
    report = Report((), (), SplitCheck(True, ""), (section,), source_of([run]))
    written = render_report(report)
    assert "| a \\| b c | `` SELECT `x` FROM t `` |" in written
    assert "SQL, published" in written


@pytest.mark.parametrize(
    ("correct", "n", "printed"),
    [  # computed with 40 digits; each is another one where it is rounded to two digits before
        (8, 32, "25.0 [13.3, 42.1]"),
        (12, 32, "37.5 [22.9, 54.7]"),
        (15, 32, "46.9 [30.9, 63.6]"),
        (4, 50, "8.0 [3.2, 18.8]"),
        (17, 50, "34.0 [22.4, 47.8]"),
        (1, 1034, "0.1 [0.0, 0.5]"),
        (4, 1034, "0.4 [0.2, 1.0]"),
        (33, 1034, "3.2 [2.3, 4.4]"),
    ],
)
def test_a_rate_is_rounded_once(correct: int, n: int, printed: str) -> None:
    attempts = [right()] * correct + [wrong("no_such_table")] * (n - correct)
    played = [trajectory(str(number), attempt) for number, attempt in enumerate(attempts)]
    assert rate_of(summarise(played), "final_ex").text.startswith(printed)


@pytest.mark.parametrize(
    ("cell", "numeric"),
    [
        (cell_of(3), True),
        (rate_of({"ex": 50.0, "ex_ci": [40, 60]}, "ex"), True),
        (number(None), False),
        (cell_of("a"), False),
    ],
)
def test_a_column_of_figures_is_numeric(cell: Cell, numeric: bool) -> None:
    run = view("base", "one_shot", trajectory("a", right())).run
    table = Table("t", "T", (Heading("One"),), ((cell,), (number(None),)), source_of([run]))
    assert table.is_numeric(0) == numeric
