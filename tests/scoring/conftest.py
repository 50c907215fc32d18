"""Shared by the tests of scoring: a schema with foreign keys, a folder for perturbed copies."""

from pathlib import Path

import pytest

from lib.database.catalog import Catalog, Column, ForeignKey, Table
from lib.scoring.spider_query import SpiderSchema


@pytest.fixture(scope="session")
def concert_catalog() -> Catalog:
    def columns(*names: str) -> tuple[Column, ...]:
        return tuple(Column(name, "TEXT") for name in names)

    return Catalog(
        "concert",
        (
            Table("Singer", columns("Singer_ID", "Name", "Country", "Age")),
            Table("stadium", columns("stadium_id", "name", "city", "capacity")),
            Table(
                "concert",
                columns("concert_id", "theme", "year", "stadium_id"),
                (ForeignKey(("stadium_id",), "stadium", ("stadium_id",)),),
            ),
            Table(
                "singer_in_concert",
                columns("concert_id", "singer_id"),
                (
                    ForeignKey(("concert_id",), "concert", ("concert_id",)),
                    ForeignKey(("singer_id",), "singer", ("singer_id",)),
                ),
            ),
        ),
    )


@pytest.fixture(scope="session")
def concert_schema(concert_catalog: Catalog) -> SpiderSchema:
    return SpiderSchema.from_catalog(concert_catalog)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Shared by all tests, since copies are found again by the content of the database."""
    return tmp_path_factory.mktemp("cache")
