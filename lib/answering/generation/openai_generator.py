"""The `openai` backend: any server with OpenAI's API (vLLM, llama.cpp, a hosted model).

The server may have replicas. The requests of an episode go to one of them, which has its earlier
turns in its cache; each further attempt at a request goes to the next one.

Several requests are in flight at once. Each is retried until it is answered, is rejected or has
used up its attempts, so every prompt ends with completions or a recorded error. An answer is cached
as soon as it arrives, so it is not paid for again however the run ends.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
import zlib
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle, islice
from typing import Any

from openai import APIStatusError, AsyncOpenAI, OpenAIError
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception, stop_after_attempt

from lib.answering.generation.openai_endpoint import Endpoint, RequestError
from lib.answering.generation.protocol import (
    GenerationFailure,
    GenerationOutcome,
    GenerationRequest,
    OnOutcome,
    Sampling,
    ignore_outcome,
    random_source,
    sample_seed,
    text_before_stop,
)
from lib.answering.generation.response_cache import ResponseCache
from lib.answering.generation.runs import first_line
from lib.base.errors import ModelError
from lib.base.identity import fingerprint
from lib.base.params import GenerationParams
from lib.base.records import Completion, Messages, joined_text, sendable, to_json

_BYTES_PER_TOKEN = 3
"""In schemas and SQL. Real tokens are longer on average, so the estimate is on the safe side."""

_TOKENS_PER_MESSAGE = 8
"""The most tokens that a chat template adds to a message."""

_BASE_MODEL_STOP = "\n\n"  # base models run on after their SQL, which has no empty line
_LONGEST_BACKOFF = 60.0
_GRACE_SECONDS = 5.0

Body = dict[str, Any]
"""The fields of a request."""


@dataclass(frozen=True)
class _Sample:
    """One completion that is wanted. `key`: of its answer; samples with the same key share one.

    `first`: the number of the replica that is asked first.
    """

    key: str
    body: Body
    jitter: random.Random
    first: int


@dataclass
class _Replica:
    """One of the servers. `reached`: whether it has answered before."""

    endpoint: Endpoint
    reached: bool


class OpenAIGenerator:
    """See `lib.answering.generation.protocol.Generator`. `cache` None: nothing is kept."""

    def __init__(
        self,
        params: GenerationParams,
        model: str,
        cache: ResponseCache | None,
        reached: bool = False,
        endpoints: Sequence[Endpoint] = (),
    ) -> None:
        """`reached`: it has answered before, so while it does not answer it is being restarted.

        `endpoints`: in place of those of `params`.

        Raises ModelError where the address is not valid, or the environment lacks the key.
        """
        self._params = params.endpoint
        self._model = model
        self._replicas = [
            _Replica(endpoint, reached)
            for endpoint in endpoints or Endpoint.all_of(params.endpoint, model)
        ]
        self._pacer = Pacer(params.endpoint.requests_per_minute)
        self._cache = cache
        self._failures_in_row = 0
        self._in_flight: set[asyncio.Task[Completion]] = set()
        self.chat = params.endpoint.api == "chat"
        self.max_prompt_tokens = params.max_prompt_tokens or sys.maxsize  # the server knows its own

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
        samples: dict[str, _Sample] = {}
        outcomes = _Outcomes(sampling.num_samples // sampling.distinct, on_outcome)
        for index, request in enumerate(requests):
            length = self.count_tokens(request.messages)
            if length > self.max_prompt_tokens:
                limit = self.max_prompt_tokens
                error = f"the prompt has about {length} tokens, the limit is {limit}"
                outcomes.finish(index, GenerationFailure(error))
                continue
            wanted = [self._sample(request, sampling, n) for n in range(sampling.distinct)]
            samples |= {sample.key: sample for sample in wanted}
            outcomes.expect(index, [sample.key for sample in wanted])
        missing = []
        for key, sample in samples.items():
            kept = self._cache.get(key) if self._cache else None
            if self._cache is None or kept is None:
                missing.append(sample)
                continue
            outcomes.add(key, self._cache.read(Completion, kept))
            self._failures_in_row = 0
        if missing:
            _run(self._ask_all(missing, outcomes))
        return [outcomes.finished[index] for index in range(len(requests))]

    def body(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Body:
        """The fields that ask for one sample. Equal bodies may be answered by one request.

        Greedy requests share their seed, so that equal prompts have equal bodies. Where tokens are
        wanted, vLLM's fields for them are added. The log-probabilities are those of the
        distribution that tokens are drawn from if the server was started with `--logprobs-mode
        processed_logprobs`; `top_p` and similar limits are stated since the server would otherwise
        take them from the model's folder.
        """
        extra = self._params.extra_body
        fields: Body = {"model": self._model}
        if self.chat:
            fields["messages"] = [
                {"role": m.role, "content": sendable(m.content)} for m in request.messages
            ]
        else:
            fields["prompt"] = sendable(joined_text(request.messages))
        temperature = sampling.temperature_of(sample)
        stops_by_itself = self.chat or extra.get("stop_after_sql")  # our own server's field
        fields |= {
            "temperature": temperature,
            "max_tokens": sampling.max_new_tokens,
            "seed": sample_seed(sampling.seed, request, sample) if temperature else sampling.seed,
            "stop": list(request.stop) or (None if stops_by_itself else [_BASE_MODEL_STOP]),
        }
        if sampling.tokens:
            fields |= {"return_token_ids": True, "logprobs": True if self.chat else 0}
            fields |= {"top_p": 1, "top_k": -1, "min_p": 0, "repetition_penalty": 1}
        return {name: value for name, value in (fields | extra).items() if value is not None}

    def _sample(self, request: GenerationRequest, sampling: Sampling, number: int) -> _Sample:
        """The key is a fingerprint of the request and the server's address.

        Where `extra_body` sets the seed, the samples of a prompt have equal bodies; the key then
        includes the example id, the turn and the sample, unless the temperature is 0.
        """
        body = self.body(request, sampling, number)
        drawn = body.get("temperature") != 0 and "seed" in self._params.extra_body
        names = [(request.example_id, request.turn, number)] if drawn else []
        url = self._params.base_url.rstrip("/")
        key = fingerprint("openai", url, self._params.api, body, *names)
        first = zlib.crc32(request.example_id.encode()) % len(self._replicas)
        return _Sample(key, body, random_source(sampling.seed, request, number), first)

    async def _ask_all(self, samples: Sequence[_Sample], outcomes: _Outcomes) -> None:
        """Ask for all samples; as many workers share them as requests may be in flight."""
        waiting = iter(samples)
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(
                    replica.endpoint.client(self._params.timeout_seconds)
                )
                for replica in self._replicas
            ]
            workers = [
                asyncio.create_task(self._work(clients, waiting, outcomes))
                for _ in range(min(self._params.concurrency, len(samples)))
            ]
            try:
                await asyncio.gather(*workers)
            finally:  # the first error, or Ctrl-C, ends all of them
                for worker in workers:
                    worker.cancel()
                await asyncio.gather(*workers, return_exceptions=True)
                if paid := [*self._in_flight]:  # answers that come soon are still cached
                    await asyncio.wait(paid, timeout=_GRACE_SECONDS)
                    for request in paid:
                        request.cancel()
                    await asyncio.gather(*paid, return_exceptions=True)

    async def _work(
        self, clients: Sequence[AsyncOpenAI], waiting: Iterator[_Sample], outcomes: _Outcomes
    ) -> None:
        """Ask for one sample after another; raises ModelError where too many have no answer."""
        for sample in waiting:
            try:
                outcomes.add(sample.key, await self._ask(clients, sample))
            except RequestError as error:
                outcomes.add(sample.key, GenerationFailure(str(error)))
                if error.transient:
                    self._count_failure(error)
                    continue
            self._failures_in_row = 0

    async def _ask(self, clients: Sequence[AsyncOpenAI], sample: _Sample) -> Completion:
        """Try until there is an answer, one replica after another.

        Raises the last RequestError, or ModelError.
        """
        attempts = AsyncRetrying(
            retry=retry_if_exception(lambda e: isinstance(e, RequestError) and e.transient),
            stop=stop_after_attempt(self._params.max_attempts),
            wait=partial(backoff, self._params.backoff_seconds, sample.jitter),
            reraise=True,
        )
        in_turn = cycle([*zip(self._replicas, clients, strict=True)])
        return await attempts(self._attempt, islice(in_turn, sample.first, None), sample)

    async def _attempt(
        self, in_turn: Iterator[tuple[_Replica, AsyncOpenAI]], sample: _Sample
    ) -> Completion:
        """Send the request in a task that outlives its worker: the server may be answering it."""
        await self._pacer.turn()
        replica, client = next(in_turn)
        request = asyncio.create_task(self._request(replica, client, sample))
        self._in_flight.add(request)
        request.add_done_callback(self._in_flight.discard)
        with self._named(replica):
            return await asyncio.shield(request)

    @contextmanager
    def _named(self, replica: _Replica) -> Iterator[None]:
        """Name the replica in the errors of requests, if there are several."""
        try:
            yield
        except RequestError as error:
            if len(self._replicas) == 1:
                raise
            named = f"{replica.endpoint.base_url}: {error}"
            raise RequestError(named, error.transient, error.pause) from None

    async def _request(self, replica: _Replica, client: AsyncOpenAI, sample: _Sample) -> Completion:
        """The answer that counts: the first one cached, which may be that of another process."""
        body, path = sample.body, "/chat/completions" if self.chat else "/completions"
        try:
            # over the whole request: the client's own limit is for each piece that arrives
            async with asyncio.timeout(self._params.timeout_seconds):
                # as bytes: the client would take nearly anything for an answer
                content = await client.post(path, cast_to=bytes, body=body)
        except (OpenAIError, TimeoutError) as error:
            raise self._fault(replica, error) from None
        except ValueError as error:  # a lone surrogate, or an infinite number
            raise ModelError(
                f"{self._params.base_url}: the request cannot be written ({first_line(error)}); "
                "check `model`, generation.endpoint.extra_body, and OPENAI_ variables in the "
                "environment"
            ) from None
        replica.reached = True
        wants_tokens = "return_token_ids" in body
        answer = replica.endpoint.read(content, wants_tokens)
        if not wants_tokens:
            stop = body.get("stop") or []  # a server may leave it out of account
            listed = [stop] if isinstance(stop, str) else stop
            answer = replace(answer, text=text_before_stop(answer.text, listed))
        if self._cache is None:
            return answer
        return self._cache.read(Completion, self._cache.put(sample.key, to_json(answer)))

    def _fault(self, replica: _Replica, error: OpenAIError | TimeoutError) -> Exception:
        """The error to raise; where the server asks for a pause, nothing is sent until it ends."""
        url = replica.endpoint.base_url
        fault = replica.endpoint.fault(error, replica.reached)
        replica.reached |= isinstance(error, APIStatusError) or isinstance(fault, RequestError)
        if isinstance(fault, RequestError):
            longest = self._params.longest_pause_seconds
            if fault.pause > longest:
                return ModelError(
                    f"{url}: the server asks to wait {fault.pause:.0f} s, and "
                    f"generation.endpoint.longest_pause_seconds is {longest:.0f}; what was "
                    "answered is kept, start again later"
                )
            self._pacer.hold(fault.pause)
        return fault

    def _count_failure(self, error: RequestError) -> None:
        self._failures_in_row += 1
        if self._failures_in_row == self._params.stop_after_failures:
            raise ModelError(
                f"{self._params.base_url}: {self._failures_in_row} questions in a row without an "
                f"answer, the last: {error}; what was answered is kept, start again to continue"
            )


class _Outcomes:
    """Puts together the outcomes of requests from answers by key; requests may share an answer.

    `copies`: how often each sample is repeated in an outcome. `on_outcome` is called for a request
    as soon as all of its answers are there.
    """

    def __init__(self, copies: int, on_outcome: OnOutcome) -> None:
        self._copies = copies
        self._on_outcome = on_outcome
        self._answers: dict[str, Completion | GenerationFailure] = {}
        self._waiting: defaultdict[str, dict[int, Sequence[str]]] = defaultdict(dict)
        self.finished: dict[int, GenerationOutcome] = {}

    def expect(self, index: int, keys: Sequence[str]) -> None:
        """Wait for the answers of these keys."""
        for key in keys:
            self._waiting[key][index] = keys

    def add(self, key: str, answer: Completion | GenerationFailure) -> None:
        """Record the answer of a key. A request fails with the first of its samples that did."""
        self._answers[key] = answer
        for index, keys in self._waiting[key].items():
            if all(other in self._answers for other in keys):
                answers = [self._answers[other] for other in keys]
                failures = [one for one in answers if isinstance(one, GenerationFailure)]
                completions = [one for one in answers if isinstance(one, Completion)]
                self.finish(index, failures[0] if failures else completions * self._copies)

    def finish(self, index: int, outcome: GenerationOutcome) -> None:
        """Record and report the outcome of a request."""
        self.finished[index] = outcome
        self._on_outcome(index, outcome)


class Pacer:
    """Allows at most `per_minute` requests in any minute; None: no limit.

    `clock` returns the time in seconds, `sleep` waits for a number of seconds.
    """

    def __init__(
        self,
        per_minute: int | None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._interval = 0.0 if per_minute is None else 60.0 / per_minute
        self._clock = clock
        self._sleep = sleep
        self._next = clock()

    async def turn(self) -> None:
        """Return when the next request may be sent."""
        while (wait := self._next - self._clock()) > 0:  # the first to wake goes first
            await self._sleep(wait)
        self._next = self._clock() + self._interval

    def hold(self, seconds: float) -> None:
        """Send nothing for this many seconds: the server asked for a pause."""
        self._next = max(self._next, self._clock() + seconds)


def backoff(seconds: float, jitter: random.Random, state: RetryCallState) -> float:
    """Seconds to wait after the attempt of `state`.

    `seconds` is doubled for each earlier attempt, up to a minute, and reduced at random by up to
    half, so that requests that failed together are not retried together. Never less than the server
    asks for.
    """
    doubled = min(_LONGEST_BACKOFF, seconds * 2 ** (state.attempt_number - 1))
    error = state.outcome.exception() if state.outcome else None
    pause = error.pause if isinstance(error, RequestError) else 0.0
    return max(pause, doubled * jitter.uniform(0.5, 1))


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run the coroutine to its end, in another thread if this one has a running event loop."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        asyncio.run(work)
        return
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
