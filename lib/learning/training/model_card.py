"""What a finished training says of itself: its figures, the data sets it learnt from, its card."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from huggingface_hub import EvalResult, ModelCardData

from lib.answering.generation.runs import model_fingerprint
from lib.answering.models.fetch import read_catalog
from lib.base.jsonl import read_json
from lib.learning.training.progress import Row

LEARNT_SETS = "sets.json"
"""The file of a run with its `LearntSets`, where its training data name the sets."""

LearntSets = dict[str, dict[str, Any]]
"""By name of a data set its `licence` (None: not stated), and in how many `rows` it was learnt.

And its `split_check` where that is `questions`.
"""

_SHARED = """

The held-out questions are on databases of the training questions (`split_check: questions`), so
figures on them are of new questions and not of new databases."""

_CARD = """---
{front_matter}
---

# Text-to-SQL adapter: {run}

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
    sets of all trainings so far, if the rows name them. `contents`: whether its prompts show what
    columns hold.
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
    contents: bool = False

    def one_line(self) -> str:
        """A summary to print when the stage has ended."""
        figures = self.metrics
        return (
            f"{self.run}: {figures['rows']} rows, {figures['steps']} steps, "
            f"loss {figures['first_loss']:.3f} to {figures['final_loss']:.3f}"
        )

    def card(self, folder: Path) -> str:
        """The text of README.md in `folder`, in the form that the Hugging Face hub reads."""
        sets = {"sets": "; ".join(sets_text(self.sets))} if self.sets else {}
        return _CARD.format(
            front_matter=front_matter(self.model, self.sets),
            run=self.run,
            summary=self.summary,
            data=_table({**self.data, **sets}) + (_SHARED if shares_databases(self.sets) else ""),
            parameters=_table(self.parameters),
            metrics=_table(self.metrics),
            model=self.model,
            folder=folder.as_posix(),
            base_fingerprint=model_fingerprint(self.model),
        )


def _table(values: Mapping[str, Any]) -> str:
    rows = [f"| {name.replace('_', ' ')} | {_cell(value)} |" for name, value in values.items()]
    return "\n".join(["| | |", "|---|---|", *rows])


def _cell(value: Any) -> str:
    if isinstance(value, int):
        return f"{value:,}"
    return ", ".join(value) if isinstance(value, list) else str(value)


def front_matter(
    base_model: str,
    sets: Iterable[str],
    licence: str | None = None,
    measured: Sequence[EvalResult] = (),
    name: str | None = None,
) -> str:
    """YAML of an adapter's card, between its lines of dashes.

    `base_model`: a folder or a hub id; a model of the catalog is named as on the hub. `sets`: what
    was learnt from. `licence`: in the hub's spelling. `name`: of the adapter that was `measured`.
    """
    known = {f"data/models/{name}": model.original for name, model in read_catalog().items()}
    return ModelCardData(
        base_model=known.get(base_model, base_model),
        library_name="peft",
        pipeline_tag="text-generation",
        license=licence,
        tags=["lora", "text-to-sql", "trl"],
        datasets=list(sets) or None,
        eval_results=list(measured) or None,
        model_name=name if measured else None,
    ).to_yaml()


def measured_ex(data: str, rows: Iterable[Mapping[str, Any]]) -> list[EvalResult]:
    """Final EX of each row of a summary.json on the dev split of `data`, as the hub reads it."""
    return [
        EvalResult(
            task_type="text-generation",
            task_name="Text-to-SQL",
            dataset_type=data,
            dataset_name=data,
            dataset_split="dev",
            metric_type="execution_accuracy",
            metric_name=_setting(row),
            metric_value=round(row["final_ex"], 1),
        )
        for row in rows
    ]


def _setting(row: Mapping[str, Any]) -> str:
    samples = "greedy" if row["samples"] == 1 else f"{row['samples']} samples, seed {row['seed']}"
    if row["repair"] == "none":
        return f"EX, no repair, {samples}"
    oracle = " (oracle)" if row["scope"] == "verified" else ""
    return f"EX, repair {row['repair']}, scope {row['scope']}{oracle}, {samples}"


def read_learnt_sets(run: Path) -> LearntSets:
    """The sets of a trained run; empty where its data named none.

    Raises DataError for a file that is not JSON.
    """
    file = run / LEARNT_SETS
    sets: LearntSets = read_json(file, "train that adapter again") if file.is_file() else {}
    return sets


def learnt_sets(rows: Iterable[Any], init_adapter: Path | None) -> LearntSets:
    """The sets of the rows, as their `meta` names them, and those of the adapter trained further.

    Empty where neither names any.
    """
    sets = {} if init_adapter is None else read_learnt_sets(init_adapter)
    for row in rows:
        meta = getattr(row, "meta", {})  # a dialogue has none
        if "set" in meta:
            found = sets.setdefault(meta["set"], {"licence": meta.get("licence"), "rows": 0})
            found["rows"] += 1
            if "split_check" in meta:
                found["split_check"] = meta["split_check"]
    return sets


def sets_text(sets: LearntSets) -> list[str]:
    """A text for each set: `cosql: 6,474 rows, CC BY-SA 4.0`."""
    return [
        f"{name}: {found['rows']:,} rows, {found['licence'] or 'licence not stated'}"
        for name, found in sets.items()
    ]


def shares_databases(sets: LearntSets) -> bool:
    """Whether questions on the databases of one of the sets are held out."""
    return any("split_check" in found for found in sets.values())
