"""Runs and views: what is read, what is refused, and what counts as deployable."""

from pathlib import Path

import pytest

from lib.base.errors import DataError
from lib.base.records import REPAIR_SCOPES, RepairScope
from lib.report.runs import Evaluation, read_evaluation
from tests.report.factory import (
    RUN_NAMES,
    provenance,
    read_json,
    right,
    trajectory,
    write_base,
    write_run,
    wrong,
)


@pytest.fixture
def outputs(tmp_path: Path) -> Path:
    """Every model in every scope, on two questions."""
    for model, run in RUN_NAMES.items():
        for scope in REPAIR_SCOPES:
            played = [
                trajectory("a", right(), scope=scope),
                trajectory("b", wrong("syntax_error"), right(2), scope=scope),
            ]
            write_run(tmp_path / "eval_repair" / model / scope, run, scope, played)
    write_base(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("ids", "changes"), [("a", {}), ("ab", {"data_fingerprint": "other"})])
def test_a_run_on_other_questions_or_data_is_refused(
    outputs: Path, ids: str, changes: dict[str, str]
) -> None:
    played = [trajectory(id, right()) for id in ids]
    write_run(outputs / "eval_repair/sft/online", "sft", "online", played, **changes)
    with pytest.raises(DataError, match="sft/online: not on the questions and data"):
        read_evaluation(outputs, REPAIR_SCOPES)


def test_the_one_shot_view_is_the_first_turn_of_a_run_played_without_gold(outputs: Path) -> None:
    views = Evaluation(read_evaluation(outputs, REPAIR_SCOPES).runs).views
    assert [(view.setting, view.basis) for view in views[:4]] == [
        ("one_shot", "deployable"),
        ("online", "deployable"),
        ("online_guarded", "deployable"),
        ("verified", "oracle"),
    ]
    assert [len(t.turns) for t in views[0].trajectories] == [1, 1]
    assert views[0].correct == (True, False)
    assert views[3].correct == (True, True)


@pytest.mark.parametrize(
    ("scope", "samples", "basis"),
    [("verified", 1, "deployable"), ("verified", 4, "oracle"), ("online", 4, "deployable")],
)
def test_sampled_first_turns_of_a_verified_run_are_oracle_figures(
    outputs: Path, scope: RepairScope, samples: int, basis: str
) -> None:
    settings = provenance("base", scope)["settings"]
    settings["sampling"]["num_samples"] = samples
    played = [trajectory("a", right(), scope=scope), trajectory("b", right(), scope=scope)]
    write_run(outputs / "eval_repair/base" / scope, "base", scope, played, settings=settings)
    assert (
        read_json(outputs / "eval_repair/base" / scope / "provenance.json")["settings"] == settings
    )
    assert Evaluation(read_evaluation(outputs, [scope]).runs).views[0].basis == basis
