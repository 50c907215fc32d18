"""Pretraining questions with their SQL, over the shapes that Spider has.

Each shape is a function from a random state and a schema to a `Question`, or None where the schema
does not allow the shape. SQL is written in Spider's style: T1, T2, T3 where tables are joined, bare
columns where there is one table.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from lib.pretraining.phrases import (
    Condition,
    draw_condition,
    finish,
    listing,
    plural,
    request,
    said,
)
from lib.pretraining.schemas import ColumnSpec, SchemaSpec, TableSpec

_AGGREGATES = {
    "AVG": ("average", "mean"),
    "SUM": ("total", "sum of the"),
    "MAX": ("maximum", "highest", "largest"),
    "MIN": ("minimum", "lowest", "smallest"),
}


@dataclass(frozen=True)
class Question:
    text: str
    sql: str


@dataclass(frozen=True)
class _Join:
    """A child table with a foreign key to a parent."""

    child: TableSpec
    parent: TableSpec
    column: str

    @property
    def sql(self) -> str:
        return (
            f"{self.parent.name} AS T1 JOIN {self.child.name} AS T2 "
            f"ON T1.{self.parent.key.name} = T2.{self.column}"
        )


Shape = Callable[[random.Random, SchemaSpec], Question | None]


def _table(rng: random.Random, schema: SchemaSpec) -> TableSpec:
    return rng.choice([table for table in schema.tables if table.plain_columns] or schema.tables)


def _columns(rng: random.Random, table: TableSpec, most: int = 3) -> list[ColumnSpec]:
    pool = list(table.plain_columns) or [table.key]
    if rng.random() < 0.12:
        pool = list(table.columns)
    return rng.sample(pool, min(len(pool), rng.choice((1, 1, 1, 2, 2, most))))


def _join(rng: random.Random, schema: SchemaSpec) -> _Join | None:
    joins = [
        _Join(table, schema.tables[index], column)
        for table in schema.tables
        for column, index in table.references
    ]
    joins = [join for join in joins if join.parent.plain_columns]
    return rng.choice(joins) if joins else None


def _where(rng: random.Random, table: TableSpec, chance: float) -> tuple[str, str]:
    """(SQL, words) of one or two conditions, each with a leading space, or empty."""
    if rng.random() > chance:
        return "", ""
    first = draw_condition(rng, table)
    sql, words = first.render(first.column.name), first.words
    if rng.random() < 0.25:
        second = draw_condition(rng, table, (first.column.name,))
        word = rng.choice(("AND", "AND", "OR"))
        sql = f"{sql} {word} {second.render(second.column.name)}"
        words = f"{words} {word.lower()} {second.words}"
    return f" WHERE {sql}", f" {words}"


def _said_all(rng: random.Random, columns: list[ColumnSpec]) -> str:
    article = rng.choice(("the ", "the ", ""))
    return article + listing([said(rng, column) for column in columns])


def select_columns(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    columns = _columns(rng, table)
    distinct = rng.random() < 0.1 and len(columns) == 1
    where, words = _where(rng, table, 0.6)
    names = ", ".join(column.name for column in columns)
    what = _said_all(rng, columns)
    if distinct:
        what = rng.choice(
            ("the different ", "all distinct ", "the distinct ", "the unique ")
        ) + said(rng, columns[0])
    rows = rng.choice(("", "all ", "the ", "each of the ")) + plural(rng, table)
    text = f"{request(rng)} {what} {rng.choice(('of', 'of', 'for'))} {rows}{words}"
    if words and rng.random() < 0.2 and not distinct:
        text = f"{rng.choice(('For', 'Of'))} {plural(rng, table)}{words}, {request(rng).lower()} {what}"
    return Question(
        finish(rng, text),
        f"SELECT {'DISTINCT ' if distinct else ''}{names} FROM {table.name}{where}",
    )


def count_rows(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    where, words = _where(rng, table, 0.65)
    rows = plural(rng, table)
    text = rng.choice(
        ("How many {0}{1} are there", "How many {0}{1} do we have", "What is the number of {0}{1}",
         "Count the {0}{1}", "Count the number of {0}{1}", "Find the total number of {0}{1}",
         "Number of {0}{1}", "How many {0} are there{1}")
    ).format(rows, words)  # fmt: skip
    return Question(finish(rng, text), f"SELECT COUNT(*) FROM {table.name}{where}")


def count_distinct(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    column = rng.choice(table.plain_columns or (table.key,))
    where, words = _where(rng, table, 0.2)
    text = rng.choice(
        ("How many different {0} do the {1}{2} have", "How many distinct {0} are there for {1}{2}",
         "Count the number of different {0} of {1}{2}", "What is the number of unique {0} of {1}{2}")
    ).format(said(rng, column), plural(rng, table), words)  # fmt: skip
    return Question(
        finish(rng, text), f"SELECT COUNT(DISTINCT {column.name}) FROM {table.name}{where}"
    )


def aggregate(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    numeric = [column for column in table.plain_columns if column.numeric]
    if not numeric:
        return None
    column = rng.choice(numeric)
    functions = rng.sample(sorted(_AGGREGATES), rng.choice((1, 1, 1, 2, 3)))
    where, words = _where(rng, table, 0.45)
    what = listing([rng.choice(_AGGREGATES[function]) for function in functions])
    opening = rng.choice(
        ("What is", "Find", "Show", "Give me", "Return", "Compute", "Tell me", "I need")
    )
    text = f"{opening} the {what} {said(rng, column)} of {rng.choice(('', 'all ', 'the '))}{plural(rng, table)}{words}"
    select = ", ".join(f"{function}({column.name})" for function in functions)
    return Question(finish(rng, text), f"SELECT {select} FROM {table.name}{where}")


def order_by(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    columns = _columns(rng, table, 2)
    key = rng.choice(table.plain_columns or (table.key,))
    descending = rng.random() < 0.5
    where, words = _where(rng, table, 0.2)
    down = (
        "in descending order of {}",
        "sorted by {} in descending order",
        "ordered by {} from high to low",
        "from highest to lowest {}",
        "by descending {}",
    )
    up = (
        "in ascending order of {}",
        "sorted by {}",
        "ordered by {}",
        "sorted by {} in ascending order",
        "from lowest to highest {}",
    )
    if key.textual:
        down, up = down[:2], (*up[:3], "in alphabetical order of {}", "sorted alphabetically by {}")
    order = rng.choice(down if descending else up).format(said(rng, key))
    text = f"{request(rng)} {_said_all(rng, columns)} of {rng.choice(('', 'all '))}{plural(rng, table)}{words} {order}"
    names = ", ".join(column.name for column in columns)
    return Question(
        finish(rng, text),
        f"SELECT {names} FROM {table.name}{where} ORDER BY {key.name}{' DESC' if descending else ''}",
    )


def superlative(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    ordered = [column for column in table.plain_columns if column.ordered]
    if not ordered:
        return None
    key = rng.choice(ordered)
    columns = _columns(rng, table, 2)
    most = rng.random() < 0.6
    where, words = _where(rng, table, 0.2)
    limit = rng.choice((1, 1, 1, 2, 3, 5))
    names = ", ".join(column.name for column in columns)
    adjectives = key.most if most else key.least
    singular = table.singular if limit == 1 else table.plurals[0]
    number = "" if limit == 1 else f"{rng.choice((str(limit), _NUMBER_WORDS[limit]))} "
    if adjectives and rng.random() < 0.6:
        who = f"the {number}{rng.choice(adjectives)} {singular}{words}"
    elif limit > 1 and rng.random() < 0.5:
        who = f"the {rng.choice(('top', 'top', 'first')) if most else 'bottom'} {number}{singular}{words} by {said(rng, key)}"
    else:
        end = (
            ("highest", "largest", "greatest", "most")
            if most
            else ("lowest", "smallest", "least", "minimum")
        )
        if key.kind in ("date", "year"):
            end = ("latest", "most recent") if most else ("earliest", "oldest")
        who = f"the {number}{singular}{words} with the {rng.choice(end)} {said(rng, key)}"
    opening = rng.choice(("What is", "Show", "Find", "Give me", "Return", "Tell me", "List"))
    text = f"{opening} {_said_all(rng, columns)} of {who}"
    direction = " DESC" if most else ""
    return Question(
        finish(rng, text),
        f"SELECT {names} FROM {table.name}{where} ORDER BY {key.name}{direction} LIMIT {limit}",
    )


_NUMBER_WORDS = {1: "one", 2: "two", 3: "three", 5: "five"}


def group_by(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    groups = [column for column in table.plain_columns if column.textual or column.kind == "year"]
    if not groups:
        return None
    group = rng.choice(groups)
    rows = plural(rng, table)
    name = said(rng, group)
    numeric = [column for column in table.plain_columns if column.numeric and column is not group]
    draw = rng.random()
    if draw < 0.3:
        where, words = _where(rng, table, 0.2)
        text = rng.choice(
            ("How many {0}{2} are there for each {1}", "Show each {1} and the number of {0}{2}",
             "What is the number of {0}{2} per {1}", "For each {1}, count the {0}{2}",
             "Count the {0}{2} by {1}", "Give the number of {0}{2} in every {1}",
             "List each {1} together with how many {0}{2} it has")
        ).format(rows, name, words)  # fmt: skip
        return Question(
            finish(rng, text),
            f"SELECT {group.name}, COUNT(*) FROM {table.name}{where} GROUP BY {group.name}",
        )
    if draw < 0.5 and numeric:
        column = rng.choice(numeric)
        function = rng.choice(sorted(_AGGREGATES))
        what = f"{rng.choice(_AGGREGATES[function])} {said(rng, column)}"
        text = rng.choice(
            ("What is the {2} of {0} for each {1}", "Show the {2} of {0} per {1}",
             "For every {1}, find the {2} of the {0}", "List each {1} and the {2} of its {0}")
        ).format(rows, name, what)  # fmt: skip
        return Question(
            finish(rng, text),
            f"SELECT {group.name}, {function}({column.name}) FROM {table.name} GROUP BY {group.name}",
        )
    if draw < 0.75:
        number = rng.randint(1, 5)
        operator, comparison = rng.choice(
            ((">", "more than"), (">=", "at least"), ("<", "fewer than"), (">", "over"))
        )
        text = rng.choice(
            ("Which {1} have {2} {3} {0}", "List the {1} shared by {2} {3} {0}", "Find the {1} with {2} {3} {0}",
             "Show each {1} that has {2} {3} {0}", "What are the {1} that appear for {2} {3} {0}")
        ).format(rows, name, comparison, number)  # fmt: skip
        return Question(
            finish(rng, text),
            f"SELECT {group.name} FROM {table.name} GROUP BY {group.name} HAVING COUNT(*) {operator} {number}",
        )
    most = rng.random() < 0.7
    text = rng.choice(
        ("Which {1} has the {2} {0}", "What is the {1} with the {2} {0}", "Find the {1} that the {2} {0} have",
         "Show the {1} shared by the {2} {0}")
    ).format(rows, name, rng.choice(("most", "largest number of", "highest number of")) if most else rng.choice(("fewest", "least", "smallest number of")))  # fmt: skip
    if rng.random() < 0.2:
        text = f"What is the {'most' if most else 'least'} common {name} of {rows}"
    return Question(
        finish(rng, text),
        f"SELECT {group.name} FROM {table.name} GROUP BY {group.name} ORDER BY COUNT(*){' DESC' if most else ''} LIMIT 1",
    )


def join_select(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Columns of one side, a condition on the other."""
    join = _join(rng, schema)
    if join is None:
        return None
    shown, asked = ("T1", "T2") if rng.random() < 0.5 else ("T2", "T1")
    sides = {"T1": join.parent, "T2": join.child}
    if not sides[shown].plain_columns or not sides[asked].plain_columns:
        return None
    condition = draw_condition(rng, sides[asked])
    columns = _columns(rng, sides[shown], 2)
    names = ", ".join(f"{shown}.{column.name}" for column in columns)
    where = condition.render(f"{asked}.{condition.column.name}")
    relation = _relation(rng, sides[asked], condition)
    if rng.random() < 0.22:
        text = f"How many {plural(rng, sides[shown])} {relation}"
        return Question(finish(rng, text), f"SELECT COUNT(*) FROM {join.sql} WHERE {where}")
    text = f"{request(rng)} {_said_all(rng, columns)} of {rng.choice(('', 'the ', 'all '))}{plural(rng, sides[shown])} {relation}"
    return Question(finish(rng, text), f"SELECT {names} FROM {join.sql} WHERE {where}")


