import json
import logging
import shutil
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest

from lib.base.records import Example, ExecutionResult
from lib.data.audit import (
    AuditedQuestion,
    Finding,
    audit_gold,
    audit_table,
    text_findings,
    write_audit,
)
from lib.database.sandbox.sandbox import Query, Sandbox, SandboxLimits
from lib.scoring.scorecard import describe_timeout
from tests.conftest import damage_table

MakeDatabase = Callable[..., Path]

_SCRIPT = """
CREATE TABLE car (id INTEGER PRIMARY KEY, name TEXT, power TEXT, year TEXT, price INT, plate TEXT);
CREATE TABLE lorry (id INTEGER PRIMARY KEY, car_id INTEGER REFERENCES car (id));
INSERT INTO car VALUES (1, 'A', '90', '1999', 5, 'now'), (2, 'B', '130', '2004', 5, '1'),
    (3, 'C', '100', '2010', NULL, 'x'), (4, 'D', '88', '2012', 9, 'y'),
    (5, 'E', '70', '2012', 7, ''), (6, 'F', '75', '1980', 8, ''), (7, 'G', '80', '1981', 8, ''),
    (8, 'H', '81', '1982', 8, ''), (9, 'I', '82', '1983', 8, ''), (10, 'J', 'null', '1984', 8, '');
"""
_CLOCK = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) FROM c"


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1, SandboxLimits(timeout_ms=500)) as sandbox:
        yield sandbox


@pytest.mark.parametrize(
    ("gold", "expected"),
    [
        ("SELECT name FROM car WHERE price > 5", []),
        ("SELECT random() FROM car", [("clock", "random("), ("gold_not_correct", "wrong")]),
        ("SELECT nme FROM car", [("gold_error", "no such column: nme")]),
        ("DELETE FROM car", [("gold_error", "DELETE is not allowed: a query may only read")]),
        (_CLOCK, [("slow_gold", f"longer than {describe_timeout(0.5)}")]),
        ("SELECT name FROM car WHERE price > 99", [("empty_gold", "no row")]),
        ("SELECT count(*) FROM lorry", [("empty_table", "lorry")]),
        ("SELECT name FROM car ORDER BY price DESC LIMIT 3", [("tie_cut_by_limit", "LIMIT 3")]),
        ("SELECT DISTINCT year FROM car WHERE id IN (4, 5, 6) ORDER BY id % 5 LIMIT 1", []),
        ("SELECT name FROM car UNION SELECT name FROM car ORDER BY price LIMIT 3",
         [("gold_error", "1st ORDER BY term does not match any column in the result set")]),
        ("SELECT DISTINCT name FROM car ORDER BY Name LIMIT 3", []),
        ("SELECT name FROM car ORDER BY price LIMIT 1", [("null_sorted_first", "ascending sort")]),
        ("SELECT name FROM car ORDER BY power", [("numbers_as_text", "car.power, ORDER BY")]),
        ("SELECT max(T.power) FROM car AS T", [("numbers_as_text", "car.power, MAX")]),
        ("SELECT 1 FROM car WHERE power > 100", [("numbers_as_text", "car.power, comparison")]),
        ("SELECT 1 FROM car WHERE power BETWEEN 75 AND 100",
         [("empty_gold", "no row"), ("numbers_as_text", "car.power, comparison")]),
        ("SELECT name FROM car WHERE power = 100", []),
        ("SELECT name FROM car WHERE year > 2005 ORDER BY year DESC, name", []),  # four digits
        ("SELECT name FROM car ORDER BY plate, name", []),
        ("SELECT date('now') FROM car LIMIT 1", [("clock", "date('now'")]),
        ("SELECT name FROM car WHERE year < strftime( '%Y' )", [("clock", "strftime( '%Y' )")]),
        ("SELECT CURRENT_DATE > year FROM car", [("clock", "CURRENT_DATE")]),
        ("SELECT name FROM car WHERE plate = 'now'", []),
        ("SELECT name FROM car WHERE name = 'CURRENT_DATE' OR id = 1", []),
    ],
)  # fmt: skip
def test_findings_of_a_gold_query(
    gold: str, expected: list[tuple[str, str]], make_database: MakeDatabase, sandbox: Sandbox
) -> None:
    path = make_database(_SCRIPT, "cars")
    (question,) = audit_gold([Example("q-1", "cars", str(path), "?", gold)], sandbox)
    assert [(finding.kind, finding.detail) for finding in question.findings] == expected


