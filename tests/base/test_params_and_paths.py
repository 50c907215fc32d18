"""A pipeline beside the main one: its parameters over params.yaml, its own outputs and reports."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.errors import ParamsError
from lib.base.pipeline import latest_report, load_params, outputs, reports, run_report

_ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The main pipeline's parameters and a pipeline `small` beside it, as the current folder."""
    (tmp_path / "params.yaml").write_text((_ROOT / "params.yaml").read_text(encoding="utf-8"))
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


@pytest.mark.parametrize("name", ["small/slow", "small/../small", "/small", "small/"])
def test_a_variant_that_does_not_exist_is_refused(
    repository: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("PIPELINE", name)
    with pytest.raises(ParamsError, match="PIPELINE: found"):
        outputs()


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


def test_an_unknown_pipeline_names_the_known_ones(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIPELINE", "smal")
    for call in (load_params, outputs, reports):
        with pytest.raises(ParamsError, match=r"PIPELINE: found 'smal'.*\(small\)"):
            call()


@pytest.mark.parametrize(
    "name",
    sorted(
        file.parent.relative_to(_ROOT / "stages").as_posix()
        for file in (_ROOT / "stages").glob("*/**/params.yaml")
    ),
)
def test_the_parameters_of_every_pipeline_can_be_read(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(_ROOT)
    monkeypatch.setenv("PIPELINE", name)
    main = load_params(Path("params.yaml")).datasets
    own = load_params().datasets
    assert {name: replace(own[name], holdout=main[name].holdout) for name in own} == main
