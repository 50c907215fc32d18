"""Fit when an answer is called sure: `python -m stages.fit_confidence answer|fit`.

`answer --set NAME [--sample N]` has `model` answer questions as `make ask` does, with correction
and repair, and keeps for each what can be seen without gold, and whether it is right. NAME is
`dev`, `holdout` (PIPELINE=spider), a set in data/ or data/beyond/, such as `ordinary`, or
its training questions as `NAME/train`. What is kept in outputs/confidence/ is continued.

`fit --on NAME ... --report NAME ...` fits the regression on the first sets, writes
lib/answering/replies/confidence.json, and reports/confidence.md with the figures of all sets;
without `--on` the regression stays as it is. An answer without a doubt is sure where its
probability is what is promised, 90%. Fit on questions whose databases the adapter has not learnt:
the demo's, and those invented on the demo's databases by `stages.invent --data demo`.
"""

import argparse
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from lib.answering.agents.episode import PlayedStep, Question
from lib.answering.agents.modes import agent_of, evaluation_settings, for_people
from lib.answering.generation.backends import open_generator
from lib.answering.models.choice import choose_model
from lib.answering.replies.answer import answer_of
from lib.answering.replies.confidence import FEATURES, FITTED, Fitted, confidence_features, fitted
from lib.answering.rollout.driver import RolloutDriver, Runtime, open_sandbox
from lib.answering.rollout.environment import Schemas
from lib.base.errors import DataError
from lib.base.jsonl import dump_line, read_jsonl, write_json, write_text
from lib.base.params import Params
from lib.base.pipeline import load_params
from lib.base.records import Example, Prompt
from lib.base.stage import run_stage, sole_writer
from lib.data.readers import load_examples
from lib.data.selection import databases_beyond, evaluation_examples
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge

_FOLDER = Path("outputs/confidence")
_REPORT = Path("reports/confidence.md")
_CHUNK = 32
_PROMISED = 0.9  # of the answers that are called sure, right
_RIDGE = 1.0

_Rows = Sequence[dict[str, Any]]


def main() -> None:
    parser = argparse.ArgumentParser(description="when an answer is called sure")
    commands = parser.add_subparsers(dest="command", required=True)
    answer = commands.add_parser("answer", help="answer questions, and keep what can be seen")
    answer.add_argument("--set", required=True, metavar="NAME")
    answer.add_argument("--sample", type=int, help="so many of its questions, by the seed")
    fit = commands.add_parser("fit", help="fit the regression, and write it and its report")
    fit.add_argument("--on", nargs="+", default=[], metavar="NAME")
    fit.add_argument("--report", nargs="+", default=[], metavar="NAME")
    arguments = parser.parse_args()
    if arguments.command == "answer":
        _answer(arguments.set, arguments.sample)
    else:
        _fit(arguments.on, arguments.report)


def _file(name: str) -> Path:
    return _FOLDER / f"{name.replace('/', '_')}.jsonl"


def _examples(params: Params, name: str) -> list[Example]:
    """The questions of a set. Raises DataError where it is not there."""
    if name in ("dev", "holdout"):
        spider = params.datasets["spider"]
        holdout = replace(spider.holdout, use=name == "holdout")
        whole = replace(params.eval_split, sample=None)
        chosen = replace(
            params,
            data="spider",
            datasets={**params.datasets, "spider": replace(spider, holdout=holdout)},
            eval_split=whole,
        )
        return list(evaluation_examples(chosen)[name])  # type: ignore[index]
    set_name, _, split = name.partition("/")
    own = Path("data", set_name, "database")
    beyond = databases_beyond().get(set_name) or Path("data/beyond", set_name, "database")
    folder = own if own.is_dir() else beyond
    return load_examples(folder.with_name(f"{split or 'dev'}.json"), folder, id_prefix=set_name)


class _Steps:
    """Collects the steps of each question, by its id."""

    def __init__(self) -> None:
        self.of: dict[str, list[PlayedStep]] = {}

    def add(self, steps: Sequence[PlayedStep]) -> None:
        for step in steps:
            self.of.setdefault(step.episode.question.id, []).append(step)

    def fail(self, question: Question, prompt: Prompt | None, error: str) -> None:
        """A question without an answer is not counted."""


def _answer(name: str, sample: int | None) -> None:
    params = for_people(load_params())
    examples = _examples(params, name)
    if sample is not None and sample < len(examples):
        examples = random.Random(params.seed).sample(examples, sample)
    file = _file(name)
    with sole_writer(_FOLDER):
        done = {row["id"] for row in read_jsonl(file)} if file.is_file() else set()
        remaining = [example for example in examples if example.id not in done]
        model = choose_model(params.model, params.model, print)
        settings = evaluation_settings(params, "online_guarded", params.feedback)
        sampling = replace(settings.sampling, tokens=True)
        generator = open_generator(params.generation, model.base, model.adapter)
        schemas = Schemas(params.schema.as_trained(model.contents))
        file.parent.mkdir(parents=True, exist_ok=True)
        with open_sandbox(params.sandbox) as sandbox, file.open("a", encoding="utf-8") as out:
            judge = Judge(sandbox)
            runtime = Runtime(generator, schemas, sandbox)
            for start in range(0, len(remaining), _CHUNK):
                chunk = remaining[start : start + _CHUNK]
                steps = _Steps()
                driver = RolloutDriver(runtime, agent_of(settings), steps, correction="names")
                driver.play([Question.of(example) for example in chunk], sampling)
                for row in _rows(chunk, params.model, steps, sandbox, judge):
                    out.write(dump_line(row))
                out.flush()
                print(f"{name}: {start + len(chunk)} of {len(remaining)}", flush=True)


