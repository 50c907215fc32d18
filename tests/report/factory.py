"""Finished outputs without a model: attempts, trajectories, and whole folders of runs.

The outcomes are drawn from the names of model, scope and question, so they are the same every time.
"""

import csv
import json
import math
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

from lib.answering.rollout.outputs import read_trajectories
from lib.base.jsonl import write_json, write_jsonl
from lib.base.records import (
    HARDNESS_LEVELS,
    REPAIR_SCOPES,
    Attempt,
    ErrorClass,
    RepairScope,
    Step,
    Trajectory,
    to_json,
    user_message,
)
from lib.data.audit import AuditedQuestion, Finding, write_audit
from lib.learning.pairs.pair import PAIR_TYPES
from lib.report.runs import ONE_SHOT, View

RUN_NAMES = {"base": "base", "sft": "sft", "base_dpo": "dpo", "sft_dpo": "sft_dpo"}
"""Maps the folder of a model to its name in reports."""

_STRENGTH = {"base": 0.45, "sft": 0.6, "base_dpo": 0.55, "sft_dpo": 0.66}

QUESTIONS = (
    ("How many singers are from France?", "SELECT count(*) FROM singer WHERE country = 'France'"),
    ("What are the names of all stadiums?", "SELECT name FROM stadium"),
    ("Who is the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1"),
    ("Which themes were there in 2015?", "SELECT theme FROM concert WHERE year = 2015"),
    (
        "Which themes were on in Ayr?",
        "SELECT T1.theme FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id "
        "WHERE T2.city = 'Ayr'",
    ),
    ("How many concerts were there a year?", "SELECT year, count(*) FROM concert GROUP BY year"),
)

_FAILURES: dict[ErrorClass, tuple[str, str, str | None]] = {
    "wrong_result": ("SELECT city FROM stadium", "ok", None),
    "wrong_row_count": ("SELECT name FROM singer", "ok", None),
    "no_such_column": (
        "SELECT T1.city FROM concert AS T1",
        "error",
        "no such column: T1.city",
    ),
    "empty_result": ("SELECT name FROM singer WHERE country = '<France>'", "ok", None),
    "no_such_table": ("SELECT name FROM singers", "error", "no such table: singers"),
    "syntax_error": ("SELECT name FROM", "error", "incomplete input"),
    "other_execution_error": (
        "SELECT max(sum(age)) FROM singer",
        "error",
        "misuse of aggregate function SUM()",
    ),
}
_WRONG_COLUMNS = (
    ("SELECT T1.city FROM concert AS T1", "T1.city"),
    ("SELECT T1.capacity FROM concert AS T1 JOIN stadium AS T2", "T1.capacity"),
    ("SELECT <b>price</b> FROM concert", "price"),
)
_WEIGHTS = (30, 24, 20, 8, 6, 4, 2)
_LUCKY = 0.1  # share of the right answers


def right(turn: int = 1, sql: str = "SELECT name FROM stadium", **changes: Any) -> Attempt:
    """A correct attempt."""
    fields: dict[str, Any] = {
        "turn": turn,
        "sample": 0,
        "sql": sql,
        "status": "ok",
        "error": None,
        "columns": ("name",),
        "row_count": 1,
        "rows": (("Stark Park",),),
        "parses": True,
        "schema_valid": True,
        "verdict": "correct",
        "reward": 1.0 if turn == 1 else 0.7,
        "cost": None,
        "prompt_tokens": 120,
        "completion_tokens": 12,
        "error_class": None,
        "strict_verdict": "correct",
    }
    fields |= changes
    fields.setdefault("completion", f" {fields['sql']}")
    return Attempt(**fields)


def wrong(error_class: ErrorClass, turn: int = 1, **changes: Any) -> Attempt:
    """An attempt that fails with an error of that class."""
    sql, status, error = _FAILURES[error_class]
    runs = status == "ok"
    fields: dict[str, Any] = {
        "status": status,
        "error": error,
        "columns": ("name",) if runs else (),
        "row_count": 0 if error_class == "empty_result" or not runs else 2,
        "rows": (("Ayr",), ("Alloa",)) if runs and error_class != "empty_result" else (),
        "parses": error_class != "syntax_error",
        "schema_valid": None if error_class == "syntax_error" else error_class[:7] != "no_such",
        "verdict": "wrong" if runs else "pred_error",
        "reward": 0.2 if runs else -0.2,
        "error_class": error_class,
        "strict_verdict": "wrong" if runs else "pred_error",
    }
    return right(turn, **({"sql": sql} | fields | changes))


