"""A repair must not write again what was refused: it goes another way where the model wavered most.

A model that is shown its wrong SQL tends to repeat it. Of all the places where another token could
have stood, the one is taken at which the model preferred its own by the least; from there it writes
on as it likes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import torch

from lib.generation.hf_decoding import Rule
from lib.sql.extract import extract_sql
from lib.sql.parse import normalise

_OTHERS = 8  # tokens that are looked at beside the written one, at each place


class Branch(NamedTuple):
    """Where another way begins: at `place` of the completion stands `token` instead."""

    place: int
    token: int


def repeats(text: str, refused: Sequence[str]) -> bool:
    """Whether the SQL of a completion is one of these, spelling apart."""
    sql = _key(extract_sql(text))
    return any(sql == _key(other) for other in refused)


def branches(
    tokens: Sequence[int], log_probabilities_TV: torch.Tensor, rule: Rule | None
) -> Iterator[Branch]:
    """Other ways than `tokens`, the likeliest first: by what the model loses at that place.

    `log_probabilities_TV`: [tokens + 1, vocabulary]; the last row is the end, where one could have
    gone on. `rule`: a fresh one, which the token must keep to.
    """
    count = min(_OTHERS + 1, log_probabilities_TV.shape[1])
    likeliest, others = log_probabilities_TV.topk(count, dim=1)
    ways = []
    for place, (scores, found) in enumerate(zip(likeliest.tolist(), others.tolist(), strict=True)):
        written = tokens[place] if place < len(tokens) else found[0]
        own = log_probabilities_TV[place, written].item()
        ways += [
            (own - score, place, token)
            for score, token in zip(scores, found, strict=True)
            if token != written
        ]
    for _, place, token in sorted(ways):
        if rule is None or rule.allows(tokens[:place], token):
            yield Branch(place, token)


def _key(sql: str) -> str:
    return normalise(sql).casefold()
