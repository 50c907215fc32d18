"""The ledger: one line of reports/ledger.jsonl for every training or evaluation that a text quotes.

Lines are added by hand, never taken out: what failed stays. docs/experiments.md is their table;
`python -m lib.report.ledger` checks the lines and writes it.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from pydantic import ValidationError

from lib.base.errors import DataError
from lib.base.jsonl import read_jsonl, write_text
from lib.base.pipeline import reports_of
from lib.base.records import from_json
from lib.base.stage import run_stage

LEDGER = reports_of("", "ledger.jsonl")
EXPERIMENTS = Path("docs/experiments.md")
"""The page with the table of the ledger; nothing else is on it."""

_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_COMMIT = re.compile(r"[0-9a-f]{7,40}(\+changes)?")
_UNKNOWN = "-"

_LEAD = """\
# Experiments

Every training and evaluation that a text of this repository quotes, the earliest first, from
[reports/ledger.jsonl](../reports/ledger.jsonl). Those that failed stay in. Figures are in percent
with 95% intervals, first over questions, then over databases, as they are quoted today; a dash
stands for what was not written down. `commit` is the one that recorded the result.

A new experiment is a line with the same keys; `python -m lib.report.ledger` writes this page.
"""


@dataclass(frozen=True)
class Experiment:
    """One training or evaluation. None: it was not written down.

    `what`: model, training and way to answer. `command`: as it was started. `data`: what was
    learnt from or asked. `steps`: of a training. `figure`: with its intervals, as text. `learnt`:
    what to do or to leave next time.
    """

    what: str
    date: str | None
    commit: str | None
    command: str | None
    data: str
    seed: int | None
    steps: int | None
    hardware: str | None
    minutes: float | None
    figure: str
    learnt: str

    def __post_init__(self) -> None:
        """Raises ValueError where date or commit is none, or a text has more than one line."""
        if self.date is not None and not _DATE.fullmatch(self.date):
            raise ValueError(f"date: expected YYYY-MM-DD, found {self.date!r}")
        if self.commit is not None and not _COMMIT.fullmatch(self.commit):
            raise ValueError(f"commit: expected 7 to 40 hex digits, found {self.commit!r}")
        for name in ("what", "data", "figure", "learnt"):
            text = getattr(self, name)
            if not text.strip() or len(text.splitlines()) != 1:
                raise ValueError(f"{name}: expected one line of text, found {text!r}")


_NAMES = [field.name for field in fields(Experiment)]


def read_ledger(path: Path) -> list[Experiment]:
    """The lines of the ledger, none where there is no file.

    Raises DataError that names the line that is none.
    """
    found: list[Experiment] = []
    if not path.is_file():
        return found
    for number, payload in enumerate(read_jsonl(path), start=1):
        try:
            if unknown := [name for name in payload if name not in _NAMES]:
                raise ValueError(f"unknown key {unknown[0]!r}")
            found.append(from_json(Experiment, payload))
        except (ValidationError, ValueError) as error:
            reason = error.errors()[0]["msg"] if isinstance(error, ValidationError) else error
            raise DataError(
                f"{path}:{number}: {reason}; expected an object with {', '.join(_NAMES)}"
            ) from None
    return found


def experiments_page(experiments: Iterable[Experiment]) -> str:
    """The page with the table, in the order of the dates; those without one come first."""
    ordered = sorted(experiments, key=lambda each: each.date or "")
    lines = [_row(_NAMES), _row(["---"] * len(_NAMES))]
    lines += [_row([_cell(getattr(each, name), name) for name in _NAMES]) for each in ordered]
    return _LEAD + "\n" + "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(value: str | float | None, name: str) -> str:
    if value is None:
        return _UNKNOWN
    text = f"{value:g}" if isinstance(value, float) else str(value)
    text = text.replace("|", "\\|")
    return f"`{text}`" if name == "command" else text


def main() -> None:
    """Check the lines of the ledger, and write the page."""
    experiments = read_ledger(LEDGER)
    write_text(EXPERIMENTS, [experiments_page(experiments)])
    print(f"{EXPERIMENTS}: {len(experiments)} experiments")


if __name__ == "__main__":
    run_stage(main, main.__doc__)
