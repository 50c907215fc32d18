"""Which stage runs when, and how long all of them still take."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from lib.base.schedule import Schedule, expected_seconds, shown

# first, then the long and the short one beside each other, then the last
_DIAMOND = {"first": frozenset[str](), "short": {"first"}, "long": {"first"}, "last": set[str]()}
_NEEDS = {name: frozenset(needs) for name, needs in _DIAMOND.items()} | {
    "last": frozenset({"long", "short"})
}
_SECONDS = {"first": 10.0, "short": 20.0, "long": 60.0, "last": 5.0}


def _schedule(jobs: int, seconds: Mapping[str, float | None] = _SECONDS) -> Schedule:
    return Schedule(_NEEDS, list(_NEEDS), jobs, seconds)


def _end(schedule: Schedule, stage: str) -> None:
    schedule.running.pop(stage)


def test_a_stage_begins_once_those_before_it_have_ended_the_longest_way_first() -> None:
    schedule = _schedule(2)
    assert schedule.begin(0.0) == ["first"]
    assert schedule.begin(1.0) == []
    _end(schedule, "first")
    assert schedule.begin(10.0) == ["long", "short"]
    assert [schedule.is_behind(stage) for stage in ("long", "short")] == [False, True]
    _end(schedule, "short")
    assert schedule.begin(30.0) == []
    _end(schedule, "long")
    assert schedule.begin(70.0) == ["last"]
    _end(schedule, "last")
    assert schedule.begin(75.0) == schedule.waiting == []


@pytest.mark.parametrize(
    ("jobs", "seconds", "expected"),
    [
        (1, _SECONDS, 95.0),
        (2, _SECONDS, 75.0),
        (2, _SECONDS | {"short": 100.0}, 115.0),
        (2, _SECONDS | {"short": None}, None),
        (2, {}, None),
    ],
)
def test_what_is_still_to_go_is_that_of_the_stages_as_they_will_run(
    jobs: int, seconds: Mapping[str, float | None], expected: float | None
) -> None:
    assert _schedule(jobs, seconds).to_go(0.0) == expected


def test_what_is_still_to_go_falls_with_the_clock_and_never_below_what_waits() -> None:
    schedule = _schedule(2)
    schedule.begin(100.0)
    assert [schedule.to_go(now) for now in (100.0, 104.0, 110.0, 500.0)] == [75.0, 71.0, 65.0, 65.0]


def test_a_machine_is_as_slow_as_what_has_run_on_it() -> None:
    rows = [{"stage": "first", "seconds": 1.0}, {"stage": "first", "seconds": 20.0}]
    usual = {"first": 10.0, "long": 60.0}
    assert expected_seconds(usual, rows) == {"first": 20.0, "long": 120.0}
    assert expected_seconds(usual, []) == usual


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.2, "about 1 s"), (80.0, "about 80 s"), (170.0, "about 3 min"), (7200.0, "about 2.0 h")],
)
def test_durations_are_rounded_as_people_say_them(seconds: float, text: str) -> None:
    assert shown(seconds) == text
