"""Shapes that return rows of one table: selections, filters, orders, superlatives, look-ups."""

from __future__ import annotations

from lib.data.demo.language import enumerate_phrases, fill, sentence
from lib.data.demo.query import Source, where, without_each
from lib.data.demo.question_context import Candidate, NotApplicable, Studio
from lib.data.demo.requests import ask_list, ask_value, ask_which, of_all
from lib.data.demo.superlatives import (
    ask_first_one,
    draw_order,
    first_one,
    first_several,
    order_words,
)


def selection(studio: Studio) -> Candidate:
    """Columns of all rows: SELECT a, b FROM t."""
    table = studio.table()
    columns = studio.shown_columns(table)
    say = studio.say
    sql = f"SELECT {', '.join(columns)} FROM {table}"
    if say.chance(0.4):
        cells, noun = say.own_columns(table, columns, many=False), say.table(table).singular
        link = "for" if " of " in cells else "of"
        each = say.pick(("each", "every"))
        return Candidate(_ask_of_each(studio, f"the {cells} {link} {each} {noun}"), sql)
    cells = say.own_columns(table, columns)
    return Candidate(ask_list(say, of_all(say, cells, say.table(table).plural, False)), sql)


def distinct_values(studio: Studio) -> Candidate:
    """The different values of a category: SELECT DISTINCT c FROM t."""
    table = studio.table()
    category = studio.category(table)
    say = studio.say
    conditions = studio.conditions(table, 1, [category]) if studio.chance(0.4) else []
    source = Source(table)
    sql = f"SELECT DISTINCT {category} {source.text}{where(source, *conditions)}"
    nouns = say.column(table, category).plural
    different = say.pick(("different", "distinct"))
    described = say.described(table, *conditions)
    question = ask_list(say, of_all(say, f"{different} {nouns}", described, bool(conditions)))
    plain = (f"SELECT {category} {source.text}{where(source, *conditions)}",)
    rivals = (f"SELECT DISTINCT {category} {source.text}",) if conditions else ()
    return Candidate(question, sql, plain + rivals)


def filtered(studio: Studio) -> Candidate:
    """Rows that meet one condition."""
    return _filtered(studio, 1, "and")


def filtered_by_both(studio: Studio) -> Candidate:
    """Rows that meet two conditions."""
    return _filtered(studio, 2, "and")


def filtered_by_either(studio: Studio) -> Candidate:
    """Rows that meet one of two conditions."""
    return _filtered(studio, 2, "or")


def look_up(studio: Studio) -> Candidate:
    """Cells of the row with a given name."""
    table = studio.labelled_table()
    label = studio.label(table)
    columns = studio.shown_columns(table, [label])
    columns = [column for column in columns if column != label][:2]
    if not columns:
        raise NotApplicable
    say = studio.say
    named, condition = studio.named_row(table)
    source = Source(table)
    sql = f"SELECT {', '.join(columns)} {source.text}{where(source, condition)}"
    asks = studio.spec(table, columns[0]).ask
    if len(columns) == 1 and asks and say.chance(0.65):
        return Candidate(fill(say.pick(asks), e=named), sql)
    nouns = enumerate_phrases([say.column(table, column).singular for column in columns])
    target = f"the {nouns} of {named}"
    return Candidate(ask_value(say, target) if len(columns) == 1 else ask_list(say, target), sql)


def ordered(studio: Studio) -> Candidate:
    """Rows in an order, all of them or those that meet a condition."""
    table = studio.table()
    order = draw_order(studio, table)
    conditions = studio.conditions(table, 1, [order.column]) if studio.chance(0.5) else []
    tested = [condition.column for condition in conditions]
    columns = studio.shown_columns(table, [*tested, order.column])
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)}"
    sql = f"SELECT {', '.join(columns)} {rows} ORDER BY {order.column} {order.direction}"
    cells = of_all(
        say, say.own_columns(table, columns), say.described(table, *conditions), bool(conditions)
    )
    words = order_words(studio, order)
    comma = "," if conditions or words.startswith("starting") else ""
    question = ask_list(say, f"{cells}{comma} {words}")
    return Candidate(
        question, sql, without_each(sql, source, conditions), f"SELECT {order.column} {rows}"
    )


