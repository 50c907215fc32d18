"""Take the pictures of docs/reports.md again: `python -m tests.report.screenshots`.

They show parts of the report in the repository, reports/index.html. Needs Chromium.
"""

import json
import tempfile
from pathlib import Path

from tests.report.browser import Browser
from tests.stages.project import REPOSITORY

_PICTURES = {
    "report": ("h1", "#summary .figures"),
    "report-ex": ("#comparison h2", "#comparison .figures"),
    "report-curves": ("#training .figures", "#training .figures"),
}
"""Maps the name of a picture to the elements that it begins and ends with."""

_WIDTH, _MARGIN, _SCALE, _QUALITY = 1280, 16, 0.75, 80

_SPAN = """
(() => {
  const [first, last] = %s.map((one) => document.querySelector(one).getBoundingClientRect());
  return [first.top + scrollY, last.bottom + scrollY];
})()
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Browser(Path(folder)) as browser:
        browser.resize(_WIDTH, "light")
        browser.open(REPOSITORY / "reports" / "index.html")
        for name, ends in _PICTURES.items():
            top, bottom = browser.evaluate(_SPAN % json.dumps(ends))
            clip = {
                "x": 0,
                "y": top - _MARGIN,
                "width": _WIDTH,
                "height": bottom - top + 2 * _MARGIN,
                "scale": _SCALE,
            }
            picture = browser.picture(clip, format="webp", quality=_QUALITY)
            (REPOSITORY / "docs" / f"{name}.webp").write_bytes(picture)
            print(f"docs/{name}.webp  {len(picture) >> 10} kB")


if __name__ == "__main__":
    main()
