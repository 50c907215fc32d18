"""Servers that a benchmark starts, waits for, and stops."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from lib.errors import ModelError

_START_SECONDS = 600
_STOP_SECONDS = 20
_PAUSE_SECONDS = 0.5


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
    return port


@contextmanager
def running_server(
    command: Sequence[str], port: int, environment: Mapping[str, str]
) -> Iterator[str]:
    """The base URL of the server that `command` starts, once it answers; ended on leaving.

    `environment`: variables beside those of this process. Raises ModelError with the server's last
    line where it ends or does not answer in ten minutes.
    """
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command,
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, **environment},
            start_new_session=True,  # so that its own children can be ended with it
        )
        try:
            url = f"http://127.0.0.1:{port}"
            if not _answers(url, process):
                log.seek(0)
                lines = log.read().decode(errors="replace").strip().splitlines() or ["no output"]
                raise ModelError(f"{command[0]} did not start to serve: {lines[-1][:300]}")
            yield f"{url}/v1"
        finally:
            _stop(process)


def _answers(url: str, process: subprocess.Popen[bytes]) -> bool:
    deadline = time.monotonic() + _START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5):
                return True
        except (urllib.error.URLError, OSError):  # not there yet, or loading
            time.sleep(_PAUSE_SECONDS)
    return False


def _stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
