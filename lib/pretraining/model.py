"""The architecture of the embedded base model: a small Llama decoder that begins by copying."""

from __future__ import annotations

import torch
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from lib.params import PretrainParams

_QUERY_GAIN, _VALUE_GAIN = 0.7, 0.5


def build_model(tokenizer: PreTrainedTokenizerFast, params: PretrainParams) -> LlamaForCausalLM:
    """A decoder that is initialised to copy. Seed torch before."""
    model = LlamaForCausalLM(
        LlamaConfig(
            vocab_size=len(tokenizer),
            hidden_size=params.hidden_size,
            intermediate_size=3 * params.hidden_size,
            num_hidden_layers=params.layers,
            num_attention_heads=params.heads,
            num_key_value_heads=params.heads,
            max_position_embeddings=params.context,
            tie_word_embeddings=True,
            pad_token_id=tokenizer.pad_token_id,
            eos_token_id=tokenizer.eos_token_id,
            bos_token_id=None,
        )
    )
    _initialise_to_copy(model)
    return model


@torch.no_grad()
def _initialise_to_copy(model: LlamaForCausalLM) -> None:
    """Start every attention head as one that looks for its own token and passes on what it finds.

    Queries equal keys, and the output projection is the transpose of the value projection, all
    orthogonal: the mimetic initialisation of Trockman and Kolter (2023), with the sign of a copy.
    With tied embeddings, an attended token then raises its own logit from the first step on.
    """
    for layer in model.model.layers:
        attention = layer.self_attn
        torch.nn.init.orthogonal_(attention.q_proj.weight, gain=_QUERY_GAIN)
        attention.k_proj.weight.copy_(attention.q_proj.weight)
        torch.nn.init.orthogonal_(attention.v_proj.weight, gain=_VALUE_GAIN)
        attention.o_proj.weight.copy_(attention.v_proj.weight.T)
