"""A set of invented questions on copies of databases, as training reads it."""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import write_json
from lib.database.catalog import load_catalog
from lib.database.contents import with_contents
from lib.database.perturbed.copies import perturbed_copies
from lib.database.sandbox.sandbox import Query, Sandbox
from lib.learning.invented.added import with_additions
from lib.learning.invented.questions import Invented, Inventor

_SEED = 5  # of the perturbed copies


@dataclass
class InventedSet:
    """`records`: in Spider's form, with their `kind`. `left_out`: why how many were."""

    records: list[dict[str, Any]] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)
    databases: dict[str, Path] = field(default_factory=dict)


def invent_set(
    sources: Mapping[str, Path], folder: Path, count: int, seed: int, sandbox: Sandbox, today: date
) -> InventedSet:
    """At most `count` questions on a copy of each database, in an order drawn by `seed`.

    `sources`: the file of each database; its copy in `folder` has columns and tables as people keep
    them. `sandbox` must tell queries the same `today`.
    """
    found = InventedSet()
    for db_id, source in sorted(sources.items()):
        path = folder / "database" / db_id / f"{db_id}.sqlite"
        try:
            if not with_additions(source, path, load_catalog(source, db_id), str(seed)):
                found.left_out["databases without a table to add to"] += 1
                continue
            kept, dropped = invent_on(path, db_id, 2 * count, seed, sandbox, today)
        except (DataError, sqlite3.Error):
            found.left_out["databases that cannot be read"] += 1
            path.unlink(missing_ok=True)
            continue
        found.left_out["whose result does not depend on the data"] += dropped
        if kept:
            found.databases[db_id] = path
        found.records += [
            {"db_id": db_id, "question": one.question, "query": one.query, "kind": one.kind}
            for one in kept[:count]
        ]
    random.Random(seed).shuffle(found.records)
    return found


def invent_on(
    path: Path,
    db_id: str,
    count: int,
    seed: int,
    sandbox: Sandbox,
    today: date,
    plain: bool = False,
) -> tuple[list[Invented], int]:
    """Questions on a database as it is, of at most `count`, and how many of these were dropped.

    Dropped are those whose result does not depend on the data. `plain`: see `Inventor`. Raises
    DataError and sqlite3.Error where the database cannot be read.
    """
    catalog = with_contents(path, load_catalog(path, db_id))
    invented = Inventor(path, catalog, str(seed), today, plain).questions(count)
    with TemporaryDirectory() as copies:
        kept = list(_distinguished(invented, path, Path(copies), sandbox))
    return kept, len(invented) - len(kept)


def _distinguished(
    invented: Sequence[Invented], path: Path, cache: Path, sandbox: Sandbox
) -> Iterator[Invented]:
    """Those whose result on a perturbed copy is another one than on the database."""
    queries = tuple(one.query for one in invented)
    files = [path, *perturbed_copies(path, cache, _SEED, queries)]
    results = [sandbox.execute_many([Query(str(file), sql) for sql in queries]) for file in files]
    for one, (here, *elsewhere) in zip(invented, zip(*results, strict=True), strict=True):
        if here.status == "ok" and any(other.rows != here.rows for other in elsewhere):
            yield one


def write_invented(found: InventedSet, folder: Path, name: str, sources: Mapping[str, str]) -> None:
    """Write `train.json` and `provenance.json` beside the databases. `sources`: their licences.

    Copies without questions are deleted.
    """
    for copy in sorted((folder / "database").glob("*/")):
        if copy.name not in found.databases:
            shutil.rmtree(copy)
    write_json(folder / "train.json", found.records)
    write_json(
        folder / "provenance.json",
        {
            "set": name,
            "licence": "; ".join(sorted({sources[db_id] for db_id in found.databases})),
            "questions": {"dev": 0, "train": len(found.records)},
            "databases": {"dev": 0, "train": len(found.databases)},
            "kinds": dict(sorted(Counter(one["kind"] for one in found.records).items())),
            "left_out": dict(sorted(found.left_out.items())),
        },
    )
