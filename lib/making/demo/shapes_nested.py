"""Shapes with a query inside a query, and with INTERSECT, EXCEPT and UNION."""

from lib.making.demo.domain import Noun, Relation, never_phrases, with_object
from lib.making.demo.question_context import (
    Candidate,
    NotApplicable,
    QuestionContext,
    ask_cells,
    ask_count,
    ask_count_that,
    ask_list,
    ask_which,
    draw_order,
    ends_of,
    first_one,
    of_all,
)
from lib.making.english import comparative, relative_clause, third_person
from lib.making.query import Condition, Source, where, without_each


def beyond_average(context: QuestionContext) -> Candidate:
    """Rows above or below the mean of their table."""
    table = context.labelled_table()
    column = context.measure(table)
    above = context.chance(0.6)
    say = context.say
    noun, word = say.column(table, column), "above" if above else "below"
    test = f"{column} {'>' if above else '<'} (SELECT AVG({column}) FROM {table})"
    higher = comparative(ends_of(context, table, column)[0 if above else 1])
    phrase = say.pick(
        (
            f"have {noun.indefinite(f'{word}-average')}",
            f"have {noun.indefinite(higher)} than average",
            f"whose {noun.singular} is {word} average",
        )
    )
    if context.chance(0.35):
        sql = f"SELECT COUNT(*) FROM {table} WHERE {test}"
        return Candidate(ask_count(say, say.with_phrases(table, [phrase])), sql)
    columns = context.shown_columns(table, [column])
    sql = f"SELECT {', '.join(columns)} FROM {table} WHERE {test}"
    described = say.with_phrases(table, [phrase])
    return Candidate(
        ask_list(say, of_all(say, say.own_columns(table, columns), described, True)), sql
    )


def beyond_another(context: QuestionContext) -> Candidate:
    """Rows with more or less of something than a named row, or than all rows of a kind."""
    table = context.labelled_table()
    column = context.orderable(table)
    say = context.say
    label, noun = context.label(table), say.column(table, column)
    above = context.chance(0.6)
    higher = comparative(ends_of(context, table, column)[0 if above else 1])
    source = Source(table)
    if context.chance(0.5):
        named, condition = context.named_row(table)
        inner, than = column, named
    else:
        condition = context.condition(table, [column, label])
        inner = f"{'MAX' if above else 'MIN'}({column})"
        than = f"all {say.described(table, condition)}"
    test = f"(SELECT {inner} {source.text}{where(source, condition)})"
    sql = f"SELECT {label} {source.text} WHERE {column} {'>' if above else '<'} {test}"
    phrase = f"have {noun.indefinite(higher)} than {than}"
    question = say.pick(
        (
            ask_which(say, say.table(table).plural, phrase),
            ask_list(
                say,
                of_all(
                    say, say.own_columns(table, [label]), say.with_phrases(table, [phrase]), True
                ),
            ),
        )
    )
    return Candidate(question, sql, without_each(sql, source, [condition]))


def unrelated(context: QuestionContext) -> Candidate:
    """Subjects without any object, or without one that meets a condition: NOT IN."""
    relation = context.relation(lambda r: r.many and not r.nullable)
    subject, say, step = relation.subject, context.say, relation.counted
    label, key = context.label(subject), context.key(subject)
    conditions: list[Condition] = []
    if len(relation.steps) == 1 and (context.chance(0.4) or not context.leaves_some_out(relation)):
        conditions = [context.condition(relation.object)]
    source = Source(step.to_table)
    inner = f"SELECT {step.to_column} {source.text}{where(source, *conditions)}"
    count = context.chance(0.25)
    selected = "COUNT(*)" if count else label
    sql = f"SELECT {selected} FROM {subject} WHERE {key} NOT IN ({inner})"
    if conditions:
        objects = say.described(relation.object, *conditions)
        phrase = with_object(say.pick(relation.phrases), f"no {objects}")  # it carries the denial
    else:
        phrase = say.pick(never_phrases(relation, say.table(relation.object).plural))
    rivals = (f"SELECT {selected} FROM {subject}", *without_each(sql, source, conditions))
    noun = say.table(subject).plural
    if count:
        return Candidate(ask_count_that(say, noun, phrase), sql, rivals)
    described = say.with_phrases(subject, [phrase])
    names = of_all(say, say.own_columns(subject, [label]), described, True)
    question = say.pick((ask_which(say, noun, phrase), ask_list(say, names)))
    return Candidate(question, sql, rivals)


