"""What SQL may do in the sandbox: read tables and call the listed functions. All else is refused.

Runs in the worker process: imports the standard library only.
"""

from __future__ import annotations

import sqlite3

_READING = frozenset({sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_RECURSIVE})

_SCALAR_FUNCTIONS = """
    abs changes char coalesce concat concat_ws format glob hex if ifnull iif instr last_insert_rowid
    length like likelihood likely lower ltrim max min nullif octet_length printf quote random
    randomblob replace round rtrim sign soundex sqlite_compileoption_get sqlite_compileoption_used
    sqlite_source_id sqlite_version substr substring subtype total_changes trim typeof unhex unicode
    unistr unistr_quote unlikely upper zeroblob
"""
_MATH_FUNCTIONS = """
    acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2
    mod pi pow power radians sin sinh sqrt tan tanh trunc
"""
_DATE_FUNCTIONS = """
    current_date current_time current_timestamp date datetime julianday strftime time timediff
    unixepoch
"""
_AGGREGATE_FUNCTIONS = """
    avg count group_concat max median min percentile percentile_cont percentile_disc string_agg sum
    total
"""
_WINDOW_FUNCTIONS = """
    cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank
    row_number
"""
_JSON_FUNCTIONS = """
    -> ->> json json_array json_array_insert json_array_length json_error_position json_extract
    json_group_array json_group_object json_insert json_object json_patch json_pretty json_quote
    json_remove json_replace json_set json_type json_valid jsonb jsonb_array jsonb_array_insert
    jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert jsonb_object jsonb_patch
    jsonb_remove jsonb_replace jsonb_set
"""

ALLOWED_FUNCTIONS = frozenset(
    " ".join(
        (
            _SCALAR_FUNCTIONS,
            _MATH_FUNCTIONS,
            _DATE_FUNCTIONS,
            _AGGREGATE_FUNCTIONS,
            _WINDOW_FUNCTIONS,
            _JSON_FUNCTIONS,
        )
    ).split()
)
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
