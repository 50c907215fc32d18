"""The explorer in a real browser, as a person uses it: find, read, compare, link, by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.axe.findings import axe_findings
from tests.report.browser import CHROMIUM, Browser
from tests.report.explorer.builders import HOSTILE, NAMES, TWO_NAMES
from tests.stages.project import Project

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine")

_KEYS = {"ArrowDown": 40, "ArrowUp": 38, "End": 35, "Home": 36, "Enter": 13, "Escape": 27}
_READY = "performance.getEntriesByName('opened').length > 0"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("browser")) as opened:
        yield opened


@pytest.fixture
def page(browser: Browser, explored: Project) -> Iterator[Browser]:
    """The explorer, just opened. No test may leave an error or a warning in the browser."""
    browser.resize(1400, "light")
    browser.open(_page(explored))
    browser.wait_until(_READY)
    yield browser
    assert browser.problems == []


def _page(project: Project) -> Path:
    return project.root / "outputs" / "explore" / "index.html"


def _rows(page: Browser) -> list[str]:
    """The keys of the listed trajectories that are drawn at the moment."""
    keys: list[str] = page.evaluate(
        "[...document.querySelectorAll('.row')].sort((a, b) => a.dataset.place - b.dataset.place)"
        ".map((row) => all.keys[list.shown[row.dataset.place]])"
    )
    return keys


def _choose(page: Browser, facet: str, value: str) -> None:
    page.evaluate(
        f"(() => {{ const select = document.querySelector('select[name={facet}]');"
        f"select.value = {value!r};"
        "select.dispatchEvent(new Event('input', { bubbles: true })); })()"
    )


def _write(page: Browser, text: str) -> None:
    page.evaluate(
        f"(() => {{ const box = document.getElementById('text'); box.value = {text!r};"
        "box.dispatchEvent(new Event('input', { bubbles: true })); })()"
    )


def _go(page: Browser, address: str, shown: str) -> None:
    """Follow an address of the page, and wait for the trajectory."""
    page.evaluate(f"location.hash = {address!r}")
    _wait_for(page, shown)


def _wait_for(page: Browser, key: str) -> None:
    page.wait_until(
        f"(document.querySelector('article .crumbs')?.textContent ?? '').endsWith({key!r})"
    )


def _texts(page: Browser, selector: str) -> list[str]:
    texts: list[str] = page.evaluate(
        f"[...document.querySelectorAll({selector!r})].map((node) => node.textContent)"
    )
    return texts


def _press(page: Browser, *keys: str) -> None:
    for key in keys:
        page.press(key, _KEYS.get(key, 0))


def test_it_opens_on_the_first_wrong_answer_with_everything_listed(page: Browser) -> None:
    _wait_for(page, "eval_base/dev-00000")
    assert _texts(page, ".row[aria-selected=true] .marks") == ["✕"]
    assert _texts(page, "#summary") == ["8 trajectories, 4 runs, 4 questions"]
    assert _texts(page, "#count") == ["8 trajectories"]
    assert len(_rows(page)) == 8
    assert _texts(page, "#left-out summary") == ["2 files left out"]
    assert page.evaluate("document.getElementById('report').getAttribute('href')") == (
        "../report/index.html"
    )


@pytest.mark.parametrize(
    ("facet", "value", "keys"),
    [
        ("run", "base", ["eval_base/dev-00000", "eval_base/dev-00001", "eval_base/dev-00002"]),
        ("mode", "react", ["eval_agent/sft/react/dev-00000"]),
        ("verdict", "correct, not strictly", ["eval_repair/sft/online/dev-00002"]),
        ("verdict", "no answer", ["eval_base/dev-00002"]),
        ("change", "repaired", ["eval_repair/sft/online/dev-00000"]),
        ("error", "syntax_error", ["eval_repair/sft/online/dev-00001"]),
        ("first_error", "no_such_column", ["eval_base/dev-00000"]),
        ("turns", "2", ["eval_repair/sft/online/dev-00000"]),
    ],
)
def test_a_filter_leaves_what_has_the_value(
    page: Browser, facet: str, value: str, keys: list[str]
) -> None:
    _choose(page, facet, value)
    found = [key for key in _rows(page) if not key.startswith("mine_pairs")]
    assert found == keys


def test_filters_add_up_and_options_count_what_they_would_leave(page: Browser) -> None:
    _choose(page, "run", "sft")
    _choose(page, "verdict", "error")
    assert _rows(page) == ["eval_repair/sft/online/dev-00001"]
    assert _texts(page, "#count") == ["1 of 8 trajectories"]
    counts = page.evaluate(
        "[...document.querySelector('select[name=verdict]').options]"
        ".filter((option) => !option.hidden).map((option) => option.textContent)"
    )
    assert counts == ["all", "correct (2)", "correct, not strictly (1)", "error (1)"]
    page.evaluate("document.getElementById('clear').click()")
    page.wait_until("document.querySelectorAll('.row').length === 8")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("LARGE which", 2),
        ('"name from stadium where"', 2),
        ("dev-00001", 2),
        ("eval_base/dev-00001", 1),
        ("nothing like it", 0),
    ],
)
def test_text_is_sought_in_questions_sql_and_ids(page: Browser, text: str, count: int) -> None:
    _write(page, text)
    assert len(_rows(page)) == count


def test_a_link_leads_to_the_trajectory_and_keeps_the_filters(
    page: Browser, explored: Project
) -> None:
    _choose(page, "run", "sft")
    page.evaluate("document.querySelectorAll('.row')[0].click()")
    _wait_for(page, "eval_repair/sft/online/dev-00000")
    address = page.evaluate("location.hash")
    page.open(_page(explored), address)
    _wait_for(page, "eval_repair/sft/online/dev-00000")
    assert page.evaluate("location.hash") == address
    assert page.evaluate("document.querySelector('select[name=run]').value") == "sft"
    assert page.evaluate("document.querySelector('.row[aria-selected=true]') !== null")


def test_steps_show_prompt_feedback_sql_result_and_gold(page: Browser) -> None:
    _go(page, "#open=eval_repair/sft/online/dev-00000", "eval_repair/sft/online/dev-00000")
    first, second = _texts(page, ".step")
    assert "Prompt: 1 message, 120 tokens" in first
    assert "Difference: 1 row of the reference result missing." in first
    assert "Feedback" not in first
    assert "Try again." in second
    assert "Result, the same as the reference result" in second
    assert _sql(page, ".step .sql") == [TWO_NAMES, NAMES]
    assert _sql(page, ".step .sql mark") == ["WHERE", "capacity", ">", "5000"]
    assert _texts(page, "tr.missing td") == ["− 3", "Recreation Park"]


def _sql(page: Browser, selector: str) -> list[str]:
    """SQL texts, each joined to one line: the page puts every clause on a line of its own."""
    return [" ".join(text.split()) for text in _texts(page, selector)]


def test_all_samples_of_a_step_can_be_looked_at(page: Browser) -> None:
    _go(page, "#open=mine_pairs/train-00000", "mine_pairs/train-00000")
    assert len(_texts(page, ".samples tbody tr")) == 2
    assert _sql(page, ".attempt .sql") == [NAMES]
    page.evaluate("document.querySelectorAll('.samples button')[1].click()")
    assert _sql(page, ".attempt .sql") == ["SELECT name, city FROM stadium ORDER BY name"]
    assert _texts(page, ".difference") == [
        "Difference: 1 column not in the reference result, its rows in another order."
    ]
    assert _texts(page, "th.extra") == ["+ city"]


def test_the_same_question_in_other_runs_is_a_link_away(page: Browser) -> None:
    _go(page, "#open=eval_base/dev-00000", "eval_base/dev-00000")
    assert _texts(page, ".same a") == [
        "✕base · one shot · dev",
        "≠✓sft · online · dev",
        "✓sft · react · dev",
    ]
    page.evaluate("document.querySelectorAll('.same a')[2].click()")
    _wait_for(page, "eval_agent/sft/react/dev-00000")
    page.evaluate("history.back()")
    _wait_for(page, "eval_base/dev-00000")


@pytest.mark.parametrize(
    "address", ["#open=eval_base/dev-00001", "#open=eval_base/dev-00002", "#text=<script>"]
)
def test_what_a_model_or_a_data_set_wrote_is_text(page: Browser, address: str) -> None:
    page.evaluate(f"location.hash = {address!r}")
    page.wait_until(f"document.body.textContent.includes({HOSTILE!r})")
    assert page.evaluate("document.querySelectorAll('body img, article script').length") == 0
    assert page.evaluate("document.title") != "taken"


def test_the_keyboard_alone_finds_and_reads(page: Browser) -> None:
    _press(page, "/")
    assert page.evaluate("document.activeElement.id") == "text"
    page.call("Input.insertText", text="dev-0000")
    _press(page, "Escape")
    assert page.evaluate("document.activeElement.id") == "list"
    _press(page, "ArrowDown")  # from the first wrong answer, which is open
    _wait_for(page, "eval_base/dev-00001")
    active = page.evaluate("document.getElementById('list').getAttribute('aria-activedescendant')")
    chosen = page.evaluate("document.querySelector('.row[aria-selected=true]').id")
    assert active == chosen == "row-1"
    _press(page, "End")
    _wait_for(page, "eval_agent/sft/react/dev-00000")
    _press(page, "k")
    _wait_for(page, "eval_repair/sft/online/dev-00002")
    _press(page, "n")
    _wait_for(page, "eval_base/dev-00002")
    _press(page, "j", "Enter")
    _wait_for(page, "eval_repair/sft/online/dev-00000")
    assert page.evaluate("document.activeElement.id") == "reading"
    _press(page, "o")
    assert page.evaluate("[...document.querySelectorAll('.prompt')].every((p) => p.open)")
    _press(page, "?")
    assert page.evaluate("document.getElementById('keys').open")
    _press(page, "Escape")
    assert not page.evaluate("document.getElementById('keys').open")


def test_an_address_of_what_is_not_here_says_so(page: Browser) -> None:
    page.evaluate("location.hash = '#run=dpo&open=eval_base/dev-09999'")
    page.wait_until("document.getElementById('count').textContent.includes('dpo')")
    assert _texts(page, "#count") == ["8 trajectories; there is no run “dpo” here"]
    assert _texts(page, ".hint") == ["There is no trajectory eval_base/dev-09999 here."]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [400, 900, 1400])
def test_the_page_is_readable(page: Browser, width: int, theme: str) -> None:
    page.resize(width, theme)
    for address in ("#", "#open=mine_pairs/train-00000", "#open=eval_repair/sft/online/dev-00000"):
        page.evaluate(f"location.hash = {address!r}")
        if "=" in address:
            _wait_for(page, address.partition("=")[2])
            page.evaluate("document.querySelectorAll('details').forEach((d) => (d.open = true))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert axe_findings(page, "color-contrast") == []


def test_a_narrow_window_shows_one_thing_at_a_time(page: Browser) -> None:
    page.resize(400, "light")
    seen = "['filters', 'found', 'reading'].filter((id) => byId(id).checkVisibility())"
    _wait_for(page, "eval_base/dev-00000")
    assert page.evaluate(seen) == ["reading"]
    page.evaluate("document.querySelector('.back').click()")
    page.wait_until(f"{seen}[0] === 'found'")
    page.evaluate("document.getElementById('filter-button').click()")
    assert page.evaluate(seen) == ["filters"]
    page.evaluate("document.getElementById('filter-button').click()")
    page.evaluate("document.querySelectorAll('.row')[0].click()")
    _wait_for(page, "eval_base/dev-00000")
    assert page.evaluate(seen) == ["reading"]
    page.evaluate("document.querySelector('.back').click()")
    page.wait_until(f"{seen}[0] === 'found'")
