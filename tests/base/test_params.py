"""params.yaml: each mistake in it is one line that names the key."""

from __future__ import annotations

import copy
import dataclasses
import shutil
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml
from dvc.utils.hydra import apply_overrides

from lib.base.errors import ParamsError
from lib.base.params import Params
from lib.base.pipeline import dataset_paths, load_params
from lib.base.records import REPAIR_SCOPES

_FILE = Path(__file__).resolve().parents[2] / "params.yaml"
_FILES = [
    path.relative_to(_FILE.parent).as_posix()
    for path in (_FILE, *sorted((_FILE.parent / "stages").rglob("params.yaml")))
]


@pytest.fixture(scope="module")
def shipped() -> dict[str, Any]:
    return yaml.safe_load(_FILE.read_text(encoding="utf-8"))


def _load(folder: Path, payload: Any) -> Params:
    path = folder / "params.yaml"
    path.write_text(yaml.safe_dump(payload), encoding="utf-8")
    return load_params(path)


def _with(payload: dict[str, Any], key: str, value: Any) -> dict[str, Any]:
    """A copy with the dotted key set."""
    changed = copy.deepcopy(payload)
    *path, last = key.split(".")
    inner = changed
    for name in path:
        inner = inner[name]
    inner[last] = value
    return changed


def test_the_shipped_file_loads(shipped: dict[str, Any]) -> None:
    params = load_params(_FILE)
    assert params.feedback == shipped["feedback"]
    assert params.repair_scope == tuple(shipped["repair_scope"])
    assert set(params.repair_scope) == set(REPAIR_SCOPES)  # so that routing is reported in each
    assert params.datasets["spider"].train == "train_spider.json"


@pytest.mark.parametrize("name", _FILES)
def test_files_are_laid_out_as_dvc_writes_them(tmp_path: Path, name: str) -> None:
    path = Path(shutil.copy(_FILE.parent / name, tmp_path))
    before = path.read_text(encoding="utf-8")
    apply_overrides(path, ["+last=1"])
    assert path.read_text(encoding="utf-8") == f"{before}last: 1\n"


def test_an_experiment_changes_one_line(tmp_path: Path) -> None:
    path = Path(shutil.copy(_FILE, tmp_path))
    before = path.read_text(encoding="utf-8").splitlines()
    apply_overrides(path, ["feedback=basic"])
    after = path.read_text(encoding="utf-8").splitlines()
    changed = [lines for lines in zip(before, after, strict=True) if lines[0] != lines[1]]
    assert [[line.split(" #")[0] for line in lines] for lines in changed] == [
        ["feedback: minimal", "feedback: basic  "]
    ]


def test_numbers_are_read_as_dvc_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "params.yaml"
    shutil.copy(_FILE, path)
    apply_overrides(path, ["dpo.learning_rate=0.00005"])
    assert "5e-05" in path.read_text(encoding="utf-8")
    assert load_params(path).dpo.learning_rate == 0.00005


def test_a_key_that_is_there_twice_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "params.yaml"
    path.write_text("seed: 13\nseed: 14\n", encoding="utf-8")
    with pytest.raises(ParamsError, match="not YAML"):
        load_params(path)


def test_params_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        load_params(_FILE).seed = 1  # type: ignore[misc]


def test_whole_numbers_serve_as_fractions(tmp_path: Path, shipped: dict[str, Any]) -> None:
    params = _load(tmp_path, _with(shipped, "merge.max_synthetic_fraction", 0))
    assert params.merge.max_synthetic_fraction == 0.0


@pytest.mark.parametrize("value", ["online", ["online"]])
def test_one_scope_needs_no_list(tmp_path: Path, shipped: dict[str, Any], value: Any) -> None:
    assert _load(tmp_path, _with(shipped, "repair_scope", value)).repair_scope == ("online",)


def test_a_data_set_has_no_test_split_and_its_own_databases_unless_it_says_so(
    tmp_path: Path, shipped: dict[str, Any]
) -> None:
    files = {"train": "train.jsonl", "dev": "dev.jsonl", "databases": "database"}
    params = _load(tmp_path, _with(_with(shipped, "datasets.shop", files), "data", "shop"))
    paths = dataset_paths(params)
    assert (paths.test, paths.replaced) == (None, {})


