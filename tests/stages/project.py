"""A project in a folder of its own: params.yaml, a tiny data set, and the stages run inside it."""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import yaml

from lib.answering.generation.runs import RunCard, write_run
from lib.base.stage import run_stage
from lib.data.databases import empty_tables, has_rows
from lib.report.reference import parse_parameters
from tests.conftest import CONCERT_SCRIPT, write_database

REPOSITORY = Path(__file__).resolve().parents[2]

_LIBRARY_SCRIPT = """
CREATE TABLE author (
    author_id INTEGER PRIMARY KEY, name TEXT NOT NULL, birth_year INTEGER, nationality TEXT);
CREATE TABLE book (
    book_id INTEGER PRIMARY KEY, title TEXT NOT NULL, pages INTEGER,
    author_id INTEGER REFERENCES author (author_id));
INSERT INTO author VALUES
    (1, 'Ursula Frey', 1929, 'Swiss'), (2, 'Ngozi Obi', 1977, 'Nigerian'),
    (3, 'Ivo Blom', 1950, NULL), (4, 'Ada Lind', NULL, 'Swiss');
INSERT INTO book VALUES
    (1, 'The Long Field', 320, 1), (2, 'Salt', 180, 1), (3, 'Two Rivers', 410, 2),
    (4, 'Ink', 96, 3), (5, 'Winter Ferry', NULL, NULL);
"""

_DEV = (
    ("How many singers are from France?", "SELECT count(*) FROM singer WHERE country = 'France'"),
    ("What are the names of all stadiums?", "SELECT name FROM stadium"),
    ("Who is the oldest singer?", "SELECT name FROM singer ORDER BY age DESC LIMIT 1"),
    ("Which themes were there in 2015?", "SELECT theme FROM concert WHERE year = 2015"),
    ("How many concerts were there a year?", "SELECT year, count(*) FROM concert GROUP BY year"),
    (
        "Which themes were on in Ayr?",
        "SELECT T1.theme FROM concert AS T1 JOIN stadium AS T2 ON T1.stadium_id = T2.stadium_id "
        "WHERE T2.city = 'Ayr'",
    ),
    ("What is the largest capacity?", "SELECT max(capacity) FROM stadium"),
)
_TRAIN = (
    ("How many books are there?", "SELECT count(*) FROM book"),
    ("Which books have more than 200 pages?", "SELECT title FROM book WHERE pages > 200"),
    ("List the Swiss authors.", "SELECT name FROM author WHERE nationality = 'Swiss'"),
    ("What is the mean number of pages?", "SELECT avg(pages) FROM book"),
    ("Which author was born last?", "SELECT name FROM author ORDER BY birth_year DESC LIMIT 1"),
    (
        "Who wrote Salt?",
        "SELECT T2.name FROM book AS T1 JOIN author AS T2 ON T1.author_id = T2.author_id "
        "WHERE T1.title = 'Salt'",
    ),
    (
        "How many authors does each nationality have?",
        "SELECT nationality, count(*) FROM author GROUP BY nationality",
    ),
)

_CHANGES = {
    "data": "tiny",
    "model": "none/needed",
    "datasets": {
        "tiny": {
            "train": "train.json",
            "dev": "dev.json",
            "test": None,
            "databases": "database",
        }
    },
    "dpo.min_pairs": 1,
    "generation.backend": "mock",
    "generation.device": "cpu",
    "generation.processes": 1,
    "evaluation.chunk_size": 2,
    "mining.chunk_size": 3,
    "mining.num_samples": 2,
    "sandbox.workers": 1,
}

_TIMED = "timings.json"  # the one output that holds times


@cache
def shipped_params() -> str:
    """The params.yaml that docs/parameters.md describes: the file here, or the committed one.

    `dvc exp run -S` leaves the values of its experiment in the file here.
    """
    here = (REPOSITORY / "params.yaml").read_text(encoding="utf-8")
    page = (REPOSITORY / "docs" / "parameters.md").read_text(encoding="utf-8").replace("\\|", "|")
    show = ["git", "show", "HEAD:./params.yaml"]
    answer = subprocess.run(show, cwd=REPOSITORY, capture_output=True, text=True)
    committed = answer.stdout or here
    return committed if _describes(page, committed) and not _describes(page, here) else here


def _describes(page: str, params: str) -> bool:
    defaults = [each for each in parse_parameters(params) if each.default]
    return all(f"| `{each.key}` | `{each.default}` |" in page for each in defaults)


@dataclass(frozen=True)
class Answer:
    """How a stage ended and what it printed."""

    code: int
    out: str
    err: str


