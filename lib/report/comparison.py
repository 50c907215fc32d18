"""The comparison of the runs: one row per model, repair and scope, with 95% intervals; and what
training and repair change on the same questions, as paired differences.

The rows are kept as comparison.json, and some are printed; the tables are those of all runs,
published figures, candidates and validity of the answers among them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from lib.base.records import Trajectory, ordered_levels
from lib.report.questions import Audits, on_audited_subset, on_databases_with_rows, spaced
from lib.report.runs import LABELS, ONE_SHOT, POOLED, Basis, Databases, View, one_shots, repairs
from lib.report.table import (
    Cell,
    Heading,
    Rows,
    code,
    difference_columns,
    number,
    rate_of,
    setting,
    shown_rates,
    table_named,
    view_columns,
    view_rate,
)
from lib.scoring.statistics import NOTHING, interval_text, rate_keys, renamed

TITLES = {
    "first_turn_ex": "First-turn EX",
    "corrected_ex": "Corrected EX",
    "final_ex": "Final EX",
    "strict_ex": "Strict EX",
    "repair_success_rate": "Repair SR",
    "executable_rate": "Executable",
}
"""The rates of a comparison, and their titles."""

_PRINTED = {n: t for n, t in TITLES.items() if n != "first_turn_ex"} | {"corrected_ex": "Corrected"}
"""The rates on a screen, which is narrow. First-turn EX is final EX of the row without repair."""

_INTERVALS = ("final_ex", "strict_ex")


@dataclass(frozen=True)
class PublishedRun:
    """What others reached with Qwen2.5-Coder-3B-Instruct on Spider dev (1,034 questions), greedy,
    in percent; None where it was not published.
    """

    run: str
    feedback: str
    setting: str
    first_turn_ex: float | None
    final_ex: float
    repair_success_rate: float | None
    executable_rate: float | None


PUBLISHED_RUNS = (
    PublishedRun("base", "none", ONE_SHOT, 57.56, 57.56, None, 83.43),
    PublishedRun("base", "minimal", "verified", 57.56, 68.90, 26.71, 81.20),
    PublishedRun("sft", "none", ONE_SHOT, 61.92, 61.92, None, 82.54),
    PublishedRun("sft", "minimal", "verified", 61.92, 71.41, 24.94, 82.54),
    PublishedRun("dpo", "none", ONE_SHOT, 62.11, 62.11, None, 82.02),
    PublishedRun("dpo", "minimal", "verified", 62.11, 71.80, 25.58, 82.02),
    PublishedRun("sft_dpo", "none", ONE_SHOT, 67.25, 67.25, None, 84.45),
    PublishedRun("sft_dpo", "minimal", "verified", 67.25, 73.55, 19.23, 84.45),
    PublishedRun("sft_dpo", "minimal", "online", None, 70.35, None, None),
    PublishedRun("base", "basic", "verified", 57.56, 61.43, 9.13, 75.89),
    PublishedRun("sft_dpo", "basic", "verified", 67.25, 71.12, 11.83, 81.37),
)


def comparison_rows(
    views: Sequence[View], audits: Audits, databases: Databases
) -> list[dict[str, Any]]:
    """One row per view, in their order. Rates are percentages.

    A row without repair has scope `online`, since it needs no gold, or `verified` where gold chose
    its sampled answers. `final_ex_with_rows`, `audited_ex`: final EX on the questions whose
    database has rows, and on those the audit does not doubt.
    """
    rows = []
    for view in views:
        scope = view.setting
        if scope == ONE_SHOT:
            scope = "verified" if view.basis == "oracle" else "online"
        with_rows = on_databases_with_rows(view, databases).summary
        audited = on_audited_subset(view, audits).summary
        rows.append(
            {
                "split": view.split,
                "run": view.name,
                "setting": view.setting,
                "basis": view.basis,
                "repair": view.feedback,
                "scope": scope,
                "n": view.summary["n"],
                **view.rates(TITLES),
                "n_with_rows": with_rows["n"],
                **renamed("final_ex_with_rows", with_rows, "final_ex"),
                "n_audited": audited["n"],
                **renamed("audited_ex", audited, "final_ex"),
            }
        )
    return rows


def closing_rows(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows that a run prints: of dev and test together or, without test, of dev."""
    splits = {row["split"] for row in rows}
    return [row for row in rows if row["split"] == (POOLED if POOLED in splits else "dev")]


