"""The response cache: every process finds what any other has stored, even one that was killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from lib.answering.generation.response_cache import ResponseCache
from lib.base.errors import ProjectError

_ROOT = Path(__file__).resolve().parents[3]

# Stores 0, 1, 2, ... in the cache at argv[1] and prints each number that is stored.
_WRITER = """
import itertools, sys
from pathlib import Path
from lib.answering.generation.response_cache import ResponseCache
cache = ResponseCache(Path(sys.argv[1]))
for number in itertools.count():
    cache.put(dict, f"key {number}", {"number": number})
    print(number, flush=True)
"""


def test_an_answer_is_found_again_and_the_first_one_stays(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    cache = ResponseCache(folder)
    assert cache.get(dict, "key") is None
    for text in ("é \ud83d", "a later one"):
        assert cache.put(dict, "key", {"text": text}) == {"text": "é \ud83d"}
    assert ResponseCache(folder).get(dict, "key") == {"text": "é \ud83d"}


def test_a_killed_writer_loses_nothing_that_it_stored(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(tmp_path)],
        cwd=_ROOT,
        env={**os.environ, "PYTHONPATH": str(_ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    reader = ResponseCache(tmp_path)  # a second process, at the same time
    stored = -1
    while stored < 50:
        stored = int(process.stdout.readline())
        assert reader.get(dict, f"key {stored}") == {"number": stored}
    process.send_signal(signal.SIGKILL)
    lines = process.communicate()[0].splitlines(keepends=True)
    last = int(([str(stored)] + [line for line in lines if line.endswith("\n")])[-1])
    cache = ResponseCache(tmp_path)
    assert [cache.get(dict, f"key {number}") for number in range(last + 1)] == [
        {"number": number} for number in range(last + 1)
    ]
    assert cache.put(int, "key", 1) == 1


def test_threads_share_a_cache(tmp_path: Path) -> None:
    cache = ResponseCache(tmp_path)
    kept: list[object] = []
    threads = [
        threading.Thread(target=lambda n=n: kept.append(cache.put(int, "key", n))) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert kept == [kept[0]] * 8


def test_a_damaged_cache_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "responses").mkdir()
    (tmp_path / "responses" / "cache.db").write_bytes(b"no database" * 100)
    with pytest.raises(ProjectError, match=r"responses: the cache .* delete it if") as caught:
        ResponseCache(tmp_path)
    assert "\n" not in str(caught.value)


def test_a_folder_that_cannot_be_made_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ProjectError, match="cannot be used"):
        ResponseCache(tmp_path / "file" / "cache")
