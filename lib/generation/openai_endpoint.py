"""One question to an OpenAI-compatible server: the request, and what its answer says."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from openai import AsyncOpenAI, OpenAIError
from pydantic import TypeAdapter, ValidationError

from lib.errors import ModelError
from lib.fingerprints import fingerprint
from lib.generation.chat import chat_messages
from lib.generation.openai_faults import TransientFault, classified, is_unreachable
from lib.generation.pacing import Pacer
from lib.generation.protocol import GenerationRequest, Sampling, sample_seed
from lib.params import EndpointParams
from lib.records import Completion

_NO_KEY = "none"  # the client wants one, and a server without keys does not look at it
_BASE_MODEL_STOP = "\n\n"  # base models run on; an SQL of theirs has no empty line

Body = dict[str, Any]
"""The fields of a request."""


@dataclass(frozen=True)
class _Message:
    content: str | None = None
    refusal: str | None = None


@dataclass(frozen=True)
class _Choice:
    """`message` of a chat, `text` of a completion."""

    finish_reason: str | None = None
    message: _Message | None = None
    text: str | None = None


@dataclass(frozen=True)
class _Usage:
    prompt_tokens: int = 0
    completion_tokens: int = 0


@dataclass(frozen=True)
class _Answer:
    choices: tuple[_Choice, ...]
    usage: _Usage | None = None


_ANSWER = TypeAdapter(_Answer)


class Endpoint:
    """A server and one of its models."""

    def __init__(self, params: EndpointParams, model: str) -> None:
        """Raises ModelError where the environment does not hold the key."""
        self._params = params
        self._model = model
        self._key = _api_key(params.api_key_env)
        self._pacer = Pacer(params.requests_per_minute)
        self._reached = False

    def body(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Body:
        """The fields that ask for one sample. Equal bodies may be answered by one request."""
        # half a character, as in a cut-off "\ud83d", cannot be sent
        prompt = request.prompt.encode(errors="replace").decode()
        chat = self._params.api == "chat"
        asked = {"messages": chat_messages(prompt)} if chat else {"prompt": prompt}
        fields = {
            "model": self._model,
            **asked,
            "temperature": sampling.temperature,
            "max_tokens": sampling.max_new_tokens,
            "seed": _seed(request, sampling, sample),
            "stop": None if chat else [_BASE_MODEL_STOP],
            **self._params.extra_body,
        }
        return {name: value for name, value in fields.items() if value is not None}

    def key(self, body: Body) -> str:
        """Under which the answer is kept: the request and where it goes."""
        return fingerprint("openai", self._params.base_url, self._params.api, body)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncOpenAI]:
        """A client for the calls of `ask`; the retries are not its own."""
        async with AsyncOpenAI(
            base_url=self._params.base_url,
            api_key=self._key,
            timeout=self._params.timeout_seconds,
            max_retries=0,
        ) as client:
            yield client

    async def turn(self) -> None:
        """Return when the rate allows one more request."""
        await self._pacer.turn()

    async def ask(self, client: AsyncOpenAI, body: Body) -> Completion:
        """One attempt. Raises TransientFault, RejectedError, or ModelError (see `classified`)."""
        try:
            # over the whole request: the client's own limit is for each piece that arrives
            async with asyncio.timeout(self._params.timeout_seconds):
                text = await self._post(client, body)
        except (OpenAIError, TimeoutError) as error:
            if is_unreachable(error) and not self._reached:
                raise ModelError(
                    f"{self._params.base_url}: nobody answers there; start the server, or correct "
                    "generation.endpoint.base_url"
                ) from None
            self._reached = True
            fault = classified(error, self._params.base_url, self._model)
            if isinstance(fault, TransientFault):
                self._pacer.hold(fault.retry_after)
            raise fault from None
        self._reached = True
        return _completion(text)

    async def _post(self, client: AsyncOpenAI, body: Body) -> bytes:
        """The bytes of the answer: the client would take nearly anything for one."""
        if self._params.api == "chat":
            chat = client.chat.completions.with_raw_response
            return (await chat.create(model="", messages=[], extra_body=body)).content
        plain = client.completions.with_raw_response
        return (await plain.create(model="", prompt="", extra_body=body)).content


def _completion(content: bytes) -> Completion:
    """Raises TransientFault where the answer is malformed or empty."""
    try:
        answer = _ANSWER.validate_json(content)
    except ValidationError as error:
        problem = error.errors()[0]
        place = ".".join(map(str, problem["loc"]))
        raise TransientFault(
            f"the answer is malformed: {problem['msg']}{f' at {place}' if place else ''}"
        ) from None
    if not answer.choices:
        raise TransientFault("the answer has no choice")
    choice, usage = answer.choices[0], answer.usage or _Usage()
    message = choice.message or _Message(choice.text)
    refused = choice.finish_reason == "content_filter" or bool(message.refusal)
    cut = choice.finish_reason == "length"
    if not (message.content or refused or cut):
        raise TransientFault("the choice is empty")
    return Completion(
        message.content or message.refusal or "",
        "refusal" if refused else "length" if cut else "stop",
        usage.prompt_tokens,
        usage.completion_tokens,
    )


def _seed(request: GenerationRequest, sampling: Sampling, sample: int) -> int:
    """Greedy answers to one prompt are the same for every question; samples are seeded apart."""
    if sampling.temperature == 0:
        return sampling.seed
    return sample_seed(sampling.seed, request, sample)


def _api_key(variable: str | None) -> str:
    if variable is None:
        return _NO_KEY
    key = os.environ.get(variable, "").strip()
    if not key:
        raise ModelError(
            f"the environment variable {variable} holds no key; set it, or set "
            "generation.endpoint.api_key_env to null for a server without keys"
        )
    return key
