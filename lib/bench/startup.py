"""How long a stage takes before it does anything."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path

_ROUNDS = 3


def measure_startup(stage: Path) -> float:
    """Seconds of `python -m stages.{name} --help`: median of three, the files read before."""
    command = [sys.executable, "-m", f"stages.{stage.stem}", "--help"]
    rounds = []
    for _ in range(_ROUNDS + 1):
        started = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True, cwd=stage.parent.parent)
        rounds.append(time.perf_counter() - started)
    return round(statistics.median(rounds[1:]), 2)
