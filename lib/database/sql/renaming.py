"""A database whose tables and columns are named as people name them, and queries with these names.

Names in public data sets are words with underscores. Those in people's files have blanks and
capitals (`Order Total`), signs (`Total (USD)`, `Order-No.`), are words of SQL (`order`), in upper
case, abbreviated, or begin with a digit (`2024_orders`).
"""

import os
import random
import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlglot import exp

from lib.base.errors import DataError
from lib.base.identity import files_fingerprint, fingerprint
from lib.database.catalog import NUMERIC_AFFINITIES, Catalog, Column, fold_case, quote_identifier
from lib.database.files import Deadline, connect_read_only
from lib.database.sql.bindings import Bindings, FromItem, bind
from lib.database.sql.parse import normalise, parse
from lib.database.sql.trees import SqlTreeError, identifier, render, tree_errors

_VERSION = 1  # of the way names are chosen and copies made: raise it when that changes
_MAX_BYTES = 16 << 20
_MAX_SECONDS = 30.0

_MAIN_SHARE = 0.6  # of the names of a database are in one style: one person has made it
_OTHER_SHARE = 0.25  # are in another one; the rest stay

_WORD = re.compile(r"[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]|\d+|[^\W\d_]+")


@dataclass(frozen=True)
class Renaming:
    """The new name of each table and of each column, by its old name, folded.

    Columns of one name are renamed alike, in whatever table they are, so that NATURAL joins and the
    columns of derived tables keep their meaning. No new name is that of something else.
    """

    tables: Mapping[str, str]
    columns: Mapping[str, str]


@dataclass(frozen=True)
class _Name:
    """A name as its words, in lower case.

    `measure`: of a number that is no key. `year`: one for the whole database.
    """

    words: tuple[str, ...]
    is_table: bool
    measure: bool
    year: int


_Style = Callable[[_Name, random.Random], str | None]
"""The name in a style; None where it does not suit."""

_UPPER = frozenset(["id", "url", "gdp", "isbn", "ssn", "usa", "uk", "cd", "dvd", "tv", "zip"])


def _capital(word: str) -> str:
    return word.upper() if word in _UPPER else word.capitalize()


def _blanks(name: _Name, rng: random.Random) -> str | None:
    words = [_capital(word) for word in name.words]
    if len(words) > 1 and rng.random() < 0.25:
        words[1:] = [word if word.isupper() else word.lower() for word in words[1:]]
    return " ".join(words)


_UNITS = {
    word: units
    for words, units in (
        ("amount budget cost fee income money paid payment price", ("(USD)", "($)", "in $", "€")),
        ("profit profits revenue salary sales total value wage", ("(USD)", "(EUR)", "($)")),
        ("percent percentage rate ratio share", ("(%)", "%")),
        ("weight mass", ("(kg)", "[kg]")),
        ("height length width elevation", ("(m)", "[m]")),
        ("distance mileage", ("(km)", "[km]")),
        ("duration time", ("(min)", "[h]")),
        ("area size", ("(km²)", "(sq ft)")),
    )
    for word in words.split()
}
_NUMBERS = frozenset(["id", "number", "no", "num", "nr", "code"])


def _signs(name: _Name, rng: random.Random) -> str | None:
    words = [_capital(word) for word in name.words]
    *before, last = words
    key = name.words[-1]
    if name.measure and key in _UNITS:
        return f"{' '.join(words)} {rng.choice(_UNITS[key])}"
    if before and key in _NUMBERS and not name.is_table:
        return f"{'-'.join(before)}{rng.choice(['-No.', '-Nr.', ' No.', ' #', '-ID'])}"
    if name.words[0] in ("is", "has") and before:
        return f"{' '.join(words)}?"
    if before:
        return rng.choice(["-", "-", "-", " - ", "/", "."]).join((" ".join(before), last))
    return None


