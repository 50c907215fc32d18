"""Feedback in sentences: what SQLite has, what columns hold, which keys join tables."""

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.answering.agents.repair import OnlineRepair
from lib.answering.repair.feedback import online_feedback
from lib.answering.repair.observation import Observation
from lib.base.params import ChatParams
from lib.base.records import ExecutionResult
from lib.database.catalog import Catalog, Column, Table, load_catalog
from lib.database.contents import with_contents
from lib.database.files import connect_read_only
from lib.database.schema.retrieval import ColumnRef, ValueIndex, read_values
from lib.database.sql.stored_values import NearValues, compared_texts
from tests.answering.agents.views import PlainView, candidates, episode
from tests.conftest import write_database

_SCRIPT = """
CREATE TABLE patients (patient_id INTEGER PRIMARY KEY, name TEXT, sex TEXT, city TEXT, email TEXT,
    active INTEGER);
CREATE TABLE drugs (drug_id INTEGER PRIMARY KEY, title TEXT, price REAL);
CREATE TABLE prescriptions (patient_id INT REFERENCES patients (patient_id),
    drug_id INT REFERENCES drugs (drug_id), amount INT);
CREATE TABLE visits (visit_id INTEGER PRIMARY KEY,
    patient_id INT REFERENCES patients (patient_id), admitted TEXT, discharged TEXT,
    opened_at INTEGER, paid_on TEXT, status TEXT, "Ward Name" TEXT);
"""
_CITIES = (
    "München", "Münster", "Köln", "Berlin", "Hamburg", "Bad Homburg", "Bremen", "Dresden",
    "Leipzig", "Essen", "Dortmund", "Bonn", "Mainz", "Ulm", "Trier", "Kiel",
)  # fmt: skip
_TITLES = ("Desk Lamp", "Floor Lamp", "Oak Table", "Chair", "Bookcase")

Say = Callable[..., str]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("advice") / "hospital.sqlite"
    write_database(path, _SCRIPT)
    with closing(sqlite3.connect(path)) as connection, connection:
        for n in range(40):
            month, day = n % 9 + 1, n % 28 + 1
            left = None if n % 3 else f"2026-0{month}-{day:02} 10:30:00"
            status = ("open", "canceled", "done")[n % 3] if n % 5 else None
            connection.execute(
                "INSERT INTO patients VALUES (?, ?, ?, ?, ?, ?)",
                (n, f"Ann {n}", "FM"[n % 2], _CITIES[n % 16], None if n % 4 else "a@b.c", n % 2),
            )
            connection.execute(
                "INSERT INTO drugs VALUES (?, ?, ?)", (n, f"{_TITLES[n % 5]} {n}", n)
            )
            connection.execute(
                "INSERT INTO visits VALUES (?, ?, ?, ?, ?, ?, ?, 'A')",
                (n, n, f"2026-0{month}-{day:02}", left, 1767225600 + n * 86400,
                 f"{day:02}/0{month}/2026", status),
            )  # fmt: skip
    return path


@pytest.fixture(scope="module")
def catalog(path: Path) -> Catalog:
    return with_contents(path, load_catalog(path))


@pytest.fixture(scope="module")
def say(path: Path, catalog: Catalog) -> Say:
    index = ValueIndex(read_values(path, catalog))
    tables = tuple(table.name for table in catalog.tables)

    def run(sql: str, form: str = "sentences") -> str:
        near = (
            NearValues(one, index.near(ColumnRef(one.table, one.column), one.text, one.inside))
            for one in compared_texts(sql, catalog)
        )
        return online_feedback(
            "column", Observation(sql, _execute(path, sql)), catalog, tables, True, form,  # type: ignore[arg-type]
            tuple(one for one in near if one.values),
        )  # fmt: skip

    return run


def _execute(path: Path, sql: str) -> ExecutionResult:
    with closing(connect_read_only(path)) as connection:
        try:
            cursor = connection.execute(sql)
            columns = tuple(column[0] for column in cursor.description or ())
            return ExecutionResult("ok", columns, tuple(cursor.fetchall()))
        except sqlite3.Error as error:
            return ExecutionResult("error", error=str(error))


_BOTH = "patients AS T1 JOIN drugs AS T2"
_OVER = (
    "over prescriptions: T1.patient_id = prescriptions.patient_id "
    "AND prescriptions.drug_id = T2.drug_id."
)


