"""A copy of a database with columns and tables as ordinary people keep them.

Public data sets have few dates, missing values, flags and money, and hardly a table whose rows are
several for one thing. The copy has: columns are added to tables that have a name for each row, and
up to two tables that refer to them.
"""

import os
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from lib.answering.replies.sentences import singular
from lib.database.catalog import Catalog, Table, fold_case, quote_identifier
from lib.database.names import identifier_words, letters

_MOST_ROWS = 2_000  # of a table that is given columns
_LEAST_ROWS = 5
_REFERRED_SHARE = 0.75  # of the rows that a new table refers to: the others have none

_Value = TypeVar("_Value")

Make = Callable[[random.Random], object]


@dataclass(frozen=True)
class _Column:
    """`names`: one is chosen. `type`: as it is declared. `make`: makes a value."""

    names: tuple[str, ...]
    type: str
    make: Make


def _day(first: str, last: str) -> Make:
    start, end = date.fromisoformat(first), date.fromisoformat(last)
    span = (end - start).days
    return lambda rng: (start + timedelta(days=rng.randrange(span + 1))).isoformat()


def _moment(first: str, last: str) -> Make:
    day = _day(first, last)
    return lambda rng: f"{day(rng)} {rng.randrange(7, 20):02d}:{rng.choice((0, 15, 30, 45)):02d}:00"


def _seconds(first: str, last: str) -> Make:
    moment = _moment(first, last)
    epoch = datetime(1970, 1, 1)
    return lambda rng: int((datetime.fromisoformat(str(moment(rng))) - epoch).total_seconds())


def _one_of(*values: object) -> Make:
    return lambda rng: rng.choice(values)


def _or_null(share: float, make: Make) -> Make:
    return lambda rng: None if rng.random() < share else make(rng)


def _number(least: int, most: int, step: float = 1) -> Make:
    return lambda rng: round(rng.randint(least, most) * step, 2)


_RECENT = ("2024-01-05", "2026-11-28")
_FLAG_VALUES = ((0, 1), (0, 1), ("Y", "N"), ("N", "Y"), ("yes", "no"), ("T", "F"), ("J", "N"))
_NOTES = ("urgent", "phone call", "by email", "second visit", "to be checked", "meeting", "repair")


def _flag(rng: random.Random, *names: str) -> _Column:
    values = rng.choice(_FLAG_VALUES)
    return _Column(names, "INTEGER" if values[0] == 0 else "TEXT", _one_of(*values))


def _span(rng: random.Random, pairs: Sequence[tuple[str, str]], still: float) -> list[_Column]:
    """Two dates, of which the second is not reached yet in some rows."""
    begin, end = rng.choice(list(pairs))
    make, kind = (_moment, "DATETIME") if begin.endswith("_at") else (_day, rng.choice(_DATE_TYPES))
    return [
        _Column((begin,), kind, make("2021-01-04", "2025-06-30")),
        _Column((end,), kind, _or_null(still, make("2025-07-01", "2026-11-28"))),
    ]


_DATE_TYPES = ("TEXT", "DATE", "TEXT", "")

_PEOPLE = """
    person people student employee customer member player patient teacher author artist user staff
    driver client doctor physician singer actor director manager professor instructor guest
    candidate voter friend visitor tourist scientist pilot nurse coach owner host editor journalist
    architect engineer reviewer faculty worker wrestler swimmer gymnast entrepreneur musician
    advisor conductor captain participant individual head passenger applicant actress resident
    subscriber reporter chef designer dancer farmer lawyer judge tenant contestant debater
    professional technician biologist specialist"""


_GOODS = """
    product item good article device part tool book film movie album song track camera phone car
    vehicle bike ticket dish wine toy machine instrument furniture software game magazine dress
    equipment catalog medicine accessory"""


_PLACES = """
    airport hotel store shop restaurant museum school college university hospital station theatre
    theater cinema park branch office library stadium club gallery building bank center centre
    mall gym lab warehouse market farm factory garage lounge terminal studio agency company
    department"""
_PERIODS = """
    event project campaign course program programme contract tour season study exhibition class
    workshop conference festival show performance concert tournament competition match race trip
    party meeting election survey policy booking order"""


def _stems(names: str) -> tuple[str, ...]:
    return tuple(word for name in names.split() for word in identifier_words(name))


