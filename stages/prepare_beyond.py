"""Bring the public evaluation and training sets that lie in a folder into Spider's form.

Run it once, by hand: `python -m stages.prepare_beyond`. It writes `data/beyond/{set}/` for each set
whose files are there, and says which are not. docs/data.md says where to get them.

`--wikisql WikiSQL/data` converts WikiSQL's published files into `data/wikisql/` instead.
"""

import argparse
import dataclasses
from pathlib import Path

from lib.base.errors import DataError
from lib.base.jsonl import read_rows, write_json
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params
from lib.base.stage import run_stage, sole_writer
from lib.data.beyond import (
    SETS,
    PreparedSet,
    SetNotThereError,
    Spider,
    left_out,
    prepare_set,
    used,
    write_set,
)
from lib.data.databases import DatabaseRoot
from lib.data.wikisql import convert_wikisql
from lib.scoring.scorecard import scoring_sandbox

_ROW = "{:<17} {:>9} {:>9} {:>10} {:>14}  {}"


def main() -> None:
    parser = argparse.ArgumentParser(description="public sets in Spider's form")
    parser.add_argument("--source", type=Path, default=Path("data/more"), help="where they lie")
    parser.add_argument("--out", type=Path, help="folder to write to (data/beyond, data/wikisql)")
    parser.add_argument("--wikisql", type=Path, metavar="FOLDER", help="with train.jsonl, ...")
    arguments = parser.parse_args()
    if arguments.wikisql is None:
        _prepare(arguments.source, arguments.out or Path("data/beyond"))
        return
    out = arguments.out or Path("data/wikisql")
    with sole_writer(out):
        for split, databases, questions in convert_wikisql(arguments.wikisql, out):
            print(f"{split}: {questions} questions on {databases} databases")
    print(f"written to {out}")


def _prepare(source: Path, out: Path) -> None:
    if not source.is_dir():
        raise DataError(
            f"no folder {source}; put those of the public sets there that you have: "
            "docs/records.md#public-sets says where each is published"
        )
    params = load_params()
    spider = _spider(params)
    failures = []
    print(_ROW.format("set", "questions", "databases", "gold fails", "same as Spider", "left out"))
    with sole_writer(out), scoring_sandbox() as sandbox:
        for public_set in SETS:
            try:
                prepared = prepare_set(public_set, source, spider, params.seed, sandbox)
            except SetNotThereError as error:
                there = (out / public_set.name).exists()
                kept = f"; what is in {out} stays" if there else ""
                print(f"{public_set.name:<17} skipped: {error}{kept}", flush=True)
            except DataError as error:
                failures.append(str(error))
            else:
                write_set(prepared, source, out)
                print(_row(prepared), flush=True)
        _copy_verdicts(source, out)
    if failures:
        raise DataError("; ".join(failures))
    print(f"written to {out}")


def _spider(params: Params) -> Spider | None:
    """Spider as params.yaml has it; None where it is not there."""
    paths = dataset_paths(dataclasses.replace(params, data="spider"))
    if not paths.dev.is_file():
        return None
    expected = "expected Spider's own file"
    rows = read_rows(paths.dev, ["question"], expected)
    train = []
    if paths.train.is_file():
        train = read_rows(paths.train, ["db_id", "question"], expected)
    return Spider(
        DatabaseRoot(paths.databases, paths.replaced),
        frozenset(str(row["question"]).strip() for row in rows),
        frozenset((str(row["db_id"]), str(row["question"]).strip()) for row in train),
    )


def _copy_verdicts(source: Path, out: Path) -> None:
    """What judges say of Spider's training gold, where it is there, for `leave_out_gold`."""
    file = source / "spider_gold_verdicts" / "train_spider.json"
    if not file.is_file():
        print(f"{'gold verdicts':<17} skipped: no {file}")
        return
    rows = read_rows(file, ("db_id", "question", "verdict"), "expected the file as published")
    write_json(out / "spider_gold_verdicts.json", rows)
    print(f"{'gold verdicts':<17} {len(rows):>9,}")


def _row(prepared: PreparedSet) -> str:
    dev = prepared.dev
    why = left_out(prepared.left_out)
    if prepared.train:
        of_train = left_out(prepared.left_out_of_train)
        without = f" (without {of_train})" if of_train else ""
        count = f"{len(prepared.train):,} on {used(prepared.train)} databases"
        why = f"{count} for training{without} {why}"
    counts = (f"{len(dev):,}", used(dev), prepared.gold_fails, prepared.same_as_spider)
    return _ROW.format(prepared.of.name, *counts, why).rstrip()


if __name__ == "__main__":
    run_stage(main)
