"""The layers of docs/architecture.md hold, read from the imports of lib/ itself."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[1]
_MODULES = sorted((_ROOT / "lib").rglob("*.py"))
_ROW = re.compile(r"\| (\d+) \| ((?:`[a-z_]+/?` ?)+)\|")

_LIGHT_ROOMS = ("errors", "records", "jsonl", "fingerprints", "params", "stage")
_LIGHT_ROOMS += ("data", "scoring", "report", "sql", "db", "schema", "repair")
_HEAVY = ("torch", "transformers", "trl", "peft", "deepspeed", "datasets", "matplotlib")

# Prints, for each heavy package, the first of the modules named in argv that brings it in.
_IMPORT_AND_LOOK = f"""
import importlib, json, sys
culprits = {{}}
for name in sys.argv[1:]:
    importlib.import_module(name)
    for package in {_HEAVY}:
        if package in sys.modules:
            culprits.setdefault(package, name)
print(json.dumps(culprits))
"""


def _name(module: Path) -> str:
    """`lib/db/catalog.py` is `lib.db.catalog`."""
    parts = module.relative_to(_ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _package(name: str) -> str | None:
    """`lib.db.catalog` is in the package `db`; `lib` itself is in none."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else None


def _tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), str(module))


def _imports(module: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of each import, those inside functions included."""
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{_name(module)}:{node.lineno}: a relative import"
            if node.module == "lib":
                yield from ((node.lineno, f"lib.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, node.module or ""


def _texts(module: Path) -> Iterator[tuple[int, str]]:
    """Line and value of each string that is not a docstring."""
    tree = _tree(module)
    statements = [node for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    prose = {id(statement.value) for statement in statements}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


@pytest.fixture(scope="module")
def layers() -> dict[str, tuple[int, int]]:
    """Package -> its layer and its row; packages of one row may import each other."""
    page = (_ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    found: dict[str, tuple[int, int]] = {}
    for row, (layer, packages) in enumerate(_ROW.findall(page)):
        for package in re.findall(r"[a-z_]+", packages):
            found[package] = (int(layer), row)
    return found


def test_the_page_and_the_folder_name_the_same_packages(layers: dict[str, tuple[int, int]]) -> None:
    assert set(layers) == {_package(_name(module)) for module in _MODULES} - {None}


def test_a_package_imports_only_from_layers_below(layers: dict[str, tuple[int, int]]) -> None:
    wrong = []
    for module in _MODULES:
        layer, row = layers.get(_package(_name(module)) or "", (0, -1))  # `lib` itself: below all
        for line, imported in _imports(module):
            if not imported.startswith("lib."):
                continue
            other_layer, other_row = layers[_package(imported) or ""]
            if other_row != row and other_layer >= layer:
                wrong.append(f"{_name(module)}:{line}, layer {layer}: {imported} ({other_layer})")
    assert not wrong, "\n".join(wrong)


def test_no_module_of_lib_imports_a_stage() -> None:
    wrong = [
        f"{_name(module)}:{line}"
        for module in _MODULES
        for line, imported in _imports(module)
        if imported.split(".")[0] in ("stages", "tests")
    ]
    assert not wrong, "\n".join(wrong)


def test_only_lib_params_reads_params_yaml() -> None:
    wrong = [
        f"{_name(module)}:{line}"
        for module in _MODULES
        for line, text in _texts(module)
        if Path(text).name == "params.yaml" and _name(module) != "lib.params"
    ]
    assert not wrong, "\n".join(wrong)


def test_light_rooms_start_without_heavy_packages() -> None:
    names = [_name(module) for module in _MODULES if _package(_name(module)) in _LIGHT_ROOMS]
    answer = subprocess.run(
        [sys.executable, "-c", _IMPORT_AND_LOOK, *names],
        cwd=_ROOT,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout) == {}


_SQLGLOT_CALLS = frozenset(
    {"parse", "parse_one", "tokenize", "generate", "transpile", "diff", "optimize", "sql"}
)
_SQLGLOT_USER = "lib.sql.trees"


def test_only_lib_sql_imports_sqlglot() -> None:
    """The others are told what a query says, and see neither sqlglot's trees nor its errors."""
    stages = sorted((_ROOT / "stages").rglob("*.py"))
    wrong = [
        f"{_name(module)}:{line}"
        for module in (*_MODULES, *stages)
        for line, imported in _imports(module)
        if imported.split(".")[0] == "sqlglot" and _package(_name(module)) != "sql"
    ]
    assert not wrong, "\n".join(wrong)


def test_one_module_calls_what_sqlglot_raises_in() -> None:
    """Its parser, tokenizer, generator, diff and optimiser raise all kinds of errors on odd text.

    `.sql()` of a tree also calls the generator.
    """
    wrong = []
    for module in _MODULES:
        name = _name(module)
        if _package(name) != "sql" or name == _SQLGLOT_USER:
            continue
        imported = {imported for _, imported in _imports(module)}
        wrong += [
            f"{name} imports {other}" for other in imported if other.startswith("sqlglot.optimizer")
        ]
        for node in ast.walk(_tree(module)):
            if isinstance(node, ast.ImportFrom) and node.module == "sqlglot":
                names = {alias.name for alias in node.names} - {"exp"}
                wrong += [f"{name}:{node.lineno} imports {other}" for other in names]
            function = node.func if isinstance(node, ast.Call) else None
            if isinstance(function, ast.Attribute) and function.attr in _SQLGLOT_CALLS:
                wrong.append(f"{name}:{node.lineno} calls .{function.attr}()")
    assert not wrong, "\n".join(wrong)
