"""The answers of real models that the tests read, compressed."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

_FILE = Path(__file__).with_name("real_answers.jsonl.xz")


class RealAnswer(NamedTuple):
    """A text of `model`. `kind`: first, repair or nonsense. `db_id`: of the demo, "" if none."""

    model: str
    temperature: float
    kind: str
    db_id: str
    question: str
    text: str


def read_answers() -> list[RealAnswer]:
    """All answers of the fixture, in order; none if its file does not exist yet."""
    if not _FILE.exists():
        return []
    with lzma.open(_FILE, "rt", encoding="utf-8") as file:
        return [RealAnswer(*json.loads(line)) for line in file]


def add_answers(answers: Iterable[RealAnswer]) -> None:
    """Append to the fixture. The file is rewritten, because one stream compresses best."""
    lines = [json.dumps(answer) for answer in (*read_answers(), *answers)]
    _FILE.write_bytes(lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=9))
