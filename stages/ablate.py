"""Ablations as DVC experiments: `python -m stages.ablate`, after `dvc repro`.

Runs them one by one, each in a copy of the repository, and writes one table per parameter to
outputs/report/ablations.md (and, for `stages.compare`, ablations.json). `--factor feedback` runs
those of one parameter, `--report` only writes the tables of existing experiments; those of the
others stay as they were. The figures of the default values come from outputs/.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from operator import attrgetter
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.jsonl import write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import latest_report, load_params, outputs_of, run_report
from lib.base.records import FEEDBACK_LEVELS, RETRIEVAL_MODES
from lib.base.stage import run_stage, sole_writer
from lib.report.assembly import ABLATION_FIGURES, ABLATIONS, ablation_tables, read_ablations
from lib.report.document import render_section
from lib.report.runs import View, read_run
from lib.report.table import Section, source_of

_RUNS = outputs_of("", "eval_repair")
_ON_DEV = "evaluation.test_split=false"  # nobody looks at test while choosing parameters
_LEAD = """\
One parameter is changed at a time; everything else is as in `params.yaml`. Each difference is
paired, question by question, against the default value.
"""


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
    note: str
    upstream: bool = False


FACTORS = (
    Factor(
        "feedback",
        "Feedback ablation",
        "feedback",
        FEEDBACK_LEVELS,
        ("base/online", "base/verified", "sft_dpo/online", "sft_dpo/verified"),
        "What a repair prompt says. The models are the same at every level; none: one shot.",
    ),
    Factor(
        "feedback_source",
        "Feedback of another question",
        "feedback_source",
        ("own", "foreign"),
        ("base/online", "sft_dpo/online"),
        "foreign: a refused question is given the feedback of another refused question, on "
        "another database. What repair still gains then, it does not gain by reading.",
    ),
    Factor(
        "correction",
        "Correction ablation",
        "correction",
        ("none", "names"),
        ("base/online", "sft_dpo/online"),
        "names: SQL that fails for a name is put right by the schema, before the model repairs "
        "what is left. The models are the same.",
    ),
    Factor(
        "retrieval",
        "Retrieval ablation",
        "schema.retrieval",
        RETRIEVAL_MODES,
        ("base/online",),
        "How the tables of a prompt are chosen. The model is the same in every mode.",
    ),
    Factor(
        "synthetic",
        "Synthetic-ratio ablation",
        "merge.max_synthetic_fraction",
        ("0.0", "0.2", "0.3"),
        ("sft_dpo/online",),
        "The largest share of synthetic pairs in the preference set. The pairs are merged and "
        "DPO is trained again for each value, from the same SFT adapter.",
        upstream=True,
    ),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names, which = [factor.name for factor in FACTORS], "which parameters (all)"
    parser.add_argument("--factor", choices=names, nargs="+", default=names, help=which)
    only = "run nothing: only write the tables again"
    parser.add_argument("--report", action="store_true", help=only)
    arguments = parser.parse_args()
    params = load_params()
    factors = [factor for factor in FACTORS if factor.name in arguments.factor]
    for factor in factors:
        _check_default(factor, params)
    with sole_writer(run_report(ABLATIONS)):
        if not arguments.report:
            _run_experiments(factors, params)
        _write_report(factors, params)


def _check_default(factor: Factor, params: Params) -> None:
    """Raise DataError where the runs of the default value are not there."""
    scopes = dict.fromkeys(run.split("/")[1] for run in factor.runs)
    unplayed = next((scope for scope in scopes if scope not in params.repair_scope), None)
    if unplayed is not None:
        raise DataError(
            f"params.yaml: `repair_scope` has no {unplayed!r}, which the {factor.title.lower()} "
            "compares; add it, then run `dvc repro`"
        )
    for run in factor.runs:
        read_run(_RUNS / run)


def _run_experiments(factors: Sequence[Factor], params: Params) -> None:
    """Run every value except the default, in place of earlier experiments.

    DVC's queue is not used: where its worker dies, `dvc exp run --run-all` waits forever.
    """
    trials = [
        (factor, value)
        for factor in factors
        for value in factor.values
        if value != _default(factor, params)
    ]
    there = set(_dvc("exp", "list", "--all-commits", "--name-only", capture=True).split())
    for number, (factor, value) in enumerate(trials, start=1):
        name = _name(factor, value)
        print(f"ablate: experiment {number} of {len(trials)}, {name}", flush=True)
        if name in there:
            _dvc("exp", "remove", name)
        options = ["--name", name, "-S", f"{factor.parameter}={value}"]
        alone = [] if factor.upstream else ["--single-item"]
        runs = [run.split("/") for run in factor.runs]
        scopes = ",".join(dict.fromkeys(scope for _, scope in runs))
        options += ["-S", f"repair_scope=[{scopes}]", "-S", _ON_DEV]
        stages = dict.fromkeys(f"eval_repair@{model}" for model, _ in runs)
        _dvc("exp", "run", "--temp", *alone, *options, *stages)


def _write_report(factors: Sequence[Factor], params: Params) -> None:
    """Replace the entries of these factors, keep those of the others."""
    entries = {entry["factor"]: entry for entry in read_ablations(latest_report(ABLATIONS))}
    with tempfile.TemporaryDirectory() as folder:
        for factor in factors:
            default = _default(factor, params)
            trials = {
                value: [read_run(_RUNS / run) for run in factor.runs]
                if value == default
                else list(_fetch(_name(factor, value), factor.runs, Path(folder)))
                for value in dict.fromkeys((*factor.values, default))
            }
            entries[factor.name] = ablation_of(factor, default, trials)
    ordered = [entries[factor.name] for factor in FACTORS if factor.name in entries]
    section = Section("ablations", "Ablations", _LEAD, tables=ablation_tables(ordered))
    write_json(run_report(ABLATIONS), ordered)
    write_text(run_report("ablations.md"), [render_section(section)])
    print(f"ablate: {', '.join(entries)}; tables: {run_report('ablations.md')}")


def ablation_of(
    factor: Factor, default: str, trials: Mapping[str, Sequence[View]]
) -> dict[str, Any]:
    """One entry of ablations.json: the rows of a factor with paired differences to `default`.

    `trials`: the finished runs by value of the parameter, in the order of the factor's `runs`.
    Raises DataError where a run is on other questions, data or code than that of the default.
    """
    rows = []
    for number in range(len(factor.runs)):
        base = trials[default][number]
        for value, runs in trials.items():
            _check_comparable(runs[number], base, factor, value)
            view, is_default = runs[number], value == default
            difference = None if is_default else view.minus(base)
            rows.append(
                {
                    "value": value,
                    "default": is_default,
                    "run": view.name,
                    "setting": view.label,
                    "basis": view.basis,
                    "n": view.summary["n"],
                    **view.rates(ABLATION_FIGURES),
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


def _check_comparable(run: View, base: View, factor: Factor, value: str) -> None:
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


def _fetch(experiment: str, runs: Sequence[str], folder: Path) -> Iterator[View]:
    """The runs of an experiment, from DVC's cache. Raises DataError where it did not finish."""
    from dvc.api import DVCFileSystem  # seconds to import
    from dvc.exceptions import DvcException
    from dvc.scm import SCMError

    for run in runs:
        files = folder / experiment / run
        files.mkdir(parents=True)
        try:
            source = DVCFileSystem(rev=experiment)
            for name in ("provenance.json", "trajectories.jsonl"):
                source.get_file((_RUNS / run / name).as_posix(), str(files / name))
        except (DvcException, SCMError, FileNotFoundError):
            raise DataError(
                f"experiment {experiment}: no results of {run}; run `make ablate` again"
            ) from None
        yield read_run(_RUNS / run, files=files)


def _default(factor: Factor, params: Params) -> str:
    """The value in params.yaml, as it is written there."""
    value = attrgetter(factor.parameter)(params)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _name(factor: Factor, value: str) -> str:
    return f"ablate-{factor.name}-{value}"


def _dvc(*words: str, capture: bool = False) -> str:
    """Run a DVC command; returns its output if `capture`. Raises DataError where it fails."""
    answer = subprocess.run(
        [sys.executable, "-m", "dvc", *words],
        stdout=subprocess.PIPE if capture else None,
        text=True,
    )
    if answer.returncode:
        raise DataError(f"`dvc {' '.join(words)}` failed; what it printed above says why")
    return answer.stdout or ""


if __name__ == "__main__":
    run_stage(main)
