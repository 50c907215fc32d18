"""An adapter ships with its card, its checksums, and figures that were measured on it."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from huggingface_hub import ModelCard

from lib.answering.generation.runs import RunCard, read_run, write_run
from tests.stages.project import Project

_RATES = ("first_turn_ex", "final_ex", "strict_ex", "executable_rate")


@pytest.fixture
def trained(project: Project) -> Path:
    """A run that looks like a trained one."""
    folder = project.root / "outputs/models/sft_dpo"
    write_run(folder, RunCard("sft_dpo", "data/models/qwen-0.5b", ".", "f00d"))
    for name in ("adapter_config.json", "adapter_model.safetensors", "curves.csv", "metrics.json"):
        (folder / name).write_text(name)
    return folder


def _row(fingerprint: str, ex: float) -> dict[str, object]:
    rates = dict.fromkeys(_RATES, ex) | {f"{name}_ci": [ex - 3, ex + 3] for name in _RATES}
    setting = {"repair": "minimal", "scope": "online", "samples": 1, "seed": 13, "n": 1034}
    return {**setting, **rates, "model_fingerprint": fingerprint}


def test_an_adapter_is_shipped_with_the_figures_measured_on_it(
    project: Project, trained: Path
) -> None:
    summary = project.root / "reports/summary.json"
    summary.parent.mkdir(exist_ok=True)
    summary.write_text(json.dumps([_row("f00d", 71.5), _row("other", 50.5)]))
    answer = project.run("publish_adapter", "--name", "mine", "--training", "learning by heart.")
    assert answer.code == 0, answer.err
    shipped = project.root / "data/adapters/mine"
    assert read_run(shipped) == read_run(trained)
    card = (shipped / "README.md").read_text()
    assert "71.5 [68.5, 74.5]" in card
    assert "50.5" not in card
    assert "CC BY-SA 4.0" in card
    assert "learning by heart." in card
    assert "make ask MODEL=mine DB=FILE" in card
    head = ModelCard(card).data
    assert (head.base_model, head.license) == ("Qwen/Qwen2.5-Coder-0.5B-Instruct", "cc-by-sa-4.0")
    (result,) = head.eval_results
    assert (result.metric_value, result.dataset_name, result.dataset_split) == (71.5, "tiny", "dev")
    assert result.metric_name == "EX, repair minimal, scope online, greedy"
    lines = (shipped / "SHA256SUMS").read_text().splitlines()
    assert {name: checksum for checksum, name in (line.split("  ") for line in lines)} == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in shipped.glob("[!.]*")
        if path.name != "SHA256SUMS"
    }


_TENNIS = {"tennis": {"licence": "CC BY-NC-SA 4.0", "rows": 7}}
_OTHER = RunCard("react_sft", "data/models/qwen-0.5b", ".", "f00d")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda run: (run / "adapter_model.safetensors").unlink(), "no adapter_model.safetensors"),
        (
            lambda run: (run / "adapter_model.safetensors").write_bytes(b"x" * 40_000_001),
            "has at most 40,000,000",
        ),
        (lambda run: (run / "run.json").unlink(), "train this model first"),
        (lambda run: write_run(run, _OTHER), "--training says how it was"),
        (
            lambda run: (run / "sets.json").write_text(json.dumps(_TENNIS)),
            "learnt from tennis, whose licence (CC BY-NC-SA 4.0) does not allow",
        ),
    ],
)
def test_what_cannot_be_shipped_is_named(
    project: Project, trained: Path, spoil: Callable[[Path], object], said: str
) -> None:
    spoil(trained)
    project.refusal("publish_adapter --name mine", said)
    assert not (project.root / "data/adapters/mine").exists()


def test_the_card_names_the_sets_that_were_learnt_with_their_licences(
    project: Project, trained: Path
) -> None:
    sets = {"spider": {"licence": "CC BY-SA 4.0", "rows": 7000}}
    sets["talks"] = {"licence": "MIT", "rows": 12}
    (trained / "sets.json").write_text(json.dumps(sets))
    project.run_all("publish_adapter --name mine")
    card = project.text("data/adapters/mine/README.md")
    assert ModelCard(card).data.datasets == ["spider", "talks"]
    assert "- spider: 7,000 rows, CC BY-SA 4.0\n- talks: 12 rows, MIT\n" in card
    assert "No question or database of dev was trained on." in card
    sets["talks"]["split_check"] = "questions"
    (trained / "sets.json").write_text(json.dumps(sets))
    project.run_all("publish_adapter --name mine")
    assert "No question of dev was trained on." in project.text("data/adapters/mine/README.md")


def test_a_mean_of_adapters_has_no_curves_and_those_of_the_one_before_go(
    project: Project, trained: Path
) -> None:
    project.run_all("publish_adapter --name mine")
    shipped = project.root / "data/adapters/mine"
    assert (shipped / "curves.csv").is_file()
    (trained / "curves.csv").unlink()
    project.run_all("publish_adapter --name mine")
    assert not (shipped / "curves.csv").exists()
    assert "curves.csv" not in (shipped / "SHA256SUMS").read_text()
