"""Values that a question names are found, and shown beside their columns."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lib.answering.repair.prompts import values_line
from lib.database.catalog import load_catalog
from lib.database.schema.retrieval import ColumnRef, ValueIndex, read_values, show_values
from lib.database.schema.serialise import serialise_schema
from lib.database.spelling import by_value, first_values, spelling_keys

_LANGUAGE, _NAME = ColumnRef("painter", "language"), ColumnRef("painter", "name")
_INDEX = ValueIndex(
    {
        _LANGUAGE: ["Polish", "Old English", "English", "the", "F"],
        _NAME: ["Ann Ray", "O'Brien", "English", "1984"],
    }
)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Which painters speak Polish?", {_LANGUAGE: ("Polish",)}),
        ("which painters speak polish", {_LANGUAGE: ("Polish",)}),
        ("Old English speakers", {_LANGUAGE: ("Old English",)}),
        ("English or Polish", {_LANGUAGE: ("English", "Polish"), _NAME: ("English",)}),
        ("Polish or English", {_LANGUAGE: ("Polish", "English"), _NAME: ("English",)}),
        ("Show Ann Ray's pictures", {_NAME: ("Ann Ray",)}),
        ("Pictures of O'Brien", {_NAME: ("O'Brien",)}),
        ("the painters", {}),
        ("painters of sex F", {_LANGUAGE: ("F",)}),
        ("painters of sex f", {}),
        ("painters of 1984", {}),
        ("", {}),
    ],
)
def test_values_are_found_whatever_their_case(
    question: str, expected: dict[ColumnRef, tuple[str, ...]]
) -> None:
    assert _INDEX.find(question) == expected


_PLAN, _CITY, _PERSON = ColumnRef("plans", "plan"), ColumnRef("users", "city"), ColumnRef("a", "b")
_SPELT = ValueIndex(
    {
        _PLAN: ["PRO", "Pro", "pro", "Pro Max", "free", "für", "Åre"],
        _CITY: ["KÖLN", "Köln", "München", "Munchen", "Łódź", "São Paulo", "Ærøskøbing", "İzmir"],
        _PERSON: ["Zoe\u0308", "Zoë", "Joel", "Jol", "Straße 1", "Muenchen", "мой", "мои", "Ø"],
    }
)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("users of plan pro", {_PLAN: ("pro", "PRO", "Pro")}),
        ("users of plan Pro", {_PLAN: ("Pro", "PRO", "pro")}),
        ("users of plan PRO", {_PLAN: ("PRO", "Pro", "pro")}),
        ("users of plan pRO", {_PLAN: ("PRO", "Pro", "pro")}),
        ("users of plan pro max", {_PLAN: ("Pro Max",)}),
        ("users for a fee", {}),
        ("users there are", {}),
        ("from Köln", {_CITY: ("Köln", "KÖLN")}),
        ("from koln", {_CITY: ("KÖLN", "Köln")}),
        ("from Koeln", {_CITY: ("KÖLN", "Köln")}),
        ("from Ko\u0308ln", {_CITY: ("Köln", "KÖLN")}),
        ("from MÜNCHEN", {_CITY: ("München", "Munchen"), _PERSON: ("Muenchen",)}),
        ("from Munchen", {_CITY: ("Munchen", "München"), _PERSON: ("Muenchen",)}),
        ("from Muenchen", {_PERSON: ("Muenchen",), _CITY: ("Munchen", "München")}),
        ("from Lodz", {_CITY: ("Łódź",)}),
        ("from sao paulo", {_CITY: ("São Paulo",)}),
        ("from Aeroskobing", {_CITY: ("Ærøskøbing",)}),
        ("from Izmir", {_CITY: ("İzmir",)}),
        ("of Zoe", {_PERSON: ("Zoe\u0308", "Zoë")}),
        ("of Joel", {_PERSON: ("Joel",)}),
        ("in strasse 1", {_PERSON: ("Straße 1",)}),
        ("это мои", {_PERSON: ("мои",)}),
        ("of type o", {}),
        ("of type Ø", {_PERSON: ("Ø",)}),
    ],
)
def test_all_spellings_of_a_value_are_found_the_one_that_was_typed_first(
    question: str, expected: dict[ColumnRef, tuple[str, ...]]
) -> None:
    assert _SPELT.find(question) == expected


_ASCII = st.text("abA B-", min_size=1, max_size=6)


@given(st.sets(_ASCII, max_size=8), _ASCII)
def test_without_accents_words_are_compared_by_case_alone(texts: set[str], question: str) -> None:
    found = ValueIndex({_PLAN: texts}).find(question).get(_PLAN, ())
    asked, *words = (text.lower().replace("-", " ").split() for text in (question, *texts))
    named = {
        text
        for text, of in zip(texts, words, strict=True)
        if f" {' '.join(of)} " in f" {' '.join(asked)} "
    }
    assert set(found) <= named


@given(st.text())
def test_any_text_can_be_searched(question: str) -> None:
    found = _INDEX.find(question)
    assert set(found) <= {_LANGUAGE, _NAME}
    assert all(found.values())


def test_found_values_stand_before_samples_and_are_limited(concert_database: Path) -> None:
    catalog = load_catalog(concert_database, sample_values=1)
    index = ValueIndex(read_values(concert_database, catalog))
    stadium = catalog.table("stadium")
    assert stadium is not None
    place = ColumnRef("stadium", "city")
    (first,) = stadium.column("city").samples  # type: ignore[union-attr]
    values = {place: (*index.find(f"Stadiums in {first}").get(place, ()), "x", "y")}
    shown = show_values(catalog, values, 2).table("stadium")
    assert shown.column("city").samples == (first, "x")  # type: ignore[union-attr]
    assert show_values(catalog, {}, 2) == catalog


@pytest.mark.parametrize(
    ("most", "texts", "shown"),
    [
        (2, ("pro", "PRO", "Pro", "free", "x"), ["pro", "PRO", "Pro", "free"]),
        (1, ("pro", "PRO", "free"), ["pro", "PRO"]),
        (1, ("Koln", "free", "KÖLN"), ["Koln", "KÖLN"]),
        (1, ("Munchen", "Muenchen", "München", "x"), ["Munchen", "Muenchen", "München"]),
        (2, ("Munchen", "Muenchen", "x"), ["Munchen", "Muenchen"]),
        (0, ("pro", "PRO"), []),
        (2, (), []),
    ],
)
def test_a_value_counts_once_however_it_is_spelt(
    most: int, texts: tuple[str, ...], shown: list[str]
) -> None:
    assert first_values(texts, most) == shown
    line = values_line({_PLAN: texts}, ("plans",), most)
    assert line == "; ".join(f"plans.plan = '{text}'" for text in shown)


@given(st.lists(st.text(max_size=4) | st.sampled_from(["Köln", "Koln", "Koeln", "KÖLN "])))
def test_values_are_told_apart_by_their_spellings_alone(texts: list[str]) -> None:
    groups = by_value(texts)
    assert sorted(text for group in groups for text in group) == sorted(texts)
    keys = [frozenset().union(*map(spelling_keys, group)) for group in groups]
    assert len({key for of in keys for key in of}) == sum(map(len, keys))
    assert all(spelling_keys(text) == {text.strip().lower()} for text in texts if text.isascii())


def test_a_table_that_cannot_be_read_has_no_values(concert_database: Path) -> None:
    catalog = load_catalog(concert_database)
    other = load_catalog(concert_database).select(("stadium",))
    assert set(read_values(concert_database, other)) < set(read_values(concert_database, catalog))
    assert serialise_schema(show_values(catalog, {}, 2), "compact") == serialise_schema(
        catalog, "compact"
    )


_ONE_VALUE = "CREATE TABLE t (a); INSERT INTO t VALUES ('x');"
_NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n{limit})"
_VIEWS = (
    f"CREATE VIEW endless AS {_NUMBERS.format(limit='')} SELECT count(*) AS total FROM n;"
    "CREATE VIEW v AS SELECT a FROM t;"
)
_A_HUGE_TABLE_AND_A_LATER_ONE = (
    "CREATE TABLE huge (b, c);"
    f"{_NUMBERS.format(limit=' LIMIT 20000')} INSERT INTO huge SELECT i, 'y' FROM n;"
    "CREATE TABLE later (d); INSERT INTO later VALUES ('z');"
)


def test_views_are_not_read(
    make_database: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    path = make_database(_ONE_VALUE + _VIEWS)
    assert read_values(path, load_catalog(path)) == {ColumnRef("t", "a"): ["x"]}
    assert caplog.records == []


@pytest.mark.usefixtures("racing_clock")
def test_what_takes_too_long_to_read_is_left_out_with_a_warning(
    make_database: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    path = make_database(_ONE_VALUE + _A_HUGE_TABLE_AND_A_LATER_ONE)
    with caplog.at_level(logging.WARNING):
        values = read_values(path, load_catalog(path))
    assert values == {ColumnRef("t", "a"): ["x"], ColumnRef("huge", "b"): []}
    assert len(caplog.records) == 1
    assert f"{path}: reading its values took longer" in caplog.text
