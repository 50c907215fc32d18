"""Fingerprints: short hashes that identify what a result was made from."""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import json
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

_ROOT = Path(__file__).resolve().parents[2]
_LENGTH = 16
_RESULTS = ("reports", "dvc.lock", "README.md")  # tracked, but rewritten by pipeline runs

_OURS = ("lib", "stages")
_EMPTY = re.compile(r"\b\w+=\[\](, )?")  # `ast.dump` writes these in some Python versions only
_NO_RESULT = ("errors", "identity", "jsonl", "memory", "params", "stage")
_WITHOUT_RESULT = frozenset(f"lib.base.{name}" for name in _NO_RESULT)
"""Modules that cannot affect a result; parameters enter an identity by value instead."""

_PARTS = {
    "data": ("data", "data_fingerprint", "split", "questions"),
    "model": ("run", "model", "model_fingerprint"),
    "code": ("code_fingerprint",),
}
"""The keys of a work identity that are not parameters."""


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
def code_fingerprint(*modules: str, without: tuple[str, ...] = ()) -> str:
    """16 hex digits over the code of these modules and of those that they import, directly or not.

    A run never resumes work that other code produced. To avoid needless restarts, comments,
    docstrings and layout do not count, nor do modules that cannot affect the result: those in
    `without`, and those that only they import.
    """
    names = imported_modules(*modules, without=without)
    return fingerprint({name: _module(name).code for name in names})


def imported_modules(*modules: str, without: tuple[str, ...] = ()) -> list[str]:
    """Names of these modules and of the repository's modules that they import, directly or not.

    Imports inside functions count; those under `TYPE_CHECKING` do not. The `__init__.py` of a
    package counts only where a name is imported from the package itself.
    """
    found: set[str] = set()
    left = list(modules)
    while left:
        name = left.pop()
        if name not in found and name not in without and name not in _WITHOUT_RESULT:
            found.add(name)
            left.extend(_module(name).imports)
    return sorted(found)


class _Module(NamedTuple):
    """A module's imports, and a fingerprint of its code.

    `code` covers the syntax tree without docstrings; it is the same in every version of Python.
    """

    imports: tuple[str, ...]
    code: str


@cache
def _module(name: str) -> _Module:
    source = _source(name)
    tree = ast.parse(source.read_text(encoding="utf-8"), str(source))
    imports = tuple(dict.fromkeys(_imports(tree)))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
    return _Module(imports, fingerprint(_EMPTY.sub("", ast.dump(tree)).replace(", )", ")")))


def _source(module: str) -> Path:
    path = _ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imports(node: ast.AST) -> Iterator[str]:
    """The modules of this repository that are imported anywhere below the node."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            names = [alias.name for alias in child.names]
        elif isinstance(child, ast.ImportFrom):
            package = child.module or ""
            submodules = [f"{package}.{alias.name}" for alias in child.names]
            names = [name if _source(name).is_file() else package for name in submodules]
        elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.dump(child.test):
            names = []
        else:
            yield from _imports(child)
            continue
        yield from (name for name in names if name.split(".")[0] in _OURS)


def _is_text(node: Any) -> bool:
    """Whether the node is a docstring or another bare string literal."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def what_changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> str:
    """Name what differs between two identities: the parameters by key, then data, model, code."""
    keys = list(_differences(before, now))
    parts = {word: any(key.split(".")[0] in of for key in keys) for word, of in _PARTS.items()}
    named = {key for of in _PARTS.values() for key in of}
    parameters = ", ".join(key for key in keys if key.split(".")[0] not in named)
    words = [f"parameters ({parameters})"] if parameters else []
    return ", ".join(words + [word for word, differs in parts.items() if differs])


def _differences(one: Any, other: Any) -> Iterator[str]:
    """Dotted keys at which JSON-like values differ, in order; "" where they are not mappings."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in {**one, **other}:
            if key in one and key in other:
                for rest in _differences(one[key], other[key]):
                    yield f"{key}.{rest}" if rest else str(key)
            else:
                yield str(key)
    elif fingerprint(one) != fingerprint(other):
        yield ""


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


def _git(*words: str) -> str:
    """Run git and return what it prints; "" if it fails."""
    command = ["git", "--no-optional-locks", *words]  # another git, such as DVC's, may be running
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
