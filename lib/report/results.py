"""Results that are kept in git: a row of figures per run, and its predictions.

The next run with another model or parameter replaces the outputs of a pipeline. Benchmark results
are therefore kept beside the reports: `summary.json`, a list of rows, for each row a file of
predictions, which the data set's own evaluator can score, and results.md, which shows the rows
beside published figures.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from textwrap import fill
from typing import Any

from tabulate import tabulate

from lib.base.identity import git_commit
from lib.data.audit import Audit
from lib.report.comparison import PUBLISHED_RUNS, TITLES, PublishedRun
from lib.report.figures import SPENT, choice_rows
from lib.report.questions import on_audited_subset
from lib.report.runs import ONE_SHOT, Kept, View, points_of, read_kept
from lib.report.table import Rows, Section, Source, difference_of, rate_of, shown_rates, table_named
from lib.scoring.statistics import DIFFERENCES, INTERVALS, NOTHING, rate_keys, rate_text, renamed

Row = Mapping[str, Any]

SUMMARY = "summary.json"
"""Beside it are results.md and the folders with predictions."""

USUAL_SEED = 13
"""That of params.yaml; file names and the table give only other ones."""

_KEY = ("model", "run", "repair", "scope", "feedback_source", "samples", "seed")  # in its file name
_NEEDED = (*_KEY, "n", "first_turn_ex", "final_ex", "tokens", "seconds")
_ONE_SHOT = {"repair": "none", "scope": "none", "feedback_source": "own"}
_RATES = ("first_turn_ex", "corrected_ex", "final_ex", "executable_rate", "strict_ex")


Score = Callable[[Row, Row | None], View]
"""Scores the predictions of a row again. The second row is the one whose answers are its first
turns, None where these are not known.
"""


def predictions_file(row: Row) -> str:
    """The path of the predictions of a row, relative to the folder of the summary."""
    control = ".foreign" if row["feedback_source"] == "foreign" else ""
    vote = f".{_choice(row)}{row['samples']}" if row["samples"] > 1 else ""
    seed = f".seed{row['seed']}" if row["seed"] != USUAL_SEED else ""
    setting = f"{row['run']}.{row['repair']}.{row['scope']}{control}{vote}{seed}"
    return f"{row['model']}/{setting}.sql"


def _choice(row: Row) -> str:
    """How one of several samples was chosen; only rows of another choice than a vote name it."""
    return str(row.get("choose", "vote"))


def results_of(runs: Iterable[View], audit: Audit) -> list[Kept]:
    """One row per finished run, which has its timings, and setting: with repair and, where that
    needs no gold, its first turns as one shot. Rates are in percent, with their 95% intervals, all
    of them exact.

    `repair` is the level of the feedback; it and `scope` are "none" where nothing is repaired.
    `gain`: final minus first-turn EX; `against`: final EX minus that of the run that training
    started from, in the same setting, where it is among these; both in points, paired.
    `seed`: of training and of what is drawn, see params.yaml.
    `choose`: how one of several samples was chosen, if not by a vote; `by_choice`: see
    `lib.report.figures`.
    `tokens`: prompt and completion tokens per question. `seconds`: rollout time per question.
    """
    results = []
    for run in runs:
        results.append(_result(run, audit))
        if run.feedback != "none" and run.scope != "verified":
            results.append(_result(run.one_shot(), audit))
    return _compared(results)


def _result(view: View, audit: Audit) -> Kept:
    provenance, repairs = view.provenance, view.feedback != "none"
    tokens = sum(sum(step.tokens) for each in view.trajectories for step in each.steps)
    (timings,) = view.timings
    turns = timings["turns"][:1] if view.setting == ONE_SHOT else timings["turns"]
    seconds = sum(turn[name] for turn in turns for name in SPENT)  # without loading the model
    row = {
        "model": view.model,
        "run": view.name,
        "repair": view.feedback,
        "scope": view.scope if repairs else "none",
        "feedback_source": provenance.get("feedback_source", "own") if repairs else "own",
        "samples": view.num_samples,
        **_several(view),
        "seed": int(provenance["settings"]["sampling"]["seed"]),
        **_figures(view, audit),
        "tokens": tokens / len(view.trajectories),
        "seconds": seconds / timings["questions"] if timings["questions"] else None,
        "model_fingerprint": provenance["model_fingerprint"],
        "dtype": provenance["generation"]["dtype"],
        "backend": provenance["generation"]["backend"],
        "code": provenance["code_fingerprint"],
    }
    return Kept(row, view)


def _several(view: View) -> dict[str, Any]:
    """What a row says of several samples that were chosen from without gold."""
    if view.num_samples == 1 or view.basis == "oracle":
        return {}
    choose = view.provenance["settings"].get("choose", "vote")
    by_choice = [] if view.setting == ONE_SHOT else choice_rows(view)
    return {
        **({"choose": choose} if choose != "vote" else {}),
        **({"by_choice": by_choice} if by_choice else {}),
    }


def rescored_results(rows: Sequence[Row], score: Score, audit: Audit) -> list[Kept]:
    """Rows whose figures are those of their predictions as scored now; all else stays.

    The first turns of a row are the answers of the same run without repair, if both have the same
    first-turn EX so far; else they are not known, and what rests on them is None. Corrected answers
    are not kept: their EX is None where final EX has changed, and else stays.
    """
    by_key = {_key(row): row for row in rows}
    results = []
    for row in rows:
        plain = by_key.get(_key({**row, **_ONE_SHOT}))
        known = plain is not None and plain["first_turn_ex"] == row["first_turn_ex"]
        view = score(row, plain if known else None)
        figures = _figures(view, audit)
        if not known:
            figures |= dict.fromkeys((*rate_keys("first_turn_ex"), "gain"))
        if figures["final_ex"] == row["final_ex"]:
            figures |= {name: row[name] for name in rate_keys("corrected_ex") if name in row}
        others = {key: row[key] for key in row if key not in ("against", "by_choice")}
        key = {name: row[name] for name in _KEY}
        results.append(Kept(key | figures | others | figures, view))
    return _compared(results)


def _figures(view: View, audit: Audit) -> dict[str, Any]:
    """What the verdicts on the answers decide."""
    audited = on_audited_subset(view, {view.split: audit})
    return {
        "n": len(view.trajectories),
        **view.rates(_RATES),
        "gain": view.gain,
        "n_audited": len(audited.trajectories),
        **renamed("final_ex_audited", audited.summary, "final_ex"),
    }


def _compared(results: Iterable[Kept]) -> list[Kept]:
    """The last result of each key, with `against` where the other run is among them."""
    by_key = {_key(result.row): result for result in results}
    for result in by_key.values():
        before = _started_from(result.row["run"])
        other = by_key.get(_key({**result.row, "run": before}))
        if other is not None:
            points = points_of(result.view.minus(other.view))
            result.row["against"] = {"run": before, **points}
    return list(by_key.values())


def _started_from(run: str) -> str | None:
    """The run whose weights the training of `run` changed, over all its rounds of SFT."""
    if run in ("sft", "dpo") or run.startswith("sft_round"):
        return "base"
    return "sft" if run == "sft_dpo" else None


read_summary = partial(read_kept, keys=_NEEDED, remedy="delete the file, or restore it from git")
"""The rows of a summary.json, see `read_kept`."""


def merged_rows(rows: Iterable[dict[str, Any]], results: Iterable[Kept]) -> list[dict[str, Any]]:
    """The rows, and those of the results, which replace equal keys."""
    merged = {_key(row): row for row in rows}
    merged.update((_key(result.row), result.row) for result in results)
    return sorted(merged.values(), key=_key)


def _key(row: Row) -> str:
    return json.dumps([*(row.get(name) for name in _KEY), _choice(row)])


_SHOWN = {name: title[0].lower() + title[1:] for name, title in TITLES.items() if name in _RATES}
_LAST = ("gain", "against", "tokens a question", "seconds a question")


def results_page(data: str, rows: Sequence[Row]) -> str:
    """Markdown: the rows as a table; for Spider, published figures as well."""
    rates = shown_rates(rows, _SHOWN)
    ours = [_printed(row, rates) for row in rows]
    published = [] if data != "spider" else [_published(run, rates) for run in PUBLISHED_RUNS]
    heads = ("model", "run", "repair", "scope", "samples", "n", *rates.values(), *_LAST)
    table = tabulate([*ours, *published], heads, tablefmt="github", disable_numparse=True)
    return f"""# Results on {data} dev

