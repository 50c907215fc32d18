"""Completions that are no answer go another way, which begins where the model wavered most.

A model that is shown its wrong SQL tends to repeat it, and one that keeps to a rule may have to
write what it did not want, or come to no end. Other ways begin where it preferred its own token to
another one by the least; a few of them are written to their end, and the likeliest counts.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from lib.db.names import fold_case
from lib.generation.hf_rows import UNWANTED, Row, Rule, Step
from lib.sql.extract import extract_sql
from lib.sql.parse import normalise

IsInValue = Callable[[Sequence[int], int], bool]
"""Told tokens and the next one, whether that one goes on with a text or number."""

_TEXT_OR_BARE = re.compile(r"('(?:[^']|'')*')|[^']+")
_WAYS = 2  # that are written for a row; more of them find nothing better


def repeats(text: str, refused: Sequence[str]) -> bool:
    """Whether the SQL of a completion is one of these, spelling apart."""
    sql = _key(extract_sql(text))
    return any(sql == _key(other) for other in refused)


def other_ways(row: Row, new_rule: Callable[[], Rule | None], is_in_value: IsInValue) -> list[Row]:
    """Beginnings of other completions than the watched `row`, the likeliest turn first.

    None begins inside a value, which is copied from the question. Each gets a rule of its own, and
    a random state that the row's own state determines.
    """
    return [
        Row(
            random.Random(row.source.random()),
            new_rule(),
            [*row.tokens[:place], token],
            steps=[*row.steps[:place], Step(row.steps[place].others[token], {})],
        )
        for place, token in islice(_turns(row, new_rule(), is_in_value), _WAYS)
    ]


def likelihood(row: Row) -> tuple[bool, float]:
    """By which of several completed rows the best one is found: it has ended, and is likely."""
    return row.finish_reason == "stop", row.log_probability


def _turns(row: Row, rule: Rule | None, is_in_value: IsInValue) -> Iterator[tuple[int, int]]:
    """Places of the row and tokens that could have stood there instead, the closest call first.

    Behind a token that the model did not want it had lost its way, and all calls are close.
    """
    lost = (place for place, step in enumerate(row.steps) if step.log_probability < UNWANTED)
    found = sorted(
        (step.log_probability - score, place, token)
        for place, step in enumerate(row.steps[: next(lost, len(row.steps)) + 1])
        for token, score in step.others.items()
    )
    for _, place, token in found:
        before, written = row.tokens[:place], row.tokens[place : place + 1]
        if written and is_in_value(before, written[0]):
            continue
        if rule is None or rule.allows(before, token):
            yield place, token


def _key(sql: str) -> str:
    """In lower case, but for texts: a repair may be about no more than their case."""
    return _TEXT_OR_BARE.sub(lambda part: part[1] or fold_case(part[0]), normalise(sql))