_SQL_WORDS = {
    "order": "order", "orders": "order", "rank": "order", "ranking": "order", "position": "order",
    "group": "group", "groups": "group", "team": "group", "category": "group", "class": "group",
    "start": "from", "source": "from", "origin": "from", "departure": "from", "begin": "from",
    "end": "to", "destination": "to", "arrival": "to", "target": "to",
    "capacity": "limit", "maximum": "limit", "max": "limit", "choice": "select",
    "transaction": "transaction", "transactions": "transaction", "table": "table",
    "reference": "references", "check": "check", "index": "index", "sequence": "index",
    "value": "values", "values": "values", "case": "case", "cases": "case", "set": "set",
    "default": "default", "condition": "when", "date": "when", "place": "where",
    "location": "where", "venue": "where", "member": "in", "join": "join", "update": "update",
    "distinct": "distinct", "unique": "unique", "left": "left", "right": "right", "all": "all",
}  # fmt: skip


def _reserved(name: _Name, rng: random.Random) -> str | None:
    """A word of SQL where one says nearly the same."""
    found = [_SQL_WORDS[word] for word in (name.words[0], name.words[-1]) if word in _SQL_WORDS]
    if not found:
        return None
    return rng.choice([str.lower, str.lower, str.capitalize, str.upper])(rng.choice(found))


def _upper(name: _Name, rng: random.Random) -> str | None:
    return rng.choice(["_", "_", "_", " ", ""]).join(name.words).upper()


_SHORT = {
    "account": "acct", "address": "addr", "amount": "amt", "average": "avg", "category": "cat",
    "city": "cty", "company": "co", "country": "ctry", "customer": "cust", "date": "dt",
    "department": "dept", "description": "desc", "document": "doc", "employee": "emp",
    "first": "f", "number": "no", "last": "l", "manager": "mgr", "maximum": "max", "minimum": "min",
    "name": "nm", "order": "ord", "percentage": "pct", "product": "prod", "quantity": "qty",
    "student": "stu", "total": "tot", "transaction": "txn", "type": "typ", "year": "yr",
}  # fmt: skip


def _abbreviated(name: _Name, rng: random.Random) -> str | None:
    short = [_shortened(word) for word in name.words]
    if short == list(name.words):
        return None
    joined = rng.choice(["_", "_", "", "."]).join(short)
    return joined.upper() if rng.random() < 0.25 else joined


def _shortened(word: str) -> str:
    """From the list, else without the vowels after its first letter, at most four letters."""
    if len(word) <= 3:
        return word
    return _SHORT.get(word) or (word[0] + re.sub("[aeiou]", "", word[1:]))[:4]


def _digits(name: _Name, rng: random.Random) -> str | None:
    joined = rng.choice(["_", "_", " "]).join(name.words)
    ordinals = {"first": "1st", "second": "2nd", "third": "3rd"}
    if name.words[0] in ordinals:
        return f"{ordinals[name.words[0]]}{joined[len(name.words[0]) :]}"
    return f"{name.year}_{joined}" if name.is_table or name.measure else None


_STYLES: tuple[_Style, ...] = (_blanks, _signs, _reserved, _upper, _abbreviated, _digits)
_MAIN_STYLES: tuple[_Style, ...] = (_blanks, _blanks, _signs, _upper, _abbreviated)
"""The styles that suit any name; blanks and capitals are the most common."""


