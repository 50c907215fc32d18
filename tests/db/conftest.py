"""A sandbox with small limits for all tests of the room, so that attacks end soon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lib.db.sandbox import Sandbox, SandboxLimits

SMALL_LIMITS = SandboxLimits(timeout_ms=400, memory_mb=128, max_rows=50, max_bytes=1_000_000)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(workers=1, limits=SMALL_LIMITS) as sandbox:
        yield sandbox