def render_table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows as a table of at most 100 columns, with intervals over questions alone."""
    titles = shown_rates(rows, _PRINTED)
    if "corrected_ex" in titles:
        del titles["executable_rate"]  # there is no room for both
    body = []
    for row in rows:
        decides = "none" if row["setting"] == ONE_SHOT else row["scope"]  # on what is repaired
        decides += " (oracle)" if row["basis"] == "oracle" else ""
        body.append([row["run"], decides, *(_printed(row, name) for name in titles)])
    columns = list(zip(["Run", "Repair", *titles.values()], *body, strict=True))
    widths = [max(map(len, column)) for column in columns]
    head, *lines = zip(*columns, strict=True)
    return "\n".join(
        "  ".join(
            cell.rjust(width) if number > 1 else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in (head, ["-" * width for width in widths], *lines)
    )


def _printed(row: dict[str, Any], name: str) -> str:
    rate, over_questions, _ = (row[key] for key in rate_keys(name))
    if rate is None or (row["setting"] == ONE_SHOT and name == "repair_success_rate"):
        return NOTHING
    return f"{rate:.1f} {interval_text(over_questions)}" if name in _INTERVALS else f"{rate:.1f}"


def metrics_tree(
    rows: Sequence[dict[str, Any]], gains: Mapping[str, Mapping[str, Any]]
) -> dict[str, Any]:
    """The rows as a tree run → setting → figure, which `dvc metrics` shows and diffs.

    The top level holds the runs on dev; the key `test` holds such a tree of the runs on test. The
    key `gains` holds what each step gains, as of `lib.report.front.gains`.
    """
    tree: dict[str, Any] = {"gains": dict(gains)} if gains else {}
    for row in rows:
        runs = tree if row["split"] == "dev" else tree.setdefault(row["split"], {})
        runs.setdefault(row["run"], {})[row["setting"]] = {
            name: row[name] for name in TITLES if row[name] is not None
        }
    return tree


@table_named("runs", "All runs")
def comparison_table(views: Sequence[View]) -> Rows:
    """EX, repair SR and executable in percent. Strict EX: the final answers that are correct
    without the evaluator's leniency, and on perturbed copies of the database too. Repair SR: the
    share of first-turn failures that repair turned into correct answers.
    """
    titles = shown_rates((view.summary for view in views), TITLES)
    for view in views:
        yield {
            "Split": view.split,
            "Run": view.name,
            "Repair": view.feedback,
            "Setting": setting(view.label, view.basis),
            "n": view.summary["n"],
            **{f"{title} (%)": view_rate(view, name) for name, title in titles.items()},
        }


@table_named("published", "Measured beside published")
def published_table(views: Sequence[View]) -> Rows:
    """Published: Qwen2.5-Coder-3B-Instruct on Spider dev, 1,034 questions, greedy. Where the model
    or the data of the measured figures is another, compare directions, not levels. A dash: not
    measured here, or not published.
    """
    measured = {(v.name, v.feedback, v.setting, v.basis): v for v in views}
    for published in PUBLISHED_RUNS:
        basis: Basis = "oracle" if published.setting == "verified" else "deployable"
        view = measured.get((published.run, published.feedback, published.setting, basis))
        row: dict[Any, Any] = {
            "Run": published.run,
            "Repair": published.feedback,
            "Setting": setting(LABELS[published.setting], basis),
        }
        for name in ("first_turn_ex", "final_ex", "repair_success_rate", "executable_rate"):
            row[f"{TITLES[name]}, measured (%)"] = view_rate(view, name) if view else None
            figure = number(getattr(published, name), 2, "published")
            row[Heading(f"{TITLES[name]} (%)", "published")] = figure
        yield row


@table_named("samples", "Candidates, majority vote and pass@k")
def samples_table(views: Sequence[View]) -> Rows:
    """Candidates right: of all that were drawn, that is how good one draw is; the interval over
    questions is of as many draws as there are questions, since the draws of one question are alike.
    Majority vote: the first candidate of the largest group that returns the same. Questions with a
    right candidate, and pass@k, the chance that one of k draws of the first turn is right, need
    gold to find that candidate.
    """
    sampled = [(view, view.summary["sampling"]) for view in views if "sampling" in view.summary]
    most = max((figures["num_samples"] for _, figures in sampled), default=0)
    without_gold = {
        "Candidates right, first turn (%)": "candidate_first_turn_ex",
        "Candidates right, all turns (%)": "candidate_ex",
        "Majority vote, first turn (%)": "majority_vote_ex",
    }
    with_gold = {
        "Questions with a right candidate, first turn (%)": "example_first_turn_ex",
        "Questions with a right candidate, all turns (%)": "example_ex",
        **{f"pass@{k} (%)": f"pass_at_{k}" for k in range(1, most + 1)},
    }
    for view, figures in sampled:
        yield {
            **view_columns(view),
            "Candidates a turn": figures["num_samples"],
            **{title: rate_of(figures, name) for title, name in without_gold.items()},
            **{Heading(t, "oracle"): rate_of(figures, name) for t, name in with_gold.items()},
        }


@table_named("answers", "Verdicts, validity and length of the answers")
def answers_table(views: Sequence[View]) -> Rows:
    """Of the final answers, over all questions. Wrong: it ran and returned something else. Pred
    error: it failed in SQLite. Refused: it would have done more than read. Gold error and
    unscorable: gold failed, or was too slow or too large to compare with. Executable: parses, names
    only what the schema has, and runs. Attempted: an answer was generated. Tokens: of all turns and
    candidates. Times are in the `timings.json` of each evaluation, since they change from run to
    run.
    """
    for view in views:
        yield {
            **view_columns(view),
            "n": view.summary["n"],
            **spaced(view.summary["verdicts"]),
            "no answer": view.summary["not_attempted"]["count"],
            "Executable, first turn (%)": rate_of(view.summary, "first_turn_executable_rate"),
            "Executable (%)": rate_of(view.summary, "executable_rate"),
            "Schema-valid (%)": rate_of(view.summary, "schema_valid_rate"),
            "Syntax errors (%)": rate_of(view.summary, "syntax_error_rate"),
            "Attempted": view.summary["attempted"],
            "EX, attempted only (%)": rate_of(view.summary, "attempted_ex"),
            "EX, over all (%)": rate_of(view.summary, "overall_ex"),
            "Prompt tokens a question": view.summary["tokens"]["prompt_per_question"],
            "Completion tokens a question": view.summary["tokens"]["completion_per_question"],
        }


_TRAINING_STEPS = (("base", "sft"), ("base", "dpo"), ("sft", "sft_dpo"))
_STEPS = (*_TRAINING_STEPS, ("base", "sft_dpo"))
_FIXED, _BROKE = "fixed", "broke"


@table_named("differences", "Paired differences")
def differences_table(views: Sequence[View], trained: Sequence[View]) -> Rows:
    """Final EX of two runs on the same questions: a trained model minus the one before, in the same
    setting, and repair minus no repair. Fixed and broke: questions that only the run, and only what
    it is compared with, has right.
    """
    before = {(view.split, view.name): view for view in views if view.setting == ONE_SHOT}
    pairs = [(first.name, first, second) for first, second in _pairs_of_views(trained, _STEPS)]
    pairs += [("one shot", before[view.split, view.name], view) for view in repairs(views)]
    for name, first, second in pairs:
        yield {
            **view_columns(second),
            "Minus": name,
            "EX before (%)": rate_of(first.summary, "final_ex"),
            "EX after (%)": rate_of(second.summary, "final_ex"),
            **difference_columns(second.minus(first)),
        }


@table_named("steps", "What each training step fixed and broke")
def steps_table(views: Sequence[View]) -> Rows:
    """One shot, without repair. By difficulty: fixed and broke."""
    levels = ordered_levels(t.difficulty for v in views for t in v.trajectories if t.difficulty)
    for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS):
        changes = list(_changes(first, second))
        effects = Counter(change.effect for change in changes)
        by_level = Counter((change.effect, change.before.difficulty) for change in changes)
        both = sum(a and b for a, b in zip(first.correct, second.correct, strict=True))
        yield {
            "Split": first.split,
            "Step": f"{first.name} → {second.name}",
            "Fixed": effects[_FIXED],
            "Broke": effects[_BROKE],
            "Right in both": both,
            "Wrong in both": len(first.correct) - both - len(changes),
            **{
                level: Cell(f"+{fixed} −{broke}", fixed - broke)
                for level in levels
                for fixed, broke in [(by_level[_FIXED, level], by_level[_BROKE, level])]
            },
        }


@table_named("changes", "Question by question")
def changes_table(views: Sequence[View]) -> Rows:
    """One shot. Error: of the answer that is wrong."""
    for first, second in _pairs_of_views(one_shots(views), _TRAINING_STEPS):
        for effect, before, after in _changes(first, second):
            yield {
                "Step": f"{first.name} → {second.name}",
                "Effect": effect,
                "Id": before.example_id,
                "Difficulty": before.difficulty or "",
                "Question": before.question,
                "Error": _error(before if effect == _FIXED else after),
                "SQL before": code(before.final.sql if before.final else ""),
                "SQL after": code(after.final.sql if after.final else ""),
                "Gold SQL": code(before.gold_sql),
            }


def _pairs_of_views(
    views: Sequence[View], steps: Sequence[tuple[str, str]]
) -> Iterator[tuple[View, View]]:
    """The views of both runs of a step, in each split and setting that both were run in."""
    by_key = {(view.name, (view.split, view.setting)): view for view in views}
    for first, second in steps:
        for (name, key), view in by_key.items():
            if name == first and (second, key) in by_key:
                yield view, by_key[second, key]


class _Change(NamedTuple):
    """A question that only one of the two runs of a step answers correctly."""

    effect: str
    before: Trajectory
    after: Trajectory


def _changes(first: View, second: View) -> Iterator[_Change]:
    for before, after, was, now in zip(
        first.trajectories, second.trajectories, first.correct, second.correct, strict=True
    ):
        if was != now:
            yield _Change(_FIXED if now else _BROKE, before, after)


def _error(trajectory: Trajectory) -> str:
    """The error class of a wrong answer or, where it has none, its verdict."""
    final = trajectory.final
    return (final.error_class or final.verdict) if final else "no answer"
