"""Doubts that the schema and the data give: rows that count twice, that are lost, that are taken
for one; texts where numbers are meant; ties, and values that are not known.
"""

import re
from collections.abc import Iterator, Sequence

from sqlglot import exp

from lib.base.records import Value
from lib.database.catalog import Column, ForeignKey, Table, fold_case, quote_identifier
from lib.database.names import enumeration, identifier_words, spoken_name, text_words
from lib.database.schema.retrieval import ColumnRef
from lib.database.spelling import spelling_keys
from lib.database.sql.bindings import FromItem
from lib.database.sql.parsed_answer import Check, ParsedAnswer, is_key, names_its_table
from lib.database.sql.selects import SortedSelect, is_aggregate, sorted_selects
from lib.database.sql.trees import render


def _keys_to(thing: Table | None, table: Table | None) -> list[ForeignKey]:
    """The keys of a table that refer to another one."""
    if thing is None or table is None:
        return []
    name = fold_case(thing.name)
    return [key for key in table.foreign_keys if fold_case(key.referenced_table) == name]


def _names(*tables: Table | None) -> str:
    return enumeration(list(dict.fromkeys(spoken_name(table.name) for table in tables if table)))


def _column(item: FromItem, column: str) -> str:
    return f"{quote_identifier(item.name)}.{quote_identifier(column)}"


# Rows that count more than once


def _multiplied(answer: ParsedAnswer) -> Iterator[str]:
    """What is counted, summed or averaged stands on several rows: a parent's, over a join to its
    children, or a thing that the question counts.
    """
    for aggregate in answer.aggregates:
        if not isinstance(aggregate, (exp.Count, exp.Sum, exp.Avg)) or aggregate.find(exp.Distinct):
            continue
        counts = isinstance(aggregate, exp.Count)
        things = _counted(answer) if counts else _summed(answer, aggregate)
        by = list(things.values())
        found = answer.groups(", ".join(by), f"{by[0]} IS NOT NULL") if by else None
        if found is not None and found.rows > found.groups:
            others = [item.table for item in answer.items if item.table not in things]
            children = [one for one in others if any(_keys_to(thing, one) for thing in things)]
            yield (
                f"Each row of {_names(*things)} counts once for each of its rows of "
                f"{_names(*children or others)}, of which there are up to {found.largest:,}."
            )


def _summed(answer: ParsedAnswer, aggregate: exp.Expr) -> dict[Table, str]:
    """The tables of its columns, each with what tells its rows apart; {} where all are read."""
    summed = answer.sources(aggregate)
    tables = {item.table: _column(item, "rowid") for item in summed if item.table is not None}
    return tables if len(tables) == len(summed) < len(answer.items) else {}


_COUNTED = (
    r"(?:how many|number of|count(?: of)?(?: the)?|wie viele|anzahl der)\s+"
    r"(?:(?:different|distinct|of (?:the|our)|the|our|verschiedene)\s+)?(\w+)(?:\s+(\w+))?"
)


def _counted(answer: ParsedAnswer) -> dict[Table, str]:
    """The table that the question counts, with its row or a key to it. {} where the next word goes
    on with the name, as in `movie ratings`.
    """
    thing, after = answer.table_after(_COUNTED)
    if thing is None or {*text_words(after or "")} & answer.schema_stems.keys():
        return {}
    rows = [_column(item, "rowid") for item in answer.items if item.table is thing]
    keys = [
        _column(item, key.columns[0])
        for item in answer.items
        for key in _keys_to(thing, item.table)
        if len(key.columns) == 1
    ]
    return {thing: (rows + keys)[0]} if rows + keys else {}


_MEAN = r"(?:average|mean|durchschnitt\w*)\b"
_WHOLE = r"(?:in total|totals?|altogether|whole|entire|insgesamt)\b"
_AVERAGED = (
    rf"{_MEAN}.*?\b(?:per|of an?|of each|each|does an?|pro|je)\s+(\w+)()",
    r"(?:does|do|has|have|per|of|for|hat|pro|je)\s+(?:an?|each|every|ein\w*|jede\w*)\s+(\w+)()\b"
    rf".*{_MEAN}",
)
_IN_ALL = rf"{_MEAN}.*\b{_WHOLE}|{_WHOLE}.*{_MEAN}"


