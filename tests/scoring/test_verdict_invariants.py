"""What must not change a verdict: aliases, and the order of rows where gold asks for none."""

from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lib.base.records import Example
from lib.database.sandbox.sandbox import Sandbox
from lib.scoring.judge import Judge

_QUERIES = (
    "SELECT {a}.name AS {x} FROM singer AS {a} WHERE {a}.age > 30",
    "SELECT {a}.name, count(*) AS {x} FROM stadium AS {a} JOIN concert AS {b} "
    "ON {a}.stadium_id = {b}.stadium_id GROUP BY {a}.stadium_id ORDER BY {x}, {a}.name",
    "SELECT {x}.n FROM (SELECT count(*) AS n FROM singer AS {a} JOIN singer_in_concert AS {b} "
    "USING (singer_id) GROUP BY {a}.country) AS {x}",
)
_NAMES = st.lists(
    st.from_regex(r"[a-z]{2}_[a-z0-9]{0,4}", fullmatch=True), min_size=3, max_size=3, unique=True
)
_SETTINGS = settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # the database is only read
)


def _named(query: str, names: list[str]) -> str:
    return query.format(a=names[0], b=names[1], x=names[2])


@_SETTINGS
@given(_NAMES, _NAMES, st.sampled_from(_QUERIES))
def test_renamed_aliases_do_not_change_the_verdict(
    sandbox: Sandbox, concert_database: Path, names: list[str], others: list[str], query: str
) -> None:
    example = Example("e", "concert", str(concert_database), "?", _named(query, names))
    assert Judge(sandbox).judge_many([(example, _named(query, others), None)]) == ["correct"]


@_SETTINGS
@given(st.sampled_from(("name", "age DESC", "singer_id % 3, name", "length(country)")))
def test_an_order_that_nobody_asked_for_does_not_change_the_verdict(
    sandbox: Sandbox, concert_database: Path, order: str
) -> None:
    gold = "SELECT name, age FROM singer"
    example = Example("e", "concert", str(concert_database), "?", gold)
    item = (example, f"{gold} ORDER BY {order}", None)
    assert Judge(sandbox).judge_many([item]) == ["correct"]


@_SETTINGS
@given(st.sampled_from(("name", "country", "'x'", "NULL")), st.booleans())
def test_a_row_more_changes_the_verdict(
    sandbox: Sandbox, concert_database: Path, value: str, from_table: bool
) -> None:
    gold = "SELECT name FROM singer"
    more = f"SELECT {value} FROM singer WHERE singer_id = 1" if from_table else "SELECT 'new'"
    example = Example("e", "concert", str(concert_database), "?", gold)
    item = (example, f"{gold} UNION ALL {more}", None)
    assert Judge(sandbox).judge_many([item]) == ["wrong"]
