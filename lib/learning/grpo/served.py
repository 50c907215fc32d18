"""Rollouts through a server: adapters are published there, and workers roll out against it.

The server is `stages.serve --trainer` or vLLM's; both load adapters by the same requests
(https://docs.vllm.ai/en/latest/features/lora/). An adapter's name holds its training step, so an
episode is written by one version of the weights, whatever is published in the meantime. Of several
trainer processes the main one publishes, and each has workers of its own.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from accelerate import PartialState
from openai import APIStatusError, OpenAI, OpenAIError

from lib.answering.agents.episode import Agent, Question
from lib.answering.generation.openai_generator import Body, Endpoint, OpenAIGenerator
from lib.answering.generation.protocol import GenerationRequest, Generator, Sampling
from lib.answering.generation.tokens import load_tokenizer, prompt_token_ids
from lib.answering.rollout.driver import Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.answering.rollout.workers import Workers
from lib.base.errors import ModelError
from lib.base.params import (
    EndpointParams,
    GenerationParams,
    GrpoParams,
    Params,
)
from lib.base.records import Example, Messages
from lib.learning.grpo.policy import Policy
from lib.learning.grpo.rollouts import RecordedSteps, RolloutPlan, Rollouts, roll_out
from lib.learning.training.checkpoints import save_adapter
from lib.learning.training.data_parallel import from_main
from lib.learning.training.launch import TrainingJob

_MOST_ROUNDS = 5  # of rolling out stale episodes again
_CACHED_PROMPTS = 1024  # prompts are counted twice: when built and when sent


@dataclass(frozen=True)
class EpisodeTask:
    """Questions to be rolled out together, with the adapter of this name."""

    adapter: str
    questions: tuple[Question, ...]
    sampling: Sampling


@dataclass(frozen=True)
class OpenEpisodeWork:
    """Opens what a worker needs (`lib.answering.rollout.workers.OpenWork`): a client and a sandbox.

    `params`: `generation.max_prompt_tokens` is that of the policy. `model`: whose tokenizer counts
    the tokens of prompts. `ours`: see `PolicyServer`.
    """

    params: Params
    agent: Agent
    model: str
    ours: bool

    @contextmanager
    def __call__(self) -> Iterator[Callable[[EpisodeTask], RecordedSteps]]:
        tokenizer, schemas = load_tokenizer(self.model), Schemas(self.params.schema)
        with open_sandbox(replace(self.params.sandbox, workers=1)) as sandbox:

            def work(task: EpisodeTask) -> RecordedSteps:
                writer = _ServedPolicy(self.params.generation, task.adapter, tokenizer, self.ours)
                runtime = Runtime(writer, schemas, sandbox)
                return roll_out(runtime, self.agent, task.questions, task.sampling)

            yield work


class _ServedPolicy(OpenAIGenerator):
    """The policy at the server. Prompts are cut, and our server draws, as in this process."""

    def __init__(self, params: GenerationParams, adapter: str, tokenizer: Any, ours: bool) -> None:
        super().__init__(params, adapter, None, reached=True)
        self._ours = ours
        self._count = lru_cache(_CACHED_PROMPTS)(
            lambda messages: len(prompt_token_ids(tokenizer, messages))
        )

    def count_tokens(self, messages: Messages) -> int:
        return self._count(messages)

    def body(self, request: GenerationRequest, sampling: Sampling, sample: int) -> Body:
        body = super().body(request, sampling, sample)
        if not self._ours or sampling.temperature == 0:
            return body
        return body | {"random_source": [sampling.seed, request.example_id, request.turn]}


class PolicyServer:
    """The server of `generation.endpoint`, to which a trainer publishes adapters.

    `ours`: whether it is `stages.serve`. Raises ModelError where it cannot be reached or does not
    accept the key.
    """

    def __init__(self, params: EndpointParams) -> None:
        self._endpoint = Endpoint.of(params)
        self._client = OpenAI(
            base_url=self._endpoint.base_url,
            api_key=self._endpoint.key or "none",
            timeout=params.timeout_seconds,
            max_retries=params.max_attempts,
        )
        self.ours = any("weights_version" in model for model in self._models().values())

    def load(self, name: str, folder: Path) -> int | None:
        """Serve the adapter in `folder`, which the server must be able to read, under this name.

        Returns the `weights_version` that answers with it have; None at vLLM.
        """
        loaded = name in self._models()  # by a training that was killed
        body = {"lora_name": name, "lora_path": str(folder.resolve()), "load_inplace": loaded}
        self._post("load", body)
        version: int | None = self._models().get(name, {}).get("weights_version")
        return version

    def unload(self, name: str) -> None:
        """Forget the adapter if it is served."""
        if name in self._models():
            self._post("unload", {"lora_name": name})

    def _post(self, action: str, body: dict[str, Any]) -> None:
        with self._explained(f"the adapter {body['lora_name']!r} cannot be {action}ed"):
            self._client.post(f"/{action}_lora_adapter", cast_to=str, body=body)

    def _models(self) -> dict[str, dict[str, Any]]:
        try:
            with self._explained("its models cannot be listed"):
                answer: Any = self._client.get("/models", cast_to=object)
            return {model["id"]: model for model in answer["data"]}
        except (KeyError, TypeError, ValueError):
            url = f"{self._endpoint.base_url}/models"
            raise ModelError(f"{url}: the answer is no list of models") from None

    @contextmanager
    def _explained(self, what: str) -> Iterator[None]:
        try:
            yield
        except OpenAIError as error:
            reason = self._endpoint.reason(error)
            if isinstance(error, APIStatusError) and error.status_code == 404:
                reason += (
                    "; start it with `--trainer`, or vLLM's with --enable-lora and "
                    "VLLM_ALLOW_RUNTIME_LORA_UPDATING=True"
                )
            raise ModelError(f"{self._endpoint.base_url}: {what}: {reason}") from None


@dataclass(frozen=True)
class _Published:
    """An adapter at the server. `version`: see `PolicyServer.load`."""

    folder: Path
    step: int
    version: int | None


class ServedRollouts(Rollouts):
    """Rolls out with workers.

    `save`: writes the current adapter into a folder. `folder`: for the adapters that are published.
    """

    def __init__(
        self,
        server: PolicyServer,
        workers: Workers[EpisodeTask, RecordedSteps],
        plan: RolloutPlan,
        params: GrpoParams,
        job: TrainingJob,
        save: Callable[[Path], None],
        folder: Path,
    ) -> None:
        super().__init__(plan, params, job.seed)
        self._server = server
        self._workers = workers
        self._drops = params.stale == "drop"
        self._run = job.run
        self._save = save
        self._folder = folder
        self._published: dict[str, _Published] = {}
        self._newest = ""
        self._early: dict[tuple[tuple[Question, ...], Sampling], _Sent] = {}

    def publish(self, step: int) -> None:
        """Serve the adapter as it is after this step; keep the previous one, withdraw older ones.

        Raises ModelError if the server does not accept it.
        """
        name = f"{self._run}-{step}"
        folder = self._folder / name

        def load() -> int | None:
            self._save(folder)
            return self._server.load(name, folder)

        self._published[name] = _Published(folder, step, from_main(load))
        self._newest = name
        for old in list(self._published)[:-2]:
            self._withdraw(old)

    def withdraw_all(self) -> None:
        """Withdraw all adapters of this training from the server."""
        for name in list(self._published):
            self._withdraw(name)

    def start_early(self, examples: Sequence[Example], step: int) -> None:
        """Begin with the next call of `groups`, unless stale episodes are dropped."""
        if not self._drops:
            questions, sampling = self._group_questions(examples), self._sampling(step)
            self._early[questions, sampling] = self._send(questions, sampling)

    def _withdraw(self, name: str) -> None:
        folder = self._published.pop(name).folder
        if PartialState().is_main_process:
            self._server.unload(name)
            shutil.rmtree(folder, ignore_errors=True)

    def _collect(
        self, questions: tuple[Question, ...], sampling: Sampling, weights_version: int
    ) -> RecordedSteps:
        """Raises ModelError if the server does not answer, or only ever with other weights."""
        whole = RecordedSteps()
        sent = self._early.pop((questions, sampling), None) or self._send(questions, sampling)
        for _ in range(_MOST_ROUNDS):
            again = [
                question
                for task, future in sent
                for question in self._take(task, future.result(), weights_version, whole)
            ]
            if not again:
                return whole
            sent = self._send(again, sampling)
        raise ModelError(
            f"{len(again)} episodes were written by other weights than {self._newest!r} "
            f"{_MOST_ROUNDS} times; is another training using this server under the same name?"
        )

    def _send(self, questions: Sequence[Question], sampling: Sampling) -> _Sent:
        tasks = [
            EpisodeTask(self._newest, tuple(questions[start : start + self._group_size]), sampling)
            for start in range(0, len(questions), self._group_size)
        ]
        return [(task, self._workers.submit(task)) for task in tasks]

    def _take(
        self, task: EpisodeTask, recorded: RecordedSteps, wanted: int, whole: RecordedSteps
    ) -> Iterator[Question]:
        """Add what was recorded to `whole`; yield the questions that have to be answered again."""
        whole.errors |= recorded.errors
        adapter = self._published[task.adapter]
        for question in task.questions:
            steps = recorded.steps[question.id]
            others = {step.tokens.weights_version for step in steps} - {adapter.version}
            version = None if others else adapter.step
            if question.id not in recorded.errors and version != wanted:
                self.stale_episodes += 1
                if self._drops:
                    yield question
                    continue
                whole.weights_versions[question.id] = version
            whole.steps[question.id] = steps


_Sent = list[tuple[EpisodeTask, Future[RecordedSteps]]]


@contextmanager
def open_served_rollouts(
    params: Params,
    plan: RolloutPlan,
    job: TrainingJob,
    policy: Policy,
    writer: Generator,
    folder: Path,
) -> Iterator[ServedRollouts]:
    """Reach the server and open the workers. `writer`: the policy in process.

    For errors see `PolicyServer` and `Workers`.
    """
    server = PolicyServer(params.generation.endpoint)
    endpoint = replace(
        params.generation.endpoint,
        api="chat" if writer.chat else "completions",
        extra_body=({"stop_after_sql": True} if server.ours else {})
        | params.generation.endpoint.extra_body,
    )
    generation = replace(
        params.generation, endpoint=endpoint, max_prompt_tokens=writer.max_prompt_tokens
    )
    work = OpenEpisodeWork(
        replace(params, generation=generation), plan.agent, job.model, server.ours
    )

    def save(folder: Path) -> None:
        save_adapter(policy.model, folder, policy.dtype)

    with Workers[EpisodeTask, RecordedSteps](params.rollout, work) as workers:
        yield ServedRollouts(server, workers, plan, params.grpo, job, save, folder)
