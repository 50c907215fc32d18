"""Question shapes over one table, except those that group."""

import random

from lib.making.base_model.conditions import (
    all_rows,
    draw_condition,
    draw_rows,
    draw_where,
    each_row,
    equals_label,
    finish,
    noun_plural,
    plural,
    request,
    said,
    said_all,
    said_many,
    single_request,
)
from lib.making.base_model.schemas import SampledColumn, SampledSchema, SampledTable
from lib.making.base_model.shapes import (
    Question,
    Wanted,
    aggregate_words,
    aggregates_for,
    column_list,
    direction,
    draw_column,
    draw_columns,
    draw_table,
    draw_wanted,
)
from lib.making.english import enumerate_phrases, pairs, phrases

_DISTINCT = ("different ", "distinct ", "unique ", "various ")

_COUNTS = phrases("single_table", "counts")
_COUNTS_OF_PREDICATE = ("How many {rows}{predicate}", "Tell me how many {rows}{predicate}")
_DISTINCT_COUNTS = phrases("single_table", "distinct_counts")

_DESCENDING_TEXT = ("in descending order of {}", "sorted by {} in descending order")
_DESCENDING = phrases("single_table", "descending")
_ASCENDING_ANY = ("in ascending order of {}", "sorted by {}", "ordered by {}")
_ASCENDING_TEXT = (*_ASCENDING_ANY, "in alphabetical order of {}", "sorted alphabetically by {}")
_ALPHABETICAL = phrases("single_table", "alphabetical")
_REVERSE_ALPHABETICAL = phrases("single_table", "reverse_alphabetical")
_ASCENDING = phrases("single_table", "ascending")

_ON_AVERAGE = phrases("single_table", "on_average")
_LIMITS = (1, 1, 1, 2, 3, 5)
_NUMBER_WORDS = {2: "two", 3: "three", 5: "five"}
_MOST = ("highest", "largest", "greatest", "most")
_LEAST = ("lowest", "smallest", "least", "minimum")
_LATEST = ("latest", "most recent")
_EARLIEST = ("earliest", "oldest")

_SET_OPERATIONS = pairs("single_table", "set_operations")
_LOOKUPS = phrases("single_table", "lookups")
_LOOKUPS_OF_ONE = phrases("single_table", "lookups_of_one")


