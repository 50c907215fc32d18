"""The environment `text-to-sql`: `verifiers` finds it by the name of this module, which plays it.

PYTHONPATH=. .venv-verifiers/bin/python examples/text_to_sql.py --model qwen-0.5b --questions 40

See docs/environments.md. A server with OpenAI's API answers; nothing is trained.
"""

import argparse
import asyncio
import os
import sys

from lib.base.errors import MissingExtraError
from lib.base.stage import run_stage

try:
    from lib.learning.environments.verifiers_environment import SqlHarness, SqlTaskset, vf
except MissingExtraError as error:
    sys.exit(f"error: {error}")

__all__ = ["SqlHarness", "SqlTaskset"]

SUBPROCESS = {"type": "subprocess"}  # the agent itself plays in this process
TOGETHER, SEED = 16, 13  # episodes at a time
KEY = "OPENAI_API_KEY"


async def play(model: str, base_url: str, questions: int, mode: str) -> "list[vf.Episode]":
    """One episode for each of so many training questions."""
    environment = vf.load_environment(
        vf.SingleAgentEnvConfig(
            taskset={"id": "text-to-sql"},
            agent={"harness": {"id": "text-to-sql", "mode": mode}, "runtime": SUBPROCESS},
        )
    )
    os.environ.setdefault(KEY, "none")  # without any, each request fails and is tried for minutes
    client = vf.EvalClientConfig(base_url=base_url, api_key_var=KEY)
    context, gate = vf.ModelContext(model, client), asyncio.Semaphore(TOGETHER)
    tasks = environment.taskset.shuffle(SEED).take(questions)
    async with environment.serving():
        slots = [slot for task in tasks for slot in environment.slots(task)]
        runs = (environment.run_slot(slot, context, gate) for slot in slots)
        return await asyncio.gather(*runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", required=True, help="the name that the server knows")
    parser.add_argument("--base-url", default="http://localhost:8300/v1")
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--mode", default="repair", help="of stages.train_grpo: the agent")
    episodes = asyncio.run(play(**vars(parser.parse_args())))
    for trace in (trace for episode in episodes for trace in episode.traces):
        problem = f"  {trace.last_error.message}" if trace.last_error else ""
        print(f"{trace.reward:.3f}  {trace.num_turns}  {trace.task.data.prompt}{problem}")
    played = [trace for episode in episodes if episode.ok for trace in episode.traces]
    mean = sum(trace.reward for trace in played) / max(1, len(played))
    print(f"{len(played)} of {len(episodes)} episodes, mean reward {mean:.3f}")


if __name__ == "__main__":
    run_stage(main)
