"""Answers of real models to the demo's questions, and to odd ones, compressed."""

import json
import lzma
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
    """All answers of the fixture, in order."""
    with lzma.open(_FILE, "rt", encoding="utf-8") as file:
        return [RealAnswer(*json.loads(line)) for line in file]
