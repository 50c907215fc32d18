"""Pretraining of the embedded base model: a small Llama decoder on the endless corpus.

The loss is on the SQL alone. The curriculum widens words, tables, joins and repair prompts step by
step. What makes a model of this size learn at all is that it is initialised to copy
(`initialise_to_copy`).
Batches are padded to a few lengths, because oneDNN keeps a kernel per shape. A checkpoint holds
everything that the next step depends on; a killed run continues from it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional
from tqdm import tqdm
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from lib.jsonl import dump_line
from lib.params import PretrainParams
from lib.pretraining.corpus import CorpusSampler, CurriculumStage, PretrainingExample

CURRICULUM = (
    CurriculumStage(start=0, words=6000, max_tables=1, joins=0.0, repairs=0.0),
    CurriculumStage(start=320, words=6000, max_tables=2, joins=0.35, repairs=0.0),
    CurriculumStage(start=640, words=6000, max_tables=3, joins=0.5, repairs=0.2),
    CurriculumStage(start=960, words=6000, max_tables=5, joins=0.55, repairs=0.35),
)

_PAD_TO = 32
_IGNORED = -100
_AVERAGE_DECAY = 0.95
_POOL_BATCHES = 4  # drawn together and sorted by length, so that a batch holds little padding


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
    initialise_to_copy(model)
    return model


@torch.no_grad()
def initialise_to_copy(model: LlamaForCausalLM) -> None:
    """Start every attention head as one that looks for its own token and passes on what it finds.

    Queries equal keys, and the output projection is the transpose of the value projection, all
    orthogonal: the mimetic initialisation of Trockman and Kolter (2023), with the sign of a copy.
    With tied embeddings, an attended token then raises its own logit from the first step on.
    """
    for layer in model.model.layers:
        attention = layer.self_attn
        torch.nn.init.orthogonal_(attention.q_proj.weight, gain=0.7)
        attention.k_proj.weight.copy_(attention.q_proj.weight)
        torch.nn.init.orthogonal_(attention.v_proj.weight, gain=0.5)
        attention.o_proj.weight.copy_(attention.v_proj.weight.T)


def pretrain(
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    params: PretrainParams,
    seed: int,
    work: Path,
) -> LlamaForCausalLM:
    """Train for `params.steps` steps; curves go to `work/curves.jsonl`.

    Continues from `work/checkpoint.pt` where there is one.
    """
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    model = build_model(tokenizer, params).to(device)
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=params.learning_rate, betas=(0.9, 0.95), weight_decay=0.05
    )
    step = _restore(work, model, optimizer)
    losses: list[float] = []
    with tqdm(total=params.steps, initial=step, unit="step", mininterval=10) as progress:
        while step < params.steps:
            for batch in _pool(tokenizer, corpus, step, params.batch_size):
                rate = _learning_rate(step, params)
                losses.append(_train_step(model, optimizer, batch, rate))
                step += 1
                progress.update()
            progress.set_postfix(loss=f"{losses[-1]:.3f}")
            if step % params.evaluate_every == 0 or step >= params.steps:
                figures = {"step": step, "loss": round(sum(losses) / len(losses), 5)}
                losses.clear()
                _log(work, figures | evaluate(model, tokenizer, corpus, params))
                _save(work, model, optimizer, step)
    return model


@torch.no_grad()
def evaluate(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    params: PretrainParams,
) -> dict[str, float]:
    """Loss and exact match on held-out examples of the last stage, first-turn and repair.

    A completion counts as exact where every token is the most likely one after the right tokens
    before it, which is when greedy decoding writes it.
    """
    model.eval()
    figures = {}
    for name, repairs in (("first_turn", 0.0), ("repair", 1.0)):
        stage = dataclasses.replace(CURRICULUM[-1], repairs=repairs)
        examples = [corpus.sample(stage, i, "held-out") for i in range(params.held_out)]
        total_loss = exact = 0.0
        for start in range(0, len(examples), params.batch_size):
            ids, labels = _batch(tokenizer, examples[start : start + params.batch_size])
            logits, targets, rows = _target_logits(model, ids, labels)
            losses = functional.cross_entropy(logits.float(), targets, reduction="none")
            wrong = logits.argmax(-1) != targets
            total_loss += losses.mean().item() * len(ids)
            exact += len(ids) - len(set(rows[wrong].tolist()))
        figures[f"{name}_loss"] = round(total_loss / len(examples), 5)
        figures[f"{name}_exact"] = round(exact / len(examples), 5)
    model.train()
    return figures


def _pool(
    tokenizer: PreTrainedTokenizerFast, corpus: CorpusSampler, step: int, size: int
) -> Iterator[tuple[torch.Tensor, torch.Tensor]]:
    """The batches of the next steps, all of one curriculum stage, each of similar lengths."""
    stage = [stage for stage in CURRICULUM if stage.start <= step][-1]
    first = (step - stage.start) * size
    examples = [corpus.sample(stage, first + i, "train") for i in range(_POOL_BATCHES * size)]
    examples.sort(key=lambda example: len(example.prompt))
    batches = [examples[start : start + size] for start in range(0, len(examples), size)]
    order = torch.randperm(len(batches), generator=torch.Generator().manual_seed(step))
    for index in order.tolist():
        yield _batch(tokenizer, batches[index])


def _batch(
    tokenizer: PreTrainedTokenizerFast, examples: list[PretrainingExample]
) -> tuple[torch.Tensor, torch.Tensor]:
    """(ids, labels), both [batch, length], padded on the right to a multiple of 32.

    Padding on the right needs no mask: a causal model does not look ahead.
    """
    rows, starts = [], []
    for example in examples:
        prompt = tokenizer(example.prompt)["input_ids"]
        rows.append(prompt + tokenizer(example.completion)["input_ids"] + [tokenizer.eos_token_id])
        starts.append(len(prompt))
    length = -(-max(map(len, rows)) // _PAD_TO) * _PAD_TO
    ids = torch.full((len(rows), length), tokenizer.pad_token_id)
    labels = torch.full((len(rows), length), _IGNORED)
    for i, (row, start) in enumerate(zip(rows, starts, strict=True)):
        ids[i, : len(row)] = torch.tensor(row)
        labels[i, start : len(row)] = ids[i, start : len(row)]
    return ids, labels


def _target_logits(
    model: LlamaForCausalLM, ids: torch.Tensor, labels: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Logits [targets, vocabulary], targets [targets] and their rows, at SQL positions only."""
    device = model.device
    hidden = model.model(input_ids=ids.to(device), use_cache=False).last_hidden_state[:, :-1]
    shifted = labels[:, 1:].to(device)
    mask = shifted != _IGNORED
    return model.lm_head(hidden[mask]), shifted[mask], mask.nonzero()[:, 0]


