"""The databases of the questions that pairs are made from."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from lib.db.catalog import Catalog, load_catalog
from lib.records import Example
from lib.sql.parse import normalise

_SAMPLE_VALUES = 8


class Databases:
    """The catalogs of the databases, with sample values, and normal forms with their help."""

    def __init__(self) -> None:
        self._catalogs = lru_cache(maxsize=None)(self._load)

    def catalog(self, example: Example) -> Catalog:
        """Raises DataError where the database cannot be read."""
        return self._catalogs(example.db_path, example.db_id)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database."""
        return normalise(sql, self.catalog(example))

    @staticmethod
    def _load(db_path: str, db_id: str) -> Catalog:
        return load_catalog(Path(db_path), db_id, _SAMPLE_VALUES)
