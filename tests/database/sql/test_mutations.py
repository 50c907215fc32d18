import random
import sqlite3
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lib.database.catalog import Catalog, load_catalog
from lib.database.files import connect_read_only
from lib.database.sql.mutations import MUTATIONS, mutate
from lib.database.sql.parse import normalise, parse

_COUNT = "SELECT COUNT(*) FROM singer"
_FILTER = "SELECT name FROM singer WHERE country = 'France' AND age > 30"
_JOIN = (
    "SELECT T2.name, COUNT(*) FROM concert AS T1 JOIN stadium AS T2 "
    "ON T1.stadium_id = T2.stadium_id GROUP BY T2.name ORDER BY COUNT(*) DESC LIMIT 1"
)
_LINK = (
    "SELECT DISTINCT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 "
    "ON T1.singer_id = T2.singer_id JOIN concert AS T3 ON T2.concert_id = T3.concert_id "
    "WHERE T3.year = 2014"
)
_NEEDED = (
    "SELECT T1.age, T2.concert_id FROM singer AS T1 JOIN singer_in_concert AS T2 "
    "ON T1.singer_id = T2.singer_id"
)
_NESTED = "SELECT name FROM stadium WHERE stadium_id NOT IN (SELECT stadium_id FROM concert)"
_UNION = "SELECT name FROM singer UNION SELECT name FROM stadium ORDER BY name"
_QUERIES = [_COUNT, _FILTER, _JOIN, _LINK, _NESTED, _UNION]


@pytest.fixture
def catalog(concert_database: Path) -> Catalog:
    return load_catalog(concert_database, "concert", sample_values=3)


def _all_mutants(sql: str, catalog: Catalog, kind: str, draws: int = 60) -> set[str | None]:
    return {mutate(sql, catalog, kind, random.Random(seed)) for seed in range(draws)}


@pytest.mark.parametrize(
    ("kind", "sql", "among"),
    [
        ("wrong_column", _FILTER,
         "SELECT country FROM singer WHERE country = 'France' AND age > 30"),
        ("wrong_column", "SELECT COUNT(*) FROM singer WHERE age > 30",
         "SELECT COUNT(*) FROM singer WHERE singer_id > 30"),
        ("wrong_column", _JOIN, _JOIN.replace("SELECT T2.name", "SELECT T2.city")),
        ("missing_join", _LINK,
         "SELECT DISTINCT T1.name FROM singer AS T1 JOIN concert AS T3 WHERE T3.year = 2014"),
        ("missing_join", "SELECT T1.name FROM singer AS T1 JOIN singer_in_concert AS T2 "
         "ON T1.singer_id = T2.singer_id", "SELECT T1.name FROM singer AS T1"),
        ("missing_join", "SELECT T1.singer_id FROM singer AS T1 JOIN singer_in_concert AS T2 "
         "ON T1.singer_id = T2.singer_id AND T2.concert_id = 3",
         "SELECT T2.singer_id FROM singer_in_concert AS T2 WHERE T2.concert_id = 3"),
        ("missing_join", _NEEDED,
         "SELECT T1.age, T2.concert_id FROM singer AS T1 JOIN singer_in_concert AS T2"),
        ("missing_join", _NEEDED, "SELECT T1.age, T2.concert_id FROM singer AS T1"),
        ("wrong_aggregation", _COUNT, "SELECT COUNT(DISTINCT country) FROM singer"),
        ("wrong_aggregation", "SELECT AVG(age) FROM singer", "SELECT MAX(age) FROM singer"),
        ("wrong_aggregation", "SELECT COUNT(DISTINCT name) FROM singer",
         "SELECT COUNT(name) FROM singer"),
        ("wrong_aggregation", "SELECT name FROM singer", "SELECT COUNT(name) FROM singer"),
        ("wrong_condition", _FILTER,
         "SELECT name FROM singer WHERE country != 'France' AND age > 30"),
        ("wrong_condition", _FILTER,
         "SELECT name FROM singer WHERE country = 'France' AND age < 30"),
        ("wrong_condition", _FILTER,
         "SELECT name FROM singer WHERE country = 'France' AND age > 31"),
        ("wrong_condition", _FILTER,
         "SELECT name FROM singer WHERE country = 'France' OR age > 30"),
        ("wrong_condition", _FILTER, "SELECT name FROM singer WHERE age > 30"),
        ("wrong_condition", _FILTER,
         "SELECT name FROM singer WHERE country = 'United States' AND age > 30"),
        ("wrong_condition", _NESTED, _NESTED.replace("NOT IN", "IN")),
        ("wrong_condition", "SELECT name FROM singer WHERE age IN (1, 2)",
         "SELECT name FROM singer WHERE age NOT IN (1, 2)"),
        ("wrong_group_by", _JOIN, _JOIN.replace("GROUP BY T2.name", "GROUP BY T2.city")),
        ("wrong_group_by", _JOIN, _JOIN.replace("GROUP BY T2.name ", "")),
        ("wrong_group_by", "SELECT country, age FROM singer GROUP BY country, age",
         "SELECT country, age FROM singer GROUP BY age"),
        ("wrong_group_by", _COUNT, "SELECT COUNT(*) FROM singer GROUP BY country"),
        ("wrong_order_limit", _JOIN, _JOIN.replace(" DESC", "")),
        ("wrong_order_limit", _JOIN, _JOIN.replace("LIMIT 1", "LIMIT 2")),
        ("wrong_order_limit", _JOIN, _JOIN.replace(" LIMIT 1", "")),
        ("wrong_order_limit", _JOIN, _JOIN.replace("ORDER BY COUNT(*) DESC ", "")),
        ("wrong_order_limit", _UNION, _UNION + " DESC"),
        ("wrong_table", "SELECT name FROM singer", "SELECT name FROM stadium"),
        ("wrong_table", "SELECT singer.name FROM singer", "SELECT stadium.name FROM stadium"),
        ("wrong_table", "SELECT COUNT(*) FROM concert", "SELECT COUNT(*) FROM stadium"),
    ],
)  # fmt: skip
def test_a_kind_makes_its_mistake(kind: str, sql: str, among: str, catalog: Catalog) -> None:
    assert among in _all_mutants(sql, catalog, kind)


