"""A fingerprint changes with what it stands for, and with nothing else."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lib.base import identity as fingerprints
from lib.base.identity import (
    code_fingerprint,
    files_fingerprint,
    fingerprint,
    git_commit,
    imported_modules,
    what_changed,
)
from lib.base.records import PlanCost


def test_it_is_sixteen_hex_digits_and_the_same_in_every_process() -> None:
    assert fingerprint({"a": 1}) == "2696610e78752a9e"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
        ((1, 2), [1, 2]),
        (PlanCost(full_scans=1), {**vars(PlanCost()), "full_scans": 1}),
        (Path("a/b"), "a/b"),
    ],
)
def test_equal_values_give_equal_digits(one: Any, other: Any) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["a", "b"], ["b", "a"]),
        (1, "1"),
        (None, "None"),
        (PlanCost(full_scans=1), PlanCost(temp_b_trees=1)),
        ("\ud83d", "\ud83e"),
    ],
)
def test_other_values_give_other_digits(one: Any, other: Any) -> None:
    assert fingerprint(one) != fingerprint(other)


def test_arguments_are_kept_apart() -> None:
    assert fingerprint("ab", "c") != fingerprint("a", "bc")


def test_what_has_no_fixed_order_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot fingerprint a set"):
        fingerprint({"a", "b"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "data" / "inner").mkdir(parents=True)
    (tmp_path / "data" / "a.txt").write_text("a")
    (tmp_path / "data" / "inner" / "b.txt").write_text("b")
    return tmp_path / "data"


def test_files_give_the_same_digits_wherever_they_lie(folder: Path, tmp_path: Path) -> None:
    before = files_fingerprint([folder])
    assert files_fingerprint([folder / "inner" / "b.txt", folder / "a.txt"]) == before
    assert files_fingerprint([folder.rename(tmp_path / "moved")]) == before


@pytest.mark.parametrize("change", ["content", "name", "addition"])
def test_a_changed_file_changes_the_digits(folder: Path, change: str) -> None:
    before = files_fingerprint([folder])
    if change == "content":
        (folder / "a.txt").write_text("A")
    elif change == "name":
        (folder / "a.txt").rename(folder / "c.txt")
    else:
        (folder / "inner" / "c.txt").write_text("")
    assert files_fingerprint([folder]) != before


_SOURCES = {
    "lib/base/params.py": "values = 1",
    "lib/loop.py": """from typing import TYPE_CHECKING

import json
import lib.deep.leaf
from lib.deep import other, shared
from lib.base.params import values

if TYPE_CHECKING:
    from lib.types_only import T

def play():
    'Doc.'
    from lib.lazy import late
    return late
