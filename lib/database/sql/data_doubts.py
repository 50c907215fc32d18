"""Doubts that the schema and the data give: rows that count twice, that are lost, that are taken
for one; texts where numbers are meant; ties, and values that are not known.
"""

import re
from collections.abc import Iterator

from sqlglot import exp

from lib.database.catalog import (
    Catalog,
    Column,
    ForeignKey,
    Table,
    fold_case,
    quote_identifier,
    quote_text,
)
from lib.database.names import enumeration, identifier_words, spoken_name, text_words
from lib.database.spelling import spelling_keys
from lib.database.sql.bindings import FromItem
from lib.database.sql.parsed_answer import Doubt, ParsedAnswer, is_key, row_of
from lib.database.sql.selects import is_aggregate, sorted_selects
from lib.database.sql.trees import render

# Rows that count more than once


def multiplied(answer: ParsedAnswer) -> Iterator[Doubt]:
    """What is counted, summed or averaged stands on several rows."""
    if answer.select is None:
        return
    keys = [render(key) for key in answer.keys]
    for aggregate in answer.aggregates:
        if aggregate.find(exp.Distinct):
            continue
        if isinstance(aggregate, exp.Count):
            yield from _counted_twice(answer, keys)
        elif isinstance(aggregate, (exp.Sum, exp.Avg)):
            yield from _summed_twice(answer, keys, aggregate)


def _summed_twice(answer: ParsedAnswer, keys: list[str], aggregate: exp.Expr) -> Iterator[Doubt]:
    """A column of the parent, over a join to its children."""
    summed = answer.sources(aggregate)
    others = [item for item in answer.items if item not in summed and item.table is not None]
    if not others or not summed or any(item.table is None for item in summed):
        return
    rows = [row_of(item) for item in summed]
    counts = answer.groups([*keys, *rows], f"{rows[0]} IS NOT NULL")
    if counts and counts[0] > counts[1]:
        children = _referring(others, summed) or others
        yield Doubt(
            "multiplied",
            f"Each row of {_names(summed)} counts once for each of its rows of "
            f"{_names(children)}, of which there are up to {counts[2]:,}.",
        )


def _referring(items: list[FromItem], referred: list[FromItem]) -> list[FromItem]:
    """Those with a key to one of the others."""
    names = {fold_case(item.table.name) for item in referred if item.table is not None}
    return [item for item in items if names & {fold_case(k.referenced_table) for k in _keys(item)}]


def _keys(item: FromItem) -> tuple[ForeignKey, ...]:
    return item.table.foreign_keys if item.table is not None else ()


def _names(items: list[FromItem]) -> str:
    names = (spoken_name(item.table.name) for item in items if item.table is not None)
    return enumeration(list(dict.fromkeys(names)))


_COUNTED = re.compile(
    r"\b(?:how many|number of|count(?: of)?(?: the)?|wie viele|anzahl der)\s+"
    r"(?:(?:different|distinct|of (?:the|our)|the|our|verschiedene)\s+)?(\w+)(?:\s+(\w+))?",
    re.IGNORECASE,
)


def _counted_twice(answer: ParsedAnswer, keys: list[str]) -> Iterator[Doubt]:
    """Things that the question names, of which the query reads several rows each."""
    found = _COUNTED.search(answer.asked.question)
    thing = answer.named_table(found[1]) if found else None
    if found is None or thing is None or (found[2] and _is_name(answer.catalog, found[2])):
        return
    identity = _identity_of(answer, thing)
    if identity is None:
        return
    counts = answer.groups([*keys, identity], f"{identity} IS NOT NULL")
    if counts and counts[0] > counts[1]:
        yield Doubt(
            "multiplied",
            f"{counts[0]:,.0f} rows are counted, but one of {spoken_name(thing.name)} is in up to "
            f"{counts[2]:,} of them, and counts once for each.",
        )


def _is_name(catalog: Catalog, word: str) -> bool:
    """Whether it ends the name of a table or column, as `ratings` after `movie` does."""
    stems = text_words(word)
    names = (n for table in catalog.tables for n in (table.name, *(c.name for c in table.columns)))
    return any(identifier_words(name)[-len(stems) :] == stems for name in names)


