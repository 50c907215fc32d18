"""The questions that params.yaml selects: for training, hold-out, evaluation.

Questions of one conversation are drawn, cut into chunks and answered together.
"""

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, zip_longest
from pathlib import Path

from lib.base.errors import DataError, ParamsError
from lib.base.jsonl import read_json, read_rows
from lib.base.params import MiningParams, Params, SplitParams, TrainSetParams
from lib.base.pipeline import dataset_paths, later_round
from lib.base.records import EvaluationSplit, Example
from lib.data.databases import without_rows
from lib.data.readers import load_examples

_ALL = SplitParams(offset=0, limit=None, sample=None)
_BEYOND = Path("data/beyond")
_ORDINARY = Path("data/ordinary")
ALONE = "_alone"
"""Ends the name of a set of conversations whose questions are asked alone."""

_PREPARE = "run `python -m stages.prepare_beyond` first"
_FORBIDS_SHIPPING = re.compile(
    r"\bNC\b|\bND\b|non-?commercial|no[n\s-]*derivative|research|reserved|proprietary"
    r"|none stated|unknown",
    re.IGNORECASE,
)


def train_examples(params: Params) -> list[Example]:
    """The training questions that `train_split` selects and whose databases can be asked.

    Those of the holdout are left out where it is in use, and those whose gold `leave_out_gold`
    names.
    """
    paths = dataset_paths(params)
    doubted = _judged_gold(params)
    without = paths.holdout.databases if paths.holdout.use else ()
    examples = _read(params, paths.train, params.train_split, skip_unusable=True, without=without)
    return [one for one in examples if (one.db_id, one.question) not in doubted]


def _judged_gold(params: Params) -> frozenset[tuple[str, str]]:
    """The (db_id, question) of training questions whose gold has a verdict of `leave_out_gold`.

    Raises ParamsError where the data set has no file of verdicts, and DataError for the file.
    """
    if not params.leave_out_gold:
        return frozenset()
    file = params.datasets[dataset_paths(params).name].gold_verdicts
    if file is None:
        raise ParamsError(
            f"`leave_out_gold`: {params.data} has no verdicts; expected a file in "
            f"`datasets.{params.data}.gold_verdicts`, or null"
        )
    remedy = f"`leave_out_gold` needs it: {_PREPARE}, or set it to null"
    rows = read_rows(Path(file), ("db_id", "question", "verdict"), remedy)
    return frozenset(
        (str(row["db_id"]), str(row["question"]).strip())
        for row in rows
        if str(row["verdict"]).lower() in params.leave_out_gold
    )


@dataclass(frozen=True)
class TrainSet:
    """A further set of training questions, of `total`, with what is left out of it, and why."""

    name: str
    licence: str
    examples: tuple[Example, ...]
    total: int
    left_out: dict[str, int]

    def summary(self) -> dict[str, object]:
        """For provenance."""
        return {
            "set": self.name,
            "licence": self.licence,
            "questions": len(self.examples),
            "of": self.total,
            "left_out": self.left_out,
        }

    def line(self) -> str:
        """What is used of it, for the end of a stage."""
        without = ", ".join(f"{count:,} {why}" for why, count in self.left_out.items())
        licence = self.licence or "no licence stated"
        return f"{self.name}: {len(self.examples):,} of {self.total:,} questions, {licence}" + (
            f"; left out: {without}" if without else ""
        )


def train_sets(params: Params) -> list[TrainSet]:
    """What `train_sets` selects, in its order: whole conversations, at random by `seed`.

    Left out are questions on databases that cannot be asked, have no rows, or are of the holdout
    where it is in use, those whose gold `leave_out_gold` names, and a set whose licence does not
    allow the weights to be shipped. Raises ParamsError where a set is named twice, and DataError
    where it is not there.
    """
    parts = params.train_sets or ()
    names = [params.data, *(part.name for part in parts)]
    for part in parts:
        if names.count(part.name) > 1:
            raise ParamsError(
                f"`train_sets`: {part.name} occurs twice; expected further sets, each once "
                "(the questions of `data` are trained on in any case)"
            )
    return [_train_set(params, part) for part in parts]


def train_set_file(name: str) -> Path:
    """The training questions of a set in data/beyond/. Raises DataError where there are none."""
    file = _BEYOND / name / "train.json"
    if not file.is_file():
        known = sorted(path.parent.name for path in _BEYOND.glob("*/train.json"))
        raise DataError(
            f"{file}: no such file, which `train_sets` names; {_PREPARE} (with training questions "
            f"there are {', '.join(known) or 'none'})"
        )
    return file