@pytest.mark.parametrize(
    ("sql", "sentence"),
    [
        (f"SELECT T2.title FROM {_BOTH} ON T1.patient_id = T2.patient_id",
         f"Join T1 and T2 {_OVER}"),
        (f"SELECT T2.title FROM {_BOTH} ON T2.drug_id = T1.drug_id",
         f"Join T1 and T2 {_OVER}"),
        ("SELECT T2.title FROM patients AS T1, drugs AS T2 WHERE T1.patient_id = T2.patient_id",
         f"Join T1 and T2 {_OVER}"),
        ("SELECT drugs.title FROM visits JOIN patients ON visits.visit_id = patients.visit_id "
         "JOIN drugs ON 1 = 1", "Join visits and patients on visits.patient_id = patients."),
        ("SELECT T2.title FROM patients AS T1 JOIN prescriptions AS T3 "
         "ON T1.patient_id = T3.patient_id JOIN drugs AS T2 ON T1.patient_id = T2.patient_id",
         "Join T3 and T2 on T3.drug_id = T2.drug_id."),
        ("SELECT name, title FROM patients",
         "Join drugs over prescriptions: patients.patient_id = prescriptions.patient_id "
         "AND prescriptions.drug_id = drugs.drug_id."),
        ("SELECT name FROM patients JOIN visits USING (patient_id) WHERE title = 'Chair'",
         "Join drugs over prescriptions: patients.patient_id = "),
        ("SELECT T1.name FROM patients AS T1 JOIN visits AS T2 ON T1.patient_d = T2.patient_id "
         "WHERE 1 = (SELECT count(*) FROM drugs AS T3 WHERE T3.drug_id = T2.visit_id)",
         "Join T1 and T2 on T1.patient_id = T2.patient_id."),
    ],
)  # fmt: skip
def test_the_path_of_keys_is_named(say: Say, sql: str, sentence: str) -> None:
    said = say(sql)
    assert sentence in said
    assert "instead of" not in said


_SELF = "Write T1.patient_id instead of T2.patient_id."


@pytest.mark.parametrize(
    ("sql", "never"),
    [
        (f"SELECT T2.title FROM {_BOTH} ON T1.patient_id = T2.patient_id", _SELF),
        (f"SELECT T2.title FROM {_BOTH} ON (T2.patient_id) = (T1.patient_id)", _SELF),
        (f"SELECT T2.patient_id FROM {_BOTH} ON T1.patient_id = T2.patient_id", _SELF),
        (f"SELECT T1.name FROM {_BOTH} ON T1.patient_id = T2.patient_id WHERE ORDER", _SELF),
        (f"SELECT T1.name FROM {_BOTH} ON T1.name <> T2.name", "Write T1.name"),
        ("SELECT name FROM patients WHERE name = naem", "Did you mean name?"),
        ("SELECT p.name FROM patients p WHERE p.city > p.citty", "Did you mean city?"),
    ],
)
def test_nothing_is_suggested_that_compares_a_name_with_itself(
    say: Say, sql: str, never: str
) -> None:
    said = say(sql)
    assert "no such column" in said
    assert never not in said


