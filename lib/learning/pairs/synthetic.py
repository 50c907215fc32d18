"""Synthetic negatives: gold with one plausible mistake, kept only if its result really differs."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from lib.base.params import RewardParams, SyntheticParams
from lib.base.records import Example, ExecutionResult, Messages, PreferencePair, VerdictStatus
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.mutations import MUTATIONS, mutate
from lib.learning.pairs.merge import largest_allowed
from lib.learning.pairs.pair import (
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
