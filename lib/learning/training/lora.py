"""LoRA: the base model to train on, a new adapter or one to train further, and its files."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, get_args

import torch
from accelerate import PartialState
from peft import LoraConfig, PeftModel, get_peft_model
from peft.tuners.lora import LoraLayer
from peft.utils import SAFETENSORS_WEIGHTS_NAME
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file
from transformers import BitsAndBytesConfig

from lib.answering.generation.dtype import ResolvedDtype, faster_dtype
from lib.answering.generation.hf_loading import LoadedModel, load_model
from lib.answering.generation.runs import adapter_folder, read_run
from lib.base.errors import MissingExtraError, ModelError, ParamsError
from lib.base.jsonl import write_json
from lib.learning.training.checkpoints import unfinished_work
from lib.learning.training.launch import TrainingJob

ADAPTER = "default"
"""peft's name of the adapter that is trained; TRL adds a frozen copy, `ref`, beside it."""

INSTALL_QLORA = "pip install bitsandbytes==0.50.2"
"""The extra `qlora` of pyproject.toml by itself."""

_CONFIG = "adapter_config.json"


def training_dtype(job: TrainingJob) -> ResolvedDtype:
    """The dtype of the base model while its adapter, in float32, is trained.

    On a GPU bfloat16 if the GPU supports it, else float32; on a CPU `job.dtype`. For `auto`, and
    for `int8`, which cannot be trained: the dtype of unfinished work on this model, else whichever
    is faster here.
    """
    if torch.cuda.is_available():
        return "bfloat16" if torch.cuda.is_bf16_supported() else "float32"
    if job.dtype == "float32" or job.dtype == "bfloat16":
        return job.dtype
    for _, identity in unfinished_work(job.work_dir):
        if identity.get("model") == job.model and identity.get("dtype") in get_args(ResolvedDtype):
            recorded: ResolvedDtype = identity["dtype"]
            return recorded
    with PartialState().main_process_first():  # the others reuse its measurement
        return faster_dtype(job.model, "cpu")


def load_base(model: str, bits: Literal[4] | None, dtype: ResolvedDtype) -> LoadedModel:
    """The frozen base model on the CPU; the trainer places it.

    `bits` 4: the linear layers except the head are in 4-bit NF4 with double quantisation, as in
    Dettmers et al. 2023, "QLoRA"; they compute in `dtype`.
    Raises ModelError, and MissingExtraError where bitsandbytes is not installed.
    """
    # Its gradients are NaN where Qwen2.5 is given a mask: pytorch/pytorch issue 196678.
    torch.backends.cuda.enable_cudnn_sdp(False)
    quantization = None if bits is None else _nf4(dtype)
    return load_model(model, None, dtype, device="cpu", quantization=quantization)


def save_activation_memory(base: Any) -> None:
    """On a GPU, recompute the activations of each layer in the backward pass.

    A GPU is short of memory, a CPU of time.
    """
    if torch.cuda.is_available():
        base.gradient_checkpointing_enable({"use_reentrant": False})


def read_as_the_base_does(model: Any) -> None:
    """Let the adapter's layers take their inputs in the dtype of the base model's layers.

    peft casts the inputs to float32, as the adapter's weights are, and autocast casts them back:
    needless passes over memory, 6% of an update of the 0.5B model. Without autocast everything is
    float32 anyway.
    """
    for module in model.modules():
        if isinstance(module, LoraLayer):
            module.cast_input_dtype_enabled = False


def _nf4(dtype: str) -> BitsAndBytesConfig:
    if importlib.util.find_spec("bitsandbytes") is None:
        raise MissingExtraError(
            "`lora.base_bits` is 4 and bitsandbytes is not installed; install it with "
            f"`{INSTALL_QLORA}`, or set it to null"
        )
    return BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type="nf4",
        bnb_4bit_use_double_quant=True,
        bnb_4bit_compute_dtype=dtype,
    )