def _identity_of(answer: ParsedAnswer, thing: Table) -> str | None:
    """What tells one of them from another among the rows of the query: its key, or one to it."""
    for item in answer.items:
        if item.table is thing:
            return row_of(item)
    for item in answer.items:
        for key in _keys(item):
            if fold_case(key.referenced_table) == fold_case(thing.name) and len(key.columns) == 1:
                return f"{quote_identifier(item.name)}.{quote_identifier(key.columns[0])}"
    return None


def average_of_rows(answer: ParsedAnswer) -> Iterator[Doubt]:
    """The average over rows where that of sums or counts of each thing is asked."""
    if answer.tree.find(exp.Subquery, exp.CTE, exp.Group, exp.Div):
        return
    found = re.search(
        r"\b(?:average|mean|durchschnitt\w*)\b.*?"
        r"\b(?:per|of an?|of each|each|does an?|pro|je)\s+(\w+)",
        answer.asked.question,
        re.IGNORECASE,
    )
    thing = answer.named_table(found[1]) if found else None
    if thing is None:
        return
    for average in answer.aggregates:
        place = answer.stored(average.this) if isinstance(average, exp.Avg) else None
        names = {fold_case(key.referenced_table) for key in place[0].foreign_keys} if place else ()
        if place and place[0] is not thing and fold_case(thing.name) in names:
            yield Doubt(
                "average_of_rows",
                f"The average is over the rows of {spoken_name(place[0].name)}, not over one sum "
                f"for each of {spoken_name(thing.name)}.",
            )


# Rows that are lost, or taken for one


def lost_rows(answer: ParsedAnswer) -> Iterator[Doubt]:
    """An inner join to what the result does not depend on loses rows whose key leads nowhere."""
    joins = answer.select.args.get("joins") or [] if answer.select is not None else []
    if not joins or any(join.side for join in joins):
        return
    for item, key in _simple_keys(answer):
        parent = _joined_parent(answer, item, key)
        if parent is None or not _shows_all(answer, item):
            continue
        lost = answer.numbers(_dangling(answer, item, key))
        if lost and lost[0]:
            yield Doubt(
                "lost_rows",
                f"Left out: {lost[0]:,} of {_names([item])}, without a row of {_names([parent])} "
                f"for the {spoken_name(key.columns[0])}.",
            )


def _simple_keys(answer: ParsedAnswer) -> Iterator[tuple[FromItem, ForeignKey]]:
    """The keys of one column of what the outermost SELECT reads."""
    for item in answer.items:
        yield from ((item, key) for key in _keys(item) if len(key.columns) == 1)


def _leads_to(key: ForeignKey, item: FromItem) -> bool:
    """Whether the key refers to the item's table."""
    referred = fold_case(key.referenced_table)
    return item.table is not None and fold_case(item.table.name) == referred


def _joined_parent(answer: ParsedAnswer, item: FromItem, key: ForeignKey) -> FromItem | None:
    """The FROM item that the key is joined to."""
    pair = {fold_case(key.columns[0]), fold_case(key.referenced_columns[0])}
    for node in answer.tree.find_all(exp.EQ):
        if {fold_case(node.this.name), fold_case(node.expression.name)} == pair:
            for other in answer.sources(node):
                if other is not item and _leads_to(key, other) and item in answer.sources(node):
                    return other
    return None


def _shows_all(answer: ParsedAnswer, item: FromItem) -> bool:
    """Whether each row of the item is asked for: no condition, group or sort is on another."""
    assert answer.select is not None
    clauses = map(answer.select.args.get, ("where", "having", "order", "distinct"))
    parts = [*answer.keys, *filter(None, clauses)]
    elsewhere = {one for part in parts for one in answer.sources(part)} - {item}
    shown = {one for output in answer.select.expressions for one in answer.sources(output)}
    counts = any(isinstance(one, exp.Count) for one in answer.aggregates)
    distinct = answer.select.args.get("distinct") is not None
    return not elsewhere and not distinct and (item in shown or counts)


def _dangling(answer: ParsedAnswer, item: FromItem, key: ForeignKey) -> str:
    """SQL for the number of rows of the item that the query would read but for the join."""
    assert answer.select is not None
    where = answer.select.args.get("where")
    condition = f"({render(where.this)})" if where is not None else "1"
    column = f"{quote_identifier(item.name)}.{quote_identifier(key.columns[0])}"
    theirs = f"there.{quote_identifier(key.referenced_columns[0])}"
    there = f"SELECT 1 FROM {quote_identifier(key.referenced_table)} AS there WHERE {theirs} = "
    rows = render(item.relation)
    return f"SELECT count(*) FROM {rows} WHERE {condition} AND NOT EXISTS ({there}{column})"


