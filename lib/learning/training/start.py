"""The start of every training: quiet libraries, processes, the base model and its LoRA adapter."""

import importlib.util
import logging
import os
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Literal

import datasets
import torch
import transformers
from accelerate import PartialState
from huggingface_hub import constants
from peft import LoraConfig, PeftModel, get_peft_model
from peft.tuners.lora import LoraLayer
from safetensors import SafetensorError

from lib.answering.generation.hf_loading import LoadedModel, load_model
from lib.answering.generation.runs import adapter_folder, auto_dtype, read_run
from lib.base.errors import MissingExtraError, ModelError, ParamsError
from lib.base.memory import keep_all_freed_memory
from lib.base.params import LaunchParams, ResolvedDtype
from lib.learning.training.launch import TrainingJob, is_launched

ADAPTER = "default"
"""peft's name of the adapter that is trained; TRL adds a frozen copy, `ref`, beside it."""

INSTALL_QLORA = "pip install bitsandbytes==0.50.2"
"""The extra `qlora` of pyproject.toml by itself."""

_ON_THE_HEAD = (
    "an adapter on the head (lm_head) would not be trained, since log-probabilities are computed "
    "from its own weights directly; leave it out"
)

_CHATTY = r"(trl|peft|transformers|torch\.distributed)\..*"

_ROOMY_GPU = 60_000_000_000  # bytes

_EXCHANGE = timedelta(minutes=30)  # torch's limit over Gloo; that over NCCL would be ten

_ZERO_2 = {
    "zero_optimization": {"stage": 2},
    "bf16": {"enabled": "auto"},
    "gradient_accumulation_steps": "auto",
    "gradient_clipping": "auto",
    "train_batch_size": "auto",
    "train_micro_batch_size_per_gpu": "auto",
}
"""DeepSpeed's settings: the optimiser's state and the gradients are divided over the processes."""


def prepare(job: TrainingJob, longest_wait: float = 0.0) -> ResolvedDtype:
    """Quiet the libraries and join the other processes; returns the dtype of the base model.

    `longest_wait`: seconds that a process may be late at an exchange with the others, beside the
    half hour that all may be. Raises ModelError where one process sees several GPUs and no launcher
    divided them.
    """
    quiet_libraries()
    _join_processes(job.launch, _EXCHANGE + timedelta(seconds=longest_wait))
    return _training_dtype(job)


def quiet_libraries() -> None:
    """Turn off progress bars and notes of the training libraries, and TRL's usage statistics."""
    constants.HF_HUB_DISABLE_TELEMETRY = True
    transformers.utils.logging.disable_progress_bar()
    transformers.utils.logging.set_verbosity_error()
    datasets.disable_progress_bars()
    logging.getLogger("trl").setLevel(logging.ERROR)
    warnings.filterwarnings("ignore", category=FutureWarning, module=_CHATTY)
    if not torch.cuda.is_available():
        os.environ.setdefault("DS_ACCELERATOR", "cpu")  # else DeepSpeed warns that it guessed


def _join_processes(launch: LaunchParams, timeout: timedelta) -> None:
    """Join the process group, over NCCL on GPUs and over Gloo on CPUs."""
    gpus = torch.cuda.device_count()
    if gpus > 1 and not is_launched():
        raise ModelError(
            f"one process sees {gpus} GPUs: set `launch.by` in params.yaml to accelerate or "
            "deepspeed, or CUDA_VISIBLE_DEVICES=0"
        )
    if with_deepspeed(launch):
        if not gpus:
            compile_nothing()
        os.environ["ACCELERATE_USE_DEEPSPEED"] = "true"
        PartialState(backend="nccl" if gpus else "gloo", timeout=timeout)
    elif is_launched():
        PartialState(cpu=not gpus, timeout=timeout)
    else:
        PartialState(cpu=not gpus)


def process_settings(launch: LaunchParams) -> dict[str, Any]:
    """The trainer's arguments for training in several processes; empty for one process."""
    if with_deepspeed(launch):
        # else the trainer sets up the process group again, which it cannot do on CPUs
        return {"deepspeed": _ZERO_2, "accelerator_config": {"use_configured_state": True}}
    if is_launched():
        return {"use_cpu": not torch.cuda.is_available(), "ddp_find_unused_parameters": False}
    return {}


def shown_processes(launch: LaunchParams) -> dict[str, Any]:
    """Launcher and number of processes, for the model card; empty for one process."""
    if launch.by == "python":
        return {}
    return {"launcher": launch.by, "processes": PartialState().num_processes}


def with_deepspeed(launch: LaunchParams) -> bool:
    """Whether this process is one of those that DeepSpeed's launcher has started."""
    return launch.by == "deepspeed" and is_launched()


def compile_nothing() -> None:
    """Turn off DeepSpeed's own communication between CPUs, which needs a compiler; use Gloo."""
    from deepspeed import ops

    ops.__compatible_ops__["deepspeed_shm_comm"] = False


