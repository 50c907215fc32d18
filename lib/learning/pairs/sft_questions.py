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
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.database.sql.parse import normalise
from lib.database.sql.renaming import Renaming, people_names, renamed_copy, renamed_query
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
    split_check = dataset_paths(params).split_check
    if params.train_sets is not None or split_check != "databases":
        licence = params.datasets[params.data].licence
        of = {params.data: (own, licence)} | {s.name: (s.examples, s.licence) for s in sets}
        for name, (examples, stated) in of.items():
            origin = {"set": name, **({"licence": stated} if stated is not None else {})}
            if split_check != "databases" and name == params.data:
                origin["split_check"] = split_check
            origins |= {example.id: origin for example in examples}
    further = [example for one in sets for example in one.examples]
    share, everything = params.renamed_share, [*own, *further]
    if not share:
        return FurtherQuestions(further, origins, {})
    trusted = [example for example in everything if example.id not in doubts]
    count = round(len(everything) * share / (1 - share))
    cache = outputs(".cache", "renamed")
    renamed, failed = renamed_questions(trusted, count, params.seed, cache, sandbox)
    for example in renamed:
        original = example.id.removesuffix("-renamed")
        origins[example.id] = origins.get(original, {}) | {"renamed": True}
    return FurtherQuestions([*further, *renamed], origins, failed)


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


def renamed_questions(
    examples: Sequence[Example], count: int, seed: int, cache: Path, sandbox: Sandbox
) -> tuple[list[Example], dict[str, int]]:
    """`count` of the examples, drawn by `seed`, on renamed copies of their databases.

    Returns them in the order of the originals, and why how many questions have no copy.

    Conversations are drawn whole, up to the first question that cannot be renamed. Gold has the new
    names, and returns on the copy just what it returns on the original. There are fewer where no
    more can be renamed. `cache`: the folder of the copies, one for each database. The id of an
    example and of its database end in `-renamed`.
    """
    groups = list(conversations(examples))
    order = list(range(len(groups)))
    random.Random(f"{seed}-renamed").shuffle(order)
    databases: dict[str, _Renamed | None] = {}
    failed: Counter[str] = Counter()

    def with_copies(turns: Sequence[Example]) -> list[tuple[Example, Example]]:
        """Each question with its copy, up to the first that has none."""
        pairs = []
        for example in turns:
            if not example.evidence and example.db_path not in databases:
                databases[example.db_path] = _renamed_database(example, seed, cache)
            copy = _copy(example, databases.get(example.db_path))
            if isinstance(copy, str):
                failed[copy] += 1
                break
            pairs.append((example, copy))
        return pairs

    made: dict[int, list[Example]] = {}
    missing = count
    for start in range(0, len(order), _BATCH):
        if missing <= 0:
            break
        candidates = {place: with_copies(groups[place]) for place in order[start : start + _BATCH]}
        both = [one for pairs in candidates.values() for pair in pairs for one in pair]
        queries = [Query(one.db_path, one.gold_sql) for one in both]
        results = dict(zip(queries, sandbox.execute_many(queries), strict=True))
        for place, pairs in candidates.items():
            kept = []
            for pair in pairs:
                before, after = (results[Query(one.db_path, one.gold_sql)] for one in pair)
                if before.status != "ok" or (after.status, after.rows) != ("ok", before.rows):
                    failed["another result"] += 1
                    break
                kept.append(pair[1])
            if kept and missing > 0:
                made[place] = kept
                missing -= len(kept)
    found = [example for place in sorted(made) for example in made[place]]
    return found, dict(sorted(failed.items()))


@dataclass(frozen=True)
class _Renamed:
    """A database with its names and the copy that has them."""

    catalog: Catalog
    names: Renaming
    copy: Path


def _renamed_database(example: Example, seed: int, cache: Path) -> _Renamed | None:
    """None where it cannot be read or copied."""
    file = Path(example.db_path)
    try:
        catalog = load_catalog(file, example.db_id)
        names = people_names(catalog, f"{seed}-{example.db_id}")
        return _Renamed(catalog, names, renamed_copy(file, names, cache))
    except DataError:
        return None


def _copy(example: Example, database: _Renamed | None) -> Example | str:
    """The question on the copy of its database, or why there is none."""
    if example.evidence:
        return "a hint speaks of the names"
    if database is None:
        return "the database"
    sql = renamed_query(example.gold_sql, database.catalog, database.names)
    if sql is None:
        return "the query"
    stays = sql == normalise(example.gold_sql, database.catalog)
    if stays and example.conversation is None:  # else its later questions would be lost
        return "its names stay"
    return replace(
        example,
        id=f"{example.id}-renamed",
        db_id=f"{example.db_id}-renamed",
        db_path=str(database.copy),
        gold_sql=sql,
        accepted_sql=(),
        conversation=example.conversation and f"{example.conversation}-renamed",
    )
