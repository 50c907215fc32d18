"""Freed memory and compiled kernels stay in the process."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

from lib.base.memory import keep_freed_memory, keep_kernels


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


@pytest.mark.parametrize(("stated", "kept"), [(None, "4096"), ("64", "64")])
def test_kernels_are_kept_unless_the_user_says_how_many(
    stated: str | None, kept: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "ONEDNN_PRIMITIVE_CACHE_CAPACITY"
    monkeypatch.setenv(name, stated or "")
    if stated is None:
        monkeypatch.delenv(name)
    keep_kernels()
    assert os.environ[name] == kept
