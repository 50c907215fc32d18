"""From all pairs to the training set: synthetic negatives, quarantine, filters, caps, a report.

A synthetic negative is gold with one plausible mistake, kept only if its result really differs.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from lib.base.params import MergeParams, RewardParams, SyntheticParams
from lib.base.records import Example, ExecutionResult, Messages, PreferencePair, VerdictStatus
from lib.data.audit import FindingKind
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.mutations import MUTATIONS, mutate
from lib.learning.pairs.pair import (
    NATURAL_TYPES,
    PAIR_TYPES,
    SYNTHETIC_PREFIX,
    Candidate,
    GoldAnswer,
    Normaliser,
    make_pair,
    run_gold,
)
from lib.scoring.ex import asks_for_order, results_match
from lib.scoring.judge import Judge
from lib.scoring.rewards import reward


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


_PARAMETERS = {
    "reward margin": ("min_reward_margin", "a smaller one keeps more"),
    "edit distance": ("max_edit_distance_ratio", "a greater one keeps more"),
    "pairs per prompt": ("max_pairs_per_prompt", "a greater one keeps more"),
    "synthetic cap": ("max_synthetic_fraction", "a greater share of the pairs kept keeps more"),
    "gold fallback cap": (
        "max_gold_fallback_fraction",
        "a greater share of the pairs kept keeps more",
    ),
}
"""Of the rules that have one: the parameter of `merge`, and how it would drop fewer pairs."""


def cost_lines(merged: Merged, params: MergeParams) -> Iterator[str]:
    """What each parameter cost, a line each."""
    total = len(merged.pairs) + sum(merged.dropped.values())
    for rule, (name, remedy) in _PARAMETERS.items():
        if merged.dropped[rule]:
            value = getattr(params, name)
            count = f"{merged.dropped[rule]:,} of {total:,} pairs"
            yield f"{count} left out by merge.{name} {value}: {remedy}"


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


_BATCH = 128  # questions whose mutants are executed together


@dataclass(frozen=True)
class _Mutant:
    """Gold of one example with one mistake of `kind`."""

    example: Example
    gold: GoldAnswer
    gold_result: ExecutionResult
    kind: str
    sql: str


class SyntheticMaker:
    """Makes the synthetic pairs of a data set; `seed` and the examples' ids decide all draws."""

    def __init__(
        self,
        normaliser: Normaliser,
        sandbox: Sandbox,
        params: SyntheticParams,
        rewards: RewardParams,
        seed: int,
    ) -> None:
        self._normaliser = normaliser
        self._sandbox = sandbox
        self._judge = Judge(sandbox)
        self._params = params
        self._rewards = rewards
        self._seed = seed

    def make(
        self, examples: Sequence[Example], prompts: Mapping[str, Messages]
    ) -> list[PreferencePair]:
        """The pairs of the examples that have a prompt, in their order.

        `prompts`: the first prompt of a question, by example id. At most `per_question` pairs a
        question, the executable ones first; of all pairs at least the share
        `executable_only_share` has a rejected SQL that runs.
        """
        prompted = [example for example in examples if example.id in prompts]
        pairs = [
            pair
            for start in range(0, len(prompted), _BATCH)
            for pair in self._make_batch(prompted[start : start + _BATCH], prompts)
        ]
        return self._cap_not_executable(pairs)

    def _make_batch(
        self, examples: Sequence[Example], prompts: Mapping[str, Messages]
    ) -> Iterator[PreferencePair]:
        mutants = [
            mutant
            for example, gold, result in run_gold(examples, self._normaliser, self._sandbox)
            for mutant in self._mutants(example, gold, result)
        ]
        results = self._sandbox.execute_many([Query(m.example.db_path, m.sql) for m in mutants])
        verdicts = self._judge.judge_many(
            [(m.example, m.sql, result) for m, result in zip(mutants, results, strict=True)]
        )
        kept: dict[str, list[PreferencePair]] = {example.id: [] for example in examples}
        for mutant, result, verdict in zip(mutants, results, verdicts, strict=True):
            if _differs(mutant, result, verdict):
                prompt = prompts[mutant.example.id]
                kept[mutant.example.id].append(self._pair(mutant, result, verdict, prompt))
        for pairs in kept.values():
            pairs.sort(key=lambda pair: not pair.meta["executable_rejected"])
            yield from pairs[: self._params.per_question]

    def _mutants(
        self, example: Example, gold: GoldAnswer, gold_result: ExecutionResult
    ) -> Iterator[_Mutant]:
        """One mutant per kind, in random order, so that no kind is always the first to be kept."""
        source = random.Random(f"{self._seed}:{example.id}")
        catalog = self._normaliser.catalog(example)
        seen = {gold.sql}
        for kind in source.sample(MUTATIONS, len(MUTATIONS)):
            mutated = mutate(gold.sql, catalog, kind, source)
            sql = self._normaliser.normalise(example, mutated) if mutated else gold.sql
            if sql not in seen:
                seen.add(sql)
                yield _Mutant(example, gold, gold_result, kind, sql)

    def _pair(
        self, mutant: _Mutant, result: ExecutionResult, verdict: VerdictStatus, prompt: Messages
    ) -> PreferencePair:
        earned = reward(verdict, result.status, 1, False, self._rewards)
        return make_pair(
            SYNTHETIC_PREFIX + mutant.kind,
            mutant.example.id,
            mutant.example.db_id,
            1,
            prompt,
            mutant.gold.candidate(self._rewards.correct),
            Candidate(mutant.sql, "mutation", earned, result, len(result.rows)),
        )

    def _cap_not_executable(self, pairs: list[PreferencePair]) -> list[PreferencePair]:
        """Drop random pairs whose rejected SQL fails until `executable_only_share` is reached."""
        share = 1 - Fraction(str(self._params.executable_only_share))
        others = [i for i, pair in enumerate(pairs) if not pair.meta["executable_rejected"]]
        allowed, _ = largest_allowed(len(pairs) - len(others), len(others), 0, share, Fraction(0))
        if allowed == len(others):
            return pairs
        source = random.Random(f"{self._seed}:not executable")
        dropped = set(source.sample(others, len(others) - allowed))
        return [pair for i, pair in enumerate(pairs) if i not in dropped]


def _differs(mutant: _Mutant, result: ExecutionResult, verdict: VerdictStatus) -> bool:
    """Whether the mutant is wrong by the evaluator's rules, and its own result differs, too.

    The two can disagree, as the evaluator ignores DISTINCT. A mutant that reaches a limit of the
    sandbox is left out: which limit, and whether it does at all, may depend on the machine.
    """
    if verdict not in ("wrong", "pred_error") or result.status not in ("ok", "error"):
        return False
    order_matters = asks_for_order(mutant.gold.sql)
    return not results_match(mutant.gold_result, result, order_matters=order_matters)
