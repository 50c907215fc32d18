from pathlib import Path

import pytest

from lib.base.errors import ModelError
from lib.base.jsonl import write_csv
from lib.learning.training.progress import SFT_COLUMNS, curve_rows, final_figures


def _entry(step: int, loss: float) -> dict[str, float]:
    return {
        "step": step,
        "epoch": step / 30,
        "loss": loss,
        "mean_token_accuracy": 0.5,
        "learning_rate": 1e-3,
        "grad_norm": 2.0,
        "num_tokens": 99.0,
    }


def test_curves_hold_the_chosen_figures_and_no_clock(tmp_path: Path) -> None:
    history = [_entry(1, 2.0), _entry(2, 1 / 3), {"step": 2, "train_runtime": 12.3}]
    write_csv(tmp_path / "curves.csv", curve_rows(history, SFT_COLUMNS))
    assert (tmp_path / "curves.csv").read_text().splitlines() == [
        "step,epoch,loss,token_accuracy,learning_rate,gradient_norm",
        "1,0.0333333,2.0,0.5,0.001,2.0",
        "2,0.0666667,0.333333,0.5,0.001,2.0",
    ]


def test_final_figures_are_means_over_the_ends() -> None:
    rows = curve_rows([_entry(step, float(step)) for step in range(1, 31)], SFT_COLUMNS)
    assert final_figures(rows) == {
        "first_loss": 2.0,
        "final_loss": 29.0,
        "first_token_accuracy": 0.5,
        "final_token_accuracy": 0.5,
    }


@pytest.mark.parametrize("loss", [float("nan"), float("inf")])
def test_a_lost_loss_is_an_error(loss: float) -> None:
    with pytest.raises(ModelError, match=r"the loss is (nan|inf) at step 2: lower"):
        curve_rows([_entry(1, 2.0), _entry(2, loss)], SFT_COLUMNS)
