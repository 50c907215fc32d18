import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from safetensors.torch import load_file

from lib.answering.generation.runs import read_run
from lib.base.errors import ModelError, ParamsError
from lib.base.params import ResolvedDtype
from lib.base.records import SftExample, user_message
from lib.learning.training.launch import TrainingJob
from lib.learning.training.rows import Dialogue
from tests.learning.conftest import (
    DPO,
    RESULT_FILES,
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


def test_the_adapter_loads_onto_the_base_model(sft_job: TrainingJob) -> None:
    from peft import PeftModel
    from transformers import AutoModelForCausalLM

    base = AutoModelForCausalLM.from_pretrained(sft_job.model)
    model = PeftModel.from_pretrained(base, str(sft_job.out_dir))
    trained = [p for name, p in model.named_parameters() if "lora_B" in name]
    assert len(trained) == 14
    assert all(parameter.abs().sum() > 0 for parameter in trained)


def test_the_loss_falls_and_every_step_is_in_the_curves(sft_job: TrainingJob) -> None:
    rows, metrics = curves(sft_job.out_dir), figures(sft_job.out_dir)
    assert [row["step"] for row in rows] == list(range(1, 9))
    assert rows[-1]["loss"] < rows[0]["loss"]
    assert (metrics["rows"], metrics["rows_dropped_too_long"], metrics["steps"]) == (8, 0, 8)
    assert metrics["final_loss"] < metrics["first_loss"]


def test_the_cards_say_what_was_trained(sft_job: TrainingJob) -> None:
    card = (sft_job.out_dir / "README.md").read_text()
    for words in (
        "library_name: peft",
        "| file | rows.jsonl |",
        "| rows dropped too long | 0 |",
        "| learning rate | 0.01 |",
        "| target modules | down_proj, gate_proj, k_proj",
        "| final loss |",
        f"from_pretrained({sft_job.model!r})",
    ):
        assert words in card
    run = read_run(sft_job.out_dir)
    assert (run.run, run.model, run.adapter) == ("sft", sft_job.model, ".")


def test_the_card_names_the_sets_with_their_rows_and_licences(make_job: MakeJob) -> None:
    """Those of an adapter that is trained further, too."""
    from lib.learning.training.trl_trainers import train_dpo, train_sft

    own, others = sft_rows()[:5], sft_rows()[5:]
    rows = [replace(row, meta={"set": "spider", "licence": "CC BY-SA 4.0"}) for row in own]
    rows += [replace(row, meta={"set": "talks"}) for row in others]
    first, second = make_job(), make_job(run="sft_dpo")
    train_sft(rows, first, replace(SFT, max_steps=1))
    train_dpo(pair_rows(), second, replace(DPO, max_steps=1), first.out_dir)
    for job in (first, second):
        card = (job.out_dir / "README.md").read_text()
        assert "spider: 5 rows, CC BY-SA 4.0; talks: 3 rows, licence not stated" in card
        assert "datasets:\n- spider\n- talks\n" in card
        assert "of new questions and not of new databases" not in card


def test_the_card_says_that_held_out_questions_share_the_databases(make_job: MakeJob) -> None:
    """Also where an adapter is trained further on rows that name no set."""
    from lib.learning.training.trl_trainers import train_dpo, train_sft

    meta = {"set": "shop", "split_check": "questions"}
    first, second = make_job(), make_job(run="sft_dpo")
    train_sft([replace(row, meta=meta) for row in sft_rows()], first, replace(SFT, max_steps=1))
    train_dpo(pair_rows(), second, replace(DPO, max_steps=1), first.out_dir)
    for job in (first, second):
        card = (job.out_dir / "README.md").read_text()
        assert "of new questions and not of new databases" in card


def test_nothing_unfinished_is_left(sft_job: TrainingJob) -> None:
    assert not sft_job.work_dir.exists()
    assert {path.name for path in sft_job.out_dir.iterdir()} == RESULT_FILES


def test_a_training_killed_in_a_step_and_while_it_is_published_ends_with_the_same_bytes(
    sft_job: TrainingJob, make_job: MakeJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lib.learning.training import checkpoints
    from lib.learning.training.trl_trainers import train_sft

    def killed(*arguments: object) -> None:
        raise KeyboardInterrupt

    job = make_job()
    kill_at(4, lambda: train_sft(sft_rows(), job, SFT))
    assert not job.out_dir.exists()
    for moment in ("write_run", "write_csv"):
        with monkeypatch.context() as patch:
            patch.setattr(checkpoints, moment, killed)
            with pytest.raises(KeyboardInterrupt):
                train_sft(sft_rows(), job, SFT)
    train_sft(sft_rows(), job, SFT)
    assert result_files(job.out_dir) == result_files(sft_job.out_dir)
    assert figures(job.out_dir, "timings")["resumed_from"] == "checkpoint-8"


def test_only_the_very_same_training_is_continued(make_job: MakeJob, tokenizer: Any) -> None:
    from lib.learning.training.rows import tokenise_examples
    from lib.learning.training.trl_trainers import open_checkpoints

    job, rows = make_job(), tokenise_examples(sft_rows(), tokenizer, 512)
    folders = [
        open_checkpoints(*arguments, None, "sft").folder
        for arguments in (
            (job, SFT, rows, "float32"),
            (job, SFT, rows, "bfloat16"),
            (replace(job, seed=14), SFT, rows, "float32"),
            (replace(job, lora=replace(job.lora, rank=4)), SFT, rows, "float32"),
            (replace(job, lora=replace(job.lora, base_bits=4)), SFT, rows, "float32"),
            (replace(job, launch=replace(job.launch, by="deepspeed")), SFT, rows, "float32"),
            (job, replace(SFT, learning_rate=0.02), rows, "float32"),
            (job, SFT, tokenise_examples(sft_rows()[:-1], tokenizer, 512), "float32"),
        )
    ]
    assert len(set(folders)) == len(folders)
    assert open_checkpoints(job, SFT, rows, "float32", None, "sft").folder == folders[0]


def test_a_second_round_trains_the_first_adapter_further(
    sft_job: TrainingJob, make_job: MakeJob
) -> None:
    from lib.learning.training.trl_trainers import train_sft

    job = make_job("sft")
    train_sft(sft_rows(), job, SFT, sft_job.out_dir)
    first, second = curves(sft_job.out_dir), curves(job.out_dir)
    assert second[0]["loss"] < first[0]["loss"]
    assert second[-1]["loss"] < first[-1]["loss"]
    card = (job.out_dir / "README.md").read_text()
    assert f"trained from the adapter in `{sft_job.out_dir.as_posix()}`" in card


def test_the_context_of_the_model_limits_a_row(make_job: MakeJob) -> None:
    from lib.learning.training.trl_trainers import train_sft

    job = make_job()
    long = SftExample(user_message("Question: singer " * 200 + "SQL:"), said(" SELECT 1"), {})
    train_sft([*sft_rows()[:2], long], job, replace(SFT, epochs=1))
    metrics = figures(job.out_dir)
    assert (metrics["rows"], metrics["rows_dropped_too_long"]) == (2, 1)
    assert "| limit in tokens | 512 |" in (job.out_dir / "README.md").read_text()


def test_the_head_runs_on_the_completions_alone(
    make_job: MakeJob, tokenizer: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trl.kernels import ChunkedLogProbFunction

    from lib.learning.training.rows import tokenise_examples
    from lib.learning.training.trl_trainers import train_sft

    scored = []
    apply = ChunkedLogProbFunction.apply

    def record(hidden: Any, *arguments: Any) -> Any:
        scored.append(len(hidden))
        return apply(hidden, *arguments)

    monkeypatch.setattr(ChunkedLogProbFunction, "apply", record)
    train_sft(sft_rows(), make_job(), replace(SFT, epochs=1))
    labels = tokenise_examples(sft_rows(), tokenizer, 512).columns["labels"]
    assert sum(scored) == sum(label != -100 for row in labels for label in row)


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"model": "no/such/model"}, ModelError, "no/such/model"),
        ({"target_modules": "lstm"}, ParamsError, "`lora.target_modules`: no layer"),
        ({"target_modules": ".*proj["}, ParamsError, "`lora.target_modules`: .* no regular expre"),
        ({"target_modules": ".*mlp"}, ParamsError, "`lora.target_modules`: .* matches a LlamaMLP"),
        ({"target_modules": "lm_head"}, ParamsError, "`lora.target_modules`: an adapter on the he"),
    ],
)
def test_a_mistake_is_named_and_keeps_the_earlier_result(
    changes: dict[str, str], error: type[Exception], message: str, make_job: MakeJob
) -> None:
    from lib.learning.training.trl_trainers import train_sft

    job = make_job()
    if "target_modules" in changes:
        changes = {"lora": replace(job.lora, **changes)}
    job = replace(job, **changes)
    job.out_dir.mkdir(parents=True)
    (job.out_dir / "run.json").write_text("earlier")
    with pytest.raises(error, match=message):
        train_sft(sft_rows(), job, SFT)
    assert [path.read_text() for path in job.out_dir.iterdir()] == ["earlier"]


