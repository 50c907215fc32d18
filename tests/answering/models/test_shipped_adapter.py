"""The adapters in data/adapters match their checksums and their published figures."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from lib.answering.generation.runs import read_run
from tests.stages.project import REPOSITORY

_shipped = pytest.mark.parametrize(
    "folder", sorted((REPOSITORY / "data/adapters").iterdir()), ids=lambda folder: folder.name
)


@_shipped
def test_the_shipped_files_have_their_checksums_and_take_at_most_20_mb(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    sums = {name: checksum for checksum, name in (line.split("  ") for line in lines)}
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.name in sums}
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == sums
    assert sum(map(len, files.values())) <= 20_000_000


@_shipped
def test_the_figures_of_its_card_are_rows_that_were_measured_on_it(folder: Path) -> None:
    card, run = (folder / "README.md").read_text(), read_run(folder)
    rows = json.loads((REPOSITORY / "reports/spider/summary.json").read_text())
    measured = [row for row in rows if row.get("model_fingerprint") == run.fingerprint]
    assert measured
    for row in measured:
        low, high = row["final_ex_ci"]
        assert f"{row['final_ex']:.1f} [{low:.1f}, {high:.1f}]" in card
