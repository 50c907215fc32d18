"""A GGUF as a model folder of transformers: weights in bfloat16, tokenizer, template, settings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lib.errors import ModelError


def convert_gguf(gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
    """Write the dequantised weights of `gguf` and all that belongs to them into the folder `out`.

    Embeddings that the file holds once stay tied; if it has a quantised output layer besides, they
    become two matrices, as in llama.cpp. Raises ModelError where the file is damaged.
    """
    import torch  # takes seconds, like the imports below
    from transformers import AutoModelForCausalLM, AutoTokenizer, GgufConfig

    from lib.generation.hf_loading import silence_transformers

    silence_transformers()
    source: dict[str, Any] = {
        "pretrained_model_name_or_path": str(gguf.parent),
        "gguf_file": gguf.name,
    }
    try:
        tokenizer = AutoTokenizer.from_pretrained(**source)
        model: Any = AutoModelForCausalLM.from_pretrained(
            **source, dtype=torch.bfloat16, quantization_config=GgufConfig(dequantize=True)
        )
    except (ImportError, OSError, ValueError, KeyError, RuntimeError) as error:
        raise ModelError(f"{gguf}: cannot be converted: {error}") from None
    _split_digits(tokenizer, gguf)
    tokenizer.model_max_length = model.config.max_position_embeddings
    ends = [tokenizer.convert_tokens_to_ids(token) for token in end_tokens]
    model.generation_config.eos_token_id = ends
    # Some versions of transformers still call the weights packed, and then refuse to save them.
    vars(model.config).pop("quantization_config", None)
    model.hf_quantizer = None
    model.save_pretrained(out)
    tokenizer.save_pretrained(out)


def _split_digits(tokenizer: Any, gguf: Path) -> None:
    """Give the tokenizer of SmolLM its own rule for digits, which transformers leaves out."""
    from gguf import GGUFReader
    from tokenizers import pre_tokenizers

    rule = GGUFReader(gguf).fields["tokenizer.ggml.pre"].contents()
    if rule == "smollm":
        parts = [
            pre_tokenizers.Digits(individual_digits=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False),
        ]
        tokenizer.backend_tokenizer.pre_tokenizer = pre_tokenizers.Sequence(parts)
