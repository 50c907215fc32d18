"""Fingerprints: short hashes that say from what a number came."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parent.parent
_LENGTH = 16
_RESULTS = ("reports", "dvc.lock", "README.md")  # in git, and a run of the pipeline renews them

NEEDLESS_TO_PLAY = frozenset({"bench", "models", "pairs", "pretraining", "report", "training"})
"""The rooms of `lib` that a rollout does without."""


def fingerprint(*parts: Any) -> str:
    """16 hex digits over JSON-like values and dataclasses; equal values give equal digits."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, default=_plain)
    # "surrogatepass": half a character, as in a cut-off "\ud83d", has no other bytes
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:_LENGTH]


def files_fingerprint(paths: Iterable[Path]) -> str:
    """16 hex digits over the names and bytes of files; folders are walked."""
    digest = hashlib.sha256()
    for path in sorted(_walk(paths)):
        digest.update(path.name.encode() + b"\0")
        with path.open("rb") as file:  # in pieces: databases can be larger than the memory
            digest.update(hashlib.file_digest(file, "sha256").digest())
    return digest.hexdigest()[:_LENGTH]


@cache
def code_fingerprint(*others: str) -> str:
    """16 hex digits over the sources of `lib` that play a rollout, and those of other rooms.

    Work of another version is never continued, but an edited report must not cost hours of it.
    """
    needless = NEEDLESS_TO_PLAY.difference(others)
    return files_fingerprint(
        path
        for path in _ROOT.glob("lib/**/*.py")
        if path.relative_to(_ROOT).parts[1] not in needless
    )


@cache
def git_commit() -> str:
    """The commit of the working tree, or "unknown" outside a git checkout.

    With "+changes" behind it where tracked files differ from it; results of the pipeline count as
    none.
    """
    commit = _git("rev-parse", "--short=12", "HEAD")
    if not commit:
        return "unknown"
    others = ["--", ".", *(f":(exclude){path}" for path in _RESULTS)]
    changes = _git("status", "--porcelain", "--untracked-files=no", *others)
    return f"{commit}+changes" if changes else commit


def _git(*words: str) -> str:
    """What git prints; nothing where it fails."""
    command = ["git", "--no-optional-locks", *words]  # another git may be at work here, DVC's say
    try:
        answer = subprocess.run(command, cwd=_ROOT, capture_output=True, text=True)
    except FileNotFoundError:  # no git on this machine
        return ""
    return answer.stdout.strip()


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.asdict(value)
    if isinstance(value, Path):
        return str(value)
    raise TypeError(f"cannot fingerprint a {type(value).__name__}")


def _walk(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from (child for child in path.rglob("*") if child.is_file())
        else:
            yield path