def _relation(rng: random.Random, table: TableSpec, condition: Condition) -> str:
    verb = rng.choice(
        (
            "with",
            "that have",
            "of",
            "for",
            "linked to",
            "belonging to",
            "that are related to",
            "in",
            "connected with",
        )
    )
    article = rng.choice(("the ", "a ", ""))
    noun = table.singular if article == "a " else rng.choice((plural(rng, table), table.singular))
    return f"{verb} {article}{noun} {condition.words}"


def join_show_both(rng: random.Random, schema: SchemaSpec) -> Question | None:
    join = _join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    left = rng.choice(join.child.plain_columns)
    right = rng.choice(join.parent.plain_columns)
    pattern = rng.choice(
        ("{0} the {1} of each {2} and the {3} of its {4}", "{0} the {1} of {5} together with the {3} of their {4}",
         "{0} the {2} {1} and the {4} {3}", "For each {2}, show its {1} and the {3} of the {4}")
    )  # fmt: skip
    text = pattern.format(
        request(rng), said(rng, left), join.child.singular, said(rng, right), join.parent.singular, plural(rng, join.child)
    )  # fmt: skip
    return Question(finish(rng, text), f"SELECT T2.{left.name}, T1.{right.name} FROM {join.sql}")


def join_group(rng: random.Random, schema: SchemaSpec) -> Question | None:
    join = _join(rng, schema)
    if join is None:
        return None
    column = rng.choice(join.parent.plain_columns)
    name, rows = said(rng, column), plural(rng, join.child)
    parent = join.parent.singular
    key = f"T1.{join.parent.key.name}"
    draw = rng.random()
    if draw < 0.45:
        text = rng.choice(
            ("How many {0} does each {2} have? Show the {1} and the number", "Show the {1} of each {2} and its number of {0}",
             "For each {2}, list the {1} and how many {0} it has", "Count the {0} of every {2} and show the {1}",
             "List the {1} and number of {0} for each {2}")
        ).format(rows, name, parent)  # fmt: skip
        return Question(
            finish(rng, text), f"SELECT T1.{column.name}, COUNT(*) FROM {join.sql} GROUP BY {key}"
        )
    if draw < 0.75:
        most = rng.random() < 0.75
        text = rng.choice(
            ("What is the {1} of the {2} with the {3} {0}", "Which {2} has the {3} {0}? Give its {1}",
             "Find the {1} of the {2} that has the {3} {0}", "Show the {1} of the {2} having the {3} {0}")
        ).format(rows, name, parent, rng.choice(("most", "largest number of")) if most else "fewest")  # fmt: skip
        return Question(
            finish(rng, text),
            f"SELECT T1.{column.name} FROM {join.sql} GROUP BY {key} ORDER BY COUNT(*){' DESC' if most else ''} LIMIT 1",
        )
    number = rng.randint(1, 4)
    operator, comparison = rng.choice(((">", "more than"), (">=", "at least")))
    text = rng.choice(
        ("{0} the {2} of {1} with {3} {4} {5}", "{0} the {2} of {1} that have {3} {4} {5}")
    ).format(request(rng), plural(rng, join.parent), name, comparison, number, rows)  # fmt: skip
    return Question(
        finish(rng, text),
        f"SELECT T1.{column.name} FROM {join.sql} GROUP BY {key} HAVING COUNT(*) {operator} {number}",
    )


