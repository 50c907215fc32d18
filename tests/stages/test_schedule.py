"""Which stage runs when, and how long all of them still take."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stages.repro import Progress, Schedule, expected_seconds, shown

# first, then the long and the short one beside each other, then the last
_DIAMOND = {"first": frozenset[str](), "short": {"first"}, "long": {"first"}, "last": set[str]()}
_NEEDS = {name: frozenset(needs) for name, needs in _DIAMOND.items()} | {
    "last": frozenset({"long", "short"})
}
_SECONDS = {"first": 10.0, "short": 20.0, "long": 60.0, "last": 5.0}


def _schedule(jobs: int, seconds: Mapping[str, float] = _SECONDS) -> Schedule:
    return Schedule(_NEEDS, list(_NEEDS), jobs, seconds)


def _end(schedule: Schedule, stage: str, after: float) -> None:
    assert schedule.end(stage, schedule.running[stage] + after) == after


def test_a_stage_begins_once_those_before_it_have_ended_the_longest_way_first() -> None:
    schedule = _schedule(2)
    assert schedule.begin(0.0) == ["first"]
    assert schedule.begin(1.0) == []
    _end(schedule, "first", 10.0)
    assert schedule.begin(10.0) == ["long", "short"]
    assert [schedule.is_behind(stage) for stage in ("long", "short")] == [False, True]
    _end(schedule, "short", 20.0)
    assert schedule.begin(30.0) == []
    _end(schedule, "long", 60.0)
    assert schedule.begin(70.0) == ["last"]
    _end(schedule, "last", 5.0)
    assert schedule.begin(75.0) == schedule.waiting == []


@pytest.mark.parametrize(
    ("jobs", "seconds", "expected"),
    [
        (1, _SECONDS, 95.0),
        (2, _SECONDS, 75.0),
        (2, _SECONDS | {"short": 100.0}, 115.0),
        (2, {"first": 10.0, "long": 60.0, "last": 5.0}, None),
        (2, {}, None),
    ],
)
def test_what_is_still_to_go_is_that_of_the_stages_as_they_will_run(
    jobs: int, seconds: Mapping[str, float], expected: float | None
) -> None:
    assert _schedule(jobs, seconds).to_go(0.0) == expected


def test_what_is_still_to_go_falls_with_the_clock_and_a_stage_that_is_late_has_a_tenth_left() -> (
    None
):
    schedule = _schedule(2)
    schedule.begin(100.0)
    assert [schedule.to_go(now) for now in (100.0, 104.0, 110.0, 500.0)] == [75.0, 71.0, 66.0, 66.0]


@pytest.mark.parametrize(("slowness", "took"), [(1.0, 30.0), (3.0, 30.0), (2.0, 20.0)])
def test_what_is_still_to_go_follows_what_the_stages_take_here(
    slowness: float, took: float
) -> None:
    schedule = Schedule(_NEEDS, list(_NEEDS), 2, _SECONDS, slowness)
    assert schedule.to_go(0.0) == slowness * 75.0
    schedule.begin(0.0)
    _end(schedule, "first", took)
    between = sorted((slowness, took / 10.0))
    to_go = schedule.to_go(took)
    assert to_go is not None
    assert between[0] <= to_go / 65.0 <= between[1]


def test_of_a_stage_whose_share_is_known_its_own_pace_counts_the_more_of_it_is_done() -> None:
    schedule = Schedule({"only": frozenset()}, ["only"], 1, {"only": 100.0})
    schedule.begin(0.0)
    assert schedule.to_go(100.0) == pytest.approx(10.0)
    for share, left in ((0.9, 11.0), (1.0, 0.0), (0.5, 75.0)):
        schedule.progress["only"] = Progress(share, 100.0)
        assert schedule.to_go(100.0) == pytest.approx(left)
    assert schedule.to_go(130.0) == pytest.approx(45.0)  # seen a while ago


def test_a_machine_is_as_slow_as_what_has_run_on_it() -> None:
    usual = {"first": 10.0, "long": 60.0}
    assert expected_seconds(usual, {"first": 20.0}) == {"first": 20.0, "long": 120.0}
    assert expected_seconds(usual, {}) == usual


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.2, "about 1 s"),
        (42.4, "about 42 s"),
        (168.0, "about 170 s"),
        (260.0, "about 4 min"),
        (7200.0, "about 2.0 h"),
    ],
)
def test_durations_are_rounded_as_people_say_them(seconds: float, text: str) -> None:
    assert shown(seconds) == text
