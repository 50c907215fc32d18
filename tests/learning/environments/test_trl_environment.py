"""An episode of tool calls is the ReAct episode with these actions, in every reward."""

import importlib
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pandas as pd
import pytest
import torch
from transformers import AutoTokenizer, LlamaForCausalLM
from trl import GRPOConfig, GRPOTrainer
from trl.chat_template_utils import qwen2_5_chat_template

from lib.answering.agents.react import render_action
from lib.base.errors import DataError, ModelError
from lib.base.params import Params
from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.learning.environments.trl_environment import SqlEnvironments
from tests.learning.environments.conftest import Play
from tests.scripted import EMPTY, MISSPELT, WRONG
from tests.stages.project import Project
from tests.tiny_model import build_tiny_model

_CONTEXT = 8192
_ROOM = 4096
_PLAIN = {"role": "assistant", "content": "I do not know."}

Call = tuple[str, str]
"""The name of a tool, and its SQL."""


@pytest.fixture(scope="session")
def tool_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny model whose chat template has tools."""
    folder = tmp_path_factory.mktemp("tool_model")
    markers = ("<|im_start|>", "<|im_end|>")
    return build_tiny_model(folder, qwen2_5_chat_template, markers, _CONTEXT)


@pytest.fixture
def environments(
    examples: list[Example], sandbox: Sandbox, react: Params, tool_model: Path
) -> SqlEnvironments:
    tokenizer = AutoTokenizer.from_pretrained(tool_model)
    return SqlEnvironments(examples, sandbox, react, tokenizer, _ROOM)


def _texts(calls: Sequence[Call]) -> list[str]:
    """The steps of ReAct that do the same."""
    return [
        f"Thought: so\n{render_action(sql) if tool == 'run_sql' else f'Answer: {sql}'}"
        for tool, sql in calls
    ]


def _rewards(
    environments: SqlEnvironments, played: Sequence[Any], last: Any = _PLAIN
) -> list[float]:
    """The rewards of these environments, whose conversations end in the message `last`."""
    state = SimpleNamespace(global_step=0)
    return environments.execution_reward(
        played, [[last]] * len(played), trainer_state=state, log_metric=lambda name, value: None
    )


_GOLD = "SELECT count(*) FROM singer WHERE country = 'France'"

_EPISODES: dict[str, list[Call]] = {
    "right": [("answer", _GOLD)],
    "wrong": [("answer", "SELECT count(*) FROM singer")],
    "right on these rows alone": [("answer", "SELECT count(*) FROM stadium")],
    "a look, then right": [("run_sql", "SELECT DISTINCT country FROM singer"), ("answer", _GOLD)],
    "an error, then right": [("run_sql", MISSPELT), ("answer", _GOLD)],
    "an error": [("run_sql", WRONG), ("run_sql", EMPTY), ("answer", MISSPELT)],
    "all columns": [("answer", "SELECT * FROM singer")],
    "quotes and line ends": [("answer", _GOLD.replace("FROM", "\nFROM").replace("'", '"'))],
    "no SQL": [("answer", "The answer follows from the schema.")],
    "three looks": [("run_sql", "SELECT 1"), ("run_sql", WRONG), ("run_sql", _GOLD)],
}


@pytest.mark.parametrize("calls", _EPISODES.values(), ids=_EPISODES)
def test_it_sees_and_earns_what_react_does(
    calls: list[Call], environments: SqlEnvironments, examples: list[Example], play: Play
) -> None:
    environment = environments.environment()
    environment.reset(example_id=examples[0].id, prompt=[])
    seen = [getattr(environment, tool)(sql) for tool, sql in calls]
    here = play(examples[0], _texts(calls))
    assert _rewards(environments, [environment]) == [here.reward]
    prompt = here.episode.steps[-1].candidates.request.prompt.messages
    observed = [m.content for m in prompt if m.content.startswith("Observation: ")]
    assert observed == [f"Observation: {text}" for text in seen[:-1]]


def test_the_fading_of_shallow_parts_follows_the_trainer(
    examples: list[Example], sandbox: Sandbox, react: Params, tool_model: Path
) -> None:
    rewards = replace(react.grpo.rewards, shallow_steps=10)
    fading = replace(react, grpo=replace(react.grpo, rewards=rewards))
    tokenizer = AutoTokenizer.from_pretrained(tool_model)
    environments = SqlEnvironments(examples, sandbox, fading, tokenizer, _ROOM)
    environment = environments.environment()
    environment.reset(example_id=examples[0].id)
    environment.answer("SELECT count(*) FROM singer")
    logged: dict[str, float] = {}
    earned = [
        environments.execution_reward(
            [environment], [[_PLAIN]], SimpleNamespace(global_step=step), logged.__setitem__
        )
        for step in (0, 5, 10)
    ]
    assert earned[0] > earned[1] > earned[2] == [0.0]
    parts = {"format": 1, "validity": 1, "overlap": logged["overlap"], "agreement": 0}
    assert logged == {**parts, "correctness": 0}


def test_a_conversation_that_ends_without_a_call_loses_format(
    environments: SqlEnvironments, examples: list[Example]
) -> None:
    played = [environments.environment() for _ in range(3)]
    for environment in played:
        environment.reset(example_id=examples[0].id)
    for environment in played[1:]:
        environment.run_sql(_GOLD)
    nothing, looked, called = played[0], played[1], played[2]
    unplayed = {"role": "assistant", "content": "", "tool_calls": [{"type": "function"}]}
    (whole,) = _rewards(environments, [called], unplayed)  # it ends for want of tokens
    assert _rewards(environments, [nothing, looked]) == [0.0, pytest.approx(whole - 0.05)]


def test_after_the_answer_or_the_last_turn_a_call_is_refused(
    environments: SqlEnvironments, examples: list[Example], react: Params
) -> None:
    environment = environments.environment()
    environment.reset(example_id=examples[0].id)
    environment.answer(_GOLD)
    with pytest.raises(ValueError, match="answered"):
        environment.run_sql("SELECT 1")
    environment.reset(example_id=examples[0].id)
    for _ in range(react.agents.max_turns):
        environment.run_sql(_GOLD)
    with pytest.raises(ValueError, match="No calls are left"):
        environment.answer("SELECT 1")
    with pytest.raises(TypeError, match="sql: expected a text, found int"):
        environment.run_sql(1)  # type: ignore[arg-type]


def test_a_row_has_schema_and_question_and_no_gold(
    environments: SqlEnvironments, examples: list[Example]
) -> None:
    rows = list(environments.dataset(examples))
    assert [row["example_id"] for row in rows] == [example.id for example in examples]
    for row, example in zip(rows, examples, strict=True):
        (message,) = row["prompt"]
        assert example.question in message["content"]
        assert "CREATE TABLE singer" in message["content"]
        assert "run_sql" in message["content"]
        assert example.gold_sql not in json.dumps(row)


def test_prompts_leave_room_for_the_tools(
    examples: list[Example], sandbox: Sandbox, react: Params, tool_model: Path
) -> None:
    tokenizer = AutoTokenizer.from_pretrained(tool_model)

    def longest(room: int) -> int:
        environments = SqlEnvironments(examples, sandbox, react, tokenizer, room)
        environment = environments.environment()
        tools = [environment.run_sql, environment.answer]
        return max(
            len(
                tokenizer.apply_chat_template(
                    row["prompt"], tools=tools, add_generation_prompt=True, return_dict=False
                )
            )
            for row in environments.dataset(examples)
        )

    whole = longest(_ROOM)
    assert longest(whole) == whole
    assert longest(whole - 1) < whole
    with pytest.raises(ModelError, match="raise it"):
        longest(100)


def test_what_it_cannot_play_is_named(
    environments: SqlEnvironments,
    examples: list[Example],
    sandbox: Sandbox,
    react: Params,
    tiny_model: Path,
) -> None:
    with pytest.raises(DataError, match="example_id: 'dev-1' is none of the 8 questions"):
        environments.environment().reset(example_id="dev-1")
    with pytest.raises(DataError, match="no question to train on: gold of none of 0"):
        environments.dataset([])
    bare = AutoTokenizer.from_pretrained(tiny_model)
    with pytest.raises(ModelError, match="no chat template"):
        SqlEnvironments(examples, sandbox, react, bare, _ROOM)


@pytest.mark.parametrize(
    ("written", "calls"),
    [
        ("<tool_call>\n{}\n</tool_call>", 1),
        ("<tool_call>\n{}\n</tool_call>\n<tool_call>\n{}\n</tool_call>", 2),
        ("```json\n{}\n```", 1),
        ("To answer:\n\n```\n{}\n```\n", 1),
        ("{}", 1),
        ("{}\n{}", 2),
        ("```sql\nSELECT 1\n```", 0),
        ("I do not know.", 0),
    ],
)
def test_calls_are_read_as_qwen_coder_writes_them(
    written: str,
    calls: int,
    examples: list[Example],
    sandbox: Sandbox,
    react: Params,
    tool_model: Path,
) -> None:
    tokenizer = AutoTokenizer.from_pretrained(tool_model)
    SqlEnvironments(examples, sandbox, react, tokenizer, _ROOM)
    function = {"name": "run_sql", "arguments": {"sql": "SELECT '}', \"a\" FROM t"}}
    text = written.replace("{}", json.dumps(function, indent=2)) + "<|im_end|>"
    message = tokenizer.parse_response(text, prefix="<|im_start|>assistant\n")
    assert [call["function"] for call in message.get("tool_calls", [])] == [function] * calls


class _Caller(LlamaForCausalLM):
    """Real weights; what it generates follows `episodes`, one after another for each question."""

    tokenizer: Any
    episodes: Sequence[Sequence[Call]]
    begun: Counter[str]

    def generate(self, input_ids: torch.Tensor, **_: Any) -> torch.Tensor:
        texts = [self._next(self.tokenizer.decode(row)) for row in input_ids]
        ids = [torch.tensor(self.tokenizer(text)["input_ids"]) for text in texts]
        pad = self.tokenizer.pad_token_id
        padded = torch.nn.utils.rnn.pad_sequence(ids, batch_first=True, padding_value=pad)
        return torch.cat([input_ids, padded], dim=1)

    def _next(self, conversation: str) -> str:
        """What the episode says after so many results; it is known by its calls so far."""
        turn = conversation.count("<tool_response>")
        if turn == 0:
            question = conversation.partition("Question: ")[2].partition("\n")[0]
            place = self.begun[question]
            self.begun[question] += 1
            episode = self.episodes[place % len(self.episodes)]
        else:
            said = [
                one for one in self.episodes if all(_written(c) in conversation for c in one[:turn])
            ]
            episode = said[0]
        return f"{_written(episode[turn]) if turn < len(episode) else 'Done.'}<|im_end|>"


def _written(call: Call) -> str:
    tool, sql = call
    arguments = json.dumps({"sql": sql})
    return f'<tool_call>\n{{"name": "{tool}", "arguments": {arguments}}}\n</tool_call>'


def test_trl_trains_on_rewards_that_are_ours(
    environments: SqlEnvironments,
    examples: list[Example],
    react: Params,
    play: Play,
    tool_model: Path,
    tmp_path: Path,
) -> None:
    model = _Caller.from_pretrained(tool_model)
    model.tokenizer = AutoTokenizer.from_pretrained(tool_model)
    names = ("right", "wrong", "an error, then right", "an error")
    model.episodes, model.begun = [_EPISODES[name] for name in names], Counter()
    before = model.lm_head.weight.detach().clone()
    trainer = GRPOTrainer(
        model,
        reward_funcs=environments.execution_reward,
        environment_factory=environments.environment,
        train_dataset=environments.dataset([examples[0], examples[4]]),  # in two wordings
        processing_class=model.tokenizer,
        args=GRPOConfig(
            output_dir=str(tmp_path),
            max_steps=1,
            per_device_train_batch_size=8,
            num_generations=4,
            max_completion_length=2048,
            max_tool_calling_iterations=react.agents.max_turns,
            learning_rate=0.01,
            log_completions=True,
            num_completions_to_print=0,
            logging_steps=1,
            report_to="none",
            bf16=False,
            gradient_checkpointing=False,
            save_strategy="no",
            disable_tqdm=True,
        ),
    )
    trainer.train()
    rows = [row for file in sorted(tmp_path.glob("completions/*")) for row in _rows(file)]
    assert len(rows) == 8
    by_question = {one.question: one for one in examples}
    for row in rows:
        (message,) = row["prompt"]
        question = message["content"].partition("Question: ")[2].partition("\n")[0]
        calls = [
            (call["function"]["name"], call["function"]["arguments"]["sql"])
            for said in row["completion"]
            for call in _listed(said.get("tool_calls"))
        ]
        assert row["execution_reward"] == pytest.approx(
            play(by_question[question], _texts(calls)).reward
        )
    metrics = trainer.state.log_history[0]
    assert metrics["correctness"] == 0.5
    assert metrics["tools/failure_frequency"] == 0
    assert not torch.equal(before, model.lm_head.weight)


@pytest.mark.slow
def test_the_example_trains(
    tool_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = Project.create(tmp_path / "project")
    monkeypatch.chdir(project.root)
    monkeypatch.setattr("sys.argv", ["trl_grpo", "--model", str(tool_model), "--steps", "1"])
    example = importlib.import_module("examples.trl_grpo")
    monkeypatch.setattr(example, "EPISODE_TOKENS", 64)
    example.main()
    rows = _rows(
        project.root / "outputs" / "trl_grpo" / "completions" / "completions_00001.parquet"
    )
    assert [row["execution_reward"] for row in rows] == [0.0] * 8  # random weights call no tool


def _rows(file: Path) -> list[dict[str, Any]]:
    return pd.read_parquet(file).to_dict("records")


def _listed(values: Any) -> list[Any]:
    return [] if values is None else list(values)
