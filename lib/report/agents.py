"""The ways to answer: the rows of agents.json, one per run, mode and split, and their tables.

Rates are in percent and exact, with their 95% intervals: `{rate}_ci` over questions,
`{rate}_ci_databases` over databases.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from lib.answering.agents.modes import MODES, agent_figures
from lib.answering.rollout.environment import PHASES
from lib.base.errors import DataError
from lib.base.pipeline import grpo_start
from lib.base.records import EvaluationSplit, ordered_levels
from lib.report.charts import Interval, interval_chart
from lib.report.figures import series_of
from lib.report.questions import StructureScorer
from lib.report.results import Score
from lib.report.runs import Databases, View, points_of, read_kept, read_run
from lib.report.table import (
    Figure,
    Rows,
    Section,
    Table,
    difference_of,
    number,
    rate_of,
    shown_rates,
    significance,
    source_of_rows,
    table_named,
    table_of,
    with_rows,
)
from lib.scoring.partial_match import PARTIAL_COMPONENTS
from lib.scoring.statistics import rate_keys, renamed

_PROVENANCE = "provenance.json"
_AS_DIRECT = ("repair", "fallback")  # they start as `direct` does, and keep an answer that runs
_KEY = ("model", "run", "mode", "split")

_Key = tuple[str, ...]
"""Model, run, mode and split of a row."""

Baselines = Sequence[tuple[str, str]]
"""(run, mode) of the rows that each row is compared with; "same": that of the row itself."""


def agent_key(row: Mapping[str, Any]) -> _Key:
    """What tells a row from the others."""
    return tuple(str(row[name]) for name in _KEY)


def agent_predictions_file(key: _Key) -> str:
    """The path of the predictions of a row, relative to the reports folder."""
    model, run, mode, split = key
    return f"agents/{model}/{run}.{mode}.{split}.sql"


def key_of_run(run: View) -> _Key:
    """The key of the row of a run."""
    return run.model, run.name, str(run.provenance["mode"]), run.split


def read_agent_runs(root: Path) -> list[View]:
    """The runs that `eval_agent` finished in `root`/{run}/{mode}: dev, test, and both pooled.

    Each has the name of its folder. Raises DataError where there is none.
    """
    found: list[View] = []
    folders = (path.parent for path in root.glob(f"*/*/{_PROVENANCE}"))
    for folder in sorted(folders, key=lambda path: (path.parent.name, _mode_order(path.name))):
        splits: list[EvaluationSplit] = ["dev"]
        splits += ["test"] if (folder / "test" / _PROVENANCE).is_file() else []
        named = {"run": folder.parent.name}
        runs = (read_run(folder, split, timed=True) for split in splits)
        each = [replace(run, provenance=run.provenance | named) for run in runs]
        found += each if len(each) == 1 else [*each, each[0].pooled_with(each[1])]
    if not found:
        raise DataError(f"{root}: no finished evaluation of an agent; run `stages.eval_agent`")
    return found


def _mode_order(mode: str) -> int:
    modes: tuple[str, ...] = MODES
    return modes.index(mode) if mode in modes else len(modes)


def agent_rows(
    runs: Sequence[View], databases: Databases, baselines: Baselines
) -> list[dict[str, Any]]:
    """One row per run, mode and split.

    `by_turn`: only steps that wrote SQL count as turns; `fixed` and `broke` are the questions that
    a turn made right and wrong. `transitions`: pairs of prompt and response. They and the tokens
    are means per question. `gain`: final minus initial EX; `differences`: final EX minus that of
    other runs on the same questions; both are paired, in points. Rows of GRPO have `learnt`: how
    their initial EX, final EX and gain differ from those of their start.
    """
    scorer = StructureScorer(databases)
    views = {key_of_run(run): run for run in runs}
    rows = []
    for key, view in views.items():
        tokens = view.summary["tokens"]
        rows.append(
            {
                **dict(zip(_KEY, key, strict=True)),
                **_figures(view, scorer, views, baselines),
                **_learnt(view, views),
                **agent_figures(view.trajectories),
                "prompt_tokens": tokens["prompt_per_question"],
                "response_tokens": tokens["completion_per_question"],
                **_times(view.timings),
                **{
                    name: view.provenance[name]
                    for name in ("model_fingerprint", "code_fingerprint", "data_fingerprint")
                },
            }
        )
    return rows


def rescored_agent_rows(
    rows: Sequence[dict[str, Any]], score: Score, databases: Databases, baselines: Baselines
) -> list[dict[str, Any]]:
    """Rows whose figures are those of their predictions as scored now; all else stays.

    Of a question only the last query is kept. The first one is known as well where there is no
    other, and of the modes that start as `direct` does, if both have the same initial EX so far.
    Figures of queries that are not known are None, or empty.
    """
    by_key = {agent_key(row): row for row in rows}
    first_known: dict[_Key, bool] = {}
    views: dict[_Key, View] = {}
    for key, row in by_key.items():
        single = len(row["by_turn"]) == 1
        direct = by_key.get(agent_key({**row, "mode": "direct"}))
        if direct is not None and (
            row["mode"] not in _AS_DIRECT or direct["ex_initial"] != row["ex_initial"]
        ):
            direct = None
        first_known[key] = single or direct is not None
        views[key] = score(row, None if single else direct)
    scorer = StructureScorer(databases)
    found = []
    for key, row in by_key.items():
        figures = _figures(views[key], scorer, views, baselines)
        figures |= dict.fromkeys(name for name in row if name.startswith("check_"))
        figures |= {"learnt": None} if "learnt" in row else {}
        if len(row["by_turn"]) != 1:
            figures["by_turn"] = []
        if not first_known[key]:
            figures |= dict.fromkeys((*rate_keys("ex_initial"), "gain"))
            for level in figures["by_difficulty"].values():
                level |= dict.fromkeys(rate_keys("ex_initial"))
        found.append(row | figures)
    return found


def with_other_rows(
    rows: Iterable[dict[str, Any]], earlier: Iterable[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The earlier rows and `rows`, which replace those of the same model, run, mode and split."""
    return list({agent_key(row): row for row in (*earlier, *rows)}.values())


