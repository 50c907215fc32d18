"""Checks for reasons to doubt gold: in its results, in its text, in the values of its columns."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from lib.data.audit.findings import AuditedQuestion, Finding
from lib.data.rows import empty_tables
from lib.db.catalog import (
    Catalog,
    DamagedDatabaseError,
    connect_read_only,
    load_catalog,
    quote_identifier,
)
from lib.db.deadline import Deadline
from lib.db.sandbox import Query, Sandbox
from lib.records import Example, ExecutionResult
from lib.scoring.judge import Judge
from lib.scoring.limits import describe_timeout
from lib.sql.bindings import resolve_columns
from lib.sql.column_uses import ordered_columns
from lib.sql.sorted_selects import SortedSelect, sorted_selects

_SLOW_MS = 1_000.0
_BATCH = 512  # results are held for one batch at a time

_QUOTED = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"")
_CLOCK = re.compile(
    r"\bcurrent_(?:date|time|timestamp)\b|\brandom\s*\(|\bcurdate\s*\(|\bnow\s*\("
    r"|\b(?:date|time|datetime|julianday|unixepoch)\s*\(\s*\)",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"\b(?:date|time|datetime|julianday|unixepoch|strftime)\s*\([^()]*['\"]now['\"]"
    r"|\bstrftime\s*\(\s*(?:'[^']*'|\"[^\"]*\")\s*\)",  # only a format: of the current time
    re.IGNORECASE,
)
_SENSITIVE = re.compile(r"[<>]|\border\s+by\b|\bbetween\b|\bmin\b|\bmax\b", re.IGNORECASE)
_NUMBER = re.compile(r"\s*[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?<=\d)\s*")
_TEXT_TYPES = ("CHAR", "CLOB", "TEXT")
_MAX_VALUES = 5_000
_MAX_SECONDS = 30.0
_NUMERIC_SHARE = 0.9  # of a column's values; the rest may be words for "unknown"

_log = logging.getLogger(__name__)


def audit_gold(examples: Sequence[Example], sandbox: Sandbox) -> list[AuditedQuestion]:
    """Every question, in order, with the reasons to doubt its gold.

    `slow_gold` depends on the machine; nothing else does.
    """
    judge = Judge(sandbox)
    audited: list[AuditedQuestion] = []
    for start in range(0, len(examples), _BATCH):
        audited += _audit_batch(examples[start : start + _BATCH], judge, sandbox)
    return audited


def _audit_batch(
    examples: Sequence[Example], judge: Judge, sandbox: Sandbox
) -> Iterable[AuditedQuestion]:
    queries = list(dict.fromkeys(map(_query, examples)))
    results = dict(zip(queries, sandbox.execute_many(queries), strict=True))
    cuts = _cuts([query for query in queries if results[query].status == "ok"], sandbox)
    verdicts = judge.judge_many([(e, e.gold_sql, results[_query(e)]) for e in examples])
    for example, verdict in zip(examples, verdicts, strict=True):
        query = _query(example)
        findings = [
            *_run_findings(results[query], query, sandbox),
            *text_findings(example.gold_sql, Path(example.db_path)),
            *cuts.get(query, ()),
        ]
        if results[query].status == "ok" and verdict != "correct":
            findings.append(Finding("gold_not_correct", verdict))
        yield AuditedQuestion(
            example.id, example.db_id, example.question, example.gold_sql, tuple(findings)
        )


def _query(example: Example) -> Query:
    return Query(example.db_path, example.gold_sql)


def _run_findings(result: ExecutionResult, query: Query, sandbox: Sandbox) -> Iterable[Finding]:
    limits = sandbox.limits
    if result.status == "timeout":
        yield Finding("slow_gold", f"longer than {describe_timeout(limits.timeout_ms / 1000)}")
    elif result.status != "ok":
        yield Finding("gold_error", result.error or result.status)
    elif not result.rows:
        yield Finding("empty_gold", "no row")
    if result.status == "ok" and result.elapsed_ms >= _SLOW_MS:
        again = sandbox.execute_many([query])[0]  # a busy machine is not gold's fault
        if again.elapsed_ms >= _SLOW_MS:
            yield Finding("slow_gold", f"{again.elapsed_ms / 1000:.1f} s")


def _cuts(queries: Iterable[Query], sandbox: Sandbox) -> dict[Query, list[Finding]]:
    """Findings where a sort or a LIMIT decides by chance; the queries must all be executable."""
    seen: list[tuple[Query, SortedSelect]] = []
    findings: defaultdict[Query, list[Finding]] = defaultdict(list)
    for query in queries:
        for select in sorted_selects(query.sql):
            if select.sql is not None:
                seen.append((query, select))
            elif select.limit is not None:  # DISTINCT merges rows with different sort keys
                detail = f"LIMIT {select.limit}, its sort key hidden by DISTINCT"
                findings[query].append(Finding("tie_cut_by_limit", detail))
    results = sandbox.execute_many([Query(q.db_path, select.sql or "") for q, select in seen])
    for (query, select), result in zip(seen, results, strict=True):
        if result.status != "ok":  # a subquery that needs the query around it
            continue
        found = findings[query]
        if select.decides_by_chance(result.rows):
            found.append(Finding("tie_cut_by_limit", f"LIMIT {select.limit}"))
        if select.puts_null_first(result.rows):
            found.append(Finding("null_sorted_first", "ascending sort"))
    return findings


def text_findings(sql: str, database: Path) -> Iterator[Finding]:
    """Use of the clock, numbers that are ordered as text, tables without rows.

    A column or table that cannot be read within half a minute is logged as a warning and skipped.
    Raises DataError where the database is missing; in a damaged one nothing is found.
    """
    found = _NOW.search(sql) or _CLOCK.search(_QUOTED.sub("''", sql))
    if found:
        yield Finding("clock", found.group().strip())
    empty = empty_tables(database)
    if empty:
        resolution = resolve_columns(sql, _catalog(database))
        read = sorted(empty.intersection(resolution.tables if resolution else ()))
        if read:
            yield Finding("empty_table", ", ".join(read))
    place = _number_as_text(sql, database) if _SENSITIVE.search(sql) else None
    if place:
        yield Finding("numbers_as_text", place)


def _number_as_text(sql: str, database: Path) -> str | None:
    """The first text column whose numbers are sorted or compared in an order that is not numeric.

    Only where it makes a difference: years of four digits sort the same either way.
    """
    for ordered in ordered_columns(sql, _catalog(database)):
        values = _values(database, ordered.table, ordered.column) if _is_text(ordered.type) else ()
        if values and _sorts_otherwise((*values, *ordered.constants)):
            return f"{ordered.table}.{ordered.column}, {ordered.use}"
    return None


def _is_text(declared_type: str) -> bool:
    declared = declared_type.upper()
    return "INT" not in declared and any(name in declared for name in _TEXT_TYPES)


def _sorts_otherwise(values: tuple[str, ...]) -> bool:
    """Whether the values are numbers whose order as text differs from their numeric order."""
    numbers = [
        float(value.replace(",", "")) for value in sorted(values) if _NUMBER.fullmatch(value)
    ]
    if len(numbers) < _NUMERIC_SHARE * len(values):
        return False
    return any(first > second for first, second in pairwise(numbers))


@lru_cache(maxsize=64)
def _catalog(database: Path) -> Catalog:
    try:
        return load_catalog(database)
    except DamagedDatabaseError:  # running gold reports it
        return Catalog("")


@lru_cache(maxsize=1024)
def _values(database: Path, table: str, column: str) -> tuple[str, ...]:
    """Different values of the column, without NULL and empty text; none if it cannot be read."""
    name = quote_identifier(column)
    sql = (
        f"SELECT DISTINCT CAST({name} AS TEXT) FROM {quote_identifier(table)} "
        f"WHERE trim({name}) <> '' LIMIT {_MAX_VALUES}"
    )
    with closing(connect_read_only(database)) as connection:
        deadline = Deadline(_MAX_SECONDS)
        deadline.guard(connection)
        try:
            return tuple(value for (value,) in connection.execute(sql))
        except sqlite3.Error as error:
            place, reason = f"{table}.{column}", deadline.reason(error)
            _log.warning(
                "warning: %s: %s cannot be read (%s); it is not audited", database, place, reason
            )
            return ()
