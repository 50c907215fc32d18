"""Sends texts through everything that reads them: `python -m tests.answers.measure --help`.

Prints what raises an exception, the slowest texts, and how far the memory of the process grows. A
text that takes more than a second is printed at once; after ten seconds it is stopped. All hostile
texts take a quarter of an hour on one core; `--part 1/4` runs a quarter of them.
"""

from __future__ import annotations

import argparse
import resource
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from tqdm import tqdm

from tests.answers.consumers import consumers
from tests.answers.fixture import read_answers
from tests.answers.hostile import deep_texts, long_texts, odd_texts
from tests.answers.texts import model_texts
from tests.conftest import CONCERT_SCRIPT, write_database

GOLD = (
    "SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 ON T1.singer_id = T2.singer_id "
    "WHERE T1.age > 30 ORDER BY T1.age LIMIT 1"
)
_SLOWEST = 15
_KINDS = ("made-up", "real", "hostile")
_SLOW_SECONDS = 1.0
_MOST_SECONDS = 10.0


def _out_of_time(*_: object) -> None:
    raise TimeoutError(f"more than {_MOST_SECONDS} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", default=_KINDS, help="of texts: " + ", ".join(_KINDS))
    parser.add_argument("--texts", type=int, default=5000, help="how many are made up")
    parser.add_argument("--part", default="1/1", help="of the texts, such as 2/4")
    arguments = parser.parse_args()
    part, parts = map(int, arguments.part.split("/"))
    signal.signal(signal.SIGPROF, _out_of_time)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "concert.sqlite"
        write_database(database, CONCERT_SCRIPT)
        uses = consumers(database, "concert", GOLD)
        before = _peak_mb()
        times: list[tuple[float, str, str]] = []
        errors: Counter[str] = Counter()
        texts = [pair for kind in arguments.kinds for pair in _texts(kind, arguments.texts)]
        texts = texts[part - 1 :: parts]
        for name, text in tqdm(texts):
            for use, function in uses.items():
                start = time.process_time()
                signal.setitimer(signal.ITIMER_PROF, _MOST_SECONDS)
                try:
                    function(text)
                except Exception as error:  # what this script looks for
                    errors[f"{use}: {type(error).__name__} on {name}"] += 1
                finally:
                    signal.setitimer(signal.ITIMER_PROF, 0)
                seconds = time.process_time() - start
                times.append((seconds, use, name))
                if seconds > _SLOW_SECONDS:
                    tqdm.write(f"{seconds:.2f} s  {use}: {name}")
    print(
        f"texts: {len(texts)}; exceptions: {errors.total()}; memory: +{_peak_mb() - before:.0f} MB"
    )
    for message, _ in errors.most_common(_SLOWEST):
        print(message)
    for seconds, use, name in sorted(times, reverse=True)[:_SLOWEST]:
        print(f"{seconds:.2f} s  {use}: {name}")


def _texts(kind: str, made_up: int) -> list[tuple[str, str]]:
    if kind == "real":
        return [(f"{a.model}: {a.text[:60]!r}", a.text) for a in read_answers()]
    if kind == "hostile":
        return [*odd_texts().items(), *deep_texts().items(), *long_texts().items()]
    found: list[str] = []

    @settings(
        max_examples=made_up,
        database=None,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(model_texts())
    def collect(text: str) -> None:
        found.append(text)

    collect()
    return [(f"made up: {text[:60]!r}", text) for text in found]


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
