"""Question shapes that group the rows of one table."""

from __future__ import annotations

import random
from dataclasses import dataclass

from lib.pretraining.conditions import draw_where
from lib.pretraining.phrases import finish, noun_plural, plural, said
from lib.pretraining.schemas import SampledColumn, SampledSchema, SampledTable
from lib.pretraining.shapes import Question, aggregate_words, aggregates_for, direction, draw_table

_COUNT_PER_GROUP = (
    "How many {rows}{where} are there for each {name}",
    "Show each {name} and the number of {rows}{where}",
    "Show each {name} along with the number of {rows}{where}",
    "What is the number of {rows}{where} per {name}",
    "For each {name}, count the {rows}{where}",
    "For each {name}, how many {rows} are there{where}",
    "Count the {rows}{where} by {name}",
    "Give the number of {rows}{where} in every {name}",
    "List each {name} together with how many {rows}{where} it has",
    "List every {name} and how many {rows}{where} it has",
)
_AGGREGATE_PER_GROUP = (
    "What is the {what} of {rows} for each {name}",
    "What is the {what} of the {rows} in each {name}",
    "Show the {what} of {rows} per {name}",
    "For every {name}, find the {what} of the {rows}",
    "List each {name} and the {what} of its {rows}",
    "Show each {name} along with the {what} of its {rows}",
    "Give me every {name} with the {what} across its {rows}",
)
_LARGE_GROUPS = (
    "Which {names} have {comparison} {number} {rows}",
    "List the {names} shared by {comparison} {number} {rows}",
    "Find the {names} with {comparison} {number} {rows}",
    "Show each {name} that has {comparison} {number} {rows}",
    "What are the {names} that appear for {comparison} {number} {rows}",
    "Tell me which {names} have {comparison} {number} {rows}",
)
GROUP_SIZES = (
    *((">", "more than"), (">=", "at least"), ("<", "fewer than"), (">", "over")),
    *((">", "more than"), (">=", "at least"), ("=", "exactly"), ("<=", "at most")),
)
"""Comparison of a number of rows, and what it is called."""
_GROUPS_ABOVE = (
    "Which {names} have {a}{what} of {rows} {comparison} {number}",
    "For which {names} is the {what} of {rows} {comparison} {number}",
    "For which {names} is the {what} of the {rows} {comparison} {number}",
    "List the {names} whose {rows} have {a}{what} {comparison} {number}",
    "Show each {name} where the {what} of {rows} is {comparison} {number}",
    "Find the {names} with {a}{what} of {rows} {comparison} {number}",
)
_ABOVE = ((">", "above"), (">", "over"), (">", "more than"), (">", "higher than"), ("<", "below"))
_BELOW = (("<", "less than"), ("<", "under"), (">=", "at least"), ("<=", "at most"))
_EXTREME_GROUP = (
    "Which {name} has the {most} {rows}",
    "What is the {name} with the {most} {rows}",
    "Find the {name} that the {most} {rows} have",
    "Show the {name} shared by the {most} {rows}",
    "Tell me which {name} has the {most} {rows}",
)
_MOST = ("most", "largest number of", "highest number of")
_FEWEST = ("fewest", "least", "smallest number of")
_COMMON = (
    "What is the {most} common {name} of {rows}",
    "Which {name} is the {most} frequent among {rows}",
)
_EXTREME_AGGREGATE = (
    "Which {name} has the {most} {what} of {rows}",
    "What is the {name} with the {most} {what} across its {rows}",
    "Find the {name} whose {rows} have the {most} {what}",
    "Tell me which {name} has the {most} {what} for its {rows}",
)


@dataclass(frozen=True)
class _Groups:
    """The rows of a table, grouped by a column. `rows` and `name`: both in words."""

    table: SampledTable
    column: SampledColumn
    rows: str
    name: str

    def sql(self, shown: str = "", where: str = "") -> str:
        """The grouping query. `shown`: what it selects after the column."""
        column, table = self.column.name, self.table.name
        return f"SELECT {column}{shown} FROM {table}{where} GROUP BY {column}"