def _figures(
    view: View, scorer: StructureScorer, known: Mapping[_Key, View], baselines: Baselines
) -> dict[str, Any]:
    """What the verdicts on the answers decide, and their text."""
    summary = view.summary
    structure, _ = scorer.averages(view.trajectories)
    compared = structure["count"]
    return {
        "n": summary["n"],
        **renamed("ex_initial", summary, "first_turn_ex"),
        **renamed("corrected_ex", summary, "corrected_ex"),
        **renamed("ex_final", summary, "final_ex"),
        **renamed("strict_ex", summary, "strict_ex"),
        **renamed("executable_rate", summary, "executable_rate"),
        **renamed("ex_attempted", summary, "attempted_ex"),
        "attempted": summary["attempted"],
        **{key: structure[key] if compared else None for key in rate_keys("exact_match")},
        "partial_match": {name: structure["partial"][name]["f1"] for name in PARTIAL_COMPONENTS}
        if compared
        else {},
        "by_turn": _by_turn(view),
        "by_difficulty": {
            level: {
                "n": found["n"],
                **renamed("ex_initial", found, "first_turn_ex"),
                **renamed("ex_final", found, "final_ex"),
            }
            for level, found in summary["by_difficulty"].items()
        },
        "gain": view.gain,
        "differences": list(_differences(view, known, baselines)),
    }


def _differences(
    view: View, known: Mapping[_Key, View], baselines: Baselines
) -> Iterator[dict[str, Any]]:
    model, name, mode, split = key_of_run(view)
    others = ((name if r == "same" else r, mode if m == "same" else m) for r, m in baselines)
    for run, other_mode in dict.fromkeys(others):
        other = known.get((model, run, other_mode, split))
        if other is not None and other is not view and _same_questions(view, other):
            yield {"run": run, "mode": other_mode, **points_of(view.minus(other))}


def _learnt(view: View, known: Mapping[_Key, View]) -> dict[str, Any]:
    """What GRPO has changed, where the row of its start is there too; else nothing."""
    model, name, mode, split = key_of_run(view)
    start = grpo_start(name)
    other = None if start is None else known.get((model, start, mode, split))
    if other is None or not _same_questions(view, other):
        return {}
    first, other_first = view.one_shot(), other.one_shot()
    return {
        "learnt": {
            "start": start,
            "ex_initial": points_of(first.minus(other_first)),
            "ex_final": points_of(view.minus(other)),
            "gain": points_of(view.gain_minus(other)),
        }
    }


