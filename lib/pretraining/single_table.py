"""Question shapes over one table, but for those that group."""

from __future__ import annotations

import random

from lib.pretraining.conditions import draw_condition, draw_where
from lib.pretraining.phrases import finish, listing, plural, request, said, said_all
from lib.pretraining.schemas import ColumnSpec, SchemaSpec, TableSpec
from lib.pretraining.shapes import (
    AGGREGATES,
    Question,
    column_list,
    direction,
    draw_column,
    draw_columns,
    draw_table,
)

_DISTINCT = ("the different ", "all distinct ", "the distinct ", "the unique ")

_COUNTS = (
    "How many {rows}{where} are there",
    "How many {rows}{where} do we have",
    "What is the number of {rows}{where}",
    "Count the {rows}{where}",
    "Count the number of {rows}{where}",
    "Find the total number of {rows}{where}",
    "Number of {rows}{where}",
    "How many {rows} are there{where}",
)
_DISTINCT_COUNTS = (
    "How many different {name} do the {rows}{where} have",
    "How many distinct {name} are there for {rows}{where}",
    "Count the number of different {name} of {rows}{where}",
    "What is the number of unique {name} of {rows}{where}",
)
_AGGREGATE_REQUESTS = (
    *("What is", "Find", "Show", "Give me", "Return", "Compute", "Tell me", "I need"),
)

_DESCENDING_TEXT = ("in descending order of {}", "sorted by {} in descending order")
_DESCENDING = (
    *_DESCENDING_TEXT,
    "ordered by {} from high to low",
    "from highest to lowest {}",
    "by descending {}",
)
_ASCENDING_ANY = ("in ascending order of {}", "sorted by {}", "ordered by {}")
_ASCENDING_TEXT = (
    *_ASCENDING_ANY,
    "in alphabetical order of {}",
    "sorted alphabetically by {}",
)
_ASCENDING = (
    *_ASCENDING_ANY,
    "sorted by {} in ascending order",
    "from lowest to highest {}",
)

_SUPERLATIVE_REQUESTS = ("What is", "Show", "Find", "Give me", "Return", "Tell me", "List")
_LIMITS = (1, 1, 1, 2, 3, 5)
_NUMBER_WORDS = {2: "two", 3: "three", 5: "five"}
_MOST = ("highest", "largest", "greatest", "most")
_LEAST = ("lowest", "smallest", "least", "minimum")
_LATEST = ("latest", "most recent")
_EARLIEST = ("earliest", "oldest")

_ABOVE = ("above", "higher than", "greater than", "more than")
_BELOW = ("below", "lower than", "less than")
_AVERAGE_CONDITIONS = (
    "with {name} {comparison} average",
    "whose {name} is {comparison} the average",
    "with a {name} {comparison} the average {name}",
    "that have a {name} {comparison} the mean",
)

_SET_OPERATIONS = (
    ("INTERSECT", "{request} the {name} shared by {rows} {first} and {rows} {second}"),
    ("INTERSECT", "{request} the {name} of both {rows} {first} and {rows} {second}"),
    ("UNION", "{request} the {name} of {rows} {first} or of {rows} {second}"),
    ("UNION", "{request} the {name} of {rows} either {first} or {second}"),
    ("EXCEPT", "{request} the {name} of {rows} {first} but not of {rows} {second}"),
    ("EXCEPT", "{request} the {name} of {rows} {first} except for those of {rows} {second}"),
)


