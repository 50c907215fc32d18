"""The questions that params.yaml selects from its data set: for training, hold-out, evaluation."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

from lib.data.conversations import conversations
from lib.data.ingest import read_examples
from lib.data.rows import without_rows
from lib.data.store import ExampleStore
from lib.params import MiningParams, Params, SplitParams, dataset_paths, second_round
from lib.records import EvaluationSplit, Example

_ALL = SplitParams(offset=0, limit=None, sample=None)


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects."""
    return list(_read(params, dataset_paths(params).train, params.train_split))


def minable_examples(params: Params) -> tuple[list[Example], int]:
    """The training questions that pairs are made from, and how many were left out.

    Questions on a database without rows are left out: there, nearly any query returns what gold
    returns.
    """
    examples = train_examples(params)
    empty = set(without_rows(examples))
    return [example for example in examples if example.id not in empty], len(empty)


def mining_params(params: Params, round: int) -> MiningParams:
    """The mining parameters of a round. Raises ParamsError where there is no such round."""
    return params.mining if round == 1 else second_round(params).mining


def mined_examples(examples: list[Example], mining: MiningParams, seed: int) -> list[Example]:
    """Those of the minable examples that `mining.sample` selects, in their order."""
    return examples if mining.sample is None else _sampled(examples, mining.sample, seed)


def held_out_examples(params: Params) -> list[Example]:
    """All questions that training must not have seen: dev, and test where the data set has one."""
    paths = dataset_paths(params)
    files = [path for path in (paths.dev, paths.test) if path is not None]
    return [example for file in files for example in _read(params, file, _ALL)]


def evaluation_examples(params: Params) -> dict[EvaluationSplit, ExampleStore]:
    """What `eval_split` selects from dev, and from test where `evaluation.test_split` is set."""
    paths = dataset_paths(params)
    files: dict[EvaluationSplit, Path] = {"dev": paths.dev}
    if params.evaluation.test_split and paths.test is not None:
        files["test"] = paths.test
    return {
        split: ExampleStore(_read(params, file, params.eval_split)) for split, file in files.items()
    }


def _read(params: Params, file: Path, part: SplitParams) -> Iterable[Example]:
    paths = dataset_paths(params)
    examples = read_examples(
        file,
        paths.databases,
        offset=part.offset,
        limit=part.limit,
        missing_databases=paths.missing_databases,
        replaced=paths.replaced,
    )
    return examples if part.sample is None else _sampled(examples, part.sample, params.seed)


def _sampled(examples: Iterable[Example], count: int, seed: int) -> list[Example]:
    """`count` of the examples in their order; all of them where there are fewer.

    Conversations are drawn whole, so that the sample may end with a few examples more. With the
    same seed, a smaller sample is part of a larger one.
    """
    groups = list(conversations(examples))
    order = list(range(len(groups)))
    random.Random(seed).shuffle(order)
    chosen: list[int] = []
    for index in order:
        if count <= 0:
            break
        chosen.append(index)
        count -= len(groups[index])
    return [example for index in sorted(chosen) for example in groups[index]]
