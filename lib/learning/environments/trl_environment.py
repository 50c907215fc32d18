"""An environment for TRL's `GRPOTrainer(environment_factory=...)`: ReAct by tool calls.

The model calls `run_sql` and `answer` where it would write an action and an answer
(`lib.answering.agents.react`). Calls are played as steps of an episode of that agent, and the
episode gets the reward that it would get in `lib.learning.grpo`.

TRL has one conversation per episode and trains the tokens of all calls, so this is the agent whose
prompts only grow (https://huggingface.co/docs/trl/grpo_trainer).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from lib.answering.agents.episode import Candidates, Episode, Question, Review
from lib.answering.agents.react import ToolReact, observation_text, render_action
from lib.answering.generation.tokens import PromptTokens, has_chat_template
from lib.answering.rollout.driver import open_sandbox
from lib.answering.rollout.environment import CandidateExecutor, Schemas
from lib.base.errors import DataError, ModelError
from lib.base.params import Params
from lib.base.records import Completion, Example, to_json
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.learning.grpo.rollouts import EpisodeStep, SampledEpisode
from lib.learning.grpo.scoring import EpisodeScorer

if TYPE_CHECKING:
    from datasets import Dataset

_THOUGHT = "Thought:\n"  # a call has none of its own; the format of a step asks for one
_ANSWERED = "The question is answered."
_NO_CALLS = "No calls are left; the last query is the answer."
_QWEN_CALLS = {
    "defaults": {"role": "assistant"},
    "start_anchor": "<|im_start|>assistant\n",
    "fields": {
        "tool_calls": {
            "open_pattern": r'(?:<tool_call>|```(?:json)?)?\s*(?=\{\s*"name"\s*:)',
            "close_pattern": r"(?<=\})(?:\s*(?:</tool_call>|```|(?=<\|im_end\|>))\s*|\s+(?=\{))",
            "repeats": True,
            "content": "json",
            "transform": {"type": "function", "function": "{content}"},
        },
        "content": {"close_pattern": r"<\|im_end\|>\s*", "content": "text"},
    },
}
"""How calls are read (transformers' `response_template`). TRL's for Qwen2.5 knows those in
`<tool_call>` alone; the Coder models write nearly all as a block of code, or as bare JSON."""


class SqlEnvironment:
    """One question, played by tool calls. Its public methods besides `reset` are the tools.

    TRL makes one for each episode of a batch, and uses them again. Errors that a tool raises are
    shown to the model.
    """

    def __init__(self, environments: SqlEnvironments) -> None:
        self._environments = environments
        self._executor = CandidateExecutor(environments.sandbox)
        self._episode: Episode | None = None

    def reset(self, example_id: str, **_row: Any) -> None:
        """Begin an episode on the question of this row of the data set."""
        self._episode = self._environments.begin(example_id)

    def run_sql(self, sql: str) -> str:
        """Run a SQLite query and see its result.

        Args:
            sql: The query.

        Returns:
            The columns, the rows and their number, or why the query did not run.
        """
        played = self._play(f"{_THOUGHT}{render_action(_text(sql))}")
        return observation_text(played, self._environments.agent.observation_characters)

    def answer(self, sql: str) -> str:
        """Answer the question with a SQLite query. No other call is possible afterwards.

        Args:
            sql: The query whose result answers the question.

        Returns:
            That the question is answered.
        """
        self._play(f"{_THOUGHT}Answer: {_text(sql)}")
        return _ANSWERED

    def _play(self, text: str) -> Candidates:
        """Play a step that was written like this. Raises ValueError where the episode is over."""
        episode, agent = self._begun(), self._environments.agent
        request = agent.next(episode)
        if request is None:
            raise ValueError(_ANSWERED if episode.accepted else _NO_CALLS)
        sql = agent.sql(request, text)
        queries = [] if sql is None else [Query(episode.question.db_path, sql)]
        observed = tuple(self._executor.observe(queries))
        step = Candidates(request, (Completion(text),), observed)
        self._episode = episode.after(step, agent.review(episode, step))
        return step

    def _finished(self, conversation: Sequence[Mapping[str, Any]]) -> SampledEpisode:
        """The episode. A last message without a call, where one is expected, is a step as well."""
        episode = self._begun()
        request = self._environments.agent.next(episode)
        if request is not None and not conversation[-1].get("tool_calls"):
            episode = episode.after(Candidates(request, (Completion(""),), ()), Review())
        return SampledEpisode(
            self._environments.examples[episode.question.id],
            0,
            tuple(map(EpisodeStep, episode.candidates, episode.reviews)),
            frozenset({"act"}),
            None,
        )

    def _begun(self) -> Episode:
        assert self._episode is not None, "`reset` begins an episode"
        return self._episode


class SqlEnvironments:
    """What a `GRPOTrainer` is given: data set, environments, reward.

    `examples`: the training questions that params.yaml selects, by id. Also where some of them are
    trained on, the verdicts rest on the gold of all, as in `lib.learning.grpo`.
    """

    def __init__(
        self,
        examples: Sequence[Example],
        sandbox: Sandbox,
        params: Params,
        tokenizer: Any,
        max_prompt_tokens: int,
    ) -> None:
        """Raises ModelError where the tokenizer has no chat template, or the tools take the room.

        `tokenizer`: the trainer's; one of Qwen2.5 without a `response_template` is given one that
        reads its calls. `max_prompt_tokens`: of a prompt, tools included.
        """
        self.sandbox = sandbox
        agents = params.agents
        self.agent = ToolReact(
            agents.max_turns, agents.observation_characters, params.generation.chat
        )
        self._prompts = _ToolPrompts(tokenizer, max_prompt_tokens)
        is_qwen = all(sign in tokenizer.chat_template for sign in ("<tool_call>", "<|im_start|>"))
        is_set = getattr(tokenizer, "response_template", None) is not None
        if is_qwen and "<think>" not in tokenizer.chat_template and not is_set:
            tokenizer.response_template = _QWEN_CALLS
        self._schemas = Schemas(params.schema)
        self._scorer = EpisodeScorer(examples, sandbox, self._schemas, params.grpo.rewards)
        self.examples = {one.id: one for one in examples}

    def dataset(self, questions: Sequence[Example]) -> Dataset:
        """A row for each question whose gold returns rows: the prompt as messages, `example_id`.

        No row has gold. Raises DataError where there is none such, a question is not one of
        `examples`, or its database cannot be read.
        """
        from datasets import Dataset

        usable = self._scorer.usable(questions)
        if not usable:
            raise DataError(
                f"no question to train on: gold of none of {len(questions)} returns rows; select "
                "others (train_split)"
            )
        return Dataset.from_list([self._row(one.id) for one in usable])

    def _row(self, example_id: str) -> dict[str, Any]:
        request = self.agent.next(self.begin(example_id))
        assert request is not None, "a new episode is never over"
        messages = [to_json(message) for message in request.prompt.messages]
        return {"prompt": messages, "example_id": example_id}

    def environment(self) -> SqlEnvironment:
        """A new environment: the `environment_factory`."""
        return SqlEnvironment(self)

    def begin(self, example_id: str) -> Episode:
        """A new episode. Raises DataError where there is no such question to train on."""
        if example_id not in self.examples:
            raise DataError(
                f"example_id: {example_id!r} is none of the {len(self.examples)} questions of "
                "these environments; train on rows of their own `dataset`"
            )
        question = Question.of(self.examples[example_id])
        return Episode(question, self._schemas.view(question, self._prompts))

    def execution_reward(
        self,
        environments: Sequence[SqlEnvironment],
        completions: Sequence[Sequence[Mapping[str, Any]]],
        trainer_state: Any,
        log_metric: Any,
        **_columns: Any,
    ) -> list[float]:
        """The reward of each episode by `grpo.rewards`, at step `global_step + 1`.

        One of `reward_funcs`; the means of its parts are logged.
        """
        episodes = [
            environment._finished(conversation)
            for environment, conversation in zip(environments, completions, strict=True)
        ]
        scored = self._scorer.score(episodes, trainer_state.global_step + 1)
        parts = [asdict(one.parts) for one in scored]
        for name in parts[0]:
            log_metric(name, sum(of_episode[name] for of_episode in parts) / len(parts))
        return [one.reward for one in scored]


@contextmanager
def open_sql_environments(
    params: Params, examples: Sequence[Example], tokenizer: Any, max_prompt_tokens: int
) -> Iterator[SqlEnvironments]:
    """Environments on these questions, with a sandbox of their own; see `SqlEnvironments`."""
    with open_sandbox(params.sandbox) as sandbox:
        yield SqlEnvironments(examples, sandbox, params, tokenizer, max_prompt_tokens)


class _ToolPrompts(PromptTokens):
    """Counts the tokens of prompts, beside which the template describes the tools."""

    def __init__(self, tokenizer: Any, max_prompt_tokens: int) -> None:
        if not has_chat_template(tokenizer):
            raise ModelError(
                "the tokenizer has no chat template, which tool calls need; train a model that has "
                "one, such as qwen-0.5b"
            )
        super().__init__(tokenizer)
        described = _template_tokens(tokenizer, [SqlEnvironment.run_sql, SqlEnvironment.answer])
        of_tools = described - _template_tokens(tokenizer, None)
        self.max_prompt_tokens = max_prompt_tokens - of_tools
        if self.max_prompt_tokens <= 0:
            raise ModelError(
                f"max_prompt_tokens is {max_prompt_tokens}, and the description of the tools takes "
                f"{of_tools} tokens; raise it"
            )


def _template_tokens(tokenizer: Any, tools: list[Any] | None) -> int:
    """How many tokens the template takes around a short message."""
    return len(
        tokenizer.apply_chat_template(
            [{"role": "user", "content": "?"}], tools=tools, return_dict=False
        )
    )


def _text(sql: Any) -> str:
    """The argument of a call, as the model wrote it. Raises TypeError where it is no text."""
    if not isinstance(sql, str):
        raise TypeError(f"sql: expected a text, found {type(sql).__name__}")
    return sql
