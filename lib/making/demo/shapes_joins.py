"""Shapes that filter, count and aggregate across two or three tables."""

from dataclasses import dataclass

from lib.making.demo.domain import Relation, with_object, without_object
from lib.making.demo.question_context import (
    Candidate,
    NotApplicable,
    QuestionContext,
    ask_cells,
    ask_count,
    ask_count_that,
    ask_list,
    ask_value,
    ask_which,
    of_all,
    of_or_for,
)
from lib.making.demo.shapes_rows import draw_aggregate
from lib.making.english import third_person
from lib.making.query import Condition, Source, where, without_each


@dataclass(frozen=True)
class Link:
    """A subject tied to objects: the joins, the conditions on the far end, and the words.

    `phrase`: plural verb phrase of the subject. `single`: just one subject can qualify.
    `many`: a subject can qualify more than once, so that a query must not count it twice.
    """

    subject: str
    source: Source
    conditions: tuple[Condition, ...]
    phrase: str
    many: bool
    single: bool = False


def paired(context: QuestionContext) -> Candidate:
    """Cells of a row next to the names of the rows that it is tied to."""
    relation = context.relation()
    subject, referred = relation.subject, relation.object
    own = context.label(subject) if relation.many else context.shown_columns(subject)[0]
    other = context.label(referred)
    source = Source(subject, relation.steps)
    conditions = context.conditions(subject, 1, [own]) if context.chance(0.35) else []
    selected = f"{source.column(subject, own)}, {source.column(referred, other)}"
    sql = f"SELECT {selected} {source.text}{where(source, *conditions)}"
    say = context.say
    phrase = say.pick(relation.phrases)
    theirs = f"the {say.column(referred, other).plural} of the {say.table(referred).plural}"
    along = say.pick(("together with", "along with", "and"))
    described = say.described(subject, *conditions)
    cells = of_all(say, say.column(subject, own).plural, described, bool(conditions))
    question = ask_list(say, f"{cells} {along} {theirs} they {without_object(phrase)}")
    return Candidate(question, sql, without_each(sql, source, conditions))


def related(context: QuestionContext) -> Candidate:
    """Rows by a condition on a table that they are tied to."""
    return _rows_of(context, _tie(context, context.relation()))


def related_in_chain(context: QuestionContext) -> Candidate:
    """Rows by a condition two joins away."""
    return _rows_of(context, _chain(context))


def count_related(context: QuestionContext) -> Candidate:
    """The number of rows by a condition on a table that they are tied to."""
    return _count_of(context, _tie(context, context.relation()))


def count_in_chain(context: QuestionContext) -> Candidate:
    """The number of rows by a condition two joins away."""
    return _count_of(context, _chain(context))


def aggregate_related(context: QuestionContext) -> Candidate:
    """An aggregate over the rows that are tied to a given row or kind of row."""
    tie = _tie(context, context.relation(lambda relation: not relation.many))
    chosen = draw_aggregate(context, tie.subject, measures_only=True)
    selected = f"{chosen.function}({tie.source.column(tie.subject, chosen.column)})"
    sql = f"SELECT {selected} {tie.source.text}{where(tie.source, *tie.conditions)}"
    described = context.say.with_phrases(tie.subject, [tie.phrase])
    question = ask_value(context.say, of_all(context.say, chosen.said, described, True))
    return Candidate(question, sql, without_each(sql, tie.source, tie.conditions))


def count_for_each(context: QuestionContext) -> Candidate:
    """How many objects every subject has."""
    relation = _counted_relation(context)
    subject, say = relation.subject, context.say
    source, name = _grouped(context, relation)
    key = source.column(subject, context.key(subject))
    sql = f"SELECT {name}, COUNT(*) {source.text} GROUP BY {key}"
    singular, objects = say.table(subject).singular, say.table(relation.object).plural
    label = say.column(subject, context.label(subject))
    gap = without_object(third_person(say.pick(relation.phrases)))
    frames = [
        f"Show the {label.plural} of all {say.table(subject).plural} and the number of "
        f"{objects} each of them {gap}.",
        f"For each {singular}, give its {label.singular} and the number of {objects} it {gap}."
        if not say.is_person(subject)
        else f"For every {singular}, give the {label.singular} and count the {objects}.",
    ]
    for each in relation.each:
        frames += [
            f"{each}? Give the {label.plural} too.",
            f"{each}? List {label.plural} and counts.",
        ]
    question = say.pick(frames)
    if context.leaves_some_out(relation):
        question = f"{question[:-1]}, leaving out those without any."
    return Candidate(question, sql)