def _average_of_rows(answer: ParsedAnswer) -> Iterator[str]:
    """The average over rows where that of sums or counts of each thing is asked."""
    if answer.tree.find(exp.Subquery, exp.CTE, exp.Group, exp.Div):
        return
    things = {thing for pattern in _AVERAGED if (thing := answer.table_after(pattern)[0])}
    in_all = answer.said(_IN_ALL)
    for average in answer.tree.find_all(exp.Avg):
        place = answer.stored(average.this)
        if place is None:
            continue
        for thing in things:
            if place[0] is not thing and _keys_to(thing, place[0]):
                yield (
                    f"The average is over the rows of {_names(place[0])}, not over one sum for "
                    f"each of {_names(thing)}."
                )
        if in_all and not {*text_words("total whole")} & {*identifier_words(place[1].name)}:
            yield f"The average is over the rows of {_names(place[0])}, and not over their sums."


# Rows that are lost, or taken for one


def _lost_rows(answer: ParsedAnswer) -> Iterator[str]:
    """An inner join to what the result does not depend on loses rows whose key leads nowhere."""
    select = answer.select
    if select is None or any(join.side for join in select.args.get("joins") or []):
        return
    for (item, parent), pairs in answer.joined.items():
        for key in _keys_to(parent.table, item.table) if _shows_all(answer, item) else ():
            if len(key.columns) > 1 or _missing(key, pairs):
                continue
            for lost in filter(None, answer.numbers(_dangling(select, item, key))):
                yield (
                    f"Left out: {lost:,} of {_names(item.table)}, without a row of "
                    f"{_names(parent.table)} for the {spoken_name(key.columns[0])}."
                )


def _missing(key: ForeignKey, pairs: set[tuple[str, str]]) -> list[str]:
    """The columns of a key that are not compared with those that they refer to."""
    return [a for a, b in key.pairs if (fold_case(a), fold_case(b)) not in pairs]


def _shows_all(answer: ParsedAnswer, item: FromItem) -> bool:
    """Whether each row of the item is asked for: no condition, group or sort is on another."""
    assert answer.select is not None
    clauses = filter(None, map(answer.select.args.get, ("where", "having", "order")))
    counts = any(isinstance(one, exp.Count) for one in answer.aggregates)
    return (
        answer.select.args.get("distinct") is None
        and not {*answer.sources(*answer.keys, *clauses)} - {item}
        and (counts or item in answer.sources(*answer.select.expressions))
    )


def _dangling(select: exp.Select, item: FromItem, key: ForeignKey) -> str:
    """SQL for the number of rows of the item that the query would read but for the join."""
    where = select.args.get("where")
    condition = f"({render(where.this)})" if where is not None else "1"
    there = f"{quote_identifier(key.referenced_table)} AS there"
    same = f"there.{quote_identifier(key.referenced_columns[0])} = {_column(item, key.columns[0])}"
    return (
        f"SELECT count(*) FROM {render(item.relation)} WHERE {condition} "
        f"AND NOT EXISTS (SELECT 1 FROM {there} WHERE {same})"
    )


def _half_key(answer: ParsedAnswer) -> Iterator[str]:
    """A join on a part of a key of several columns."""
    for (item, parent), pairs in answer.joined.items():
        for key in _keys_to(parent.table, item.table):
            missing = _missing(key, pairs)
            if 0 < len(missing) < len(key.pairs):
                yield (
                    f"{_names(item.table)} and {_names(parent.table)} are joined without "
                    f"{enumeration(list(map(spoken_name, missing)))}, a part of the key."
                )


def _other_key(answer: ParsedAnswer) -> Iterator[str]:
    """A join by a key that leads to another table, as `tickets.agent = clients.id`."""
    for (item, other), pairs in answer.joined.items():
        for key in item.table.foreign_keys if item.table and other.table else ():
            here = fold_case(key.columns[0])
            for there in {there for one, there in pairs if one == here != there}:
                meant = _referred(answer, item.table, here)
                if not meant & _referred(answer, other.table, there):
                    yield (
                        f"{spoken_name(key.columns[0])} of {_names(item.table)} refers to "
                        f"{spoken_name(key.referenced_table)}, and is compared with "
                        f"{_names(other.table)}."
                    )


