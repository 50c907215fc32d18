"""A model that writes what a test tells it to, word by word."""

import threading
from collections.abc import Callable, Sequence

from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Join,
    OnOutcome,
    OnTokens,
    Sampling,
    ignore_outcome,
    text_before_stop,
)
from lib.base.records import Completion, Messages, SampledTokens, joined_text

COUNT = "SELECT count(*) AS singers FROM singer"


class Writer:
    """`write`: maps a prompt's text and the number of a sample to what is written.

    `gate`: each word waits for it. `calls`: the requests of each call. Later requests cannot join.
    """

    max_prompt_tokens = 1000

    def __init__(self, write: Callable[[str, int], str] = lambda prompt, sample: COUNT) -> None:
        self.renew(write)

    def renew(self, write: Callable[[str, int], str]) -> None:
        """Forget everything; write this from now on."""
        self.write = write
        self.chat = False
        self.gate = threading.Event()
        self.gate.set()
        self.calls: list[list[GenerationRequest]] = []
        self.written: list[int] = []
        self.sampling: list[Sampling] = []
        self._words: list[str] = []

    def count_tokens(self, messages: Messages) -> int:
        return len(joined_text(messages).split())

    def text(self, tokens: Sequence[int]) -> str:
        return "".join(self._words[token] for token in tokens)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
        on_tokens: OnTokens | None = None,
        join: Join | None = None,
    ) -> list[GenerationOutcome]:
        self.calls.append(list(requests))
        self.sampling.append(sampling)
        outcomes = []
        for place, request in enumerate(requests):
            outcomes.append(self._answer(place, request, sampling, on_tokens))
            on_outcome(place, outcomes[-1])
        return outcomes

    def _answer(
        self,
        place: int,
        request: GenerationRequest,
        sampling: Sampling,
        on_tokens: OnTokens | None,
    ) -> GenerationOutcome:
        prompt = joined_text(request.messages)
        if "too long" in prompt:
            return GenerationFailure("the prompt is too long")
        completions = []
        for sample in range(sampling.num_samples):
            text = text_before_stop(self.write(prompt, sample), request.stop)
            tokens = [self._token(word) for word in _words(text)]
            reason = "length" if len(tokens) > sampling.max_new_tokens else "stop"
            tokens = tokens[: sampling.max_new_tokens]
            for count in range(1, len(tokens) + 1):
                self.gate.wait(300)
                self.written.append(place)
                if sample == 0 and on_tokens and not on_tokens(place, tokens[:count]):
                    tokens, reason = tokens[:count], "length"
                    break
            prompt_tokens = tuple(range(self.count_tokens(request.messages)))
            scores = tuple(-0.5 * place for place in range(len(tokens)))
            sampled = SampledTokens(prompt_tokens, tuple(tokens), scores)
            completions.append(
                Completion(
                    self.text(tokens),
                    reason,  # type: ignore[arg-type]
                    len(prompt_tokens),
                    len(tokens),
                    sampled if sampling.tokens else None,
                )
            )
        return completions

    def _token(self, word: str) -> int:
        if word not in self._words:
            self._words.append(word)
        return self._words.index(word)


def _words(text: str) -> list[str]:
    """Words, each with the space before it."""
    first, *others = text.split(" ")
    return [first, *(f" {word}" for word in others)]
