"""A causal LM of a few thousand random weights: real architecture, real tokenizer, no skill.

Loads in a blink through `AutoModelForCausalLM` and `AutoTokenizer`, like the models it stands for.
"""

from pathlib import Path

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

_CORPUS = (
    "Schema:\nsinger : singer_id int , name text , country text , age int\n"
    "concert : concert_id int , theme text , singer_id int = singer.singer_id\n"
    "Question: How many singers are from France?\nPrevious SQL: SELECT 1\nFeedback: no such column"
    "\nSQL: SELECT count(*) FROM singer WHERE country = 'France' GROUP BY name ORDER BY age LIMIT 1"
)
_VOCABULARY = 400
_CONTEXT = 512


def build_tiny_model(
    folder: Path,
    chat_template: str | None = None,
    markers: tuple[str, ...] = (),
    context: int = _CONTEXT,
) -> Path:
    """Write model and tokenizer into `folder` and return it. The same bytes at every call.

    `chat_template`: a Jinja template for tests of instruction-tuned models; by default none, like
    the embedded base model. `markers`: the template's own special tokens; the last one ends a turn.
    """
    tokenizer = _tokenizer(context)
    tokenizer.chat_template = chat_template
    if markers:
        tokenizer.add_special_tokens({"extra_special_tokens": list(markers)})
        tokenizer.eos_token = markers[-1]
    config = LlamaConfig(
        vocab_size=_VOCABULARY + len(markers),
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=context,
        tie_word_embeddings=True,
        bos_token_id=tokenizer.bos_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
    )
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        model = LlamaForCausalLM(config)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def _tokenizer(context: int) -> PreTrainedTokenizerFast:
    special = ["<pad>", "<s>", "</s>"]
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=_VOCABULARY,
        special_tokens=special,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    )
    tokenizer.train_from_iterator([_CORPUS], trainer)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token="<pad>",
        bos_token="<s>",
        eos_token="</s>",
        padding_side="left",
        model_max_length=context,
    )
