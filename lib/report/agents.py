"""The figures of the ways to answer: the rows of agents.json, one per run, mode and split.

Rates are in percent and exact, with their 95% intervals: `{rate}_ci` over questions,
`{rate}_ci_databases` over databases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.answering.agents.modes import MODES, agent_figures
from lib.answering.rollout.environment import PHASES
from lib.base.errors import DataError
from lib.base.jsonl import read_json
from lib.base.records import Trajectory
from lib.report.ablation import points_of
from lib.report.results import Score
from lib.report.runs import POOLED, Databases, EvaluationRun, read_run
from lib.report.schema_tables import StructureScorer
from lib.scoring.metrics import summarise
from lib.scoring.partial_match import PARTIAL_COMPONENTS
from lib.scoring.statistics import (
    PairedDifference,
    paired_difference,
    rate_keys,
    rate_with_intervals,
    renamed,
)

_PROVENANCE = "provenance.json"
_COMPARED = (  # (run, mode) whose final EX a row's is compared with
    ("same", "direct"),
    ("same", "single_pass"),
    ("sft_dpo", "direct"),
    ("sft_dpo", "repair"),
    ("react_sft", "same"),
    ("sft_dpo", "same"),
    ("qwen-0.5b-sql", "same"),
)
_AS_DIRECT = ("repair", "fallback")  # they start as `direct` does, and keep an answer that runs


_Key = tuple[str, str, str, str]
"""Model, run, mode and split of a row."""


@dataclass(frozen=True)
class Played:
    """A run in one mode on one split. `timings`: the content of each timings.json that was read."""

    run: str
    mode: str
    split: str
    trajectories: tuple[Trajectory, ...]
    timings: tuple[Mapping[str, Any], ...]
    of: EvaluationRun

    @property
    def key(self) -> _Key:
        """See `agent_key`."""
        return Path(self.of.provenance["model"]).name, self.run, self.mode, self.split

    @property
    def correct(self) -> tuple[bool, ...]:
        """Whether the final answer is correct, for each question."""
        return tuple(bool(t.final and t.final.correct) for t in self.trajectories)

    @property
    def file(self) -> str:
        """The path of its predictions, relative to the reports folder."""
        return agent_predictions_file(self.key)


def agent_predictions_file(key: _Key) -> str:
    """The path of the predictions of a row, relative to the reports folder."""
    model, run, mode, split = key
    return f"agents/{model}/{run}.{mode}.{split}.sql"


def read_played(root: Path) -> list[Played]:
    """The runs that `eval_agent` finished in `root`/{run}/{mode}: dev, test, and both pooled.

    Raises DataError where there is none.
    """
    found: list[Played] = []
    folders = (path.parent for path in root.glob(f"*/*/{_PROVENANCE}"))
    for folder in sorted(folders, key=lambda path: (path.parent.name, _mode_order(path.name))):
        parts = [part for part in (folder, folder / "test") if (part / _PROVENANCE).is_file()]
        splits = [_read(folder, part) for part in parts]
        found += splits
        if len(splits) > 1:
            found.append(_pooled(splits))
    if not found:
        raise DataError(f"{root}: no finished evaluation of an agent; run `stages.eval_agent`")
    return found


def agent_rows(played: Sequence[Played], databases: Databases) -> list[dict[str, Any]]:
    """One row per run, mode and split.

    `by_turn`: only steps that wrote SQL count as turns; `fixed` and `broke` are the questions that
    a turn made right and wrong. `transitions`: pairs of prompt and response. They and the tokens
    are means per question. `gain`: final minus initial EX; `differences`: final EX minus that of
    other runs on the same questions; both are paired, in points.
    """
    scorer = StructureScorer(databases)
    known = {each.key: each for each in played}
    return [_row(each, scorer, databases, known) for each in played]


def rescored_agent_rows(
    rows: Sequence[dict[str, Any]], score: Score, databases: Databases
) -> list[dict[str, Any]]:
    """Rows whose figures are those of their predictions as scored now; all else stays.

    Of a question only the last query is kept. The first one is known as well where there is no
    other, and of the modes that start as `direct` does, if both have the same initial EX so far.
    Figures of queries that are not known are None, or empty.
    """
    by_key = {agent_key(row): row for row in rows}
    scored = {agent_key(row): _scored(row, by_key, score) for row in rows}
    known = {key: played for key, (played, _) in scored.items()}
    scorer = StructureScorer(databases)
    found = []
    for row in rows:
        played, first_known = scored[agent_key(row)]
        figures = _figures(played, scorer, known)
        figures |= dict.fromkeys(key for key in row if key.startswith("check_"))
        if len(row["by_turn"]) != 1:
            figures["by_turn"] = []
        if not first_known:
            figures |= dict.fromkeys((*rate_keys("ex_initial"), "gain"))
            for level in figures["by_difficulty"].values():
                level |= dict.fromkeys(rate_keys("ex_initial"))
        found.append(row | figures)
    return found


def _scored(
    row: Mapping[str, Any], by_key: Mapping[_Key, Mapping[str, Any]], score: Score
) -> tuple[Played, bool]:
    """The row as scored now, and whether the first queries are known."""
    single = len(row["by_turn"]) == 1
    direct = by_key.get(agent_key({**row, "mode": "direct"})) if row["mode"] in _AS_DIRECT else None
    if direct is not None and direct["ex_initial"] != row["ex_initial"]:
        direct = None
    view = score(row, None if single else direct)
    played = Played(row["run"], row["mode"], row["split"], view.trajectories, (), view.run)
    return played, single or direct is not None


def with_other_rows(
    rows: Sequence[dict[str, Any]], earlier: Iterable[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The earlier rows and `rows`, which replace those of the same model, run, mode and split."""
    merged = {agent_key(row): row for row in earlier}
    merged.update((agent_key(row), row) for row in rows)
    return list(merged.values())


