"""How a rollout spends its time. Never part of a trajectory: two runs must be equal."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, get_args

Phase = Literal["generate", "execute", "judge"]
PHASES: tuple[Phase, ...] = get_args(Phase)

_DIGITS = 3


class Stopwatch:
    """Seconds per phase and turn, and what was done in them. Starts when it is made."""

    def __init__(self) -> None:
        self._started = time.perf_counter()
        self._seconds: defaultdict[tuple[int, Phase], float] = defaultdict(float)
        self._questions_at: Counter[int] = Counter()
        self.questions = 0
        self.completion_tokens = 0

    @contextmanager
    def measure(self, phase: Phase, turn: int) -> Iterator[None]:
        """Add the time of the block."""
        started = time.perf_counter()
        try:
            yield
        finally:
            self._seconds[turn, phase] += time.perf_counter() - started

    def count_turn(self, turn: int, questions: int, completion_tokens: int) -> None:
        """Add the work of a turn."""
        self._questions_at[turn] += questions
        self.completion_tokens += completion_tokens

    def add(self, other: Stopwatch) -> None:
        """Add what another one has measured; seconds of several workers are those of all."""
        for key, seconds in other._seconds.items():
            self._seconds[key] += seconds
        self._questions_at.update(other._questions_at)
        self.questions += other.questions
        self.completion_tokens += other.completion_tokens

    def report(self, resumed_questions: int) -> dict[str, Any]:
        """For timings.json. `resumed_questions` were played by an earlier process, untimed."""
        seconds = time.perf_counter() - self._started
        generating = sum(s for (_, phase), s in self._seconds.items() if phase == "generate")
        return {
            "questions": self.questions,
            "resumed_questions": resumed_questions,
            "seconds": round(seconds, _DIGITS),
            "questions_per_second": _rate(self.questions, seconds),
            "completion_tokens_per_second": _rate(self.completion_tokens, generating),
            "turns": [
                {
                    "turn": turn,
                    "questions": questions,
                    "generate_seconds": round(self._seconds[turn, "generate"], _DIGITS),
                    "execute_seconds": round(self._seconds[turn, "execute"], _DIGITS),
                    "judge_seconds": round(self._seconds[turn, "judge"], _DIGITS),
                }
                for turn, questions in sorted(self._questions_at.items())
            ],
        }


def _rate(count: int, seconds: float) -> float:
    return round(count / seconds, _DIGITS) if seconds else 0.0
