"""An environment for `verifiers` 0.4: a Taskset of training questions, a Harness that plays them.

The agent is one of `stages.train_grpo`. It plays in this process, by text, against the endpoint
that `verifiers` intercepts, so the model behind it needs no tools. An episode gets the reward that
it would get in the first step of `lib.learning.grpo`.

No type of a Taskset or a trace can hold gold: a reward looks it up by the id of the question.
`verifiers` wants an older `openai` than this project, so it lives in an environment of its own
(https://docs.primeintellect.ai/verifiers).
"""

from __future__ import annotations

import asyncio
import atexit
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import cache
from itertools import islice
from typing import Any

from pydantic import Field

from lib.answering.agents.episode import Question
from lib.answering.generation.openai_generator import Endpoint, OpenAIGenerator
from lib.answering.rollout.driver import Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.base.errors import MissingExtraError
from lib.base.params import GrpoMode
from lib.base.pipeline import dataset_paths, load_params
from lib.base.records import Example
from lib.data.selection import held_out_examples, minable_examples
from lib.data.split import require_clean_split
from lib.learning.grpo.rollouts import SampledEpisode, roll_out, rollout_plan
from lib.learning.grpo.scoring import EpisodeScorer, ScoredEpisode

INSTALL = "pip install verifiers==0.4.0"

try:
    import verifiers.v1 as vf
except ModuleNotFoundError as error:
    if error.name != "verifiers":
        raise
    raise MissingExtraError(
        f"verifiers is not installed; `{INSTALL}` installs it, in an environment of its own: see "
        "docs/environments.md"
    ) from None

_CHUNK = 64  # questions whose gold runs at a time
_MOST_EPISODES = 256  # that are played at a time


class SqlData(vf.TaskData):
    """A question without its answer. `prompt`: the question alone; the harness adds the schema."""

    db_id: str
    db_path: str
    evidence: str


class SqlState(vf.State):
    """What the harness leaves for the reward; it is not written with the trace.

    `steps`: `EpisodeStep`s, None before it has played. `trained`: the roles whose steps count for
    the format.
    """

    steps: Any = Field(default=None, exclude=True)
    trained: Any = Field(default=frozenset(), exclude=True)


class SqlTask(vf.Task[SqlData, SqlState, vf.TaskConfig]):
    """Scores an episode."""

    @vf.reward
    async def execution(self, trace: Any) -> float:
        """The reward by `grpo.rewards`."""
        return (await self._scored(trace)).reward

    @vf.metric
    async def parts(self, trace: Any) -> dict[str, float]:
        """The parts of the reward, each from 0 to 1, before weights."""
        return asdict((await self._scored(trace)).parts)

    async def _scored(self, trace: Any) -> ScoredEpisode:
        state: SqlState = trace.state
        if state.steps is None:
            raise ValueError("SqlHarness has not played here: only a new episode can be scored")
        return await asyncio.to_thread(_practice().score, self.data.id, state)


class SqlTaskset(vf.Taskset[SqlTask, vf.TasksetConfig]):
    """The training questions that params.yaml selects and whose gold returns rows."""

    def __init__(self, config: vf.TasksetConfig) -> None:
        super().__init__(config)
        _practice()  # here, in the main thread

    def load(self) -> Iterator[SqlTask]:
        for one in _practice().usable():
            data = SqlData(
                id=one.id,
                prompt=one.question,
                db_id=one.db_id,
                db_path=one.db_path,
                evidence=one.evidence,
            )
            yield SqlTask(data, self.config.task)


class SqlHarnessConfig(vf.HarnessConfig):
    """`mode`: the agent that plays, as `stages.train_grpo --mode`."""

    mode: GrpoMode = "repair"


class SqlHarness(vf.Harness[SqlHarnessConfig]):
    """Plays one episode in this process. A system prompt of the task takes the place of ours."""

    APPENDS_SYSTEM_PROMPT = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    def __init__(self, config: SqlHarnessConfig) -> None:
        super().__init__(config)
        _practice()  # here, in the main thread

    async def launch(
        self,
        ctx: vf.ModelContext,
        trace: Any,
        runtime: vf.Runtime,
        endpoint: str,
        secret: str,
        mcp_urls: dict[str, str],
        data: SqlData,
    ) -> vf.ProgramResult:
        """Play to the end, also where a request fails: then the steps before it are scored."""
        id_ = f"{data.id}#{trace.id}"  # episodes of one question draw differently
        question = Question(id_, data.db_id, data.db_path, data.prompt_text, data.evidence)
        practice = _practice()
        params = practice.params
        generation = params.generation
        if data.system_prompt is not None:
            template = replace(generation.chat, system=data.system_prompt)
            params = replace(params, generation=replace(generation, chat=template))
        plan = rollout_plan(self.config.mode, params)
        chat = replace(generation, endpoint=replace(generation.endpoint, api="chat"))
        intercepted = Endpoint(endpoint, ctx.model, secret)
        model = OpenAIGenerator(chat, ctx.model, None, reached=True, endpoint=intercepted)
        played = await asyncio.get_running_loop().run_in_executor(
            _players(),
            roll_out,
            Runtime(model, practice.schemas, practice.sandbox),
            plan.agent,
            [question],
            replace(plan.sampling, tokens=False),
        )
        trace.state.steps, trace.state.trained = tuple(played.steps[id_]), plan.trained
        error = played.errors.get(id_, "")
        return vf.ProgramResult(exit_code=int(bool(error)), stdout="", stderr=error)


@cache
def _players() -> ThreadPoolExecutor:
    """The threads in which episodes wait for their model.

    Not those of the event loop: it needs one to look up the server's address, and would never get
    it from as many episodes as there are threads.
    """
    return ThreadPoolExecutor(_MOST_EPISODES, "episode")


class _Practice:
    """What all rollouts of this process share; the scorer is used by one thread at a time."""

    def __init__(self) -> None:
        """Raises SplitError where a training question is also one of evaluation."""
        self.params = load_params()
        self.schemas = Schemas(self.params.schema)
        self.sandbox = open_sandbox(self.params.sandbox)
        atexit.register(self.sandbox.close)
        examples, _ = minable_examples(self.params)
        held_out = held_out_examples(self.params)
        require_clean_split(examples, held_out, dataset_paths(self.params))
        rewards = self.params.grpo.rewards
        self._scorer = EpisodeScorer(examples, self.sandbox, self.schemas, rewards)
        self._examples = {one.id: one for one in examples}
        self._lock = threading.Lock()

    def usable(self) -> Iterator[Example]:
        """The questions whose gold returns rows; a chunk at a time, since few may be wanted."""
        examples = iter(self._examples.values())
        while chunk := list(islice(examples, _CHUNK)):
            with self._lock:
                usable = self._scorer.usable(chunk)
            yield from usable

    def score(self, example_id: str, state: SqlState) -> ScoredEpisode:
        example = self._examples[example_id]
        episode = SampledEpisode(example, 0, state.steps, state.trained, None)
        with self._lock:
            (scored,) = self._scorer.score([episode], step=1)
        return scored


@cache
def _practice() -> _Practice:
    return _Practice()
