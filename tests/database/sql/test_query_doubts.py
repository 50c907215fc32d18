"""Which answers are doubted, by kind, on a small database with what data has in practice."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from lib.database.catalog import load_catalog
from lib.database.contents import with_contents
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ValueIndex, read_values
from lib.database.sql.doubts import Asked, Doubt, query_doubts

_SCRIPT = """
CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT, plan TEXT, email TEXT);
INSERT INTO customer VALUES
    (1, 'Anna Schmidt', 'Köln', 'Pro', 'a@x.de'), (2, 'Anna Schmidt', 'KÖLN', 'PRO', NULL),
    (3, 'Ben Okafor', 'Berlin', 'Free', 'b@x.de'), (4, 'Carla Ruiz', 'Berlin', 'Free', NULL),
    (5, 'Dai Lin', 'Bonn', 'pro', 'd@x.de');
CREATE TABLE project (
    id INTEGER PRIMARY KEY, title TEXT, budget REAL, billable INTEGER, deadline TEXT,
    customer_id INTEGER REFERENCES customer (id));
INSERT INTO project VALUES
    (1, 'Website', 1000, 1, '2026-03-01', 1), (2, 'Audit', 500, 0, '2026-05-01', 1),
    (3, 'Migration', 2000, 1, NULL, 3), (4, 'Archive', 500, 0, '2025-02-01', 99);
CREATE TABLE employee (
    id INTEGER PRIMARY KEY, name TEXT, salary REAL, wage TEXT, luggage TEXT, born TEXT,
    left_on TEXT);
INSERT INTO employee VALUES
    (1, 'Eve Adler', 4000, '9', '9 kg', '1960-01-01', NULL),
    (2, 'Finn Boateng', 3000, '10', '12 kg', '1985-02-03', '2025-01-31'),
    (3, 'Gus Chen', 3000, '100', '20 kg', '1990-05-06', NULL);
CREATE TABLE entry (
    id INTEGER PRIMARY KEY, hours REAL, note TEXT, day TEXT,
    project_id INTEGER REFERENCES project (id), employee_id INTEGER REFERENCES employee (id));
INSERT INTO entry VALUES
    (1, 2, 'Meeting with Anna about the launch', '2026-01-05', 1, 1),
    (2, 3, 'Wrote the parser', '2026-01-06', 1, 2),
    (3, 1, 'Weekly meeting', '2026-01-07', 2, 1),
    (4, 5, 'Reviewed the contract', '2026-02-01', 3, 1),
    (5, 4, 'Wrote the report', '2026-02-02', 3, NULL);
CREATE TABLE team (code TEXT, season INTEGER, coach TEXT, PRIMARY KEY (code, season));
INSERT INTO team VALUES ('A', 2025, 'Kim'), ('A', 2026, 'Lee'), ('B', 2026, 'Moe');
CREATE TABLE game (
    id INTEGER PRIMARY KEY, code TEXT, season INTEGER, points INTEGER,
    FOREIGN KEY (code, season) REFERENCES team (code, season));
