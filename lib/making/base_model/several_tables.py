"""Question shapes over two or three tables that are joined."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import NamedTuple

from lib.making.base_model.conditions import (
    call_by_value,
    draw_condition,
    finish,
    plural,
    request,
    said,
    said_many,
    single_request,
)
from lib.making.base_model.grouping import GROUP_SIZES
from lib.making.base_model.schemas import SampledColumn, SampledSchema, SampledTable
from lib.making.base_model.shapes import (
    Join,
    Question,
    aggregate_words,
    aggregates_for,
    ask_rows,
    child_verb,
    children_of,
    direction,
    draw_join,
    draw_restriction,
    name_column,
    parent_verb,
    parents_of,
)
from lib.making.base_model.single_table import extreme_rows
from lib.making.english import phrases
from lib.making.query import Condition, Source, Step

_BOTH_SIDES = phrases("several_tables", "both_sides")
_COUNT_PER_PARENT = phrases("several_tables", "count_per_parent")
_EXTREME_PARENT = phrases("several_tables", "extreme_parent")
_EXTREME_PARENT_ITSELF = phrases("several_tables", "extreme_parent_itself")
_MOST = ("most", "most", "largest number of")
_LARGE_PARENTS = phrases("several_tables", "large_parents")
_LARGE_PARENTS_THEMSELVES = phrases("several_tables", "large_parents_themselves")
_AGGREGATE_PER_PARENT = phrases("several_tables", "aggregate_per_parent")
_AGGREGATE_PARENT = phrases("several_tables", "aggregate_parent")


def join_select(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Columns of one side, a condition on the other."""
    join = draw_join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    if rng.random() < 0.5:
        shown, alias = join.parent, "T1"
        child, condition, unsaid = _restricted(rng, join.child)
        clause = parents_of(rng, replace(join, child=child), unsaid)
    else:
        shown, alias = join.child, "T2"
        parent, condition, unsaid = _restricted(rng, join.parent)
        clause = children_of(rng, replace(join, parent=parent), unsaid)
    where = condition.sql(join.source)
    if rng.random() < 0.25:
        extra = draw_condition(rng, shown)
        where = f"{where} AND {extra.sql(join.source)}"
        clause = rng.choice((f"{clause} and {extra.words}", f"{extra.words} and {clause}"))
    tail = f"{join.source.text} WHERE {where}"
    draw = rng.random()
    if draw < 0.2:
        return _count_of_join(rng, join, alias, clause, tail)
    if draw < 0.38 and shown.ordered_columns:
        return _aggregate_of_join(rng, shown, alias, clause, tail)
    return ask_rows(rng, shown, clause, tail, alias)


def _restricted(
    rng: random.Random, table: SampledTable
) -> tuple[SampledTable, Condition, Condition | None]:
    """The table as worded, a condition on it, and the same if the wording does not say it yet."""
    called = call_by_value(rng, table)
    if called is not None:
        return *called, None
    condition = draw_restriction(rng, table)
    return table, condition, condition


def _count_of_join(rng: random.Random, join: Join, alias: str, clause: str, tail: str) -> Question:
    """How many children there are, or how many different parents."""
    shown = join.parent if alias == "T1" else join.child
    text = f"How many {plural(rng, shown)} {clause}"
    first, _, rest = clause.partition(" ")
    if first in ("that", "who") and rng.random() < 0.6:
        text = f"How many {plural(rng, shown)} {rest}"
    counted = f"DISTINCT T1.{join.parent.key.name}" if alias == "T1" else "*"
    return Question(finish(rng, text), f"SELECT COUNT({counted}) {tail}")


def _aggregate_of_join(
    rng: random.Random, table: SampledTable, alias: str, clause: str, tail: str
) -> Question:
    """An aggregate of one of the table's ordered columns."""
    column = rng.choice(table.ordered_columns)
    function = rng.choice(aggregates_for(column))
    what = f"{aggregate_words(rng, function, column)} {said(rng, column)}"
    text = f"{single_request(rng)}the {what} of {plural(rng, table)} {clause}"
    return Question(finish(rng, text), f"SELECT {function}({alias}.{column.name}) {tail}")


