"""`stages.run_sql`: results in order, limits, mistakes, and what an interruption leaves."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lib.base.jsonl import Journal
from lib.base.records import ExecutionResult
from lib.database.sandbox.sandbox import Sandbox
from tests.stages.project import Answer, Project

_Run = Callable[..., Answer]


@pytest.fixture
def run(concert_database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Run:
    """Run the stage in the test's folder."""
    monkeypatch.chdir(tmp_path)

    def start(queries: list[dict[str, Any]], *options: str, db: str = "concert.sqlite") -> Answer:
        text = "".join(json.dumps(query) + "\n" for query in queries)
        Path("q.jsonl").write_text(text, encoding="utf-8")
        files = ["--db", db, "--queries", "q.jsonl", "--out", "r.jsonl"]
        return Project(tmp_path).run("run_sql", *files, *options)

    return start


def _results() -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path("r.jsonl").read_text(encoding="utf-8").splitlines()]


def test_every_query_has_its_result_in_order(run: _Run) -> None:
    queries = [
        {"id": "rows", "sql": "SELECT name, x'00ff' AS b, 9e999 AS f FROM singer LIMIT 1"},
        {"id": 2, "sql": "SELECT nme FROM singer"},
        {"id": "misspelt", "sql": 'SELECT "nme" FROM singer'},
        {"id": "string", "sql": 'SELECT name || " " || "x" FROM singer WHERE age > 50'},
        {"id": "write", "sql": "DELETE FROM singer"},
    ]
    printed = run(queries).out
    assert printed == "ok 2, error 2, refused 1\nwritten to r.jsonl\n"
    results = _results()
    fields = {"id", "status", "columns", "rows", "error", "elapsed_ms"}
    assert all(result.keys() == fields for result in results)
    assert [(result["id"], result["status"]) for result in results] == [
        ("rows", "ok"),
        (2, "error"),
        ("misspelt", "error"),
        ("string", "ok"),
        ("write", "refused"),
    ]
    assert results[0]["columns"] == ["name", "b", "f"]
    assert results[0]["rows"] == [["Joe Sharp", {"hex": "00ff"}, {"float": "inf"}]]
    assert results[2]["error"] == "no such column: nme"
    assert results[3]["rows"] == [["Joe Sharp x"]]
    assert {path.name for path in Path().iterdir()} == {"concert.sqlite", "q.jsonl", "r.jsonl"}


def test_limits_and_quotes_are_flags(run: _Run) -> None:
    queries = [
        {"id": "rows", "sql": "SELECT 1 FROM singer"},
        {"id": "bytes", "sql": "SELECT zeroblob(2000)"},
        {
            "id": "time",
            "sql": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
            "SELECT count(*) FROM n",
        },
        {"id": "quoted", "sql": 'SELECT "nme"'},
    ]
    limits = ("--max-rows", "5", "--max-bytes", "1000", "--timeout-ms", "100")
    assert (
        run(queries, *limits, "--memory-mb", "128", "--workers", "1", "--sqlite-quotes").code == 0
    )
    statuses = [result["status"] for result in _results()]
    assert statuses == ["too_large", "too_large", "timeout", "ok"]


def test_a_hostile_file_is_a_result_too(run: _Run) -> None:
    os.mkfifo("pipe")
    assert run([{"id": 1, "sql": "SELECT 1"}], db="pipe").code == 0
    assert _results()[0]["error"] == "pipe: not a regular file"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--db", "none.sqlite"), "error: none.sqlite: no such file"),
        (("--queries", "none.jsonl"), "error: none.jsonl: no such file"),
        (("--out", "concert.sqlite"), "error: concert.sqlite: --out would replace what is read"),
        (("--out", "q.jsonl"), "error: q.jsonl: --out would replace what is read"),
        (("--out", "."), "error: .: a folder"),
        (("--out", "q.jsonl/r.jsonl"), "error: q.jsonl: File exists"),
        (("--memory-mb", "3"), "error: `sandbox.memory_mb`: a worker needs at least 64"),
        (("--timeout-ms", "9999999999"), "error: `sandbox.timeout_ms`: at most 86400000"),
        (("--out", "pipe"), "error: pipe: a device or pipe"),
        (("--workers", "0"), "expected a positive integer, found '0'"),
    ],
)
def test_a_mistake_is_one_clear_line(run: _Run, options: tuple[str, ...], message: str) -> None:
    before = Path("concert.sqlite").read_bytes()
    os.mkfifo("pipe")
    answer = run([{"id": 1, "sql": "SELECT 1"}], *options)
    assert (answer.code, message in answer.err.splitlines()[-1]) == (2, True)
    assert Path("concert.sqlite").read_bytes() == before
    assert not Path("r.jsonl").exists()


