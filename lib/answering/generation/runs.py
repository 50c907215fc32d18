"""Which model and adapters a run stands for, whether a path can be one, and what dtype it has.

The run card, `outputs/models/{name}/run.json`, is written by `eval_base` (for the base model) and
by training, and read by everything that evaluates. Paths are checked here before libraries are
imported that take seconds to load. `generation.dtype: auto` follows from what the processor
states.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from shutil import rmtree

from pydantic import ValidationError

from lib.base.errors import ModelError
from lib.base.identity import files_fingerprint, fingerprint
from lib.base.jsonl import read_json, read_jsonl, write_json, write_jsonl
from lib.base.params import Dtype, GenerationParams, Params, ResolvedDtype
from lib.base.records import checked, from_json, to_json

_FILE = "run.json"
_LEFT_OUT = "left_out.json"
_FETCHED = Path("data/models")  # where `stages.fetch_model` puts models
_ADAPTER_WEIGHTS = ("adapter_model.safetensors", "adapter_model.bin")
_HUB_SECONDS = 20
_CPUINFO = Path("/proc/cpuinfo")

# Not `avx_vnni`: torch computes products of 8 bits with the instructions of AVX-512 and AMX alone.
_INT8 = {"avx512_vnni", "amx_int8"}
_BFLOAT16 = {"avx512_bf16", "amx_bf16"}
_ONEDNN_LIMITS = {
    **dict.fromkeys(("SSE41", "AVX", "AVX2", "AVX2_VNNI", "AVX2_VNNI_2"), frozenset[str]()),
    "AVX512_CORE": frozenset(),
    "AVX512_CORE_VNNI": frozenset({"avx512_vnni"}),
    "AVX512_CORE_BF16": frozenset({"avx512_vnni", "avx512_bf16"}),
    "AVX512_CORE_FP16": frozenset({"avx512_vnni", "avx512_bf16"}),
    "AVX10_1_512": frozenset({"avx512_vnni", "avx512_bf16"}),
}
"""What the values of oneDNN's ONEDNN_MAX_CPU_ISA leave; other values leave all."""


@dataclass(frozen=True)
class RunCard:
    """`run`: the name in reports (base, sft, dpo, sft_dpo). `model`: a folder or a hub id.

    `adapter`: the folder of the LoRA adapter, relative to the card's; None for the bare model.
    `fingerprint`: see `model_fingerprint`. `contents`: it was trained with schemas that show what
    columns hold (`schema.contents`), and is asked with them.
    """

    run: str
    model: str
    adapter: str | None
    fingerprint: str
    contents: bool = False


def write_run(folder: Path, card: RunCard) -> None:
    """Write `card` into `folder`."""
    write_jsonl(folder / _FILE, [to_json(card)])


@dataclass(frozen=True)
class LeftOut:
    """Why the pipeline goes on without a run. `run`: its name in reports."""

    run: str
    reason: str


def leave_out(folder: Path, left_out: LeftOut) -> None:
    """Write into `folder`, in place of all that it holds, why there is no run."""
    rmtree(folder, ignore_errors=True)
    write_json(folder / _LEFT_OUT, to_json(left_out))


def read_left_out(folder: Path) -> LeftOut | None:
    """What `leave_out` wrote; None where it did not. Raises DataError where it is malformed."""
    path = folder / _LEFT_OUT
    if not path.is_file():
        return None
    return checked(LeftOut, read_json(path, "run `dvc repro`"), path)


def not_left_out(folder: Path) -> None:
    """Forget that an earlier run was left out: this one is made."""
    (folder / _LEFT_OUT).unlink(missing_ok=True)


def has_run(folder: Path) -> bool:
    """Whether there is a card in `folder`."""
    return (folder / _FILE).is_file()


def read_run(folder: Path) -> RunCard:
    """The card in `folder`. Raises ModelError where it is missing or malformed."""
    path = folder / _FILE
    if not path.is_file():
        if left_out := read_left_out(folder):
            raise ModelError(f"{folder}: left out ({left_out.reason}); choose another run")
        raise ModelError(f"{path}: no such file; train this model first (`dvc repro`)")
    payloads = list(read_jsonl(path))
    try:
        return from_json(RunCard, payloads[0])
    except (ValidationError, IndexError):
        raise ModelError(
            f"{path}: expected one object with run, model, adapter and fingerprint"
        ) from None


def adapter_folder(folder: Path, card: RunCard) -> Path | None:
    """Where the adapter of the card in `folder` is; None for the bare model."""
    return None if card.adapter is None else folder / card.adapter


def starting_run(params: Params, folder: Path) -> tuple[RunCard, Path | None]:
    """What the first training starts from: its card, for `folder`, and its adapter.

    The model of the parameters, with the adapter of `sft.init` where that is set. Raises ModelError
    where that adapter is another model's, or was trained with other schemas.
    """
    if params.sft.init is None:
        return RunCard("base", params.model, None, model_fingerprint(params.model)), None
    init = Path(params.sft.init)
    card = read_run(init)
    adapter = adapter_folder(init, card)
    if adapter is None or card.model != params.model:
        raise ModelError(
            f"`sft.init`: {init} has no adapter of {params.model!r}, the `model`, but the run "
            f"{card.run!r} of {card.model!r}"
        )
    if card.contents and not params.schema.contents:
        raise ModelError(
            f"`sft.init`: {init} was trained with `schema.contents: true`; set that here as well"
        )
    return replace(card, run="base", adapter=os.path.relpath(adapter, folder)), adapter


