"""Questions on disk that can be read like a list, so that a large run holds none in memory."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import overload

from lib.base.records import Example, from_json, to_json

_SETUP = """
CREATE TABLE examples (position INTEGER PRIMARY KEY, id TEXT NOT NULL, fields TEXT NOT NULL);
CREATE INDEX ids ON examples (id);
"""


class ExampleStore(Sequence[Example]):
    """Examples in a temporary SQLite file that disappears with the process."""

    def __init__(self, examples: Iterable[Example]) -> None:
        # a rollout may generate in one thread and judge in another; SQLite lets them take turns
        self._connection = sqlite3.connect("", isolation_level=None, check_same_thread=False)
        self._connection.executescript(_SETUP)
        self._connection.execute("BEGIN")
        self._connection.executemany(
            "INSERT INTO examples VALUES (?, ?, ?)",
            (
                (position, example.id, json.dumps(to_json(example)))
                for position, example in enumerate(examples)
            ),
        )
        self._connection.execute("COMMIT")
        (self._length,) = self._connection.execute("SELECT count(*) FROM examples").fetchone()

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Example: ...

    @overload
    def __getitem__(self, index: slice) -> list[Example]: ...

    def __getitem__(self, index: int | slice) -> Example | list[Example]:
        positions = range(self._length)[index]
        if isinstance(positions, range):
            return [self._at(position) for position in positions]
        return self._at(positions)

    def __iter__(self) -> Iterator[Example]:
        rows = self._connection.execute("SELECT fields FROM examples ORDER BY position")
        return (_example(fields) for (fields,) in rows)

    def ids(self) -> Iterator[str]:
        """The ids, in order."""
        rows = self._connection.execute("SELECT id FROM examples ORDER BY position")
        return (example_id for (example_id,) in rows)

    def find(self, example_id: str) -> Example | None:
        """The example with that id; None where there is none."""
        row = self._connection.execute(
            "SELECT fields FROM examples WHERE id = ?", (example_id,)
        ).fetchone()
        return None if row is None else _example(row[0])

    def _at(self, position: int) -> Example:
        (fields,) = self._connection.execute(
            "SELECT fields FROM examples WHERE position = ?", (position,)
        ).fetchone()
        return _example(fields)


class GoldSql(Mapping[str, str]):
    """Gold SQL by example id, read from the stores when it is asked for."""

    def __init__(self, stores: Iterable[ExampleStore]) -> None:
        self._stores = tuple(stores)

    def __getitem__(self, example_id: str) -> str:
        for store in self._stores:
            example = store.find(example_id)
            if example is not None:
                return example.gold_sql
        raise KeyError(example_id)

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(store.ids() for store in self._stores)

    def __len__(self) -> int:
        return sum(map(len, self._stores))


def _example(fields: str) -> Example:
    return from_json(Example, json.loads(fields))
