"""Schema-constrained decoding: which beginnings of SQL may be written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.db.catalog import Catalog, Column, Table
from lib.sql.constraint import SchemaConstraint

_TABLES = {
    "singer": ("singer_id", "name", "country", "age"),
    "concert": ("concert_id", "title", "singer_id", "year"),
    "Order Details": ("id", "unit price"),
}
CONSTRAINT = SchemaConstraint(
    Catalog(
        "concert",
        tuple(
            Table(name, tuple(Column(column, "") for column in columns))
            for name, columns in _TABLES.items()
        ),
    )
)

WHOLE = [
    "SELECT name FROM singer",
    "select NAME from Singer where AGE > 30 order by age desc limit 3",
    "SELECT COUNT(*), country FROM singer GROUP BY country HAVING COUNT(*) > 2",
    "SELECT T1.name, T2.title FROM singer AS T1 JOIN concert AS T2 ON T1.singer_id = T2.singer_id",
    "SELECT s.name FROM singer s, concert c WHERE s.singer_id = c.singer_id AND c.year = 2014",
    "SELECT singer.name FROM singer WHERE singer.age = (SELECT MAX(age) FROM singer)",
    "SELECT name FROM singer WHERE singer_id NOT IN (SELECT singer_id FROM concert)",
    "SELECT name FROM singer WHERE EXISTS (SELECT 1 FROM concert WHERE year = singer.age)",
    "SELECT title AS best, COUNT(*) AS n FROM concert GROUP BY best ORDER BY n",
    "SELECT name FROM singer WHERE country = 'no such column' OR name LIKE \"Jo%\"",
    "SELECT country FROM singer UNION SELECT title FROM concert",
    'SELECT "unit price" FROM "Order Details"',
    "SELECT b.age FROM (SELECT age FROM singer) AS b WHERE b.age > 3",
    "SELECT CASE WHEN age > 30 THEN 'old' ELSE 'young' END FROM singer",
    "WITH old AS (SELECT * FROM singer) SELECT anything FROM old",
    "SELECT substr(name, 1, 2) FROM singer WHERE age IS NOT NULL",
]


@pytest.mark.parametrize("sql", WHOLE)
def test_sql_on_the_schema_can_be_written_letter_by_letter(sql: str) -> None:
    assert [n for n in range(len(sql) + 1) if not CONSTRAINT.allows(sql[:n])] == []
    assert CONSTRAINT.allows(sql, complete=True)


@pytest.mark.parametrize(
    "beginning",
    [
        "SELECT surname",
        "SELECT nam_",
        "SELECT name FROM sint",
        "SELECT name FROM 12",
        "SELECT name FROM singers ",
        "SELECT name FROM concert",  # the singer has the name
        "SELECT name, age FROM singer WHERE titl",
        "SELECT T1.name FROM singer AS T1 JOIN concert AS T2 ON T1.titl",
        "SELECT T1.name FROM singer AS T1 WHERE T3.name",
        "SELECT T1.name, T2.title FROM singer AS T1 WHERE ",  # T2 never came
        "SELECT T1.name, T1.title",  # no table has both
        "SELECT T1.=",
        "SELECT T1..name",
        "SELECT surname(name)",
        "SELECT name FROM singer WHERE age > (SELECT AVG(years",
    ],
)
def test_a_name_that_the_schema_lacks_cannot_be_written(beginning: str) -> None:
    assert not CONSTRAINT.allows(beginning)


@pytest.mark.parametrize(
    "text",
    [
        *("", "SELECT nam", "SELECT name FROM", "SELECT name FROM singer WHERE", "SELECT T1."),
        *("SELECT COUNT(*", "SELECT name FROM singer WHERE country = 'Fra", "SELECT COUNT"),
        "SELECT T2.title FROM singer AS T1",
    ],
)
def test_what_breaks_off_is_no_whole_sql(text: str) -> None:
    assert not CONSTRAINT.allows(text, complete=True)


@given(st.text("SELCTFROMselctfrom .,()'\"`[]*_1=\n", max_size=60))
def test_any_text_has_an_answer_and_what_may_end_may_be_written(text: str) -> None:
    if CONSTRAINT.allows(text, complete=True):
        assert CONSTRAINT.allows(text)
