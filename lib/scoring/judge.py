"""Verdicts: predictions against gold, by what both return.

Gold runs on a connection of its own, before the predictions, and its results are kept. What runs is
the text that the official evaluator would run (`lib.scoring.ex`), so an existing result is
used only where that very text gave it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import Literal

from lib.base.records import Example, ExecutionResult, ExecutionStatus, VerdictStatus
from lib.database.catalog import catalog_or_empty
from lib.database.files import database_problem
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.scoring.ex import (
    asks_for_order,
    results_match,
    results_match_bird,
    runs_nothing,
    same_statement,
    scored_gold,
    scored_prediction,
)
from lib.scoring.strict import PREDICTION_FAILED, Case, StrictJudge, StrictVerdict

Protocol = Literal["spider", "bird"]
"""Whose evaluator decides. BIRD's compares sets of rows and runs every text as it is."""

_log = logging.getLogger(__name__)

_CACHED_VALUES = 150_000
_VALUES_OF_AN_ENTRY = 30  # the weight of an entry besides its rows

_GOLD_FAILED: dict[ExecutionStatus, VerdictStatus] = {
    "error": "gold_error",
    "refused": "gold_error",
    "timeout": "unscorable",
    "too_large": "unscorable",
}
_NO_ROWS = ExecutionResult("ok")
_DATABASE = "database: "  # begins the error of a query on an unusable one
_DAMAGE = ("disk image is malformed", "disk I/O error")  # SQLite's words for a damaged page
_BEST = 3  # of `_rank`
_MATCHES = {ordered: partial(results_match, order_matters=ordered) for ordered in (False, True)}


@dataclass(frozen=True)
class Verdict:
    """`error`: what stopped gold or the prediction, None where both gave a result.

    `gold_row_count`: how many rows gold returns, None where it fails. `slow_gold`: gold took longer
    than the sandbox allows. `strict`: the strict verdict, None where the judge was given no
    StrictJudge.
    """

    status: VerdictStatus
    error: str | None = None
    gold_row_count: int | None = field(default=None, compare=False)
    slow_gold: bool = field(default=False, compare=False)
    strict: StrictVerdict | None = None


Item = tuple[Example, str, ExecutionResult | None]
"""An example, the predicted SQL, and the result of just that SQL where it has been run."""


