"""A fingerprint changes with what it stands for, and with nothing else."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from lib import fingerprints
from lib.fingerprints import code_fingerprint, files_fingerprint, fingerprint, git_commit
from lib.records import PlanCost


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


def test_the_code_has_a_fingerprint_that_an_edited_report_does_not_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(code_fingerprint()) == 16
    for room in ("rollout", "report", "pretraining"):
        (tmp_path / "lib" / room).mkdir(parents=True)
        (tmp_path / "lib" / room / "code.py").write_text("")
    monkeypatch.setattr(fingerprints, "_ROOT", tmp_path)

    def both() -> tuple[str, str]:
        plain: Any = code_fingerprint
        return plain.__wrapped__(), plain.__wrapped__("pretraining")

    found = [both()]
    for room in ("report", "pretraining", "rollout"):
        (tmp_path / "lib" / room / "code.py").write_text("edited = True")
        found.append(both())
    playing, pretraining = zip(*found, strict=True)
    assert [playing.index(digits) for digits in playing] == [0, 0, 0, 3]
    assert [pretraining.index(digits) for digits in pretraining] == [0, 0, 2, 3]


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
    """A checkout of some files, results of the pipeline among them, without changes."""
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
