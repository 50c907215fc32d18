"""Findings that show when gold runs: failures, slowness, nothing to compare, chance in a cut."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from lib.data.audit.findings import AuditedQuestion, Finding
from lib.data.audit.texts import text_findings
from lib.db.sandbox import Query, Sandbox
from lib.records import Example, ExecutionResult
from lib.scoring.judge import Judge
from lib.sql.sorted_selects import SortedSelect, sorted_selects

_SLOW_MS = 1_000.0
_BATCH = 512  # results are held for one batch at a time


def audit_gold(examples: Sequence[Example], sandbox: Sandbox) -> list[AuditedQuestion]:
    """Every question with what its gold is doubted for, in order.

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
    if result.status == "timeout":
        yield Finding("slow_gold", "longer than the sandbox allows")
    elif result.status != "ok":
        yield Finding("gold_error", result.error or result.status)
    elif not result.rows:
        yield Finding("empty_gold", "no row")
    if result.status == "ok" and result.elapsed_ms >= _SLOW_MS:
        again = sandbox.execute_many([query])[0]  # a busy machine is not gold's fault
        if again.elapsed_ms >= _SLOW_MS:
            yield Finding("slow_gold", f"{again.elapsed_ms / 1000:.1f} s")


def _cuts(queries: Iterable[Query], sandbox: Sandbox) -> dict[Query, list[Finding]]:
    """What the sorts and cuts of each gold query, all of which run, decide by chance."""
    seen: list[tuple[Query, SortedSelect]] = []
    findings: defaultdict[Query, list[Finding]] = defaultdict(list)
    for query in queries:
        for select in sorted_selects(query.sql):
            if select.sql is not None:
                seen.append((query, select))
            elif select.limit is not None:  # rows of several sort keys are one for DISTINCT
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