def test_another_name_is_suggested_than_one_that_compares_with_itself(say: Say) -> None:
    joined = (
        "FROM patients AS T1 JOIN visits AS T3 ON T1.patient_id = T3.patient_id JOIN drugs AS T2"
    )
    said = say(f"SELECT T1.name {joined} WHERE T1.patient_id > T2.patient_id")
    assert "Write T3.patient_id instead of T2.patient_id." in said


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT visit_id FROM visits WHERE admitted > DATE_SUB(CURDATE(), INTERVAL 30 DAY)",
         "Write date('now', '-30 days') instead of DATE_SUB"),
        ("SELECT visit_id FROM visits WHERE admitted > DATE_SUB(nothing(), INTERVAL 30 DAY)",
         "INTERVAL"),
        ("SELECT nme FROM patients WHERE INTERVAL 3 DAY", "date('now', '-30 days')"),
        ("SELECT TOP 5 nme FROM patients", "Write LIMIT"),
        ("SELECT name FROM patients FETCH FIRST 5 ROWS ONLY", "Write LIMIT"),
        ("SELECT amount::text FROM prescriptions", "Write CAST("),
        ("SELECT LEFT(name, 2) FROM patients", "substr(name, 1, 2)"),
        ("SELECT name FROM patients WHERE name ILIKE 'a%'", "name LIKE 'a%'"),
        ("SELECT name FROM patients WHERE name SIMILAR TO 'a'", "LIKE '%part%'"),
        ("SELECT group_concat(name SEPARATOR ',') FROM patients", "Write group_concat("),
        ("SELECT name FROM patients WHERE city = ANY (SELECT city FROM patients)", "IN (SELECT"),
        ("SELECT DISTINCT ON (city) name FROM patients", "GROUP BY"),
        ("SELECT city, count(*) FROM patients GROUP BY city WITH ROLLUP", "UNION ALL"),
        ("SELECT 7 DIV 2 XOR 1", "DIV"),
        ("SELECT name FROM patients MINUS SELECT name FROM patients", "Write EXCEPT."),
        ("SELECT DATEDIFF(DAY, admitted, dischargd) FROM visits", "julianday"),
        ("SELECT DATEADD(MONTH, 1, dischargd) FROM visits", "date(column, '+1 month')"),
        ("SELECT DATEPART(quarter, dischargd) FROM visits", "(strftime('%m', column) + 2) / 3"),
        ("SELECT CONCAT(name, city) FROM patients", "name || "),
        ("SELECT NVL(city, '-'), MEDIAN(active) FROM patients", "coalesce(city, '-')"),
        ("SELECT MEDIAN(active) FROM patients", "LIMIT 1 OFFSET"),
    ],
)  # fmt: skip
def test_other_dialects_are_told_in_sqlites_words(say: Say, sql: str, said: str) -> None:
    text = say(sql)
    assert said in text
    assert "SQLite has no" in text
    assert "double quotes" not in text
    assert not re.search(r"column (?:DAY|INTERVAL)|table nothing", text)


@pytest.mark.parametrize(
    ("call", "part"),
    [
        ("YEAR({})", "%Y"),
        ("MONTH({})", "%m"),
        ("DAY({})", "%d"),
        ("DAYOFMONTH({})", "%d"),
        ("QUARTER({})", "%m"),
        ("WEEKDAY({})", "%w"),
        ("DAYOFWEEK({})", "%w"),
        ("DAYNAME({})", "%w"),
        ("HOUR({})", "%H"),
        ("WEEK({})", "%W"),
        ("EXTRACT(MONTH FROM {})", "%m"),
        ("DATE_PART('quarter', {})", "%m"),
        ("DATEPART(dw, {})", "%w"),
    ],
)
@pytest.mark.parametrize("column", ["admitted", "paid_on"])
def test_the_part_of_a_date_that_was_asked_for_is_named(
    say: Say, call: str, part: str, column: str
) -> None:
    said = say(f"SELECT {call.format(column)}, count(*) FROM visits GROUP BY 1")
    assert set(re.findall(r"%\w", said)) == {part}
    assert ("/ 3" in said) == ("quarter" in call.lower())


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT month, count(*) FROM visits GROUP BY month", "strftime('%m', visits.admitted)"),
        ("SELECT quarter FROM visits", "(strftime('%m', visits.admitted) + 2) / 3"),
        ("SELECT name FROM patients GROUP BY year", "No table has a column year."),
    ],
)
def test_a_part_of_a_date_is_no_column(say: Say, sql: str, said: str) -> None:
    assert said in say(sql)
    assert "strftime" not in say("SELECT nothing FROM visits")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("sex = 'female'", "patients.sex holds 'F' and 'M', not 'female'."),
        ("sex = 'f'", "holds 'F' and 'M', not 'f'."),
        ("lower(sex) IN ('w', 'f') AND 0", "holds 'F' and 'M', not 'w'."),
        ('sex = "female"', "holds 'F' and 'M', not 'female'."),
        ("sex LIKE 'fem%'", "not 'fem%'"),
        ("active = 'yes'", "patients.active holds 0 and 1, not 'yes'."),
        ("active = 2", "holds 0 and 1, not 2."),
        ("sex <> 'female' AND sex <> 'male' AND 0", "not 'male'."),
        ("city = 'Munchen'", "patients.city has no 'Munchen'. Is 'München' meant?"),
        ("city = 'berlin'", "Is 'Berlin' meant?"),
        ("city IN ('Homburg')", "Is 'Bad Homburg' or 'Hamburg' meant?"),
        ("city LIKE 'Dortmond%'", "Is 'Dortmund' meant?"),
        ("city = 'Dresdn'", "Is 'Dresden' meant?"),
    ],
)
def test_what_is_not_stored_is_told_with_what_is(say: Say, condition: str, said: str) -> None:
    text = say(f"SELECT name FROM patients WHERE {condition}")
    assert said in text
    assert "how they are spelt" not in text


