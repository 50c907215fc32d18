"""What correction by the schema is worth, on predictions that are kept: no model is asked again.

A kept run has its first answers and those after online repair. With `correction: names` the first
answer is put right by the schema where it fails for a name; where that does not run either, the
model's last answer stands, corrected too.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lib.base.identity import git_commit
from lib.report.runs import View, points_of
from lib.report.table import NOTHING, Section, Source, difference_of, rate_of, table_of

Row = Mapping[str, Any]

_RATES = (
    *("first_turn_ex", "corrected_ex", "final_ex"),
    *("first_turn_strict_ex", "corrected_strict_ex", "strict_ex"),
)
_LEAD = (
    "The same answers as the model wrote them (none), put right by the schema where they fail for "
    "a name (names), and repaired by the model where that does not help (names and repair), beside "
    "repair alone, which has a dash where the run was made with correction. Scope online: "
    "nothing derived from gold decides anything. Broke: questions whose first answer was right and "
    "is not after correction."
)


def correction_row(names: Row, repaired: View | None, corrected: View) -> dict[str, Any]:
    """The figures of one run. `names`: the columns that say which. `repaired`: with the model's
    repair alone, None where that was not run; `corrected`: with correction before it.

    `gain`: corrected minus first-turn EX; `over_repair`: final EX with correction minus that
    without; both in points, paired.
    """
    figures = corrected.summary
    return {
        **names,
        "n": figures["n"],
        **corrected.rates(_RATES),
        "repair_ex": repaired and repaired.summary["final_ex"],
        "repair_strict_ex": repaired and repaired.summary["strict_ex"],
        "corrected": figures["corrected"],
        "broken_by_correction": figures["broken_by_correction"],
        "gain": points_of(corrected.after_correction().minus(corrected.run.one_shot())),
        "over_repair": repaired and points_of(corrected.minus(repaired)),
    }


def correction_section(rows: Sequence[Row], names: Iterable[str], source: Source) -> Section:
    """The table of all rows; `names`: the keys that say which run a row is of."""
    shown = [
        {
            **{name.capitalize(): row[name] for name in names},
            "n": row["n"],
            "None, EX (%)": rate_of(row, "first_turn_ex"),
            "Names, EX (%)": rate_of(row, "corrected_ex"),
            "Gain (points)": difference_of(row["gain"]),
            "Corrected": row["corrected"],
            "Broke": row["broken_by_correction"],
            "Repair alone, EX (%)": NOTHING if row["repair_ex"] is None else row["repair_ex"],
            "Names and repair, EX (%)": rate_of(row, "final_ex"),
            "Over repair (points)": difference_of(row["over_repair"]),
            "None, strict (%)": row["first_turn_strict_ex"],
            "Names, strict (%)": row["corrected_strict_ex"],
            "Names and repair, strict (%)": row["strict_ex"],
        }
        for row in rows
    ]
    table = table_of("correction", "Correction by the schema", shown)
    return Section("correction", "Correction by the schema", _LEAD, tables=(table,), source=source)


def correction_source(rows: Sequence[Row], code: str) -> Source:
    """Where the table comes from."""
    return Source(git_commit(), code, "correction names", f"{len(rows)} runs")