class Judge:
    """Judges predictions in batches through the sandbox.

    `keep_distinct` leaves DISTINCT in gold and prediction (protocol "spider" only). Where the
    folder `{db_id}/` of a database `{db_id}.sqlite` holds more `*.sqlite` files (a distilled test
    suite), a prediction has to be right on all of them. Without a usable database there is no
    verdict (`unscorable`). With `strict`, correct predictions are also judged by strict EX.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        protocol: Protocol = "spider",
        keep_distinct: bool = False,
        strict: StrictJudge | None = None,
    ) -> None:
        self._sandbox = sandbox
        self._protocol = protocol
        self._keep_distinct = keep_distinct
        self._strict = strict
        self._gold_results: dict[Query, ExecutionResult] = {}
        self._suite = cache(_suite)
        self._unusable = cache(_unusable)

    def run_gold(self, examples: Sequence[Example]) -> None:
        """Execute their gold, so that its results are there before a prediction runs."""
        accepted = (
            replace(example, gold_sql=sql) if sql != example.gold_sql else example
            for example in examples
            for sql in (example.gold_sql, *example.accepted_sql)
        )
        cases = (self._case(example, "") for example in accepted)
        self._gold(_gold_query(case.db_path, case.gold) for case in cases)

    def judge_many(self, items: Sequence[Item]) -> list[VerdictStatus]:
        return [verdict.status for verdict in self.verdicts(items)]

    def verdicts(self, items: Sequence[Item]) -> list[Verdict]:
        """One verdict an item, in order, with the error that led to it.

        An example with several accepted queries is judged by each in turn, until one calls the
        prediction correct, and strictly correct where that is judged too.
        """
        verdicts = self._by_first_gold(items)
        for place in range(max((len(item[0].accepted_sql) for item in items), default=0)):
            again = {
                index: (replace(example, gold_sql=example.accepted_sql[place]), sql, result)
                for index, (example, sql, result) in enumerate(items)
                if place < len(example.accepted_sql) and _rank(verdicts[index]) < _BEST
            }
            for index, verdict in zip(
                again, self._by_first_gold(list(again.values())), strict=True
            ):
                verdicts[index] = max(verdicts[index], verdict, key=_rank)
        return verdicts

    def _by_first_gold(self, items: Sequence[Item]) -> list[Verdict]:
        cases = [self._case(example, sql) for example, sql, _ in items]
        verdicts = self._run(
            [
                # an existing result is that of the case only where that very text gave it
                (case, case.db_path, result if same_statement(sql, case.prediction) else None)
                for case, (_, sql, result) in zip(cases, items, strict=True)
            ]
        )
        more = [
            (index, path)
            for index, case in enumerate(cases)
            if verdicts[index].status == "correct"
            for path in self._suite(case.db_path)
        ]
        on_suites = self._run([(cases[index], path, None) for index, path in more])
        for (index, _), verdict in zip(more, on_suites, strict=True):
            if verdicts[index].status == "correct":
                verdicts[index] = verdict
        return verdicts if self._strict is None else self._with_strict(items, cases, verdicts)

    def _with_strict(
        self, items: Sequence[Item], cases: Sequence[Case], verdicts: list[Verdict]
    ) -> list[Verdict]:
        assert self._strict is not None
        correct = [index for index, verdict in enumerate(verdicts) if verdict.status == "correct"]
        again = self._strict.verdicts([self._strict_case(*items[index]) for index in correct])
        strict = dict(zip(correct, again, strict=True))
        lenient = {  # EX accepts them by leniency: on copies, its rules decide
            index: _bare(cases[index])
            for index, verdict in strict.items()
            if verdict.reason not in (None, "perturbed_copy")
        }
        failed = self._strict.on_copies(list(lenient.values()))
        strict |= {index: failed[case] for index, case in lenient.items() if case in failed}
        return [
            replace(verdict, strict=strict.get(index, StrictVerdict(verdict.status)))
            for index, verdict in enumerate(verdicts)
        ]

    def _strict_case(self, example: Example, sql: str, _result: ExecutionResult | None) -> Case:
        texts = self._texts(example, sql, keep_distinct=True)
        return _bare(Case(example.db_path, *texts, matches=None))

    def _case(self, example: Example, sql: str) -> Case:
        gold, prediction = self._texts(example, sql, keep_distinct=self._keep_distinct)
        if self._protocol == "bird":
            return Case(example.db_path, gold, prediction, results_match_bird)
        ordered = asks_for_order(gold)
        return Case(example.db_path, gold, prediction, _MATCHES[ordered])

    def _texts(self, example: Example, sql: str, *, keep_distinct: bool) -> tuple[str, str]:
        if self._protocol == "bird":
            return example.gold_sql.strip(), sql.strip()
        return (
            scored_gold(example.gold_sql, keep_distinct=keep_distinct),
            scored_prediction(
                sql, partial(catalog_or_empty, Path(example.db_path)), keep_distinct=keep_distinct
            ),
        )

    def _run(self, runs: Sequence[tuple[Case, str, ExecutionResult | None]]) -> list[Verdict]:
        """Judge each case on one database."""
        gold_results = self._gold(_gold_query(path, case.gold) for case, path, _ in runs)
        predictions = self._execute(
            Query(path, case.prediction)
            for case, path, result in runs
            if result is None and gold_results[_gold_query(path, case.gold)].status == "ok"
        )
        return [
            self._compare(
                case,
                gold_results[_gold_query(path, case.gold)],
                result or predictions.get(Query(path, case.prediction)),
            )
            for case, path, result in runs
        ]

    def _compare(
        self, case: Case, gold: ExecutionResult, prediction: ExecutionResult | None
    ) -> Verdict:
        if gold.status != "ok" or prediction is None:
            return _without_verdict(gold)
        if prediction.status in ("error", "cut_off") and runs_nothing(case.prediction):
            prediction = _NO_ROWS
        if prediction.status != "ok":
            error = prediction.error or prediction.status
            return Verdict(PREDICTION_FAILED[prediction.status], error, len(gold.rows))
        assert case.matches is not None
        same = case.matches(gold, prediction)
        return Verdict("correct" if same else "wrong", gold_row_count=len(gold.rows))

    def _gold(self, queries: Iterable[Query]) -> dict[Query, ExecutionResult]:
        """The results of gold, which are kept while they hold few values."""
        wanted = dict.fromkeys(queries)
        results = {query: self._gold_results[query] for query in wanted & self._gold_results.keys()}
        results |= {query: failed for query in wanted if (failed := self._unusable(query.db_path))}
        results |= self._execute(query for query in wanted if query not in results)
        self._gold_results |= results
        if sum(map(_size, self._gold_results.values())) > _CACHED_VALUES:
            self._gold_results = results
        return results

    def _execute(self, queries: Iterable[Query]) -> dict[Query, ExecutionResult]:
        unique = list(dict.fromkeys(queries))
        if not unique:
            return {}
        return dict(zip(unique, self._sandbox.execute_many(unique), strict=True))


def _unusable(db_path: str) -> ExecutionResult | None:
    """The result of any gold query where the database is missing, empty or damaged."""
    problem = database_problem(Path(db_path))
    return None if problem is None else ExecutionResult("error", error=_DATABASE + problem)


def _suite(db_path: str) -> tuple[str, ...]:
    """The other databases of a distilled test suite; a warning names files that are none."""
    path = Path(db_path)
    siblings = path.parent.glob("*.sqlite") if path.parent.name == path.stem else ()
    suite: list[str] = []
    skipped: list[str] = []
    for sibling in sorted(siblings):
        if sibling != path:
            (skipped if database_problem(sibling) else suite).append(str(sibling))
    if skipped:
        _warn_of_skipped(", ".join(skipped))
    return tuple(suite)


@cache
def _warn_of_skipped(names: str) -> None:
    _log.warning("warning: %s: no usable database, so no part of a test suite", names)


def _without_verdict(gold: ExecutionResult) -> Verdict:
    error = gold.error or gold.status
    if error.startswith(_DATABASE):
        return Verdict("unscorable", error)
    damaged = gold.status == "error" and any(text in error for text in _DAMAGE)
    status = "unscorable" if damaged else _GOLD_FAILED[gold.status]
    return Verdict(status, f"gold: {error}", slow_gold=gold.status == "timeout")


def _rank(verdict: Verdict) -> int:
    """The higher, the better for the prediction; no verdict at all is the lowest."""
    if verdict.status in _GOLD_FAILED.values():
        return 0
    if verdict.status != "correct":
        return 1
    return _BEST if verdict.strict is None or verdict.strict.status == "correct" else _BEST - 1


def _gold_query(db_path: str, sql: str) -> Query:
    return Query(db_path, sql, own_connection=True)


def _bare(case: Case) -> Case:
    """Without semicolons at the end of its texts."""
    gold, prediction = case.gold.rstrip("; \n"), case.prediction.rstrip("; \n")
    return replace(case, gold=gold, prediction=prediction)


def _size(result: ExecutionResult) -> int:
    return _VALUES_OF_AN_ENTRY + len(result.rows) * max(1, len(result.columns))
