"""The limits of one query in the sandbox."""

from __future__ import annotations

from dataclasses import dataclass

from lib.errors import ParamsError

_LEAST_MEMORY_MB = 64
_MOST = {
    "timeout_ms": 24 * 3600 * 1000,
    "memory_mb": 1 << 20,
    "max_bytes": 1_000_000_000,  # SQLite's own limit, https://www.sqlite.org/limits.html
}


@dataclass(frozen=True)
class SandboxLimits:
    """Wall clock, memory of the worker process, rows and bytes of the result.

    `max_bytes` counts eight bytes for each value beside its own: NULLs take memory, too. It, and at
    least a million, also bounds every string, blob and row in the query.
    Raises ParamsError where a worker could not even start with that memory, and where a limit is
    more than a day, a terabyte, or the longest value of SQLite.
    """

    timeout_ms: int = 2000
    memory_mb: int = 256
    max_rows: int = 10_000
    max_bytes: int = 8_000_000

    def __post_init__(self) -> None:
        if self.memory_mb < _LEAST_MEMORY_MB:
            raise ParamsError(
                f"`sandbox.memory_mb`: a worker needs at least {_LEAST_MEMORY_MB}, "
                f"found {self.memory_mb}"
            )
        for name, most in _MOST.items():
            if (found := getattr(self, name)) > most:
                raise ParamsError(f"`sandbox.{name}`: at most {most}, found {found:.15g}")