@contextmanager
def target_modules_named(job: TrainingJob) -> Iterator[None]:
    """Raise ParamsError in place of peft's error if no layer matches `lora.target_modules`."""
    try:
        yield
    except ValueError as error:
        if "target modules" not in str(error).lower().replace("_", " "):
            raise
        raise ParamsError(
            f"`lora.target_modules`: no layer of {job.model!r} matches "
            f"{job.lora.target_modules!r}; use all-linear or a regular expression"
        ) from None


def adapted(base: Any, job: TrainingJob, init_adapter: Path | None) -> tuple[PeftModel, str]:
    """`starting_point` with the adapter added, for trainings that are not TRL's."""
    model, new, origin = starting_point(base, job, init_adapter)
    torch.manual_seed(job.seed)
    if new is None:
        return model, origin
    with target_modules_named(job):
        return get_peft_model(model, new), origin


def starting_point(
    base: Any, job: TrainingJob, init_adapter: Path | None
) -> tuple[Any, LoraConfig | None, str]:
    """What a training starts from: the model, the configuration of an adapter that the trainer is
    to add to it (None: it has one), and words for the model card. For errors see `load_adapter`.
    """
    if init_adapter is None:
        new = LoraConfig(  # at first it leaves the base model's output unchanged
            r=job.lora.rank,
            lora_alpha=job.lora.alpha,
            lora_dropout=job.lora.dropout,
            target_modules=job.lora.target_modules,
            task_type="CAUSAL_LM",
        )
        return base, new, "the base model"
    said = f"the adapter in `{init_adapter.as_posix()}`"
    return load_adapter(base, job.model, init_adapter), None, said


def load_adapter(base: Any, model: str, folder: Path) -> PeftModel:
    """The adapter of the run in `folder` on `base`, ready to be trained further.

    Raises ModelError where there is none, or where it was trained on another base model.
    """
    card = read_run(folder)
    adapter = adapter_folder(folder, card)
    if adapter is None or card.model != model:
        raise ModelError(
            f"{folder}: expected an adapter of the model {model!r}, found the run {card.run!r} of "
            f"{card.model!r}; train it again"
        )
    try:
        return PeftModel.from_pretrained(base, str(adapter), is_trainable=True)
    except (OSError, ValueError, RuntimeError, KeyError, TypeError, SafetensorError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise ModelError(f"{adapter}: the adapter cannot be loaded: {reason}") from None


def save_adapter(model: PeftModel, folder: Path, dtype: ResolvedDtype) -> None:
    """Write the trained adapter alone, as `PeftModel.from_pretrained` loads it.

    `dtype`: of the saved weights; they are trained in float32. peft writes sets in hash order,
    which changes with every start of Python; here they are sorted, so that equal adapters give
    equal files.
    """
    model.save_pretrained(str(folder), selected_adapters=[ADAPTER], save_embedding_layers=False)
    if dtype != "float32":
        path = folder / SAFETENSORS_WEIGHTS_NAME
        tensors = {
            name: tensor.to(getattr(torch, dtype)) for name, tensor in load_file(path).items()
        }
        save_file(tensors, path, metadata={"format": "pt"})
    path = folder / _CONFIG
    config = json.loads(path.read_text(encoding="utf-8"))
    for key in ("target_modules", "exclude_modules"):
        if isinstance(config[key], list):
            config[key] = sorted(config[key])
    write_json(path, config)


def adapter_shape(model: PeftModel) -> dict[str, Any]:
    """Rank, alpha, dropout and the kinds of layers that have an adapter."""
    config: Any = model.peft_config[ADAPTER]
    layers = config.target_modules  # a pattern, or the names of all layers
    kinds = layers if isinstance(layers, str) else {name.rpartition(".")[2] for name in layers}
    return {
        "rank": config.r,
        "alpha": config.lora_alpha,
        "dropout": config.lora_dropout,
        "target_modules": kinds if isinstance(kinds, str) else sorted(kinds),
    }