def select_columns(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT columns [WHERE]."""
    table = draw_table(rng, schema)
    table, where, words = draw_rows(rng, table, 0.72)
    wanted = draw_wanted(rng, table, 3)
    text = wanted.with_clause(words)
    if not wanted.asks and rng.random() < 0.08:
        rows = each_row(rng, table) if rng.random() < 0.4 else plural(rng, table)
        opening = f"{rng.choice(('For', 'Of'))} {rows}{words}"
        text = f"{opening}, {request(rng).lower()}{said_all(rng, wanted.columns)}"
    return Question(finish(rng, text), f"SELECT {wanted.select()} FROM {table.name}{where}")


def select_distinct(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT DISTINCT column [WHERE]."""
    table = draw_table(rng, schema)
    column = draw_column(rng, table)
    where, words = draw_where(rng, table, 0.3)
    names = f"{rng.choice(('the ', 'all ', 'all the ', ''))}{rng.choice(_DISTINCT)}"
    text = f"{request(rng)}{names}{said_many(rng, column)} of {all_rows(rng, table)}{words}"
    return Question(finish(rng, text), f"SELECT DISTINCT {column.name} FROM {table.name}{where}")


def look_up(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Columns of the row with a given name: "the price of Silent Harbour"."""
    labelled = [(t, t.label) for t in schema.tables if t.label and len(t.plain_columns) > 1]
    if not labelled:
        return None
    table, label = rng.choice(labelled)
    columns = [column for column in draw_columns(rng, table) if column is not label]
    if not columns:
        return None
    value = str(rng.choice(label.values))
    text = rng.choice(_LOOKUPS).format(
        request=single_request(rng),
        columns=enumerate_phrases([said(rng, column) for column in columns]),
        row=table.singular,
        value=value,
    )
    if len(columns) == 1 and rng.random() < 0.35:
        text = rng.choice(_LOOKUPS_OF_ONE).format(
            column=said(rng, columns[0]), row=table.singular, value=value
        )
    condition = equals_label(rng, table.name, label, value).sql()
    sql = f"SELECT {column_list(columns)} FROM {table.name} WHERE {condition}"
    return Question(finish(rng, text), sql)


def count_rows(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT COUNT(*) [WHERE]."""
    table = draw_table(rng, schema)
    table, where, words = draw_rows(rng, table, 0.75)
    rows = plural(rng, table)
    pattern = rng.choice(_COUNTS)
    predicate = words.partition(f" {table.pronoun} ")[2]
    if words.startswith(f" {table.pronoun} ") and rng.random() < 0.6:
        pattern = rng.choice(_COUNTS_OF_PREDICATE)
    text = pattern.format(rows=rows, where=words, predicate=f" {predicate}")
    return Question(finish(rng, text), f"SELECT COUNT(*) FROM {table.name}{where}")


def count_distinct(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT COUNT(DISTINCT column) [WHERE]."""
    table = draw_table(rng, schema)
    column = draw_column(rng, table)
    where, words = draw_where(rng, table, 0.2)
    text = rng.choice(_DISTINCT_COUNTS).format(
        names=noun_plural(said(rng, column)), rows=plural(rng, table), where=words
    )
    sql = f"SELECT COUNT(DISTINCT {column.name}) FROM {table.name}{where}"
    return Question(finish(rng, text), sql)


def aggregate(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT one to three aggregates of a column [WHERE]."""
    table = draw_table(rng, schema)
    if not table.ordered_columns:
        return None
    column = rng.choice(table.ordered_columns)
    known = aggregates_for(column)
    functions = rng.sample(known, min(len(known), rng.choice((1, 1, 1, 2, 3))))
    table, where, words = draw_rows(rng, table, 0.5)
    what = enumerate_phrases([aggregate_words(rng, function, column) for function in functions])
    opening = f"{single_request(rng)}the {what} {said(rng, column)}"
    text = f"{opening} of {all_rows(rng, table)}{words}"
    if functions == ["AVG"] and rng.random() < 0.25:
        text = rng.choice(_ON_AVERAGE).format(
            request=single_request(rng),
            name=said(rng, column),
            rows=all_rows(rng, table),
            where=words,
        )
    select = ", ".join(f"{function}({column.name})" for function in functions)
    return Question(finish(rng, text), f"SELECT {select} FROM {table.name}{where}")


def order_by(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT columns [WHERE] ORDER BY."""
    table = draw_table(rng, schema)
    key = draw_column(rng, table)
    descending = rng.random() < 0.5
    where, words = draw_where(rng, table, 0.2)
    patterns: tuple[str, ...]
    if key.textual:
        patterns = _DESCENDING_TEXT if descending else _ASCENDING_TEXT
    else:
        patterns = _DESCENDING if descending else _ASCENDING
    order = rng.choice(patterns).format(said(rng, key))
    wanted = draw_wanted(rng, table)
    if wanted.asks:
        return None
    if key.textual and rng.random() < 0.4:  # what is shown is what it is sorted by
        shown = f"{said_all(rng, (key,))} of {all_rows(rng, table)}"
        wanted = Wanted((key,), f"{request(rng)}{shown}")
        order = rng.choice(_REVERSE_ALPHABETICAL if descending else _ALPHABETICAL)
        order = f", {order}" if words or rng.random() < 0.2 else f" {order}"
        text = f"{wanted.with_clause(words)}{order}"
    else:
        text = f"{wanted.with_clause(words)} {order}"
    rows = f"SELECT {wanted.select()} FROM {table.name}{where}"
    return Question(finish(rng, text), f"{rows} ORDER BY {key.name}{direction(descending)}")


def superlative(rng: random.Random, schema: SampledSchema) -> Question | None:
    """SELECT columns [WHERE] ORDER BY ... LIMIT: the oldest singer, the top three by price."""
    table = draw_table(rng, schema)
    if not table.ordered_columns:
        return None
    key = rng.choice(table.ordered_columns)
    most = rng.random() < 0.6
    where, words = draw_where(rng, table, 0.2)
    limit = rng.choice(_LIMITS)
    who = extreme_rows(rng, table, key, most, limit, words)
    if table.label is not None and rng.random() < 0.45:
        columns = [table.label]
        text = f"{single_request(rng)}{who}"
        if limit == 1 and rng.random() < 0.5:
            end = who.partition(" with ")[2]
            text = f"Which {table.singular} has {end}" if end and not words else f"Which is {who}"
            if table.pronoun == "who" and rng.random() < 0.5:
                text = f"Who is {who}"
    else:
        columns = draw_columns(rng, table, 2)
        names = enumerate_phrases([said(rng, column) for column in columns])
        text = f"{single_request(rng)}the {names} of {who}"
    rows = f"SELECT {column_list(columns)} FROM {table.name}{where}"
    order = f"ORDER BY {key.name}{direction(most)} LIMIT {limit}"
    return Question(finish(rng, text), f"{rows} {order}")


def extreme_rows(
    rng: random.Random, table: SampledTable, key: SampledColumn, most: bool, limit: int, words: str
) -> str:
    """ "the three singers from France with the highest age"."""
    rows = table.singular if limit == 1 else plural(rng, table)
    number = "" if limit == 1 else f"{rng.choice((str(limit), _NUMBER_WORDS[limit]))} "
    adjectives = key.most if most else key.least
    if adjectives and rng.random() < 0.55:
        return f"the {number}{rng.choice(adjectives)} {rows}{words}"
    if limit > 1 and rng.random() < 0.5:
        end = rng.choice(("top", "top", "first")) if most else "bottom"
        return f"the {end} {number}{rows}{words} by {said(rng, key)}"
    ends: tuple[str, ...] = _MOST if most else _LEAST
    if key.kind in ("date", "year"):
        ends = _LATEST if most else _EARLIEST
    return f"the {number}{rows}{words} with the {rng.choice(ends)} {said(rng, key)}"


def set_operation(rng: random.Random, schema: SampledSchema) -> Question | None:
    """Two selections of one column, joined by INTERSECT, UNION or EXCEPT."""
    table = draw_table(rng, schema)
    column = draw_column(rng, table)
    first = draw_condition(rng, table, (column.name,))
    second = draw_condition(rng, table, (column.name,))
    if first.test == second.test:
        return None
    operator, pattern = rng.choice(_SET_OPERATIONS)
    text = pattern.format(
        request=request(rng),
        name=said_many(rng, column),
        rows=plural(rng, table),
        first=first.words,
        second=second.words,
    )
    select = f"SELECT {column.name} FROM {table.name} WHERE"
    sql = f"{select} {first.sql()} {operator} {select} {second.sql()}"
    return Question(finish(rng, text), sql)
