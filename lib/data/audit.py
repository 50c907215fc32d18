"""The audit of gold: reasons to doubt it in its results, its text and the values of its columns.

`audit_gold` looks for them, `write_audit` writes what it found, `read_audit` reads that.
"""

import logging
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Literal, get_args

from tabulate import tabulate

from lib.base.errors import DataError
from lib.base.jsonl import read_json, write_json, write_text
from lib.base.records import Example, ExecutionResult, VerdictStatus, from_json, to_json
from lib.data.databases import empty_tables
from lib.database.catalog import catalog_or_empty, quote_identifier
from lib.database.files import Deadline, connect_read_only, database_problem
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.bindings import resolve_columns
from lib.database.sql.quoted_names import misspelt_names
from lib.database.sql.selects import sorted_selects
from lib.database.sql.value_uses import OrderedColumn, ordered_columns
from lib.scoring.judge import Judge
from lib.scoring.scorecard import describe_timeout

FindingKind = Literal[
    "unusable_database",
    "gold_error",
    "gold_not_correct",
    "slow_gold",
    "empty_gold",
    "empty_table",
    "tie_cut_by_limit",
    "null_sorted_first",
    "misspelt_name",
    "numbers_as_text",
    "clock",
]

FINDING_KINDS: tuple[FindingKind, ...] = get_args(FindingKind)

MEANINGS: dict[FindingKind, str] = {
    "unusable_database": "the database is missing, empty or damaged",
    "gold_error": "gold fails in the sandbox",
    "gold_not_correct": "gold, scored as a prediction, is not correct",
    "slow_gold": "gold takes a second or more",
    "empty_gold": "gold returns no row, so that any query without an answer is correct",
    "empty_table": "gold reads a table without rows, so that much else gives its answer, too",
    "tie_cut_by_limit": "a LIMIT keeps one of several rows that its sort does not tell apart",
    "null_sorted_first": "NULLs come first in an ascending sort, among the rows that are kept",
    "misspelt_name": "a name in double quotes is no column, so that SQLite reads a string",
    "numbers_as_text": "numbers in a TEXT column are compared or sorted as text ('9' > '10')",
    "clock": "the answer depends on the day or on chance",
}

_FINDINGS = "findings.json"
_ACCEPTED = "audited_ids.json"
_SHOWN_QUESTIONS = 3

_SLOW_MS = 1_000.0
_BATCH = 512  # results are held for one batch at a time

_QUOTED = re.compile(r"'(?:[^']|'')*'|\"[^\"]*\"")
_CLOCK = re.compile(
    r"\bcurrent_(?:date|time|timestamp)\b|\brandom(?:blob)?\s*\(|\bcurdate\s*\(|\bnow\s*\("
    r"|\b(?:date|time|datetime|julianday|unixepoch)\s*\(\s*\)",
    re.IGNORECASE,
)
_NOW = re.compile(
    r"\b(?:date|time|datetime|julianday|unixepoch|strftime|timediff)\s*\([^()]*['\"]now['\"]"
    r"|\bstrftime\s*\(\s*(?:'[^']*'|\"[^\"]*\")\s*\)",  # only a format: of the current time
    re.IGNORECASE,
)
_CHANCE = re.compile(r"\brandom(?:blob)?\s*\(", re.IGNORECASE)
_NULLS_PLACED = re.compile(r"\bnulls\s+(?:first|last)\b", re.IGNORECASE)
_NUMBER = re.compile(r"\s*[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?<=\d)\s*")
_MAX_VALUES = 5_000
_MAX_SECONDS = 30.0
_SHARE = 0.9  # of a column's values that are numbers; the rest may mean "unknown"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Finding:
    """One doubt about one question. `detail` says what was seen."""

    kind: FindingKind
    detail: str


@dataclass(frozen=True)
class AuditedQuestion:
    """A question with what was found; `findings` is empty where gold is not doubted."""

    example_id: str
    db_id: str
    question: str
    gold_sql: str
    findings: tuple[Finding, ...]


def audit_table(audited: Sequence[AuditedQuestion], layout: str) -> str:
    """How many questions have each finding; `layout` is a table format of tabulate."""
    counts = Counter(kind for q in audited for kind in {finding.kind for finding in q.findings})
    rows: list[tuple[str, int, str]] = [(k, counts[k], MEANINGS[k]) for k in FINDING_KINDS]
    clean = sum(not question.findings for question in audited)
    rows.append(("questions", len(audited), ""))
    rows.append(("audited subset", clean, "questions without a finding"))
    return tabulate(rows, headers=("finding", "questions", "meaning"), tablefmt=layout)


