"""The databases of a data set: finds the file that a record names, and those without rows.

A database is named by a path, relative to the root or absolute, or by `db_id`, whose file is
`{root}/{db_id}/{db_id}.sqlite` (Spider, BIRD) or `{root}/{db_id}.sqlite`. A `db_id` and a relative
path never lead outside the root, not through `..` and not through a symbolic link. An absolute
path is the choice of whoever wrote the records, and is taken as it is. A file that replaces one of
the data set (`datasets.{name}.replaced`) lies anywhere.
"""

import difflib
import logging
import os
import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from functools import cached_property, lru_cache
from pathlib import Path

from lib.base.errors import DataError
from lib.base.records import Example
from lib.database.catalog import load_catalog, quote_identifier
from lib.database.files import (
    Deadline,
    UnusableDatabaseError,
    check_database_file,
    connect_read_only,
)

_MAX_SECONDS = 30.0

_log = logging.getLogger(__name__)


class DatabaseRoot:
    """The folder with the databases of one data set. One that is found is looked up only once.

    `replaced`: by `db_id`, the file that is used in place of the one in the folder.
    """

    def __init__(self, root: Path, replaced: Mapping[str, Path] | None = None) -> None:
        self._root = root
        self._replaced = dict(replaced or {})
        self._found: dict[str, Path] = {}

    def find(self, db_id: str) -> Path:
        """The file of the database `db_id`.

        Raises UnusableDatabaseError where there is none, with the nearest known name, or where its
        header is not that of a database, and DataError where the name leads outside the root.
        """
        if db_id not in self._found:
            check_database_id(db_id)
            self._found[db_id] = self._checked(self._replaced.get(db_id) or self._existing(db_id))
        return self._found[db_id]

    def _existing(self, db_id: str) -> Path:
        places = self._places(db_id)
        for path in places:
            if self._inside(path).exists():
                return path
        near = difflib.get_close_matches(db_id, self.known_ids, n=1)
        raise UnusableDatabaseError(
            f"no database {db_id!r} in {self._root}; expected {db_id}/{db_id}.sqlite there"
            + (f"; did you mean {near[0]!r}?" if near else ""),
            places[0],
        )

    def locate(self, text: str) -> Path:
        """The file at a path, absolute or relative to the root. Raises as `find` does."""
        if "\0" in text:
            raise DataError(f"expected a path, found {text!r}")
        given = Path(text)
        path = given if given.is_absolute() else self._inside(self._root / given, text)
        replaced = (file for id, file in self._replaced.items() if path in self._places(id))
        return self._checked(next(replaced, path))

    def _places(self, db_id: str) -> tuple[Path, Path]:
        """Where the folder may have the database."""
        return self._root / db_id / f"{db_id}.sqlite", self._root / f"{db_id}.sqlite"

    def _checked(self, path: Path) -> Path:
        for db_id, file in self._replaced.items():
            if path == file and not path.exists():
                raise UnusableDatabaseError(
                    f"no file {path}, which is used in place of the database {db_id}; put it "
                    "there, or take it out of `datasets.{name}.replaced` (docs/data.md)",
                    path,
                )
        check_database_file(path)
        return path

    def _inside(self, path: Path, given: str = "") -> Path:
        """`path` itself. Raises DataError where it, or what it links to, is outside the root."""
        real = Path(os.path.realpath(path))  # pathlib refuses links in a circle
        if not real.is_relative_to(self._resolved_root):
            raise DataError(f"{given or path} leads outside the database root {self._root}")
        return path

    @cached_property
    def _resolved_root(self) -> Path:
        if not self._root.is_dir():
            raise DataError(f"no database folder {self._root}; expected one with SQLite files")
        return self._root.resolve()

    @cached_property
    def known_ids(self) -> list[str]:
        """The names that databases of the folder may have, in order."""
        return sorted(
            child.stem if child.suffix == ".sqlite" else child.name
            for child in self._root.iterdir()
            if (child.suffix == ".sqlite" or child.is_dir())
            and not child.name.startswith((".", "__MACOSX"))  # what archives leave behind
        )


def check_database_id(db_id: str) -> None:
    """Raise DataError unless `db_id` is the plain name of a folder."""
    if db_id in (".", "..") or any(sign in db_id for sign in "/\\\0"):
        raise DataError(f"field `db_id`: expected the plain name of a database, found {db_id!r}")


def without_rows(examples: Iterable[Example]) -> list[str]:
    """The ids of the questions whose database has no row in any table, in order.

    On these, nearly any query returns what gold returns.
    """
    return [example.id for example in examples if not has_rows(Path(example.db_path))]


@lru_cache(maxsize=1024)
def has_rows(database: Path) -> bool:
    """Whether any table has a row. A missing or unreadable database is taken to have some."""
    try:
        tables = {table.name for table in load_catalog(database).tables}
        return not tables or bool(tables - empty_tables(database))
    except DataError:
        return True


@lru_cache(maxsize=64)
def empty_tables(database: Path) -> frozenset[str]:
    """The tables that have no rows; views count as tables.

    A table that cannot be read is logged as a warning and left out, as are all tables that are not
    reached within half a minute. A missing or damaged database has none.
    """
    try:
        tables = load_catalog(database).tables
    except UnusableDatabaseError:  # running gold reports it
        return frozenset()
    empty = set()
    deadline = Deadline(_MAX_SECONDS)
    with closing(connect_read_only(database)) as connection:
        deadline.guard(connection)
        for table in tables:
            sql = f"SELECT EXISTS (SELECT 1 FROM {quote_identifier(table.name)})"
            try:
                if not connection.execute(sql).fetchone()[0]:
                    empty.add(table.name)
            except sqlite3.Error as error:
                read = f"{database}: {table.name}", deadline.reason(error)
                _log.warning(
                    "warning: %s cannot be read (%s); whether it has rows is not known", *read
                )
            if deadline.passed():  # an endless view, say; the remaining tables are skipped
                break
    return frozenset(empty)
