"""Sampled schemas are valid databases whose keys find their rows and whose values fit."""

import random
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.database.names import bare_name
from lib.making.base_model.conditions import call_by_value, draw_condition, plural_of, singular_of
from lib.making.base_model.lexicon import Attribute, Entity, Lexicon, load_lexicon
from lib.making.base_model.schema_sampler import CellSampler, SchemaSampler
from lib.making.base_model.schemas import SampledColumn, SampledSchema, SampledTable
from lib.making.query import Value


def _draw(seed: int, max_tables: int = 5) -> SampledSchema:
    return SchemaSampler(load_lexicon(), max_tables).sample(random.Random(seed))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000))
def test_names_are_unique_references_find_their_rows_and_the_catalog_shows_both(seed: int) -> None:
    schema = _draw(seed)
    names = [table.name for table in schema.tables]
    assert 1 <= len(names) == len(set(names)) <= 5
    connection = schema.connect()
    for place, (table, shown) in enumerate(zip(schema.tables, schema.catalog.tables, strict=True)):
        columns = [column.name for column in table.columns]
        assert len(set(columns)) == len(columns)
        assert all(bare_name(name) == name for name in (table.name, *columns))
        keys = []
        for reference in table.references:
            assert reference.column in columns
            assert reference.parent < place
            parent = schema.tables[reference.parent]
            keys.append(((reference.column,), parent.name, (parent.key.name,)))
            orphans = connection.execute(
                f"SELECT COUNT(*) FROM {table.name} WHERE {reference.column} NOT IN "
                f"(SELECT {parent.key.name} FROM {parent.name})"
            ).fetchone()
            assert orphans == (0,)
        found = [(k.columns, k.referenced_table, k.referenced_columns) for k in shown.foreign_keys]
        assert (shown.name, found) == (table.name, keys)
        assert [(column.name, column.type) for column in shown.columns] == [
            (column.name, column.declared_type) for column in table.columns
        ]
    connection.close()


def test_a_schema_is_a_function_of_the_random_state() -> None:
    assert _draw(7) == _draw(7)
    assert _draw(7) != _draw(8)


def test_most_tables_have_a_label_without_gaps() -> None:
    tables = [table for seed in range(60) for table in _draw(seed).tables if not table.is_link]
    labels = [table.label for table in tables if table.label is not None]
    assert 0.7 < len(labels) / len(tables) < 1
    assert all(None not in label.values for label in labels)


_PLURALS = {
    "singer": "singers", "match": "matches", "address": "addresses", "box": "boxes",
    "city": "cities", "day": "days", "species": "species",
}  # fmt: skip
_SINGULARS = {
    "doctors": "doctor", "bodies of water": "body of water", "coaches": "coach",
    "glasses": "glass", "flying machines": "flying machine", "staff": "staff", "campus": "campus",
}  # fmt: skip


def test_plurals_are_regular_and_become_singular() -> None:
    assert {word: plural_of(word) for word in _PLURALS} == _PLURALS
    assert {word: singular_of(word) for word in _SINGULARS} == _SINGULARS


@pytest.mark.parametrize("max_tables", [1, 2])
def test_no_schema_has_more_tables_than_asked_for(max_tables: int) -> None:
    assert {len(_draw(seed, max_tables=max_tables).tables) for seed in range(40)} == set(
        range(1, max_tables + 1)
    )


def test_a_literal_schema_has_no_other_words_for_anything() -> None:
    for seed in range(20):
        schema = SchemaSampler(load_lexicon(), 4, literal=1.0).sample(random.Random(seed))
        for table in schema.tables:
            assert table.is_link or len(table.plurals) == 1
            for column in table.columns:
                assert column.phrases == (column.name.replace("_", " "),)
                assert not (column.most + column.least + column.clauses + column.more)


def test_a_reserved_word_is_no_table_twice() -> None:
    """The table becomes `transaction_item` because of the keyword, and that name must be free."""
    entity = Entity("transaction", "transactions", labels=("name",))
    lexicon = replace(load_lexicon(), entities=(entity,))
    for seed in range(20):
        tables = SchemaSampler(lexicon, 6).sample(random.Random(seed)).tables
        assert len({table.name for table in tables}) == len(tables)


_DRAWS = 2_000


def _values(lexicon: Lexicon, kind: str, low: int = 0, high: int = 0) -> list[Value]:
    cells, rng = CellSampler(lexicon), random.Random(0)
    return [cells.draw(rng, Attribute(("x",), kind, low=low, high=high)) for _ in range(_DRAWS)]


@pytest.mark.parametrize("kind", ["code", "email", "name", "title", "word", "country", "street"])
def test_texts_stand_without_spaces_around_them(lexicon: Lexicon, kind: str) -> None:
    for value in _values(lexicon, kind):
        assert isinstance(value, str)
        assert value
        assert value == " ".join(value.split())


def test_numbers_and_dates_are_of_their_kind(lexicon: Lexicon) -> None:
    assert set(_values(lexicon, "int", 3, 5)) == {3, 4, 5}
    assert all(isinstance(v, float) and 1 <= v <= 2 for v in _values(lexicon, "real", 1, 2))
    for value in _values(lexicon, "date"):
        assert date.fromisoformat(str(value)).isoformat() == value


def test_values_are_of_their_pool_or_any_words(lexicon: Lexicon) -> None:
    """A model never copies words that it never wrote in training."""
    pool = frozenset(lexicon.pools["country"])
    drawn = [str(value) for value in _values(lexicon, "country")]
    fitting = sum(value in pool for value in drawn) / _DRAWS
    assert 0.2 < fitting < 0.4
    with_vectors_alone = set(lexicon.vectors.words).difference(lexicon.words)
    assert with_vectors_alone.intersection(value.lower() for value in drawn)


def _table(*columns: SampledColumn) -> SampledTable:
    key = SampledColumn("id", "int", ("id",), values=(1, 2), is_key=True)
    return SampledTable("member", "member", ("members", "people"), (key, *columns), pronoun="who")


def test_rows_are_called_by_a_value_of_theirs() -> None:
    table = _table(SampledColumn("status", "status", ("status",), values=("Active", None)))
    called = list(filter(None, (call_by_value(random.Random(n), table) for n in range(100))))
    assert 0 < len(called) < 40
    for spoken_of, condition in called:
        assert spoken_of.name == "member"
        assert spoken_of.plurals in (
            ("Active members", "Active people"),
            ("active members", "active people"),
        )
        assert condition.sql() == "status = 'Active'"


@pytest.mark.parametrize("kind", ["int", "date", "name", "title", "code"])
def test_rows_are_not_called_by_what_is_no_adjective(kind: str) -> None:
    table = _table(SampledColumn("x", kind, ("x",), values=("a",)))
    assert not any(call_by_value(random.Random(n), table) for n in range(100))


def test_dates_between_two_days_are_texts_in_order() -> None:
    table = _table(SampledColumn("joined", "date", ("joined",), values=("2020-02-28",)))
    drawn = [draw_condition(random.Random(n), table).sql() for n in range(200)]
    between = [sql for sql in drawn if "BETWEEN" in sql]
    assert between
    for sql in between:
        first, last = sql.removeprefix("joined BETWEEN ").split(" AND ")
        assert first == "'2020-02-28'" < last
        date.fromisoformat(last.strip("'"))