EX and executable in percent, gain and against in points.
{fill(f"{INTERVALS} {DIFFERENCES}", 100)}

`verified`: a verifier that knows gold decides what is repaired; the other scopes use what a user
has. First-turn EX: a dash where the first answers were not kept. Gain: final minus first-turn EX;
against: final EX minus that of the run that training started from, in the same setting. Rows marked
*published* are of others, of Qwen2.5-Coder-3B-Instruct, on all questions of Spider dev. Written by
`stages.results`; `summary.json` has every figure, and the files beside it
the predictions.

{table}
"""


def _printed(row: Row, rates: Iterable[str]) -> list[str]:
    gain = row.get("gain") if row["repair"] != "none" else None
    against = row.get("against")
    return [
        row["model"],
        row["run"] + (f", seed {row['seed']}" if row["seed"] != USUAL_SEED else ""),
        row["repair"] + (" (foreign)" if row["feedback_source"] == "foreign" else ""),
        row["scope"],
        f"{row['samples']}, {_choice(row)}" if row["samples"] > 1 else "1",
        str(row["n"]),
        *(rate_text(row, name) for name in rates),
        difference_of(gain).text,
        (f"{against['run']}: " if against else "") + difference_of(against).text,
        f"{row['tokens']:.0f}",
        NOTHING if row["seconds"] is None else f"{row['seconds']:.2f}",
    ]


def _published(run: PublishedRun, rates: Iterable[str]) -> list[str]:
    scope = "none" if run.setting == ONE_SHOT else run.setting
    figures = [getattr(run, name, None) for name in rates]
    return [
        "Qwen2.5-Coder-3B-Instruct, *published*",
        *(run.run, run.feedback, scope, "1", "1034"),
        *(NOTHING if figure is None else f"{figure:.2f}" for figure in figures),
        *(NOTHING,) * 4,
    ]


_CORRECTION_RATES = (
    *("first_turn_ex", "corrected_ex", "final_ex"),
    *("first_turn_strict_ex", "corrected_strict_ex", "strict_ex"),
)
_CORRECTION_LEAD = (
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
        **corrected.rates(_CORRECTION_RATES),
        "repair_ex": repaired and repaired.summary["final_ex"],
        "repair_strict_ex": repaired and repaired.summary["strict_ex"],
        "corrected": figures["corrected"],
        "broken_by_correction": figures["broken_by_correction"],
        "gain": points_of(corrected.after_correction().minus(corrected.one_shot())),
        "over_repair": repaired and points_of(corrected.minus(repaired)),
    }


@table_named("correction", "Correction by the schema")
def _correction_table(rows: Sequence[Row], names: Iterable[str]) -> Rows:
    for row in rows:
        yield {
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


def correction_section(rows: Sequence[Row], names: Iterable[str], code: str) -> Section:
    """The table of all rows. `names`: the keys that say which run; `code`: its fingerprint."""
    source = Source(git_commit(), code, "correction names", f"{len(rows)} runs")
    table = _correction_table(rows, names)
    return Section("correction", table.title, _CORRECTION_LEAD, tables=(table,), source=source)
