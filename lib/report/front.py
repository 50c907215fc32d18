"""What a report begins with: what each step changes, the four models in every setting, the split.

The rows are fixed, so none is chosen for its figure on the questions that it is reported on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lib.base.params import SplitCheck
from lib.report.charts import Interval, difference_chart
from lib.report.runs import ONE_SHOT, View, points_of
from lib.report.table import Figure, Heading, Table, rate_of, significance, table_of
from lib.scoring.statistics import LEAST_DATABASES, interval_text

Points = Mapping[str, Any]
"""A difference, see `points_of`."""


@dataclass(frozen=True)
class Front:
    """The top of a report. `split_ok`: whether training never saw what evaluation asks; `verdict`:
    that in words; `split`: what was checked, and the result. `figure`: None where no step of the
    pipeline was run.
    """

    sentence: str
    table: Table
    figure: Figure | None
    split_ok: bool
    verdict: str
    split: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class _Step:
    """A step of the pipeline: the run and setting before it and after it, and what to call it."""

    before: tuple[str, str]
    after: tuple[str, str]
    title: str
    short: str


_AFTER_BOTH = ("sft_dpo", ONE_SHOT)
_STEPS = {
    "sft": _Step(("base", ONE_SHOT), ("sft", ONE_SHOT), "SFT", "SFT"),
    "dpo": _Step(("sft", ONE_SHOT), _AFTER_BOTH, "DPO after SFT", "DPO after it"),
    "online_repair": _Step(
        _AFTER_BOTH, ("sft_dpo", "online"), "online repair after both", "online repair"
    ),
    "guarded_repair": _Step(
        _AFTER_BOTH, ("sft_dpo", "online_guarded"), "guarded repair after both", ""
    ),
}


def front_of(
    views: Sequence[View],
    check: Mapping[str, Any],
    facts: tuple[tuple[str, str], ...],
    by: SplitCheck = "databases",
) -> Front:
    """`views`: of dev and test together or, without test, of dev. `check`: split_check.json.

    `by`: what training and held-out questions may not share.
    """
    gained = gains(views)
    return Front(
        _sentence(gained, views[0]),
        _table(views),
        _figure(gained, views),
        *_split_check(check, by),
        facts,
    )


def gains(views: Sequence[View]) -> dict[str, dict[str, float | None]]:
    """What each step changes in EX, see `points_of`; the steps whose runs there are.

    `views`: of one split.
    """
    known = {(view.name, view.setting): view for view in views}
    return {
        name: points_of(known[step.after].minus(known[step.before]))
        for name, step in _STEPS.items()
        if step.before in known and step.after in known
    }


def gains_line(gained: Mapping[str, Points]) -> str:
    """The gains in a line, each with its interval over questions; "" without any."""
    steps = ", ".join(
        f"{_STEPS[name].short} {_with_interval(points)}"
        for name, points in gained.items()
        if _STEPS[name].short
    )
    return f"Gains: {steps}." if steps else ""


def _with_interval(points: Points) -> str:
    interval = interval_text((points["low"], points["high"]), sign="+")
    return f"{points['points']:+.1f} {interval}"


def _sentence(gained: Mapping[str, Points], view: View) -> str:
    n = f"{len(view.trajectories):,} questions of {view.split.replace('+', ' and ')}"
    if not gained:
        return f"On the {n} no step of the pipeline can be compared: a run is missing."
    changes = [
        f"by {_with_interval(points)} with {_STEPS[name].title} "
        f"({'' if significance(points) == 'yes' else 'not '}significant)"
        for name, points in gained.items()
    ]
    *first, last = changes
    listed = f"{', '.join(first)}, and {last}" if first else last
    sentence = f"On the {n}, EX changes, in points, {listed}"
    if all(points["low_databases"] is None for points in gained.values()):
        sentence += (
            f"; with fewer than {LEAST_DATABASES} databases there is no interval over databases, "
            "so nothing is called significant"
        )
    return f"{sentence}."


def _table(views: Sequence[View]) -> Table:
    """Final EX of each model in every setting."""
    settings = dict.fromkeys(
        (view.setting, Heading(f"{view.label.capitalize()}: EX (%)", view.basis)) for view in views
    )
    by_key = {(view.name, view.setting): view for view in views}
    rows: list[dict[Any, Any]] = []
    for name in dict.fromkeys(view.name for view in views):
        row: dict[Any, Any] = {"Run": name}
        for each, heading in settings:
            view = by_key.get((name, each))
            row[heading] = rate_of(view.summary, "final_ex", view.basis) if view else None
        rows.append(row)
    return table_of("models", f"The models on {views[0].split}", rows)


def _figure(gained: Mapping[str, Points], views: Sequence[View]) -> Figure | None:
    if not gained:
        return None
    title = f"What each step changes, in points of EX, {views[0].split}"
    rows = [
        Interval(_STEPS[name].title, points["points"], (points["low"], points["high"]), number)
        for number, (name, points) in enumerate(gained.items())
    ]
    return Figure(title, difference_chart(rows, title), "deployable")


def _split_check(check: Mapping[str, Any], by: SplitCheck) -> tuple[bool, str, str]:
    """A split that is not clean fails mining and never gets here."""
    shared, copied = len(check["shared_databases"]), len(check["copied_databases"])
    leaked = len(check["leaked_questions"])
    text = (
        f"{check['train_questions']:,} training questions on {check['train_databases']} databases, "
        f"{check['evaluation_questions']:,} held-out questions on "
        f"{check['evaluation_databases']}; shared databases: {shared}, copies of databases: "
        f"{copied}, leaked questions: {leaked}. Harmless across different schemas: "
        f"{check['same_question']} held-out questions with the words and "
        f"{check['same_gold_sql']} with the SQL of a training question."
    )
    if by == "questions" and (shared or copied) and not leaked:
        meaning = "; figures are of new questions, not of new databases (`split_check: questions`)."
        return True, "share databases, but no question", text.removesuffix(".") + meaning
    ok = not (shared or copied or leaked)
    return ok, "do not overlap" if ok else "overlap", text
