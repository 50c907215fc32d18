"""How pretraining questions say things: requests, columns, conditions."""

from __future__ import annotations

import random
from dataclasses import dataclass

from lib.pretraining.schemas import ColumnSpec, TableSpec
from lib.records import Value

_REQUESTS = (
    "What are", "What are", "List", "List", "Show", "Show me", "Find", "Give me", "Give", "Return",
    "Display", "Tell me", "Can you list", "Please show", "I want to know", "Which are", "Get",
    "Could you give me", "Report", "Retrieve",
)  # fmt: skip
_PLACE_KINDS = ("country", "city", "state", "continent")
_LABEL_KINDS = ("category", "status", "color", "word", "material", "subject")


@dataclass(frozen=True)
class Condition:
    """A condition as SQL (`{column}` stands for the possibly qualified column) and in words.

    `words` continues "the singers ...": "from France", "whose age is above 30".
    """

    column: ColumnSpec
    sql: str
    words: str

    def render(self, column: str) -> str:
        return self.sql.replace("{column}", column)


def request(rng: random.Random) -> str:
    """The opening of a request: "List", "What are"."""
    return rng.choice(_REQUESTS)


def finish(rng: random.Random, text: str) -> str:
    """The question as one sentence, with or without capital letter and full stop."""
    asks = text.startswith(("What", "Which", "How", "Can", "Could", "Who", "Is", "For which"))
    end = "?" if asks else rng.choice((".", ".", ""))
    if rng.random() < 0.1:
        return text[0].lower() + text[1:] + rng.choice(("", end))
    return text + end


def plural(rng: random.Random, table: TableSpec) -> str:
    """The rows of a table in words."""
    return (
        rng.choice(table.plurals[1:])
        if table.plurals[1:] and rng.random() < 0.25
        else table.plurals[0]
    )


def said(rng: random.Random, column: ColumnSpec) -> str:
    """The column in words: its own name, or something that people say instead."""
    literal = rng.random() < 0.65 or len(column.phrases) == 1
    return column.phrases[0] if literal else rng.choice(column.phrases[1:])


def listing(parts: list[str]) -> str:
    """ "a, b and c"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def sql_literal(value: Value) -> str:
    """The value as an SQL literal."""
    return "'" + value.replace("'", "''") + "'" if isinstance(value, str) else str(value)


def draw_condition(rng: random.Random, table: TableSpec, avoid: tuple[str, ...] = ()) -> Condition:
    """A condition on one of the table's columns, with a value of that column."""
    candidates = [c for c in table.plain_columns if c.name not in avoid and any(_present(c))]
    if not candidates:
        column = table.key
        value = rng.choice(column.values)
        return Condition(column, f"{{column}} = {value}", f"with {column.phrases[0]} {value}")
    column = rng.choice(candidates)
    if rng.random() < 0.06:
        return _null_condition(rng, column)
    value = rng.choice([v for v in column.values if v is not None])
    if column.numeric:
        return _numeric_condition(rng, column, value)
    if column.kind == "date":
        return _date_condition(rng, column, value)
    return _text_condition(rng, column, str(value))


def _present(column: ColumnSpec) -> list[bool]:
    return [value is not None for value in column.values]


def _null_condition(rng: random.Random, column: ColumnSpec) -> Condition:
    name = said(rng, column)
    if rng.random() < 0.5:
        words = rng.choice(
            (
                "with no {}",
                "without a {}",
                "that have no {}",
                "whose {} is missing",
                "whose {} is unknown",
            )
        )
        return Condition(column, "{column} IS NULL", words.format(name))
    words = rng.choice(("with a known {}", "that have a {}", "whose {} is known"))
    return Condition(column, "{column} IS NOT NULL", words.format(name))


