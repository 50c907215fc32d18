import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from lib.base.records import Example, ExecutionResult, VerdictStatus
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits
from lib.scoring.judge import Judge, Verdict
from lib.scoring.strict import PerturbedCopies, StrictJudge
from tests.conftest import damage_table, write_database

Spoil = Callable[[Path], str]


_CLOCK = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"


class _Counting(Sandbox):
    """Remembers the batches that it runs."""

    def __init__(self) -> None:
        super().__init__(1, SandboxLimits(timeout_ms=300, max_rows=5))
        self.batches: list[list[str]] = []
        self.on_own_connection: list[str] = []
        self.database = ""

    def example(self, gold: str) -> Example:
        return Example("e", "concert", self.database, "?", gold)

    def execute_many(self, queries: Sequence[Query]) -> list[ExecutionResult]:
        self.batches.append([query.sql for query in queries])
        self.on_own_connection += [query.sql for query in queries if query.own_connection]
        return super().execute_many(queries)


@pytest.fixture(scope="module")
def counting() -> Iterator[_Counting]:
    with _Counting() as sandbox:
        yield sandbox


@pytest.fixture
def sandbox(concert_database: Path, counting: _Counting) -> _Counting:
    counting.batches.clear()
    counting.on_own_connection.clear()
    counting.database = str(concert_database)
    return counting


@pytest.mark.parametrize(
    ("gold", "predicted", "expected"),
    [
        ("SELECT name FROM stadium", "SELECT name FROM stadium", "correct"),
        ("SELECT name FROM stadium", "SELECT name AS n FROM stadium AS s", "correct"),
        ("SELECT name FROM stadium", "SELECT name FROM stadium ORDER BY name", "correct"),
        ("SELECT name FROM stadium", "SELECT name FROM stadium UNION ALL SELECT 'new'", "wrong"),
        ("SELECT T1.name, count(*) AS n FROM stadium AS T1 JOIN concert AS T2 ON T1.stadium_id = "
         "T2.stadium_id GROUP BY T1.stadium_id ORDER BY n, T1.name",
         "SELECT a.name, count(*) AS x FROM stadium AS a JOIN concert AS b ON a.stadium_id = "
         "b.stadium_id GROUP BY a.stadium_id ORDER BY x, a.name", "correct"),
        ("SELECT name FROM (SELECT name FROM stadium order by name) AS t",
         "SELECT name FROM stadium ORDER BY name DESC", "wrong"),
        ("SELECT name FROM stadium WHERE name != 'order by'",
         "SELECT name FROM stadium ORDER BY name", "wrong"),
        ("SELECT name FROM stadium ORDER  BY name DESC", "SELECT name FROM stadium", "correct"),
        ("SELECT name FROM stadium ORDER BY 1", "SELECT name FROM stadium ORDER BY 1 DESC",
         "wrong"),
        ("SELECT name, city FROM stadium", "SELECT city, name FROM stadium", "correct"),
        ("SELECT name FROM stadium", "SELECT city FROM stadium", "wrong"),
        ("SELECT theme FROM concert", "SELECT DISTINCT theme FROM concert", "correct"),
        ("SELECT year FROM concert", "SELECT DISTINCT year FROM concert", "correct"),
        ("SELECT count(*) FROM singer WHERE age > = 32", "SELECT 3", "correct"),
        ("SELECT name FROM stadium", "SELECT nam FROM stadium", "pred_error"),
        ("SELECT name FROM stadium", "", "pred_error"),
        ("SELECT name FROM stadium", "-- no idea", "wrong"),
        ("SELECT name FROM stadium WHERE 0", "-- no idea", "correct"),
        ("SELECT name FROM stadium WHERE 0", " ; SELECT name FROM stadium", "correct"),
        ("SELECT name FROM stadium WHERE 0", "", "pred_error"),
        ("SELECT name FROM stadium", "SELECT name FROM stadium; -- all", "correct"),
        ("SELECT name FROM stadium", "SELECT name FROM stadium; # all", "pred_error"),
        ("SELECT name FROM stadium", "DROP TABLE stadium", "refused"),
        ("SELECT name FROM stadium", _CLOCK, "timeout"),
        ("SELECT name FROM stadium", "SELECT a.name FROM singer AS a, singer AS b", "wrong"),
        ("SELECT nam FROM stadium", "SELECT name FROM stadium", "gold_error"),
        ("DELETE FROM stadium", "SELECT name FROM stadium", "gold_error"),
        (_CLOCK, "SELECT name FROM stadium", "unscorable"),
        ("SELECT a.name FROM singer AS a, singer AS b", "SELECT 1", "unscorable"),
    ],
)  # fmt: skip
def test_verdict_status(
    gold: str, predicted: str, expected: VerdictStatus, sandbox: _Counting
) -> None:
    assert Judge(sandbox).judge_many([(sandbox.example(gold), predicted, None)]) == [expected]