@pytest.mark.parametrize("method", ["sft", "dpo", "episodes"])
def test_weights_that_are_not_finite_are_not_published(method: str, make_job: MakeJob) -> None:
    """The only step's loss is that of the weights before it, and so is finite."""
    from lib.learning.training.episodes import train_episodes
    from lib.learning.training.trl_trainers import train_dpo, train_sft

    dialogues = [Dialogue("q", "singer", ((row.prompt, row.completion),)) for row in sft_rows()]
    train: Any
    train, rows, params = {
        "sft": (train_sft, sft_rows(), SFT),
        "dpo": (train_dpo, pair_rows(), DPO),
        "episodes": (train_episodes, dialogues, SFT),
    }[method]
    job = make_job(method)
    params = replace(params, learning_rate=1e38, max_steps=1, warmup_ratio=0.0)
    with pytest.raises(ModelError, match="not finite, the training has diverged: lower"):
        train(rows, job, params)
    assert not job.out_dir.exists()


def test_several_gpus_in_one_process_are_refused(
    make_job: MakeJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    from lib.learning.training.trl_trainers import train_sft

    monkeypatch.setattr("torch.cuda.device_count", lambda: 4)
    with pytest.raises(ModelError, match=r"one process sees 4 GPUs: set `launch\.by`"):
        train_sft(sft_rows(), make_job(), SFT)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_an_adapter_is_saved_in_a_dtype_with_its_sets_sorted(
    tmp_path: Path, dtype: ResolvedDtype
) -> None:
    from peft import LoraConfig, get_peft_model
    from transformers import LlamaConfig, LlamaForCausalLM

    from lib.learning.training.checkpoints import save_adapter

    sizes = {"hidden_size": 8, "intermediate_size": 8, "num_attention_heads": 2}
    base = LlamaForCausalLM(LlamaConfig(vocab_size=8, num_hidden_layers=1, **sizes))
    model = get_peft_model(base, LoraConfig(r=2, target_modules=["v_proj", "k_proj", "q_proj"]))
    save_adapter(model, tmp_path, dtype)
    config = json.loads((tmp_path / "adapter_config.json").read_text())
    assert config["target_modules"] == ["k_proj", "q_proj", "v_proj"]
    weights = load_file(tmp_path / "adapter_model.safetensors")
    assert {str(tensor.dtype) for tensor in weights.values()} == {f"torch.{dtype}"}
