"""How requests become batches of a local model."""

from __future__ import annotations

from collections.abc import Sequence

from lib.errors import ModelError
from lib.generation.protocol import GenerationFailure
from lib.params import GenerationParams

PROCESS_BATCH_SIZE = 32
"""Rows that each of several processes generates at a time; more would not be faster."""

_BATCHES_IN_TURN = 4


def longest_prompt(model: str, context: int, params: GenerationParams) -> int:
    """The longest prompt, in tokens, that leaves room for a completion in that context.

    `generation.max_prompt_tokens` lowers it. Raises ModelError where there is no room.
    """
    room = context - params.max_new_tokens
    if room <= 0:
        raise ModelError(
            f"model {model!r}: its context of {context} tokens leaves no room for a prompt; lower "
            f"generation.max_new_tokens ({params.max_new_tokens})"
        )
    return min(room, params.max_prompt_tokens or room)


def reject_unfit(
    lengths: Sequence[int], limit: int
) -> tuple[list[int], dict[int, GenerationFailure]]:
    """The indices of the prompts that fit, and a failure for each of the others, by index.

    An empty prompt is a failure too: the model has nothing to continue.
    """
    fitting = [index for index, length in enumerate(lengths) if 0 < length <= limit]
    return fitting, {
        index: GenerationFailure(
            f"the prompt has {length} tokens, the limit is {limit}" if length else "an empty prompt"
        )
        for index, length in enumerate(lengths)
        if not 0 < length <= limit
    }


def cut_batches(lengths: Sequence[int], size: int) -> list[list[int]]:
    """Divide prompts of these lengths into batches of at most `size` (but at least one) indices.

    The longest prompts come first, so that a lack of memory shows early. Prompts of one batch are
    about equally long, so that there is little padding. Batches are about equally large, so that no
    small one is left over.
    """
    by_length = _longest_first(lengths)
    count = -(-len(by_length) // max(1, size))
    return [
        by_length[len(by_length) * i // count : len(by_length) * (i + 1) // count]
        for i in range(count)
    ]


def deal_shares(lengths: Sequence[int], size: int) -> list[list[int]]:
    """Divide prompts of these lengths into shares of indices; a process takes a share at a time.

    A share holds at most four batches of `size`, the longest prompts first. Prompts are dealt
    round-robin to an even number of shares, so that two processes have the same amount of work.
    """
    by_length = _longest_first(lengths)
    count = -(-len(by_length) // max(1, size * _BATCHES_IN_TURN))
    count = min(count + count % 2, len(by_length))
    return [by_length[i::count] for i in range(count)]


def _longest_first(lengths: Sequence[int]) -> list[int]:
    """The indices of prompts of these lengths, longest first; equal lengths keep their order."""
    return sorted(range(len(lengths)), key=lambda index: -lengths[index])
