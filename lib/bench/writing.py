"""How fast prompts are answered: by the `hf` backend, and by `generate` of transformers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

from lib.generation.protocol import GenerationFailure, GenerationRequest, Sampling
from lib.params import Params
from lib.records import Messages

WriterName = Literal["hf", "transformers"]

REFERENCE_BATCH_SIZE = 16


def measure_writing(
    params: Params, prompts: Sequence[Messages], writer: WriterName, samples: int
) -> dict[str, Any]:
    """Answer the prompts, greedily or with that many samples at temperature 0.8.

    `transformers` stands for its `generate` in batches of 16 rows, the longest prompts first, which
    stops a batch once all of its rows have said their SQL. The time is from the loaded model to the
    last text; `texts` are those of each prompt.
    """
    temperature = 0.0 if samples == 1 else 0.8
    sampling = Sampling(samples, temperature, params.generation.max_new_tokens, params.seed)
    write = _by_backend if writer == "hf" else _by_transformers
    seconds, texts = write(params, prompts, sampling)
    return {
        "writer": writer,
        "dtype": params.generation.dtype,
        "samples": samples,
        "questions": len(prompts),
        "questions_per_second": round(len(prompts) / seconds, 3),
        "texts": texts,
    }


def _by_backend(
    params: Params, prompts: Sequence[Messages], sampling: Sampling
) -> tuple[float, list[list[str]]]:
    from lib.generation.hf import HfGenerator  # torch: seconds to import

    cache = replace(params.generation.cache, backends=())
    generator = HfGenerator(params.model, None, replace(params.generation, cache=cache))
    requests = [GenerationRequest(str(n), 1, prompt) for n, prompt in enumerate(prompts)]
    started = time.perf_counter()
    outcomes = generator.generate(requests, sampling)
    seconds = time.perf_counter() - started
    return seconds, [
        [] if isinstance(outcome, GenerationFailure) else [one.text for one in outcome]
        for outcome in outcomes
    ]


def _by_transformers(
    params: Params, prompts: Sequence[Messages], sampling: Sampling
) -> tuple[float, list[list[str]]]:
    import torch
    from transformers import StoppingCriteria

    from lib.generation.chat import has_chat_template, prompt_token_ids
    from lib.generation.hf_loading import load_model
    from lib.generation.hf_rules import TokenTexts

    loaded = load_model(params.model, None, params.generation.dtype, params.generation.device)
    tokens_to_text = TokenTexts(loaded.tokenizer)
    chat = has_chat_template(loaded.tokenizer)
    end = loaded.model.generation_config.eos_token_id
    end_tokens = set(end if isinstance(end, list) else [end])
    padding = min(end_tokens)

    def length_of_answer(tokens: list[int]) -> int | None:
        """How many tokens come before the end; None: it has not ended."""
        for place, token in enumerate(tokens):
            if token in end_tokens:
                return place
            if tokens_to_text.sql_has_ended(tokens[: place + 1], chat):
                return place + 1
        return None

    class SaidTheirSql(StoppingCriteria):
        def __init__(self, width: int, rows: int) -> None:
            self._width = width
            self._ended = [False] * rows

        def __call__(self, input_ids: Any, scores: Any, **others: Any) -> Any:
            for row, tokens in enumerate(input_ids[:, self._width :].tolist()):
                self._ended[row] = self._ended[row] or (
                    tokens[-1] in end_tokens or tokens_to_text.sql_has_ended(tokens, chat)
                )
            return torch.tensor(self._ended, device=input_ids.device)

    choice: dict[str, Any] = {"do_sample": False}
    if sampling.temperature > 0:
        choice = {"do_sample": True, "temperature": sampling.temperature, "top_k": 0, "top_p": 1.0}
    ids = [prompt_token_ids(loaded.tokenizer, prompt) for prompt in prompts]
    order = sorted(range(len(ids)), key=lambda place: -len(ids[place]))
    size = max(1, REFERENCE_BATCH_SIZE // sampling.distinct)
    texts: list[list[str]] = [[] for _ in prompts]
    started = time.perf_counter()
    for first in range(0, len(order), size):
        places = order[first : first + size]
        width = max(len(ids[place]) for place in places)
        padded = [[padding] * (width - len(ids[place])) + ids[place] for place in places]
        mask = [[0] * (width - len(ids[p])) + [1] * len(ids[p]) for p in places]
        rows = len(places) * sampling.distinct
        with torch.inference_mode():
            written = loaded.model.generate(
                input_ids=torch.tensor(padded, device=loaded.device),
                attention_mask=torch.tensor(mask, device=loaded.device),
                max_new_tokens=sampling.max_new_tokens,
                num_return_sequences=sampling.distinct,
                stopping_criteria=[SaidTheirSql(width, rows)],
                pad_token_id=padding,
                repetition_penalty=1.0,  # which some models' own configurations raise
                **choice,
            )
        for row, answer in enumerate(written[:, width:].tolist()):
            text = tokens_to_text.text(answer[: length_of_answer(answer)])
            texts[places[row // sampling.distinct]].append(text)
    return time.perf_counter() - started, texts
