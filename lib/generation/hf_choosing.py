"""The next token of each row: the likeliest or one drawn, of those that the row's rule allows.

Array names carry their dimensions: R rows, T places of a draft, V words.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

import torch

from lib.generation.hf_rows import UNWANTED, Row, Step

_MANY = 128
"""How many of the likeliest tokens are tried where a rule does not say which can be allowed."""

_DRAWS = 4
"""How many tokens are drawn again of all, and of all that can be allowed."""

DEAD_END = -1
"""Stands for a token where a rule allows none, so that the completion cannot go on."""

_NOTED = 9
"""How many of the likeliest tokens are known of each row: one to be written and eight others."""

_CACHED_CANDIDATES = 256


class Scores:
    """What the model thinks of the next token of each row. What is asked of it is found once."""

    def __init__(self, logits_RV: torch.Tensor) -> None:
        self.logits_RV = logits_RV

    @cached_property
    def norms(self) -> list[float]:
        """What is to be taken from the logits of each row to make log-probabilities of them."""
        norms: list[float] = self.logits_RV.float().logsumexp(dim=-1).tolist()
        return norms

    @cached_property
    def likeliest(self) -> list[dict[int, float]]:
        """A few tokens of each row with their logits, the likeliest first."""
        found = self.logits_RV.topk(min(_NOTED, self.logits_RV.shape[1]))
        pairs = zip(found.indices.tolist(), found.values.tolist(), strict=True)
        return [dict(zip(tokens, logits, strict=True)) for tokens, logits in pairs]

    def steps(self, tokens: Sequence[int]) -> Iterator[Step]:
        """The step of one token of each of the first rows, without others."""
        wanted_R1 = torch.tensor(tokens, device=self.logits_RV.device)[:, None]
        logits = self.logits_RV.gather(1, wanted_R1.clamp(min=0))[:, 0].tolist()
        for token, logit, norm in zip(tokens, logits, self.norms, strict=False):
            yield Step(-math.inf if token == DEAD_END else logit - norm, {})

    def others(self, place: int, token: int) -> dict[int, float]:
        """The likeliest tokens of a row but this one, with their log-probabilities."""
        if token == DEAD_END:
            return {}
        norm = self.norms[place]
        return {t: logit - norm for t, logit in self.likeliest[place].items() if t != token}


def choose(scores: Scores, temperature: float, rows: Sequence[Row]) -> list[int]:
    """The next token of each row: the likeliest at temperature 0, else one drawn.

    Where the row has a rule, tokens that it forbids are passed over; `DEAD_END`: all are.
    """
    if temperature > 0:
        drawn = _draw(_probabilities(scores.logits_RV, temperature), rows)
    elif any(row.ways_of for row in rows):  # the likeliest are noted anyway
        drawn = [next(iter(likeliest)) for likeliest in scores.likeliest]
    else:
        drawn = scores.logits_RV.argmax(dim=-1).tolist()
    return [
        _allowed(scores, place, temperature, row, token)
        for place, (row, token) in enumerate(zip(rows, drawn, strict=True))
    ]


def follow_draft(
    row: Row, draft: Sequence[int], logits_TV: torch.Tensor, temperature: float
) -> int:
    """Write the row as far as it keeps to the draft; returns the token that is next then.

    `logits_TV`: before the draft and behind each of its tokens.
    """
    scores = Scores(logits_TV)
    written = []
    for place, expected in enumerate((*draft, None)):
        if temperature > 0:
            [drawn] = _draw(_probabilities(logits_TV[place : place + 1], temperature), [row])
        else:
            drawn = next(iter(scores.likeliest[place]))
        token = _allowed(scores, place, temperature, row, drawn)
        written.append(token)
        if token != expected:
            break
        row.tokens.append(token)
    watch(scores, [row] * len(written), written)
    return token


def watch(scores: Scores, rows: Sequence[Row], tokens: Sequence[int]) -> None:
    """Note what the model thought of the tokens, and of others for rows that may go other ways."""
    if not any(row.ways_of or row.contest for row in rows):
        return
    for place, (row, step) in enumerate(zip(rows, scores.steps(tokens), strict=True)):
        if row.ways_of:
            step = Step(step.log_probability, scores.others(place, tokens[place]))
        if row.ways_of or row.contest:
            row.steps.append(step)


def _allowed(scores: Scores, place: int, temperature: float, row: Row, drawn: int) -> int:
    """The drawn token, or another one where the row's rule forbids it."""
    if row.rule is None or row.rule.allows(row.tokens, drawn):
        return drawn
    if temperature > 0:
        return _draw_allowed(scores, place, temperature, row, drawn)
    for token in _likeliest_first(scores, place, row):
        if token != drawn and row.rule.allows(row.tokens, token):
            if float(scores.logits_RV[place, token]) - scores.norms[place] < UNWANTED:
                row.lost = True
            return token
    return DEAD_END


