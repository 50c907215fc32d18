"""Random schemas with rows: the databases that pretraining questions are asked on.

Half of the columns are ordinary ones (name, price, start_date) with the words that people use for
them; the others are named by random words, so that only copying from the prompt helps.
"""

from __future__ import annotations

import random
import sqlite3
from dataclasses import dataclass
from datetime import date, timedelta

from lib.db.catalog import Catalog, Column, ForeignKey, Table, quote_identifier
from lib.pretraining.lexicon import Attribute, Entity, Lexicon

CellValue = None | int | float | str
"""A value as the rows of a drawn table hold it."""

_ORDINARY_SHARE = 0.55  # of tables and columns; the others are named by random words
_NULL_SHARE = 0.06
_WIDENING = 4  # the lists of ordinary entries are used up after a quarter of the words
_FEWEST_ENTITIES, _FEWEST_ATTRIBUTES = 8, 12
_KEY_STYLES = ("{t}_id", "{t}_id", "id", "id", "{t}_code", "{t}_number")
_NUMERIC_KINDS = ("int", "real", "year")
_YEARS = (1950, 2025)
_FIRST_DATE = date(1990, 1, 1)
_DATE_SPAN = 12800  # days
_UPPER_BOUNDS = (10, 100, 1000, 90000)
_WORD_COLUMN_KINDS = ("word", "word", "title", "int", "int", "real", "year", "date")
_LINK_WORDS = ("registration", "assignment", "record", "entry", "relation", "participation")


@dataclass(frozen=True)
class ColumnSpec:
    """A column and how people speak of it.

    `kind`: as in `lib.pretraining.lexicon`, or `word`. `phrases[0]` is the name spelt as words.
    `most` and `least`: superlatives of the row with the highest and lowest value ("oldest").
    `values`: one a row. `is_key`: a primary key or a reference to one.
    """

    name: str
    kind: str
    phrases: tuple[str, ...]
    most: tuple[str, ...] = ()
    least: tuple[str, ...] = ()
    values: tuple[CellValue, ...] = ()
    is_key: bool = False

    @property
    def numeric(self) -> bool:
        return self.kind in _NUMERIC_KINDS and not self.is_key

    @property
    def ordered(self) -> bool:
        """Whether "highest" or "latest" makes sense."""
        return self.numeric or self.kind == "date"

    @property
    def textual(self) -> bool:
        return not self.ordered and not self.is_key

    @property
    def declared_type(self) -> str:
        if self.kind in ("int", "year"):
            return "INTEGER"
        return {"real": "REAL", "date": "DATE"}.get(self.kind, "TEXT")


@dataclass(frozen=True)
class TableSpec:
    """`plurals[0]` is the usual word for its rows.

    The first column is the key: the primary key, or the first reference of a link table (a table
    between two others). `references`: (column, index of the table that it refers to).
    """

    name: str
    singular: str
    plurals: tuple[str, ...]
    columns: tuple[ColumnSpec, ...]
    references: tuple[tuple[str, int], ...] = ()
    is_link: bool = False

    @property
    def key(self) -> ColumnSpec:
        return self.columns[0]

    @property
    def plain_columns(self) -> tuple[ColumnSpec, ...]:
        return tuple(column for column in self.columns if not column.is_key)


@dataclass(frozen=True)
class SchemaSpec:
    """Tables as the questions speak of them, and the same tables as the project sees a database."""

    tables: tuple[TableSpec, ...]
    catalog: Catalog

    def connect(self) -> sqlite3.Connection:
        """An in-memory SQLite database with the schema and its rows."""
        connection = sqlite3.connect(":memory:")
        for table in self.tables:
            columns = ", ".join(
                f"{quote_identifier(c.name)} {c.declared_type}" for c in table.columns
            )
            connection.execute(f"CREATE TABLE {quote_identifier(table.name)} ({columns})")
            marks = ", ".join("?" for _ in table.columns)
            rows = list(zip(*(column.values for column in table.columns), strict=True))
            insert = f"INSERT INTO {quote_identifier(table.name)} VALUES ({marks})"
            connection.executemany(insert, rows)
        return connection


