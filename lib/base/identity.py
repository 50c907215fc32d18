"""Fingerprints: short hashes that identify what a result was made from."""

import ast
import dataclasses
import hashlib
import json
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parents[2]
_LENGTH = 16
_RESULTS = ("reports", "dvc.lock", "README.md")  # tracked; written by runs, or made of theirs

_ROOMS = ("base", "database", "scoring", "data", "answering")
_FLOORS = {room: floor for floor, room in enumerate(_ROOMS)} | {"learning": 5, "making": 5}
"""The rooms that results come from, and the floors they are on (docs/architecture.md)."""

_EMPTY = re.compile(r"\b\w+=\[\](, )?")  # `ast.dump` writes these in some Python versions only

CHECKSUMS = "SHA256SUMS"
"""The file of checksums, as `sha256sum -c` reads it."""


def fingerprint(*parts: Any) -> str:
    """16 hex digits over JSON-like values and dataclasses; equal values give equal digits."""
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False, default=_plain)
    # "surrogatepass": a lone surrogate, such as a cut-off "\ud83d", cannot be encoded otherwise
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
def code_fingerprint(room: str) -> str:
    """16 hex digits over the code of a room of lib/ and of every room on the floors below it.

    The one rule for journals, caches and checkpoints: work is never continued with other code.
    Comments, docstrings and layout do not count, so that a better word costs no hours of training.
    """
    rooms = [room, *(below for below, floor in _FLOORS.items() if floor < _FLOORS[room])]
    paths = [path for each in rooms for path in (_ROOT / "lib" / each).rglob("*.py")]
    return fingerprint({path.relative_to(_ROOT).as_posix(): _code(path) for path in paths})


@cache
def _code(path: Path) -> str:
    """The syntax tree without docstrings, the same in every version of Python."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
    return fingerprint(_EMPTY.sub("", ast.dump(tree)).replace(", )", ")"))


def _is_text(node: Any) -> bool:
    """Whether the node is a docstring or another bare string literal."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def write_checksums(folder: Path) -> None:
    """Write the checksum of every file of a folder into its `CHECKSUMS`."""
    files = sorted(path for path in folder.iterdir() if path.name != CHECKSUMS)
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    lines = [f"{digest}  {name}\n" for name, digest in sums.items()]
    (folder / CHECKSUMS).write_text("".join(lines), encoding="utf-8")


def what_changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    """The dotted keys at which two JSON-like identities differ, in their order."""
    return ", ".join(_differing(before, now, ""))


def _differing(before: Mapping[str, Any], now: Mapping[str, Any], prefix: str) -> Iterator[str]:
    for key in {**before, **now}:
        one, other = before.get(key), now.get(key)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            yield from _differing(one, other, f"{prefix}{key}.")
        elif fingerprint(one) != fingerprint(other):
            yield f"{prefix}{key}"


@cache
def git_commit() -> str:
    """The commit of the working tree, or "unknown" outside a git checkout.

    "+changes" is appended if tracked files differ from it; results of the pipeline do not count as
    changes.
    """
    commit = _git("rev-parse", "--short=12", "HEAD")
    if not commit:
        return "unknown"
    others = ["--", ".", *(f":(exclude){path}" for path in _RESULTS)]
    changes = _git("status", "--porcelain", "--untracked-files=no", *others)
    return f"{commit}+changes" if changes else commit


def uncommitted(paths: Iterable[Path]) -> list[str]:
    """Those of the files, in the working directory, that differ from what git has of them.

    [] outside a git checkout, and where git is not there.
    """
    names = [path.as_posix() for path in paths]
    return _git("diff", "--name-only", "--relative", "--", *names, folder=Path()).splitlines()


def _git(*words: str, folder: Path | None = None) -> str:
    """Run git in a folder, or in this repository, and return what it prints; "" if it fails."""
    command = ["git", "--no-optional-locks", *words]  # another git, such as DVC's, may be running
    try:
        answer = subprocess.run(command, cwd=folder or _ROOT, capture_output=True, text=True)
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