@pytest.mark.parametrize(
    ("kind", "sql"),
    [
        ("wrong_column", _COUNT),
        ("missing_join", _FILTER),
        ("wrong_aggregation", "SELECT * FROM singer"),
        ("wrong_condition", _COUNT),
        ("wrong_group_by", _FILTER),
        ("wrong_order_limit", _FILTER),
        ("wrong_table", "SELECT 1"),
        ("wrong_column", "SELECT FROM ("),
        ("wrong_table", "WITH x AS (SELECT 1 AS a) SELECT a FROM x"),
    ],
)
def test_a_kind_that_does_not_apply_gives_none(kind: str, sql: str, catalog: Catalog) -> None:
    assert _all_mutants(sql, catalog, kind, draws=3) == {None}


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(_QUERIES), st.sampled_from(MUTATIONS), st.integers(min_value=0, max_value=999)
)
def test_a_mutant_is_normal_and_differs(catalog: Catalog, sql: str, kind: str, seed: int) -> None:
    mutant = mutate(sql, catalog, kind, random.Random(seed))
    if mutant is not None:
        assert parse(mutant) is not None
        assert mutant == normalise(mutant) == normalise(mutant, catalog)
        assert mutant != normalise(sql, catalog)


@pytest.mark.parametrize("kind", MUTATIONS)
def test_the_same_seed_gives_the_same_mutant(kind: str, catalog: Catalog) -> None:
    sql = _JOIN.replace("GROUP", "WHERE T1.year > 2000 GROUP")
    first, again = (mutate(sql, catalog, kind, random.Random(5)) for _ in range(2))
    assert first == again
    assert first is not None


def test_most_mutants_run(concert_database: Path, catalog: Catalog) -> None:
    connection = connect_read_only(concert_database)
    for kind in set(MUTATIONS) - {"missing_join"}:
        for sql in _QUERIES:
            for mutant in _all_mutants(sql, catalog, kind, draws=8) - {None}:
                connection.execute(mutant or "")
    connection.close()


def test_new_names_are_spelt_as_the_query_spells_names(tmp_path: Path) -> None:
    path = tmp_path / "shout.sqlite"
    connection = sqlite3.connect(path)
    connection.execute('CREATE TABLE SINGER (NAME TEXT, "HOME TOWN" TEXT)')
    connection.close()
    catalog = load_catalog(path)
    lower = mutate("SELECT name FROM singer", catalog, "wrong_column", random.Random(1))
    upper = mutate("SELECT NAME FROM SINGER", catalog, "wrong_column", random.Random(1))
    assert lower == 'SELECT "home town" FROM singer'
    assert upper == 'SELECT "HOME TOWN" FROM SINGER'


def test_a_select_list_never_shows_the_same_twice(catalog: Catalog) -> None:
    mutants = _all_mutants("SELECT AVG(age), MAX(age) FROM singer", catalog, "wrong_aggregation")
    assert "SELECT MAX(age), MAX(age) FROM singer" not in mutants


def test_an_unknown_kind_is_an_error(catalog: Catalog) -> None:
    with pytest.raises(KeyError):
        mutate(_COUNT, catalog, "wrong_colour", random.Random(1))