def join_show_both(rng: random.Random, schema: SampledSchema) -> Question | None:
    """A column of each side."""
    join = draw_join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    left, right = name_column(rng, join.child), name_column(rng, join.parent)
    text = rng.choice(_BOTH_SIDES).format(
        request=request(rng),
        left=said(rng, left),
        right=said(rng, right),
        lefts=said_many(rng, left),
        rights=said_many(rng, right),
        child=join.child.singular,
        parent=join.parent.singular,
        children=plural(rng, join.child),
        parents=plural(rng, join.parent),
        passive=join.reference.verb.passive,
    )
    return Question(finish(rng, text), f"SELECT T2.{left.name}, T1.{right.name} {join.source.text}")


def join_group(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Parents with the number or an aggregate of their children, or selected by it."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    draw = rng.random()
    if draw < 0.3:
        return _count_per_parent(rng, join)
    if draw < 0.55:
        return _extreme_parent(rng, join)
    numeric = join.child.numeric_columns
    if draw < 0.67 and numeric:
        return _aggregate_per_parent(rng, join, rng.choice(numeric))
    if draw < 0.8 and numeric and join.parent.label is not None:
        column = rng.choice(numeric)
        function, most = rng.choice(("SUM", "SUM", "AVG", "MAX")), rng.random() < 0.7
        text = rng.choice(_AGGREGATE_PARENT).format(
            parent=join.parent.singular,
            most="highest" if most else "lowest",
            what=f"{aggregate_words(rng, function, column)} {said(rng, column)}",
            rows=plural(rng, join.child),
        )
        order = f"ORDER BY {function}(T2.{column.name}){direction(most)} LIMIT 1"
        sql = f"SELECT T1.{join.parent.label.name} {_groups(join)} {order}"
        return Question(finish(rng, text), sql)
    return _large_parents(rng, join)


def _groups(join: Join) -> str:
    return f"{join.source.text} GROUP BY T1.{join.parent.key.name}"


def _count_per_parent(rng: random.Random, join: Join) -> Question:
    column = name_column(rng, join.parent)
    text = rng.choice(_COUNT_PER_PARENT).format(
        rows=plural(rng, join.child),
        name=said(rng, column),
        parent=join.parent.singular,
        verb=join.reference.verb.present,
    )
    return Question(finish(rng, text), f"SELECT T1.{column.name}, COUNT(*) {_groups(join)}")


def _aggregate_per_parent(rng: random.Random, join: Join, column: SampledColumn) -> Question:
    name = name_column(rng, join.parent)
    function = rng.choice(("AVG", "AVG", "SUM", "MAX", "MIN"))
    text = rng.choice(_AGGREGATE_PER_PARENT).format(
        rows=plural(rng, join.child),
        name=said(rng, name),
        parent=join.parent.singular,
        what=f"{aggregate_words(rng, function, column)} {said(rng, column)}",
    )
    shown = f"T1.{name.name}, {function}(T2.{column.name})"
    return Question(finish(rng, text), f"SELECT {shown} {_groups(join)}")


def _extreme_parent(rng: random.Random, join: Join) -> Question:
    most = rng.random() < 0.75
    column = name_column(rng, join.parent)
    itself = column.is_label and rng.random() < 0.5
    text = rng.choice(_EXTREME_PARENT_ITSELF if itself else _EXTREME_PARENT).format(
        rows=plural(rng, join.child),
        name=said(rng, column),
        parent=join.parent.singular,
        most=rng.choice(_MOST) if most else "fewest",
        clause=parent_verb(rng, join),
        verb=join.reference.verb.past,
    )
    order = f"ORDER BY COUNT(*){direction(most)} LIMIT 1"
    return Question(finish(rng, text), f"SELECT T1.{column.name} {_groups(join)} {order}")


def _large_parents(rng: random.Random, join: Join) -> Question:
    number = rng.randint(1, 9)
    operator, comparison = rng.choice(GROUP_SIZES)
    column = name_column(rng, join.parent)
    themselves = column.is_label and rng.random() < 0.5
    text = rng.choice(_LARGE_PARENTS_THEMSELVES if themselves else _LARGE_PARENTS).format(
        request=request(rng),
        parents=plural(rng, join.parent),
        names=said_many(rng, column),
        comparison=comparison,
        number=number,
        rows=plural(rng, join.child),
        clause=parent_verb(rng, join),
        verb=join.reference.verb.past,
    )
    sql = f"SELECT T1.{column.name} {_groups(join)} HAVING COUNT(*) {operator} {number}"
    return Question(finish(rng, text), sql)


def join_superlative(rng: random.Random, schema: SampledSchema) -> Question | None:
    """A column of the one side for the row of the other with the highest or lowest value."""
    join = draw_join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    sides = [("T1", join.parent, "T2", join.child), ("T2", join.child, "T1", join.parent)]
    alias, shown, other, asked = rng.choice(sides)
    if not asked.ordered_columns:
        return None
    key, column = rng.choice(asked.ordered_columns), name_column(rng, shown)
    most = rng.random() < 0.6
    who = extreme_rows(rng, asked, key, most, 1, "")
    verb = parent_verb(rng, join) if alias == "T1" else child_verb(rng, join)
    text = f"{single_request(rng)}the {said(rng, column)} of the {shown.singular} {verb} {who}"
    if column.is_label and rng.random() < 0.4:
        text = f"{single_request(rng)}the {shown.singular} {verb} {who}"
    order = f"ORDER BY {other}.{key.name}{direction(most)} LIMIT 1"
    return Question(finish(rng, text), f"SELECT {alias}.{column.name} {join.source.text} {order}")


def join_three(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Two tables through a third one that refers to both, or that stands between them."""
    chains = [*_links(schema), *_lines(schema)]
    chains = [chain for chain in chains if chain.left.plain_columns and chain.right.plain_columns]
    if not chains:
        return None
    left, right, middle, source, between = rng.choice(chains)
    joined = source.text
    column = name_column(rng, left)
    if rng.random() < 0.15:
        other = name_column(rng, right)
        text = f"{request(rng)}the {said_many(rng, column)} of {plural(rng, left)}"
        text = f"{text} and the {said_many(rng, other)} of their {plural(rng, right)}"
        return Question(finish(rng, text), f"SELECT T1.{column.name}, T3.{other.name} {joined}")
    condition = draw_restriction(rng, right)
    tail = f"{joined} WHERE {condition.sql(source)}"
    who = f"{rng.choice(('', 'the ', 'a '))}{rng.choice((right.singular, plural(rng, right)))}"
    relation = rng.choice(
        (
            f"{between} {who} {condition.words}",
            f"{between} {plural(rng, middle)} {rng.choice(('of', 'for', 'with'))} {who} "
            f"{condition.words}",
        )
    )
    draw = rng.random()
    if draw < 0.2:
        text = f"How many {plural(rng, left)} {relation}"
        counted = f"DISTINCT T1.{left.key.name}"
        return Question(finish(rng, text), f"SELECT COUNT({counted}) {tail}")
    if draw < 0.3 and left.ordered_columns:
        return _aggregate_of_join(rng, left, "T1", relation, tail)
    return ask_rows(rng, left, relation, tail, "T1")


class _Chain(NamedTuple):
    """Two tables, the one between them, their join, and the words between them."""

    left: SampledTable
    right: SampledTable
    middle: SampledTable
    source: Source
    between: str


def _links(schema: SampledSchema) -> Iterator[_Chain]:
    """Pairs of tables that a third one refers to, in both orders."""
    for link in schema.tables:
        for one, other in permutations(link.references, 2):
            left, right = schema.tables[one.parent], schema.tables[other.parent]
            first = Step(left.name, left.key.name, link.name, one.column)
            second = Step(link.name, other.column, right.name, right.key.name)
            source = Source(left.name, (first, second))
            yield _Chain(left, right, link, source, f"{left.pronoun} {one.verb.past}")


def _lines(schema: SampledSchema) -> Iterator[_Chain]:
    """Chains in which a table refers to a second one, which refers to a third."""
    for left in schema.tables:
        for one in left.references:
            middle = schema.tables[one.parent]
            for other in middle.references:
                right = schema.tables[other.parent]
                first = Step(left.name, one.column, middle.name, middle.key.name)
                second = Step(middle.name, other.column, right.name, right.key.name)
                source = Source(left.name, (first, second))
                yield _Chain(left, right, middle, source, one.verb.passive)
