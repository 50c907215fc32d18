"""Accessibility problems of a page, found by axe-core 4.14.1 (Deque Systems, MPL 2.0)."""

import json
import lzma
from pathlib import Path
from typing import Any

from tests.report.browser import Browser

_SCRIPT = Path(__file__).parent / "axe.min.js.xz"


def axe_findings(page: Browser, *rules: str) -> list[Any]:
    """Rule and elements of each finding on the open page, by these rules or, if none, by all."""
    options = json.dumps({"runOnly": rules} if rules else {})
    page.evaluate(lzma.decompress(_SCRIPT.read_bytes()).decode() + ";true")
    page.evaluate(
        f"window.found = null; axe.run({options}).then((f) => {{ window.found = f; }}); true"
    )
    page.wait_until("window.found !== null")
    found: list[Any] = page.evaluate(
        "window.found.violations.map((one) => "
        "[one.id, one.nodes.map((node) => node.target.join(' ')).slice(0, 5)])"
    )
    return found