""",
    "lib/deep/__init__.py": "shared = 1",
    "lib/deep/leaf.py": "leaf = 1",
    "lib/deep/other.py": "import lib.loop\nother = 1",
    "lib/lazy.py": "from lib.report import table\nlate = 1",
    "lib/report.py": "table = 1",
    "lib/types_only.py": "T = 1",
    "lib/unused.py": "unused = 1",
}


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of a few modules."""
    for name, source in _SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    monkeypatch.setattr(fingerprints, "_ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def code_of(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """`code_fingerprint` as another process would compute it."""

    def fresh(*modules: str, without: tuple[str, ...] = ()) -> str:
        fingerprints._module.cache_clear()
        return code_fingerprint.__wrapped__(*modules, without=without)  # type: ignore[no-any-return]

    return fresh


@pytest.fixture(autouse=True)
def _forget_sources() -> Iterator[None]:
    fingerprints._module.cache_clear()
    yield
    fingerprints._module.cache_clear()


@pytest.mark.parametrize(
    ("without", "expected"),
    [
        ((), ["lib.deep", "lib.deep.leaf", "lib.deep.other", "lib.lazy", "lib.loop", "lib.report"]),
        (("lib.lazy",), ["lib.deep", "lib.deep.leaf", "lib.deep.other", "lib.loop"]),
    ],
)
def test_code_is_what_is_imported_directly_or_not(
    sources: Path, without: tuple[str, ...], expected: list[str]
) -> None:
    assert imported_modules("lib.loop", without=without) == expected


@pytest.mark.parametrize(
    ("name", "source", "changes"),
    [
        ("lib/loop.py", _SOURCES["lib/loop.py"].replace("return late", "return late()"), True),
        ("lib/loop.py", _SOURCES["lib/loop.py"].replace("Doc.", "Other words."), False),
        ("lib/loop.py", "# Why.\n" + _SOURCES["lib/loop.py"].replace("\n\n", "\n\n\n"), False),
        ("lib/deep/leaf.py", "leaf = 2", True),
        ("lib/deep/__init__.py", "shared = 2", True),
        ("lib/report.py", "table = 2", True),
        ("lib/unused.py", "unused = 2", False),
        ("lib/types_only.py", "T = 2", False),
        ("lib/base/params.py", "values = 2", False),  # the values themselves are in the identity
    ],
)
def test_the_fingerprint_of_code_follows_what_results_come_from(
    sources: Path, code_of: Callable[..., str], name: str, source: str, changes: bool
) -> None:
    before = code_of("lib.loop")
    (sources / name).write_text(source)
    assert (code_of("lib.loop") != before) == changes


@pytest.mark.parametrize(
    "module",
    ["lib.answering.rollout.run", "lib.answering.generation.hf", "lib.learning.training.fit"],
)
def test_no_report_is_among_the_code_of_a_result(module: str) -> None:
    assert not [name for name in imported_modules(module) if name.startswith("lib.report")]


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        ({"seed": 1}, {"seed": 2}, "parameters (seed)"),
        ({"a": {"b": 1, "c": [1]}}, {"a": {"b": 1, "c": [2]}}, "parameters (a.c)"),
        ({"a": {"b": 1}}, {"a": {}}, "parameters (a.b)"),
        ({"model": "x", "split": "dev"}, {"model": "y", "split": "test"}, "data, model"),
        (
            {"code_fingerprint": "x"},
            {"code_fingerprint": "y", "seed": 1},
            "parameters (seed), code",
        ),
        ({"a": (1, 2)}, {"a": [1, 2]}, ""),
    ],
)
def test_what_changed_is_said_in_words(
    before: dict[str, Any], now: dict[str, Any], said: str
) -> None:
    assert what_changed(before, now) == said


@pytest.fixture
def fresh_git_commit() -> Any:
    git_commit.cache_clear()
    yield git_commit
    git_commit.cache_clear()


def test_outside_a_checkout_the_commit_is_unknown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_git_commit: Any
) -> None:
    monkeypatch.setattr(fingerprints, "_ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert fresh_git_commit() == "unknown"


def test_without_git_the_commit_is_unknown(
    monkeypatch: pytest.MonkeyPatch, fresh_git_commit: Any
) -> None:
    def no_git(*_: Any, **__: Any) -> None:
        raise FileNotFoundError("git")

    monkeypatch.setattr(subprocess, "run", no_git)
    assert fresh_git_commit() == "unknown"


@pytest.fixture
def checkout(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of some files, including results of the pipeline, without changes."""
    root = folder.parent
    (root / "reports").mkdir()
    for name in ("reports/index.html", "dvc.lock", "README.md"):
        (root / name).write_text("")
    git = ["git", "-C", str(root), "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"]):
        subprocess.run([*git, *words], check=True)
    monkeypatch.setattr(fingerprints, "_ROOT", root)
    return root


def test_in_a_checkout_the_commit_has_twelve_digits(checkout: Path, fresh_git_commit: Any) -> None:
    commit = fresh_git_commit()
    assert len(commit) == 12
    assert int(commit, 16) >= 0


@pytest.mark.parametrize(
    ("name", "marked"),
    [
        ("data/a.txt", True),
        ("data/inner/b.txt", True),
        ("data/untracked.txt", False),
        ("reports/index.html", False),
        ("dvc.lock", False),
        ("README.md", False),
    ],
)
def test_a_commit_says_when_tracked_files_other_than_results_differ_from_it(
    checkout: Path, fresh_git_commit: Any, name: str, marked: bool
) -> None:
    (checkout / name).write_text("changed")
    assert fresh_git_commit().endswith("+changes") == marked


@pytest.mark.parametrize("words", [["add", "data"], ["rm", "-q", "data/a.txt"]])
def test_staged_changes_are_changes_too(
    checkout: Path, fresh_git_commit: Any, words: list[str]
) -> None:
    (checkout / "data" / "new.txt").write_text("new")
    subprocess.run(["git", "-C", str(checkout), *words], check=True)
    assert fresh_git_commit().endswith("+changes")
