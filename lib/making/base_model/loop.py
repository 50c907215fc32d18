"""The embedded base model, a small Llama decoder initialised to copy, and its pretraining.

The loss is on the SQL alone. The curriculum widens tables, joins and repair prompts step by step.
In the second half, the model's own answers to drawn questions show what it gets wrong. A checkpoint
holds everything that the next step depends on; it is written last, and rows of later steps (the run
was killed in between) are dropped on resume, so that no step has two rows.
"""

import dataclasses
import pickle
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional
from tqdm import tqdm
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

from lib.base.errors import ModelError
from lib.base.jsonl import read_jsonl, write_jsonl, written_atomically
from lib.base.memory import keep_freed_memory
from lib.base.params import PretrainParams
from lib.making.base_model.batches import IGNORED, Answered, Batch, Drawer, Group, cut, encode
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler, stage_at
from lib.making.base_model.lexicon import WordVectors

Row = dict[str, Any]

_CHECKPOINT = "checkpoint.pt"
_CURVES = "curves.jsonl"
_TIMINGS = "timings.jsonl"
_UNREADABLE = (RuntimeError, OSError, EOFError, ValueError, KeyError, pickle.UnpicklingError)


def save_progress(
    work: Path,
    model: LlamaForCausalLM,
    optimizer: torch.optim.Optimizer,
    figures: Row,
    timings: Row,
) -> None:
    """Append the two rows and write the checkpoint of `figures["step"]`.

    `figures` must be the same in every run of the same training; `timings` never are.
    """
    _append(work / _CURVES, figures)
    _append(work / _TIMINGS, timings)
    checkpoint = {
        "model": model.state_dict(),
        "optimizer": optimizer.state_dict(),
        "step": figures["step"],
    }
    with written_atomically(work / _CHECKPOINT) as out:
        torch.save(checkpoint, out)


def restore_progress(work: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer) -> int:
    """Load the last checkpoint, if any; returns the number of steps done.

    Raises ModelError where the checkpoint is damaged or of another model.
    """
    step = _load_checkpoint(work / _CHECKPOINT, model, optimizer)
    for name in (_CURVES, _TIMINGS):
        rows = _rows(work / name)
        write_jsonl(work / name, (row for row in rows if row["step"] <= step))
    return step


def read_curves(work: Path) -> list[Row]:
    """One row per evaluation, in the order of the steps."""
    return _rows(work / _CURVES)


def _load_checkpoint(path: Path, model: LlamaForCausalLM, optimizer: torch.optim.Optimizer) -> int:
    if not path.is_file():
        return 0
    try:
        payload = torch.load(path, map_location=model.device)
        model.load_state_dict(payload["model"])
        optimizer.load_state_dict(payload["optimizer"])
        return int(payload["step"])
    except _UNREADABLE as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else "no reason given"
        raise ModelError(
            f"{path}: not a checkpoint of this model ({reason}); delete it to start anew"
        ) from None


def _append(path: Path, row: Row) -> None:
    write_jsonl(path, [*_rows(path), row])


def _rows(path: Path) -> list[Row]:
    return list(read_jsonl(path)) if path.is_file() else []


_ROWS = 1024
_MOST_TOKENS = 96  # generation.max_new_tokens of params.yaml


@torch.no_grad()
def write_answers(
    model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerFast, groups: Sequence[Group]
) -> list[list[str]]:
    """The greedy answer to each example of each group."""
    prompts = [tokenizer(example.prompt)["input_ids"] for group in groups for example in group]
    written = [""] * len(prompts)
    model.eval()
    by_length = sorted(range(len(prompts)), key=lambda index: len(prompts[index]))
    for rows in cut(by_length, _ROWS):
        texts = _write(model, tokenizer, [prompts[index] for index in rows])
        for index, text in zip(rows, texts, strict=True):
            written[index] = text
    model.train()
    answers = iter(written)
    return [[next(answers) for _ in group] for group in groups]


def _write(
    model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerFast, prompts: list[list[int]]
) -> list[str]:
    batch = tokenizer.pad({"input_ids": prompts}, return_tensors="pt")  # on the left
    length = batch["input_ids"].shape[1]
    output = model.generate(  # type: ignore[misc]
        **batch.to(model.device), do_sample=False, max_new_tokens=_MOST_TOKENS
    )
    texts = tokenizer.batch_decode(output[:, length:], skip_special_tokens=True)
    return [text.strip() for text in texts]


_BETAS = (0.9, 0.95)
_WEIGHT_DECAY = 0.05
_MAX_GRADIENT_NORM = 1.0
_TARGETS_STEP = 256
_FEWEST_CANDIDATES = 2048
_LOWEST_RATE = 0.05  # of the learning rate, at the end

_QUERY_GAIN, _VALUE_GAIN = 0.7, 0.5
_VECTOR_LENGTH = 0.25  # of a word vector in its embedding, whose random part has about 0.3