class SchemaSampler:
    """Draws schemas. `words`: how many lexicon words are in use (the curriculum widens it)."""

    def __init__(self, lexicon: Lexicon, words: int, max_tables: int) -> None:
        share = _WIDENING * words / len(lexicon.words)
        entities = max(_FEWEST_ENTITIES, round(share * len(lexicon.entities)))
        attributes = max(_FEWEST_ATTRIBUTES, round(share * len(lexicon.attributes)))
        self._pools = lexicon.pools
        self._words = lexicon.words[:words]
        self._entities = lexicon.entities[:entities]
        self._attributes = lexicon.attributes[:attributes]
        self._max_tables = max_tables

    def sample(self, rng: random.Random) -> SchemaSpec:
        """One schema of 1 to `max_tables` tables, each connected to an earlier one by a key."""
        tables: list[TableSpec] = []
        for _ in range(rng.randint(1, self._max_tables)):
            if len(tables) >= 2 and rng.random() < 0.3:
                tables.append(self._link_table(rng, tables))
            else:
                tables.append(self._entity_table(rng, tables))
        return SchemaSpec(tuple(tables), _catalog(tables))

    def _entity_table(self, rng: random.Random, earlier: list[TableSpec]) -> TableSpec:
        entity = self._entity(rng, {table.name for table in earlier})
        name = _identifier(entity.plural if rng.random() < 0.4 else entity.singular)
        row_count = rng.randint(5, 9)
        key = rng.choice(_KEY_STYLES).format(t=_identifier(entity.singular))
        columns = [_key_column(key, tuple(range(1, row_count + 1)))]
        references: list[tuple[str, int]] = []
        taken = {key}
        parents = [index for index, table in enumerate(earlier) if not table.is_link]
        if parents and rng.random() < 0.85:
            parent = rng.choice(parents)
            column = _reference_name(rng, earlier[parent])
            if column not in taken:
                taken.add(column)
                references.append((column, parent))
                keys = earlier[parent].key.values
                values = tuple(rng.choice([*keys, keys[0]]) for _ in range(row_count))
                columns.append(_key_column(column, values))
        for attribute in self._attributes_for(rng, rng.randint(2, 6), taken):
            columns.append(self._column(rng, attribute, row_count))
        plurals = (entity.plural, *entity.synonyms)
        singular = _spoken(entity.singular)
        return TableSpec(name, singular, plurals, tuple(columns), tuple(references))

    def _link_table(self, rng: random.Random, earlier: list[TableSpec]) -> TableSpec:
        plain = [index for index, table in enumerate(earlier) if not table.is_link]
        if len(plain) < 2:
            return self._entity_table(rng, earlier)
        left, right = rng.sample(plain, 2)
        names = [_identifier(earlier[index].singular) for index in (left, right)]
        name = "_".join(names) if rng.random() < 0.6 else f"{names[0]}_{rng.choice(_LINK_WORDS)}"
        if any(table.name == name for table in earlier):
            return self._entity_table(rng, earlier)
        row_count = rng.randint(6, 10)
        columns: list[ColumnSpec] = []
        for index in (left, right):
            column = _reference_name(rng, earlier[index])
            if columns and columns[0].name == column:
                column = f"{_identifier(earlier[index].singular)}_{column}"
            keys = earlier[index].key.values
            columns.append(_key_column(column, tuple(rng.choice(keys) for _ in range(row_count))))
        references = tuple((c.name, i) for c, i in zip(columns, (left, right), strict=True))
        taken = {column.name for column in columns}
        for attribute in self._attributes_for(rng, rng.randint(0, 2), taken):
            columns.append(self._column(rng, attribute, row_count))
        singular = _spoken(name)
        return TableSpec(name, singular, (f"{singular}s",), tuple(columns), references, True)

    def _entity(self, rng: random.Random, taken: set[str]) -> Entity:
        while True:
            if rng.random() < _ORDINARY_SHARE:
                entity = rng.choice(self._entities)
            else:
                words = rng.sample(self._words, rng.choice((1, 1, 1, 2)))
                entity = Entity("_".join(words), " ".join([*words[:-1], _plural(words[-1])]))
            if not {entity.singular, _identifier(entity.plural)} & taken:
                return entity

    def _attributes_for(self, rng: random.Random, count: int, taken: set[str]) -> list[Attribute]:
        chosen = []
        for _ in range(count):
            ordinary = rng.random() < _ORDINARY_SHARE
            attribute = rng.choice(self._attributes) if ordinary else self._word_attribute(rng)
            if attribute.name not in taken:
                taken.add(attribute.name)
                chosen.append(attribute)
        return chosen

    def _word_attribute(self, rng: random.Random) -> Attribute:
        words = rng.sample(self._words, rng.choice((1, 1, 2)))
        kind = rng.choice(_WORD_COLUMN_KINDS)
        return Attribute("_".join(words), kind, low=1, high=rng.choice(_UPPER_BOUNDS))

    def _column(self, rng: random.Random, attribute: Attribute, row_count: int) -> ColumnSpec:
        drawn = [self._value(rng, attribute) for _ in range(rng.randint(3, row_count))]
        values = tuple(
            None if rng.random() < _NULL_SHARE else rng.choice(drawn) for _ in range(row_count)
        )
        phrases = (_spoken(attribute.name), *attribute.phrases)
        most, least = attribute.most, attribute.least
        return ColumnSpec(attribute.name, attribute.kind, phrases, most, least, values)

    def _value(self, rng: random.Random, attribute: Attribute) -> CellValue:
        pools = self._pools
        match attribute.kind:
            case "int":
                return rng.randint(attribute.low, attribute.high)
            case "real":
                return round(rng.uniform(attribute.low, attribute.high), rng.choice((0, 1, 1, 2)))
            case "year":
                return rng.randint(*_YEARS)
            case "date":
                return (_FIRST_DATE + timedelta(days=rng.randrange(_DATE_SPAN))).isoformat()
            case "code":
                return str(rng.randint(100, 99999))
            case "email":
                return f"{rng.choice(pools['first']).lower()}@example.com"
            case "name":
                return f"{rng.choice(pools['first'])} {rng.choice(pools['last'])}"
            case "title":
                words = rng.choices(self._words, k=rng.choice((1, 2, 2, 3)))
                return " ".join(word.capitalize() for word in words)
            case "word":
                word = rng.choice(self._words)
                return word.capitalize() if rng.random() < 0.6 else word
            case pool:
                return rng.choice(pools[pool])


def _catalog(tables: list[TableSpec]) -> Catalog:
    return Catalog(
        "synthetic",
        tuple(
            Table(
                table.name,
                tuple(Column(column.name, column.declared_type) for column in table.columns),
                tuple(
                    ForeignKey(column, tables[index].name, tables[index].key.name)
                    for column, index in table.references
                ),
            )
            for table in tables
        ),
    )


def _key_column(name: str, values: tuple[CellValue, ...]) -> ColumnSpec:
    return ColumnSpec(name, "int", (_spoken(name),) * 2, values=values, is_key=True)


def _reference_name(rng: random.Random, table: TableSpec) -> str:
    if "_" in table.key.name and rng.random() < 0.75:
        return table.key.name
    return f"{_identifier(table.singular)}_id"


def _identifier(spoken: str) -> str:
    return spoken.replace(" ", "_")


def _spoken(identifier: str) -> str:
    return identifier.replace("_", " ")


def _plural(word: str) -> str:
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es" if not word.endswith("s") else word
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"