_PEOPLE_STEMS, _GOODS_STEMS = _stems(_PEOPLE), _stems(_GOODS)
_PLACES_STEMS, _PERIODS_STEMS = _stems(_PLACES), _stems(_PERIODS)


def is_of_people(table: Table) -> bool:
    """Whether its rows are people, by the last word of its name: `photojournalist`, too."""
    return identifier_words(table.name)[-1].endswith(_PEOPLE_STEMS)


def _columns_for(table: Table, rng: random.Random) -> list[list[_Column]]:
    """What people keep of such rows; a span of dates counts as one."""
    word = identifier_words(table.name)[-1]
    if is_of_people(table):
        return _of_people(rng)
    if word in _GOODS_STEMS:
        return _of_goods(rng)
    if word in _PERIODS_STEMS:
        return _of_others(rng, ("started_on", "ended_on"))
    opens = word in _PLACES_STEMS
    return _of_others(rng, ("opened_on", "closed_on") if opens else ("created_at", "archived_at"))


def _of_people(rng: random.Random) -> list[list[_Column]]:
    sexes = rng.choice((("F", "M"), ("f", "m"), ("female", "male"), ("w", "m"), ("F", "M", "D")))
    return [
        [_Column(("sex", "gender"), "TEXT", _one_of(*sexes))],
        [
            _Column(
                ("birth_date", "date_of_birth", "born_on"), "TEXT", _day("1946-01-01", "2012-12-31")
            )
        ],
        _span(
            rng,
            (
                ("joined_on", "left_on"),
                ("hired_on", "left_on"),
                ("enrolled_on", "withdrawn_on"),
                ("member_since", "cancelled_on"),
                ("registered_at", "deleted_at"),
            ),
            0.65,
        ),
        [_Column(("email", "email_address", "e_mail"), "TEXT", _or_null(0.35, _address))],
        [_Column(("phone", "phone_number", "mobile"), "TEXT", _or_null(0.35, _phone))],
        [_flag(rng, "active", "is_active")],
        [_flag(rng, "newsletter", "subscribed")],
        [_flag(rng, "blocked", "verified", "insured")],
        [
            _Column(
                ("supervisor", "contact_person"),
                "TEXT",
                _or_null(0.5, _one_of("Ada Bell", "Jon Fry", "Li Wei")),
            )
        ],
    ]


def _address(rng: random.Random) -> str:
    return f"{rng.choice('abcdefghk')}{rng.randrange(10, 999)}@example.org"


def _phone(rng: random.Random) -> str:
    return f"0{rng.randrange(100, 999)} {rng.randrange(10000, 99999)}"


_SPANS_OF_GOODS = (
    ("bought_on", "sold_on"),
    ("ordered_on", "delivered_on"),
    ("received_on", "returned_on"),
    ("checked_out_on", "checked_in_on"),
    ("installed_at", "removed_at"),
)
_STATES = (
    ("new", "open", "done"),
    ("active", "paused", "archived"),
    ("A", "B", "C"),
    ("pending", "approved", "rejected"),
    ("O", "P", "C"),
    ("draft", "published"),
)


def _of_goods(rng: random.Random) -> list[list[_Column]]:
    return [
        _span(rng, _SPANS_OF_GOODS, 0.5),
        [_flag(rng, "discontinued", "available")],
        [
            _Column(("price", "list_price", "unit_price"), "REAL", _number(10, 900, 0.5)),
            _Column(("stock", "quantity", "units_in_stock"), "INTEGER", _number(0, 60)),
        ],
        *_of_all(rng),
    ]


def _of_others(rng: random.Random, span: tuple[str, str]) -> list[list[_Column]]:
    budget = _Column(
        ("budget", "annual_cost", "income"), "REAL", _or_null(0.25, _number(5, 400, 100))
    )
    return [
        _span(rng, [span], 0.5),
        [_flag(rng, "approved", "confirmed", "public")],
        [budget],
        *_of_all(rng),
    ]


def _of_all(rng: random.Random) -> list[list[_Column]]:
    notes = _or_null(0.4, _one_of(*_NOTES))
    checked = _or_null(0.2, _day(*_RECENT))
    states = _one_of(*rng.choice(_STATES))
    return [
        [_Column(("status", "state", "grade", "condition"), "TEXT", states)],
        [_flag(rng, "insured", "reviewed", "approved")],
        [_Column(("remark", "note", "comment", "description"), "TEXT", notes)],
        [_Column(("updated_on", "last_checked", "renewed_on"), "TEXT", checked)],
        [_Column(("updated_at", "added_at"), "INTEGER", _seconds(*_RECENT))],
    ]


