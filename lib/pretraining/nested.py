"""Question shapes with a subquery, and set operations over joined tables."""

from __future__ import annotations

import random

from lib.pretraining.conditions import draw_condition
from lib.pretraining.phrases import all_rows, finish, plural, request, said, said_all
from lib.pretraining.relations import parents_of
from lib.pretraining.schemas import SchemaSpec
from lib.pretraining.shapes import (
    Question,
    column_list,
    draw_columns,
    draw_join,
    draw_restriction,
    draw_table,
    draw_wanted,
    name_column,
)

_ABOVE = ("above", "higher than", "greater than", "more than")
_BELOW = ("below", "lower than", "less than")
_AVERAGE_CONDITIONS = (
    "with {name} {comparison} average",
    "whose {name} is {comparison} the average",
    "whose {name} is {comparison} average",
    "with a {name} {comparison} the average {name}",
    "{pronoun} have a {name} {comparison} the mean",
)
_WITHOUT_CHILDREN = (
    "without {children}",
    "{pronoun} have no {children}",
    "without any {children}",
    "{pronoun} do not have any {children}",
    "with no {children}",
    "{pronoun} {verb} no {children}",
    "{pronoun} {verb} none of the {children}",
    "{pronoun} never {verb} {children}",
)
_WITH_CHILDREN = (
    "{pronoun} have {children}",
    "which have some {children}",
    "with any {children}",
    "{pronoun} {verb} at least one {child}",
    "{pronoun} {verb} {children}",
)
_BOTH = ("{words} {first} and also {second}", "{words} {first} as well as {second}")
_BUT_NOT = ("{words} {first} but no {second}", "{words} {first} but not {second}")


def above_average(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """SELECT ... WHERE column > (SELECT AVG(column) ...)."""
    table = draw_table(rng, schema)
    numeric = [column for column in table.plain_columns if column.numeric]
    if not numeric:
        return None
    key = rng.choice(numeric)
    columns = [name_column(rng, table)] if rng.random() < 0.5 else draw_columns(rng, table, 2)
    above = rng.random() < 0.65
    clause = rng.choice(_AVERAGE_CONDITIONS).format(
        name=said(rng, key),
        comparison=rng.choice(_ABOVE if above else _BELOW),
        pronoun=table.pronoun,
    )
    average = f"(SELECT AVG({key.name}) FROM {table.name})"
    tail = f"FROM {table.name} WHERE {key.name} {'>' if above else '<'} {average}"
    if rng.random() < 0.25:
        text = f"How many {plural(rng, table)} {clause} are there"
        return Question(finish(rng, text), f"SELECT COUNT(*) {tail}")
    text = f"{request(rng)}{said_all(rng, columns)} of {all_rows(rng, table)} {clause}"
    return Question(finish(rng, text), f"SELECT {column_list(columns)} {tail}")


def with_or_without_children(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Parents with no child, or with no child or some child that meets a condition."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    negative = rng.random() < 0.75
    inner = f"SELECT {join.reference.column} FROM {join.child.name}"
    children = plural(rng, join.child)
    if not negative or (join.child.plain_columns and rng.random() < 0.4):
        condition = draw_condition(rng, join.child)
        inner += f" WHERE {condition.render()}"
        children = f"{children} {condition.words}"
    clause = rng.choice(_WITHOUT_CHILDREN if negative else _WITH_CHILDREN).format(
        pronoun=join.parent.pronoun,
        verb=join.reference.verb.past,
        children=children,
        child=children.replace(plural(rng, join.child), join.child.singular),
    )
    operator = "NOT IN" if negative else "IN"
    tail = f"FROM {join.parent.name} WHERE {join.parent.key.name} {operator} ({inner})"
    if rng.random() < 0.22:
        text = f"How many {plural(rng, join.parent)} {clause}"
        return Question(finish(rng, text), f"SELECT COUNT(*) {tail}")
    wanted = draw_wanted(rng, join.parent)
    return Question(
        finish(rng, wanted.with_clause(f" {clause}")), f"SELECT {wanted.select()} {tail}"
    )


def join_set_operation(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Parents that have two kinds of children, or one kind and not the other."""
    join = draw_join(rng, schema)
    if join is None or join.parent.label is None or not join.child.plain_columns:
        return None
    first, second = draw_restriction(rng, join.child), draw_restriction(rng, join.child)
    if first.sql == second.sql:
        return None
    both = rng.random() < 0.6
    wanted = draw_wanted(rng, join.parent, 1)
    if len(wanted.columns) != 1:
        return None
    children = plural(rng, join.child)
    text = rng.choice(_BOTH if both else _BUT_NOT).format(
        words=wanted.with_clause(f" {parents_of(rng, join, None)}"),
        first=first.words,
        second=f"{children} {second.words}",
    )
    select = f"SELECT {wanted.select('T1')} FROM {join.sql} WHERE"
    operator = "INTERSECT" if both else "EXCEPT"
    sql = f"{select} {first.render('T2')} {operator} {select} {second.render('T2')}"
    return Question(finish(rng, text), sql)
