"""Shapes that count and aggregate rows of one table, in all or by group."""

from __future__ import annotations

from dataclasses import dataclass

from lib.data.demo.question_context import Candidate, QuestionContext, Rows
from lib.data.demo.requests import (
    ask_count,
    ask_count_that,
    ask_list,
    ask_value,
    ask_which,
    has_clause,
    of_all,
    of_or_for,
)
from lib.data.demo.superlatives import ends_of
from lib.questions.english import fill, number_word, sentence

_THRESHOLDS = ((">=", "at least"), (">", "more than"), ("<", "fewer than"), ("=", "exactly"))
_THRESHOLD_WEIGHTS = (40, 35, 15, 10)


@dataclass(frozen=True)
class Aggregate:
    """An aggregate function over a column, with the words for the function and for the column."""

    function: str
    column: str
    word: str
    noun: str

    @property
    def sql(self) -> str:
        return f"{self.function}({self.column})"

    @property
    def said(self) -> str:
        return f"{self.word} {self.noun}"


def count_rows(context: QuestionContext) -> Candidate:
    """COUNT(*) of a table, or of the rows that meet a condition."""
    table = context.table()
    number = context.rng.choices((0, 1, 2), (10, 70, 20))[0]
    connective = "or" if number == 2 and context.chance(0.25) else "and"
    say = context.say
    rows = Rows(say, table, context.conditions(table, number), connective)
    sql = f"SELECT COUNT(*) {rows.sql}"
    verb = say.predicate(*rows.conditions, connective=connective) if number else None
    if verb is not None and say.chance(0.5):
        question = ask_count_that(say, say.table(table).plural, verb)
    else:
        question = ask_count(say, rows.described())
    return Candidate(question, sql, rows.rivals(sql))


def count_values(context: QuestionContext) -> Candidate:
    """COUNT(DISTINCT c): how many different values a category has."""
    category, rows = context.category_rows(0.4)
    say = context.say
    sql = f"SELECT COUNT(DISTINCT {category}) {rows.sql}"
    nouns = say.column(rows.table, category).plural
    described = rows.described()
    article = "" if rows.conditions else "the "
    question = say.pick(
        (
            f"How many different {nouns} are there among {article}{described}?",
            f"Count the distinct {nouns} {of_or_for(nouns)} {article}{described}.",
            f"What is the number of different {nouns} among {article}{described}?",
            f"How many distinct {nouns} do {article}{described} have?",
        )
    )
    return Candidate(question, sql, (f"SELECT COUNT(*) {rows.sql}", *rows.rivals(sql)))


def aggregate(context: QuestionContext) -> Candidate:
    """AVG, SUM, MIN or MAX of a column."""
    table = context.table()
    chosen = draw_aggregate(context, table)
    rows = context.rows(table, 0.6, [chosen.column])
    say = context.say
    if rows.conditions and context.chance(0.15):
        rows = Rows(say, table, context.conditions(table, 1, [chosen.column], rows.conditions))
    sql = f"SELECT {chosen.sql} {rows.sql}"
    rivals = rows.rivals(sql)
    described = rows.described()
    asks = context.spec(table, chosen.column).average if chosen.function == "AVG" else ()
    if asks and say.chance(0.6):
        return Candidate(sentence(fill(say.pick(asks), t=described)), sql, rivals)
    target = of_all(say, chosen.said, described, bool(rows.conditions))
    return Candidate(ask_value(say, target), sql, rivals)


def several_aggregates(context: QuestionContext) -> Candidate:
    """Two aggregates at once: the lowest and the highest, or the mean and the highest."""
    table = context.table()
    column = context.measure(table)
    rows = context.rows(table, 0.4, [column])
    say = context.say
    high, low = ends_of(context, table, column)
    functions = say.pick(
        (
            (("MIN", low), ("MAX", high)),
            (("MAX", high), ("MIN", low)),
            (("AVG", "average"), ("MAX", high)),
            (("MIN", low), ("AVG", "average")),
        )
    )
    selected = ", ".join(f"{function}({column})" for function, _ in functions)
    sql = f"SELECT {selected} {rows.sql}"
    words = f"{functions[0][1]} and {functions[1][1]} {say.column(table, column).singular}"
    return Candidate(ask_list(say, rows.of_all(words)), sql, rows.rivals(sql))


def grouped_count(context: QuestionContext) -> Candidate:
    """How many rows each value of a category has."""
    category, rows = context.category_rows(0.3)
    say = context.say
    sql = f"SELECT {category}, COUNT(*) {rows.sql} GROUP BY {category}"
    noun, described = say.column(rows.table, category).singular, rows.described()
    frames = [
        f"Show each {noun} with the number of {described}.",
        f"For each {noun}, count the {described}.",
        f"For every {noun}, what is the number of {described}?",
    ]
    if not has_clause(described):
        frames += [
            f"How many {described} are there for each {noun}?",
            f"For each {noun}, how many {described} are there?",
            f"Break down the number of {described} by {noun}.",
        ]
    if not rows.conditions:
        frames.append(f"List every {noun} and how many {described} it has.")
    return Candidate(say.pick(frames), sql, rows.rivals(sql))


def grouped_aggregate(context: QuestionContext) -> Candidate:
    """An aggregate for each value of a category."""
    table = context.table()
    category = context.category(table)
    chosen = draw_aggregate(context, table, measures_only=True)
    rows = context.rows(table, 0.25, [category, chosen.column])
    say = context.say
    sql = f"SELECT {category}, {chosen.sql} {rows.sql} GROUP BY {category}"
    noun, described = say.column(table, category).singular, rows.described()
    link = of_or_for(chosen.noun)
    question = say.pick(
        (
            f"For each {noun}, what is the {chosen.said} {link} {described}?",
            f"What is the {chosen.said} {link} {described} for each {noun}?",
            f"Show each {noun} along with the {chosen.said} {link} its {described}.",
            f"List every {noun} and the corresponding {chosen.said} {link} {described}.",
        )
    )
    return Candidate(question, sql, rows.rivals(sql))