def pretrain(
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    params: PretrainParams,
    seed: int,
    work: Path,
) -> LlamaForCausalLM:
    """Train for `params.steps` steps, from the last checkpoint in the folder `work` if it has one.

    `work/curves.jsonl`: per evaluation the mean training loss since the last one, `left_out` (see
    `PretrainingExample`) and the figures of `evaluate`. `work/timings.jsonl`: seconds per step.
    Raises ModelError where the checkpoint is of another model.
    """
    keep_freed_memory()
    with Drawer(corpus, tokenizer, params.batch_size) as drawer:
        return _pretrain(drawer, tokenizer, corpus, params, seed, work)


def _pretrain(
    drawer: Drawer,
    tokenizer: PreTrainedTokenizerFast,
    corpus: CorpusSampler,
    params: PretrainParams,
    seed: int,
    work: Path,
) -> LlamaForCausalLM:
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    model = build_model(tokenizer, params, corpus.lexicon.vectors)
    torch.nn.Module.to(model, device)
    optimizer = _optimizer(model, params.learning_rate)
    step = restore_progress(work, model, optimizer)
    held_out = held_out_groups(corpus, params)
    if params.compile and device.type == "cpu":
        model.model.compile(dynamic=True)
        # Else threads add up gradients in an order that varies.
        torch.use_deterministic_algorithms(True)
    with tqdm(total=params.steps, initial=step, unit="step", mininterval=10) as progress:
        while step < params.steps:
            started, first = time.monotonic(), step
            until = min(params.steps, step + params.evaluate_every)
            answered = _answered(drawer, model, tokenizer, params, step)
            losses: list[torch.Tensor] = []
            left_out = 0
            for pool in drawer.pools(step, until, answered):
                left_out += pool.left_out
                for batch in pool.batches:
                    rate = _learning_rate(step, params)
                    losses.append(_train_step(model, optimizer, batch, rate, step))
                    step += 1
                    progress.update()
                progress.set_postfix(loss=f"{losses[-1].item():.3f}")
            loss = round(torch.stack(losses).mean().item(), 5)
            figures = {"step": step, "loss": loss, "left_out": left_out}
            figures |= evaluate(model, tokenizer, held_out, params.batch_size)
            seconds = (time.monotonic() - started) / (step - first)
            timings = {"step": step, "seconds_per_step": round(seconds, 4), "device": str(device)}
            save_progress(work, model, optimizer, figures, timings)
    return model


def _answered(
    drawer: Drawer,
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    params: PretrainParams,
    step: int,
) -> list[Answered]:
    """In the second half of training, the model's answers to questions that are new every time."""
    if 2 * step < params.steps:
        return []
    first = step // params.evaluate_every * params.answered_groups
    indices = range(first, first + params.answered_groups)
    groups = list(drawer.unanswered(stage_at(step), indices))
    with _autocast(model.device):
        answers = write_answers(model, tokenizer, groups)
    return [Answered(*pair) for pair in zip(indices, answers, strict=True)]


HeldOut = dict[str, list[Group]]
"""Groups of one example each, by the name of what they measure."""


def held_out_groups(corpus: CorpusSampler, params: PretrainParams) -> HeldOut:
    """First-turn and repair examples of the last stage that training never draws.

    Where the drawn slip changes no result, the repair example is a first-turn prompt (see
    `lib.making.base_model.corpus`).
    """
    groups = {}
    for name, repairs in (("first_turn", 0.0), ("repair", 1.0)):
        stage = dataclasses.replace(CURRICULUM[-1], repairs=repairs, questions=1)
        groups[name] = [corpus.sample_group(stage, i, "held-out") for i in range(params.held_out)]
    return groups


@torch.no_grad()
def evaluate(
    model: LlamaForCausalLM,
    tokenizer: PreTrainedTokenizerFast,
    held_out: HeldOut,
    batch_size: int,
) -> dict[str, float]:
    """Loss, a mean over tokens, and exact match on held-out examples.

    A completion counts as exact where every token is the most likely one after the right tokens
    before it, which is when greedy decoding writes it.
    """
    model.eval()
    figures = {}
    for name, examples in held_out.items():
        total_loss = exact = tokens = 0.0
        for part in cut(examples, batch_size):
            logits, targets, rows = target_logits(model, encode(tokenizer, part))
            total_loss += functional.cross_entropy(logits.float(), targets, reduction="sum").item()
            tokens += (targets != IGNORED).sum().item()
            wrong = (logits.argmax(-1) != targets) & (targets != IGNORED)
            exact += len(part) - len(set(rows[wrong].tolist()))
        figures[f"{name}_loss"] = round(total_loss / tokens, 5)
        figures[f"{name}_exact"] = round(exact / len(examples), 5)
    model.train()
    return figures


