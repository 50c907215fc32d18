"""The page through reloads, failures, other databases and many tables, for everybody to use."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.axe.findings import axe_findings
from tests.conftest import write_database
from tests.report.browser import Browser
from tests.serving.conftest import LOOKS, Served, until
from tests.serving.person import ask, cells, choose, click, open_page, text, write
from tests.serving.writer import COUNT

pytestmark = pytest.mark.slow  # test_serving_page.py has the page in the fast set


_TAB, _ENTER = 9, 13
_LIST = "SELECT name, age FROM singer"


@pytest.fixture(scope="module")
def many_tables(site: Served) -> Iterator[str]:
    """A database with 500 tables."""
    root = site.services.databases.root
    assert root is not None
    path = root / "warehouse.sqlite"
    tables = [
        f"CREATE TABLE shelf_{n} (id INTEGER PRIMARY KEY, crate_{n} TEXT);" for n in range(500)
    ]
    write_database(path, f"BEGIN; {' '.join(tables)} INSERT INTO shelf_7 VALUES (1, 'x'); COMMIT;")
    yield "warehouse"
    path.unlink()


def _see(page: Browser, site: Served, database: str, table: str) -> None:
    open_page(page, site)
    choose(page, "#database", database)
    page.wait_until(f"document.getElementById('schema').textContent.includes('{table}')")


def _failed(page: Browser) -> str:
    page.wait_until("document.getElementById('state').classList.contains('failed')")
    return text(page, "#state")


def _red(page: Browser, selector: str) -> bool:
    color = page.evaluate(f"getComputedStyle(document.querySelector({selector!r})).color")
    return bool(color == "rgb(180, 35, 24)")  # --bad


# ---- reloads ----


def _fields(page: Browser) -> list[str]:
    found: list[str] = page.evaluate(
        "['question', 'hint', 'mode', 'samples', 'database'].map((id) =>"
        " document.getElementById(id).value)"
    )
    return found


def test_a_reload_keeps_what_is_typed_and_chosen(page: Browser, site: Served) -> None:
    write(page, "#question", "How many sing?")
    page.evaluate("document.getElementById('hint').parentElement.open = true")
    write(page, "#hint", "all of them")
    choose(page, "#mode", "react")
    choose(page, "#samples", "3")
    page.evaluate(
        "document.getElementById('mode').dispatchEvent(new Event('input', { bubbles: true }))"
    )
    open_page(page, site)
    assert _fields(page) == ["How many sing?", "all of them", "react", "3", "concert"]
    assert page.evaluate("document.getElementById('hint').parentElement.open")


def test_a_running_question_goes_on_after_a_reload(page: Browser, site: Served) -> None:
    site.writer.gate.clear()
    calls = len(site.writer.calls)
    write(page, "#question", "How many singers are there?")
    click(page, "#send")
    page.wait_until("location.hash.startsWith('#answer/')")
    until(lambda: len(site.writer.calls) > calls)
    open_page(page, site, page.evaluate("location.hash"))
    page.wait_until("document.getElementById('state').classList.contains('busy')")
    assert text(page, "#asked") == "How many singers are there?"
    assert not page.evaluate("document.getElementById('cancel').hidden")
    site.writer.gate.set()
    page.wait_until("document.getElementById('state').textContent.startsWith('Answered')")
    assert text(page, "#table").startswith("6")
    assert text(page, ".step .role") == "1. Wrote SQL"
    assert len(site.writer.calls) == calls + 1
    assert text(page, "#history").startswith("How many singers are there?")


def test_cancelling_ends_the_question_on_the_server(page: Browser, site: Served) -> None:
    site.writer.gate.clear()
    write(page, "#question", "How many singers?")
    click(page, "#send")
    page.wait_until("location.hash.startsWith('#answer/')")
    (job,) = site.services.questions._jobs.values()
    page.press("Escape", 27)
    until(lambda: not job.wanted())
    assert text(page, "#state") == "Cancelled."
    assert page.evaluate("location.hash") == ""
    site.writer.gate.set()
    until(lambda: site.services.questions.open == 0)


# ---- databases and failures ----


def test_an_edited_query_runs_on_the_database_of_its_answer(page: Browser, site: Served) -> None:
    ask(page, "How many singers?")
    choose(page, "#database", "library")
    page.wait_until("document.getElementById('schema').innerText.includes('author')")
    assert text(page, "#about") == "Database: concert"
    write(page, "#sql", "SELECT name FROM stadium ORDER BY name LIMIT 2")
    click(page, "#run")
    page.wait_until("document.getElementById('state').textContent.startsWith('Your query ran')")
    assert cells(page, 1) == ["Recreation Park", "Somerset Park"]
    assert page.evaluate("document.getElementById('follow-label').hidden")


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        ("SELECT nme FROM singer", "no such column: nme"),
        ("DELETE FROM singer", "Refused: "),
        ("SELECT", "incomplete input"),
    ],
)
def test_a_query_that_fails_is_red_with_its_reason(
    page: Browser, site: Served, sql: str, reason: str
) -> None:
    ask(page, "How many singers?")
    write(page, "#sql", sql)
    click(page, "#run")
    assert reason in _failed(page)
    assert _red(page, "#state")
    assert page.evaluate("document.getElementById('sql').ariaInvalid") == "true"
    assert page.evaluate("document.getElementById('result').hidden")
    write(page, "#sql", COUNT)
    click(page, "#run")
    page.wait_until("document.getElementById('state').textContent.startsWith('Your query ran')")
    assert page.evaluate("document.getElementById('sql').ariaInvalid") == "false"
    assert not _red(page, "#state")


def test_a_refused_step_is_red_and_one_that_was_sent_back_is_not_green(
    page: Browser, site: Served
) -> None:
    left = ["DELETE FROM singer", "SELECT name FROM singer WHERE age > 1000", _LIST]
    site.writer.write = lambda prompt, sample: left.pop(0)
    ask(page, "Who sings?")
    steps: list[list[Any]] = page.evaluate(
        "[...document.querySelectorAll('.step summary')].map((one) => "
        "[one.children[1].className, one.children[1].innerText])"
    )
    assert [kind for kind, _ in steps] == ["failed", "doubtful", "ok"]
    assert steps[0][1].startswith("Refused: ")
    assert [shown for _, shown in steps[1:]] == ["0 rows, returned to the model", "6 rows"]


def test_a_check_has_no_outcome_of_its_own(page: Browser, site: Served) -> None:
    left = [COUNT, "right"]
    site.writer.write = lambda prompt, sample: left.pop(0)
    choose(page, "#mode", "check_rewrite")
    ask(page, "How many singers?")
    assert page.evaluate(
        "[...document.querySelectorAll('.step summary')].map((one) => one.children.length)"
    ) == [3, 2]


def test_a_correction_by_the_schema_is_said_in_words(page: Browser, site: Served) -> None:
    site.writer.write = lambda prompt, sample: "SELECT nme FROM singer"
    ask(page, "Who sings?")
    written, corrected = page.evaluate(
        "[...document.querySelectorAll('.step')].map((one) => one.textContent)"
    )
    assert written.startswith("1. Wrote SQLno such column: nme")
    assert corrected.startswith("2. Corrected by the schema6 rows")
    assert "nme → name: singer has no column nme" in corrected
    assert cells(page, 1)[0] == "Joe Sharp"


# ---- many tables ----


def test_many_tables_are_filtered_by_the_words_of_their_columns(
    page: Browser, site: Served, many_tables: str
) -> None:
    _see(page, site, many_tables, "shelf_499")
    assert text(page, "#schema-title") == "500 TABLES"
    shown = "[...document.querySelectorAll('#schema details')].filter((one) => !one.hidden)"
    for typed, count in (("shelf_49", 11), ("CRATE_7 shelf", 11), ("nothing", 0), ("", 500)):
        write(page, "#filter", typed or "x")
        if not typed:
            page.press("Backspace", 8)
        assert page.evaluate(f"{shown}.length") == count
        expected = f"{count} of 500 tables" if typed else ""
        assert page.evaluate("document.getElementById('filtered').textContent") == expected
    write(page, "#filter", "shelf_7")
    assert page.evaluate(f"{shown}[0].innerText") == "shelf_7 1 row"
    page.press("Tab", _TAB)
    page.press("Enter", _ENTER)
    page.wait_until(f"{shown}[0].open && {shown}[0].innerText.includes('crate_7')")
    choose(page, "#database", "concert")
    page.wait_until("document.getElementById('schema').innerText.includes('stadium')")
    assert page.evaluate("document.getElementById('filter').hidden")


def test_the_chosen_database_is_in_view_on_a_narrow_screen(page: Browser, site: Served) -> None:
    page.resize(400, "light")
    _see(page, site, "library", "author")
    place = page.evaluate(
        "(() => { const { top, bottom, width } = document.getElementById('database')"
        ".getBoundingClientRect(); return [top, bottom, width]; })()"
    )
    assert 0 < place[0] < place[1] < 300
    assert place[2] > 100


# ---- for everybody ----


@LOOKS
def test_axe_finds_nothing_in_any_state(
    page: Browser, site: Served, many_tables: str, width: int, theme: str
) -> None:
    page.resize(width, theme)
    opened = "details:not(#schema details:nth-child(n + 9))"  # axe takes long with all 500

    def check(state: str) -> None:
        page.evaluate(f"for (const one of document.querySelectorAll({opened!r})) one.open = true")
        assert axe_findings(page) == [], state
        assert page.evaluate("document.documentElement.scrollWidth") <= width, state

    _see(page, site, many_tables, "shelf_499")
    check("500 tables")
    _see(page, site, "concert", "stadium")
    check("empty")
    left = ["SELECT nme FROM singer", "SELECT name FROM singer WHERE age > 1000", _LIST]
    site.writer.write = lambda prompt, sample: left.pop(0)
    ask(page, "How old is each singer?")
    choose(page, "#chart-kind", "bar")
    check("answer with chart")
    write(page, "#sql", "DELETE FROM singer")
    click(page, "#run")
    _failed(page)
    check("error")
    page.visit(f"{site.url}/docs", site.url)
    assert axe_findings(page) == []
