"""Shapes with INTERSECT, EXCEPT and UNION."""

from __future__ import annotations

from lib.data.demo.domain import Noun
from lib.data.demo.question_context import Candidate, NotApplicable, QuestionContext
from lib.data.demo.relations import Relation, with_object
from lib.data.demo.requests import ask_list, ask_which
from lib.questions.english import relative_clause
from lib.questions.query import Condition, Source, where


def category_with_both(context: QuestionContext) -> Candidate:
    """Values of a category that rows of one kind and rows of another share: INTERSECT."""
    return _categories(context, "INTERSECT", "have both {a} and {b}")


def category_with_only_one(context: QuestionContext) -> Candidate:
    """Values of a category with rows of one kind and none of another: EXCEPT."""
    return _categories(context, "EXCEPT", "have {a} but no {b}")


def subject_with_both(context: QuestionContext) -> Candidate:
    """Subjects that have objects of one kind and of another: INTERSECT of joins."""
    return _subjects(context, "INTERSECT", "both {a} and {b}")


def subject_with_only_one(context: QuestionContext) -> Candidate:
    """Subjects that have objects of one kind and none of another: EXCEPT of joins."""
    return _subjects(context, "EXCEPT", "{a} but no {b}")


def rows_but_not_related(context: QuestionContext) -> Candidate:
    """Rows that meet a condition, without those that are tied to a kind of object: EXCEPT."""
    relation = _joined_relation(context)
    subject, say = relation.subject, context.say
    label = context.label(subject)
    own, far = context.condition(subject, [label]), context.condition(relation.object)
    alone, joined = Source(subject), Source(subject, relation.steps)
    first = f"SELECT {label} {alone.text}"
    second = f"SELECT {joined.column(subject, label)} {joined.text}{where(joined, far)}"
    sql = f"{first}{where(alone, own)} EXCEPT {second}"
    verb = say.predicate(own)
    if verb is None:
        raise NotApplicable
    objects = f"no {say.described(relation.object, far)}"
    phrase = f"{verb} but {with_object(say.pick(relation.phrases), objects)}"
    question = _ask_named(context, subject, phrase)
    return Candidate(question, sql, (f"{first}{where(alone, own)}", f"{first} EXCEPT {second}"))


def names_of_two_tables(context: QuestionContext) -> Candidate:
    """The names of rows of one table and of another, in one list: UNION."""
    say = context.say
    first = context.labelled_table()
    second = context.table(
        lambda table: (
            table is not context.domain.tables[first] and table.label_column == context.label(first)
        )
    )
    halves, parts = [], []
    for table in (first, second):
        label, source = context.label(table), Source(table)
        condition = context.condition(table, [label])
        halves.append(f"SELECT {label} {source.text}{where(source, condition)}")
        described = say.described(table, condition)
        parts.append(f"the {say.own_columns(table, [label])} of {described}")
    question = say.pick(
        (
            f"List {parts[0]} and {parts[1]} in one column.",
            f"Show {parts[0]} together with {parts[1]} in a single list.",
            f"In one list, give me {parts[0]} as well as {parts[1]}.",
        )
    )
    return Candidate(question, " UNION ".join(halves), tuple(halves))


def _categories(context: QuestionContext, operator: str, frame: str) -> Candidate:
    table = context.table()
    category = context.category(table)
    one, other = _two_conditions(context, table, [category])
    say, source = context.say, Source(table)
    halves = [f"SELECT {category} {source.text}{where(source, c)}" for c in (one, other)]
    phrase = frame.format(a=say.described(table, one), b=say.described(table, other))
    nouns: Noun = say.column(table, category)
    question = say.pick(
        (ask_which(say, nouns.plural, phrase), ask_list(say, f"the {nouns.plural} that {phrase}"))
    )
    distinct = tuple(half.replace("SELECT", "SELECT DISTINCT") for half in halves)
    return Candidate(question, f" {operator} ".join(halves), distinct)


def _subjects(context: QuestionContext, operator: str, frame: str) -> Candidate:
    relation = _joined_relation(context)
    subject, say = relation.subject, context.say
    one, other = _two_conditions(context, relation.object, [])
    source = Source(subject, relation.steps)
    name = source.column(subject, context.label(subject))
    halves = [f"SELECT {name} {source.text}{where(source, c)}" for c in (one, other)]
    objects = frame.format(
        a=say.described(relation.object, one), b=say.described(relation.object, other)
    )
    phrase = with_object(say.pick(relation.phrases), objects)
    distinct = tuple(half.replace("SELECT", "SELECT DISTINCT", 1) for half in halves)
    return Candidate(_ask_named(context, subject, phrase), f" {operator} ".join(halves), distinct)


def _two_conditions(
    context: QuestionContext, table: str, avoid: list[str]
) -> tuple[Condition, Condition]:
    """Two values of one category, or conditions on two columns."""
    one = context.condition(table, avoid)
    spec = context.spec(table, one.column)
    if not spec.is_category or one.alternatives or not one.test.startswith("= "):
        return one, context.condition(table, [*avoid, one.column])
    values = sorted({str(value) for value in context.maker.values(table, one.column)})
    value = context.rng.choice(values)
    other = context.maker.equals(table, one.column, value)
    if other.test == one.test:
        raise NotApplicable
    return one, other


def _joined_relation(context: QuestionContext) -> Relation:
    """A named subject with many objects, one join away, whose phrases end with the object."""
    return context.relation(
        lambda r: (
            r.many
            and len(r.steps) == 1
            and context.domain.tables[r.subject].label_column is not None
        )
    )


def _ask_named(context: QuestionContext, subject: str, phrase: str) -> str:
    say = context.say
    label = say.own_columns(subject, [context.label(subject)])
    clause = relative_clause(phrase, say.is_person(subject))
    target = f"the {label} of {say.table(subject).plural} {clause}"
    return say.pick((ask_which(say, say.table(subject).plural, phrase), ask_list(say, target)))