def people_names(catalog: Catalog, seed: str) -> Renaming:
    """New names for the tables and columns of the catalog; the same seed draws the same ones."""
    rng = random.Random(seed)
    main, year = rng.choice(_MAIN_STYLES), rng.randint(2015, 2025)
    keys = {
        fold_case(column)
        for table in catalog.tables
        for key in table.foreign_keys
        for column in (*key.columns, *key.referenced_columns)
    }
    columns: dict[str, Column] = {}
    for table in catalog.tables:
        for column in table.columns:
            columns.setdefault(fold_case(column.name), column)
    tables = {fold_case(table.name): table.name for table in catalog.tables}
    taken = {*tables, *columns}

    def renamed(old: str, name: _Name) -> str:
        for style in _drawn(main, rng):
            new = style(name, rng)
            if new is None or fold_case(new) in ("rowid", "oid", "_rowid_"):
                continue
            if fold_case(new) == fold_case(old) or fold_case(new) not in taken:
                taken.add(fold_case(new))
                return new
        return old

    return Renaming(
        {
            folded: renamed(name, _Name(_words(name), True, False, year))
            for folded, name in tables.items()
        },
        {
            folded: renamed(column.name, _Name(_words(column.name), False, measure, year))
            for folded, column in columns.items()
            for measure in [
                column.affinity in NUMERIC_AFFINITIES
                and not column.primary_key
                and folded not in keys
            ]
        },
    )


def _drawn(main: _Style, rng: random.Random) -> Iterator[_Style]:
    """The styles to try for one name, in this order; none where it is to stay."""
    place = rng.random()
    others = rng.sample(_STYLES, len(_STYLES))
    if place < _MAIN_SHARE:
        yield main
    if place < _MAIN_SHARE + _OTHER_SHARE:  # also where the main one does not suit
        yield from others


def _words(name: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _WORD.findall(name)) or (name,)


def renamed_copy(database: Path, names: Renaming, cache: Path) -> Path:
    """The file of the copy with these names, made in `cache` unless it is there.

    Its rows are those of the database. Raises DataError where it cannot be made: the database is
    larger than 16 MiB, has views or triggers, or SQLite cannot rename a part of it.
    """
    try:
        size = database.stat().st_size
        if size > _MAX_BYTES:
            raise DataError(f"{database}: larger than {_MAX_BYTES >> 20} MiB, too large to rename")
        parts = (_VERSION, files_fingerprint([database]), dict(names.tables), dict(names.columns))
    except OSError as error:
        raise DataError(f"{database}: cannot be read ({error.strerror})") from None
    copy = cache / f"{fingerprint(*parts)}.sqlite"
    if not copy.is_file():
        content = _renamed_content(database, names)
        cache.mkdir(parents=True, exist_ok=True)
        temporary = copy.with_name(f"{copy.name}.{os.getpid()}.tmp")
        temporary.write_bytes(content)
        temporary.replace(copy)
    return copy


def _renamed_content(database: Path, names: Renaming) -> bytes:
    deadline = Deadline(_MAX_SECONDS)
    try:
        with closing(connect_read_only(database)) as original:
            deadline.guard(original)
            content = original.serialize()
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            deadline.guard(copy)
            copy.deserialize(content)
            rest = "SELECT name FROM sqlite_master WHERE type IN ('view', 'trigger')"
            if (found := copy.execute(rest).fetchone()) is not None:
                raise DataError(f"{database}: has views or triggers ({found[0]}); not renamed")
            copy.execute("BEGIN")
            for statement in _statements(copy, names):
                copy.execute(statement)
            copy.execute("COMMIT")
            return copy.serialize()
    except sqlite3.Error as error:
        raise DataError(f"{database}: cannot be renamed ({deadline.reason(error)})") from None


def _statements(copy: sqlite3.Connection, names: Renaming) -> Iterator[str]:
    """ALTER TABLE for each name. A table takes two: SQLite takes `T` for a table that is there
    while one is called `t`."""
    stored = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' "
    tables = [name for (name,) in copy.execute(stored + "ESCAPE '\\' ORDER BY rowid").fetchall()]
    for number, table in enumerate(tables):
        quoted = quote_identifier(table)
        for row in copy.execute(f"PRAGMA table_xinfo({quoted})").fetchall():
            new = names.columns.get(fold_case(row[1]))
            if new is not None and new != row[1]:
                old = quote_identifier(row[1])
                yield f"ALTER TABLE {quoted} RENAME COLUMN {old} TO {quote_identifier(new)}"
        new = names.tables.get(fold_case(table))
        if new is not None and new != table:
            between = quote_identifier(f"renamed {number}")
            yield f"ALTER TABLE {quoted} RENAME TO {between}"
            yield f"ALTER TABLE {between} RENAME TO {quote_identifier(new)}"


