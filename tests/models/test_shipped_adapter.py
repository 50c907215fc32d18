"""The adapter in data/adapters is the file that its checksums and its figures are of."""

from __future__ import annotations

import hashlib
import json

from lib.generation.runs import read_run
from tests.stages.project import REPOSITORY

_FOLDER = REPOSITORY / "data/adapters/qwen-0.5b-sql"


def test_the_shipped_files_have_their_checksums_and_take_at_most_20_mb() -> None:
    lines = (_FOLDER / "SHA256SUMS").read_text().splitlines()
    sums = {name: checksum for checksum, name in (line.split("  ") for line in lines)}
    files = {path.name: path.read_bytes() for path in _FOLDER.iterdir() if path.name in sums}
    assert {name: hashlib.sha256(content).hexdigest() for name, content in files.items()} == sums
    assert sum(map(len, files.values())) <= 20_000_000


def test_the_figures_of_its_card_are_rows_that_were_measured_on_it() -> None:
    card, run = (_FOLDER / "README.md").read_text(), read_run(_FOLDER)
    rows = json.loads((REPOSITORY / "reports/spider/summary.json").read_text())
    measured = [row for row in rows if row.get("model_fingerprint") == run.fingerprint]
    assert measured
    for row in measured:
        low, high = row["final_ex_ci"]
        assert f"{row['final_ex']:.1f} [{low:.1f}, {high:.1f}]" in card
