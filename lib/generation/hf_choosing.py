"""The next token of each row: the likeliest or one drawn, of those that the row's rule allows.

Array names carry their dimensions: R rows, N rows that are noted, T places of a draft, V words.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import torch

from lib.generation.hf_rows import UNWANTED, Row, Step

_FEW, _MANY = 8, 128
"""How many of the likeliest tokens are tried at once; then all candidates, or so many of any."""

_DRAWS = 4
"""How many tokens are drawn before the likeliest that is allowed is taken."""

DEAD_END = -1
"""Stands for a token where a rule allows none, so that the completion cannot go on."""

_OTHERS = 8
"""How many tokens beside the written one a step of a watched row remembers."""

_CACHED_CANDIDATES = 256


def choose(
    logits_RV: torch.Tensor, temperature: float, rows: list[Row], drawn: list[int] | None = None
) -> list[int]:
    """The next token of each row: the likeliest at temperature 0, else one drawn.

    Where the row has a rule, tokens that it forbids are passed over; `DEAD_END`: all are. `drawn`:
    what would be chosen without rules, where the caller has it.
    """
    chosen = drawn or _draw(logits_RV, temperature, rows)
    for index, row in enumerate(rows):
        if row.rule and not row.rule.allows(row.tokens, chosen[index]):
            chosen[index] = _choose_allowed(logits_RV[index], temperature, row, chosen[index])
    return chosen


def _choose_allowed(logits_V: torch.Tensor, temperature: float, row: Row, forbidden: int) -> int:
    """Another token, which the row's rule allows."""
    assert row.rule
    norm = logits_V.logsumexp(dim=-1)
    candidates = row.rule.candidates(row.tokens)
    if candidates is not None and not candidates:
        return DEAD_END
    if candidates is not None:
        others_V = torch.ones_like(logits_V, dtype=torch.bool)
        others_V[_indices(candidates, logits_V.device)] = False
        logits_V = logits_V.masked_fill(others_V, -math.inf)
    if temperature > 0:
        probabilities_V = _probabilities(logits_V, temperature)
        token = forbidden
        for _ in range(_DRAWS):
            probabilities_V[token] = 0.0
            [token] = _draw_from(probabilities_V[None], [row])
            if row.rule.allows(row.tokens, token):
                return token
    count = min(_MANY, len(logits_V)) if candidates is None else len(candidates)
    tried = 0
    for few in (_FEW, count):
        likeliest = logits_V.topk(min(few, count)).indices.tolist()
        for token in likeliest[tried:]:
            if token != forbidden and row.rule.allows(row.tokens, token):
                row.lost = row.lost or (
                    temperature == 0 and bool(logits_V[token] - norm < UNWANTED)
                )
                return token
        tried = len(likeliest)
    return DEAD_END


def follow_draft(
    row: Row, draft: Sequence[int], logits_TV: torch.Tensor, temperature: float
) -> int:
    """Write the row as far as it keeps to the draft; returns the token that is next then.

    `logits_TV`: before the draft and behind each of its tokens.
    """
    likeliest = logits_TV.argmax(dim=-1).tolist() if temperature == 0 else None
    written = []
    for place, expected in enumerate((*draft, None)):
        drawn = likeliest[place : place + 1] if likeliest else None
        [token] = choose(logits_TV[place : place + 1], temperature, [row], drawn)
        written.append(token)
        if token != expected:
            break
        row.tokens.append(token)
    watch(logits_TV[: len(written)], [row] * len(written), written)
    return token


@lru_cache(_CACHED_CANDIDATES)
def _indices(candidates: frozenset[int], device: torch.device) -> torch.Tensor:
    return torch.tensor(sorted(candidates), device=device)


def watch(logits_RV: torch.Tensor, rows: list[Row], tokens: list[int]) -> None:
    """Note what the model thought of the tokens, and for the watched rows of others as well."""
    noted = [index for index, row in enumerate(rows) if row.watched or row.contest]
    if not noted:
        return
    logits_NV = logits_RV[noted].float()
    norms_N = logits_NV.logsumexp(dim=-1)
    written = torch.tensor([tokens[index] for index in noted], device=logits_NV.device)
    own_N = logits_NV.gather(1, written.clamp(min=0)[:, None])[:, 0] - norms_N
    others = _likeliest(logits_NV, norms_N, [n for n, i in enumerate(noted) if rows[i].watched])
    for place, (index, score) in enumerate(zip(noted, own_N.tolist(), strict=True)):
        found = others.get(place, {})
        if tokens[index] == DEAD_END:
            rows[index].steps.append(Step(-math.inf, {}))
            continue
        found.pop(tokens[index], None)
        rows[index].steps.append(Step(score, found))


def _likeliest(
    logits_NV: torch.Tensor, norms_N: torch.Tensor, places: list[int]
) -> dict[int, dict[int, float]]:
    """The likeliest tokens of these rows with their log-probabilities."""
    if not places:
        return {}
    found = logits_NV[places].topk(min(_OTHERS + 1, logits_NV.shape[1]))
    scores = (found.values - norms_N[places, None]).tolist()
    return {
        place: dict(zip(tokens, scores_of, strict=True))
        for place, tokens, scores_of in zip(places, found.indices.tolist(), scores, strict=True)
    }


def _draw(logits_RV: torch.Tensor, temperature: float, rows: list[Row]) -> list[int]:
    if temperature == 0:
        greedy: list[int] = logits_RV.argmax(dim=-1).tolist()
        return greedy
    return _draw_from(_probabilities(logits_RV, temperature), rows)


def _probabilities(logits_RV: torch.Tensor, temperature: float) -> torch.Tensor:
    return (logits_RV.double() / temperature).softmax(dim=-1)


def _draw_from(probabilities_RV: torch.Tensor, rows: list[Row]) -> list[int]:
    """A draw inverts the cumulative distribution at one uniform number of the row's own source.

    So it depends on the other rows only through rounding in the logits.
    """
    cumulative_RV = probabilities_RV.cumsum(dim=-1)
    uniform_R1 = torch.tensor([[row.source.random()] for row in rows], dtype=torch.double)
    threshold_R1 = uniform_R1.to(cumulative_RV.device) * cumulative_RV[:, -1:]
    drawn = torch.searchsorted(cumulative_RV, threshold_R1, right=True)
    tokens: list[int] = drawn[:, 0].clamp(max=cumulative_RV.shape[-1] - 1).tolist()
    return tokens