def agent_key(row: Mapping[str, Any]) -> _Key:
    """What tells a row from the others."""
    return row["model"], row["run"], row["mode"], row["split"]


def _read(folder: Path, files: Path) -> Played:
    run = read_run(folder, files)
    timings = read_json(files / "timings.json", "run the evaluation again")
    mode = str(run.provenance["mode"])
    return Played(folder.parent.name, mode, run.split, run.trajectories, (timings,), run)


def _pooled(parts: Sequence[Played]) -> Played:
    first = parts[0]
    return Played(
        first.run,
        first.mode,
        POOLED,
        tuple(t for part in parts for t in part.trajectories),
        tuple(timings for part in parts for timings in part.timings),
        first.of,
    )


def _mode_order(mode: str) -> int:
    modes: tuple[str, ...] = MODES
    return modes.index(mode) if mode in modes else len(modes)


def _row(
    played: Played,
    scorer: StructureScorer,
    databases: Databases,
    known: Mapping[_Key, Played],
) -> dict[str, Any]:
    tokens = summarise(played.trajectories)["tokens"]
    provenance = played.of.provenance
    return {
        **dict(zip(("model", "run", "mode", "split"), played.key, strict=True)),
        **_figures(played, scorer, known),
        **agent_figures(played.trajectories),
        "decided_without_rows": databases.without_rows(played.trajectories),
        "prompt_tokens": tokens["prompt_per_question"],
        "response_tokens": tokens["completion_per_question"],
        "time_shares": _time_shares(played.timings),
        "seconds": _seconds(played.timings),
        **{
            key: provenance[key]
            for key in ("model_fingerprint", "code_fingerprint", "data_fingerprint")
        },
    }


