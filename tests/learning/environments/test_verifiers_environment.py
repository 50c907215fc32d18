"""Episodes that `verifiers` plays are those of a GRPO training, texts and rewards.

Without `verifiers` all but one of these tests are skipped; docs/environments.md runs them.
"""

import asyncio
import contextlib
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

import pytest

from lib.base.pipeline import load_params
from lib.data.selection import minable_examples
from lib.database.sandbox.sandbox import Sandbox
from tests.learning.environments.conftest import player
from tests.learning.json_server import json_server
from tests.stages.project import REPOSITORY, Project

_PROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_INSTALL = f"pip install {_PROJECT['optional-dependencies']['verifiers'][0]}"
_MODEL = "tiny-sql"
_needs_verifiers = pytest.mark.skipif(find_spec("verifiers") is None, reason=f"`{_INSTALL}`")

_EPISODES = {
    "How many books are there?": ["Thought: one table\nAnswer: SELECT count(*) FROM book"],
    "Which books have more than 200 pages?": [
        'Thought: look\nAction: execute_sql["SELECT * FROM book LIMIT 1"]',
        "Thought: so\nAnswer: SELECT title FROM book WHERE pages > 200",
    ],
    "List the Swiss authors.": [
        'Thought: so\nAction: execute_sql["SELECT nmae FROM author"]',
        "Thought: ah\nAnswer: SELECT name FROM author WHERE nationality = 'Swiss'",
    ],
    "What is the mean number of pages?": ["I do not know."] * 3,
    "Which author was born last?": ["Thought: wrong\nAnswer: SELECT * FROM author"],
    "Who wrote Salt?": [
        "no format",
        "Thought: so\nAnswer: SELECT name FROM author WHERE author_id = 1",
    ],
    "How many authors does each nationality have?": [
        'Thought: so\nAction: execute_sql["SELECT 1"]',
        'Thought: so\nAction: execute_sql["SELECT 2"]',
        'Thought: so\nAction: execute_sql["SELECT nationality, count(*) FROM author GROUP BY 1"]',
    ],
}
"""What the model writes at each step, by question."""


