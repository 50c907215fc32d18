"""Freed memory and compiled kernels stay in the process."""

import ctypes
import os
import sys
from collections.abc import Callable
from unittest.mock import Mock

import pytest

from lib.base.memory import keep_all_freed_memory, keep_freed_memory, keep_kernels


@pytest.mark.parametrize("platform", ["linux", "darwin"])
@pytest.mark.parametrize(
    ("keep", "settings"),
    [
        (keep_freed_memory, {-1: 2**31 - 1, -3: 2**25}),
        (keep_all_freed_memory, {-1: 2**31 - 1, -3: 2**25, -4: 0}),
    ],
)
def test_the_allocator_of_glibc_alone_is_told_to_keep_large_blocks(
    keep: Callable[[], None],
    settings: dict[int, int],
    platform: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = Mock(spec=["mallopt"])
    monkeypatch.setattr(ctypes, "CDLL", lambda name: library)
    monkeypatch.setattr(sys, "platform", platform)
    keep()
    told = dict(call.args for call in library.mallopt.call_args_list)
    assert told == (settings if platform == "linux" else {})


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
