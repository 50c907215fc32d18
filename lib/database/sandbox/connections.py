"""The connections of a sandbox worker: opened read-only, guarded, and kept while they are in use.

Their authorizer says what SQL may do: read tables and call the listed functions. All else is
refused. Runs in the worker process: imports the standard library only.
"""

import functools
import os
import sqlite3
import stat
import sys
from collections.abc import Callable

_READING = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE})

_FUNCTIONS = """
    abs changes char coalesce concat concat_ws format glob hex if ifnull iif instr last_insert_rowid
    length like likelihood likely lower ltrim max min nullif octet_length printf quote random
    randomblob replace round rtrim sign soundex sqlite_compileoption_get sqlite_compileoption_used
    sqlite_source_id sqlite_version substr substring subtype total_changes trim typeof unhex unicode
    unistr unistr_quote unlikely upper zeroblob
    acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2
    mod pi pow power radians sin sinh sqrt tan tanh trunc
    current_date current_time current_timestamp date datetime julianday strftime time timediff
    unixepoch
    avg count group_concat max median min percentile percentile_cont percentile_disc string_agg sum
    total
    cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank
    row_number
    -> ->> json json_array json_array_insert json_array_length json_error_position json_extract
    json_group_array json_group_object json_insert json_object json_patch json_pretty json_quote
    json_remove json_replace json_set json_type json_valid jsonb jsonb_array jsonb_array_insert
    jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert jsonb_object jsonb_patch
    jsonb_remove jsonb_replace jsonb_set
"""  # scalar, mathematical, of dates, aggregate, of windows, of JSON
ALLOWED_FUNCTIONS = frozenset(_FUNCTIONS.split())
"""SQLite's functions that only compute. Left out: load_extension, fts3_tokenizer, sqlite_log,
the entry points of the full-text and r-tree modules, and whatever an extension would add."""

_SCHEMA_TABLES = frozenset({"sqlite_master", "sqlite_temp_master"})

_ACTIONS = {
    sqlite3.SQLITE_ALTER_TABLE: "ALTER TABLE",
    sqlite3.SQLITE_ANALYZE: "ANALYZE",
    sqlite3.SQLITE_ATTACH: "ATTACH (or VACUUM)",
    sqlite3.SQLITE_DELETE: "DELETE",
    sqlite3.SQLITE_DETACH: "DETACH",
    sqlite3.SQLITE_INSERT: "INSERT",
    sqlite3.SQLITE_REINDEX: "REINDEX",
    sqlite3.SQLITE_SAVEPOINT: "SAVEPOINT",
    sqlite3.SQLITE_TRANSACTION: "a transaction statement",
    sqlite3.SQLITE_UPDATE: "UPDATE",
}


class Authorizer:
    """The callback for `Connection.set_authorizer`; one serves all connections of a worker.

    `denied`: what was refused first since it was last set to None.
    """

    def __init__(self) -> None:
        self.denied: str | None = None

    def __call__(
        self,
        action: int,
        first: str | None,
        second: str | None,
        database: str | None,
        source: str | None,
    ) -> int:
        """Arguments and answer as SQLite's `sqlite3_set_authorizer` documents them."""
        if action in _READING:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and second in ALLOWED_FUNCTIONS:
            return sqlite3.SQLITE_OK
        if self.denied is None:
            self.denied = _describe(action, first, second)
        return sqlite3.SQLITE_DENY


def _describe(action: int, first: str | None, second: str | None) -> str:
    if action == sqlite3.SQLITE_FUNCTION:
        return f"the function {second}() is not allowed"
    if action == sqlite3.SQLITE_PRAGMA:
        return f"PRAGMA {first} is not allowed"
    if action == sqlite3.SQLITE_UPDATE and first in _SCHEMA_TABLES:
        return "virtual tables are not allowed"  # SQLite asks for this when it declares one
    verb = None if first in _SCHEMA_TABLES else _ACTIONS.get(action)
    return f"{verb or 'a change of the schema'} is not allowed: a query may only read"


_KEPT_CONNECTIONS = 16
_PROGRESS_STEPS = 5_000  # virtual machine steps between two looks at the clock: well below 1 ms

_LIMITS = {
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_COLUMN: 2_000,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 1_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 127,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 10_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 200_000,  # applies to the statements of the schema, too
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 10,
    sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 100,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 250_000,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}

_PRAGMAS = (
    "PRAGMA query_only=ON",
    "PRAGMA cell_size_check=ON",
    "PRAGMA cache_size=-2000",  # a file may ask for more pages than there is memory
    "PRAGMA temp_store=MEMORY",  # sorts and temporary tables never become files
)

_TABLE_FUNCTIONS = ("json_each", "json_tree")

_Signature = tuple[int, int, int, int, int]
_AuthorizerCallback = Callable[[int, str | None, str | None, str | None, str | None], int]


class UnusableFileError(Exception):
    """The path leads to nothing that can be opened as a database."""


