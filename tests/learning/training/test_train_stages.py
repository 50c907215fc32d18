"""The stage scripts, each in a folder with params.yaml and the rows of merge_synth."""

import sys
from pathlib import Path

import pytest
import yaml

from lib.answering.generation.runs import read_run
from lib.base.errors import ModelError
from lib.base.jsonl import write_jsonl
from lib.base.pipeline import round_outputs
from lib.base.records import to_json
from lib.base.stage import run_stage
from stages import train_dpo, train_sft
from tests.learning.conftest import pair_rows, sft_rows

_PARAMS = Path(__file__).resolve().parents[3] / "params.yaml"


@pytest.fixture
def project(tmp_path: Path, tiny_model: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with params.yaml and the rows of merge_synth."""
    params = yaml.safe_load(_PARAMS.read_text(encoding="utf-8"))
    params["model"] = str(tiny_model)
    params["sft"] |= {"epochs": 1, "max_steps": None, "batch_size": 4}
    params["dpo"] |= {"epochs": 1, "batch_size": 4}
    (tmp_path / "params.yaml").write_text(yaml.safe_dump(params), encoding="utf-8")
    merged = tmp_path / "outputs" / "merge_synth"
    write_jsonl(merged / "sft.jsonl", map(to_json, sft_rows()))
    write_jsonl(merged / "pairs.jsonl", map(to_json, pair_rows()))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _start(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["train", *arguments])
    run_stage(train_dpo.main if "--init" in arguments else train_sft.main)


def test_the_three_runs_get_their_names_and_folders(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _start(monkeypatch)
    _start(monkeypatch, "--init", "base")
    _start(monkeypatch, "--init", "sft")
    models = project / "outputs" / "models"
    names = {folder.name: read_run(folder).run for folder in models.iterdir()}
    assert names == {"sft": "sft", "base_dpo": "dpo", "sft_dpo": "sft_dpo"}
    assert list((project / "outputs" / ".work").iterdir()) == []
    assert "sft: 8 rows, 2 steps, loss" in capsys.readouterr().out


def test_every_round_trains_the_last_adapter_or_a_new_one(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _set_rounds(project, "before", "base")
    for round, rows in enumerate((sft_rows(), sft_rows()[:4], sft_rows()[4:]), start=1):
        write_jsonl(round_outputs("merge_synth", round) / "sft.jsonl", map(to_json, rows))
        _start(monkeypatch, "--round", str(round))
    models = project / "outputs" / "models"
    cards = {folder.name: (folder / "README.md").read_text() for folder in models.iterdir()}
    assert set(cards) == {"sft_round1", "sft_round2", "sft"}
    assert {name: read_run(models / name).run for name in cards} == {name: name for name in cards}
    assert "trained from the base model" in cards["sft_round1"]
    assert "trained from the adapter in `outputs/models/sft_round1`" in cards["sft_round2"]
    assert "trained from the base model" in cards["sft"]
    assert "outputs/merge_synth_round3/sft.jsonl" in cards["sft"]


def test_with_too_few_pairs_dpo_is_left_out_until_there_are_enough(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = project / "outputs/models/base_dpo", project / "outputs/merge_synth/pairs.jsonl"
    _start(monkeypatch, "--init", "base")  # 8 pairs
    for count in (7, 0):
        write_jsonl(file, map(to_json, pair_rows()[:count]))
        _start(monkeypatch, "--init", "base")
        assert [path.name for path in folder.iterdir()] == ["left_out.json"]
        reason = f"preference pairs: {count}, `dpo.min_pairs`: 8"
        assert f"dpo: left out ({reason});" in capsys.readouterr().out
        with pytest.raises(ModelError, match=f"base_dpo: left out .{reason}.; choose another run"):
            read_run(folder)
    write_jsonl(file, map(to_json, pair_rows()))
    _start(monkeypatch, "--init", "base")
    assert read_run(folder).run == "dpo"
    assert not (folder / "left_out.json").exists()
    assert "min pairs" not in (folder / "README.md").read_text()


def _set_rounds(project: Path, *inits: str) -> None:
    """Set `rounds` in params.yaml, one for each of `inits`."""
    file = project / "params.yaml"
    params = yaml.safe_load(file.read_text())
    sft = {key: value for key, value in params["sft"].items() if key != "init"}
    same = {"mining": params["mining"], "sft": sft}
    params["rounds"] = [{"init": init, "own_answers": 2, **same} for init in inits]
    file.write_text(yaml.safe_dump(params))


def test_a_round_that_the_parameters_lack_is_one_line(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _set_rounds(project, "before")
    with pytest.raises(SystemExit):
        _start(monkeypatch, "--round", "3")
    assert capsys.readouterr().err == (
        "error: round 3: `rounds` has 1 after the first, so the last is 2; add an entry with init, "
        "own_answers, mining and sft\n"
    )


@pytest.mark.parametrize(
    ("arguments", "spoil", "message"),
    [
        ([], "missing", "outputs/merge_synth/sft.jsonl: no such file"),
        ([], "empty", "outputs/merge_synth/sft.jsonl: no rows to train on"),
        (["--init", "base"], "missing", "outputs/merge_synth/pairs.jsonl: no such file"),
        (["--init", "sft"], "", "outputs/models/sft/run.json: no such file; train this model"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: list[str],
    spoil: str,
    message: str,
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for path in (project / "outputs" / "merge_synth").iterdir():
        if spoil == "missing":
            path.unlink()
        elif spoil == "empty":
            path.write_text("")
    with pytest.raises(SystemExit) as ended:
        _start(monkeypatch, *arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(f"error: {message}")
    assert not [*(project / "outputs" / "models").rglob("*")]
