"""From all pairs to the training set: quarantine, filters, caps, a seeded shuffle.

The quality report of preference pairs: what went into the merge, and what came out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from tabulate import tabulate

from lib.base.params import MergeParams
from lib.base.records import Messages, PreferencePair
from lib.data.audit import FindingKind
from lib.learning.pairs.pair import NATURAL_TYPES, PAIR_TYPES

Doubts = Mapping[str, Sequence[FindingKind]]
"""What the audit found against the gold of a question, by example id."""


@dataclass(frozen=True)
class SortedPairs:
    """`quarantined`: the pairs that are set apart, with the reasons in `meta["set_apart"]`."""

    kept: list[PreferencePair]
    quarantined: list[PreferencePair]


def sort_pairs(pairs: Iterable[PreferencePair], doubts: Doubts) -> SortedPairs:
    """Set apart the pairs whose chosen SQL is right only on the original database, and those on
    questions that the audit doubts. Both lists keep the order.
    """
    result = SortedPairs([], [])
    for pair in pairs:
        reasons = _reasons(pair, doubts)
        if reasons:
            result.quarantined.append(replace(pair, meta={**pair.meta, "set_apart": reasons}))
        else:
            result.kept.append(pair)
    return result


def count_reasons(quarantined: Sequence[PreferencePair]) -> dict[str, int]:
    """How many pairs were set apart, in all and for each reason; a pair may have several."""
    reasons = Counter(reason for pair in quarantined for reason in pair.meta["set_apart"])
    return {"pairs": len(quarantined), **dict(sorted(reasons.items()))}


def _reasons(pair: PreferencePair, doubts: Doubts) -> list[str]:
    lucky = ["perturbed_copy"] if pair.meta["chosen_strict_reason"] == "perturbed_copy" else []
    return lucky + [f"audit: {kind}" for kind in doubts.get(pair.meta["example_id"], ())]


@dataclass(frozen=True)
class Merged:
    """`dropped`: how many pairs each rule dropped, in the order of the rules."""

    pairs: list[PreferencePair]
    dropped: dict[str, int]


def merge_pairs(pairs: Sequence[PreferencePair], params: MergeParams, seed: int) -> Merged:
    """Filter and balance the pairs of all types.

    Rules, in this order: the minimum reward margin, the maximum edit-distance ratio, no
    duplicates, at most `max_pairs_per_prompt` pairs with one prompt, and the caps on synthetic
    and on gold-fallback pairs as fractions of the set that is returned. If only some of several
    pairs can stay, natural pairs are preferred to synthetic ones and repair pairs to all others;
    among equals `seed` decides, as it does on the final order.
    """
    dropped: dict[str, int] = {}
    kept = _by_preference(pairs, seed)
    for rule, keep in _rules(params):
        before = len(kept)
        kept = [pair for pair in kept if keep(pair)]
        dropped[rule] = before - len(kept)
    mined = [pair for pair in kept if not _is_synthetic(pair) and not _is_gold(pair)]
    gold = [pair for pair in kept if _is_gold(pair)]
    synthetic = _by_turns(pair for pair in kept if _is_synthetic(pair))
    n_synthetic, n_gold = largest_allowed(
        len(mined),
        len(synthetic),
        len(gold),
        params.max_synthetic_fraction,
        params.max_gold_fallback_fraction,
    )
    dropped["synthetic cap"] = len(synthetic) - n_synthetic
    dropped["gold fallback cap"] = len(gold) - n_gold
    merged = [*mined, *gold[:n_gold], *synthetic[:n_synthetic]]
    random.Random(f"{seed}:order").shuffle(merged)
    return Merged(merged, dropped)


def largest_allowed(
    mined: int, synthetic: int, gold: int, max_synthetic_fraction: float, max_gold_fraction: float
) -> tuple[int, int]:
    """How many synthetic and how many gold pairs go into the largest set that keeps both caps.

    `mined`: pairs without a cap, which all go in. The set of size n keeps the caps if at most
    floor(fraction * n) of it are synthetic, and likewise gold; both grow with n, so each size is
    checked, from the largest down. Gold is preferred to synthetic: it answers what the model got
    wrong. Fractions count as the decimals that they are written as: a fifth of 5 is exactly 1.
    """
    synthetic_share = Fraction(str(max_synthetic_fraction)).as_integer_ratio()
    gold_share = Fraction(str(max_gold_fraction)).as_integer_ratio()
    for size in range(mined + synthetic + gold, mined, -1):
        most_gold = min(gold, size * gold_share[0] // gold_share[1], size - mined)
        most_synthetic = min(synthetic, size * synthetic_share[0] // synthetic_share[1])
        if mined + most_gold + most_synthetic >= size:
            return size - mined - most_gold, most_gold
    return 0, 0


def _rules(params: MergeParams) -> list[tuple[str, Callable[[PreferencePair], bool]]]:
    """Each rule's name, and whether a pair passes it; the last two depend on earlier pairs."""
    seen: set[tuple[Messages, Messages, Messages]] = set()
    per_prompt: Counter[Messages] = Counter()

    def is_new(pair: PreferencePair) -> bool:
        key = (pair.prompt, pair.chosen, pair.rejected)
        new = key not in seen and pair.chosen != pair.rejected
        seen.add(key)
        return new

    def has_room(pair: PreferencePair) -> bool:
        per_prompt[pair.prompt] += 1
        return per_prompt[pair.prompt] <= params.max_pairs_per_prompt

    return [
        ("reward margin", lambda p: p.meta["reward_margin"] >= params.min_reward_margin),
        (
            "edit distance",
            lambda p: p.meta["edit_distance_ratio"] <= params.max_edit_distance_ratio,
        ),
        ("duplicate", is_new),
        ("pairs per prompt", has_room),
    ]