@dataclass
class _StandIn:
    """A chat model that follows `_EPISODES`. `fails`: the question that it gives no answer to."""

    base_url: str = ""
    fails: str = ""
    asked: list[dict[str, Any]] = field(default_factory=list)

    def answer(self, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        assert path == "/v1/chat/completions"
        self.asked.append(body)
        opening = next(one["content"] for one in body["messages"] if one["role"] == "user")
        question = opening.partition("Question: ")[2].partition("\n")[0]
        if question == self.fails:
            return 400, {"error": {"message": "no answer to this"}}
        turn = sum(one["role"] == "assistant" for one in body["messages"])
        message = {"role": "assistant", "content": _EPISODES[question][turn]}
        usage = {"prompt_tokens": 9, "completion_tokens": 5, "total_tokens": 14}
        choice = {"index": 0, "message": message, "finish_reason": "stop"}
        head = {"id": "1", "object": "chat.completion", "created": 1, "model": body["model"]}
        return 200, {**head, "choices": [choice], "usage": usage}


@contextmanager
def _serving() -> Iterator[_StandIn]:
    """The stand-in on a real socket until the block ends."""
    state = _StandIn()
    with json_server(state.answer) as state.base_url:
        yield state


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project.create(tmp_path_factory.mktemp("verifiers") / "project")
    project.set_params({"grpo.trained_roles": "act"})
    return project


@pytest.fixture(autouse=True)
def _inside(project: Project) -> Iterator[None]:
    with contextlib.chdir(project.root):
        yield


@contextmanager
def _found() -> Iterator[None]:
    """`verifiers` finds the module of the example."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(REPOSITORY / "examples")
        yield


def _played(state: _StandIn, count: int = len(_EPISODES)) -> list[Any]:
    with _found():
        import text_to_sql

        return asyncio.run(text_to_sql.play(_MODEL, state.base_url, count, "react"))


@pytest.mark.skipif(find_spec("verifiers") is not None, reason="verifiers is installed")
def test_without_verifiers_the_message_has_the_command() -> None:
    example = REPOSITORY / "examples" / "text_to_sql.py"
    answer = subprocess.run(
        [sys.executable, str(example), "--model", "any"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": str(REPOSITORY)},
    )
    assert answer.returncode == 1
    assert answer.stderr.startswith("error: verifiers is not installed; ")
    assert f"`{_INSTALL}`" in answer.stderr
    assert answer.stderr.count("\n") == 1


def test_playing_and_scoring_need_no_torch() -> None:
    names = "answering.generation.openai_generator", "data.split", "learning.grpo.scoring"
    imports = "".join(f"import lib.{name}; " for name in names)
    look = f"{imports}import sys; sys.exit('torch' in sys.modules)"
    subprocess.run([sys.executable, "-c", look], cwd=REPOSITORY, check=True)


@_needs_verifiers
def test_an_episode_earns_what_it_earns_in_our_training_and_nothing_shows_gold(
    sandbox: Sandbox,
) -> None:
    params = load_params()
    play = player(minable_examples(params)[0], sandbox, params)
    examples = {one.question: one for one in minable_examples(params)[0]}
    with _serving() as state:
        episodes = _played(state)
    assert [episode.errors for episode in episodes] == [[]] * len(_EPISODES)
    traces = {trace.task.data.prompt: trace for episode in episodes for trace in episode.traces}
    assert set(traces) == set(_EPISODES)
    for question, texts in _EPISODES.items():
        trace, here = traces[question], play(examples[question], texts)
        assert trace.reward == here.reward
        assert trace.metrics == vars(here.parts)
        assert [one.content for one in trace.assistant_messages] == texts
    assert {trace.reward for trace in traces.values()} >= {0.0, 1.5}
    gold = {one.gold_sql for one in examples.values()}
    assert len(state.asked) == sum(map(len, _EPISODES.values()))
    for body in state.asked:
        assert body["model"] == _MODEL
        assert body["stop"] == ["Observation:"]
        assert "tools" not in body
        first = body["messages"][0]["content"]
        assert "CREATE TABLE" in first
        assert not any(sql in first for sql in gold)
    assert len({body["seed"] for body in state.asked}) == len(state.asked)
    written = "\n".join(
        episode.model_dump_json(exclude={"traces": {"__all__": {"nodes"}}}) for episode in episodes
    )
    assert not any(json.dumps(sql)[1:-1] in written for sql in gold)


@_needs_verifiers
def test_a_request_that_fails_fails_its_episode_alone() -> None:
    with _serving() as state:
        state.fails = "Who wrote Salt?"
        episodes = _played(state)
    failed = [episode for episode in episodes if not episode.ok]
    assert [episode.task.data.prompt for episode in failed] == [state.fails]
    assert "no answer to this" in failed[0].traces[0].last_error.message


@_needs_verifiers
def test_episodes_that_wait_for_their_model_leave_the_event_loop_its_threads() -> None:
    """It needs one to look up a server's name, without which none would ever be answered."""

    async def play(base_url: str) -> list[Any]:
        import text_to_sql

        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        played = text_to_sql.play(_MODEL, base_url, len(_EPISODES), "react")
        return await asyncio.wait_for(played, 60)

    with _found(), _serving() as state:
        episodes = asyncio.run(play(state.base_url.replace("127.0.0.1", "localhost")))
    assert all(episode.ok for episode in episodes)


@_needs_verifiers
def test_the_example_prints_each_reward(project: Project) -> None:
    with _serving() as state:
        words = (
            "--model",
            _MODEL,
            "--base-url",
            state.base_url,
            "--questions",
            "3",
            "--mode",
            "react",
        )
        answer = project.start(str(REPOSITORY / "examples" / "text_to_sql.py"), *words)
    assert answer.code == 0, answer.err
    *lines, last = answer.out.splitlines()
    assert len(lines) == 3
    assert last.startswith("3 of 3 episodes, mean reward ")
