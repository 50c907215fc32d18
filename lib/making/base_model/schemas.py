"""Schemas with rows as pretraining questions speak of them."""

import sqlite3
from dataclasses import dataclass

from lib.database.catalog import Catalog, quote_identifier
from lib.making.base_model.lexicon import Verb
from lib.making.query import Value

_NUMERIC_KINDS = ("int", "real", "year")


@dataclass(frozen=True)
class SampledColumn:
    """A column and how people speak of it.

    `kind`: as in `lib.making.base_model.lexicon`, or `word`. `phrases[0]` is the name spelt as
    words.
    `most`, `least`, `clauses`, `more` and `less`: as in `Attribute`. `values`: one a row.
    `is_key`: a primary key or a reference to one. `is_label`: it names the row.
    """

    name: str
    kind: str
    phrases: tuple[str, ...]
    most: tuple[str, ...] = ()
    least: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()
    values: tuple[Value, ...] = ()
    is_key: bool = False
    is_label: bool = False

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
class Reference:
    """A foreign key: the column, the index of the table that it refers to, how they relate."""

    column: str
    parent: int
    verb: Verb


@dataclass(frozen=True)
class SampledTable:
    """`plurals[0]` is the usual word for its rows; `pronoun` is "who" or "that".

    The first column is the key: the primary key, or the first reference of a link table (a table
    between two others).
    """

    name: str
    singular: str
    plurals: tuple[str, ...]
    columns: tuple[SampledColumn, ...]
    references: tuple[Reference, ...] = ()
    is_link: bool = False
    pronoun: str = "that"

    @property
    def key(self) -> SampledColumn:
        return self.columns[0]

    @property
    def label(self) -> SampledColumn | None:
        """The column that names a row, if there is one."""
        return next((column for column in self.columns if column.is_label), None)

    @property
    def plain_columns(self) -> tuple[SampledColumn, ...]:
        return tuple(column for column in self.columns if not column.is_key)

    @property
    def ordered_columns(self) -> tuple[SampledColumn, ...]:
        return tuple(column for column in self.plain_columns if column.ordered)

    @property
    def numeric_columns(self) -> tuple[SampledColumn, ...]:
        return tuple(column for column in self.plain_columns if column.numeric)


@dataclass(frozen=True)
class SampledSchema:
    """Tables as the questions speak of them, and the same tables as the project sees a database."""

    tables: tuple[SampledTable, ...]
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
