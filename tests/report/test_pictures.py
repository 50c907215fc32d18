"""Pictures for pages of docs: curves of GRPO, EX by number of samples."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lib.base.jsonl import write_csv
from lib.report.pictures import curves_picture, samples_picture, trainings_of

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


def test_ex_by_number_of_samples_has_a_line_for_each_rule_that_was_used() -> None:
    def choice(samples: int, ex: float) -> dict[str, Any]:
        tokens = {"prompt_tokens": 300.0, "completion_tokens": 30.0 * samples}
        rate = {"vote_ex": ex, "vote_ex_ci": [ex - 2, ex + 2], "vote_ex_ci_databases": None}
        return {"samples": samples, "verifier_tokens": 0.0, **tokens, **rate}

    voted = {"model": "small", "run": "sft", "by_choice": [choice(1, 50.0), choice(2, 60.0)]}
    picture = samples_picture([{"model": "small", "run": "base"}, voted])
    assert picture is not None
    assert ">small, sft: vote</text>" in picture
    assert "first that runs" not in picture
    assert samples_picture([{"model": "small", "run": "base"}]) is None
