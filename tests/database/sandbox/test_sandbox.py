"""What the sandbox answers: results, statuses, costs of plans; nothing but reading works."""

import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from lib.base.errors import DataError, ParamsError
from lib.base.records import ExecutionResult, PlanCost, Value
from lib.database.sandbox.query_files import NamedQuery, read_queries, result_line
from lib.database.sandbox.sandbox import (
    Query,
    Sandbox,
    SandboxLimits,
    on_day,
    query_plan_cost,
)
from tests.database.sandbox.conftest import Run

FOREVER = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"


def test_a_query_returns_columns_and_rows(run: Run) -> None:
    result = run("SELECT name, age AS years FROM singer WHERE singer_id > 4 ORDER BY 1")
    assert (result.status, result.error) == ("ok", None)
    assert result.columns == ("name", "years")
    assert result.rows == (("John Nizinik", None), ("Tribal King", 25))
    assert result.elapsed_ms > 0


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("NULL", None),
        ("-9223372036854775808", -(2**63)),
        ("0.1", 0.1),
        ("9e999", float("inf")),
        ("'naïve ☃'", "naïve ☃"),
        ("x'00ff'", b"\x00\xff"),
        ("CAST(x'63ff' AS TEXT)", "c�"),
        ("''", ""),
    ],
)
def test_every_type_of_value_arrives(run: Run, expression: str, value: Value) -> None:
    result = run(f"SELECT {expression}")
    assert result.rows == ((value,),)
    assert type(result.rows[0][0]) is type(value)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT 1;", " -- a comment\n SELECT 1 /* another */ ; -- the end",
        "WITH t(a) AS (SELECT 1) SELECT a FROM t", "VALUES (1)",
        "SELECT count(DISTINCT name) > 0 FROM singer",
        "SELECT row_number() OVER (ORDER BY age) FROM singer LIMIT 1",
        "SELECT strftime('%Y', '2020-02-01') = '2020'", "SELECT CAST(round(sqrt(1.2)) AS INTEGER)",
        "SELECT 'abc' LIKE 'A%'", "SELECT json_extract('[1]', '$[0]')", "SELECT '[1]' ->> 0",
        "SELECT value FROM json_each('[1]')",
        "SELECT count(*) FROM sqlite_master WHERE name = 'singer'",
        f"{FOREVER} SELECT i FROM n LIMIT 1",
    ],
)  # fmt: skip
def test_reading_is_allowed(run: Run, sql: str) -> None:
    result = run(sql)
    assert (result.status, result.rows) == ("ok", ((1,),)), result.error


REFUSED = [
    ("ATTACH 'new.sqlite' AS other", "ATTACH"),
    ("DETACH main", "DETACH"),
    ("VACUUM", "VACUUM"),
    ("EXPLAIN ATTACH 'new.sqlite' AS other", "ATTACH"),
    ("INSERT INTO singer VALUES (9, 'x', 'y', 1)", "INSERT"),
    ("UPDATE singer SET age = 1", "UPDATE"),
    ("DELETE FROM singer", "DELETE"),
    ("WITH t AS (SELECT 1) DELETE FROM singer", "DELETE"),
    ("DROP TABLE singer", "change of the schema"),
    ("ALTER TABLE singer RENAME TO s", "ALTER TABLE"),
    ("CREATE TABLE t AS SELECT 1", "change of the schema"),
    ("CREATE TEMP VIEW v AS SELECT 1", "change of the schema"),
    ("CREATE TRIGGER g AFTER INSERT ON singer BEGIN SELECT 1; END", "change of the schema"),
    ("ANALYZE", "change of the schema"),
    ("REINDEX", "REINDEX"),
    ("BEGIN", "transaction"),
    ("SAVEPOINT s", "SAVEPOINT"),
    ("PRAGMA query_only = OFF", "PRAGMA query_only"),
    ("SELECT * FROM pragma_table_info('singer')", "virtual tables"),
    ("SELECT load_extension('evil')", "load_extension()"),
    ("SELECT name FROM singer WHERE load_extension('evil') = 1", "load_extension()"),
    ("SELECT fts3_tokenizer('simple')", "fts3_tokenizer()"),
    ("SELECT sqlite_log(1, 'x')", "sqlite_log()"),
]


@pytest.mark.parametrize(("sql", "reason"), REFUSED)
def test_everything_else_is_refused_and_changes_nothing(
    sandbox: Sandbox, concert_database: Path, sql: str, reason: str
) -> None:
    content = concert_database.read_bytes()
    result = sandbox.execute(concert_database, sql)
    assert result.status == "refused", result.error
    assert reason in result.error
    assert result.rows == ()
    assert concert_database.read_bytes() == content
    assert list(concert_database.parent.iterdir()) == [concert_database]


