"""A sandbox with small limits for all tests in this folder, so that attacks end soon."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lib.base.records import ExecutionResult
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits

Run = Callable[[str], ExecutionResult]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    """Limited in memory and results; the time is for a busy machine, and no test needs it."""
    limits = SandboxLimits(timeout_ms=20_000, memory_mb=128, max_rows=50, max_bytes=1_000_000)
    with Sandbox(workers=1, limits=limits) as sandbox:
        yield sandbox


@pytest.fixture
def run(sandbox: Sandbox, concert_database: Path) -> Run:
    """What the sandbox answers to a query on the concert database."""
    return lambda sql: sandbox.execute(concert_database, sql)