def _referred(answer: ParsedAnswer, table: Table | None, column: str) -> set[tuple[str, str]]:
    """The column, folded, and all that its keys lead to, by the folded name of the table."""
    found: set[tuple[str, str]] = set()
    ahead = [(table, column)]
    while ahead:
        table, column = ahead.pop()
        if table is None or (fold_case(table.name), column) in found:
            continue
        found.add((fold_case(table.name), column))
        for key in table.foreign_keys:
            there = answer.catalog.table(key.referenced_table)
            ahead += [(there, fold_case(b)) for a, b in key.pairs if fold_case(a) == column]
    return found


def _same_names(answer: ParsedAnswer) -> Iterator[str]:
    """EXCEPT, INTERSECT and GROUP BY compare names, which several rows share."""
    compared = [answer.keys] if answer.aggregates else []
    for node in answer.tree.find_all(exp.Except, exp.Intersect):
        outputs = node.left.selects if isinstance(node.left, exp.Query) else []
        compared.append([output.unalias() for output in outputs])
    for nodes in compared:
        places = [answer.stored(node) for node in nodes]
        yield from _shared_name(answer, [place for place in places if place], len(nodes))


def _shared_name(
    answer: ParsedAnswer, places: Sequence[tuple[Table, Column]], compared: int
) -> Iterator[str]:
    """Where these are columns of one table that together name its rows, and two have the same."""
    named = [quote_identifier(c.name) for table, c in places if names_its_table(table, c)]
    if not named or len(places) < compared:
        return
    table = places[0][0]
    if any(other is not table or is_key(other, column) for other, column in places):
        return
    listed = ", ".join(quote_identifier(column.name) for _, column in places)
    for *values, count in answer.rows(
        f"SELECT {listed}, count(*) FROM {quote_identifier(table.name)} WHERE {named[0]} IS NOT "
        f"NULL GROUP BY {listed} HAVING count(*) > 1 ORDER BY count(*) DESC LIMIT 1"
    ):
        called = " ".join(map(str, values))
        yield f"{count!s} rows of {_names(table)} are called {called}; they are taken for one."


def _hidden_group(answer: ParsedAnswer) -> Iterator[str]:
    """A group that is not shown, or of which one row is shown for all."""
    if answer.select is None or not answer.aggregates:
        return
    outputs = [output.unalias() for output in answer.select.expressions]
    plain = [one for one in outputs if not any(map(is_aggregate, one.find_all(exp.Expr)))]
    if answer.keys and not plain and len(answer.asked.result.rows) > 1:
        keys = enumeration([spoken_name(key.name or render(key)) for key in answer.keys])
        yield f"The result does not show which {keys} each row is of."
    if any(isinstance(one, (exp.Min, exp.Max)) for one in answer.aggregates):
        return  # SQLite then takes the row that has it
    for output in plain:
        if isinstance(output, exp.Column) and output not in answer.keys:
            several = answer.groups(having=f"count(DISTINCT {render(output)}) > 1")
            if several.groups:
                yield f"Of each group one {spoken_name(output.name)} is shown, of several."


# What is stored

_ADDING = (exp.Sum, exp.Avg, exp.Mul, exp.Add, exp.Sub, exp.Div)
_COMPARING = (exp.Ordered, exp.Max, exp.Min, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Between)
_NUMBER = re.compile(r"\s*[$€£+-]?\s*\d[\d., ]*\D{0,4}")
_PLAIN = re.compile(r"\s*[-+.\d]+\s*")
_MOST_TEXTS = 1000


