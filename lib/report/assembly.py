"""Reads what a pipeline has made, and puts the report together in reading order.

The parts are rendered as Markdown and as a page (`lib.report.document`). Tables are of dev and test
together, without test of dev; each split for itself is in the details. To add a table, write a
function that yields its rows (`lib.report.table.table_named`), and name it in a section below.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property, partial
from typing import Any

from lib.answering.generation.runs import LeftOut
from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.pipeline import DatasetPaths, dataset_paths, latest_report, outputs
from lib.data.audit import read_audit
from lib.data.split import SplitReport
from lib.report import comparison, figures, questions, repair
from lib.report.agents import AGENTS, read_agent_rows, summary_section
from lib.report.charts import Line
from lib.report.front import Front, front_of
from lib.report.runs import (
    PROVENANCE_KEYS,
    Basis,
    Databases,
    Evaluation,
    View,
    one_shots,
    read_evaluation,
    read_kept,
    read_left_outs,
    read_object,
)
from lib.report.table import (
    Cell,
    Heading,
    Rows,
    Section,
    Source,
    Table,
    code,
    difference_columns,
    number,
    rate_of,
    setting,
    source_of,
    table_named,
    table_of,
    with_rows,
)
from lib.scoring.statistics import PairedDifference

ABLATIONS = "ablations.json"
ABLATION_FIGURES = ("first_turn_ex", "final_ex", "strict_ex")

_TRAININGS = {"sft": "SFT", "base_dpo": "DPO", "sft_dpo": "DPO"}
"""Maps the folder of a model to the method of its last training."""

_QUALITY_KEYS = ("before", "after", "dropped", "set_apart", "sft")
_FINGERPRINTS = {
    "Model": "model",
    "Model fingerprint": "model_fingerprint",
    "Code": "code_fingerprint",
    "Data": "data_fingerprint",
}


@dataclass(frozen=True)
class Finished:
    """The outputs of `dvc repro`. `test` has no runs where nothing was evaluated on it.

    `left_out`: the runs that were not made. `merging`: the parameters that the pairs were merged
    with. `ablations`, `agents`: what other commands have made of these runs; none before they have
    run.
    """

    dev: Evaluation
    test: Evaluation
    left_out: tuple[LeftOut, ...]
    quality: dict[str, Any]
    split: dict[str, Any]
    mining: dict[str, Any]
    curves: tuple[tuple[str, Mapping[str, Line]], ...]
    audits: questions.Audits
    databases: Databases
    merging: Mapping[str, Any]
    ablations: tuple[dict[str, Any], ...]
    agents: tuple[dict[str, Any], ...]

    @property
    def runs(self) -> list[View]:
        """The runs on dev, then those on test."""
        return [*self.dev.runs, *self.test.runs]

    @property
    def all_views(self) -> list[View]:
        """The runs on dev in all settings, then those on test."""
        return [*self.dev.views, *self.test.views]

    @cached_property
    def pooled_views(self) -> list[View]:
        """The runs on dev and test together, none where there are no runs on test."""
        return self.dev.pooled_with(self.test).views

    @property
    def views(self) -> list[View]:
        """The runs that the report is of: on dev and test together or, without test, on dev."""
        return self.pooled_views or self.dev.views


@dataclass(frozen=True)
class Report:
    """The content of the report, before it is rendered."""

    front: Front
    sections: tuple[Section, ...]
    source: Source


def read_finished(params: Params) -> Finished:
    """Read the outputs and the kept rows of the pipeline.

    Raises DataError that names the first file that is missing or malformed.
    """
    scopes, mined = params.repair_scope, outputs("mine_pairs")
    dev, test = (read_evaluation(outputs(), scopes, split) for split in ("dev", "test"))
    names = {run.folder.parent.name: run.name for run in dev.runs}
    series = figures.series_of(names.values())
    paths = dataset_paths(params)
    ablations = read_ablations(latest_report(ABLATIONS))
    agents = read_agent_rows(latest_report(AGENTS))
    return Finished(
        dev=dev,
        test=test,
        left_out=tuple(read_left_outs(outputs())),
        quality=read_object(outputs("merge_synth", "quality.json"), _QUALITY_KEYS),
        split=read_object(mined / "split_check.json", [f.name for f in fields(SplitReport)]),
        mining=read_object(mined / "provenance.json", PROVENANCE_KEYS),
        curves=tuple(
            (method, figures.read_curves(outputs("models", folder), name, series[name]))
            for folder, method in _TRAININGS.items()
            if (name := names.get(folder)) is not None
        ),
        audits=_read_audits(paths, (*dev.runs, *test.runs)),
        databases=Databases(paths.databases, paths.replaced),
        merging={"merge": asdict(params.merge), "synthetic": asdict(params.synthetic)},
        ablations=tuple(
            each
            for each in ablations
            if _data_of(each["source"]) == params.data and is_current(each, dev.views)
        ),
        agents=tuple(agents) if _are_current(agents, dev.views) else (),
    )


def _data_of(source: Mapping[str, str]) -> str:
    """The name of the data set of kept rows."""
    return source["data"].partition(" ")[0]


def _are_current(agents: Sequence[Mapping[str, Any]], views: Sequence[View]) -> bool:
    """Whether rows of agents are of the data and, where they have the same names, the models of
    these runs.
    """
    models = {view.name: view.provenance["model_fingerprint"] for view in views}
    data = views[0].provenance["data_fingerprint"]
    return all(
        row["model_fingerprint"] == models.get(row["run"], row["model_fingerprint"])
        and (row["split"] != "dev" or row["data_fingerprint"] == data)
        for row in agents
    )


def _read_audits(paths: DatasetPaths, runs: Iterable[View]) -> questions.Audits:
    """The audit of each split. Raises DataError where a run has questions that were not audited."""
    files = {"train": paths.train, "dev": paths.dev, "test": paths.test}
    audits = {
        split: read_audit(outputs("audit", file.stem)) for split, file in files.items() if file
    }
    for run in runs:
        if run.split not in audits:
            raise DataError(
                f"{run.folder}: evaluated on {run.split}, which `datasets` in params.yaml does not "
                "name; run `dvc repro`"
            )
        audits[run.split].require(t.example_id for t in run.trajectories)
    return audits


def build_report(finished: Finished) -> Report:
    """All figures and tables."""
    sampled = figures.runs_with_choices(finished.dev.runs)
    return Report(
        front=front_of(
            finished.views,
            finished.split,
            tuple(_facts(finished)),
            finished.mining.get("split_check", "databases"),
        ),
        sections=(
            _runs_section(finished),
            _training_section(finished),
            _repair_section(finished),
            *([figures.choices_section(sampled)] if sampled else []),
            *([summary_section(finished.agents)] if finished.agents else []),
            *([_ablations_section(finished)] if finished.ablations else []),
            _questions_section(finished),
            _pairs_section(finished),
        ),
        source=source_of(
            [*(run.provenance for run in finished.runs), finished.mining], **finished.merging
        ),
    )


def _facts(finished: Finished) -> Iterator[tuple[str, str]]:
    """What ran, in words."""
    first = finished.dev.views[0]
    yield "Model", str(first.provenance["model"])
    yield "Data", str(first.provenance["data"])
    yield "Feedback", ", ".join(dict.fromkeys(run.feedback for run in finished.dev.runs))
    if finished.left_out:
        runs = ", ".join(f"{each.run} ({each.reason})" for each in finished.left_out)
        dropped = [f"{name} {n:,}" for name, n in finished.quality["dropped"].items() if n]
        made = finished.quality["before"]["pairs"]
        yield "Left out", f"{runs}; of {made:,} pairs, dropped: {', '.join(dropped) or 'none'}"
    for view in (*finished.dev.views[:1], *finished.test.views[:1]):
        databases = {t.db_id for t in view.trajectories}
        accepted = questions.on_audited_subset(view, finished.audits).trajectories
        yield (
            f"Questions, {view.split}",
            f"{len(view.trajectories):,} on {len(databases)} databases, {len(accepted):,} of them "
            "in the audited subset",
        )


def _by_split(finished: Finished, *tables: Callable[[Sequence[View]], Table]) -> Iterator[Table]:
    """Each table with rows of dev and of test; none where there is no test."""
    if finished.pooled_views:
        for table_of_views in tables:
            table = table_of_views(finished.all_views)
            yield replace(table, title=f"{table.title}: dev and test")


def _beside_others(finished: Finished) -> bool:
    """Whether figures that others reached on Spider are shown: also in the demo's report."""
    return finished.dev.runs[0].provenance["data"] in ("demo", "spider")


