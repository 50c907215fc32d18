"""Why a query that ran may not answer the question, from question, SQL, schema and data alone.

Each kind of doubt is a check of its own, kept because it fires on less than 3% of the right answers
of Spider dev and of the sets beyond it (reports/confidence.md).
"""

from collections.abc import Callable, Iterator
from typing import get_args

from sqlglot import exp

from lib.database.sandbox.sandbox import Sandbox
from lib.database.sql import data_doubts, question_doubts
from lib.database.sql.bindings import bind
from lib.database.sql.parse import parse
from lib.database.sql.parsed_answer import Asked, Doubt, DoubtKind, ParsedAnswer
from lib.database.sql.trees import SqlTreeError

__all__ = ["DOUBT_KINDS", "Asked", "Doubt", "query_doubts"]

DOUBT_KINDS: tuple[DoubtKind, ...] = get_args(DoubtKind)

_CHECKS: tuple[Callable[[ParsedAnswer], Iterator[Doubt]], ...] = (
    question_doubts.unused_numbers,
    question_doubts.unused_values,
    question_doubts.unused_columns,
    question_doubts.no_ratio,
    question_doubts.no_group,
    question_doubts.no_median,
    question_doubts.no_superlative,
    question_doubts.no_today,
    question_doubts.no_negation,
    question_doubts.table_not_shown,
    question_doubts.dropped_table,
    data_doubts.half_key,
    data_doubts.average_of_rows,
    data_doubts.ties,
    data_doubts.multiplied,
    data_doubts.same_names,
    data_doubts.hidden_group,
    data_doubts.null_beside_not,
    data_doubts.text_as_number,
    data_doubts.other_spellings,
    data_doubts.lost_rows,
    question_doubts.unused_words,
)


def query_doubts(asked: Asked, sandbox: Sandbox) -> list[Doubt]:
    """The doubts of a query that ran, one of each kind; none where it does not parse.

    `sandbox`: in which the queries run that look at the data.
    """
    tree = parse(asked.sql)
    if not isinstance(tree, exp.Query):
        return []
    found: dict[DoubtKind, Doubt] = {}
    try:
        answer = ParsedAnswer(asked, tree, bind(tree, asked.catalog), sandbox)
        for check in _CHECKS:
            for doubt in check(answer):
                found.setdefault(doubt.kind, doubt)
    except SqlTreeError:
        pass
    return list(found.values())
