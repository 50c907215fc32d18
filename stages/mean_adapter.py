"""The mean of trained adapters: `python -m stages.mean_adapter --runs sft sft_seed2 --out mean`.

Adapters trained apart, on one model and the same kind of prompt, are often better as their mean
than each alone (Wortsman et al. 2022, "Model soups"). Their factors lie side by side in the new
adapter, so the mean is exact, and its rank is the sum of theirs.

`--runs` are folders of outputs/models or data/adapters. Writes outputs/models/{out}/, which
eval_repair, export and publish_adapter read as they read a trained run.
"""

import argparse
import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lib.answering.generation.runs import (
    RunCard,
    adapter_folder,
    first_line,
    model_fingerprint,
    read_run,
    write_run,
)
from lib.answering.models.choice import run_folder
from lib.base.errors import ModelError
from lib.base.jsonl import write_json
from lib.base.pipeline import outputs
from lib.base.stage import run_name, run_stage, sole_writer
from lib.learning.training.model_card import LEARNT_SETS, LearntSets, read_learnt_sets


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--runs", nargs="+", required=True, help="folders of outputs/models or data/adapters"
    )
    parser.add_argument("--out", type=run_name, required=True, help="a folder of outputs/models")
    arguments = parser.parse_args()
    runs = {folder: read_run(folder) for folder in map(run_folder, arguments.runs)}
    card, adapters = _checked(runs)
    out = outputs("models", arguments.out)
    with sole_writer(out):
        if out.exists():
            raise ModelError(f"{out}: exists already; remove it, or name another folder with --out")
        staging = out.with_name(out.name + ".partial")
        shutil.rmtree(staging, ignore_errors=True)
        rank = _write_mean(card.model, adapters, staging)
        fingerprint = model_fingerprint(card.model, staging)
        write_run(staging, RunCard(out.name, card.model, ".", fingerprint, card.contents))
        of = {folder.name: run.fingerprint for folder, run in runs.items()}
        write_json(staging / "metrics.json", {"mean_of": of, "rank": rank})
        if sets := _all_sets(runs):
            write_json(staging / LEARNT_SETS, sets)
        staging.rename(out)
    print(f"{out}: the mean of {len(runs)} adapters, of rank {rank}")


def _checked(runs: Mapping[Path, RunCard]) -> tuple[RunCard, list[Path]]:
    """The first card, and the folders of all adapters.

    Raises ModelError for fewer than two, and where they are not alike.
    """
    first, card = next(iter(runs.items()))
    if len(runs) < 2:
        raise ModelError(f"--runs: expected two adapters or more, found {first} alone")
    adapters = []
    for folder, run in runs.items():
        adapter = adapter_folder(folder, run)
        if adapter is None:
            raise ModelError(f"{folder}: this run is the model {run.model!r} itself, no adapter")
        if (run.model, run.contents) != (card.model, card.contents):
            raise ModelError(
                f"{folder}: an adapter of {_trained_on(run)}, but {first} is of {_trained_on(card)}"
            )
        adapters.append(adapter)
    return card, adapters


def _trained_on(run: RunCard) -> str:
    return f"{run.model!r} with `schema.contents: {str(run.contents).lower()}`"


def _write_mean(model: str, adapters: Sequence[Path], folder: Path) -> int:
    """Write the mean, in the dtype of the first adapter. Returns its rank.

    Raises ModelError where an adapter cannot be loaded.
    """
    import torch  # takes seconds, like the following imports
    from peft import PeftModel
    from peft.utils import SAFETENSORS_WEIGHTS_NAME
    from safetensors import SafetensorError, safe_open

    from lib.learning.training.checkpoints import save_adapter
    from lib.learning.training.start import ADAPTER, load_base, quiet_libraries

    quiet_libraries()
    mixed: Any = load_base(model, None, "float32").model  # the mean is as exact as its base
    names = [f"adapter_{number}" for number in range(len(adapters))]
    for name, adapter in zip(names, adapters, strict=True):
        try:
            if isinstance(mixed, PeftModel):
                mixed.load_adapter(str(adapter), name)
            else:
                mixed = PeftModel.from_pretrained(mixed, str(adapter), name)
        except (OSError, ValueError, RuntimeError, KeyError, TypeError, SafetensorError) as error:
            reason = first_line(error)
            raise ModelError(f"{adapter}: the adapter cannot be loaded: {reason}") from None
    mixed.add_weighted_adapter(names, [1 / len(names)] * len(names), ADAPTER, "cat")
    with safe_open(adapters[0] / SAFETENSORS_WEIGHTS_NAME, framework="pt") as weights:
        is_half = weights.get_tensor(next(iter(weights.keys()))).dtype == torch.bfloat16
    save_adapter(mixed, folder, "bfloat16" if is_half else "float32")
    (folder / "README.md").unlink()  # peft's own template
    return int(mixed.peft_config[ADAPTER].r)


def _all_sets(runs: Iterable[Path]) -> LearntSets:
    """What all runs have learnt from, with the sum of their rows."""
    sets: LearntSets = {}
    for run in runs:
        for name, learnt in read_learnt_sets(run).items():
            found = sets.setdefault(name, {**learnt, "rows": 0})
            found["rows"] += learnt["rows"]
    return sets


if __name__ == "__main__":
    run_stage(main)
