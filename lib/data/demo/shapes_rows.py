"""Shapes that return rows of one table: selections, filters, orders, superlatives, look-ups."""

from __future__ import annotations

from lib.data.demo.question_context import Candidate, NotApplicable, QuestionContext, Rows
from lib.data.demo.requests import ask_cells, ask_list, ask_which, of_all, of_or_for
from lib.data.demo.superlatives import (
    ask_first_one,
    draw_order,
    first_one,
    first_several,
    order_words,
)
from lib.questions.english import enumerate_phrases, fill, sentence


def selection(context: QuestionContext) -> Candidate:
    """Columns of all rows: SELECT a, b FROM t."""
    table = context.table()
    columns = context.shown_columns(table)
    say = context.say
    sql = f"SELECT {', '.join(columns)} FROM {table}"
    if say.chance(0.4):
        cells, noun = say.own_columns(table, columns, many=False), say.table(table).singular
        each = say.pick(("each", "every"))
        target = f"the {cells} {of_or_for(cells)} {each} {noun}"
        return Candidate(_ask_of_each(context, target), sql)
    cells = say.own_columns(table, columns)
    return Candidate(ask_list(say, of_all(say, cells, say.table(table).plural, False)), sql)


def distinct_values(context: QuestionContext) -> Candidate:
    """The different values of a category: SELECT DISTINCT c FROM t."""
    category, rows = context.category_rows(0.4)
    say = context.say
    sql = f"SELECT DISTINCT {category} {rows.sql}"
    nouns = say.column(rows.table, category).plural
    question = ask_list(say, rows.of_all(f"{say.pick(('different', 'distinct'))} {nouns}"))
    return Candidate(question, sql, (f"SELECT {category} {rows.sql}", *rows.rivals(sql)))


def filtered(context: QuestionContext) -> Candidate:
    """Rows that meet one condition."""
    return _filtered(context, 1, "and")


def filtered_by_both(context: QuestionContext) -> Candidate:
    """Rows that meet two conditions."""
    return _filtered(context, 2, "and")


def filtered_by_either(context: QuestionContext) -> Candidate:
    """Rows that meet one of two conditions."""
    return _filtered(context, 2, "or")


def look_up(context: QuestionContext) -> Candidate:
    """Cells of the row with a given name."""
    table = context.labelled_table()
    label = context.label(table)
    columns = context.shown_columns(table, [label])
    columns = [column for column in columns if column != label][:2]
    if not columns:
        raise NotApplicable
    say = context.say
    named, condition = context.named_row(table)
    sql = f"SELECT {', '.join(columns)} {Rows(say, table, [condition]).sql}"
    asks = context.spec(table, columns[0]).ask
    if len(columns) == 1 and asks and say.chance(0.65):
        return Candidate(fill(say.pick(asks), e=named), sql)
    nouns = enumerate_phrases([say.column(table, column).singular for column in columns])
    return Candidate(ask_cells(say, f"the {nouns} of {named}", len(columns)), sql)


def ordered(context: QuestionContext) -> Candidate:
    """Rows in an order, all of them or those that meet a condition."""
    table = context.table()
    order = draw_order(context, table)
    rows = context.rows(table, 0.5, [order.column])
    columns = context.shown_columns(table, [*rows.tested, order.column])
    say = context.say
    sql = f"SELECT {', '.join(columns)} {rows.sql} {order.sql}"
    cells = rows.of_all(say.own_columns(table, columns))
    words = order_words(context, order)
    comma = "," if rows.conditions or words.startswith("starting") else ""
    question = ask_list(say, f"{cells}{comma} {words}")
    return Candidate(question, sql, rows.rivals(sql), f"SELECT {order.column} {rows.sql}")


def alphabetical(context: QuestionContext) -> Candidate:
    """Names in alphabetical order."""
    table = context.labelled_table()
    label = context.label(table)
    rows = context.rows(table, 0.6, [label])
    columns = context.shown_columns(table, [label])[-1:] if context.chance(0.3) else []
    columns = list(dict.fromkeys([label, *columns]))
    say = context.say
    direction, words = say.pick(
        (
            ("ASC", "in alphabetical order"),
            ("ASC", "from A to Z"),
            ("DESC", "in reverse alphabetical order"),
        )
    )
    if len(columns) > 1:
        words += f" of {say.column(table, label).singular}"
    sql = f"SELECT {', '.join(columns)} {rows.sql} ORDER BY {label} {direction}"
    described = rows.described()
    cells = of_all(say, say.own_columns(table, columns), described, bool(rows.conditions))
    question = ask_list(say, f"{cells}{',' if rows.conditions else ''} {words}")
    return Candidate(question, sql, rows.rivals(sql), f"SELECT {label} {rows.sql}")


def superlative(context: QuestionContext) -> Candidate:
    """The row that comes first: ORDER BY c DESC LIMIT 1."""
    table = context.labelled_table()
    order = draw_order(context, table)
    label = context.label(table)
    rows = context.rows(table, 0.4, [order.column, label])
    say = context.say
    keys = f"SELECT {order.column} {rows.sql} {order.sql} LIMIT 2"
    if say.chance(0.6):
        columns, question = [label], ask_first_one(context, order, *rows.conditions)
    else:
        columns = context.shown_columns(table, [*rows.tested, order.column])
        nouns = say.own_columns(table, columns, many=False)
        target = f"the {nouns} of {first_one(context, order, *rows.conditions)}"
        question = ask_cells(say, target, len(columns))
    sql = f"SELECT {', '.join(columns)} {rows.sql} {order.sql} LIMIT 1"
    return Candidate(question, sql, rows.rivals(sql), keys)


def top_several(context: QuestionContext) -> Candidate:
    """The first few rows: ORDER BY c DESC LIMIT 3."""
    table = context.labelled_table()
    order = draw_order(context, table)
    count = context.rng.choice((3, 3, 5, 2, 4, 10))
    rows = context.rows(table, 0.25, [order.column])
    say = context.say
    columns = context.shown_columns(table, rows.tested)
    sql = f"SELECT {', '.join(columns)} {rows.sql} {order.sql} LIMIT {count}"
    nouns = say.own_columns(table, columns)
    several = first_several(context, order, count, *rows.conditions)
    question = ask_list(say, f"the {nouns} of {several}")
    keys = f"SELECT {order.column} {rows.sql} {order.sql} LIMIT {count + 1}"
    return Candidate(question, sql, rows.rivals(sql), keys)


def _filtered(context: QuestionContext, count: int, connective: str) -> Candidate:
    table = context.table()
    say = context.say
    rows = Rows(say, table, context.conditions(table, count), connective)
    columns = context.shown_columns(table, rows.tested)
    sql = f"SELECT {', '.join(columns)} {rows.sql}"
    if columns == [context.domain.tables[table].label_column] and say.chance(0.45):
        verb = say.predicate(*rows.conditions, connective=connective)
        if verb is not None:
            question = ask_which(say, say.table(table).plural, verb)
            return Candidate(question, sql, rows.rivals(sql))
    described = rows.described()
    target = of_all(say, say.own_columns(table, columns), described, True)
    return Candidate(ask_list(say, target), sql, rows.rivals(sql))


def _ask_of_each(context: QuestionContext, target: str) -> str:
    """Ask for cells of every row; "the name of each doctor" takes a singular verb."""
    frames = ["List {x}.", "Show {x}.", "Give me {x}.", "Return {x}.", "{f}"]
    if " and " not in target:
        frames.append("What is {x}?")
    fragment = sentence(target.removeprefix("the "))
    return context.say.pick(frames).format(x=target, f=fragment)
