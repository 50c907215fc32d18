"""The written report: its front, sources and details, and text treated as data, not markup."""

import re
from pathlib import Path

import pytest

from lib.base.jsonl import read_jsonl, write_jsonl
from lib.report.assembly import Report
from lib.report.document import detail_files, render_page, render_report
from lib.report.front import Front, front_of, gains
from lib.report.runs import View
from lib.report.table import (
    Cell,
    Heading,
    Section,
    Table,
    cell_of,
    code,
    number,
    rate_of,
    significance,
    source_of,
    table_of,
)
from lib.scoring.metrics import summarise
from tests.report.factory import provenance, read_json, right, trajectory, view, wrong
from tests.stages.project import Project

_SECTIONS = {
    "EX of every run": ("All runs",),
    "What training and repair change": (
        "Paired differences",
        "What each training step fixed and broke",
    ),
    "How repair works": ("Routing by deployment scope", "EX by turn"),
    "Questions and queries": ("EX on the audited subset", "EX by difficulty"),
    "Preference pairs": ("Quality of the pairs",),
}
_DETAILS = (
    *("answers", "audit", "audited", "changes", "clauses", "columns", "differences", "difficulty"),
    *("errors", "origin", "pair-counts", "recall", "routing", "runs"),
    *("strict", "turns"),
)
_CHECK = {
    **dict.fromkeys(("shared_databases", "copied_databases", "leaked_questions"), ()),
    **dict.fromkeys(("train_questions", "train_databases", "evaluation_questions"), 9),
    **dict.fromkeys(("evaluation_databases", "same_question", "same_gold_sql"), 2),
}


@pytest.fixture(scope="module")
def report(compared: Project) -> Path:
    return compared.root / "outputs" / "report"


