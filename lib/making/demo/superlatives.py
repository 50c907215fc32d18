"""Superlatives and orders in words: "the three best paid doctors", "from oldest to newest"."""

from dataclasses import dataclass

from lib.making.demo.domain import Phrases
from lib.making.demo.question_context import QuestionContext, ask_value, ask_which
from lib.making.english import number_word, sentence, third_person
from lib.making.query import Condition

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
