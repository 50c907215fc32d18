"""The databases of the server: those of a folder, and those that clients have uploaded.

A client names a database by its id. An id is looked up, never made into a path.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from lib.data.databases import DatabaseRoot
from lib.db.sandbox import Sandbox
from lib.errors import DataError
from lib.jsonl import read_json, write_json
from lib.serving.guard import RefusedError
from lib.serving.isolation import import_csv, read_database

_SQLITE = b"SQLite format 3\0"
_FILE = "database.sqlite"
_CARD = "upload.json"
_LONGEST_NAME = 60
_UPLOAD = re.compile(r"[0-9a-f]{16}")
_NOT_IN_A_NAME = re.compile(r"[^\w .()-]+")
_GROWTH = 4  # a SQLite file takes more room than the CSV that it is made from
_SECONDS_PER_HOUR = 3600


class UnknownDatabaseError(DataError):
    """No database has this id."""


@dataclass(frozen=True)
class Database:
    """`id`: used in addresses. `name`: shown to people, and in the prompts that show a name."""

    id: str
    name: str
    path: Path
    uploaded: bool

    def card(self) -> dict[str, Any]:
        """The fields for clients, without the path of the file."""
        try:
            size = self.path.stat().st_size
        except OSError:
            size = 0
        return {"id": self.id, "name": self.name, "bytes": size, "uploaded": self.uploaded}


class Databases:
    """`root`: a folder of SQLite files, None for none. `uploads`: the server's own folder.

    `replaced`: the files that are used in place of databases of the folder, see `DatabaseRoot`.
    """

    def __init__(
        self,
        root: Path | None,
        uploads: Path,
        sandbox: Sandbox,
        kept_hours: int,
        kept_bytes: int,
        replaced: Mapping[str, Path] | None = None,
    ) -> None:
        """`kept_bytes`: of all uploads together. Raises DataError where there is no such root."""
        if root is not None and not root.is_dir():
            raise DataError(f"{root}: no such folder; --db-root expects one with SQLite files")
        self._root = root
        self._replaced = replaced
        self._uploads = uploads
        self._sandbox = sandbox
        self._kept_seconds = kept_hours * _SECONDS_PER_HOUR
        self._kept_bytes = kept_bytes
        uploads.mkdir(parents=True, exist_ok=True)

    def all(self) -> list[Database]:
        """Those of the folder by name, then the uploads, the newest first."""
        return [*self._rooted(), *sorted(self._uploaded(*self._uploads.iterdir()), key=_age)]

    def find(self, id: str) -> Database:
        """The database with this id. Raises UnknownDatabaseError."""
        if self._root is not None:
            databases = DatabaseRoot(self._root, self._replaced)
            # clients are not told why a database cannot be opened: the reason contains paths
            with suppress(DataError):
                if id in databases.known_ids:
                    return Database(id, id, databases.find(id), False)
        if _UPLOAD.fullmatch(id):
            for database in self._uploaded(self._uploads / id):
                return database
        raise UnknownDatabaseError(f"no database {id[:100]!r}; GET /api/databases lists them")

    def add(self, file: IO[bytes], file_name: str) -> Database:
        """Keep an uploaded SQLite or CSV file. Blocks while it is copied and checked.

        Raises DataError where it is neither, or cannot be read, RefusedError where all uploads
        would take too much room.
        """
        self._require_room(file)
        name = _plain_name(file_name)
        id = secrets.token_hex(8)
        folder = self._uploads / f".{id}"  # hidden until it is whole
        folder.mkdir()
        try:
            target = folder / _FILE
            head = file.read(len(_SQLITE))
            file.seek(0)
            source = target if head == _SQLITE else folder / "upload.csv"
            with source.open("wb") as copy:
                shutil.copyfileobj(file, copy, 1 << 20)
            if source != target:
                most_bytes = _GROWTH * source.stat().st_size + (1 << 20)
                import_csv(source, target, _table_name(name), most_bytes)
                source.unlink()
            self._check(target, name)
            write_json(folder / _CARD, {"name": name})
            folder.rename(self._uploads / id)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return Database(id, name, self._uploads / id / _FILE, True)

    def _require_room(self, file: IO[bytes]) -> None:
        new = file.seek(0, os.SEEK_END)
        file.seek(0)
        held = sum(path.stat().st_size for path in self._uploads.glob("*/*"))
        if held + new > self._kept_bytes:
            raise RefusedError(
                413,
                f"the uploads that are kept take {held >> 20} MB, the limit is "
                f"{self._kept_bytes >> 20} MB; delete one",
            )

    def remove(self, database: Database) -> None:
        """Delete an upload."""
        shutil.rmtree(database.path.parent, ignore_errors=True)

    def forget_old(self) -> None:
        """Delete expired uploads, and what is left of interrupted ones after the same time."""
        for folder in self._uploads.iterdir():
            if time.time() - folder.stat().st_mtime > self._kept_seconds:
                shutil.rmtree(folder, ignore_errors=True)

    def _rooted(self) -> Iterator[Database]:
        if self._root is None:
            return
        databases = DatabaseRoot(self._root, self._replaced)
        for id in databases.known_ids:
            try:
                yield Database(id, id, databases.find(id), False)
            except DataError:  # a folder without one, a link that leads elsewhere
                continue

    def _uploaded(self, *folders: Path) -> Iterator[Database]:
        for folder in folders:
            if not _UPLOAD.fullmatch(folder.name):
                continue
            try:
                card = read_json(folder / _CARD, "upload it again")
            except DataError:  # deleted in the meantime
                continue
            yield Database(folder.name, card["name"], folder / _FILE, True)

    def _check(self, path: Path, name: str) -> None:
        """Raises DataError where no query or prompt could read the file."""
        result = self._sandbox.execute(path, "SELECT count(*) FROM sqlite_master")
        if result.status != "ok":
            raise DataError(f"{name}: the file cannot be used ({result.error})")
        catalog, _ = read_database(path, name, 0, False)
        if not catalog.tables:
            raise DataError(f"{name}: the database has no table")


def _age(database: Database) -> float:
    try:
        return -database.path.stat().st_mtime
    except OSError:
        return 0.0


def _plain_name(file_name: str) -> str:
    """The name of a file as people would say it, without its ending."""
    base = re.split(r"[/\\]", file_name)[-1]
    stem = base.rsplit(".", 1)[0] or base
    return _NOT_IN_A_NAME.sub(" ", stem).strip()[:_LONGEST_NAME] or "database"


def _table_name(name: str) -> str:
    plain = re.sub(r"\W+", "_", name).strip("_").lower() or "data"
    return f"table_{plain}" if plain.startswith("sqlite_") else plain  # reserved by SQLite