def join_superlative(rng: random.Random, schema: SchemaSpec) -> Question | None:
    join = _join(rng, schema)
    ordered = [c for c in join.child.plain_columns if c.ordered] if join else []
    if join is None or not ordered:
        return None
    key = rng.choice(ordered)
    column = rng.choice(join.parent.plain_columns)
    most = rng.random() < 0.6
    adjectives = key.most if most else key.least
    if adjectives and rng.random() < 0.6:
        who = f"the {rng.choice(adjectives)} {join.child.singular}"
    else:
        who = (
            f"the {join.child.singular} with the {'highest' if most else 'lowest'} {said(rng, key)}"
        )
    text = f"{request(rng)} the {said(rng, column)} of the {join.parent.singular} {rng.choice(('of', 'with', 'that has', 'for'))} {who}"
    return Question(
        finish(rng, text),
        f"SELECT T1.{column.name} FROM {join.sql} ORDER BY T2.{key.name}{' DESC' if most else ''} LIMIT 1",
    )


def join_three(rng: random.Random, schema: SchemaSpec) -> Question | None:
    links = [table for table in schema.tables if table.is_link]
    if not links:
        return None
    link = rng.choice(links)
    (left_column, left_index), (right_column, right_index) = rng.sample(link.references, 2)
    left, right = schema.tables[left_index], schema.tables[right_index]
    if not left.plain_columns or not right.plain_columns:
        return None
    joined = (
        f"{left.name} AS T1 JOIN {link.name} AS T2 ON T1.{left.key.name} = T2.{left_column} "
        f"JOIN {right.name} AS T3 ON T2.{right_column} = T3.{right.key.name}"
    )
    column = rng.choice(left.plain_columns)
    if rng.random() < 0.2:
        other = rng.choice(right.plain_columns)
        text = f"{request(rng)} the {said(rng, column)} of {plural(rng, left)} and the {said(rng, other)} of their {plural(rng, right)}"
        return Question(
            finish(rng, text), f"SELECT T1.{column.name}, T3.{other.name} FROM {joined}"
        )
    condition = draw_condition(rng, right)
    where = condition.render(f"T3.{condition.column.name}")
    relation = _relation(rng, right, condition)
    if rng.random() < 0.25:
        text = f"How many {plural(rng, left)} {relation}"
        return Question(finish(rng, text), f"SELECT COUNT(*) FROM {joined} WHERE {where}")
    text = f"{request(rng)} the {said(rng, column)} of {plural(rng, left)} {relation}"
    return Question(finish(rng, text), f"SELECT T1.{column.name} FROM {joined} WHERE {where}")