def half_key(answer: ParsedAnswer) -> Iterator[Doubt]:
    """A join on a part of a key of several columns."""
    joined: dict[tuple[FromItem, FromItem], set[tuple[str, str]]] = {}
    for node in answer.tree.find_all(exp.EQ):
        for side, other in ((node.this, node.expression), (node.expression, node.this)):
            here, there = answer.bound(side), answer.bound(other)
            if here and there and here.source and there.source:
                pair = (fold_case(side.name), fold_case(other.name))
                joined.setdefault((here.source, there.source), set()).add(pair)
    for (item, parent), pairs in joined.items():
        for key in _keys(item):
            missing = [a for a, b in key.pairs if (fold_case(a), fold_case(b)) not in pairs]
            if _leads_to(key, parent) and 0 < len(missing) < len(key.pairs):
                yield Doubt(
                    "half_key",
                    f"{_names([item])} and {_names([parent])} are joined without "
                    f"{enumeration(list(map(spoken_name, missing)))}, a part of the key.",
                )


_NAMES = frozenset(text_words("name title first last full given family sur nick user label"))
_OF_PEOPLE = re.compile(r"name|title", re.IGNORECASE)


def same_names(answer: ParsedAnswer) -> Iterator[Doubt]:
    """EXCEPT, INTERSECT and GROUP BY compare names, which several rows share."""
    for node in answer.tree.find_all(exp.Except, exp.Intersect):
        outputs = node.left.selects if isinstance(node.left, exp.Query) else []
        yield from _shared_name(answer, [output.unalias() for output in outputs])
    if answer.aggregates:
        yield from _shared_name(answer, list(answer.keys))


def _shared_name(answer: ParsedAnswer, compared: list[exp.Expr]) -> Iterator[Doubt]:
    """Where these are columns of one table that together name its rows, and two have the same."""
    places = [place for node in compared if (place := answer.stored(node)) is not None]
    named = [column for table, column in places if _names_its_table(table, column)]
    table = places[0][0] if places else None
    if table is None or not named or len(places) < len(compared):
        return
    if any(other is not table or is_key(other, column) for other, column in places):
        return
    listed = ", ".join(quote_identifier(column.name) for _, column in places)
    shared = answer.run(
        f"SELECT {listed}, count(*) FROM {quote_identifier(table.name)} WHERE "
        f"{quote_identifier(named[0].name)} IS NOT NULL GROUP BY {listed} HAVING count(*) > 1 "
        "ORDER BY count(*) DESC LIMIT 1"
    )
    for *values, count in shared.rows if shared.status == "ok" else ():
        rows, name = f"{count!s} rows of {spoken_name(table.name)}", " ".join(map(str, values))
        yield Doubt("same_names", f"{rows} are called {name}; they are taken for one.")


def _names_its_table(table: Table, column: Column) -> bool:
    """Whether its rows are called so: `name`, `last_name`, `course_title` of courses."""
    words = identifier_words(column.name)
    keyed = any(one.primary_key for one in table.columns)
    about = {*identifier_words(table.name), *_NAMES}
    return keyed and bool(_OF_PEOPLE.search(column.name)) and set(words) <= about


def hidden_group(answer: ParsedAnswer) -> Iterator[Doubt]:
    """A group that is not shown, or of which one row is shown for all."""
    if answer.select is None or not answer.aggregates:
        return
    outputs = [output.unalias() for output in answer.select.expressions]
    plain = [one for one in outputs if not any(map(is_aggregate, one.find_all(exp.Expr)))]
    if answer.keys and not plain and len(answer.asked.result.rows) > 1:
        keys = enumeration([spoken_name(key.name or render(key)) for key in answer.keys])
        yield Doubt("hidden_group", f"The result does not show which {keys} each row is of.")
    if any(isinstance(one, (exp.Min, exp.Max)) for one in answer.aggregates):
        return  # SQLite then takes the row that has it
    keys_of_rows = [render(key) for key in answer.keys] or ["NULL"]
    for output in plain:
        if isinstance(output, exp.Column) and output not in answer.keys:
            counts = answer.groups(keys_of_rows, f"count(DISTINCT {render(output)}) > 1")
            if counts and counts[1]:
                name = spoken_name(output.name)
                yield Doubt("hidden_group", f"Of each group one {name} is shown, of several.")


