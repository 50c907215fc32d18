"""The figures of the ways to answer: the rows of agents.json, one per run, mode and split.

Rates are in percent and exact, with their 95% intervals: `{rate}_ci` over questions,
`{rate}_ci_databases` over databases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lib.agents.figures import agent_figures
from lib.agents.modes import MODES
from lib.errors import DataError
from lib.jsonl import read_json
from lib.records import Trajectory
from lib.report.ablation import points_of
from lib.report.databases import Databases
from lib.report.runs import EvaluationRun, rate_keys, read_run
from lib.report.schema_tables import StructureScorer
from lib.rollout.timing import PHASES
from lib.scoring.metrics import rate_with_intervals, summarise
from lib.scoring.partial_match import PARTIAL_COMPONENTS
from lib.scoring.statistics import PairedDifference, paired_difference

_POOLED = "dev+test"
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
    def correct(self) -> tuple[bool, ...]:
        """Whether the final answer is correct, for each question."""
        return tuple(bool(t.final and t.final.correct) for t in self.trajectories)

    @property
    def file(self) -> str:
        """The path of its predictions, relative to the reports folder."""
        model = Path(self.of.provenance["model"]).name
        return f"agents/{model}/{self.run}.{self.mode}.{self.split}.sql"


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
    known = {(each.run, each.mode, each.split): each for each in played}
    return [_row(each, scorer, databases, known) for each in played]


def with_other_rows(
    rows: Sequence[dict[str, Any]], earlier: Iterable[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The earlier rows and `rows`, which replace those of the same model, run, mode and split."""
    merged = {_key(row): row for row in earlier}
    merged.update((_key(row), row) for row in rows)
    return list(merged.values())


def _key(row: Mapping[str, Any]) -> tuple[str, str, str, str]:
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
        _POOLED,
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
    known: Mapping[tuple[str, str, str], Played],
) -> dict[str, Any]:
    empty = {t.example_id for t in played.trajectories if not databases.has_rows(t.db_id)}
    summary = summarise(played.trajectories, empty)
    figures = agent_figures(played.trajectories)
    structure, _ = scorer.averages(played.trajectories)
    n, tokens = summary["n"], summary["tokens"]
    provenance = played.of.provenance
    row: dict[str, Any] = {
        "model": Path(provenance["model"]).name,
        "run": played.run,
        "mode": played.mode,
        "split": played.split,
        "n": n,
    }
    for ours, theirs in (
        ("ex_initial", "first_turn_ex"),
        ("ex_final", "final_ex"),
        ("ex_final_with_rows", "final_ex_with_rows"),
        ("strict_ex", "strict_ex"),
        ("executable_rate", "executable_rate"),
        ("ex_attempted", "attempted_ex"),
    ):
        row |= _renamed(ours, summary, theirs)
    compared = structure["count"]
    row |= {
        **{key: _percent(structure[key] if compared else None) for key in rate_keys("exact_match")},
        **{key: figures[key] for key in figures if key != "transitions"},
        "attempted": summary["attempted"],
        "transitions": figures["transitions"],
        "prompt_tokens": tokens["prompt_per_question"],
        "response_tokens": tokens["completion_per_question"],
        "by_turn": _by_turn(played.trajectories),
        "by_difficulty": {
            level: {
                "n": found["n"],
                **_renamed("ex_initial", found, "first_turn_ex"),
                **_renamed("ex_final", found, "final_ex"),
            }
            for level, found in summary["by_difficulty"].items()
        },
        "partial_match": {
            name: _percent(structure["partial"][name]["f1"]) for name in PARTIAL_COMPONENTS
        }
        if compared
        else {},
        "time_shares": _time_shares(played.timings),
        "seconds": _seconds(played.timings),
    }
    first = [bool(t.turns and t.turns[0].answer.correct) for t in played.trajectories]
    row["gain"] = points_of(_against(first, played))
    row["differences"] = list(_differences(played, known))
    for key in ("model_fingerprint", "code_fingerprint", "data_fingerprint"):
        row[key] = provenance[key]
    return row


def _differences(
    played: Played, known: Mapping[tuple[str, str, str], Played]
) -> Iterator[dict[str, Any]]:
    others = (
        (played.run if run == "same" else run, played.mode if mode == "same" else mode)
        for run, mode in _COMPARED
    )
    for run, mode in dict.fromkeys(others):
        other = known.get((run, mode, played.split))
        if other is None or (run, mode) == (played.run, played.mode):
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


def _renamed(ours: str, figures: Mapping[str, Any], theirs: str) -> dict[str, Any]:
    """A rate and its intervals under another name."""
    return {
        key: figures[other] for key, other in zip(rate_keys(ours), rate_keys(theirs), strict=True)
    }


def _percent(share: Any) -> Any:
    """A fraction, or the two ends of an interval of one, in percent; None stays None."""
    if isinstance(share, Sequence):
        return [100 * end for end in share]
    return None if share is None else 100 * share
