"""A tiny model, rows to train it on, and runs of it that several tests look at."""

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.params import DpoParams, LaunchParams, LoraParams, SftParams
from lib.base.records import Message, Messages, PreferencePair, SftExample, user_message
from lib.learning.training.launch import TrainingJob

SFT = SftParams(
    epochs=2,
    max_steps=None,
    learning_rate=0.01,
    batch_size=2,
    gradient_accumulation=1,
    warmup_ratio=0.1,
    max_length=1024,
    save_steps=2,
)
DPO = DpoParams(
    min_pairs=1,
    epochs=1,
    max_steps=None,
    learning_rate=0.01,
    beta=0.1,
    loss={"sigmoid": 1.0},
    batch_size=2,
    gradient_accumulation=1,
    warmup_ratio=0.0,
    max_length=1024,
    save_steps=2,
)

RESULT_FILES = {
    "README.md",
    "adapter_config.json",
    "adapter_model.safetensors",
    "curves.csv",
    "metrics.json",
    "run.json",
    "timings.json",
}
"""The files that a training leaves in its folder."""

MakeJob = Callable[..., TrainingJob]


def said(text: str) -> Messages:
    """A completion."""
    return (Message("assistant", text),)


def sft_rows() -> list[SftExample]:
    """Eight examples of two padded lengths."""
    filler = "theme text , " * 30
    prompts = [
        f"Schema:\nsinger : {filler * (n % 2)} age int\nQuestion: age {n}?\nSQL:" for n in range(8)
    ]
    return [
        SftExample(user_message(prompt), said(f" SELECT name FROM singer WHERE age = {n}"), {})
        for n, prompt in enumerate(prompts)
    ]


def pair_rows() -> list[PreferencePair]:
    """The same prompts, each with a rejected query."""
    return [PreferencePair(row.prompt, row.completion, said(" SELECT 1"), {}) for row in sft_rows()]


def result_files(folder: Path) -> dict[str, bytes]:
    """The files that equal trainings share byte for byte; the model card names its own folder."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if path.name not in ("timings.json", "README.md")
    }


def curves(folder: Path) -> list[dict[str, float]]:
    """The curves that a training has left in its folder."""
    with (folder / "curves.csv").open() as lines:
        return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(lines)]


def figures(folder: Path, name: str = "metrics") -> dict[str, Any]:
    """The metrics, or the timings, that a training has left in its folder."""
    found: dict[str, Any] = json.loads((folder / f"{name}.json").read_text())
    return found


def kill_at(step: int, train: Callable[[], None]) -> None:
    """Run `train` up to `step` and end it as a kill would: nothing more of it runs."""
    from lib.learning.training.progress import ProgressBar

    class Kill(ProgressBar):
        def on_step_begin(self, args: Any, state: Any, control: Any, **kwargs: Any) -> None:
            if state.global_step == step:
                raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("lib.learning.training.trl_trainers.ProgressBar", Kill)
        with pytest.raises(KeyboardInterrupt):
            train()


@pytest.fixture(scope="session")
def tokenizer(tiny_model: Path) -> Any:
    from transformers import AutoTokenizer

    return AutoTokenizer.from_pretrained(tiny_model)


def _job(root: Path, model: Path, run: str) -> TrainingJob:
    return TrainingJob(
        run=run,
        model=str(model),
        data=Path("rows.jsonl"),
        out_dir=root / run,
        work_dir=root / "work" / run,
        lora=LoraParams(rank=2, alpha=4, dropout=0.0, target_modules="all-linear", base_bits=None),
        launch=LaunchParams(by="python", processes="auto", machines=1, options=()),
        dtype="float32",
        seed=13,
    )


@pytest.fixture
def make_job(tmp_path: Path, tiny_model: Path) -> MakeJob:
    """A job in the test's own folder; keywords replace its fields."""

    def make(run: str = "sft", **changes: Any) -> TrainingJob:
        return replace(_job(tmp_path, tiny_model, run), **changes)

    return make


@pytest.fixture(scope="session")
def sft_job(tmp_path_factory: pytest.TempPathFactory, tiny_model: Path) -> TrainingJob:
    """A finished SFT. Do not change its files."""
    from lib.learning.training.trl_trainers import train_sft

    job = _job(tmp_path_factory.mktemp("finished"), tiny_model, "sft")
    train_sft(sft_rows(), job, SFT)
    return job


@pytest.fixture(scope="session")
def sft_dpo_job(sft_job: TrainingJob) -> TrainingJob:
    """A finished DPO from the adapter of `sft_job`. Do not change its files."""
    from lib.learning.training.trl_trainers import train_dpo

    job = _job(sft_job.out_dir.parent, Path(sft_job.model), "sft_dpo")
    train_dpo(pair_rows(), job, DPO, sft_job.out_dir)
    return job
