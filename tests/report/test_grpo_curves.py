"""The curves of GRPO as a picture."""

from __future__ import annotations

from pathlib import Path

from lib.base.jsonl import write_csv
from lib.report.grpo_curves import curves_picture, trainings_of

_FIGURES = ("reward", "correctness", "validity", "equal_groups", "entropy", "kl", "tokens")


def _write_training(outputs: Path, mode: str, start: str, held_out: bool) -> None:
    folder = outputs / "grpo" / mode / start
    steps = range(1, 31)
    rows = [{"step": step, **dict.fromkeys(_FIGURES, step / 30)} for step in steps]
    write_csv(folder / "curves.csv", rows)
    if held_out:
        write_csv(folder / "held_out.csv", [{"step": step, "ex": 0.5} for step in (0, 10, 20, 30)])


def test_each_training_is_a_line_named_by_mode_and_start(tmp_path: Path) -> None:
    _write_training(tmp_path, "direct", "base", held_out=True)
    _write_training(tmp_path, "check_rewrite", "react_sft", held_out=False)
    (tmp_path / "grpo" / "repair" / "base").mkdir(parents=True)  # has not begun
    trainings = trainings_of(tmp_path)
    assert list(trainings) == ["check_rewrite, from react_sft", "direct, from base"]
    picture = curves_picture(trainings)
    assert picture == curves_picture(trainings)
    for text in (*trainings, "EX, held-out questions", "groups without variance"):
        assert f">{text}</text>" in picture


def test_without_a_training_there_is_none(tmp_path: Path) -> None:
    assert trainings_of(tmp_path) == {}