@pytest.mark.parametrize(
    ("gold", "found"),
    [
        ("SELECT name FROM car WHERE year < strftime('%Y', 'now')", []),
        ("SELECT name FROM car WHERE year < CURRENT_DATE", []),
        ("SELECT name FROM car WHERE date(year || '-01-01', '+10 years') <= date('now')", []),
        ("SELECT count(*) FROM car WHERE julianday() > year", []),
        ("SELECT name FROM car WHERE random() > 0 OR year < date('now')", ["clock"]),
    ],
)
def test_gold_that_asks_for_today_is_not_doubted_where_the_day_is_set(
    gold: str, found: list[str], make_database: MakeDatabase
) -> None:
    path = make_database(_SCRIPT, "cars")
    with Sandbox(1, today=date(2026, 11, 29)) as dated:
        (question,) = audit_gold([Example("q-1", "cars", str(path), "?", gold)], dated)
    assert [finding.kind for finding in question.findings if finding.kind == "clock"] == found


# two of five staff have the same pay, and two of dept A the least; two have no bonus
_FIRM = """
CREATE TABLE dept (id INTEGER PRIMARY KEY, name TEXT, city TEXT);
CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, dept_id INTEGER REFERENCES dept (id),
    pay INTEGER, bonus REAL, room TEXT, born TEXT, hired DATE, year TEXT, zip INTEGER, raw);
INSERT INTO dept VALUES (1, 'A', 'Rome'), (2, 'B', 'Rome'), (3, 'C', 'Oslo');
INSERT INTO staff VALUES
    (1, 'Ann', 1, 100, 1.5, '9', '1990-05-01', '2010-01-01', '2001', 10115, '9'),
    (2, 'Bob', 1, 100, NULL, '10', '1985-01-31', '2011-02-01', '2002', 20095, '10'),
    (3, 'Cy', 2, 300, 2.5, '101', '1979-12-24', '2012-03-01', '2003', 50667, '11'),
    (4, 'Di', 2, 300, 10.5, '21', '2000-02-29', '2013-04-01', '2004', 80331, '100'),
    (5, 'Eve', 3, 700, NULL, '3', '1999-09-09', '2014-05-01', '2005', 60311, '2');
"""

