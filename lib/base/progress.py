"""The bar that shows people how far a stage is."""

from __future__ import annotations

import sys
from typing import Any

from tqdm import tqdm


def progress_bar(
    title: str, total: int, done: int, unit: str, *, is_shown: bool = True
) -> tqdm[Any]:
    """Done of total, rate and time left; where nobody watches, a line now and then."""
    return tqdm(
        total=total,
        initial=done,
        desc=title,
        unit=unit,
        mininterval=0.1 if sys.stderr.isatty() else 10,
        disable=not is_shown,
    )


def skip(bar: tqdm[Any], count: int) -> None:
    """Count what an earlier process has done, which says nothing of the rate."""
    bar.initial += count
    bar.n += count
    bar.last_print_n += count