def _runs_section(finished: Finished) -> Section:
    views = finished.views
    runs = comparison.comparison_table(views)
    doubts = ""  # whether `eval_base` and `eval_repair` got different answers of the base model
    for each in (finished.dev, finished.test):
        if each.base is not None and (count := each.other_first_answers()):
            doubts += (
                f" `eval_repair` got other first answers of base than `eval_base` at {count:,} of "
                f"{len(each.base.trajectories):,} {each.base.split} questions: its rows are of two "
                "models."
            )
    return Section(
        "comparison",
        "EX of every run",
        "Every model without repair and with repair in every scope, on the same questions.",
        figures.ex_figures(views),
        (replace(runs, note=runs.note + doubts), *with_rows(comparison.samples_table(views))),
        (
            *_by_split(finished, comparison.comparison_table),
            comparison.answers_table([*finished.all_views, *finished.pooled_views]),
            *([comparison.published_table(finished.dev.views)] if _beside_others(finished) else []),
            _origin_table(finished.runs),
        ),
    )


def _training_section(finished: Finished) -> Section:
    views = finished.views
    return Section(
        "training",
        "What training and repair change",
        "The runs against each other on the same questions, and what each step fixed and broke.",
        figures.curve_figures(finished.curves),
        (
            comparison.differences_table(views, one_shots(views)),
            comparison.steps_table(views),
        ),
        (
            replace(
                comparison.differences_table(*[[*finished.all_views, *finished.pooled_views]] * 2),
                title="Method ablation: every paired difference",
            ),
            comparison.changes_table(finished.dev.views),
        ),
    )


