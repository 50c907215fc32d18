"""Pretrain the embedded base model from scratch: data/base_model/.

A frozen stage: `dvc repro` never runs it, the model is part of the repository. Run it with
`python -m stages.pretrain_base` (docs/base_model.md). A killed run continues where it stopped.
Needs the demo data, whose evaluation questions are left out of the corpus.
"""

import dataclasses
import json
import shutil
from pathlib import Path
from typing import Any

import torch
from transformers import LlamaForCausalLM

from lib.base.errors import DataError
from lib.base.identity import code_fingerprint, files_fingerprint, fingerprint
from lib.base.jsonl import write_csv, write_json
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params, outputs_of
from lib.base.records import Example, to_json
from lib.base.stage import run_stage, sole_writer
from lib.data.selection import held_out_examples, train_examples
from lib.data.split import require_clean_split
from lib.making.base_model.corpus import CURRICULUM, CorpusSampler, RealQuestions, exclusion_keys
from lib.making.base_model.lexicon import LEXICON_FOLDER, load_lexicon
from lib.making.base_model.loop import evaluate, held_out_groups, pretrain, read_curves
from lib.making.base_model.tokenizer import corpus_tokenizer
from lib.making.english import PHRASES_FILE

_OUT = Path("data/base_model")
_WORK = outputs_of("", ".work", "pretrain_base")
_DEMO = "demo"


def main() -> None:
    params = load_params()
    with sole_writer(_OUT):
        _pretrain(params)


def _pretrain(params: Params) -> None:
    held_out = _evaluation_examples(params)
    evaluation = [example for examples in held_out.values() for example in examples]
    excluded = exclusion_keys(evaluation)
    real_examples = _real_examples(params)
    check = require_clean_split(real_examples, evaluation) if real_examples else None
    real = RealQuestions(real_examples) if real_examples else None
    corpus = CorpusSampler(load_lexicon(), params.seed, excluded, real)
    drawn = corpus.fingerprint(CURRICULUM)
    code = code_fingerprint("making"), files_fingerprint([LEXICON_FOLDER, PHRASES_FILE])
    work = _WORK / fingerprint(code, drawn, params.pretrain, params.seed, sorted(excluded))
    print(f"pretrain_base: checkpoint, curves and timings in {work}", flush=True)
    tokenizer = corpus_tokenizer(corpus, params.pretrain, work / "tokenizer")
    model = pretrain(tokenizer, corpus, params.pretrain, params.seed, work)

    staging = work / "model"
    shutil.rmtree(staging, ignore_errors=True)
    model.half().save_pretrained(staging)  # half precision, for its size
    tokenizer.save_pretrained(staging)
    shipped = LlamaForCausalLM.from_pretrained(staging, dtype=torch.float32)
    curves = read_curves(work)
    manifest: dict[str, Any] = {
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "vocabulary": len(tokenizer),
        "steps": params.pretrain.steps,
        "examples": params.pretrain.steps * params.pretrain.batch_size,
        "seed": params.seed,
        "corpus_fingerprint": drawn,
        "real_questions": len(real) if real else 0,
        "real_questions_of": params.pretrain.real_questions if real else None,
        "split_check": to_json(check) if check else None,
        "evaluation_questions": {name: len(examples) for name, examples in held_out.items()},
        "evaluation_texts": len(excluded),
        "left_out_examples": sum(row["left_out"] for row in curves),
        "held_out_examples": params.pretrain.held_out,
        "held_out": evaluate(
            shipped, tokenizer, held_out_groups(corpus, params.pretrain), params.pretrain.batch_size
        ),
    }
    write_json(staging / "pretraining.json", manifest)
    write_csv(staging / "curves.csv", curves)
    _OUT.mkdir(parents=True, exist_ok=True)
    for path in sorted(staging.iterdir()):  # a failure before this point leaves the old files
        path.replace(_OUT / path.name)
    print(json.dumps(manifest, indent=2))


def _evaluation_examples(params: Params) -> dict[str, list[Example]]:
    """What the corpus leaves out: dev and test of the demo and of all other available data sets.

    Raises DataError where the demo is missing.
    """
    examples: dict[str, list[Example]] = {}
    for name in dict.fromkeys((_DEMO, *params.datasets)):
        data = dataclasses.replace(params, data=name)
        dev = dataset_paths(data).dev
        if dev.is_file():
            examples[name] = held_out_examples(data)
        elif name == _DEMO:
            raise DataError(f"{dev}: no such file; make the demo first: python -m stages.make_demo")
    return examples


def _real_examples(params: Params) -> list[Example]:
    """The training questions of `pretrain.real_questions`; none where the file is missing."""
    if params.pretrain.real_questions is None:
        return []
    data = dataclasses.replace(params, data=params.pretrain.real_questions)
    train = dataset_paths(data).train
    if not train.is_file():
        print(f"pretrain_base: no {train}: the corpus holds drawn questions alone", flush=True)
        return []
    return train_examples(data)


if __name__ == "__main__":
    run_stage(main, __doc__)
