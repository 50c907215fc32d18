"""Reads untrusted files in a separate process, which has limits and ends after one task.

A SQLite file can be crafted to run for ever, take all memory, or crash the process that opens it;
workbooks and Parquet files can, too. So the server itself opens none.
"""

import errno
import json
import os
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.records import from_json

_ROOT = Path(__file__).resolve().parents[2]
_BOOT = """\
import sys; sys.path.insert(0, sys.argv.pop(1))
from lib.serving.isolation import main; main()"""
_MEMORY = {"database": 1 << 30, "import": 2 << 30}
"""Bytes of addresses, by task. DuckDB reserves 0.7 GB that it does not use."""
_SECONDS = 180.0
_MOST_BYTES = 128 << 20  # of an answer
_MOST_READERS = 8  # at a time, each with that much memory; uploads take at most two of them
_MOST_TEXTS = 200_000  # of a database; its index takes half a kilobyte for each
_KEPT_ENVIRONMENT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TZ")


_readers = threading.BoundedSemaphore(_MOST_READERS)


def read_database(path: Path, db_id: str, sample_values: int, with_values: bool) -> Any:
    """The catalog of a SQLite file, and the texts of its columns: see `Schemas`.

    Columns with the most texts are left out where all together have more than 200,000. Raises
    DataError where the file cannot be read.
    """
    from lib.database.catalog import Catalog
    from lib.database.schema.values import ColumnRef

    answer = _ask("database", path, db_id, sample_values, with_values)
    values = {ColumnRef(table, column): texts for table, column, texts in answer["values"]}
    return from_json(Catalog, answer["catalog"]), values


def import_files(
    folder: Path,
    files: Sequence[tuple[str, str]],
    target: str | None,
    options: Sequence[Mapping[str, Any]],
    most_bytes: int,
) -> dict[str, Any]:
    """See `lib.serving.imports.convert.convert`. `most_bytes`: the limit for the new database.

    Raises DataError where a file cannot be read, OSError where the database cannot be written.
    """
    answer: dict[str, Any] = _ask(
        "import", folder, files, target, options, most_bytes, file_bytes=most_bytes
    )
    return answer


def _ask(task: str, *arguments: Any, file_bytes: int = 0) -> Any:
    """Do the task in a new process, which may write `file_bytes` per file; return its answer."""
    command = [sys.executable, "-I", "-c", _BOOT, str(_ROOT)]
    request = json.dumps([task, file_bytes, arguments], default=str)  # paths as text
    try:
        with _readers:
            process = subprocess.run(
                command,
                input=request.encode(),
                capture_output=True,
                timeout=_SECONDS,
                env={key: os.environ[key] for key in _KEPT_ENVIRONMENT if key in os.environ},
                start_new_session=True,
            )
    except subprocess.TimeoutExpired:
        raise DataError(f"reading it takes longer than {_SECONDS:.0f} s") from None
    try:
        if len(process.stdout) > _MOST_BYTES:
            raise ValueError
        answer = json.loads(process.stdout)
    except ValueError:
        raise DataError("the file cannot be read: its reader came to an end") from None
    if "error" in answer:
        raise DataError(answer["error"])
    if "failed" in answer:
        raise OSError(answer["failed"])
    return answer


def main() -> None:
    """Do the one task that is given on stdin, and write its answer to stdout."""
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
        too_large = error.errno == errno.EFBIG
        answer = {"error": _too_large(file_bytes)} if too_large else {"failed": error.strerror}
    except sqlite3.Error as error:  # of the database that is written
        full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        answer = {"failed" if full else "error": _write_error(error, file_bytes)}
    sys.stdout.write(json.dumps(answer))


def _write_error(error: sqlite3.Error, most_bytes: int) -> str:
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_IOERR"):  # raised where the file grows too large
        return _too_large(most_bytes)
    return str(error)


def _too_large(most_bytes: int) -> str:
    return f"as a database it would take more than {most_bytes >> 20} MB"


def _database(path: str, db_id: str, sample_values: int, with_values: bool) -> Any:
    from lib.base.records import to_json
    from lib.database.catalog import load_catalog
    from lib.database.schema.values import read_values

    catalog = load_catalog(Path(path), db_id, sample_values)
    values = read_values(Path(path), catalog) if with_values else {}
    return {
        "catalog": to_json(catalog),
        "values": [[*place, texts] for place, texts in _fewest_first(values)],
    }


def _fewest_first(values: Mapping[Any, Sequence[str]]) -> list[tuple[Any, Sequence[str]]]:
    """Columns and their texts, those with the fewest texts first, as long as there is room."""
    kept, room = [], _MOST_TEXTS
    for place, texts in sorted(values.items(), key=lambda one: len(one[1])):
        room -= len(texts)
        if room < 0:
            break
        kept.append((place, texts))
    return kept


def _import(folder: str, *arguments: Any) -> Any:
    from lib.serving.imports.convert import convert

    return convert(Path(folder), *arguments)


_TASKS: dict[str, Callable[..., Any]] = {"database": _database, "import": _import}
