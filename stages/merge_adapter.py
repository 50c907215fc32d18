"""Write a trained run as one model: `python -m stages.merge_adapter --model sft --out FOLDER`.

For whatever knows no adapters: a server behind the backend `openai`, an export, `model` of
params.yaml. The weights are float32, which loses nothing, unless `--dtype` says otherwise.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from lib.errors import ModelError
from lib.generation.runs import adapter_folder, read_run
from lib.lock import sole_writer
from lib.pipelines import outputs
from lib.stage import run_stage


def main() -> None:
    arguments = _arguments()
    out: Path = arguments.out
    if out.exists():
        raise ModelError(f"{out}: exists already; --out expects the name of a new folder")
    folder = outputs("models", arguments.model)
    card = read_run(folder)
    adapter = adapter_folder(folder, card)
    if adapter is None:
        raise ModelError(f"{folder}: this run is the model {card.model!r} itself, without adapter")
    with sole_writer(out):
        _merge(card.model, adapter, arguments.dtype, out)
    print(f"{card.run} with its adapter merged, {arguments.dtype}: {out}")


def _merge(model: str, adapter: Path, dtype: str, out: Path) -> None:
    """Raises ModelError where model or adapter cannot be loaded."""
    import torch  # seconds, like those that follow

    from lib.generation.hf_loading import load_model
    from lib.training.console import quiet_libraries

    quiet_libraries()
    loaded = load_model(model, adapter, "float32", "cpu")  # in which the adapter is merged
    staging = out.with_name(out.name + ".partial")
    shutil.rmtree(staging, ignore_errors=True)
    loaded.model.to(getattr(torch, dtype)).save_pretrained(staging)
    loaded.tokenizer.save_pretrained(staging)
    staging.rename(out)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Merge the adapter of a run into its base model")
    parser.add_argument("--model", metavar="RUN", required=True, help="a folder of outputs/models")
    parser.add_argument("--out", type=Path, required=True, help="folder to make")
    parser.add_argument(
        "--dtype",
        choices=("float32", "bfloat16", "float16"),
        default="float32",
        help="of the weights (float32)",
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