def trajectory(example_id: str, *attempts: Attempt, **changes: Any) -> Trajectory:
    """A question of the concert database with one attempt a turn."""
    turns = tuple(
        Step(
            "rewrite" if number else "write",
            user_message(f"Question: {example_id}\nSQL:"),
            "Try again." if number else None,
            (attempt,),
        )
        for number, attempt in enumerate(attempts)
    )
    fields: dict[str, Any] = {
        "example_id": example_id,
        "db_id": "concert",
        "question": QUESTIONS[1][0],
        "gold_sql": QUESTIONS[1][1],
        "difficulty": "easy",
        "scope": "verified",
        "feedback": "minimal",
        "tables": ("stadium", "concert"),
        "trimmed_tables": (),
        "steps": turns,
        "accepted": bool(attempts) and attempts[-1].correct,
    }
    return Trajectory(**(fields | changes))


def write_run(
    folder: Path, run: str, scope: RepairScope, trajectories: list[Trajectory], **changes: Any
) -> None:
    """One folder of outputs/eval_repair, with the provenance that a rollout writes."""
    write_jsonl(folder / "trajectories.jsonl", map(to_json, trajectories))
    write_json(folder / "provenance.json", provenance(run, scope) | changes)


def write_base(outputs: Path) -> None:
    """outputs/eval_base: the first turns of base on dev and, if there is one, on test."""
    for part in ("", "test"):
        played = outputs / "eval_repair" / "base" / REPAIR_SCOPES[0] / part
        if (played / "trajectories.jsonl").is_file():
            first = [
                replace(t, steps=t.turns[:1])
                for t in read_trajectories(played / "trajectories.jsonl")
            ]
            folder = outputs / "eval_base" / part
            write_jsonl(folder / "trajectories.jsonl", map(to_json, first))
            said = json.loads((played / "provenance.json").read_text())
            write_json(folder / "provenance.json", said | {"scope": "online", "feedback": "none"})


def provenance(run: str, scope: RepairScope) -> dict[str, Any]:
    """What a rollout writes beside its trajectories."""
    return {
        "run": run,
        "model": "data/base_model",
        "model_fingerprint": f"{run}0123456789abcdef"[:16],
        "data": "tiny",
        "split": "dev",
        "generation": {"backend": "hf", "batch_size": 32},
        "sandbox": {"workers": 2, "timeout_ms": 2000},
        "scope": scope,
        "feedback": "minimal",
        "settings": {
            "max_turns": 3,
            "sampling": {"num_samples": 1, "temperature": 0.0, "max_new_tokens": 96, "seed": 13},
            "schema": {"retrieval": "bm25_fk", "top_k_tables": 6, "fk_hops": 1},
        },
        "data_fingerprint": "feedc0ffee123456",
        "code_fingerprint": "c0de0123456789ab",
    }


def view(run: str, setting: str, *trajectories: Trajectory, **changes: Any) -> View:
    """A run in one setting without files; `changes` go into its provenance."""
    scope: Any = "verified" if setting == ONE_SHOT else setting
    return View(Path(run) / scope, provenance(run, scope) | changes, setting, trajectories)


def write_outputs(outputs: Path, questions: int = 24, test_questions: int = 6) -> None:
    """All that `stages.compare` reads: every run in every scope on dev and test, pairs, split
    check, audits, curves.
    """
    for model, run in RUN_NAMES.items():
        for scope in REPAIR_SCOPES:
            folder = outputs / "eval_repair" / model / scope
            played = [_played(model, scope, "dev", number) for number in range(questions)]
            write_run(folder, run, scope, played)
            played = [_played(model, scope, "test", number) for number in range(test_questions)]
            data = {"split": "test", "data_fingerprint": "7e57c0ffee123456"}
            write_run(folder / "test", run, scope, played, **data)
    write_base(outputs)
    for split, size in (("train", 9), ("dev", questions), ("test", test_questions)):
        folder = outputs / "audit" / split
        write_audit(_audited(split, size), f"{split}.json", folder, timeout_seconds=10.0)
    write_json(outputs / "merge_synth" / "quality.json", _quality())
    write_json(outputs / "mine_pairs" / "split_check.json", _split_check(questions))
    write_json(outputs / "mine_pairs" / "provenance.json", provenance("base", "verified"))
    write_curves(outputs / "models" / "sft", ("loss", "token_accuracy"), steps=60)
    for model in ("base_dpo", "sft_dpo"):
        write_curves(outputs / "models" / model, ("loss", "reward_margin"), steps=40)