def write_audit(
    audited: Sequence[AuditedQuestion], title: str, folder: Path, timeout_seconds: float
) -> None:
    """Write audit.md, findings.json (the doubted questions) and audited_ids.json into `folder`.

    `timeout_seconds`: what the sandbox allowed each query.
    """
    write_json(folder / _FINDINGS, [to_json(q) for q in audited if q.findings])
    write_json(folder / _ACCEPTED, [q.example_id for q in audited if not q.findings])
    write_text(folder / "audit.md", [_page(audited, title, timeout_seconds)])


@dataclass(frozen=True)
class Audit:
    """What `write_audit` wrote into `folder`. `doubts`: the kinds of findings by id of a doubted
    question; `accepted`: the ids of all others, the audited subset.
    """

    folder: Path
    doubts: dict[str, tuple[FindingKind, ...]]
    accepted: tuple[str, ...]

    @property
    def questions(self) -> int:
        return len(self.doubts) + len(self.accepted)

    def require(self, example_ids: Iterable[str]) -> None:
        """Raise DataError where the audit has not seen one of the questions."""
        seen = {*self.doubts, *self.accepted}
        unseen = next((example_id for example_id in example_ids if example_id not in seen), None)
        if unseen is not None:
            raise DataError(f"{self.folder}: {unseen} was not audited; run `dvc repro audit` again")


def read_audit(folder: Path) -> Audit:
    """Read what `write_audit` wrote. Raises DataError where there is no audit in `folder`."""
    remedy = "run `dvc repro audit` first"
    findings = read_json(folder / _FINDINGS, remedy)
    accepted = read_json(folder / _ACCEPTED, remedy)
    try:
        doubted = [from_json(AuditedQuestion, question) for question in findings]
        kinds = {q.example_id: tuple(dict.fromkeys(f.kind for f in q.findings)) for q in doubted}
        return Audit(folder, kinds, tuple(map(str, accepted)))
    except (TypeError, ValueError):  # pydantic's is a ValueError
        raise DataError(f"{folder}: not what the audit wrote; {remedy}") from None


def read_doubts(folder: Path, examples: Sequence[Example]) -> dict[str, tuple[FindingKind, ...]]:
    """The kinds of findings by id of a doubted question.

    Gold that is only slow is not doubted: it is right, and what is slow depends on the machine.
    Raises DataError where there is no audit, and where it has not seen one of the examples.
    """
    audit = read_audit(folder)
    audit.require(example.id for example in examples)
    found = audit.doubts.items()
    doubts = {id: tuple(kind for kind in kinds if kind != "slow_gold") for id, kinds in found}
    return {id: kinds for id, kinds in doubts.items() if kinds}


def _page(audited: Sequence[AuditedQuestion], title: str, timeout_seconds: float) -> str:
    parts = [f"# Audit of {title}\n\n{audit_table(audited, 'github')}\n"]
    parts.append(f"\nTimeout: {describe_timeout(timeout_seconds)}.\n")
    examples: defaultdict[str, list[str]] = defaultdict(list)
    for question in audited:
        named = f"{question.example_id} ({question.db_id})"
        sql = " ".join(question.gold_sql.split())
        for finding in question.findings:
            examples[finding.kind].append(f"- {named}, {finding.detail}: `{sql}`\n")
    for kind in filter(examples.get, FINDING_KINDS):
        parts.append(f"\n## {kind}: {MEANINGS[kind]}\n\n")
        parts += examples[kind][:_SHOWN_QUESTIONS]
        if more := len(examples[kind][_SHOWN_QUESTIONS:]):
            parts.append(f"- and {more} more in findings.json\n")
    return "".join(parts)


def audit_gold(examples: Sequence[Example], sandbox: Sandbox) -> list[AuditedQuestion]:
    """Every question, in order, with the reasons to doubt its gold.

    `slow_gold` depends on the machine; nothing else does.
    """
    judge = Judge(sandbox)
    audited: list[AuditedQuestion] = []
    for start in range(0, len(examples), _BATCH):
        batch = examples[start : start + _BATCH]
        queries = [Query(example.db_path, example.gold_sql) for example in batch]
        different = list(dict.fromkeys(queries))
        results = dict(zip(different, sandbox.execute_many(different), strict=True))
        verdicts = judge.judge_many(
            [(each, each.gold_sql, results[q]) for each, q in zip(batch, queries, strict=True)]
        )
        for one, query, verdict in zip(batch, queries, verdicts, strict=True):
            found = _findings(query, results[query], verdict, sandbox)
            ids = one.id, one.db_id, one.question, one.gold_sql
            audited.append(AuditedQuestion(*ids, tuple(dict.fromkeys(found))))
    return audited