_FOR_PEOPLE = ("payments", "bookings", "purchases", "work_logs", "complaints", "invoices")
_FOR_OTHERS = ("inspections", "visits", "complaints", "shipments", "invoices", "work_logs")


def _new_tables(rng: random.Random, parent: Table) -> list[tuple[str, list[_Column]]]:
    day = _day(*_RECENT)
    fit = _FOR_PEOPLE if is_of_people(parent) else _FOR_OTHERS
    tables = [
        (
            "payments",
            [
                _Column(("paid_on", "payment_date"), "TEXT", day),
                _Column(("amount",), "REAL", _number(10, 500, 0.5)),
                _Column(("method",), "TEXT", _one_of("cash", "card", "transfer")),
            ],
        ),
        (
            "bookings",
            [
                _Column(("booked_on", "booking_date"), "TEXT", day),
                _Column(("seats", "places"), "INTEGER", _number(1, 6)),
                _Column(("price_per_seat", "price"), "REAL", _number(8, 60)),
                _flag(rng, "cancelled", "confirmed"),
            ],
        ),
        (
            "visits",
            [
                _Column(("started_at",), "TEXT", _moment("2025-02-01", "2026-06-30")),
                _Column(("ended_at",), "TEXT", _or_null(0.15, _moment("2026-07-01", "2026-11-28"))),
                _Column(
                    ("reason", "purpose"),
                    "TEXT",
                    _or_null(0.2, _one_of("check", "delivery", "meeting", "repair")),
                ),
            ],
        ),
        (
            "purchases",
            [
                _Column(("purchase_date", "purchased_on"), "TEXT", day),
                _Column(
                    ("item",),
                    "TEXT",
                    _one_of("lamp", "chair", "paper", "cable", "coffee", "tablet"),
                ),
                _Column(("quantity",), "INTEGER", _number(1, 9)),
                _Column(("unit_price",), "REAL", _number(3, 180, 0.5)),
            ],
        ),
        (
            "work_logs",
            [
                _Column(("work_date", "logged_on"), "TEXT", day),
                _Column(("hours",), "REAL", _number(1, 16, 0.5)),
                _flag(rng, "billable"),
                _Column(
                    ("note", "activity"),
                    "TEXT",
                    _or_null(
                        0.2, _one_of("meeting", "travel", "testing", "support", "weekly meeting")
                    ),
                ),
            ],
        ),
        (
            "complaints",
            [
                _Column(("filed_on",), "TEXT", _day("2024-02-01", "2026-06-30")),
                _Column(("resolved_on",), "TEXT", _or_null(0.4, _day("2026-07-01", "2026-11-28"))),
                _Column(("severity", "priority"), "TEXT", _one_of("low", "medium", "high")),
            ],
        ),
        (
            "inspections",
            [
                _Column(("inspected_on", "inspection_date"), "TEXT", day),
                _flag(rng, "passed"),
                _Column(("score",), "INTEGER", _or_null(0.15, _number(20, 100))),
            ],
        ),
        (
            "invoices",
            [
                _Column(("invoice_date", "issued_on"), "TEXT", _day("2025-01-02", "2026-10-30")),
                _Column(("total", "amount_due"), "REAL", _number(20, 900)),
                _Column(("paid_on",), "TEXT", _or_null(0.35, day)),
            ],
        ),
        (
            "shipments",
            [
                _Column(("shipped_at",), "INTEGER", _seconds("2025-01-02", "2026-05-30")),
                _Column(
                    ("delivered_at",),
                    "INTEGER",
                    _or_null(0.25, _seconds("2026-06-01", "2026-11-28")),
                ),
                _Column(("weight",), "REAL", _number(2, 90, 0.5)),
            ],
        ),
    ]
    return [(name, columns) for name, columns in tables if name in fit]


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
            fit = [new for new in _new_tables(rng, table) if new[0] not in taken]
            for name, columns in _some(fit, 1, rng):
                taken.add(name)
                _add_table(copy, table, name, columns, rng)
        copy.commit()
    if not hosts:
        partial.unlink()
        return False
    os.replace(partial, target)  # noqa: PTH105
    return True


