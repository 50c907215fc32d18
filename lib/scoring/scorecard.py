"""A file of predictions scored against a file of gold: every case, and the averages.

The files are the official evaluator's: a gold line is `SQL<TAB>db_id`, a prediction line is SQL.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.errors import DataError
from lib.records import HARDNESS_LEVELS, Example
from lib.scoring.judge import Judge, Verdict
from lib.scoring.partial_match import PARTIAL_COMPONENTS
from lib.scoring.statistics import database_interval, wilson_interval
from lib.scoring.structure import StructureMatch, StructureMatcher

_BATCH = 2048  # results are held for one batch at a time


@dataclass(frozen=True)
class ScoredCase:
    """One prediction. `match` is None where Spider's parser cannot read gold or its database."""

    index: int
    db_id: str
    verdict: Verdict
    match: StructureMatch | None

    @property
    def ex(self) -> int:
        return int(self.verdict.status == "correct")

    @property
    def strict_ex(self) -> int:
        strict = self.verdict.strict
        return int(strict is not None and strict.status == "correct")

    @property
    def exact_match(self) -> int:
        return int(self.match is not None and self.match.exact)

    def to_json(self) -> dict[str, Any]:
        """`partial`: per component [accuracy, recall, F1]."""
        match, strict = self.match, self.verdict.strict
        return {
            "index": self.index,
            "ex": self.ex,
            "strict_ex": self.strict_ex,
            "exact_match": self.exact_match,
            "hardness": match.hardness if match else None,
            "partial": {name: part.scores for name, part in match.components.items()}
            if match
            else None,
            "status": self.verdict.status,
            "error": self.verdict.error,
            "strict_status": strict.status if strict else None,
            "strict_reason": strict.reason if strict else None,
        }


def read_cases(
    gold: Path, predictions: Path, find_database: Callable[[str], Path]
) -> list[tuple[Example, str]]:
    """The gold lines as examples, each with its predicted SQL.

    Line n of one file belongs to line n of the other. A line that is empty in both files separates
    two dialogues and is skipped; an empty prediction is kept, and wrong, but further ones at the
    end are ignored. A prediction may name its database as gold does. `find_database` gives the file
    of a db_id and raises DataError.
    Raises DataError that names file and line.
    """
    gold_lines, predicted_lines = _lines(gold), _lines(predictions)
    while len(predicted_lines) > len(gold_lines) and not predicted_lines[-1]:
        predicted_lines.pop()
    if len(gold_lines) != len(predicted_lines):
        raise DataError(
            f"{predictions}: expected one line a gold query ({len(gold_lines)} in {gold}), "
            f"found {len(predicted_lines)}"
        )
    cases: list[tuple[Example, str]] = []
    for number, (line, predicted) in enumerate(zip(gold_lines, predicted_lines, strict=True), 1):
        if not line:
            if predicted:
                raise DataError(f"{gold}:{number}: empty, but {predictions} has SQL in that line")
            continue
        sql, tab, db_id = line.rpartition("\t")  # SQL may hold a tab, a db_id does not
        if not tab:
            raise DataError(f"{gold}:{number}: expected SQL, a tab and a db_id, found no tab")
        try:
            database = find_database(db_id)
        except DataError as error:
            raise DataError(f"{gold}:{number}: {error}") from None
        example = Example(str(len(cases)), db_id, str(database), "", sql)
        cases.append((example, predicted.removesuffix(f"\t{db_id}")))
    return cases


def score_cases(
    cases: Sequence[tuple[Example, str]], judge: Judge, matcher: StructureMatcher
) -> list[ScoredCase]:
    """Score each prediction for its example."""
    verdicts: list[Verdict] = []
    for start in range(0, len(cases), _BATCH):
        batch = cases[start : start + _BATCH]
        verdicts += judge.verdicts([(example, sql, None) for example, sql in batch])
    return [
        ScoredCase(
            index,
            example.db_id,
            verdict,
            matcher.match(example.db_id, example.db_path, example.gold_sql, sql),
        )
        for index, ((example, sql), verdict) in enumerate(zip(cases, verdicts, strict=True))
    ]


def summarise_cases(cases: Sequence[ScoredCase]) -> dict[str, Any]:
    """The averages over all cases and by hardness, as exact fractions from 0 to 1, with their 95%
    intervals: Wilson's over questions (`_ci`), and over databases (`_ci_databases`).

    Cases whose gold fails or cannot be parsed count as not correct and are named.
    """
    return {
        "overall": _averages(cases),
        "by_hardness": {
            level: _averages(
                [case for case in cases if case.match and case.match.hardness == level]
            )
            for level in HARDNESS_LEVELS
        },
        "statuses": _counts(case.verdict.status for case in cases),
        "strict_reasons": _counts(
            case.verdict.strict.reason
            for case in cases
            if case.verdict.strict and case.verdict.strict.reason
        ),
        "gold_errors": [case.index for case in cases if case.verdict.status == "gold_error"],
        "unscorable": [case.index for case in cases if case.verdict.status == "unscorable"],
        "slow_gold": [case.index for case in cases if case.verdict.slow_gold],
        "gold_not_parsed": [case.index for case in cases if case.match is None],
    }


def _averages(cases: Sequence[ScoredCase]) -> dict[str, Any]:
    matches = [case.match for case in cases if case.match]
    return {
        "count": len(cases),
        **_rate("ex", [(case.db_id, case.ex) for case in cases]),
        **_rate("strict_ex", [(case.db_id, case.strict_ex) for case in cases]),
        **_rate("exact_match", [(case.db_id, case.exact_match) for case in cases]),
        "partial": {name: _component(matches, name) for name in PARTIAL_COMPONENTS},
    }


def _rate(name: str, hits: Sequence[tuple[str, int]]) -> dict[str, Any]:
    """The share of hits with its intervals. `hits`: of each case its database, and 1 or 0."""
    hit = sum(one for _, one in hits)
    return {
        name: _share(hit, len(hits)),
        f"{name}_ci": wilson_interval(hit, len(hits)),
        f"{name}_ci_databases": database_interval((db_id, one, 1) for db_id, one in hits),
    }


def _component(matches: Sequence[StructureMatch], name: str) -> dict[str, float]:
    """The evaluator's averages: accuracy where the prediction has the component, recall where
    gold has it. F1 is 1 where both are 0, as in the evaluator.
    """
    parts = [match.components[name] for match in matches]
    accuracy = _share(
        sum(part.matches for part in parts if part.predicted),
        sum(part.predicted > 0 for part in parts),
    )
    recall = _share(
        sum(part.matches for part in parts if part.gold), sum(part.gold > 0 for part in parts)
    )
    f1 = 2 * accuracy * recall / (accuracy + recall) if accuracy or recall else 1.0
    return {"accuracy": accuracy, "recall": recall, "f1": f1}


def _counts(names: Iterable[str]) -> dict[str, int]:
    """How often each name occurs, the most frequent first."""
    return dict(sorted(Counter(names).items(), key=lambda entry: (-entry[1], entry[0])))


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def _lines(path: Path) -> list[str]:
    """The lines without white space around them; a final line break starts no further line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DataError(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise DataError(f"{path}: not UTF-8 text") from None
    return [line.strip() for line in text.removesuffix("\n").split("\n")] if text else []