FAILING = [
    ("SELECT nme FROM singer", "no such column: nme"),
    ("SELECT * FROM band", "no such table: band"),
    ("SELCT 1", 'near "SELCT": syntax error'),
    ("SELECT no_such_function(1)", "no such function: no_such_function"),
    ("SELECT readfile('/etc/passwd')", "no such function: readfile"),
    ("SELECT 1; SELECT 2", "one statement at a time"),
    ("SELECT 1; DROP TABLE singer", "one statement at a time"),
    ("", "empty query"),
    (" -- nothing", "empty query"),
    (";", "empty query"),
    ("SELECT ?", "bindings"),
    ("SELECT 'x' FROM singer WHERE abs(-9223372036854775808)", "integer overflow"),
    ("SELECT 'a\0b'", "null character"),
    ("SELECT '\ud800'", "not valid UTF-8"),
    ("SELECT " + ", ".join("1" * 3000), "too many columns"),
    ("SELECT " + "1 + " * 3000 + "1", "Expression tree is too large"),
    (" UNION ALL ".join(["SELECT 1"] * 300), "too many terms in compound SELECT"),
    ("SELECT '" + "x" * 60_000 + "'", "longer than 50000 characters"),
]


@pytest.mark.parametrize(("sql", "message"), FAILING, ids=[sql[:40] for sql, _ in FAILING])
def test_a_query_that_fails_has_the_message_of_sqlite(run: Run, sql: str, message: str) -> None:
    result = run(sql)
    assert result.status == "error"
    assert message in result.error


TOO_LARGE = [
    (f"{FOREVER} SELECT i FROM n", "more than 50 rows"),
    (f"{FOREVER} SELECT zeroblob(100000) FROM n LIMIT 20", "more than 1000000 bytes"),
    ("SELECT randomblob(1000000000)", "a string or blob has more than"),
    ("SELECT hex(zeroblob(900000))", "a string or blob has more than"),
    ("SELECT replace(hex(zeroblob(400000)), '0', 'xx')", "a string or blob"),
    (f"{FOREVER}, m AS (SELECT zeroblob(900000) AS b, i FROM n LIMIT 1000) "
     "SELECT b FROM m ORDER BY random()", "memory"),
    ("SELECT " + ", ".join(["zeroblob(999999)"] * 400), "memory"),
]  # fmt: skip


@pytest.mark.parametrize(("sql", "message"), TOO_LARGE, ids=[sql[-40:] for sql, _ in TOO_LARGE])
def test_memory_and_results_are_bounded(run: Run, sql: str, message: str) -> None:
    result = run(sql)
    assert (result.status, result.rows) == ("too_large", ())
    assert message in result.error
    assert run("SELECT 1").rows == ((1,),)


def test_a_query_that_does_not_end_is_stopped(concert_database: Path) -> None:
    with Sandbox(workers=1, limits=SandboxLimits(timeout_ms=200)) as sandbox:
        result = sandbox.execute(concert_database, f"{FOREVER} SELECT count(*) FROM n")
    assert (result.status, result.error) == ("timeout", "the query took longer than 200 ms")
    assert result.elapsed_ms >= 200


def test_the_limits_themselves_are_reached(run: Run) -> None:
    rows = run(f"{FOREVER} SELECT i FROM n LIMIT 50").rows
    assert len(rows) == 50
    blob = run("SELECT zeroblob(900000)").rows[0][0]
    assert blob == bytes(900_000)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("memory_mb", 8),
        ("memory_mb", 10**14),
        ("timeout_ms", 10**10),
        ("timeout_ms", 10**30),
        ("max_bytes", 3 * 10**9),
    ],
)
def test_limits_that_no_worker_can_live_with_are_a_mistake(name: str, value: int) -> None:
    with pytest.raises(ParamsError, match=name):
        SandboxLimits(**{name: value})