def select_columns(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT [DISTINCT] columns [WHERE]."""
    table = draw_table(rng, schema)
    columns = draw_columns(rng, table)
    distinct = rng.random() < 0.1 and len(columns) == 1
    where, words = draw_where(rng, table, 0.6)
    what = said_all(rng, columns)
    if distinct:
        what = rng.choice(_DISTINCT) + said(rng, columns[0])
    rows = rng.choice(("", "all ", "the ", "each of the ")) + plural(rng, table)
    text = f"{request(rng)} {what} {rng.choice(('of', 'of', 'for'))} {rows}{words}"
    if words and rng.random() < 0.2 and not distinct:
        opening = f"{rng.choice(('For', 'Of'))} {plural(rng, table)}{words}"
        text = f"{opening}, {request(rng).lower()} {what}"
    select = f"SELECT {'DISTINCT ' if distinct else ''}{column_list(columns)}"
    return Question(finish(rng, text), f"{select} FROM {table.name}{where}")


def count_rows(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT COUNT(*) [WHERE]."""
    table = draw_table(rng, schema)
    where, words = draw_where(rng, table, 0.65)
    rows = plural(rng, table)
    text = rng.choice(_COUNTS).format(rows=rows, where=words)
    return Question(finish(rng, text), f"SELECT COUNT(*) FROM {table.name}{where}")


def count_distinct(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT COUNT(DISTINCT column) [WHERE]."""
    table = draw_table(rng, schema)
    column = draw_column(rng, table)
    where, words = draw_where(rng, table, 0.2)
    text = rng.choice(_DISTINCT_COUNTS).format(
        name=said(rng, column), rows=plural(rng, table), where=words
    )
    sql = f"SELECT COUNT(DISTINCT {column.name}) FROM {table.name}{where}"
    return Question(finish(rng, text), sql)


def aggregate(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT one to three aggregates of a column [WHERE]."""
    table = draw_table(rng, schema)
    numeric = [column for column in table.plain_columns if column.numeric]
    if not numeric:
        return None
    column = rng.choice(numeric)
    functions = rng.sample(sorted(AGGREGATES), rng.choice((1, 1, 1, 2, 3)))
    where, words = draw_where(rng, table, 0.45)
    what = listing([rng.choice(AGGREGATES[function]) for function in functions])
    opening = f"{rng.choice(_AGGREGATE_REQUESTS)} the {what} {said(rng, column)}"
    text = f"{opening} of {rng.choice(('', 'all ', 'the '))}{plural(rng, table)}{words}"
    select = ", ".join(f"{function}({column.name})" for function in functions)
    return Question(finish(rng, text), f"SELECT {select} FROM {table.name}{where}")


def order_by(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT columns [WHERE] ORDER BY."""
    table = draw_table(rng, schema)
    columns = draw_columns(rng, table, 2)
    key = draw_column(rng, table)
    descending = rng.random() < 0.5
    where, words = draw_where(rng, table, 0.2)
    if key.textual:
        patterns = _DESCENDING_TEXT if descending else _ASCENDING_TEXT
    else:
        patterns = _DESCENDING if descending else _ASCENDING
    order = rng.choice(patterns).format(said(rng, key))
    opening = f"{request(rng)} {said_all(rng, columns)}"
    text = f"{opening} of {rng.choice(('', 'all '))}{plural(rng, table)}{words} {order}"
    rows = f"SELECT {column_list(columns)} FROM {table.name}{where}"
    return Question(finish(rng, text), f"{rows} ORDER BY {key.name}{direction(descending)}")


def superlative(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT columns [WHERE] ORDER BY ... LIMIT: the oldest singer, the top three by price."""
    table = draw_table(rng, schema)
    ordered = [column for column in table.plain_columns if column.ordered]
    if not ordered:
        return None
    key = rng.choice(ordered)
    columns = draw_columns(rng, table, 2)
    most = rng.random() < 0.6
    where, words = draw_where(rng, table, 0.2)
    limit = rng.choice(_LIMITS)
    who = _extreme_rows(rng, table, key, most, limit, words)
    text = f"{rng.choice(_SUPERLATIVE_REQUESTS)} {said_all(rng, columns)} of {who}"
    rows = f"SELECT {column_list(columns)} FROM {table.name}{where}"
    order = f"ORDER BY {key.name}{direction(most)} LIMIT {limit}"
    return Question(finish(rng, text), f"{rows} {order}")


def _extreme_rows(
    rng: random.Random, table: TableSpec, key: ColumnSpec, most: bool, limit: int, words: str
) -> str:
    """ "the three singers from France with the highest age"."""
    singular = table.singular if limit == 1 else table.plurals[0]
    number = "" if limit == 1 else f"{rng.choice((str(limit), _NUMBER_WORDS[limit]))} "
    adjectives = key.most if most else key.least
    if adjectives and rng.random() < 0.6:
        return f"the {number}{rng.choice(adjectives)} {singular}{words}"
    if limit > 1 and rng.random() < 0.5:
        end = rng.choice(("top", "top", "first")) if most else "bottom"
        return f"the {end} {number}{singular}{words} by {said(rng, key)}"
    ends: tuple[str, ...] = _MOST if most else _LEAST
    if key.kind in ("date", "year"):
        ends = _LATEST if most else _EARLIEST
    return f"the {number}{singular}{words} with the {rng.choice(ends)} {said(rng, key)}"


def above_average(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT ... WHERE column > (SELECT AVG(column) ...)."""
    table = draw_table(rng, schema)
    numeric = [column for column in table.plain_columns if column.numeric]
    if not numeric:
        return None
    key = rng.choice(numeric)
    columns = draw_columns(rng, table, 2)
    above = rng.random() < 0.65
    comparison = rng.choice(_ABOVE if above else _BELOW)
    name = said(rng, key)
    pattern = rng.choice(_AVERAGE_CONDITIONS)
    rows = f"{plural(rng, table)} {pattern.format(name=name, comparison=comparison)}"
    average = f"(SELECT AVG({key.name}) FROM {table.name})"
    tail = f"FROM {table.name} WHERE {key.name} {'>' if above else '<'} {average}"
    if rng.random() < 0.25:
        return Question(finish(rng, f"How many {rows} are there"), f"SELECT COUNT(*) {tail}")
    text = f"{request(rng)} {said_all(rng, columns)} of {rng.choice(('', 'all '))}{rows}"
    return Question(finish(rng, text), f"SELECT {column_list(columns)} {tail}")


def set_operation(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Two selections of one column, joined by INTERSECT, UNION or EXCEPT."""
    table = draw_table(rng, schema)
    column = draw_column(rng, table)
    first = draw_condition(rng, table, (column.name,))
    second = draw_condition(rng, table, (column.name,))
    if first.sql == second.sql:
        return None
    operator, pattern = rng.choice(_SET_OPERATIONS)
    text = pattern.format(
        request=request(rng),
        name=said(rng, column),
        rows=plural(rng, table),
        first=first.words,
        second=second.words,
    )
    select = f"SELECT {column.name} FROM {table.name} WHERE"
    sql = f"{select} {first.render()} {operator} {select} {second.render()}"
    return Question(finish(rng, text), sql)