def model_fingerprint(model: str, adapter: Path | None = None) -> str:
    """16 hex digits over the files of a model folder, or over a hub id, and over the adapter's."""
    base = files_fingerprint([Path(model)]) if Path(model).is_dir() else model
    return fingerprint(base, None if adapter is None else files_fingerprint([adapter]))


def check_model(model: str) -> None:
    """Raise ModelError where `model` is neither a model folder nor a hub id within reach."""
    folder = Path(model)
    if folder.is_dir():
        if not (folder / "config.json").is_file():
            raise ModelError(f"model {model!r}: the folder has no config.json, so it is no model")
        return
    if folder.exists():
        raise ModelError(f"model {model!r}: expected a folder or a hub id, found a file")
    depth = len(folder.parts)
    in_a_folder = depth == 2 and folder.parent.is_dir()  # data/base_model looks like a hub id too
    if in_a_folder or depth > 2 or folder.is_absolute() or model.startswith((".", "~")):
        name = folder.relative_to(_FETCHED) if folder.is_relative_to(_FETCHED) else None
        fetch = f"; `python -m stages.fetch_model {name}` fetches it" if name else ""
        raise ModelError(f"model {model!r}: no such folder; give a model folder or a hub id{fetch}")
    _check_hub(model)


def check_adapter(adapter: Path) -> None:
    """Raise ModelError where `adapter` is not a folder with a LoRA adapter of peft."""
    if not adapter.is_dir():
        raise ModelError(f"adapter {str(adapter)!r}: no such folder")
    if not (adapter / "adapter_config.json").is_file():
        raise ModelError(f"adapter {str(adapter)!r}: no adapter_config.json in the folder")
    if not any((adapter / name).is_file() for name in _ADAPTER_WEIGHTS):
        raise ModelError(f"adapter {str(adapter)!r}: no {_ADAPTER_WEIGHTS[0]} in the folder")


@cache
def _check_hub(model: str) -> None:
    """Ask the hub once; loading would retry many times, with pauses, before it failed."""
    from huggingface_hub import model_info, try_to_load_from_cache

    try:
        if not isinstance(try_to_load_from_cache(model, "config.json"), str):
            model_info(model, timeout=_HUB_SECONDS)
    except Exception as error:  # the errors of whatever HTTP library the client's version uses
        raise ModelError(
            f"model {model!r}: no such folder, and the hub does not have it or cannot be reached: "
            f"{first_line(error)}"
        ) from None


def first_line(error: Exception) -> str:
    """The first line of a message that may have many."""
    lines = str(error).strip().splitlines()
    return f"{lines[0].strip()} ({type(error).__name__})" if lines else type(error).__name__


def with_dtype(params: GenerationParams) -> GenerationParams:
    """The parameters with `auto_dtype` in place of `auto`; only for the backend `hf`.

    Raises ModelError for int8 without the instructions that make it fast: it is then 5 to 30 times
    slower than float32.
    """
    if params.backend != "hf":
        return params
    if params.dtype == "int8" and not _INT8 & _instructions():
        raise ModelError(
            "generation.dtype int8 needs a processor with VNNI or AMX, which this one does not "
            "state; set it to auto"
        )
    return replace(params, dtype=auto_dtype(params.device)) if params.dtype == "auto" else params


def auto_dtype(device: str) -> ResolvedDtype:
    """For batches: bfloat16 on a GPU that supports it or a CPU with instructions for it.

    Else float32. `device`: as in params.yaml's `generation`.
    """
    if _on_gpu(device):
        import torch

        return "bfloat16" if torch.cuda.is_bf16_supported() else "float32"
    return "bfloat16" if _BFLOAT16 & _instructions() else "float32"


def online_dtype(params: GenerationParams, base: str) -> Dtype:
    """For one question at a time (ask, the server): int8 on a CPU that is fast in it.

    Else that of `auto_dtype`. It replaces `auto`, and on a CPU the float32 of a fetched model.
    """
    on_cpu = not _on_gpu(params.device)
    by_default = on_cpu and params.dtype == "float32" and Path(base).parent == _FETCHED
    if params.backend != "hf" or not (params.dtype == "auto" or by_default):
        return params.dtype
    return "int8" if on_cpu and _INT8 & _instructions() else auto_dtype(params.device)


def _on_gpu(device: str) -> bool:
    import torch  # seconds

    return device != "cpu" and torch.cuda.is_available()


def _instructions() -> set[str]:
    """What the processor states, as Linux names it, of what decides here.

    Without what the environment tells torch, or oneDNN in it, to do without. Nothing on other
    systems.
    """
    flags = (
        re.search(r"^flags\s*:(.*)$", _CPUINFO.read_text(), re.M) if _CPUINFO.is_file() else None
    )
    if flags is None or os.environ.get("ATEN_CPU_CAPABILITY", "avx512").lower() != "avx512":
        return set()
    limit = os.environ.get("ONEDNN_MAX_CPU_ISA", os.environ.get("DNNL_MAX_CPU_ISA", "")).upper()
    return set(flags[1].split()) & _ONEDNN_LIMITS.get(limit, _INT8 | _BFLOAT16)