def test_distinct_counts_where_it_is_kept(sandbox: _Counting) -> None:
    item = (sandbox.example("SELECT year FROM concert"), "SELECT DISTINCT year FROM concert", None)
    assert Judge(sandbox, keep_distinct=True).judge_many([item]) == ["wrong"]
    assert Judge(sandbox).judge_many([item]) == ["correct"]


def test_bird_compares_sets_and_keeps_columns(sandbox: _Counting) -> None:
    gold = sandbox.example("SELECT DISTINCT year, 1 FROM concert ORDER BY year DESC")
    predicted = ["SELECT year, 1 FROM concert", "SELECT 1, year FROM concert"]
    verdicts = Judge(sandbox, "bird").judge_many([(gold, sql, None) for sql in predicted])
    assert verdicts == ["correct", "wrong"]


def test_a_result_that_is_there_is_not_computed_again(sandbox: _Counting) -> None:
    gold = sandbox.example("SELECT count(*) FROM stadium")
    known = ExecutionResult("ok", ("x",), ((3,),))
    assert Judge(sandbox).judge_many([(gold, "SELECT nonsense;", known)]) == ["correct"]
    assert [sql for batch in sandbox.batches for sql in batch] == ["SELECT count(*) FROM stadium"]


def test_a_result_of_another_text_is_not_used(sandbox: _Counting) -> None:
    gold = sandbox.example("SELECT year FROM concert")
    known = ExecutionResult("ok", ("year",), ((2014,), (2015,)))
    item = (gold, "SELECT DISTINCT year FROM concert", known)
    assert Judge(sandbox).judge_many([item]) == ["correct"]
    assert sandbox.batches[-1] == ["SELECT  year FROM concert"]


def test_gold_runs_once_and_before_the_predictions(sandbox: _Counting) -> None:
    judge = Judge(sandbox)
    gold = sandbox.example("SELECT city FROM stadium")
    judge.judge_many([(gold, sql, None) for sql in ("SELECT name FROM stadium", *["SELECT 1"] * 2)])
    judge.judge_many([(gold, "SELECT 2", None)])
    assert sandbox.batches == [
        ["SELECT city FROM stadium"],
        ["SELECT name FROM stadium", "SELECT 1"],
        ["SELECT 2"],
    ]


def test_gold_has_its_own_connection(sandbox: _Counting, tmp_path: Path) -> None:
    gold = sandbox.example("SELECT DISTINCT city FROM stadium ORDER BY capacity LIMIT 1")
    copies = PerturbedCopies([gold], tmp_path)
    predicted = "SELECT city FROM stadium ORDER BY capacity LIMIT 1"
    verdicts = Judge(sandbox, strict=StrictJudge(sandbox, copies)).verdicts(
        [(gold, predicted, None), (gold, gold.gold_sql, None)]
    )
    assert [verdict.status for verdict in verdicts] == ["correct", "correct"]
    ran = [sql for batch in sandbox.batches for sql in batch]
    assert gold.gold_sql in sandbox.on_own_connection
    assert predicted not in sandbox.on_own_connection
    assert ran.count(gold.gold_sql) == sandbox.on_own_connection.count(gold.gold_sql)


def test_gold_that_was_run_ahead_is_not_run_again(sandbox: _Counting) -> None:
    judge = Judge(sandbox)
    golds = [sandbox.example("SELECT DISTINCT city FROM stadium"), sandbox.example("SELECT oops")]
    judge.run_gold(golds)
    assert sandbox.batches == [["SELECT  city FROM stadium", "SELECT oops"]]
    assert judge.judge_many([(gold, "SELECT 1", None) for gold in golds]) == ["wrong", "gold_error"]
    assert sandbox.batches[1:] == [["SELECT 1"]]
    errors = judge.verdicts([(golds[1], "SELECT 1", None), (golds[0], "SELECT oops", None)])
    assert errors == [
        Verdict("gold_error", "gold: no such column: oops"),
        Verdict("pred_error", "no such column: oops"),
    ]


def test_whole_test_suites_count(concert_database: Path, tmp_path: Path, sandbox: Sandbox) -> None:
    folder = tmp_path / "suite" / "concert"
    folder.mkdir(parents=True)
    main = Path(shutil.copy(concert_database, folder / "concert.sqlite"))
    same_rows_by_chance = (
        Example("e", "concert", str(main), "?", "SELECT name FROM stadium WHERE capacity < 5000"),
        "SELECT name FROM stadium WHERE name = 'Recreation Park'",
        None,
    )
    assert Judge(sandbox).judge_many([same_rows_by_chance]) == ["correct"]
    other = shutil.copy(main, folder / "concert_v1.sqlite")
    write_database(other, "UPDATE stadium SET capacity = 10")
    right = (same_rows_by_chance[0], "SELECT name FROM stadium WHERE capacity <= 4999", None)
    assert Judge(sandbox).judge_many([same_rows_by_chance, right]) == ["wrong", "correct"]