def _figures(
    played: Played, scorer: StructureScorer, known: Mapping[_Key, Played]
) -> dict[str, Any]:
    """What the verdicts on the answers decide, and their text."""
    summary = summarise(played.trajectories)
    structure, _ = scorer.averages(played.trajectories)
    compared = structure["count"]
    first = [bool(t.turns and t.turns[0].answer.correct) for t in played.trajectories]
    return {
        "n": summary["n"],
        **renamed("ex_initial", summary, "first_turn_ex"),
        **renamed("ex_final", summary, "final_ex"),
        **renamed("strict_ex", summary, "strict_ex"),
        **renamed("executable_rate", summary, "executable_rate"),
        **renamed("ex_attempted", summary, "attempted_ex"),
        "attempted": summary["attempted"],
        **{key: _percent(structure[key] if compared else None) for key in rate_keys("exact_match")},
        "partial_match": {
            name: _percent(structure["partial"][name]["f1"]) for name in PARTIAL_COMPONENTS
        }
        if compared
        else {},
        "by_turn": _by_turn(played.trajectories),
        "by_difficulty": {
            level: {
                "n": found["n"],
                **renamed("ex_initial", found, "first_turn_ex"),
                **renamed("ex_final", found, "final_ex"),
            }
            for level, found in summary["by_difficulty"].items()
        },
        "gain": points_of(_against(first, played)),
        "differences": list(_differences(played, known)),
    }


def _differences(played: Played, known: Mapping[_Key, Played]) -> Iterator[dict[str, Any]]:
    others = (
        (played.run if run == "same" else run, played.mode if mode == "same" else mode)
        for run, mode in _COMPARED
    )
    for run, mode in dict.fromkeys(others):
        other = known.get((played.key[0], run, mode, played.split))
        if other is None or other is played:
            continue
        if _questions(other) == _questions(played):
            yield {
                "run": run,
                "mode": mode,
                **points_of(_against(other.correct, played)),
            }


def _against(before: Sequence[bool], played: Played) -> PairedDifference:
    """How the final answers differ from other answers to the same questions."""
    return paired_difference(before, played.correct, [t.db_id for t in played.trajectories])


def _questions(played: Played) -> list[str]:
    return [trajectory.example_id for trajectory in played.trajectories]


def _by_turn(trajectories: Sequence[Trajectory]) -> list[dict[str, Any]]:
    """EX if each turn were the last, and what it changed. A finished question keeps its answer."""
    states = [[turn.answer.correct for turn in each.turns] for each in trajectories]
    before, rows = [False] * len(states), []
    for turn in range(max(map(len, states), default=0)):
        after = [
            state[turn] if turn < len(state) else was
            for state, was in zip(states, before, strict=True)
        ]
        pairs = list(zip(before, after, strict=True))
        rows.append(
            {
                "turn": turn + 1,
                "n": sum(turn < len(state) for state in states),
                **rate_with_intervals(
                    "ex", [(t.db_id, ok, 1) for t, ok in zip(trajectories, after, strict=True)]
                ),
                "fixed": 0 if turn == 0 else sum(now and not was for was, now in pairs),
                "broke": sum(was and not now for was, now in pairs),
            }
        )
        before = after
    return rows


def _time_shares(timings: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    """The share of each phase in the rollout's time; they sum to 1, or are 0 if none was timed."""
    spent = _spent(timings)
    total = sum(spent.values())
    return {phase: spent[phase] / total if total else 0.0 for phase in PHASES}


def _seconds(timings: Sequence[Mapping[str, Any]]) -> float | None:
    """Seconds per question, without loading the model; None where all were resumed, untimed."""
    questions = sum(each["questions"] for each in timings)
    return sum(_spent(timings).values()) / questions if questions else None


def _spent(timings: Iterable[Mapping[str, Any]]) -> dict[str, float]:
    turns = [turn for each in timings for turn in each["turns"]]
    return {phase: sum(turn[f"{phase}_seconds"] for turn in turns) for phase in PHASES}


def _percent(share: Any) -> Any:
    """A fraction, or the two ends of an interval of one, in percent; None stays None."""
    if isinstance(share, Sequence):
        return [100 * end for end in share]
    return None if share is None else 100 * share
