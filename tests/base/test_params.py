"""params.yaml: each mistake in it is one line that names the key; pipelines beside the main one."""

import copy
import dataclasses
import shutil
from datetime import date
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
import yaml
from dvc.utils.hydra import apply_overrides

from lib.base.errors import ParamsError
from lib.base.params import Params
from lib.base.pipeline import (
    dataset_paths,
    latest_report,
    load_params,
    outputs,
    reports,
    run_report,
)
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


def test_params_cannot_be_changed() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        load_params(_FILE).seed = 1  # type: ignore[misc]


@pytest.mark.parametrize(
    ("key", "value", "read"),
    [
        ("merge.max_synthetic_fraction", 0, 0.0),
        ("repair_scope", "online", ("online",)),
        ("repair_scope", ["online"], ("online",)),
    ],
)
def test_a_whole_number_is_a_fraction_and_one_scope_needs_no_list(
    tmp_path: Path, shipped: dict[str, Any], key: str, value: Any, read: Any
) -> None:
    assert attrgetter(key)(_load(tmp_path, _with(shipped, key, value))) == read


def test_a_data_set_has_no_test_split_and_its_own_databases_unless_it_says_so(
    tmp_path: Path, shipped: dict[str, Any]
) -> None:
    files = {"train": "train.jsonl", "dev": "dev.jsonl", "databases": "database"}
    params = _load(tmp_path, _with(_with(shipped, "datasets.shop", files), "data", "shop"))
    paths = dataset_paths(params)
    assert (paths.test, paths.replaced) == (None, {})


_WRONG_VALUES = [
    ("sead", {}, "unknown key `sead`$"),
    ("schema.top_k", {}, r"unknown key `schema\.top_k`$"),
    ("datasets.mine", {}, r"missing key `datasets\.mine\.train`"),
    ("datasets.demo.missing_database", {}, r"unknown key `datasets\.demo\.missing_database`$"),
    ("feedback", "loud", "`feedback`: .*'none', 'basic', 'column' or 'minimal'.* found 'loud'"),
    ("repair_scope", ["verified", "none"], r"`repair_scope\.1`: .* found 'none'"),
    ("repair_scope", [], "`repair_scope`: .*at least 1 item"),
    ("seed", "13", "`seed`: .*valid integer, found '13'"),
    ("seed", date(2024, 1, 2), "`seed`: .* found '2024-01-02'"),
    ("seed", -1, "`seed`: .*greater than or equal to 0"),
    ("seed", 2**32, "`seed`: .*less than 4294967296"),
    ("generation.chat.instruction", "Write SQL:", r"`generation\.chat\.instruction`: .*`SQL:`"),
    ("model", None, "`model`: .*valid string, found None"),
    ("schema.top_k_tables", 0, r"`schema\.top_k_tables`: .*greater than 0, found 0"),
    ("schema.fk_hops", -1, r"`schema\.fk_hops`: .*greater than or equal to 0"),
    ("mining.gold_fallback", "yes", r"`mining\.gold_fallback`: .*valid boolean, found 'yes'"),
    ("dpo.loss", {"sigmod": 1.0}, r"`dpo\.loss.*sigmoid"),
    ("dpo.loss", {}, r"`dpo\.loss`: .*at least 1 item"),
    ("merge.max_synthetic_fraction", 1.5, r"`merge\.max_synthetic_fraction`: .*less than or equal"),
    ("lora", 5, "`lora`: .* found 5"),
    ("generation.batch_size", [8], r"`generation\.batch_size`: .* found \[8\]"),
    ("launch.options", [["--x", 2]], r"`launch\.options\.0"),
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
        (None, "run from the root of the repository"),
        (b"a: [", "not YAML"),
        (b"seed: 13\nseed: 14\n", "not YAML"),
        (b"", "found None"),
        (b"- 1", "found"),
        (b"seed: \xff", "not YAML"),
    ],
)
def test_a_file_that_holds_no_parameters_is_one_line(
    tmp_path: Path, content: bytes | None, message: str
) -> None:
    path = tmp_path / "params.yaml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ParamsError, match=message) as caught:
        load_params(path)
    assert "\n" not in str(caught.value)