INSERT INTO game VALUES (1, 'A', 2025, 3), (2, 'A', 2026, 1), (3, 'B', 2026, 0), (4, 'A', 2026, 3);
"""

Find = Callable[..., dict[str, str]]


@pytest.fixture(scope="module")
def doubts_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Find]:
    """The sentences of the doubts of a question and its SQL, by kind."""
    path = tmp_path_factory.mktemp("doubts") / "office.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(_SCRIPT)
    catalog = with_contents(path, load_catalog(path))
    values = ValueIndex(read_values(path, catalog))

    with Sandbox(1) as sandbox:

        def find(question: str, sql: str, **more: object) -> dict[str, str]:
            result = sandbox.execute(path, sql)
            assert result.status == "ok", result.error
            named = values.find(question)
            asked = Asked(question, str(path), sql, result, catalog, named, **more)  # type: ignore[arg-type]
            found: list[Doubt] = query_doubts(asked, sandbox)
            return {doubt.kind: doubt.sentence for doubt in found}

        yield find


_OF_ENTRIES = "FROM project p JOIN entry e ON e.project_id = p.id"
_OF_CUSTOMERS = "FROM customer c JOIN project p ON p.customer_id = c.id"

# By kind: what must be doubted, and what must not
_CASES: dict[str, tuple[list[tuple[str, str]], list[tuple[str, str]]]] = {
    "multiplied": (
        [
            ("total budget of projects with entries", f"SELECT sum(p.budget) {_OF_ENTRIES}"),
            ("average budget of projects worked on", f"SELECT avg(budget) {_OF_ENTRIES}"),
            ("total budget by title", f"SELECT title, sum(budget) {_OF_ENTRIES} GROUP BY title"),
            ("How many projects have entries?", f"SELECT count(*) {_OF_ENTRIES}"),
            ("How many customers have projects?", "SELECT count(customer_id) FROM project"),
            ("customer with the highest total budget",
             f"SELECT c.name {_OF_CUSTOMERS} JOIN entry e ON e.project_id = p.id GROUP BY c.id "
             "ORDER BY sum(p.budget) DESC LIMIT 1"),
        ],
        [
            ("total budget", "SELECT sum(budget) FROM project"),
            ("hours of projects", f"SELECT sum(e.hours) {_OF_ENTRIES}"),
            ("How many projects have entries?", f"SELECT count(DISTINCT p.id) {_OF_ENTRIES}"),
            ("How many entries are there?", f"SELECT count(*) {_OF_ENTRIES}"),
            ("number of project entries", f"SELECT count(*) {_OF_ENTRIES}"),
            ("cost of each entry in all", f"SELECT sum(e.hours * p.budget) {_OF_ENTRIES}"),
            ("highest budget of projects with entries", f"SELECT max(p.budget) {_OF_ENTRIES}"),
        ],
    ),
    "average_of_rows": (
        [
            ("average hours per employee", "SELECT avg(hours) FROM entry"),
            ("What are the average hours of each project?", "SELECT avg(hours) FROM entry"),
            ("mean budget per customer", "SELECT avg(budget) FROM project"),
            ("average time that an employee spends, of each project",
             f"SELECT avg(e.hours) {_OF_ENTRIES}"),
            ("Durchschnitt der Stunden pro employee", "SELECT avg(hours) FROM entry"),
            ("How many hours does an employee have on average?", "SELECT avg(hours) FROM entry"),
            ("What is the average of the total hours?", "SELECT avg(hours) FROM entry"),
        ],
        [
            ("average hours per entry", "SELECT avg(hours) FROM entry"),
            ("average salary of an employee", "SELECT avg(salary) FROM employee"),
            ("average hours", "SELECT avg(hours) FROM entry"),
            ("average hours per employee", "SELECT avg(s) FROM (SELECT sum(hours) AS s FROM entry "
             "GROUP BY employee_id) AS x"),
            ("average hours per employee",
             "SELECT sum(hours) / count(DISTINCT employee_id) FROM entry"),
        ],
    ),
    "other_key": (
        [
            ("customers with entries",
             "SELECT c.name FROM customer c JOIN entry e ON e.project_id = c.id"),
            ("hours by employee", "SELECT m.name, sum(hours) FROM employee m JOIN entry e "
             "ON m.id = e.project_id GROUP BY m.id"),
            ("projects by employee",
             "SELECT name, title FROM project p, employee m WHERE p.customer_id = m.id"),
            ("customers without entries", "SELECT name FROM customer c WHERE NOT EXISTS "
             "(SELECT 1 FROM entry e WHERE e.employee_id = c.id)"),
            ("budget and hours",
             "SELECT budget, hours FROM project p JOIN entry e ON p.customer_id = e.employee_id"),
        ],
        [
            ("hours of projects", f"SELECT p.title, e.hours {_OF_ENTRIES}"),
            ("projects of customers", f"SELECT c.name, p.title {_OF_CUSTOMERS}"),
            ("entries of one project", "SELECT a.note, b.note FROM entry a JOIN entry b "
             "ON a.project_id = b.project_id AND a.id < b.id"),
            ("projects with entries", "SELECT title FROM project p WHERE EXISTS "
             "(SELECT 1 FROM entry e WHERE e.project_id = p.id)"),
            ("due on the day of an entry",
             "SELECT title FROM project p JOIN entry e ON e.day = p.deadline"),
        ],
    ),
    "dates_added": (
        [
            ("average deadline", "SELECT avg(deadline) FROM project"),
            ("sum of days", "SELECT sum(day) FROM entry"),
            ("how long on average", "SELECT name, avg(e.day) FROM employee m JOIN entry e "
             "ON e.employee_id = m.id GROUP BY m.id"),
            ("average age", "SELECT avg(born) FROM employee"),
            ("days in all", "SELECT title FROM project p JOIN entry e ON e.project_id = p.id "
             "GROUP BY p.id ORDER BY sum(e.day)"),
        ],
        [
            ("average day", "SELECT avg(julianday(day)) FROM entry"),
            ("last deadline", "SELECT max(deadline) FROM project"),
            ("average hours", "SELECT avg(hours) FROM entry"),
            ("how many deadlines", "SELECT count(deadline) FROM project"),
            ("deadlines of 2026",
             "SELECT sum(strftime('%Y', deadline) = '2026') FROM project"),
        ],
    ),
    "number_as_date": (
        [
            ("points per year",
             "SELECT strftime('%Y', season), sum(points) FROM game GROUP BY 1"),
            ("games of 2026", "SELECT count(*) FROM game WHERE strftime('%Y', season) = '2026'"),
            ("teams of 2026", "SELECT code FROM team WHERE date(season) = '2026-01-01'"),
            ("seasons ago", "SELECT julianday('now') - julianday(season) FROM team"),
            ("points by year", "SELECT strftime('%Y', g.season) AS y, sum(points) FROM game g "
             "GROUP BY y"),
        ],
        [
            ("hours per year", "SELECT strftime('%Y', day), sum(hours) FROM entry GROUP BY 1"),
            ("points per year", "SELECT season, sum(points) FROM game GROUP BY season"),
            ("deadlines", "SELECT date(deadline) FROM project"),
            ("seasons as dates", "SELECT date(season || '-01-01') FROM team"),
            ("days since", "SELECT julianday('now') - julianday(day) FROM entry"),
        ],
    ),
    "null_group": (
        [
            ("hours per employee, average", "SELECT avg(s) FROM (SELECT sum(hours) AS s "
             "FROM entry GROUP BY employee_id) AS x"),
            ("How many employees have entries?", "SELECT count(*) FROM (SELECT employee_id "
             "FROM entry GROUP BY employee_id) AS x"),
            ("employees with 3 hours", "SELECT count(*) FROM (SELECT sum(hours) AS s "
             "FROM entry e GROUP BY e.employee_id HAVING s >= 3) AS x"),
            ("How many deadlines are there?", "SELECT count(*) FROM (SELECT deadline FROM project "
             "GROUP BY deadline) AS x"),
            ("average by CTE", "WITH x AS (SELECT employee_id, sum(hours) AS s FROM entry "
             "GROUP BY employee_id) SELECT avg(s) FROM x"),
        ],
        [
            ("hours per employee", "SELECT employee_id, sum(hours) FROM entry "
             "GROUP BY employee_id"),
            ("hours per project, average", "SELECT avg(s) FROM (SELECT sum(hours) AS s "
             "FROM entry GROUP BY project_id) AS x"),
            ("hours per employee, average", "SELECT avg(s) FROM (SELECT sum(hours) AS s "
             "FROM entry WHERE employee_id IS NOT NULL GROUP BY employee_id) AS x"),
            ("hours per employee, average", "SELECT avg(s) FROM (SELECT sum(hours) AS s "
             "FROM entry e JOIN employee m ON m.id = e.employee_id GROUP BY employee_id) AS x"),
            ("most hours of an employee", "SELECT max(s) FROM (SELECT sum(hours) AS s "
             "FROM entry GROUP BY employee_id) AS x"),
        ],
    ),
    "whole_date": (
        [
            ("In which year were most entries made?",
             "SELECT day FROM entry GROUP BY day ORDER BY count(*) DESC LIMIT 1"),
            ("hours per month", "SELECT day, sum(hours) FROM entry GROUP BY day"),
            ("In what year was Eve born?", "SELECT born FROM employee WHERE name LIKE 'Eve%'"),
            ("entries by weekday", "SELECT day, count(*) FROM entry GROUP BY 1"),
            ("In welchem Monat ist das Audit fällig?",
             "SELECT deadline FROM project WHERE title = 'Audit'"),
        ],
        [
            ("hours per month",
             "SELECT strftime('%Y-%m', day), sum(hours) FROM entry GROUP BY 1"),
            ("On which day was most done?",
             "SELECT day FROM entry GROUP BY day ORDER BY sum(hours) DESC LIMIT 1"),
            ("which year has the most points",
             "SELECT season FROM game GROUP BY season ORDER BY sum(points) DESC LIMIT 1"),
            ("entries of this year", "SELECT day, note FROM entry"),
            ("deadlines", "SELECT deadline FROM project"),
        ],
    ),
    "other_end": (
        [
            ("Who is the oldest employee?",
             "SELECT name FROM employee ORDER BY born DESC LIMIT 1"),
            ("the youngest employee", "SELECT name FROM employee ORDER BY born LIMIT 1"),
            ("the most recent entry", "SELECT note FROM entry ORDER BY day LIMIT 1"),
            ("earliest deadline", "SELECT max(deadline) FROM project"),
            ("latest entry of each project", "SELECT project_id, min(day) FROM entry GROUP BY 1"),
            ("die ältesten Kollegen", "SELECT name FROM employee WHERE born = "
             "(SELECT max(born) FROM employee)"),
        ],
        [
            ("Who is the oldest employee?", "SELECT name FROM employee ORDER BY born LIMIT 1"),
            ("the youngest employee", "SELECT name FROM employee ORDER BY born DESC LIMIT 1"),
            ("earliest and latest deadline", "SELECT min(deadline), max(deadline) FROM project"),
            ("the oldest season", "SELECT min(season) FROM game"),
            ("latest entry", "SELECT max(day) FROM entry"),
            ("Stunden der letzten Tage, nach Datum", "SELECT hours FROM entry ORDER BY day"),
        ],
    ),
    "only_keys": (
        [
            ("Which customers have projects?", "SELECT DISTINCT customer_id FROM project"),
            ("Who lives in Berlin?", "SELECT id FROM customer WHERE city = 'Berlin'"),
            ("customers without projects", "SELECT id FROM customer EXCEPT "
             "SELECT customer_id FROM project"),
            ("List the employees who have left", "SELECT id FROM employee WHERE left_on > ''"),
            ("the dearest project",
             "SELECT id FROM project ORDER BY budget DESC LIMIT 1"),
            ("Welche Kunden sind aus Bonn?", "SELECT c.id FROM customer c WHERE city = 'Bonn'"),
        ],
        [
            ("ids of customers of Berlin", "SELECT id FROM customer WHERE city = 'Berlin'"),
            ("Who lives in Berlin?", "SELECT id, name FROM customer WHERE city = 'Berlin'"),
            ("entries of 5 hours", "SELECT id FROM entry WHERE hours = 5"),
            ("How many customers?", "SELECT count(id) FROM customer"),
            ("customer number of Anna", "SELECT id FROM customer WHERE name LIKE 'Anna%'"),
        ],
    ),
    "lost_rows": (
        [
            ("All projects with their customers", f"SELECT p.title, c.name {_OF_CUSTOMERS}"),
            ("How many projects are there?", f"SELECT count(*) {_OF_CUSTOMERS}"),
            ("What is the total budget?", f"SELECT sum(p.budget) {_OF_CUSTOMERS}"),
            ("Projects that are not billable, with their customers",
             f"SELECT p.title, c.name {_OF_CUSTOMERS} WHERE p.billable = 0"),
            ("Notes and employees", "SELECT e.note, m.name FROM entry e JOIN employee m "
             "ON m.id = e.employee_id"),
            ("Titles by deadline", f"SELECT p.title, c.city {_OF_CUSTOMERS} ORDER BY p.deadline"),
        ],
        [
            ("All projects with their customers",
             "SELECT title, name FROM project p LEFT JOIN customer c ON c.id = p.customer_id"),
            ("Projects of Berlin", f"SELECT p.title {_OF_CUSTOMERS} WHERE c.city = 'Berlin'"),
            ("Projects by customer", f"SELECT c.name, count(*) {_OF_CUSTOMERS} GROUP BY c.id"),
            ("Which customers have projects?", f"SELECT DISTINCT c.name {_OF_CUSTOMERS}"),
            ("entries and projects", f"SELECT p.title, e.note {_OF_ENTRIES}"),
            ("Billable projects, with their customers",
             f"SELECT p.title, c.name {_OF_CUSTOMERS} WHERE p.billable = 1"),
        ],
    ),
    "half_key": (
        [
            ("points and coaches",
             "SELECT coach, points FROM game JOIN team ON game.code = team.code"),
            ("points and coaches",
             "SELECT coach, points FROM game g JOIN team t ON t.season = g.season"),
            ("points and coaches",
             "SELECT coach, points FROM game g, team t WHERE t.season = g.season"),
            ("coaches with points", "SELECT coach FROM team t WHERE EXISTS (SELECT 1 FROM game g "
             "JOIN team u ON u.code = g.code)"),
            ("sum of points per coach", "SELECT coach, sum(points) FROM team t JOIN game g "
             "ON t.code = g.code GROUP BY coach"),
        ],
        [
            ("points and coaches", "SELECT coach, points FROM game g JOIN team t "
             "ON t.code = g.code AND t.season = g.season"),
            ("points and coaches", "SELECT coach, points FROM game g JOIN team t "
             "ON t.code = g.code WHERE t.season = g.season"),
            ("points and coaches", "SELECT coach, points FROM game g, team t "
             "WHERE g.season = t.season AND g.code = t.code"),
            ("points", "SELECT points FROM game WHERE code = 'A'"),
            ("entries of projects", f"SELECT note {_OF_ENTRIES}"),
        ],
    ),
    "same_names": (
        [
            ("customers without projects",
             f"SELECT name FROM customer EXCEPT SELECT c.name {_OF_CUSTOMERS}"),
            ("customers of Köln and with projects", "SELECT name FROM customer WHERE city = 'Köln' "
             f"INTERSECT SELECT c.name {_OF_CUSTOMERS}"),
            ("projects by customer", f"SELECT name, count(*) {_OF_CUSTOMERS} GROUP BY name"),
            ("customer with most projects", f"SELECT c.name {_OF_CUSTOMERS} GROUP BY c.name "
             "ORDER BY count(*) DESC LIMIT 1"),
            ("customers with budget", f"SELECT c.name, sum(budget) {_OF_CUSTOMERS} GROUP BY 1"),
        ],
        [
            ("customers without projects",
             f"SELECT id FROM customer EXCEPT SELECT c.id {_OF_CUSTOMERS}"),
            ("customers without projects",
             f"SELECT id, name FROM customer EXCEPT SELECT c.id, c.name {_OF_CUSTOMERS}"),
            ("projects by customer", f"SELECT name, count(*) {_OF_CUSTOMERS} GROUP BY c.id"),
            ("cities without projects",
             f"SELECT city FROM customer EXCEPT SELECT c.city {_OF_CUSTOMERS}"),
            ("employees without entries", "SELECT name FROM employee EXCEPT SELECT m.name FROM "
             "employee m JOIN entry e ON e.employee_id = m.id"),
            ("hours by employee", "SELECT name, sum(hours) FROM employee m JOIN entry e "
             "ON e.employee_id = m.id GROUP BY name"),
        ],
    ),
    "hidden_group": (
        [
            ("customers by city", "SELECT count(*) FROM customer GROUP BY city"),
            ("hours by project", "SELECT sum(hours) FROM entry GROUP BY project_id"),
            ("highest and lowest budget by customer",
             "SELECT max(budget), min(budget) FROM project GROUP BY customer_id"),
            ("customers by city", "SELECT name, count(*) FROM customer GROUP BY city"),
            ("hours and notes of each project",
             "SELECT project_id, note, sum(hours) FROM entry GROUP BY project_id"),
            ("how many, and who", "SELECT name, count(*) FROM customer"),
        ],
        [
            ("customers by city", "SELECT city, count(*) FROM customer GROUP BY city"),
            ("number of customers", "SELECT count(*) FROM customer"),
            ("projects by customer", f"SELECT c.name, count(*) {_OF_CUSTOMERS} GROUP BY c.id"),
            ("dearest project of each customer",
             "SELECT customer_id, title, max(budget) FROM project GROUP BY customer_id"),
            ("cities with two customers",
             "SELECT city FROM customer GROUP BY city HAVING count(*) = 2"),
        ],
    ),
    "text_as_number": (
        [
            ("highest wage", "SELECT name FROM employee ORDER BY wage DESC LIMIT 1"),
            ("highest wage", "SELECT max(wage) FROM employee"),
            ("employees by wage", "SELECT name FROM employee ORDER BY wage"),
            ("wages above 50", "SELECT name FROM employee WHERE wage > 50"),
            ("total luggage", "SELECT sum(luggage) FROM employee"),
            ("heaviest luggage", "SELECT max(luggage) FROM employee"),
            ("luggage in pounds", "SELECT luggage * 2.2 FROM employee"),
        ],
        [
            ("total wage", "SELECT sum(wage) FROM employee"),
            ("highest wage",
             "SELECT name FROM employee ORDER BY CAST(wage AS INTEGER) DESC LIMIT 1"),
            ("employees by name", "SELECT name FROM employee ORDER BY name"),
            ("the oldest", "SELECT name FROM employee ORDER BY born LIMIT 1"),
            ("highest salary", "SELECT max(salary) FROM employee"),
            ("lowest wage of Finn", "SELECT min(wage) FROM employee WHERE id = 2"),
        ],
    ),
    "other_spellings": (
        [
            ("customers of Köln", "SELECT id FROM customer WHERE city = 'Köln'"),
            ("customers of KÖLN", "SELECT id FROM customer WHERE city = 'KÖLN'"),
            ("how many on plan Pro", "SELECT count(*) FROM customer WHERE plan = 'Pro'"),
            ("how many on plan pro", "SELECT count(*) FROM customer WHERE plan = 'pro'"),
            ("projects of Köln", f"SELECT title {_OF_CUSTOMERS} WHERE city = 'KÖLN'"),
            ("customers of Koln", "SELECT count(*) FROM customer WHERE city = 'Koln'"),
        ],
        [
            ("customers of Berlin", "SELECT id FROM customer WHERE city = 'Berlin'"),
            ("customers on Free", "SELECT id FROM customer WHERE plan = 'Free'"),
            ("plan Pro", "SELECT count(*) FROM customer WHERE lower(plan) = 'pro'"),
            ("plan Pro", "SELECT count(*) FROM customer WHERE plan IN ('Pro', 'PRO', 'pro')"),
            ("projects of Köln", f"SELECT title {_OF_CUSTOMERS} WHERE city = 'Köln'"),
        ],
    ),
    "null_beside_not": (
        [
            ("customers with another email", "SELECT name FROM customer WHERE email <> 'a@x.de'"),
            ("customers with another email", "SELECT name FROM customer WHERE email != 'a@x.de'"),
            ("not a@x.de", "SELECT count(*) FROM customer WHERE NOT email = 'a@x.de'"),
            ("not at x.de", "SELECT count(*) FROM customer WHERE email NOT LIKE '%x.de'"),
            ("neither", "SELECT name FROM customer WHERE email NOT IN ('a@x.de', 'b@x.de')"),
            ("not in 2026", "SELECT title FROM project WHERE "
             "deadline NOT BETWEEN '2026-01-01' AND '2026-12-31'"),
            ("employees without entries", "SELECT name FROM employee WHERE id NOT IN "
             "(SELECT employee_id FROM entry)"),
        ],
        [
            ("not from Berlin", "SELECT name FROM customer WHERE city <> 'Berlin'"),
            ("other or no email",
             "SELECT name FROM customer WHERE email <> 'a@x.de' OR email IS NULL"),
            ("other emails",
             "SELECT name FROM customer WHERE email <> 'a@x.de' AND email IS NOT NULL"),
            ("employees without entries", "SELECT name FROM employee WHERE id NOT IN "
             "(SELECT employee_id FROM entry WHERE employee_id IS NOT NULL)"),
            ("not of Bonn", "SELECT count(*) FROM customer WHERE NOT city = 'Bonn'"),
            ("projects without entries", "SELECT title FROM project WHERE id NOT IN "
             "(SELECT project_id FROM entry)"),
        ],
    ),
    "null_first": (
        [
            ("first deadline", "SELECT title FROM project ORDER BY deadline LIMIT 1"),
            ("first to leave", "SELECT name FROM employee ORDER BY left_on LIMIT 1"),
            ("first two to leave", "SELECT name, left_on FROM employee ORDER BY left_on LIMIT 2"),
            ("lowest email", "SELECT email FROM customer ORDER BY email ASC LIMIT 1"),
            ("first deadline", "SELECT title FROM project WHERE id = (SELECT id FROM project "
             "ORDER BY deadline LIMIT 1)"),
        ],
        [
            ("last deadline", "SELECT title FROM project ORDER BY deadline DESC LIMIT 1"),
            ("first deadline", "SELECT title FROM project WHERE deadline IS NOT NULL "
             "ORDER BY deadline LIMIT 1"),
            ("lowest budget", "SELECT title FROM project ORDER BY budget, id LIMIT 1"),
            ("all by deadline", "SELECT title FROM project ORDER BY deadline"),
            ("first deadline", "SELECT min(deadline) FROM project"),
        ],
    ),
    "tie": (
        [
            ("project with the lowest budget", "SELECT title FROM project ORDER BY budget LIMIT 1"),
            ("lowest salary", "SELECT name FROM employee ORDER BY salary LIMIT 1"),
            ("project with the fewest entries",
             f"SELECT p.title {_OF_ENTRIES} WHERE p.id <> 2 GROUP BY p.id "
             "ORDER BY count(*) DESC LIMIT 1"),
            ("second salary", "SELECT name FROM employee ORDER BY salary DESC LIMIT 1 OFFSET 1"),
            ("title with the most entries", f"SELECT title {_OF_ENTRIES} GROUP BY title "
             "ORDER BY count(*) DESC LIMIT 1"),
        ],
        [
            ("highest budget", "SELECT title FROM project ORDER BY budget DESC LIMIT 1"),
            ("lowest budget", "SELECT budget FROM project ORDER BY budget LIMIT 1"),
            ("two lowest salaries", "SELECT name FROM employee ORDER BY salary LIMIT 2"),
            ("lowest salary", "SELECT name FROM employee WHERE salary = "
             "(SELECT min(salary) FROM employee)"),
            ("highest salary", "SELECT name FROM employee ORDER BY salary DESC LIMIT 1"),
            ("most common salary",
             "SELECT points FROM game GROUP BY points ORDER BY count(*) LIMIT 1"),
        ],
    ),
    "no_ratio": (
        [
            ("What percentage of projects is billable?",
             "SELECT count(*) FROM project WHERE billable = 1"),
            ("percent of customers on Free", "SELECT count(*) FROM customer WHERE plan = 'Free'"),
            ("What share of hours is for Website?", "SELECT sum(hours) FROM entry"),
            ("Welcher Anteil ist billable?", "SELECT sum(billable) FROM project"),
            ("the rate of billable projects", "SELECT sum(billable) FROM project"),
            ("ratio of free customers", "SELECT count(*) / count(DISTINCT plan) FROM customer"),
            ("How many % are billable?", "SELECT sum(billable) FROM project"),
        ],
        [
            ("percentage billable", "SELECT 100.0 * sum(billable) / count(*) FROM project"),
            ("raised by 10%", "SELECT budget * 1.1 FROM project"),
            ("percentage billable", "SELECT 100 * avg(billable = 1) FROM project"),
            ("ratio of two", "SELECT CAST(count(email) AS REAL) / count(*) FROM customer"),
            ("projects that customers share", "SELECT count(*) FROM project"),
            ("how many are billable", "SELECT sum(billable) FROM project"),
        ],
    ),
    "no_group": (
        [
            ("How many customers are there in each city?", "SELECT count(*) FROM customer"),
            ("hours per project", "SELECT sum(hours) FROM entry"),
            ("the dearest project of every customer",
             "SELECT title FROM project ORDER BY budget DESC LIMIT 1"),
            ("for each project its hours", "SELECT title, sum(hours) " + _OF_ENTRIES),
            ("Stunden pro Projekt", "SELECT sum(hours) FROM entry"),
        ],
        [
            ("customers in each city", "SELECT city, count(*) FROM customer GROUP BY city"),
            ("name and city of each customer", "SELECT name, city FROM customer"),
            ("hours in all", "SELECT sum(hours) FROM entry"),
            ("dearest of each", "SELECT title FROM (SELECT title, rank() OVER (PARTITION BY "
             "customer_id ORDER BY budget) AS n FROM project) AS r WHERE n = 1"),
            ("average hours per employee", "SELECT avg(s) FROM (SELECT sum(hours) AS s FROM entry "
             "GROUP BY employee_id) AS x"),
        ],
    ),
    "no_comparison": (
        [
            ("entries since 2025", "SELECT * FROM entry WHERE day LIKE '2025%'"),
            ("Einträge seit 2025", "SELECT * FROM entry WHERE day LIKE '2025%'"),
            ("budget of more than $5,000", "SELECT title FROM project WHERE budget = 5000"),
            ("customers with more than two projects",
             f"SELECT c.name {_OF_CUSTOMERS} GROUP BY c.id HAVING count(*) = 2"),
            ("entries before the year 2025", "SELECT * FROM entry WHERE day <> '2025-01-01'"),
            ("entries until March", "SELECT * FROM entry WHERE day LIKE '2026-03%'"),
        ],
        [
            ("entries since 2025", "SELECT * FROM entry WHERE day >= '2025-01-01'"),
            ("entries of 2025", "SELECT * FROM entry WHERE day LIKE '2025%'"),
            ("between 3 and 5 hours", "SELECT * FROM entry WHERE hours BETWEEN 3 AND 5"),
            ("customers with at least 1 project", f"SELECT DISTINCT c.name {_OF_CUSTOMERS}"),
            ("after lunch", "SELECT * FROM entry WHERE note LIKE '%lunch%'"),
            ("Einträge vor 3 Tagen", "SELECT * FROM entry WHERE day = date('now', '-3 days')"),
        ],
    ),
    "no_median": (
        [
            ("median salary", "SELECT avg(salary) FROM employee"),
            ("What is the median of hours?", "SELECT hours FROM entry ORDER BY hours"),
            ("Median budget", "SELECT max(budget) / 2 FROM project"),
            ("medians of hours", "SELECT project_id, avg(hours) FROM entry GROUP BY project_id"),
            ("the median", "SELECT salary FROM employee ORDER BY salary LIMIT 1"),
        ],
        [
            ("median salary", "SELECT salary FROM employee ORDER BY salary LIMIT 1 OFFSET 1"),
            ("mean salary", "SELECT avg(salary) FROM employee"),
            ("median", "SELECT avg(h) FROM (SELECT hours AS h, row_number() OVER (ORDER BY hours) "
             "AS n FROM entry) AS x WHERE n = 3"),
            ("mediation", "SELECT count(*) FROM entry"),
            ("medium", "SELECT avg(hours) FROM entry"),
        ],
    ),
    "no_superlative": (
        [
            ("the oldest employee", "SELECT name FROM employee"),
            ("the project with the highest budget", "SELECT title FROM project"),
            ("Who has the lowest salary?", "SELECT name FROM employee WHERE salary < 3500"),
            ("top 3 projects", "SELECT title FROM project LIMIT 3"),
            ("most hours", "SELECT note, hours FROM entry"),
        ],
        [
            ("the oldest employee", "SELECT name FROM employee ORDER BY born LIMIT 1"),
            ("highest budget", "SELECT max(budget) FROM project"),
            ("at least two", "SELECT title FROM project WHERE id >= 2"),
            ("at most 3 hours", "SELECT note FROM entry WHERE hours <= 3"),
            ("all employees", "SELECT name FROM employee"),
        ],
    ),
    "no_today": (
        [
            ("entries of the last 30 days", "SELECT * FROM entry WHERE day > '2026-01-01'"),
            ("employees older than 65", "SELECT name FROM employee WHERE born < '1960-06-01'"),
            ("hours this month", "SELECT sum(hours) FROM entry WHERE day LIKE '2026-02%'"),
            ("overdue projects", "SELECT title FROM project WHERE deadline < '2026-01-01'"),
            ("How old are they?", "SELECT name, 2026 - born FROM employee"),
            ("Stunden letzten Monat", "SELECT sum(hours) FROM entry"),
            ("Wer ist unter 40 Jahre alt?", "SELECT name FROM employee WHERE born LIKE '19%'"),
        ],
        [
            ("entries of the last 30 days",
             "SELECT * FROM entry WHERE day > date('now', '-30 days')"),
            ("overdue projects", "SELECT title FROM project WHERE deadline < CURRENT_DATE"),
            ("entries of 2026", "SELECT * FROM entry WHERE day LIKE '2026%'"),
            ("the last entry", "SELECT * FROM entry ORDER BY day DESC LIMIT 1"),
            ("budget above 65", "SELECT title FROM project WHERE budget > 65"),
        ],
    ),
    "no_negation": (
        [
            ("projects that are not billable", "SELECT title FROM project"),
            ("customers without email", "SELECT name FROM customer WHERE email LIKE '%x%'"),
            ("who never had a project", f"SELECT c.name {_OF_CUSTOMERS}"),
            ("Kunden ohne Projekte", "SELECT name FROM customer"),
            ("employees who haven't left", "SELECT name FROM employee"),
            ("Who is still employed?", "SELECT name FROM employee"),
            ("total budget, Audit excluded", "SELECT sum(budget) FROM project"),
            ("all except Eve", "SELECT name FROM employee WHERE name LIKE 'Eve%'"),
        ],
        [
            ("projects that are not billable", "SELECT title FROM project WHERE billable = 0"),
            ("customers without email", "SELECT name FROM customer WHERE email IS NULL"),
            ("no more than 3 hours", "SELECT note FROM entry WHERE hours <= 3"),
            ("never had a project",
             f"SELECT id FROM customer EXCEPT SELECT c.id {_OF_CUSTOMERS}"),
            ("billable projects", "SELECT title FROM project WHERE billable = 1"),
        ],
    ),
    "unused_value": (
        [
            ("customers of Berlin", "SELECT name FROM customer"),
            ("customers in Köln", "SELECT name FROM customer WHERE plan = 'Free'"),
            ("how many Free customers", "SELECT count(*) FROM customer"),
            ("hours of Eve Adler", "SELECT sum(hours) FROM entry"),
            ("entries for Website", "SELECT count(*) FROM entry"),
            ("hours for audit", "SELECT sum(hours) FROM entry"),
        ],
        [
            ("customers of Berlin", "SELECT name FROM customer WHERE city = 'Berlin'"),
            ("customers in berlin", "SELECT name FROM customer WHERE city LIKE '%berlin%'"),
            ("hours of Eve Adler", "SELECT sum(hours) FROM entry e JOIN employee m "
             "ON e.employee_id = m.id WHERE name = 'Eve Adler'"),
            ("all customers", "SELECT name FROM customer"),
            ("the audit of the hours", "SELECT sum(hours) FROM entry"),
        ],
    ),
    "unused_number": (
        [
            ("projects due in 2026", "SELECT title FROM project"),
            ("the 3 dearest projects", "SELECT title FROM project ORDER BY budget DESC LIMIT 1"),
            ("budgets above 1,500", "SELECT title FROM project WHERE budget > 100"),
            ('entries with "contract"', "SELECT note FROM entry"),
            ("customers with two projects", f"SELECT c.name {_OF_CUSTOMERS} GROUP BY c.id"),
        ],
        [
            ("projects due in 2026", "SELECT title FROM project WHERE deadline LIKE '2026%'"),
            ("the 3 dearest", "SELECT title FROM project ORDER BY budget DESC LIMIT 3"),
            ("more than 3 hours", "SELECT note FROM entry WHERE hours >= 4"),
            ("budgets above 1,500", "SELECT title FROM project WHERE budget > 1500"),
            ('entries with "contract"', "SELECT note FROM entry WHERE note LIKE '%contract%'"),
            ("more than two", f"SELECT c.name {_OF_CUSTOMERS} GROUP BY c.id HAVING count(*) > 2"),
        ],
    ),
    "unused_column": (
        [
            ("names and salary of employees", "SELECT name FROM employee"),
            ("city of each customer", "SELECT name FROM customer"),
            ("budget of projects", "SELECT title FROM project"),
            ("hours and notes of entries", "SELECT note FROM entry"),
            ("points of team A", "SELECT id FROM game WHERE code = 'A'"),
            ("customers by plan", "SELECT count(*) FROM customer"),
        ],
        [
            ("names and salary of employees", "SELECT name, salary FROM employee"),
            ("highest budget", "SELECT title FROM project ORDER BY budget DESC LIMIT 1"),
            ("all about customers and their plan", "SELECT * FROM customer"),
            ("employee names", "SELECT name FROM employee"),
            ("title of the projects", "SELECT title FROM project"),
            ("hours", "SELECT sum(HOURS) FROM entry"),
        ],
    ),
    "unused_word": (
        [
            ("hours spent in meetings", "SELECT sum(hours) FROM entry"),
            ("entries about the contract", "SELECT count(*) FROM entry"),
            ("time on the parser", "SELECT sum(hours) FROM entry"),
            ("entries mentioning launch", "SELECT hours FROM entry"),
            ("hours for reports", "SELECT sum(hours) FROM entry WHERE hours > 1"),
        ],
        [
            ("hours in meetings", "SELECT sum(hours) FROM entry WHERE note LIKE '%meeting%'"),
            ("hours in gardens", "SELECT sum(hours) FROM entry"),
            ("hours of projects", f"SELECT sum(hours) {_OF_ENTRIES}"),
            ("sum of all hours", "SELECT sum(hours) FROM entry"),
            ("contract", "SELECT count(*) FROM customer"),
        ],
    ),
}  # fmt: skip


def _rows(fires: bool) -> list[tuple[str, str, str]]:
    parts = [(kind, cases[0] if fires else cases[1]) for kind, cases in _CASES.items()]
    return [(kind, question, sql) for kind, rows in parts for question, sql in rows]


@pytest.mark.parametrize(("kind", "question", "sql"), _rows(True))
def test_a_query_that_leaves_something_out_is_doubted(
    doubts_of: Find, kind: str, question: str, sql: str
) -> None:
    assert kind in doubts_of(question, sql)


@pytest.mark.parametrize(("kind", "question", "sql"), _rows(False))
def test_a_query_that_answers_is_not_doubted_for_it(
    doubts_of: Find, kind: str, question: str, sql: str
) -> None:
    assert kind not in doubts_of(question, sql)


@pytest.mark.parametrize(
    ("question", "earlier", "sql", "doubted"),
    [
        ("How many of those are billable?", "title FROM project", "count(*) FROM customer", True),
        ("What are their cities?", "title FROM project", "city FROM customer", True),
        ("What about the plan?", "budget FROM project", "plan FROM customer", True),
        ("and its coach?", "note FROM entry", "coach FROM team", True),
        ("only these ones", "note FROM entry", "coach FROM team", True),
        ("How many of those are billable?", "title FROM project", "count(*) FROM project", False),
        ("their cities", "title FROM project", f"city {_OF_CUSTOMERS}", False),
        ("How many customers are there?", "title FROM project", "count(*) FROM customer", False),
        ("What are their cities?", "nothing of (", "city FROM customer", False),
        ("What are their cities?", "1", "city FROM customer", False),
    ],
)
def test_a_follow_up_that_drops_the_tables_before_is_doubted(
    doubts_of: Find, question: str, earlier: str, sql: str, doubted: bool
) -> None:
    found = doubts_of(question, f"SELECT {sql}", earlier=f"SELECT {earlier}")
    assert ("dropped_table" in found) == doubted


@pytest.mark.parametrize(
    ("question", "left_out", "doubted"),
    [
        ("leases of vehicles", ("lease", "vehicle"), True),
        ("Who rents?", ("lease",), True),
        ("leases of vehicles", (), False),
        ("leases of customers", ("lease",), False),
        ("names", ("lease",), False),
    ],
)
def test_where_tables_were_not_shown_a_word_must_be_shared(
    doubts_of: Find, question: str, left_out: tuple[str, ...], doubted: bool
) -> None:
    found = doubts_of(question, "SELECT name FROM customer", left_out=left_out)
    assert ("table_not_shown" in found) == doubted


@pytest.mark.parametrize(
    ("question", "sql", "said"),
    [
        ("total budget of projects with entries", f"SELECT sum(p.budget) {_OF_ENTRIES}",
         "Each row of project counts once for each of its rows of entry, of which there are up to "
         "2."),
        ("How many projects have entries?", f"SELECT count(*) {_OF_ENTRIES}",
         "Each row of project counts once for each of its rows of entry, of which there are up to "
         "2."),
        ("How many projects are there?", f"SELECT count(*) {_OF_CUSTOMERS}",
         "Left out: 1 of project, without a row of customer for the customer id."),
        ("projects by customer", f"SELECT name, count(*) {_OF_CUSTOMERS} GROUP BY name",
         "2 rows of customer are called Anna Schmidt; they are taken for one."),
        ("lowest budget", "SELECT title FROM project ORDER BY budget LIMIT 1",
         "Left out: 1 more with the same value as the one shown."),
        ("how many on Pro", "SELECT count(*) FROM customer WHERE plan = 'Pro'",
         "Other spellings are left out: 'PRO' and 'pro'."),
        ("projects due in 2026", "SELECT title FROM project",
         "2026 of the question is not in the query."),
        ("total luggage", "SELECT sum(luggage) FROM employee",
         "luggage holds texts such as '9 kg', which do not add up as numbers do."),
    ],
)  # fmt: skip
def test_a_doubt_says_what_was_left_out(
    doubts_of: Find, question: str, sql: str, said: str
) -> None:
    assert said in doubts_of(question, sql).values()


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT 1", "SELECT name FROM customer UNION SELECT title FROM project",
        "WITH x AS (SELECT * FROM customer) SELECT count(*) FROM x JOIN project",
        "SELECT * FROM (SELECT * FROM project JOIN entry) AS x", "VALUES (1), (2)",
        "SELECT count(*), sum(1), avg(NULL)", "SELECT x.* FROM json_each('[1]') AS x",
    ],
)  # fmt: skip
def test_any_query_may_be_looked_at(doubts_of: Find, sql: str) -> None:
    doubts_of("How many customers are there per project, not in 2026?", sql)
