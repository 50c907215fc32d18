"""Gold as training text: in normal form, and known to run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from lib.db.catalog import Catalog, load_catalog
from lib.db.files import UnusableDatabaseError
from lib.db.sandbox import Query, Sandbox
from lib.pairs.pair import Candidate
from lib.params import SchemaParams
from lib.records import Example, ExecutionResult, Trajectory
from lib.repair.prompts import is_chat
from lib.rollout.record import shown_rows
from lib.schema.serialise import SchemaStyle, spell_names
from lib.scoring.ex import results_match
from lib.sql.lines import single_line
from lib.sql.parse import normalise

_SAMPLE_VALUES = 8


class Databases:
    """The catalogs of the databases, with sample values, and queries in normal form."""

    def __init__(self, style: SchemaStyle = "compact") -> None:
        """`style`: how prompts show a schema, which decides how its names are spelt."""
        self.style = style
        self._catalogs = lru_cache(maxsize=None)(self._load)

    def catalog(self, example: Example) -> Catalog:
        """Empty if the database is damaged or missing."""
        return self._catalogs(example.db_path, example.db_id)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database, with the prompt's names.

        Gold often spells names as the database does: then the spelling alone would tell chosen from
        rejected, and one mistake in two spellings would count as two.
        """
        catalog = self.catalog(example)
        return spell_names(normalise(sql, catalog), catalog, self.style)

    @classmethod
    def of(cls, params: SchemaParams, trajectories: Iterable[Trajectory]) -> Databases:
        """With names as the prompts of the trajectories show them."""
        if params.style != "auto":
            return cls(params.style)
        prompts = (turn.messages for trajectory in trajectories for turn in trajectory.turns[:1])
        first = next(prompts, None)
        return cls("ddl" if first is not None and is_chat(first) else "compact")

    @staticmethod
    def _load(db_path: str, db_id: str) -> Catalog:
        try:
            return load_catalog(Path(db_path), db_id, _SAMPLE_VALUES)
        except UnusableDatabaseError:  # no question on it is answered, and no gold runs
            return Catalog(db_id)


_BATCH = 256  # questions whose results are held at once


@dataclass(frozen=True)
class GoldAnswer:
    """Gold SQL that runs, in normal form. `shown`: its result with the first rows only."""

    sql: str
    row_count: int
    shown: ExecutionResult

    def candidate(self, reward: float) -> Candidate:
        """Gold as the chosen side of a pair."""
        return Candidate(self.sql, "gold", reward, self.shown, self.row_count)


def gold_answers(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> dict[str, GoldAnswer]:
    """Gold by example id; questions whose gold does not run are left out."""
    return {example.id: gold for example, gold, _ in run_gold(examples, databases, sandbox)}


def run_gold(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> Iterator[tuple[Example, GoldAnswer, ExecutionResult]]:
    """The examples whose gold runs, with gold and its result.

    The normal form is used only where it returns just what the original returns, in its order;
    otherwise the original on one line. Results are held for one batch at a time.
    """
    for start in range(0, len(examples), _BATCH):
        batch = examples[start : start + _BATCH]
        forms = [(databases.normalise(e, e.gold_sql), single_line(e.gold_sql)) for e in batch]
        queries = [
            Query(example.db_path, sql)
            for example, texts in zip(batch, forms, strict=True)
            for sql in (example.gold_sql, *texts)
        ]
        unique = list(dict.fromkeys(queries))
        results = dict(zip(unique, sandbox.execute_many(unique), strict=True))
        for example, texts in zip(batch, forms, strict=True):
            original = results[Query(example.db_path, example.gold_sql)]
            for sql in texts:
                result = results[Query(example.db_path, sql)]
                if results_match(original, result, order_matters=True):
                    shown = replace(original, rows=shown_rows(original.rows), elapsed_ms=0.0)
                    yield example, GoldAnswer(sql, len(original.rows), shown), original
                    break
