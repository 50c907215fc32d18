"""The perturbed copies of a database: made once, kept in a folder, found again by content."""

from __future__ import annotations

import copy
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from lib.db.deadline import Deadline
from lib.db.files import connect_read_only
from lib.db.perturb.rows import EMPHASES, Conditions, perturb
from lib.db.perturb.tables import extra_statements, read_tables, write_tables
from lib.errors import DataError
from lib.fingerprints import files_fingerprint, fingerprint

_VERSION = 2  # of the way copies are made: raise it when that changes
_MAX_BYTES = 1 << 30
_MAX_SECONDS = 60.0  # for reading the original and writing all copies


def perturbed_copies(
    database: Path,
    cache: Path,
    seed: int,
    queries: tuple[str, ...],
    conditions_of: Callable[[tuple[str, ...]], Conditions],
) -> tuple[Path, ...]:
    """The copies of `database`, one per emphasis, in their own folder of `cache`.

    The folder's name is a fingerprint of the database's content, of `seed` and of `queries`, the
    queries that the copies are made to distinguish; `conditions_of` reads their conditions and is
    called only where the copies have to be made. The folder is renamed into place when complete.
    Raises DataError where the database cannot be read, is larger than 1 GiB, holds values of over
    10 MB, or takes longer than a minute, and OSError where the copies cannot be written.
    """
    name = fingerprint(_VERSION, _content(database), seed, sorted(set(queries)))
    folder = cache / name
    if not folder.is_dir():
        _make(database, folder, f"{name}-{seed}", conditions_of(queries))
    return tuple(folder / f"copy_{number}.sqlite" for number in range(len(EMPHASES)))


def _content(database: Path) -> str:
    try:
        if database.stat().st_size <= _MAX_BYTES:
            return files_fingerprint([database])
    except OSError as error:
        raise DataError(f"{database}: cannot be perturbed ({error.strerror})") from None
    raise DataError(f"{database}: larger than {_MAX_BYTES >> 30} GiB, too large to perturb")


def _make(database: Path, folder: Path, seed: str, conditions: Conditions) -> None:
    temporary = folder.with_name(f"{folder.name}.{os.getpid()}.tmp")
    temporary.mkdir(parents=True, exist_ok=True)
    deadline = Deadline(_MAX_SECONDS)
    try:
        with closing(connect_read_only(database)) as original:
            deadline.guard(original)
            tables = read_tables(original)
            extras = extra_statements(original)
        for number, emphasis in enumerate(EMPHASES):
            changed = copy.deepcopy(tables)
            perturb(changed, conditions, emphasis, random.Random(f"{seed}-{number}"))
            with closing(sqlite3.connect(":memory:")) as target:
                deadline.guard(target)  # computed columns, checks and indexes come from the file
                write_tables(changed.values(), extras, target)
                _write(temporary / f"copy_{number}.sqlite", target.serialize())
        try:
            temporary.rename(folder)
        except OSError:
            if not folder.is_dir():  # else another process was faster, with the same content
                raise
    except sqlite3.Error as error:
        reason = deadline.reason(error)
        raise DataError(f"{database}: cannot be perturbed ({reason})") from None
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _write(path: Path, content: bytes) -> None:
    """Flush the file to the disk: after a power cut, a copy that is found must be whole."""
    with path.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
