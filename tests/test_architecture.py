"""The rooms of docs/architecture.md and their floors hold, read from the imports of lib/ itself."""

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
_ROW = re.compile(r"\| (\d+) \| `([a-z_]+)/` \|")

_LIGHT = ("base", "database", "scoring", "data", "report", "answering.repair")
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
    """`lib/database/catalog.py` is `lib.database.catalog`."""
    parts = module.relative_to(_ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _room(name: str) -> str | None:
    """`lib.database.catalog` is in the room `database`; `lib` itself is in none."""
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
def floors() -> dict[str, int]:
    """Room -> its floor."""
    page = (_ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    return {room: int(floor) for floor, room in _ROW.findall(page)}


@pytest.fixture(scope="module")
def arrows() -> dict[tuple[str, str], str]:
    """(room, imported room) -> one of the imports."""
    return {
        (room, other): f"{_name(module)}:{line} imports {imported}"
        for module in _MODULES
        for line, imported in _imports(module)
        if imported.startswith("lib.")
        and (room := _room(_name(module)) or "") != (other := _room(imported) or "")
    }


def test_the_page_and_the_folder_name_the_same_rooms(floors: dict[str, int]) -> None:
    assert set(floors) == {_room(_name(module)) for module in _MODULES} - {None}


def test_a_room_imports_only_from_floors_below(
    floors: dict[str, int], arrows: dict[tuple[str, str], str]
) -> None:
    wrong = [text for (room, other), text in arrows.items() if floors[other] >= floors[room]]
    assert not wrong, "\n".join(wrong)


def test_there_are_few_arrows_between_rooms(arrows: dict[tuple[str, str], str]) -> None:
    assert len(arrows) <= 30


def test_no_module_of_lib_imports_a_stage() -> None:
    wrong = [
        f"{_name(module)}:{line}"
        for module in _MODULES
        for line, imported in _imports(module)
        if imported.split(".")[0] in ("stages", "tests")
    ]
    assert not wrong, "\n".join(wrong)


def test_only_one_module_reads_params_yaml() -> None:
    wrong = [
        f"{_name(module)}:{line}"
        for module in _MODULES
        for line, text in _texts(module)
        if Path(text).name == "params.yaml" and _name(module) != "lib.base.pipeline"
    ]
    assert not wrong, "\n".join(wrong)


def test_light_rooms_start_without_heavy_packages() -> None:
    light = tuple(f"lib.{room}" for room in _LIGHT)
    names = [name for module in _MODULES if (name := _name(module)).startswith(light)]
    answer = subprocess.run(
        [sys.executable, "-c", _IMPORT_AND_LOOK, *names],
        cwd=_ROOT,
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout) == {}


def _imported_at_start(module: Path) -> Iterator[str]:
    """The dotted names that a module imports before anything of it is called."""
    pending: list[ast.AST] = [_tree(module)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            pending.extend(node.orelse)
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            pending.extend(ast.iter_child_nodes(node))


def test_only_servers_need_more_than_the_lock_of_the_pipelines_to_start() -> None:
    """What `make demo` has not installed is imported where it is used, or by these stages."""
    locks = [path.read_text(encoding="utf-8") for path in _ROOT.glob("requirements-*.lock")]
    pinned = [name for lock in locks for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)]
    further = {re.sub("[-.]", "_", name) for name in pinned}
    modules = {_name(module): module for module in (*_MODULES, *(_ROOT / "stages").rglob("*.py"))}
    imports = {name: set(_imported_at_start(module)) for name, module in modules.items()}
    needing = set()
    for stage in (name for name in modules if name.startswith("stages.")):
        seen, pending = {stage}, [stage]
        while pending:
            found = imports[pending.pop()] - seen
            seen |= found
            pending += found & modules.keys()
        if any(name.split(".")[0] in further for name in seen):
            needing.add(stage)
    assert needing == {"stages.ask", "stages.own_data", "stages.serve"}


_SQLGLOT_CALLS = frozenset(
    {"parse", "parse_one", "tokenize", "generate", "transpile", "diff", "optimize", "sql"}
)
_SQL = "lib.database.sql"
_SQLGLOT_USER = f"{_SQL}.trees"


def test_only_database_sql_imports_sqlglot() -> None:
    """The others are told what a query says, and see neither sqlglot's trees nor its errors."""
    stages = sorted((_ROOT / "stages").rglob("*.py"))
    wrong = [
        f"{_name(module)}:{line}"
        for module in (*_MODULES, *stages)
        for line, imported in _imports(module)
        if imported.split(".")[0] == "sqlglot" and not _name(module).startswith(_SQL)
    ]
    assert not wrong, "\n".join(wrong)


def test_one_module_calls_what_sqlglot_raises_in() -> None:
    """Its parser, tokenizer, generator, diff and optimiser raise all kinds of errors on odd text.

    `.sql()` of a tree also calls the generator.
    """
    wrong = []
    for module in _MODULES:
        name = _name(module)
        if not name.startswith(_SQL) or name == _SQLGLOT_USER:
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


_PATH = re.compile(r"\b(?:lib|stages|tests|docs)/[\w/]+\.(?:py|yaml|md)\b")


@pytest.mark.parametrize("page", sorted((_ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_the_files_that_a_page_names_exist(page: Path) -> None:
    named = set(_PATH.findall(page.read_text(encoding="utf-8")))
    assert [path for path in sorted(named) if not (_ROOT / path).is_file()] == []


@pytest.mark.parametrize("module", _MODULES, ids=_name)
def test_no_possessive_quantifier_follows_a_group(module: Path) -> None:
    """Up to Python 3.11.4 such a match can be too long; `(?>(?:...)*)` means the same."""
    possessive_group = re.compile(r"(?<!\\)\)(?:[*+?]|\{\d*,?\d*\})\+")
    texts = [node.value for node in ast.walk(_tree(module)) if isinstance(node, ast.Constant)]
    for text in texts:
        text = text.decode("latin-1") if isinstance(text, bytes) else text
        if isinstance(text, str):
            assert not possessive_group.search(text), text
