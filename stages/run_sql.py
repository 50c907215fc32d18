"""Run a file of queries in the sandbox: `python -m stages.run_sql --db FILE --queries Q --out R`.

A line of Q is {"id", "sql"}; a line of R {"id", "status", "columns", "rows", "error",
"elapsed_ms"}, in the same order. A query that fails is a result, too. Started again after an
interruption, the stage continues. docs/sandbox.md has the statuses and the limits.
"""

import argparse
import os
from collections import Counter
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from lib.base.errors import DataError
from lib.base.identity import code_fingerprint, fingerprint
from lib.base.jsonl import Journal, read_jsonl, temporary_path
from lib.base.stage import positive_integer, run_stage, sole_writer
from lib.database.catalog import Catalog, load_catalog
from lib.database.sandbox.query_files import NamedQuery, ResultWriter, read_queries
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits

_BATCH_BYTES = 64_000_000  # of results in a batch; Python values and JSON take many times more
_BATCH_QUERIES = 16  # at most in a batch
_DEFAULTS = SandboxLimits()


def main() -> None:
    arguments = _parser().parse_args()
    limits = SandboxLimits(
        arguments.timeout_ms, arguments.memory_mb, arguments.max_rows, arguments.max_bytes
    )
    _check_paths(arguments.db, arguments.queries, arguments.out)
    queries = read_queries(arguments.queries)
    quoted = any('"' in query.sql for query in queries) and not arguments.sqlite_quotes
    catalog = None
    with suppress(DataError):  # the sandbox reports what cannot be read
        catalog = load_catalog(arguments.db) if quoted else None
    identity = {
        "code_fingerprint": code_fingerprint("database"),
        "data_fingerprint": fingerprint(_state(arguments.db), [*map(asdict, queries)]),
        "limits": asdict(limits),
        "sqlite_quotes": arguments.sqlite_quotes,
    }
    with (
        sole_writer(arguments.out),
        Sandbox(arguments.workers, limits) as sandbox,
        Journal(_journal_path(arguments.out), identity) as journal,
    ):
        writer = ResultWriter(journal)
        size = min(max(_BATCH_BYTES // limits.max_bytes, 1), _BATCH_QUERIES)
        for start in range(journal.finished_objects, len(queries), size):
            batch = queries[start : start + size]
            results = sandbox.execute_many(
                [Query(str(arguments.db), _sql(query, catalog)) for query in batch]
            )
            for query, result in zip(batch, results, strict=True):
                writer.add(query, result)
        writer.flush()
        journal.finish(arguments.out)
    statuses = Counter(result["status"] for result in read_jsonl(arguments.out))
    print(", ".join(f"{status} {count}" for status, count in statuses.most_common()) or "no query")
    print(f"written to {arguments.out}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Run untrusted queries on one SQLite file")
    parser.add_argument("--db", type=Path, required=True, help="SQLite file; it is only read")
    parser.add_argument("--queries", type=Path, required=True, help="JSONL of id and sql")
    parser.add_argument("--out", type=Path, required=True, help="JSONL to write")
    for flag, default, text in (
        ("--timeout-ms", _DEFAULTS.timeout_ms, "wall clock of a query"),
        ("--memory-mb", _DEFAULTS.memory_mb, "memory of a worker process"),
        ("--max-rows", _DEFAULTS.max_rows, "rows of a result"),
        ("--max-bytes", _DEFAULTS.max_bytes, "bytes of a result and of any value in a query"),
        ("--workers", 2, "processes that run queries side by side"),
    ):
        parser.add_argument(
            flag, type=positive_integer, default=default, help=f"{text} ({default})"
        )
    parser.add_argument(
        "--sqlite-quotes",
        action="store_true",
        help="as SQLite, read a misspelt name in double quotes as a string",
    )
    return parser


def _sql(query: NamedQuery, catalog: Catalog | None) -> str:
    """The query, in which a misspelt name in double quotes is an error, as an unquoted one is."""
    if catalog is None:
        return query.sql
    # here: sqlglot is slow to load
    from lib.database.sql.quoted_names import misspelt_names_in_backticks

    return misspelt_names_in_backticks(query.sql, catalog)


def _check_paths(db: Path, queries: Path, out: Path) -> None:
    """Raises DataError for unusable paths. What kind of file `db` is, the sandbox reports."""
    if not os.path.lexists(db):
        raise DataError(f"{db}: no such file; --db expects a SQLite database")
    if out.is_dir():
        raise DataError(f"{out}: a folder; --out expects the name of a file")
    if out.exists() and not out.is_file():
        raise DataError(f"{out}: a device or pipe, which would be replaced; name a file")
    written = [out, _journal_path(out), temporary_path(out)]
    if not {*map(os.path.realpath, written)}.isdisjoint(map(os.path.realpath, (db, queries))):
        raise DataError(f"{out}: --out would replace what is read; name another file")


def _journal_path(out: Path) -> Path:
    return out.with_name(out.name + ".partial")


def _state(db: Path) -> tuple[str, int, int] | None:
    """What changes when the database does. The file is not opened, since it may be a pipe."""
    try:
        status = db.stat()
    except OSError:
        return None
    return os.path.realpath(db), status.st_size, status.st_mtime_ns


if __name__ == "__main__":
    run_stage(main)
