"""Values for a column stay of its kind, whatever queries compare it with."""

import datetime
import json
import random
import re
import time
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.base.records import Value
from lib.database.catalog import Column, ColumnCondition
from lib.database.perturbed.kinds import jitter
from lib.database.perturbed.values import ColumnValues

_TEXT = Column("c", "TEXT")


def _strptime(*forms: str) -> Callable[[Value], bool]:
    def valid(value: Value) -> bool:
        for form in forms:
            try:
                datetime.datetime.strptime(str(value), form)
            except ValueError:
                continue
            return True
        return False

    return valid


def _regex(pattern: str) -> Callable[[Value], bool]:
    return lambda value: bool(re.fullmatch(pattern, str(value)))


def _is_json(value: Value) -> bool:
    return isinstance(json.loads(str(value)), (dict, list))


_DATE = Column("opened", "DATE")
_ISO = _strptime("%Y-%m-%d")
_KINDS: list[tuple[str, Column, list[Value], Callable[[Value], bool]]] = [
    ("ISO dates", _DATE, ["1990-02-28", "2001-12-31", "1988-05-17"], _ISO),
    ("dates in a text column", _TEXT, ["1990-02-28", "2001-12-31"], _ISO),
    ("US dates", _TEXT, ["12/31/1990", "01/05/2001"], _regex(r"\d\d/\d\d/\d{4}")),
    ("US dates exist", _TEXT, ["12/31/1990", "01/05/2001"], _strptime("%m/%d/%Y")),
    ("German dates", _TEXT, ["31.12.1990", "05.01.2001"], _strptime("%d.%m.%Y")),
    ("short dates", _TEXT, ["1/5/2001", "12/31/1990"], _strptime("%m/%d/%Y")),
    ("months in words", _TEXT, ["Jan 5, 2001", "May 31, 1990"], _strptime("%b %d, %Y")),
    ("Oracle dates", _TEXT, ["24-MAY-87", "03-JAN-99"], _regex(r"\d\d-[A-Z]{3}-\d\d")),
    ("two formats", _TEXT, ["1990-02-28", "1990-02-28 10:00"],
     _strptime("%Y-%m-%d", "%Y-%m-%d %H:%M")),
    ("dates as numbers", Column("day", "DATE"), [19900228, 20011231],
     _strptime("%Y%m%d")),
    ("times", Column("at", "TIME"), ["05:00:00", "23:59:10"], _strptime("%H:%M:%S")),
    ("short times", _TEXT, ["05:00", "23:59"], _strptime("%H:%M")),
    ("times of the day", _TEXT, ["5:00 PM", "11:59 AM"], _strptime("%I:%M %p")),
    ("timestamps", Column("at", "TIMESTAMP"),
     ["1990-02-28 23:59:10", "2001-12-31 00:00:00"], _strptime("%Y-%m-%d %H:%M:%S")),
    ("timestamps with fractions", _TEXT, ["1990-02-28T23:59:10.250", "2001-12-31T00:00:00.125"],
     _regex(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}")),
    ("timestamps with zones", _TEXT, ["1990-02-28T23:59:10Z"], _strptime("%Y-%m-%dT%H:%M:%SZ")),
    ("years", Column("year", "INTEGER"), [1990, 2001, 1888], _regex(r"\d{4}")),
    ("years as text", Column("year", "TEXT"), ["1990", "2001"], _regex(r"\d{4}")),
    ("numbers as text", _TEXT, ["7", "1990", "38"], _regex(r"-?\d+")),
    ("decimals as text", _TEXT, ["7.5", "19.9", "38.0"], _regex(r"-?\d+(\.\d+)?")),
    ("zip codes", _TEXT, ["02139", "10027", "94110"], _regex(r"\d{5}")),
    ("codes", _TEXT, ["AB-123", "KX-990", "ZZ-007"], _regex(r"[A-Z]{2}-\d{3}")),
    ("codes of any length", _TEXT, ["AB-1", "KXY-1990", "Z-12", "QQ-3"], _regex(r"[A-Z]+-\d+")),
    ("capitals", _TEXT, ["MUC", "JFK", "LHR"], _regex(r"[A-Z]{3}")),
    ("numbers with units", _TEXT, ["7 kg", "19 kg", "380 kg"], _regex(r"\d+ kg")),
    ("prices", _TEXT, ["$1,990.00", "$12,500.50", "$1,000.00"], _regex(r"\$[\d,]+\.\d\d")),
    ("e-mail", _TEXT, ["ann@a.org", "bob.k@mail.com"], _regex(r"[^@ ]+@[^@ ]+\.[^@ ]+")),
    ("URLs", _TEXT, ["https://a.org/x", "http://b.com"], _regex(r"https?://\S+")),
    ("phone numbers", _TEXT, ["555-201-3344", "555-318-0021"], _regex(r"\d{3}-\d{3}-\d{4}")),
    ("addresses of hosts", _TEXT, ["10.0.0.12", "192.168.1.9"], _regex(r"\d+(\.\d+){3}")),
    ("yes and no", _TEXT, ["yes", "no"], _regex("yes|no")),
    ("letters for yes and no", _TEXT, ["Y", "N"], _regex("Y|N")),
    ("flags", Column("active", "BOOLEAN"), [0, 1], _regex("0|1")),
    ("JSON", _TEXT, ['{"age": 34, "tags": ["a", "b"]}', '{"age": 5, "tags": []}'], _is_json),
    ("numbers", Column("n", "INTEGER"), [7, 1990, 38], lambda v: isinstance(v, int)),
    ("no values, a declared date", _DATE, [], _ISO),
    ("no values, a name", Column("birth_date", "TEXT"), [], _ISO),
    ("no values, e-mail", Column("contactEmail", "TEXT"), [], _regex(r"\S+@\S+\.\S+")),
    ("no values, a year", Column("year", "YEAR"), [], _regex(r"\d{4}")),
    ("no values, a timestamp", Column("created_at", "TEXT"), [],
     _strptime("%Y-%m-%d %H:%M:%S")),
]  # fmt: skip

_CONSTANTS: tuple[Value, ...] = ("1990", "03", "a", "1990-02-30", "", "1990a", "%", 1990, 3, 0.5)
_PATTERNS = ("1990%", "%-03-%", "%a%", "1%", "%3", "__9%", "%", "%@mail.com", "%0_")


@pytest.mark.parametrize(
    ("column", "values", "valid"), [pytest.param(*case[1:], id=case[0]) for case in _KINDS]
)
def test_every_value_is_of_the_kind_of_its_column(
    column: Column, values: list[Value], valid: Callable[[Value], bool]
) -> None:
    conditions = [ColumnCondition("c", constant) for constant in _CONSTANTS]
    conditions += [ColumnCondition("c", pattern, pattern=True) for pattern in _PATTERNS]
    rng = random.Random(1)
    maker = ColumnValues(column, values * 3, conditions)
    made = [maker.invent(rng) for _ in range(20)]
    for condition in conditions if values else []:
        made += [maker.matching(condition, rng) for _ in range(10)]
        made += [maker.near(condition, rng) for _ in range(10)]
    for value in values:
        made += [maker.neighbour(value, rng) for _ in range(20)]
    assert [value for value in made if not valid(value)] == []
    assert len(set(made)) > 1
    assert {type(value) for value in made} <= {type(value) for value in values or made}


def _made(values: Sequence[Value], condition: ColumnCondition, which: str = "matching") -> set[str]:
    maker, rng = ColumnValues(_TEXT, values, [condition]), random.Random(3)
    return {str(getattr(maker, which)(condition, rng)) for _ in range(60)}


_DATES = [f"{year}-{month:02}-17" for year in range(1980, 2000) for month in (3, 7, 12)]
_CODES = [f"{letters}-{number}" for letters in ("HX", "KP", "AL") for number in range(100, 130)]
_MAILS = [f"{name}@{host}" for name in ("ann", "bob", "cy") for host in ("mail.com", "box.org")]


@pytest.mark.parametrize(
    ("values", "condition", "meets"),
    [
        (_DATES, ColumnCondition("c", "1990%", pattern=True), r"1990-.*"),
        (_DATES, ColumnCondition("c", "%-03-%", pattern=True), r"....-03-.."),
        (_DATES, ColumnCondition("c", "1990"), r"1990-.*"),
        (_DATES, ColumnCondition("c", 1990), r"1990-.*"),
        (_DATES, ColumnCondition("c", "1990-02-30"), r"1990-02-.*"),
        (_DATES, ColumnCondition("c", "1990-03-17"), r"1990-03-17"),
        (_CODES, ColumnCondition("c", "HX%", pattern=True), r"HX-\d{3}"),
        (_CODES, ColumnCondition("c", "KP"), r"KP-\d{3}"),
        (_CODES, ColumnCondition("c", "%-10_", pattern=True), r"[A-Z]{2}-10\d"),
        (_MAILS, ColumnCondition("c", "%@mail.com", pattern=True), r".+@mail\.com"),
        (["02139", "10027", "94110"], ColumnCondition("c", 2139), r"02139"),
        (["Moreno", "Okafor", "Stein"], ColumnCondition("c", "%or%", pattern=True), r"(?i).*or.*"),
        (["Moreno", "Okafor", "Stein"], ColumnCondition("c", "Kern"), r"Kern"),
        (["Moreno", "Okafor", "Stein"], ColumnCondition("c", 6), r".{6}"),
    ],
)
def test_values_meet_and_just_miss(
    values: list[Value], condition: ColumnCondition, meets: str
) -> None:
    assert all(re.fullmatch(meets, value) for value in _made(values, condition))
    near = _made(values, condition, "near")
    assert len(near) > 2
    assert not any(re.fullmatch(meets, value) for value in near)


def test_long_json_is_changed_as_short_json_is() -> None:
    documents: list[Value] = [json.dumps({"age": n, "note": "x" * 1_000}) for n in (3, 40, 77)]
    condition = ColumnCondition("c", 40)
    assert {json.loads(text)["age"] for text in _made(documents, condition)} == {40}
    assert 40 not in {json.loads(text)["age"] for text in _made(documents, condition, "near")}


def test_long_texts_take_no_long_time() -> None:
    texts: list[Value] = [f"{n} {'word 12 ' * 2_000}" for n in range(200)]
    started = time.process_time()
    _made(texts, ColumnCondition("c", "%12 x%", pattern=True), "near")
    assert time.process_time() - started < 60  # it would be hours


def test_the_days_next_to_a_year_are_near_it() -> None:
    near = _made(_DATES, ColumnCondition("c", "1990%", pattern=True), "near")
    assert {"1989-12-31", "1991-01-01"} <= near


def test_near_text_holds_the_text_and_more() -> None:
    words = ["France", "Peru", "Chile"]
    for text in ("France", "--55 and", "9" * 5_000 + "x"):
        found = _made(words, ColumnCondition("c", text), "near")
        assert all(text in value and value != text for value in found)


def test_a_fresh_key_is_of_the_kind_and_is_not_taken() -> None:
    taken: set[Value] = set(_CODES)
    maker, rng = ColumnValues(_TEXT, _CODES, []), random.Random(1)
    for number in range(50):
        key = maker.fresh("HX-100", number, taken, rng)
        assert re.fullmatch(r"[A-Z]{2}-\d{3}", str(key))
        assert key not in taken
        taken.add(key)


@pytest.mark.parametrize("value", ["", None, b"x"])
def test_what_has_no_neighbour_stays(value: Value) -> None:
    maker = ColumnValues(_TEXT, ["a", "b", "c"], [])
    assert maker.neighbour(value, random.Random(1)) == value


@given(
    st.integers(-(10**6), 10**6) | st.integers(-(2**63), 2**63 - 1) | st.floats(-1e6, 1e6),
    st.integers(0, 100),
)
def test_a_moved_number_is_another_one_of_its_type(value: int | float, seed: int) -> None:
    moved = jitter(value, random.Random(seed))
    assert type(moved) is type(value)
    assert moved != value
    if isinstance(value, int) and isinstance(moved, int):
        assert (moved >= 0) == (value >= 0) or value == -1
        assert -(2**63) <= moved < 2**63


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63)])
def test_a_moved_number_stays_one_that_sqlite_can_hold(value: int) -> None:
    found = [jitter(value, random.Random(seed)) for seed in range(40)]
    assert all(isinstance(v, int) and -(2**63) <= v < 2**63 and v != value for v in found)


@given(st.dates(datetime.date(1000, 1, 3), datetime.date(9998, 12, 1)), st.integers(0, 50))
def test_a_date_moves_to_another_date(day: datetime.date, seed: int) -> None:
    maker = ColumnValues(_DATE, ["1990-01-01", day.isoformat()], [])
    moved = str(maker.neighbour(day.isoformat(), random.Random(seed)))
    assert datetime.date.fromisoformat(moved) != day


@given(st.lists(st.text(min_size=1), min_size=1, max_size=5), st.text(), st.booleans())
def test_no_text_is_too_odd(values: list[str], constant: str, pattern: bool) -> None:
    condition, rng = ColumnCondition("c", constant, pattern), random.Random(1)
    maker = ColumnValues(_TEXT, values, [condition])
    for value in (maker.matching(condition, rng), maker.near(condition, rng), maker.invent(rng)):
        assert isinstance(value, str)