def test_a_relative_path_is_a_status_although_the_current_folder_is_gone(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    folder.rmdir()
    result = sandbox.execute("concert.sqlite", "SELECT 1")
    assert (result.status, result.error) == ("error", "concert.sqlite: no such database file")


def test_results_come_in_the_order_of_the_queries(concert_database: Path) -> None:
    queries = [
        Query(str(concert_database), f"SELECT {i}" if i % 7 else f"SELECT x{i}") for i in range(200)
    ]
    with Sandbox(workers=2) as sandbox:
        results = sandbox.execute_many(queries)
        assert sandbox.execute_many([]) == []
    assert [result.rows for result in results] == [((i,),) if i % 7 else () for i in range(200)]
    assert [result.error for result in results] == [
        None if i % 7 else f"no such column: x{i}" for i in range(200)
    ]


def test_threads_may_share_a_sandbox(run: Run) -> None:
    def square(number: int) -> Value:
        return run(f"SELECT {number} * {number}").rows[0][0]

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(square, range(40))) == [number**2 for number in range(40)]


@pytest.mark.slow
def test_a_slow_query_holds_up_no_other_caller(concert_database: Path) -> None:
    endless = f"{FOREVER} SELECT count(*) FROM n"
    with Sandbox(2, SandboxLimits(timeout_ms=5000)) as sandbox, ThreadPoolExecutor(8) as threads:
        sandbox.execute_many([Query(str(concert_database), "SELECT 1")] * 4)  # both workers are up
        slow = threads.submit(sandbox.execute, concert_database, endless)
        while not slow.running():
            time.sleep(0.01)
        quick = [
            threads.submit(sandbox.execute, concert_database, f"SELECT {number}")
            for number in range(20)
        ]
        assert [future.result().rows for future in quick] == [((number,),) for number in range(20)]
        assert not slow.done()
        assert slow.result().status == "timeout"


@pytest.mark.parametrize("callers", [2, 7])
def test_callers_get_their_answers(sandbox: Sandbox, concert_database: Path, callers: int) -> None:
    batches = [list(range(caller, 5 * caller)) for caller in range(3 * callers)]

    def ask(numbers: list[int]) -> list[Value]:
        queries = [Query(str(concert_database), f"SELECT {number}") for number in numbers]
        return [result.rows[0][0] for result in sandbox.execute_many(queries)]

    with ThreadPoolExecutor(callers) as threads:
        assert list(threads.map(ask, batches)) == batches


_TODAY = date(2024, 2, 29)


@pytest.mark.parametrize(
    ("sql", "value"),
    [
        ("SELECT date('now')", "2024-02-29"),
        ("SELECT DATE ( 'NOW' , '-1 day' )", "2024-02-28"),
        ('SELECT date("now")', "2024-02-29"),
        ("SELECT CURRENT_DATE || ' ' || current_time", "2024-02-29 12:00:00"),
        ("SELECT current_timestamp", "2024-02-29 12:00:00"),
        ("SELECT datetime( )", "2024-02-29 12:00:00"),
        ("SELECT unixepoch() - strftime('%s', 'now')", 0),
        ("SELECT strftime('%Y')", "2024"),
        ("SELECT strftime('%d', coalesce(NULL, trim('now')))", "29"),
        ("SELECT CAST(julianday('now') - julianday('2024-02-28') AS INTEGER)", 1),
        ("SELECT 1 -- it's\n, date('now')", 1),
        ("SELECT /* 'now' ( */ date('now')", "2024-02-29"),
        ("SELECT date((SELECT 'now'))", "2024-02-29"),
        ("SELECT 'now'", "now"),
        ("SELECT 'it''s now' || date('now')", "it's now2024-02-29"),
        ("SELECT max('now', date('now'))", "now"),
        ("SELECT count(*) FROM singer WHERE name IN ('now', 'then')", 0),
        ("SELECT 'date(''now'')'", "date('now')"),
        ('SELECT 5 AS "current_date"', 5),
    ],
)
def test_a_query_is_told_the_day(concert_database: Path, sql: str, value: Value) -> None:
    with closing(sqlite3.connect(concert_database)) as connection:
        assert connection.execute(on_day(sql, _TODAY)).fetchone()[0] == value


def test_a_sandbox_of_a_day_answers_as_on_that_day(concert_database: Path) -> None:
    with Sandbox(1, today=_TODAY) as sandbox:
        result = sandbox.execute(concert_database, "SELECT date('now', '+1 day'), 'now'")
    assert result.rows == (("2024-03-01", "now"),)


def test_explain_gives_the_plan(sandbox: Sandbox, concert_database: Path) -> None:
    path = str(concert_database)
    plan, refused = sandbox.explain_many(
        [Query(path, "SELECT * FROM singer"), Query(path, "DROP TABLE singer")]
    )
    assert plan.rows[0][3] == "SCAN singer"
    assert refused.status == "refused"


