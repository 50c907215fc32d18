"""Costs of real plans, made by SQLite on a small database."""

from pathlib import Path

import pytest

from lib.base.records import ExecutionResult, PlanCost
from lib.database.sandbox.sandbox import Query, Sandbox, query_plan_cost


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
