"""Conditions on one column, as SQL and in words: the WHERE clauses of pretraining questions."""

from __future__ import annotations

import random
from dataclasses import dataclass

from lib.pretraining.phrases import said
from lib.pretraining.schemas import ColumnSpec, TableSpec

_PLACE_KINDS = ("country", "city", "state", "continent")
_LABEL_KINDS = ("category", "status", "color", "word", "material", "subject")

_NULL_CHANCE = 0.06
_SECOND_CHANCE = 0.25

# {0} stands for the column in words, {1} for the value, {2} for a second value.
_IS_NULL = (
    *("with no {0}", "without a {0}", "that have no {0}"),
    *("whose {0} is missing", "whose {0} is unknown"),
)
_IS_NOT_NULL = ("with a known {0}", "that have a {0}", "whose {0} is known")
_BETWEEN = (
    *("with {0} between {1} and {2}", "whose {0} is between {1} and {2}"),
    "with a {0} from {1} to {2}",
)
_EQUAL_NUMBER = ("with {0} {1}", "whose {0} is {1}", "whose {0} equals {1}", "that have {0} {1}")
_EQUAL_YEAR = ("in {1}", "from {1}", "of {1}")
_OTHER_NUMBER = ("whose {0} is not {1}", "with {0} other than {1}")
_EQUAL_TEXT = (
    *("with {0} {1}", "whose {0} is {1}", "whose {0} is {1}", "where the {0} is {1}"),
    *("that have {0} {1}", "with the {0} {1}", "having {1} as {0}", "with {1} as their {0}"),
)
_OTHER_TEXT = ("whose {0} is not {1}", "with a {0} other than {1}", "not having {0} {1}")
_EQUAL_PLACE = ("from {1}", "in {1}", "of {1}", "located in {1}", "based in {1}")
_OTHER_PLACE = ("not from {1}", "that are not in {1}")
_EQUAL_NAME = ("named {1}", "called {1}")
_EQUAL_LABEL = ("of {1} {0}", "in the {1} {0}", "that are {1}")
_CONTAINS = ("whose {0} contains {1}", "with {1} in their {0}", "whose {0} includes the word {1}")
_STARTS_WITH = ("whose {0} starts with {1}", "whose {0} begins with {1}")

# {0} stands for the column in words, {1} for the comparison, {2} for the value.
_COMPARED_NUMBER = (
    *("with {0} {1} {2}", "whose {0} is {1} {2}", "with a {0} {1} {2}"),
    *("that have {1} {2} {0}", "where the {0} is {1} {2}"),
)
_COMPARED_DATE = ("whose {0} is {1} {2}", "with a {0} {1} {2}", "with {0} {1} {2}")

_NUMBER_COMPARISONS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        ">",
        (
            *("more than", "greater than", "above", "over"),
            *("higher than", "larger than", "exceeding"),
        ),
    ),
    ("<", ("less than", "below", "under", "lower than", "smaller than", "fewer than")),
    (">=", ("at least", "no less than", "not below")),
    ("<=", ("at most", "no more than", "not above")),
)
_YEAR_COMPARISONS = {">": ("after", "later than"), "<": ("before", "earlier than")}
_AGE_COMPARISONS = {">": "older than", "<": "younger than"}
_DATE_COMPARISONS = (
    *((">", "after"), ("<", "before"), ("=", "on")),
    *((">", "later than"), ("<", "earlier than")),
)
_QUOTES = ("", "", "", "", "'", '"')


@dataclass(frozen=True)
class Condition:
    """A condition as SQL (`{column}` stands for the possibly qualified column) and in words.

    `words` continues "the singers ...": "from France", "whose age is above 30".
    """

    column: ColumnSpec
    sql: str
    words: str

    def render(self, alias: str = "") -> str:
        """The SQL, with the column qualified by `alias` where there is one."""
        name = f"{alias}.{self.column.name}" if alias else self.column.name
        return self.sql.replace("{column}", name)


def draw_where(rng: random.Random, table: TableSpec, chance: float) -> tuple[str, str]:
    """(SQL, words) of one or two conditions, each with a leading space; ("", "") without one.

    `chance`: how often there is a condition.
    """
    if rng.random() > chance:
        return "", ""
    first = draw_condition(rng, table)
    sql, words = first.render(), first.words
    if rng.random() < _SECOND_CHANCE:
        second = draw_condition(rng, table, (first.column.name,))
        operator = rng.choice(("AND", "AND", "OR"))
        sql = f"{sql} {operator} {second.render()}"
        words = f"{words} {operator.lower()} {second.words}"
    return f" WHERE {sql}", f" {words}"