_WRONG_VALUES = [
    ("feedback", "loud", "`feedback`: .*'none', 'basic', 'column' or 'minimal'.* found 'loud'"),
    ("repair_scope", ["verified", "none"], r"`repair_scope\.1`: .* found 'none'"),
    ("repair_scope", [], "`repair_scope`: .*at least 1 item"),
    ("repair_scope", "offline", "`repair_scope`: .* found 'offline'"),
    ("repair_scope", None, "`repair_scope`: .* found None"),
    ("seed", "13", "`seed`: .*valid integer, found '13'"),
    ("seed", date(2024, 1, 2), "`seed`: .* found '2024-01-02'"),
    ("seed", 1.5, "`seed`: .* found 1.5"),
    ("seed", -1, "`seed`: .*greater than or equal to 0"),
    ("seed", 2**32, "`seed`: .*less than 4294967296"),
    ("generation.chat.instruction", "Write SQL:", r"`generation\.chat\.instruction`: .*`SQL:`"),
    ("model", None, "`model`: .*valid string, found None"),
    ("schema.top_k_tables", 0, r"`schema\.top_k_tables`: .*greater than 0, found 0"),
    ("schema.fk_hops", -1, r"`schema\.fk_hops`: .*greater than or equal to 0"),
    ("schema.retrieval", "tfidf", r"`schema\.retrieval`: .* found 'tfidf'"),
    ("generation.backend", "gpt", r"`generation\.backend`: .* found 'gpt'"),
    ("evaluation.temperature", -0.5, r"`evaluation\.temperature`: .*greater than or equal to 0"),
    ("mining.gold_fallback", "yes", r"`mining\.gold_fallback`: .*valid boolean, found 'yes'"),
    ("dpo.loss", {"sigmod": 1.0}, r"`dpo\.loss.*sigmoid"),
    ("dpo.loss", {}, r"`dpo\.loss`: .*at least 1 item"),
    ("mining.gold_fallback", 1, r"`mining\.gold_fallback`: .*valid boolean, found 1"),
    ("merge.max_synthetic_fraction", 1.5, r"`merge\.max_synthetic_fraction`: .*less than or equal"),
    ("lora", 5, "`lora`: .* found 5"),
    ("train_split.limit", 0, r"`train_split\.limit`: .*greater than 0"),
    ("generation.batch_size", "autto", r"`generation\.batch_size`: .*'auto'.* found 'autto'"),
    ("sft.learning_rate", float("inf"), r"`sft\.learning_rate`: .*finite number"),
]


@pytest.mark.parametrize(("key", "value", "message"), _WRONG_VALUES)
def test_a_wrong_value_names_file_key_and_what_was_found(
    tmp_path: Path, shipped: dict[str, Any], key: str, value: Any, message: str
) -> None:
    with pytest.raises(ParamsError, match=rf"params\.yaml: {message}") as caught:
        _load(tmp_path, _with(shipped, key, value))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("key", "message"),
    [
        ("sead", "unknown key `sead`$"),
        ("schema.top_k", r"unknown key `schema\.top_k`$"),
        ("grpo.monitor.max_gap", r"unknown key `grpo\.monitor\.max_gap`$"),  # of earlier versions
        ("datasets.mine", r"missing key `datasets\.mine\.train`"),
        ("datasets.demo.missing_database", r"unknown key `datasets\.demo\.missing_database`$"),
    ],
)
def test_an_extra_key_is_named(
    tmp_path: Path, shipped: dict[str, Any], key: str, message: str
) -> None:
    with pytest.raises(ParamsError, match=message):
        _load(tmp_path, _with(shipped, key, {}))


def test_a_misspelt_key_suggests_the_right_one(tmp_path: Path, shipped: dict[str, Any]) -> None:
    schema = dict(shipped["schema"])
    schema["top_k_table"] = schema.pop("top_k_tables")
    with pytest.raises(ParamsError, match=r"`schema\.top_k_table`; did you mean `top_k_tables`\?"):
        _load(tmp_path, {**shipped, "schema": schema})


def test_a_missing_key_of_every_section_is_named(tmp_path: Path, shipped: dict[str, Any]) -> None:
    assert {"feedback", "schema", "dpo"} <= shipped.keys()
    for section, value in shipped.items():
        changed = copy.deepcopy(shipped)
        if isinstance(value, dict) and section != "datasets":  # its keys are the user's own
            last = list(value)[-1]
            del changed[section][last]
            missing = f"{section}.{last}"
        else:
            del changed[section]
            missing = section
        with pytest.raises(ParamsError, match=f"missing key `{missing}`"):
            _load(tmp_path, changed)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"a: [", "not YAML"),
        (b"", "found None"),
        (b"- 1", "found"),
        (b"~", "found None"),
        (b"seed: \xff", "not YAML"),
    ],
)
def test_a_file_that_holds_no_parameters_is_one_line(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "params.yaml"
    path.write_bytes(content)
    with pytest.raises(ParamsError, match=message) as caught:
        load_params(path)
    assert "\n" not in str(caught.value)


def test_a_missing_file_says_where_to_start_from(tmp_path: Path) -> None:
    with pytest.raises(ParamsError, match="run from the root of the repository"):
        load_params(tmp_path / "params.yaml")


def test_the_data_set_has_its_files_in_its_folder() -> None:
    params = dataclasses.replace(load_params(_FILE), data="spider")
    paths = dataset_paths(params)
    assert paths.name == "spider"
    assert paths.root == Path("data/spider")
    assert paths.train == Path("data/spider/train_spider.json")
    assert paths.dev == Path("data/spider/dev.json")
    assert paths.databases == Path("data/spider/database")
    assert paths.replaced == {"wta_1": Path("data/spider_rows/wta_1.sqlite")}


def test_an_unknown_data_set_lists_the_known() -> None:
    params = dataclasses.replace(load_params(_FILE), data="spidr")
    with pytest.raises(
        ParamsError, match=r"unknown data set 'spidr'; .*demo, demo_practice, spider, bird"
    ):
        dataset_paths(params)