def _numeric_condition(rng: random.Random, column: ColumnSpec, value: Value) -> Condition:
    name = said(rng, column)
    draw = rng.random()
    if draw < 0.12 and isinstance(value, int | float):
        high = value + max(1, round(abs(value) * rng.choice((0.2, 0.5, 1))))
        words = rng.choice(
            (
                "with {} between {} and {}",
                "whose {} is between {} and {}",
                "with a {} from {} to {}",
            )
        )
        return Condition(
            column, f"{{column}} BETWEEN {value} AND {high}", words.format(name, value, high)
        )
    if draw < 0.3:
        words = rng.choice(
            ("with {} {}", "whose {} is {}", "whose {} equals {}", "that have {} {}")
        )
        if column.kind == "year" and rng.random() < 0.5:
            words = rng.choice(("in {1}", "from {1}", "of {1}"))
        return Condition(column, f"{{column}} = {value}", words.format(name, value))
    if draw < 0.36:
        words = rng.choice(("whose {} is not {}", "with {} other than {}"))
        return Condition(column, f"{{column}} != {value}", words.format(name, value))
    operator, comparison = rng.choice(
        (
            (">", ("more than", "greater than", "above", "over", "higher than", "larger than", "exceeding")),
            ("<", ("less than", "below", "under", "lower than", "smaller than", "fewer than")),
            (">=", ("at least", "no less than", "not below")),
            ("<=", ("at most", "no more than", "not above")),
        )
    )  # fmt: skip
    if column.kind == "year" and operator in "<>" and rng.random() < 0.6:
        comparison = ("after", "later than") if operator == ">" else ("before", "earlier than")
    if column.name == "age" and operator in "<>" and rng.random() < 0.6:
        words = f"{'older' if operator == '>' else 'younger'} than {value}"
        return Condition(column, f"{{column}} {operator} {value}", words)
    pattern = rng.choice(
        (
            "with {0} {1} {2}",
            "whose {0} is {1} {2}",
            "with a {0} {1} {2}",
            "that have {1} {2} {0}",
            "where the {0} is {1} {2}",
        )
    )
    words = pattern.format(name, rng.choice(comparison), value)
    return Condition(column, f"{{column}} {operator} {value}", words)


def _date_condition(rng: random.Random, column: ColumnSpec, value: Value) -> Condition:
    name = said(rng, column)
    operator, comparison = rng.choice(
        ((">", "after"), ("<", "before"), ("=", "on"), (">", "later than"), ("<", "earlier than"))
    )
    words = rng.choice(("whose {0} is {1} {2}", "with a {0} {1} {2}", "with {0} {1} {2}"))
    return Condition(
        column, f"{{column}} {operator} {sql_literal(value)}", words.format(name, comparison, value)
    )


def _text_condition(rng: random.Random, column: ColumnSpec, value: str) -> Condition:
    name = said(rng, column)
    shown = _quoted(rng, value)
    draw = rng.random()
    if draw < 0.08:
        return _like_condition(rng, column, name, value)
    if draw < 0.16:
        words = rng.choice(("whose {} is not {}", "with a {} other than {}", "not having {} {}"))
        if column.kind in _PLACE_KINDS and rng.random() < 0.5:
            words = rng.choice(("not from {1}", "that are not in {1}"))
        return Condition(column, f"{{column}} != {sql_literal(value)}", words.format(name, shown))
    if column.kind in _PLACE_KINDS and rng.random() < 0.6:
        words = rng.choice(("from {}", "in {}", "of {}", "located in {}", "based in {}")).format(
            shown
        )
    elif column.kind == "name" and rng.random() < 0.5:
        words = rng.choice(("named {}", "called {}")).format(shown)
    elif column.kind in _LABEL_KINDS and rng.random() < 0.25:
        words = rng.choice(("of {1} {0}", "in the {1} {0}", "that are {1}")).format(name, shown)
    else:
        words = rng.choice(
            ("with {0} {1}", "whose {0} is {1}", "whose {0} is {1}", "where the {0} is {1}", "that have {0} {1}", "with the {0} {1}", "having {1} as {0}", "with {1} as their {0}")
        ).format(name, shown)  # fmt: skip
    return Condition(column, f"{{column}} = {sql_literal(value)}", words)


def _like_condition(rng: random.Random, column: ColumnSpec, name: str, value: str) -> Condition:
    word = rng.choice(value.split())
    if rng.random() < 0.5:
        words = rng.choice(
            ("whose {} contains {}", "with {1} in their {0}", "whose {} includes the word {}")
        )
        return Condition(
            column,
            "{column} LIKE " + sql_literal(f"%{word}%"),
            words.format(name, _quoted(rng, word)),
        )
    start = word[: rng.randint(1, len(word))]
    words = rng.choice(("whose {} starts with {}", "whose {} begins with {}"))
    return Condition(
        column, "{column} LIKE " + sql_literal(f"{start}%"), words.format(name, _quoted(rng, start))
    )


def _quoted(rng: random.Random, value: str) -> str:
    quote = rng.choice(("", "", "", "", "'", '"'))
    return f"{quote}{value}{quote}"