def group_by(rng: random.Random, schema: SampledSchema) -> Question | None:
    """A count or an aggregate per group, groups of a size, or the group that is extreme."""
    table = draw_table(rng, schema)
    candidates = [
        c for c in table.plain_columns if (c.textual or c.kind == "year") and not c.is_label
    ]
    if not candidates:
        return None
    column = rng.choice(candidates)
    groups = _Groups(table, column, plural(rng, table), said(rng, column))
    numeric = [other for other in table.numeric_columns if other is not column]
    draw = rng.random()
    if draw < 0.27:
        return _count_per_group(rng, groups)
    if draw < 0.48 and numeric:
        return _aggregate_per_group(rng, groups, rng.choice(numeric))
    if draw < 0.57 and numeric:
        return _extreme_aggregate(rng, groups, rng.choice(numeric))
    if draw < 0.65 and numeric:
        return _groups_above(rng, groups, rng.choice(numeric))
    if draw < 0.82:
        return _large_groups(rng, groups)
    return _extreme_group(rng, groups)


def _count_per_group(rng: random.Random, groups: _Groups) -> Question:
    where, words = draw_where(rng, groups.table, 0.2)
    pattern = rng.choice(_COUNT_PER_GROUP)
    text = pattern.format(rows=groups.rows, name=groups.name, where=words)
    return Question(finish(rng, text), groups.sql(", COUNT(*)", where))


def _aggregate_per_group(rng: random.Random, groups: _Groups, column: SampledColumn) -> Question:
    function = rng.choice(aggregates_for(column))
    what = f"{aggregate_words(rng, function, column)} {said(rng, column)}"
    pattern = rng.choice(_AGGREGATE_PER_GROUP)
    text = pattern.format(rows=groups.rows, name=groups.name, what=what)
    return Question(finish(rng, text), groups.sql(f", {function}({column.name})"))


def _extreme_aggregate(rng: random.Random, groups: _Groups, column: SampledColumn) -> Question:
    """The group with the highest average, or another aggregate."""
    function = rng.choice(("AVG", "AVG", "SUM"))
    most = rng.random() < 0.65
    text = rng.choice(_EXTREME_AGGREGATE).format(
        rows=groups.rows,
        name=groups.name,
        most=rng.choice(("highest", "largest") if most else ("lowest", "smallest")),
        what=f"{aggregate_words(rng, function, column)} {said(rng, column)}",
    )
    order = f"ORDER BY {function}({column.name}){direction(most)} LIMIT 1"
    return Question(finish(rng, text), f"{groups.sql()} {order}")


def _large_groups(rng: random.Random, groups: _Groups) -> Question:
    number = rng.randint(1, 9)
    operator, words = rng.choice(GROUP_SIZES)
    text = rng.choice(_LARGE_GROUPS).format(
        rows=groups.rows,
        name=groups.name,
        names=noun_plural(groups.name),
        comparison=words,
        number=number,
    )
    return Question(finish(rng, text), f"{groups.sql()} HAVING COUNT(*) {operator} {number}")


def _groups_above(rng: random.Random, groups: _Groups, column: SampledColumn) -> Question | None:
    """The groups with an average, or another aggregate, over a number."""
    values = [value for value in column.values if isinstance(value, int | float)]
    if not values:
        return None
    function = rng.choice(("AVG", "AVG", "SUM", "MAX", "MIN"))
    operator, words = rng.choice((*_ABOVE, *_BELOW))
    number = rng.choice(values)
    text = rng.choice(_GROUPS_ABOVE).format(
        rows=groups.rows,
        name=groups.name,
        names=noun_plural(groups.name),
        a=rng.choice(("a ", "the ", "")),
        what=f"{aggregate_words(rng, function, column)} {said(rng, column)}",
        comparison=words,
        number=number,
    )
    having = f"HAVING {function}({column.name}) {operator} {number}"
    return Question(finish(rng, text), f"{groups.sql()} {having}")


def _extreme_group(rng: random.Random, groups: _Groups) -> Question:
    most = rng.random() < 0.7
    pattern = rng.choice(_EXTREME_GROUP)
    words = rng.choice(_MOST if most else _FEWEST)
    if rng.random() < 0.2:
        pattern, words = rng.choice(_COMMON), "most" if most else "least"
    text = pattern.format(rows=groups.rows, name=groups.name, most=words)
    order = f"ORDER BY COUNT(*){direction(most)} LIMIT 1"
    return Question(finish(rng, text), f"{groups.sql()} {order}")