# What is stored

_NUMERIC = (exp.Sum, exp.Avg, exp.Mul, exp.Add, exp.Sub, exp.Div)
_COMPARING = (exp.Ordered, exp.Max, exp.Min, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)


def text_as_number(answer: ParsedAnswer) -> Iterator[Doubt]:
    """Texts that are numbers are compared as texts, or added though a unit stands beside them."""
    compared: dict[int, str] = {}
    for node, operand, place in _text_operands(answer):
        unlike, name = _unlike_numbers(answer, *place), spoken_name(place[1].name)
        if unlike and isinstance(node, _NUMERIC):
            text = f"{name} holds texts such as '{unlike}', which do not add up as numbers do."
            yield Doubt("text_as_number", text)
        elif unlike is not None and isinstance(node, _COMPARING):
            compared[id(operand)] = name

    def as_number(node: exp.Expr) -> exp.Expr | None:
        real = exp.DataType.build("REAL")
        return exp.Cast(this=node.copy(), to=real) if id(node) in compared else None

    if compared and answer.changed_by(as_number, ordered=True):
        names = enumeration(sorted(set(compared.values())))
        text = f"{names} holds texts, and they are compared as such: '10' before '9'."
        yield Doubt("text_as_number", text)


def _text_operands(
    answer: ParsedAnswer,
) -> Iterator[tuple[exp.Expr, exp.Expr, tuple[Table, Column]]]:
    """What is added or compared as if it were a number, and is a column with texts."""
    for node in answer.tree.find_all(*_NUMERIC, *_COMPARING):
        for operand in filter(None, (node.this, node.args.get("expression"))):
            place = answer.stored(operand)
            held = place[1].contents if place is not None else None
            if place is not None and held is not None and held.texts and held.dates is None:
                yield node, operand, place


def _unlike_numbers(answer: ParsedAnswer, table: Table, column: Column) -> str | None:
    """A value with more than a number in it ('9 kg', '1,200'), "" where there is none; None where
    most values are no numbers at all.
    """
    name = quote_identifier(column.name)
    unit = f"trim(lower({name}), '0123456789.,+-$€£% ')"
    number = (
        f"({name} GLOB '[0-9$€£+-]*' AND {name} GLOB '*[0-9]*' AND length({unit}) <= 3 AND "
        f"{name} NOT GLOB '*[0-9][-/:][0-9]*')"
    )
    more = f"CASE WHEN {number} AND trim({name}) GLOB '*[^-+.0-9]*' THEN {name} END"
    result = answer.run(
        f"SELECT avg({number}) > 0.5, max({more}) FROM {quote_identifier(table.name)} "
        f"WHERE typeof({name}) = 'text' AND trim({name}) <> ''"
    )
    mostly, unlike = result.rows[0] if result.status == "ok" and result.rows else (None, None)
    return str(unlike or "") if mostly else None


def other_spellings(answer: ParsedAnswer) -> Iterator[Doubt]:
    """A text is looked for that is stored in other spellings, too, and they would count."""
    found: dict[int, list[str]] = {}
    for node in answer.tree.find_all(exp.EQ):
        place, text = answer.stored(node.this), node.expression
        if place is not None and isinstance(text, exp.Literal) and text.is_string:
            others = _spellings(answer, *place, text.name) if text.name.strip() else []
            if others:
                found[id(node)] = others

    def any_of(node: exp.Expr) -> exp.Expr | None:
        if id(node) not in found:
            return None
        texts = [node.expression.copy(), *map(exp.Literal.string, found[id(node)])]
        return exp.In(this=node.this.copy(), expressions=texts)

    if found and answer.changed_by(any_of):
        others = [f"'{text}'" for texts in found.values() for text in texts]
        yield Doubt("other_spellings", f"Other spellings are left out: {enumeration(others)}.")


_COMPARED = 1000  # texts of a column, of those that may be other spellings


def _spellings(answer: ParsedAnswer, table: Table, column: Column, text: str) -> list[str]:
    """The other values that are the text but for case, accents and blanks around it."""
    name = quote_identifier(column.name)
    result = answer.run(
        f"SELECT DISTINCT {name} FROM {quote_identifier(table.name)} "
        f"WHERE {_may_be_spelt_so(name, text)} LIMIT {_COMPARED}"
    )
    values = [value for (value,) in result.rows] if result.status == "ok" else []
    keys = spelling_keys(text)
    return [one for one in values if isinstance(one, str) and spelling_keys(one) & keys]


