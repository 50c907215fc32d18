"""From answers to a better model: training data from mined rollouts, and the trainings.

`pairs/` and `demonstrations` are training data; `training/` fits a LoRA adapter; `grpo/` learns
from execution; `environments/` lends agents, sandbox and rewards to other trainers.
"""
