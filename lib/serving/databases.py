"""The databases of the server and their descriptions.

Databases are those of a folder, and those that clients have uploaded. A client names one by its id,
which is looked up, never made into a path.

Users describe tables and columns in YAML beside the file, by lines such as `table: text` and
`table.column: text`. The text is not trusted: it goes into the prompt's hint as data, on one line
of bounded length, and the SQL that a model writes from it runs in the sandbox like any other.
"""

import json
import os
import re
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from starlette.datastructures import UploadFile

from lib.answering.repair.prompts import one_line
from lib.base.errors import DataError
from lib.base.jsonl import read_json, write_json, write_text
from lib.data.databases import DatabaseRoot
from lib.data.own import Role, guess_columns
from lib.database.catalog import Catalog, fold_case, load_catalog, quote_identifier
from lib.database.names import text_words
from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql.file_doubts import ImportDoubts, left_out_reason, write_import_doubts
from lib.serving.guard import RefusedError
from lib.serving.imports.kinds import SQLITE, ImportOptions, check_sqlite, missing_changes, no_table
from lib.serving.isolation import check_upload, import_files

Descriptions = Mapping[str, str]
"""By `table` or `table.column`, as the catalog spells them."""

LONGEST_FILE = 16 << 10  # bytes; hostile YAML of this size takes a third of a second to read
_LONGEST_TEXT = 300  # characters, of one description
_SHOWN = 800  # characters, of all descriptions in one prompt

_FILE = "database.sqlite"
_CARD = "upload.json"
_LONGEST_NAME = 60
_UPLOAD = re.compile(r"[0-9a-f]{16}")
_NOT_IN_A_NAME = re.compile(r"[^\w .()-]+")
_GROWTH = 40  # as a SQLite file, of a packed workbook; a bomb has more
_SECONDS_PER_HOUR = 3600


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


