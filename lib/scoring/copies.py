"""Perturbed copies of the databases of a set of questions, made when they are first needed."""

from __future__ import annotations

import logging
from array import array
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from lib.db.perturb.copies import perturbed_copies
from lib.errors import DataError
from lib.records import Example
from lib.sql.lines import single_line

PERTURBED = Path("outputs/.cache/perturbed")
"""Where the copies are kept. Deleting the folder costs a minute at most."""

_SEED = 13

_log = logging.getLogger(__name__)


Copies = Callable[[str], tuple[str, ...]]
"""Takes the path of a database; returns the files of its copies."""


class PerturbedCopies:
    """Makes the copies around the constants in the questions' gold SQL; see `Copies`.

    They depend on the database, on all gold queries of `examples` for it, and on nothing that a
    model predicts; so all runs on the same questions see the same copies.
    """

    def __init__(self, examples: Sequence[Example], cache: Path = PERTURBED) -> None:
        self._cache = cache
        self._examples = examples
        self._positions: dict[str, array[int]] = defaultdict(partial(array, "L"))
        for position, example in enumerate(examples):
            self._positions[example.db_path].append(position)
        self._copies: dict[str, tuple[str, ...]] = {}

    def __call__(self, db_path: str) -> tuple[str, ...]:
        """The files of the copies.

        Empty, with a warning, for a database that cannot be copied, for whatever reason: then the
        original alone counts. Raises OSError where the copies cannot be written.
        """
        if db_path not in self._copies:
            self._copies[db_path] = self._make(db_path)
        return self._copies[db_path]

    def _make(self, db_path: str) -> tuple[str, ...]:
        # here: sqlglot takes half a second that scoring without a strict verdict need not pay
        from lib.sql.column_uses import conditions_of_queries

        database = Path(db_path)
        try:
            copies = perturbed_copies(
                database,
                self._cache,
                _SEED,
                self._queries(db_path),
                lambda queries: conditions_of_queries(database, queries),
            )
        except OSError:  # no room for the copies: without them verdicts would differ
            raise
        except Exception as error:  # a file may hold anything; the run is worth more
            known = isinstance(error, DataError)
            reason = error if known else f"{db_path}: cannot be perturbed ({error!r})"
            _log.warning("warning: %s; its strict verdicts rest on the original alone", reason)
            return ()
        return tuple(map(str, copies))

    def _queries(self, db_path: str) -> tuple[str, ...]:
        """The different gold and accepted queries for a database, in the order of the questions.

        On one line each, as a run's gold.sql has them: scoring that file gives the same copies.
        """
        positions = self._positions[db_path]
        examples = (self._examples[position] for position in positions)
        texts = (single_line(sql) for one in examples for sql in (one.gold_sql, *one.accepted_sql))
        return tuple(dict.fromkeys(texts))