_FINDINGS = {
    "tie_cut_by_limit": [
        "SELECT * FROM staff ORDER BY pay DESC LIMIT 2",
        "SELECT s.*, d.name FROM staff AS s JOIN dept AS d ON d.id = dept_id ORDER BY pay LIMIT 1",
        "SELECT name FROM staff ORDER BY pay DESC LIMIT 1, 1",
        "SELECT name FROM dept UNION SELECT name FROM staff WHERE id ="
        " (SELECT id FROM staff ORDER BY pay LIMIT 1) ORDER BY 1 LIMIT 9",
        "WITH top AS (SELECT name, pay FROM staff ORDER BY pay LIMIT 1) SELECT name FROM top",
        "SELECT name FROM staff WHERE id = (SELECT id FROM staff LIMIT 1)",
        "SELECT name FROM dept WHERE id IN (SELECT dept_id FROM staff GROUP BY dept_id"
        " ORDER BY count(*) LIMIT 1 OFFSET 1)",
    ],
    "null_sorted_first": [
        "SELECT name FROM staff ORDER BY bonus, name",
        "SELECT name, bonus AS extra FROM staff ORDER BY extra, name LIMIT 2",
        "SELECT name FROM (SELECT name FROM staff ORDER BY bonus, id LIMIT 1)",
    ],
    "numbers_as_text": [
        "SELECT name, room AS r FROM staff ORDER BY r",
        "SELECT name, room FROM staff ORDER BY 2",
        "SELECT s.id FROM staff AS s JOIN staff AS t ON s.room < t.room",
        "SELECT raw FROM staff ORDER BY raw",
        "SELECT name, row_number() OVER (ORDER BY room) FROM staff",
        "SELECT name FROM staff WHERE 20 < room",
    ],
    "misspelt_name": ['SELECT "deptid", count(*) FROM staff GROUP BY "deptid"'],
    "clock": [
        "SELECT count(*) FROM staff WHERE born < CURRENT_TIMESTAMP",
        "SELECT name FROM staff ORDER BY random() LIMIT 1",
        "SELECT name, hex(randomblob(4)) FROM staff",
        "SELECT name FROM staff WHERE hired < datetime('now', '-1 day')",
    ],
    "": [  # none
        # ties and NULLs that change nothing, or are meant
        "SELECT pay FROM staff ORDER BY pay LIMIT 1",
        "SELECT name FROM dept AS d WHERE EXISTS"
        " (SELECT 1 FROM staff WHERE dept_id = d.id LIMIT 1)",
        "SELECT DISTINCT city FROM dept ORDER BY city LIMIT 1",
        "SELECT name FROM staff ORDER BY bonus DESC, name LIMIT 1",
        "SELECT name FROM staff WHERE bonus IS NOT NULL ORDER BY bonus LIMIT 1",
        "SELECT name FROM staff ORDER BY bonus NULLS FIRST, name LIMIT 1",
        # numbers in texts that are read as numbers, and texts
        "SELECT name, CAST(room AS INT) AS room FROM staff ORDER BY room",
        "SELECT name, room + 0 AS r FROM staff ORDER BY r",
        "SELECT count(*) FROM staff WHERE room > pay",
        "SELECT max(substr(born, 1, 4)), max(lower(name)) FROM staff",
        "SELECT count(*) FROM staff WHERE room > CAST('20' AS INT)",
        "SELECT name, year AS y FROM staff ORDER BY 2, 1",
        "SELECT name FROM staff WHERE room = 21",
        "SELECT count(*) FROM staff WHERE born > '1990-01-01' AND year = 2001",
        # strings in double quotes, and no clock
        'SELECT count(*) FROM dept WHERE city IN ("Rome", "Oslo")',
        "SELECT strftime('%Y', born), date(born), 'now' FROM staff",
    ],
}


@pytest.mark.parametrize(
    ("kind", "gold"), [(kind, gold) for kind, queries in _FINDINGS.items() for gold in queries]
)
def test_a_gold_query_has_the_finding(
    kind: str, gold: str, make_database: MakeDatabase, sandbox: Sandbox
) -> None:
    path = make_database(_FIRM, "firm")
    (question,) = audit_gold([Example("q", "firm", str(path), "?", gold)], sandbox)
    assert kind in {finding.kind for finding in question.findings} or not (
        kind or question.findings
    )


def test_an_unusable_database_is_the_one_finding_of_its_questions(
    sandbox: Sandbox, concert_database: Path, tmp_path: Path, spoil: Callable[[Path], str]
) -> None:
    lost = Path(shutil.copy(concert_database, tmp_path / "lost.sqlite"))
    message = spoil(lost)
    examples = [
        Example("q", path.stem, str(path), "?", "SELECT max(name) FROM singer")
        for path in (lost, concert_database)
    ]
    (unusable, good) = audit_gold(examples, sandbox)
    ((kind, detail),) = [(finding.kind, finding.detail) for finding in unusable.findings]
    assert (kind, good.findings) == ("unusable_database", ())
    assert "lost.sqlite" in detail
    assert message in detail


