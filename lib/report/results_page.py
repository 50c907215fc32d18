"""The rows of summary.json as a page, beside published figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from textwrap import fill
from typing import Any

from tabulate import tabulate

from lib.report.published import PUBLISHED_RUNS, PublishedRun
from lib.report.results import USUAL_SEED
from lib.report.runs import ONE_SHOT
from lib.report.table import difference_of
from lib.scoring.rates import DIFFERENCES, INTERVALS, NOTHING, rate_text

DECIDED_WITHOUT_ROWS = "†"
"""Marks what was played while some database had no rows."""

_MARKED_BY = "decided_without_rows"
_HEADINGS = (
    *("model", "run", "repair", "scope", "samples", "n"),
    *("first-turn EX", "final EX", "strict EX", "executable", "gain", "against"),
    *("tokens a question", "seconds a question"),
)


def results_page(data: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """Markdown: the rows as a table; for Spider, published figures as well."""
    ours = [[*_setting(row), *_shown(row)] for row in rows]
    published = [] if data != "spider" else [_published(run) for run in PUBLISHED_RUNS]
    table = tabulate([*ours, *published], _HEADINGS, tablefmt="github", disable_numparse=True)
    return f"""# Results on {data} dev

EX and executable in percent, gain and against in points.
{fill(f"{INTERVALS} {DIFFERENCES}", 100)}

`verified`: a verifier that knows gold decides what is repaired; the other scopes use what a user
has. First-turn EX: a dash where the first answers were not kept. Gain: final minus first-turn EX;
against: final EX minus that of the run that training started from, in the same setting. Rows marked
*published* are of others, of Qwen2.5-Coder-3B-Instruct, on all questions of Spider dev. Written by
`stages.keep_results` and `stages.rescore`; `summary.json` has every figure, and the files beside it
the predictions.

{table}
{_note_on_empty_databases(rows)}"""


def _setting(row: Mapping[str, Any]) -> list[str]:
    repair = row["repair"] + (" (foreign)" if row["feedback_source"] == "foreign" else "")
    samples = f"{row['samples']}, vote" if row["samples"] > 1 else "1"
    run = row["run"] + (f", seed {row['seed']}" if row["seed"] != USUAL_SEED else "")
    mark = f" {DECIDED_WITHOUT_ROWS}" if row[_MARKED_BY] else ""
    return [row["model"], run, repair, row["scope"], samples, f"{row['n']}{mark}"]


def _shown(row: Mapping[str, Any]) -> Iterator[str]:
    for name in ("first_turn_ex", "final_ex", "strict_ex", "executable_rate"):
        yield rate_text(row, name)
    for difference in (row.get("gain") if row["repair"] != "none" else None, row.get("against")):
        yield _difference(difference) if difference else NOTHING
    yield f"{row['tokens']:.0f}"
    yield NOTHING if row["seconds"] is None else f"{row['seconds']:.2f}"


def _difference(found: Mapping[str, Any]) -> str:
    """The difference, after the name of the run that it is from."""
    run = f"{found['run']}: " if "run" in found else ""
    return run + difference_of(found).text


def _published(run: PublishedRun) -> list[str]:
    scope = "none" if run.setting == ONE_SHOT else run.setting
    figures = (run.first_turn_ex, run.final_ex, None, run.executable_rate)
    return [
        "Qwen2.5-Coder-3B-Instruct, *published*",
        *(run.run, run.feedback, scope, "1", "1034"),
        *(NOTHING if figure is None else f"{figure:.2f}" for figure in figures),
        *(NOTHING,) * 4,
    ]


def _note_on_empty_databases(rows: Sequence[Mapping[str, Any]]) -> str:
    marked = [row for row in rows if row[_MARKED_BY]]
    if not marked:
        return ""
    names = ", ".join(sorted({f"`{name}`" for row in marked for name in row[_MARKED_BY]}))
    note = (
        f"{DECIDED_WITHOUT_ROWS} Played while {names} had no rows: the prompts show no values of "
        "it, and `verified`, guarded and voted answers were decided without rows. A new run "
        "replaces the row."
    )
    scored = [row for row in marked if "final_ex_without_rows" in row]
    if scored:
        falls = [row["final_ex_without_rows"] - row["final_ex"] for row in scored]
        best = max(scored, key=lambda row: (row["scope"] != "verified", row["final_ex"]))
        note += (
            f" Scored with rows, their final EX is {min(falls):.1f} to {max(falls):.1f} points "
            "lower than it was without; that of the best of them, where gold decides nothing, fell "
            f"from {best['final_ex_without_rows']:.1f} to {best['final_ex']:.1f}."
        )
    return f"\n{fill(note, 100)}\n"
