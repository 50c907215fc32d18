"""Measures the server with a pretrained model on Spider.

`PIPELINE=spider python -m tests.serving.measure_spider MODEL [DTYPE]` prints rows of the table in
docs/serving.md, for a run, an adapter or a model. If `stages.eval_agent` has evaluated the model in
the modes direct and repair, some of the same questions are asked again, one at a time, and the
answers are compared.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from statistics import median

from lib.answering.rollout.outputs import TRAJECTORIES, predicted_sql, read_trajectories
from lib.base.params import SplitParams
from lib.base.pipeline import load_params, outputs
from lib.data.selection import evaluation_examples
from lib.database.sql.extract import single_line
from tests.serving.measure import ask, serving

_DATABASES = Path("data/spider/database")
_TABLES = range(10, 13)
_SCHEMAS = 6
_CLIENTS = 8
_TOGETHER = 24
_COMPARED = 40


def main() -> None:
    model, *dtype = sys.argv[1:]
    questions = _questions_on_large_schemas()
    with serving("--model", model, *(["--dtype", *dtype] if dtype else [])):
        began = time.monotonic()
        ask("concert_singer", "How many singers are there?")
        print(f"first answer {time.monotonic() - began:.1f} s after the server listens")
        _time_schemas(questions)
        _time_clients(questions)
        for mode in ("direct", "repair"):
            _compare(model, mode)


def _questions_on_large_schemas() -> dict[str, list[str]]:
    """Training questions by database, for databases that are here and have ten to twelve tables."""
    questions = defaultdict(list)
    for one in json.loads(Path("data/spider/train_spider.json").read_text(encoding="utf-8")):
        questions[one["db_id"]].append(one["question"])
    large = [id for id in questions if _tables(id) in _TABLES and len(questions[id]) >= _TOGETHER]
    random.Random(0).shuffle(large)
    return {id: questions[id] for id in large[:_SCHEMAS]}


def _tables(database: str) -> int:
    path = _DATABASES / database / f"{database}.sqlite"
    if not path.is_file():
        return 0
    with closing(sqlite3.connect(path)) as connection:
        counted = connection.execute("SELECT count(*) FROM sqlite_schema WHERE type = 'table'")
        return int(counted.fetchone()[0])


def _time_schemas(questions: dict[str, list[str]]) -> None:
    """Time the first question on a schema, and the next ones, once the schema has been read."""
    firsts, others = [], []
    for database, asked in questions.items():
        first, *more = [ask(database, question) for question in asked[:4]]
        firsts.append(first)
        others += more
    for name, answers in (("first", firsts), ("further", others)):
        steps = median(one.first for one in answers)
        whole = median(one.whole for one in answers)
        print(
            f"{name} questions on {len(firsts)} schemas of {_TABLES.start} to {_TABLES.stop - 1}",
            end="",
        )
        print(f" tables, median: first step {steps:.1f} s, whole answer {whole:.1f} s")


def _time_clients(questions: dict[str, list[str]]) -> None:
    """Compare many clients with one, on a database whose schema has been read."""
    database, asked = next(iter(questions.items()))
    asked = asked[4 : 4 + _TOGETHER]
    rates = []
    for clients in (1, _CLIENTS):
        began = time.monotonic()
        with ThreadPoolExecutor(clients) as pool:
            answers = list(pool.map(lambda question: ask(database, question), asked))
        rates.append(len(asked) / (time.monotonic() - began))
        failed = sum(one.last != "final" for one in answers)
        print(f"{clients} clients: {rates[-1]:.2f} questions a second, {failed} without an answer")
    print(f"that is {rates[1] / rates[0]:.1f} times one client's rate")


def _compare(model: str, mode: str) -> None:
    """Ask questions that were evaluated, one at a time, and compare the answers."""
    path = outputs("eval_agent", model, mode, TRAJECTORIES)
    if not path.exists():
        print(f"{mode}: not compared, there is no {path}")
        return
    offline = {one.example_id: predicted_sql(one) for one in read_trajectories(path)}
    params = load_params()
    sample = SplitParams(offset=0, limit=None, sample=_COMPARED)
    examples = list(evaluation_examples(replace(params, eval_split=sample))["dev"])
    equal = 0
    for example in examples:
        answer = single_line(ask(example.db_id, example.question, mode).sql)
        if answer == offline.get(example.id):
            equal += 1
        else:
            print(f"  {example.id}: {answer!r}, offline {offline.get(example.id)!r}")
    print(f"{mode}: {equal} of {len(examples)} answers are those of {path}")


if __name__ == "__main__":
    main()
