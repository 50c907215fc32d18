"""Files of predictions scored against gold: every case, the averages, the limits of the sandbox.

The limits also hold where gold is audited.
"""

import argparse
import math
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from lib.base.records import UNKNOWN_DIFFICULTY, Example, ordered_levels
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
from lib.scoring.judge import Judge, Protocol, Verdict
from lib.scoring.partial_match import PARTIAL_COMPONENTS, StructureMatch, StructureMatcher
from lib.scoring.statistics import rate_with_intervals

_BATCH = 2048  # results are held for one batch at a time

TIMEOUT_SECONDS: dict[Protocol, float] = {"spider": 10.0, "bird": 30.0}
"""Of one query, by protocol. BIRD's evaluator waits as long:
https://github.com/AlibabaResearch/DAMO-ConvAI/blob/main/bird/llm/src/evaluation.py
(`meta_time_out`).
"""
TIMEOUT_FLAG = "--timeout-seconds"
_MOST_SECONDS = 24 * 3600


@dataclass(frozen=True)
class ScoredCase:
    """One prediction. `match` is None where Spider's parser cannot read gold or its database.

    `stated_difficulty`: the data set's own level, if it has any.
    """

    index: int
    db_id: str
    verdict: Verdict
    match: StructureMatch | None
    stated_difficulty: str | None = None

    @property
    def difficulty(self) -> str:
        """The data set's own level, else Spider's hardness."""
        return self.stated_difficulty or (self.match.hardness if self.match else UNKNOWN_DIFFICULTY)

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
            "difficulty": self.difficulty,
            "hardness": match.hardness if match else None,
            "partial": match and {name: part.scores for name, part in match.components.items()},
            "status": self.verdict.status,
            "error": self.verdict.error,
            "strict_status": strict.status if strict else None,
            "strict_reason": strict.reason if strict else None,
        }


def score_cases(
    cases: Sequence[tuple[Example, str]], judge: Judge, matcher: StructureMatcher
) -> list[ScoredCase]:
    verdicts: dict[int, Verdict] = {}
    # those of a database together: each file is opened in as few batches as possible
    order = sorted(range(len(cases)), key=lambda index: cases[index][0].db_path)
    for start in range(0, len(cases), _BATCH):
        batch = order[start : start + _BATCH]
        found = judge.verdicts([(*cases[index], None) for index in batch])
        verdicts.update(zip(batch, found, strict=True))
    return [
        ScoredCase(
            index,
            example.db_id,
            verdicts[index],
            matcher.match(example.db_id, example.db_path, example.gold_sql, sql),
            example.difficulty,
        )
        for index, (example, sql) in enumerate(cases)
    ]


def summarise_cases(cases: Sequence[ScoredCase]) -> dict[str, Any]:
    """The averages over all cases and by difficulty, in percent and exact, with their 95%
    intervals: Wilson's over questions (`_ci`), and over databases (`_ci_databases`).

    Cases whose gold fails or cannot be parsed count as not correct and are named.
    """
    return {
        "overall": _averages(cases),
        "by_difficulty": {
            level: _averages([case for case in cases if case.difficulty == level])
            for level in ordered_levels(case.difficulty for case in cases)
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
        **rate_with_intervals("ex", [(case.db_id, case.ex, 1) for case in cases]),
        **rate_with_intervals("strict_ex", [(case.db_id, case.strict_ex, 1) for case in cases]),
        **rate_with_intervals("exact_match", [(case.db_id, case.exact_match, 1) for case in cases]),
        "partial": {name: _component(matches, name) for name in PARTIAL_COMPONENTS},
    }


def _component(matches: Sequence[StructureMatch], name: str) -> dict[str, float]:
    """The evaluator's averages in percent: accuracy where the prediction has the component, recall
    where gold has it. F1 is 100 where both are 0, as in the evaluator.
    """
    parts = [match.components[name] for match in matches]
    accuracy = _mean([part.matches for part in parts if part.predicted])
    recall = _mean([part.matches for part in parts if part.gold])
    f1 = 2 * accuracy * recall / (accuracy + recall) if accuracy or recall else 1.0
    return {"accuracy": 100 * accuracy, "recall": 100 * recall, "f1": 100 * f1}


def _counts(names: Iterable[str]) -> dict[str, int]:
    return dict(Counter(sorted(names)).most_common())


def _mean(matches: Sequence[bool]) -> float:
    return sum(matches) / len(matches) if matches else 0.0


def scoring_sandbox(
    timeout_seconds: float = TIMEOUT_SECONDS["spider"], today: str | None = None
) -> Sandbox:
    """A worker a core, with wider limits than in a rollout, where a busy machine would decide.

    Gold may be slow, and no result of a benchmark may be cut off. `today`: as in `sandbox.today`.
    """
    limits = SandboxLimits(math.ceil(timeout_seconds * 1000), 1024, 1_000_000, 10**8)
    return Sandbox(os.cpu_count() or 1, limits, date.fromisoformat(today) if today else None)


def add_timeout_flag(parser: argparse.ArgumentParser, default: str) -> None:
    """Add `--timeout-seconds`, None where it is not given; `default` says what then holds."""
    text = f"wall clock of one query, gold or prediction ({default})"
    parser.add_argument(TIMEOUT_FLAG, type=_seconds, metavar="SECONDS", help=text)


def describe_timeout(timeout_seconds: float) -> str:
    """The limit and the flag that raises it, for a report."""
    return f"{timeout_seconds:g} s, the limit of one query; {TIMEOUT_FLAG} raises it"


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= _MOST_SECONDS:
        raise argparse.ArgumentTypeError(
            f"expected seconds, more than 0 and at most {_MOST_SECONDS} (a day), found {text!r}"
        )
    return seconds
