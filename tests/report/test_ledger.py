"""Experiments are shown by date; a line of the ledger that is none is refused by name."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from lib.base.errors import DataError
from lib.base.jsonl import write_jsonl
from lib.report.reference import Experiment, experiments_page, read_ledger

_LINE = Experiment(
    what="tiny, SFT",
    date="2026-11-24",
    commit="0123abc",
    command="python -m stages.train_sft",
    data="a | b",
    seed=13,
    steps=240,
    hardware="two cores",
    minutes=60.0,
    figure="62.8 [59.8, 65.7] [53.8, 72.2]",
    learnt="more steps",
)


def test_lines_are_shown_in_the_order_of_their_dates(tmp_path: Path) -> None:
    lines = [_LINE, replace(_LINE, date="2026-11-23", commit=None, minutes=None), _LINE]
    write_jsonl(tmp_path / "ledger.jsonl", map(asdict, lines))
    assert read_ledger(tmp_path / "ledger.jsonl") == lines
    rows = [row for row in experiments_page(lines).splitlines() if row.startswith("| tiny")]
    assert rows[0] == (
        "| tiny, SFT | 2026-11-23 | - | `python -m stages.train_sft` | a \\| b | 13 | 240 "
        "| two cores | - | 62.8 [59.8, 65.7] [53.8, 72.2] | more steps |"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"date": "yesterday"}, "`date`: String should match .*, found 'yesterday'"),
        ({"commit": "the last"}, "`commit`: String should match pattern"),
        ({"figure": ""}, "`figure`: String should match pattern"),
        ({"learnt": "a\nb"}, "`learnt`: String should match pattern"),
        ({"steps": "many"}, "`steps`: Input should be a valid integer"),
        ({"typo": 1}, "`typo`: Unexpected keyword argument"),
    ],
)
def test_a_line_that_is_none_is_refused_with_its_number(
    change: dict[str, Any], message: str, tmp_path: Path
) -> None:
    file = tmp_path / "ledger.jsonl"
    write_jsonl(file, [asdict(_LINE), asdict(_LINE) | change])
    with pytest.raises(DataError, match=message) as caught:
        read_ledger(file)
    assert f"{file}:2: " in str(caught.value)
