"""A causal language model and its tokenizer from a folder or the hub, with or without an adapter.

Whatever is wrong with a model path is raised as a ModelError of one line. With the dtype int8, the
linear layers become `Int8Linear`, whose array names carry their dimensions: T tokens, I inputs,
O outputs.
"""

import os
import warnings
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import huggingface_hub
import torch
import transformers
from huggingface_hub.errors import StrictDataclassError
from safetensors import SafetensorError
from transformers import AutoModelForCausalLM, AutoTokenizer

from lib.answering.generation.runs import check_adapter, check_model, first_line
from lib.base.errors import ModelError
from lib.base.memory import keep_freed_memory, keep_kernels

_LOADING_ERRORS = (
    ImportError,
    OSError,
    ValueError,
    TypeError,
    KeyError,
    RuntimeError,
    SafetensorError,
    StrictDataclassError,
)
SMALL_MODEL = 50_000_000
"""Parameters up to which a model is too little work to be split between all cores."""

CORES = torch.get_num_threads()
"""What torch uses by itself, or OMP_NUM_THREADS."""

_NO_LIMIT = 1_000_000  # tokenizers without a limit state 1e30
_LARGEST = 127  # of 8 bits
_TINY = torch.finfo(torch.float32).tiny  # a scale of 0 would divide by it


@dataclass(frozen=True)
class LoadedModel:
    """`context`: how many tokens prompt and completion may have together."""

    model: Any
    tokenizer: Any
    context: int
    device: torch.device


def load_model(
    model: str, adapter: Path | None, dtype: str, device: str, quantization: Any = None
) -> LoadedModel:
    """Load for generation, in evaluation mode.

    `model`: a folder or a hub id. `adapter`: the folder of a LoRA adapter. `dtype`, `device`: as in
    params.yaml's `generation`. `quantization`: a quantisation config of transformers; the weights
    are then packed on the device of this process, and stay there. Raises ModelError.
    """
    silence_transformers()
    keep_freed_memory()
    keep_kernels()
    target = _device(device)
    if dtype == "int8" and target.type != "cpu":
        raise ModelError("generation.dtype int8 is for CPUs; on a GPU take bfloat16")
    check_model(model)
    if adapter is not None:
        check_adapter(adapter)
    try:
        tokenizer = AutoTokenizer.from_pretrained(model)
        # An explicit None would overrule the quantisation that a model's own config states.
        options = {} if quantization is None else {"quantization_config": quantization}
        # for int8 the weights are rounded once the adapter is in them
        options["dtype"] = "float32" if dtype == "int8" else dtype
        base: Any = AutoModelForCausalLM.from_pretrained(model, **options)
    except _LOADING_ERRORS as error:
        raise ModelError(f"model {model!r} cannot be loaded: {first_line(error)}") from None
    _settle_threads(base)
    if quantization is None:
        base = base.to(target)
    loaded = base if adapter is None else _with_adapter(base, adapter)
    if dtype == "int8":
        quantize_linears(loaded)
    return LoadedModel(loaded.eval(), tokenizer, _context(base, tokenizer, model), target)


