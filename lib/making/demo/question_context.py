"""What a shape works with: one domain's data, its vocabulary, and how people open a request.

Superlatives and orders in words: "the three best paid doctors", "from oldest to newest".
"""

import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from lib.making.demo.conditions import ConditionMaker, Speaker
from lib.making.demo.domain import ColumnSpec, Domain, Phrases, Relation, TableSpec, relations_of
from lib.making.demo.rows import Tables
from lib.making.english import number_word, phrases, sentence, third_person
from lib.making.query import Condition, Source, literal, where, without_each

_LIST = phrases("question_context", "list")
_VALUE = phrases("question_context", "value")
_COUNT = phrases("question_context", "count")
_COUNT_SHORT = phrases("question_context", "count_short")
_CLAUSE_WORDS = (" who ", " that ", " whose ")
_WHICH = phrases("question_context", "which")
_COUNT_PREDICATE = phrases("question_context", "count_predicate")
_FRAGMENT_SHARE = 0.1


def ask_list(say: Speaker, target: str) -> str:
    """Ask for several things. `target` starts with "the"."""
    return _ask(say, target, _LIST)


def ask_value(say: Speaker, target: str) -> str:
    """Ask for one thing. `target` starts with "the"."""
    return _ask(say, target, _VALUE)


def _ask(say: Speaker, target: str, frames: Sequence[str]) -> str:
    if say.chance(_FRAGMENT_SHARE):
        return sentence(target.removeprefix("the "))
    return say.pick(frames).format(x=target)


def ask_count(say: Speaker, described: str) -> str:
    """Ask for the number of `described`, a plural noun phrase."""
    frames = _COUNT if has_clause(described) else _COUNT + _COUNT_SHORT
    return sentence(say.pick(frames).format(x=f"the {described}", bare=described))


def has_clause(described: str) -> bool:
    """Whether the noun phrase ends in a clause, so that no verb can follow it smoothly."""
    return any(word in f"{described} " for word in _CLAUSE_WORDS)


def ask_count_that(say: Speaker, noun: str, verb: str) -> str:
    """Ask how many `noun` (plural) do what `verb` says."""
    return say.pick(_COUNT_PREDICATE).format(noun=noun, verb=verb)


def ask_which(say: Speaker, noun: str, verb: str) -> str:
    """Ask which `noun` do, or which one does, what `verb` says."""
    return say.pick(_WHICH).format(noun=noun, verb=verb)


def ask_cells(say: Speaker, target: str, count: int) -> str:
    """Ask for `count` things. `target` starts with "the"."""
    return ask_value(say, target) if count == 1 else ask_list(say, target)


def of_all(say: Speaker, nouns: str, described: str, conditioned: bool) -> str:
    """ "the names of all doctors", "the numbers of beds for hospitals in Oslo"."""
    article = say.pick(("", "the ", "all ") if conditioned else ("all ", "all ", "the "))
    return f"the {nouns} {of_or_for(nouns)} {article}{described}"


def of_or_for(nouns: str) -> str:
    """What follows "the names" is "of", and what follows "the numbers of beds" is "for"."""
    return "for" if " of " in nouns else "of"


_TRIES = 12


@dataclass(frozen=True)
class Candidate:
    """A question with its SQL, not yet checked.

    `rivals`: queries whose result must differ, or a part of the question is idle: the same query
    without a condition, say. `order_keys`: a query for the values that the order rests on; they
    must be all different and none NULL, or the order (or what LIMIT cuts) would be a toss-up.
    """

    question: str
    sql: str
    rivals: tuple[str, ...] = ()
    order_keys: str | None = None


@dataclass(frozen=True)
class Rows:
    """The rows of one table that meet some conditions, as SQL and in words."""

    say: Speaker
    table: str
    conditions: Sequence[Condition]
    connective: str = "and"

    @property
    def sql(self) -> str:
        """FROM and WHERE."""
        source = Source(self.table)
        return source.text + where(source, *self.conditions, connective=self.connective.upper())

    @property
    def tested(self) -> list[str]:
        """The columns that the conditions are on."""
        return [condition.column for condition in self.conditions]

    def rivals(self, sql: str) -> tuple[str, ...]:
        """A query on these rows without one of the conditions, for each of them."""
        return without_each(sql, Source(self.table), self.conditions, self.connective.upper())

    def described(self) -> str:
        """ "tenants from Lyon"."""
        return self.say.described(self.table, *self.conditions, connective=self.connective)

    def of_all(self, nouns: str) -> str:
        """ "the names of all tenants from Lyon"."""
        return of_all(self.say, nouns, self.described(), bool(self.conditions))


class NotApplicable(Exception):
    """The shape does not fit what was drawn; the sampler draws again."""


