"""Gold as training text: in normal form, and known to run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from lib.db.sandbox import Query, Sandbox
from lib.pairs.pair import Candidate
from lib.pairs.questions import Databases
from lib.records import Example, ExecutionResult
from lib.rollout.record import shown_rows
from lib.scoring.ex import results_match
from lib.sql.lines import single_line

_BATCH = 256  # questions whose results are held at once


@dataclass(frozen=True)
class GoldAnswer:
    """Gold SQL that runs, in normal form. `shown`: its result with the first rows only."""

    sql: str
    row_count: int
    shown: ExecutionResult

    def candidate(self, reward: float) -> Candidate:
        """Gold as the chosen side of a pair."""
        return Candidate(self.sql, "gold", reward, self.shown, self.row_count)


def gold_answers(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> dict[str, GoldAnswer]:
    """Gold by example id; questions whose gold does not run are left out."""
    return {example.id: gold for example, gold, _ in run_gold(examples, databases, sandbox)}


def run_gold(
    examples: Sequence[Example], databases: Databases, sandbox: Sandbox
) -> Iterator[tuple[Example, GoldAnswer, ExecutionResult]]:
    """The examples whose gold runs, with gold and its result.

    The normal form is used only where it returns just what the original returns, in its order;
    otherwise the original on one line. Results are held for one batch at a time.
    """
    for start in range(0, len(examples), _BATCH):
        batch = examples[start : start + _BATCH]
        forms = [(databases.normalise(e, e.gold_sql), single_line(e.gold_sql)) for e in batch]
        queries = [
            Query(example.db_path, sql)
            for example, texts in zip(batch, forms, strict=True)
            for sql in (example.gold_sql, *texts)
        ]
        unique = list(dict.fromkeys(queries))
        results = dict(zip(unique, sandbox.execute_many(unique), strict=True))
        for example, texts in zip(batch, forms, strict=True):
            original = results[Query(example.db_path, example.gold_sql)]
            for sql in texts:
                result = results[Query(example.db_path, sql)]
                if results_match(original, result, order_matters=True):
                    shown = replace(original, rows=shown_rows(original.rows), elapsed_ms=0.0)
                    yield example, GoldAnswer(sql, len(original.rows), shown), original
                    break
