"""dvc.yaml says what the stages do: their code, parameters and files, read from the sources.

A stage depends on its script and on the rooms of lib/ that the script imports, directly or not.
"""

import ast
import contextlib
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from dvc.repo import Repo

from lib.base.pipeline import grpo_run
from tests.stages.project import shipped_params

_ROOT = Path(__file__).resolve().parents[1]
_PIPELINES = sorted(path.parent.name for path in (_ROOT / "stages").glob("*/dvc.yaml"))


def _read(path: str) -> dict[str, Any]:
    payload: dict[str, Any] = yaml.safe_load((_ROOT / path).read_text(encoding="utf-8"))
    return payload


_MAIN_STAGES: dict[str, Any] = _read("dvc.yaml")["stages"]
_STAGES = _MAIN_STAGES | {
    f"{name}:{stage}": content.get("do", content)  # of `foreach`
    for name in _PIPELINES
    for stage, content in _read(f"stages/{name}/dvc.yaml")["stages"].items()
}
"""Stages by name; those of a pipeline beside the main one have names like `real:eval_base`."""

_LIKE_MAIN = [name for name in _PIPELINES if f"{name}:eval_base" in _STAGES]
"""The pipelines with all stages of the main one, on other data or with another model."""

_FIXED_NAMES = {
    *("make_demo", "eval_base", "mine_pairs", "merge_synth", "train_sft", "train_dpo"),
    *("eval_repair", "compare"),
}
_COMMAND = re.compile(r"(?:PIPELINE=(\w+) )?python -m stages\.(\w+)")
_MODELS = ("base", "sft", "base_dpo", "sft_dpo")

_Function = tuple[str, str]
"""A module and a function in it."""


def _script(stage: str) -> str:
    """The module that the stage's command runs."""
    match = _COMMAND.match(_STAGES[stage]["cmd"])
    assert match, f"{stage}: cmd is {_STAGES[stage]['cmd']!r}"
    assert (match[1] or "") == _pipeline(stage), f"{stage}: cmd is {_STAGES[stage]['cmd']!r}"
    return f"stages.{match[2]}"


def _pipeline(stage: str) -> str:
    """`real` for `real:eval_base`, "" if it uses the main pipeline's parameters and outputs."""
    name = stage.rpartition(":")[0]
    return name if name and (_ROOT / "stages" / name / "params.yaml").is_file() else ""


def _source(module: str) -> Path:
    path = _ROOT / module.replace(".", "/")
    package = path / "__init__.py"  # an earlier version may have left a folder with none
    return package if package.is_file() else path.with_suffix(".py")


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(_source(module).read_text(encoding="utf-8"), module)


@cache
def _imported_names(module: str) -> dict[str, _Function]:
    """Each name that the module imports from lib/, with the module that it comes from.

    A submodule that is imported as a whole has "" as the name in it.
    """
    names: dict[str, _Function] = {}
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "lib":
            assert node.module is not None
            for alias in node.names:
                submodule = f"{node.module}.{alias.name}"
                whole = _source(submodule).is_file()
                names[alias.asname or alias.name] = (
                    (submodule, "") if whole else (node.module, alias.name)
                )
    return names


def _closure(module: str) -> set[str]:
    """The modules of lib/ that `module` imports, directly or not, and their packages."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        current = waiting.pop()
        for name, _ in _imported_names(current).values():
            parts = name.split(".")
            for package in (".".join(parts[:length]) for length in range(2, len(parts) + 1)):
                if package not in found:
                    found.add(package)
                    waiting.append(package)
    return found


def _rooms(stage: str) -> set[str]:
    """The rooms of lib/ with code that the stage's script needs."""
    modules = _closure(_script(stage))
    return {f"lib/{name.split('.')[1]}" for name in modules if name.count(".") > 1}


