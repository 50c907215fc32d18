"""Reads untrusted files in a separate process, which has limits and ends after one task.

A SQLite file can be crafted to run for ever, take all memory, or crash the process that opens it;
workbooks and Parquet files can, too. So the server itself opens none. Starting a process takes
longer than reading most files, so a server keeps one started for the next file: see `reader_ready`.
"""

import errno
import json
import os
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.records import from_json, to_json
from lib.database.catalog import Catalog, load_catalog
from lib.database.contents import with_contents
from lib.database.schema.retrieval import ColumnRef, read_values
from lib.serving.imports.kinds import too_large

_ROOT = Path(__file__).resolve().parents[2]
_BOOT = """\
import sys; sys.path.insert(0, sys.argv.pop(1))
from lib.serving.isolation import main; main()"""
_MEMORY = {"database": 1 << 30, "upload": 1 << 30, "import": 2 << 30}
"""Bytes of addresses, by task. DuckDB reserves 0.7 GB that it does not use."""
_SECONDS = 180.0
_LOOK_SECONDS = 0.2  # between looks at whether the client is still there
_MOST_BYTES = 128 << 20  # of an answer
_MOST_READERS = 8  # at a time, each with that much memory; uploads take at most two of them
_MOST_TEXTS = 200_000  # of a database; its index takes half a kilobyte for each
_KEPT_ENVIRONMENT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TZ")
_READY = "ready"  # the argument of a process that imports what it needs before its task comes
_FOR_EVER = threading.Event()  # never set: of a caller who waits for the answer, however long

_readers = threading.BoundedSemaphore(_MOST_READERS)


_spares: deque[subprocess.Popen[bytes]] = deque()
"""Processes that were started before there is a file to read: one for each server of this process.
"""
_spares_lock = threading.Lock()


@contextmanager
def reader_ready() -> Iterator[None]:
    """Keep a process started, with its imports done, for the next file; it reads that one alone."""
    with _spares_lock:
        _spares.append(_started(_READY))
    try:
        yield
    finally:
        with _spares_lock:
            _end(_spares.popleft())


def _take() -> subprocess.Popen[bytes]:
    """A process for one task. The successor of one that waited starts at once, and imports."""
    with _spares_lock:
        if not _spares:
            return _started()
        process = _spares.popleft()
        _spares.append(_started(_READY))
    if process.poll() is None:
        return process
    _end(process)  # it was killed while it waited
    return _started()


def read_database(
    path: Path,
    db_id: str,
    sample_values: int,
    with_values: bool,
    gone: threading.Event = _FOR_EVER,
) -> Any:
    """The catalog of a SQLite file, with contents, and the texts of its columns: see `Schemas`.

    Columns with the most texts are left out where all together have more than 200,000. Raises
    DataError where the file cannot be read or `gone` is set meanwhile.
    """
    file = path.absolute()  # a reader that waits may have been started in another folder
    answer = _ask("database", file, db_id, sample_values, with_values, gone=gone)
    values = {ColumnRef(table, column): texts for table, column, texts in answer["values"]}
    return from_json(Catalog, answer["catalog"]), values


def check_upload(
    path: Path, db_id: str, gone: threading.Event = _FOR_EVER
) -> tuple[Catalog, dict[str, list[str]]]:
    """The catalog of a SQLite file, and what is in doubt by table: see `table_doubts`.

    Raises DataError where the file cannot be read or `gone` is set meanwhile.
    """
    answer = _ask("upload", path.absolute(), db_id, gone=gone)
    return from_json(Catalog, answer["catalog"]), answer["doubts"]


def import_files(
    folder: Path,
    files: Sequence[tuple[str, str]],
    target: str | None,
    options: Sequence[Mapping[str, Any]],
    most_bytes: int,
    gone: threading.Event = _FOR_EVER,
) -> tuple[dict[str, Any], Catalog | None]:
    """See `lib.serving.imports.convert.convert`; with the catalog of the new database, if any.

    `most_bytes`: the limit for the new database. Raises DataError where a file cannot be read or
    `gone` is set meanwhile, OSError where the database cannot be written.
    """
    answer: dict[str, Any] = _ask(
        "import", folder, files, target, options, most_bytes, file_bytes=most_bytes, gone=gone
    )
    catalog = answer.pop("catalog")
    return answer, catalog and from_json(Catalog, catalog)