def _text_as_number(answer: ParsedAnswer) -> Iterator[str]:
    """Texts that are numbers are compared as texts, or added though a unit stands beside them."""
    casts: dict[int, exp.Expr] = {}
    compared = set()
    for node in answer.tree.find_all(*_ADDING, *_COMPARING):
        for operand in filter(None, (node.this, node.args.get("expression"))):
            place = answer.stored(operand)
            numbers = _numbers_as_texts(answer, *place) if place is not None else []
            unlike = [text for text in numbers if not _PLAIN.fullmatch(text)]
            name = spoken_name(place[1].name) if place is not None else ""
            if numbers and isinstance(node, _COMPARING):
                casts[id(operand)] = exp.Cast(this=operand.copy(), to=exp.DataType.build("REAL"))
                compared.add(name)
            elif unlike:
                unit = f"'{max(unlike)}', which do not add up as numbers do"
                yield f"{name} holds texts such as {unit}."
    if casts and answer.changed_by(casts, ordered=True):
        names = enumeration(sorted(compared))
        yield f"{names} holds texts, and they are compared as such: '10' before '9'."


def _dates_added(answer: ParsedAnswer) -> Iterator[str]:
    for node in answer.tree.find_all(exp.Sum, exp.Avg):
        place = answer.stored(node.this)
        if place and place[1].contents and place[1].contents.dates:
            yield f"{spoken_name(place[1].name)} holds dates, which are added up as if numbers."


_OF_TIME = r"\b(?:strftime|date|time|datetime|julianday)\((?:'[^']*', )?{}\)"


def _number_as_date(answer: ParsedAnswer) -> Iterator[str]:
    """A function of dates reads a number, such as a year, as a Julian day."""
    for node in answer.tree.find_all(exp.Column):
        place = answer.stored(node)
        held = place[1].contents if place is not None else None
        if held is None or not held.integers or held.texts or held.dates:
            continue
        if re.search(_OF_TIME.format(re.escape(render(node))), answer.sql, re.IGNORECASE):
            yield f"{spoken_name(node.name)} holds numbers, which are read as dates."


def _numbers_as_texts(answer: ParsedAnswer, table: Table, column: Column) -> list[str]:
    """The numbers in a column of texts, with what stands beside them; none where most are none."""
    held, name = column.contents, quote_identifier(column.name)
    if held is None or not held.texts or held.dates is not None:
        return []
    rows = answer.rows(
        f"SELECT DISTINCT {name} FROM {quote_identifier(table.name)} "
        f"WHERE typeof({name}) = 'text' AND trim({name}) <> '' LIMIT {_MOST_TEXTS}"
    )
    numbers = [str(text) for (text,) in rows if _NUMBER.fullmatch(str(text))]
    return numbers if 2 * len(numbers) > len(rows) else []


def _other_spellings(answer: ParsedAnswer) -> Iterator[str]:
    """A value of the question is looked for that is stored in other spellings, too, which count."""
    instead: dict[int, exp.Expr] = {}
    left_out: list[str] = []
    for node in answer.tree.find_all(exp.EQ):
        place, text = answer.stored(node.this), node.expression
        if place is None or not text.is_string:
            continue
        named = answer.asked.values.get(ColumnRef(place[0].name, place[1].name), ())
        others = [one for one in named if spelling_keys(one) & spelling_keys(text.name)]
        if others and others != [text.name]:
            texts = [text.copy(), *map(exp.Literal.string, others)]
            instead[id(node)] = exp.In(this=node.this.copy(), expressions=texts)
            left_out += [f"'{one}'" for one in others if one != text.name]
    if instead and answer.changed_by(instead):
        yield f"Other spellings are left out: {enumeration(left_out)}."


# What is not known


def _null_beside_not(answer: ParsedAnswer) -> Iterator[str]:
    """`<>` and NOT leave out the rows that have no value there; NOT IN a NULL finds none."""
    instead: dict[int, exp.Expr] = {}
    names = set()
    for node in answer.tree.find_all(exp.NEQ, exp.Not, exp.Like, exp.Glob):
        if isinstance(node, (exp.Like, exp.Glob)) and not node.args.get("negate"):
            continue
        inner = node.this if isinstance(node, exp.Not) else node
        if isinstance(inner, exp.In) and inner.args.get("query") is not None:
            yield from _not_in_null(answer, inner.args["query"].this)
        elif _has_nulls(answer, inner.this) and _is_alone(answer, inner):
            unknown = exp.Is(this=inner.this.copy(), expression=exp.Null())
            either = exp.Or(this=exp.Paren(this=node.copy()), expression=unknown)
            instead[id(node)] = exp.Paren(this=either)
            names.add(spoken_name(inner.this.name))
    if instead and answer.changed_by(instead):
        yield f"Rows without a value of {enumeration(sorted(names))} are left out."


