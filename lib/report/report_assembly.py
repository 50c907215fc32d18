"""Assembles the parts of the report in reading order; they are rendered as Markdown and HTML."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from lib.base.errors import DataError
from lib.base.records import RepairScope
from lib.data.audit import read_audit
from lib.data.split import SplitReport
from lib.report.ablations import ablation_tables, is_current, read_ablations
from lib.report.agent_section import agents_section, read_agent_rows
from lib.report.beyond import beyond_section, read_beyond
from lib.report.comparison import (
    answers_table,
    comparison_table,
    published_table,
    samples_tables,
    scopes_table,
)
from lib.report.figures import (
    Curve,
    curve_figures,
    error_figures,
    ex_figures,
    pair_figures,
    read_curves,
    routing_figures,
    series_of,
    turn_figures,
)
from lib.report.headlines import Headline, SplitCheck, headlines, split_check, what_ran
from lib.report.pairs import pair_tables
from lib.report.questions import (
    Audits,
    audited_ex_table,
    clauses_table,
    difficulty_table,
    findings_table,
    on_audited_subset,
    recall_table,
    shown_tables_table,
    strict_table,
    unscored_table,
    verdicts_table,
)
from lib.report.repair import (
    column_errors_table,
    gains_table,
    routing_table,
    taxonomy_table,
    turns_table,
    wrong_columns_table,
)
from lib.report.runs import (
    PROVENANCE_KEYS,
    Databases,
    EvaluationRun,
    View,
    other_first_answers,
    pooled_views,
    read_base,
    read_object,
    read_runs,
    views_of,
)
from lib.report.table import (
    Row,
    Section,
    Source,
    code,
    source_of,
    source_of_provenances,
    table_of,
)
from lib.report.training import changes_table, method_table, steps_table

_TRAININGS = {"sft": "SFT", "base_dpo": "DPO", "sft_dpo": "DPO"}
"""Maps the folder of a model to the method of its last training."""

_QUALITY_KEYS = ("before", "after", "dropped", "set_apart", "sft")


@dataclass(frozen=True)
class Finished:
    """The outputs of `dvc repro`. `runs` are on dev; `test_runs` on test, maybe none. `base`,
    `test_base`: the base model without repair.

    `merging`: the parameters that the pairs were merged with. `ablations`: see
    `lib.report.ablations`; empty before `make ablate` has run. `agents`: see
    `lib.report.agents`; empty before `make agent` has run. `beyond`: see `lib.report.beyond`; empty
    before `make beyond` has run.
    """

    runs: tuple[EvaluationRun, ...]
    test_runs: tuple[EvaluationRun, ...]
    base: EvaluationRun | None
    test_base: EvaluationRun | None
    quality: dict[str, Any]
    split: dict[str, Any]
    mining: dict[str, Any]
    curves: tuple[tuple[str, Mapping[str, Curve]], ...]
    audits: Audits
    databases: Databases
    merging: Mapping[str, Any]
    ablations: tuple[dict[str, Any], ...]
    agents: tuple[dict[str, Any], ...]
    beyond: tuple[dict[str, Any], ...]

    @cached_property
    def views(self) -> list[View]:
        """The runs on dev in all settings."""
        return views_of(self.runs, self.base)

    @cached_property
    def all_views(self) -> list[View]:
        """The runs on dev in all settings, then those on test."""
        return [*self.views, *views_of(self.test_runs, self.test_base)]

    @cached_property
    def pooled_views(self) -> list[View]:
        """The runs on dev and test together, none where there are no runs on test."""
        return pooled_views(self.runs, self.test_runs, self.base, self.test_base)


@dataclass(frozen=True)
class Report:
    """The content of the report, before it is rendered."""

    headlines: tuple[Headline, ...]
    facts: tuple[tuple[str, str], ...]
    split: SplitCheck
    sections: tuple[Section, ...]
    source: Source


def read_finished(
    outputs: Path,
    scopes: Sequence[RepairScope],
    audits: Mapping[str, Path],
    databases: Databases,
    merging: Mapping[str, Any],
    ablations: Path,
    agents: Path,
    beyond: Path,
) -> Finished:
    """Read the outputs folder. `audits`: the audit folder of each split. `ablations`, `agents`,
    `beyond`: the files of the experiments, of the ways to answer and of the data sets beyond
    Spider, which need not exist.

    Raises DataError that names the first file that is missing or malformed.
    """
    runs = tuple(read_runs(outputs / "eval_repair", scopes))
    test_runs = tuple(read_runs(outputs / "eval_repair", scopes, "test"))
    names = {run.folder.parent.name: run.name for run in runs}
    return Finished(
        runs=runs,
        test_runs=test_runs,
        base=read_base(outputs / "eval_base", runs),
        test_base=read_base(outputs / "eval_base", test_runs, "test"),
        quality=read_object(outputs / "merge_synth" / "quality.json", _QUALITY_KEYS),
        split=read_object(
            outputs / "mine_pairs" / "split_check.json", [f.name for f in fields(SplitReport)]
        ),
        mining=read_object(outputs / "mine_pairs" / "provenance.json", PROVENANCE_KEYS),
        curves=tuple(
            (method, read_curves(outputs / "models" / folder, names[folder]))
            for folder, method in _TRAININGS.items()
        ),
        audits=_read_audits(audits, (*runs, *test_runs)),
        databases=databases,
        merging=merging,
        ablations=read_ablations(ablations),
        agents=tuple(read_agent_rows(agents)),
        beyond=tuple(read_beyond(beyond)),
    )


def build_report(finished: Finished) -> Report:
    """All figures and tables."""
    views = finished.views
    return Report(
        headlines=headlines(finished.pooled_views or views),
        facts=(*what_ran(finished.all_views), *_audited_facts(finished)),
        split=split_check(finished.split),
        sections=(
            _runs_section(finished),
            _training_section(finished),
            _repair_section(finished),
            *_agents_sections(finished),
            *([beyond_section(finished.beyond)] if finished.beyond else []),
            _ablations_section(finished),
            _questions_section(finished),
            _pairs_section(finished),
            _origin_section(finished),
        ),
        source=source_of(finished.runs),
    )


def _read_audits(folders: Mapping[str, Path], runs: Iterable[EvaluationRun]) -> Audits:
    """The audit of each split. Raises DataError where a run has questions that were not audited."""
    audits = {split: read_audit(folder) for split, folder in folders.items()}
    for run in runs:
        if run.split not in audits:
            raise DataError(
                f"{run.folder}: played on {run.split}, which `datasets` in params.yaml does not "
                "name; run `dvc repro`"
            )
        audits[run.split].require(t.example_id for t in run.trajectories)
    return audits


def _audited_facts(finished: Finished) -> Iterator[tuple[str, str]]:
    """The audited subset of each split that was evaluated, among the questions evaluated."""
    for split in dict.fromkeys(view.split for view in finished.all_views):
        view = next(view for view in finished.all_views if view.split == split)
        accepted = on_audited_subset(view, finished.audits[split]).trajectories
        yield f"Audited subset, {split}", f"{len(accepted):,} of {len(view.trajectories):,}"


def _doubts_on_base(finished: Finished) -> str:
    """A warning where `eval_base` and `eval_repair` got different answers of the base model."""
    doubts = []
    for base, runs in ((finished.base, finished.runs), (finished.test_base, finished.test_runs)):
        if base is not None and (count := other_first_answers(base, runs)):
            doubts.append(
                f" `eval_repair` got other first answers of base than `eval_base` at {count:,} of "
                f"{len(base.trajectories):,} {base.split} questions: its rows are of two models."
            )
    return "".join(doubts)


def _runs_section(finished: Finished) -> Section:
    views, all_views = finished.views, finished.all_views
    with_pooled = [*all_views, *finished.pooled_views]
    return Section(
        "comparison",
        "EX of every run",
        "Every model without repair and with repair in every scope, on the same questions."
        + (" Test is for final figures; the other plots are of dev." if finished.test_runs else ""),
        tuple(ex_figures(all_views, split) for split in dict.fromkeys(v.split for v in all_views)),
        (
            comparison_table(with_pooled, _doubts_on_base(finished)),
            scopes_table(with_pooled),
            published_table(views),
            *samples_tables(all_views),
            answers_table(all_views),
        ),
    )


def _training_section(finished: Finished) -> Section:
    views, all_views = finished.views, finished.all_views
    return Section(
        "training",
        "What training changes",
        "The runs against each other on the same questions, and what each step fixed and broke.",
        (curve_figures(finished.curves, series_of(view.name for view in views)),),
        (
            method_table([*all_views, *finished.pooled_views]),
            steps_table(all_views),
            changes_table(views),
        ),
    )


def _repair_section(finished: Finished) -> Section:
    views, all_views = finished.views, finished.all_views
    return Section(
        "repair",
        "What repair changes",
        "Turn by turn, error by error, and by who decides which answers are repaired.",
        (turn_figures(views), routing_figures(views), error_figures(views)),
        (
            gains_table([*all_views, *finished.pooled_views]),
            turns_table(all_views),
            routing_table(all_views),
            taxonomy_table(all_views),
            column_errors_table(views, finished.databases),
            wrong_columns_table(views),
        ),
    )


def _agents_sections(finished: Finished) -> Iterator[Section]:
    """None before `make agent` has run."""
    if not finished.agents:
        return
    section = agents_section(finished.agents)
    names = {view.name for view in finished.views}
    models = {view.run.provenance["model_fingerprint"] for view in finished.views}
    if all(row["model_fingerprint"] in models for row in finished.agents if row["run"] in names):
        yield section
    else:
        lead = f"{section.lead} Made of other runs than those above, so make them again."
        yield replace(section, lead=lead)


def _ablations_section(finished: Finished) -> Section:
    lead = "One parameter changed, all else alike; made by `make ablate`, on dev."
    outdated = [a["title"] for a in finished.ablations if not is_current(a, finished.views)]
    if not finished.ablations:
        lead = "No experiments yet: `make ablate` makes them. On dev, one parameter at a time."
    elif outdated:
        lead += f" Made of other runs than those above, so make them again: {', '.join(outdated)}."
    return Section("ablations", "Ablations", lead, (), ablation_tables(finished.ablations))


def _questions_section(finished: Finished) -> Section:
    views, all_views, databases = finished.views, finished.all_views, finished.databases
    fk_hops = views[0].run.provenance["settings"]["schema"]["fk_hops"]
    return Section(
        "questions",
        "Questions and queries",
        "Which questions can be trusted, which are hard, which clauses go wrong, and whether the "
        "prompt had the tables.",
        (),
        (
            findings_table(finished.audits, _source_of_all_splits(finished)),
            audited_ex_table(all_views, finished.audits, databases),
            strict_table(all_views),
            difficulty_table(all_views),
            clauses_table(all_views, databases),
            shown_tables_table(views[0], databases),
            recall_table(views[0], databases, fk_hops),
            verdicts_table(all_views),
            unscored_table(all_views),
        ),
    )


def _source_of_all_splits(finished: Finished) -> Source:
    """The source of figures over the evaluated questions and those of training."""
    source = source_of([*finished.runs, *finished.test_runs])
    train = finished.mining
    return replace(source, data=f"{source.data}, {train['split']} {train['data_fingerprint']}")


def _pairs_section(finished: Finished) -> Section:
    return Section(
        "preference-pairs",
        "Preference pairs",
        "What was mined and made, and what the filters and caps left.",
        (pair_figures(finished.quality),),
        pair_tables(finished.quality, source_of_provenances([finished.mining], **finished.merging)),
    )


def _origin_section(finished: Finished) -> Section:
    runs = [*finished.runs, *finished.test_runs]
    rows: list[Row] = [
        {
            "Split": run.split,
            "Run": run.name,
            "Scope": run.scope,
            "Model": code(str(run.provenance["model"])),
            "Model fingerprint": code(str(run.provenance["model_fingerprint"])),
            "Code": code(str(run.provenance["code_fingerprint"])),
            "Data": code(str(run.provenance["data_fingerprint"])),
        }
        for run in runs
    ]
    note = "The model's fingerprint is over its files and its adapter's."
    table = table_of("origin", "Runs and their fingerprints", rows, source_of(runs), note)
    return Section(
        "origins",
        "Where the figures come from",
        "Each table names its commit, parameters and data; here are the runs one by one.",
        (),
        (table,),
    )
