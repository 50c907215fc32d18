"""Shapes that return, count or aggregate rows of one table, in all or by group."""

from dataclasses import dataclass

from lib.making.demo.question_context import (
    Candidate,
    NotApplicable,
    QuestionContext,
    Rows,
    ask_cells,
    ask_count,
    ask_count_that,
    ask_first_one,
    ask_list,
    ask_value,
    ask_which,
    draw_order,
    ends_of,
    first_one,
    first_several,
    has_clause,
    of_all,
    of_or_for,
    order_words,
)
from lib.making.english import enumerate_phrases, fill, number_word, sentence


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