def _may_be_spelt_so(name: str, text: str) -> str:
    """A condition that other spellings of the text meet: SQLite cannot compare accents itself."""
    literal = quote_text(text)
    near = f"length({name}) BETWEEN {len(text) // 2} AND {2 * len(text)}"
    if text.isascii():
        same = f"lower(trim({name})) = lower(trim({literal}))"
        near = f"({same} OR {near} AND {name} GLOB '*[^ -~]*')"
    return f"typeof({name}) = 'text' AND {name} <> {literal} AND {near}"


# What is not known


def null_beside_not(answer: ParsedAnswer) -> Iterator[Doubt]:
    """`<>` and NOT leave out the rows that have no value there; NOT IN a NULL finds none."""
    negated: dict[int, exp.Expr] = {}
    for node in answer.tree.find_all(exp.NEQ, exp.Not, exp.Like, exp.Glob):
        if isinstance(node, (exp.Like, exp.Glob)) and not node.args.get("negate"):
            continue
        inner = node.this if isinstance(node, exp.Not) else node
        if isinstance(inner, exp.In) and inner.args.get("query") is not None:
            yield from _not_in_null(answer, inner.args["query"])
        elif isinstance(inner, exp.Condition) and _lacks_values(answer, inner):
            negated[id(node)] = inner.this

    def or_null(node: exp.Expr) -> exp.Expr | None:
        if id(node) not in negated:
            return None
        unknown = exp.Is(this=negated[id(node)].copy(), expression=exp.Null())
        return exp.Paren(this=exp.Or(this=exp.Paren(this=node.copy()), expression=unknown))

    if negated and answer.changed_by(or_null):
        names = enumeration(sorted({spoken_name(column.name) for column in negated.values()}))
        yield Doubt("null_beside_not", f"Rows without a value of {names} are left out.")


def _lacks_values(answer: ParsedAnswer, condition: exp.Expr) -> bool:
    """Whether it compares a column that has NULLs with constants, and none asks for the NULLs."""
    columns = list(condition.find_all(exp.Column))
    place = answer.stored(condition.this) if condition.this in columns[:1] else None
    if place is None or place[1].contents is None or not place[1].contents.nulls:
        return False
    others = sum(answer.bound(column) is not None for column in columns) > 1
    checks = (answer.stored(check.this) for check in answer.tree.find_all(exp.Is))
    return not others and not any(check == place for check in checks)


def _not_in_null(answer: ParsedAnswer, query: exp.Expr) -> Iterator[Doubt]:
    select = query.this if isinstance(query, exp.Subquery) else query
    place = answer.stored(select.selects[0].unalias()) if isinstance(select, exp.Select) else None
    if place is None or place[1].contents is None or not place[1].contents.nulls:
        return
    inside = quote_identifier("value")
    counts = answer.numbers(
        f"WITH found({inside}) AS ({render(select)}) SELECT total({inside} IS NULL) FROM found"
    )
    if counts and counts[0]:
        name = spoken_name(place[1].name)
        yield Doubt("null_beside_not", f"NOT IN finds nothing, since {name} has no value in a row.")


def ties(answer: ParsedAnswer) -> Iterator[Doubt]:
    """A LIMIT that keeps one of several equals, or begins with what is not known."""
    for part in sorted_selects(answer.asked.sql):
        if part.limit is None or part.sql is None:
            continue
        result = answer.run(part.sql)
        rows = result.rows if result.status == "ok" else ()
        if part.begins_with_null(rows):
            yield Doubt("null_first", "What has no value comes first, as if it were the lowest.")
        elif part.outermost and part.limit == 1 and part.cuts_ties(rows) and _of_things(answer):
            first, place = rows[part.offset], part.keys
            others = sum(all(row[key] == first[key] for key in place) for row in rows) - 1
            yield Doubt("tie", f"Left out: {others:,} more with the same value as the one shown.")


def _of_things(answer: ParsedAnswer) -> bool:
    """Whether the rows are things, and not groups by what they have in common: of the most common
    ages, one is enough.
    """
    for key in answer.keys:
        place = answer.stored(key)
        if (
            place is None
            or is_key(*place)
            or {"name", "titl", "id"} & {*identifier_words(place[1].name)}
        ):
            return True
    return not answer.keys
