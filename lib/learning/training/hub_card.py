"""The front matter of a model card, as the Hugging Face hub reads it.

Its form: https://huggingface.co/docs/hub/model-cards. What is measured goes into `model-index`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import yaml

from lib.answering.models.catalog import read_catalog

_TASK = {"type": "text-generation", "name": "Text-to-SQL"}
_EX = "execution_accuracy"


def front_matter(
    base_model: str,
    sets: Iterable[str],
    licence: str | None = None,
    index: Sequence[Mapping[str, Any]] = (),
) -> str:
    """YAML of an adapter's card, between its lines of dashes.

    `base_model`: a folder or a hub id; a model of the catalog is named as on the hub. `sets`: what
    was learnt from. `licence`: in the hub's spelling. `index`: of `model_index`.
    """
    known = {f"data/models/{name}": model.original for name, model in read_catalog().items()}
    payload: dict[str, Any] = {
        "base_model": known.get(base_model, base_model),
        "library_name": "peft",
        "pipeline_tag": "text-generation",
        "license": licence,
        "tags": ["lora", "text-to-sql", "trl"],
        "datasets": list(sets),
        "model-index": list(index),
    }
    given = {name: value for name, value in payload.items() if value}
    return yaml.safe_dump(given, sort_keys=False)


def model_index(name: str, data: str, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Final EX of each row of a summary.json on the dev split of `data`; [] without rows."""
    if not rows:
        return []
    metrics = [
        {"type": _EX, "name": _setting(row), "value": round(row["final_ex"], 1)} for row in rows
    ]
    dataset = {"type": data, "name": data, "split": "dev"}
    return [{"name": name, "results": [{"task": _TASK, "dataset": dataset, "metrics": metrics}]}]


def _setting(row: Mapping[str, Any]) -> str:
    samples = "greedy" if row["samples"] == 1 else f"{row['samples']} samples"
    if row["repair"] == "none":
        return f"EX, no repair, {samples}"
    oracle = " (oracle)" if row["scope"] == "verified" else ""
    return f"EX, repair {row['repair']}, scope {row['scope']}{oracle}, {samples}"
