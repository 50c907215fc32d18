"""Make the demo data set in data/demo/: databases and questions, from the seed in params.yaml."""

from __future__ import annotations

from pathlib import Path

from lib.data.demo.build import build_demo, counts_table
from lib.lock import sole_writer
from lib.params import load_params
from lib.stage import run_stage

ROOT = Path("data/demo")


def main() -> None:
    seed = load_params().seed
    with sole_writer(ROOT):
        splits = build_demo(ROOT, seed)
    print(counts_table(splits))


if __name__ == "__main__":
    run_stage(main, __doc__)
