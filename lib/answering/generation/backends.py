"""Opens the backend that `generation.backend` names. Each backend is imported only when used.

The backend `mock` is here too. It writes gold SQL, but often breaks it first: it is no model, its
figures mean nothing, and it is for tests of the data flow only.
"""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path

from lib.answering.generation.hf_processes import HfProcesses, process_count
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    Generator,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
    text_before_stop,
)
from lib.answering.generation.response_cache import open_cache
from lib.answering.generation.runs import check_model, with_dtype
from lib.base.errors import ModelError, ParamsError
from lib.base.params import GenerationParams
from lib.base.records import Completion, Messages, joined_text
from lib.database.sql.mutations import misspell

_RIGHT_AT_FIRST = 0.4  # shares of the mock's answers
_RIGHT_LATER = 0.7


def open_generator(
    params: GenerationParams,
    model: str,
    adapter: Path | None = None,
    gold: Mapping[str, str] | None = None,
    remembers: bool = False,
) -> Generator:
    """A generator, ready to use.

    `model`: a folder or a hub id. `adapter`: the folder of a LoRA adapter. `gold`: gold SQL by
    example id, which the mock alone needs. `remembers`: for a server, see `HfGenerator`. Raises
    ModelError where the model cannot be loaded.
    """
    if params.backend == "mock":
        if gold is None:
            raise ParamsError("generation.backend is mock, which needs gold SQL; set it to hf")
        return MockGenerator(gold)
    if params.backend == "openai":
        from lib.answering.generation.openai_generator import (
            OpenAIGenerator,  # takes a second to import
        )

        if adapter is not None:
            raise ModelError(
                f"adapter {str(adapter)!r}: the backend openai cannot load it into the server; "
                "merge it (`stages.export`) or serve it under a name of its own, and set "
                "`model` to that"
            )
        return OpenAIGenerator(params, model, open_cache(params))
    check_model(model)
    params = with_dtype(params)
    if processes := process_count(model, params):
        return HfProcesses(model, adapter, params, processes)
    from lib.answering.generation.hf import HfGenerator  # torch: seconds

    return HfGenerator(model, adapter, params, remembers=remembers)


class MockGenerator:
    """See `lib.answering.generation.protocol.Generator`. `gold`: example id to gold SQL.

    What it writes depends on seed, example, turn and sample alone.
    """

    max_prompt_tokens = 4096
    chat = False

    def __init__(self, gold: Mapping[str, str]) -> None:
        self._gold = gold

    def count_tokens(self, messages: Messages) -> int:
        return _words(joined_text(messages))

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request; an example without gold is a failure."""
        outcomes = []
        for index, request in enumerate(requests):
            outcomes.append(self._answer(request, sampling))
            on_outcome(index, outcomes[-1])
        return outcomes

    def _answer(self, request: GenerationRequest, sampling: Sampling) -> GenerationOutcome:
        gold = self._gold.get(request.example_id)
        if gold is None:
            return GenerationFailure(f"the mock knows no gold SQL of {request.example_id!r}")
        prompt_tokens = self.count_tokens(request.messages)
        written = [
            f" {self._write(gold, request.turn, random_source(sampling.seed, request, sample))}"
            for sample in range(sampling.num_samples)
        ]
        texts = [text_before_stop(text, request.stop) for text in written]
        return [Completion(text, "stop", prompt_tokens, _words(text)) for text in texts]

    def _write(self, gold: str, turn: int, source: random.Random) -> str:
        right = _RIGHT_AT_FIRST if turn == 1 else _RIGHT_LATER
        if source.random() < right:
            return gold
        return source.choice((_misspell, _empty, _cut))(gold, source)


def _words(text: str) -> int:
    return len(text.split())


def _misspell(sql: str, source: random.Random) -> str:
    """Fails: one column, or one table where there is no column, has a name that does not exist."""
    return misspell(sql, source) or _cut(sql, source)


def _empty(sql: str, source: random.Random) -> str:
    """Runs, but returns no row."""
    return f"SELECT * FROM ({sql}) LIMIT 0"


def _cut(sql: str, source: random.Random) -> str:
    """Fails: the last word is missing and a bracket stays open."""
    return f"{sql.rsplit(maxsplit=1)[0]} ("
