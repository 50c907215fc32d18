"""Shapes that count and aggregate rows of one table, in all or by group."""

from __future__ import annotations

from dataclasses import dataclass

from lib.data.demo.language import fill, number_word, sentence
from lib.data.demo.query import Source, where, without_each
from lib.data.demo.question_context import Candidate, Studio
from lib.data.demo.requests import (
    ask_count,
    ask_count_that,
    ask_list,
    ask_value,
    ask_which,
    has_clause,
    of_all,
)
from lib.data.demo.superlatives import ends_of


@dataclass(frozen=True)
class Aggregate:
    """An aggregate function over a column and the words before the column's noun."""

    sql: str
    word: str
    noun: str

    @property
    def said(self) -> str:
        return f"{self.word} {self.noun}"


def count_rows(studio: Studio) -> Candidate:
    """COUNT(*) of a table, or of the rows that meet a condition."""
    table = studio.table()
    number = studio.rng.choices((0, 1, 2), (10, 70, 20))[0]
    connective = "OR" if number == 2 and studio.chance(0.25) else "AND"
    conditions = studio.conditions(table, number)
    say = studio.say
    source = Source(table)
    sql = f"SELECT COUNT(*) {source.text}{where(source, *conditions, connective=connective)}"
    rivals = without_each(sql, source, conditions, connective)
    verb = say.predicate(*conditions, connective=connective.lower()) if conditions else None
    if verb is not None and say.chance(0.5):
        return Candidate(ask_count_that(say, say.table(table).plural, verb), sql, rivals)
    described = say.described(table, *conditions, connective=connective.lower())
    return Candidate(ask_count(say, described), sql, rivals)


def count_values(studio: Studio) -> Candidate:
    """COUNT(DISTINCT c): how many different values a category has."""
    table = studio.table()
    category = studio.category(table)
    conditions = studio.conditions(table, 1, [category]) if studio.chance(0.4) else []
    say = studio.say
    source = Source(table)
    tail = f"{source.text}{where(source, *conditions)}"
    sql = f"SELECT COUNT(DISTINCT {category}) {tail}"
    nouns = say.column(table, category).plural
    described = say.described(table, *conditions)
    article = "" if conditions else "the "
    link = "for" if " of " in nouns else "of"
    question = say.pick(
        (
            f"How many different {nouns} are there among {article}{described}?",
            f"Count the distinct {nouns} {link} {article}{described}.",
            f"What is the number of different {nouns} among {article}{described}?",
            f"How many distinct {nouns} do {article}{described} have?",
        )
    )
    rivals = (f"SELECT COUNT(*) {tail}", *without_each(sql, source, conditions))
    return Candidate(question, sql, rivals)


def aggregate(studio: Studio) -> Candidate:
    """AVG, SUM, MIN or MAX of a column."""
    table = studio.table()
    chosen, column = draw_aggregate(studio, table)
    conditions = studio.conditions(table, 1, [column]) if studio.chance(0.6) else []
    if conditions and studio.chance(0.15):
        conditions = studio.conditions(table, 1, [column], conditions)
    say = studio.say
    source = Source(table)
    sql = f"SELECT {chosen.sql} {source.text}{where(source, *conditions)}"
    rivals = without_each(sql, source, conditions)
    described = say.described(table, *conditions)
    asks = studio.spec(table, column).average if chosen.sql.startswith("AVG") else ()
    if asks and say.chance(0.6):
        return Candidate(sentence(fill(say.pick(asks), t=described)), sql, rivals)
    target = of_all(say, chosen.said, described, bool(conditions))
    return Candidate(ask_value(say, target), sql, rivals)