def test_the_data_set_has_its_files_in_its_folder_and_an_unknown_one_lists_the_known() -> None:
    params = load_params(_FILE)
    paths = dataset_paths(dataclasses.replace(params, data="spider"))
    root = Path("data/spider")
    assert (paths.name, paths.root) == ("spider", root)
    assert (paths.train, paths.dev) == (root / "train_spider.json", root / "dev.json")
    assert paths.databases == root / "database"
    assert paths.replaced == {"wta_1": Path("data/spider_rows/wta_1.sqlite")}
    known = r"unknown data set 'spidr'; .*demo, demo_practice, spider, bird"
    with pytest.raises(ParamsError, match=known):
        dataset_paths(dataclasses.replace(params, data="spidr"))


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The main pipeline's parameters and a pipeline `small` beside it, as the current folder."""
    (tmp_path / "params.yaml").write_text((_FILE).read_text(encoding="utf-8"))
    (tmp_path / "stages" / "small").mkdir(parents=True)
    (tmp_path / "stages" / "small" / "params.yaml").write_text("{}")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _write(repository: Path, text: str) -> None:
    (repository / "stages" / "small" / "params.yaml").write_text(text)


def test_the_main_pipeline_has_the_folders_of_the_repository(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("", None):
        if name is None:
            monkeypatch.delenv("PIPELINE", raising=False)
        else:
            monkeypatch.setenv("PIPELINE", name)
        assert (outputs("models", "sft"), run_report("plots"), reports("plots")) == (
            Path("outputs/models/sft"),
            Path("outputs/report/plots"),
            Path("reports/plots"),
        )


def test_a_pipeline_writes_below_its_own_name_and_has_what_differs(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = load_params()
    _write(repository, "model: some/model\nsft: {epochs: 7}\nrepair_scope: [online]\n")
    monkeypatch.setenv("PIPELINE", "small")
    assert outputs("models", "sft") == Path("outputs/small/models/sft")
    assert (run_report(), reports()) == (Path("outputs/small/report"), Path("reports/small"))
    params = load_params()
    assert (params.model, params.sft.epochs, params.repair_scope) == ("some/model", 7, ("online",))
    assert params.sft.learning_rate == main.sft.learning_rate
    assert params.dpo == main.dpo


def test_a_report_is_that_of_the_run_or_else_the_published_one(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPELINE", "small")
    assert latest_report("rows.json") == Path("reports/small/rows.json")
    own = repository / "outputs/small/report/rows.json"
    own.parent.mkdir(parents=True)
    own.touch()
    assert latest_report("rows.json") == Path("outputs/small/report/rows.json")


def test_a_variant_of_a_pipeline_has_what_differs_from_it(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _write(repository, "model: some/model\nsft: {epochs: 7, batch_size: 4}\n")
    (repository / "stages" / "small" / "fast").mkdir()
    (repository / "stages" / "small" / "fast" / "params.yaml").write_text("sft: {epochs: 1}\n")
    monkeypatch.setenv("PIPELINE", "small/fast")
    assert outputs("models", "sft") == Path("outputs/small/fast/models/sft")
    assert reports() == Path("reports/small/fast")
    params = load_params()
    assert (params.model, params.sft.epochs, params.sft.batch_size) == ("some/model", 1, 4)
    monkeypatch.setenv("PIPELINE", "small")
    assert load_params().sft.epochs == 7


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sft: {epoch: 7}", "unknown key `sft.epoch`"),
        ("sft: 7", "`sft`"),
        ("feedback: loud", "`feedback`"),
        ("a: [", "not YAML"),
    ],
)
def test_a_mistake_in_its_parameters_names_its_file(
    repository: Path, monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    _write(repository, text)
    monkeypatch.setenv("PIPELINE", "small")
    with pytest.raises(ParamsError, match=message) as caught:
        load_params()
    assert "stages/small/params.yaml" in str(caught.value)


@pytest.mark.parametrize("name", ["smal", "small/slow", "small/../small", "/small", "small/"])
def test_an_unknown_pipeline_names_the_known_ones(
    repository: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PIPELINE", name)
    for call in (load_params, outputs, reports):
        with pytest.raises(ParamsError, match=rf"PIPELINE: found '{name}'.*\(small\)"):
            call()


@pytest.mark.parametrize(
    "name",
    sorted(
        file.parent.relative_to(_FILE.parent / "stages").as_posix()
        for file in (_FILE.parent / "stages").glob("*/**/params.yaml")
    ),
)
def test_the_parameters_of_every_pipeline_can_be_read(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(_FILE.parent)
    monkeypatch.setenv("PIPELINE", name)
    main = load_params(Path("params.yaml")).datasets
    own = load_params().datasets
    assert {
        name: dataclasses.replace(own[name], holdout=main[name].holdout) for name in main
    } == main