@dataclass
class Databases:
    """`root`: a folder of SQLite files, None for none. `uploads`: the server's own folder.

    `kept_bytes`: of all uploads together. `replaced`: the files that are used in place of databases
    of the folder, see `DatabaseRoot`. Raises DataError where there is no such root.
    """

    root: Path | None
    uploads: Path
    sandbox: Sandbox
    kept_hours: int
    kept_bytes: int
    replaced: Mapping[str, Path] | None = None

    def __post_init__(self) -> None:
        if self.root is not None and not self.root.is_dir():
            raise DataError(f"{self.root}: no such folder; --db-root expects one with SQLite files")
        self.uploads.mkdir(parents=True, exist_ok=True)

    def all(self) -> list[Database]:
        """Those of the folder by name, then the uploads, the newest first."""
        return [*self._rooted(), *sorted(self._uploaded(*self.uploads.iterdir()), key=_age)]

    def find(self, id: str) -> Database:
        """The database with this id, or the only upload of this name.

        Raises RefusedError where there is none.
        """
        for database in self._rooted(id):
            return database
        if _UPLOAD.fullmatch(id):
            for database in self._uploaded(self.uploads / id):
                return database
        named = [one for one in self._uploaded(*self.uploads.iterdir()) if one.name == id]
        if len(named) > 1:
            ids = ", ".join(one.id for one in named)
            raise RefusedError(404, f"{len(named)} uploads are named {id!r}; name an id: {ids}")
        if named:
            return named[0]
        raise RefusedError(404, f"no database {id[:100]!r}; GET /api/databases lists them")

    def add(
        self, files: Sequence[UploadFile], options: ImportOptions, gone: threading.Event
    ) -> tuple[Database, dict[str, Any]]:
        """Keep an uploaded SQLite file, or files of tables as one database.

        Returns it with what the import chose and changed: `tables`, `notes`. Blocks while files are
        copied and read; keeps nothing if the client is `gone` by then. Raises DataError where one
        cannot be read or has no table, RefusedError where all uploads would take too much room.
        """
        name = _plain_name(files[0].filename or "")
        with self._new_folder(files) as (folder, room):
            target = folder / _FILE
            if _copy_sqlite(files, target):
                _, notes = self._check_uploaded(target, name, gone)
                answer: dict[str, Any] = {"tables": [], "notes": notes}
            else:
                answer, catalog = _imported(files, folder, _FILE, options, room, gone)
                assert catalog is not None  # of the target
                self._require_usable(target, name)
                for left in folder.iterdir():
                    if left != target:
                        left.unlink()
                write_import_doubts(target, _found_doubts(answer["tables"]))
                told = _told(answer["tables"])
                descriptions = {name: one["description"] for name, one in told.items()}
                write_descriptions(target, descriptions, catalog)
            write_json(folder / _CARD, {"name": name})
            kept = self.uploads / folder.name[1:]
            folder.rename(kept)
        return Database(kept.name, name, kept / _FILE, True), answer

    def preview(
        self, files: Sequence[UploadFile], options: ImportOptions, gone: threading.Event
    ) -> dict[str, Any]:
        """What `add` would do: `tables` with their first rows, and `notes`. Keeps nothing.

        Raises what `add` raises.
        """
        name = files[0].filename or ""
        with self._new_folder(files) as (folder, room):
            target = folder / _FILE
            if not _copy_sqlite(files, target):
                return _imported(files, folder, None, options, room, gone)[0]
            catalog, notes = self._check_uploaded(target, _plain_name(name), gone)
        tables = [
            {
                "file": name,
                "sheet": None,
                "kind": "sqlite",
                "name": table.name,
                "columns": [{"name": one.name, "type": one.type} for one in table.columns],
            }
            for table in catalog.tables
        ]
        return {"tables": tables, "notes": notes}

    @contextmanager
    def _new_folder(self, files: Sequence[UploadFile]) -> Iterator[tuple[Path, int]]:
        """The folder of a new upload, hidden until it is whole, and the bytes that it may take.

        It is deleted unless moved. Raises RefusedError where the files take more than is left.
        """
        new = sum(one.file.seek(0, os.SEEK_END) for one in files)
        for one in files:
            one.file.seek(0)
        held = sum(path.stat().st_size for path in self.uploads.glob("*/*"))
        if held + new > self.kept_bytes:
            raise RefusedError(
                413,
                f"the uploads that are kept take {held >> 20} MB, the limit is "
                f"{self.kept_bytes >> 20} MB; delete one",
            )
        folder = self.uploads / f".{secrets.token_hex(8)}"
        folder.mkdir()
        try:
            yield folder, self.kept_bytes - held
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def remove(self, database: Database) -> None:
        """Delete an upload."""
        shutil.rmtree(database.path.parent, ignore_errors=True)

    def forget_old(self) -> None:
        """Delete expired uploads, and what is left of interrupted ones after the same time."""
        for folder in self.uploads.iterdir():
            if time.time() - folder.stat().st_mtime > self.kept_hours * _SECONDS_PER_HOUR:
                shutil.rmtree(folder, ignore_errors=True)

    def _rooted(self, wanted: str | None = None) -> Iterator[Database]:
        """All databases of the folder, or the one that is wanted."""
        if self.root is None:
            return
        databases = DatabaseRoot(self.root, self.replaced)
        for id in databases.known_ids:
            # left out: a folder without one, a link that leads elsewhere; the reason contains paths
            with suppress(DataError):
                if wanted in (None, id):
                    yield Database(id, id, databases.find(id), False)

    def _uploaded(self, *folders: Path) -> Iterator[Database]:
        for folder in folders:
            if not _UPLOAD.fullmatch(folder.name):
                continue
            try:
                card = read_json(folder / _CARD, "upload it again")
            except DataError:  # deleted in the meantime
                continue
            yield Database(folder.name, card["name"], folder / _FILE, True)

    def _check_uploaded(
        self, path: Path, name: str, gone: threading.Event
    ) -> tuple[Catalog, list[str]]:
        """The catalog of a SQLite file, and notes on what is in doubt, which are kept beside it.

        Raises DataError where it cannot be used.
        """
        check_sqlite(path)
        self._require_usable(path, name)
        catalog, doubts = _checked_sqlite(path, name, gone)
        write_import_doubts(path, doubts)
        return catalog, [*missing_changes(path), *_notes(catalog, doubts)]

    def _require_usable(self, path: Path, name: str) -> None:
        """Raises DataError where no query could read the file."""
        result = self.sandbox.execute(path, "SELECT count(*) FROM sqlite_master")
        if result.status != "ok":
            raise DataError(f"{name}: the file cannot be used ({result.error})")


