"""Doubts that the question's words give: what it says and the query does not use."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sqlglot import exp

from lib.database.catalog import Column, Table, fold_case, quote_identifier
from lib.database.names import enumeration, identifier_words, spoken_name, text_words
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.bindings import tables_read
from lib.database.sql.parsed_answer import Check, ParsedAnswer, is_key, names_its_table

# The shape of the question


class _Shape(NamedTuple):
    """What words of a question ask of a query.

    `says`: the words; `unless`: words beside which they mean something else. `met`: the SQL that
    does what is asked; `needs`: what a query must have to be doubted. `named`: the names of tables
    and columns that hold what is asked as it is. `sentence`: with the word that was said.
    """

    says: str
    met: str
    sentence: str
    named: str = ""
    unless: str = "(?!)"
    needs: str = ""


_PERCENT = (
    r"percent(?:age)?s?|per cent|proportions?|ratios?|(?:what|which|market|the|an?) shares?"
    r"|shares? of|\w*rate of|prozent\w*|\w*anteile?|quote|pourcentage|(?<!\d)(?<!\d )%"
)
_OF_SHARES = "percent percentage pct rate ratio share proportion quota anteil"
_OF_EXTREMES = (
    "most least fewest highest lowest largest smallest biggest oldest youngest longest shortest "
    "cheapest latest earliest newest maximum minimum"
)
_USES_TODAY = r"'now'|\bcurrent_|\b(?:date|julianday)\(\)"
_TODAY = '"{}" depends on today\'s date, which the query does not use.'

_COMPARED = (
    r"(?:(?:more|less|fewer|greater|higher|lower|larger|smaller|longer|shorter|later|earlier|older"
    r"|younger) than|at least|at most|since|after|before|until|prior to|over|under|above|below"
    r"|between|exceed(?:s|ing)?|(?:mehr|weniger|größer|kleiner|höher|älter|jünger) als|mindestens"
    r"|höchstens|seit|nach|vor|bis|ab|über|unter|zwischen)"
)
_BOUND = (
    r"(?:(?:the|an?|of|year|ende|anfang|[$€£]) ?)*(?:\d[\d.,]*|two|three|four|five|six|seven|eight"
    r"|nine|ten|zwei|drei|vier|fünf|january|february|march|april|june|july|august|september"
    r"|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)"
)

_SHAPES: dict[str, tuple[_Shape, ...]] = {
    "no_comparison": (
        _Shape(
            f"{_COMPARED} {_BOUND}",
            r"(?<!<)>|<(?!>)|\bBETWEEN\b",
            'The question says "{}"; the query compares nothing with it.',
            unless=r"at least (?:1|one)|mindestens (?:1|eine?[nmr]?)"
            r"|vor \w+ (?:tag|woche|monat|jahr)\w*",
        ),
    ),
    "no_ratio": (
        _Shape(
            _PERCENT,
            r' [/%] |\bAVG\((?!(?:\w+\.)?(?:\w+|"[^"]+")\))',  # a division, or AVG(a = b)
            'The question asks for "{}"; the query divides nothing.',
            named=_OF_SHARES,
        ),
        _Shape(
            _PERCENT,
            r"\d\.\d|\b(?:CAST|AVG|SUM)\(",
            "Whole numbers are divided, so what comes after the point is lost.",
            named=_OF_SHARES,
            needs=r"\bCOUNT\(",
        ),
        _Shape(
            _PERCENT,
            "(?!)",
            "A number of rows is divided by a sum of values.",
            needs=r"\b(?:COUNT\([^()]*\)|SUM\([^()]*(?:=|<|>|\bIS\b)[^()]*\)) / "
            r"SUM\((?![^()]*(?:=|<|>|\bIS\b|\bTHEN\b))",
        ),
    ),
    "no_group": (
        _Shape(
            r"(?:for|of|in|by|per)\s+(?:each|every)|each|every|per|pro|je|jede[rsnm]?",
            r"\bGROUP BY\b|\bOVER \(|\(SELECT\b|\b(?:UNION|EXCEPT|INTERSECT)\b",
            'The question says "{}"; the query gives one answer for all.',
            needs=r"\b(?:COUNT|SUM|AVG|MIN|MAX|TOTAL|GROUP_CONCAT)\(|\bLIMIT\b",
        ),
    ),
    "no_median": (
        _Shape(
            "medians?",
            r"median|\bOVER \(|\bOFFSET\b",
            "The question asks for a median; the query takes none.",
        ),
    ),
    "no_superlative": (
        _Shape(
            rf"{_OF_EXTREMES.replace(' ', '|')}|top \d+",
            r"\bORDER BY\b|\b(?:MAX|MIN)\(|\bOVER \(",
            'The query does not use "{}".',
            named=f"{_OF_EXTREMES} top",
            unless="at (?:most|least)|most recently|most common",
        ),
    ),
    "no_today": (
        _Shape(
            r"today|yesterday|this (?:month|year|week)|(?:last|past|previous|next) (?:\d+ |\w+ )?"
            r"(?:days?|weeks?|months?|years?)|overdue|right now"
            r"|heute|gestern|diese[nsm]? (?:monat|jahr|woche)|letzte[nrs]? (?:\d+ )?"
            r"(?:tage?n?|wochen?|monate?n?|jahre?n?)",
            _USES_TODAY,
            _TODAY,
        ),
        _Shape(
            r"(?:older|younger) than \d+|(?:over|under|above|below) (?:the age of )?\d+ years"
            r"|how old (?:is|are)|(?:älter|jünger) als \d+"
            r"|(?:unter|über|mindestens|höchstens) \d+ (?:jahre alt|jahren)",
            _USES_TODAY,
            _TODAY,
            named="age alter",
        ),
    ),
    "no_negation": (
        _Shape(
            r"not|never|no|without|none|nobody|neither|nor|isn't|aren't|don't|doesn't|didn't"
            r"|haven't|hasn't|still|except|exclud(?:ing|ed)|other than|apart from|unpaid|unknown"
            r"|missing|kein\w*|nicht|nie|ohne|niemand|außer|noch immer",
            r"\bNOT\b|\bEXCEPT\b|<>|!=|IS NULL|\bLEFT\b|= 0\b|= ''|= 'N|= 'F|= 'no|= 'false"
            r"|\bFALSE\b|'not",
            'The question says "{}"; the query excludes nothing.',
            unless=r"no (?:more|less|later|earlier|longer|fewer) than|whether or not|no\.",
        ),
    ),
}


def _without_shape(shapes: Sequence[_Shape], answer: ParsedAnswer) -> Iterator[str]:
    """But for words that the query looks for, as those of `status = 'not started'`."""
    constants = " ".join(answer.constants)
    for shape in shapes:
        word = answer.said(shape.says)
        if word is None or answer.said(shape.unless):
            continue
        if re.search(rf"\b{re.escape(word)}\b", constants, re.IGNORECASE):
            continue
        met, needed = (re.search(p, answer.sql, re.IGNORECASE) for p in (shape.met, shape.needs))
        if needed and not met and not set(text_words(shape.named)) & answer.stems:
            yield shape.sentence.format(word)


# Dates: which part of them, and which comes first

_PARTS = (
    r"(?:which|what|per|by|each|every|of the|in welche[mr]|welche[rs]?|pro|je) "
    r"(years?|months?|weekdays?|days? of the week|quarters?|hours?|jahre?|monate?|wochentage?)"
)


def _dates_of(answer: ParsedAnswer, nodes: Iterable[exp.Expr]) -> Iterator[str]:
    """The names of the columns of dates among these."""
    for node in nodes:
        place = answer.stored(node)
        if place and place[1].contents and place[1].contents.dates:
            yield spoken_name(place[1].name)


def _whole_dates(answer: ParsedAnswer) -> Iterator[str]:
    """Whole dates where a part of them is asked for."""
    said = answer.said(_PARTS)
    if said and answer.select is not None:
        outputs = [output.unalias() for output in answer.select.expressions]
        for name in _dates_of(answer, [*outputs, *answer.keys]):
            yield f'The question asks for "{said.split(maxsplit=1)[1]}"; {name} is a whole date.'


_EARLIEST = r"earliest|oldest|longest ago|älteste\w*|früheste\w*"
_LATEST = r"latest|newest|youngest|most recent(?:ly)?|neueste\w*|jüngste\w*"


def _other_end(answer: ParsedAnswer) -> Iterator[str]:
    """The latest date where the earliest one is asked for, or the other way round."""
    early, late = answer.said(_EARLIEST), answer.said(_LATEST)
    if bool(early) == bool(late):
        return
    wrong = exp.Max if early else exp.Min
    ends = [node.this for node in answer.tree.find_all(wrong)]
    ends += [
        node.this
        for node in answer.tree.find_all(exp.Ordered)
        if bool(node.args.get("desc")) == bool(early)
    ]
    taken = "last" if early else "first"
    for name in _dates_of(answer, ends):
        yield f'The question asks for "{early or late}"; the query takes the {taken} {name}.'


# Numbers, quoted words, values and columns that it names

_QUOTED = re.compile(r"""(?<!\w)["'“„](.{1,60}?)["'“”](?!\w)""")
_NUMBER = r"\d+(?:,\d+)*(?:\.\d+)?"
_NUMBER_WORDS = {
    word: number
    for words in (
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
        ("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    )
    for number, word in enumerate(words, start=2)
}
_SHOWN = 3


def _not_used(words: Sequence[str]) -> str:
    shown = enumeration(list(dict.fromkeys(words))[:_SHOWN])
    return f"{shown} of the question is not in the query."


def _unused_numbers(answer: ParsedAnswer) -> Iterator[str]:
    """Numbers, years and quoted words of the question."""
    question, constants = answer.asked.question, " ".join(answer.constants)
    numbers = re.findall(rf"(?<![\w.,]){_NUMBER}(?!\w)", question)
    numbers += [word for word in _NUMBER_WORDS if answer.said(word)]
    missing = [number for number in numbers if not _uses_number(answer, number)]
    for quoted in _QUOTED.finditer(question):
        word = re.sub(r"[%_*]", "", quoted[1]).strip(" .,?!").lower()
        if word not in constants and not set(text_words(word)) <= answer.stems:
            missing.append(quoted[0])
    if missing:
        yield _not_used(missing)


def _uses_number(answer: ParsedAnswer, said: str) -> bool:
    """Whether a constant says it, or the next number (`more than 3` as `>= 4`), or a name."""
    number = _NUMBER_WORDS.get(said) or _number(said)
    whole = [_number(text) for text in answer.constants if re.fullmatch(_NUMBER, text)]
    parts = map(_number, re.findall(_NUMBER, " ".join(answer.constants)))
    near = any(abs(number - one) in (0, 1) for one in whole)
    return near or number in parts or set(text_words(f"{number:g}")) <= answer.stems


def _number(text: str) -> float:
    return float(text.replace(",", ""))


def _unused_values(answer: ParsedAnswer) -> Iterator[str]:
    """Values of the database: codes, and names in capital letters."""
    constants, known = " ".join(answer.constants), answer.stems | answer.schema_stems.keys()
    for place, values in answer.asked.values.items():
        for value in values:
            said = answer.said(re.escape(value))
            if said is None or value.lower() in constants or {*text_words(value)} <= known:
                continue
            is_name = said[0].isupper() and not answer.asked.question.startswith(said)
            if is_name or _is_meant(answer, place, value):
                yield _not_used([f'"{said}"'])


def _is_meant(answer: ParsedAnswer, place: ColumnRef, value: str) -> bool:
    """Whether it is a code, or a name of one row alone, spoken of as such: "to cardiology"."""
    table = answer.catalog.table(place.table)
    column = table.column(place.column) if table is not None else None
    if table is None or column is None or column.contents is None:
        return False
    if column.contents.codes:
        return True
    spoken = answer.said(rf"(?:at|by|for|from|in|of|on|to|with) {re.escape(value)}")
    return spoken is not None and column.contents.unique and names_its_table(table, column)


_COMMON = frozenset(
    text_words(
        "id name number date time type year code count title description order value first last all"
        " status state day month amount total age details other no key index rank position note"
        " from to at on in by of per is has"
    )
)


def _unused_columns(answer: ParsedAnswer) -> Iterator[str]:
    """Names of columns of the tables that the query reads, but for keys and names of the rows."""
    if any(select.is_star for select in answer.tree.find_all(exp.Select)):
        return
    said = f" {' '.join(text_words(answer.asked.question))} "
    used = {fold_case(column.name) for column in answer.tree.find_all(exp.Column)}
    missing = []
    for table in filter(None, map(answer.catalog.table, answer.bindings.tables)):
        for column in table.columns:
            stems = identifier_words(column.name)
            known = set(stems) <= answer.stems | _COMMON or fold_case(column.name) in used
            if f" {' '.join(stems)} " in said and not known and not _is_identity(table, column):
                missing.append(spoken_name(column.name))
    longest = [one for one in missing if not any(one != two and one in two for two in missing)]
    if longest:
        yield _not_used([f'"{enumeration(list(dict.fromkeys(longest))[:_SHOWN])}"'])


def _is_identity(table: Table, column: Column) -> bool:
    """Whether it is a key, or a text that no other row has: questions name the rows by it."""
    held = column.contents
    return is_key(table, column) or (held is not None and held.unique and held.texts > 0)


_KEY_WORDS = frozenset(text_words("id ids key identifier number no code nummer"))


def _only_keys(answer: ParsedAnswer) -> Iterator[str]:
    """Keys alone, of a table whose rows have names."""
    if _KEY_WORDS & {*text_words(answer.asked.question)}:
        return
    outputs = [output.unalias() for output in answer.tree.selects]
    places = [place for output in outputs if (place := answer.stored(output)) and is_key(*place)]
    for table, column in places if len(places) == len(outputs) else ():
        there = [key.referenced_table for key in table.foreign_keys if column.name in key.columns]
        thing = answer.catalog.table(there[0]) if there else table
        names = [one for one in thing.columns if names_its_table(thing, one)] if thing else []
        stems = {*identifier_words(column.name)}
        if names and column not in names and not stems <= {*text_words(answer.asked.question)}:
            yield f"The result shows {spoken_name(column.name)}, not {spoken_name(names[0].name)}."


_ABOUT = re.compile(
    r"\b(?:in|on|about|for|with|from|at|of|mention\w*|contain\w*|called|named|im|mit|für|über|von)\s+"
    r"(?:(?:the|an?|our|all|any)\s+)?([^\W\d_]{4,})",
    re.IGNORECASE,
)
_MOST_WORDS = 4
_MOST_TABLES = 2
_FUNCTION = frozenset(
    text_words(
        "about above after also among and any are average been before below between both contain "
        "could count different display does each every find from give greater have having highest "
        "into largest least less list lowest many maximum mean minimum more most much named number "
        "only other over people please return same show some such tell than that their them then "
        "there these they this those total under used using was were what when where which whose "
        "will with within without work would year years names longest shortest greatest time word"
    )
)


def _unused_words(answer: ParsedAnswer) -> Iterator[str]:
    """Words that stand inside texts of the tables that the query reads, as `meetings` in notes."""
    known = _FUNCTION | answer.stems | answer.schema_stems.keys()
    known |= set(text_words(" ".join(answer.constants)))
    said = dict.fromkeys(_ABOUT.findall(answer.asked.question))
    words = [word for word in said if not set(text_words(word)) & known][:_MOST_WORDS]
    for name in answer.bindings.tables[:_MOST_TABLES] if words else ():
        *counts, rows = _rows_with(answer, answer.catalog.table(name), words)
        for word, count in zip(words, counts, strict=False):
            if 0 < count < rows:
                yield _not_used([f'"{word}"'])


def _rows_with(answer: ParsedAnswer, table: Table | None, words: Sequence[str]) -> list[float]:
    """How many rows have each word in a free text, and the number of all."""
    texts = [quote_identifier(c.name) for c in table.columns if _is_text(c)] if table else []
    if table is None or not texts:
        return [0]
    whole = " || ' ' || ".join(f"coalesce(lower({text}), '')" for text in texts)
    totals = (f"total(' ' || {whole} GLOB '*[^a-z]{text_words(word)[0]}*')" for word in words)
    sql = f"SELECT {', '.join(totals)}, count(*) FROM {quote_identifier(table.name)}"
    return answer.numbers(sql) or [0]


def _is_text(column: Column) -> bool:
    held = column.contents
    return held is not None and bool(held.texts) and held.dates is None


# The tables that were shown, and those of the answer before


def _table_not_shown(answer: ParsedAnswer) -> Iterator[str]:
    """The prompt left tables out, and what the query reads shares no word with the question.

    But for words such as "name" that most tables have.
    """
    left_out, stems = answer.asked.left_out, answer.schema_stems
    names = [*answer.bindings.tables, *(one.node.name for one in answer.bindings.columns)]
    shared = {*text_words(" ".join(names))} & {*text_words(answer.asked.question)}
    if left_out and all(2 * stems[stem] > len(answer.catalog.tables) for stem in shared):
        yield (
            f"{len(left_out)} tables were not shown to the model, and the question does not name "
            "what the query reads."
        )


_REFERRING = (
    r"those|these|them|their|ones|its?|his|her|him|above|previous|what about|how about|also|instead"
    r"|davon|deren|dessen|diese[nrs]?|dazu"
)


def _dropped_table(answer: ParsedAnswer) -> Iterator[str]:
    """A follow-up question whose query no longer reads what the answer before was about."""
    before = tables_read(answer.asked.earlier or "", answer.catalog)
    if before and answer.said(_REFERRING) and not before & set(answer.bindings.tables):
        names = enumeration(sorted(map(spoken_name, before)))
        yield f"The answer before was about {names}, which this query does not read."


QUESTION_CHECKS: dict[str, Check] = {
    "unused_number": _unused_numbers,
    "unused_value": _unused_values,
    "unused_column": _unused_columns,
    **{kind: partial(_without_shape, shapes) for kind, shapes in _SHAPES.items()},
    "whole_date": _whole_dates,
    "other_end": _other_end,
    "only_keys": _only_keys,
    "table_not_shown": _table_not_shown,
    "dropped_table": _dropped_table,
    "unused_word": _unused_words,
}