def _same_questions(view: View, other: View) -> bool:
    return [t.example_id for t in view.trajectories] == [t.example_id for t in other.trajectories]


def _by_turn(view: View) -> list[dict[str, Any]]:
    """EX if each turn were the last, and what it changed. A finished question keeps its answer."""
    states = [[turn.answer.correct for turn in each.corrected_turns] for each in view.trajectories]
    before, rows = [False] * len(states), []
    for turn, figures in enumerate(view.summary["by_turn"] if any(states) else ()):
        after = [
            state[turn] if turn < len(state) else was
            for state, was in zip(states, before, strict=True)
        ]
        changes = [now - was for was, now in zip(before, after, strict=True)]
        fixed = changes.count(1) if turn else 0
        rows.append({**figures, "fixed": fixed, "broke": changes.count(-1)})
        before = after
    return rows


def _times(timings: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The share of each phase in the rollout's time; they sum to 1, or are 0 if none was timed.

    Seconds per question, without loading the model; None where all were resumed, untimed.
    """
    turns = [turn for each in timings for turn in each["turns"]]
    spent = {phase: sum(turn[f"{phase}_seconds"] for turn in turns) for phase in PHASES}
    total = sum(spent.values())
    questions = sum(each["questions"] for each in timings)
    return {
        "time_shares": {phase: spent[phase] / total if total else 0.0 for phase in PHASES},
        "seconds": total / questions if questions else None,
    }


_PUBLISHED = (  # system, mode, questions, initial and final EX in percent; None: not published
    ("ReAct SFT", "direct", 200, None, 71.7),
    ("ReAct SFT", "fallback", 200, None, 78.6),
    ("Llama-3.2-1B, GRPO", "check_rewrite", 500, 21.0, 49.6),
    ("Llama-3.2-3B, GRPO", "check_rewrite", 500, 51.8, 66.4),
)
AGENTS = "agents.json"
_NEEDED = (
    *("model", "run", "mode", "split", "n", "by_turn", "by_difficulty", "transitions", "gain"),
    *("differences", "prompt_tokens", "response_tokens", "model_fingerprint", "format_errors"),
    *("code_fingerprint", "data_fingerprint", "time_shares", "partial_match"),
)

AgentRow = Mapping[str, Any]
"""A row of agents.json."""

_LEAD = (
    "Each way to answer on the same questions; nothing derived from gold decides anything in them. "
    "react: thoughts, queries with real results, an answer. single_pass: the same in one text, "
    "results made up. fallback: direct, and react where the SQL does not run. check_rewrite: the "
    "model checks its query by the result, and rewrites it."
)


read_agent_rows = partial(
    read_kept,
    keys=_NEEDED,
    remedy="restore it from git, or delete it and run `stages.compare_agents`",
)
"""The rows of a file, see `read_kept`."""


def agents_section(rows: Sequence[AgentRow]) -> Section:
    """The tables of all rows. `rows` is not empty."""
    return Section(
        "agents",
        "Ways to answer",
        _LEAD,
        tables=(
            _modes_table(rows),
            *with_rows(_learnt_table(rows)),
            _differences_table(rows),
            _checks_table(rows),
            _difficulty_table(rows),
            _published_table(_of_widest(rows)),
        ),
        source=source_of_rows(rows),
    )


def summary_section(rows: Sequence[AgentRow]) -> Section:
    """The split with the most questions, in the report of the runs."""
    shown = _of_widest(rows)
    series = series_of(row["run"] for row in shown)
    intervals = [
        Interval(
            f"{row['run']}, {row['mode']}",
            row["ex_final"],
            tuple(row["ex_final_ci"]),
            series[row["run"]],
        )
        for row in shown
    ]
    title = f"Final EX by way to answer, {shown[0]['split']}"
    return Section(
        "agents",
        "Ways to answer",
        f"{_LEAD} All rows, and each against the others, are in agents.md.",
        (Figure(title, interval_chart(intervals, title), "deployable"),),
        (_modes_table(shown),),
        source=source_of_rows(rows),
    )


def _of_widest(rows: Sequence[AgentRow]) -> list[AgentRow]:
    split = max(rows, key=lambda row: row["n"])["split"]
    return [row for row in rows if row["split"] == split]


def _who(row: AgentRow) -> dict[str, Any]:
    return {"Split": row["split"], "Run": row["run"], "Mode": row["mode"]}


def _modes_table(rows: Sequence[AgentRow]) -> Table:
    corrected = shown_rates(rows, {"corrected_ex": "Corrected EX (%)"})
    shown = [
        {
            **_who(row),
            "n": row["n"],
            "Initial EX (%)": rate_of(row, "ex_initial"),
            **{title: rate_of(row, name) for name, title in corrected.items()},
            "Final EX (%)": rate_of(row, "ex_final"),
            "Gain (points)": difference_of(row["gain"]),
            "Strict EX (%)": rate_of(row, "strict_ex"),
            "Exact match (%)": rate_of(row, "exact_match"),
            "Executable (%)": rate_of(row, "executable_rate"),
            "Format (%)": rate_of(row, "format_rate"),
            "EX of attempted (%)": rate_of(row, "ex_attempted"),
            "Prompts": number(row["transitions"], 2),
            "Prompt tokens": number(row["prompt_tokens"], 0),
            "Response tokens": number(row["response_tokens"], 0),
        }
        for row in rows
    ]
    note = (
        "Initial: the first SQL of a question; final: the one handed out. Format: of the ReAct "
        "steps. Prompts and tokens: the mean of a question."
    )
    return table_of("agents-modes", "Every run in every way to answer", shown, note)


@table_named("agents-learnt", "What GRPO taught")
def _learnt_table(rows: Sequence[AgentRow]) -> Rows:
    """Each run of GRPO minus its start, answering in the same way, paired."""
    for row in rows:
        if learnt := row.get("learnt"):
            yield {
                **_who(row),
                "Start": learnt["start"],
                "Initial EX (points)": difference_of(learnt["ex_initial"]),
                "Final EX (points)": difference_of(learnt["ex_final"]),
                "Gain after the first SQL (points)": difference_of(learnt["gain"]),
            }


@table_named("agents-differences", "Ways to answer against each other")
def _differences_table(rows: Sequence[AgentRow]) -> Rows:
    """Final EX on the same questions, paired."""
    for row in rows:
        for other in row["differences"]:
            yield {
                **_who(row),
                "Minus": f"{other['run']}, {other['mode']}",
                "Difference (points)": difference_of(other),
                "Significant": significance(other),
            }


@table_named("agents-checks", "What checks are worth")
def _checks_table(rows: Sequence[AgentRow]) -> Rows:
    """Precision: of the checks that refuse a query, those that are right to. Recall: of the wrong
    queries that were checked, those refused.
    """
    for row in rows:
        if row["mode"] == "check_rewrite":
            yield {
                "Split": row["split"],
                "Run": row["run"],
                "Precision (%)": rate_of(row, "check_precision"),
                "Recall (%)": rate_of(row, "check_recall"),
            }


@table_named("agents-difficulty", "Final EX of the ways to answer, by difficulty")
def _difficulty_table(rows: Sequence[AgentRow]) -> Rows:
    levels = ordered_levels(level for row in rows for level in row["by_difficulty"])
    for row in rows:
        yield {
            **_who(row),
            **{
                f"{level.capitalize()} (%)": rate_of(
                    row["by_difficulty"].get(level, {}), "ex_final"
                )
                for level in levels
            },
        }


@table_named("agents-published", "Ways to answer, beside published figures")
def _published_table(rows: Sequence[AgentRow]) -> Rows:
    """Published figures are of questions of Spider dev. Where the data of the measured ones is
    another, compare directions, not levels.
    """
    for row in rows:
        if row["mode"] in {mode for _, mode, *_ in _PUBLISHED}:
            yield {
                "System": f"{row['model']}, {row['run']}",
                "Mode": row["mode"],
                "n": row["n"],
                "Initial EX (%)": rate_of(row, "ex_initial"),
                "Final EX (%)": rate_of(row, "ex_final"),
            }
    for system, mode, questions, initial, final in _PUBLISHED:
        yield {
            "System": f"{system} (published)",
            "Mode": mode,
            "n": questions,
            "Initial EX (%)": number(initial, 1, "published"),
            "Final EX (%)": number(final, 1, "published"),
        }
