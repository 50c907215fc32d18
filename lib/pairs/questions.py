"""The databases of the questions that pairs are made from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from lib.db.catalog import Catalog, DamagedDatabaseError, load_catalog
from lib.params import SchemaParams
from lib.records import Example, Trajectory
from lib.repair.prompts import is_chat
from lib.schema.serialise import SchemaStyle
from lib.schema.spelling import spell_names
from lib.sql.parse import normalise

_SAMPLE_VALUES = 8


class Databases:
    """The catalogs of the databases, with sample values, and normal forms with their help."""

    def __init__(self, style: SchemaStyle = "compact") -> None:
        """`style`: how the prompts show a schema, and with it the letters of its names."""
        self.style = style
        self._catalogs = lru_cache(maxsize=None)(self._load)

    def catalog(self, example: Example) -> Catalog:
        """Without tables where the database is damaged. Raises DataError where it is missing."""
        return self._catalogs(example.db_path, example.db_id)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database, with the prompt's names.

        Gold often has names as the database has them: then their letters alone would tell chosen
        from rejected, and one mistake in two spellings would be two.
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
        except DamagedDatabaseError:  # no question on it is answered, and no gold runs
            return Catalog(db_id)
