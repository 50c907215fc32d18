"""Observations on the concert database, as a sandbox would make them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from lib.answering.repair.observation import Observation
from lib.base.records import ExecutionResult
from lib.database.catalog import Catalog, load_catalog
from lib.database.files import connect_read_only
from tests.conftest import CONCERT_SCRIPT, write_database

Observe = Callable[[str], Observation]


@pytest.fixture(scope="session")
def shared_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The concert database, made once: no test in this folder writes to it."""
    path = tmp_path_factory.mktemp("repair") / "concert.sqlite"
    write_database(path, CONCERT_SCRIPT)
    return path


@pytest.fixture(scope="session")
def catalog(shared_database: Path) -> Catalog:
    return load_catalog(shared_database)


@pytest.fixture(scope="session")
def observe(shared_database: Path) -> Observe:
    """Run trusted SQL and return what an executor would observe."""

    def run(sql: str) -> Observation:
        connection = connect_read_only(shared_database)
        try:
            cursor = connection.execute(sql)
            columns = tuple(column[0] for column in cursor.description)
            result = ExecutionResult("ok", columns, tuple(cursor.fetchall()))
        except sqlite3.Error as error:
            result = ExecutionResult("error", error=str(error))
        finally:
            connection.close()
        return Observation(sql, result)

    return run
