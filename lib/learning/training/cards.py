"""The files of a finished training: adapter, model card, run card, curves, metrics, timings.

They are first written beside the checkpoints and moved to their place at the end, so that a failed
training leaves an earlier result as it was.
"""

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from peft import PeftModel
from peft.utils import SAFETENSORS_WEIGHTS_NAME
from safetensors.torch import load_file, save_file

from lib.answering.generation.dtype import ResolvedDtype
from lib.answering.generation.runs import RunCard, model_fingerprint, write_run
from lib.base.jsonl import write_csv, write_json, write_text
from lib.learning.training.checkpoints import CheckpointFolder
from lib.learning.training.hub_card import front_matter
from lib.learning.training.learnt_sets import LEARNT_SETS, LearntSets, sets_text
from lib.learning.training.progress import Row
from lib.learning.training.start import ADAPTER

_CARD = """---
{front_matter}---

# {title}

{summary}

## Data

{data}

## Parameters

{parameters}

## Metrics

`first` and `final` are means over the first and the last tenth of the steps.

{metrics}

## Loading

```python
from peft import PeftModel
from transformers import AutoModelForCausalLM

base = AutoModelForCausalLM.from_pretrained({model!r})
model = PeftModel.from_pretrained(base, {folder!r})
```

The base model has the fingerprint `{base_fingerprint}`
(`lib.answering.generation.runs.model_fingerprint`).
"""


@dataclass(frozen=True)
class TrainingResult:
    """Everything that a training produces, except the weights.

    `run`: the name in reports, such as sft, dpo or sft_dpo. `summary`: one sentence on what was
    trained. `data`, `parameters`, `metrics`: tables of the model card; `metrics` is also the
    content of `metrics.json`. `timings`: what differs between two identical runs. `sets`: the data
    sets of all trainings so far, if the rows name them.
    """

    run: str
    model: str
    summary: str
    data: Mapping[str, Any]
    parameters: Mapping[str, Any]
    metrics: Mapping[str, Any]
    curves: list[Row]
    timings: Mapping[str, Any]
    sets: LearntSets = field(default_factory=dict)

    def one_line(self) -> str:
        """A summary to print when the stage has ended."""
        figures = self.metrics
        return (
            f"{self.run}: {figures['rows']} rows, {figures['steps']} steps, "
            f"loss {figures['first_loss']:.3f} to {figures['final_loss']:.3f}"
        )


def publish(
    model: PeftModel,
    result: TrainingResult,
    checkpoints: CheckpointFolder,
    out_dir: Path,
    dtype: ResolvedDtype,
) -> None:
    """Write everything beside the checkpoints, then move it file by file into `out_dir`.

    `dtype`: of the adapter's weights. What a killed run has left is deleted first, since the
    fingerprint of the adapter covers the whole folder.
    """
    staging = checkpoints.folder / "result"
    shutil.rmtree(staging, ignore_errors=True)
    save_adapter(model, staging, dtype)
    readme = staging / "README.md"
    readme.unlink()  # peft's own template
    adapter = model_fingerprint(result.model, staging)
    write_text(readme, [_model_card(result, out_dir)])
    write_run(staging, RunCard(result.run, result.model, ".", adapter))
    write_json(staging / "metrics.json", dict(result.metrics))
    write_csv(staging / "curves.csv", result.curves)
    write_json(staging / "timings.json", dict(result.timings))
    if result.sets:
        write_json(staging / LEARNT_SETS, result.sets)
    out_dir.mkdir(parents=True, exist_ok=True)
    for path in sorted(staging.iterdir()):
        path.replace(out_dir / path.name)


def _model_card(result: TrainingResult, folder: Path) -> str:
    """The text of README.md, in the form that the Hugging Face hub reads."""
    data = {**result.data, **({"sets": "; ".join(sets_text(result.sets))} if result.sets else {})}
    return _CARD.format(
        front_matter=front_matter(result.model, result.sets),
        title=f"Text-to-SQL adapter: {result.run}",
        summary=result.summary,
        data=_table(data),
        parameters=_table(result.parameters),
        metrics=_table(result.metrics),
        model=result.model,
        folder=folder.as_posix(),
        base_fingerprint=model_fingerprint(result.model),
    )


def _table(values: Mapping[str, Any]) -> str:
    rows = [f"| {name.replace('_', ' ')} | {_cell(value)} |" for name, value in values.items()]
    return "\n".join(["| | |", "|---|---|", *rows])


def _cell(value: Any) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    return ", ".join(value) if isinstance(value, list) else str(value)


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
    path = folder / "adapter_config.json"
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
