"""Keeps requests to a rate: they leave evenly spaced, retries among them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

_MINUTE = 60.0


class Pacer:
    """At most `per_minute` requests in any minute; None: as many as come.

    `clock` gives seconds, `sleep` waits for so many.
    """

    def __init__(
        self,
        per_minute: int | None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._interval = 0.0 if per_minute is None else _MINUTE / per_minute
        self._clock = clock
        self._sleep = sleep
        self._next = clock()

    async def turn(self) -> None:
        """Return when the next request may leave; that is then this one."""
        while (wait := self._next - self._clock()) > 0:  # who wakes first takes the place
            await self._sleep(wait)
        self._next = self._clock() + self._interval

    def hold(self, seconds: float) -> None:
        """Nothing leaves for so long: the server asked for a pause."""
        self._next = max(self._next, self._clock() + seconds)
