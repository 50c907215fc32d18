"""What the audit finds where a query leaves something open, and where it compares text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lib.base.records import Example
from lib.data.audit import audit_gold
from lib.database.sandbox.sandbox import Sandbox

# two of five staff have the same pay, and two of dept A the least; two have no bonus
_SCRIPT = """
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


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox(1) as sandbox:
        yield sandbox


@pytest.fixture
def kinds(make_database: Callable[[str, str], Path], sandbox: Sandbox) -> Callable[[str], set[str]]:
    """The kinds of findings of a gold query, which must be executable."""
    path = make_database(_SCRIPT, "firm")

    def run(gold: str) -> set[str]:
        (question,) = audit_gold([Example("q", "firm", str(path), "?", gold)], sandbox)
        found = {finding.kind for finding in question.findings}
        assert "gold_error" not in found, question.findings
        return {*found}

    return run


_ROWS = "row_number() OVER (PARTITION BY dept_id ORDER BY pay)"

_FINDINGS = {
    "tie_cut_by_limit": [
        "SELECT name FROM staff ORDER BY pay LIMIT 1",
        "SELECT name, pay AS salary FROM staff ORDER BY salary LIMIT 1",
        "SELECT name, pay FROM staff ORDER BY 2 LIMIT 1",
        "SELECT * FROM staff ORDER BY pay DESC LIMIT 2",
        "SELECT s.*, d.name FROM staff AS s JOIN dept AS d ON d.id = dept_id ORDER BY pay LIMIT 1",
        "SELECT name FROM staff ORDER BY pay DESC LIMIT 1, 1",
        "SELECT name FROM dept UNION SELECT name FROM staff WHERE id ="
        " (SELECT id FROM staff ORDER BY pay LIMIT 1) ORDER BY 1 LIMIT 9",
        "WITH top AS (SELECT name, pay FROM staff ORDER BY pay LIMIT 1) SELECT name FROM top",
        "SELECT name FROM (SELECT * FROM staff ORDER BY pay LIMIT 3) WHERE pay > 200",
        "SELECT d.name, (SELECT s.name FROM staff AS s WHERE s.dept_id = d.id ORDER BY pay LIMIT 1)"
        " FROM dept AS d",
        "SELECT name FROM staff WHERE id = (SELECT id FROM staff LIMIT 1)",
        "SELECT name FROM dept WHERE id IN (SELECT dept_id FROM staff GROUP BY dept_id"
        " ORDER BY count(*) LIMIT 1 OFFSET 1)",
        "SELECT DISTINCT city FROM dept ORDER BY length(name) LIMIT 1",
    ],
    "tie_in_window": [
        f"SELECT name FROM (SELECT name, {_ROWS} AS place FROM staff) WHERE place = 1",
        f"WITH placed AS (SELECT *, {_ROWS} AS n FROM staff) SELECT name FROM placed WHERE n <= 1",
        f"SELECT name, {_ROWS} FROM staff",
        "SELECT name FROM (SELECT name, row_number() OVER () AS n FROM staff) WHERE n = 2",
        "SELECT name FROM (SELECT name, row_number() OVER w AS n, rank() OVER w FROM staff"
        " WINDOW w AS (ORDER BY pay)) WHERE n = 1",
        "SELECT dept_id, first_value(name) OVER (PARTITION BY dept_id ORDER BY pay) FROM staff",
        "SELECT name, lag(name) OVER (ORDER BY pay) FROM staff",
        "SELECT name, ntile(2) OVER (ORDER BY pay) FROM staff",
        "SELECT name, sum(id) OVER (ORDER BY pay ROWS UNBOUNDED PRECEDING) FROM staff",
        "SELECT dept_id FROM (SELECT dept_id, row_number() OVER (ORDER BY count(*)) AS n"
        " FROM staff GROUP BY dept_id) WHERE n = 2",
    ],
    "first_of_several": [
        "SELECT name FROM staff WHERE pay = (SELECT pay FROM staff WHERE id > 1)",
        "SELECT name FROM dept WHERE id = (SELECT dept_id FROM staff)",
        "SELECT d.name, (SELECT s.name FROM staff AS s WHERE s.dept_id = d.id) FROM dept AS d",
        "SELECT count(*) FROM staff WHERE pay > (SELECT avg(pay) FROM staff GROUP BY dept_id)",
        "SELECT name FROM staff WHERE pay >= (SELECT 100 UNION SELECT 700)",
    ],
    "bare_column": [
        "SELECT name, count(*) FROM staff GROUP BY dept_id",
        "SELECT name, count(*) FROM staff",
        "SELECT name FROM staff GROUP BY dept_id HAVING count(*) > 1",
        "SELECT * FROM staff GROUP BY dept_id",
        "SELECT d.*, s.name FROM dept AS d JOIN staff AS s ON s.dept_id = d.id GROUP BY d.id",
        "SELECT dept_id, count(*) FROM staff GROUP BY dept_id HAVING pay > 200 OR id = 1",
        "SELECT city, count(*) FROM dept GROUP BY city ORDER BY name = 'B' DESC, city",
        "SELECT upper(name) || '!', avg(pay) FROM staff GROUP BY dept_id",
        "SELECT bonus, count(*) FROM staff GROUP BY pay",  # NULL and a number
        "SELECT name, max(pay), min(id) FROM staff GROUP BY dept_id",
        "SELECT name, max(pay) FROM staff GROUP BY dept_id",  # two have it
        "SELECT name, min(pay) FROM staff",
        "SELECT id AS city, count(*) FROM dept GROUP BY city",  # by the column, not the alias
        "WITH s AS (SELECT * FROM staff) SELECT name, count(*) FROM s GROUP BY dept_id",
        "SELECT name FROM (SELECT name, count(*) AS n FROM staff GROUP BY dept_id) WHERE n = 2",
    ],
    "null_sorted_first": [
        "SELECT name FROM staff ORDER BY bonus, name",
        "SELECT name FROM staff ORDER BY bonus, name LIMIT 1",
        "SELECT name, bonus AS extra FROM staff ORDER BY extra, name LIMIT 2",
        "SELECT name FROM (SELECT name FROM staff ORDER BY bonus, id LIMIT 1)",
        "SELECT name FROM (SELECT name, row_number() OVER (ORDER BY bonus, id) AS n FROM staff)"
        " WHERE n = 1",
    ],
    "null_in_list": [
        "SELECT name FROM staff WHERE 2.5 NOT IN (SELECT bonus FROM staff WHERE id <> 3)",
        "SELECT count(*) FROM dept WHERE id NOT IN (SELECT bonus FROM staff)",
        "SELECT count(*) FROM dept WHERE NOT (id IN (SELECT bonus AS b FROM staff WHERE id > 0))",
        "SELECT count(*) FROM dept WHERE NOT id IN (SELECT DISTINCT s.bonus FROM staff AS s)",
        "SELECT name FROM dept AS d WHERE id NOT IN"
        " (SELECT bonus FROM staff WHERE dept_id = d.id OR pay < 0) OR id = 1",
    ],
    "integer_division": [
        "SELECT count(*) / count(DISTINCT city) FROM dept",
        "SELECT sum(pay) / count(*) FROM staff WHERE id IN (1, 3, 5)",
        "SELECT 100 * count(bonus) / count(*) FROM staff WHERE id < 4",
        "SELECT dept_id FROM staff WHERE pay / (id + 2) > 33",
        "SELECT round(1.0 * (sum(pay > 100) / count(*)), 2) FROM staff",
        "SELECT (SELECT count(*) FROM dept) / (SELECT count(*) FROM staff)",
    ],
    "numbers_as_text": [
        "SELECT name, room AS r FROM staff ORDER BY r",
        "SELECT name, room FROM staff ORDER BY 2",
        "SELECT room FROM staff UNION SELECT year FROM staff ORDER BY 1",
        "WITH t AS (SELECT name, room AS r FROM staff) SELECT name FROM t ORDER BY r",
        "WITH t (who, place) AS (SELECT name, room FROM staff) SELECT max(place) FROM t",
        "SELECT min(x.r) FROM (SELECT room AS r FROM staff) AS x",
        "SELECT name FROM (SELECT * FROM staff) WHERE room > 20",
        "WITH a AS (SELECT * FROM staff), b AS (SELECT * FROM a) SELECT id FROM b ORDER BY (room)",
        "SELECT count(*) FROM staff WHERE room > (SELECT avg(room) FROM staff)",
        "SELECT s.id FROM staff AS s JOIN staff AS t ON s.room < t.room",
        "SELECT raw FROM staff ORDER BY raw",
        "SELECT name, row_number() OVER (ORDER BY room) FROM staff",
        "SELECT name FROM staff WHERE 20 < room",
        "SELECT name FROM staff ORDER BY trim(room) DESC",
        "SELECT max(n) FROM (SELECT replace(room, ',', '') AS n FROM staff)",
        "SELECT name, coalesce(nullif(room, ''), room) AS r FROM staff ORDER BY 2",
        "WITH t AS (SELECT substr('x' || room, 2) AS r FROM staff) SELECT min(r) FROM t",
    ],
    "text_compared_with_number": [
        "SELECT count(*) FROM staff WHERE strftime('%Y', born) > 1990",
        "SELECT count(*) FROM staff WHERE strftime('%m', born) IN (5, 12)",
        "SELECT count(*) FROM staff WHERE substr(born, 1, 4) BETWEEN 1980 AND 1990",
        "SELECT count(*) FROM (SELECT substr(born, 1, 4) AS y FROM staff) WHERE y = 1990",
        "SELECT count(*) FROM staff WHERE born > 1990",
        "SELECT count(*) FROM staff WHERE hired = 2010",
        "SELECT count(*) FROM staff WHERE born >= 1990-01-01",
        "SELECT count(*) FROM staff WHERE 2010 < hired",
    ],
    "number_matched_as_text": [
        "SELECT count(*) FROM staff WHERE bonus LIKE '1%'",
        "SELECT count(*) FROM staff WHERE bonus NOT LIKE '%5'",
        "SELECT count(*) FROM staff WHERE bonus GLOB '1*'",
        "SELECT count(*) FROM (SELECT bonus AS b FROM staff) WHERE b LIKE '10%'",
        "WITH t AS (SELECT * FROM staff) SELECT count(*) FROM t WHERE t.bonus LIKE '2.5'",
    ],
    "misspelt_name": [
        'SELECT "nmae" FROM staff',
        'SELECT name, "paay" FROM staff',
        'SELECT count("nmae") FROM staff',
        'SELECT name FROM staff ORDER BY "paay"',
        'SELECT "deptid", count(*) FROM staff GROUP BY "deptid"',
    ],
    "clock": [
        "SELECT count(*) FROM staff WHERE born < date('now')",
        "SELECT count(*) FROM staff WHERE born < CURRENT_TIMESTAMP",
        "SELECT name FROM staff WHERE year < strftime('%Y')",
        "SELECT name FROM staff ORDER BY random() LIMIT 1",
        "SELECT name, hex(randomblob(4)) FROM staff",
        "SELECT name FROM staff WHERE hired < datetime('now', '-1 day')",
    ],
}


