"""Expressions of MySQL, PostgreSQL and SQL Server: the result is theirs, or nothing is corrected.

Expected are the results that the other dialect's documentation states, on the rows below and on
the 29th of November 2026, noon.
"""

import sqlite3
from calendar import monthrange
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.base.records import ExecutionStatus
from lib.database.catalog import Catalog, load_catalog
from lib.database.contents import with_contents
from lib.database.sandbox.sandbox import on_day
from lib.database.sql.correction import (
    Correction,
    chosen_correction,
    corrections_of,
    is_guess,
)
from lib.database.sql.functions import LACKS, SECONDS, mend_syntax
from lib.making.ordinary.build import FOLDER, ordinary_questions
from tests.conftest import write_database

_TODAY = date(2026, 11, 29)

# day and at: ISO; done: with a gap; us: as SQLite does not read it; sent_at: seconds since 1970
_SCRIPT = """
CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL, nick TEXT, day TEXT NOT NULL,
    done DATE, at TIMESTAMP NOT NULL, sent_at INTEGER NOT NULL, us TEXT, price REAL NOT NULL,
    cost DECIMAL(10, 2), n INTEGER NOT NULL, year INTEGER, code TEXT);
INSERT INTO t VALUES
    (1, 'Ann Köhler', 'An', '2024-01-31', '2024-02-10', '2024-01-31 09:30:00', 1706693400,
     '01/31/2024', 5.0, 2, 7, 2024, '7'),
    (2, 'bob', '', '2025-12-31', NULL, '2025-12-31 23:59:59', 1767225599, '12/31/2025', 2.5, 3, 2,
     2025, '8'),
    (3, 'Cy ', NULL, '2026-02-28', '2026-11-29', '2026-02-28 00:00:00', 1772236800, '02/28/2026',
     1.25, 4, 4, 2026, '9');
CREATE TABLE empty (day TEXT);
CREATE VIEW seen AS SELECT day FROM t;
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dialects") / "t.sqlite"
    write_database(path, _SCRIPT)
    return path


@pytest.fixture(scope="module")
def catalog(database: Path) -> Catalog:
    return with_contents(database, load_catalog(database))


_Rows = list[tuple[Any, ...]]


def _rows(database: Path, sql: str) -> _Rows | None:
    """None where SQLite refuses it."""
    with closing(sqlite3.connect(database)) as connection:
        try:
            return connection.execute(on_day(sql, _TODAY)).fetchall()
        except sqlite3.Error:
            return None


def _corrected(database: Path, catalog: Catalog, sql: str) -> Correction | None:
    status: ExecutionStatus = "error" if _rows(database, sql) is None else "ok"
    found = corrections_of(sql, status, catalog)
    return chosen_correction(found, [_rows(database, one.sql) is not None for one in found])


def _values(rows: _Rows | None) -> list[Any]:
    """The first column, or None where there are no rows."""
    return [row[0] for row in rows or []]


# An expression over t, and its values in the three rows
_EXPRESSIONS = [
    # parts of dates
    ("YEAR(day)", [2024, 2025, 2026]),
    ("MONTH(at)", [1, 12, 2]),
    ("DAY(day)", [31, 31, 28]),
    ("DAYOFMONTH(day)", [31, 31, 28]),
    ("QUARTER(day)", [1, 4, 1]),
    ("QUARTER(day) = '4'", [0, 1, 0]),
    ("HOUR(at)", [9, 23, 0]),
    ("MINUTE(at)", [30, 59, 0]),
    ("SECOND(at)", [0, 59, 0]),
    ("WEEKDAY(day)", [2, 2, 5]),  # 0 is Monday
    ("DAYOFWEEK(day)", [4, 4, 7]),  # 1 is Sunday
    ("DAYOFYEAR(day)", [31, 365, 59]),
    ("DAYNAME(day)", ["Wednesday", "Wednesday", "Saturday"]),
    ("MONTHNAME(day)", ["January", "December", "February"]),
    ("YEAR(done)", [2024, None, 2026]),
    ("YEAR(sent_at)", [2024, 2025, 2026]),
    ("EXTRACT(YEAR FROM day)", [2024, 2025, 2026]),
    ("EXTRACT('month' FROM at)", [1, 12, 2]),
    ("EXTRACT(DOW FROM day)", [3, 3, 6]),  # 0 is Sunday
    ("EXTRACT(ISODOW FROM day)", [3, 3, 6]),
    ("EXTRACT(EPOCH FROM at)", [1706693400, 1767225599, 1772236800]),
    ("DATE_PART('quarter', day)", [1, 4, 1]),
    ("DATEPART(qq, day)", [1, 4, 1]),
    ("DATEPART(year, day)", [2024, 2025, 2026]),
    ("DATENAME(month, day)", ["January", "December", "February"]),
    ("DATE_TRUNC('month', at)", ["2024-01-01", "2025-12-01", "2026-02-01"]),
    ("DATE_TRUNC('week', day)", ["2024-01-29", "2025-12-29", "2026-02-23"]),
    ("DATE_TRUNC('quarter', day)", ["2024-01-01", "2025-10-01", "2026-01-01"]),
    # the present
    ("NOW()", ["2026-11-29 12:00:00"] * 3),
    ("GETDATE()", ["2026-11-29 12:00:00"] * 3),
    ("CURDATE()", ["2026-11-29"] * 3),
    ("CURRENT_DATE()", ["2026-11-29"] * 3),
    ("CURRENT_TIMESTAMP()", ["2026-11-29 12:00:00"] * 3),
    # differences
    ("DATEDIFF(done, day)", [10, None, 274]),
    ("DATEDIFF(done, at)", [10, None, 274]),  # the time of day does not count
    ("DATEDIFF(day, day, done)", [10, None, 274]),
    ("DATEDIFF(year, day, '2026-01-01')", [2, 1, 0]),  # boundaries are counted
    ("DATEDIFF(month, day, '2026-01-01')", [24, 1, -1]),
    ("DATEDIFF(hour, at, '2026-03-01 00:29:59')", [18231, 1417, 24]),
    ("TIMESTAMPDIFF(YEAR, day, '2026-01-30')", [1, 0, 0]),  # whole ones are counted
    ("TIMESTAMPDIFF(YEAR, day, '2025-03-01')", [1, 0, 0]),
    ("TIMESTAMPDIFF(MONTH, day, '2026-02-28')", [24, 1, 0]),
    ("TIMESTAMPDIFF(QUARTER, day, '2026-02-28')", [8, 0, 0]),
    ("TIMESTAMPDIFF(DAY, at, '2026-03-01 09:29:59')", [759, 59, 1]),
    ("TIMESTAMPDIFF(YEAR, at, '2025-01-31 09:29:59')", [0, 0, -1]),
    ("TIMESTAMPDIFF(HOUR, at, '2026-02-28 00:00:00')", [18206, 1392, 0]),
    ("EXTRACT(YEAR FROM AGE('2026-02-27', day))", [2, 0, 0]),
    ("DATE_PART('year', AGE(day))", [2, 0, 0]),
    ("EXTRACT(DAY FROM (done - at))", [9, None, 274]),
    ("EXTRACT(EPOCH FROM (done - at)) / 3600", [230.5, None, 6576.0]),
    ("DATE_PART('epoch', done - at) / 3600", [230.5, None, 6576.0]),  # no whole number there
    ("TO_DAYS('2007-10-07')", [733321] * 3),
    # later and earlier
    ("DATE_ADD(day, INTERVAL 1 MONTH)", ["2024-02-29", "2026-01-31", "2026-03-28"]),
    ("DATE_SUB(day, INTERVAL 1 YEAR)", ["2023-01-31", "2024-12-31", "2025-02-28"]),
    ("DATE_ADD('2024-02-29', INTERVAL 1 YEAR)", ["2025-02-28"] * 3),
    ("ADDDATE(day, 1)", ["2024-02-01", "2026-01-01", "2026-03-01"]),
    ("SUBDATE(day, INTERVAL 1 WEEK)", ["2024-01-24", "2025-12-24", "2026-02-21"]),
    ("day + INTERVAL '1 day'", ["2024-02-01", "2026-01-01", "2026-03-01"]),
    ("at - INTERVAL '2 hours'",
     ["2024-01-31 07:30:00", "2025-12-31 21:59:59", "2026-02-27 22:00:00"]),
    ("at + INTERVAL 1 MONTH",
     ["2024-02-29 09:30:00", "2026-01-31 23:59:59", "2026-03-28 00:00:00"]),
    ("CURRENT_DATE - INTERVAL '30' DAY", ["2026-10-30"] * 3),
    ("DATEADD(month, 1, day)", ["2024-02-29", "2026-01-31", "2026-03-28"]),
    ("DATEADD(dd, -1, day)", ["2024-01-30", "2025-12-30", "2026-02-27"]),
    ("DATEADD(quarter, 1, day)", ["2024-04-30", "2026-03-31", "2026-05-28"]),
    ("LAST_DAY(day)", ["2024-01-31", "2025-12-31", "2026-02-28"]),
    ("EOMONTH('2024-02-01')", ["2024-02-29"] * 3),
    # as text
    ("DATE_FORMAT(day, '%Y-%m')", ["2024-01", "2025-12", "2026-02"]),
    ('DATE_FORMAT(day, "%M %Y")', ["January 2024", "December 2025", "February 2026"]),
    ("DATE_FORMAT(at, '%H:%i')", ["09:30", "23:59", "00:00"]),
    ("DATE_FORMAT(day, '%a %%')", ["Wed %", "Wed %", "Sat %"]),
    ("DATE_FORMAT(day, '''%Y')", ["'2024", "'2025", "'2026"]),
    ("TO_CHAR(day, 'YYYY-MM')", ["2024-01", "2025-12", "2026-02"]),
    ("TO_CHAR(day, 'yyyymmdd')", ["20240131", "20251231", "20260228"]),  # mm are months, mi minutes
    ("TO_CHAR(at, 'DD.MM.YYYY HH24:MI')",
     ["31.01.2024 09:30", "31.12.2025 23:59", "28.02.2026 00:00"]),
    ("TO_CHAR(day, 'FMMonth')", ["January", "December", "February"]),
    ("UNIX_TIMESTAMP(at)", [1706693400, 1767225599, 1772236800]),
    ("FROM_UNIXTIME(sent_at)",
     ["2024-01-31 09:30:00", "2025-12-31 23:59:59", "2026-02-28 00:00:00"]),
    # texts
    ("CONCAT(name, '-', id)", ["Ann Köhler-1", "bob-2", "Cy -3"]),
    ("CONCAT(name, \"!\")", ["Ann Köhler!", "bob!", "Cy !"]),
    ("CONCAT(name, CASE WHEN n > 3 THEN '!' END)", ["Ann Köhler!", "bob", "Cy !"]),
    ("LEFT(name, 3)", ["Ann", "bob", "Cy "]),
    ("LEFT(name || 'x', 2)", ["An", "bo", "Cy"]),
    ("RIGHT(name, 5)", ["öhler", "bob", "Cy "]),
    ("LEN(name)", [10, 3, 2]),  # without blanks at the end
    ("CHAR_LENGTH(name)", [10, 3, 3]),
    ("MID(name, 2, 2)", ["nn", "ob", "y "]),
    ("SUBSTRING(name FROM 2 FOR 2)", ["nn", "ob", "y "]),
    ("UCASE(nick)", ["AN", "", None]),
    # conditions and NULL
    ("IF(n > 3, 'many', 'few')", ["many", "few", "many"]),
    ("IF(n > 3 AND id < 3, 1, 0)", [1, 0, 0]),
    ("NVL(nick, '?')", ["An", "", "?"]),
    ("ISNULL(nick, '?')", ["An", "", "?"]),
    ("ISNULL(nick)", [0, 0, 1]),
    ("ISNULL(nick = 'An')", [0, 0, 1]),
    ("name ILIKE 'ANN%'", [1, 0, 0]),
    ("name NOT ILIKE '%B'", [1, 0, 1]),
    # types
    ("at::date", ["2024-01-31", "2025-12-31", "2026-02-28"]),
    ("(n::int) / 2", [3, 1, 2]),
    ("n::float / 2", [3.5, 1.0, 2.0]),
    ("n::numeric / 2", [3.5, 1.0, 2.0]),
    ("price::numeric(10, 1)", [5.0, 2.5, 1.3]),
    ("day::text", ["2024-01-31", "2025-12-31", "2026-02-28"]),
    ("CONVERT(DATE, at)", ["2024-01-31", "2025-12-31", "2026-02-28"]),
    # `/` of MySQL keeps fractions, that of SQL Server and PostgreSQL does not
    ("DATEDIFF(done, day) / 4", [2.5, None, 68.5]),
    ("DATEDIFF(day, day, done) / 4", [2, None, 68]),
    ("IF(n > 3, n, 0) / 2", [3.5, 0.0, 2.0]),
    ("ISNULL(n, 0) / 2", [3, 1, 2]),
    ("ISNULL(cost, 0) / 4", [0.5, 0.75, 1.0]),  # DECIMAL has fractions everywhere
]  # fmt: skip


@pytest.mark.parametrize(("expression", "expected"), _EXPRESSIONS)
def test_a_foreign_expression_has_the_result_of_its_dialect(
    database: Path, catalog: Catalog, expression: str, expected: list[Any]
) -> None:
    found = _corrected(database, catalog, f"SELECT {expression} FROM t ORDER BY id")
    assert found is not None
    values = _values(_rows(database, found.sql))
    assert values == pytest.approx(expected)
    assert [type(value) for value in values] == [type(value) for value in expected]
    assert not any(map(is_guess, found.edits))


# A query, and the values of its first column
_QUERIES = [
    ("SELECT id FROM t WHERE YEAR(day) = 2026", [3]),
    ("SELECT id FROM t WHERE YEAR(day) = '2026'", [3]),
    ("SELECT id FROM t WHERE YEAR(day) IN ('2024', 2025)", [1, 2]),
    ("SELECT id FROM t WHERE DATE_FORMAT(day, '%Y') = 2026", [3]),
    ("SELECT id FROM t WHERE LEFT(day, 4) BETWEEN 2024 AND 2025", [1, 2]),
    ("SELECT YEAR(day) AS y FROM t GROUP BY y HAVING COUNT(*) = 1 ORDER BY y DESC",
     [2026, 2025, 2024]),
    ("SELECT DISTINCT MONTH(day) FROM t ORDER BY MONTH(day) LIMIT 2", [1, 2]),
    ("SELECT YEAR(MAX(day)) FROM t", [2026]),
    ("SELECT YEAR(COALESCE(done, at)) FROM t ORDER BY id", [2024, 2025, 2026]),
    ("SELECT YEAR((SELECT MIN(day) FROM t))", [2024]),
    ("WITH x AS (SELECT * FROM t) SELECT MONTH(day) FROM x ORDER BY id", [1, 12, 2]),
    ("WITH x(d) AS (SELECT day FROM t UNION SELECT done FROM t) SELECT MAX(YEAR(d)) FROM x",
     [2026]),
    ("SELECT MONTH(s.d) FROM (SELECT MAX(day) AS d FROM t) AS s", [2]),
    ("SELECT a.id FROM t a JOIN t b ON a.id = b.id WHERE YEAR(a.day) = YEAR(b.at)", [1, 2, 3]),
    ("SELECT YEAR(dai) FROM t ORDER BY id", [2024, 2025, 2026]),  # a name is wrong, too
    ("SELECT DATEDIFF(day, dai, done) FROM t WHERE id = 1", [10]),
    ("SELECT year FROM t WHERE YEAR(day) = year", [2024, 2025, 2026]),
    ("SELECT 'YEAR(day), TOP 5, ::int' FROM t WHERE YEAR(day) = 2026", ["YEAR(day), TOP 5, ::int"]),
    ("SELECT id FROM t WHERE MONTH(day) = 2 -- it's YEAR(day)", [3]),
    ("SELECT COUNT(*) FROM t WHERE at >= NOW() - INTERVAL 1 YEAR", [2]),
    ("SELECT id FROM t WHERE day > DATE_SUB(CURDATE(), INTERVAL 1 YEAR)", [2, 3]),
    ("SELECT id FROM t WHERE at = CURDATE() - INTERVAL 274 DAY", [3]),  # at midnight
    ("SELECT id FROM t WHERE at BETWEEN DATE '2026-02-28' AND DATE '2026-03-01'", [3]),
    ("SELECT id FROM t WHERE sent_at >= NOW() - INTERVAL 1 YEAR", [2, 3]),
    ("SELECT id FROM t WHERE YEAR(day) > 2000 AND sent_at < '2025-01-01'", [1]),
    ("SELECT id FROM t WHERE sent_at > '2026-01-01'", [3]),
    ("SELECT id FROM t WHERE sent_at BETWEEN '2025-12-31' AND '2025-12-31'", [2]),
    ("SELECT id FROM t WHERE day > GETDATE() - 365", [2, 3]),
    ("SELECT id FROM t WHERE at::date > CURRENT_DATE - 365", [2, 3]),
    ("SELECT id FROM t WHERE day > CURRENT_DATE - 365", [2, 3]),
    ("SELECT done - day FROM t ORDER BY id", [10, None, 274]),
    ("SELECT AVG(done-day) FROM t", [142.0]),
    ("SELECT (CURRENT_DATE - day) / 365 FROM t ORDER BY id", [2, 0, 0]),
    ("SELECT done - at FROM t WHERE id = 3", [274.0]),
    ("SELECT MAX(day) - MIN(day) FROM t", [759]),
    ("SELECT CAST(at AS DATE) FROM t WHERE id = 1", ["2024-01-31"]),
    ("SELECT SUM(IF(n > 3, 1, 0)) / COUNT(*) FROM t", [2 / 3]),
    ("SELECT COUNT(CASE WHEN n > 3 THEN 1 END) * 100 / COUNT(*) FROM t WHERE YEAR(day) > 0",
     [200 / 3]),
    ("SELECT COUNT(*)::numeric / 2 FROM t", [1.5]),
    ("SELECT TOP 2 id FROM t ORDER BY day DESC", [3, 2]),
    ("SELECT TOP (1) id FROM t ORDER BY day DESC;", [3]),
    ("SELECT DISTINCT TOP 1 id FROM t ORDER BY id -- the first", [1]),
    ("WITH x AS (SELECT * FROM t) SELECT TOP 1 id FROM x ORDER BY id DESC", [3]),
    ("SELECT id FROM t WHERE id IN (SELECT TOP 1 id FROM t ORDER BY n)", [2]),
    ("SELECT id FROM t ORDER BY id FETCH FIRST 2 ROWS ONLY", [1, 2]),
    ("SELECT id FROM t ORDER BY id OFFSET 1 ROWS FETCH NEXT 1 ROWS ONLY", [2]),
    ("SELECT STRING_AGG(name, '; ') FROM t WHERE id < 3", ["Ann Köhler; bob"]),
    ("SELECT GROUP_CONCAT(name SEPARATOR '; ') FROM t WHERE id < 3", ["Ann Köhler; bob"]),
    ("SELECT CONCAT(nick, '!') FROM t WHERE id = 3 AND DATE_FORMAT(day, '%Y') = '2026'",
     [None]),  # MySQL
    ("SELECT STRING_AGG(CONCAT(nick, '!'), ',') FROM t", ["An!,!,!"]),  # PostgreSQL, SQL Server
    ("SELECT TOP 1 CONCAT(nick, '!') FROM t ORDER BY id DESC", ["!"]),
]  # fmt: skip


@pytest.mark.parametrize(("sql", "expected"), _QUERIES)
def test_a_foreign_query_has_the_result_of_its_dialect(
    database: Path, catalog: Catalog, sql: str, expected: list[Any]
) -> None:
    found = _corrected(database, catalog, sql)
    assert found is not None
    assert _values(_rows(database, found.sql)) == pytest.approx(expected)
    assert all(LACKS in edit or SECONDS in edit or "no column" in edit for edit in found.edits)


@pytest.mark.parametrize(
    "sql",
    [
        # dates that SQLite does not read, or of which nothing is known
        "SELECT YEAR(us) FROM t", "SELECT id FROM t WHERE YEAR(us) = 2026",
        "WITH x AS (SELECT us AS d FROM t) SELECT YEAR(d) FROM x",
        "SELECT YEAR(COALESCE(done, us)) FROM t", "SELECT YEAR(day) FROM seen",
        "SELECT YEAR(day) FROM empty", "SELECT YEAR(n) FROM t", "SELECT YEAR(year) FROM t",
        "SELECT YEAR(name) FROM t", "SELECT YEAR('01/02/2026')", "SELECT YEAR(2026)",
        "SELECT YEAR(x.day) FROM t AS x JOIN empty AS x ON 1",
        "SELECT CAST(us AS DATE), NOW() FROM t", "SELECT us::date FROM t",
        "SELECT DATEDIFF(us, day) FROM t", "SELECT id FROM t WHERE us > CURDATE()",
        "SELECT id FROM t WHERE n > NOW() - INTERVAL 1 YEAR",
        # what dialects understand differently, or SQLite cannot give
        "SELECT EXTRACT(WEEK FROM day) FROM t", "SELECT WEEK(day) FROM t",
        "SELECT DATEPART(dw, day) FROM t", "SELECT DATE_PART('m', at) FROM t",
        "SELECT TO_CHAR(day, 'Month') FROM t", "SELECT TO_CHAR(at, 'HH:MI') FROM t",
        "SELECT TO_CHAR(n, '999') FROM t", "SELECT DATE_FORMAT(day, '%y') FROM t",
        "SELECT DATE_FORMAT(day, name) FROM t", "SELECT TO_CHAR(day, 'YYYY\"MM\"') FROM t",
        "SELECT GREATEST(name, 'x') FROM t", "SELECT GREATEST(done, day) FROM t",
        "SELECT GREATEST(n) FROM t", "SELECT CONCAT(name, price) FROM t",
        "SELECT LEFT(price, 3) FROM t", "SELECT LEFT(name, 0) FROM t",
        "SELECT LEFT(name, n) FROM t",
        "SELECT CONCAT_WS('-', name, nick) FROM t", "SELECT LOCATE('k', name) FROM t",
        "SELECT id FROM t WHERE name ILIKE '%KÖH%'", "SELECT LEFT(name, 1) + nick FROM t",
        "SELECT id FROM t WHERE name ILIKE 'a\\_%'", "SELECT id FROM t WHERE name ILIKE code",
        "SELECT price::int FROM t", "SELECT price::text FROM t", "SELECT name::char FROM t",
        "SELECT at::time FROM t", "SELECT day + INTERVAL '1 year 2 months' FROM t",
        "SELECT day + INTERVAL n DAY FROM t", "SELECT DATEADD(day, n, day) FROM t",
        "SELECT CURDATE() - 30", "SELECT id FROM t WHERE CURDATE() - 30 < day",
        "SELECT NOW() - day FROM t", "SELECT id FROM t WHERE (CURDATE() - day) > 30",
        "SELECT EXTRACT(HOUR FROM (done - at)) FROM t",
        "SELECT EXTRACT(DAY FROM us - day) FROM t", "SELECT AVG(n)::int FROM t",
        "SELECT TOP 5 PERCENT id FROM t", "SELECT TOP 1 WITH TIES id FROM t ORDER BY id",
        "SELECT TOP 1 id FROM t UNION SELECT n FROM t", "SELECT TOP 1 id FROM t LIMIT 2",
        "SELECT id FROM t UNION SELECT TOP 1 n FROM t",
        "SELECT id FROM t ORDER BY id FETCH FIRST 1 ROWS WITH TIES",
        "SELECT id FROM t FETCH FIRST 10 PERCENT ROWS ONLY",
        "SELECT GROUP_CONCAT(name ORDER BY id SEPARATOR '; ') FROM t",
        "SELECT GROUP_CONCAT(DISTINCT name SEPARATOR '; ') FROM t",
        "SELECT STRING_AGG(name, ',' ORDER BY id) FROM t",
        "SELECT STRING_AGG(name, ',') WITHIN GROUP (ORDER BY id) FROM t",
        "SELECT SUBSTRING(name FROM 0 FOR 2) FROM t", "SELECT STR_TO_DATE(us, '%m/%d/%Y') FROM t",
        "SELECT FROM_UNIXTIME(sent_at / 1000) FROM t", "SELECT CONVERT(INT, price) FROM t",
        "SELECT FORMAT(n, 2), NOW() FROM t", "SELECT YEAR(day, 2) FROM t", "SELECT NOW(6)",
        "SELECT YEAR(day FROM t", "SELECT SOUNDS_LIKE(name) FROM t",
    ],
)  # fmt: skip
def test_what_could_have_another_result_is_not_corrected(
    database: Path, catalog: Catalog, sql: str
) -> None:
    assert _corrected(database, catalog, sql) is None


_OF_SQLITE = [
    "SELECT strftime('%Y', day) - 1 FROM t",
    "SELECT julianday(done) - julianday(day) FROM t",
    "SELECT n - id, n / 2, n + id FROM t",
    "SELECT date('now') - day FROM t",  # years, as people write it for SQLite
    "SELECT id FROM t WHERE strftime('%Y', 'now') - year > 1",
    "SELECT id FROM t WHERE year < CURRENT_DATE - 1",
    "SELECT CURRENT_DATE - 18",
    "SELECT code + '1' FROM t",
    "SELECT code - 1 FROM t",
    "SELECT format('%d', n), mod(n, 2), iif(n > 1, 1, 0) FROM t",
    "SELECT group_concat(name, '-'), CAST(price AS INTEGER) FROM t",
    "SELECT id FROM t WHERE sent_at > 1767225599",
    "SELECT id FROM t WHERE at > '2026-01-01' AND at < date('now')",
    "SELECT id FROM t WHERE at BETWEEN date('now', '-1 year') AND datetime('now')",
    "SELECT max(day), min(at) FROM t WHERE day <> '2026-01-01'",
    "SELECT us - 1 FROM t",
    "SELECT day AS 'top', id AS \"year\" FROM t LIMIT 1",
    "SELECT replace(name, ' - ', '+') FROM t -- day - done",
]


@pytest.mark.parametrize("sql", _OF_SQLITE)
def test_what_is_right_in_sqlite_stays(database: Path, catalog: Catalog, sql: str) -> None:
    assert _rows(database, sql) is not None
    assert _corrected(database, catalog, sql) is None


def test_gold_is_never_changed() -> None:
    catalogs: dict[Path, Catalog] = {}
    for one in ordinary_questions():
        path = FOLDER / "database" / one["db_id"] / f"{one['db_id']}.sqlite"
        if path not in catalogs:
            catalogs[path] = with_contents(path, load_catalog(path))
        for sql in (one["query"], *one.get("accepted_queries", ())):
            assert corrections_of(sql, "ok", catalogs[path]) == [], sql


def test_an_edit_says_what_was_written_and_what_sqlite_has_not(
    database: Path, catalog: Catalog
) -> None:
    sql = "SELECT TOP 1 CONCAT(name, nick), DATEADD(day, 1, GETDATE()) FROM t"
    found = _corrected(database, catalog, sql)
    assert found is not None
    assert set(found.edits) == {
        "GETDATE() → datetime('now'): SQLite has no GETDATE",
        "DATEADD('day', 1, DATETIME('now')) → datetime('now', '+1 days'): SQLite has no DATEADD",
        "CONCAT(name, nick) → (name || coalesce(nick, '')): SQLite has no CONCAT",
        "TOP 1 → LIMIT 1: SQLite has no TOP",
    }


def test_where_dialects_differ_over_a_missing_part_the_edit_says_what_was_done(
    database: Path, catalog: Catalog
) -> None:
    found = _corrected(database, catalog, "SELECT CONCAT(name, nick) FROM t")
    assert found is not None
    assert found.edits[0].endswith("SQLite has no CONCAT, a part without a value is left out")


_PIECES = (
    *("SELECT", "FROM t", "WHERE", "TOP 3", "LIMIT 2", "UNION", "YEAR(", "CONCAT(", "IF(", ")"),
    *("day", "us", "at", "sent_at", "n", "'x'", '"x"', "'2026-01-01'", "+", "-", "/", "=", ","),
    *("INTERVAL 1 DAY", "NOW()", "CURRENT_DATE", "EXTRACT(YEAR FROM", "SEPARATOR ','", "(", "AS y"),
    *("GROUP_CONCAT(", "BETWEEN", "AND", "ILIKE", "CAST(", "AS DATE)", "DATEDIFF(day,", "30", "*"),
    "::date",
)  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        " ",
        "' 1 ",
        "INTERVAL ' ",
        "SELECT TOP ",
        "SUBSTRING( a FROM 1 ",
        "OFFSET 1 ROWS ",
        "::",
        "/*",
    ],
)
def test_syntax_is_mended_in_time_that_grows_with_the_text(text: str) -> None:
    """Seconds, were it the square of it."""
    assert mend_syntax(text * 20_000)[1] == []


def test_whatever_is_written_no_more_than_a_candidate_is_made(catalog: Catalog) -> None:
    @given(st.lists(st.sampled_from(_PIECES), max_size=14))
    @settings(max_examples=300)
    def check(pieces: list[str]) -> None:
        sql = "SELECT " + " ".join(pieces)
        for status in ("ok", "error"):
            for one in corrections_of(sql, status, catalog):  # type: ignore[arg-type]
                assert one.sql != sql
                assert one.edits

    check()


def _later(day: date, months: int) -> date:
    """So many months later, at most at the end of that month: as the three dialects have it."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


