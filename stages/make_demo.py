"""Make the demo data set in data/demo/: databases and questions, from the seed in params.yaml."""

from __future__ import annotations

from pathlib import Path

from lib.data.demo.build import build_demo, counts_table
from lib.params import load_params
from lib.stage import run_stage

ROOT = Path("data/demo")


def main() -> None:
    splits = build_demo(ROOT, load_params().seed)
    print(counts_table(splits))


if __name__ == "__main__":
    run_stage(main, __doc__)