def _params_read(stage: str) -> set[str]:
    """The dotted keys of params.yaml that the stage's code reads.

    They are read as `params.seed`, in the script and in each function of lib/ that gets `Params`.
    """
    script = _script(stage)
    read: set[str] = set()
    seen: set[_Function] = set()
    waiting: list[_Function] = [
        (script, node.name) for node in _tree(script).body if isinstance(node, ast.FunctionDef)
    ]
    while waiting:
        module, name = function = waiting.pop()
        if function in seen:
            continue
        seen.add(function)
        body = _definition(module, name)
        if body is None:  # a class, or a function that is re-exported from elsewhere
            waiting.extend(other for key, other in _imported_names(module).items() if key == name)
            continue
        holders = _holders(body)
        read.update(_keys(body, holders))
        waiting.extend(_called_with(body, holders, module))
    return read


def _definition(module: str, name: str) -> ast.FunctionDef | None:
    functions = (node for node in _tree(module).body if isinstance(node, ast.FunctionDef))
    return next((node for node in functions if node.name == name), None)


def _holders(function: ast.FunctionDef) -> set[str]:
    """The names that hold `Params` in a function: arguments and variables with that annotation, and
    variables that `load_params` is assigned to.
    """
    names = {
        argument.arg
        for argument in (*function.args.args, *function.args.kwonlyargs)
        if _is_params(argument.annotation)
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and _is_load(node.value):
            names.update(map(ast.unparse, node.targets))
        if isinstance(node, ast.AnnAssign) and _is_params(node.annotation):
            names.add(ast.unparse(node.target))
    return names


def _is_params(annotation: ast.AST | None) -> bool:
    return annotation is not None and ast.unparse(annotation) == "Params"


def _is_load(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "load_params"


def _keys(function: ast.FunctionDef, holders: set[str]) -> Iterator[str]:
    """`seed` for `params.seed`, `train_split.offset` for `params.train_split.offset`."""
    attributes = [node for node in ast.walk(function) if isinstance(node, ast.Attribute)]
    inner = {id(node.value) for node in attributes}
    for node in attributes:
        if id(node) in inner:
            continue
        holder, _, key = ast.unparse(node).partition(".")
        if (holder in holders or holder == "load_params()") and re.fullmatch(r"[\w.]+", key):
            yield key


def _called_with(function: ast.FunctionDef, holders: set[str], module: str) -> Iterator[_Function]:
    """The functions that get a holder as an argument."""
    for node in ast.walk(function):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        given = [*node.args, *(keyword.value for keyword in node.keywords)]
        if any(isinstance(value, ast.Name) and value.id in holders for value in given):
            local = (module, node.func.id)
            yield _imported_names(module).get(node.func.id, local)


def _covers(listed: str, key: str) -> bool:
    return f"{key}.".startswith(f"{listed}.")


@pytest.fixture(scope="module")
def edges(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    """(from, to) between stages, as DVC itself sees them; a matrix stage as `name@a-b`.

    It reads copies, without the lock that a run may have left.
    """
    root = tmp_path_factory.mktemp("pipelines")
    for file in (_ROOT / "dvc.yaml", *(_ROOT / "stages").rglob("*.yaml")):
        copied = root / file.relative_to(_ROOT)
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copied)
    (root / "params.yaml").write_text(shipped_params(), encoding="utf-8")
    with contextlib.chdir(root), Repo.init(no_scm=True) as repo:
        return {(needed.addressing, stage.addressing) for stage, needed in repo.index.graph.edges}


def _made(stage: dict[str, Any]) -> list[str]:
    """The paths that a stage writes."""
    outs = [*stage["outs"], *stage.get("metrics", [])]
    return [out if isinstance(out, str) else next(iter(out)) for out in outs]


def test_the_fixed_stages_exist_and_write_no_file_that_is_in_git() -> None:
    assert set(_STAGES) >= _FIXED_NAMES
    made = [path for name in set(_STAGES) - {"pretrain_base"} for path in _made(_STAGES[name])]
    assert [path for path in made if not re.match(r"outputs/|data/demo(_practice)?$", path)] == []


@pytest.mark.parametrize("name", _LIKE_MAIN)
def test_a_pipeline_has_the_stages_of_the_main_one_and_writes_below_its_own_name(name: str) -> None:
    stages = {stage.removeprefix(f"{name}:"): _STAGES[stage] for stage in _STAGES if name in stage}
    assert set(stages) >= _FIXED_NAMES - {"make_demo"}
    for stage in stages.values():
        assert stage["wdir"] == "../.."
        read = [dep for dep in stage["deps"] if dep.startswith("outputs/")]
        below = re.compile(rf"outputs/{name}(/|$)")
        assert [path for path in (*_made(stage), *read) if not below.match(path)] == []


@pytest.mark.parametrize("name", _LIKE_MAIN)
def test_a_pipeline_flows_as_the_main_one_does(name: str, edges: set[tuple[str, str]]) -> None:
    place = f"stages/{name}/dvc.yaml:"
    inner = {
        (source.removeprefix(place), target.removeprefix(place))
        for source, target in edges
        if source.startswith(place) and target.startswith(place)
    }
    of_main = {
        (source, target)
        for source, target in edges
        if ":" not in source + target and source not in ("make_demo", "pretrain_base")
    }
    last = str(1 + len(_rounds_of(name)))
    in_the_end = {
        (source.removesuffix(f"@{last}"), target.removesuffix(f"@{last}"))
        for source, target in inner
    }
    for source, target in of_main:  # possibly through earlier rounds
        assert target in _reached_from(source, in_the_end)
    of_rounds = re.compile(r"(mine_pairs|merge_synth|train_sft)@\d+")
    assert [edge for edge in inner - of_main if not any(map(of_rounds.fullmatch, edge))] == []


def _rounds_of(name: str) -> list[dict[str, Any]]:
    """The rounds of SFT after the first, from the parameters of a pipeline."""
    rounds: list[dict[str, Any]] = _read(f"stages/{name}/params.yaml").get("rounds", [])
    return rounds


@pytest.mark.parametrize("name", [name for name in _LIKE_MAIN if _rounds_of(name)])
def test_dvc_has_the_rounds_that_the_parameters_have(name: str) -> None:
    [variables] = _read(f"stages/{name}/dvc.yaml")["vars"]
    last = 1 + len(_rounds_of(name))
    run = {0: "base", last: "sft"}  # by round
    assert variables["each_round"] == {
        str(round): {
            "before": run.get(round - 1, f"sft_round{round - 1}"),
            "sft": run.get(round, f"sft_round{round}"),
            "suffix": "" if round == 1 else f"_round{round}",
        }
        for round in range(1, last + 1)
    }


def _reached_from(stage: str, edges: set[tuple[str, str]]) -> set[str]:
    following = {target for source, target in edges if source == stage}
    return following.union(*(_reached_from(target, edges) for target in following))


@pytest.mark.parametrize("stage", _STAGES)
def test_a_stage_depends_on_its_script_and_the_rooms_that_it_imports(stage: str) -> None:
    assert _source(_script(stage)).relative_to(_ROOT).as_posix() in _STAGES[stage]["deps"]
    listed = [dep for dep in _STAGES[stage]["deps"] if dep.startswith("lib/")]
    assert sorted(listed) == sorted(_rooms(stage))
    assert len(listed) <= 6


@pytest.mark.parametrize("stage", _STAGES)
def test_a_stage_lists_the_params_that_it_reads_and_no_other(stage: str) -> None:
    read = _params_read(stage)
    listed = _params_listed(stage)
    own_file = f"stages/{_pipeline(stage)}/params.yaml"
    own = _read(own_file) if _pipeline(stage) else {}
    for file, expected in (
        ("params.yaml", {key for key in read if not _set_by(own, key, whole=True)}),
        (own_file, {key for key in read if _set_by(own, key, whole=False)}),
    ):
        params = listed.get(file, set())
        missing = {key for key in expected if not any(_covers(param, key) for param in params)}
        assert missing == set(), f"read, but not in params of {file}"
        needless = {param for param in params if not any(_covers(param, key) for key in expected)}
        assert needless == set(), f"in params of {file}, but never read"


def _params_listed(stage: str) -> dict[str, set[str]]:
    """The keys that DVC watches, by file."""
    listed: dict[str, set[str]] = {"params.yaml": set()}
    for entry in _STAGES[stage].get("params", ()):
        for file, keys in (entry if isinstance(entry, dict) else {"params.yaml": [entry]}).items():
            listed.setdefault(file, set()).update(keys)
    return listed


def _set_by(own: dict[str, Any], key: str, whole: bool) -> bool:
    """Whether a pipeline's parameters set the dotted key of params.yaml: all of it, or a part."""
    value: Any = own
    for part in key.split("."):
        if not isinstance(value, dict):
            return not whole
        if part not in value:
            return False
        value = value[part]
    return not (whole and isinstance(value, dict))


def test_every_parameter_belongs_to_a_stage() -> None:
    payload = yaml.safe_load((_ROOT / "params.yaml").read_text(encoding="utf-8"))
    listed = {
        param.split(".")[0]
        for stage in _STAGES
        if "params" in _STAGES[stage]
        for param in _params_listed(stage)["params.yaml"]
    }
    assert set(payload) - listed == {"serving"}  # only `make serve` reads it


def test_durations_are_those_of_stages_and_all_of_the_demo_have_one(
    edges: set[tuple[str, str]],
) -> None:
    stages = {name for edge in edges for name in edge} - {"pretrain_base"}
    known = _read("stages/durations.yaml").keys()
    assert known - stages == set()
    for place in ("", "stages/quick/dvc.yaml"):
        assert {name for name in stages if name.rpartition(":")[0] == place} <= known


_RL = _read("stages/rl/dvc.yaml")["stages"]
_TRAININGS = [
    (number, training["mode"], training["init"])
    for number, training in enumerate(_RL["train_grpo"]["matrix"]["training"])
]


@pytest.mark.parametrize(("number", "mode", "init"), _TRAININGS)
def test_reinforcement_learning_is_measured_before_and_after_in_the_mode_that_it_trains(
    number: int, mode: str, init: str, edges: set[tuple[str, str]]
) -> None:
    place = "stages/rl/dvc.yaml:"
    start = {"base": "eval_base", "react_sft": "stages/agents/dvc.yaml:train_react_sft"}[init]
    training = f"{place}train_grpo@training{number}"
    before, after = (
        f"{place}{stage}@played{_RL[stage]['matrix']['played'].index({'run': run, 'mode': mode})}"
        for stage, run in (("eval_start", init), ("eval_agent", grpo_run(mode, init)))
    )
    flow = {
        (start, training),
        (start, before),
        (training, after),
        (before, f"{place}compare_agents"),
        (after, f"{place}compare_agents"),
    }
    assert flow - edges == set()


def test_no_pipeline_beside_the_main_one_is_run_with_it(edges: set[tuple[str, str]]) -> None:
    assert [edge for edge in edges if ":" in edge[0] and ":" not in edge[1]] == []


def test_what_one_stage_makes_the_next_one_reads(edges: set[tuple[str, str]]) -> None:
    following = {
        "make_demo": ("eval_base", "mine_pairs", "audit"),
        "audit": ("mine_pairs", "merge_synth", "compare"),
        "mine_pairs": ("merge_synth", "compare"),
        "merge_synth": ("train_sft", "train_dpo@base", "train_dpo@sft", "compare"),
        "train_sft": ("train_dpo@sft", "eval_repair@sft"),
        "train_dpo@base": ("eval_repair@base_dpo",),
        "train_dpo@sft": ("eval_repair@sft_dpo",),
        "eval_base": ("eval_repair@base",),
        **{f"eval_repair@{model}": ("compare",) for model in _MODELS},
    }
    flow = {(source, target) for source, targets in following.items() for target in targets}
    assert flow - edges == set()


def test_nothing_trained_reaches_the_one_shot_evaluation(edges: set[tuple[str, str]]) -> None:
    before = {source for source, target in edges if target in ("eval_base", "mine_pairs")}
    assert before <= {"make_demo", "pretrain_base", "audit"}