@pytest.mark.parametrize("suffix", [".partial", ".tmp"])
@pytest.mark.parametrize("option", ["--db", "--queries"])
def test_nothing_that_is_read_lies_where_something_is_written_on_the_way(
    run: _Run, option: str, suffix: str
) -> None:
    read = Path(f"r.jsonl{suffix}")
    read.write_text('{"id": 1, "sql": "SELECT 1"}\n', encoding="utf-8")
    answer = run([{"id": 1, "sql": "SELECT 1"}], option, read.name)
    assert "error: r.jsonl: --out would replace what is read" in answer.err
    assert read.read_text(encoding="utf-8") == '{"id": 1, "sql": "SELECT 1"}\n'


def test_a_bad_line_stops_before_anything_runs(run: _Run) -> None:
    answer = run([{"id": 1, "sql": "SELECT 1"}, {"id": 2}])
    assert answer.err == 'error: q.jsonl:2: no `sql`; expected {"id": ..., "sql": ...}\n'
    assert not Path("r.jsonl").exists()


def test_an_interrupted_run_continues(run: _Run, monkeypatch: pytest.MonkeyPatch) -> None:
    queries = [{"id": i, "sql": f"SELECT {i}"} for i in range(40)]
    executed: list[str] = []
    execute_many = Sandbox.execute_many

    def interrupted(self: Sandbox, batch: list[Any]) -> list[ExecutionResult]:
        if len(executed) >= 16:
            raise KeyboardInterrupt
        return counted(self, batch)

    def counted(self: Sandbox, batch: list[Any]) -> list[ExecutionResult]:
        executed.extend(query.sql for query in batch)
        return execute_many(self, batch)

    monkeypatch.setattr(Sandbox, "execute_many", interrupted)
    assert run(queries).code == 130
    assert not Path("r.jsonl").exists()
    monkeypatch.setattr(Sandbox, "execute_many", counted)
    assert run(queries).code == 0
    assert executed == [query["sql"] for query in queries]
    assert [(result["id"], result["rows"]) for result in _results()] == [
        (i, [[i]]) for i in range(40)
    ]


def test_large_results_do_not_pile_up(run: _Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few are in memory while one is being written to the disk."""
    batches: list[int] = []
    written: list[int] = []
    execute_many, append = Sandbox.execute_many, Journal.append
    monkeypatch.setattr(
        *(Sandbox, "execute_many"),
        lambda self, batch: batches.append(len(batch)) or execute_many(self, batch),
    )
    monkeypatch.setattr(
        *(Journal, "append"), lambda self, chunk: written.append(len(chunk)) or append(self, chunk)
    )
    large = [{"id": i, "sql": "SELECT zeroblob(2000000)"} for i in range(5)]
    small = [{"id": i, "sql": f"SELECT {i}"} for i in range(5, 40)]
    assert run([*large, *small], "--max-bytes", "20000000").code == 0
    assert max(batches) == 3
    assert written == [1] * 5 + [16, 16, 3]
    assert [result["id"] for result in _results()] == list(range(40))


@pytest.mark.parametrize("stage", ["run_sql", "score"])
def test_help_loads_no_heavy_library(stage: str) -> None:
    heavy = {"torch", "pandas", "numpy", "scipy", "sqlglot", "transformers"}
    code = f"import sys, stages.{stage}; print({heavy} & set(sys.modules))"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.strip() == "set()", answer.stderr
