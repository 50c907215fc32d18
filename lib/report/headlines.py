"""The top of the report: headline figures, what ran, the check of the split."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lib.report.runs import ONE_SHOT, Basis, View, one_shots, points_of
from lib.scoring.statistics import LEAST_DATABASES, interval_text


@dataclass(frozen=True)
class Headline:
    """One figure, shown in large type. `detail`: what it measures, and its intervals."""

    title: str
    value: str
    detail: str
    basis: Basis


@dataclass(frozen=True)
class SplitCheck:
    """Whether training never saw what evaluation asks. `text`: what was checked, and the result."""

    ok: bool
    text: str


def headlines(views: Sequence[View]) -> tuple[Headline, ...]:
    """The base model, the highest deployable EX, what training and repair gained, the highest
    oracle EX.
    """
    unrepaired = one_shots(views)
    base = unrepaired[0]
    found = [_ex_headline("Starting point", base)]
    deployable = [view for view in views if view.basis == "deployable"]
    if any(view is not base for view in deployable):
        found.append(_ex_headline("Highest deployable EX", max(deployable, key=_ex)))
    if len(unrepaired) > 1:
        trained = max(unrepaired[1:], key=_ex)
        what = f"{trained.name} less {base.name}, one shot"
        found.append(_gain("Gain by training", what, base, trained))
    first = {view.name: view for view in unrepaired}
    for name in dict.fromkeys((base.name, max(unrepaired, key=_ex).name)):
        for view in deployable:
            if view.name == name and view.setting != ONE_SHOT:
                what = f"final less first-turn EX, {view.run.feedback} feedback"
                found.append(_gain(f"Gain by {view.label}, {name}", what, first[name], view))
    oracle = [view for view in views if view.basis == "oracle"]
    if oracle:
        found.append(
            _ex_headline("Highest oracle EX, not reachable in deployment", max(oracle, key=_ex))
        )
    return tuple(found)


_STEPS = {
    "sft": ("SFT", ("base", ONE_SHOT), ("sft", ONE_SHOT)),
    "dpo": ("DPO after it", ("sft", ONE_SHOT), ("sft_dpo", ONE_SHOT)),
    "online_repair": ("online repair", ("sft_dpo", ONE_SHOT), ("sft_dpo", "online")),
}
"""The steps of the pipeline: their names, and the runs and settings before and after each."""


def gains(views: Sequence[View]) -> dict[str, dict[str, float | None]]:
    """What each step of the pipeline gains in EX, see `points_of`; the steps whose runs there are.

    `views`: of one split.
    """
    known = {(view.name, view.setting): view for view in views}
    return {
        step: points_of(known[after].less(known[before]))
        for step, (_, before, after) in _STEPS.items()
        if before in known and after in known
    }


def gains_sentence(gained: Mapping[str, Mapping[str, Any]]) -> str:
    """The gains in words, each with its interval over questions; "" without any."""
    if not gained:
        return ""
    steps = ", ".join(
        f"{_STEPS[step][0]} {points['points']:+.1f} "
        f"{interval_text((points['low'], points['high']), sign='+')}"
        for step, points in gained.items()
    )
    return f"Gains: {steps}."


def what_ran(views: Sequence[View]) -> tuple[tuple[str, str], ...]:
    """(what, value) pairs about the evaluation."""

    def listed(values: Sequence[str]) -> str:
        return ", ".join(dict.fromkeys(values))

    first_of = {view.split: view for view in reversed(views)}
    return (
        ("Model", str(views[0].provenance["model"])),
        ("Runs", listed([view.name for view in views])),
        ("Settings", listed([view.label for view in views])),
        ("Feedback", listed([view.run.feedback for view in views])),
        ("Data", str(views[0].provenance["data"])),
        *((f"Questions, {split}", _size(first_of[split])) for split in sorted(first_of)),
    )


def split_check(check: Mapping[str, Any]) -> SplitCheck:
    """The result of the split check; a split that is not clean fails mining and never gets here."""
    shared, copied = len(check["shared_databases"]), len(check["copied_databases"])
    leaked = len(check["leaked_questions"])
    text = (
        f"{check['train_questions']:,} training questions on {check['train_databases']} databases, "
        f"{check['evaluation_questions']:,} held-out questions on "
        f"{check['evaluation_databases']}. Shared databases: {shared}, copies of databases: "
        f"{copied}, leaked questions: {leaked}. Counted, and harmless across different schemas: "
        f"{check['same_question']} held-out questions with the words and "
        f"{check['same_gold_sql']} with the SQL of a training question."
    )
    return SplitCheck(not (shared or copied or leaked), text)


def _size(view: View) -> str:
    databases = {t.db_id for t in view.trajectories}
    return f"{len(view.trajectories):,} (databases: {len(databases)})"


def _ex(view: View) -> float:
    return float(view.summary["final_ex"])


def _ex_headline(title: str, view: View) -> Headline:
    intervals = _intervals(view.summary["final_ex_ci"], view.summary["final_ex_ci_databases"])
    detail = f"{view.name}, {view.label}, {view.split}. {intervals}"
    return Headline(title, f"{_ex(view):.1f}%", detail, view.basis)


def _gain(title: str, what: str, first: View, second: View) -> Headline:
    """`what`: second less first, in words."""
    difference = second.less(first)
    points = points_of(difference)
    ends = (points["low_databases"], points["high_databases"])
    intervals = _intervals((points["low"], points["high"]), None if None in ends else ends, "+")
    p = difference.p_value
    detail = (
        f"points, {what}, {first.split}. {intervals}: "
        f"{'claimed' if difference.is_claimed else 'not claimed'}. McNemar p "
        f"{'< 0.0001' if p < 0.0001 else f'= {p:.4f}'}"
    )
    basis: Basis = "oracle" if "oracle" in (first.basis, second.basis) else "deployable"
    return Headline(title, f"{points['points']:+.1f}", detail, basis)


def _intervals(
    over_questions: Sequence[Any], over_databases: Sequence[Any] | None, sign: str = ""
) -> str:
    """Both 95% intervals in words."""

    def shown(ends: Sequence[Any]) -> str:
        return " to ".join(f"{end:{sign}.1f}" for end in ends)

    if over_databases:
        beside = f"{shown(over_databases)} over databases"
    else:
        beside = f"none over databases, since there are fewer than {LEAST_DATABASES}"
    return f"95% intervals {shown(over_questions)} over questions, {beside}"
