"""Convert WikiSQL's published files into SQLite databases and examples.

Run it once, by hand: `python -m stages.convert_wikisql --source WikiSQL/data --out data/wikisql`.
Then set `data: wikisql` in params.yaml.
"""

import argparse
from pathlib import Path

from lib.base.stage import run_stage, sole_writer
from lib.data.wikisql import convert_wikisql


def main() -> None:
    parser = argparse.ArgumentParser(description="WikiSQL as SQLite databases and examples")
    parser.add_argument("--source", type=Path, required=True, help="folder with train.jsonl, ...")
    parser.add_argument("--out", type=Path, default=Path("data/wikisql"), help="folder to write to")
    arguments = parser.parse_args()
    with sole_writer(arguments.out):
        splits = convert_wikisql(arguments.source, arguments.out)
    for split in splits:
        print(f"{split.name}: {split.questions} questions on {split.databases} databases")
    print(f"written to {arguments.out}")


if __name__ == "__main__":
    run_stage(main)