def _by_preference(pairs: Sequence[PreferencePair], seed: int) -> list[PreferencePair]:
    """By preference: natural types in their order, then synthetic; executable negatives first.

    Ties are in random order.
    """
    shuffled = list(pairs)
    random.Random(f"{seed}:preference").shuffle(shuffled)
    return sorted(shuffled, key=lambda p: (_preference(p), not p.meta["executable_rejected"]))


def _preference(pair: PreferencePair) -> int:
    pair_type = pair.meta["type"]
    return NATURAL_TYPES.index(pair_type) if pair_type in NATURAL_TYPES else len(NATURAL_TYPES)


def _by_turns(pairs: Iterable[PreferencePair]) -> list[PreferencePair]:
    """Executable pairs before the others; in each of the two groups the types take turns."""
    places: Counter[tuple[bool, str]] = Counter()
    placed = []
    for pair in pairs:
        group = (not pair.meta["executable_rejected"], pair.meta["type"])
        placed.append((group[0], places[group], group[1], pair))
        places[group] += 1
    return [pair for *_, pair in sorted(placed, key=lambda item: item[:3])]


def _is_synthetic(pair: PreferencePair) -> bool:
    return bool(pair.meta["synthetic"])


def _is_gold(pair: PreferencePair) -> bool:
    return bool(pair.meta["gold_fallback"])


_DIGITS = 4

_LABELS = {
    "pairs": "pairs",
    "natural": "natural",
    "synthetic": "synthetic",
    "synthetic_fraction": "synthetic fraction",
    "gold_fallback": "gold fallback",
    "gold_fallback_fraction": "gold fallback fraction",
    "mean_reward_margin": "mean reward margin",
    "mean_edit_distance_ratio": "mean edit-distance ratio",
    "duplicate_rate": "duplicate rate",
    "chosen_executable_rate": "chosen executable rate",
    "executable_hard_negative_rate": "executable hard-negative rate",
}


def quality_report(pairs: Sequence[PreferencePair]) -> dict[str, Any]:
    """The figures of one set of pairs. Fractions and rates lie in 0..1, None without pairs.

    `natural` counts gold fallback too, `duplicate_rate` the pairs that repeat an earlier one's
    prompt, chosen and rejected. `executable_hard_negative_rate`: rejected SQL that runs.
    """
    metas = [pair.meta for pair in pairs]
    types = Counter(meta["type"] for meta in metas)
    synthetic = sum(meta["synthetic"] for meta in metas)
    gold = sum(meta["gold_fallback"] for meta in metas)
    different = len({(pair.prompt, pair.chosen, pair.rejected) for pair in pairs})
    classes = Counter(meta["error_class"] or "none" for meta in metas)
    return {
        "pairs": len(pairs),
        "natural": len(pairs) - synthetic,
        "synthetic": synthetic,
        "synthetic_fraction": _share(synthetic, len(pairs)),
        "gold_fallback": gold,
        "gold_fallback_fraction": _share(gold, len(pairs)),
        "mean_reward_margin": _mean([meta["reward_margin"] for meta in metas]),
        "mean_edit_distance_ratio": _mean([meta["edit_distance_ratio"] for meta in metas]),
        "duplicate_rate": _share(len(pairs) - different, len(pairs)),
        "chosen_executable_rate": _mean([meta["executable_chosen"] for meta in metas]),
        "executable_hard_negative_rate": _mean([meta["executable_rejected"] for meta in metas]),
        "types": {pair_type: types[pair_type] for pair_type in PAIR_TYPES},
        "error_classes": dict(sorted(classes.items())),
    }


def render_quality(quality: dict[str, Any]) -> str:
    """quality.json as Markdown. Needs `before`, `after`, `dropped`, `set_apart` and `sft`."""
    before, after = quality["before"], quality["after"]
    figures = [[label, _cell(before[key]), _cell(after[key])] for key, label in _LABELS.items()]
    types = [[f"`{t}`", before["types"][t], after["types"][t]] for t in PAIR_TYPES]
    parts = [
        "# Preference pairs",
        _table(figures, ["", "before", "after"]),
        "## Types",
        _table(types, ["type", "before", "after"]),
        "## Dropped",
        _table(list(quality["dropped"].items()), ["rule", "pairs"]),
        "## Set apart before",
        _table(list(quality["set_apart"].items()), ["reason", "pairs"]),
        "## SFT examples",
        _table(list(quality["sft"].items()), ["source", "examples"]),
    ]
    return "\n\n".join(parts) + "\n"


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _cell(value: float | None) -> str:
    if value is None:
        return "-"
    return str(value) if isinstance(value, int) else f"{value:.{_DIGITS}f}"


def _table(rows: Sequence[Sequence[Any]], headers: Sequence[str]) -> str:
    return tabulate(rows, headers, tablefmt="github", disable_numparse=True)
