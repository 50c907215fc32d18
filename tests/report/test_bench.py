"""A measurement runs in a process of its own, whose memory is measured."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from lib.base.errors import DataError, ModelError
from lib.report.bench import in_fresh_process


@pytest.mark.slow
def test_a_measurement_has_a_process_of_its_own() -> None:
    row = in_fresh_process(_count, [1, 2, 3])
    assert row["count"] == 3
    assert row["peak_mib"] > 5
    assert in_fresh_process(_allocate_in_a_child)["peak_mib"] > row["peak_mib"] + 80
    with pytest.raises(DataError, match="no such file"):
        in_fresh_process(_fail)
    with pytest.raises(ModelError, match="was killed, perhaps for memory"):
        in_fresh_process(_die)


def _die() -> dict[str, Any]:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def _count(items: list[int]) -> dict[str, Any]:
    return {"count": len(items)}


def _allocate_in_a_child() -> dict[str, Any]:
    script = "data = bytearray(100 * 2**20); import time; time.sleep(1)"
    subprocess.run([sys.executable, "-c", script], check=True)
    return {}


def _fail() -> dict[str, Any]:
    raise DataError("no such file")
