"""Reads the completion in a server's answer, or raises why there is none.

Servers differ in what they add and leave out, and an answer has been paid for. So only the fields
that make up a completion are read; a token count that makes no sense is taken as 0.
"""

from __future__ import annotations

import json
import math
from typing import Any, TypeGuard

from lib.errors import ModelError
from lib.generation.openai_faults import Asked, TransientFault, of_error_object
from lib.records import Completion, SampledTokens

_CUT = frozenset({"length", "model_length"})  # Mistral's: the context is full
_BROKEN_OFF = frozenset({"abort", "error", "insufficient_system_resource"})
"""Reasons that say that the server gave up, so its text so far is no answer. In this order: of vLLM
and SGLang when they are shut down, of OpenRouter and Mistral, of DeepSeek."""


def read_completion(content: bytes, asked: Asked, tokens: bool = False) -> Completion:
    """The completion. Raises TransientFault where the answer is malformed, empty or broken off.

    `tokens`: the answer must have token ids and log-probabilities, else ModelError is raised; an
    end token alone then counts as an answer. An error inside an answer of status 200, as gateways
    send it, is raised as if it had come with its own status.
    """
    answer = _parsed(content)
    if answer.get("error") and not answer.get("choices"):
        raise of_error_object(answer["error"], asked)
    choice = _choice(answer)
    message = choice.get("message")
    said = message if isinstance(message, dict) else {"content": choice.get("text")}
    text, refusal, reason = _text(said.get("content")), said.get("refusal"), _reason(choice)
    if reason in _BROKEN_OFF:
        raise TransientFault(f"the server broke its answer off: {reason}")
    refused = reason == "content_filter" or (isinstance(refusal, str) and refusal != "")
    cut = reason in _CUT
    sampled = _sampled(answer, choice, text, asked) if tokens else None
    if not (text or refused or cut or (sampled and sampled.completion)):
        raise TransientFault("the choice is empty")
    return Completion(
        text or _text(refusal),
        "refusal" if refused else "length" if cut else "stop",
        _count(answer.get("usage"), "prompt_tokens"),
        _count(answer.get("usage"), "completion_tokens"),
        sampled,
    )


def _sampled(
    answer: dict[str, Any], choice: dict[str, Any], text: str, asked: Asked
) -> SampledTokens:
    """As vLLM returns them: the ids of a chat's prompt are in the answer, others in the choice."""
    prompt = choice.get("prompt_token_ids") or answer.get("prompt_token_ids")
    ids, scores = choice.get("token_ids"), _scores(choice.get("logprobs"))
    if not (
        _are_tokens(prompt)
        and _are_tokens(ids)
        and scores is not None
        and len(ids) == len(scores)
        and all(map(math.isfinite, scores))
        and (ids or not text)
    ):
        raise ModelError(
            f"{asked.base_url}: the answer has no token ids with their log-probabilities, which "
            "training needs; use a server that returns them, such as vLLM with "
            "`--logprobs-mode processed_logprobs`"
        )
    version = answer.get("weights_version")
    version = version if type(version) is int else None
    return SampledTokens(tuple(prompt), tuple(ids), tuple(scores), version)


def _are_tokens(ids: Any) -> TypeGuard[list[int]]:
    return isinstance(ids, list) and all(type(one) is int and one >= 0 for one in ids)


def _scores(logprobs: Any) -> list[float] | None:
    """The log-probabilities: a list for a plain completion, a list of objects for a chat."""
    if not isinstance(logprobs, dict):
        return None
    scores, content = logprobs.get("token_logprobs"), logprobs.get("content")
    if scores is None and isinstance(content, list):
        scores = [one.get("logprob") for one in content if isinstance(one, dict)]
    sound = isinstance(scores, list) and all(isinstance(one, float | int) for one in scores)
    return scores if sound else None


def _parsed(content: bytes) -> dict[str, Any]:
    """The JSON object. Invalid UTF-8 is replaced: like a lone surrogate, it only flaws a text."""
    try:
        answer = json.loads(content.decode("utf-8-sig", errors="replace"))
    except (ValueError, RecursionError) as error:
        raise TransientFault(f"the answer is malformed: not JSON ({error})") from None
    if not isinstance(answer, dict):
        raise TransientFault(f"the answer is malformed: {type(answer).__name__} for an object")
    return answer


def _choice(answer: dict[str, Any]) -> dict[str, Any]:
    """The choice with index 0, wherever it is in the list; else the first one in the list."""
    choices = answer.get("choices")
    if not isinstance(choices, list):
        raise TransientFault("the answer is malformed: it has no list of choices")
    if not choices:
        raise TransientFault("the answer has no choice")
    sound = [choice for choice in choices if isinstance(choice, dict)]
    if not sound:
        raise TransientFault("the answer is malformed: a choice is no object")
    return next((choice for choice in sound if choice.get("index") == 0), sound[0])


def _reason(choice: dict[str, Any]) -> str | None:
    reason = choice.get("finish_reason")
    return reason if isinstance(reason, str) else None


def _text(content: Any) -> str:
    """The text of a content, which is a string or a list of parts; thoughts are left out."""
    if isinstance(content, list):
        parts = (p.get("text") for p in content if isinstance(p, dict) and p.get("type") == "text")
        content = "".join(text for text in parts if isinstance(text, str))
    if not isinstance(content, str):
        return ""
    return content.encode("utf-16", errors="surrogatepass").decode("utf-16", errors="replace")


def _count(usage: Any, name: str) -> int:
    count = usage.get(name) if isinstance(usage, dict) else None
    return count if type(count) is int and count > 0 else 0
