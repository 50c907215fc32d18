"""A model from a hub: Hugging Face's, or a mirror of it that `HF_ENDPOINT` names."""

from __future__ import annotations

import re
from pathlib import Path

from lib.errors import ModelError
from lib.generation.model_path import first_line

_HUB_ID = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
# Safetensors only: pickled weights run code when they are loaded, and are the same again.
_WANTED = ["*.safetensors", "*.json", "*.txt", "*.model", "*.jinja", "LICENSE*", "README.md"]


def looks_like_hub_id(name: str) -> bool:
    """Whether `name` is like Qwen/Qwen2.5-Coder-0.5B-Instruct."""
    return _HUB_ID.fullmatch(name) is not None and ".." not in name


def download_from_hub(hub_id: str, revision: str | None, folder: Path) -> None:
    """Download a model into `folder`, where it continues what an earlier call left.

    The environment names the mirror (`HF_ENDPOINT`) and the token of models that need one
    (`HF_TOKEN`). Raises ModelError.
    """
    from huggingface_hub import constants, snapshot_download

    try:
        snapshot_download(hub_id, revision=revision, local_dir=folder, allow_patterns=_WANTED)
    except OSError as error:
        if error.errno is not None and error.filename is not None:
            raise  # the disk
        raise _unreachable(hub_id, constants.ENDPOINT, error) from None
    except Exception as error:  # the errors of whatever HTTP library the client's version uses
        raise _unreachable(hub_id, constants.ENDPOINT, error) from None
    if not any(folder.glob("*.safetensors")):
        raise ModelError(f"{hub_id}: has no weights as safetensors")


def _unreachable(hub_id: str, endpoint: str, error: Exception) -> ModelError:
    return ModelError(
        f"{hub_id}: cannot be fetched from {endpoint}: {first_line(error)}; HF_ENDPOINT names a "
        "mirror, HF_TOKEN holds the token of a model that needs one"
    )