def draw_condition(rng: random.Random, table: TableSpec, avoid: tuple[str, ...] = ()) -> Condition:
    """A condition on one of the table's columns, with a value of that column.

    `avoid`: columns that it must not be on, unless only the key is left.
    """
    candidates = [c for c in table.plain_columns if c.name not in avoid and _has_value(c)]
    if not candidates:
        key = table.key
        number = rng.choice(key.values)
        return Condition(key, f"{{column}} = {number}", f"with {key.phrases[0]} {number}")
    column = rng.choice(candidates)
    if rng.random() < _NULL_CHANCE:
        return _null_condition(rng, column)
    value = rng.choice([value for value in column.values if value is not None])
    if isinstance(value, int | float):
        return _numeric_condition(rng, column, value)
    if column.kind == "date":
        return _date_condition(rng, column, value)
    return _text_condition(rng, column, value)


def _has_value(column: ColumnSpec) -> bool:
    return any(value is not None for value in column.values)


def _null_condition(rng: random.Random, column: ColumnSpec) -> Condition:
    name = said(rng, column)
    if rng.random() < 0.5:
        return Condition(column, "{column} IS NULL", rng.choice(_IS_NULL).format(name))
    return Condition(column, "{column} IS NOT NULL", rng.choice(_IS_NOT_NULL).format(name))


def _numeric_condition(rng: random.Random, column: ColumnSpec, value: int | float) -> Condition:
    name = said(rng, column)
    draw = rng.random()
    if draw < 0.12:
        high = value + max(1, round(abs(value) * rng.choice((0.2, 0.5, 1))))
        words = rng.choice(_BETWEEN).format(name, value, high)
        return Condition(column, f"{{column}} BETWEEN {value} AND {high}", words)
    if draw < 0.3:
        pattern = rng.choice(_EQUAL_NUMBER)
        if column.kind == "year" and rng.random() < 0.5:
            pattern = rng.choice(_EQUAL_YEAR)
        return Condition(column, f"{{column}} = {value}", pattern.format(name, value))
    if draw < 0.36:
        words = rng.choice(_OTHER_NUMBER).format(name, value)
        return Condition(column, f"{{column}} != {value}", words)
    return _comparison(rng, column, name, value)


def _comparison(rng: random.Random, column: ColumnSpec, name: str, value: int | float) -> Condition:
    operator, comparisons = rng.choice(_NUMBER_COMPARISONS)
    sql = f"{{column}} {operator} {value}"
    strict = operator in _YEAR_COMPARISONS
    if column.kind == "year" and strict and rng.random() < 0.6:
        comparisons = _YEAR_COMPARISONS[operator]
    if column.name == "age" and strict and rng.random() < 0.6:
        return Condition(column, sql, f"{_AGE_COMPARISONS[operator]} {value}")
    pattern = rng.choice(_COMPARED_NUMBER)
    return Condition(column, sql, pattern.format(name, rng.choice(comparisons), value))


def _date_condition(rng: random.Random, column: ColumnSpec, value: str) -> Condition:
    name = said(rng, column)
    operator, comparison = rng.choice(_DATE_COMPARISONS)
    words = rng.choice(_COMPARED_DATE).format(name, comparison, value)
    return Condition(column, f"{{column}} {operator} {_literal(value)}", words)


def _text_condition(rng: random.Random, column: ColumnSpec, value: str) -> Condition:
    name = said(rng, column)
    shown = _quoted(rng, value)
    draw = rng.random()
    if draw < 0.08:
        return _like_condition(rng, column, name, value)
    if draw < 0.16:
        pattern = rng.choice(_OTHER_TEXT)
        if column.kind in _PLACE_KINDS and rng.random() < 0.5:
            pattern = rng.choice(_OTHER_PLACE)
        return Condition(column, f"{{column}} != {_literal(value)}", pattern.format(name, shown))
    pattern = rng.choice(_equal_patterns(rng, column))
    return Condition(column, f"{{column}} = {_literal(value)}", pattern.format(name, shown))


def _equal_patterns(rng: random.Random, column: ColumnSpec) -> tuple[str, ...]:
    if column.kind in _PLACE_KINDS and rng.random() < 0.6:
        return _EQUAL_PLACE
    if column.kind == "name" and rng.random() < 0.5:
        return _EQUAL_NAME
    if column.kind in _LABEL_KINDS and rng.random() < 0.25:
        return _EQUAL_LABEL
    return _EQUAL_TEXT


def _like_condition(rng: random.Random, column: ColumnSpec, name: str, value: str) -> Condition:
    word = rng.choice(value.split())
    if rng.random() < 0.5:
        pattern, sought, literal = rng.choice(_CONTAINS), word, f"%{word}%"
    else:
        sought = word[: rng.randint(1, len(word))]
        pattern, literal = rng.choice(_STARTS_WITH), f"{sought}%"
    words = pattern.format(name, _quoted(rng, sought))
    return Condition(column, f"{{column}} LIKE {_literal(literal)}", words)


def _literal(value: str) -> str:
    """The text as an SQL literal."""
    return "'" + value.replace("'", "''") + "'"


def _quoted(rng: random.Random, value: str) -> str:
    quote = rng.choice(_QUOTES)
    return f"{quote}{value}{quote}"
