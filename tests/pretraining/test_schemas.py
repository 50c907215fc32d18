"""Drawn schemas are valid databases whose keys lead somewhere."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lib.pretraining.lexicon import Lexicon, load_lexicon
from lib.pretraining.schemas import SchemaSampler, SchemaSpec

_SEEDS = st.integers(0, 10_000)


def _draw(seed: int, words: int = 6000, max_tables: int = 5) -> SchemaSpec:
    return SchemaSampler(load_lexicon(), words, max_tables).sample(random.Random(seed))


@settings(max_examples=60, deadline=None)
@given(_SEEDS)
def test_names_are_unique_and_keys_lead_to_earlier_tables(seed: int) -> None:
    schema = _draw(seed)
    names = [table.name for table in schema.tables]
    assert 1 <= len(names) == len(set(names)) <= 5
    for place, table in enumerate(schema.tables):
        columns = [column.name for column in table.columns]
        assert len(set(columns)) == len(columns)
        for column, index in table.references:
            assert column in columns
            assert index < place


@settings(max_examples=30, deadline=None)
@given(_SEEDS)
def test_every_reference_finds_its_row(seed: int) -> None:
    schema = _draw(seed)
    connection = schema.connect()
    for table in schema.tables:
        for column, index in table.references:
            parent = schema.tables[index]
            orphans = connection.execute(
                f"SELECT COUNT(*) FROM {table.name} WHERE {column} NOT IN "
                f"(SELECT {parent.key.name} FROM {parent.name})"
            ).fetchone()
            assert orphans == (0,)
    connection.close()


@settings(max_examples=30, deadline=None)
@given(_SEEDS)
def test_the_catalog_shows_the_same_tables_and_keys(seed: int) -> None:
    schema = _draw(seed)
    for table, shown in zip(schema.tables, schema.catalog.tables, strict=True):
        assert shown.name == table.name
        assert [(column.name, column.type) for column in shown.columns] == [
            (column.name, column.declared_type) for column in table.columns
        ]
        assert [
            (key.column, key.referenced_table, key.referenced_column) for key in shown.foreign_keys
        ] == [
            (column, schema.tables[index].name, schema.tables[index].key.name)
            for column, index in table.references
        ]


def test_a_schema_is_a_function_of_the_random_state() -> None:
    assert _draw(7) == _draw(7)
    assert _draw(7) != _draw(8)


def test_few_words_leave_the_others_out(lexicon: Lexicon) -> None:
    known = {part for text in lexicon.words[:48] for part in text.split("_")}
    known |= {part for entity in lexicon.entities[:8] for part in entity.singular.split("_")}
    known |= {part for entity in lexicon.entities[:8] for part in entity.plural.split()}
    rare = set(lexicon.words[48:]) - known
    for seed in range(40):
        names = {table.singular for table in _draw(seed, words=48, max_tables=1).tables}
        assert not names & rare


@pytest.mark.parametrize("max_tables", [1, 2])
def test_no_schema_has_more_tables_than_asked_for(max_tables: int) -> None:
    assert {len(_draw(seed, max_tables=max_tables).tables) for seed in range(40)} == set(
        range(1, max_tables + 1)
    )
