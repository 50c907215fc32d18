"""GGUF, the file that llama.cpp and Ollama read: from it to a model folder, and from one to it.

The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md. Names of tensors and keys are
those of the package gguf, which comes with llama.cpp.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lib.base.errors import ModelError

GGUF_DTYPES = {"bfloat16": "BF16", "float16": "F16", "q8_0": "Q8_0"}
"""The dtypes that a GGUF is written in, with their names in the package gguf."""

_ARCHITECTURE = "qwen2"
# How its tokenizer splits text; llama.cpp has the same rule under the name qwen2.
_SPLIT = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_PADDING = re.compile(r"\[PAD\d+\]")  # rows of the embeddings without a token
_BLOCK = 32  # weights that share a scale in Q8_0


def convert_gguf(gguf: Path, end_tokens: tuple[str, ...], out: Path) -> None:
    """Write the dequantised weights of `gguf` and all that belongs to them into the folder `out`.

    Embeddings that the file holds once stay tied; if it has a quantised output layer besides, they
    become two matrices, as in llama.cpp. Raises ModelError where the file is damaged.
    """
    import torch  # takes seconds, like the imports below
    from transformers import AutoModelForCausalLM, AutoTokenizer, GgufConfig

    from lib.answering.generation.hf_loading import silence_transformers

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


def write_gguf(folder: Path, dtype: str, path: Path) -> None:
    """Write the model in `folder` to `path`, which appears complete or not at all.

    `dtype`: one of GGUF_DTYPES, for the matrices; vectors stay float32. Raises ModelError if the
    architecture of the model is not Qwen2.
    """
    from transformers import AutoConfig, AutoTokenizer

    config = AutoConfig.from_pretrained(folder)
    if config.model_type != _ARCHITECTURE:
        raise ModelError(
            f"{folder}: is of the architecture {config.model_type}; a GGUF is written of "
            f"{_ARCHITECTURE} alone. `--to merged` makes a folder that llama.cpp's own "
            "convert_hf_to_gguf.py takes"
        )
    from gguf import GGUFWriter

    partial = path.with_name(f"{path.name}.partial")
    writer = GGUFWriter(partial, _ARCHITECTURE, use_temp_file=True)  # else it is all in memory
    try:
        _add_model(writer, config, path.stem, dtype)
        _add_tokenizer(writer, AutoTokenizer.from_pretrained(folder), config.vocab_size, folder)
        for name, values, kind in _tensors(folder, config.num_hidden_layers, dtype):
            writer.add_tensor(name, values, raw_dtype=kind)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
    finally:
        writer.close()
    partial.rename(path)


def _add_model(writer: Any, config: Any, name: str, dtype: str) -> None:
    """Raises ModelError if the model encodes positions in a way that is not supported here."""
    from gguf import GGML_QUANT_VERSION, LlamaFileType

    rope = config.rope_parameters
    if rope["rope_type"] != "default":
        raise ModelError(f"{name}: rope_type {rope['rope_type']!r}; expected 'default'")
    writer.add_type("model")
    writer.add_name(name)
    writer.add_block_count(config.num_hidden_layers)
    writer.add_context_length(config.max_position_embeddings)
    writer.add_embedding_length(config.hidden_size)
    writer.add_feed_forward_length(config.intermediate_size)
    writer.add_head_count(config.num_attention_heads)
    writer.add_head_count_kv(config.num_key_value_heads)
    writer.add_rope_freq_base(rope["rope_theta"])
    writer.add_layer_norm_rms_eps(config.rms_norm_eps)
    writer.add_file_type(LlamaFileType[f"MOSTLY_{GGUF_DTYPES[dtype]}"])
    writer.add_quantization_version(GGML_QUANT_VERSION)


def _add_tokenizer(writer: Any, tokenizer: Any, size: int, folder: Path) -> None:
    """`size`: rows of the embeddings. Raises ModelError unless it splits text as Qwen2's does."""
    from gguf import TokenType

    state = json.loads(tokenizer.backend_tokenizer.to_str())
    rules = state["pre_tokenizer"].get("pretokenizers", ())
    if [rule["pattern"]["Regex"] for rule in rules if rule["type"] == "Split"] != [_SPLIT]:
        raise ModelError(f"{folder}: its tokenizer splits text otherwise than that of Qwen2")
    tokens = [f"[PAD{number}]" for number in range(size)]
    for token, number in state["model"]["vocab"].items():
        tokens[number] = token
    kinds = [
        TokenType.UNUSED if _PADDING.fullmatch(token) else TokenType.NORMAL for token in tokens
    ]
    for added in state["added_tokens"]:
        tokens[added["id"]] = added["content"]
        kinds[added["id"]] = TokenType.CONTROL if added["special"] else TokenType.USER_DEFINED
    writer.add_tokenizer_model("gpt2")  # byte-level BPE
    writer.add_tokenizer_pre(_ARCHITECTURE)
    writer.add_token_list(tokens)
    writer.add_token_types(kinds)
    writer.add_token_merges([" ".join(pair) for pair in state["model"]["merges"]])
    writer.add_eos_token_id(tokenizer.eos_token_id)
    writer.add_pad_token_id(tokenizer.pad_token_id)
    if tokenizer.bos_token_id is not None:
        writer.add_bos_token_id(tokenizer.bos_token_id)
    writer.add_add_bos_token(False)
    if tokenizer.chat_template is not None:
        writer.add_chat_template(tokenizer.chat_template)


def _tensors(folder: Path, layers: int, dtype: str) -> Iterator[tuple[str, Any, Any]]:
    """Name, encoded values and type of each tensor, one at a time."""
    from gguf import MODEL_ARCH, GGMLQuantizationType, get_tensor_name_map
    from gguf.quants import quantize
    from safetensors import safe_open

    names = get_tensor_name_map(MODEL_ARCH.QWEN2, layers)
    wanted = GGMLQuantizationType[GGUF_DTYPES[dtype]]
    for file in sorted(folder.glob("*.safetensors")):
        with safe_open(file, framework="pt") as weights:
            for key in weights.keys():  # noqa: SIM118 (no dictionary)
                name = names.get_name(key, try_suffixes=(".weight", ".bias"))
                if name is None:
                    raise ModelError(f"{file}: {key} is no tensor of {_ARCHITECTURE}")
                values = weights.get_tensor(key).float().numpy()
                kind = wanted
                if values.ndim == 1:
                    kind = GGMLQuantizationType.F32
                elif wanted == GGMLQuantizationType.Q8_0 and values.shape[-1] % _BLOCK:
                    kind = GGMLQuantizationType.F16
                yield name, quantize(values, kind), kind