class QuestionContext:
    """One per domain; `begin` is called before every question, for new words."""

    def __init__(self, domain: Domain, tables: Tables, rng: random.Random) -> None:
        self.domain = domain
        self.rng = rng
        self._tables = tables
        self.maker = ConditionMaker(domain, tables, rng)
        self.relations = relations_of(domain)
        self.begin()

    def begin(self) -> None:
        """Forget the words of the last question."""
        self.say = Speaker(self.domain, self.rng)

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def table(self, fits: Callable[[TableSpec], bool] = lambda table: True) -> str:
        """A random table that has a key and is no link table; wider tables are drawn more often."""
        names = [n for n, t in self.domain.tables.items() if not t.pair and t.key and fits(t)]
        if not names:
            raise NotApplicable
        weights = [len(self.domain.tables[name].columns) for name in names]
        return self.rng.choices(names, weights)[0]

    def labelled_table(self) -> str:
        """A table whose rows have names."""
        return self.table(lambda table: table.label_column is not None)

    def label(self, table: str) -> str:
        """The column that names the table's rows."""
        column = self.domain.tables[table].label_column
        if column is None:
            raise NotApplicable
        return column

    def key(self, table: str) -> str:
        return self.domain.tables[table].key or ""

    def spec(self, table: str, column: str) -> ColumnSpec:
        return self.domain.column(table, column)

    def columns(self, table: str, fits: Callable[[ColumnSpec], bool]) -> list[str]:
        """The table's columns that fit, in table order."""
        return [name for name, spec in self.domain.tables[table].columns.items() if fits(spec)]

    def column(self, table: str, fits: Callable[[ColumnSpec], bool]) -> str:
        """One of the table's columns that fit."""
        names = self.columns(table, fits)
        if not names:
            raise NotApplicable
        return self.rng.choice(names)

    def shown_columns(self, table: str, avoid: Collection[str] = ()) -> list[str]:
        """One to three columns to select; in most cases the first is the one that names the row."""
        label = self.domain.tables[table].label_column
        others = [
            name
            for name in self.columns(table, lambda spec: spec.kind not in ("key", "ref"))
            if name != label and name not in avoid
        ]
        count = self.rng.choices((1, 2, 3), (60, 30, 10))[0]
        chosen = [label] if label is not None and self.chance(0.75) else []
        extra = self.rng.sample(others, min(len(others), count - len(chosen)))
        if not chosen and not extra:
            raise NotApplicable
        return [*chosen, *extra]

    def category(self, table: str) -> str:
        """A column that groups rows, without nulls."""
        return self.column(table, lambda spec: spec.is_category and not spec.nulls)

    def measure(self, table: str) -> str:
        return self.column(table, lambda spec: spec.is_measure)

    def orderable(self, table: str) -> str:
        """A number or a date without nulls: NULL has no place that people agree on."""
        kinds = ("whole", "real", "date", "year")
        return self.column(table, lambda spec: spec.kind in kinds and not spec.nulls)

    def condition(self, table: str, avoid: Collection[str] = ()) -> Condition:
        """A condition on one of the table's columns."""
        names = [name for name in self.domain.tables[table].columns if name not in avoid]
        for _ in range(_TRIES):
            condition = self.maker.draw(table, self.rng.choice(names)) if names else None
            if condition is not None:
                return condition
        raise NotApplicable

    def conditions(
        self, table: str, count: int, avoid: Collection[str] = (), beside: Sequence[Condition] = ()
    ) -> list[Condition]:
        """Conditions on different columns, after those of `beside`."""
        drawn = list(beside)
        for _ in range(count):
            drawn.append(self.condition(table, {*avoid, *(c.column for c in drawn)}))
        if len(drawn) > 1 and any(condition.alternatives for condition in drawn):
            raise NotApplicable  # it would take parentheses, which Spider's SQL does not have
        return drawn

    def rows(self, table: str, share: float, avoid: Collection[str]) -> Rows:
        """All rows of the table or, in that share of cases, those that meet a condition."""
        return Rows(self.say, table, self.conditions(table, 1, avoid) if self.chance(share) else [])

    def category_rows(self, share: float) -> tuple[str, Rows]:
        """A category of some table, and its rows as `rows` gives them."""
        table = self.table()
        category = self.category(table)
        return category, self.rows(table, share, [category])

    def named_row(self, table: str) -> tuple[str, Condition]:
        """How people name one row ("Anna Bell", "the film Silent Harbour"), and its condition."""
        column = self.label(table)
        name = str(self.rng.choice(self._tables[table])[column])
        condition = Condition(table, column, f"= {literal(name)}", ())
        if self.say.is_person(table) or self.chance(0.3):
            return name, condition
        return f"the {self.say.table(table).singular} {name}", condition

    def relation(self, fits: Callable[[Relation], bool] = lambda relation: True) -> Relation:
        found = [relation for relation in self.relations if fits(relation)]
        if not found:
            raise NotApplicable
        return self.rng.choice(found)

    def leaves_some_out(self, relation: Relation) -> bool:
        """Whether some subjects of the relation have no object at all."""
        step = relation.counted
        related = {row[step.to_column] for row in self._tables[step.to_table]}
        keys = {row[step.from_column] for row in self._tables[step.from_table]}
        return not keys <= related


_OWN_WORDS_SHARE = 0.6
"""How often the domain's own superlatives are used where there are any."""


