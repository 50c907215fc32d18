"""Rows, columns and conditions in words, and the WHERE clauses that pretraining questions have."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from lib.database.catalog import quote_text
from lib.database.names import bare_name
from lib.making.base_model.schemas import SampledColumn, SampledTable
from lib.making.english import add_s, enumerate_phrases, pairs, phrases
from lib.making.query import Condition, Value, literal

_REQUESTS = phrases("conditions", "requests")
_SINGLE_REQUESTS = phrases("conditions", "single_requests")
_SINGULARS = (("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", ""))
_ASKING_WORDS = ("What", "Which", "How", "Can", "Could", "Who", "Is", "For which")

_SYNONYM_CHANCE = 0.45
_NAME_CHANCE = 0.45
_CARELESS_CHANCE = 0.08
_PLURAL_CHANCE = 0.55


def identifier(phrase: str) -> str:
    """Spoken words as an identifier that SQLite reads without quotes."""
    name = phrase.replace(" ", "_").replace("-", "_")
    return name if bare_name(name) == name else f"{name}_item"


def plural_of(word: str) -> str:
    """The regular plural of an English noun; a noun that ends in s stays as it is."""
    unchanged = word.endswith("s") and not word.endswith("ss")
    return word if unchanged else add_s(word, ("x", "ch", "sh", "ss"))


def singular_of(phrase: str) -> str:
    """A noun phrase in the regular singular: "flying machines", "bodies of water"."""
    head, of, rest = phrase.partition(" of ")
    for ending, singular in _SINGULARS:
        if head.endswith(ending) and not head.endswith(("ss", "us", "is")):
            return f"{head.removesuffix(ending)}{singular}{of}{rest}"
    return phrase


def plural_of_last(phrase: str) -> str:
    """The noun phrase with its last word in the plural."""
    first, space, last = phrase.rpartition(" ")
    return f"{first}{space}{plural_of(last)}"


def request(rng: random.Random) -> str:
    """The opening of a request for several values, with a space after it: "List ", "What are "."""
    return _opening(rng.choice(_REQUESTS))


def single_request(rng: random.Random) -> str:
    """The opening of a request for one value, with a space after it: "What is ", "Find "."""
    return _opening(rng.choice(_SINGLE_REQUESTS))


def finish(rng: random.Random, text: str) -> str:
    """The question as one sentence, with or without a capital letter and closing punctuation."""
    text = text[0].upper() + text[1:]
    end = "?" if text.startswith(_ASKING_WORDS) else rng.choice((".", ".", ""))
    if rng.random() < _CARELESS_CHANCE:
        return text[0].lower() + text[1:] + rng.choice(("", end))
    return text + end


def plural(rng: random.Random, table: SampledTable) -> str:
    """The rows of a table in words: the usual word, or a synonym."""
    usual, *synonyms = table.plurals
    if synonyms and rng.random() < _SYNONYM_CHANCE:
        return rng.choice(synonyms)
    return usual


def each_row(rng: random.Random, table: SampledTable) -> str:
    """Any row in words: "each singer"."""
    return f"{rng.choice(('each', 'every'))} {table.singular}"


def all_rows(rng: random.Random, table: SampledTable) -> str:
    """The rows in words with or without a determiner: "all singers"."""
    return rng.choice(("", "", "all ", "the ", "all the ")) + plural(rng, table)


def said(rng: random.Random, column: SampledColumn) -> str:
    """The column in words: its own name, or something that people say instead."""
    name, *paraphrases = column.phrases
    if rng.random() < _NAME_CHANCE or not paraphrases:
        return name
    return rng.choice(paraphrases)


def said_many(rng: random.Random, column: SampledColumn) -> str:
    """The column in words, in the plural or not: "names", "date of birth"."""
    phrase = said(rng, column)
    return noun_plural(phrase) if rng.random() < _PLURAL_CHANCE else phrase


def said_all(rng: random.Random, columns: Sequence[SampledColumn]) -> str:
    """Several columns in words, with or without an article."""
    article = rng.choice(("the ", "the ", ""))
    say = said_many if rng.random() < _PLURAL_CHANCE else said
    return article + enumerate_phrases([say(rng, column) for column in columns])


def noun_plural(phrase: str) -> str:
    """The plural of a noun phrase: "dates of birth", "home towns"."""
    head, of, rest = phrase.partition(" of ")
    return f"{plural_of_last(head)}{of}{rest}"


def _opening(words: str) -> str:
    return f"{words} " if words else ""


_NEVER_IN_FRONT = ("int", "real", "year", "date", "code", "email", "name", "title")
_PLACE_KINDS = ("country", "city", "state", "continent")

_NULL_CHANCE = 0.06
_SECOND_CHANCE = 0.25
_IN_FRONT_CHANCE = 0.12
_CLAUSE_CHANCE = 0.5  # of a verb phrase of the column, where it has one

# {0}: the column in words, {1}: the value, {2}: a second value, {p}: who or that.
_IS_NULL = phrases("conditions", "is_null")
_IS_NOT_NULL = ("with a known {0}", "{p} have a {0}", "whose {0} is known")
_BETWEEN = phrases("conditions", "between")
_EQUAL_NUMBER = ("with {0} {1}", "whose {0} is {1}", "whose {0} equals {1}", "{p} have {0} {1}")
_EQUAL_YEAR = ("in {1}", "from {1}", "of {1}", "whose {0} is {1}")
_OTHER_NUMBER = ("whose {0} is not {1}", "with {0} other than {1}")
_EQUAL_TEXT = phrases("conditions", "equal_text")
_OTHER_TEXT = phrases("conditions", "other_text")
_EQUAL_PLACE = ("from {1}", "in {1}", "of {1}", "located in {1}", "based in {1}")
_EQUAL_LABEL = ("named {1}", "called {1}", "with the name {1}")
_BARE = ("{p} are {1}", "of {1} {0}", "in the {1} {0}", "{p} are marked as {1}")
_CONTAINS = phrases("conditions", "contains")
_STARTS_WITH = phrases("conditions", "starts_with")
_ENDS_WITH = ("whose {0} ends with {1}", "with a {0} that ends in {1}")
_IN_YEAR = ("whose {0} is in {1}", "whose {0} falls in {1}", "with a {0} in {1}")
_EITHER = phrases("conditions", "either")

# {0} stands for the column in words, {1} for the comparison with its value.
_COMPARED = phrases("conditions", "compared")
_COMPARED_AMOUNT = ("{p} have {1} {0}", "with {1} {0}")

_NUMBER_COMPARISONS = pairs("conditions", "number_comparisons")
_AMOUNT_WORDS = ("more than {}", "fewer than {}", "at least {}", "at most {}", "less than {}")
_TIME_COMPARISONS = pairs("conditions", "time_comparisons")
_QUOTES = ("", "", "", "", "", "'", '"')


@dataclass(frozen=True)
class _ConditionWriter:
    """Writes conditions on one column, in SQL and in words. `pronoun`: who or that."""

    rng: random.Random
    table: str
    column: SampledColumn
    pronoun: str

    def say(self, patterns: tuple[str, ...], *values: object) -> str:
        """One of the patterns, filled with the column in words and the values."""
        name = said(self.rng, self.column)
        return self.rng.choice(patterns).format(name, *values, p=self.pronoun)

    def say_clause(self, clauses: tuple[str, ...], value: object) -> str:
        """One of these verb phrases of the column, filled with the value or comparison."""
        return f"{self.pronoun} {self.rng.choice(clauses).format(value)}"

    def clause(self, value: object) -> str | None:
        """By chance, one of the verb phrases of the column; always None where it has none."""
        if self.column.clauses and self.rng.random() < _CLAUSE_CHANCE:
            return self.say_clause(self.column.clauses, value)
        return None

    def condition(self, test: str, words: str) -> Condition:
        """The condition on the column."""
        return Condition(self.table, self.column.name, test, (words,))


def draw_where(rng: random.Random, table: SampledTable, chance: float) -> tuple[str, str]:
    """(SQL, words) of one or two conditions, each with a leading space; ("", "") without one.

    `chance`: how often there is a condition.
    """
    if rng.random() > chance:
        return "", ""
    first = draw_condition(rng, table)
    sql, words = first.sql(), first.words
    if rng.random() < _SECOND_CHANCE:
        second = draw_condition(rng, table, (first.column,))
        operator = rng.choice(("AND", "AND", "OR"))
        sql = f"{sql} {operator} {second.sql()}"
        words = f"{words} {operator.lower()} {second.words}"
    return f" WHERE {sql}", f" {words}"


def draw_rows(
    rng: random.Random, table: SampledTable, chance: float
) -> tuple[SampledTable, str, str]:
    """(table as worded, SQL, words): as `draw_where`, but sometimes with a value before the noun.

    In "active members older than 30", the first condition is part of the name of the rows.
    """
    called = call_by_value(rng, table)
    if called is None:
        return table, *draw_where(rng, table, chance)
    spoken_of, condition = called
    where, words = f" WHERE {condition.sql()}", ""
    if rng.random() < _SECOND_CHANCE:
        second = draw_condition(rng, table, (condition.column,))
        where, words = f"{where} AND {second.sql()}", f" {second.words}"
    return spoken_of, where, words


def call_by_value(rng: random.Random, table: SampledTable) -> tuple[SampledTable, Condition] | None:
    """Some of the rows, named by a value of theirs: "active members"; mostly None."""
    if rng.random() > _IN_FRONT_CHANCE:
        return None
    columns = [c for c in table.plain_columns if c.kind not in _NEVER_IN_FRONT and _values_of(c)]
    if not columns:
        return None
    column = rng.choice(columns)
    value = str(rng.choice(_values_of(column)))
    shown = rng.choice((value, value, value.lower()))
    called = replace(
        table,
        singular=f"{shown} {table.singular}",
        plurals=tuple(f"{shown} {rows}" for rows in table.plurals),
    )
    return called, Condition(table.name, column.name, f"= {quote_text(value)}", ("",))


def draw_condition(
    rng: random.Random, table: SampledTable, avoid: tuple[str, ...] = ()
) -> Condition:
    """A condition on one of the table's columns, with a value of that column.

    `avoid`: columns that it must not be on, unless only the key is left.
    """
    candidates = [c for c in table.plain_columns if c.name not in avoid and _values_of(c)]
    if not candidates:
        key = table.key
        number = rng.choice(key.values)
        words = f"with {key.phrases[0]} {number}"
        return Condition(table.name, key.name, f"= {number}", (words,))
    writer = _ConditionWriter(rng, table.name, rng.choice(candidates), table.pronoun)
    if rng.random() < _NULL_CHANCE:
        return _null_condition(writer)
    value = rng.choice(_values_of(writer.column))
    if writer.column.kind in ("date", "year"):
        return _time_condition(writer, value)
    if isinstance(value, int | float):
        return _numeric_condition(writer, value)
    return _text_condition(writer, str(value))


def label_condition(rng: random.Random, table: SampledTable) -> Condition | None:
    """A condition on the name of a row: "named Tom Hill"; None where no column names the rows."""
    if table.label is None or not _values_of(table.label):
        return None
    return equals_label(rng, table.name, table.label, str(rng.choice(_values_of(table.label))))


def equals_label(rng: random.Random, table: str, label: SampledColumn, value: str) -> Condition:
    """A condition that selects the row of the table with that name."""
    words = rng.choice(_EQUAL_LABEL).format("", _quoted(rng, value))
    return Condition(table, label.name, f"= {quote_text(value)}", (words,))


def _values_of(column: SampledColumn) -> list[Value]:
    return [value for value in column.values if value is not None]


def _null_condition(writer: _ConditionWriter) -> Condition:
    if writer.rng.random() < 0.6:
        return writer.condition("IS NULL", writer.say(_IS_NULL))
    return writer.condition("IS NOT NULL", writer.say(_IS_NOT_NULL))


def _numeric_condition(writer: _ConditionWriter, value: float) -> Condition:
    rng, column = writer.rng, writer.column
    draw = rng.random()
    if draw < 0.12:
        low, high = sorted((value, round(value * rng.choice((1.2, 1.5, 2))) + 1))
        return _between(writer, low, high)
    if draw < 0.24:
        equal = writer.clause(value) or writer.say(_EQUAL_NUMBER, value)
        return writer.condition(f"= {value}", equal)
    if draw < 0.27:
        return writer.condition(f"!= {value}", writer.say(_OTHER_NUMBER, value))
    if draw < 0.42 and (column.more or column.less):
        ends = [(column.more, ">"), (column.less, "<")]
        clauses, sign = rng.choice([end for end in ends if end[0]])
        return writer.condition(f"{sign} {value}", writer.say_clause(clauses, value))
    sign, pattern = rng.choice(_NUMBER_COMPARISONS)
    comparison = pattern.format(value)
    words = writer.clause(comparison)
    if words is None:
        as_amount = pattern in _AMOUNT_WORDS and rng.random() < 0.35
        words = writer.say(_COMPARED_AMOUNT if as_amount else _COMPARED, comparison)
    return writer.condition(f"{sign} {value}", words)


def _between(writer: _ConditionWriter, low: float | str, high: float | str) -> Condition:
    """A condition on a range, from one number or date to another."""
    sql = f"BETWEEN {literal(low)} AND {literal(high)}"
    words = writer.clause(f"between {low} and {high}") or writer.say(_BETWEEN, low, high)
    return writer.condition(sql, words)


def _time_condition(writer: _ConditionWriter, value: Value) -> Condition:
    """A condition on a year (a number) or a date (ISO text)."""
    rng = writer.rng
    is_date = writer.column.kind == "date"
    draw = rng.random()
    if draw < 0.22:
        year = str(value)[:4]
        sql = f"LIKE {quote_text(year + '%')}" if is_date else f"= {year}"
        patterns = _IN_YEAR if is_date else _EQUAL_YEAR
        return writer.condition(sql, writer.clause(f"in {year}") or writer.say(patterns, year))
    if draw < 0.3 and is_date:
        words = writer.say(("on {1}", "whose {0} is {1}", "with {0} {1}"), value)
        return writer.condition(f"= '{value}'", words)
    if draw < 0.42 and is_date:
        first = date.fromisoformat(str(value))
        last = first + timedelta(days=rng.choice((rng.randint(1, 60), rng.randint(60, 2000))))
        return _between(writer, first.isoformat(), last.isoformat())
    if draw < 0.38 and not is_date:
        return _between(writer, int(str(value)), int(str(value)) + rng.randint(1, 15))
    operator, pattern = rng.choice(_TIME_COMPARISONS)
    if is_date and "{} or" in pattern:
        operator, pattern = ">", "after {}"
    comparison = pattern.format(value)
    sql = f"{operator} '{value}'" if is_date else f"{operator} {value}"
    words = writer.clause(comparison) or writer.say(_COMPARED, comparison)
    return writer.condition(sql, words)


def _text_condition(writer: _ConditionWriter, value: str) -> Condition:
    rng, column = writer.rng, writer.column
    shown = _quoted(rng, value)
    draw = rng.random()
    if draw < (0.4 if column.is_label else 0.13):
        return _like_condition(writer, value)
    if draw < 0.2 and not column.is_label:
        return writer.condition(f"!= {quote_text(value)}", writer.say(_OTHER_TEXT, shown))
    if draw < 0.3 and not column.is_label:
        return _either_condition(writer, value)
    if column.is_label:
        return equals_label(rng, writer.table, column, value)
    words = writer.clause(shown) or writer.say(_equal_patterns(rng, column), shown)
    return writer.condition(f"= {quote_text(value)}", words)


def _equal_patterns(rng: random.Random, column: SampledColumn) -> tuple[str, ...]:
    if column.kind in _PLACE_KINDS and rng.random() < 0.5:
        return _EQUAL_PLACE
    return _BARE if rng.random() < 0.15 else _EQUAL_TEXT


def _either_condition(writer: _ConditionWriter, value: str) -> Condition:
    """One of two values: "who speak French or Dutch"."""
    others = [str(other) for other in _values_of(writer.column) if other != value]
    if not others:
        return writer.condition(f"= {quote_text(value)}", writer.say(_EQUAL_TEXT, value))
    other = writer.rng.choice(others)
    words = writer.clause(f"{value} or {other}") or writer.say(_EITHER, value, other)
    return writer.condition(f"IN ({quote_text(value)}, {quote_text(other)})", words)


def _like_condition(writer: _ConditionWriter, value: str) -> Condition:
    rng = writer.rng
    word = rng.choice(value.split())
    draw = rng.random()
    patterns: tuple[str, ...]
    if draw < 0.55:
        patterns, sought, pattern = _CONTAINS, word, f"%{word}%"
    elif draw < 0.9:
        sought = value[: rng.choice((1, 1, 2, 3))].strip()
        patterns, pattern = _STARTS_WITH, f"{sought}%"
    else:
        sought = value[-rng.randint(1, 3) :].strip()
        patterns, pattern = _ENDS_WITH, f"%{sought}"
    return writer.condition(
        f"LIKE {quote_text(pattern)}", writer.say(patterns, _quoted(rng, sought))
    )


def _quoted(rng: random.Random, value: str) -> str:
    quote = rng.choice(_QUOTES)
    return f"{quote}{value}{quote}"
