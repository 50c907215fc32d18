"""Two stages at a time: which runs when, the line about them, failures and Ctrl-C."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from stages.repro import Progress, Schedule, expected_seconds, shown
from tests.stages.project import REPOSITORY, Project

_TIMEOUT = 600  # seconds that a busy machine may take
_STAGE = """\
import sys, time
name, until = sys.argv[1:]
def say(what):
    with open("log.txt", "a") as file:
        file.write(f"{what} {name}\\n")
say("begins")
print("half\\rall of it", name)
while until != "now" and f"begins {until}" not in open("log.txt").read():
    time.sleep(0.05)
if name == "bad":
    sys.exit("it is bad")
with open(name, "w") as file:
    file.write(name)
say("ends")
"""


def _project(folder: Path, stages: Mapping[str, tuple[str, list[str]]]) -> None:
    """A DVC project: of each stage the one that it waits for while it runs, and what it needs."""
    (folder / "stage.py").write_text(_STAGE)
    (folder / "stages").mkdir()
    (folder / "stages" / "durations.yaml").write_text("{first: 1, left: 1, right: 1, last: 1}")
    described = {
        name: {"cmd": f"{sys.executable} stage.py {name} {until}", "deps": needs, "outs": [name]}
        for name, (until, needs) in stages.items()
    }
    (folder / "dvc.yaml").write_text(json.dumps({"stages": described}))
    (folder / ".dvc").mkdir()
    (folder / ".dvc" / "config").write_text("[core]\n    no_scm = True\n    analytics = False\n")


def _start(folder: Path, on_ctrl_c: Any = signal.SIG_DFL) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "stages.repro"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(REPOSITORY)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, on_ctrl_c),
    )


def _run(folder: Path) -> tuple[int, str, str]:
    process = _start(folder)
    out, err = process.communicate(timeout=_TIMEOUT)
    return process.returncode, out, err


def _log(folder: Path) -> list[str]:
    return (folder / "log.txt").read_text().splitlines()


@pytest.mark.slow
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="needs two cores")
def test_stages_run_beside_each_other_and_what_is_up_to_date_does_not_run(tmp_path: Path) -> None:
    needs = {
        "first": ("now", []),
        "left": ("right", ["first"]),
        "right": ("left", ["first"]),
        "last": ("now", ["left", "right"]),
    }
    _project(tmp_path, needs)
    code, out, err = _run(tmp_path)
    assert (code, _log(tmp_path)[:2]) == (0, ["begins first", "ends first"])
    assert {line.split()[0] for line in _log(tmp_path)[2:4]} == {"begins"}
    assert _log(tmp_path)[-2:] == ["begins last", "ends last"]
    assert "left | all of it left\n" in out
    assert "git add" not in out
    assert re.search(r"^stage 1 of 4: first; about \d+ s to go$", err, re.MULTILINE), err
    assert "stages 2 and 3 of 4: " in err
    lock = (tmp_path / "dvc.lock").read_text()
    assert all(f"  {name}:\n" in lock for name in needs)
    assert json.loads((tmp_path / "outputs/.durations.json").read_text()).keys() == needs.keys()

    assert _run(tmp_path)[:2] == (0, "All 4 stages are up to date.\n")
    (tmp_path / "left").write_text("other")
    code, out, _ = _run(tmp_path)
    assert (code, "left | " in out, "first | " in out) == (0, True, False)
    assert (tmp_path / "left").read_text() == "left"


def _wait_for(path: Path, text: str) -> None:
    deadline = time.monotonic() + _TIMEOUT
    while not (path.exists() and text in path.read_text()):
        assert time.monotonic() < deadline, f"{text!r} never came"
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("number", "on_ctrl_c"),
    [
        (signal.SIGINT, signal.SIG_DFL),
        (signal.SIGTERM, signal.SIG_DFL),
        (signal.SIGTERM, signal.SIG_IGN),  # as after `nohup` and `&`
    ],
)
def test_a_signal_ends_the_stages_too(tmp_path: Path, number: int, on_ctrl_c: Any) -> None:
    _project(tmp_path, {"first": ("never", [])})
    process = _start(tmp_path, on_ctrl_c)
    _wait_for(tmp_path / "log.txt", "begins first")
    process.send_signal(number)
    _, err = process.communicate(timeout=_TIMEOUT)  # not while a stage held the pipe
    assert process.returncode == 128 + number
    assert err.endswith("interrupted: the same command goes on\n")
    assert not (tmp_path / "first").exists()


def test_a_folder_without_git_is_one_line_with_the_commands_that_mend_it(tmp_path: Path) -> None:
    _project(tmp_path, {"first": ("now", [])})
    (tmp_path / ".dvc" / "config").write_text("")  # as in the repository, `no_scm` is not set
    code, out, err = _run(tmp_path)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"error: {tmp_path} is not a git repository, which DVC needs; ")
    assert "`git init && git add . && git commit -m start`" in err
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    assert _run(tmp_path)[0] == 0  # a commit is missed by experiments alone


@pytest.mark.parametrize("stated", [None, "3"])
def test_a_stage_has_the_environment_that_it_has_without_this_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stated: str | None
) -> None:
    """So it computes on as many threads as by `dvc repro`, see `hf_loading`."""
    monkeypatch.delenv("OMP_NUM_THREADS")
    if stated is not None:
        monkeypatch.setenv("OMP_NUM_THREADS", stated)
    _project(tmp_path, {"first": ("now", [])})
    (tmp_path / "stage.py").write_text(
        "import os; open('first', 'w').write(str(os.environ.get('OMP_NUM_THREADS')))"
    )
    assert _run(tmp_path)[0] == 0
    assert (tmp_path / "first").read_text() == str(stated)


@pytest.mark.parametrize("target", ["spider MODEL=m", "beyond MODEL=m", "ablate"])
def test_an_experiment_without_a_commit_is_one_line_with_the_commands_that_mend_it(
    tmp_path: Path, target: str
) -> None:
    shutil.copy(REPOSITORY / "Makefile", tmp_path)
    (tmp_path / "requirements.lock").touch()
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".installed").touch()

    def said() -> str:
        make = ["make", *target.split()]
        return subprocess.run(make, cwd=tmp_path, capture_output=True, text=True).stderr

    for _ in range(2):  # without git, then without a commit
        first, *_ = said().splitlines()
        assert first.startswith("error: DVC's experiments need a git repository with a commit")
        assert "`git init && git add . && git commit -m start`" in first
        subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    user = ("-c", "user.name=n", "-c", "user.email=e")
    commit = ["git", *user, "commit", "-q", "--allow-empty", "-m", "start"]
    subprocess.run(commit, cwd=tmp_path, check=True)
    assert "git repository" not in said()  # goes on, to where the environment is missing


def test_a_stage_that_fails_ends_all_with_what_it_said(tmp_path: Path) -> None:
    _project(tmp_path, {"bad": ("other", []), "other": ("never", []), "last": ("now", ["bad"])})
    code, out, err = _run(tmp_path)
    assert code == 2
    assert "bad | it is bad" in out
    assert "error: the stage bad has failed, see above; the same command goes on" in err
    assert "begins last" not in _log(tmp_path)


def test_a_pipeline_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    _project(tmp_path, {"first": ("now", [])})
    (tmp_path / "dvc.yaml").write_text("stages: [")
    Project(tmp_path).refusal("repro", "error: dvc.yaml: ")


# first, then the long and the short one beside each other, then the last
_DIAMOND = {"first": "", "short": "first", "long": "first", "last": "long short"}
_NEEDS = {name: frozenset(needs.split()) for name, needs in _DIAMOND.items()}
_SECONDS = {"first": 10.0, "short": 20.0, "long": 60.0, "last": 5.0}


def _end(schedule: Schedule, stage: str, after: float) -> None:
    assert schedule.end(stage, schedule.running[stage] + after) == after


def test_a_stage_begins_once_those_before_it_have_ended_the_longest_way_first() -> None:
    schedule = Schedule(_NEEDS, list(_NEEDS), 2, _SECONDS)
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
    assert Schedule(_NEEDS, list(_NEEDS), jobs, seconds).to_go(0.0) == expected


def test_the_time_to_go_falls_with_the_clock_and_a_stage_that_is_late_has_a_tenth_left() -> None:
    schedule = Schedule(_NEEDS, list(_NEEDS), 2, _SECONDS)
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


def test_durations_are_rounded_as_people_say_them() -> None:
    said = {0.2: "1 s", 42.4: "42 s", 168.0: "170 s", 260.0: "4 min", 7200.0: "2.0 h"}
    assert {seconds: shown(seconds) for seconds in said} == {
        seconds: f"about {text}" for seconds, text in said.items()
    }
