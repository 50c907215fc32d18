"""The page in a real browser, as a person uses it, with the mouse and by keyboard alone."""

import json
from pathlib import Path

import pytest

from tests.axe.findings import axe_findings
from tests.report.browser import Browser
from tests.serving.conftest import LOOKS, Serve, Served
from tests.serving.person import ask, cells, choose, click, open_page, text, upload, write

_SCRIPT = "<img src=x onerror=document.title='broken'><script>document.title='broken'</script>"
_TAB, _ENTER = 9, 13
_LIST = "SELECT name, age FROM singer"
_CSV = "city,visitors,note\nOslo,120,=1+1\nLima,90,quiet\nPisa,300,<b>full</b>\n"


def test_upload_ask_and_watch_the_steps(page: Browser, site: Served, tmp_path: Path) -> None:
    left = ["SELECT weather FROM visits", "SELECT city, visitors FROM visits"]
    site.writer.write = lambda prompt, sample: left.pop(0)
    (tmp_path / "visits.csv").write_text(_CSV)
    upload(page, tmp_path / "visits.csv")
    page.wait_until("document.querySelector('#schema').innerText.includes('visitors')")
    ask(page, "Which city has how many visitors?")
    steps = page.evaluate("[...document.querySelectorAll('.step')].map((step) => step.textContent)")
    assert len(steps) == 2
    assert "no such column: weather" in steps[0]
    assert "Feedback to the model" in steps[0]
    assert text(page, "#count") == "3 rows"
    assert cells(page, 1) == ["Oslo", "Lima", "Pisa"]
    assert (
        page.evaluate("document.getElementById('sql').value") == "SELECT city, visitors FROM visits"
    )


@LOOKS
def test_a_file_is_looked_at_before_it_is_imported(
    page: Browser, tmp_path: Path, width: int, theme: str
) -> None:
    page.resize(width, theme)
    (tmp_path / "prices.csv").write_text("Artikel;Preis\nSchraube;1,50\n")
    found = page.call("Runtime.evaluate", expression="document.getElementById('file')")
    files = [str(tmp_path / "prices.csv")]
    page.call("DOM.setFileInputFiles", files=files, objectId=found["result"]["objectId"])
    page.wait_until("document.getElementById('import-dialog').open")
    assert "1.5" in text(page, "#import-tables tbody")
    assert "decimal commas are points" in text(page, "#import-tables")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe_findings(page) == []
    choose(page, "#import-0-type-1", "TEXT")
    page.wait_until("document.querySelector('#import-tables tbody').innerText.includes('1,50')")
    choose(page, "#import-0-type-0", "INTEGER")
    page.wait_until("document.getElementById('import-failed').textContent.includes('INTEGER')")
    page.problems.clear()  # the browser reports the refusal, too
    click(page, "#import-send")
    page.wait_until("document.getElementById('upload-state').textContent.includes('ready')")


def test_an_upload_is_ready_once_it_is_the_chosen_database(page: Browser, tmp_path: Path) -> None:
    page.evaluate(
        "(() => { const fetched = window.fetch; window.fetch = async (...request) => {"
        "await new Promise((go) => setTimeout(go, 300)); return fetched(...request); }})()"
    )
    (tmp_path / "late.csv").write_text(_CSV)
    upload(page, tmp_path / "late.csv")
    assert page.evaluate("document.getElementById('database').selectedOptions[0].text") == "late"
    assert page.evaluate("document.activeElement.id") == "question"


