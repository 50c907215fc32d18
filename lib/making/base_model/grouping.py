"""Question shapes that group the rows of one table, compare them or nest queries."""

import random
from dataclasses import dataclass

from lib.making.base_model.conditions import (
    all_rows,
    draw_condition,
    draw_where,
    finish,
    label_condition,
    noun_plural,
    plural,
    request,
    said,
    said_all,
    said_many,
)
from lib.making.base_model.schemas import SampledColumn, SampledSchema, SampledTable
from lib.making.base_model.shapes import (
    Question,
    aggregate_words,
    aggregates_for,
    ask_rows,
    child_verb,
    column_list,
    direction,
    draw_column,
    draw_columns,
    draw_join,
    draw_restriction,
    draw_table,
    draw_wanted,
    name_column,
    parents_of,
)
from lib.making.base_model.single_table import extreme_rows
from lib.making.english import pairs, phrases

_COUNT_PER_GROUP = phrases("grouping", "count_per_group")
_AGGREGATE_PER_GROUP = phrases("grouping", "aggregate_per_group")
_LARGE_GROUPS = phrases("grouping", "large_groups")
GROUP_SIZES = pairs("grouping", "group_sizes")
"""Comparison of a number of rows, and what it is called."""
_GROUPS_ABOVE = phrases("grouping", "groups_above")
_ABOVE = ((">", "above"), (">", "over"), (">", "more than"), (">", "higher than"), ("<", "below"))
_BELOW = (("<", "less than"), ("<", "under"), (">=", "at least"), ("<=", "at most"))
_EXTREME_GROUP = phrases("grouping", "extreme_group")
_MOST = ("most", "largest number of", "highest number of")
_FEWEST = ("fewest", "least", "smallest number of")
_COMMON = phrases("grouping", "common")
_EXTREME_AGGREGATE = phrases("grouping", "extreme_aggregate")


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


_ABOVE_AVERAGE = ("above", "higher than", "greater than", "more than")
_BELOW_AVERAGE = ("below", "lower than", "less than")
_AVERAGE_CONDITIONS = phrases("grouping", "average_conditions")
_WITHOUT_CHILDREN = phrases("grouping", "without_children")
_WITH_CHILDREN = phrases("grouping", "with_children")
_BEYOND_ANOTHER = phrases("grouping", "beyond_another")
_BUT_NO_CHILDREN = phrases("grouping", "but_no_children")
_BOTH = ("{words} {first} and also {second}", "{words} {first} as well as {second}")
_BUT_NOT = ("{words} {first} but no {second}", "{words} {first} but not {second}")