@pytest.fixture(scope="module")
def markdown(report: Path) -> str:
    return (report / "comparison.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def html(report: Path) -> str:
    return (report / "index.html").read_text(encoding="utf-8")


def test_markdown_and_page_have_the_same_sections_and_tables_and_load_nothing(
    markdown: str, html: str
) -> None:
    for section, tables in _SECTIONS.items():
        assert f"## {section}\n" in markdown
        assert f"<h2>{section}</h2>" in html
        for title in tables:
            assert f"### {title}\n" in markdown
            assert f">{title}</h3>" in html
    names = re.findall(r'<table aria-labelledby="([^"]+)">', html)
    assert len(names) == len(set(names)) == html.count("<table")
    for name in names:
        assert re.search(f'<h3 id="{name}">[^<]+</h3>', html)
    assert not re.search(r"(src|href)=\"(https?:)?//", html)
    assert "default-src 'none'" in html
    for title in (
        "What each step changes, in points of EX, dev+test",
        "EX with what an executor sees, dev+test",
        "EX with a verifier that knows gold, dev+test",
    ):
        assert title in html
    for title in ("Ablations", "Ways to answer"):  # none of these runs
        assert title not in markdown


def test_the_answer_is_in_the_first_lines_and_every_file_is_small(
    report: Path, markdown: str, html: str
) -> None:
    top = "\n".join(markdown.splitlines()[:40])
    assert "EX changes, in points, by" in " ".join(top.split())
    assert re.search(r"^\| sft_dpo +\|", top, re.MULTILINE)
    assert "Training and evaluation data do not overlap" in top
    assert "Source: commit" in top
    assert len(markdown.encode()) <= 40_000
    assert len(html.encode()) <= 400_000
    details = {path.stem: path for path in (report / "details").iterdir()}
    assert set(details) == set(_DETAILS)
    for name, path in details.items():
        assert path.stat().st_size <= 40_000
        assert f"(details/{name}.md)" in markdown
        assert f'href="details/{name}.md"' in html
        assert "Source: commit" in path.read_text(encoding="utf-8")


def test_commit_parameters_and_data_are_named_once(compared: Project, markdown: str) -> None:
    [source] = re.findall(r"^Source: (.*)$", markdown, re.MULTILINE)
    found = read_json(compared.root / "outputs/eval_repair/sft/online/provenance.json")
    assert re.match(r"commit `\w+(\+changes)?`, code `c0de", source)
    assert found["data_fingerprint"] in source
    assert re.search(r"feedback [a-z/]+, 3 turns, 1 x temperature 0, seed 13", source)


def test_runs_of_differently_trained_models_have_other_parameters() -> None:
    adapters = ("94d94c2f3b21a8ae", "94d94c2f3b21a8ae", "a563742482de50e8")
    views = [view("sft", "online", model_fingerprint=adapter) for adapter in adapters]
    first, same, other = (source_of([view.provenance]).parameters for view in views)
    assert first == same
    assert first != other


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


# The front


def _views(databases: int, **right_ones: int) -> list[View]:
    """Runs on 100 questions of so many databases, one shot, with so many right answers."""
    return [
        view(
            run,
            "one_shot",
            *(
                trajectory(
                    str(number),
                    right() if number < count else wrong("wrong_result"),
                    db_id=f"db{number * databases // 100}",
                )
                for number in range(100)
            ),
        )
        for run, count in right_ones.items()
    ]


@pytest.mark.parametrize(
    ("databases", "base", "sft", "said"),
    [
        (8, 0, 80, "significant)"),
        (8, 80, 0, "significant)"),  # a loss
        (7, 0, 80, "not significant); with fewer than 8 databases"),
        (8, 50, 50, "not significant)"),
        (8, 0, 10, "not significant)"),  # all on one database: questions alone would say so
        (8, 0, 1, "not significant)"),
        (1, 0, 80, "not significant); with fewer than 8 databases"),
    ],
)
def test_a_difference_is_significant_where_both_intervals_exclude_0(
    databases: int, base: int, sft: int, said: str
) -> None:
    views = _views(databases, base=base, sft=sft)
    front = front_of(views, _CHECK, ())
    assert f"by {sft - base:+.1f} [" in front.sentence
    assert f"] with SFT ({said}" in front.sentence
    [points] = gains(views).values()
    assert significance(points) == ("no" if said.startswith("not") else "yes")


def test_the_front_has_fixed_rows_whatever_their_figures() -> None:
    good, bad = trajectory("a", right()), trajectory("b", wrong("wrong_result"))
    mended = trajectory("b", wrong("wrong_result"), right())
    views = [
        view("base", "one_shot", good, good),
        view("sft", "one_shot", bad, bad),
        view("sft_dpo", "one_shot", good, bad),
        view("sft_dpo", "online", good, mended),
        view("sft_dpo", "online_guarded", bad, bad),
        view("sft_dpo", "verified", good, mended),
    ]
    front = front_of(views, _CHECK, ())
    assert {name: points["points"] for name, points in gains(views).items()} == {
        "sft": -100.0,
        "dpo": 50.0,
        "online_repair": 50.0,
        "guarded_repair": -50.0,
    }
    assert "with guarded repair after both" in front.sentence
    assert [(heading.text, heading.basis) for heading in front.table.headings[1:]] == [
        ("One shot: EX (%)", "deployable"),
        ("Online repair: EX (%)", "deployable"),
        ("Guarded repair: EX (%)", "deployable"),
        ("Verified repair: EX (%)", "oracle"),
    ]
    assert [[cell.text[:4] for cell in row] for row in front.table.rows] == [
        ["base", "100.", "-", "-", "-"],
        ["sft", "0.0 ", "-", "-", "-"],
        ["sft_", "50.0", "100.", "0.0 ", "100."],
    ]
    assert front.figure is not None
    assert "verified" not in front.figure.svg


def test_a_run_alone_has_a_front_too_and_a_split_that_leaks_is_not_clean() -> None:
    views = [view("base", "one_shot", trajectory("a", right()))]
    front = front_of(views, _CHECK, ())
    assert "no step of the pipeline can be compared" in front.sentence
    assert (front.figure, front.split_ok) == (None, True)
    leaking = _CHECK | {"shared_databases": ["concert"]}
    front = front_of(views, leaking, ())
    assert (front.split_ok, front.verdict) == (False, "overlap")
    front = front_of(views, leaking, (), "questions")
    assert (front.split_ok, front.verdict) == (True, "share databases, but no question")
    assert "of new questions, not of new databases (`split_check: questions`)" in front.split


# Tables


def _report(section: Section) -> Report:
    table = table_of("models", "Models", [])
    return Report(
        Front("EX.", table, None, True, "do not overlap", "", ()),
        (section,),
        source_of([provenance("base", "online")]),
    )


def test_cells_stay_on_one_line_of_a_markdown_table() -> None:
    cells = (Cell("a | b\nc", "a"), Cell("SELECT `x`\nFROM t", "s", code=True))
    table = Table("t", "T", (Heading("One"), Heading("SQL", "published")), (cells,))
    written = render_report(_report(Section("s", "S", "Lead.", (), (table,))))
    assert "| a \\| b c | `` SELECT `x` FROM t `` |" in written
    assert "SQL, published" in written


def test_what_models_and_data_sets_write_is_text_on_the_page() -> None:
    row = {"<i>": "<u>x</u>", "SQL": code("<b>price</b>")}
    html = render_page(_report(Section("s", "S", "Lead.", (), (table_of("t", "T", [row]),))))
    for text in ("&lt;b&gt;price&lt;/b&gt;", "&lt;u&gt;x&lt;/u&gt;", "&lt;i&gt;"):
        assert text in html
    assert not {"<b>", "<u>", "<i>"} & set(re.findall("<[a-z]+>", html))


def test_a_large_table_goes_on_in_another_file() -> None:
    rows = [{"Id": str(number), "SQL": code("SELECT " + "x" * 900)} for number in range(100)]
    section = Section("s", "S", "Lead.", details=(table_of("long", "Long", rows),))
    files = dict(detail_files(_report(section)))
    assert list(files) == ["long.md", "long-2.md", "long-3.md"]
    assert all(len(text.encode()) <= 40_000 for text in files.values())
    ids = [each for text in files.values() for each in re.findall(r"^\| (\d+)", text, re.MULTILINE)]
    assert ids == [str(number) for number in range(100)]


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
    table = Table("t", "T", (Heading("One"),), ((cell,), (number(None),)))
    assert table.is_numeric(0) == numeric