def _repair_section(finished: Finished) -> Section:
    views = finished.views
    return Section(
        "repair",
        "How repair works",
        "What is sent to repair, turn by turn, and error by error.",
        (),
        (repair.routing_table(views), repair.turns_table(views)),
        (
            *_by_split(finished, repair.routing_table, repair.turns_table),
            repair.taxonomy_table(views),
            repair.column_errors_table(finished.dev.views, finished.databases),
        ),
    )


read_ablations = partial(
    read_kept,
    keys=("factor", "title", "parameter", "note", "source", "rows"),
    remedy="delete it, or run `make ablate` again",
)
"""The entries of ablations.json, see `read_kept`."""


def is_current(ablation: Mapping[str, Any], views: Sequence[View]) -> bool:
    """Whether an entry's rows of the default value agree with the views of the same runs."""
    known = {(view.name, view.label): view.summary for view in views}
    return all(
        row[name] == known[row["run"], row["setting"]][name]
        for row in ablation["rows"]
        if row["default"] and (row["run"], row["setting"]) in known
        for name in ("n", *ABLATION_FIGURES)
    )


def ablation_tables(ablations: Sequence[Mapping[str, Any]]) -> tuple[Table, ...]:
    """One table per entry."""
    return tuple(
        table_of(
            f"ablation-{ablation['factor']}",
            ablation["title"],
            [_ablation_columns(ablation["parameter"], row) for row in ablation["rows"]],
            f"{ablation['note']} On dev. Fixed and broke: questions that "
            "only this value answers correctly, and questions that only the default does.",
            Source(**ablation["source"]),
        )
        for ablation in ablations
    )


def _ablation_columns(parameter: str, row: Mapping[str, Any]) -> dict[str, Any]:
    difference = PairedDifference(**row["difference"]) if row["difference"] else None
    return {
        parameter: f"{row['value']} (default)" if row["default"] else row["value"],
        "Run": row["run"],
        "Setting": setting(row["setting"], row["basis"]),
        "n": row["n"],
        **{f"{comparison.TITLES[name]} (%)": rate_of(row, name) for name in ABLATION_FIGURES},
        **difference_columns(difference, "Final EX minus the default's (points)"),
    }


