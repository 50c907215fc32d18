"""The folder of an unfinished pretraining: checkpoint, curves, timings.

The checkpoint is written last. Rows of later steps (the run was killed in between) are dropped
on resume, so that no step has two rows.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import torch
from transformers import LlamaForCausalLM

from lib.base.errors import ModelError
from lib.base.jsonl import read_jsonl, write_jsonl, written_atomically

Row = dict[str, Any]

_CHECKPOINT = "checkpoint.pt"
_CURVES = "curves.jsonl"
_TIMINGS = "timings.jsonl"
_UNREADABLE = (RuntimeError, OSError, EOFError, ValueError, KeyError, pickle.UnpicklingError)


def save_progress(
    work: Path,
    model: LlamaForCausalLM,
    optimizer: torch.optim.Optimizer,
    figures: Row,
    timings: Row,
) -> None:
    """Append the two rows and write the checkpoint of `figures["step"]`.

    `figures` must be the same in every run of the same training; `timings` never are.
    """
    _append(work / _CURVES, figures)
    _append(work / _TIMINGS, timings)
    checkpoint = {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "step": figures["step"],
    }
    with written_atomically(work / _CHECKPOINT) as out:
        torch.save(checkpoint, out)


def restore_progress(work: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer) -> int:
    """Load the last checkpoint, if any; returns the number of steps done.

    Raises ModelError where the checkpoint is damaged or of another model.
    """
    step = _load_checkpoint(work / _CHECKPOINT, model, optimizer)
    for name in (_CURVES, _TIMINGS):
        rows = _rows(work / name)
        write_jsonl(work / name, (row for row in rows if row["step"] <= step))
    return step


def read_curves(work: Path) -> list[Row]:
    """One row per evaluation, in the order of the steps."""
    return _rows(work / _CURVES)


def _load_checkpoint(path: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer) -> int:
    if not path.is_file():
        return 0
    try:
        payload = torch.load(path, map_location=model.device)
        model.load_state_dict(payload["model"])
        optimizer.load_state_dict(payload["optimizer"])
        return int(payload["step"])
    except _UNREADABLE as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "no reason given"
        raise ModelError(
            f"{path}: not a checkpoint of this model ({reason}); delete it to start anew"
        ) from None


def _append(path: Path, row: Row) -> None:
    write_jsonl(path, [*_rows(path), row])


def _rows(path: Path) -> list[Row]:
    return list(read_jsonl(path)) if path.is_file() else []