def test_a_damaged_table_costs_its_gold_only(make_database: MakeDatabase, sandbox: Sandbox) -> None:
    path = make_database(_SCRIPT, "cars")
    damage_table(path, "car")
    gold = ("SELECT max(power) FROM car", "SELECT count(*) FROM lorry")
    audited = audit_gold([Example(sql, "cars", str(path), "?", sql) for sql in gold], sandbox)
    assert [[finding.kind for finding in question.findings] for question in audited] == [
        ["gold_error"],
        ["empty_table"],
    ]


@pytest.mark.usefixtures("racing_clock")
def test_a_view_that_never_ends_costs_findings_and_no_more(
    make_database: MakeDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    path = make_database(f"{_SCRIPT} CREATE VIEW v AS {_CLOCK}; CREATE TABLE bus (id);", "cars")
    with caplog.at_level(logging.WARNING):
        found = [
            list(text_findings(f"SELECT id FROM {table}", path)) for table in ("lorry", "v", "bus")
        ]
    assert found == [[Finding("empty_table", "lorry")], [], []]
    assert [record.getMessage() for record in caplog.records] == [
        f"warning: {path}: v cannot be read (it takes longer than 30 s); "
        "whether it has rows is not known"
    ]


def test_a_column_that_cannot_be_read_is_named(
    make_database: MakeDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    path = make_database(f"{_SCRIPT} ALTER TABLE car ADD COLUMN odd TEXT AS (json(name));", "cars")
    with caplog.at_level(logging.WARNING):
        assert list(text_findings("SELECT id FROM car ORDER BY odd", path)) == []
    assert f"{path}: car.odd cannot be read (malformed JSON)" in caplog.text


def test_a_slow_gold_is_measured_twice(
    make_database: MakeDatabase, monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox
) -> None:
    in_ms = {"SELECT 1": iter((1500.0, 1500.0, 1400.0)), "SELECT 2": iter((1500.0, 1500.0, 10.0))}

    def execute_many(queries: Sequence[Query]) -> list[ExecutionResult]:
        return [
            ExecutionResult("ok", ("x",), ((1,),), elapsed_ms=next(in_ms[q.sql])) for q in queries
        ]

    monkeypatch.setattr(sandbox, "execute_many", execute_many)
    path = str(make_database(_SCRIPT, "cars"))
    examples = [Example(sql, "cars", path, "?", sql) for sql in in_ms]
    found = {q.example_id: q.findings for q in audit_gold(examples, sandbox)}
    assert found == {"SELECT 1": (Finding("slow_gold", "1.4 s"),), "SELECT 2": ()}


def test_the_audit_is_written_as_a_page_a_list_and_a_subset(tmp_path: Path) -> None:
    empty = Finding("empty_gold", "no row")
    twice = (empty, Finding("empty_gold", "none"))  # counts as one question
    audited = [AuditedQuestion("q-0", "cars", "?", "SELECT\n1", twice)]
    audited += [AuditedQuestion(f"q-{n}", "cars", "?", "SELECT 1", (empty,)) for n in range(1, 5)]
    audited.append(AuditedQuestion("q-5", "cars", "?", "SELECT 1", ()))
    write_audit(audited, "cars.json", tmp_path, timeout_seconds=10.0)
    assert json.loads((tmp_path / "audited_ids.json").read_text()) == ["q-5"]
    doubted = json.loads((tmp_path / "findings.json").read_text())
    assert [q["example_id"] for q in doubted] == ["q-0", "q-1", "q-2", "q-3", "q-4"]
    assert doubted[1]["findings"] == [{"kind": "empty_gold", "detail": "no row"}]
    table = audit_table(audited, "tsv").split("\n")
    counts = {row.split("\t")[0].strip(): int(row.split("\t")[1]) for row in table[1:]}
    assert (counts["empty_gold"], counts["questions"], counts["audited subset"]) == (5, 6, 1)
    page = (tmp_path / "audit.md").read_text()
    assert "# Audit of cars.json" in page
    assert "Timeout: 10 s, the limit of one query; --timeout-seconds raises it." in page
    assert "- q-0 (cars), no row: `SELECT 1`" in page
    assert "- and 3 more in findings.json" in page
