"""The reference pages of docs/: commands, parameters and records, from what the code itself says,
and experiments, from the ledger.

`python -m lib.report.reference` writes them from the docstrings and options of the stages,
params.yaml, the dvc.yaml files, `lib.base.records` and reports/ledger.jsonl. Run it after a change
to one of these; a test compares. The ledger has a line for every training or evaluation that a text
quotes; lines are added by hand, never taken out: what failed stays.
"""

import argparse
import dataclasses
import inspect
import re
import runpy
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin
from unittest import mock

import yaml
from pydantic import ConfigDict, StringConstraints

from lib.base.jsonl import read_numbered_jsonl, write_text
from lib.base.pipeline import PARAMS_FILE, reports_of
from lib.base.records import Attempt, PlanCost, PreferencePair, Step, Trajectory, Vote, checked
from lib.data.audit import MEANINGS
from lib.data.beyond import SETS

RECORDS = (Trajectory, Step, Attempt, PlanCost, Vote, PreferencePair)
_DOCS, _STAGES = Path("docs"), Path("stages")
_NOTE = "Written by `python -m lib.report.reference` from {source}; do not edit it."
_NAMES = {str: "text", int: "integer", float: "number", bool: "true or false", NoneType: "null"}
_ENTRY = re.compile(r"(?P<indent> *)(?P<key>\w+):(?: +(?P<value>[^#].*?))?(?: +# (?P<comment>.*))?")
_ITEM = re.compile(r" *- (?P<item>[^#]*?)(?: +#.*)?")


@dataclass(frozen=True)
class Parameter:
    """A key of params.yaml, such as `sft.epochs`. `meaning`: its comments, "" where it has none."""

    key: str
    default: str
    meaning: str


class _ParsedError(BaseException):
    """Carries the parser of a stage out of it, before it does any work."""


def pages() -> dict[str, str]:
    """The text of each reference page by its file name."""
    parameters = parse_parameters(PARAMS_FILE.read_text(encoding="utf-8"))
    return {
        "commands.md": _commands_page(),
        "parameters.md": parameters_page(parameters, _readers()),
        "records.md": records_page(),
        "experiments.md": experiments_page(read_ledger(LEDGER)),
    }


def _commands_page() -> str:
    """What each stage does, from its docstring, and its options."""
    parts = ["# Commands", _NOTE.format(source="the docstrings and options of the stages")]
    for path in sorted(_STAGES.glob("[a-z]*.py")):
        name = f"stages.{path.stem}"
        docstring = path.read_text(encoding="utf-8").split('"""')[1]
        parts += [f"## {name}", inspect.cleandoc(docstring)]
        if rows := list(_options(_parser(name))):
            parts.append(_table(("option", "meaning"), rows))
    return _page(parts)


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
            parser: argparse.ArgumentParser = parsed.args[0]
            return parser
    raise AssertionError(f"{module} parses no options")


def _options(parser: argparse.ArgumentParser) -> Iterable[tuple[str, str]]:
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        if isinstance(action, argparse._SubParsersAction):
            for name, nested in action.choices.items():
                yield from ((f"`{name}` {flag}", text) for flag, text in _options(nested))
            continue
        flag = ", ".join(f"`{name}`" for name in action.option_strings) or f"`{action.dest}`"
        choices = f"{', '.join(map(str, action.choices))}; " if action.choices else ""
        needed = "required; " if action.option_strings and action.required else ""
        text = (action.help or "") % {**vars(action), "prog": parser.prog}
        yield flag, f"{needed}{choices}{text}".rstrip("; ")


def parameters_page(parameters: Iterable[Parameter], readers: Mapping[str, Sequence[str]]) -> str:
    """Every parameter with its default and meaning.

    `readers`: section of params.yaml -> the stages of all pipelines that read it.
    """
    rows: dict[str, list[tuple[str, str, str]]] = {}
    for each in parameters:
        default = f"`{each.default}`" if each.default else ""
        rows.setdefault(each.key.split(".")[0], []).append((f"`{each.key}`", default, each.meaning))
    lead = (
        "A stage runs again when a parameter that it reads changes, or the output of a stage "
        "before it."
    )
    parts = ["# Parameters", _NOTE.format(source="params.yaml and the dvc.yaml files"), lead]
    for section, found in rows.items():
        read = ", ".join(f"`{stage}`" for stage in readers.get(section, ()))
        parts += [
            f"## {section}",
            f"Read by {read}." if read else "Read by no stage of a dvc.yaml.",
        ]
        parts.append(_table(("parameter", "default", "meaning"), found))
    return _page(parts)


def _readers() -> Mapping[str, list[str]]:
    """Section of params.yaml -> the stages that read it, main pipeline first, each once."""
    found: dict[str, list[str]] = {}
    for path in (Path("dvc.yaml"), *sorted(_STAGES.rglob("dvc.yaml"))):
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