class ConnectionCache:
    """The connections that were used last, one per file; a changed file is opened again.

    `max_length`: bytes of the longest string, blob or row. `overdue` is called every few thousand
    steps of a query, which is interrupted where it returns True.
    """

    def __init__(
        self, max_length: int, authorizer: _AuthorizerCallback, overdue: Callable[[], bool]
    ) -> None:
        self._max_length = max_length
        self._authorizer = authorizer
        self._overdue = overdue
        self._open: dict[str, tuple[_Signature, sqlite3.Connection]] = {}  # oldest use first

    def get(self, path: str) -> sqlite3.Connection:
        """The connection for an absolute path.

        Raises UnusableFileError, or sqlite3.Error where SQLite cannot open the file.
        """
        signature = _signature(path)
        kept = self._open.pop(path, None)
        if kept is not None and kept[0] != signature:
            kept[1].close()
            kept = None
        if kept is None:
            if len(self._open) >= _KEPT_CONNECTIONS:
                self._open.pop(next(iter(self._open)))[1].close()
            kept = (signature, self._connect(path))
        self._open[path] = kept
        return kept[1]

    def __len__(self) -> int:
        return len(self._open)

    def clear(self) -> None:
        """Close all connections and give their memory back."""
        for _, connection in self._open.values():
            connection.close()
        self._open.clear()

    def _connect(self, path: str) -> sqlite3.Connection:
        check_finished(path)
        connection = sqlite3.connect(
            _read_only_uri(path),
            uri=True,
            isolation_level=None,
            cached_statements=0,  # they fill the memory, and no query comes twice
        )
        try:
            self._guard(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _guard(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = functools.partial(str, encoding="utf-8", errors="replace")
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, self._max_length)
        for category, limit in _LIMITS.items():
            connection.setlimit(category, limit)
        _configure(connection)
        for pragma in _PRAGMAS:
            connection.execute(pragma)
        if _schemas_may_call_json():
            connection.execute("PRAGMA trusted_schema=OFF")
        connection.set_progress_handler(self._overdue, _PROGRESS_STEPS)
        _declare_table_functions(connection)
        connection.set_authorizer(self._authorizer)


def _signature(path: str) -> _Signature:
    """What changes when the file does. Raises UnusableFileError where there is no regular file.

    Messages hold only the file's name: they become part of records that move between machines.
    """
    name = path.rpartition("/")[2]
    try:
        status = os.stat(path)  # noqa: PTH116 - pathlib would double the worker's start-up time
    except FileNotFoundError:
        raise UnusableFileError(f"{name}: no such database file") from None
    except OSError as error:
        raise UnusableFileError(f"{name}: cannot be opened ({error.strerror})") from None
    except ValueError:
        raise UnusableFileError(f"{name!r}: no file name") from None
    if stat.S_ISDIR(status.st_mode):
        raise UnusableFileError(f"{name}: a directory, expected a database file")
    if not stat.S_ISREG(status.st_mode):
        raise UnusableFileError(f"{name}: not a regular file")
    changed = (status.st_mtime_ns, status.st_ctime_ns)  # a changed file may keep its mtime
    return (status.st_dev, status.st_ino, status.st_size, *changed)


def check_finished(path: str) -> None:
    """Raise UnusableFileError where part of the content is still in a journal or WAL file.

    With the database opened as immutable, that part would silently be left out, or half a
    transaction be shown. SQLite writes it beside the file itself, not beside a link to it.
    """
    path = os.path.realpath(path)
    name = path.rpartition("/")[2]
    for suffix in ("-journal", "-wal"):
        if _first_byte(path + suffix) not in (b"", b"\0"):  # zeros: the write was finished
            raise UnusableFileError(
                f"{name}: a write is not finished, see {name}{suffix}; close the program that "
                "writes, or open the database with one that may"
            )


def _first_byte(path: str) -> bytes:
    """The first byte of a file; empty where there is no regular file with content."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116
            return b""
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return b""
    try:
        return os.read(file, 1)
    finally:
        os.close(file)


def _read_only_uri(path: str) -> str:
    """Immutable: SQLite takes no lock, reads no journal and makes no file beside the database."""
    for character, escape in (("%", "%25"), ("?", "%3f"), ("#", "%23")):
        path = path.replace(character, escape)
    return f"file://{path}?mode=ro&immutable=1"


def _declare_table_functions(connection: sqlite3.Connection) -> None:
    """Declare json_each and json_tree before the authorizer is set, which refuses virtual tables.

    In `temp` no table or view of the file hides them, whatever its name.
    """
    for name in _TABLE_FUNCTIONS:
        connection.execute(f"SELECT 1 FROM temp.{name}('[]')")


@functools.cache
def _schemas_may_call_json() -> bool:
    """Whether an untrusted schema may call JSON functions: SQLite 3.40 forbids it by mistake.

    Where it may not, the schema is trusted: the authorizer still checks what a view calls, and what
    must only be called directly (load_extension, fts3_tokenizer) stays forbidden.
    """
    connection = sqlite3.connect(":memory:")
    try:
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("CREATE TABLE t (a CHECK (json_valid(a)))")
    except sqlite3.OperationalError:
        return False
    finally:
        connection.close()
    return True


def _configure(connection: sqlite3.Connection) -> None:
    """Set switches that only Python 3.12 and later reach; double-quoted strings work as on 3.11."""
    if sys.version_info >= (3, 12):
        for switch, value in (
            (sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True),
            (sqlite3.SQLITE_DBCONFIG_DQS_DML, True),
            (sqlite3.SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, False),
            (sqlite3.SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, False),
            (sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False),
            (sqlite3.SQLITE_DBCONFIG_WRITABLE_SCHEMA, False),
        ):
            connection.setconfig(switch, value)