def several_aggregates(studio: Studio) -> Candidate:
    """Two aggregates at once: the lowest and the highest, or the mean and the highest."""
    table = studio.table()
    column = studio.measure(table)
    conditions = studio.conditions(table, 1, [column]) if studio.chance(0.4) else []
    say = studio.say
    high, low = ends_of(studio, table, column)
    functions = say.pick(
        (
            (("MIN", low), ("MAX", high)),
            (("MAX", high), ("MIN", low)),
            (("AVG", "average"), ("MAX", high)),
            (("MIN", low), ("AVG", "average")),
        )
    )
    source = Source(table)
    selected = ", ".join(f"{function}({column})" for function, _ in functions)
    sql = f"SELECT {selected} {source.text}{where(source, *conditions)}"
    words = f"{functions[0][1]} and {functions[1][1]} {say.column(table, column).singular}"
    target = of_all(say, words, say.described(table, *conditions), bool(conditions))
    return Candidate(ask_list(say, target), sql, without_each(sql, source, conditions))


def grouped_count(studio: Studio) -> Candidate:
    """How many rows each value of a category has."""
    table = studio.table()
    category = studio.category(table)
    conditions = studio.conditions(table, 1, [category]) if studio.chance(0.3) else []
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)}"
    sql = f"SELECT {category}, COUNT(*) {rows} GROUP BY {category}"
    noun, described = say.column(table, category).singular, say.described(table, *conditions)
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
    if not conditions:
        frames.append(f"List every {noun} and how many {described} it has.")
    question = say.pick(frames)
    return Candidate(question, sql, without_each(sql, source, conditions))


def grouped_aggregate(studio: Studio) -> Candidate:
    """An aggregate for each value of a category."""
    table = studio.table()
    category = studio.category(table)
    chosen, column = draw_aggregate(studio, table, measures_only=True)
    conditions = studio.conditions(table, 1, [category, column]) if studio.chance(0.25) else []
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)}"
    sql = f"SELECT {category}, {chosen.sql} {rows} GROUP BY {category}"
    noun, described = say.column(table, category).singular, say.described(table, *conditions)
    link = "for" if " of " in chosen.noun else "of"
    question = say.pick(
        (
            f"For each {noun}, what is the {chosen.said} {link} {described}?",
            f"What is the {chosen.said} {link} {described} for each {noun}?",
            f"Show each {noun} along with the {chosen.said} {link} its {described}.",
            f"List every {noun} and the corresponding {chosen.said} {link} {described}.",
        )
    )
    return Candidate(question, sql, without_each(sql, source, conditions))


def commonest(studio: Studio) -> Candidate:
    """The value of a category with the most or the fewest rows."""
    table = studio.table()
    category = studio.category(table)
    conditions = studio.conditions(table, 1, [category]) if studio.chance(0.25) else []
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)} GROUP BY {category}"
    most = say.chance(0.7)
    order = f"ORDER BY COUNT(*) {'DESC' if most else 'ASC'}"
    with_count = say.chance(0.25)
    selected = f"{category}, COUNT(*)" if with_count else category
    sql = f"SELECT {selected} {rows} {order} LIMIT 1"
    noun, described = say.column(table, category).singular, say.described(table, *conditions)
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
    keys = f"SELECT COUNT(*) {rows} {order} LIMIT 2"
    return Candidate(question, sql, (), keys)


def frequent(studio: Studio) -> Candidate:
    """Values of a category that enough rows share: HAVING COUNT(*)."""
    table = studio.table()
    category = studio.category(table)
    conditions = studio.conditions(table, 1, [category]) if studio.chance(0.25) else []
    say = studio.say
    source = Source(table)
    rows = f"{source.text}{where(source, *conditions)} GROUP BY {category}"
    operator, amount, number = draw_threshold(studio, 2, 12)
    sql = f"SELECT {category} {rows} HAVING COUNT(*) {operator} {number}"
    nouns, described = say.column(table, category).plural, say.described(table, *conditions)
    question = say.pick(
        (
            ask_which(say, nouns, f"have {amount} {described}"),
            f"List the {nouns} that have {amount} {described}.",
            f"Find all {nouns} with {amount} {described}.",
        )
    )
    rivals = (f"SELECT {category} {rows}", *without_each(sql, source, conditions))
    return Candidate(question, sql, rivals)