def _settle_threads(model: Any) -> None:
    """Compute on all cores, or on half of them with a small model: two stages then run at a time.

    Their number decides how sums are rounded. It is the same however a stage is started, and
    OMP_NUM_THREADS overrules it.
    """
    if "OMP_NUM_THREADS" not in os.environ:
        is_small = model.num_parameters() <= SMALL_MODEL
        torch.set_num_threads(max(1, CORES // 2) if is_small else CORES)


def _with_adapter(base: Any, adapter: Path) -> Any:
    """The model with the adapter on it, merged where that loses nothing.

    A merged adapter costs no time per token. In half precision merging would round small updates
    away, so the adapter stays separate. It then computes in half precision too: in float32 it would
    account for a sixth of the time.
    """
    from peft import PeftModel  # seconds to import, and a bare model does without it

    try:
        exact = base.dtype == torch.float32
        model = PeftModel.from_pretrained(base, str(adapter), autocast_adapter_dtype=exact)
    except _LOADING_ERRORS as error:
        raise ModelError(
            f"adapter {str(adapter)!r} does not fit the model: {first_line(error)}"
        ) from None
    if not exact:
        return model
    _untie(base)
    return model.merge_and_unload()


def _untie(model: Any) -> None:
    """Give the head weights of its own where an adapter is on it, or on embeddings that share them.

    The adapter of one of the two would otherwise be merged into both.
    """
    from peft.tuners.tuners_utils import BaseTunerLayer

    embeddings: Any = model.get_input_embeddings()
    head: Any = model.get_output_embeddings()
    is_adapted = any(isinstance(layer, BaseTunerLayer) for layer in (embeddings, head))
    if is_adapted and head.weight is embeddings.weight:
        plain: Any = head.get_base_layer() if isinstance(head, BaseTunerLayer) else head
        plain.weight = torch.nn.Parameter(plain.weight.detach().clone(), requires_grad=False)
        model.config.tie_word_embeddings = False


def _context(model: Any, tokenizer: Any, name: str) -> int:
    limits = [
        getattr(model.config.get_text_config(), "max_position_embeddings", None),
        tokenizer.model_max_length,
    ]
    known = [int(limit) for limit in limits if limit and limit < _NO_LIMIT]
    if not known:
        raise ModelError(f"model {name!r}: its config states no max_position_embeddings")
    return known[0]


def _device(wanted: str) -> torch.device:
    available = torch.cuda.is_available()
    if wanted == "cuda" and not available:
        raise ModelError("generation.device is cuda, but there is no GPU here; set it to auto")
    return torch.device("cuda" if available and wanted != "cpu" else "cpu")


def silence_transformers() -> None:
    """Turn off transformers' warnings and progress bars, which would mix with the rollout's."""
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")  # else it warns when workers start
    transformers.logging.set_verbosity_error()
    transformers.logging.disable_progress_bar()
    huggingface_hub.utils.enable_progress_bars()  # the line above hides them; downloads need them
    warnings.filterwarnings("ignore", category=FutureWarning, module=r"(peft|transformers)\..*")
    warnings.filterwarnings("ignore", "Model has `tie_word_embeddings=True`")  # see `_untie`


class Int8Linear(torch.nn.Module):
    """Approximates a linear layer in 8 bits, for CPUs: a model writes about twice as fast.

    Weights are rounded once, with a scale for each output; activations in every step, with a scale
    for each token (vector-wise quantisation, arXiv 2208.07339, section 3.1). Products are summed as
    integers, so a token's result does not depend on the other tokens of the batch. Attention,
    embeddings and everything else between the linear layers stay float32. It cannot be trained.
    """

    weight_OI: torch.Tensor
    scale_O: torch.Tensor
    bias_O: torch.Tensor | None

    def __init__(self, layer: torch.nn.Linear) -> None:
        super().__init__()
        weight_OI, scale_O1 = _rounded(layer.weight.detach().float(), _largest_weight())
        self.register_buffer("weight_OI", weight_OI)
        self.register_buffer("scale_O", scale_O1[:, 0])
        self.register_buffer("bias_O", None if layer.bias is None else layer.bias.detach().float())

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """[..., I] to [..., O], float32."""
        input_TI, scale_T1 = _rounded(inputs.flatten(0, -2), _LARGEST)
        sum_TO = torch._int_mm(input_TI, self.weight_OI.t())
        output_TO = sum_TO.float().mul_(scale_T1).mul_(self.scale_O)
        if self.bias_O is not None:
            output_TO += self.bias_O
        return output_TO.view(*inputs.shape[:-1], -1)


def quantize_linears(model: torch.nn.Module) -> None:
    """Replace the linear layers of a float32 model with 8-bit ones."""
    modules = model.named_modules()
    names = [name for name, module in modules if isinstance(module, torch.nn.Linear)]
    for name in names:  # one by one: each float32 layer is freed before the next is converted
        layer = model.get_submodule(name)
        assert isinstance(layer, torch.nn.Linear)
        model.set_submodule(name, Int8Linear(layer))


@cache
def _largest_weight() -> int:
    """Of 8 bits, or of 7 on a processor without VNNI.

    Two products of 8 bits are there added in 16, where the largest ones do not fit.
    """
    largest = torch.full((64, 64), _LARGEST, dtype=torch.int8)
    is_exact = bool((torch._int_mm(largest, largest) == 64 * _LARGEST**2).all())
    return _LARGEST if is_exact else _LARGEST // 2


def _rounded(values: torch.Tensor, largest: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The values rounded to integers up to `largest`, and the scale of each row, as a column."""
    scales = values.abs().amax(-1, keepdim=True).div_(largest).clamp_(min=_TINY)
    return (values / scales).round_().to(torch.int8), scales