class Project:
    """A folder in which stages run as in the repository itself."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.data = root / "data" / "tiny"

    @classmethod
    def create(cls, root: Path) -> Project:
        """The repository's own parameters with the mock backend, and 7 questions per split."""
        project = cls(root)
        root.mkdir(parents=True, exist_ok=True)
        project._params_file.write_text(shipped_params(), encoding="utf-8")
        project.set_params(_CHANGES)
        project.add_database("concert", CONCERT_SCRIPT)
        project.add_database("library", _LIBRARY_SCRIPT)
        project.write_questions("dev", [_record("concert", *pair) for pair in _DEV])
        project.write_questions("train", [_record("library", *pair) for pair in _TRAIN])
        return project

    def set_params(self, changes: dict[str, Any]) -> None:
        """Set dotted keys of params.yaml."""
        payload = yaml.load(self._params_file.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for key, value in changes.items():
            *folders, last = key.split(".")
            place = payload
            for folder in folders:
                place = place[folder]
            place[last] = value
        self._params_file.write_text(yaml.dump(payload, Dumper=yaml.CSafeDumper), encoding="utf-8")

    def add_database(self, db_id: str, script: str) -> Path:
        """Make `{db_id}/{db_id}.sqlite` from an SQL script."""
        path = self.data / "database" / db_id / f"{db_id}.sqlite"
        path.parent.mkdir(parents=True)
        write_database(path, script)
        return path

    def add_set(
        self, name: str, records: list[dict[str, Any]], script: str, split: str = "dev"
    ) -> Path:
        """Make a set of data/beyond, with all databases of its records by one script."""
        folder = self.root / "data" / "beyond" / name
        for db_id in {record["db_id"] for record in records}:
            path = folder / "database" / db_id / f"{db_id}.sqlite"
            path.parent.mkdir(parents=True)
            write_database(path, script)
        (folder / f"{split}.json").write_text(json.dumps(records))
        return folder

    def questions(self, split: str) -> list[dict[str, Any]]:
        """The records of a split."""
        records: list[dict[str, Any]] = json.loads(self._questions_file(split).read_text())
        return records

    def write_questions(self, split: str, records: list[dict[str, Any]]) -> None:
        """Replace the records of a split."""
        self._questions_file(split).write_text(json.dumps(records, indent=1), encoding="utf-8")

    def add_run(
        self,
        name: str,
        model: str = "some/model",
        adapter: str | None = None,
        contents: bool = False,
    ) -> Path:
        """Write the card of a run, as if it had been trained; returns its folder."""
        folder = self.root / "outputs" / "models" / name
        write_run(folder, RunCard(name, model, adapter, "f", contents))
        return folder

    def run(self, stage: str, *arguments: str) -> Answer:
        """Run a stage in this process, which has its imports already, inside the folder."""
        out, err = io.StringIO(), io.StringIO()
        for of_a_process in (has_rows, empty_tables):  # by path: relative ones of another project
            of_a_process.cache_clear()
        module = importlib.import_module(f"stages.{stage}")
        with (
            contextlib.chdir(self.root),
            mock.patch.object(sys, "argv", [stage, *arguments]),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            code = _exit_code(module.main)
        return Answer(code, out.getvalue(), err.getvalue())

    def run_all(self, *commands: str) -> str:
        """Run stages, as `eval_repair --model sft`, that succeed; returns what they printed."""
        printed = ""
        for command in commands:
            answer = self.run(*command.split())
            assert answer.code == 0, answer.err
            printed += answer.out
        return printed

    def refusal(self, command: str | Sequence[str], *said: str) -> str:
        """What a stage prints that ends with one line of error, which says all this."""
        stage, *arguments = command.split() if isinstance(command, str) else command
        answer = self.run(stage, *arguments)
        assert answer.code == 2, answer.out
        *_, last = answer.err.splitlines()
        assert last.startswith(("error: ", f"{stage}: error: ")), answer.err
        assert "Traceback" not in answer.err
        for words in said:
            assert words in last
        return answer.err

    def read(self, path: str) -> Any:
        """A JSON file of the project."""
        return json.loads(self.text(path))

    def text(self, path: str) -> str:
        """A file of the project."""
        return (self.root / path).read_text(encoding="utf-8")

    def lines(self, path: str) -> list[dict[str, Any]]:
        """A JSONL file of the project."""
        return [json.loads(line) for line in self.text(path).splitlines()]

    def start(self, *command: str) -> Answer:
        """Run `python COMMAND` as a process of its own inside the folder."""
        answer = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(REPOSITORY), "OMP_NUM_THREADS": "1"},
            capture_output=True,
            text=True,
        )
        return Answer(answer.returncode, answer.stdout, answer.stderr)

    def outputs(self) -> dict[str, bytes]:
        """The bytes of every file in outputs/ and reports/ that two equal runs share."""
        return {
            path.relative_to(self.root).as_posix(): path.read_bytes()
            for path in self.results()
            if path.name != _TIMED
        }

    def results(self) -> Iterator[Path]:
        """Every file in outputs/ and reports/, except in the hidden folders that only save time."""
        for folder in ("outputs", "reports"):
            for path in sorted((self.root / folder).rglob("*")):
                hidden = any(part.startswith(".") for part in path.relative_to(self.root).parts)
                if path.is_file() and not hidden:
                    yield path

    @property
    def _params_file(self) -> Path:
        return self.root / "params.yaml"

    def _questions_file(self, split: str) -> Path:
        return self.data / f"{split}.json"


def _record(db_id: str, question: str, query: str) -> dict[str, Any]:
    return {"db_id": db_id, "question": question, "query": query}


def _exit_code(main: Any) -> int:
    try:
        run_stage(main)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1
    return 0
