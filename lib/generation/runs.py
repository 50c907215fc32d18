"""The run card: which model and adapter a run stands for. One `run.json` per model folder.

`outputs/models/{name}/run.json` is written by `eval_base` (for the base model) and by training, and
read by everything that evaluates.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from lib.errors import ModelError
from lib.fingerprints import files_fingerprint, fingerprint
from lib.jsonl import read_jsonl, write_jsonl
from lib.records import from_json, to_json

_FILE = "run.json"


@dataclass(frozen=True)
class RunCard:
    """`run`: the name in reports (base, sft, dpo, sft_dpo). `model`: a folder or a hub id.

    `adapter`: the folder of the LoRA adapter, relative to the card's own; None for the bare model.
    `fingerprint`: see `model_fingerprint`.
    """

    run: str
    model: str
    adapter: str | None
    fingerprint: str


def write_run(folder: Path, card: RunCard) -> None:
    """Write `card` into `folder`."""
    write_jsonl(folder / _FILE, [to_json(card)])


def has_run(folder: Path) -> bool:
    """Whether there is a card in `folder`."""
    return (folder / _FILE).is_file()


def read_run(folder: Path) -> RunCard:
    """The card in `folder`. Raises ModelError where it is missing or malformed."""
    path = folder / _FILE
    if not path.is_file():
        raise ModelError(f"{path}: no such file; train this model first (`dvc repro`)")
    payloads = list(read_jsonl(path))
    try:
        return from_json(RunCard, payloads[0])
    except (ValidationError, IndexError):
        raise ModelError(
            f"{path}: expected one object with run, model, adapter and fingerprint"
        ) from None


def adapter_folder(folder: Path, card: RunCard) -> Path | None:
    """Where the adapter of the card in `folder` is."""
    return None if card.adapter is None else folder / card.adapter


def model_fingerprint(model: str, adapter: Path | None = None) -> str:
    """16 hex digits over the files of a model folder, or over a hub id, and over the adapter's."""
    base = files_fingerprint([Path(model)]) if Path(model).is_dir() else model
    return fingerprint(base, None if adapter is None else files_fingerprint([adapter]))
