"""Headless Chromium over its debugging pipe, with only the standard library.

The DevTools protocol in JSON: requests go to the browser's file descriptor 3; answers and events
come from 4. Each ends with a zero byte.
"""

from __future__ import annotations

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--remote-debugging-pipe",
)
_SECONDS = 300.0  # that a busy machine may take
_LOWEST_FREE = 10  # descriptors from here on can't be the browser's 3 and 4


class BrowserError(Exception):
    """The browser did not answer, or answered with an error."""


class Browser:
    """One page of one browser. `problems`: errors, warnings, and requests that leave the page."""

    def __init__(self, profile: Path) -> None:
        """`profile`: a new, empty folder."""
        assert CHROMIUM is not None
        self.problems: list[str] = []
        self._origin = "about:"
        self._buffer = b""
        self._number = 0
        requests_out, self._requests = _high_pipe()
        self._answers, answers_in = _high_pipe()

        def connect_pipe() -> None:
            os.dup2(requests_out, 3)
            os.dup2(answers_in, 4)

        self._process = subprocess.Popen(
            [CHROMIUM, *_FLAGS, f"--user-data-dir={profile}", "about:blank"],
            close_fds=False,
            preexec_fn=connect_pipe,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(requests_out)
        os.close(answers_in)
        self._session = ""
        self._attach()

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.close(self._requests)
        os.close(self._answers)
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def open(self, path: Path, fragment: str = "") -> None:
        """Load a file and wait for it. `fragment`: the end of the address, from # on."""
        self.call("Page.navigate", url="about:blank")  # a fragment alone would load nothing
        self.visit(path.resolve().as_uri() + fragment, "file:")

    def visit(self, url: str, origin: str) -> None:
        """Load a page whose requests must begin with `origin`, and wait for it."""
        self.problems.clear()
        self._origin = origin
        self.call("Page.navigate", url=url)
        loaded = "document.readyState == 'complete'"
        self.wait_until(f"{loaded} && location.href.startsWith('{origin}')")

    def resize(self, width: int, theme: str) -> None:
        """Set the window's width in pixels and the reader's preference for light or dark."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=900,
            deviceScaleFactor=1,
            mobile=False,
        )
        preference = {"name": "prefers-color-scheme", "value": theme}
        self.call("Emulation.setEmulatedMedia", features=[preference])

    def evaluate(self, expression: str) -> Any:
        """The JSON value of a JavaScript expression. Raises BrowserError if it throws."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in answer:
            raise BrowserError(json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def wait_until(self, expression: str) -> Any:
        """The value of a JavaScript expression, once it is true."""
        deadline = time.monotonic() + _SECONDS
        while not (value := self.evaluate(expression)):
            if time.monotonic() > deadline:
                raise BrowserError(f"{expression} did not come true in {_SECONDS:.0f} s")
            time.sleep(0.02)
        return value

    def picture(self, clip: dict[str, float], **options: Any) -> bytes:
        """A part of the page as an image file: `clip` has x, y, width, height and scale."""
        answer = self.call(
            "Page.captureScreenshot", clip=clip, captureBeyondViewport=True, **options
        )
        return base64.b64decode(answer["data"])

    def press(self, key: str, code: int = 0) -> None:
        """Press and release a key. `code`: its key code, needed only if the key is not a letter."""
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        code = code or ord(key.upper())
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent",
                type=kind,
                key=key,
                code=key,
                text=text if kind == "keyDown" else "",
                windowsVirtualKeyCode=code,
            )

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send one request of the protocol and return its answer."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next_message()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']}")
                result: dict[str, Any] = answer["result"]
                return result
            self._note(answer)

    def _attach(self) -> None:
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)[
            "sessionId"
        ]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def _note(self, event: dict[str, Any]) -> None:
        """Record errors, warnings, and every request that leaves the page."""
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.exceptionThrown":
            self.problems.append(json.dumps(parameters["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
            self.problems.append(json.dumps(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.problems.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            url = parameters["request"]["url"]
            if not url.startswith((self._origin, "data:", "about:", "blob:")):
                self.problems.append(f"request to {url}")

    def _next_message(self) -> dict[str, Any]:
        deadline = time.monotonic() + _SECONDS
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._answers], [], [], deadline - time.monotonic())
            piece = os.read(self._answers, 1 << 16) if ready else b""
            if not piece:
                raise BrowserError(f"Chromium ended, or did not answer in {_SECONDS:.0f} s")
            self._buffer += piece
        line, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(line)
        return message


def _high_pipe() -> tuple[int, int]:
    """A pipe whose ends are clear of the descriptors that the browser reads and writes."""
    ends = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, _LOWEST_FREE) for end in ends)
    for end in ends:
        os.close(end)
    return high[0], high[1]