def _some(values: Sequence[_Value], count: int, rng: random.Random) -> list[_Value]:
    return rng.sample(list(values), min(count, len(values)))


def _is_fit(connection: sqlite3.Connection, table: Table) -> bool:
    keys = [column for column in table.columns if column.primary_key]
    if len(keys) != 1 or not name_columns(table):
        return False
    rows = connection.execute(f"SELECT count(*) FROM {quote_identifier(table.name)}").fetchone()[0]
    return _LEAST_ROWS <= rows <= _MOST_ROWS


_NAMES = frozenset(identifier_words("name title label"))
_OTHER_WORDS = frozenset(identifier_words("full official common course"))
_PARTS = (("firstname", "lastname"), ("fname", "lname"), ("forename", "surname"))


def name_columns(table: Table) -> list[str]:
    """The text columns that say which row it is: a name, or first and last name; or none."""
    texts = [column.name for column in table.columns if column.affinity == "text"]
    by_letters = {letters(name): name for name in texts}
    for parts in _PARTS:
        if set(parts) <= by_letters.keys():
            return [by_letters[part] for part in parts]
    own = set(identifier_words(table.name)) | _OTHER_WORDS
    named = [name for name in texts if _is_name(identifier_words(name), own)]
    return named[:1]


def _is_name(words: list[str], own: set[str]) -> bool:
    """Whether a column of these words is called as its table is: `name`, `course_name`."""
    return words[-1] in _NAMES and set(words[:-1]) <= own


def _values(connection: sqlite3.Connection, table: Table, column: str) -> list[object]:
    name = quote_identifier(column)
    rows = connection.execute(
        f"SELECT {name} FROM {quote_identifier(table.name)} WHERE {name} IS NOT NULL ORDER BY 1"
    )
    return [value for (value,) in rows]


def _add_columns(connection: sqlite3.Connection, table: Table, rng: random.Random) -> None:
    known = {fold_case(column.name) for column in table.columns}
    groups = _columns_for(table, rng)
    key = next(column.name for column in table.columns if column.primary_key)
    rows = _values(connection, table, key)
    for column in [column for group in _some(groups, 4, rng) for column in group]:
        name = rng.choice(column.names)
        if fold_case(name) in known:
            continue
        known.add(fold_case(name))
        connection.execute(
            f"ALTER TABLE {quote_identifier(table.name)} ADD COLUMN "
            f"{quote_identifier(name)} {column.type}"
        )
        connection.executemany(
            f"UPDATE {quote_identifier(table.name)} SET {quote_identifier(name)} = ? "
            f"WHERE {quote_identifier(key)} IS ?",
            [(column.make(rng), row) for row in rows],
        )


def _add_table(
    connection: sqlite3.Connection,
    parent: Table,
    name: str,
    columns: Sequence[_Column],
    rng: random.Random,
) -> None:
    key = next(column for column in parent.columns if column.primary_key)
    own = f"{name.removesuffix('s')}_id"
    named = [(rng.choice(column.names), column) for column in columns]
    declared = ", ".join(f"{quote_identifier(n)} {column.type}".rstrip() for n, column in named)
    there = quote_identifier(key.name)
    short = fold_case(key.name) in ("id", "code", "name", "no", "nr")
    refers = quote_identifier(
        f"{singular(parent.name).replace(' ', '_')}_id" if short else key.name
    )
    linked = (
        f", FOREIGN KEY ({refers}) REFERENCES {quote_identifier(parent.name)} ({there})"
        if rng.random() < 0.8
        else ""  # as people forget to
    )
    connection.execute(
        f"CREATE TABLE {quote_identifier(name)} ({own} INTEGER PRIMARY KEY, {refers} {key.type}, "
        f"{declared}{linked})"
    )
    parents = _values(connection, parent, key.name)
    referred = rng.sample(parents, max(2, int(len(parents) * _REFERRED_SHARE)))
    count = min(400, max(24, 4 * len(referred)))
    rows = [
        (number, rng.choice(referred), *(column.make(rng) for _, column in named))
        for number in range(1, count + 1)
    ]
    marks = ", ".join("?" * (2 + len(named)))
    connection.executemany(f"INSERT INTO {quote_identifier(name)} VALUES ({marks})", rows)
