"""The tables, aliases and wrong names of a query.

They come from a parse with scopes (`lib.sql.bindings`); where the SQL does not parse, from regular
expressions over its FROM clauses and its dotted names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lib.db.catalog import Catalog, fold_case
from lib.sql.bindings import ColumnProblem, NameFault, resolve_columns

_CLAUSE_WORDS = (
    "where|join|inner|left|right|full|cross|natural|outer|on|using|group|order|having|limit|union"
    "|except|intersect|as|select|from|and|or|not"
)
# Whole words and names of bounded length: the time to match grows only linearly with the text
_NAME = (
    rf"(?!(?:{_CLAUSE_WORDS})\b)"
    r'(?:(?<!\w)\w++|"[^"]{1,200}"|`[^`]{1,200}`|\[[^\]]{1,200}\])'
)
_TABLE = rf"({_NAME})(?:\s+(?:as\s+)?({_NAME}))?"
_FROM = re.compile(rf"\b(?:from|join)\s+{_TABLE}((?:\s*,\s*{_TABLE})*)", re.IGNORECASE)
_LISTED = re.compile(rf",\s*{_TABLE}", re.IGNORECASE)
_DOTTED = re.compile(rf"({_NAME})\s*\.\s*({_NAME})", re.IGNORECASE)
_STRING = re.compile(r"'(?:[^']|'')*'?")


@dataclass(frozen=True)
class QueryNames:
    """The tables and aliases that the names of one query, or of one place in it, can refer to.

    `aliases`: alias as written -> table. `tables`: the tables that the query reads. `derived`: the
    columns of subqueries and CTEs, in lower case; only known for a place. `faults`: the names that
    refer to nothing, in the order of the query.
    """

    sql: str
    aliases: dict[str, str]
    tables: tuple[str, ...]
    derived: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def qualifiers(self) -> dict[str, str]:
        """Names that may stand before a dot, with their tables; an alias hides its table's name."""
        aliased = set(self.aliases.values())
        return {table: table for table in self.tables if table not in aliased} | self.aliases

    def table_of(self, qualifier: str) -> str | None:
        """The table that was meant by a qualifier, an alias or a table's name."""
        meanings = {table: table for table in self.tables} | self.aliases
        folded = {fold_case(name): table for name, table in meanings.items()}
        return folded.get(fold_case(qualifier))

    def mentions(self, name: str) -> bool:
        """Whether the name occurs anywhere but before a dot, as the name of a column would."""
        pattern = rf"\b{re.escape(name)}\b(?![\"`\]]?\s*\.)"
        return re.search(pattern, self.sql, re.IGNORECASE) is not None


@dataclass(frozen=True)
class Fault:
    """A name that refers to nothing, as written (`T2.name`), and what its place could refer to."""

    name: str
    kind: NameFault
    place: QueryNames


def read_names(sql: str, catalog: Catalog) -> QueryNames:
    """The names of `sql`, whether it parses or not."""
    resolution = resolve_columns(sql, catalog)
    if resolution is None:
        return read_unparsed_names(sql, catalog)
    faults: dict[str, Fault] = {}
    for problem in resolution.problems:
        name = _dotted(problem)
        faults.setdefault(name, Fault(name, problem.kind, _place(problem, sql)))
    return QueryNames(sql, resolution.aliases, resolution.tables, (), tuple(faults.values()))


def read_unparsed_names(sql: str, catalog: Catalog) -> QueryNames:
    """The names of SQL that is not valid: tables after FROM and JOIN, and dotted columns."""
    text = _STRING.sub("''", sql)
    aliases: dict[str, str] = {}
    tables: dict[str, None] = {}
    faults: dict[tuple[str, NameFault], None] = {}  # an ordered set
    for name, alias in _listed_tables(text):
        table = catalog.table(name)
        if table is None:
            faults[(name, "no_such_table")] = None
            continue
        tables[table.name] = None
        if alias:
            aliases.setdefault(alias, table.name)
    names = QueryNames(sql, aliases, tuple(tables))
    for qualifier, column in _DOTTED.findall(text):
        table = catalog.table(names.table_of(unquote(qualifier)) or "")
        if table is not None and table.column(unquote(column)) is None:
            faults[(f"{unquote(qualifier)}.{unquote(column)}", "no_such_column")] = None
    found = tuple(Fault(name, kind, names) for name, kind in faults)
    return QueryNames(sql, aliases, tuple(tables), (), found)


def unquote(name: str) -> str:
    """The name without SQL's quotes around it."""
    return name.strip('"`[]')


def _place(problem: ColumnProblem, sql: str) -> QueryNames:
    aliases: dict[str, str] = {}
    tables: dict[str, None] = {}
    derived: dict[str, None] = {}
    for source in problem.sources:
        if source.table is None:
            derived.update(dict.fromkeys(sorted(source.columns or ())))
            continue
        tables[source.table.name] = None
        if source.relation.alias:
            aliases.setdefault(source.name, source.table.name)
    return QueryNames(sql, aliases, tuple(tables), tuple(derived))


def _dotted(problem: ColumnProblem) -> str:
    if problem.column == "*" and problem.qualifier:
        return problem.qualifier  # of `T9.*` SQLite says: no such table: T9
    return f"{problem.qualifier}.{problem.column}" if problem.qualifier else problem.column


def _listed_tables(text: str) -> Iterator[tuple[str, str]]:
    """(table, alias or "") for every table of a FROM or JOIN."""
    for found in _FROM.finditer(text):
        first = (found[1], found[2] or "")
        for name, alias in [first, *_LISTED.findall(found[3])]:
            yield unquote(name), unquote(alias)