def _train_step(
    model: LlamaForCausalLM,
    optimizer: torch.optim.Optimizer,
    batch: tuple[torch.Tensor, torch.Tensor],
    learning_rate: float,
) -> float:
    for group in optimizer.param_groups:
        group["lr"] = learning_rate
    with torch.autocast("cuda", torch.bfloat16, enabled=model.device.type == "cuda"):
        logits, targets, _ = _target_logits(model, *batch)
        loss = functional.cross_entropy(logits.float(), targets)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    return loss.item()


def _learning_rate(step: int, params: PretrainParams) -> float:
    """Warm-up, constant, then linear decay to a twentieth over the last third of the steps."""
    warm = min(1.0, (step + 1) / params.warmup_steps)
    left = (params.steps - step) / (params.steps / 3)
    return params.learning_rate * warm * max(0.05, min(1.0, left))


def _log(work: Path, row: dict[str, Any]) -> None:
    with (work / "curves.jsonl").open("a", encoding="utf-8") as out:
        out.write(dump_line(row))


def _save(work: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer, step: int) -> None:
    temporary = work / "checkpoint.tmp"
    payload = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "step": step}
    torch.save(payload, temporary)
    temporary.replace(work / "checkpoint.pt")


def _restore(work: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer) -> int:
    """Load the last checkpoint, if any; returns the number of steps done."""
    path = work / "checkpoint.pt"
    if not path.is_file():
        return 0
    payload = torch.load(path, map_location=model.device)
    model.load_state_dict(payload["model"])
    optimizer.load_state_dict(payload["optimizer"])
    return int(payload["step"])
