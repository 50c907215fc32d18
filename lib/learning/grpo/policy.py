"""The policy: a model with the adapter that is trained, which also writes the rollouts.

One model serves both, so the weights that write are those that are trained, and no second copy is
needed. Both writing and training read common prefixes of rows once, each with an attention function
of its own; the two take turns.

Array names carry their dimension: T scored tokens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import torch
from trl.trainer.utils import add_fused_lm_head

from lib.answering.generation.hf import HfGenerator
from lib.answering.generation.hf_loading import LoadedModel
from lib.answering.generation.prefix_decoding import supports_prefix_decoding
from lib.answering.generation.protocol import GenerationOutcome
from lib.answering.generation.runs import adapter_folder, read_run
from lib.base.params import GenerationParams, ResolvedDtype
from lib.base.records import SampledTokens
from lib.learning.training.launch import TrainingJob
from lib.learning.training.rows import IGNORED, padded
from lib.learning.training.shared_prefixes import TREE_ATTENTION, TokenTrees, read_prefixes_once
from lib.learning.training.start import ADAPTER, load_base, starting_point, trainable

_REFERENCE = "reference"
"""peft's name of the frozen copy of the adapter that training starts from."""


class Policy:
    """The model that is trained, on its device. `origin`: words for the model card.

    Dropout is off: the probabilities are those that the rollouts were drawn from.
    """

    def __init__(
        self, job: TrainingJob, init_adapter: Path | None, dtype: ResolvedDtype, device: str
    ) -> None:
        """A new adapter on the base model, or that of `init_adapter`, trained further.

        For errors see `load_base` and `starting_point`.
        """
        loaded = load_base(job.model, job.lora.base_bits, dtype)
        model, new_adapter, self.origin = starting_point(loaded.model, job, init_adapter)
        self.model: Any = trainable(model, new_adapter, job)
        if init_adapter is not None:
            folder = adapter_folder(init_adapter, read_run(init_adapter))
            self.model.load_adapter(str(folder), _REFERENCE, is_trainable=False)
            self.model.set_adapter(ADAPTER)
        self.dtype = dtype
        self.device = torch.device(device)
        if job.lora.base_bits is None:
            self.model.to(self.device)
        for module in self.model.modules():
            if isinstance(module, torch.nn.Dropout):
                module.p = 0.0
        self._base: Any = self.model.get_base_model()
        self._shares_prefixes = supports_prefix_decoding(self._base)
        if self._shares_prefixes:
            read_prefixes_once(self._base)
        self._read = self._base.forward
        self._temperature: float | None = None
        self.tokenizer = loaded.tokenizer
        self.context = loaded.context
        self.model.eval()

    def writer(self, params: GenerationParams, model: str) -> PolicyGenerator:
        """A generator that writes with the policy as it is at each call."""
        loaded = LoadedModel(self._base, self.tokenizer, self.context, self.device)
        return PolicyGenerator(self, model, params, loaded)

    @contextmanager
    def start(self) -> Iterator[None]:
        """Within the block, the model is the one that training started from."""
        if _REFERENCE not in self.model.peft_config:
            with self.model.disable_adapter():
                yield
            return
        self.model.base_model.set_adapter(_REFERENCE, inference_mode=True)
        try:
            yield
        finally:
            self.model.base_model.set_adapter(ADAPTER)

    @contextmanager
    def updating(self) -> Iterator[None]:
        """Within the block, `score` can be called, and nothing can be written."""
        self.model.train(self.device.type == "cuda")  # else gradients are not checkpointed
        if self._shares_prefixes:
            self._base.set_attn_implementation(TREE_ATTENTION)
        try:
            yield
        finally:
            self.model.eval()

    def score(
        self, rows: Sequence[SampledTokens], temperature: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the completions' tokens, one row after another, and entropies, [T].

        Both are of the distribution after temperature. The tokens are taken as they were sampled.
        To be called inside `updating` only.
        """
        if temperature != self._temperature:
            self._base.forward = self._read  # without the head of another temperature
            add_fused_lm_head(self._base, temperature, outputs=("entropy",))
            self._temperature = temperature
        read = [(*row.prompt, *row.completion[:-1]) for row in rows]
        scored = [[IGNORED] * (len(row.prompt) - 1) + [*row.completion] for row in rows]
        with self.autocast():
            found = self._base(
                input_ids=padded(read, 0, self.device),
                attention_mask=padded(([1] * len(row) for row in read), 0, self.device),
                shift_labels=padded(scored, IGNORED, self.device),
                fused_lm_head=True,
            )
        return found.log_probs[found.label_mask], found.entropy[found.label_mask]

    def autocast(self) -> AbstractContextManager[Any]:
        """Compute in the dtype of the base model, with the adapter's float32 weights too."""
        if self.dtype == "float32":
            return nullcontext()
        return torch.autocast(self.device.type, getattr(torch, self.dtype))


class PolicyGenerator(HfGenerator):
    """Writes with the policy's current weights. `refresh` is to be called after each update."""

    def __init__(
        self, policy: Policy, model: str, params: GenerationParams, loaded: LoadedModel
    ) -> None:
        super().__init__(model, None, params, loaded=loaded)
        self._policy = policy

    def generate(self, *args: Any, **named: Any) -> list[GenerationOutcome]:
        with self._policy.autocast():
            return super().generate(*args, **named)


def row_tokens(rows: Sequence[SampledTokens]) -> int:
    """How many tokens are read for these rows, counting shared ones once."""
    read = [(*row.prompt, *row.completion[:-1]) for row in rows]
    return TokenTrees(read, max(map(len, read))).branches[-1].stop