def among_related(context: QuestionContext) -> Candidate:
    """Subjects with an object that meets a condition: IN."""
    relation = context.relation(lambda r: r.many and len(r.steps) == 1)
    subject, say, step = relation.subject, context.say, relation.counted
    label, key = context.label(subject), context.key(subject)
    condition = context.condition(relation.object)
    own = [context.condition(subject, [label])] if context.chance(0.3) else []
    if own and own[0].alternatives:
        raise NotApplicable  # AND with OR would take parentheses, which Spider's SQL does not have
    inner, outer = Source(step.to_table), Source(subject)
    nested = f"{key} IN (SELECT {step.to_column} {inner.text}{where(inner, condition)})"
    first = where(outer, *own)
    sql = f"SELECT {label} {outer.text}{first}{' AND' if own else ' WHERE'} {nested}"
    objects = say.described_one(relation.object, condition)
    phrase = with_object(say.pick(relation.phrases), f"at least one {objects}")
    described = say.with_phrases(subject, [*(say.phrase(c) for c in own), phrase])
    names = of_all(say, say.own_columns(subject, [label]), described, True)
    without_first = f"SELECT {label} {outer.text}{f' WHERE {nested}' if own else ''}"
    rivals = (*without_each(sql, inner, [condition]), without_first)
    if not own and say.chance(0.4):
        return Candidate(ask_which(say, say.table(subject).plural, phrase), sql, rivals)
    return Candidate(ask_list(say, names), sql, rivals)


def of_the_leader(context: QuestionContext) -> Candidate:
    """Rows that belong to the row that leads another table: fk = (SELECT ... LIMIT 1)."""
    relation = context.relation(lambda r: not r.many and not r.nullable)
    subject, leader, say = relation.subject, relation.object, context.say
    order = draw_order(context, leader)
    step = relation.counted
    key_rows = f"FROM {leader} {order.sql}"
    test = f"{step.from_column} = (SELECT {step.to_column} {key_rows} LIMIT 1)"
    phrase = with_object(say.pick(relation.phrases), first_one(context, order))
    described = say.with_phrases(subject, [phrase])
    keys = f"SELECT {order.column} {key_rows} LIMIT 2"
    if context.chance(0.35):
        sql = f"SELECT COUNT(*) FROM {subject} WHERE {test}"
        return Candidate(ask_count(say, described), sql, (), keys)
    columns = context.shown_columns(subject)
    sql = f"SELECT {', '.join(columns)} FROM {subject} WHERE {test}"
    target = of_all(say, say.own_columns(subject, columns), described, True)
    return Candidate(ask_list(say, target), sql, (), keys)


def owner_of_the_leader(context: QuestionContext) -> Candidate:
    """The row that the leading row of another table belongs to: a join, ordered and cut."""
    relation = context.relation(lambda r: r.many and len(r.steps) == 1 and not r.nullable)
    subject, leader, say = relation.subject, relation.object, context.say
    order = draw_order(context, leader)
    source = Source(subject, relation.steps)
    columns = context.shown_columns(subject)[:2]
    selected = ", ".join(source.column(subject, column) for column in columns)
    ranked = f"ORDER BY {source.column(leader, order.column)} {order.direction}"
    verb = third_person(with_object(say.pick(relation.phrases), first_one(context, order)))
    noun = say.table(subject).singular
    sql = f"SELECT {selected} {source.text} {ranked} LIMIT 1"
    keys = f"SELECT {order.column} FROM {leader} {order.sql} LIMIT 2"
    if columns == [context.label(subject)] and say.chance(0.6):
        return Candidate(ask_which(say, noun, verb), sql, (), keys)
    cells = say.own_columns(subject, columns, many=False)
    target = f"the {cells} of the {noun} {say.pronoun(subject)} {verb}"
    return Candidate(ask_cells(say, target, len(columns)), sql, (), keys)


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
