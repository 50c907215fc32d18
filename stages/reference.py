"""Write the reference pages: docs/commands.md, parameters.md and records.md.

`python -m stages.reference` takes them from the docstrings and options of the stages, params.yaml,
the dvc.yaml files and `lib.base.records`. Run it after a change to one of these; a test compares.
"""

import argparse
import runpy
import sys
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from unittest import mock

import yaml

from lib.base.jsonl import write_text
from lib.base.stage import run_stage
from lib.report.reference import (
    Command,
    commands_page,
    parameters_page,
    parse_parameters,
    records_page,
)

_STAGES = Path(__file__).parent
_DOCS = Path("docs")


class _ParsedError(BaseException):
    """Carries the parser of a stage out of it, before it does any work."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        super().__init__()
        self.parser = parser


def main() -> None:
    for name, text in pages().items():
        write_text(_DOCS / name, [text])
        print(_DOCS / name)


def pages() -> dict[str, str]:
    """The text of each reference page by its file name."""
    parameters = parse_parameters(Path("params.yaml").read_text(encoding="utf-8"))
    return {
        "commands.md": commands_page(_commands()),
        "parameters.md": parameters_page(parameters, _readers()),
        "records.md": records_page(),
    }


def _commands() -> Iterator[Command]:
    for path in sorted(_STAGES.glob("[a-z]*.py")):
        parser = _parser(f"stages.{path.stem}")
        yield Command(path.stem, path.read_text(encoding="utf-8").split('"""')[1], parser)


def _parser(module: str) -> argparse.ArgumentParser:
    """The parser of a stage: every stage parses its options before it does anything else."""

    def stop(parser: argparse.ArgumentParser, *_: object) -> None:
        raise _ParsedError(parser)

    with (
        mock.patch.object(argparse.ArgumentParser, "parse_args", stop),
        mock.patch.object(sys, "argv", [module]),
        warnings.catch_warnings(action="ignore"),  # runpy: a module that was imported runs again
    ):
        try:
            runpy.run_module(module, run_name="__main__", alter_sys=False)
        except _ParsedError as parsed:
            return parsed.parser
    raise AssertionError(f"{module} parses no options")


def _readers() -> Mapping[str, list[str]]:
    """Section of params.yaml -> the stages that read it, main pipeline first, each once."""
    found: dict[str, list[str]] = {}
    for path in (Path("dvc.yaml"), *sorted(Path("stages").rglob("dvc.yaml"))):
        for name, stage in yaml.safe_load(path.read_text(encoding="utf-8"))["stages"].items():
            for key in _sections(stage.get("do", stage).get("params", [])):
                stages = found.setdefault(key, [])
                if name not in stages:
                    stages.append(name)
    return found


def _sections(params: list[str | dict[str, list[str]]]) -> Iterator[str]:
    for entry in params:
        for keys in [[entry]] if isinstance(entry, str) else entry.values():
            yield from (key.split(".")[0] for key in keys)


if __name__ == "__main__":
    run_stage(main, __doc__)