def write_curves(folder: Path, columns: tuple[str, ...], steps: int) -> None:
    """curves.csv as training writes it: a falling loss, other figures rising."""
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(folder.name)
    with (folder / "curves.csv").open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["step", "epoch", *columns])
        for step in range(1, steps + 1):
            decay = math.exp(-3 * step / steps)
            values = [decay if name == "loss" else 1 - decay for name in columns]
            noisy = [round(value + chance.gauss(0, 0.03), 4) for value in values]
            writer.writerow([step, round(step / steps, 3), *noisy])


def _audited(split: str, size: int) -> list[AuditedQuestion]:
    """Every fifth question has a finding."""
    finding = Finding("tie_cut_by_limit", "LIMIT 1")
    return [
        AuditedQuestion(
            f"{split}-{number:05d}", "concert", "?", "SELECT 1", () if number % 5 else (finding,)
        )
        for number in range(size)
    ]


def _played(model: str, scope: RepairScope, split: str, number: int) -> Trajectory:
    """The first turn depends on the model alone, as it does in a real evaluation."""
    question, gold = QUESTIONS[number % len(QUESTIONS)]
    seed = number if split == "dev" else number + 1000
    luck = random.Random(f"question {seed}").random()
    first_turn = random.Random(f"{model} {seed}")
    strength = _STRENGTH[model] + first_turn.uniform(-0.15, 0.15)
    attempts = [_outcome(first_turn, luck < strength, 1, gold)]
    later = random.Random(f"{model} {scope} {seed}")
    while len(attempts) < 3 and not _accepted(scope, attempts[-1]):
        attempts.append(_outcome(later, later.random() < 0.3, len(attempts) + 1, gold))
    return trajectory(
        f"{split}-{number:05d}",
        *attempts,
        question=question,
        gold_sql=gold,
        difficulty=HARDNESS_LEVELS[number % 4],
        scope=scope,
        accepted=_accepted(scope, attempts[-1]),
    )


def _outcome(chance: random.Random, is_right: bool, turn: int, gold: str) -> Attempt:
    if is_right and chance.random() < _LUCKY:
        return right(turn, gold, strict_verdict="wrong", strict_reason="perturbed_copy")
    if is_right:
        return right(turn, gold)
    error_class = chance.choices(list(_FAILURES), _WEIGHTS)[0]
    if error_class != "no_such_column":
        return wrong(error_class, turn)
    sql, name = chance.choice(_WRONG_COLUMNS)
    return wrong(error_class, turn, sql=sql, error=f"no such column: {name}")


def _accepted(scope: RepairScope, attempt: Attempt) -> bool:
    if scope == "verified":
        return attempt.correct
    return attempt.status == "ok" and (scope == "online" or attempt.row_count > 0)


def _quality() -> dict[str, Any]:
    before = {name: 20 + 31 * number % 90 for number, name in enumerate(PAIR_TYPES)}
    after = {name: count * 3 // 5 for name, count in before.items()}
    return {
        "before": _pair_figures(before),
        "after": _pair_figures(after),
        "dropped": {"duplicate": 12, "reward_margin": 31, "synthetic_cap": 44},
        "set_apart": {"pairs": 3, "audit: tie_cut_by_limit": 2, "perturbed_copy": 2},
        "sft": {"examples": 420, "verified": 260, "gold": 160},
    }


def _pair_figures(types: dict[str, int]) -> dict[str, Any]:
    pairs = sum(types.values())
    synthetic = sum(count for name, count in types.items() if name.startswith("synthetic_"))
    return {
        "pairs": pairs,
        "natural": pairs - synthetic,
        "synthetic": synthetic,
        "synthetic_fraction": synthetic / pairs,
        "types": types,
    }


def _split_check(questions: int) -> dict[str, Any]:
    empty = ("shared_databases", "copied_databases", "leaked_questions", "excused_questions")
    return {
        "train_questions": 640,
        "evaluation_questions": questions,
        "train_databases": 14,
        "evaluation_databases": 6,
        "same_question": 3,
        "same_gold_sql": 5,
        **{name: [] for name in empty},
    }


def read_json(path: Path) -> Any:
    """A JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))