def _findings(
    query: Query, result: ExecutionResult, verdict: VerdictStatus, sandbox: Sandbox
) -> Iterator[Finding]:
    database = Path(query.db_path)
    problem = database_problem(database)
    if problem is None:
        yield from _run_findings(result, query, sandbox)
    yield from text_findings(sandbox.as_run(query.sql), database)
    if problem is not None:
        yield Finding("unusable_database", problem)
    elif result.status == "ok":
        yield from _open_choices(query, sandbox)
        if verdict != "correct":
            yield Finding("gold_not_correct", verdict)


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


def _open_choices(query: Query, sandbox: Sandbox) -> Iterator[Finding]:
    """What SQLite chooses where a sort or a LIMIT leaves it open; the query must be executable.

    A part that refers to the query around it cannot be run alone, and is not looked at.
    """
    if _CHANCE.search(query.sql):  # no two answers of it are equal
        return
    selects = [(select, select.sql) for select in sorted_selects(query.sql) if select.sql]
    results = sandbox.execute_many([Query(query.db_path, sql) for _, sql in selects])
    nulls_meant = bool(_NULLS_PLACED.search(query.sql))
    for (select, _), result in zip(selects, results, strict=True):
        if select.cuts_ties(result.rows):
            yield Finding("tie_cut_by_limit", f"LIMIT {select.limit}")
        if select.begins_with_null(result.rows) and not nulls_meant:
            yield Finding("null_sorted_first", "ascending sort")


def text_findings(sql: str, database: Path) -> Iterator[Finding]:
    """What the text and the columns that it names say: use of the clock, tables without rows,
    names that are read as strings, numbers that are compared as text.

    A column or table that cannot be read within half a minute is logged as a warning and skipped.
    In a missing or damaged database nothing is found.
    """
    found = _NOW.search(sql) or _CLOCK.search(_QUOTED.sub("''", sql))
    if found:
        yield Finding("clock", found.group().strip())
    empty = empty_tables(database)
    if empty:
        resolution = resolve_columns(sql, catalog_or_empty(database))
        read = sorted(empty.intersection(resolution.tables if resolution else ()))
        if read:
            yield Finding("empty_table", ", ".join(read))
    if '"' in sql:
        misspelt = misspelt_names(sql, database)
        if misspelt:
            yield Finding("misspelt_name", ", ".join(sorted(misspelt)))
    uses = ordered_columns(sql, catalog_or_empty(database))
    ordered = next((use for use in uses if _sorts_otherwise(use, database)), None)
    if ordered is not None:
        yield Finding("numbers_as_text", f"{ordered.table}.{ordered.column}, {ordered.use}")


def _sorts_otherwise(use: OrderedColumn, database: Path) -> bool:
    """Whether the column holds numbers as text whose order as text is not the numeric one.

    Years of four digits sort the same either way.
    """
    stored = _stored_texts(database, use.table, use.column)
    values = sorted((*stored, *use.constants))
    numbers = [float(value.replace(",", "")) for value in values if _NUMBER.fullmatch(value)]
    if not stored or len(numbers) < _SHARE * len(values):
        return False
    return any(first > second for first, second in pairwise(numbers))


@lru_cache(maxsize=1024)
def _stored_texts(database: Path, table: str, column: str) -> tuple[str, ...]:
    """The different texts of a column, without empty ones; none if they cannot be read."""
    name = quote_identifier(column)
    sql = (
        f"SELECT DISTINCT CAST({name} AS TEXT) FROM {quote_identifier(table)} "
        f"WHERE typeof({name}) = 'text' AND trim({name}) <> '' LIMIT {_MAX_VALUES}"
    )
    with closing(connect_read_only(database)) as connection:
        deadline = Deadline(_MAX_SECONDS)
        deadline.guard(connection)
        try:
            return tuple(value for (value,) in connection.execute(sql))
        except sqlite3.Error as error:
            read = f"{database}: {table}.{column}", deadline.reason(error)
            _log.warning("warning: %s cannot be read (%s); it is not audited", *read)
            return ()
