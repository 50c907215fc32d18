"""All stages one after the other, on a tiny data set and with a tiny real model."""

import re

import pytest
import yaml

from tests.stages.project import REPOSITORY, Project
from tests.tiny_model import build_tiny_model

_RATES = ("first_turn_ex", "final_ex", "repair_success_rate", "executable_rate")
_MODELS = ("base", "sft", "base_dpo", "sft_dpo")


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project that went from the questions to the report.

    The mock mines, since a model of random weights gets nothing right; the model is trained and
    evaluated.
    """
    project = Project.create(tmp_path_factory.mktemp("pipeline") / "project")
    build_tiny_model(project.root / "data" / "model")
    project.set_params(
        {
            "model": "data/model",
            "repair_scope": ["online"],
            "generation.max_new_tokens": 4,
            "evaluation.max_turns": 2,
            "eval_split.limit": 3,
            "sft.epochs": 1,
            "sft.batch_size": 4,  # with a single step, all of it would be warm-up
            "dpo.batch_size": 4,
        }
    )
    project.run_all("audit", "mine_pairs")
    project.set_params({"generation.backend": "hf"})
    project.run_all("eval_base", "merge_synth", "train_sft")
    project.run_all("train_dpo --init base", "train_dpo --init sft")
    project.run_all(*(f"eval_repair --model {model}" for model in _MODELS), "compare")
    return project


def test_the_comparison_has_a_row_a_run_and_repair_and_its_origin(compared: Project) -> None:
    rows = compared.read("outputs/report/comparison.json")
    assert [(row["run"], row["repair"], row["scope"]) for row in rows] == [
        (run, repair, scope)
        for run in ("base", "sft", "dpo", "sft_dpo")
        for repair, scope in (("none", "online"), ("minimal", "online"))
    ]
    for row in rows:
        assert row["n"] == 3
        for rate in _RATES:
            low, high = row[f"{rate}_ci"] or (None, None)
            assert row[rate] is None or low <= row[rate] <= high

    report = compared.text("outputs/report/comparison.md")
    assert "| sft_dpo " in report
    provenance = compared.read("outputs/eval_repair/sft/online/provenance.json")
    assert provenance["data_fingerprint"] in report
    assert provenance["code_fingerprint"] in report


def test_a_run_is_a_model_and_maybe_an_adapter(compared: Project) -> None:
    cards = {model: compared.read(f"outputs/models/{model}/run.json") for model in _MODELS}
    assert [card["run"] for card in cards.values()] == ["base", "sft", "dpo", "sft_dpo"]
    assert {card["model"] for card in cards.values()} == {"data/model"}
    assert [model for model, card in cards.items() if card["adapter"] is None] == ["base"]
    assert len({card["fingerprint"] for card in cards.values()}) == 4


def test_every_evaluation_leaves_the_files_of_the_official_format(compared: Project) -> None:
    for folder in ("eval_base", "eval_repair/sft_dpo/online"):
        predictions = compared.text(f"outputs/{folder}/predictions.sql").splitlines()
        gold = compared.text(f"outputs/{folder}/gold.sql").splitlines()
        assert len(predictions) == len(gold) == 3
        assert all(line.endswith("\tconcert") for line in gold)


def test_dvc_knows_every_output_and_none_names_the_folder_of_the_project(compared: Project) -> None:
    place = str(compared.root).encode()
    assert [name for name, content in compared.outputs().items() if place in content] == []
    stages = yaml.safe_load((REPOSITORY / "dvc.yaml").read_text(encoding="utf-8"))["stages"]
    declared = {
        out if isinstance(out, str) else next(iter(out))
        for name, stage in stages.items()
        if name not in ("make_demo", "pretrain_base")
        for kind in ("outs", "metrics", "plots")
        for out in stage.get(kind, ())
    }
    patterns = [re.sub(r"\\\$\\{.*?\\}", "[^/]+", re.escape(out)) for out in sorted(declared)]
    names = [path.relative_to(compared.root).as_posix() for path in compared.results()]
    unknown = [n for n in names if not any(re.fullmatch(f"{p}(/.*)?", n) for p in patterns)]
    assert unknown == []
    never_made = [p for p in patterns if not any(re.match(f"{p}(/|$)", name) for name in names)]
    assert never_made == []