@pytest.mark.parametrize(
    ("kind", "gold"), [(kind, gold) for kind, queries in _FINDINGS.items() for gold in queries]
)
def test_gold_with_such_a_fault_is_found(
    kind: str, gold: str, kinds: Callable[[str], set[str]]
) -> None:
    assert kind in kinds(gold)


@pytest.mark.parametrize(
    "gold",
    [
        # ties that change nothing
        "SELECT name FROM staff ORDER BY pay, name LIMIT 1",
        "SELECT pay FROM staff ORDER BY pay LIMIT 1",
        "SELECT pay FROM staff WHERE id = (SELECT id FROM staff ORDER BY pay LIMIT 1)",
        "SELECT name FROM dept AS d"
        " WHERE EXISTS (SELECT 1 FROM staff WHERE dept_id = d.id LIMIT 1)",
        "SELECT name FROM staff ORDER BY pay DESC LIMIT 1",
        "SELECT name, pay FROM staff LIMIT 9",
        "SELECT DISTINCT city FROM dept ORDER BY city LIMIT 1",
        # window functions that keep ties together, or whose ties change nothing
        "SELECT name FROM (SELECT name, rank() OVER (ORDER BY pay) AS n FROM staff) WHERE n = 1",
        "SELECT name, dense_rank() OVER (PARTITION BY dept_id ORDER BY pay) FROM staff",
        "SELECT name, sum(id) OVER (ORDER BY pay) FROM staff",
        f"SELECT pay FROM (SELECT pay, {_ROWS} AS n FROM staff) WHERE n = 1",
        "SELECT name FROM (SELECT name, row_number() OVER (ORDER BY pay, id) AS n FROM staff)"
        " WHERE n = 1",
        "SELECT DISTINCT dept_id, count(*) OVER (PARTITION BY dept_id) FROM staff",
        # subqueries of one row
        "SELECT name FROM staff WHERE pay = (SELECT max(pay) FROM staff)",
        "SELECT name FROM staff WHERE dept_id = (SELECT id FROM dept WHERE name = 'A')",
        "SELECT s.name, (SELECT d.name FROM dept AS d WHERE d.id = s.dept_id) FROM staff AS s",
        "SELECT name FROM staff WHERE dept_id IN (SELECT id FROM dept WHERE city = 'Rome')",
        # columns that depend on those of GROUP BY
        "SELECT d.id, d.name, d.city, count(*) FROM dept AS d JOIN staff AS s ON s.dept_id = d.id"
        " GROUP BY d.id",
        "SELECT d.*, count(*) FROM dept AS d JOIN staff AS s ON s.dept_id = d.id GROUP BY d.id",
        "SELECT s.dept_id, d.name FROM dept AS d JOIN staff AS s ON s.dept_id = d.id GROUP BY d.id",
        "SELECT strftime('%Y', born) AS y, count(*) FROM staff GROUP BY y",
        "SELECT substr(city, 1, 1), count(*) FROM dept GROUP BY 1",
        "SELECT city AS place, count(*) FROM dept GROUP BY Place HAVING Place <> 'x'",
        "SELECT name, max(pay) FROM staff",
        "SELECT dept_id, count(*) FILTER (WHERE pay > 100) FROM staff GROUP BY dept_id",
        "SELECT dept_id, name, max(id) FROM staff GROUP BY dept_id",
        "SELECT name, min(born) FROM staff GROUP BY dept_id",
        # NULLs that change nothing, or are meant
        "SELECT name FROM staff ORDER BY bonus DESC, name LIMIT 1",
        "SELECT name FROM staff WHERE bonus IS NOT NULL ORDER BY bonus LIMIT 1",
        "SELECT name FROM staff ORDER BY bonus NULLS FIRST, name LIMIT 1",
        "SELECT name FROM staff ORDER BY bonus NULLS LAST LIMIT 1",
        "SELECT name FROM staff WHERE id NOT IN (SELECT dept_id FROM staff)",
        "SELECT name FROM staff WHERE bonus IN (SELECT bonus FROM staff)",
        "SELECT name FROM dept WHERE id NOT IN (SELECT bonus FROM staff WHERE bonus IS NOT NULL)",
        # exact divisions, and those by a constant
        "SELECT CAST(count(*) AS REAL) / count(DISTINCT city) FROM dept",
        "SELECT 100.0 * count(bonus) / count(*) FROM staff",
        "SELECT sum(pay) / count(*) FROM staff",
        "SELECT substr(born, 1, 4) / 10 * 10, count(*) FROM staff GROUP BY 1",
        # numbers in texts that are read as numbers, and texts
        "SELECT name, CAST(room AS INT) AS room FROM staff ORDER BY room",
        "SELECT name, room + 0 AS r FROM staff ORDER BY r",
        "SELECT name FROM (SELECT name, CAST(room AS REAL) AS r FROM staff) ORDER BY r",
        "SELECT count(*) FROM staff WHERE room > pay",
        "SELECT count(*) FROM staff, (SELECT CAST(20 AS INT) AS n) WHERE room > n",
        "SELECT max(substr(born, 1, 4)), max(lower(name)) FROM staff",
        "SELECT name FROM staff ORDER BY room || name",
        "SELECT count(*) FROM staff WHERE room > CAST('20' AS INT)",
        "SELECT name, year AS y FROM staff ORDER BY 2, 1",
        "SELECT room, name FROM staff ORDER BY 2",
        "SELECT name FROM staff WHERE room = 21",
        "SELECT max(name) FROM (SELECT name FROM staff)",
        # texts beside texts, numbers beside numbers
        "SELECT count(*) FROM staff WHERE strftime('%Y', born) > '1990'",
        "SELECT count(*) FROM staff WHERE CAST(strftime('%Y', born) AS INT) > 1990",
        "SELECT count(*) FROM staff WHERE strftime('%Y', hired) - strftime('%Y', born) > 20",
        "SELECT count(*) FROM staff WHERE born > '1990-01-01' AND year = 2001",
        "SELECT count(*) FROM staff WHERE length(name) = 3 AND substr(year, 1, 4) <> pay",
        "SELECT count(*) FROM staff WHERE zip LIKE '10%' OR room LIKE '1%'",
        # strings in double quotes
        'SELECT name FROM dept WHERE city = "Rome"',
        'SELECT count(*) FROM dept WHERE city IN ("Rome", "Oslo")',
        # no clock
        "SELECT strftime('%Y', born), date(born), 'now' FROM staff",
    ],
)
def test_gold_without_a_fault_is_not_doubted(gold: str, kinds: Callable[[str], set[str]]) -> None:
    assert kinds(gold) - {"empty_gold"} == set()