def commonest(context: QuestionContext) -> Candidate:
    """The value of a category with the most or the fewest rows."""
    category, rows = context.category_rows(0.25)
    say = context.say
    groups = f"{rows.sql} GROUP BY {category}"
    most = say.chance(0.7)
    order = f"ORDER BY COUNT(*) {'DESC' if most else 'ASC'}"
    with_count = say.chance(0.25)
    selected = f"{category}, COUNT(*)" if with_count else category
    sql = f"SELECT {selected} {groups} {order} LIMIT 1"
    noun, described = say.column(rows.table, category).singular, rows.described()
    end, rank = ("most", "most common") if most else ("fewest", "least common")
    if with_count:
        question = say.pick(
            (
                f"Which {noun} has the {end} {described}, and how many are there?",
                f"Give me the {rank} {noun} among {described} and how often it occurs.",
            )
        )
    else:
        question = say.pick(
            (
                f"Which {noun} has the {end} {described}?",
                f"What is the {rank} {noun} among {described}?",
                f"Find the {noun} with the {end} {described}.",
                f"Which {noun} is the {rank} one among {described}?",
            )
        )
    keys = f"SELECT COUNT(*) {groups} {order} LIMIT 2"
    return Candidate(question, sql, (), keys)


def frequent(context: QuestionContext) -> Candidate:
    """Values of a category that enough rows share: HAVING COUNT(*)."""
    category, rows = context.category_rows(0.25)
    say = context.say
    groups = f"{rows.sql} GROUP BY {category}"
    number = context.rng.randint(2, 12)
    said = say.pick((str(number), number_word(number)))
    operator, words = context.rng.choices(_THRESHOLDS, _THRESHOLD_WEIGHTS)[0]
    amount = f"{words} {said}"
    sql = f"SELECT {category} {groups} HAVING COUNT(*) {operator} {number}"
    nouns, described = say.column(rows.table, category).plural, rows.described()
    question = say.pick(
        (
            ask_which(say, nouns, f"have {amount} {described}"),
            f"List the {nouns} that have {amount} {described}.",
            f"Find all {nouns} with {amount} {described}.",
        )
    )
    return Candidate(question, sql, (f"SELECT {category} {groups}", *rows.rivals(sql)))


def group_above(context: QuestionContext) -> Candidate:
    """Values of a category whose mean is above or below a number: HAVING AVG(c)."""
    table = context.table()
    category, column = context.category(table), context.measure(table)
    values = sorted(float(str(value)) for value in context.maker.values(table, column))
    middle = values[len(values) // 2]
    number = int(middle) if middle == int(middle) else round(middle, 1)
    above = context.chance(0.6)
    say = context.say
    sql = (
        f"SELECT {category} FROM {table} GROUP BY {category} "
        f"HAVING AVG({column}) {'>' if above else '<'} {number}"
    )
    nouns, noun = say.column(table, category).plural, say.column(table, column).singular
    rows = say.table(table).plural
    word = "above" if above else "below"
    link = of_or_for(noun)
    question = say.pick(
        (
            f"Which {nouns} have an average {noun} {word} {number} across their {rows}?",
            f"For which {nouns} is the average {noun} {link} {rows} {word} {number}?",
            f"List the {nouns} whose {rows} have an average {noun} {word} {number}.",
        )
    )
    return Candidate(question, sql, (f"SELECT {category} FROM {table} GROUP BY {category}",))


def group_leader(context: QuestionContext) -> Candidate:
    """The value of a category with the highest or lowest mean or total."""
    table = context.table()
    category = context.category(table)
    column = context.measure(table)
    total = context.spec(table, column).total and context.chance(0.5)
    most = context.chance(0.6)
    say = context.say
    function = f"{'SUM' if total else 'AVG'}({column})"
    order = f"ORDER BY {function} {'DESC' if most else 'ASC'}"
    rows = f"FROM {table} GROUP BY {category}"
    noun, measure = say.column(table, category).singular, say.column(table, column).singular
    word = f"{'highest' if most else 'lowest'} {'total' if total else 'average'} {measure}"
    described = say.table(table).plural
    link = "for its" if " of " in measure else "of"
    question = say.pick(
        (
            f"Which {noun} has the {word} across its {described}?",
            f"Find the {noun} whose {described} have the {word}.",
            f"What is the {noun} with the {word} {link} {described}?",
        )
    )
    keys = f"SELECT {function} {rows} {order} LIMIT 2"
    return Candidate(question, f"SELECT {category} {rows} {order} LIMIT 1", (), keys)


def draw_aggregate(context: QuestionContext, table: str, measures_only: bool = False) -> Aggregate:
    """An aggregate of one of the table's columns."""
    kinds = ("whole", "real") if measures_only else ("whole", "real", "date", "year")
    column = context.column(table, lambda spec: spec.kind in kinds)
    spec = context.spec(table, column)
    noun = context.say.column(table, column).singular
    high, low = ends_of(context, table, column)
    options = [("MAX", high), ("MIN", low)]
    if spec.is_measure:
        options += [("AVG", context.say.pick(("average", "average", "mean")))] * 2
        if spec.total:
            options += [("SUM", context.say.pick(("total", "combined")))] * 2
    function, word = context.say.pick(options)
    return Aggregate(function, column, word, noun)