_DAYS = st.dates(date(1900, 1, 1), date(2100, 1, 1))


def test_months_later_end_where_the_month_ends(database: Path, catalog: Catalog) -> None:
    @given(_DAYS, st.integers(-600, 600))
    @settings(max_examples=60)
    def check(day: date, months: int) -> None:
        years = f"'{day}' + INTERVAL '{months // 12} years'"
        sql = f"SELECT DATE_ADD('{day}', INTERVAL {months} MONTH), {years}"
        expected = [(str(_later(day, months)), str(_later(day, months // 12 * 12)))]
        (added,) = corrections_of(sql, "error", catalog)
        assert _rows(database, added.sql) == expected

    check()


def test_whole_months_and_years_are_those_that_fit(database: Path, catalog: Catalog) -> None:
    @given(_DAYS, _DAYS)
    @settings(max_examples=60)
    def check(start: date, end: date) -> None:
        first, last = sorted([start, end])
        months = (last.year - first.year) * 12 + last.month - first.month - (last.day < first.day)
        sign = 1 if start <= end else -1
        between = f"'{start}', '{end}'"
        sql = f"SELECT TIMESTAMPDIFF(MONTH, {between}), TIMESTAMPDIFF(YEAR, {between})"
        (found,) = corrections_of(sql, "error", catalog)
        assert _rows(database, found.sql) == [(sign * months, sign * (months // 12))]

    check()