def _ask(task: str, *arguments: Any, file_bytes: int = 0, gone: threading.Event = _FOR_EVER) -> Any:
    """Do the task in a process of its own, which may write `file_bytes` per file.

    Returns its answer. Where `gone` is set, nobody waits for it: the process is ended.
    """
    request = json.dumps([task, file_bytes, arguments], default=str)  # paths as text
    with _readers:
        written = _written(_take(), request.encode(), gone)
    try:
        if len(written) > _MOST_BYTES:
            raise ValueError
        answer = json.loads(written)
    except ValueError:
        raise DataError("the file cannot be read: its reader came to an end") from None
    if "error" in answer:
        raise DataError(answer["error"])
    if "failed" in answer:
        raise OSError(answer["failed"])
    return answer


def _started(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-I", "-c", _BOOT, str(_ROOT), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={key: os.environ[key] for key in _KEPT_ENVIRONMENT if key in os.environ},
        start_new_session=True,
    )


def _written(
    process: subprocess.Popen[bytes], request: bytes | None, gone: threading.Event
) -> bytes:
    """What the process writes to stdout. It has ended then, in whatever way."""
    deadline = time.monotonic() + _SECONDS
    try:
        while not gone.is_set():
            try:
                return process.communicate(request, timeout=_LOOK_SECONDS)[0]
            except subprocess.TimeoutExpired:
                request = None  # it has it
            if time.monotonic() > deadline:
                raise DataError(f"reading it takes longer than {_SECONDS:.0f} s")
        raise DataError("the client has gone")
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    with process:  # closes its pipes and waits
        pass


def main() -> None:
    """Do the one task that is given on stdin, and write its answer to stdout."""
    if _READY in sys.argv:
        import lib.serving.imports.convert  # noqa: F401
    task, file_bytes, arguments = json.loads(sys.stdin.buffer.read())
    for kind, limit in (
        (resource.RLIMIT_AS, _MEMORY[task]),
        (resource.RLIMIT_FSIZE, file_bytes),
        (resource.RLIMIT_CPU, int(_SECONDS)),
        (resource.RLIMIT_CORE, 0),
    ):
        hard = resource.getrlimit(kind)[1]
        limit = limit if hard == resource.RLIM_INFINITY else min(limit, hard)
        resource.setrlimit(kind, (limit, limit))
    try:
        answer = _TASKS[task](*arguments)
    except DataError as error:
        answer = {"error": str(error)}
    except MemoryError:
        answer = {"error": f"reading it takes more than {_MEMORY[task] >> 20} MB of memory"}
    except OSError as error:
        grown = error.errno == errno.EFBIG
        answer = {"error": too_large(file_bytes)} if grown else {"failed": error.strerror}
    except sqlite3.Error as error:  # of the database that is written
        name = getattr(error, "sqlite_errorname", "")
        grown = name.startswith("SQLITE_IOERR")  # raised where the file grows too large
        reason = too_large(file_bytes) if grown else str(error)
        answer = {"failed" if name == "SQLITE_FULL" else "error": reason}
    sys.stdout.write(json.dumps(answer))


def _database(path: str, db_id: str, sample_values: int, with_values: bool) -> Any:
    catalog = with_contents(Path(path), load_catalog(Path(path), db_id, sample_values))
    values = read_values(Path(path), catalog) if with_values else {}
    kept, room = [], _MOST_TEXTS
    for place, texts in sorted(values.items(), key=lambda one: len(one[1])):  # the fewest first
        room -= len(texts)
        if room >= 0:
            kept.append([*place, texts])
    return {"catalog": to_json(catalog), "values": kept}


def _upload(path: str, db_id: str) -> Any:
    from lib.serving.imports.damage import table_doubts

    catalog = load_catalog(Path(path), db_id)
    return {"catalog": to_json(catalog), "doubts": table_doubts(Path(path), catalog)}


def _import(folder: str, files: Any, target: str | None, *arguments: Any) -> Any:
    from lib.serving.imports.convert import convert

    place = Path(folder).resolve()  # `convert` changes the working directory
    answer = convert(place, files, target, *arguments)
    catalog = load_catalog(place / target, target, 0) if target else None
    return {**answer, "catalog": catalog and to_json(catalog)}


_TASKS: dict[str, Callable[..., Any]] = {
    "database": _database,
    "upload": _upload,
    "import": _import,
}
