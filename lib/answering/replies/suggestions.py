"""Questions to begin with, made from names, types and keys of the schema; a query answers each."""

from collections.abc import Callable, Iterator
from itertools import islice

from lib.answering.replies.sentences import NAMES, plural, singular, stems
from lib.database.catalog import NUMERIC_AFFINITIES, Catalog, Column, Table, fold_case
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


def suggestions(catalog: Catalog, count: int) -> list[str]:
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


def _count(table: Table, catalog: Catalog) -> Iterator[str]:
    if _is_thing(table):
        yield f"How many {plural(table.name)} are there?"
    elif len(catalog.tables) == 1:
        yield "How many rows are there?"
    else:
        yield f"How many rows does {spoken_name(table.name)} have?"


def _highest(table: Table, catalog: Catalog) -> Iterator[str]:
    named = _name_column(table) is not None and _is_thing(table)
    for column in _quantities(table):
        spoken = spoken_name(column.name)
        if named:
            yield f"Which {singular(table.name)} has the highest {spoken}?"
        else:
            yield f"What is the highest {spoken}?"


def _per_group(table: Table, catalog: Catalog) -> Iterator[str]:
    things = plural(table.name) if _is_thing(table) else "rows"
    for column in table.columns:
        if not _is_key(table, column) and _CATEGORIES.intersection(text_words(column.name)[-1:]):
            yield f"How many {things} are there for each {spoken_name(column.name)}?"
    linking = all(_is_key(table, column) for column in table.columns)
    for key in table.foreign_keys:
        other = catalog.table(key.referenced_table)
        if other is None or _name_column(other) is None or linking:
            continue
        if _is_thing(table) and _is_thing(other):
            yield f"How many {things} does each {singular(other.name)} have?"


def _values(table: Table, catalog: Catalog) -> Iterator[str]:
    """For tables without quantities and groups: there is always a column, and all rows."""
    columns = [c for c in table.columns if not _is_key(table, c) and _is_sayable(c.name)]
    for column in columns or table.columns[:1]:
        yield f"What are the different values of {spoken_name(column.name)}?"
    things = plural(table.name) if _is_thing(table) else f"rows of {spoken_name(table.name)}"
    yield f"List all {things}."


_KINDS: tuple[Callable[[Table, Catalog], Iterator[str]], ...] = (
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
