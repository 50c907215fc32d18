"""Invent training questions on copies of training databases: `python -m stages.invent`.

They are of the kinds that ordinary people ask (dates, missing values, codes, shares, money, ties),
which public sets hardly have; so the copies have columns and tables for them. Takes the databases
of Spider's training questions and those of the sets in data/beyond/ that may be trained on with
databases of their own, and writes `data/beyond/invented/`, for `train_sets`.
"""

import argparse
import dataclasses
import datetime
import shutil
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import read_json, read_rows
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
    parser.add_argument("--out", type=Path, default=Path("data/beyond/invented"))
    parser.add_argument(
        "--sets", nargs="*", default=["ambrosia"], help="sets in data/beyond/ with databases"
    )
    arguments = parser.parse_args()
    params = load_params()
    paths = dataset_paths(dataclasses.replace(params, data="spider"))
    sources: dict[str, Path] = {}
    licences: dict[str, str] = {}
    for file, root, licence in [
        (paths.train, DatabaseRoot(paths.databases, paths.replaced), "CC BY-SA 4.0"),
        *[
            (folder / "train.json", DatabaseRoot(folder / "database"), _licence(folder))
            for name in arguments.sets
            for folder in [Path("data/beyond", name)]
            if (folder / "train.json").is_file()
        ],
    ]:
        for row in read_rows(file, ["db_id"], "expected questions in Spider's form"):
            db_id = str(row["db_id"])
            if db_id in sources:
                continue
            try:
                sources[db_id] = root.find(db_id)
                licences[db_id] = licence
            except DataError:
                continue  # a database that is not there is named where its questions are audited
    with (
        sole_writer(arguments.out),
        Sandbox(params.sandbox.workers, _LIMITS, _TODAY) as sandbox,
    ):
        partial = arguments.out.with_name(f".{arguments.out.name}.partial")
        shutil.rmtree(partial, ignore_errors=True)  # of a run that was killed
        found = invent_set(sources, partial, arguments.count, params.seed, sandbox, _TODAY)
        write_invented(found, partial, arguments.out.name, licences)
        shutil.rmtree(arguments.out, ignore_errors=True)
        partial.rename(arguments.out)
    print(
        f"{len(found.records):,} questions on {len(found.databases)} databases, in {arguments.out}"
    )
    for reason, count in sorted(found.left_out.items()):
        print(f"left out: {count:,} {reason}")


def _licence(folder: Path) -> str:
    """Of a prepared set."""
    remedy = "run `python -m stages.prepare_beyond`"
    return str(read_json(folder / "provenance.json", remedy).get("licence", ""))


if __name__ == "__main__":
    run_stage(main)
