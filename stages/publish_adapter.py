"""Ship a trained adapter with the repository: `PIPELINE=spider python -m stages.publish_adapter`.

Copies the adapter of `--model` (sft_dpo) from outputs/{pipeline}/models/ to data/adapters/`--name`,
with its run card, its curves where it has any, SHA256SUMS, and a card that states data, licences
and figures: those rows of reports/{pipeline}/summary.json that were measured on this very adapter.

`hf upload USER/NAME data/adapters/NAME` puts such a folder on the Hugging Face hub.
"""

import argparse
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from tabulate import tabulate

from lib.answering.generation.runs import RunCard, read_run
from lib.answering.models.choice import ADAPTERS
from lib.base.errors import ModelError
from lib.base.identity import write_checksums
from lib.base.jsonl import read_json, write_text
from lib.base.pipeline import latest_report, load_params, outputs
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import forbids_shipping
from lib.learning.training.model_card import (
    LEARNT_SETS,
    LearntSets,
    front_matter,
    measured_ex,
    read_learnt_sets,
    sets_text,
    shares_databases,
)
from lib.scoring.statistics import INTERVALS, rate_text

_NAME = "qwen-0.5b-sql"
_WEIGHTS = ("adapter_config.json", "adapter_model.safetensors")
_FILES = (*_WEIGHTS, "metrics.json", "run.json")
_OTHER_FILES = ("curves.csv", LEARNT_SETS)  # a mean of adapters has no curves
_MOST_BYTES = 40_000_000  # every clone has them: the mean of two adapters of rank 16 on the 0.5B
_LICENCE = "cc-by-sa-4.0"  # of Spider, which every adapter that ships is trained on
_CARD = Path(__file__).with_name("adapter_card.md")
_SETTINGS = ("repair", "scope", "samples", "seed", "n")
_RATES = {
    "first_turn_ex": "first-turn EX",
    "final_ex": "final EX",
    "strict_ex": "strict EX",
    "executable_rate": "executable",
}

_SFT = """\
supervised fine-tuning on Spider's training questions, and on first answers that failed, followed by
feedback and by gold: those of the base model in a first round, its own in a second"""
_DPO = "direct preference optimisation on pairs of answers to Spider's training questions"
_TRAINING = {"sft": f"{_SFT}.", "dpo": f"{_DPO}.", "sft_dpo": f"{_SFT}; then {_DPO}."}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", default="sft_dpo", help="a folder of outputs/models (sft_dpo)")
    parser.add_argument("--name", default=_NAME, help=f"folder of {ADAPTERS} ({_NAME})")
    how = "a sentence for the card: how it was trained, where `make spider` did not"
    parser.add_argument("--training", help=how)
    arguments = parser.parse_args()
    run, out = outputs("models", arguments.model), ADAPTERS / arguments.name
    card = read_run(run)
    training = arguments.training or _TRAINING.get(card.run)
    if training is None:
        raise ModelError(f"run {card.run!r}: `make spider` trains none; --training says how it was")
    sets = read_learnt_sets(run)
    size = _checked_size(run, sets)
    summary = latest_report("summary.json")
    rows = read_json(summary, "run `stages.results keep` first") if summary.is_file() else []
    measured = [row for row in rows if row.get("model_fingerprint") == card.fingerprint]
    with sole_writer(out):
        out.mkdir(parents=True, exist_ok=True)
        for name in (*_FILES, *_OTHER_FILES):
            (out / name).unlink(missing_ok=True)  # of the adapter that was there before
            if name in _FILES or (run / name).is_file():
                shutil.copyfile(run / name, out / name)
        write_text(out / "README.md", [_adapter_card(out.name, card, training, measured, sets)])
        write_checksums(out)
    print(f"{out}: {size:,} bytes, {len(measured)} measured figures in its card")


def _checked_size(run: Path, sets: LearntSets) -> int:
    """The bytes of the adapter's files. Raises ModelError where it cannot be shipped."""
    if missing := [name for name in _FILES if not (run / name).is_file()]:
        raise ModelError(f"{run}: no {missing[0]}; only a trained adapter can be shipped")
    size = sum((run / name).stat().st_size for name in _FILES)
    if size > _MOST_BYTES:
        raise ModelError(
            f"{run}: {size:,} bytes; a shipped adapter has at most {_MOST_BYTES:,}: "
            "train one with a smaller `lora.rank`"
        )
    for name, of in sets.items():
        if of["licence"] is not None and forbids_shipping(of["licence"]):
            raise ModelError(
                f"{run}: learnt from {name}, whose licence ({of['licence']}) does not allow the "
                "weights to be shipped; train without it"
            )
    return size


def _adapter_card(
    name: str, run: RunCard, training: str, rows: Sequence[Mapping[str, Any]], sets: LearntSets
) -> str:
    """Markdown: what the adapter is, how it is used, its licences and its measured figures.

    `rows`: those of a summary.json. `sets`: what it learnt from, if its rows name that; else
    Spider.
    """
    data = load_params().data
    cells = [
        [*(str(row[key]) for key in _SETTINGS), *(rate_text(row, key) for key in _RATES)]
        for row in rows
    ]
    learnt = "\n".join(f"- {text}" for text in sets_text(sets))
    figures = measured_ex(data, rows)
    return _CARD.read_text(encoding="utf-8").format(
        name=name,
        run=run,
        base=Path(run.model).name,
        data=data,
        training=training,
        front_matter=front_matter(run.model, sets or ("spider",), _LICENCE, figures, name),
        unseen="question" if shares_databases(sets) else "question or database",
        learnt=f"\nBy data set:\n\n{learnt}\n" if sets else "",
        intervals=fill(INTERVALS, 100),
        table=tabulate(cells, [*_SETTINGS, *_RATES.values()], tablefmt="github"),
    )


if __name__ == "__main__":
    run_stage(main)
