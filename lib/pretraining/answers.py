"""What the model in training writes for drawn questions, to learn from what it gets wrong."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from transformers import LlamaForCausalLM, PreTrainedTokenizerFast

from lib.pretraining.batches import Group, cut

_ROWS = 1024
_MOST_TOKENS = 96  # generation.max_new_tokens of params.yaml


@torch.no_grad()
def write_answers(
    model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerFast, groups: Sequence[Group]
) -> list[list[str]]:
    """The greedy answer to each example of each group."""
    prompts = [tokenizer(example.prompt)["input_ids"] for group in groups for example in group]
    written = [""] * len(prompts)
    model.eval()
    by_length = sorted(range(len(prompts)), key=lambda index: len(prompts[index]))
    for rows in cut(by_length, _ROWS):
        texts = _write(model, tokenizer, [prompts[index] for index in rows])
        for index, text in zip(rows, texts, strict=True):
            written[index] = text
    model.train()
    answers = iter(written)
    return [[next(answers) for _ in group] for group in groups]


def _write(
    model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerFast, prompts: list[list[int]]
) -> list[str]:
    batch = tokenizer.pad({"input_ids": prompts}, return_tensors="pt")  # on the left
    length = batch["input_ids"].shape[1]
    output = model.generate(  # type: ignore[misc]
        **batch.to(model.device), do_sample=False, max_new_tokens=_MOST_TOKENS
    )
    texts = tokenizer.batch_decode(output[:, length:], skip_special_tokens=True)
    return [text.strip() for text in texts]
