"""The one loop that evaluation and mining share: questions in, trajectories out.

`driver` is the online path, with the agents of `lib.answering.agents`: nothing in them can carry
gold.
`verify` judges with gold, and `record` records its verdicts. `run` cuts the work into resumable
chunks, `outputs` writes the files that people and other tools read.
"""

from lib.answering.rollout.outputs import RolloutSettings, grpo_rollouts, read_trajectories
from lib.answering.rollout.run import Rollout, run_rollout, run_rollouts

__all__ = [
    "Rollout",
    "RolloutSettings",
    "grpo_rollouts",
    "read_trajectories",
    "run_rollout",
    "run_rollouts",
]