def _rows(
    examples: Sequence[Example], model: str, steps: _Steps, sandbox: Sandbox, judge: Judge
) -> Iterator[dict[str, Any]]:
    """What is kept of each question that was answered."""
    answers = {e.id: answer_of(steps.of[e.id], sandbox) for e in examples if e.id in steps.of}
    found = [(e, answer) for e in examples if (answer := answers.get(e.id)) is not None]
    verdicts = judge.judge_many([(e, a.observation.sql, a.observation.result) for e, a in found])
    for (example, answer), verdict in zip(found, verdicts, strict=True):
        yield {
            "id": example.id,
            "model": model,
            "question": example.question,
            "sql": answer.observation.sql,
            "right": verdict == "correct",
            "scored": verdict not in ("gold_error", "unscorable"),
            "doubts": list(answer.kinds),
            "features": confidence_features(steps.of[example.id], answer.agreement),
        }


def _fit(on: Sequence[str], report: Sequence[str]) -> None:
    if not (on or report):
        raise DataError("--on or --report: expected names of sets, found none")
    if on:
        _write_fitted([row for name in on for row in _read(name)])
    sets = {name: list(_read(name)) for name in (*on, *report)}
    model = next(row["model"] for rows in sets.values() for row in rows)
    text = [_HEADER.format(share=round(100 * _PROMISED), model=model)]
    text += [_section(name, rows) for name, rows in sets.items()]
    write_text(_REPORT, ["\n".join(text)])
    print("\n".join(text))


def _write_fitted(rows: _Rows) -> None:
    x = np.array([[row["features"][name] for name in FEATURES] for row in rows])
    weights, bias = _regression(x, np.array([row["right"] for row in rows], dtype=float))
    rounded = dict(zip(FEATURES, np.round(weights, 4).tolist(), strict=True))
    write_json(FITTED, asdict(Fitted(rounded, round(bias, 4), _PROMISED)))
    fitted.cache_clear()


def _read(name: str) -> Iterator[dict[str, Any]]:
    if not _file(name).is_file():
        raise DataError(f"{_file(name)}: no such file; run `fit_confidence answer --set {name}`")
    return (row for row in read_jsonl(_file(name)) if row["scored"] and row["features"])


def _regression(x: Any, y: Any) -> tuple[Any, float]:
    """Logistic regression with a ridge, by Newton's method on standardised features."""
    mean, deviation = x.mean(0), x.std(0) + 1e-9
    z = np.column_stack([(x - mean) / deviation, np.ones(len(x))])
    beta = np.zeros(z.shape[1])
    ridge = np.diag([_RIDGE] * (z.shape[1] - 1) + [0.0])
    for _ in range(50):
        p = 1 / (1 + np.exp(-(z @ beta)))
        gradient = z.T @ (p - y) + ridge @ beta
        hessian = (z * (p * (1 - p))[:, None]).T @ z + ridge
        beta -= np.linalg.solve(hessian, gradient)
    weights = beta[:-1] / deviation
    return weights, float(beta[-1] - weights @ mean)


_HEADER = """# When an answer is called sure

An answer is sure where no doubt is found (lib/database/sql/doubts.py, lib/answering/replies/) and a
regression over the model's own probabilities gives it at least {share}%. No gold is seen at use.
Made by `stages.fit_confidence` with {model}, correction and guarded online repair.
"""


def _section(name: str, rows: _Rows) -> str:
    """The figures of one set: sure answers, reliability, and how often each doubt fires."""
    chances = [fitted().probability(row["features"]) for row in rows]
    pairs = list(zip(chances, rows, strict=True))
    sure = [row for p, row in pairs if p >= fitted().threshold and not row["doubts"]]
    said = (
        f"{len(rows)} answers, {_percent(_right(rows), len(rows))} right. Sure: {len(sure)}, of "
        f"which {_percent(_right(sure), len(sure))} are right; "
        f"{_percent(_right(sure), _right(rows))} of the right ones are sure.\n"
    )
    reliability = _table("probability", "answers", "mean", "right", rows=_reliability(pairs))
    doubts = _table("doubt", "fires on", "of the right", "of the wrong", rows=_doubts(rows))
    return "\n".join([f"\n## {name}\n", said, *reliability, "", *doubts]) + "\n"


def _reliability(pairs: Sequence[tuple[float, dict[str, Any]]]) -> Iterator[tuple[object, ...]]:
    """By tenths of the probability, what it is on average, and how many answers are right."""
    for tenth in range(10):
        inside = [(p, row) for p, row in pairs if min(int(10 * p), 9) == tenth]
        if inside:
            n = len(inside)
            mean, right = sum(p for p, _ in inside), _right([row for _, row in inside])
            name = f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}"
            yield name, n, _percent(mean, n), _percent(right, n)


def _doubts(rows: _Rows) -> Iterator[tuple[object, ...]]:
    for kind in sorted({kind for row in rows for kind in row["doubts"]}):
        doubted = [row for row in rows if kind in row["doubts"]]
        of_right, right = _right(doubted), _right(rows)
        of_wrong, wrong = len(doubted) - of_right, len(rows) - right
        yield kind, len(doubted), _percent(of_right, right), _percent(of_wrong, wrong)


def _table(*names: str, rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    for number, row in enumerate((names, *rows)):
        yield f"| {' | '.join(map(str, row))} |"
        if not number:
            yield "|---" * len(names) + "|"


def _right(rows: _Rows) -> int:
    return sum(row["right"] for row in rows)


def _percent(part: float, whole: int) -> str:
    return f"{100 * part / max(whole, 1):.1f}%"


if __name__ == "__main__":
    run_stage(main)
