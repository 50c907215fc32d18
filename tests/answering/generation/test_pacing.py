"""The rate limit, on a simulated clock."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest
from tenacity import Future, RetryCallState, Retrying

from lib.answering.generation.openai_endpoint import RequestError
from lib.answering.generation.openai_generator import Pacer, backoff


class Clock:
    """Time passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0

    async def sleep(self, seconds: float) -> None:
        until = self.now + seconds
        await asyncio.sleep(0)
        self.now = max(self.now, until)


def departures(pacer: Pacer, clock: Clock, workers: int, each: int) -> list[float]:
    """When the requests of several workers are sent."""
    times: list[float] = []

    async def work() -> None:
        for _ in range(each):
            await pacer.turn()
            times.append(clock.now)

    async def work_together() -> None:
        await asyncio.gather(*(work() for _ in range(workers)))

    asyncio.run(work_together())
    return times


@pytest.mark.parametrize("workers", [1, 4])
def test_no_minute_has_more_requests_than_allowed(workers: int) -> None:
    clock = Clock()
    times = departures(Pacer(30, lambda: clock.now, clock.sleep), clock, workers, 100 // workers)
    assert len(times) == 100
    assert all(later - sooner == pytest.approx(2.0) for sooner, later in itertools.pairwise(times))


def test_without_a_limit_nobody_waits() -> None:
    clock = Clock()
    assert set(departures(Pacer(None, lambda: clock.now, clock.sleep), clock, 3, 5)) == {100.0}


def test_a_pause_holds_everybody_and_the_rate_goes_on_behind_it() -> None:
    clock = Clock()
    pacer = Pacer(60, lambda: clock.now, clock.sleep)
    pacer.hold(30.0)
    pacer.hold(5.0)  # a shorter pause does not end it
    assert departures(pacer, clock, 2, 2) == pytest.approx([130.0, 131.0, 132.0, 133.0])


def state_after(attempts: int, fault: Exception) -> RetryCallState:
    state = RetryCallState(Retrying(), None, (), {})
    state.attempt_number = attempts
    state.outcome = Future.construct(attempts, fault, has_exception=True)
    return state


def test_waits_double_within_bounds_and_are_drawn_from_the_seed() -> None:
    fault = RequestError("busy")
    waits = [
        [backoff(1.0, source, state_after(attempt, fault)) for attempt in range(1, 9)]
        for source in (random.Random(1), random.Random(1), random.Random(2))
    ]
    assert waits[0] == waits[1] != waits[2]
    for attempt, wait in enumerate(waits[0]):
        longest = min(60.0, 2.0**attempt)
        assert longest / 2 <= wait <= longest


def test_what_the_server_asks_for_is_the_least() -> None:
    asks = RequestError("busy", pause=45.0)
    assert backoff(1.0, random.Random(1), state_after(1, asks)) == 45.0
    assert backoff(1.0, random.Random(1), state_after(9, RequestError("", pause=2.0))) > 2.0
