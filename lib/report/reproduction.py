"""How far the figures of a comparison are from those in the repository, as one line.

Another processor rounds differently, so a run elsewhere differs from the published one in a few
answers. The last commit has the published figures, each with its intervals.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lib.report.comparison import TITLES

_SAME = ("split", "run", "setting", "basis", "repair", "n")
"""What a row of the one and a row of the other have in common if they are of the same thing."""

_INTERVALS = ("_ci", "_ci_databases")
_FURTHER_TITLES = {
    "final_ex_with_rows": "Final EX, databases with rows",
    "audited_ex": "Final EX, audited questions",
}

_Row = Mapping[str, Any]


@dataclass(frozen=True)
class _Figure:
    """A rate in percent; None: there is nothing that it is a rate of."""

    what: str
    here: float | None
    there: float | None
    intervals: Sequence[Sequence[float]]

    @property
    def points(self) -> float:
        """How far the two are apart; 0 where one of them is None."""
        if self.here is None or self.there is None:
            return 0.0
        return abs(self.here - self.there)

    @property
    def is_within(self) -> bool:
        return self.here is not None and all(
            low <= self.here <= high for low, high in self.intervals
        )


def reproduction_line(rows: Sequence[_Row], committed: Sequence[_Row], changed: str) -> str:
    """How many figures of `rows` differ from the committed ones, the largest difference, and
    whether all are within the committed intervals.

    `committed`: rows as of `comparison_rows`, [] where there are none. `changed`: in words, what
    differs from the parameters of the commit; "" if nothing does.
    """
    remark = f" Changed since that commit: {changed}." if changed else ""
    if not committed:
        return "Not compared with the repository's figures: git has none of this pipeline."
    there = {_key(row): row for row in committed}
    both = [(row, there[_key(row)]) for row in rows if _key(row) in there]
    if not both:
        return f"Not comparable with the repository's figures, which are of other runs.{remark}"
    figures = [figure for pair in both for figure in _figures(*pair)]
    if left_out := len(rows) - len(both):
        remark = f" {left_out} of {len(rows)} rows are not in the repository.{remark}"
    differing = [figure for figure in figures if figure.here != figure.there]
    if not differing:
        return f"All {len(figures)} figures are as in the repository.{remark}"
    outside = sum(not figure.is_within for figure in differing)
    verdict = f"{outside} are outside" if outside else "all are within"
    return (
        f"{len(differing)} of {len(figures)} figures differ from the repository's, at most by "
        f"{_largest(differing)}; {verdict} the intervals there.{remark}"
    )


def _key(row: _Row) -> tuple[Any, ...]:
    return tuple(row.get(key) for key in _SAME)


def _figures(row: _Row, committed: _Row) -> Iterator[_Figure]:
    """The rates that both rows have, unless neither has a value."""
    of = " ".join(str(row[key]) for key in ("split", "run", "setting"))
    for name, title in (TITLES | _FURTHER_TITLES).items():
        here, there = row.get(name), committed.get(name)
        if name in row and name in committed and (here, there) != (None, None):
            found = (committed.get(f"{name}{suffix}") for suffix in _INTERVALS)
            yield _Figure(f"{title} of {of}", here, there, [each for each in found if each])


def _largest(differing: Sequence[_Figure]) -> str:
    largest = max(differing, key=lambda figure: figure.points)
    here, there = ("none" if v is None else f"{v:.1f}" for v in (largest.here, largest.there))
    return f"{largest.points:.1f} points ({largest.what}: {here}, there {there})"
