"""Reads what a pipeline has made, and puts the report together in reading order.

The parts are rendered as Markdown and as a page (`lib.report.document`).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property
from typing import Any

from lib.base.errors import DataError
from lib.base.params import Params
from lib.base.pipeline import DatasetPaths, dataset_paths, latest_report, outputs
from lib.data.audit import read_audit
from lib.data.split import SplitReport
from lib.report import comparison, figures, questions, repair, training
from lib.report.ablations import ABLATIONS, ablation_tables, is_current, read_ablations
from lib.report.agent_section import AGENTS, agents_section, read_agent_rows
from lib.report.beyond import beyond_section, latest_beyond
from lib.report.choices import choices_section, read_choices
from lib.report.headlines import Headline, SplitCheck, headlines, split_check, what_ran
from lib.report.pairs import pair_tables
from lib.report.runs import (
    PROVENANCE_KEYS,
    Databases,
    Evaluation,
    EvaluationRun,
    View,
    read_evaluation,
    read_object,
)
from lib.report.table import Section, Source, code, source_of, source_of_provenances, table_of

_TRAININGS = {"sft": "SFT", "base_dpo": "DPO", "sft_dpo": "DPO"}
"""Maps the folder of a model to the method of its last training."""

_QUALITY_KEYS = ("before", "after", "dropped", "set_apart", "sft")


@dataclass(frozen=True)
class Finished:
    """The outputs of `dvc repro`. `test` has no runs where nothing was evaluated on it.

    `merging`: the parameters that the pairs were merged with. `choices`: see `read_choices`.
    `ablations`, `agents`, `beyond`: rows that other commands have made, none before these have run.
    """

    dev: Evaluation
    test: Evaluation
    quality: dict[str, Any]
    split: dict[str, Any]
    mining: dict[str, Any]
    curves: tuple[tuple[str, Mapping[str, figures.Curve]], ...]
    audits: questions.Audits
    databases: Databases
    merging: Mapping[str, Any]
    choices: tuple[EvaluationRun, ...]
    ablations: tuple[dict[str, Any], ...]
    agents: tuple[dict[str, Any], ...]
    beyond: tuple[dict[str, Any], ...]

    @property
    def runs(self) -> list[EvaluationRun]:
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


@dataclass(frozen=True)
class Report:
    """The content of the report, before it is rendered."""

    headlines: tuple[Headline, ...]
    facts: tuple[tuple[str, str], ...]
    split: SplitCheck
    sections: tuple[Section, ...]
    source: Source


def read_finished(params: Params) -> Finished:
    """Read the outputs and the kept rows of the pipeline.

    Raises DataError that names the first file that is missing or malformed.
    """
    scopes, mined = params.repair_scope, outputs("mine_pairs")
    dev, test = (read_evaluation(outputs(), scopes, split) for split in ("dev", "test"))
    names = {run.folder.parent.name: run.name for run in dev.runs}
    paths = dataset_paths(params)
    return Finished(
        dev=dev,
        test=test,
        quality=read_object(outputs("merge_synth", "quality.json"), _QUALITY_KEYS),
        split=read_object(mined / "split_check.json", [f.name for f in fields(SplitReport)]),
        mining=read_object(mined / "provenance.json", PROVENANCE_KEYS),
        curves=tuple(
            (method, figures.read_curves(outputs("models", folder), names[folder]))
            for folder, method in _TRAININGS.items()
        ),
        audits=_read_audits(paths, (*dev.runs, *test.runs)),
        databases=Databases(paths.databases, paths.replaced),
        merging={"merge": asdict(params.merge), "synthetic": asdict(params.synthetic)},
        choices=tuple(read_choices(outputs())),
        ablations=read_ablations(latest_report(ABLATIONS)),
        agents=tuple(read_agent_rows(latest_report(AGENTS))),
        beyond=tuple(latest_beyond()),
    )


def _read_audits(paths: DatasetPaths, runs: Iterable[EvaluationRun]) -> questions.Audits:
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
    return Report(
        headlines=headlines(finished.pooled_views or finished.dev.views),
        facts=(*what_ran(finished.all_views), *_audited_facts(finished)),
        split=split_check(finished.split),
        sections=(
            _runs_section(finished),
            _training_section(finished),
            _repair_section(finished),
            *([choices_section(finished.choices)] if finished.choices else []),
            *_agents_sections(finished),
            *([beyond_section(finished.beyond)] if finished.beyond else []),
            _ablations_section(finished),
            _questions_section(finished),
            _pairs_section(finished),
            _origin_section(finished),
        ),
        source=source_of(finished.dev.runs),
    )


def _audited_facts(finished: Finished) -> Iterator[tuple[str, str]]:
    """The audited subset of each split that was evaluated, among the questions evaluated."""
    for view in (*finished.dev.views[:1], *finished.test.views[:1]):
        accepted = questions.on_audited_subset(view, finished.audits[view.split]).trajectories
        yield f"Audited subset, {view.split}", f"{len(accepted):,} of {len(view.trajectories):,}"


def _runs_section(finished: Finished) -> Section:
    all_views = finished.all_views
    with_pooled = [*all_views, *finished.pooled_views]
    doubts = ""  # whether `eval_base` and `eval_repair` got different answers of the base model
    for each in (finished.dev, finished.test):
        if each.base is not None and (count := each.other_first_answers()):
            doubts += (
                f" `eval_repair` got other first answers of base than `eval_base` at {count:,} of "
                f"{len(each.base.trajectories):,} {each.base.split} questions: its rows are of two "
                "models."
            )
    lead = "Every model without repair and with repair in every scope, on the same questions."
    if finished.test.runs:
        lead += " Test is for final figures; the other plots are of dev."
    splits = dict.fromkeys(view.split for view in all_views)
    return Section(
        "comparison",
        "EX of every run",
        lead,
        tuple(figures.ex_figures(all_views, split) for split in splits),
        (
            comparison.comparison_table(with_pooled, doubts),
            comparison.scopes_table(with_pooled),
            comparison.published_table(finished.dev.views),
            *comparison.samples_tables(all_views),
            comparison.answers_table(all_views),
        ),
    )


def _training_section(finished: Finished) -> Section:
    views, all_views = finished.dev.views, finished.all_views
    series = figures.series_of(view.name for view in views)
    return Section(
        "training",
        "What training changes",
        "The runs against each other on the same questions, and what each step fixed and broke.",
        (figures.curve_figures(finished.curves, series),),
        (
            training.method_table([*all_views, *finished.pooled_views]),
            training.steps_table(all_views),
            training.changes_table(views),
        ),
    )


def _repair_section(finished: Finished) -> Section:
    views, all_views = finished.dev.views, finished.all_views
    return Section(
        "repair",
        "What repair changes",
        "Turn by turn, error by error, and by who decides which answers are repaired.",
        (
            figures.turn_figures(views),
            figures.routing_figures(views),
            figures.error_figures(views),
        ),
        (
            repair.gains_table([*all_views, *finished.pooled_views]),
            repair.turns_table(all_views),
            repair.routing_table(all_views),
            repair.taxonomy_table(all_views),
            repair.column_errors_table(views, finished.databases),
            repair.wrong_columns_table(views),
        ),
    )


def _agents_sections(finished: Finished) -> Iterator[Section]:
    """None before `make agent` has run."""
    if not finished.agents:
        return
    section = agents_section(finished.agents)
    names = {view.name for view in finished.dev.views}
    models = {view.provenance["model_fingerprint"] for view in finished.dev.views}
    if all(row["model_fingerprint"] in models for row in finished.agents if row["run"] in names):
        yield section
    else:
        lead = f"{section.lead} Made of other runs than those above, so make them again."
        yield replace(section, lead=lead)


def _ablations_section(finished: Finished) -> Section:
    lead = "One parameter changed, all else alike; made by `make ablate`, on dev."
    outdated = [a["title"] for a in finished.ablations if not is_current(a, finished.dev.views)]
    if not finished.ablations:
        lead = "No experiments yet: `make ablate` makes them. On dev, one parameter at a time."
    elif outdated:
        lead += f" Made of other runs than those above, so make them again: {', '.join(outdated)}."
    return Section("ablations", "Ablations", lead, (), ablation_tables(finished.ablations))


def _questions_section(finished: Finished) -> Section:
    all_views, databases = finished.all_views, finished.databases
    base, train = finished.dev.views[0], finished.mining
    fk_hops = base.provenance["settings"]["schema"]["fk_hops"]
    source = source_of(finished.runs)
    data = f"{source.data}, {train['split']} {train['data_fingerprint']}"
    return Section(
        "questions",
        "Questions and queries",
        "Which questions can be trusted, which are hard, which clauses go wrong, and whether the "
        "prompt had the tables.",
        (),
        (
            questions.findings_table(finished.audits, replace(source, data=data)),
            questions.audited_ex_table(all_views, finished.audits, databases),
            questions.strict_table(all_views),
            questions.difficulty_table(all_views),
            questions.clauses_table(all_views, databases),
            questions.shown_tables_table(base, databases),
            questions.recall_table(base, databases, fk_hops),
            questions.verdicts_table(all_views),
            questions.unscored_table(all_views),
        ),
    )


def _pairs_section(finished: Finished) -> Section:
    return Section(
        "preference-pairs",
        "Preference pairs",
        "What was mined and made, and what the filters and caps left.",
        (figures.pair_figures(finished.quality),),
        pair_tables(finished.quality, source_of_provenances([finished.mining], **finished.merging)),
    )


def _origin_section(finished: Finished) -> Section:
    fingerprints = {
        "Model": "model",
        "Model fingerprint": "model_fingerprint",
        "Code": "code_fingerprint",
        "Data": "data_fingerprint",
    }
    table = table_of(
        "origin",
        "Runs and their fingerprints",
        [
            {
                "Split": run.split,
                "Run": run.name,
                "Scope": run.scope,
                **{head: code(str(run.provenance[key])) for head, key in fingerprints.items()},
            }
            for run in finished.runs
        ],
        source_of(finished.runs),
        "The model's fingerprint is over its files and its adapter's.",
    )
    return Section(
        "origins",
        "Where the figures come from",
        "Each table names its commit, parameters and data; here are the runs one by one.",
        (),
        (table,),
    )