@pytest.mark.parametrize(
    "condition",
    ["sex = 'F'", "sex LIKE 'f'", "lower(sex) = 'f'", "active = 1", "active = '1'", "active = 1.0",
     "city = 'Berlin'", "city LIKE '%erli%'", "sex IN ('F', 'M')", "sex > 'female'"],
)  # fmt: skip
def test_what_is_stored_is_not_doubted(say: Say, condition: str) -> None:
    text = say(f"SELECT name FROM patients WHERE {condition} AND patient_id < 0")
    assert text.splitlines()[1:] == [
        "Check the conditions: which columns hold these values, and how they are spelt."
    ]


def test_of_many_values_those_are_told_that_share_a_word_or_are_near(say: Say) -> None:
    text = say("SELECT drug_id FROM drugs WHERE title = 'lamp for the desk'")
    found = re.findall(r"'([^']+ \d+)'", text)
    assert 0 < len(found) <= 5
    assert all(title.startswith("Desk Lamp") for title in found)
    assert "how they are spelt" in say("SELECT drug_id FROM drugs WHERE title = 'zzz'")


def test_of_many_columns_those_are_told_that_are_most_like_the_wrong_one() -> None:
    names = [f"field_{n}" for n in range(200)] + ["birth_date", "date_of_death", "birthplace"]
    catalog = Catalog("wide", (Table("person", tuple(Column(name, "TEXT") for name in names)),))
    for wrong, first in (("birth_dat", "birth_date"), ("death_date", "date_of_death"),
                         ("birth_place", "birthplace"), ("field199", "field_199"),
                         ("date_of_birth", "birth_date")):  # fmt: skip
        failed = ExecutionResult("error", error=f"no such column: {wrong}")
        seen = Observation(f"SELECT {wrong} FROM person", failed)
        text = online_feedback("column", seen, catalog, ("person",), True, "sentences")
        listed = text.partition("person has 203 columns, such as ")[2].rstrip(".").split(", ")
        assert len(listed) == 30
        assert first in listed[:3]


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("opened_at > '2027-01-01'", "seconds since 1970"),
        ("opened_at BETWEEN '2026' AND '2027'", "datetime(opened_at, 'unixepoch')"),
        ("opened_at = date('now')", "seconds since 1970"),
        ("strftime('%Y', opened_at) = '2026'", "'%Y', opened_at, 'unixepoch')"),
        ("strftime('%Y', admitted) = 2026", "Compare STRFTIME('%Y', admitted) with '2026'."),
        ("strftime('%m', admitted) IN (1, 2)", "with '1'."),
        ("admitted = 2026", "strftime('%Y', admitted) with a year in quotes"),
        ("admitted = '01/02/2026'", "holds dates such as '2026-09-27', not '01/02/2026'."),
        ("admitted = '2026-1-2'", "not '2026-1-2'."),
        ("admitted = '2026-03'", "strftime('%Y-%m', admitted) with '2026-03'"),
        ("discharged = '2026-01-01'", "date(discharged) with '2026-01-01'"),
        ("discharged = 'yes'", "or NULL, not 'yes'."),
        ("admitted > 'now'", "Write date('now') for today."),
        ("paid_on > '2026-01-01' AND 0", "which are not in the order of time"),
        ("paid_on > date('now') AND 0", "substr(paid_on, start, length)"),
        ("strftime('%m', paid_on) = '03'", "which strftime does not read"),
    ],
)
def test_dates_are_told_as_they_are_stored(say: Say, condition: str, said: str) -> None:
    text = say(f"SELECT visit_id FROM visits WHERE {condition}")
    assert said in text
    assert "how they are spelt" not in text


