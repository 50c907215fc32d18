"""The databases of the trajectories, as far as they still exist.

A report is made of trajectories alone. Tables that also need a schema (clauses, recall, wrong
columns) say which databases are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from lib.data.databases import DatabaseRoot
from lib.data.rows import has_rows
from lib.db.catalog import Catalog, load_catalog
from lib.errors import DataError
from lib.records import Trajectory

_NAMED = 5


class Databases:
    """The databases of one data set, looked up by db_id; each is read once.

    `replaced`: see `DatabaseRoot`.
    """

    def __init__(self, root: Path, replaced: Mapping[str, Path] | None = None) -> None:
        self._root = DatabaseRoot(root, replaced)
        self._paths: dict[str, Path | None] = {}
        self._catalogs: dict[str, Catalog | None] = {}

    def path(self, db_id: str) -> Path | None:
        """The file of a database; None where it is not there."""
        if db_id not in self._paths:
            try:
                self._paths[db_id] = self._root.find(db_id)
            except DataError:
                self._paths[db_id] = None
        return self._paths[db_id]

    def catalog(self, db_id: str) -> Catalog | None:
        """The schema of a database; None where it is not there or cannot be read."""
        if db_id not in self._catalogs:
            path = self.path(db_id)
            try:
                self._catalogs[db_id] = load_catalog(path, db_id) if path else None
            except DataError:
                self._catalogs[db_id] = None
        return self._catalogs[db_id]

    def has_rows(self, db_id: str) -> bool:
        """False where all tables of the database are empty; True where it is not there."""
        path = self.path(db_id)
        return path is None or has_rows(path)

    def without_rows(self, trajectories: Iterable[Trajectory]) -> list[str]:
        """The databases of the trajectories that have no rows."""
        return sorted(name for name in {t.db_id for t in trajectories} if not self.has_rows(name))

    def absence_note(self, trajectories: Iterable[Trajectory]) -> str:
        """One sentence that names the databases that are gone; empty where all are there."""
        names = dict.fromkeys(t.db_id for t in trajectories)
        missing = [name for name in names if self.catalog(name) is None]
        if not missing:
            return ""
        return (
            f" Questions on {len(missing)} databases are left out, since the data set's folder has "
            f"no readable file of theirs: {', '.join(missing[:_NAMED])}"
            f"{' and others' if len(missing) > _NAMED else ''}."
        )
