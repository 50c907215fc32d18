import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.answering.generation.runs import RunCard, read_run, write_run
from lib.base.errors import ModelError
from lib.learning.training.launch import TrainingJob
from tests.learning.conftest import (
    DPO,
    SFT,
    MakeJob,
    curves,
    figures,
    kill_at,
    pair_rows,
    result_files,
    said,
    sft_rows,
)


def _margin(model: str, adapter: Path | None, tokenizer: Any) -> float:
    """How much likelier the chosen completions are than the rejected ones, in nats a pair."""
    import torch
    from peft import PeftModel
    from transformers import AutoModelForCausalLM

    from lib.learning.training.rows import tokenise_pairs

    policy = AutoModelForCausalLM.from_pretrained(model)
    if adapter is not None:
        policy = PeftModel.from_pretrained(policy, str(adapter))
    columns = tokenise_pairs(pair_rows(), tokenizer, 512).columns

    def log_probability(prompt: list[int], completion: list[int]) -> float:
        with torch.no_grad():
            logits = policy(torch.tensor([prompt + completion])).logits[0, len(prompt) - 1 : -1]
        picked = logits.log_softmax(-1).gather(1, torch.tensor(completion)[:, None])
        return float(picked.sum())

    margins = [
        log_probability(prompt, chosen) - log_probability(prompt, rejected)
        for prompt, chosen, rejected in zip(
            columns["prompt_ids"], columns["chosen_ids"], columns["rejected_ids"], strict=True
        )
    ]
    return math.fsum(margins) / len(margins)


def test_from_the_base_model_the_margin_starts_at_nothing_and_grows(
    make_job: MakeJob, tokenizer: Any
) -> None:
    from lib.learning.training.trl_trainers import train_dpo

    job = make_job("dpo")
    train_dpo(pair_rows(), job, DPO)
    first, *_, last = curves(job.out_dir)
    assert (first["reward_margin"], first["loss"]) == (0.0, pytest.approx(math.log(2), abs=1e-5))
    assert last["reward_margin"] > 0
    assert figures(job.out_dir)["final_reward_accuracy"] == 1.0
    assert read_run(job.out_dir).run == "dpo"
    assert _margin(job.model, job.out_dir, tokenizer) > _margin(job.model, None, tokenizer)


def test_from_the_sft_adapter_the_reference_is_that_adapter(
    sft_dpo_job: TrainingJob,
) -> None:
    first = curves(sft_dpo_job.out_dir)[0]
    assert first["reward_chosen"] == pytest.approx(0, abs=1e-5)
    assert first["reward_rejected"] == pytest.approx(0, abs=1e-5)


def test_in_half_precision_it_begins_at_the_same_place(
    sft_job: TrainingJob, make_job: MakeJob
) -> None:
    from lib.learning.training.trl_trainers import train_dpo

    for run, adapter in (("dpo", None), ("sft_dpo", sft_job.out_dir)):
        job = make_job(run, dtype="bfloat16")
        train_dpo(pair_rows(), job, DPO, adapter)
        first, *_, last = curves(job.out_dir)
        assert first["reward_margin"] == pytest.approx(0, abs=0.05)
        assert last["reward_margin"] > 0


def test_one_adapter_holds_sft_and_dpo(
    sft_dpo_job: TrainingJob, sft_job: TrainingJob, tokenizer: Any
) -> None:
    model = sft_job.model
    after_sft = _margin(model, sft_job.out_dir, tokenizer)
    after_both = _margin(model, sft_dpo_job.out_dir, tokenizer)
    # without the SFT weights in it the adapter could not keep what SFT has gained
    assert after_both > after_sft > _margin(model, None, tokenizer)
    rewards = curves(sft_dpo_job.out_dir)[-1]
    assert after_both - after_sft == pytest.approx(rewards["reward_margin"] / DPO.beta, rel=0.5)


def test_a_killed_dpo_continues_with_its_reference(
    sft_dpo_job: TrainingJob, sft_job: TrainingJob, make_job: MakeJob
) -> None:
    from lib.learning.training.trl_trainers import train_dpo

    job = make_job("sft_dpo")
    kill_at(3, lambda: train_dpo(pair_rows(), job, DPO, sft_job.out_dir))
    train_dpo(pair_rows(), job, DPO, sft_job.out_dir)
    assert result_files(job.out_dir) == result_files(sft_dpo_job.out_dir)


