"""What the question shapes share: the question, and the draws that most of them begin with.

A shape is a function from a random state and a schema to a `Question`, or None where the schema
does not allow the shape. SQL is written in Spider's style: T1, T2, T3 where tables are joined, bare
columns where there is one table.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lib.making.base_model.conditions import (
    all_rows,
    draw_condition,
    each_row,
    finish,
    label_condition,
    plural,
    request,
    said,
    said_all,
)
from lib.making.base_model.schemas import Reference, SampledColumn, SampledSchema, SampledTable
from lib.making.english import enumerate_phrases
from lib.making.query import Condition, Source, Step

AGGREGATES = {
    "AVG": ("average", "mean"),
    "SUM": ("total", "combined", "sum of the"),
    "MAX": ("maximum", "highest", "largest", "greatest"),
    "MIN": ("minimum", "lowest", "smallest"),
}
"""SQL function to what people call it."""

TIME_AGGREGATES = {"MAX": ("latest", "most recent"), "MIN": ("earliest", "oldest")}
"""The same for years and dates."""

_KEYS_TOO_CHANCE = 0.08
_EACH_CHANCE = 0.2  # of "the names of all singers" said as "the name of each singer"
_LABEL_MEANT_CHANCE = 0.45  # of a request for rows: their names are meant


@dataclass(frozen=True)
class Question:
    text: str
    sql: str


Shape = Callable[[random.Random, SampledSchema], Question | None]


@dataclass(frozen=True)
class Join:
    """A child table (T2) with a foreign key to a parent (T1)."""

    child: SampledTable
    parent: SampledTable
    reference: Reference

    @property
    def source(self) -> Source:
        """The two tables joined."""
        parent, child = self.parent, self.child
        step = Step(parent.name, parent.key.name, child.name, self.reference.column)
        return Source(parent.name, (step,))


@dataclass(frozen=True)
class Wanted:
    """Which columns of the rows are asked for.

    `words` ends where the rows' clause goes: "List the names of all singers". `asks`: the words
    are "Which singers", so that the clause must be a predicate.
    """

    columns: tuple[SampledColumn, ...]
    words: str
    asks: bool = False

    def select(self, alias: str = "") -> str:
        """The columns as SQL writes them after SELECT."""
        return column_list(self.columns, alias)

    def with_clause(self, words: str) -> str:
        """The question; `words`: the clause with a leading space, or empty."""
        return self.words + (as_predicate(words) if self.asks else words)


def draw_wanted(rng: random.Random, table: SampledTable, most: int = 2) -> Wanted:
    """One to `most` columns of the rows, or the rows by their names."""
    if table.label is not None and rng.random() < _LABEL_MEANT_CHANCE:
        rows = each_row(rng, table) if rng.random() < _EACH_CHANCE else all_rows(rng, table)
        if rng.random() < 0.5:
            return Wanted((table.label,), f"Which {plural(rng, table)}", asks=True)
        return Wanted((table.label,), f"{request(rng)}{rows}")
    columns = tuple(draw_columns(rng, table, most))
    preposition = rng.choice(("of", "of", "of", "for"))
    words = f"{said_all(rng, columns)} {preposition} {all_rows(rng, table)}"
    if rng.random() < _EACH_CHANCE:
        names = enumerate_phrases([said(rng, column) for column in columns])
        words = f"{rng.choice(('the ', 'the ', ''))}{names} {preposition} {each_row(rng, table)}"
    return Wanted(columns, f"{request(rng)}{words}")


def ask_rows(
    rng: random.Random, table: SampledTable, clause: str, tail: str, alias: str = ""
) -> Question:
    """Columns of the rows that the clause describes; `tail`: the query from FROM on."""
    wanted = draw_wanted(rng, table)
    text = wanted.with_clause(f" {clause}")
    return Question(finish(rng, text), f"SELECT {wanted.select(alias)} {tail}")


def as_predicate(words: str) -> str:
    """The clause of "the singers ..." as it follows "which singers": "are from France"."""
    clause = words.strip()
    if not clause:
        return " are there"
    first, _, rest = clause.partition(" ")
    if first in ("that", "who"):
        return f" {rest}"
    if first == "with":
        return f" have {rest}"
    if first in ("without", "whose", "where", "not", "having"):
        return f" are the ones {clause}"
    return f" are {clause}"


def draw_table(rng: random.Random, schema: SampledSchema) -> SampledTable:
    """A random table, one that has columns other than keys where there is one."""
    return rng.choice([table for table in schema.tables if table.plain_columns] or schema.tables)


def draw_columns(rng: random.Random, table: SampledTable, most: int = 3) -> list[SampledColumn]:
    """One to `most` columns to show, mostly one; keys only now and then."""
    pool = list(table.plain_columns) or [table.key]
    if rng.random() < _KEYS_TOO_CHANCE:
        pool = list(table.columns)
    return rng.sample(pool, min(len(pool), rng.choice((1, 1, 1, 2, 2, most))))


def draw_column(rng: random.Random, table: SampledTable) -> SampledColumn:
    """A column that is no key, where there is one."""
    return rng.choice(table.plain_columns or (table.key,))


def name_column(rng: random.Random, table: SampledTable) -> SampledColumn:
    """The column that identifies a row: mostly the label."""
    if table.label is not None and rng.random() < 0.75:
        return table.label
    return draw_column(rng, table)


def draw_join(rng: random.Random, schema: SampledSchema) -> Join | None:
    """A child and its parent, which has more than keys; None where there is no such pair."""
    joins = [
        Join(table, schema.tables[reference.parent], reference)
        for table in schema.tables
        for reference in table.references
        if schema.tables[reference.parent].plain_columns
    ]
    return rng.choice(joins) if joins else None


def draw_restriction(rng: random.Random, table: SampledTable) -> Condition:
    """A condition on the table; often one that selects a row by its name."""
    named = label_condition(rng, table) if rng.random() < 0.35 else None
    return named or draw_condition(rng, table)


def column_list(columns: Sequence[SampledColumn], alias: str = "") -> str:
    """The columns as SQL writes them after SELECT, qualified by `alias` where there is one."""
    prefix = f"{alias}." if alias else ""
    return ", ".join(f"{prefix}{column.name}" for column in columns)


def direction(descending: bool) -> str:
    """What follows the column in ORDER BY."""
    return " DESC" if descending else ""


def aggregate_words(rng: random.Random, function: str, column: SampledColumn) -> str:
    """What people call the function on that column: "average", for dates "latest"."""
    if column.kind in ("date", "year") and function in TIME_AGGREGATES and rng.random() < 0.8:
        return rng.choice(TIME_AGGREGATES[function])
    return rng.choice(AGGREGATES[function])


def aggregates_for(column: SampledColumn) -> list[str]:
    """The functions that make sense of the column."""
    return sorted(TIME_AGGREGATES if column.kind in ("date", "year") else AGGREGATES)


_HAVING = ("with", "that have", "having", "with some")
_OF = ("of", "from", "for", "belonging to", "linked to", "connected with", "related to")
_VERB_CHANCE = 0.6


def parents_of(rng: random.Random, join: Join, condition: Condition | None) -> str:
    """The clause that follows the parents: "who held appointments after 2020"."""
    children = f"{rng.choice(('', '', 'some ', 'any '))}{plural(rng, join.child)}"
    clause = f" {condition.words}" if condition else ""
    return f"{parent_verb(rng, join)} {children}{clause}"


def parent_verb(rng: random.Random, join: Join) -> str:
    """What parents do to their children, as the beginning of a clause: "who held", "with"."""
    if rng.random() < _VERB_CHANCE:
        verb = join.reference.verb
        return f"{join.parent.pronoun} {rng.choice((verb.present, verb.past))}"
    return rng.choice(_HAVING)


def children_of(rng: random.Random, join: Join, condition: Condition | None) -> str:
    """The clause that follows the children: "held by the doctor named Tom Hill"."""
    parent = join.parent
    label = parent.label.name if parent.label is not None else None
    value = condition.equal_text if condition and condition.column == label else None
    if condition is None:
        who = f"{rng.choice(('a ', 'some ', 'any '))}{parent.singular}"
    elif value is not None and rng.random() < 0.7:
        who = rng.choice((f"the {parent.singular} {value}", f"{parent.singular} {value}", value))
    else:
        row = rng.choice((f"the {parent.singular}", f"a {parent.singular}", plural(rng, parent)))
        who = f"{row} {condition.words}"
    return f"{child_verb(rng, join)} {who}"


def child_verb(rng: random.Random, join: Join) -> str:
    """How children relate to their parent: "held by", "that take place at", "of"."""
    verb = join.reference.verb
    draw = rng.random()
    if verb.opposite and draw < 0.3:
        return f"{join.child.pronoun} {verb.opposite}"
    if draw < _VERB_CHANCE:
        were = rng.choice(("", "", f"{join.child.pronoun} are ", f"{join.child.pronoun} were "))
        return f"{were}{verb.passive}"
    return rng.choice(_OF)
