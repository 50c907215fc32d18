"""The commands of README.md, CONTRIBUTING.md and docs/ exist, and the quick ones run.

A fenced `sh` block is run as it stands, in a small project with finished runs. One that takes long
or changes the repository is marked `sh heavy`. Its commands, like those between backticks in the
text, are only checked: the targets, stages, parameters and options that they name must exist.
`make` and `dvc` are never started here; continuous integration runs them. A `yaml` block holds
data sets for params.yaml, and one that is marked `yaml params` holds sections of it.
"""

import contextlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import yaml
from dvc.cli.parser import get_main_parser
from dvc.utils.hydra import apply_overrides, get_hydra_sweeps

from lib.base.pipeline import load_params
from lib.report.reference import pages
from tests.stages.project import REPOSITORY, Project, shipped_params

_PAGES = (*sorted(REPOSITORY.glob("*.md")), *sorted((REPOSITORY / "docs").glob("*.md")))
_BLOCK = re.compile(r"^(?P<indent> *)```(?P<kind>.*)\n(?P<body>(?:.*\n)*?)(?P=indent)```$", re.M)
_SPAN = re.compile(r"`((?:make|dvc|python -m) [^`]+)`")
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(#[^)\s]*)?\)")
_SETTING = re.compile(r"(?:(?P<file>[\w/]+\.yaml):)?(?P<setting>.*)", re.S)
_COMMAND = re.compile(r"(?:make|dvc|python -m) ")


def _blocks(heavy: bool) -> Iterator[tuple[Path, str]]:
    """The `sh` blocks that are to be checked (heavy) or run."""
    for page, words, body in _fenced("sh"):
        if heavy == ("heavy" in words or any(map(_started_by_hand, _lines(body)))):
            yield page, body


def _fenced(language: str) -> Iterator[tuple[Path, list[str], str]]:
    """Page, words after the language, and text of each block in that language."""
    for page in _PAGES:
        for block in _BLOCK.finditer(page.read_text(encoding="utf-8")):
            first, *words = block["kind"].split() or [""]
            if first == language:
                yield page, words, re.sub(rf"^{block['indent']}", "", block["body"], flags=re.M)


def _lines(body: str) -> list[str]:
    """The commands of a block, one per line, without comments."""
    joined = body.replace("\\\n", " ")
    return [re.sub(r"\s+#.*", "", line) for line in joined.splitlines() if line.strip()]


def _started_by_hand(command: str) -> bool:
    return command.startswith(("make", "dvc"))


def _commands() -> Iterator[tuple[Path, str]]:
    """Every `make`, `dvc` and `python -m` command of the pages."""
    for page in _PAGES:
        text = page.read_text(encoding="utf-8")
        for span in _SPAN.findall(_BLOCK.sub("", text)):
            yield page, " ".join(span.split())
    for heavy in (False, True):
        for page, body in _blocks(heavy):
            yield from ((page, line) for line in _lines(body) if _COMMAND.match(line))


def _cases(pairs: Iterator[tuple[Path, str]]) -> list[Any]:
    return [
        pytest.param(text, id=f"{page.name}: {text.splitlines()[0][:60]}")
        for page, text in dict.fromkeys(pairs)
    ]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project in which the quick stages have run; its data set is also found at data/demo."""
    project = Project.create(tmp_path_factory.mktemp("docs") / "project")
    for stage in ("audit", "eval_base", "mine_pairs", "merge_synth"):
        assert project.run(stage).code == 0
    (project.root / "data" / "demo").symlink_to(project.data)
    return project


@pytest.mark.parametrize("script", _cases(_blocks(heavy=False)))
def test_a_quick_block_runs(script: str, finished: Project) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    answer = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=finished.root,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.strip()


@pytest.mark.parametrize("command", _cases(_commands()))
def test_a_command_names_what_exists(command: str, tmp_path: Path) -> None:
    program, *words = shlex.split(command)
    if program == "make":
        _check_targets(words)
    elif program == "dvc":
        _check_dvc(words, tmp_path)
    else:
        _check_module(words[1], words[2:])


def _check_targets(words: list[str]) -> None:
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.M))
    assert {word for word in words if "=" not in word} <= targets


def _check_dvc(words: list[str], folder: Path) -> None:
    arguments = get_main_parser().parse_args(words)
    settings = getattr(arguments, "set_param", None)
    if settings:
        _check_settings(settings, folder)
    for target in getattr(arguments, "targets", None) or ():
        whole = target.endswith(".yaml")
        file, _, stage = (target, "", "") if whole else target.rpartition(":")
        text = (REPOSITORY / (file or "dvc.yaml")).read_text(encoding="utf-8")
        assert whole or stage in yaml.safe_load(text)["stages"]


def _check_settings(settings: list[str], folder: Path) -> None:
    """Let DVC set them in copies of the parameter files, and load these as a stage would."""
    by_file: dict[str, list[str]] = {}
    for setting in settings:
        match = _SETTING.fullmatch(setting)
        assert match is not None
        by_file.setdefault(match["file"] or "params.yaml", []).append(match["setting"])
    (pipeline,) = {Path(file).parent.name for file in by_file}  # "" is the main one
    copied = {"params.yaml", *by_file, *(str(Path(file).with_name("dvc.yaml")) for file in by_file)}
    for overrides in get_hydra_sweeps(by_file):
        for file in copied:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(REPOSITORY / file, folder / file)
        for file, changes in overrides.items():
            apply_overrides(folder / file, changes)
        with contextlib.chdir(folder), mock.patch.dict(os.environ, PIPELINE=pipeline):
            params = load_params()
        assert params.data in {*params.datasets, "shop"}  # docs/data.md adds a data set `shop`


def _check_module(module: str, words: list[str]) -> None:
    source = REPOSITORY / f"{module.replace('.', '/')}.py"
    if module.split(".")[0] in ("stages", "examples", "lib"):
        options = {word for word in words if word.startswith("--")}
        assert options <= set(re.findall(r"--[a-z-]+", source.read_text(encoding="utf-8")))


def _yaml(params: bool) -> Iterator[tuple[Path, str]]:
    """The `yaml` blocks: sections of params.yaml, or data sets."""
    return ((page, body) for page, words, body in _fenced("yaml") if params == ("params" in words))


@pytest.mark.parametrize("params", [True, False])
def test_parameters_and_data_sets_can_be_as_they_are_shown(params: bool, tmp_path: Path) -> None:
    path = tmp_path / "params.yaml"
    for page, body in _yaml(params):
        payload = yaml.safe_load((REPOSITORY / "params.yaml").read_text(encoding="utf-8"))
        shown = yaml.safe_load(body)
        (payload if params else payload["datasets"]).update(shown)
        path.write_text(yaml.safe_dump(payload), encoding="utf-8")
        assert params or set(shown) <= set(load_params(path).datasets), page
        load_params(path)


def test_readmes_blocks_and_tables_fit_a_narrow_window() -> None:
    text = (REPOSITORY / "README.md").read_text(encoding="utf-8")
    blocks = "".join(block["body"] for block in _BLOCK.finditer(text))
    tables = [line for line in text.splitlines() if line.startswith("|")]
    assert [line for line in [*blocks.splitlines(), *tables] if len(line) > 100] == []


@pytest.mark.parametrize("page", _PAGES, ids=lambda page: page.name)
def test_links_lead_to_files_and_headings(page: Path) -> None:
    for target, heading in _LINK.findall(page.read_text(encoding="utf-8")):
        path = (page.parent / target).resolve() if target else page
        assert path.exists(), f"{page.name}: {target}"
        if heading:
            headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.M)
            anchors = {
                re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in headings
            }
            assert heading[1:] in anchors, f"{page.name}: {target}{heading}"


def test_every_field_of_a_pair_and_a_row_is_described(finished: Project) -> None:
    page = (REPOSITORY / "docs" / "training.md").read_text(encoding="utf-8")
    outputs = finished.outputs()
    for name in ("pairs.jsonl", "sft.jsonl"):
        record = yaml.safe_load(outputs[f"outputs/merge_synth/{name}"].splitlines()[0])
        assert {key for key in (*record, *record["meta"]) if f"`{key}`" not in page} == set()


def test_the_reference_pages_are_as_the_code_says(tmp_path: Path) -> None:
    """`python -m lib.report.reference` writes them."""
    for name in ("dvc.yaml", "reports", "stages"):
        (tmp_path / name).symlink_to(REPOSITORY / name)
    (tmp_path / "params.yaml").write_text(shipped_params(), encoding="utf-8")
    with contextlib.chdir(tmp_path):
        expected = pages()
    found = {name: (REPOSITORY / "docs" / name).read_text(encoding="utf-8") for name in expected}
    assert found == expected