def above_average(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT ... WHERE column > (SELECT AVG(column) ...)."""
    table = draw_table(rng, schema)
    if not table.numeric_columns:
        return None
    key = rng.choice(table.numeric_columns)
    columns = [name_column(rng, table)] if rng.random() < 0.5 else draw_columns(rng, table, 2)
    above = rng.random() < 0.65
    clause = rng.choice(_AVERAGE_CONDITIONS).format(
        name=said(rng, key),
        comparison=rng.choice(_ABOVE_AVERAGE if above else _BELOW_AVERAGE),
        pronoun=table.pronoun,
    )
    average = f"(SELECT AVG({key.name}) FROM {table.name})"
    tail = f"FROM {table.name} WHERE {key.name} {'>' if above else '<'} {average}"
    if rng.random() < 0.25:
        text = f"How many {plural(rng, table)} {clause} are there"
        return Question(finish(rng, text), f"SELECT COUNT(*) {tail}")
    text = f"{request(rng)}{said_all(rng, columns)} of {all_rows(rng, table)} {clause}"
    return Question(finish(rng, text), f"SELECT {column_list(columns)} {tail}")


def with_or_without_children(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Parents with no child at all, or with or without a child that meets a condition."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    negative = rng.random() < 0.75
    inner = f"SELECT {join.reference.column} FROM {join.child.name}"
    children = plural(rng, join.child)
    if not negative or (join.child.plain_columns and rng.random() < 0.4):
        condition = draw_condition(rng, join.child)
        inner += f" WHERE {condition.sql()}"
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
    return ask_rows(rng, join.parent, clause, tail)


def rows_of_leader(rng: random.Random, schema: SampledSchema) -> Question | None:
    """The children of the parent with the highest or lowest value: "held by the oldest doctor"."""
    join = draw_join(rng, schema)
    if join is None:
        return None
    parent = join.parent
    if not parent.ordered_columns:
        return None
    key, most = rng.choice(parent.ordered_columns), rng.random() < 0.6
    clause = f"{child_verb(rng, join)} {extreme_rows(rng, parent, key, most, 1, '')}"
    leader = f"SELECT {parent.key.name} FROM {parent.name} ORDER BY {key.name}{direction(most)}"
    tail = f"FROM {join.child.name} WHERE {join.reference.column} = ({leader} LIMIT 1)"
    if not join.child.plain_columns or rng.random() < 0.25:
        opening = rng.choice(("How many", "Count the", "Number of", "Tell me how many"))
        text = f"{opening} {plural(rng, join.child)} {clause}"
        return Question(finish(rng, text), f"SELECT COUNT(*) {tail}")
    return ask_rows(rng, join.child, clause, tail)


def beyond_another(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Rows with more of something than a named one: "books that are longer than Silent Harbour"."""
    table = draw_table(rng, schema)
    named = label_condition(rng, table)
    if not table.numeric_columns or named is None:
        return None
    key, above = rng.choice(table.numeric_columns), rng.random() < 0.65
    value = named.equal_text
    name = said(rng, key)
    clause = rng.choice(_BEYOND_ANOTHER).format(
        pronoun=table.pronoun,
        name=name,
        more=rng.choice(("higher", "larger", "greater") if above else ("lower", "smaller")),
        other=rng.choice((value, f"the {table.singular} {value}", f"{table.singular} {value}")),
        of_other=rng.choice((f"that of {value}", f"the {name} of {value}", f"{value}'s")),
    )
    inner = f"SELECT {key.name} FROM {table.name} WHERE {named.sql()}"
    tail = f"FROM {table.name} WHERE {key.name} {'>' if above else '<'} ({inner})"
    return ask_rows(rng, table, clause, tail)


def names_of_two_tables(rng: random.Random, schema: SampledSchema) -> Question | None:
    """The names of rows of two tables in one list."""
    tables = [table for table in schema.tables if table.plain_columns]
    if len(tables) < 2:
        return None
    parts, selects = [], []
    for table in rng.sample(tables, 2):
        column, condition = table.label or draw_column(rng, table), draw_condition(rng, table)
        restricted = rng.random() < 0.75
        words = f" {condition.words}" if restricted else ""
        where = f" WHERE {condition.sql()}" if restricted else ""
        parts.append(f"the {said_many(rng, column)} of {plural(rng, table)}{words}")
        selects.append(f"SELECT {column.name} FROM {table.name}{where}")
    end = rng.choice(("", " together", " in one list", " in a single list", " in one column"))
    text = f"{request(rng)}{' and '.join(parts)}{end}"
    return Question(finish(rng, text), " UNION ".join(selects))


def rows_but_not_children(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Parents that meet a condition, except those with some kind of child."""
    join = draw_join(rng, schema)
    if join is None or not join.child.plain_columns:
        return None
    first, second = draw_condition(rng, join.parent), draw_restriction(rng, join.child)
    wanted = draw_wanted(rng, join.parent, 1)
    if len(wanted.columns) != 1:
        return None
    text = rng.choice(_BUT_NO_CHILDREN).format(
        words=wanted.with_clause(f" {first.words}"),
        verb=join.reference.verb.past,
        children=f"{plural(rng, join.child)} {second.words}",
    )
    kept = f"SELECT {wanted.select()} FROM {join.parent.name} WHERE {first.sql()}"
    dropped = f"SELECT {wanted.select('T1')} {join.source.text} WHERE {second.sql(join.source)}"
    return Question(finish(rng, text), f"{kept} EXCEPT {dropped}")


def join_set_operation(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Parents that have two kinds of children, or one kind and not the other."""
    join = draw_join(rng, schema)
    if join is None or join.parent.label is None or not join.child.plain_columns:
        return None
    first, second = draw_restriction(rng, join.child), draw_restriction(rng, join.child)
    if first.test == second.test:
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
    select = f"SELECT {wanted.select('T1')} {join.source.text} WHERE"
    operator = "INTERSECT" if both else "EXCEPT"
    sql = f"{select} {first.sql(join.source)} {operator} {select} {second.sql(join.source)}"
    return Question(finish(rng, text), sql)