def test_files_that_are_no_databases_are_no_test_suite_and_are_named_once(
    concert_database: Path,
    tmp_path: Path,
    sandbox: Sandbox,
    spoil: Spoil,
    caplog: pytest.LogCaptureFixture,
) -> None:
    folder = tmp_path / "suite" / "concert"
    folder.mkdir(parents=True)
    main = Path(shutil.copy(concert_database, folder / "concert.sqlite"))
    other = folder / "._concert.sqlite"
    spoil(Path(shutil.copy(concert_database, other)))
    gold = "SELECT name FROM stadium"
    item = (Example("e", "concert", str(main), "?", gold), gold, None)
    for _ in range(2):
        assert Judge(sandbox).judge_many([item]) == ["correct"]
    named = [record.getMessage() for record in caplog.records]
    assert len(named) == os.path.lexists(other)
    assert all(str(other) in message for message in named)


@pytest.mark.parametrize("gold", ["SELECT name FROM singer", "SELECT 1", "SELECT oops", ""])
def test_on_an_unusable_database_nothing_can_be_scored(
    gold: str, concert_database: Path, sandbox: Sandbox, spoil: Spoil
) -> None:
    message = spoil(concert_database)
    example = Example("e", "concert", str(concert_database), "?", gold)
    (verdict,) = Judge(sandbox).verdicts([(example, gold, None)])
    assert verdict.status == "unscorable"
    assert verdict.error.startswith("database: ")
    assert "concert.sqlite" in verdict.error
    assert message in verdict.error


def test_a_damaged_page_costs_only_gold_that_meets_it(
    concert_database: Path, sandbox: Sandbox
) -> None:
    damage_table(concert_database, "singer")
    golds = ("SELECT max(age) FROM singer", "SELECT count(*) FROM stadium")
    items = [(Example(g, "concert", str(concert_database), "?", g), g, None) for g in golds]
    assert Judge(sandbox).judge_many(items) == ["unscorable", "correct"]


def test_databases_side_by_side_are_no_test_suite(
    concert_database: Path, make_database: Callable[[str, str], Path], sandbox: Sandbox
) -> None:
    make_database("CREATE TABLE other (a);", "other")
    gold = "SELECT name FROM stadium"
    item = (Example("e", "concert", str(concert_database), "?", gold), gold, None)
    assert Judge(sandbox).judge_many([item]) == ["correct"]


def test_old_gold_results_are_dropped(sandbox: _Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lib.scoring.judge._CACHED_VALUES", 5)
    judge = Judge(sandbox)
    for gold in ("SELECT 1", "SELECT 1, 2, 3, 4", "SELECT 1"):
        judge.judge_many([(sandbox.example(gold), "SELECT 0", ExecutionResult("ok"))])
    assert sandbox.batches == [["SELECT 1"], ["SELECT 1, 2, 3, 4"], ["SELECT 1"]]


@pytest.mark.parametrize(
    ("gold", "accepted", "predicted", "expected", "strict"),
    [
        ("SELECT name FROM stadium", ["SELECT city FROM stadium"], "SELECT city FROM stadium",
         "correct", "correct"),
        ("SELECT name FROM stadium", ["SELECT city FROM stadium"], "SELECT 5", "wrong", "wrong"),
        ("SELECT nothing", ["SELECT city FROM stadium"], "SELECT city FROM stadium", "correct",
         "correct"),
        ("SELECT nothing", ["SELECT city FROM stadium"], "SELECT 5", "wrong", "wrong"),
        ("SELECT nothing", ["SELECT neither"], "SELECT 5", "gold_error", "gold_error"),
        ("SELECT 5", ["SELECT nothing", "SELECT name FROM stadium"], "SELECT name FROM stadium",
         "correct", "correct"),
        ("SELECT name, city FROM stadium", ["SELECT city, name FROM stadium"],
         "SELECT city, name FROM stadium", "correct", "correct"),
        ("SELECT name FROM stadium", ["SELECT 5"], "SELECT nothing", "pred_error", "pred_error"),
    ],
)  # fmt: skip
def test_any_accepted_query_makes_a_prediction_correct(
    gold: str,
    accepted: list[str],
    predicted: str,
    expected: VerdictStatus,
    strict: VerdictStatus,
    sandbox: _Counting,
    tmp_path: Path,
) -> None:
    question = replace(sandbox.example(gold), accepted_sql=tuple(accepted))
    judge = Judge(sandbox, strict=StrictJudge(sandbox, PerturbedCopies([question], tmp_path)))
    judge.run_gold([question])
    (verdict,) = judge.verdicts([(question, predicted, None)])
    assert verdict.status == expected
    assert verdict.strict.status == strict
