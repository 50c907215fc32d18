"""Answers of the OpenAI-compatible endpoint: whole, and in the chunks of a stream."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from lib.generation.protocol import GenerationFailure, GenerationOutcome
from lib.generation.stopping import text_before_stop
from lib.records import Completion
from lib.serving.guard import RefusedError
from lib.serving.models import ServedModel
from lib.serving.openai_requests import CompletionRequest

_TOKENS_BEFORE = 8
_CHUNK = "chat.completion.chunk"


def whole_answer(
    request: CompletionRequest, outcomes: Sequence[GenerationOutcome]
) -> dict[str, Any]:
    """The answer that is not streamed. Raises RefusedError where a prompt has no completion."""
    written = [_completions(outcome) for outcome in outcomes]
    choices = [
        _choice(request, completion, index)
        for index, completion in enumerate(one for of in written for one in of)
    ]
    answer = {**request.head("chat.completion"), "choices": choices, "usage": _usage(written)}
    if request.chat and request.token_ids:
        answer["prompt_token_ids"] = _sampled(written[0][0]).prompt
    return answer


def _completions(outcome: GenerationOutcome) -> list[Completion]:
    if isinstance(outcome, GenerationFailure):
        raise RefusedError(400, outcome.error)
    return outcome


def _choice(request: CompletionRequest, completion: Completion, index: int) -> dict[str, Any]:
    text = completion.text
    said = {"message": {"role": "assistant", "content": text}} if request.chat else {"text": text}
    return {"index": index, **said, **_ending(request, completion)}


def _ending(request: CompletionRequest, completion: Completion) -> dict[str, Any]:
    """The fields of a choice besides its text."""
    fields: dict[str, Any] = {
        "logprobs": _logprobs(request, completion) if request.logprobs else None,
        "finish_reason": "length" if completion.finish_reason == "length" else "stop",
    }
    if request.token_ids:
        fields["token_ids"] = _sampled(completion).completion
        if not request.chat:
            fields["prompt_token_ids"] = _sampled(completion).prompt
    return fields


def _logprobs(request: CompletionRequest, completion: Completion) -> dict[str, Any]:
    sampled = _sampled(completion)
    texts = _token_texts(request.model, sampled.completion)
    scores = sampled.log_probabilities
    if not request.chat:
        offsets = [sum(map(len, texts[:index])) for index in range(len(texts))]
        return {
            "tokens": texts,
            "token_logprobs": scores,
            "top_logprobs": [{text: score} for text, score in zip(texts, scores, strict=True)]
            if request.likeliest
            else None,
            "text_offset": offsets,
        }
    content = []
    for text, score in zip(texts, scores, strict=True):
        token = {"token": text, "logprob": score, "bytes": [*text.encode()]}
        content.append({**token, "top_logprobs": [token] if request.likeliest else []})
    return {"content": content}


def _token_texts(model: ServedModel, tokens: Sequence[int]) -> list[str]:
    """What each token adds to the text: alone it may lack the space before its word."""
    texts = []
    for index in range(len(tokens)):
        first = max(0, index - _TOKENS_BEFORE)
        before = (model.text(tokens[first:index]) or "").rstrip("\ufffd")
        whole = model.text(tokens[first : index + 1]) or ""
        texts.append(whole.removeprefix(before))
    return texts


def _sampled(completion: Completion) -> Any:
    if completion.sampled is None:
        raise RefusedError(400, "this model tells no token ids and log-probabilities")
    return completion.sampled


def _usage(written: Sequence[Sequence[Completion]]) -> dict[str, int]:
    prompt = sum(of[0].prompt_tokens for of in written)
    completion = sum(one.completion_tokens for of in written for one in of)
    return {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
    }


class TextStream:
    """The text of a completion in final pieces: none ends within a character or a stop string."""

    def __init__(self, stop: Sequence[str]) -> None:
        self._stop = stop
        self.sent = ""

    def add(self, text: str) -> str:
        """The new part of the text so far, as far as it is final."""
        certain = text_before_stop(text.rstrip("\ufffd"), self._stop)
        longest = max((_begun(certain, stop) for stop in self._stop), default=0)
        return self.rest(certain[: len(certain) - longest])

    def rest(self, text: str) -> str:
        """The new part of the whole text."""
        piece = text[len(self.sent) :] if text.startswith(self.sent) else ""
        self.sent += piece
        return piece


def _begun(text: str, stop: str) -> int:
    """How many characters at the end of the text may be the beginning of the stop string."""
    longest = min(len(stop) - 1, len(text))
    return next((n for n in range(longest, 0, -1) if text.endswith(stop[:n])), 0)


def last_chunks(
    request: CompletionRequest, outcomes: Sequence[GenerationOutcome], streams: Sequence[TextStream]
) -> Iterator[bytes]:
    """The last chunk of each choice, and the usage where it is asked for."""
    written = [_completions(outcome) for outcome in outcomes]
    for prompt, completions in enumerate(written):
        for sample, completion in enumerate(completions):
            choice = prompt * request.sampling.num_samples + sample
            rest = streams[prompt].rest(completion.text) if sample == 0 else completion.text
            yield chunk(request, choice, rest, _ending(request, completion))
    if request.usage:
        yield stream_event({**request.head(_CHUNK), "choices": [], "usage": _usage(written)})


def chunk(request: CompletionRequest, index: int, text: str, fields: dict[str, Any]) -> bytes:
    """A piece of the text of one choice. `fields`: further fields of the choice."""
    said = {"delta": {"content": text}} if request.chat else {"text": text}
    return stream_event({**request.head(_CHUNK), "choices": [{"index": index, **said, **fields}]})


def stream_event(payload: dict[str, Any]) -> bytes:
    """An event as OpenAI streams them: without a name."""
    return f"data: {json.dumps(payload)}\n\n".encode()
