"""A copy of a database with columns and tables as ordinary people keep them.

Public data sets have few dates, missing values, flags and money, and hardly a table whose rows are
several for one thing. The copy has: columns are added to tables that have a name for each row, and
up to two tables that refer to them. added.yaml says which.
"""

import os
import random
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from ruamel.yaml import YAML

from lib.answering.replies.sentences import singular
from lib.database.catalog import Catalog, Table, fold_case, quote_identifier
from lib.database.names import identifier_words, letters


def read_yaml(name: str) -> dict[str, Any]:
    """A file beside this one."""
    return dict(YAML(typ="safe", pure=True).load(Path(__file__).with_name(name)))


_ADDED = read_yaml("added.yaml")
_MOST_ROWS = 2_000  # of a table that is given columns
_LEAST_ROWS = 5
_REFERRED_SHARE = 0.75  # of the rows that a new table refers to: the others have none
_DECLARED_SHARE = 0.8  # of the keys of new tables: people forget to
_BEGUN = (date(2021, 1, 4), date(2025, 6, 30))
_ENDED = (date(2025, 7, 1), date(2026, 11, 28))
_NAMES = frozenset(identifier_words("name title label"))
_OTHER_WORDS = frozenset(identifier_words("full official common course"))
_PARTS = (("firstname", "lastname"), ("fname", "lname"), ("forename", "surname"))
_STEMS = {
    kind: tuple(word for name in names.split() for word in identifier_words(name))
    for kind, names in _ADDED["words"].items()
}


# Values


def _day(rng: random.Random, first: date, last: date) -> str:
    return (first + timedelta(days=rng.randrange((last - first).days + 1))).isoformat()


def _moment(rng: random.Random, first: date, last: date) -> str:
    day = _day(rng, first, last)
    return f"{day} {rng.randrange(7, 20):02d}:{rng.choice((0, 15, 30, 45)):02d}:00"


def _seconds(rng: random.Random, first: date, last: date) -> int:
    since = datetime.fromisoformat(_moment(rng, first, last)) - datetime(1970, 1, 1)
    return int(since.total_seconds())


def _number(rng: random.Random, least: int, most: int, step: float = 1) -> float:
    return round(rng.randint(least, most) * step, 2)


_VALUES: dict[str, tuple[str, Callable[..., object]]] = {  # the declared type, and what makes one
    "day": ("TEXT", _day),
    "moment": ("TEXT", _moment),
    "seconds": ("INTEGER", _seconds),
    "integer": ("INTEGER", _number),
    "real": ("REAL", _number),
    "words": ("TEXT", lambda rng, *words: rng.choice(words)),
    "email": ("TEXT", lambda rng: f"{rng.choice('abcdefghk')}{rng.randrange(10, 999)}@example.org"),
    "phone": ("TEXT", lambda rng: f"0{rng.randrange(100, 999)} {rng.randrange(10000, 99999)}"),
}


class _Column(NamedTuple):
    """`names`: one is chosen. `missing`: the share of NULLs. `values`: see `_VALUES`."""

    names: Sequence[str]
    type: str
    values: str
    arguments: Sequence[Any]
    missing: float = 0

    def value(self, rng: random.Random) -> object:
        if self.missing and rng.random() < self.missing:
            return None
        return _VALUES[self.values][1](rng, *self.arguments)


def _drawn(rng: random.Random, kind: str, of: Mapping[str, Any]) -> list[_Column]:
    """The columns of an entry of added.yaml: two of a span."""
    missing = of.get("missing", 0)
    if "span" in of:
        begin, end = rng.choice(_ADDED["spans"][kind])
        moments = begin.endswith("_at")
        declared = "DATETIME" if moments else rng.choice(("TEXT", "DATE", "TEXT", ""))
        values = "moment" if moments else "day"
        first = _Column([begin], declared, values, _BEGUN)
        return [first, _Column([end], declared, values, _ENDED, missing)]
    names = of["name"].split()
    if "sets" in of:
        words = rng.choice(of["sets"])
        return [_Column(names, "INTEGER" if words[0] == 0 else "TEXT", "words", words, missing)]
    (values,) = of.keys() & _VALUES.keys()
    return [_Column(names, _VALUES[values][0], values, of[values], missing)]


# Tables