def test_edit_run_sort_and_download(page: Browser, site: Served, tmp_path: Path) -> None:
    site.writer.write = lambda prompt, sample: "SELECT count(*) FROM notes"
    (tmp_path / "notes.csv").write_text(_CSV)
    upload(page, tmp_path / "notes.csv")
    ask(page, "How many?")
    write(page, "#sql", "SELECT city, visitors, note FROM notes")
    click(page, "#run")
    page.wait_until("document.getElementById('count').textContent === '3 rows'")
    click(page, "#table th:nth-child(2) button")
    assert cells(page, 2) == ["90", "120", "300"]
    click(page, "#table th:nth-child(2) button")
    assert cells(page, 1) == ["Pisa", "Oslo", "Lima"]
    order = page.evaluate("document.querySelector('#table th:nth-child(2)').ariaSort")
    assert order == "descending"
    for button, name, expected in (
        ("#csv", "result.csv", "\ufeffcity,visitors,note\r\nOslo,120,'=1+1\r\nLima,90,quiet\r\n"),
        ("#json", "result.json", '"Oslo"'),
    ):
        page.call("Page.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
        click(page, button)
        saved = _written(tmp_path / name)
        assert expected in saved
    assert json.loads(saved)["columns"] == ["city", "visitors", "note"]
    click(page, "#reset")
    assert page.evaluate("document.getElementById('sql').value") == "SELECT count(*) FROM notes"


def _written(path: Path) -> str:
    from tests.serving.conftest import until

    until(lambda: path.is_file() and path.stat().st_size)
    return path.read_bytes().decode()


@pytest.mark.parametrize("kind", ["bar", "line", "points"])
def test_a_chart_is_drawn_of_two_columns(page: Browser, site: Served, kind: str) -> None:
    site.writer.write = lambda prompt, sample: _LIST
    ask(page, "How old is each?")
    choose(page, "#chart-kind", kind)
    size = page.evaluate(
        "[document.querySelector('#plot canvas').width, "
        "document.querySelector('#plot canvas').height]"
    )
    assert size[0] > 300
    assert size[1] > 200
    drawn = (
        "(() => { const c = document.querySelector('#plot canvas'); const d = c.getContext('2d')"
    )
    drawn += ".getImageData(0, 0, c.width, c.height).data; return d.some((v) => v > 0); })()"
    page.wait_until(drawn)
    assert page.evaluate("document.getElementById('plot').ariaLabel") == "age by name"


def test_by_keyboard_alone(page: Browser) -> None:
    page.press("/")
    page.call("Input.insertText", text="How many singers?")
    page.press("Enter", _ENTER)
    page.wait_until("document.getElementById('state').textContent.startsWith('Answered')")
    reached = set()
    for _ in range(60):
        page.press("Tab", _TAB)
        reached.add(page.evaluate("document.activeElement.id"))
        if page.evaluate("document.activeElement.id") == "sql":
            break
    assert {"mode", "model", "samples", "send", "csv", "json", "link", "sql"} <= reached
    page.call("Input.insertText", text=" WHERE age > 1000")
    page.call(
        "Input.dispatchKeyEvent",
        type="keyDown",
        key="Enter",
        code="Enter",
        modifiers=2,
        windowsVirtualKeyCode=_ENTER,
    )
    page.wait_until("document.getElementById('state').textContent.startsWith('Your query ran')")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_a_link_shows_a_kept_answer_and_history_leads_to_it(page: Browser, site: Served) -> None:
    """With its question and mode; so does a reload."""
    choose(page, "#mode", "direct")
    ask(page, "How many singers are kept?")
    choose(page, "#mode", "repair")
    fragment = str(page.evaluate("location.hash"))
    assert fragment.startswith("#answer/")
    open_page(page, site, fragment)
    page.wait_until("document.getElementById('state').textContent.startsWith('Answered')")
    for field, value in (("question", "How many singers are kept?"), ("mode", "direct")):
        assert page.evaluate(f"document.getElementById('{field}').value") == value
    assert text(page, "#asked") == "How many singers are kept?"
    assert text(page, "#table").startswith("6")
    assert "How many singers are kept?" in text(page, "#history")


def test_a_doubtful_answer_says_that_it_is_not_sure(page: Browser, site: Served) -> None:
    site.writer.write = lambda prompt, sample: "SELECT name FROM singer WHERE age > 1000"
    ask(page, "Who is older than a thousand?")
    assert text(page, "#doubts") == "Not sure. The result has no row."


def test_the_model_of_the_demo_says_how_to_fetch_a_real_one(
    page: Browser, site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.writer.write = lambda prompt, sample: _LIST
    ask(page, "How old is each?")
    assert page.evaluate("document.getElementById('note').hidden")
    (model,) = site.services.models.known().values()
    monkeypatch.setattr("lib.answering.models.choice.EMBEDDED", Path(model.base))
    ask(page, "How old is everybody?")
    assert text(page, "#note code") == "python -m stages.fetch_model qwen-0.5b"


def test_questions_to_begin_with_are_buttons_while_none_is_typed(page: Browser) -> None:
    page.wait_until("document.querySelectorAll('#suggestions button').length === 3")
    assert text(page, "#suggestions button") == "How many singers are there?"
    write(page, "#question", "Who")
    assert page.evaluate("document.getElementById('suggestions').hidden")
    page.evaluate("document.querySelector('#suggestions button').click()")
    page.wait_until("document.getElementById('state').textContent.startsWith('Answered')")
    assert text(page, "#asked") == "How many singers are there?"
    assert text(page, "#summary") == "6 singers."


def test_the_schema_answers_what_is_about_the_file(page: Browser, site: Served) -> None:
    ask(page, "Which tables are there?")
    assert text(page, "#summary").startswith("4 tables: singer, stadium")
    assert "from the schema" in text(page, "#state")
    assert cells(page, 1)[0] == "singer"
    for hidden in ("query", "csv", "json", "steps-section"):
        assert page.evaluate(f"document.getElementById('{hidden}').hidden"), hidden
    open_page(page, site, str(page.evaluate("location.hash")))
    page.wait_until("document.getElementById('summary').textContent.startsWith('4 tables')")


def test_of_a_large_result_the_first_rows_are_shown(page: Browser, site: Served) -> None:
    many = ", ".join(["singer"] * 6)
    site.writer.write = lambda prompt, sample: f"SELECT 1 AS one FROM {many}"
    choose(page, "#mode", "direct")
    ask(page, "How many pairs?")
    assert text(page, "#summary") == "The first 10,000 rows of more."
    assert text(page, "#count").startswith("The first 10,000 rows of more")


def test_descriptions_are_typed_and_a_question_follows_up(
    page: Browser, site: Served, tmp_path: Path
) -> None:
    site.writer.write = lambda prompt, sample: "SELECT city, visitors FROM described"
    (tmp_path / "described.csv").write_text(_CSV)
    upload(page, tmp_path / "described.csv")
    page.wait_until("document.querySelector('#schema').innerText.includes('visitors')")
    page.evaluate("document.getElementById('describe').open = true")
    write(page, "#descriptions", "described.visitors: in thousands")
    click(page, "#save-descriptions")
    page.wait_until("document.getElementById('describe-state').textContent[0] !== 'T'")
    assert text(page, "#describe-state") == "Saved: 1 description."
    ask(page, "How many visitors?")
    click(page, "#follow")
    ask(page, "And in Oslo?")
    prompt = site.writer.calls[-1][0].messages[0].content
    assert "described.visitors: in thousands" in prompt
    assert 'the question before was "How many visitors?"' in prompt


def test_what_anybody_wrote_is_text(page: Browser, site: Served, tmp_path: Path) -> None:
    quoted = _SCRIPT.replace("'", "''")
    site.writer.write = lambda prompt, sample: f"SELECT '{quoted}' AS \"{_SCRIPT}\" UNION SELECT 2"
    (tmp_path / "hostile.csv").write_text(f'"{_SCRIPT}",b\nx,1\n')
    upload(page, tmp_path / "hostile.csv")
    ask(page, _SCRIPT)
    assert _SCRIPT in text(page, "#table")
    assert _SCRIPT in text(page, "#asked")
    choose(page, "#chart-kind", "bar")
    assert page.evaluate("document.title") == "Ask a database"
    assert page.evaluate("document.querySelectorAll('main img, main script').length") == 0


def test_the_token_is_asked_for_once_and_kept_for_the_tab(browser: Browser, serve: Serve) -> None:
    served = serve(token="0123456789abcdef")
    browser.resize(1400, "light")
    browser.visit(f"{served.url}/", served.url)
    browser.wait_until("document.getElementById('token-dialog').open")
    assert axe_findings(browser) == []
    write(browser, "#token", "0123456789abcdef")
    click(browser, "#token-form button")
    browser.wait_until("document.querySelector('#schema details') !== null")
    assert browser.evaluate("Object.values(localStorage).join().includes('0123')") is False
    browser.visit(f"{served.url}/?again", served.url)
    browser.wait_until("document.querySelector('#schema details') !== null")
    assert browser.evaluate("document.getElementById('token-dialog').open") is False


def test_the_explorer_is_served_beside_the_page(page: Browser, site: Served) -> None:
    from tests.report.explorer.builders import write_small_outputs
    from tests.stages.project import Project

    folder = site.services.explorer
    assert site.http.get("/api/models").json()["explorer"] is None
    assert site.http.get("/explore/").status_code == 404
    root = folder.parents[1]
    write_small_outputs(root / "outputs")
    answer = Project(root).run("explore")
    assert answer.code == 0, answer.err
    page.visit(f"{site.url}/explore/", site.url)
    page.wait_until("performance.getEntriesByName('opened').length > 0")
    assert page.evaluate("document.querySelectorAll('.row').length") > 0
    for path in ("/explore/../../params.yaml", "/explore/%2e%2e/%2e%2e/params.yaml"):
        assert site.http.get(path).status_code in (403, 404)
