"""What a generator is: messages in, completions out, in the order of the requests.

A backend is a class with these four members; `lib.answering.generation.backends` opens one by name.
"""

import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from lib.base.records import Completion, Messages


@dataclass(frozen=True)
class Sampling:
    """How completions are drawn.

    `temperature` 0 is greedy: all samples of a prompt are then the same text. `greedy_first`: the
    first of several samples is greedy, whatever the temperature of the others. `seed` is one part
    of the random state of a sample, see `random_source`. `tokens`: completions have their token ids
    and log-probabilities, see `lib.base.records.SampledTokens`.
    """

    num_samples: int = 1
    temperature: float = 0.0
    max_new_tokens: int = 96
    seed: int = 0
    tokens: bool = False
    greedy_first: bool = False

    def temperature_of(self, sample: int) -> float:
        """That of the sample, counted from 0."""
        is_greedy = self.greedy_first and self.num_samples > 1 and sample == 0
        return 0.0 if is_greedy else self.temperature

    @property
    def distinct(self) -> int:
        """How many samples differ: greedy ones are all the same, so one is generated and copied."""
        return 1 if self.temperature == 0 else self.num_samples


@dataclass(frozen=True)
class GenerationRequest:
    """One prompt. `example_id` and `turn` (from 1) name it and seed its samples.

    `stop`: a completion is cut before the first of these strings; where there are none, it ends
    after its SQL.
    """

    example_id: str
    turn: int
    messages: Messages
    stop: tuple[str, ...] = ()


@dataclass(frozen=True)
class GenerationFailure:
    """Stands in place of a request's completions; `error` says why there are none."""

    error: str


GenerationOutcome = list[Completion] | GenerationFailure
"""The `num_samples` completions of one request, or why there are none."""


OnOutcome = Callable[[int, GenerationOutcome], object]
"""Takes the index of a request in the call, and its outcome."""


def ignore_outcome(index: int, outcome: object) -> None:
    """For callers that wait for all outcomes."""


class PromptReader(Protocol):
    """What reads prompts, whoever writes the completions."""

    @property
    def max_prompt_tokens(self) -> int:
        """The longest prompt that leaves room for a completion, in tokens."""
        ...

    @property
    def chat(self) -> bool:
        """Whether it is asked by chat; otherwise it continues the text of the messages."""
        ...

    def count_tokens(self, messages: Messages) -> int:
        """How many tokens the prompt takes, chat template included."""
        ...


class Generator(PromptReader, Protocol):
    """A model that writes SQL."""

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request, in order. A request that fails does not stop the others.

        `on_outcome` is called with each outcome once, as soon as it is there: the caller can work
        on it while the others are written. The returned outcomes are the ones that count.
        """
        ...


OnTokens = Callable[[int, Sequence[int]], bool]
"""Called after each token with the index of its request in the call, and with the tokens so far if
the sample is the first of its request, else with (). Returns whether more tokens are wanted."""


Join = Callable[[], Sequence[GenerationRequest]]
"""Called for further requests while others are running; their indices follow the earlier ones."""


@runtime_checkable
class StreamingGenerator(Protocol):
    """A generator that streams its tokens, can be stopped, and lets requests join others."""

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
        on_tokens: OnTokens | None = None,
        join: Join | None = None,
    ) -> list[GenerationOutcome]:
        """As `Generator.generate`. A row that is no longer wanted has finish reason "length".

        `join` is called between tokens, if the generator can start rows while others are running,
        and only if `on_tokens` is given as well.
        """
        ...

    def text(self, tokens: Sequence[int]) -> str:
        """The text of these tokens."""
        ...


def random_source(seed: int, request: GenerationRequest, sample: int) -> random.Random:
    """The random state of one sample, which does not depend on batches or the order of a run."""
    key = f"{seed}\0{request.example_id}\0{request.turn}\0{sample}"
    return random.Random(hashlib.sha256(key.encode()).digest())


def text_before_stop(text: str, stop: Sequence[str]) -> str:
    """The text before the first stop string in it; all of it where there is none."""
    starts = [start for start in map(text.find, stop) if start >= 0]
    return text[: min(starts, default=len(text))]
