"""The `openai` backend: any server with OpenAI's API (vLLM, llama.cpp, a hosted model).

Several requests are in flight at once. Each is retried until it is answered, is rejected or has
used up its attempts, so every prompt ends with completions or a recorded error. An answer is cached
as soon as it arrives, so it is not asked for again however the run ends.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from openai import AsyncOpenAI
from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_attempt

from lib.answering.generation.openai_endpoint import (
    Body,
    Endpoint,
    RejectedError,
    TransientFault,
    backoff,
)
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
)
from lib.answering.generation.response_cache import ResponseCache
from lib.base.errors import ModelError
from lib.base.params import GenerationParams
from lib.base.records import Completion, Messages, from_json, to_json

Answer = Completion | GenerationFailure


class Answers:
    """Collects answers by key, until every request has all of its own.

    `wanted`: for each request the keys of its samples, or why it is not asked at all. Several
    requests may want the same key. `copies`: how often each sample is repeated in an outcome.
    `on_outcome` is called for a request when the last of its answers is added.
    """

    def __init__(
        self,
        wanted: Sequence[Sequence[str] | GenerationFailure],
        copies: int,
        on_outcome: OnOutcome,
    ) -> None:
        self._wanted = wanted
        self._copies = copies
        self._on_outcome = on_outcome
        self._answers: dict[str, Answer] = {}
        self._missing: dict[int, set[str]] = {}
        self._waiting: defaultdict[str, list[int]] = defaultdict(list)
        for place, keys in enumerate(wanted):
            if isinstance(keys, GenerationFailure):
                on_outcome(place, keys)
                continue
            self._missing[place] = set(keys)
            for key in self._missing[place]:
                self._waiting[key].append(place)

    def __contains__(self, key: str) -> bool:
        return key in self._answers

    def add(self, key: str, answer: Answer) -> None:
        """Record the answer for a key. Call it once per key."""
        self._answers[key] = answer
        for place in self._waiting[key]:
            self._missing[place].discard(key)
            if not self._missing[place]:
                self._on_outcome(place, self._outcome(self._wanted[place]))

    def outcomes(self) -> list[GenerationOutcome]:
        """One outcome per request, in order. All wanted keys must have been added."""
        return [self._outcome(keys) for keys in self._wanted]

    def _outcome(self, keys: Sequence[str] | GenerationFailure) -> GenerationOutcome:
        """The completions, or the failure of the first sample that has none."""
        if isinstance(keys, GenerationFailure):
            return keys
        completions = []
        for key in keys:
            answer = self._answers[key]
            if isinstance(answer, GenerationFailure):
                return answer
            completions.append(answer)
        return completions * self._copies


_BYTES_PER_TOKEN = 3
"""In schemas and SQL. Real tokens are longer on average, so the estimate is on the safe side."""

_TOKENS_PER_MESSAGE = 8
"""The most tokens that a chat template adds to a message."""

_GRACE_SECONDS = 5.0


@dataclass(frozen=True)
class _Question:
    """One sample that is wanted. `key`: of its answer; samples with the same key share one."""

    key: str
    body: Body
    request: GenerationRequest
    sample: int


class OpenAIGenerator:
    """See `lib.answering.generation.protocol.Generator`. `cache` None: nothing is kept."""

    def __init__(
        self,
        params: GenerationParams,
        model: str,
        cache: ResponseCache | None,
        reached: bool = False,
    ) -> None:
        """`reached`: see `Endpoint`.

        Raises ModelError where the address is not valid, or the environment lacks the key.
        """
        self._params = params.endpoint
        self.max_prompt_tokens = params.max_prompt_tokens or sys.maxsize  # the server knows its own
        self._endpoint = Endpoint(params.endpoint, model, reached)
        self.chat = self._endpoint.chat
        self._cache = cache
        self._failures_in_row = 0
        self._under_way: set[asyncio.Task[Completion]] = set()

    def count_tokens(self, messages: Messages) -> int:
        """An upper estimate: only the server has the tokenizer and the chat template."""
        length = sum(len(message.content.encode(errors="replace")) for message in messages)
        marks = _TOKENS_PER_MESSAGE * len(messages) if self.chat else 0
        return -(-length // _BYTES_PER_TOKEN) + marks

    def generate(
        self,
        requests: Sequence[GenerationRequest],
        sampling: Sampling,
        on_outcome: OnOutcome = ignore_outcome,
    ) -> list[GenerationOutcome]:
        """One outcome per request. One that is too long or is not answered is a failure.

        Raises ModelError where the server refuses the key, does not know the model, was never
        reached, or has left `stop_after_failures` questions in a row without an answer. A
        rejection counts as an answer.
        """
        questions: dict[str, _Question] = {}
        wanted: list[list[str] | GenerationFailure] = []
        for request in requests:
            length = self.count_tokens(request.messages)
            if length > self.max_prompt_tokens:
                limit = self.max_prompt_tokens
                error = f"the prompt has about {length} tokens, the limit is {limit}"
                wanted.append(GenerationFailure(error))
                continue
            samples = self._questions(request, sampling)
            questions |= {question.key: question for question in samples}
            wanted.append([question.key for question in samples])
        answers = Answers(wanted, sampling.num_samples // sampling.distinct, on_outcome)
        for key, answer in self._kept(questions).items():
            self._note(answers, key, answer)
        missing = [question for key, question in questions.items() if key not in answers]
        if missing:
            _run(self._ask_all(missing, sampling.seed, answers))
        return answers.outcomes()

    def _questions(self, request: GenerationRequest, sampling: Sampling) -> list[_Question]:
        bodies = [self._endpoint.body(request, sampling, i) for i in range(sampling.distinct)]
        return [
            _Question(self._endpoint.key(body, request, sample), body, request, sample)
            for sample, body in enumerate(bodies)
        ]

    def _kept(self, keys: Iterable[str]) -> dict[str, Completion]:
        if self._cache is None:
            return {}
        found = [(key, self._cache.get(key)) for key in keys]
        with self._cache.explained():
            return {key: from_json(Completion, kept) for key, kept in found if kept is not None}

    async def _ask_all(self, questions: Sequence[_Question], seed: int, answers: Answers) -> None:
        """Ask all questions; as many workers share them as requests may be in flight."""
        waiting = iter(questions)
        async with self._endpoint.client() as client:
            workers = [
                asyncio.create_task(self._work(client, waiting, seed, answers))
                for _ in range(min(self._params.concurrency, len(questions)))
            ]
            try:
                await asyncio.gather(*workers)
            finally:  # the first error, or Ctrl-C, ends all of them
                for worker in workers:
                    worker.cancel()
                await asyncio.gather(*workers, return_exceptions=True)
                await self._wait_for_paid_answers()

    async def _wait_for_paid_answers(self) -> None:
        """Let requests that are still in flight finish, if they do so soon: answers are cached."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=_GRACE_SECONDS)
        for request in self._under_way:
            request.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _work(
        self,
        client: AsyncOpenAI,
        waiting: Iterator[_Question],
        seed: int,
        answers: Answers,
    ) -> None:
        for question in waiting:
            try:
                answer = await self._ask(client, question, seed)
            except TransientFault as fault:
                answers.add(question.key, GenerationFailure(str(fault)))
                self._count_failure(str(fault))
            except RejectedError as rejection:  # the server itself still answers
                self._note(answers, question.key, GenerationFailure(str(rejection)))
            else:
                self._note(answers, question.key, answer)

    async def _ask(self, client: AsyncOpenAI, question: _Question, seed: int) -> Completion:
        """Try until there is an answer. Raises the last fault, or ModelError."""
        jitter = random_source(seed, question.request, question.sample)
        attempts = AsyncRetrying(
            retry=retry_if_exception_type(TransientFault),
            stop=stop_after_attempt(self._params.max_attempts),
            wait=partial(backoff, self._params.backoff_seconds, jitter),
            reraise=True,
        )
        return await attempts(self._attempt, client, question)

    async def _attempt(self, client: AsyncOpenAI, question: _Question) -> Completion:
        """Send the request in a task that outlives its worker: the server may be answering it."""
        await self._endpoint.turn()
        request = asyncio.create_task(self._request(client, question))
        self._under_way.add(request)
        request.add_done_callback(self._finish_request)
        return await asyncio.shield(request)

    def _finish_request(self, request: asyncio.Task[Completion]) -> None:
        self._under_way.discard(request)
        if not request.cancelled():
            request.exception()  # else asyncio warns where nobody waits for the request any more

    async def _request(self, client: AsyncOpenAI, question: _Question) -> Completion:
        """The answer that counts: the first one cached, which may be that of another process."""
        answer = await self._endpoint.ask(client, question.body)
        if self._cache is None:
            return answer
        kept = self._cache.put(question.key, to_json(answer))
        with self._cache.explained():
            return from_json(Completion, kept)

    def _note(self, answers: Answers, key: str, answer: Answer) -> None:
        """Record an answer or a rejection, which ends a run of failures."""
        answers.add(key, answer)
        self._failures_in_row = 0

    def _count_failure(self, error: str) -> None:
        self._failures_in_row += 1
        if self._failures_in_row == self._params.stop_after_failures:
            raise ModelError(
                f"{self._params.base_url}: {self._failures_in_row} questions in a row without an "
                f"answer, the last: {error}; what was answered is kept, start again to continue"
            )


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run the coroutine to its end, in another thread if this one has a running event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        asyncio.run(work)
        return
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
