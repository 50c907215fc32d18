"""Ablations: one parameter changed at a time, as DVC experiments, and one table per parameter.

`stages.ablate` runs the experiments and fetches their trajectories. Their figures are kept as rows
in ablations.json of a report, so that the report can show them without the experiments.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import read_rows
from lib.base.records import FEEDBACK_LEVELS, RETRIEVAL_MODES
from lib.report.comparison import TITLES
from lib.report.runs import EvaluationRun, View
from lib.report.table import (
    Source,
    Table,
    difference_columns,
    rate_of,
    setting,
    source_of,
    table_of,
)
from lib.scoring.statistics import PairedDifference

ABLATIONS = "ablations.json"

_ENTRY = ("factor", "title", "parameter", "note", "source", "rows")
_FIGURES = ("first_turn_ex", "final_ex", "strict_ex")


@dataclass(frozen=True)
class Factor:
    """A parameter and the values that are compared.

    `runs`: the folders of outputs/eval_repair that are compared, {model}/{scope}. `upstream`:
    whether the stages before their evaluation have to run again too; otherwise the models stay the
    same.
    """

    name: str
    title: str
    parameter: str
    values: tuple[str, ...]
    runs: tuple[str, ...]
    upstream: bool
    note: str


FACTORS = (
    Factor(
        "feedback",
        "Feedback ablation",
        "feedback",
        FEEDBACK_LEVELS,
        ("base/online", "base/verified", "sft_dpo/online", "sft_dpo/verified"),
        upstream=False,
        note="What a repair prompt says. The models are the same at every level; none: one shot.",
    ),
    Factor(
        "feedback_source",
        "Feedback of another question",
        "feedback_source",
        ("own", "foreign"),
        ("base/online", "sft_dpo/online"),
        upstream=False,
        note=(
            "foreign: a refused question is given the feedback of another refused question, on "
            "another database. What repair still gains then, it does not gain by reading."
        ),
    ),
    Factor(
        "correction",
        "Correction ablation",
        "correction",
        ("none", "names"),
        ("base/online", "sft_dpo/online"),
        upstream=False,
        note=(
            "names: SQL that fails for a name is put right by the schema, before the model repairs "
            "what is left. The models are the same."
        ),
    ),
    Factor(
        "retrieval",
        "Retrieval ablation",
        "schema.retrieval",
        RETRIEVAL_MODES,
        ("base/online",),
        upstream=False,
        note="How the tables of a prompt are chosen. The model is the same in every mode.",
    ),
    Factor(
        "synthetic",
        "Synthetic-ratio ablation",
        "merge.max_synthetic_fraction",
        ("0.0", "0.2", "0.3"),
        ("sft_dpo/online",),
        upstream=True,
        note=(
            "The largest share of synthetic pairs in the preference set. The pairs are merged and "
            "DPO is trained again for each value, from the same SFT adapter."
        ),
    ),
)

Trials = Mapping[str, Sequence[EvaluationRun]]
"""The finished runs by value of the parameter, in the order of the factor's `runs`."""


def ablation_of(factor: Factor, default: str, trials: Trials) -> dict[str, Any]:
    """One entry of ablations.json: the rows of a factor with paired differences to `default`.

    Raises DataError where a run is on other questions, data or code than that of the default.
    """
    rows = []
    for number in range(len(factor.runs)):
        base = trials[default][number]
        for value, runs in trials.items():
            _check_comparable(runs[number], base, factor, value)
            view, is_default = runs[number].with_repair(), value == default
            difference = None if is_default else view.minus(base.with_repair())
            rows.append(
                {
                    "value": value,
                    "default": is_default,
                    "run": view.name,
                    "setting": view.label,
                    "basis": view.basis,
                    "n": view.summary["n"],
                    **view.rates(_FIGURES),
                    "difference": asdict(difference) if difference else None,
                }
            )
    return {
        "factor": factor.name,
        "title": factor.title,
        "parameter": factor.parameter,
        "note": factor.note,
        "source": asdict(source_of([run.provenance for runs in trials.values() for run in runs])),
        "rows": rows,
    }


def read_ablations(path: Path) -> tuple[dict[str, Any], ...]:
    """The entries of ablations.json; () where there are no experiments yet.

    Raises DataError where the file has entries that `ablation_of` did not make.
    """
    if not path.is_file():
        return ()
    return tuple(read_rows(path, _ENTRY, "delete it, or run `make ablate` again"))


def is_current(ablation: Mapping[str, Any], views: Sequence[View]) -> bool:
    """Whether an entry's rows of the default value agree with the views of the same runs."""
    known = {(view.name, view.label): view.summary for view in views}
    return all(
        row[name] == known[row["run"], row["setting"]][name]
        for row in ablation["rows"]
        if row["default"] and (row["run"], row["setting"]) in known
        for name in ("n", *_FIGURES)
    )


def ablation_tables(ablations: Sequence[Mapping[str, Any]]) -> tuple[Table, ...]:
    """One table per entry."""
    return tuple(
        table_of(
            f"ablation-{ablation['factor']}",
            ablation["title"],
            [_columns(ablation["parameter"], row) for row in ablation["rows"]],
            f"{ablation['note']} On dev. Fixed and broke: questions that "
            "only this value answers correctly, and questions that only the default does.",
            Source(**ablation["source"]),
        )
        for ablation in ablations
    )


def _columns(parameter: str, row: Mapping[str, Any]) -> dict[str, Any]:
    difference = PairedDifference(**row["difference"]) if row["difference"] else None
    return {
        parameter: f"{row['value']} (default)" if row["default"] else row["value"],
        "Run": row["run"],
        "Setting": setting(row["setting"], row["basis"]),
        "n": row["n"],
        **{f"{TITLES[name]} (%)": rate_of(row, name) for name in _FIGURES},
        **difference_columns(difference, "Final EX minus the default's (points)"),
    }


def _check_comparable(run: EvaluationRun, base: EvaluationRun, factor: Factor, value: str) -> None:
    same = [("data", "data_fingerprint"), ("code", "code_fingerprint")]
    if not factor.upstream:  # else the models are trained again, from another state of the data
        same.append(("models", "model_fingerprint"))
    differing = [name for name, key in same if run.provenance[key] != base.provenance[key]]
    if [t.example_id for t in run.trajectories] != [t.example_id for t in base.trajectories]:
        differing.append("questions")
    if differing:
        raise DataError(
            f"{factor.parameter}={value}: the experiment is of other {' and '.join(differing)} "
            f"than {base.folder}; run `dvc repro`, then `make ablate` again"
        )
