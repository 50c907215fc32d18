"""Make the demo data set in data/demo/: databases and questions, from the seed in params.yaml.

`--data NAME` makes data/NAME/ instead: other rows and other questions on databases of the same
schemas, each in the same split.
"""

import argparse
from pathlib import Path

from lib.base.pipeline import load_params
from lib.base.stage import run_stage, sole_writer
from lib.making.demo.build import build_demo, counts_table

_DEMO = "demo"
_SETS = (_DEMO, "demo_practice")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", default=_DEMO, choices=_SETS, help=f"which one ({_DEMO})")
    name = parser.parse_args().data
    seed = load_params().seed
    root = Path("data", name)
    with sole_writer(root):
        splits = build_demo(root, str(seed) if name == _DEMO else f"{seed}/{name}")
    print(counts_table(splits))


if __name__ == "__main__":
    run_stage(main)