@pytest.mark.parametrize(
    "condition",
    ["opened_at > 1967225600", "datetime(opened_at, 'unixepoch') > '2027-01-01'",
     "admitted > '2027'", "strftime('%Y', admitted) = '2027'", "date(discharged) = '2027-01-01'",
     "CAST(strftime('%Y', admitted) AS INTEGER) = 2027", "strftime('%s', admitted) > '1967225600'"],
)  # fmt: skip
def test_dates_that_are_compared_rightly_are_left_alone(say: Say, condition: str) -> None:
    assert len(say(f"SELECT visit_id FROM visits WHERE {condition}").splitlines()) == 2


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("SELECT visit_id FROM visits WHERE status <> 'open' AND 0",
         "visits.status is NULL in 8 rows, which <> leaves out. Add OR status IS NULL"),
        ("SELECT visit_id FROM visits v WHERE v.status NOT IN ('open') AND 0",
         "Add OR v.status IS NULL"),
        ("SELECT visit_id FROM visits WHERE NOT status = 'open' AND 0", "Add OR status IS NULL"),
        ("SELECT visit_id FROM visits WHERE status NOT LIKE 'o%' AND 0", "Add OR status IS NULL"),
        ("SELECT name FROM patients WHERE email = ''", "Write email IS NULL."),
        ("SELECT name FROM patients WHERE email = 'None'", "Write email IS NULL."),
        ("SELECT name FROM patients WHERE email = NULL", "Nothing equals NULL"),
        ("SELECT name FROM patients WHERE email <> NULL", "Write email IS NOT NULL."),
        ("SELECT name FROM patients WHERE email NOT IN (SELECT status FROM visits)",
         "Add status IS NOT NULL inside it."),
    ],
)  # fmt: skip
def test_missing_values_are_told(say: Say, sql: str, said: str) -> None:
    assert said in say(sql)
    assert "NULL" not in say("SELECT name FROM patients WHERE sex <> 'F' AND 0")


@pytest.mark.parametrize(
    ("sql", "quoted"),
    [
        ("SELECT Ward Name FROM visits", True),
        ("SELECT count(DISTINCT Ward Name) FROM visits", True),
        ("SELECT name FORM patients", False),
        ("SELECT a b c FROM visits", False),
        ('SELECT "Ward Name" b c FROM visits', False),
    ],
)
def test_names_are_to_be_quoted_only_where_one_needs_it(say: Say, sql: str, quoted: bool) -> None:
    assert ('in double quotes: "Ward Name".' in say(sql)) == quoted


@pytest.mark.parametrize(
    ("sql", "line"),
    [
        ("SELECT T2.title FROM patients AS T1 JOIN drugs AS T2 ON T1.patient_id = T2.patient_id",
         "no such column: T2.patient_id ; T1 is patients ; T2 is drugs ; patient_id belongs to "
         "patients , prescriptions , visits ; columns of drugs : drug_id , title , price ; "
         "did you mean T1.patient_id ?"),
        ("SELECT MONTH(admitted) FROM visits", "no such function: MONTH"),
        ("SELECT name FROM patients WHERE sex = 'female'", "the result is empty"),
        ("SELECT name FROM patients WHERE city = 'Munchen'", "the result is empty"),
        ("SELECT TOP 5 name FROM patients", 'near "5": syntax error'),
    ],
)  # fmt: skip
def test_the_line_of_models_that_were_trained_with_it_stays(say: Say, sql: str, line: str) -> None:
    assert say(sql, "line") == line


_PIECES = (
    *("SELECT", "FROM", "JOIN", "ON", "WHERE", "GROUP BY", "NOT", "IN", "LIKE", "=", "<>", "AND"),
    *("patients AS T1", "drugs AS T2", "visits", "T1.patient_id", "T2.patient_id", "sex", "status"),
    *("MONTH(", "EXTRACT(", "strftime('%Y',", "INTERVAL", "::", "admitted", "opened_at", "2026"),
    *("'female'", '"F"', "NULL", "(", ")", ",", "*", "nme", "Ward Name", "'", "COLLATE NOCASE"),
)


def test_whatever_is_written_there_is_feedback(say: Say) -> None:
    @given(st.lists(st.sampled_from(_PIECES), max_size=16))
    @settings(max_examples=100, deadline=None)
    def check(pieces: list[str]) -> None:
        assert say(" ".join(["SELECT name FROM patients WHERE", *pieces]))
        assert say(" ".join(pieces))

    check()


class _NearView(PlainView):
    def near(self, place: ColumnRef, text: str, inside: bool) -> tuple[str, ...]:
        return ("Anna",) if (place, text) == (("singer", "name"), "Ana") else ()


def test_an_agent_looks_up_what_is_near() -> None:
    agent = OnlineRepair("column", 3, ChatParams("", "SQL"), guarded=True)
    asking = episode(True)
    asking = type(asking)(asking.question, _NearView(True))
    request = agent.next(asking)
    assert request is not None
    sql = "SELECT age FROM singer WHERE name = 'Ana'"
    nothing = ExecutionResult("ok", ("age",), ())
    review = agent.review(asking, candidates(request, nothing, sql=[sql]))
    assert review.feedback is not None
    assert "singer.name has no 'Ana'. Is 'Anna' meant?" in review.feedback