def with_additions(source: Path, target: Path, catalog: Catalog, seed: str) -> bool:
    """Write the copy of the SQLite file `source` to `target`; the same seed, the same copy.

    False, and no file, where no table is fit: one column as its key and a name for each row.
    """
    rng = random.Random(f"{seed}/{catalog.db_id}")
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_suffix(".partial")
    partial.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as original,
        closing(sqlite3.connect(partial)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA foreign_keys=OFF")
        copy.text_factory = lambda raw: raw.decode("utf-8", "replace")
        hosts = [table for table in catalog.tables if _is_fit(copy, table)]
        rng.shuffle(hosts)
        for table in hosts[:2]:
            _add_columns(copy, table, rng)
        taken = {fold_case(table.name) for table in catalog.tables}
        for table in hosts[:2]:
            taken.add(_add_table(copy, table, taken, rng))
        copy.commit()
    if not hosts:
        partial.unlink()
        return False
    os.replace(partial, target)  # noqa: PTH105
    return True


def _is_fit(copy: sqlite3.Connection, table: Table) -> bool:
    keys = [column for column in table.columns if column.primary_key]
    if len(keys) != 1 or not name_columns(table):
        return False
    return _LEAST_ROWS <= len(_key(copy, table)[2]) <= _MOST_ROWS


def name_columns(table: Table) -> list[str]:
    """The text columns that say which row it is: a name, or first and last name; or none."""
    texts = [column.name for column in table.columns if column.affinity == "text"]
    by_letters = {letters(name): name for name in texts}
    for parts in _PARTS:
        if set(parts) <= by_letters.keys():
            return [by_letters[part] for part in parts]
    own = set(identifier_words(table.name)) | _OTHER_WORDS
    named = [name for name in texts if _is_name(identifier_words(name), own)][:1]
    others = [column for column in table.columns if column.affinity != "text"]
    alone = len(texts) == 1 and all(column.primary_key for column in others)
    return named or (texts if alone else [])  # `colour (id, colour)`


def _is_name(words: list[str], own: set[str]) -> bool:
    """Whether a column of these words is called as its table is: `name`, `course_name`."""
    return words[-1] in _NAMES and set(words[:-1]) <= own


def is_of_people(table: Table) -> bool:
    """Whether its rows are people, by the last word of its name: `photojournalist`, too."""
    return identifier_words(table.name)[-1].endswith(_STEMS["people"])


def _kind(table: Table) -> str:
    if is_of_people(table):
        return "people"
    word = identifier_words(table.name)[-1]
    kinds = (kind for kind in ("goods", "periods", "places") if word in _STEMS[kind])
    return next(kinds, "others")


def _key(copy: sqlite3.Connection, table: Table) -> tuple[str, str, list[object]]:
    """Name, declared type and values of its key."""
    column = next(column for column in table.columns if column.primary_key)
    name = quote_identifier(column.name)
    rows = copy.execute(
        f"SELECT {name} FROM {quote_identifier(table.name)} WHERE {name} IS NOT NULL ORDER BY 1"
    )
    return column.name, column.type, [value for (value,) in rows]


def _add_columns(copy: sqlite3.Connection, table: Table, rng: random.Random) -> None:
    known = {fold_case(column.name) for column in table.columns}
    kind = _kind(table)
    lines = [
        [column for of in line for column in _drawn(rng, kind, of)]
        for line in _ADDED["columns"][kind]
    ]
    key, _, rows = _key(copy, table)
    at = quote_identifier(table.name)
    for column in [column for line in rng.sample(lines, 4) for column in line]:
        name = rng.choice(column.names)
        if fold_case(name) in known:
            continue
        known.add(fold_case(name))
        copy.execute(f"ALTER TABLE {at} ADD COLUMN {quote_identifier(name)} {column.type}")
        copy.executemany(
            f"UPDATE {at} SET {quote_identifier(name)} = ? WHERE {quote_identifier(key)} IS ?",
            [(column.value(rng), row) for row in rows],
        )


def _add_table(copy: sqlite3.Connection, parent: Table, taken: set[str], rng: random.Random) -> str:
    """The name of a new table that refers to `parent`; "" where all names are taken."""
    tables = {
        name: [column for of in columns for column in _drawn(rng, "", of)]
        for name, columns in _ADDED["tables"].items()
    }
    fit = _ADDED["tables_for"]["people" if is_of_people(parent) else "others"]
    free = [name for name in tables if name in fit and name not in taken]
    if not free:
        return ""
    (table,) = rng.sample(free, 1)
    columns = [(rng.choice(column.names), column) for column in tables[table]]
    key, key_type, parents = _key(copy, parent)
    short = fold_case(key) in ("id", "code", "name", "no", "nr")
    own = quote_identifier(f"{singular(parent.name).replace(' ', '_')}_id" if short else key)
    there = f"{quote_identifier(parent.name)} ({quote_identifier(key)})"
    linked = f", FOREIGN KEY ({own}) REFERENCES {there}" if rng.random() < _DECLARED_SHARE else ""
    declared = ", ".join(f"{quote_identifier(name)} {c.type}".rstrip() for name, c in columns)
    copy.execute(
        f"CREATE TABLE {quote_identifier(table)} ({table.removesuffix('s')}_id INTEGER PRIMARY KEY"
        f", {own} {key_type}, {declared}{linked})"
    )
    referred = rng.sample(parents, max(2, int(len(parents) * _REFERRED_SHARE)))
    rows = [
        (number, rng.choice(referred), *(column.value(rng) for _, column in columns))
        for number in range(1, 1 + min(400, max(24, 4 * len(referred))))
    ]
    marks = ", ".join("?" * (2 + len(columns)))
    copy.executemany(f"INSERT INTO {quote_identifier(table)} VALUES ({marks})", rows)
    return table
