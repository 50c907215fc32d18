"""Freed memory stays in the process."""

from __future__ import annotations

import ctypes
import sys

import pytest

from lib.memory import keep_freed_memory


class _Library:
    """A C library that notes what its allocator is told."""

    def __init__(self) -> None:
        self.told: dict[int, int] = {}

    def mallopt(self, option: int, value: int) -> int:
        self.told[option] = value
        return 1


def test_the_allocator_is_told_to_keep_large_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    library = _Library()
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    monkeypatch.setattr(sys, "platform", "linux")
    keep_freed_memory()
    assert library.told == {-1: 2**31 - 1, -3: 2**25}


@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    monkeypatch.setattr(sys, "platform", platform)
    keep_freed_memory()
