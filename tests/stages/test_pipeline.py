"""All stages one after the other, on a tiny data set and with a tiny real model."""

from __future__ import annotations

import json
import re
from pathlib import Path

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
    _run(project, "audit")
    _run(project, "mine_pairs")
    project.set_params({"generation.backend": "hf"})
    for command in ("eval_base", "merge_synth", "train_sft"):
        _run(project, command)
    for init in ("base", "sft"):
        _run(project, "train_dpo", "--init", init)
    for model in _MODELS:
        _run(project, "eval_repair", "--model", model)
    _run(project, "compare")
    return project


def test_the_comparison_has_a_row_a_run_and_repair(compared: Project) -> None:
    rows = json.loads(_text(compared, "outputs/report/comparison.json"))
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


def test_the_report_is_a_table_with_its_origin(compared: Project) -> None:
    report = _text(compared, "outputs/report/comparison.md")
    assert "| sft_dpo " in report
    provenance = json.loads(_text(compared, "outputs/eval_repair/sft/online/provenance.json"))
    assert provenance["data_fingerprint"] in report
    assert provenance["code_fingerprint"] in report


def test_a_run_is_a_model_and_maybe_an_adapter(compared: Project) -> None:
    cards = {
        model: json.loads(_text(compared, f"outputs/models/{model}/run.json")) for model in _MODELS
    }
    assert {model: card["run"] for model, card in cards.items()} == {
        "base": "base",
        "sft": "sft",
        "base_dpo": "dpo",
        "sft_dpo": "sft_dpo",
    }
    assert {card["model"] for card in cards.values()} == {"data/model"}
    assert [model for model, card in cards.items() if card["adapter"] is None] == ["base"]
    assert len({card["fingerprint"] for card in cards.values()}) == 4


def test_every_evaluation_leaves_the_files_of_the_official_format(compared: Project) -> None:
    for folder in ("eval_base", "eval_repair/sft_dpo/online"):
        predictions = _text(compared, f"outputs/{folder}/predictions.sql").splitlines()
        gold = _text(compared, f"outputs/{folder}/gold.sql").splitlines()
        assert len(predictions) == len(gold) == 3
        assert all(line.endswith("\tconcert") for line in gold)


def test_dvc_knows_every_output(compared: Project) -> None:
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


def test_no_output_names_the_folder_that_it_was_made_in(compared: Project) -> None:
    place = str(compared.root).encode()
    assert [name for name, content in compared.outputs().items() if place in content] == []


def _run(project: Project, stage: str, *arguments: str) -> None:
    answer = project.run(stage, *arguments)
    assert answer.code == 0, f"{stage} {' '.join(arguments)}: {answer.err}"


def _text(project: Project, name: str) -> str:
    return Path(project.root / name).read_text(encoding="utf-8")
