"""reports/comparison.md: what a person reads after a run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lib.fingerprints import git_commit
from lib.pairs.quality import render_quality
from lib.report.comparison import render_table
from lib.report.runs import EvaluationRun

_INTRODUCTION = """\
EX is the share of questions whose SQL returns what gold returns, by the rules of the official
Spider test-suite evaluator, in percent with a 95% Wilson interval. Repair SR is the share of
first-turn failures that repair turned into correct answers. Executable: the final SQL parses, names
only what the schema has, and runs.

The scope says who decides what is repaired. **verified** (oracle): a verifier that knows gold; the
research setting, not to be had in use. **online**, **online_guarded** (deployable): only what the
executor sees; the guards also doubt empty and zero results and joins without a condition. Rows
without repair need no gold either. Oracle and deployable figures are never in one column of a plot.
"""


def render_report(
    rows: Sequence[dict[str, Any]],
    runs: Sequence[EvaluationRun],
    quality: dict[str, Any],
    split_check: dict[str, Any],
) -> str:
    """The comparison as Markdown, with what every figure in it came from."""
    return "\n".join(
        [
            "# Comparison of the runs",
            "",
            _INTRODUCTION,
            render_table(rows),
            "",
            "## Training and evaluation data are apart",
            "",
            _split_lines(split_check),
            "",
            "## Preference pairs",
            "",
            _below(render_quality(quality)),
            "## Where the figures come from",
            "",
            *_provenance_lines(runs),
            "",
        ]
    )


def _split_lines(check: dict[str, Any]) -> str:
    """The result of the split check; a split that is not clean never gets this far."""
    return (
        f"{check['train_questions']} training questions on {check['train_databases']} databases, "
        f"{check['evaluation_questions']} evaluation questions on "
        f"{check['evaluation_databases']}. Shared databases: {len(check['shared_databases'])}, "
        f"copies of databases: {len(check['copied_databases'])}, leaked questions: "
        f"{len(check['leaked_questions'])}. Counted, and harmless across different schemas: "
        f"{check['same_question']} evaluation questions with the words and "
        f"{check['same_gold_sql']} with the SQL of a training question."
    )


def _below(markdown: str) -> str:
    """A document as a section: without its title, headings one level down."""
    body = markdown.split("\n", 1)[1].strip()
    return body.replace("\n## ", "\n### ")


def _provenance_lines(runs: Sequence[EvaluationRun]) -> list[str]:
    """What all runs share, then each model by its fingerprint."""
    shared = runs[0].provenance
    lines = [
        f"- commit `{git_commit()}`, code `{shared['code_fingerprint']}`",
        f"- data `{shared['data']}`, fingerprint `{shared['data_fingerprint']}`",
        f"- feedback `{runs[0].feedback}`, seed {shared['settings']['sampling']['seed']}",
    ]
    models = {run.name: run.provenance for run in runs}
    return lines + [
        f"- run `{name}`: model `{provenance['model']}`, fingerprint `{provenance['fingerprint']}`"
        for name, provenance in models.items()
    ]