def test_over_several_epochs_the_reference_is_read_once_and_is_the_same(
    sft_job: TrainingJob, make_job: MakeJob
) -> None:
    from lib.learning.training.trl_trainers import train_dpo

    once, every_time, rows = make_job("sft_dpo"), make_job("each"), pair_rows()[:4]
    kill_at(3, lambda: train_dpo(rows, once, replace(DPO, epochs=2), sft_job.out_dir))
    train_dpo(rows, once, replace(DPO, epochs=2), sft_job.out_dir)
    read_once = curves(once.out_dir)
    assert len(read_once) == 4
    with_a_limit = replace(DPO, epochs=2, max_steps=len(read_once))
    train_dpo(rows, every_time, with_a_limit, sft_job.out_dir)
    for one, other in zip(read_once, curves(every_time.out_dir), strict=True):
        assert one == pytest.approx(other, abs=1e-4)


def test_the_gradient_of_a_step_does_not_depend_on_its_batches(
    make_job: MakeJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With answers of different lengths, and a last batch that is not full."""
    import torch

    from lib.learning.training import trl_trainers

    gradients = []

    class Watch(trl_trainers.ProgressBar):
        def on_pre_optimizer_step(self, *args: Any, model: Any, **kwargs: Any) -> None:
            weights = (one for one in model.parameters() if one.grad is not None)
            gradients.append(torch.cat([one.grad.flatten() for one in weights]))

    monkeypatch.setattr(trl_trainers, "ProgressBar", Watch)
    rows = [
        replace(row, chosen=said(" SELECT name FROM singer" + " WHERE age = 1" * number))
        for number, row in enumerate(pair_rows())
    ]
    params = replace(DPO, loss={"sigmoid": 1.0, "sft": 2.0})
    losses = []
    for size, batches in ((8, 1), (2, 4), (3, 3), (1, 8)):
        job = make_job(f"dpo_{size}")
        layout = replace(params, batch_size=size, gradient_accumulation=batches)
        trl_trainers.train_dpo(rows, job, layout)
        losses.append([row["loss"] for row in curves(job.out_dir)])
    for loss, gradient in zip(losses, gradients, strict=True):
        assert loss == pytest.approx(losses[0], rel=1e-4)
        torch.testing.assert_close(gradient, gradients[0], rtol=1e-3, atol=1e-6)


@pytest.mark.parametrize(("method", "shown"), [("sft", 0.5), ("dpo", 0.0)])
def test_the_card_states_the_dropout_that_was_in_force(
    method: str, shown: float, make_job: MakeJob
) -> None:
    """TRL turns it off in DPO, whose adapter is then the same with any value of `lora.dropout`."""
    from lib.learning.training.trl_trainers import train_dpo, train_sft

    lora = make_job().lora
    adapters = []
    for dropout in (0.0, 0.5):
        job = make_job(f"{method}_{dropout}", lora=replace(lora, dropout=dropout))
        if method == "sft":
            train_sft(sft_rows(), job, replace(SFT, max_steps=2))
        else:
            train_dpo(pair_rows(), job, replace(DPO, max_steps=2))
        adapters.append((job.out_dir / "adapter_model.safetensors").read_bytes())
    assert f"| dropout | {shown} |" in (job.out_dir / "README.md").read_text()
    assert (adapters[0] == adapters[1]) == (shown == 0.0)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (None, "train this model first"),
        (RunCard("base", "some/model", None, "0"), "expected an adapter of the model"),
        (RunCard("sft", "some/model", ".", "0"), "found the run 'sft' of 'some/model'"),
        (RunCard("sft", "its own", ".", "0"), "earlier: the adapter cannot be loaded"),
    ],
)
def test_an_adapter_that_cannot_be_trained_further_is_named(
    card: RunCard | None, message: str, make_job: MakeJob, tmp_path: Path
) -> None:
    from lib.learning.training.trl_trainers import train_dpo

    job, folder = make_job("sft_dpo"), tmp_path / "earlier"
    folder.mkdir()
    if card is not None:
        write_run(folder, replace(card, model=card.model.replace("its own", job.model)))
    with pytest.raises(ModelError, match=message):
        train_dpo(pair_rows(), job, DPO, folder)
