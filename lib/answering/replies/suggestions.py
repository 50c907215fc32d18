"""Questions to begin with, made from names, types and keys of the schema.

Each is made with a simple query that answers it. The query is not shown: it proves that there is
one, and that the question means one thing.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from lib.answering.replies.sentences import NAMES, plural, singular, stems
from lib.database.catalog import (
    NUMERIC_AFFINITIES,
    Catalog,
    Column,
    Table,
    fold_case,
    quote_identifier,
)
from lib.database.names import spoken_name, text_words

_LONGEST = 30  # characters of a name that is part of a question
_MOST_WORDS = 3


_IDENTIFIERS = stems(
    "id oid code number no nr num key zip phone fax uuid guid isbn ssn postal index"
)
_NO_QUANTITIES = stems("year month day date time hour latitude longitude lat lon lng version rank")
_NO_NUMBER_TYPES = ("DATE", "TIME", "BOOL")
_CATEGORIES = stems(
    "type category class kind status state country city region gender sex color colour genre group "
    "department language level grade brand segment channel currency season nationality"
)
_NO_THINGS = stems("list data table export final copy sheet csv file new old test sample draft")


class Suggestion(NamedTuple):
    """A question and a query that answers it."""

    question: str
    sql: str


def suggestions(catalog: Catalog, count: int) -> list[Suggestion]:
    """Questions of different kinds, about the tables that have most to ask about.

    `count`: of them, or fewer where the database has no table.
    """
    tables = sorted(catalog.tables, key=lambda table: _interest(table, catalog), reverse=True)
    by_kind = [
        [suggestion for table in tables for suggestion in kind(table, catalog)] for kind in _KINDS
    ]
    rounds = (kind[index] for index in range(count) for kind in by_kind if index < len(kind))
    return list(islice(dict.fromkeys(rounds), count))


def _interest(table: Table, catalog: Catalog) -> tuple[bool, bool, int, int]:
    """Things with a name and quantities come first, tables that only link others last."""
    links = all(_is_key(table, column) for column in table.columns)
    return (
        not links and _is_sayable(table.name),
        _name_column(table) is not None,
        min(len(_quantities(table)), 3),
        sum(
            fold_case(key.referenced_table) == fold_case(table.name)
            for other in catalog.tables
            for key in other.foreign_keys
        ),
    )


def _count(table: Table, catalog: Catalog) -> Iterator[Suggestion]:
    sql = f"SELECT count(*) FROM {quote_identifier(table.name)}"
    if _is_thing(table):
        yield Suggestion(f"How many {plural(table.name)} are there?", sql)
    elif len(catalog.tables) == 1:
        yield Suggestion("How many rows are there?", sql)
    else:
        yield Suggestion(f"How many rows does {spoken_name(table.name)} have?", sql)


def _highest(table: Table, catalog: Catalog) -> Iterator[Suggestion]:
    name = _name_column(table)
    for column in _quantities(table):
        spoken = spoken_name(column.name)
        quantity, source = quote_identifier(column.name), quote_identifier(table.name)
        if name is not None and _is_thing(table):
            yield Suggestion(
                f"Which {singular(table.name)} has the highest {spoken}?",
                f"SELECT {quote_identifier(name.name)} FROM {source} "
                f"ORDER BY {quantity} DESC LIMIT 1",
            )
        else:
            yield Suggestion(
                f"What is the highest {spoken}?", f"SELECT max({quantity}) FROM {source}"
            )


def _per_group(table: Table, catalog: Catalog) -> Iterator[Suggestion]:
    source = quote_identifier(table.name)
    things = plural(table.name) if _is_thing(table) else "rows"
    for column in table.columns:
        if _is_key(table, column) or not _CATEGORIES.intersection(text_words(column.name)[-1:]):
            continue
        group = quote_identifier(column.name)
        yield Suggestion(
            f"How many {things} are there for each {spoken_name(column.name)}?",
            f"SELECT {group}, count(*) FROM {source} GROUP BY {group}",
        )
    for key in table.foreign_keys:
        other = catalog.table(key.referenced_table)
        name = _name_column(other) if other is not None else None
        linking = all(_is_key(table, column) for column in table.columns)
        if other is None or name is None or linking or not (_is_thing(table) and _is_thing(other)):
            continue
        pairs = [(quote_identifier(own), quote_identifier(theirs)) for own, theirs in key.pairs]
        joined = " AND ".join(f"a.{own} = b.{theirs}" for own, theirs in pairs)
        groups = ", ".join(f"b.{theirs}" for _, theirs in pairs)
        yield Suggestion(
            f"How many {things} does each {singular(other.name)} have?",
            f"SELECT b.{quote_identifier(name.name)}, count(*) FROM {source} AS a "
            f"JOIN {quote_identifier(other.name)} AS b ON {joined} GROUP BY {groups}",
        )


def _values(table: Table, catalog: Catalog) -> Iterator[Suggestion]:
    """For tables without quantities and groups: there is always a column, and all rows."""
    source = quote_identifier(table.name)
    columns = [c for c in table.columns if not _is_key(table, c) and _is_sayable(c.name)]
    for column in columns or table.columns[:1]:
        yield Suggestion(
            f"What are the different values of {spoken_name(column.name)}?",
            f"SELECT DISTINCT {quote_identifier(column.name)} FROM {source}",
        )
    things = plural(table.name) if _is_thing(table) else f"rows of {spoken_name(table.name)}"
    yield Suggestion(f"List all {things}.", f"SELECT * FROM {source}")


_KINDS: tuple[Callable[[Table, Catalog], Iterator[Suggestion]], ...] = (
    _count,
    _highest,
    _per_group,
    _values,
)


def _quantities(table: Table) -> list[Column]:
    """The columns whose values can be compared and averaged."""
    return [
        column
        for column in table.columns
        if column.affinity in NUMERIC_AFFINITIES
        and not any(word in column.type.upper() for word in _NO_NUMBER_TYPES)
        and not _is_key(table, column)
        and not _NO_QUANTITIES.intersection(text_words(column.name))
        and _is_sayable(column.name)
    ]


def _name_column(table: Table) -> Column | None:
    """The column that says which one is meant."""
    named = (
        column
        for column in table.columns
        if column.affinity == "text" and NAMES.intersection(text_words(column.name)[-1:])
    )
    return next(named, None)


def _is_key(table: Table, column: Column) -> bool:
    referring = {fold_case(own) for key in table.foreign_keys for own in key.columns}
    words = text_words(column.name)
    return (
        column.primary_key
        or fold_case(column.name) in referring
        or bool(_IDENTIFIERS.intersection(words[-1:]))
    )


def _is_sayable(name: str) -> bool:
    words = spoken_name(name).split()
    return (
        len(words) <= _MOST_WORDS
        and len(name) <= _LONGEST
        and words[-1].isalpha()
        and len(words[-1]) > 1
    )


def _is_thing(table: Table) -> bool:
    """Whether its rows can be called by its name: not those of `orders_final` or `export_2`."""
    words = spoken_name(table.name).split()
    return (
        _is_sayable(table.name)
        and not _NO_THINGS.intersection(text_words(table.name))
        and not any(word.endswith("s") and len(word) > 3 for word in words[:-1])
    )
