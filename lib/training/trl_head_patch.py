"""The language-model head on the positions that count.

TRL applies the head to all positions wherever Triton is missing, because shapes that differ from
batch to batch make some accelerators compile anew. A CPU compiles nothing here, and the scored
completion is about a tenth of a row: all positions cost several times as much as the rest of the
model. Triton devices score the labelled positions alone, and so does everything after
`score_labelled_positions`.
"""

from __future__ import annotations

import torch
from trl.trainer import utils


def score_labelled_positions() -> None:
    """Make TRL's trainers skip the head where a label says that a position is not scored."""
    utils._use_triton = _always


def _always(device: torch.device) -> bool:
    return True