def _ablations_section(finished: Finished) -> Section:
    return Section(
        "ablations",
        "Ablations",
        "One parameter changed, all else alike; made by `make ablate`, on dev.",
        details=ablation_tables(finished.ablations),
    )


def _questions_section(finished: Finished) -> Section:
    views, databases = finished.views, finished.databases
    base = finished.dev.views[0]
    fk_hops = base.provenance["settings"]["schema"]["fk_hops"]

    def audited(views: Sequence[View]) -> Table:
        return questions.audited_ex_table(views, finished.audits, databases)

    return Section(
        "questions",
        "Questions and queries",
        "Which questions can be trusted, and which are hard. The details say what the audit found, "
        "which clauses go wrong, and how often retrieval finds the tables.",
        (),
        (audited(views), questions.difficulty_table(views)),
        (
            questions.findings_table(finished.audits),
            questions.strict_table(views),
            questions.clauses_table(views, databases),
            questions.recall_table(base, databases, fk_hops),
            *_by_split(finished, audited, questions.strict_table, questions.difficulty_table),
        ),
    )


def _pairs_section(finished: Finished) -> Section:
    beside_others = _beside_others(finished)
    quality = _quality_table(finished.quality, beside_others)
    if beside_others:
        quality = replace(quality, note=f"{quality.note} {_PUBLISHED_NOTE}")
    return Section(
        "preference-pairs",
        "Preference pairs",
        "What was mined and made of train, and what the filters and caps left.",
        (),
        (quality,),
        (_counts_table(finished.quality),),
    )


@table_named("origin", "Runs and their fingerprints")
def _origin_table(runs: Iterable[View]) -> Rows:
    """The model's fingerprint is over its files and its adapter's."""
    for run in runs:
        yield {
            "Split": run.split,
            "Run": run.name,
            "Scope": run.scope,
            **{head: code(str(run.provenance[key])) for head, key in _FINGERPRINTS.items()},
        }


_PUBLISHED_PAIRS = {
    "pairs": 701,
    "natural": 557,
    "synthetic": 144,
    "synthetic_fraction": 0.2054,
    "gold_fallback": 140,
    "mean_reward_margin": 0.9986,
    "mean_edit_distance_ratio": 0.4152,
    "duplicate_rate": 0.0,
    "chosen_executable_rate": 1.0,
    "executable_hard_negative_rate": 0.7104,
}
_PUBLISHED_NOTE = "Published: mined with Qwen2.5-Coder-3B-Instruct on Spider."

_COUNTED_PAIRS = {
    "dropped": "dropped by a rule",
    "set_apart": "set aside",
    "sft": "SFT examples from",
}


@table_named("pairs", "Quality of the pairs")
def _quality_table(quality: Mapping[str, Any], with_others: bool) -> Rows:
    """Natural counts gold fallback too, which is never a prediction."""
    before, after = quality["before"], quality["after"]
    published = Heading("After", "published")
    for key, figure in before.items():
        if not isinstance(figure, dict):
            row: dict[Any, Any] = {
                "": key.replace("_", " "),
                "Before": _pair_figure(figure),
                "After": _pair_figure(after[key]),
            }
            if with_others:
                row[published] = _pair_figure(_PUBLISHED_PAIRS.get(key), "published")
            yield row


@table_named("pair-counts", "Types of pairs, what was dropped and set aside, and SFT examples")
def _counts_table(quality: Mapping[str, Any]) -> Rows:
    """Set aside, before any other rule: pairs whose chosen SQL is right on the database as it is
    and wrong on a perturbed copy, and pairs on questions that the audit doubts. They are kept in
    files of their own, and nothing is trained on them.
    """
    after = quality["after"]["types"]
    for name, count in quality["before"]["types"].items():
        yield {"What": "type of pair", "Which": code(name), "Before": count, "After": after[name]}
    for key, what in _COUNTED_PAIRS.items():
        for name, count in quality[key].items():
            yield {"What": what, "Which": name.replace("_", " "), "Before": count, "After": None}


def _pair_figure(value: float | None, basis: Basis | None = None) -> Cell:
    """A count, or a fraction with four digits."""
    if isinstance(value, int):
        return Cell(f"{value:,}", value, basis)
    return number(value, 4, basis)