def parse_parameters(text: str) -> list[Parameter]:
    """The keys of params.yaml in their order, with the comments beside and above them.

    A key that holds neither a value nor others is null, which DVC writes as nothing.
    """
    found: list[Parameter] = []
    path: list[str] = []
    above: list[str] = []
    for line in text.splitlines():
        if line.startswith("# "):
            above.append(line[2:])
        elif match := _ENTRY.fullmatch(line):
            path = [*path[: len(match["indent"]) // 2], match["key"]]
            meaning = " ".join([*above, *filter(None, [match["comment"]])])
            found.append(Parameter(".".join(path), match["value"] or "", meaning))
            above = []
        elif match := _ITEM.fullmatch(line):
            listed = [*filter(None, [found[-1].default.strip("[]")]), match["item"]]
            found[-1] = dataclasses.replace(found[-1], default=f"[{', '.join(listed)}]")
        else:
            above = []
    nested = {each.key.rpartition(".")[0] for each in found}
    return [
        each if each.default or each.key in nested else dataclasses.replace(each, default="null")
        for each in found
        if each.meaning or each.default or each.key not in nested
    ]


def records_page() -> str:
    """The fields of the records in JSONL files, from the docstrings and types of their classes."""
    parts = ["# Records", _NOTE.format(source="`lib.base.records` and `lib.data`")]
    parts.append(
        "What a line of `trajectories.jsonl` (`Trajectory`) and `pairs.jsonl` (`PreferencePair`) "
        "holds, and what is nested in it."
    )
    for record in RECORDS:
        rows = [(f"`{field.name}`", type_text(field.type)) for field in dataclasses.fields(record)]
        parts += [f"## {record.__name__}", inspect.getdoc(record) or ""]
        parts.append(_table(("field", "type"), rows))
    sets = [
        (*map(_code, (each.name, each.file, each.train, each.databases)), each.source, each.licence)
        for each in SETS
    ]
    titles = ("set", "file", "for training", "databases", "published on GitHub", "licence")
    parts += ["## Public sets", "Files are named as they lie in data/more/.", _table(titles, sets)]
    findings = [(f"`{kind}`", meaning) for kind, meaning in MEANINGS.items()]
    parts += ["## Findings of the audit", _table(("finding", "meaning"), findings)]
    return _page(parts)


def _code(name: str | None) -> str:
    return f"`{name}`" if name else ""


def type_text(kind: Any) -> str:
    """A type as a reader of JSON knows it: `list of Step`, `number or null`."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in inner)
    if origin is UnionType:
        return " or ".join(type_text(each) for each in inner)
    if origin is tuple and inner[-1] is Ellipsis:
        return f"list of {type_text(inner[0])}"
    if origin is tuple:
        return f"list of {len(inner)}: {', '.join(type_text(each) for each in inner)}"
    if origin is dict:
        return "object"
    return _NAMES.get(kind, kind.__name__)


LEDGER = reports_of("", "ledger.jsonl")
_EXPERIMENTS = """\
# Experiments

Every training and evaluation that a text of this repository quotes, the earliest first, from
[reports/ledger.jsonl](../reports/ledger.jsonl). Those that failed stay in. Figures are in percent
with 95% intervals, first over questions, then over databases, as they are quoted today; a dash
stands for what was not written down. `commit` is the one that recorded the result.

A new experiment is a line with the same keys; `python -m lib.report.reference` writes this page."""

_Line = Annotated[str, StringConstraints(pattern=r"^.*\S.*$")]


@dataclass(frozen=True)
class Experiment:
    """One training or evaluation. None: it was not written down.

    `what`: model, training and way to answer. `command`: as it was started. `data`: what was
    learnt from or asked. `steps`: of a training. `figure`: with its intervals, as text. `learnt`:
    what to do or to leave next time.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    what: _Line
    date: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\d$")] | None
    commit: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{7,40}(\+changes)?$")] | None
    command: str | None
    data: _Line
    seed: int | None
    steps: int | None
    hardware: str | None
    minutes: float | None
    figure: _Line
    learnt: _Line


def read_ledger(path: Path) -> list[Experiment]:
    """The lines of the ledger. Raises DataError that names the line that is none, and why."""
    return [
        checked(Experiment, payload, f"{path}:{number}: no Experiment")
        for number, payload in read_numbered_jsonl(path)
    ]


def experiments_page(experiments: Iterable[Experiment]) -> str:
    """The table, in the order of the dates; lines without one come first."""
    rows = [
        [_cell(name, value) for name, value in vars(each).items()]
        for each in sorted(experiments, key=lambda each: each.date or "")
    ]
    names = [field.name for field in dataclasses.fields(Experiment)]
    return _page([_EXPERIMENTS, _table(names, rows)])


def _cell(name: str, value: str | float | None) -> str:
    if value is None:
        return "-"
    text = f"{value:g}" if isinstance(value, float) else str(value)
    return _code(text) if name == "command" else text


def _table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    escaped = ([cell.replace("|", "\\|") for cell in line] for line in lines)
    return "\n".join(f"| {' | '.join(line)} |" for line in escaped)


def _page(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    for name, text in pages().items():
        write_text(_DOCS / name, [text])
        print(_DOCS / name)
