"""From all pairs to the training set: quarantine, filters, caps, a seeded shuffle, and a report."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from lib.base.params import MergeParams
from lib.base.records import Messages, PreferencePair
from lib.data.audit import FindingKind
from lib.learning.pairs.pair import NATURAL_TYPES, PAIR_TYPES


def quarantine(
    pairs: Iterable[PreferencePair], doubts: Mapping[str, Sequence[FindingKind]]
) -> tuple[list[PreferencePair], list[PreferencePair]]:
    """The pairs that are kept, and those set aside with the reasons in `meta["set_apart"]`.

    Set aside are pairs whose chosen SQL is right only on the original database, and pairs on
    questions that the audit doubts. `doubts`: what it found, by example id.
    """
    kept, set_aside = [], []
    for pair in pairs:
        is_false = pair.meta["chosen_strict_reason"] == "perturbed_copy"
        reasons = ["perturbed_copy"] if is_false else []
        reasons += [f"audit: {kind}" for kind in doubts.get(pair.meta["example_id"], ())]
        if reasons:
            set_aside.append(replace(pair, meta={**pair.meta, "set_apart": reasons}))
        else:
            kept.append(pair)
    return kept, set_aside


def count_reasons(set_aside: Sequence[PreferencePair]) -> dict[str, int]:
    """How many pairs were set aside, in all and for each reason; a pair may have several."""
    reasons = Counter(reason for pair in set_aside for reason in pair.meta["set_apart"])
    return {"pairs": len(set_aside), **dict(sorted(reasons.items()))}


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
    gold = [pair for pair in kept if pair.meta["gold_fallback"]]
    synthetic = _types_in_turn(pair for pair in kept if pair.meta["synthetic"])
    mined = [p for p in kept if not (p.meta["synthetic"] or p.meta["gold_fallback"])]
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
    mined: int,
    synthetic: int,
    gold: int,
    max_synthetic_fraction: float | Fraction,
    max_gold_fraction: float | Fraction,
) -> tuple[int, int]:
    """How many synthetic and how many gold pairs go into the largest set that keeps both caps.

    `mined`: pairs without a cap, which all go in. The set of size n keeps the caps if at most
    floor(fraction * n) of it are synthetic, and likewise gold; both grow with n, so each size is
    checked, from the largest down. Gold is preferred to synthetic: it answers what the model got
    wrong. Fractions count as the decimals that they are written as: a fifth of 5 is exactly 1.
    """
    synthetic_share = Fraction(str(max_synthetic_fraction))
    gold_share = Fraction(str(max_gold_fraction))
    for size in range(mined + synthetic + gold, mined, -1):
        most_gold = min(gold, int(size * gold_share), size - mined)
        most_synthetic = min(synthetic, int(size * synthetic_share))
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

    margin, ratio = params.min_reward_margin, params.max_edit_distance_ratio
    return [
        ("reward margin", lambda pair: pair.meta["reward_margin"] >= margin),
        ("edit distance", lambda pair: pair.meta["edit_distance_ratio"] <= ratio),
        ("duplicate", is_new),
        ("pairs per prompt", has_room),
    ]


def _by_preference(pairs: Sequence[PreferencePair], seed: int) -> list[PreferencePair]:
    """By preference: natural types in their order, then synthetic; executable negatives first.

    Ties are in random order.
    """
    shuffled = list(pairs)
    random.Random(f"{seed}:preference").shuffle(shuffled)
    places = {pair_type: place for place, pair_type in enumerate(NATURAL_TYPES)}
    return sorted(
        shuffled,
        key=lambda p: (
            places.get(p.meta["type"], len(places)),
            not p.meta["executable_rejected"],
        ),
    )


def _types_in_turn(pairs: Iterable[PreferencePair]) -> list[PreferencePair]:
    """Executable pairs before the others; in each of the two groups the types take turns."""
    counts: Counter[tuple[bool, str]] = Counter()
    placed = []
    for pair in pairs:
        group = (not pair.meta["executable_rejected"], pair.meta["type"])
        placed.append((group[0], counts[group], group[1], pair))
        counts[group] += 1
    return [pair for *_, pair in sorted(placed, key=lambda item: item[:3])]


def quality_report(pairs: Sequence[PreferencePair]) -> dict[str, Any]:
    """The figures of one set of pairs. Fractions and rates lie in 0..1, None without pairs.

    `natural` counts gold fallback too, `duplicate_rate` the pairs that repeat an earlier one's
    prompt, chosen and rejected. `executable_hard_negative_rate`: rejected SQL that runs.
    """
    different = len({(pair.prompt, pair.chosen, pair.rejected) for pair in pairs})
    types = Counter(pair.meta["type"] for pair in pairs)
    classes = Counter(pair.meta["error_class"] or "none" for pair in pairs)

    def total(key: str) -> Any:
        return sum(pair.meta[key] for pair in pairs)

    def mean(count: float) -> float | None:
        return count / len(pairs) if pairs else None

    return {
        "pairs": len(pairs),
        "natural": len(pairs) - total("synthetic"),
        "synthetic": total("synthetic"),
        "synthetic_fraction": mean(total("synthetic")),
        "gold_fallback": total("gold_fallback"),
        "gold_fallback_fraction": mean(total("gold_fallback")),
        "mean_reward_margin": mean(total("reward_margin")),
        "mean_edit_distance_ratio": mean(total("edit_distance_ratio")),
        "duplicate_rate": mean(len(pairs) - different),
        "chosen_executable_rate": mean(total("executable_chosen")),
        "executable_hard_negative_rate": mean(total("executable_rejected")),
        "types": {pair_type: types[pair_type] for pair_type in PAIR_TYPES},
        "error_classes": dict(sorted(classes.items())),
    }