def audit_name(name: str) -> str:
    """The name of the audit of a set in data/beyond/, with which the ids of its questions begin."""
    return f"{name}-train"


def train_set_examples(name: str) -> list[Example]:
    """All training questions of a set in data/beyond/, as they are audited.

    Raises DataError where there are none.
    """
    file = train_set_file(name)
    return load_examples(file, file.with_name("database"), id_prefix=audit_name(name))


def _train_set(params: Params, part: TrainSetParams) -> TrainSet:
    file = train_set_file(part.name)
    stated = read_json(file.with_name("provenance.json"), _PREPARE)
    licence = str(stated.get("licence") or "") if isinstance(stated, dict) else ""
    everything = train_set_examples(part.name)
    if forbids_shipping(licence):
        reason = "whose licence forbids shipping weights"
        return TrainSet(part.name, licence, (), len(everything), {reason: len(everything)})
    records = read_rows(file, ("db_id", "question"), _PREPARE)
    originals = [str(record.get("spider_question", "")).strip() for record in records]
    holdout = dataset_paths(params).holdout
    held_out = frozenset(holdout.databases if holdout.use else ())
    empty = set(without_rows(everything))
    doubted = _judged_gold(params)
    left_out: Counter[str] = Counter()
    usable = []
    for example, original in zip(everything, originals, strict=True):
        if example.db_id in held_out:
            left_out["on databases of the holdout"] += 1
        elif example.id in empty:
            left_out["on databases without rows"] += 1
        elif example.conversation is None and not doubted.isdisjoint(
            (example.db_id, text) for text in (original, example.question)
        ):
            left_out["with gold that judges doubt"] += 1
        else:
            usable.append(example)
    count = part.limit if part.share is None else max(1, round(part.share * len(usable)))
    chosen = _sampled(usable, count, params.seed)
    return TrainSet(part.name, licence, tuple(chosen), len(everything), dict(left_out))


def forbids_shipping(licence: str) -> bool:
    """Whether what is trained under the licence may not be given away for any use.

    No licence, one without commercial use, and one without derived works forbid it.
    """
    return not licence.strip() or bool(_FORBIDS_SHIPPING.search(licence))


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

    Those of dev, of test where the data set has one, of the holdout where it is in use, and with
    `train_sets` those of each evaluation set in data/beyond/.
    """
    paths = dataset_paths(params)
    files = [path for path in (paths.dev, paths.test) if path is not None]
    held_out = [example for file in files for example in _read(params, file, _ALL)]
    held_out += _holdout_examples(params, _ALL) if paths.holdout.use else []
    if params.train_sets is not None:
        held_out += [example for one in _beyond(_ALL, params.seed).values() for example in one]
    return held_out


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
    sets = _beyond(params.eval_split, params.seed)
    if not sets:
        raise DataError(f"{_BEYOND}: no data set here; {_PREPARE}")
    return sets


def asked_alone(sets: Mapping[str, Sequence[Example]]) -> dict[str, list[Example]]:
    """The sets of conversations, each question without those before it; names end with `ALONE`."""
    return {
        name + ALONE: [replace(example, conversation=None) for example in examples]
        for name, examples in sets.items()
        if any(example.conversation is not None for example in examples)
    }


def _beyond(part: SplitParams, seed: int) -> dict[str, list[Example]]:
    """What `part` selects from each evaluation set."""
    sets = {}
    for name, databases in databases_beyond().items():
        file = databases.with_name("dev.json")
        offset, limit = part.offset, part.limit
        examples = load_examples(file, databases, offset=offset, limit=limit, id_prefix=name)
        sets[name] = _sampled(examples, part.sample, seed)
    return sets


def databases_beyond() -> dict[str, Path]:
    """The folder of databases of each data set that `stages.prepare_beyond` wrote, by name.

    And of `ordinary`, which comes with the repository.
    """
    files = [*_BEYOND.glob("*/dev.json"), *filter(Path.is_file, [_ORDINARY / "dev.json"])]
    return {file.parent.name: file.with_name("database") for file in sorted(files)}


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
    names = [example.conversation for example in examples]
    bounds = [0]
    while bounds[-1] < len(examples):
        bound = min(bounds[-1] + size, len(examples))
        while bound < len(names) and names[bound] is not None and names[bound] == names[bound - 1]:
            bound += 1
        bounds.append(bound)
    return bounds
