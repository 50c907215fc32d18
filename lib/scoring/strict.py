"""Strict EX: answers that EX accepts only by leniency, or by chance on one database, fail.

A prediction that EX calls correct stays correct if, in addition,

- it runs as it is written (the evaluator cuts off what follows a semicolon);
- it has as many columns as gold, even without rows, in gold's order, and the rows are gold's with
  every DISTINCT left in place;
- it misspells no column (SQLite reads a misspelt name in double quotes as a string);
- where the outermost query of gold sorts, its rows come in an order that gold's sort allows;
- all of that holds on perturbed copies of the database, too.

A prediction that EX accepts by leniency is judged by the rules of EX on the copies: it may be right
on the original only as well.

The reasons (`StrictReason`) are "not_as_written": it fails unless it is cut at a semicolon;
"misspelt_name"; "columns": there are more or fewer, or they are in another order; "duplicates":
DISTINCT makes a difference; "row_order"; "perturbed_copy": it is right on the original only; if
another reason applies too, it is wrong on a copy even by the rules of EX.

A copy on which gold itself leaves the answer open decides nothing: a LIMIT of gold cuts between
rows with equal sort keys, or keeps rows whose sort key is NULL, or gold fails.
Gold runs first, in the sandbox, on a connection that no prediction uses. The copies of a database
are made when they are first needed.
"""

from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lib.base.errors import DataError
from lib.base.pipeline import outputs_of
from lib.base.records import (
    Example,
    ExecutionResult,
    ExecutionStatus,
    StrictReason,
    Value,
    VerdictStatus,
)
from lib.database.perturbed.copies import perturbed_copies
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.extract import single_line
from lib.scoring.ex import results_match

if TYPE_CHECKING:
    from lib.database.sql.selects import SortedSelect

_PERTURBED = outputs_of("", ".cache", "perturbed")
"""Where the copies are kept. Deleting the folder costs a minute at most."""

_SEED = 13

_log = logging.getLogger(__name__)

# A result beyond the ceiling cannot equal a gold result that stayed below it.
PREDICTION_FAILED: dict[ExecutionStatus, VerdictStatus] = {
    "error": "pred_error",
    "refused": "refused",
    "timeout": "timeout",
    "too_large": "wrong",
    "cut_off": "pred_error",
}
_RunResults = dict[tuple[str, str], ExecutionResult]
"""By database and SQL text."""

Matches = Callable[[ExecutionResult, ExecutionResult], bool]
"""Whether gold's result, the first, and a prediction's are the same answer."""

Copies = Callable[[str], tuple[str, ...]]
"""Takes the path of a database; returns the files of its copies."""


class PerturbedCopies:
    """Makes the copies around the constants in the questions' gold SQL; see `Copies`.

    They depend on the database, on all gold queries of `examples` for it, and on nothing that a
    model predicts; so all runs on the same questions see the same copies.
    """

    def __init__(self, examples: Sequence[Example], cache: Path = _PERTURBED) -> None:
        self._cache = cache
        self._examples: defaultdict[str, list[Example]] = defaultdict(list)
        for example in examples:
            self._examples[example.db_path].append(example)
        self._copies: dict[str, tuple[str, ...]] = {}

    def __call__(self, db_path: str) -> tuple[str, ...]:
        """The files of the copies.

        Empty, with a warning, for a database that cannot be copied, for whatever reason: then the
        original alone counts. Raises OSError where the copies cannot be written.
        """
        if db_path not in self._copies:
            self._copies[db_path] = self._make(db_path)
        return self._copies[db_path]

    def _make(self, db_path: str) -> tuple[str, ...]:
        database = Path(db_path)
        try:
            copies = perturbed_copies(database, self._cache, _SEED, self._queries(db_path))
        except OSError:  # no room for the copies: without them verdicts would differ
            raise
        except Exception as error:  # a file may hold anything; the run is worth more
            known = isinstance(error, DataError)
            reason = error if known else f"{db_path}: cannot be perturbed ({error!r})"
            _log.warning("warning: %s; its strict verdicts rest on the original alone", reason)
            return ()
        return tuple(map(str, copies))

    def _queries(self, db_path: str) -> tuple[str, ...]:
        """The different gold and accepted queries for a database, in the order of the questions.

        On one line each, as a run's gold.sql has them: scoring that file gives the same copies.
        """
        sets = ((one.gold_sql, *one.accepted_sql) for one in self._examples[db_path])
        return tuple(dict.fromkeys(single_line(sql) for queries in sets for sql in queries))


@dataclass(frozen=True)
class StrictVerdict:
    """`reason` is None where the prediction is strictly correct, and where EX rejects it."""

    status: VerdictStatus
    reason: StrictReason | None = None


@dataclass(frozen=True)
class Case:
    """A prediction and its gold, as the texts that run.

    `matches`: EX's comparison; None where they have to be equal by strict EX. Then the texts are
    those with DISTINCT kept and without semicolons at the end.
    """

    db_path: str
    gold: str
    prediction: str
    matches: Matches | None


