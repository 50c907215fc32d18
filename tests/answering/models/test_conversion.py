"""A GGUF becomes a model folder: the same weights in bfloat16, tokenizer, template, end tokens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
import torch

from lib.answering.generation.hf_loading import load_model
from lib.answering.models.gguf import convert_gguf
from lib.base.errors import ModelError

_HIDDEN, _INNER, _HEADS = 64, 96, 2
_SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
_TEMPLATE = "{% for message in messages %}<|im_start|>{{ message['content'] }}{% endfor %}"


def _alphabet() -> list[str]:
    """The 256 letters that stand for bytes in a byte-level tokenizer."""
    from tokenizers import pre_tokenizers

    return sorted(pre_tokenizers.ByteLevel.alphabet())


def _write_gguf(path: Path, rule: str, tied: bool) -> dict[str, Any]:
    """A one-layer Qwen2 of 8-bit weights; returns its tensors, dequantised."""
    tokens = [*_alphabet(), "ab", *_SPECIAL]
    writer = gguf.GGUFWriter(path, "qwen2")
    writer.add_block_count(1)
    writer.add_context_length(128)
    writer.add_embedding_length(_HIDDEN)
    writer.add_feed_forward_length(_INNER)
    writer.add_head_count(_HEADS)
    writer.add_head_count_kv(_HEADS)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_rope_freq_base(10000.0)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(rule)
    writer.add_token_list(tokens)
    writer.add_token_types([1] * (len(tokens) - 3) + [3] * 3)
    writer.add_token_merges(["a b"])
    writer.add_eos_token_id(len(tokens) - 1)
    writer.add_bos_token_id(len(tokens) - 3)
    writer.add_pad_token_id(len(tokens) - 3)
    writer.add_chat_template(_TEMPLATE)
    random = np.random.default_rng(5)
    shapes = {
        "token_embd": (len(tokens), _HIDDEN),
        "blk.0.attn_q": (_HIDDEN, _HIDDEN),
        "blk.0.attn_k": (_HIDDEN, _HIDDEN),
        "blk.0.attn_v": (_HIDDEN, _HIDDEN),
        "blk.0.attn_output": (_HIDDEN, _HIDDEN),
        "blk.0.ffn_gate": (_INNER, _HIDDEN),
        "blk.0.ffn_up": (_INNER, _HIDDEN),
        "blk.0.ffn_down": (_HIDDEN, _INNER),
    }
    if not tied:
        shapes["output"] = (len(tokens), _HIDDEN)
    kind = gguf.GGMLQuantizationType.Q8_0
    dequantised = {}
    for name, shape in shapes.items():
        packed = gguf.quantize(random.normal(size=shape).astype(np.float32), kind)
        writer.add_tensor(f"{name}.weight", packed, raw_dtype=kind)
        dequantised[name] = gguf.dequantize(packed, kind)
    for name in ("output_norm", "blk.0.attn_norm", "blk.0.ffn_norm"):
        writer.add_tensor(f"{name}.weight", np.ones(_HIDDEN, dtype=np.float32))
    for name in ("attn_q", "attn_k", "attn_v"):
        writer.add_tensor(f"blk.0.{name}.bias", np.zeros(_HIDDEN, dtype=np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return dequantised


@pytest.mark.parametrize(("rule", "tied"), [("qwen2", True), ("smollm", False)])
def test_the_folder_has_the_weights_of_the_file(rule: str, tied: bool, tmp_path: Path) -> None:
    weights = _write_gguf(tmp_path / "tiny.gguf", rule, tied)
    out = tmp_path / "tiny"
    convert_gguf(tmp_path / "tiny.gguf", ("<|im_end|>", "<|endoftext|>"), out)
    loaded = load_model(str(out), None, "auto", "cpu")
    state = loaded.model.state_dict()
    names = {
        "token_embd": "model.embed_tokens",
        "output": "lm_head",
        "blk.0.ffn_down": "model.layers.0.mlp.down_proj",
        "blk.0.attn_q": "model.layers.0.self_attn.q_proj",
    }
    for name, ours in names.items():
        expected = torch.tensor(weights.get(name, weights["token_embd"])).bfloat16()
        assert torch.equal(state[f"{ours}.weight"], expected), name
    embeddings = loaded.model.get_input_embeddings().weight
    assert (loaded.model.get_output_embeddings().weight is embeddings) == tied
    tokenizer = loaded.tokenizer
    ends = [tokenizer.convert_tokens_to_ids(token) for token in ("<|im_end|>", "<|endoftext|>")]
    assert loaded.model.generation_config.eos_token_id == ends
    assert loaded.context == tokenizer.model_max_length == 128
    chat = tokenizer.apply_chat_template([{"role": "user", "content": "x"}], tokenize=False)
    assert chat == "<|im_start|>x"
    text = "ab  12<|im_end|>"
    assert tokenizer.decode(tokenizer(text).input_ids) == text
    assert tokenizer(text).input_ids[-1] == ends[0]


def test_a_damaged_file_is_one_error(tmp_path: Path) -> None:
    path = tmp_path / "tiny.gguf"
    _write_gguf(path, "qwen2", True)
    path.write_bytes(path.read_bytes()[:-3000])
    with pytest.raises(ModelError, match=r"tiny.gguf: cannot be converted"):
        convert_gguf(path, (), tmp_path / "tiny")
