"""Pretrain the embedded base model from scratch: data/base_model/.

A frozen stage: `dvc repro` never runs it, the model is part of the repository. Run it with
`python -m stages.pretrain_base` (docs/base_model.md). A killed run continues where it stopped.
"""

from __future__ import annotations

import json
from pathlib import Path

import torch

from lib.data.ingest import load_examples
from lib.fingerprints import fingerprint
from lib.jsonl import write_json, write_text
from lib.params import Params, dataset_paths, load_params
from lib.pretraining.corpus import CorpusSampler, exclusion_key
from lib.pretraining.lexicon import load_lexicon
from lib.pretraining.loop import CURRICULUM, evaluate, pretrain
from lib.pretraining.tokenizer import train_tokenizer
from lib.stage import run_stage

_OUT = Path("data/base_model")
_WORK = Path("outputs/.work/pretrain_base")


def main() -> None:
    params = load_params()
    corpus = CorpusSampler(load_lexicon(), params.seed, _evaluation_texts(params))
    work = _WORK / fingerprint(params.pretrain, params.seed)
    work.mkdir(parents=True, exist_ok=True)
    texts = (
        example.prompt + example.completion
        for example in (
            corpus.sample(CURRICULUM[-1], index, "tokenizer")
            for index in range(params.pretrain.tokenizer_examples)
        )
    )
    tokenizer = train_tokenizer(texts, params.pretrain.vocabulary_size, params.pretrain.context)
    model = pretrain(tokenizer, corpus, params.pretrain, params.seed, work)
    figures = evaluate(model, tokenizer, corpus, params.pretrain)

    model.to(torch.float16).save_pretrained(_OUT)
    tokenizer.save_pretrained(_OUT)
    write_text(_OUT / "curves.jsonl", [(work / "curves.jsonl").read_text(encoding="utf-8")])
    manifest = {
        "parameters": sum(parameter.numel() for parameter in model.parameters()),
        "steps": params.pretrain.steps,
        "seed": params.seed,
        "excluded_examples": corpus.excluded_count,
        "held_out": figures,
    }
    write_json(_OUT / "pretraining.json", manifest)
    print(json.dumps(manifest, indent=2))


def _evaluation_texts(params: Params) -> frozenset[str]:
    """The dev and test questions and queries of the data set, which pretraining leaves out."""
    paths = dataset_paths(params)
    texts: set[str] = set()
    for split in (paths.dev, paths.test):
        if split is not None:
            for example in load_examples(split, paths.databases):
                texts |= {exclusion_key(example.question), exclusion_key(example.gold_sql)}
    return frozenset(texts)


if __name__ == "__main__":
    run_stage(main)
