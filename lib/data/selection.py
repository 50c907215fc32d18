"""The questions that params.yaml selects from its data set: for training, hold-out, evaluation."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path

from lib.data.conversations import conversations
from lib.data.ingest import read_examples
from lib.data.rows import without_rows
from lib.data.store import ExampleStore
from lib.errors import DataError
from lib.params import MiningParams, Params, SplitParams, dataset_paths, second_round
from lib.records import EvaluationSplit, Example

_ALL = SplitParams(offset=0, limit=None, sample=None)
_BEYOND = Path("data/beyond")


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects and whose databases can be asked."""
    train = dataset_paths(params).train
    return list(_read(params, train, params.train_split, skip_unusable=True))


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
    return list(_sampled(examples, mining.sample, seed))


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


def sets_beyond(params: Params) -> dict[str, ExampleStore]:
    """What `eval_split` selects from each data set that `stages.prepare_beyond` wrote, by name.

    Raises DataError where there is none.
    """
    part = params.eval_split
    folders = databases_beyond()
    if not folders:
        raise DataError(f"{_BEYOND}: no data set here; run `python -m stages.prepare_beyond` first")

    def read(name: str, databases: Path) -> Iterable[Example]:
        examples = read_examples(
            databases.with_name("dev.json"),
            databases,
            offset=part.offset,
            limit=part.limit,
            id_prefix=name,
        )
        return _sampled(examples, part.sample, params.seed)

    return {name: ExampleStore(read(name, folder)) for name, folder in folders.items()}


def databases_beyond() -> dict[str, Path]:
    """The folder of databases of each data set that `stages.prepare_beyond` wrote, by name."""
    files = sorted(_BEYOND.glob("*/dev.json"))
    return {file.parent.name: file.with_name("database") for file in files}


def _read(
    params: Params, file: Path, part: SplitParams, *, skip_unusable: bool = False
) -> Iterable[Example]:
    paths = dataset_paths(params)
    examples = read_examples(
        file,
        paths.databases,
        offset=part.offset,
        limit=part.limit,
        skip_unusable=skip_unusable,
        replaced=paths.replaced,
    )
    return _sampled(examples, part.sample, params.seed)


def _sampled(examples: Iterable[Example], count: int | None, seed: int) -> Iterable[Example]:
    """`count` of the examples in their order; all of them where there are fewer, or it is None.

    Conversations are drawn whole, so that the sample may end with a few examples more. With the
    same seed, a smaller sample is part of a larger one.
    """
    if count is None:
        return examples
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
