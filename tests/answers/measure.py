"""Sends texts through everything that reads them: `python -m tests.answers.measure [texts]`.

Prints what raises, the slowest texts, and how far the memory of the process grows. The texts: those
of tests/answers/hostile.py, the answers of real models, and as many made-up ones as are asked for
(5,000).
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
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


def main() -> None:
    made_up = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "concert.sqlite"
        write_database(database, CONCERT_SCRIPT)
        uses = consumers(database, "concert", GOLD)
        before = _peak_mb()
        times: list[tuple[float, str, str]] = []
        errors: Counter[str] = Counter()
        texts = list(_texts(made_up))
        for name, text in tqdm(texts):
            for use, function in uses.items():
                start = time.process_time()
                try:
                    function(text)
                except Exception as error:  # what this script looks for
                    errors[f"{use}: {type(error).__name__} on {name}"] += 1
                times.append((time.process_time() - start, use, name))
    print(
        f"texts: {len(texts)}; exceptions: {errors.total()}; memory: +{_peak_mb() - before:.0f} MB"
    )
    for message, _ in errors.most_common(_SLOWEST):
        print(message)
    for seconds, use, name in sorted(times, reverse=True)[:_SLOWEST]:
        print(f"{seconds:.2f} s  {use}: {name}")


def _texts(made_up: int) -> Iterator[tuple[str, str]]:
    for texts in (long_texts(), deep_texts(), odd_texts()):
        yield from texts.items()
    for answer in read_answers():
        yield f"{answer.model}: {answer.text[:60]!r}", answer.text
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
    yield from ((f"made up: {text[:60]!r}", text) for text in found)


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
