"""How fast the explorer opens: `python -m tests.report.explorer.measure`.

Makes 10,000 trajectories of 10 kB each (five runs, 2,000 questions, one to three turns), makes the
explorer from them, and opens it in headless Chromium. Prints the median and the maximum of five
times, in milliseconds. The figure in docs/explore.md comes from here.
"""

import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from lib.base.records import HARDNESS_LEVELS, Trajectory
from lib.database.sandbox.sandbox import Sandbox
from lib.report.document import EXPLORER
from lib.report.explorer.bundle import write_bundle
from lib.report.explorer.runs import find_runs
from lib.report.runs import Databases
from tests.report.browser import Browser
from tests.report.explorer.builders import NAMES, one_question, ran, write_run_folder
from tests.report.factory import right, user_message, wrong
from tests.stages.project import Project

_RUNS = ("base", "sft", "dpo", "sft_dpo", "grpo")
_QUESTIONS = 2000
_TIMES = 5
_OPENED = "performance.getEntriesByName('opened')"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = Project.create(Path(folder) / "project")
        outputs = project.root / "outputs"
        for run in _RUNS:
            write_run_folder(outputs, f"eval_repair/{run}/online", *_trajectories(run), run=run)
        size = sum(path.stat().st_size for path in outputs.rglob("*.jsonl"))
        print(f"{size / 1e6:.0f} MB in {len(_RUNS) * _QUESTIONS:,} trajectories")
        started = time.perf_counter()
        with Sandbox() as sandbox:
            databases = Databases(project.data / "database")
            left_out: list[str] = []
            runs = find_runs(outputs, "tiny", dict, left_out)
            write_bundle(runs, left_out, outputs / "explore", lambda data: databases, sandbox)
        print(f"made in {time.perf_counter() - started:.1f} s")
        with Browser(Path(folder) / "browser") as browser:
            browser.resize(1400, "light")
            _measure(browser, outputs / "explore" / EXPLORER)


def _trajectories(run: str) -> Iterator[Trajectory]:
    chance = random.Random(run)
    schema = "\n".join(f"table_{n} : id int , name text , city text" for n in range(60))
    for number in range(_QUESTIONS):
        attempts = [ran(f"{NAMES} WHERE capacity > {chance.randrange(9)}", 3)]
        if chance.random() < 0.5:
            attempts.append(wrong(chance.choice(("no_such_column", "syntax_error")), 2))
        if chance.random() < 0.5:
            attempts.append(right(len(attempts) + 1, NAMES, row_count=3))
        question = f"Question {number}: what are the names of all stadiums in the city?"
        prompt = user_message(f"{schema}\nQuestion: {question}\nSQL:")
        difficulty = HARDNESS_LEVELS[number % 4]
        trajectory = one_question(
            f"dev-{number:05d}", *attempts, question=question, difficulty=difficulty
        )
        yield replace(
            trajectory, steps=tuple(replace(s, messages=prompt) for s in trajectory.steps)
        )


def _measure(browser: Browser, page: Path) -> None:
    opened = []
    for _ in range(_TIMES):
        browser.open(page)
        browser.wait_until(f"{_OPENED}.length > 0")
        opened.append(browser.evaluate(f"{_OPENED}[0].startTime"))
    print(f"open: {statistics.median(opened):.0f} ms, at most {max(opened):.0f} ms")


if __name__ == "__main__":
    main()
