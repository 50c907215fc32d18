"""A fingerprint changes with what it stands for, and with nothing else."""

import re
import subprocess
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from lib.base import identity
from lib.base.identity import (
    code_fingerprint,
    files_fingerprint,
    fingerprint,
    git_commit,
    what_changed,
)
from lib.base.records import PlanCost

_ROOT = Path(__file__).resolve().parents[2]


def test_it_is_sixteen_hex_digits_and_the_same_in_every_process() -> None:
    assert fingerprint({"a": 1}) == "2696610e78752a9e"


@pytest.mark.parametrize(
    ("one", "other", "equal"),
    [
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, True),
        ((1, 2), [1, 2], True),
        (PlanCost(full_scans=1), {**vars(PlanCost()), "full_scans": 1}, True),
        (Path("a/b"), "a/b", True),
        (["a", "b"], ["b", "a"], False),
        (1, "1", False),
        (None, "None", False),
        (PlanCost(full_scans=1), PlanCost(temp_b_trees=1), False),
        ("\ud83d", "\ud83e", False),
    ],
)
def test_equal_values_alone_give_equal_digits(one: Any, other: Any, equal: bool) -> None:
    assert (fingerprint(one) == fingerprint(other)) is equal
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


def test_files_give_the_same_digits_wherever_they_lie_until_one_changes(
    folder: Path, tmp_path: Path
) -> None:
    before = files_fingerprint([folder])
    assert files_fingerprint([folder / "inner" / "b.txt", folder / "a.txt"]) == before
    assert files_fingerprint([folder.rename(tmp_path / "moved")]) == before
    folder = tmp_path / "moved"
    (folder / "a.txt").write_text("A")
    changed = files_fingerprint([folder])
    (folder / "a.txt").rename(folder / "c.txt")
    renamed = files_fingerprint([folder])
    (folder / "inner" / "d.txt").write_text("")
    assert len({before, changed, renamed, files_fingerprint([folder])}) == 4


_SOURCES = {
    "lib/base/records.py": "def read():\n    'Doc.'\n    return 1\n",
    "lib/database/sql/parse.py": "parse = 1",
    "lib/answering/loop.py": "def play():\n    'Doc.'\n    return 1\n",
    "lib/learning/sft.py": "train = 1",
    "lib/report/table.py": "table = 1",
}


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of a few modules."""
    for name, source in _SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    monkeypatch.setattr(identity, "_ROOT", tmp_path)
    return tmp_path


def _code_of(room: str) -> str:
    """`code_fingerprint` as another process would compute it."""
    identity._code.cache_clear()
    return code_fingerprint.__wrapped__(room)  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "source", "changes"),
    [
        ("lib/answering/loop.py", "def play():\n    'Doc.'\n    return 2\n", True),
        ("lib/answering/loop.py", "# Why.\ndef play():\n\n    'Other.'\n    return 1\n", False),
        ("lib/answering/new.py", "new = 1", True),
        ("lib/base/records.py", "def read():\n    return 2\n", True),
        ("lib/database/sql/parse.py", "parse = 2", True),
        ("lib/learning/sft.py", "train = 2", False),
        ("lib/report/table.py", "table = 2", False),
    ],
)
def test_code_is_that_of_a_room_and_of_the_floors_below(
    sources: Path, name: str, source: str, changes: bool
) -> None:
    before = _code_of("answering")
    (sources / name).write_text(source)
    assert (_code_of("answering") != before) == changes


def test_the_floors_are_in_the_order_of_the_page() -> None:
    page = (_ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    floors = {room: int(floor) for floor, room in re.findall(r"\| (\d) \| `(\w+)/` \|", page)}
    rooms = sorted(identity._FLOORS, key=floors.__getitem__)
    assert rooms == sorted(identity._FLOORS, key=identity._FLOORS.__getitem__)


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        ({"seed": 1}, {"seed": 2}, "seed"),
        ({"a": {"b": 1, "c": [1]}}, {"a": {"b": 1, "c": [2]}}, "a.c"),
        ({"a": {"b": 1}, "d": 1}, {"a": {}, "d": {"e": 1}}, "a.b, d"),
        ({"model": "x", "split": "dev"}, {"model": "y"}, "model, split"),
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


@pytest.mark.parametrize("git", [True, False])
def test_outside_a_checkout_and_without_git_the_commit_is_unknown(
    git: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_git_commit: Any
) -> None:
    if git:
        monkeypatch.setattr(identity, "_ROOT", tmp_path)
        monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    else:
        monkeypatch.setattr(subprocess, "run", mock.Mock(side_effect=FileNotFoundError("git")))
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
    monkeypatch.setattr(identity, "_ROOT", root)
    return root


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
    assert re.fullmatch(r"[0-9a-f]{12}\+changes" if marked else r"[0-9a-f]{12}", fresh_git_commit())


@pytest.mark.parametrize("words", [["add", "data"], ["rm", "-q", "data/a.txt"]])
def test_staged_changes_are_changes_too(
    checkout: Path, fresh_git_commit: Any, words: list[str]
) -> None:
    (checkout / "data" / "new.txt").write_text("new")
    subprocess.run(["git", "-C", str(checkout), *words], check=True)
    assert fresh_git_commit().endswith("+changes")