def _checked_sqlite(
    path: Path, name: str, gone: threading.Event | None = None
) -> tuple[Catalog, ImportDoubts]:
    """The catalog and what is in doubt by table. Raises DataError where there is no table."""
    catalog, doubts = check_upload(path, name, gone or threading.Event())
    if not catalog.tables:
        reasons = "; ".join(map(left_out_reason, catalog.left_out))
        raise DataError(f"{name}: {no_table(path)}{reasons and f' that can be read: {reasons}'}")
    return catalog, doubts


def _notes(catalog: Catalog, doubts: ImportDoubts) -> list[str]:
    """Sentences on the tables of a SQLite file that are left out or in doubt."""
    left_out = [f"Left out: {left_out_reason(name)}." for name in catalog.left_out]
    return left_out + [f"{table}: {one}." for table, found in doubts.items() for one in found]


def _told(tables: Sequence[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """What an import tells of each table and, as `table.column`, of each column."""
    return {table["name"]: table for table in tables} | {
        f"{table['name']}.{column['name']}": column
        for table in tables
        for column in table["columns"]
    }


def _found_doubts(tables: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    return {name: one["doubts"] for name, one in _told(tables).items() if one["doubts"]}


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


def as_database(path: Path, folder: Path, say: Callable[[str], object]) -> Path:
    """The file itself where it is SQLite, else a database in `folder` that it is imported into.

    Of a folder, all files are imported into one database. `say` is told what was changed. Raises
    DataError where there is no file or none has a table.
    """
    if not path.exists():
        raise DataError(f"{path}: no such file; expected a SQLite, CSV, Excel or JSON file")
    if path.is_file() and is_sqlite(path):
        check_sqlite(path)
        for note in _notes(*_checked_sqlite(path, str(path))):
            say(f"note      {note}")
        return path
    files = [path]
    if path.is_dir():
        files = sorted(file for file in path.glob("[!.]*") if file.is_file())
        if not files:
            raise DataError(f"{path}: no file in this folder; expected CSV, Excel or JSON files")
    sources = [(f"source-{number}", file.name) for number, file in enumerate(files)]
    for (copy, _), file in zip(sources, files, strict=True):
        shutil.copyfile(file, folder / copy)
    target = f"{_plain_name(path.name)}.sqlite"
    most_bytes = _GROWTH * sum(file.stat().st_size for file in files) + (1 << 20)
    answer, _ = import_files(folder, sources, target, [], most_bytes)
    for table in answer["tables"]:
        say(f"imported  {table['name']}: {', '.join(one['name'] for one in table['columns'])}")
        for column in table["columns"]:
            for change in column["changes"]:
                say(f"          {column['name']}: {change}")
        for note in table["notes"]:
            say(f"          {note}")
    write_import_doubts(folder / target, _found_doubts(answer["tables"]))
    return folder / target


def question_table(
    file: Path, chosen: Mapping[Role, str]
) -> tuple[list[dict[str, object]], dict[Role, str]]:
    """The rows of the first table of the file in which questions are found, and its columns.

    `chosen`: columns that are not guessed. Raises DataError, which names the file, where no table
    has questions.
    """
    problem: DataError | None = None
    with TemporaryDirectory() as folder:
        path = as_database(file, Path(folder), lambda note: None)
        with closing(sqlite3.connect(path)) as database:
            database.row_factory = sqlite3.Row
            for table in load_catalog(path).tables:
                select = f"SELECT * FROM {quote_identifier(table.name)}"
                rows = [dict(row) for row in database.execute(select)]
                try:
                    return rows, guess_columns(rows, chosen)
                except DataError as error:
                    problem = problem or error
    raise DataError(f"{file}: {problem or 'no table with questions'}")


def is_sqlite(path: Path) -> bool:
    """Whether a file begins as SQLite's do."""
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def _copy_sqlite(files: Sequence[UploadFile], target: Path) -> bool:
    """Copy a SQLite file, if it is one. Raises DataError where it is one of several files."""
    heads = []
    for one in files:
        heads.append(one.file.read(len(SQLITE)))
        one.file.seek(0)
    if SQLITE not in heads:
        return False
    if len(files) > 1:
        raise DataError("a SQLite file is a database already; upload it without other files")
    with target.open("wb") as copy:
        shutil.copyfileobj(files[0].file, copy, 1 << 20)
    return True


def _imported(
    files: Sequence[UploadFile],
    folder: Path,
    target: str | None,
    options: ImportOptions,
    room: int,
    gone: threading.Event,
) -> tuple[dict[str, Any], Catalog | None]:
    """What is told of the import, and the catalog of the target: see `import_files`."""
    sources, size = [], 0
    for number, one in enumerate(files):
        path = folder / f"source-{number}"
        with path.open("wb") as copy:
            shutil.copyfileobj(one.file, copy, 1 << 20)
        sources.append((path.name, one.filename or ""))
        size += path.stat().st_size
    chosen = [option.model_dump() for option in options.tables]
    most_bytes = min(room, _GROWTH * size + (1 << 20))
    found, catalog = import_files(folder, sources, target, chosen, most_bytes, gone)
    return {**found, "notes": []}, catalog


def load_descriptions(database: Path, catalog: Catalog) -> dict[str, str]:
    """The file's descriptions; {} where it has none. Raises DataError where they are unusable."""
    path = database.with_suffix(".yaml")
    if path.is_symlink() or not path.is_file():  # a link may lead to any file of this machine
        return {}
    with path.open("rb") as file:
        return read_descriptions(file.read(LONGEST_FILE + 1), catalog)


def write_descriptions(database: Path, descriptions: Descriptions, catalog: Catalog) -> None:
    """Save as many as a file of descriptions holds, each as one line of bounded length."""
    lines, size = [], 0
    for name in _names(catalog):
        text = _plain(descriptions.get(name, ""))[:_LONGEST_TEXT]
        line = json.dumps({name: text}, ensure_ascii=False)[1:-1] + "\n"  # JSON is YAML
        size += len(line.encode())
        if text and size <= LONGEST_FILE:
            lines.append(line)
    write_text(database.with_suffix(".yaml"), lines)


def read_descriptions(text: bytes, catalog: Catalog) -> dict[str, str]:
    """Raises DataError where the YAML does not map names of the catalog to lines."""
    names = {fold_case(name): name for name in _names(catalog)}
    descriptions = {}
    for key, line in parse_descriptions(text).items():
        name = names.get(fold_case(key))
        if name is None:
            raise DataError(
                f"descriptions: no table or column {key[:100]!r}; expected `table` or "
                "`table.column`"
            )
        descriptions[name] = line
    return descriptions


def parse_descriptions(text: bytes) -> dict[str, str]:
    """The lines by name, known or not. Raises DataError where the YAML holds anything else."""
    if len(text) > LONGEST_FILE:
        raise DataError(f"descriptions: longer than {LONGEST_FILE} bytes")
    try:
        found = yaml.load(text, yaml.BaseLoader)  # texts alone: no tags, no merges
    except (yaml.YAMLError, ValueError, RecursionError):
        raise DataError(
            "descriptions: not YAML; expected lines such as `singer.age: in years`"
        ) from None
    if not found:
        return {}
    if not isinstance(found, dict):
        raise DataError("descriptions: expected lines such as `singer.age: in years`")
    descriptions = {}
    for key, value in found.items():
        line = _plain(value) if isinstance(value, str) else ""
        if not 0 < len(line) <= _LONGEST_TEXT:
            raise DataError(
                f"descriptions: {str(key)[:100]}: expected a text of 1 to {_LONGEST_TEXT} "
                "characters"
            )
        descriptions[str(key)] = line
    return descriptions


def shown_descriptions(descriptions: Descriptions, question: str) -> str:
    """Those that fit into a prompt's hint, first the ones that share words with the question.

    A description without a word that its name lacks tells nothing: `order_total: Order Total`.
    """
    words = frozenset(text_words(question))
    telling = [
        (name, text)
        for name, text in descriptions.items()
        if not set(text_words(text)) <= set(text_words(name))
    ]
    ranked = sorted(telling, key=lambda item: -len(words.intersection(text_words(" ".join(item)))))
    shown: list[str] = []
    room = _SHOWN
    for name, text in ranked:
        line = f"{name}: {text}"
        room -= len(line) + 2
        if room < 0:
            break
        shown.append(line)
    return "; ".join(shown)


def _names(catalog: Catalog) -> list[str]:
    return [
        name
        for table in catalog.tables
        for name in (
            table.name,
            *(f"{table.name}.{column.name}" for column in table.columns),
        )
    ]


def _plain(text: str) -> str:
    """The text on one line, without control characters."""
    return one_line("".join(sign if sign.isprintable() else " " for sign in text))
