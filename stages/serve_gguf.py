"""Serve a GGUF with llama.cpp: `python -m stages.serve_gguf data/models/qwen-0.5b --port 8080`.

Takes the GGUF of a fetched model, or any other, and serves OpenAI's API on 127.0.0.1 until it is
stopped. To use it, set `generation.backend: openai` and `generation.endpoint.base_url:
http://127.0.0.1:8080/v1`.
"""

import argparse
import os
import time
from importlib.util import find_spec
from pathlib import Path

from lib.base.errors import MissingExtraError, ModelError
from lib.base.stage import positive_integer, run_stage

INSTALL_LLAMA_CPP = "pip install xllamacpp==2026.10.11549"  # as in pyproject.toml


def main() -> None:
    arguments = _arguments()
    if find_spec("xllamacpp") is None:
        raise MissingExtraError(
            f"llama.cpp (xllamacpp) is not installed; `{INSTALL_LLAMA_CPP}` installs it"
        )
    gguf = _gguf(arguments.model)
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = str(gguf)
    params.hostnames = ["127.0.0.1"]
    params.port = arguments.port
    params.n_parallel = arguments.parallel
    params.n_ctx = arguments.parallel * arguments.context
    params.cpuparams.n_threads = arguments.threads
    params.cpuparams_batch.n_threads = arguments.threads
    server = xllamacpp.Server(params)
    print(f"{gguf}: {server.listening_address}/v1", flush=True)
    while True:
        time.sleep(3600)


def _gguf(model: Path) -> Path:
    """The one GGUF of a folder, or the file itself. Raises ModelError."""
    if model.is_file():
        return model
    found = sorted(model.glob("*.gguf"))
    if len(found) != 1:
        raise ModelError(f"{model}: expected a GGUF or a folder with one, found {len(found)}")
    return found[0]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Serve a GGUF with llama.cpp")
    parser.add_argument("model", type=Path, help="a GGUF, or a folder with one")
    parser.add_argument("--port", type=positive_integer, default=8080, help="(8080)")
    parser.add_argument(
        "--parallel", type=positive_integer, default=16, help="requests at a time (16)"
    )
    parser.add_argument(
        "--context", type=positive_integer, default=2048, help="tokens of each request (2048)"
    )
    parser.add_argument(
        "--threads", type=positive_integer, default=os.cpu_count() or 1, help="(one a core)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    run_stage(main)
