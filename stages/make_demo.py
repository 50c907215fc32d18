"""Make the demo data set in data/demo/: databases and questions, from the seed in params.yaml.

`--data NAME` makes data/NAME/ instead: other rows and other questions on databases of the same
schemas, each in the same split.
"""

import argparse
from pathlib import Path

from lib.base.errors import ParamsError
from lib.base.pipeline import load_params
from lib.base.stage import run_stage, sole_writer
from lib.making.demo.build import build_demo, counts_table

_DEMO = "demo"


def main() -> None:
    params = load_params()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--data", default=_DEMO, metavar="NAME", help="demo (the default), or demo_practice"
    )
    name = parser.parse_args().data
    if not name.startswith(_DEMO) or name not in params.datasets:
        known = ", ".join(known for known in params.datasets if known.startswith(_DEMO))
        raise ParamsError(f"--data: found {name!r}, expected a demo data set ({known})")
    root = Path("data", name)
    with sole_writer(root):
        splits = build_demo(root, str(params.seed) if name == _DEMO else f"{params.seed}/{name}")
    print(counts_table(splits))


if __name__ == "__main__":
    run_stage(main)
