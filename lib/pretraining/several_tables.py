"""Question shapes over two or three tables: joins, and IN with a subquery."""

from __future__ import annotations

import random

from lib.pretraining.conditions import Condition, draw_condition
from lib.pretraining.phrases import finish, plural, request, said, said_all
from lib.pretraining.schemas import SchemaSpec, TableSpec
from lib.pretraining.shapes import (
    Join,
    Question,
    column_list,
    direction,
    draw_columns,
    draw_join,
)

_RELATIONS = (
    *("with", "that have", "of", "for", "linked to", "belonging to"),
    *("that are related to", "in", "connected with"),
)
_BOTH_SIDES = (
    "{request} the {left} of each {child} and the {right} of its {parent}",
    "{request} the {left} of {children} together with the {right} of their {parent}",
    "{request} the {child} {left} and the {parent} {right}",
    "For each {child}, show its {left} and the {right} of the {parent}",
)
_COUNT_PER_PARENT = (
    "How many {rows} does each {parent} have? Show the {name} and the number",
    "Show the {name} of each {parent} and its number of {rows}",
    "For each {parent}, list the {name} and how many {rows} it has",
    "Count the {rows} of every {parent} and show the {name}",
    "List the {name} and number of {rows} for each {parent}",
)
_EXTREME_PARENT = (
    "What is the {name} of the {parent} with the {most} {rows}",
    "Which {parent} has the {most} {rows}? Give its {name}",
    "Find the {name} of the {parent} that has the {most} {rows}",
    "Show the {name} of the {parent} having the {most} {rows}",
)
_MOST = ("most", "largest number of")
_LARGE_PARENTS = (
    "{request} the {name} of {parents} with {comparison} {number} {rows}",
    "{request} the {name} of {parents} that have {comparison} {number} {rows}",
)
_SIZES = ((">", "more than"), (">=", "at least"))
_WITHOUT_CHILDREN = (
    "{rows} without {children}",
    "{rows} that have no {children}",
    "{rows} without any {children}",
    "{rows} that do not have any {children}",
    "{rows} with no {children}",
    "{rows} that have never had {children}",
)
_WITH_CHILDREN = (
    "{rows} that have {children}",
    "{rows} which have some {children}",
    "{rows} with any {children}",
)