def _likeliest_first(scores: Scores, place: int, row: Row) -> Iterator[int]:
    """Likely tokens, then those that the rule names, or many where it may be any.

    To ask the rule for them costs more than to ask it for a few likely ones, one by one.
    """
    noted = scores.likeliest[place]
    yield from noted
    logits_V = scores.logits_RV[place]
    count = min(_MANY, len(logits_V))
    candidates = row.rule.candidates(row.tokens) if row.rule else None
    if candidates is not None:
        logits_V, count = _only(candidates, logits_V), len(candidates)
    yield from (token for token in logits_V.topk(count).indices.tolist() if token not in noted)


def _draw_allowed(scores: Scores, place: int, temperature: float, row: Row, forbidden: int) -> int:
    """Another draw that the row's rule allows, or the likeliest token that it allows.

    Of all tokens at first, then of those that it can allow, which costs more to ask.
    """
    assert row.rule
    logits_V = scores.logits_RV[place]
    found = _draw_again(logits_V, temperature, row, forbidden)
    if found is not None:
        return found
    candidates = row.rule.candidates(row.tokens)
    if candidates is not None and not candidates:
        return DEAD_END
    if candidates is not None:
        found = _draw_again(_only(candidates, logits_V), temperature, row, forbidden)
        if found is not None:
            return found
    likely = (token for token in _likeliest_first(scores, place, row) if token != forbidden)
    return next((token for token in likely if row.rule.allows(row.tokens, token)), DEAD_END)


def _draw_again(logits_V: torch.Tensor, temperature: float, row: Row, forbidden: int) -> int | None:
    """The first of a few draws that the row's rule allows; None: it allows none of them."""
    assert row.rule
    probabilities_V = _probabilities(logits_V, temperature)
    token = forbidden
    for _ in range(_DRAWS):
        probabilities_V[token] = 0.0
        [token] = _draw(probabilities_V[None], [row])
        if row.rule.allows(row.tokens, token):
            return token
    return None


def _only(candidates: frozenset[int], logits_V: torch.Tensor) -> torch.Tensor:
    """All others are out of the question."""
    others_V = torch.ones_like(logits_V, dtype=torch.bool)
    others_V[_indices(candidates, logits_V.device)] = False
    return logits_V.masked_fill(others_V, -math.inf)


@lru_cache(_CACHED_CANDIDATES)
def _indices(candidates: frozenset[int], device: torch.device) -> torch.Tensor:
    return torch.tensor(sorted(candidates), dtype=torch.long, device=device)


def _probabilities(logits_RV: torch.Tensor, temperature: float) -> torch.Tensor:
    return (logits_RV.double() / temperature).softmax(dim=-1)


def _draw(probabilities_RV: torch.Tensor, rows: Sequence[Row]) -> list[int]:
    """A draw inverts the cumulative distribution at one uniform number of the row's own source.

    So it depends on the other rows only through rounding in the logits.
    """
    cumulative_RV = probabilities_RV.cumsum(dim=-1)
    uniform_R1 = torch.tensor([[row.source.random()] for row in rows], dtype=torch.double)
    threshold_R1 = uniform_R1.to(cumulative_RV.device) * cumulative_RV[:, -1:]
    drawn = torch.searchsorted(cumulative_RV, threshold_R1, right=True)
    tokens: list[int] = drawn[:, 0].clamp(max=cumulative_RV.shape[-1] - 1).tolist()
    return tokens
