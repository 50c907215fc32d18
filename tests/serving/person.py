"""What a person does on the page, in a real browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tests.report.browser import Browser

if TYPE_CHECKING:
    from tests.serving.conftest import Served


def open_page(browser: Browser, site: Served, fragment: str = "") -> None:
    browser.call("Page.navigate", url="about:blank")
    browser.visit(f"{site.url}/{fragment}", site.url)
    browser.wait_until("document.querySelector('#schema details') !== null")


def text(page: Browser, selector: str) -> str:
    return str(page.evaluate(f"document.querySelector({selector!r}).innerText"))


def click(page: Browser, selector: str) -> None:
    page.evaluate(f"document.querySelector({selector!r}).click()")


def write(page: Browser, selector: str, text: str) -> None:
    page.evaluate(f"document.querySelector({selector!r}).focus()")
    page.evaluate(f"document.querySelector({selector!r}).select()")
    page.call("Input.insertText", text=text)


def choose(page: Browser, selector: str, value: str) -> None:
    page.evaluate(
        f"(() => {{ const chosen = document.querySelector({selector!r}); chosen.value = {value!r};"
        "chosen.dispatchEvent(new Event('change')); })()"
    )


def ask(page: Browser, question: str) -> None:
    write(page, "#question", question)
    click(page, "#send")
    page.wait_until("document.getElementById('state').textContent.startsWith('Answered')")


def upload(page: Browser, path: Path) -> None:
    found = page.call("Runtime.evaluate", expression="document.getElementById('file')")
    page.call("DOM.setFileInputFiles", files=[str(path)], objectId=found["result"]["objectId"])
    page.wait_until("document.getElementById('import-dialog').open")
    click(page, "#import-send")
    page.wait_until("document.getElementById('upload-state').textContent.includes('ready')")


def cells(page: Browser, column: int) -> list[str]:
    found: list[str] = page.evaluate(
        f"[...document.querySelectorAll('#table td:nth-child({column})')].map((td) => td.innerText)"
    )
    return found