def join_select(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Columns of one side, a condition on the other."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    shown, asked = ("T1", "T2") if rng.random() < 0.5 else ("T2", "T1")
    sides = {"T1": join.parent, "T2": join.child}
    if not sides[shown].plain_columns or not sides[asked].plain_columns:
        return None
    condition = draw_condition(rng, sides[asked])
    columns = draw_columns(rng, sides[shown], 2)
    tail = f"FROM {join.sql} WHERE {condition.render(asked)}"
    relation = _relation(rng, sides[asked], condition)
    if rng.random() < 0.22:
        text = f"How many {plural(rng, sides[shown])} {relation}"
        return Question(finish(rng, text), f"SELECT COUNT(*) {tail}")
    opening = f"{request(rng)} {said_all(rng, columns)}"
    rows = f"{rng.choice(('', 'the ', 'all '))}{plural(rng, sides[shown])}"
    sql = f"SELECT {column_list(columns, shown)} {tail}"
    return Question(finish(rng, f"{opening} of {rows} {relation}"), sql)


def _relation(rng: random.Random, table: TableSpec, condition: Condition) -> str:
    """ "belonging to the singer from France"."""
    verb = rng.choice(_RELATIONS)
    article = rng.choice(("the ", "a ", ""))
    noun = table.singular if article == "a " else rng.choice((plural(rng, table), table.singular))
    return f"{verb} {article}{noun} {condition.words}"


def join_show_both(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """A column of each side."""
    join = draw_join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    left = rng.choice(join.child.plain_columns)
    right = rng.choice(join.parent.plain_columns)
    pattern = rng.choice(_BOTH_SIDES)
    text = pattern.format(
        request=request(rng),
        left=said(rng, left),
        right=said(rng, right),
        child=join.child.singular,
        parent=join.parent.singular,
        children=plural(rng, join.child),
    )
    return Question(finish(rng, text), f"SELECT T2.{left.name}, T1.{right.name} FROM {join.sql}")


def join_group(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Parents with the number of their children, with the most, or with at least so many."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    column = rng.choice(join.parent.plain_columns)
    name, rows = said(rng, column), plural(rng, join.child)
    select = f"SELECT T1.{column.name}"
    tail = f"FROM {join.sql} GROUP BY T1.{join.parent.key.name}"
    draw = rng.random()
    if draw < 0.45:
        pattern = rng.choice(_COUNT_PER_PARENT)
        text = pattern.format(rows=rows, name=name, parent=join.parent.singular)
        return Question(finish(rng, text), f"{select}, COUNT(*) {tail}")
    if draw < 0.75:
        return _extreme_parent(rng, join, rows, name, f"{select} {tail}")
    number = rng.randint(1, 4)
    operator, comparison = rng.choice(_SIZES)
    text = rng.choice(_LARGE_PARENTS).format(
        request=request(rng),
        parents=plural(rng, join.parent),
        name=name,
        comparison=comparison,
        number=number,
        rows=rows,
    )
    return Question(finish(rng, text), f"{select} {tail} HAVING COUNT(*) {operator} {number}")


def _extreme_parent(
    rng: random.Random, join: Join, rows: str, name: str, groups_sql: str
) -> Question:
    most = rng.random() < 0.75
    pattern = rng.choice(_EXTREME_PARENT)
    words = rng.choice(_MOST) if most else "fewest"
    text = pattern.format(rows=rows, name=name, parent=join.parent.singular, most=words)
    sql = f"{groups_sql} ORDER BY COUNT(*){direction(most)} LIMIT 1"
    return Question(finish(rng, text), sql)


def join_superlative(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """The parent of the child with the highest or lowest value."""
    join = draw_join(rng, schema)
    ordered = [column for column in join.child.plain_columns if column.ordered] if join else []
    if join is None or not ordered:
        return None
    key = rng.choice(ordered)
    column = rng.choice(join.parent.plain_columns)
    most = rng.random() < 0.6
    adjectives = key.most if most else key.least
    if adjectives and rng.random() < 0.6:
        who = f"the {rng.choice(adjectives)} {join.child.singular}"
    else:
        end = "highest" if most else "lowest"
        who = f"the {join.child.singular} with the {end} {said(rng, key)}"
    opening = f"{request(rng)} the {said(rng, column)} of the {join.parent.singular}"
    text = f"{opening} {rng.choice(('of', 'with', 'that has', 'for'))} {who}"
    order = f"ORDER BY T2.{key.name}{direction(most)} LIMIT 1"
    return Question(finish(rng, text), f"SELECT T1.{column.name} FROM {join.sql} {order}")


def join_three(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Two tables through the link table between them."""
    links = [table for table in schema.tables if table.is_link]
    if not links:
        return None
    link = rng.choice(links)
    (left_column, left_index), (right_column, right_index) = rng.sample(link.references, 2)
    left, right = schema.tables[left_index], schema.tables[right_index]
    if not left.plain_columns or not right.plain_columns:
        return None
    joined = (
        f"FROM {left.name} AS T1 JOIN {link.name} AS T2 ON T1.{left.key.name} = T2.{left_column} "
        f"JOIN {right.name} AS T3 ON T2.{right_column} = T3.{right.key.name}"
    )
    column = rng.choice(left.plain_columns)
    if rng.random() < 0.2:
        other = rng.choice(right.plain_columns)
        text = f"{request(rng)} the {said(rng, column)} of {plural(rng, left)}"
        text = f"{text} and the {said(rng, other)} of their {plural(rng, right)}"
        return Question(finish(rng, text), f"SELECT T1.{column.name}, T3.{other.name} {joined}")
    condition = draw_condition(rng, right)
    where = f"WHERE {condition.render('T3')}"
    relation = _relation(rng, right, condition)
    if rng.random() < 0.25:
        text = f"How many {plural(rng, left)} {relation}"
        return Question(finish(rng, text), f"SELECT COUNT(*) {joined} {where}")
    text = f"{request(rng)} the {said(rng, column)} of {plural(rng, left)} {relation}"
    return Question(finish(rng, text), f"SELECT T1.{column.name} {joined} {where}")


def without_children(rng: random.Random, schema: SchemaSpec) -> Question | None:
    """Parents with no child, or with a child that meets a condition."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    columns = draw_columns(rng, join.parent, 2)
    rows, children = plural(rng, join.parent), plural(rng, join.child)
    negative = rng.random() < 0.75
    inner = f"SELECT {join.column} FROM {join.child.name}"
    if negative:
        pattern = rng.choice(_WITHOUT_CHILDREN)
    else:
        condition = draw_condition(rng, join.child)
        inner += f" WHERE {condition.render()}"
        children = f"{children} {condition.words}"
        pattern = rng.choice(_WITH_CHILDREN)
    who = pattern.format(rows=rows, children=children)
    operator = "NOT IN" if negative else "IN"
    tail = f"FROM {join.parent.name} WHERE {join.parent.key.name} {operator} ({inner})"
    if rng.random() < 0.25:
        return Question(finish(rng, f"How many {who} are there"), f"SELECT COUNT(*) {tail}")
    text = f"{request(rng)} {said_all(rng, columns)} of {who}"
    return Question(finish(rng, text), f"SELECT {column_list(columns)} {tail}")
