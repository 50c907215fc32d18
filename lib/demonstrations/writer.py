"""Says what a script has, in place of a model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lib.demonstrations.scripts import Script
from lib.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
)
from lib.records import Completion, Messages


class ScriptedWriter:
    """See `lib.generation.protocol.Generator`. Prompts are those of `model`, which writes nothing.

    So they are cut as that model needs it, and it is trained on the prompts that it will be given.
    """

    def __init__(self, scripts: Mapping[str, Script], model: Generator) -> None:
        """`scripts`: by example id."""
        self._scripts = scripts
        self._model = model

    @property
    def max_prompt_tokens(self) -> int:
        return self._model.max_prompt_tokens

    @property
    def chat(self) -> bool:
        return self._model.chat

    def count_tokens(self, messages: Messages) -> int:
        return self._model.count_tokens(messages)

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """The text of the step that each request asks for; none left is a failure."""
        outcomes = [self._said(request) for request in requests]
        for place, outcome in enumerate(outcomes):
            on_outcome(place, outcome)
        return outcomes

    def _said(self, request: GenerationRequest) -> GenerationOutcome:
        texts = self._scripts[request.example_id].texts
        if request.turn > len(texts):
            return GenerationFailure(f"the script has {len(texts)} steps, no {request.turn}")
        return [Completion(texts[request.turn - 1])]