@dataclass(frozen=True)
class Order:
    """Rows of `table` by `column`, highest first if `descending`."""

    table: str
    column: str
    descending: bool

    @property
    def direction(self) -> str:
        return "DESC" if self.descending else "ASC"

    @property
    def sql(self) -> str:
        """ORDER BY, in a query on the table alone."""
        return f"ORDER BY {self.column} {self.direction}"


def draw_order(context: QuestionContext, table: str) -> Order:
    """An order on one of the table's numbers or dates."""
    return Order(table, context.orderable(table), context.chance(0.6))


def ends_of(context: QuestionContext, table: str, column: str) -> tuple[str, str]:
    """The words for the highest and the lowest value of the column."""
    spec = context.spec(table, column)
    default = ("latest", "earliest") if spec.kind in ("date", "year") else ("highest", "lowest")
    return spec.ends or default


def end_word(context: QuestionContext, order: Order) -> str:
    """The word for the value that comes first: "highest"."""
    high, low = ends_of(context, order.table, order.column)
    return high if order.descending else low


def first_one(context: QuestionContext, order: Order, *conditions: Condition) -> str:
    """ "the best paid doctor from Oslo", "the doctor with the highest salary"."""
    say = context.say
    adjectives, verbs = _own_words(context, order)
    if adjectives:
        return f"the {say.pick(adjectives)} {say.described_one(order.table, *conditions)}"
    noun = say.column(order.table, order.column).singular
    value = f"the {end_word(context, order)} {noun}"
    if conditions:
        one = say.table(order.table).singular
        return f"the {one} with {value} among {say.those(order.table, *conditions)}"
    if verbs:
        one, who = say.table(order.table).singular, say.pronoun(order.table)
        return f"the {one} {who} {third_person(say.pick(verbs))}"
    return f"the {say.table(order.table).singular} with {value}"


def first_several(
    context: QuestionContext, order: Order, count: int, *conditions: Condition
) -> str:
    """ "the three best paid doctors", "the 3 doctors from Oslo with the highest salaries"."""
    say = context.say
    number = say.pick((number_word(count), str(count)))
    adjectives, verbs = _own_words(context, order)
    if adjectives:
        described = say.described(order.table, *conditions)
        return f"the {number} {say.pick(adjectives)} {described}"
    many = say.table(order.table).plural
    noun = say.column(order.table, order.column)
    value = f"the {end_word(context, order)} {noun.plural}"
    if conditions:
        return f"the {number} {many} with {value} among {say.those(order.table, *conditions)}"
    if verbs:
        return f"the {number} {many} {say.pronoun(order.table)} {say.pick(verbs)}"
    return f"the {number} {many} with {value}"


def ask_first_one(context: QuestionContext, order: Order, *conditions: Condition) -> str:
    """A question for the name of the row that comes first."""
    say = context.say
    label = say.column(order.table, context.label(order.table)).singular
    noun = say.table(order.table).singular
    roll = context.rng.random()
    if roll < 0.35 and not conditions:
        return ask_which(say, noun, _leads(context, order))
    if roll < 0.35:
        described = say.described(order.table, *conditions)
        leads = _leads(context, order)
        return sentence(
            say.pick(("of the {d}, which one {v}?", "among {d}, which one {v}?"))
        ).format(d=described, v=leads)
    target = first_one(context, order, *conditions)
    if roll < 0.55 and say.is_person(order.table):
        return f"Who is {target}?"
    return ask_value(say, f"the {label} of {target}")


def order_words(context: QuestionContext, order: Order) -> str:
    """How a list is sorted: "from highest to lowest price", "in order of age, oldest first"."""
    say = context.say
    noun = say.column(order.table, order.column).singular
    high, low = ends_of(context, order.table, order.column)
    first, last = (high, low) if order.descending else (low, high)
    direction = "descending" if order.descending else "ascending"
    adjectives, _ = _own_words(context, order)
    options = [
        f"sorted by {noun} in {direction} order",
        f"from {first} to {last} {noun}",
        f"ordered by {noun}, {first} first",
        f"in {direction} order of {noun}",
    ]
    if adjectives:
        options += [
            f"{say.pick(adjectives)} first",
            f"starting with the {say.pick(adjectives)} one",
        ]
    return say.pick(options)


def _leads(context: QuestionContext, order: Order) -> str:
    """ "has the highest price", "costs the most", "is the most expensive"."""
    say = context.say
    adjectives, verbs = _own_words(context, order)
    if verbs:
        return third_person(say.pick(verbs))
    if adjectives:
        return f"is the {say.pick(adjectives)}"
    noun = say.column(order.table, order.column).singular
    return f"has the {end_word(context, order)} {noun}"


def _own_words(context: QuestionContext, order: Order) -> tuple[Phrases, Phrases]:
    """The domain's adjectives or verb phrases for this end: one kind or, by chance, neither."""
    spec = context.spec(order.table, order.column)
    adjectives, verbs = (spec.high, spec.top) if order.descending else (spec.low, spec.bottom)
    if not context.chance(_OWN_WORDS_SHARE):
        return (), ()
    if adjectives and verbs:
        return ((), verbs) if context.chance(0.4) else (adjectives, ())
    return adjectives, verbs