def alphabetical(studio: Studio) -> Candidate:
    """Names in alphabetical order."""
    table = studio.labelled_table()
    label = studio.label(table)
    conditions = studio.conditions(table, 1, [label]) if studio.chance(0.6) else []
    columns = [label, *studio.shown_columns(table, [label])[-1:]] if studio.chance(0.3) else [label]
    columns = list(dict.fromkeys(columns))
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)}"
    direction, words = say.pick(
        (
            ("ASC", "in alphabetical order"),
            ("ASC", "from A to Z"),
            ("DESC", "in reverse alphabetical order"),
        )
    )
    if len(columns) > 1:
        words += f" of {say.column(table, label).singular}"
    sql = f"SELECT {', '.join(columns)} {rows} ORDER BY {label} {direction}"
    described = say.described(table, *conditions)
    cells = of_all(say, say.own_columns(table, columns), described, bool(conditions))
    return Candidate(
        ask_list(say, f"{cells} {words}" if not conditions else f"{cells}, {words}"),
        sql,
        without_each(sql, source, conditions),
        f"SELECT {label} {rows}",
    )


def superlative(studio: Studio) -> Candidate:
    """The row that comes first: ORDER BY c DESC LIMIT 1."""
    table = studio.labelled_table()
    order = draw_order(studio, table)
    label = studio.label(table)
    conditions = studio.conditions(table, 1, [order.column, label]) if studio.chance(0.4) else []
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)}"
    tail = f"ORDER BY {order.column} {order.direction} LIMIT 1"
    keys = f"SELECT {order.column} {rows} ORDER BY {order.column} {order.direction} LIMIT 2"
    if say.chance(0.6):
        columns, question = [label], ask_first_one(studio, order, *conditions)
    else:
        tested = [condition.column for condition in conditions]
        columns = studio.shown_columns(table, [*tested, order.column])
        nouns = say.own_columns(table, columns, many=False)
        target = f"the {nouns} of {first_one(studio, order, *conditions)}"
        ask = ask_value if len(columns) == 1 else ask_list
        question = ask(say, target)
    sql = f"SELECT {', '.join(columns)} {rows} {tail}"
    return Candidate(question, sql, without_each(sql, source, conditions), keys)


def top_several(studio: Studio) -> Candidate:
    """The first few rows: ORDER BY c DESC LIMIT 3."""
    table = studio.labelled_table()
    order = draw_order(studio, table)
    count = studio.rng.choice((3, 3, 5, 2, 4, 10))
    conditions = studio.conditions(table, 1, [order.column]) if studio.chance(0.25) else []
    say = studio.say
    source = Source(table)
    columns = studio.shown_columns(table, [condition.column for condition in conditions])
    rows = f"{source.text}{where(source, *conditions)} ORDER BY {order.column} {order.direction}"
    sql = f"SELECT {', '.join(columns)} {rows} LIMIT {count}"
    nouns = say.own_columns(table, columns)
    question = ask_list(say, f"the {nouns} of {first_several(studio, order, count, *conditions)}")
    return Candidate(
        question,
        sql,
        without_each(sql, source, conditions),
        f"SELECT {order.column} {rows} LIMIT {count + 1}",
    )


def _filtered(studio: Studio, count: int, connective: str) -> Candidate:
    table = studio.table()
    conditions = studio.conditions(table, count)
    tested = [condition.column for condition in conditions]
    columns = studio.shown_columns(table, tested)
    say = studio.say
    source = Source(table)
    tail = where(source, *conditions, connective=connective.upper())
    sql = f"SELECT {', '.join(columns)} {source.text}{tail}"
    rivals = without_each(sql, source, conditions, connective.upper())
    if columns == [studio.domain.tables[table].label_column] and say.chance(0.45):
        verb = say.predicate(*conditions, connective=connective)
        if verb is not None:
            return Candidate(ask_which(say, say.table(table).plural, verb), sql, rivals)
    described = say.described(table, *conditions, connective=connective)
    target = of_all(say, say.own_columns(table, columns), described, True)
    return Candidate(ask_list(say, target), sql, rivals)


def _ask_of_each(studio: Studio, target: str) -> str:
    """Ask for cells of every row; "the name of each doctor" takes a singular verb."""
    frames = ["List {x}.", "Show {x}.", "Give me {x}.", "Return {x}.", "{f}"]
    if " and " not in target:
        frames.append("What is {x}?")
    fragment = sentence(target.removeprefix("the "))
    return studio.say.pick(frames).format(x=target, f=fragment)