def group_above(studio: Studio) -> Candidate:
    """Values of a category whose mean is above or below a number: HAVING AVG(c)."""
    table = studio.table()
    category, column = studio.category(table), studio.measure(table)
    values = sorted(float(str(value)) for value in studio.maker.values(table, column))
    middle = values[len(values) // 2]
    number = int(middle) if middle == int(middle) else round(middle, 1)
    above = studio.chance(0.6)
    say = studio.say
    sql = (
        f"SELECT {category} FROM {table} GROUP BY {category} "
        f"HAVING AVG({column}) {'>' if above else '<'} {number}"
    )
    nouns, noun = say.column(table, category).plural, say.column(table, column).singular
    rows = say.table(table).plural
    word = "above" if above else "below"
    link = "for" if " of " in noun else "of"
    question = say.pick(
        (
            f"Which {nouns} have an average {noun} {word} {number} across their {rows}?",
            f"For which {nouns} is the average {noun} {link} {rows} {word} {number}?",
            f"List the {nouns} whose {rows} have an average {noun} {word} {number}.",
        )
    )
    return Candidate(question, sql, (f"SELECT {category} FROM {table} GROUP BY {category}",))


def group_leader(studio: Studio) -> Candidate:
    """The value of a category with the highest or lowest mean or total."""
    table = studio.table()
    category = studio.category(table)
    column = studio.measure(table)
    total = studio.spec(table, column).total and studio.chance(0.5)
    most = studio.chance(0.6)
    say = studio.say
    function = f"{'SUM' if total else 'AVG'}({column})"
    order = f"ORDER BY {function} {'DESC' if most else 'ASC'}"
    rows = f"FROM {table} GROUP BY {category}"
    noun, measure = say.column(table, category).singular, say.column(table, column).singular
    word = f"{'highest' if most else 'lowest'} {'total' if total else 'average'} {measure}"
    described = say.table(table).plural
    question = say.pick(
        (
            f"Which {noun} has the {word} across its {described}?",
            f"Find the {noun} whose {described} have the {word}.",
            f"What is the {noun} with the {word} of {described}?"
            if " of " not in measure
            else f"What is the {noun} with the {word} for its {described}?",
        )
    )
    return Candidate(
        question,
        f"SELECT {category} {rows} {order} LIMIT 1",
        (),
        f"SELECT {function} {rows} {order} LIMIT 2",
    )


def draw_aggregate(
    studio: Studio, table: str, measures_only: bool = False
) -> tuple[Aggregate, str]:
    """An aggregate of one of the table's columns, and the column."""
    kinds = (
        ("whole", "real") if measures_only else ("whole", "real", "whole", "real", "date", "year")
    )
    column = studio.column(table, lambda spec: spec.kind in kinds)
    spec = studio.spec(table, column)
    noun = studio.say.column(table, column).singular
    high, low = ends_of(studio, table, column)
    options = [Aggregate(f"MAX({column})", high, noun), Aggregate(f"MIN({column})", low, noun)]
    if spec.is_measure:
        mean = Aggregate(f"AVG({column})", studio.say.pick(("average", "average", "mean")), noun)
        options += [mean, mean]
        if spec.total:
            total = Aggregate(f"SUM({column})", studio.say.pick(("total", "combined")), noun)
            options += [total, total]
    return studio.say.pick(options), column


def draw_threshold(studio: Studio, low: int, high: int) -> tuple[str, str, int]:
    """Operator, words and number for a count: ">=", "at least three", 3."""
    number = studio.rng.randint(low, high)
    word = studio.say.pick((str(number), number_word(number)))
    options = [(">=", "at least"), (">", "more than"), ("<", "fewer than"), ("=", "exactly")]
    operator, words = studio.rng.choices(options, (40, 35, 15, 10))[0]
    return operator, f"{words} {word}", number
