"""The questions that pairs are made from, and their databases."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from lib.data.ingest import load_examples
from lib.db.catalog import Catalog, load_catalog
from lib.params import Params, dataset_paths
from lib.records import Example
from lib.sql.parse import normalise

_SAMPLE_VALUES = 8


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects."""
    paths = dataset_paths(params)
    return load_examples(
        paths.train,
        paths.databases,
        offset=params.train_split.offset,
        limit=params.train_split.limit,
        missing_databases=paths.missing_databases,
    )


def held_out_examples(params: Params) -> list[Example]:
    """All questions that training must not have seen: dev, and test where the data set has one."""
    paths = dataset_paths(params)
    files = [path for path in (paths.dev, paths.test) if path is not None]
    return [
        example
        for path in files
        for example in load_examples(
            path, paths.databases, missing_databases=paths.missing_databases
        )
    ]


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
