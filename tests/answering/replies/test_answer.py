"""Why an answer may be wrong: the whole episode counts."""

import pytest

from lib.answering.repair.observation import Observation
from lib.answering.replies.answer import attempted_change, doubts
from lib.base.records import ExecutionResult, PlanCost, Value
from lib.database.catalog import Catalog, Column, Table

_CATALOG = Catalog(
    "shop",
    (
        Table("member", (Column("id", "INTEGER"), Column("active", "TEXT"), Column("age", "INT"))),
        Table("visit", (Column("member_id", "INTEGER"), Column("day", "TEXT"))),
    ),
)
_COUNT = "SELECT count(*) FROM member"
_Row = tuple[Value, ...]


def _ran(sql: str, *rows: _Row, joined: bool = True) -> Observation:
    plan = PlanCost(cartesian_joins=0 if joined else 1)
    return Observation(sql, ExecutionResult("ok", ("a",), rows), plan)


def _failed(sql: str, error: str = "no such column: x") -> Observation:
    return Observation(sql, ExecutionResult("error", error=error))


def _refused(sql: str, verb: str) -> Observation:
    error = f"{verb} is not allowed: a query may only read"
    return Observation(sql, ExecutionResult("refused", error=error))


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ([_ran(f"{_COUNT} WHERE active = 'yes please'", (0,)), _ran(_COUNT, (3,))],
         ["An earlier query also required active = 'yes please'; this one does not."]),
        ([_failed(f"{_COUNT} WHERE actve = 1 AND age > 3"), _ran(_COUNT, (3,))],
         ["An earlier query also required actve = 1; this one does not.",
          "An earlier query also required age > 3; this one does not."]),
        ([_ran(f"{_COUNT} WHERE active = 'x'", (0,)), _ran(f"{_COUNT} WHERE active = 'y'", (0,)),
          _ran(f"{_COUNT} WHERE active = 'X'", (2,))],
         ["An earlier query also required active = 'y'; this one does not."]),
        ([_ran("SELECT age FROM member JOIN visit ON id = member_id"),
          _ran("SELECT age FROM member", (3,))],
         ["An earlier query, which found nothing, also read visit."]),
        ([_ran("SELECT age, day FROM member JOIN visit", (3, "d"), joined=False),
          _ran("SELECT age FROM member", (3,))], ["An earlier query also read visit."]),
        ([_ran("SELECT age FROM member WHERE id = 1", (None,)),
          _ran("SELECT active FROM member WHERE id = 1", ("a",))],
         ["An earlier query asked for age, and found no value."]),
        ([_ran("SELECT id FROM member WHERE age = 1 AND age = 2"),
          _ran("SELECT id FROM member WHERE age = 1 OR age = 2", (1,))],
         ["An earlier query found nothing, and asked for more at once."]),
        ([_ran(f"{_COUNT} WHERE age > 99", (0,))], ["The result is zero"]),
        ([_failed(_COUNT)], ["No query of the model ran."]),
        # mended, not avoided
        ([_ran(f"{_COUNT} WHERE active = 'TRUE'", (0,)),
          _ran(f"{_COUNT} WHERE active = 'true'", (2,))], []),
        ([_ran("SELECT age FROM member JOIN visit", (3,), joined=False),
          _ran("SELECT age FROM member JOIN visit ON id = member_id", (3,))], []),
        ([_ran("SELECT age FROM member, visit", (3,), joined=False),
          _ran("SELECT age FROM member", (3,))], []),
        ([_failed("SELECT agee FROM member JOIN visit ON id = member_id WHERE agee > 3"),
          _ran("SELECT age FROM member WHERE age > 3", (3,))], []),
    ],
)  # fmt: skip
def test_what_the_last_query_avoided_is_a_doubt(steps: list[Observation], said: list[str]) -> None:
    found = doubts(steps, True, _CATALOG)
    assert len(found) == len(said)
    assert all(doubt.startswith(start) for doubt, start in zip(found, said, strict=True))


def test_an_agent_that_is_not_content_is_a_doubt() -> None:
    assert doubts([_ran(_COUNT, (3,))], False, _CATALOG) != []


@pytest.mark.parametrize(
    ("steps", "verb"),
    [
        ([_refused("UPDATE member SET age = 0", "UPDATE")], "UPDATE"),
        ([_refused("DROP TABLE member", "a change of the schema")], "DROP"),
        ([_failed("DROP TABLE members", "no such table: members")], "DROP"),
        ([_failed("TRUNCATE TABLE member", 'near "TRUNCATE": syntax error')], "TRUNCATE"),
        ([_refused("WITH a AS (SELECT 1) DELETE FROM member", "DELETE")], "DELETE"),
        ([_refused("UPDATE member SET age = 0", "UPDATE"), _ran(_COUNT, (3,))], "UPDATE"),
    ],
)
def test_an_attempted_change_says_nothing_was_changed(steps: list[Observation], verb: str) -> None:
    said = f"Nothing was changed: the model wrote {verb}, and the database is only read here."
    assert attempted_change("¿Qué?", steps) == said


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("UPDATE member SET age = 0;\nSELECT age FROM member", "UPDATE"),
        ("```sql\nDELETE FROM member;\nSELECT * FROM member\n```", "DELETE"),
        ("SELECT * FROM member; DROP TABLE member", "DROP"),
        ("Thought: I cannot UPDATE it\nAnswer: SELECT age FROM member", None),
        ("SELECT 'DELETE FROM member'", None),
        ("SELECT replace(active, 'a', 'b') FROM member", None),
    ],
)
def test_so_does_a_statement_beside_the_query(text: str, verb: str | None) -> None:
    said = attempted_change("¿Qué?", [_ran("SELECT age FROM member", (3,))], [text])
    assert (said is not None) == (verb is not None)
    assert said is None or f"the model wrote {verb}," in said


@pytest.mark.parametrize(
    "question",
    [
        "Set the price of all museums to 0", "drop the table", "Please drop all the tables!",
        "Delete all members older than 30", "Could you delete the first row?",
        "remove every visit of May", "Update the age of member 3 to 40",
        "Rename the table member to people", "insert a new member called Joe",
        "Add a new row for Joe", "Add Joe to the members table", "Increase all prices by 10%",
        "Change the name of Joe to Jim", "I want you to erase everything", "Make all museums free",
        "Create a table for dogs", "Replace every NULL with 0", "empty the visits table",
    ],
)  # fmt: skip
def test_a_request_for_a_change_is_known_by_its_words_too(question: str) -> None:
    assert attempted_change(question, [_ran(_COUNT, (3,))]) is not None


@pytest.mark.parametrize(
    "question",
    [
        "How many members are active?", "Which orders were deleted?", "What was the last update?",
        "Show the set of all prices", "List the names without duplicates",
        "Remove duplicates and list the names", "Which products dropped in price?",
        "Who changed their name to Joe?", "Count the rows that were inserted in May",
        "Add up all prices", "What is the drop in visitors from 2019 to 2020?",
        "Increase in visitors by year", "Set of countries", "Insert date of the last order",
        "Delete rate by user", "Can you add their genders to the table please?",
        "Can you update this list to show the name of each?",
        "Now remove those with less than 2 people", "Change in sales per month",
        "Change the order to descending", "Make a list of all museums", "Create a list of members",
        "Drop-off times of all trips", "Which museum has the most updates?",
        "Replacement cost of each film",
    ],
)  # fmt: skip
def test_a_question_about_data_is_no_request_for_a_change(question: str) -> None:
    assert attempted_change(question, [_ran(_COUNT, (3,))]) is None
