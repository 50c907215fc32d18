"""The questions whose gold SFT learns from besides those that are mined.

The further training sets of `train_sets`, and a share of all questions on copies of their databases
whose names are as people have them.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lib.answering.repair.prompts import earlier_questions, joined_hints
from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, outputs
from lib.base.records import Example
from lib.data.audit import FindingKind, read_doubts
from lib.data.selection import TrainSet, audit_name, conversations
from lib.database.catalog import Catalog, load_catalog
from lib.database.renamed import keep_bounded, people_names, renamed_copy
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.parse import normalise
from lib.database.sql.renaming import Renaming, renamed_query
from lib.learning.pairs.pair import Normaliser


@dataclass(frozen=True)
class FurtherQuestions:
    """`examples`: in the order of the sets, then the renamed ones.

    `origins`: by example id what `meta` of an SFT row says of where it is from, for the questions
    of the data set too. `not_renamed`: why how many questions were not renamed.
    """

    examples: list[Example]
    origins: dict[str, dict[str, Any]]
    not_renamed: dict[str, int]

    @property
    def renamed(self) -> int:
        """The number of renamed questions."""
        return sum("renamed" in origin for origin in self.origins.values())


def further_questions(
    params: Params,
    own: Sequence[Example],
    sets: Sequence[TrainSet],
    doubts: Mapping[str, Sequence[FindingKind]],
    sandbox: Sandbox,
) -> FurtherQuestions:
    """The questions of the sets, and as many renamed ones that `renamed_share` of all are these.

    `own`: the training questions of the data set. Only questions that the audit does not doubt are
    renamed. The same arguments give the same questions.
    """
    origins: dict[str, dict[str, Any]] = {}
    if params.train_sets is not None:
        licence = params.datasets[params.data].licence
        of = {params.data: (own, licence)} | {s.name: (s.examples, s.licence) for s in sets}
        for name, (examples, stated) in of.items():
            origin = {"set": name, **({"licence": stated} if stated is not None else {})}
            origins |= {example.id: origin for example in examples}
    further = [example for one in sets for example in one.examples]
    share, everything = params.renamed_share, [*own, *further]
    if not share:
        return FurtherQuestions(further, origins, {})
    trusted = [example for example in everything if example.id not in doubts]
    count = round(len(everything) * share / (1 - share))
    renamed = renamed_questions(trusted, count, params.seed, outputs(".cache", "renamed"), sandbox)
    for example in renamed.examples:
        original = example.id.removesuffix("-renamed")
        origins[example.id] = origins.get(original, {}) | {"renamed": True}
    return FurtherQuestions([*further, *renamed.examples], origins, renamed.failed)


def training_doubts(
    params: Params, own: Sequence[Example], sets: Iterable[TrainSet]
) -> dict[str, tuple[FindingKind, ...]]:
    """What the audit doubts of the data set's questions and of those of the sets.

    Raises DataError where one of them was not audited.
    """
    doubts = read_doubts(outputs("audit", dataset_paths(params).train.stem), own)
    for one in sets:
        if one.examples:
            doubts |= read_doubts(outputs("audit", audit_name(one.name)), one.examples)
    return doubts


def with_gold_history(examples: Iterable[Example], normaliser: Normaliser) -> Iterator[Example]:
    """The examples, follow-ups with the questions before them and their gold in the evidence.

    For training only: in evaluation the model's own answers stand there, in the same form.
    """
    for turns in conversations(examples):
        earlier: list[tuple[str, str]] = []
        for example in turns:
            evidence = joined_hints(example.evidence, earlier_questions(earlier))
            yield replace(example, evidence=evidence)
            if example is not turns[-1]:
                answer = normaliser.as_answer(example, example.gold_sql)
                earlier.append((example.question, answer))


_BATCH = 32  # conversations, whose queries run together


@dataclass(frozen=True)
class RenamedQuestions:
    """`examples`: in the order of the originals. `failed`: why how many questions have no copy."""

    examples: list[Example]
    failed: dict[str, int]


def renamed_questions(
    examples: Sequence[Example], count: int, seed: int, cache: Path, sandbox: Sandbox
) -> RenamedQuestions:
    """`count` of the examples, drawn by `seed`, on renamed copies of their databases.

    Conversations are drawn whole, up to the first question that cannot be renamed. Gold has the new
    names, and returns on the copy just what it returns on the original. There are fewer where no
    more can be renamed. `cache`: the folder of the copies, one for each database. The id of an
    example and of its database end in `-renamed`.
    """
    groups = list(conversations(examples))
    order = list(range(len(groups)))
    random.Random(f"{seed}-renamed").shuffle(order)
    maker = _Maker(seed, cache)
    made: dict[int, list[Example]] = {}
    missing = count
    for start in range(0, len(order), _BATCH):
        if missing <= 0:
            break
        batch = order[start : start + _BATCH]
        candidates = {index: maker.renamed(groups[index]) for index in batch}
        pairs = [pair for index in batch for pair in candidates[index]]
        queries = [Query(one.db_path, one.gold_sql) for pair in pairs for one in pair]
        results = dict(zip(queries, sandbox.execute_many(queries), strict=True))
        for index in batch:
            kept = []
            for original, renamed in candidates[index]:
                before, after = (
                    results[Query(one.db_path, one.gold_sql)] for one in (original, renamed)
                )
                if before.status != "ok" or (after.status, after.rows) != ("ok", before.rows):
                    maker.failed["another result"] += 1
                    break
                kept.append(renamed)
            if kept and missing > 0:
                made[index] = kept
                missing -= len(kept)
    keep_bounded(cache, maker.used)
    found = [example for index in sorted(made) for example in made[index]]
    return RenamedQuestions(found, dict(sorted(maker.failed.items())))


@dataclass(frozen=True)
class _Renamed:
    """A database with its names and the copy that has them."""

    catalog: Catalog
    names: Renaming
    copy: Path


class _Maker:
    """Makes copies of databases and of the questions on them, and counts what cannot be made."""

    def __init__(self, seed: int, cache: Path) -> None:
        self._seed = seed
        self._cache = cache
        self._databases: dict[str, _Renamed | None] = {}
        self.failed: Counter[str] = Counter()

    @property
    def used(self) -> frozenset[Path]:
        return frozenset(found.copy for found in self._databases.values() if found is not None)

    def renamed(self, turns: Sequence[Example]) -> list[tuple[Example, Example]]:
        """Each question with its copy, up to the first that has none."""
        pairs = []
        for example in turns:
            copy = self._copy(example)
            if copy is None:
                break
            pairs.append((example, copy))
        return pairs

    def _copy(self, example: Example) -> Example | None:
        if example.evidence:
            self.failed["a hint speaks of the names"] += 1
            return None
        database = self._database(example)
        if database is None:
            self.failed["the database"] += 1
            return None
        sql = renamed_query(example.gold_sql, database.catalog, database.names)
        if sql is None:
            self.failed["the query"] += 1
            return None
        stays = sql == normalise(example.gold_sql, database.catalog)
        if stays and example.conversation is None:  # else its later questions would be lost
            self.failed["its names stay"] += 1
            return None
        conversation = example.conversation and f"{example.conversation}-renamed"
        return replace(
            example,
            id=f"{example.id}-renamed",
            db_id=f"{example.db_id}-renamed",
            db_path=str(database.copy),
            gold_sql=sql,
            accepted_sql=(),
            conversation=conversation,
        )

    def _database(self, example: Example) -> _Renamed | None:
        if example.db_path not in self._databases:
            try:
                file = Path(example.db_path)
                catalog = load_catalog(file, example.db_id)
                names = people_names(catalog, f"{self._seed}-{example.db_id}")
                found = _Renamed(catalog, names, renamed_copy(file, names, self._cache))
            except DataError:
                found = None
            self._databases[example.db_path] = found
        return self._databases[example.db_path]