def above_average(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    numeric = [column for column in table.plain_columns if column.numeric]
    if not numeric:
        return None
    key = rng.choice(numeric)
    columns = _columns(rng, table, 2)
    above = rng.random() < 0.65
    words = (
        rng.choice(("above", "higher than", "greater than", "more than"))
        if above
        else rng.choice(("below", "lower than", "less than"))
    )
    name = said(rng, key)
    pattern = rng.choice(
        (
            "with {0} {1} average",
            "whose {0} is {1} the average",
            "with a {0} {1} the average {0}",
            "that have a {0} {1} the mean",
        )
    )
    rows = f"{plural(rng, table)} {pattern.format(name, words)}"
    inner = f"{key.name} {'>' if above else '<'} (SELECT AVG({key.name}) FROM {table.name})"
    if rng.random() < 0.25:
        return Question(
            finish(rng, f"How many {rows} are there"),
            f"SELECT COUNT(*) FROM {table.name} WHERE {inner}",
        )
    names = ", ".join(column.name for column in columns)
    text = f"{request(rng)} {_said_all(rng, columns)} of {rng.choice(('', 'all '))}{rows}"
    return Question(finish(rng, text), f"SELECT {names} FROM {table.name} WHERE {inner}")


def without_children(rng: random.Random, schema: SchemaSpec) -> Question | None:
    join = _join(rng, schema)
    if join is None:
        return None
    columns = _columns(rng, join.parent, 2)
    names = ", ".join(column.name for column in columns)
    rows, children = plural(rng, join.parent), plural(rng, join.child)
    negative = rng.random() < 0.75
    inner = f"SELECT {join.column} FROM {join.child.name}"
    if negative:
        pattern = rng.choice(
            (
                "{0} without {1}",
                "{0} that have no {1}",
                "{0} without any {1}",
                "{0} that do not have any {1}",
                "{0} with no {1}",
                "{0} that have never had {1}",
            )
        )
    else:
        condition = draw_condition(rng, join.child)
        inner += f" WHERE {condition.render(condition.column.name)}"
        children = f"{children} {condition.words}"
        pattern = rng.choice(("{0} that have {1}", "{0} which have some {1}", "{0} with any {1}"))
    who = pattern.format(rows, children)
    where = f"{join.parent.key.name} {'NOT IN' if negative else 'IN'} ({inner})"
    if rng.random() < 0.25:
        return Question(
            finish(rng, f"How many {who} are there"),
            f"SELECT COUNT(*) FROM {join.parent.name} WHERE {where}",
        )
    text = f"{request(rng)} {_said_all(rng, columns)} of {who}"
    return Question(finish(rng, text), f"SELECT {names} FROM {join.parent.name} WHERE {where}")


def set_operation(rng: random.Random, schema: SchemaSpec) -> Question | None:
    table = _table(rng, schema)
    column = rng.choice(table.plain_columns or (table.key,))
    first = draw_condition(rng, table, (column.name,))
    second = draw_condition(rng, table, (column.name,))
    if first.sql == second.sql:
        return None
    operator, pattern = rng.choice(
        (
            ("INTERSECT", "{0} the {1} shared by {2} {3} and {2} {4}"),
            ("INTERSECT", "{0} the {1} of both {2} {3} and {2} {4}"),
            ("UNION", "{0} the {1} of {2} {3} or of {2} {4}"),
            ("UNION", "{0} the {1} of {2} either {3} or {4}"),
            ("EXCEPT", "{0} the {1} of {2} {3} but not of {2} {4}"),
            ("EXCEPT", "{0} the {1} of {2} {3} except for those of {2} {4}"),
        )
    )
    text = pattern.format(
        request(rng), said(rng, column), plural(rng, table), first.words, second.words
    )
    select = f"SELECT {column.name} FROM {table.name} WHERE "
    return Question(
        finish(rng, text),
        f"{select}{first.render(first.column.name)} {operator} {select}{second.render(second.column.name)}",
    )


SINGLE_TABLE_SHAPES: tuple[tuple[Shape, float], ...] = (
    (select_columns, 5), (count_rows, 3), (count_distinct, 0.8), (aggregate, 2.2), (order_by, 1.6),
    (superlative, 2.2), (group_by, 3), (above_average, 1.2), (set_operation, 1.2),
)  # fmt: skip
MULTI_TABLE_SHAPES: tuple[tuple[Shape, float], ...] = (
    (join_select, 5), (join_show_both, 1.2), (join_group, 2.6), (join_superlative, 1),
    (join_three, 3), (without_children, 2),
)  # fmt: skip


def draw_question(rng: random.Random, schema: SchemaSpec, joins: float) -> Question:
    """A question on the schema. `joins`: the chance of a shape over several tables."""
    while True:
        several = len(schema.tables) > 1 and rng.random() < joins
        shapes = MULTI_TABLE_SHAPES if several else SINGLE_TABLE_SHAPES
        shape = rng.choices([s for s, _ in shapes], [weight for _, weight in shapes])[0]
        question = shape(rng, schema)
        if question is not None:
            return question
