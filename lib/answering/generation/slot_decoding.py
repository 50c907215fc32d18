"""Batched decoding on a GPU, where launching a kernel costs more than what it computes.

A batch of rows is read at once, each row has a slot of a buffer for its keys and values, and a step
reads one token of every row. All steps of a batch have the same shapes, so the first is recorded as
a CUDA graph, which is launched as a whole: a step of the 0.5B model has about a thousand kernels.
Rows that have ended stay in their slots until the batch is finished. A shared prefix is read again
for each prompt, since a GPU reads prompts much faster than it decodes.

On a CPU the steps run one by one, for tests; `lib.answering.generation.prefix_decoding` is the
faster decoder there.

Array names carry their dimensions: P prompts, R rows, T tokens, L positions, V words, H query
heads, K key-value heads, D values a head.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.nn.functional import scaled_dot_product_attention

from lib.answering.generation.decoding import (
    DecodingJob,
    HasEnded,
    PaddedDecoder,
    Prompt,
    Row,
    choose_tokens,
    state_shape,
)
from lib.answering.generation.packed_attention import ATTENTION

_MOST_TOKENS = 65_536
"""Tokens of prompts that are read in one forward pass, which bounds its memory."""

_MULTIPLE = 8
"""The length of buffers is a multiple of this, as the kernels of masked attention require."""


@dataclass
class Slots:
    """Keys and values of the rows of a batch: `layers` has one [2, R, K, L, D] a layer.

    While prompts are read, `seen_RL` is None: the tokens are the first of their rows. Then each
    row has one new token, at `position_R`, and sees the positions where `seen_RL` is true.
    """

    layers: list[torch.Tensor]
    position_R: torch.Tensor | None = None
    seen_RL: torch.Tensor | None = None

    def attend(
        self,
        layer: int,
        query_RHTD: torch.Tensor,
        key_RKTD: torch.Tensor,
        value_RKTD: torch.Tensor,
        scaling: float,
    ) -> torch.Tensor:
        """Store the new keys and values, and return the attention output, [R, T, H, D]."""
        rows, heads, times, width = query_RHTD.shape
        keys, values = self.layers[layer]
        if self.seen_RL is None:
            keys[:rows, :, :times] = key_RKTD
            values[:rows, :, :times] = value_RKTD
            output = scaled_dot_product_attention(
                query_RHTD, key_RKTD, value_RKTD, is_causal=True, scale=scaling, enable_gqa=True
            )
            return output.transpose(1, 2)
        row_R = torch.arange(rows, device=keys.device)
        keys[row_R, :, self.position_R] = key_RKTD[:, :, 0]
        values[row_R, :, self.position_R] = value_RKTD[:, :, 0]
        # heads that share keys become further query positions, so that no key is repeated
        shared_heads = keys.shape[1]
        group = heads // shared_heads
        output = scaled_dot_product_attention(
            query_RHTD.reshape(rows, shared_heads, group, width),
            keys,
            values,
            attn_mask=self.seen_RL[:, None, None].expand(rows, shared_heads, group, -1),
            scale=scaling,
        )
        return output.reshape(rows, 1, heads, width)


class SlotDecoder(PaddedDecoder):
    """Writes batches in slots, for models that `supports_prefix_decoding` accepts.

    `refresh` switches the model to this attention. If other code uses the model and changes that,
    `refresh` has to be called again.
    """

    def __init__(self, model: Any, end_tokens: frozenset[int], has_ended: HasEnded) -> None:
        super().__init__(model, end_tokens, has_ended)
        self._device = model.device
        self.refresh()

    def refresh(self) -> None:
        self._model.set_attn_implementation(ATTENTION)

    @torch.inference_mode()
    def _write(self, prompts: Sequence[Prompt], rows: Sequence[Row], job: DecodingJob) -> None:
        slots = self._read_prompts(prompts, job.max_new_tokens)
        last = [prompt.tokens[-1] for prompt in prompts for _ in prompt.rows]
        step = self._recorded(
            slots, [len(prompt.tokens) - 1 for prompt in prompts for _ in prompt.rows]
        )
        ended = [False] * len(rows)
        for written in range(job.max_new_tokens):
            last = choose_tokens(step(last, written), job.temperature, rows)
            self._keep_all(rows, last, ended)
            if all(ended):
                break

    def _read_prompts(self, prompts: Sequence[Prompt], max_new_tokens: int) -> Slots:
        """The slots of the rows, with each prompt read except for its last token."""
        longest = max(len(prompt.tokens) for prompt in prompts)
        length = -(-(longest + max_new_tokens) // _MULTIPLE) * _MULTIPLE
        count, heads, width = state_shape(self._model)
        layers = [
            torch.zeros(
                (2, len(prompts), heads, length, width),
                dtype=self._model.dtype,
                device=self._device,
            )
            for _ in range(count)
        ]
        at_once = max(1, _MOST_TOKENS // longest)
        for start in range(0, len(prompts) if longest > 1 else 0, at_once):
            part = [prompt.tokens for prompt in prompts[start : start + at_once]]
            ids = [[*tokens[:-1]] + [0] * (longest - len(tokens)) for tokens in part]
            self._forward(
                torch.tensor(ids, device=self._device),
                torch.arange(longest - 1, device=self._device).expand(len(part), -1),
                Slots([layer[:, start : start + at_once] for layer in layers]),
            )
        prompt_R = [index for index, prompt in enumerate(prompts) for _ in prompt.rows]
        if len(prompt_R) > len(prompts):
            index_R = torch.tensor(prompt_R, device=self._device)
            for number, layer in enumerate(layers):
                layers[number] = layer[:, index_R]
        return Slots(layers)

    def _recorded(
        self, slots: Slots, read_R: Sequence[int]
    ) -> Callable[[Sequence[int], int], torch.Tensor]:
        """A function from the rows' last tokens and the number of earlier steps to logits, [R, V].

        `read_R`: how many tokens of each row have been read. A row that has ended goes on in its
        own slot, and its output is ignored.
        """
        rows, length = len(read_R), slots.layers[0].shape[3]
        read = torch.tensor(read_R, device=self._device)
        token_R = torch.zeros(rows, 1, dtype=torch.long, device=self._device)
        position_R = read.clone()
        seen_RL = torch.zeros(rows, length, dtype=torch.bool, device=self._device)
        slots.position_R, slots.seen_RL = position_R, seen_RL
        index_L = torch.arange(length, device=self._device)

        def prepare(tokens: Sequence[int], steps: int) -> None:
            token_R.copy_(torch.tensor(tokens)[:, None])
            torch.clamp(read + steps, max=length - 1, out=position_R)
            torch.le(index_L, position_R[:, None], out=seen_RL)

        def forward() -> torch.Tensor:
            return self._forward(token_R, position_R[:, None], slots)[:, -1]

        run = forward
        if self._device.type == "cuda":
            prepare([0] * rows, 0)
            run = _as_graph(forward)

        def step(tokens: Sequence[int], steps: int) -> torch.Tensor:
            prepare(tokens, steps)
            return run()

        return step

    def _forward(
        self, ids_RT: torch.Tensor, position_RT: torch.Tensor, slots: Slots
    ) -> torch.Tensor:
        """The logits after the last token of each row, [R, 1, V]."""
        output = self._model(
            input_ids=ids_RT,
            position_ids=position_RT,
            use_cache=False,
            logits_to_keep=1,
            attention_step=slots,
        )
        logits: torch.Tensor = output.logits
        return logits


def _as_graph(forward: Callable[[], torch.Tensor]) -> Callable[[], torch.Tensor]:
    """Record what the function computes as a CUDA graph; returns a function that launches it."""
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        forward()  # what libraries allocate at first use cannot be recorded
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    # other threads may load a model meanwhile
    with torch.cuda.graph(graph, capture_error_mode="thread_local"):
        output = forward()

    def launch() -> torch.Tensor:
        graph.replay()
        return output

    return launch
