"""Pairs that are not believed: set apart with the reason, never trained on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from lib.data.audit.findings import FindingKind
from lib.records import PreferencePair

Doubts = Mapping[str, Sequence[FindingKind]]
"""What the audit found against the gold of a question, by example id."""


@dataclass(frozen=True)
class SortedPairs:
    """`apart`: with `meta["set_apart"]`, the reasons."""

    kept: list[PreferencePair]
    apart: list[PreferencePair]


def sort_pairs(pairs: Iterable[PreferencePair], doubts: Doubts) -> SortedPairs:
    """Set apart the pairs whose chosen SQL is right only on the original database, and those on
    questions that the audit doubts. Both lists keep the order.
    """
    result = SortedPairs([], [])
    for pair in pairs:
        reasons = _reasons(pair, doubts)
        if reasons:
            result.apart.append(replace(pair, meta={**pair.meta, "set_apart": reasons}))
        else:
            result.kept.append(pair)
    return result


def count_reasons(apart: Sequence[PreferencePair]) -> dict[str, int]:
    """How many pairs were set apart, in all and for each reason; a pair may have several."""
    reasons = Counter(reason for pair in apart for reason in pair.meta["set_apart"])
    return {"pairs": len(apart), **dict(sorted(reasons.items()))}


def _reasons(pair: PreferencePair, doubts: Doubts) -> list[str]:
    lucky = ["perturbed_copy"] if pair.meta["chosen_strict_reason"] == "perturbed_copy" else []
    return lucky + [f"audit: {kind}" for kind in doubts.get(pair.meta["example_id"], ())]
