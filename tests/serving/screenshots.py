"""Take the screenshots of docs/serving.md again: `python -m tests.serving.screenshots`.

A scripted model answers, so they show the page, not what a model can do. Needs Chromium.
"""

import math
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import write_database
from tests.report.browser import Browser
from tests.serving.conftest import Served, servers
from tests.serving.person import ask, choose, open_page

_DOCS = Path(__file__).resolve().parents[2] / "docs"
_HIGHEST = 1560  # pixels
_SALES = """Filiale;Straße;Umsatz;Geöffnet seit
München;Königsplatz 3;1.204.500,90;03.05.1998
Köln;Domstraße 11;880.120,00;17.11.2004
Zürich;Bahnhofstraße 70;2.310.042,35;28.02.2011
"""
_MUSEUMS = ("Harbour Museum", "Gallery of Light", "Old Mint", "Textile House", "Museum of Maps")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, servers(Path(folder)) as start:
        params = Path(folder) / "project" / "params.yaml"
        params.write_text(params.read_text().replace("none/needed", "none/scripted"))
        site = start()
        root = site.services.databases.root
        assert root is not None
        write_database(root / "museums.sqlite", "\n".join(_script()))
        with Browser(Path(folder) / "browser") as browser:
            for name, width, theme, scale, show in (
                ("serving", 1400, "light", 0.75, _show_answer),
                ("serving-narrow", 400, "dark", 1, _show_answer),
                ("serving-import", 1400, "light", 0.75, _show_import),
            ):
                browser.resize(width, theme)
                show(browser, site)
                picture = _screenshot(browser, width, scale)
                (_DOCS / f"{name}.png").write_bytes(picture)
                print(f"docs/{name}.png  {len(picture) >> 10} kB")


def _script() -> Iterator[str]:
    yield "CREATE TABLE museum (museum_id INTEGER PRIMARY KEY, name TEXT, opened INTEGER);"
    yield "CREATE TABLE visit (museum_id INTEGER REFERENCES museum, month TEXT, visitors INTEGER);"
    for n, name in enumerate(_MUSEUMS):
        yield f"INSERT INTO museum VALUES ({n + 1}, '{name}', {1874 + 23 * n});"
        for month in range(36):
            visitors = round(
                2400 + 300 * n + 900 * math.sin((month - 3) * math.pi / 6) + 14 * month
            )
            shown = "NULL" if month in (14, 15) else visitors  # closed for two months
            when = f"{2023 + month // 12}-{1 + month % 12:02}"
            yield f"INSERT INTO visit VALUES ({n + 1}, '{when}', {shown});"


def _show_answer(browser: Browser, site: Served) -> None:
    """A question whose query is corrected, with its chart and steps."""
    misspelt = "SELECT month, sum(visitrs) AS visitors FROM visit GROUP BY month"
    site.writer.write = lambda prompt, sample: misspelt
    open_page(browser, site)
    choose(browser, "#database", "museums")
    browser.wait_until("document.getElementById('schema').textContent.includes('visit')")
    ask(browser, "How many people visited the museums each month?")
    choose(browser, "#chart-kind", "line")
    browser.evaluate("for (const step of document.querySelectorAll('.step')) step.open = true")
    browser.evaluate("document.activeElement.blur()")
    browser.evaluate("document.getElementById('table').style.maxHeight = '9rem'; true")


def _show_import(browser: Browser, site: Served) -> None:
    """The look at a file before it is imported."""
    open_page(browser, site)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Umsatz 2024.csv"
        path.write_bytes(_SALES.encode("cp1252"))
        found = browser.call("Runtime.evaluate", expression="document.getElementById('file')")
        chosen = found["result"]["objectId"]
        browser.call("DOM.setFileInputFiles", files=[str(path)], objectId=chosen)
        browser.wait_until("document.getElementById('import-dialog').open")


def _screenshot(browser: Browser, width: int, scale: float) -> bytes:
    height = browser.evaluate("document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": width, "height": min(height, _HIGHEST), "scale": scale}
    return browser.picture(clip, format="png")


if __name__ == "__main__":
    main()
