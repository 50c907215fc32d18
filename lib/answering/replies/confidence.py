"""How likely an answer is right, from what can be seen without gold: a logistic regression.

It is fitted by `stages.fit_confidence` and kept in confidence.json beside this file, with the
threshold above which an answer without a doubt is called sure. The model's own probability of what
it wrote counts most. reports/confidence.md says how far the promise holds, and where it does not.
"""

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lib.answering.agents.episode import PlayedStep
from lib.base.records import Completion

FITTED = Path(__file__).with_name("confidence.json")

FEATURES = ("least", "total", "repaired", "corrected", "rows", "agreement")


@dataclass(frozen=True)
class Fitted:
    """`weights`: of each feature; `bias`; `threshold`: the least probability of a sure answer."""

    weights: Mapping[str, float]
    bias: float
    threshold: float

    def probability(self, features: Mapping[str, float]) -> float:
        """Of a right answer."""
        score = self.bias + sum(
            weight * features.get(name, 0.0) for name, weight in self.weights.items()
        )
        return 1 / (1 + math.exp(-score))


@cache
def fitted() -> Fitted:
    """The regression that is shipped."""
    return Fitted(**json.loads(FITTED.read_text(encoding="utf-8")))


def confidence_features(
    steps: Sequence[PlayedStep], agreement: float | None
) -> dict[str, float] | None:
    """What the regression reads of an episode; None where the model's probabilities are not known.

    `least`, `total`: the lowest and the sum of the tokens' log-probabilities of the query that is
    the answer. `repaired`, `corrected`: whether it took more than one, or a correction. `rows`: the
    logarithm of the number of rows. `agreement`: the share of samples with the same result.
    """
    written = [step for step in steps if step.candidates.observations]
    asked = [step for step in written if step.candidates.request.role != "correct"]
    if not asked:
        return None
    scores = _scores(asked[-1].candidates.completions[asked[-1].review.selected])
    if scores is None:
        return None
    last = written[-1]
    rows = len(last.candidates.observations[last.review.selected].result.rows)
    return {
        "least": min(scores),
        "total": sum(scores),
        "repaired": float(len(asked) > 1),
        "corrected": float(len(written) > len(asked)),
        "rows": math.log1p(rows),
        "agreement": 1.0 if agreement is None else agreement,
    }


def _scores(completion: Completion) -> tuple[float, ...] | None:
    sampled = completion.sampled
    return sampled.log_probabilities if sampled is not None and sampled.log_probabilities else None
