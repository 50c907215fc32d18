"""Invent training questions on copies of training databases: `python -m stages.invent`.

They are of the kinds that ordinary people ask (dates, missing values, codes, shares, money, ties),
which public sets hardly have; so the copies have columns and tables for them. Takes the databases
of Spider's training questions (`--data`: of another data set's) and those of the sets in
data/beyond/ that may be trained on with databases of their own, and writes `data/beyond/invented/`,
for `train_sets`.
"""

import argparse
import contextlib
import dataclasses
import datetime
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import read_json, read_rows
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params
from lib.base.stage import run_stage, sole_writer
from lib.data.databases import DatabaseRoot
from lib.database.sandbox.sandbox import Sandbox, SandboxLimits
from lib.learning.invented.data_set import invent_set, write_invented

_TODAY = datetime.date(2026, 11, 29)  # up to which the added rows reach
_LIMITS = SandboxLimits(timeout_ms=5_000, memory_mb=512)


def main() -> None:
    parser = argparse.ArgumentParser(description="invented training questions")
    parser.add_argument("--count", type=int, default=14, help="questions a database, at most")
    parser.add_argument(
        "--data", default="spider", help="a data set in params.yaml, for its training databases"
    )
    parser.add_argument(
        "--sets", nargs="*", default=["ambrosia"], help="sets in data/beyond/ with databases"
    )
    parser.add_argument("--out", type=Path, default=Path("data/beyond/invented"))
    arguments = parser.parse_args()
    params = dataclasses.replace(load_params(), data=arguments.data)
    out: Path = arguments.out
    sources: dict[str, Path] = {}
    licences: dict[str, str] = {}
    for file, root, licence in _databases(params, arguments.sets):
        rows = read_rows(file, ["db_id"], "expected questions in Spider's form")
        for db_id in dict.fromkeys(str(row["db_id"]) for row in rows):
            # a database that is not there is named where its questions are audited
            with contextlib.suppress(DataError):
                sources.setdefault(db_id, root.find(db_id))
                licences.setdefault(db_id, licence)
    with sole_writer(out), Sandbox(params.sandbox.workers, _LIMITS, _TODAY) as sandbox:
        partial = out.with_name(f".{out.name}.partial")
        shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
        found = invent_set(sources, partial, arguments.count, params.seed, sandbox, _TODAY)
        write_invented(found, partial, out.name, licences)
        shutil.rmtree(out, ignore_errors=True)
        partial.rename(out)
    print(f"{len(found.records):,} questions on {len(found.databases)} databases, in {out}")
    for reason, count in sorted(found.left_out.items()):
        print(f"left out: {count:,} {reason}")


def _databases(params: Params, sets: Sequence[str]) -> Iterator[tuple[Path, DatabaseRoot, str]]:
    """Training questions, the databases that they name, and the licence of both."""
    paths = dataset_paths(params)
    licence = params.datasets[params.data].licence or ""
    yield paths.train, DatabaseRoot(paths.databases, paths.replaced), licence
    for folder in (Path("data/beyond", name) for name in sets):
        if (folder / "train.json").is_file():
            remedy = "run `python -m stages.prepare_beyond`"
            stated = read_json(folder / "provenance.json", remedy).get("licence", "")
            yield folder / "train.json", DatabaseRoot(folder / "database"), str(stated)


if __name__ == "__main__":
    run_stage(main)
