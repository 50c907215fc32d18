"""What `train_react_sft` learns from, read from files: demonstrations, and direct answers."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

from lib.errors import DataError
from lib.jsonl import read_jsonl
from lib.records import Message, Messages, from_json
from lib.training.rows import SFT_FIELDS, Dialogue, Exchange, read_rows


def read_dialogues(
    demonstrations: Path, direct: Path, direct_share: float, seed: int
) -> list[Dialogue]:
    """The demonstrations of react.jsonl and roles.jsonl, and so many direct rows beside them.

    Steps of one episode in roles.jsonl become one dialogue. Raises DataError that names the file.
    """
    found = list(_demonstrated(demonstrations / "react.jsonl"))
    if not found:
        raise DataError(f"{demonstrations / 'react.jsonl'}: no rows; see summary.json beside it")
    found += _demonstrated(demonstrations / "roles.jsonl")
    count = round(len(found) * direct_share / (1 - direct_share))
    rows = read_rows(direct, SFT_FIELDS) if count else []
    return [*found, *map(_direct, random.Random(seed).sample(rows, min(count, len(rows))))]


def _demonstrated(path: Path) -> Iterator[Dialogue]:
    """A dialogue for each run of rows of the same question and way to answer."""

    def episode(row: Mapping[str, Any]) -> tuple[str, str]:
        return row["example_id"], row["mode"]

    try:
        for _, rows in groupby(read_jsonl(path), episode):
            of_episode = list(rows)
            steps = (step for row in of_episode for step in row["steps"] if step["target"])
            first = of_episode[0]
            yield Dialogue(first["example_id"], first["db_id"], tuple(map(_exchange, steps)))
    except (KeyError, TypeError) as error:
        raise DataError(
            f"{path}: no demonstrations ({error}); run `stages.gen_react` again"
        ) from None


def _exchange(step: Mapping[str, Any]) -> Exchange:
    # a model without a chat template goes on behind a space; for another one it is cut
    return _messages(step["messages"]), (Message("assistant", f" {step['text']}"),)


def _direct(row: Mapping[str, Any]) -> Dialogue:
    exchange = _messages(row["prompt"]), _messages(row["completion"])
    meta = row.get("meta", {})
    return Dialogue(str(meta.get("example_id", "")), str(meta.get("db_id", "")), (exchange,))


def _messages(listed: Iterable[Any]) -> Messages:
    return tuple(from_json(Message, message) for message in listed)
