"""The generated demo data set: counts, proportions, soundness, reproducibility."""

import contextlib
import json
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lib.base.pipeline import load_params
from lib.base.records import HARDNESS_LEVELS
from lib.data.readers import load_examples
from lib.data.split import require_clean_split
from lib.database.catalog import load_catalog
from lib.database.files import connect_read_only
from lib.making.demo.build import LEVEL_SHARES, QUESTIONS, SHAPES, Shape, build_demo, level_of
from lib.making.demo.domain import load_domains, load_pools
from lib.making.demo.question_context import NotApplicable, QuestionContext
from lib.making.demo.rows import make_rows
from tests.stages.project import REPOSITORY, Project

_SPLITS = tuple(QUESTIONS)
_MIN_DATABASES = {"train": 28, "dev": 4, "test": 4}
_CLAUSES = (
    *("WHERE", "COUNT(", "AVG(", "GROUP BY", "HAVING", "LIMIT", "AS T3", "NOT IN (", "EXCEPT"),
    "UNION",
)

Record = dict[str, Any]


@dataclass(frozen=True)
class Demo:
    root: Path
    records: dict[str, list[Record]]

    @property
    def databases(self) -> list[Path]:
        return sorted(self.root.glob("database/*/*.sqlite"))

    def everything(self) -> Iterator[Record]:
        for split in _SPLITS:
            yield from self.records[split]

    def connect(self, db_id: str) -> closing[sqlite3.Connection]:
        path = self.root / "database" / db_id / f"{db_id}.sqlite"
        return closing(connect_read_only(path))


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> Demo:
    root = tmp_path_factory.mktemp("demo")
    build_demo(root, str(load_params(REPOSITORY / "params.yaml").seed))
    records = {split: json.loads((root / f"{split}.json").read_text()) for split in _SPLITS}
    return Demo(root, records)


@pytest.mark.parametrize("split", _SPLITS)
def test_each_split_has_its_size_levels_paraphrases_and_every_clause(
    demo: Demo, split: str
) -> None:
    records = demo.records[split]
    assert len(records) == QUESTIONS[split]
    assert len({record["db_id"] for record in records}) >= _MIN_DATABASES[split]
    levels = Counter(record["difficulty"] for record in records)
    for level in HARDNESS_LEVELS:
        assert levels[level] / len(records) == pytest.approx(LEVEL_SHARES[level], abs=0.03)
    assert sum(record["paraphrased"] for record in records) >= len(records) / 3
    for clause in _CLAUSES:
        assert any(clause in record["query"] for record in records), clause


def test_the_recorded_level_is_that_of_the_query(demo: Demo) -> None:
    catalogs = {path.stem: load_catalog(path) for path in demo.databases}
    for record in demo.everything():
        assert record["difficulty"] == level_of(record["query"], catalogs[record["db_id"]])


@pytest.mark.parametrize("shape", SHAPES)
def test_training_databases_can_be_asked_in_every_shape(demo: Demo, shape: Shape) -> None:
    """Rare shapes may be missing from the questions that were drawn, so new ones are tried."""
    domains, pools = load_domains(), load_pools()
    for domain in (domain for domain in domains if domain.split == "train"):
        tables = make_rows(domain, pools, random.Random("rows"))
        context = QuestionContext(domain, tables, random.Random("questions"))
        with demo.connect(domain.db_id) as connection:
            for _ in range(50):
                context.begin()
                with contextlib.suppress(NotApplicable):
                    candidate = shape(context)
                    assert connection.execute(candidate.sql) is not None
                    return
    pytest.fail(f"no question of the shape {shape}")


def test_every_gold_query_runs_and_few_return_nothing(demo: Demo) -> None:
    empty = 0
    for record in demo.everything():
        with demo.connect(record["db_id"]) as connection:
            empty += not connection.execute(record["query"]).fetchall()
    assert empty <= 0.05 * sum(QUESTIONS.values())


def test_questions_look_like_sentences_and_none_comes_twice(demo: Demo) -> None:
    records = list(demo.everything())
    for name in ("question", "query"):
        assert len({record[name] for record in records}) == len(records)
    for question in (record["question"] for record in records):
        assert question == " ".join(question.split())
        assert question[0].isupper() or question[0].isdigit()
        assert not set(question) & set("<>{}^|*")


def test_splits_share_no_database_and_evaluation_asks_no_shape_that_training_lacks(
    demo: Demo,
) -> None:
    train, *evaluation = (
        load_examples(demo.root / f"{split}.json", demo.root / "database") for split in _SPLITS
    )
    assert all(require_clean_split(train, other).ok for other in evaluation)
    dev, test = ({example.db_id for example in examples} for examples in evaluation)
    assert not dev & test
    shapes = {split: {record["shape"] for record in demo.records[split]} for split in _SPLITS}
    assert shapes["dev"] | shapes["test"] <= shapes["train"]


def test_databases_are_realistic(demo: Demo) -> None:
    for path in demo.databases:
        catalog = load_catalog(path)
        assert 3 <= len(catalog.tables) <= 6
        assert any(table.foreign_keys for table in catalog.tables)
        with demo.connect(path.stem) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
            rows = [
                row
                for table in catalog.tables
                for row in connection.execute(f"SELECT * FROM {table.name}")
            ]
        assert len(rows) >= 300, path.stem
        assert any(None in row for row in rows), path.stem


@pytest.mark.slow
def test_the_stage_makes_the_same_bytes_under_another_hash_seed(
    demo: Demo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copy(REPOSITORY / "params.yaml", tmp_path)
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    answer = Project(tmp_path).start("-m", "stages.make_demo")
    databases = len({record["db_id"] for record in demo.records["train"]})
    assert f"| train | {databases} | {QUESTIONS['train']} |" in answer.out, answer.err
    assert _bytes(tmp_path / "data" / "demo") == _bytes(demo.root)


def _bytes(root: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(root)): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def test_another_seed_asks_other_questions_on_the_same_schemas(demo: Demo, tmp_path: Path) -> None:
    build_demo(tmp_path, "13/demo_practice")
    for split, records in demo.records.items():
        others = json.loads((tmp_path / f"{split}.json").read_text())
        assert {one["db_id"] for one in records} == {one["db_id"] for one in others}
        asked = {one["question"] for one in records} & {one["question"] for one in others}
        assert len(asked) <= len(records) // 100
