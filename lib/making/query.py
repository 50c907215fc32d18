"""SQL text in Spider's style: sources with aliases T1, T2, ..., conditions, literals."""

from collections.abc import Sequence
from dataclasses import dataclass

from lib.database.catalog import quote_text

Value = None | int | float | str
"""A value as the rows of a generated table hold it."""


@dataclass(frozen=True)
class Step:
    """One join: the table that is added and the columns that are equal."""

    from_table: str
    from_column: str
    to_table: str
    to_column: str


@dataclass(frozen=True)
class Source:
    """A FROM clause: one table without an alias, or a chain of joins with T1, T2, ..."""

    first: str
    steps: tuple[Step, ...] = ()

    def column(self, table: str, name: str) -> str:
        """The column as it is written in a query on this source."""
        return f"{self._alias(table)}.{name}" if self.steps else name

    @property
    def text(self) -> str:
        if not self.steps:
            return f"FROM {self.first}"
        joins = "".join(
            f" JOIN {step.to_table} AS {self._alias(step.to_table)} ON "
            f"{self.column(step.from_table, step.from_column)} = "
            f"{self.column(step.to_table, step.to_column)}"
            for step in self.steps
        )
        return f"FROM {self.first} AS T1{joins}"

    def _alias(self, table: str) -> str:
        tables = [self.first, *(step.to_table for step in self.steps)]
        return f"T{tables.index(table) + 1}"


@dataclass(frozen=True)
class Condition:
    """One test on a column, and the verb phrases that say it.

    `test` is the SQL after the column ("= 'Lyon'"). Phrases have a plural subject: "are from Lyon".
    `alternatives`: further tests joined by OR ("= 'Nice'").
    """

    table: str
    column: str
    test: str
    phrases: tuple[str, ...]
    alternatives: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The first of the phrases."""
        return self.phrases[0]

    @property
    def equal_text(self) -> str | None:
        """The value that the column must equal, as text; None for any other test."""
        if not self.test.startswith("= "):
            return None
        return self.test.removeprefix("= ").strip("'").replace("''", "'")

    def sql(self, source: Source | None = None) -> str:
        """The condition as a WHERE clause holds it; `source`: by default, the table alone."""
        column = (source or Source(self.table)).column(self.table, self.column)
        return " OR ".join(f"{column} {test}" for test in (self.test, *self.alternatives))


def where(source: Source, *conditions: Condition, connective: str = "AND") -> str:
    """The WHERE clause with a space before it, or nothing without conditions."""
    parts = [condition.sql(source) for condition in conditions]
    return f" WHERE {f' {connective} '.join(parts)}" if parts else ""


def without_each(
    sql: str, source: Source, conditions: Sequence[Condition], connective: str = "AND"
) -> tuple[str, ...]:
    """One query per condition: the same query without that condition."""
    full = where(source, *conditions, connective=connective)
    return tuple(
        sql.replace(full, where(source, *conditions[:i], *conditions[i + 1 :]), 1)
        for i in range(len(conditions))
    )


def literal(value: Value) -> str:
    """The value as a SQL literal."""
    if isinstance(value, str):
        return quote_text(value)
    return "NULL" if value is None else str(value)