def _training_dtype(job: TrainingJob) -> ResolvedDtype:
    """The dtype of the base model while its adapter, in float32, is trained.

    On a GPU bfloat16 if the GPU supports it, else float32; on a CPU `job.dtype`, and for `auto`,
    and `int8`, which cannot be trained, that of `auto_dtype`.
    """
    if not torch.cuda.is_available() and (job.dtype == "float32" or job.dtype == "bfloat16"):
        return job.dtype
    return auto_dtype("auto")


def load_base(model: str, bits: Literal[4] | None, dtype: ResolvedDtype) -> LoadedModel:
    """The frozen base model on the CPU; the trainer places it.

    `bits` 4: the linear layers except the head are in 4-bit NF4 with double quantisation, as in
    Dettmers et al. 2023, "QLoRA"; they compute in `dtype`.
    Raises ModelError, and MissingExtraError where bitsandbytes is not installed.
    """
    # Its gradients are NaN where Qwen2.5 is given a mask: pytorch/pytorch issue 196678.
    torch.backends.cuda.enable_cudnn_sdp(False)
    quantization = None if bits is None else _nf4(dtype)
    loaded = load_model(model, None, dtype, device="cpu", quantization=quantization)
    keep_all_freed_memory()
    return loaded


def _nf4(dtype: str) -> Any:
    if importlib.util.find_spec("bitsandbytes") is None:
        raise MissingExtraError(
            "`lora.base_bits` is 4 and bitsandbytes is not installed; install it with "
            f"`{INSTALL_QLORA}`, or set it to null"
        )
    return transformers.BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type="nf4",
        bnb_4bit_use_double_quant=True,
        bnb_4bit_compute_dtype=dtype,
    )


def starting_point(
    base: Any, job: TrainingJob, init_adapter: Path | None
) -> tuple[Any, LoraConfig | None, str]:
    """What a training starts from: the model, the configuration of an adapter that the trainer is
    to add to it (None: it has one), and words for the model card.

    Raises ModelError where `init_adapter` has none, or one that was trained on another base model.
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
    origin = f"the adapter in `{init_adapter.as_posix()}`"
    return _load_adapter(base, job.model, init_adapter), None, origin


def _load_adapter(base: Any, model: str, folder: Path) -> PeftModel:
    """The adapter of the run in `folder` on `base`, ready to be trained further."""
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


def trainable(model: Any, new_adapter: LoraConfig | None, job: TrainingJob) -> Any:
    """The model that a loop of our own trains: with the new adapter, unless it has one.

    Raises ParamsError where its layers cannot be adapted or trained.
    """
    torch.manual_seed(job.seed)
    if new_adapter is not None:
        with target_modules_named(job):
            model = get_peft_model(model, new_adapter)
    if isinstance(model.get_base_model().get_output_embeddings(), LoraLayer):
        raise ParamsError(f"`lora.target_modules`: {_ON_THE_HEAD}")
    read_as_the_base_does(model)
    if recomputes_activations():
        model.get_base_model().gradient_checkpointing_enable({"use_reentrant": False})
    return model


def recomputes_activations() -> bool:
    """Whether the backward pass computes activations again, a third of the time of a step.

    On a GPU of less than 60 GB, which is short of memory.
    """
    return torch.cuda.is_available() and torch.cuda.mem_get_info()[1] < _ROOMY_GPU


def read_as_the_base_does(model: Any) -> None:
    """Let the adapter's layers take their inputs in the dtype of the base model's layers.

    peft casts the inputs to float32, as the adapter's weights are, and autocast casts them back:
    needless passes over memory, 6% of an update of the 0.5B model. Without autocast everything is
    float32 anyway.
    """
    for module in model.modules():
        if isinstance(module, LoraLayer):
            module.cast_input_dtype_enabled = False


@contextmanager
def target_modules_named(job: TrainingJob) -> Iterator[None]:
    """Raise ParamsError in place of what peft and TRL raise over `lora.target_modules`."""
    try:
        yield
    except (ValueError, re.error) as error:
        reason = _refusal(error, job)
        if reason is None:
            raise
        raise ParamsError(f"`lora.target_modules`: {reason}") from None


def _refusal(error: Exception, job: TrainingJob) -> str | None:
    """Why the layers are refused; None for an error about something else."""
    wanted, text = job.lora.target_modules, str(error)
    if isinstance(error, re.error):
        return f"{wanted!r} is no regular expression: {text}"
    if "adapter to `lm_head`" in text:
        return _ON_THE_HEAD
    if block := re.match(r"Target module (\w+)", text):  # all of its layers follow
        return f"{wanted!r} matches a {block[1]}, which is no linear layer; name its layers"
    if "target modules" in text.lower().replace("_", " "):
        use = "use all-linear or a regular expression"
        return f"no layer of {job.model!r} matches {wanted!r}; {use}"
    return None
