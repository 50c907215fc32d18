"""The questions that params.yaml selects from its data set: for training, hold-out, evaluation."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from pathlib import Path

from lib.data.conversations import conversations
from lib.data.ingest import read_examples
from lib.data.rows import without_rows
from lib.data.store import ExampleStore
from lib.errors import DataError, ParamsError
from lib.params import MiningParams, Params, SplitParams, dataset_paths, second_round
from lib.records import EvaluationSplit, Example

_ALL = SplitParams(offset=0, limit=None, sample=None)
_BEYOND = Path("data/beyond")


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects and whose databases can be asked.

    Those of the holdout are left out where it is in use.
    """
    paths = dataset_paths(params)
    without = paths.holdout.databases if paths.holdout.use else ()
    return list(_read(params, paths.train, params.train_split, skip_unusable=True, without=without))


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
    """All questions that training must not have seen.

    Those of dev, of test where the data set has one, and of the holdout where it is in use.
    """
    paths = dataset_paths(params)
    files = [path for path in (paths.dev, paths.test) if path is not None]
    held_out = [example for file in files for example in _read(params, file, _ALL)]
    return held_out + (_holdout_examples(params, _ALL) if paths.holdout.use else [])


def evaluation_examples(params: Params) -> dict[EvaluationSplit, ExampleStore]:
    """What `eval_split` selects from dev, and from test where `evaluation.test_split` is set.

    Where the holdout is in use, it selects from that alone.
    """
    paths = dataset_paths(params)
    if paths.holdout.use:
        return {"holdout": ExampleStore(_holdout_examples(params, params.eval_split))}
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


def _holdout_examples(params: Params, part: SplitParams) -> list[Example]:
    """What `part` selects from the questions on the databases of the holdout.

    Raises ParamsError where there is no such database, or one has no question.
    """
    paths = dataset_paths(params)
    wanted = paths.holdout.databases
    examples = _read(params, paths.train, _ALL, skip_unusable=True)
    found = [example for example in examples if example.db_id in wanted]
    missing = sorted(set(wanted) - {example.db_id for example in found})
    if missing or not wanted:
        raise ParamsError(
            f"`datasets.{paths.name}.holdout.databases`: expected databases that questions of "
            f"{paths.train} are about and that can be asked, found {', '.join(missing) or 'none'}"
        )
    stop = None if part.limit is None else part.offset + part.limit
    return list(_sampled(found[part.offset : stop], part.sample, params.seed))


def _read(
    params: Params,
    file: Path,
    part: SplitParams,
    *,
    skip_unusable: bool = False,
    without: Sequence[str] = (),
) -> Iterable[Example]:
    """What `part` selects from the file, but for questions on the databases in `without`."""
    paths = dataset_paths(params)
    examples = read_examples(
        file,
        paths.databases,
        offset=part.offset,
        limit=part.limit,
        skip_unusable=skip_unusable,
        replaced=paths.replaced,
    )
    kept = (example for example in examples if example.db_id not in without)
    return _sampled(kept, part.sample, params.seed)


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