def target_logits(
    model: LlamaForCausalLM, batch: Batch
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Logits [targets, vocabulary], targets [targets] and their rows, at SQL positions only."""
    states, targets, rows = _target_states(model, batch)
    return model.lm_head(states), targets, rows


def _target_states(
    model: LlamaForCausalLM, batch: Batch
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """The last hidden states [targets, width] before the targets, the targets and their rows.

    Padded with targets `IGNORED` to a multiple of 256: on a CPU, three kernels are compiled for
    each new number of targets, and stay in memory.
    """
    device = model.device
    output = model.model(use_cache=False, **batch.inputs(device))
    hidden = output.last_hidden_state[:, :-1]
    shifted = batch.labels[:, 1:]
    positions = (shifted != IGNORED).nonzero()
    fill = -len(positions) % _TARGETS_STEP
    rows, columns = functional.pad(positions, (0, 0, 0, fill)).to(device).unbind(dim=1)
    targets = functional.pad(shifted[tuple(positions.unbind(dim=1))], (0, fill), value=IGNORED)
    return hidden[rows, columns], targets.to(device), rows


def _optimizer(model: LlamaForCausalLM, learning_rate: float) -> torch.optim.Optimizer:
    """AdamW. Embeddings do not decay: those of words that few batches hold would be lost."""
    embeddings = model.model.embed_tokens.weight
    others = [weight for weight in model.parameters() if weight is not embeddings]
    groups: list[dict[str, Any]] = [
        {"params": [embeddings], "weight_decay": 0.0},
        {"params": others},
    ]
    return torch.optim.AdamW(
        groups, lr=learning_rate, betas=_BETAS, weight_decay=_WEIGHT_DECAY, fused=True
    )


def _sampled_loss(model: LlamaForCausalLM, batch: Batch, step: int) -> torch.Tensor:
    """Cross-entropy among the tokens of the batch and others drawn at random.

    Over the whole vocabulary, every step would push the words that are not in the batch, which are
    nearly all words, away from the targets. Since Adam's steps have the same size whatever the
    gradient, these words would all get the same embedding, and none could be copied.
    """
    states, targets, _ = _target_states(model, batch)
    candidates = _candidates(batch.ids, model.config.vocab_size, step).to(model.device)
    indices = torch.searchsorted(candidates, targets.clamp(min=0))
    logits = functional.linear(states, model.lm_head.weight[candidates])
    return functional.cross_entropy(logits.float(), indices.where(targets != IGNORED, targets))


def _candidates(ids: torch.Tensor, vocabulary: int, step: int) -> torch.Tensor:
    """Token ids in ascending order: those of the batch, and others up to a multiple of 2,048.

    Few sizes, because oneDNN keeps a kernel per shape.
    """
    held = torch.zeros(vocabulary, dtype=torch.bool)
    held[ids.flatten()] = True
    count = int(held.sum())
    size = min(vocabulary, -(-count // _FEWEST_CANDIDATES) * _FEWEST_CANDIDATES)
    order = torch.randperm(vocabulary, generator=torch.Generator().manual_seed(step))
    held[order[~held[order]][: size - count]] = True
    return held.nonzero()[:, 0]


def _train_step(
    model: LlamaForCausalLM,
    optimizer: torch.optim.Optimizer,
    batch: Batch,
    learning_rate: float,
    step: int,
) -> torch.Tensor:
    for group in optimizer.param_groups:
        group["lr"] = learning_rate
    with _autocast(model.device):
        loss = _sampled_loss(model, batch, step)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), _MAX_GRADIENT_NORM)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    return loss.detach()


def _learning_rate(step: int, params: PretrainParams) -> float:
    """Warm-up, constant, then linear decay to a twentieth over the last steps."""
    warm = min(1.0, (step + 1) / params.warmup_steps)
    left = (params.steps - step) / (params.steps * params.decay_share)
    return params.learning_rate * warm * max(_LOWEST_RATE, min(1.0, left))


def _autocast(device: torch.device) -> torch.autocast:
    fast = device.type == "cuda" or _multiplies_bfloat16()
    return torch.autocast(device.type, torch.bfloat16, enabled=fast)


def _multiplies_bfloat16() -> bool:
    """Whether this CPU has instructions for bfloat16; on others, single precision is faster."""
    capabilities = torch.cpu.get_capabilities()
    return any(capabilities.get(name) for name in ("amx_bf16", "avx512_bf16"))


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
    """Add the word vector to the embedding of every token that is a word, ignoring case.

    A head that looks for its own token then looks for words of a similar meaning too. One random
    orthogonal map projects all vectors into the space of the embeddings.
    """
    embeddings = model.model.embed_tokens.weight
    values = torch.from_numpy(vectors.values)
    directions = torch.empty(values.shape[1], embeddings.shape[1])
    torch.nn.init.orthogonal_(directions)
    for token, number in tokenizer.get_vocab().items():
        if (index := vectors.indices.get(token.lower())) is not None:
            embeddings[number] += _VECTOR_LENGTH * (values[index] @ directions)
