"""The sandbox's limits where files of predictions are scored and where gold is audited."""

from __future__ import annotations

import argparse
import math
from typing import TYPE_CHECKING

from lib.db.sandbox import SandboxLimits

if TYPE_CHECKING:
    from lib.scoring.judge import Protocol

TIMEOUT_SECONDS: dict[Protocol, float] = {"spider": 10.0, "bird": 30.0}
"""Of one query, by protocol. BIRD's evaluator waits as long:
https://github.com/AlibabaResearch/DAMO-ConvAI/blob/main/bird/llm/src/evaluation.py
(`meta_time_out`).
"""

TIMEOUT_FLAG = "--timeout-seconds"
_MOST_SECONDS = 24 * 3600


def scoring_limits(timeout_seconds: float) -> SandboxLimits:
    """Wider than in a rollout: gold may be slow, and no result of a benchmark may be cut off."""
    return SandboxLimits(
        timeout_ms=math.ceil(timeout_seconds * 1000),
        memory_mb=1024,
        max_rows=1_000_000,
        max_bytes=10**8,
    )


def add_timeout_flag(parser: argparse.ArgumentParser, default: str) -> None:
    """Add `--timeout-seconds`, None where it is not given; `default` says what then holds."""
    text = f"wall clock of one query, gold or prediction ({default})"
    parser.add_argument(TIMEOUT_FLAG, type=_seconds, metavar="SECONDS", help=text)


def describe_timeout(timeout_seconds: float) -> str:
    """The limit and the flag that raises it, for a report."""
    return f"{timeout_seconds:g} s, the limit of one query; {TIMEOUT_FLAG} raises it"


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= _MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"expected seconds, more than 0 and at most {_MOST_SECONDS} (a day), found {text!r}"
        )
    return seconds