class StrictJudge:
    """Judges predictions that EX calls correct by strict EX."""

    def __init__(self, sandbox: Sandbox, copies: Copies) -> None:
        self._sandbox = sandbox
        self._copies = copies

    def verdicts(self, cases: Sequence[Case]) -> list[StrictVerdict]:
        found = dict(self._on_originals(set(cases)))
        open_cases = [case for case in dict.fromkeys(cases) if case not in found]
        found |= self.on_copies(open_cases)
        return [found.get(case, StrictVerdict("correct")) for case in cases]

    def _on_originals(self, cases: Iterable[Case]) -> Iterable[tuple[Case, StrictVerdict]]:
        """The cases that the original database decides."""
        ordered = sorted(cases, key=lambda c: (c.db_path, c.gold, c.prediction))
        results = self._run((case, case.db_path) for case in ordered)
        for case in ordered:
            path = case.db_path
            gold, prediction = results[path, case.gold], results[path, case.prediction]
            if prediction.status != "ok":
                yield case, StrictVerdict(PREDICTION_FAILED[prediction.status], "not_as_written")
            elif _misspells(case):
                yield case, StrictVerdict("pred_error", "misspelt_name")
            elif not self._same(case, path, gold, prediction):
                yield case, StrictVerdict("wrong", _difference(gold, prediction))

    def on_copies(self, cases: Sequence[Case]) -> dict[Case, StrictVerdict]:
        """The verdicts of cases that are wrong on a copy; all are right on the original."""
        copies = {case: self._copies(case.db_path) for case in cases}
        failed: dict[Case, StrictVerdict] = {}
        for number in range(max(map(len, copies.values()), default=0)):
            runs = [
                (case, paths[number])
                for case, paths in copies.items()
                if case not in failed and number < len(paths)
            ]
            results = self._run(runs)
            for case, path in runs:
                gold, prediction = results[path, case.gold], results[path, case.prediction]
                if gold.status != "ok" or self._same(case, path, gold, prediction):
                    continue
                if not self._leaves_open(case, path, prediction):
                    status = PREDICTION_FAILED.get(prediction.status, "wrong")
                    failed[case] = StrictVerdict(status, "perturbed_copy")
        return failed

    def _same(
        self, case: Case, path: str, gold: ExecutionResult, prediction: ExecutionResult
    ) -> bool:
        """Whether the prediction has gold's rows, in an order that gold allows."""
        if case.matches is not None:
            return case.matches(gold, prediction)
        if prediction.status != "ok" or len(gold.columns) != len(prediction.columns):
            return False
        if gold.rows == prediction.rows:
            return True
        if Counter(gold.rows) != Counter(prediction.rows):
            return False
        return all(
            rows is None or select.allows(rows, prediction.rows)
            for select, rows in self._sorted(case, path)
            if select.outermost
        )

    def _leaves_open(self, case: Case, path: str, prediction: ExecutionResult) -> bool:
        """Whether a cut in gold decides by chance on this database, as far as can be seen, and the
        prediction may have decided otherwise. Under EX columns may come in any order: there it may.
        """
        for select, rows in self._sorted(case, path):
            if select.limit is None:
                continue
            if rows is None or (
                select.leaves_open(rows)
                and (
                    case.matches is not None
                    or not select.outermost
                    or select.may_keep(rows, prediction.rows)
                )
            ):
                return True
        return False

    def _sorted(
        self, case: Case, path: str
    ) -> Iterator[tuple[SortedSelect, tuple[tuple[Value, ...], ...] | None]]:
        """The sorted and cut parts of gold with their rows, None where these cannot be seen."""
        # here: sqlglot is slow to load, and most verdicts do without
        from lib.database.sql.selects import sorted_selects

        for select in sorted_selects(case.gold):
            if select.sql is None:
                yield select, None
                continue
            (result,) = self._sandbox.execute_many([Query(path, select.sql, own_connection=True)])
            yield select, result.rows if result.status == "ok" else None

    def _run(self, runs: Iterable[tuple[Case, str]]) -> _RunResults:
        """Run all gold first, then the predictions whose text differs from it."""
        runs = list(runs)
        gold = dict.fromkeys((path, case.gold) for case, path in runs)
        predictions = dict.fromkeys((path, case.prediction) for case, path in runs)
        results: _RunResults = {}
        for texts in (gold, predictions):
            new = [run for run in texts if run not in results]
            queries = [Query(*run, own_connection=texts is gold) for run in new]
            results |= zip(new, self._sandbox.execute_many(queries), strict=True)
        return results


def _misspells(case: Case) -> bool:
    """Whether the prediction has a misspelt name in double quotes that gold does not have."""
    if '"' not in case.prediction or case.prediction == case.gold:
        return False
    from lib.database.sql.quoted_names import misspelt_names

    database = Path(case.db_path)
    return not misspelt_names(case.prediction, database) <= misspelt_names(case.gold, database)


def _difference(gold: ExecutionResult, prediction: ExecutionResult) -> StrictReason:
    if len(gold.columns) != len(prediction.columns):
        return "columns"
    if Counter(gold.rows) == Counter(prediction.rows):
        return "row_order"
    if results_match(gold, prediction, order_matters=False):
        return "columns"
    return "duplicates"
