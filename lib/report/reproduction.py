"""How far the figures of a comparison are from the published ones, as one line.

Another processor rounds differently, so a run elsewhere differs from the published one in a few
answers. Published figures have their intervals, and beside them the parameters of their runs.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lib.report.comparison import TITLES
from lib.report.runs import View

_SAME = ("split", "run", "setting", "basis", "repair", "n")
"""What a row of the one and a row of the other have in common if they are of the same thing."""

_NO_DIFFERENCE = ("cache", "endpoint", "processes", "workers")
"""Parameters of generation and sandbox that decide no answer, or name a machine."""

_INTERVALS = ("_ci", "_ci_databases")
_FURTHER_TITLES = {
    "final_ex_with_rows": "Final EX, databases with rows",
    "audited_ex": "Final EX, audited questions",
}

_Row = Mapping[str, Any]


class _Figure(NamedTuple):
    """A rate in percent; None: there is nothing that it is a rate of, and it is 0 points off."""

    what: str
    here: float | None
    there: float | None
    points: float
    is_within: bool


def run_parameters(runs: Iterable[View], mining: Mapping[str, Any], models: Path) -> dict[str, Any]:
    """The parameters that finished runs were made with, as far as these say, and their data.

    `runs`: those of `eval_repair`. `mining`: the provenance of `mine_pairs`. `models`: the folder
    of the trained models, whose cards have their parameters. A list where runs differ.
    """
    provenances = [run.provenance for run in runs]
    mined = mining["settings"]
    return {
        **_common([_evaluated_with(each) for each in provenances]),
        "data_fingerprint": {each["split"]: each["data_fingerprint"] for each in provenances},
        "repair_scope": list(dict.fromkeys(each["scope"] for each in provenances)),
        "mining": {
            "feedback": mining["feedback"],
            "max_turns": mined["max_turns"],
            **mined["sampling"],
        },
        "sft": _trained_with(models / "sft"),
        "dpo": _trained_with(models / "sft_dpo"),
    }


def _evaluated_with(provenance: Mapping[str, Any]) -> dict[str, Any]:
    """Parameters of an evaluation by which its answers may differ."""
    settings = provenance["settings"]
    sampling = settings["sampling"]
    return {
        **{name: provenance[name] for name in ("model", "data", "feedback")},
        "correction": provenance.get("correction", "none"),
        "feedback_source": provenance.get("feedback_source", "own"),
        "seed": sampling["seed"],
        "evaluation": {
            "max_turns": settings["max_turns"],
            **{name: sampling[name] for name in ("num_samples", "temperature")},
        },
        "generation": _without(provenance.get("generation", {}), _NO_DIFFERENCE),
        "sandbox": _without(provenance.get("sandbox", {}), _NO_DIFFERENCE),
        **{name: settings[name] for name in ("schema", "rewards") if name in settings},
    }


def _without(section: Mapping[str, Any], names: Container[str]) -> dict[str, Any]:
    return {name: value for name, value in section.items() if name not in names}


def _common(payloads: Sequence[Any]) -> Any:
    """What equal keys hold; a list of the values where they differ."""
    first = payloads[0]
    if all(isinstance(each, Mapping) for each in payloads):
        return {key: _common([each[key] for each in payloads if key in each]) for key in first}
    different = [value for n, value in enumerate(payloads) if value not in payloads[:n]]
    return first if len(different) == 1 else different


def _trained_with(model: Path) -> dict[str, str]:
    """The parameters in the card of a trained model, as they are printed there; {} without one."""
    card = model / "README.md"
    text = card.read_text(encoding="utf-8") if card.is_file() else ""
    table = text.partition("## Parameters\n")[2].partition("\n## ")[0]
    return {
        name.replace(" ", "_"): value
        for name, value in re.findall(r"^\| (\S.*?) \| (.*) \|$", table, re.MULTILINE)
    }


def reproduction_line(rows: Sequence[_Row], published: Sequence[_Row], changed: str) -> str:
    """How many figures of `rows` differ from the published ones, the largest difference, and
    whether all are within the published intervals.

    `published`: rows as of `comparison_rows`, [] where there are none. `changed`: in words, in what
    the parameters of the runs differ from the published ones; "" if in nothing.
    """
    remark = f" Made with other {changed}." if changed else ""
    if not published:
        return "Not compared with the repository's figures: it has none of this pipeline."
    known = {_key(row): row for row in published}
    both = [(row, known[_key(row)]) for row in rows if _key(row) in known]
    if not both:
        return f"Not comparable with the repository's figures, which are of other runs.{remark}"
    figures = [figure for pair in both for figure in _figures(*pair)]
    if left_out := len(rows) - len(both):
        remark = f" {left_out} of {len(rows)} rows are not in the repository.{remark}"
    differing = [figure for figure in figures if figure.here != figure.there]
    if not differing:
        return f"All {len(figures)} figures are as in the repository.{remark}"
    largest = max(differing, key=lambda figure: figure.points)
    here, there = ("none" if v is None else f"{v:.1f}" for v in (largest.here, largest.there))
    outside = sum(not figure.is_within for figure in differing)
    verdict = f"{outside} are outside" if outside else "all are within"
    return (
        f"{len(differing)} of {len(figures)} figures differ from the repository's, at most by "
        f"{largest.points:.1f} points ({largest.what}: {here}, there {there}); {verdict} the "
        f"intervals there.{remark}"
    )


def _key(row: _Row) -> tuple[Any, ...]:
    return tuple(row.get(key) for key in _SAME)


def _figures(row: _Row, published: _Row) -> Iterator[_Figure]:
    """The rates that both rows have, unless neither has a value."""
    of = " ".join(str(row[key]) for key in ("split", "run", "setting"))
    for name, title in (TITLES | _FURTHER_TITLES).items():
        here, there = row.get(name), published.get(name)
        if name in row and name in published and (here, there) != (None, None):
            points = 0.0 if here is None or there is None else abs(here - there)
            is_within = here is not None and all(
                low <= here <= high
                for suffix in _INTERVALS
                for low, high in filter(None, [published.get(f"{name}{suffix}")])
            )
            yield _Figure(f"{title} of {of}", here, there, points, is_within)
