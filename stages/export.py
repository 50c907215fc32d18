"""Write a trained run for other programs: `python -m stages.export --run sft --to gguf`.

`--to merged`: a model folder in which the adapter is merged into its base, for vLLM, transformers
and `model` of params.yaml. `--to gguf`: the same and a GGUF file in it, for llama.cpp and Ollama.
The folder is outputs/export/{run}, or that of `--out`. `--run` is the name of a folder in
outputs/models or data/adapters.
"""

import argparse
import shutil
from pathlib import Path

from pydantic import ValidationError

from lib.answering.generation.runs import RunCard, adapter_folder, read_run
from lib.answering.models.choice import run_folder
from lib.answering.models.gguf import GGUF_DTYPES, write_gguf
from lib.base.errors import DataError, ModelError
from lib.base.jsonl import read_json, write_json
from lib.base.pipeline import outputs
from lib.base.records import from_json, to_json
from lib.base.stage import run_stage, sole_writer

_MERGED_DTYPES = ("float32", "bfloat16", "float16")
_ORIGIN = "exported.json"
_ANOTHER = "name another folder with --out"


def main() -> None:
    arguments = _arguments()
    folder = run_folder(arguments.run)
    card = read_run(folder)
    adapter = adapter_folder(folder, card)
    if adapter is None:
        raise ModelError(f"{folder}: this run is the model {card.model!r} itself, without adapter")
    out: Path = arguments.out or outputs("export", arguments.run)
    if not out.name:
        raise ModelError(f"--out {out}: expected the name of a folder to make")
    with sole_writer(out):
        if arguments.to == "merged":
            if out.exists():
                raise ModelError(f"{out}: exists already; remove it, or {_ANOTHER}")
            _merge(card, adapter, arguments.dtype, out)
            written = out
        else:
            written = out / f"{arguments.run}-{arguments.dtype}.gguf"
            for other in out.glob("*.gguf"):  # with two, a server would have to choose
                raise ModelError(f"{other}: exists already; remove it, or {_ANOTHER}")
            if not _holds(out, card):
                _merge(card, adapter, "float32", out)
            write_gguf(out, arguments.dtype, written)
    print(f"{arguments.run} with its adapter merged, {arguments.dtype}: {written}")


def _merge(card: RunCard, adapter: Path, dtype: str, out: Path) -> None:
    """Write the model with its adapter merged. Raises ModelError where either cannot be loaded."""
    import torch  # takes seconds, like the following imports

    from lib.answering.generation.hf_loading import load_model
    from lib.learning.training.start import quiet_libraries

    quiet_libraries()
    loaded = load_model(card.model, adapter, "float32", "cpu")  # merges the adapter
    staging = out.with_name(out.name + ".partial")
    shutil.rmtree(staging, ignore_errors=True)
    loaded.model.to(getattr(torch, dtype)).save_pretrained(staging)
    loaded.tokenizer.save_pretrained(staging)
    write_json(staging / _ORIGIN, to_json(card))
    for path in staging.iterdir():
        path.chmod(0o644)  # transformers makes the weights readable for their owner only
    staging.rename(out)


def _holds(out: Path, card: RunCard) -> bool:
    """Whether the folder is this run, merged. Raises ModelError where it is anything else."""
    if not out.exists():
        return False
    try:
        if from_json(RunCard, read_json(out / _ORIGIN, "")) == card:
            return True
    except (ValidationError, DataError):
        pass
    holds = "holds something else than this run as it is now"
    raise ModelError(f"{out}: {holds}; remove it, or {_ANOTHER}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Write a trained run for other programs")
    parser.add_argument("--run", required=True, help="in outputs/models or data/adapters")
    parser.add_argument("--to", choices=("merged", "gguf"), required=True)
    parser.add_argument("--out", type=Path, help="folder (outputs/export/{run})")
    parser.add_argument(
        "--dtype",
        choices=(*_MERGED_DTYPES, "q8_0"),
        help="of the weights (merged: float32, which loses nothing; gguf: q8_0, 8 bits)",
    )
    arguments = parser.parse_args()
    allowed = {"merged": _MERGED_DTYPES, "gguf": GGUF_DTYPES}[arguments.to]
    arguments.dtype = arguments.dtype or {"merged": "float32", "gguf": "q8_0"}[arguments.to]
    if arguments.dtype not in allowed:
        parser.error(f"--dtype of --to {arguments.to}: expected {', '.join(allowed)}")
    return arguments


if __name__ == "__main__":
    run_stage(main)
