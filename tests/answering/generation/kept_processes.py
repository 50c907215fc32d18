"""What a benchmark measures in an interpreter of its own, which need not import torch for it."""

from typing import Any

from lib.answering.generation.hf_processes import HfProcesses
from tests.answering.generation.params import generation_params

_kept: list[HfProcesses] = []


def answer_and_keep(model: str) -> dict[str, Any]:
    """Answer, and leave the processes to the end of the interpreter."""
    _kept.append(HfProcesses(model, None, generation_params(), 2))
    return {"tokens": _kept[0].max_prompt_tokens}