def _has_nulls(answer: ParsedAnswer, node: exp.Expr) -> bool:
    place = answer.stored(node)
    return place is not None and place[1].contents is not None and place[1].contents.nulls > 0


def _is_alone(answer: ParsedAnswer, condition: exp.Expr) -> bool:
    """Whether its column is compared with constants, and no condition asks for the NULLs."""
    checked = [answer.stored(check.this) for check in answer.tree.find_all(exp.Is)]
    columns = [column for column in condition.find_all(exp.Column) if answer.bound(column)]
    return len(columns) == 1 and answer.stored(columns[0]) not in checked


def _not_in_null(answer: ParsedAnswer, select: exp.Expr) -> Iterator[str]:
    output = select.selects[0].unalias() if isinstance(select, exp.Select) else None
    if output is None or not _has_nulls(answer, output):
        return
    found = f"WITH found(one) AS ({render(select)}) SELECT total(one IS NULL) FROM found"
    if any(answer.numbers(found)):
        yield f"NOT IN finds nothing, since {spoken_name(output.name)} has no value in a row."


def _null_group(answer: ParsedAnswer) -> Iterator[str]:
    """A query over groups, of which one is of the rows without a value."""
    instead: dict[int, exp.Expr] = {}
    for group in answer.tree.find_all(exp.Group):
        inner = group.parent
        keys = [key for key in group.expressions if _has_nulls(answer, key)]
        if keys and inner is not answer.tree and isinstance(inner, exp.Select):
            known = [f"{render(key)} IS NOT NULL" for key in keys]
            instead[id(inner)] = inner.where(*known)
            name = spoken_name(keys[0].name)
    if instead and answer.changed_by(instead):
        yield f"The rows without a value of {name} count as one more group."


def _cut(answer: ParsedAnswer) -> Iterator[tuple[SortedSelect, Sequence[tuple[Value, ...]]]]:
    """The parts of the query that a LIMIT cuts, each with its rows before the cut."""
    for part in sorted_selects(answer.asked.sql):
        if part.limit is not None and part.sql is not None:
            yield part, answer.rows(part.sql)


def _null_first(answer: ParsedAnswer) -> Iterator[str]:
    if any(part.begins_with_null(rows) for part, rows in _cut(answer)):
        yield "What has no value comes first, as if it were the lowest."


def _ties(answer: ParsedAnswer) -> Iterator[str]:
    """A LIMIT that keeps one of several equals."""
    for part, rows in _cut(answer):
        if part.outermost and part.limit == 1 and part.cuts_ties(rows) and _of_things(answer):
            first = rows[part.offset]
            others = sum(all(row[key] == first[key] for key in part.keys) for row in rows) - 1
            yield f"Left out: {others:,} more with the same value as the one shown."


def _of_things(answer: ParsedAnswer) -> bool:
    """Whether the rows are things, and not groups by what they have in common: of the most common
    ages, one is enough.
    """
    places = [answer.stored(key) for key in answer.keys]
    naming = {"name", "titl", "id"}
    return not places or any(
        place is None or is_key(*place) or naming & {*identifier_words(place[1].name)}
        for place in places
    )


DATA_CHECKS: dict[str, Check] = {
    "half_key": _half_key,
    "other_key": _other_key,
    "average_of_rows": _average_of_rows,
    "null_first": _null_first,
    "tie": _ties,
    "multiplied": _multiplied,
    "same_names": _same_names,
    "hidden_group": _hidden_group,
    "null_beside_not": _null_beside_not,
    "text_as_number": _text_as_number,
    "dates_added": _dates_added,
    "number_as_date": _number_as_date,
    "null_group": _null_group,
    "other_spellings": _other_spellings,
    "lost_rows": _lost_rows,
}