def most_related(context: QuestionContext) -> Candidate:
    """The subject with the most or the fewest objects."""
    relation = _counted_relation(context)
    most = context.chance(0.8) or context.leaves_some_out(relation)
    subject, say = relation.subject, context.say
    source, name = _grouped(context, relation)
    rows = f"{source.text} GROUP BY {source.column(subject, context.key(subject))}"
    order = f"ORDER BY COUNT(*) {'DESC' if most else 'ASC'}"
    with_count = context.chance(0.2)
    objects = f"the {'most' if most else 'fewest'} {say.table(relation.object).plural}"
    verb = with_object(third_person(say.pick(relation.phrases)), objects)
    noun, label = say.table(subject).singular, say.column(subject, context.label(subject)).singular
    who = say.pronoun(subject)
    if with_count:
        question = f"Which {noun} {verb}, and how many?"
    else:
        question = say.pick(
            (ask_which(say, noun, verb), ask_value(say, f"the {label} of the {noun} {who} {verb}"))
        )
    selected = f"{name}, COUNT(*)" if with_count else name
    keys = f"SELECT COUNT(*) {rows} {order} LIMIT 2"
    return Candidate(question, f"SELECT {selected} {rows} {order} LIMIT 1", (), keys)


def enough_related(context: QuestionContext) -> Candidate:
    """Subjects with at least a number of objects: HAVING COUNT(*)."""
    relation = _counted_relation(context)
    subject, say = relation.subject, context.say
    source, name = _grouped(context, relation)
    rows = f"{source.text} GROUP BY {source.column(subject, context.key(subject))}"
    operator, words = context.say.pick(((">=", "at least"), (">", "more than"), ("=", "exactly")))
    number = context.rng.randint(2, 9)
    amount = f"{words} {number} {say.table(relation.object).plural}"
    phrase = with_object(say.pick(relation.phrases), amount)
    label = say.own_columns(subject, [context.label(subject)])
    question = say.pick(
        (
            ask_which(say, say.table(subject).plural, phrase),
            ask_list(say, f"the {label} of {say.with_phrases(subject, [phrase])}"),
        )
    )
    sql = f"SELECT {name} {rows} HAVING COUNT(*) {operator} {number}"
    return Candidate(question, sql, (f"SELECT {name} {rows}",))


def mean_for_each(context: QuestionContext) -> Candidate:
    """The mean or total of the objects' measure for every subject, or the leading subject."""
    relation = context.relation(lambda r: r.many and len(r.steps) == 1)
    subject, objects, say = relation.subject, relation.object, context.say
    column = context.measure(objects)
    total = context.spec(objects, column).total and context.chance(0.5)
    source = Source(subject, relation.steps)
    name = source.column(subject, context.label(subject))
    function = f"{'SUM' if total else 'AVG'}({source.column(objects, column)})"
    rows = f"{source.text} GROUP BY {source.column(subject, context.key(subject))}"
    measure = f"{'total' if total else 'average'} {say.column(objects, column).singular}"
    noun, plural = say.table(subject).singular, say.table(objects).plural
    link = of_or_for(measure)
    if context.chance(0.5):
        label = say.column(subject, context.label(subject)).singular
        theirs = "their" if say.is_person(subject) else "its"
        question = say.pick(
            (
                f"For each {noun}, show the {label} and the {measure} {link} {theirs} {plural}.",
                f"Show the {label} of each {noun} together with the {measure} {link} {theirs} "
                f"{plural}.",
            )
        )
        return Candidate(question, f"SELECT {name}, {function} {rows}")
    most = context.chance(0.7)
    leading = f"the {'highest' if most else 'lowest'} {measure} across its {plural}"
    if say.is_person(subject):
        leading = leading.replace("across its", "over all of their")
    order = f"ORDER BY {function} {'DESC' if most else 'ASC'}"
    question = ask_which(say, noun, f"has {leading}")
    keys = f"SELECT {function} {rows} {order} LIMIT 2"
    return Candidate(question, f"SELECT {name} {rows} {order} LIMIT 1", (), keys)


