"""A model folder becomes a GGUF, and a GGUF a folder: the same model in both."""

from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
import torch
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast, Qwen2Config, Qwen2ForCausalLM

from lib.answering.generation.hf_loading import load_model
from lib.answering.models.gguf import _SPLIT, GGUF_DTYPES, _add_tokenizer, convert_gguf, write_gguf
from lib.base.errors import ModelError
from tests.conftest import require_model
from tests.tiny_model import build_tiny_model

_SPECIAL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
_TEMPLATE = "{% for message in messages %}<|im_start|>{{ message['content'] }}{% endfor %}"
_UNUSED_ROWS = 5
_TEXT = "abba, 2015: SELECT 'ab'\n  <|im_end|>"


def _build(folder: Path, tied: bool = False, rule: str = _SPLIT) -> Path:
    """A one-layer Qwen2 whose weights are bfloat16 numbers."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {token: number for number, token in enumerate([*alphabet, "ab", "abb"])}
    merges = [("a", "b"), ("ab", "b")]
    backend = Tokenizer(models.BPE(vocab=vocabulary, merges=merges))
    backend.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(rule), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    backend.decoder = decoders.ByteLevel()
    backend.add_special_tokens([AddedToken(token, special=True) for token in _SPECIAL])
    backend.add_tokens([AddedToken("<tool_call>", special=False)])
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=backend,
        bos_token=_SPECIAL[0],
        pad_token=_SPECIAL[0],
        eos_token=_SPECIAL[2],
        chat_template=_TEMPLATE,
    )
    config = Qwen2Config(
        vocab_size=len(tokenizer) + _UNUSED_ROWS,
        hidden_size=64,
        intermediate_size=96,
        num_hidden_layers=1,
        num_attention_heads=2,
        num_key_value_heads=1,
        max_position_embeddings=128,
        tie_word_embeddings=tied,
        rope_theta=5000.0,
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(4)
        model = Qwen2ForCausalLM(config)
    for weight in model.parameters():  # none is 0, so that a tensor left out would show
        weight.data = (weight + torch.randn_like(weight) / 16).to(torch.bfloat16).float()
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def _answers(folder: Path) -> torch.Tensor:
    loaded = load_model(str(folder), None, "float32", "cpu")
    ids = loaded.tokenizer(_TEXT, return_tensors="pt")["input_ids"]
    with torch.inference_mode():
        logits: torch.Tensor = loaded.model(ids).logits
    return logits


@pytest.mark.parametrize("tied", [False, True])
def test_the_model_that_is_read_again_answers_the_same(tied: bool, tmp_path: Path) -> None:
    folder = _build(tmp_path / "model", tied)
    write_gguf(folder, "bfloat16", tmp_path / "tiny.gguf")
    convert_gguf(tmp_path / "tiny.gguf", _SPECIAL[2:], tmp_path / "again")
    assert torch.equal(_answers(tmp_path / "again"), _answers(folder))


@pytest.mark.parametrize(("rule", "tied"), [("qwen2", True), ("smollm", False)])
def test_a_quantised_file_becomes_a_folder_with_its_weights_in_bfloat16(
    rule: str, tied: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add_rule(writer: gguf.GGUFWriter, name: str) -> None:
        writer.add_string("tokenizer.ggml.pre", rule)

    monkeypatch.setattr(gguf.GGUFWriter, "add_tokenizer_pre", add_rule)
    write_gguf(_build(tmp_path / "model", tied), "q8_0", tmp_path / "tiny.gguf")
    convert_gguf(tmp_path / "tiny.gguf", ("<|im_end|>", "<|endoftext|>"), tmp_path / "tiny")
    loaded = load_model(str(tmp_path / "tiny"), None, "auto", "cpu")
    state, packed = loaded.model.state_dict(), gguf.GGUFReader(tmp_path / "tiny.gguf").tensors
    read = {one.name: gguf.quants.dequantize(one.data, one.tensor_type) for one in packed}
    names = {
        "token_embd": "model.embed_tokens",
        "output": "lm_head",
        "blk.0.ffn_down": "model.layers.0.mlp.down_proj",
        "blk.0.attn_q": "model.layers.0.self_attn.q_proj",
    }
    for name, ours in names.items():
        values = read.get(f"{name}.weight", read["token_embd.weight"])
        assert torch.equal(state[f"{ours}.weight"], torch.tensor(values).bfloat16()), name
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
    write_gguf(_build(tmp_path / "model"), "q8_0", path)
    path.write_bytes(path.read_bytes()[:-3000])
    with pytest.raises(ModelError, match=r"tiny.gguf: cannot be converted"):
        convert_gguf(path, (), tmp_path / "tiny")


@pytest.mark.parametrize("dtype", GGUF_DTYPES)
def test_matrices_are_rounded_as_asked_and_vectors_are_not(dtype: str, tmp_path: Path) -> None:
    folder = _build(tmp_path / "model")
    write_gguf(folder, dtype, tmp_path / "tiny.gguf")
    weights = Qwen2ForCausalLM.from_pretrained(folder).state_dict()
    read = {tensor.name: tensor for tensor in gguf.GGUFReader(tmp_path / "tiny.gguf").tensors}
    matrix, vector = read["blk.0.ffn_up.weight"], read["blk.0.attn_q.bias"]
    expected = {"bfloat16": "BF16", "float16": "F16", "q8_0": "Q8_0"}[dtype]
    assert (matrix.tensor_type.name, vector.tensor_type.name) == (expected, "F32")
    original = weights["model.layers.0.mlp.up_proj.weight"].numpy()
    values = gguf.quants.dequantize(matrix.data, matrix.tensor_type)
    blocks = np.abs(original).reshape(-1, 32).max(axis=1).repeat(32).reshape(original.shape)
    assert (np.abs(values - original) <= blocks / 127).all()
    bias = weights["model.layers.0.self_attn.q_proj.bias"].numpy()
    assert np.array_equal(vector.data, bias)


def test_tokens_keep_their_kinds_and_places(tmp_path: Path) -> None:
    write_gguf(_build(tmp_path / "model"), "q8_0", tmp_path / "tiny.gguf")
    fields = gguf.GGUFReader(tmp_path / "tiny.gguf").fields
    said = {key: field.contents() for key, field in fields.items()}
    tokens = said["tokenizer.ggml.tokens"]
    kinds = dict(zip(tokens, said["tokenizer.ggml.token_type"], strict=True))
    assert [kinds[token] for token in (*_SPECIAL, "<tool_call>", "ab")] == [3, 3, 3, 4, 1]
    assert [kinds[token] for token in tokens[-_UNUSED_ROWS:]] == [5] * _UNUSED_ROWS
    assert said["tokenizer.ggml.merges"] == ["a b", "ab b"]
    assert tokens[said["tokenizer.ggml.eos_token_id"]] == "<|im_end|>"
    assert said["tokenizer.ggml.pre"] == "qwen2"
    assert said["tokenizer.chat_template"] == _TEMPLATE
    assert said["qwen2.rope.freq_base"] == 5000.0


def test_another_architecture_is_refused(tmp_path: Path) -> None:
    folder = build_tiny_model(tmp_path / "model")
    with pytest.raises(ModelError, match=r"architecture llama; a GGUF is written of qwen2 alone"):
        write_gguf(folder, "q8_0", tmp_path / "tiny.gguf")
    assert not list(tmp_path.glob("*.gguf*"))


def test_a_tokenizer_that_splits_otherwise_is_refused(tmp_path: Path) -> None:
    folder = _build(tmp_path / "model", rule=r"\p{N}+")
    tokenizer = PreTrainedTokenizerFast.from_pretrained(folder)  # Qwen2's own class would repair it
    with pytest.raises(ModelError, match="splits text otherwise"):
        _add_tokenizer(None, tokenizer, len(tokenizer), folder)


@pytest.mark.real
def test_the_keys_of_qwen_are_those_of_its_makers(tmp_path: Path) -> None:
    folder = require_model("qwen-0.5b")
    (published,) = folder.glob("*.gguf")
    write_gguf(folder, "q8_0", tmp_path / "again.gguf")
    expected, found = _keys(published), _keys(tmp_path / "again.gguf")
    own = {"GGUF.kv_count", "general.name", "general.file_type"}
    own |= {"general.finetune", "general.basename", "general.size_label"}
    assert {key: value for key, value in expected.items() if key not in own} == {
        key: value for key, value in found.items() if key not in own
    }


def _keys(path: Path) -> dict[str, Any]:
    return {key: field.contents() for key, field in gguf.GGUFReader(path).fields.items()}
