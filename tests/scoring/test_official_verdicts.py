"""Thousands of predictions with the verdicts that the published evaluator gave them."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lib.base.jsonl import read_jsonl
from lib.base.records import Example
from lib.database.catalog import load_catalog
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge
from lib.scoring.partial_match import StructureMatcher, hardness, read_foreign_keys

_SPIDER = Path("data/spider")
_VERDICTS = Path("data/official_verdicts.jsonl")

needs_spider = pytest.mark.skipif(
    not _SPIDER.is_dir(), reason="needs Spider's files in data/spider"
)
needs_verdicts = pytest.mark.skipif(
    not (_SPIDER.is_dir() and _VERDICTS.is_file()),
    reason="needs data/spider and the evaluator's verdicts in data/official_verdicts.jsonl",
)


@pytest.fixture(scope="module")
def verdicts() -> list[dict[str, Any]]:
    return list(read_jsonl(_VERDICTS))


def _database(db_id: str) -> Path:
    return _SPIDER / "database" / db_id / f"{db_id}.sqlite"


def _example(db_id: str, gold: str) -> Example:
    return Example(db_id, db_id, str(_database(db_id)), "", gold)


@needs_verdicts
@pytest.mark.parametrize(("field", "keep_distinct"), [("ex", False), ("ex_keep_distinct", True)])
def test_ex_equals_the_official_verdict(
    field: str, keep_distinct: bool, verdicts: list[dict[str, Any]]
) -> None:
    items = [(_example(case["db_id"], case["gold"]), case["pred"], None) for case in verdicts]
    with Sandbox(2) as sandbox:
        statuses = Judge(sandbox, keep_distinct=keep_distinct).judge_many(items)
    different = [
        (case["gold"], case["pred"], case[field], status)
        for case, status in zip(verdicts, statuses, strict=True)
        if (status == "correct") != bool(case[field])
    ]
    assert different == []


@needs_verdicts
def test_exact_and_partial_match_and_hardness_are_official(verdicts: list[dict[str, Any]]) -> None:
    matcher = StructureMatcher(read_foreign_keys(_SPIDER / "tables.json"))
    different = []
    for case in verdicts:
        path = str(_database(case["db_id"]))
        match = matcher.match(case["db_id"], path, case["gold"], case["pred"])
        assert match is not None
        found = {
            "exact_match": int(match.exact),
            "hardness": match.hardness,
            "partial": {name: part.scores for name, part in match.components.items()},
        }
        different += [
            (field, case["gold"], case["pred"], case[field], value)
            for field, value in found.items()
            if case[field] != value
        ]
    assert different == []


@needs_spider
def test_levels_of_spider_dev_are_the_published_ones() -> None:
    questions = json.loads((_SPIDER / "dev.json").read_text(encoding="utf-8"))
    catalogs = {q["db_id"]: load_catalog(_database(q["db_id"])) for q in questions}
    counts = Counter(hardness(q["query"], catalogs[q["db_id"]]) for q in questions)
    assert counts == {"easy": 248, "medium": 446, "hard": 174, "extra": 166}


@needs_spider
def test_gold_of_spider_dev_equals_itself() -> None:
    questions = json.loads((_SPIDER / "dev.json").read_text(encoding="utf-8"))
    items = [(_example(q["db_id"], q["query"]), q["query"], None) for q in questions]
    with Sandbox(2) as sandbox:
        assert Counter(Judge(sandbox).judge_many(items)) == {"correct": 1034}