def _rows_of(context: QuestionContext, tie: Link) -> Candidate:
    """The list of subjects."""
    say, source, subject = context.say, tie.source, tie.subject
    label = context.domain.tables[subject].label_column
    columns = [label] if tie.many and label and not tie.single else context.shown_columns(subject)
    own = (context.condition(subject, columns),) if not tie.single and context.chance(0.25) else ()
    conditions = (*own, *tie.conditions)
    if len(conditions) > 1 and any(condition.alternatives for condition in conditions):
        raise NotApplicable  # AND with OR would take parentheses, which Spider's SQL does not have
    distinct = "DISTINCT " if tie.many and not tie.single else ""
    selected = ", ".join(source.column(subject, column) for column in columns)
    sql = f"SELECT {distinct}{selected} {source.text}{where(source, *conditions)}"
    rivals = without_each(sql, source, conditions)
    if tie.single:
        nouns = say.own_columns(subject, columns, many=False)
        target = f"the {nouns} of the {say.with_phrases(subject, [tie.phrase], many=False)}"
        return Candidate(ask_cells(say, target, len(columns)), sql, rivals)
    own_verb = say.predicate(*own) if own else ""
    if columns == [label] and own_verb is not None and say.chance(0.45):
        verb = f"{own_verb} and {tie.phrase}" if own_verb else tie.phrase
        return Candidate(ask_which(say, say.table(subject).plural, verb), sql, rivals)
    phrases = [*(say.phrase(condition) for condition in own), tie.phrase]
    target = of_all(
        say, say.own_columns(subject, columns), say.with_phrases(subject, phrases), True
    )
    return Candidate(ask_list(say, target), sql, rivals)


def _count_of(context: QuestionContext, tie: Link) -> Candidate:
    """The number of subjects, each counted once."""
    if tie.single:
        raise NotApplicable
    say, source = context.say, tie.source
    key = source.column(tie.subject, context.key(tie.subject))
    counted = f"DISTINCT {key}" if tie.many else "*"
    sql = f"SELECT COUNT({counted}) {source.text}{where(source, *tie.conditions)}"
    rivals = without_each(sql, source, tie.conditions)
    if say.chance(0.5):
        return Candidate(
            ask_count_that(say, say.table(tie.subject).plural, tie.phrase), sql, rivals
        )
    return Candidate(ask_count(say, say.with_phrases(tie.subject, [tie.phrase])), sql, rivals)


def _tie(context: QuestionContext, relation: Relation) -> Link:
    """The subject of a relation, tied to a named object or to objects that meet a condition."""
    say = context.say
    phrase = say.pick(relation.phrases)
    source = Source(relation.subject, relation.steps)
    has_label = context.domain.tables[relation.object].label_column is not None
    if has_label and context.chance(0.45):
        named, condition = context.named_row(relation.object)
        said, single = with_object(phrase, named), relation.many and len(relation.steps) == 1
        return Link(relation.subject, source, (condition,), said, relation.many, single)
    condition = context.condition(relation.object)
    objects = say.described(relation.object, condition)
    return Link(relation.subject, source, (condition,), with_object(phrase, objects), relation.many)


def _chain(context: QuestionContext) -> Link:
    """A subject tied to a middle table that refers to a third."""
    first = context.relation(lambda relation: len(relation.steps) == 1)
    second = context.relation(
        lambda r: r.subject == first.object and r.object != first.subject and not r.many
    )
    far = _tie(context, second)
    middle = context.say.with_phrases(first.object, [far.phrase])
    phrase = with_object(context.say.pick(first.phrases), middle)
    source = Source(first.subject, first.steps + second.steps)
    return Link(first.subject, source, far.conditions, phrase, first.many)


def _counted_relation(context: QuestionContext) -> Relation:
    """A relation whose subjects have names and several objects."""
    return context.relation(
        lambda r: r.many and context.domain.tables[r.subject].label_column is not None
    )


def _grouped(context: QuestionContext, relation: Relation) -> tuple[Source, str]:
    """The join of subjects with the rows that count as their objects, and the subject's name."""
    source = Source(relation.subject, (relation.counted,))
    return source, source.column(relation.subject, context.label(relation.subject))