def renamed_query(sql: str, catalog: Catalog, names: Renaming) -> str | None:
    """The query in normal form with the new names, in double quotes where SQLite needs them.

    `catalog`: of the database as it is. None where the query does not parse, names what is not
    there, or gives a name of its own (an alias, a CTE) that is one of the new ones.
    """
    tree = parse(normalise(sql, catalog))
    if tree is None:
        return None
    try:
        return _renamed(tree, catalog, names)
    except SqlTreeError:
        return None


@tree_errors()
def _renamed(tree: exp.Expr, catalog: Catalog, names: Renaming) -> str | None:
    found = bind(tree, catalog)
    given = set(_given_names(tree))
    new = {fold_case(name) for name in (*names.tables.values(), *names.columns.values())}
    if found.problems or given & new:
        return None
    # all are found before one is changed: what a node stands for is read from its names
    changes = [*_tables(found, names), *_columns(tree, found, given, names)]
    for text in found.strings:  # else a string could be read as a column of that new name
        text.node.replace(exp.Literal.string(text.node.name))
    for old, name in changes:
        old.replace(identifier(name))
    return render(tree)


def _given_names(tree: exp.Expr) -> Iterator[str]:
    """The names, folded, that the query itself gives: to columns, tables and CTEs."""
    for node in tree.find_all(exp.Alias, exp.TableAlias):
        yield fold_case(node.alias if isinstance(node, exp.Alias) else node.name)
        for column in node.args.get("columns") or ():
            yield fold_case(column.name)


_Change = tuple[exp.Expr, str]
"""An identifier of the tree, and the new name in its place."""


def _tables(found: Bindings, names: Renaming) -> Iterator[_Change]:
    """Tables in FROM, and the qualifiers that are names of tables, not aliases."""
    for select, items in found.from_clauses:
        for item in items:
            if (name := _new_table(item, names)) is not None:
                yield item.relation.this, name
        for star in select.expressions:
            if not isinstance(star, exp.Column) or not isinstance(star.this, exp.Star):
                continue
            for item in items:
                if fold_case(item.name) == fold_case(star.table):
                    yield from _qualifier(star, item, names)
    for bound in found.columns:
        if bound.source is not None and bound.node.table:
            yield from _qualifier(bound.node, bound.source, names)


def _new_table(item: FromItem, names: Renaming) -> str | None:
    return None if item.table is None else names.tables.get(fold_case(item.table.name))


def _qualifier(column: exp.Column, item: FromItem, names: Renaming) -> Iterator[_Change]:
    """Of a column that has the name of its table before it, not an alias."""
    name = _new_table(item, names)
    if name is not None and not item.relation.alias:
        yield column.args["table"], name


def _columns(
    tree: exp.Expr, found: Bindings, given: set[str], names: Renaming
) -> Iterator[_Change]:
    """Columns of tables, and of what passes them on: derived tables, CTEs, set operations."""
    for bound in found.columns:
        is_given = not bound.node.table and fold_case(bound.node.name) in given
        by_alias = isinstance(bound.node.parent, exp.Ordered)  # where an alias comes first
        if not is_given or (bound.column is not None and not by_alias):
            yield from _column(bound.node.this, names)
    for operation in tree.find_all(exp.SetOperation):
        order = operation.args.get("order")
        for column in order.find_all(exp.Column) if order is not None else ():
            if fold_case(column.name) not in given:
                yield from _column(column.this, names)
    for join in tree.find_all(exp.Join):
        for column in join.args.get("using") or ():
            yield from _column(column, names)


def _column(old: exp.Expr, names: Renaming) -> Iterator[_Change]:
    name = names.columns.get(fold_case(old.name))
    if name is not None:
        yield old, name
