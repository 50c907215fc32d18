"""The architecture of the embedded base model: a small Llama decoder that begins by copying."""

from __future__ import annotations

import torch
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from lib.params import PretrainParams
from lib.pretraining.vectors import WordVectors

_QUERY_GAIN, _VALUE_GAIN = 0.7, 0.5
_VECTOR_LENGTH = 0.25  # of a word vector in its embedding, whose random part has about 0.3


def build_model(
    tokenizer: PreTrainedTokenizerFast, params: PretrainParams, vectors: WordVectors
) -> LlamaForCausalLM:
    """A decoder that is initialised to copy words and to find related ones. Seed torch before."""
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
    _initialise_meanings(model, tokenizer, vectors)
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


@torch.no_grad()
def _initialise_meanings(
    model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerFast, vectors: WordVectors
) -> None:
    """Add its word vector to the embedding of every token that is a word, in whatever case.

    So a head that looks for its own token looks for words of a similar meaning too. All vectors are
    laid into the space of the embeddings by one random orthogonal map.
    """
    embeddings = model.model.embed_tokens.weight
    values = torch.from_numpy(vectors.values)
    directions = torch.empty(values.shape[1], embeddings.shape[1])
    torch.nn.init.orthogonal_(directions)
    for token, number in tokenizer.get_vocab().items():
        if (place := vectors.places.get(token.lower())) is not None:
            embeddings[number] += _VECTOR_LENGTH * (values[place] @ directions)
