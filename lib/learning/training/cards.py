"""The files of a finished training: adapter, model card, run card, curves, metrics, timings.

They are first written beside the checkpoints and moved to their place at the end, so that a failed
training leaves an earlier result as it was.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml
from peft import PeftModel

from lib.answering.generation.dtype import ResolvedDtype
from lib.answering.generation.runs import RunCard, model_fingerprint, write_run
from lib.base.jsonl import write_csv, write_json, write_text
from lib.learning.training.lora import save_adapter
from lib.learning.training.progress import Row

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
    content of `metrics.json`. `timings`: what differs between two identical runs.
    """

    run: str
    model: str
    summary: str
    data: Mapping[str, Any]
    parameters: Mapping[str, Any]
    metrics: Mapping[str, Any]
    curves: list[Row]
    timings: Mapping[str, Any]

    def one_line(self) -> str:
        """A summary to print when the stage has ended."""
        figures = self.metrics
        return (
            f"{self.run}: {figures['rows']} rows, {figures['steps']} steps, "
            f"loss {figures['first_loss']:.3f} to {figures['final_loss']:.3f}"
        )


def publish(
    model: PeftModel, result: TrainingResult, staging: Path, out_dir: Path, dtype: ResolvedDtype
) -> None:
    """Write everything into `staging`, then move it file by file into `out_dir`.

    `dtype`: of the adapter's weights. What a killed run has left in `staging` is deleted first,
    since the fingerprint of the adapter covers the whole folder.
    """
    shutil.rmtree(staging, ignore_errors=True)
    save_adapter(model, staging, dtype)
    readme = staging / "README.md"
    readme.unlink()  # peft's own template
    adapter = model_fingerprint(result.model, staging)
    write_text(readme, [model_card(result, out_dir)])
    write_run(staging, RunCard(result.run, result.model, ".", adapter))
    write_json(staging / "metrics.json", dict(result.metrics))
    write_csv(staging / "curves.csv", result.curves)
    write_json(staging / "timings.json", dict(result.timings))
    out_dir.mkdir(parents=True, exist_ok=True)
    for path in sorted(staging.iterdir()):
        path.replace(out_dir / path.name)


def model_card(result: TrainingResult, folder: Path) -> str:
    """The text of README.md, in the form that the Hugging Face hub reads."""
    front_matter = {
        "base_model": result.model,
        "library_name": "peft",
        "pipeline_tag": "text-generation",
        "tags": ["lora", "text-to-sql", "trl"],
    }
    return _CARD.format(
        front_matter=yaml.safe_dump(front_matter, sort_keys=False),
        title=f"Text-to-SQL adapter: {result.run}",
        summary=result.summary,
        data=_table(result.data),
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
