"""The executor asks the sandbox no more than it must."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from lib.answering.rollout.environment import CandidateExecutor
from lib.base.errors import DataError
from lib.base.records import ExecutionResult
from lib.database.sandbox.sandbox import Query, Sandbox
from tests.answering.rollout.counting import CountingSandbox


@pytest.fixture
def counting(sandbox: Sandbox) -> CountingSandbox:
    return CountingSandbox(sandbox)


@pytest.fixture
def executor(counting: CountingSandbox) -> CandidateExecutor:
    return CandidateExecutor(counting)  # type: ignore[arg-type]


def test_the_same_sql_on_one_database_runs_once(
    executor: CandidateExecutor, counting: CountingSandbox, concert_database: Path
) -> None:
    database = str(concert_database)
    good, bad = "SELECT name FROM singer", "SELECT nmae FROM singer"
    first = executor.observe([Query(database, sql) for sql in (good, bad, good)])
    later = executor.observe([Query(database, good), Query(database, bad)])
    assert counting.executed == [good, bad]
    assert counting.explained == [good]
    assert [observation.sql for observation in first] == [good, bad, good]
    assert first[:2] == later
    assert (first[0].plan is None, first[1].plan is None) == (False, True)


def test_another_database_is_asked_anew(
    executor: CandidateExecutor, counting: CountingSandbox, concert_database: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    copy.write_bytes(concert_database.read_bytes())
    executor.observe([Query(str(path), "SELECT 1") for path in (concert_database, copy)])
    assert counting.executed == ["SELECT 1", "SELECT 1"]


def test_large_results_are_not_kept(
    executor: CandidateExecutor, counting: CountingSandbox, concert_database: Path
) -> None:
    many = (
        "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 2000) "
        "SELECT n FROM t"
    )
    query = Query(str(concert_database), many)
    for _ in range(2):
        observations = executor.observe([query, query])
        assert [len(observation.result.rows) for observation in observations] == [2000, 2000]
    assert counting.executed == [many, many]


def test_what_was_started_ahead_is_not_run_again(
    executor: CandidateExecutor, counting: CountingSandbox, concert_database: Path
) -> None:
    database = str(concert_database)
    queries = [Query(database, f"SELECT {number}, name FROM singer") for number in range(20)]
    for query in queries[:15]:
        executor.start([query, query])
    assert counting.wait_until_executed(query.sql for query in queries[:15])
    observed = executor.observe(queries)
    assert [observation.sql for observation in observed] == [query.sql for query in queries]
    assert [observation.result.rows[0][0] for observation in observed] == list(range(20))
    assert sorted(counting.executed) == sorted(query.sql for query in queries)


def test_an_error_in_the_background_is_raised_where_it_is_waited_for(
    executor: CandidateExecutor, counting: CountingSandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(queries: Sequence[Query]) -> list[ExecutionResult]:
        raise DataError("the workers cannot be started")

    monkeypatch.setattr(counting, "execute_many", fail)
    executor.start([Query("a.sqlite", "SELECT 1")])
    with pytest.raises(DataError, match="cannot be started"):
        executor.observe([])
