"""Finds the finished runs in an outputs folder and reads them, an episode of GRPO training too.

An evaluation and mined samples are runs already. An episode of training becomes a trajectory here,
with its rewards, advantages and tokens beside it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

from tokenizers import Tokenizer

from lib.answering.generation.runs import read_run as read_card
from lib.answering.rollout.environment import PHASES
from lib.answering.rollout.outputs import TRAJECTORIES
from lib.base.errors import DataError, ProjectError
from lib.base.jsonl import read_jsonl
from lib.base.pipeline import grpo_run
from lib.base.records import Attempt, Example, Step, Trajectory, VerdictStatus, user_message
from lib.report.runs import View, read_run

UNKNOWN_ROW_COUNT = -1
"""The row count of an attempt where the record does not say how many rows it returned."""

_STAGES = (
    *("eval_base", "eval_repair", "eval_agent", "eval_beyond", "eval_alone"),
    *("mine_pairs", "mine_pairs_round*", "grpo"),
)
_UNFINISHED = ".partial.jsonl"
_EPISODES = "episodes.jsonl"

Explored = tuple[View, Sequence[dict[str, Any] | None]]
"""A run, its folder relative to the outputs folder, and what training recorded about each of its
trajectories; None outside training.
"""


def find_runs(
    outputs: Path,
    data: str,
    train_examples: Callable[[], Mapping[str, Example]],
    left_out: list[str],
) -> Iterator[Explored]:
    """The finished runs in a fixed order, one in memory at a time; a line is added to `left_out`
    for each that is unfinished or unreadable.

    `data`: the data set of the training questions. `train_examples`: returns these questions by
    id; the episodes of GRPO name their question by its id alone.
    """
    for stage in _STAGES:
        paths = outputs.glob(f"{stage}/**/*.jsonl")
        for path in sorted(paths, key=lambda path: (path.parent, path.name)):
            folder = path.parent.relative_to(outputs)
            if any(part.startswith(".") for part in (*folder.parts, path.name)):
                continue
            try:
                if path.name.endswith(_UNFINISHED):
                    left_out.append(f"{path}: unfinished; start its stage again, it continues")
                elif path.name == TRAJECTORIES:
                    view = read_run(path.parent)
                    yield replace(view, folder=folder), [None] * len(view.trajectories)
                elif path.name == _EPISODES:
                    yield _training(outputs, folder, data, train_examples)
            except ProjectError as error:
                left_out.append(str(error))


def listed(view: View) -> dict[str, Any]:
    """What the index says of a run: what the reader can filter by, where it is from, and the mean
    milliseconds per question of each turn, by phase; none where it has no timings.
    """
    return {
        "folder": view.folder.as_posix(),
        "stage": view.folder.parts[0],
        "run": view.name,
        "scope": view.scope,
        "mode": view.provenance.get("mode", "repair"),
        "split": view.split,
        "facts": tuple(_facts(view.provenance)),
        "turn_ms": [
            {
                phase: round(1000 * turn[f"{phase}_seconds"] / turn["questions"], 1)
                for phase in PHASES
                if f"{phase}_seconds" in turn
            }
            for timings in view.timings
            for turn in timings.get("turns", ())
            if turn.get("questions")
        ],
    }


def _facts(provenance: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    yield "model", f"{provenance['model']} ({provenance['model_fingerprint']})"
    data = f"{provenance['data']} {provenance['split']}"
    if "settings" not in provenance:  # a training
        yield "data", data
        return
    yield "data", f"{data} ({provenance['data_fingerprint']})"
    yield "code", str(provenance["code_fingerprint"])
    yield "feedback", str(provenance["feedback"])
    sampling = provenance["settings"].get("sampling", {})
    for name in ("num_samples", "temperature", "seed"):
        if name in sampling:
            yield name.replace("num_", ""), str(sampling[name])


def _training(
    outputs: Path, folder: Path, data: str, train_examples: Callable[[], Mapping[str, Example]]
) -> Explored:
    """One GRPO training. Raises ProjectError where its model or tokenizer is missing."""
    mode, start = folder.parts[-2:]
    path = outputs / folder / _EPISODES
    card = read_card(outputs / "models" / grpo_run(mode, start))
    vocabulary = Path(card.model) / "tokenizer.json"
    if not vocabulary.is_file():
        raise DataError(f"{path}: {vocabulary}, which its tokens are of, is not here")
    provenance = {
        "run": card.run,
        "scope": "online",
        "mode": mode,
        "split": "train",
        "data": data,
        "model": card.model,
        "model_fingerprint": card.fingerprint,
    }
    episodes = list(_episodes(path, train_examples(), Tokenizer.from_file(str(vocabulary))))
    trajectories = tuple(trajectory for trajectory, _ in episodes)
    return View(folder, provenance, "online", trajectories), [each for _, each in episodes]


def _episodes(
    path: Path, examples: Mapping[str, Example], tokenizer: Tokenizer
) -> Iterator[tuple[Trajectory, dict[str, Any]]]:
    """The episodes of a file, in its order; the lines of one group are adjacent.

    `examples`: the training questions by id. The id of a trajectory names step, group and member.
    Raises DataError where a line is not an episode, or its question is not in `examples`.
    """
    lines = read_jsonl(path)
    try:
        for _, members in groupby(lines, key=lambda line: (line["step"], line["group"])):
            group = list(members)
            for line in group:
                example = examples[line["example_id"]]
                training = _training_record(line, group, tokenizer)
                yield _trajectory(line, example, tokenizer), training
    except (KeyError, TypeError, IndexError) as error:
        raise DataError(
            f"{path}: {error!r}: no episode, or not of the training questions of params.yaml; "
            "train again, or set `data` to what was trained on"
        ) from None


def _trajectory(line: Mapping[str, Any], example: Example, tokenizer: Tokenizer) -> Trajectory:
    with_sql = [number for number, step in enumerate(line["steps"]) if step["sql"] is not None]
    steps = []
    for number, step in enumerate(line["steps"]):
        prompt = user_message(tokenizer.decode(step["prompt_ids"], skip_special_tokens=False))
        attempts: tuple[Attempt, ...] = ()
        if number in with_sql:
            episode = line if number == with_sql[-1] else None
            attempts = (_attempt(step, with_sql.index(number) + 1, episode),)
        texts = () if attempts else (step["text"],)
        steps.append(Step(step["role"], prompt, None, attempts, 0, texts))
    return Trajectory(
        example_id=f"{example.id}/step-{line['step']}/group-{line['group']}/{line['member']}",
        db_id=example.db_id,
        question=example.question,
        gold_sql=example.gold_sql,
        difficulty=example.difficulty,
        scope="online",
        feedback="none",
        tables=(),
        trimmed_tables=(),
        steps=tuple(steps),
        accepted=False,
    )


def _attempt(step: Mapping[str, Any], turn: int, episode: Mapping[str, Any] | None) -> Attempt:
    """The step's SQL as an attempt. `episode`: given for its final answer, the only one judged."""
    failed: dict[str, VerdictStatus] = {
        "error": "pred_error",
        "timeout": "timeout",
        "refused": "refused",
        "cut_off": "pred_error",
    }
    verdict: VerdictStatus = failed.get(step["status"], "unscorable")
    strict: VerdictStatus | None = None
    if episode is not None and step["status"] == "ok":
        verdict = "correct" if episode["ex"] else "wrong"
        strict = "correct" if episode["parts"]["correctness"] == 1 else "wrong"
    return Attempt(
        turn=turn,
        sample=0,
        completion=step["text"],
        sql=step["sql"],
        status=step["status"],
        error=None,
        columns=(),
        row_count=UNKNOWN_ROW_COUNT,
        rows=(),
        parses=True,
        schema_valid=None,
        verdict=verdict,
        reward=0.0 if episode is None else episode["reward"],
        cost=None,
        prompt_tokens=len(step["prompt_ids"]),
        completion_tokens=len(step["completion_ids"]),
        strict_verdict=strict,
    )


def _training_record(
    line: Mapping[str, Any], group: Sequence[Mapping[str, Any]], tokenizer: Tokenizer
) -> dict[str, Any]:
    """What the page shows of training: the group's rewards, and the tokens of each step."""
    shown = ("member", "reward", "advantage", "parts")
    return {
        **{name: line[name] for name in ("step", "member", "weights_version")},
        "group": [{name: member[name] for name in shown} for member in group],
        "steps": [
            {
                "tokens": [
                    tokenizer.decode([token], skip_special_tokens=False)
                    for token in step["completion_ids"]
                ],
                "mask": step["mask"],
                "log_probabilities": step["log_probabilities"],
            }
            for step in line["steps"]
        ],
    }