def test_the_answers_are_those_of_sqlite(sandbox: Sandbox, concert_database: Path) -> None:
    sql = "SELECT s.*, t.* FROM singer s, stadium t ORDER BY s.age, t.name"
    connection = sqlite3.connect(concert_database)
    expected = tuple(connection.execute(sql).fetchall())
    connection.close()
    assert sandbox.execute(concert_database, sql).rows == expected


SPIDER = Path(__file__).resolve().parents[3] / "data" / "spider"


@pytest.mark.skipif(not (SPIDER / "dev.json").is_file(), reason="data/spider is not there")
def test_spider_gold_answers_as_in_bare_sqlite() -> None:
    queries = [
        Query(str(SPIDER / "database" / e["db_id"] / f"{e['db_id']}.sqlite"), e["query"])
        for e in json.loads((SPIDER / "dev.json").read_text(encoding="utf-8"))
    ]
    with Sandbox() as sandbox:
        results = sandbox.execute_many(queries)
        plans = sandbox.explain_many(queries)
    connections: dict[str, sqlite3.Connection] = {}
    for query, result, plan in zip(queries, results, plans, strict=True):
        connection = connections.setdefault(query.db_path, sqlite3.connect(query.db_path))
        connection.text_factory = lambda raw: raw.decode("utf-8", errors="replace")
        assert result.rows == tuple(connection.execute(query.sql).fetchall()), query
        assert query_plan_cost(plan) is not None
    for connection in connections.values():
        connection.close()


def _cost(scans: int = 0, trees: int = 0, searches: int = 0, cartesian: int = 0) -> PlanCost:
    return PlanCost(scans, trees, searches, cartesian)


_LINK = "singer_in_concert l ON l.singer_id = s.singer_id"

CASES = [
    # one table
    ("SELECT 1", _cost()),
    ("SELECT * FROM singer", _cost(scans=1)),
    ("SELECT * FROM singer AS T1 WHERE T1.age > 30", _cost(scans=1)),
    ("SELECT count(*) FROM singer_in_concert", _cost(scans=1)),  # scans its covering index
    ("SELECT * FROM singer WHERE singer_id = 1", _cost(searches=1)),
    ("SELECT * FROM singer_in_concert WHERE concert_id = 1", _cost(searches=1)),
    ("SELECT max(singer_id) FROM singer", _cost(searches=1)),
    # temporary b-trees
    ("SELECT name FROM singer ORDER BY age", _cost(scans=1, trees=1)),
    ("SELECT name FROM singer ORDER BY singer_id", _cost(scans=1)),
    ("SELECT age, count(*) FROM singer GROUP BY age", _cost(scans=1, trees=1)),
    ("SELECT DISTINCT age FROM singer", _cost(scans=1, trees=1)),
    ("SELECT DISTINCT age FROM singer ORDER BY name", _cost(scans=1, trees=2)),
    ("SELECT count(DISTINCT age) FROM singer", _cost(scans=1, trees=1)),
    ("SELECT age FROM singer UNION SELECT year FROM concert", _cost(scans=2, trees=1)),
    ("SELECT age FROM singer UNION ALL SELECT year FROM concert", _cost(scans=2)),
    ("SELECT age FROM singer EXCEPT SELECT year FROM concert", _cost(scans=2, trees=1)),
    # joins with a condition
    ("SELECT * FROM concert c JOIN stadium s ON c.stadium_id = s.stadium_id",
     _cost(scans=1, searches=1)),
    (  # no index on either side: SQLite builds one
        "SELECT * FROM singer s JOIN stadium t ON s.name = t.name",
        _cost(scans=1, trees=1, searches=1),
    ),
    ("SELECT * FROM singer s LEFT JOIN stadium t ON s.name = t.name",
     _cost(scans=1, trees=1, searches=1)),
    (f"SELECT * FROM singer s JOIN {_LINK} JOIN concert c ON c.concert_id = l.concert_id",
     _cost(scans=1, searches=2)),
    (  # both scanned first, then joined through the link table's key of two columns
        "SELECT * FROM singer s CROSS JOIN concert c CROSS JOIN singer_in_concert l "
        "ON l.singer_id = s.singer_id AND l.concert_id = c.concert_id",
        _cost(scans=2, searches=1),
    ),
    # joins without a condition
    ("SELECT * FROM singer, stadium", _cost(scans=2, cartesian=1)),
    ("SELECT * FROM singer s JOIN stadium t ON s.age < t.capacity", _cost(scans=2, cartesian=1)),
    ("SELECT * FROM singer s LEFT JOIN stadium t", _cost(scans=2, cartesian=1)),
    ("SELECT * FROM singer a, singer b, singer c", _cost(scans=3, cartesian=2)),
    ("SELECT * FROM concert c JOIN stadium s ON c.stadium_id = s.stadium_id JOIN singer x",
     _cost(scans=2, searches=1, cartesian=1)),
    ("SELECT 1 WHERE 0 < (SELECT count(*) FROM singer, stadium)", _cost(scans=2, cartesian=1)),
    # several query levels are not joins
    ("SELECT * FROM singer WHERE age > (SELECT avg(age) FROM singer)", _cost(scans=2)),
    ("SELECT * FROM singer s WHERE age > (SELECT avg(age) FROM singer x WHERE x.age < s.age)",
     _cost(scans=2)),
    ("SELECT * FROM singer WHERE name NOT IN (SELECT name FROM stadium)", _cost(scans=2)),
    # what is scanned is not a table
    ("SELECT * FROM (SELECT age, count(*) AS n FROM singer GROUP BY age) WHERE n > 1",
     _cost(scans=1, trees=1)),
    ("SELECT * FROM singer, (SELECT avg(age) AS a FROM singer) m WHERE age > m.a", _cost(scans=2)),
    ("VALUES (1), (2)", _cost()),
    ("SELECT s.name, j.value FROM singer s, json_each('[1, 2]') j", _cost(scans=1)),
]  # fmt: skip


