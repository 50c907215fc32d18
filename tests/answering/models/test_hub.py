"""Models from a hub: where they are stored, what is refused, and the error for a dead mirror."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import huggingface_hub
import pytest

from lib.answering.models.fetch import fetch_model
from lib.base.errors import ModelError

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
