"""The questions that params.yaml selects from its data set: for training, hold-out, evaluation.

Questions of one conversation are drawn, cut into chunks and answered together.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from pathlib import Path

from lib.base.errors import DataError, ParamsError
from lib.base.params import MiningParams, Params, SplitParams
from lib.base.pipeline import dataset_paths, later_round
from lib.base.records import EvaluationSplit, Example
from lib.data.databases import without_rows
from lib.data.readers import load_examples

_ALL = SplitParams(offset=0, limit=None, sample=None)
_BEYOND = Path("data/beyond")


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects and whose databases can be asked.

    Those of the holdout are left out where it is in use.
    """
    paths = dataset_paths(params)
    without = paths.holdout.databases if paths.holdout.use else ()
    return _read(params, paths.train, params.train_split, skip_unusable=True, without=without)


def minable_examples(params: Params) -> tuple[list[Example], int]:
    """The training questions that pairs are made from, and how many were left out.

    Questions on a database without rows are left out.
    """
    examples = train_examples(params)
    empty = set(without_rows(examples))
    return [example for example in examples if example.id not in empty], len(empty)


def mining_params(params: Params, round: int) -> MiningParams:
    """The mining parameters of a round. Raises ParamsError where there is no such round."""
    return params.mining if round == 1 else later_round(params, round).mining


def mined_examples(examples: list[Example], params: Params, round: int) -> list[Example]:
    """Those of the minable examples that `mining.sample` selects in a round, in their order.

    Each round draws anew, so that later ones ask other questions too.
    """
    return _sampled(examples, mining_params(params, round).sample, params.seed + round - 1)


def held_out_examples(params: Params) -> list[Example]:
    """All questions that training must not have seen.

    Those of dev, of test where the data set has one, and of the holdout where it is in use.
    """
    paths = dataset_paths(params)
    files = [path for path in (paths.dev, paths.test) if path is not None]
    held_out = [example for file in files for example in _read(params, file, _ALL)]
    return held_out + (_holdout_examples(params, _ALL) if paths.holdout.use else [])


def evaluation_examples(params: Params) -> dict[EvaluationSplit, list[Example]]:
    """What `eval_split` selects from dev, and from test where `evaluation.test_split` is set.

    Where the holdout is in use, it selects from that alone.
    """
    paths = dataset_paths(params)
    if paths.holdout.use:
        return {"holdout": _holdout_examples(params, params.eval_split)}
    files: dict[EvaluationSplit, Path] = {"dev": paths.dev}
    if params.evaluation.test_split and paths.test is not None:
        files["test"] = paths.test
    return {split: _read(params, file, params.eval_split) for split, file in files.items()}


def sets_beyond(params: Params) -> dict[str, list[Example]]:
    """What `eval_split` selects from each data set that `stages.prepare_beyond` wrote, by name.

    Raises DataError where there is none.
    """
    part = params.eval_split
    folders = databases_beyond()
    if not folders:
        raise DataError(f"{_BEYOND}: no data set here; run `python -m stages.prepare_beyond` first")
    sets = {
        name: load_examples(
            databases.with_name("dev.json"),
            databases,
            offset=part.offset,
            limit=part.limit,
            id_prefix=name,
        )
        for name, databases in folders.items()
    }
    return {name: _sampled(examples, part.sample, params.seed) for name, examples in sets.items()}


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
    return _sampled(found[part.offset : stop], part.sample, params.seed)


def _read(
    params: Params,
    file: Path,
    part: SplitParams,
    *,
    skip_unusable: bool = False,
    without: Sequence[str] = (),
) -> list[Example]:
    """What `part` selects from the file, but for questions on the databases in `without`."""
    paths = dataset_paths(params)
    examples = load_examples(
        file,
        paths.databases,
        offset=part.offset,
        limit=part.limit,
        skip_unusable=skip_unusable,
        replaced=paths.replaced,
    )
    kept = [example for example in examples if example.db_id not in without]
    return _sampled(kept, part.sample, params.seed)


def _sampled(examples: list[Example], count: int | None, seed: int) -> list[Example]:
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


def conversations(examples: Iterable[Example]) -> Iterator[list[Example]]:
    """The questions of each conversation, in order; one that stands alone is a list of its own."""
    for _, turns in groupby(examples, lambda one: (one.conversation, one.conversation or one.id)):
        yield list(turns)


def rounds(examples: Iterable[Example]) -> Iterator[list[Example]]:
    """The first questions of all conversations, then the second ones, and so on.

    A question is in the round after that of the question before it in its conversation.
    """
    for turns in zip_longest(*conversations(examples)):
        yield [example for example in turns if example is not None]


def chunk_bounds(examples: Sequence[Example], size: int) -> list[int]:
    """Where chunks of `size` examples begin, and the number of all at the end.

    A chunk is longer where it would end within a conversation, and the next one begins after that.
    """
    bounds = [0]
    while bounds[-1] < len(examples):
        bound = min(bounds[-1] + size, len(examples))
        while bound < len(examples) and _same_conversation(examples[bound - 1], examples[bound]):
            bound += 1
        bounds.append(bound)
    return bounds


def _same_conversation(example: Example, following: Example) -> bool:
    return example.conversation is not None and example.conversation == following.conversation