@pytest.mark.parametrize(("sql", "cost"), CASES)
def test_cost_of_a_plan(sandbox: Sandbox, concert_database: Path, sql: str, cost: PlanCost) -> None:
    (plan,) = sandbox.explain_many([Query(str(concert_database), sql)])
    assert plan.status == "ok", plan.error
    assert query_plan_cost(plan) == cost, [row[3] for row in plan.rows]


def test_a_right_join_is_not_taken_for_a_cartesian_one() -> None:
    details = ("SCAN s", "SCAN t", "RIGHT-JOIN t", "SCAN t")
    parents = (0, 0, 0, 3)
    rows = tuple((i + 1, parents[i], 0, detail) for i, detail in enumerate(details))
    assert query_plan_cost(ExecutionResult("ok", rows=rows)) == _cost(scans=3)


def test_a_plan_that_failed_has_no_cost(sandbox: Sandbox, concert_database: Path) -> None:
    (plan,) = sandbox.explain_many([Query(str(concert_database), "SELECT x FROM singer")])
    assert (plan.status, plan.error) == ("error", "no such column: x")
    assert query_plan_cost(plan) is None


def test_total_weighs_scans_over_searches() -> None:
    assert _cost(scans=1, trees=1, searches=1).total == pytest.approx(1.6)


GOOD = '{"id": "a", "sql": "SELECT 1"}\n'

BAD_LINES = [
    ("SELECT 1", "not JSON"),
    ("[1]", "expected a JSON object, found list"),
    ('{"sql": "SELECT 1"}', "no `id`"),
    ('{"id": "b"}', "no `sql`"),
    ('{"id": 1.5, "sql": ""}', "`id`: expected a text or an integer, found 1.5"),
    ('{"id": true, "sql": ""}', "`id`: expected a text or an integer, found True"),
    ('{"id": "b", "sql": null}', "`sql`: expected text, found None"),
    ('{"id": "a", "sql": "SELECT 2"}', "the id 'a' is that of line 1, too"),
]


@pytest.mark.parametrize(("line", "message"), BAD_LINES)
def test_a_bad_line_is_an_error_with_file_and_line(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_text(GOOD + line + "\n", encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_queries(path)
    assert str(error.value).startswith(f"{path}:2: ")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_queries_keep_their_order_and_the_type_of_their_ids(tmp_path: Path) -> None:
    path = tmp_path / "queries.jsonl"
    path.write_text(GOOD + '\n{"id": 1, "sql": "", "other": [2]}\n', encoding="utf-8")
    assert read_queries(path) == [NamedQuery("a", "SELECT 1"), NamedQuery(1, "")]


def test_a_result_is_json_whatever_its_values_are() -> None:
    row = (None, 1, 0.5, "naïve", b"\x00\xff", float("inf"), float("-inf"))
    result = ExecutionResult("ok", tuple("abcdefg"), (row,), None, 1.23456)
    line = result_line(NamedQuery("a", ""), result)
    assert json.loads(json.dumps(line, allow_nan=False)) == {
        "id": "a",
        "status": "ok",
        "columns": list("abcdefg"),
        "rows": [[None, 1, 0.5, "naïve", {"hex": "00ff"}, {"float": "inf"}, {"float": "-inf"}]],
        "error": None,
        "elapsed_ms": 1.235,
    }
