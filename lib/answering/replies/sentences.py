"""The sentence above a table, by rule, and the plain reason where there is none.

A sentence says nothing that the result does not hold: what a row stands for is named only where the
query leaves no doubt about it. Nouns and values are written as a sentence has them.
"""

import math
import re
from decimal import Decimal

from lib.base.records import ExecutionResult, ExecutionStatus, Value
from lib.database.catalog import Catalog
from lib.database.names import enumeration, spoken_name, text_words
from lib.database.sql.selects import QueryShape, query_shape


def stems(words: str) -> frozenset[str]:
    """Those of the words of a text."""
    return frozenset(text_words(words))


NAMES = stems("name title label")
"""What a column is called that says which one is meant."""

_SAME = ("staff", "species", "series", "data", "equipment", "inventory", "history", "news", "goods")
_IRREGULAR = {
    "person": "people", "child": "children", "man": "men", "woman": "women", "hero": "heroes",
    "analysis": "analyses", "quiz": "quizzes", **dict(zip(_SAME, _SAME, strict=True)),
}  # fmt: skip
_SINGULAR = {plural: singular for singular, plural in _IRREGULAR.items()}
_ENDS_IN_E = frozenset(("movies", "cookies", "calories", "caches", "shoes", "toes", "canoes"))
_WITH_ES = re.compile(r"(?:ss|x|ch|sh|[^ao]us|[^aeiou]o)es$")
_KIND_OF_TABLE = stems("v vw view mv tbl tb tab table dim fact fct stg")
"""What databases add to the names of tables and views; a single `t` may be a name."""
_SIBILANTS = ("ss", "x", "ch", "sh", "z")
_LONGEST_VALUE = 60  # characters
_LONGEST_ACRONYM = 3  # characters
_WRITTEN_OUT = (1e-9, 1e16)  # numbers between these; others have an exponent
_LOST, _SHOWS = 1e-12, 1e-6  # what a sum of floats may be off by: relative, absolute
_PLAIN_NAME = re.compile(r"(?!null\Z)[^\W\d][\w ]{0,39}", re.IGNORECASE)
_DIGITS = 4  # after the point, or of a number below that


def singular(name: str) -> str:
    """One row of a table, by the table's name: `art_museums` has art museums, each one of them an
    "art museum", and `v_adults` adults. Words that are not English stay as they are.
    """
    stem, last = _last_word(name)
    if last in _SINGULAR or last in _IRREGULAR or not last.isascii():
        return stem + _SINGULAR.get(last, last)
    if last in _ENDS_IN_E:
        return stem + last[:-1]
    if last.endswith("ies") and len(last) > 4:
        return f"{stem}{last[:-3]}y"
    if _WITH_ES.search(last):
        return stem + last[:-2]
    is_plural = last.endswith("s") and not last.endswith(("ss", "us", "is"))
    if is_plural and (len(last) > 3 or last[0] in "aeiou"):  # "ids", but not "gas" or "gps"
        return stem + last[:-1]
    return stem + last


def plural(name: str) -> str:
    """Several rows of a table, by the table's name."""
    stem, last = _last_word(name)
    if singular(last) != last:
        return stem + last
    if last in _IRREGULAR or not last.isascii() or not last.isalpha():
        return stem + _IRREGULAR.get(last, last)
    if last.endswith("y") and last[-2:-1] not in "aeiou":
        return f"{stem}{last[:-1]}ies"
    return stem + last + ("es" if last.endswith((*_SIBILANTS, "us", "is")) else "s")


def _last_word(name: str) -> tuple[str, str]:
    """The words before the last one, with a blank at their end, and the last one."""
    words = spoken_name(name).split(" ")
    for place in (0, -1):
        if len(words) > 1 and stems(words[place]) <= _KIND_OF_TABLE:
            del words[place]
    return "".join(f"{word} " for word in words[:-1]), words[-1]


def counted(count: int, name: str) -> str:
    """A number of rows of a table: "1 museum", "3 museums"."""
    return f"{count:,} {singular(name) if count == 1 else plural(name)}"


def is_mentioned(name: str, question: str) -> bool:
    """Whether the question has the last word of a name, which says what one of them is."""
    words = text_words(_last_word(name)[1])
    return bool(words) and words[-1] in text_words(question)


def said_name(name: str, question: str) -> str:
    """The name of a result's column in a sentence: `avg(T1.age)` is the "average age".

    Of one in capitals, words are told from codes (`KUNNR`) by the question, and by standing beside
    others (`ORDER_DATE`). "" for an expression, which has no name.
    """
    call = _AGGREGATE_CALL.fullmatch(name)
    if call is not None:
        function, of = call[1].upper(), call[2].strip('"')
        return "count" if function == "COUNT" else _noun(function, said_name(of, question))
    if _EXPRESSION.match(name):
        return ""
    spoken = spoken_name(name)
    if spoken != spoken.upper():
        return name if _is_spelt(name) else spoken
    typed = re.search(rf"\b{re.escape(spoken)}\b", question, re.IGNORECASE)
    if typed is not None:
        return typed[0]
    several = " " in spoken or is_mentioned(name, question)
    words = (w.lower() if len(w) > _LONGEST_ACRONYM else w for w in spoken.split(" "))
    return " ".join(words) if several else spoken


def _is_spelt(name: str) -> bool:
    """Whether its capitals are of single words: `Name des Kunden`, not `Order Date`."""
    capitals = [word.istitle() for word in name.split(" ")[1:]]
    return _PLAIN_NAME.fullmatch(name) is not None and len(set(capitals)) == 2


def shown_value(value: Value) -> str:
    """A value on one line. A number with many digits is "about" a shorter one."""
    if value is None:
        return "no value"
    if isinstance(value, bytes):
        return f"a blob of {len(value)} bytes"
    if isinstance(value, float):
        return _shown_number(value)
    text = " ".join(str(value).split())
    return text if len(text) <= _LONGEST_VALUE else f"{text[: _LONGEST_VALUE - 1]}…"


def _shown_number(value: float) -> str:
    """`40.0` is 40, and so is a sum of cents that is off by what floating point loses."""
    size, (least, most) = abs(value), _WRITTEN_OUT
    if value and not least <= size < most:
        return str(value)
    digits = _DIGITS - min(0, math.floor(math.log10(size)) + 1) if value else 0
    short = round(value, digits) + 0.0  # -0.0 becomes 0
    text = format(Decimal(repr(short)).normalize(), "f")
    exact = math.isclose(short, value, rel_tol=_LOST) and abs(short - value) < _SHOWS
    return text if exact else f"about {text}"


_LISTED = 5  # values
_SHOWN_COLUMNS = 4  # of the first row
_MILLISECONDS = re.compile(r"(\d+) ms\b")
_DATE = re.compile(r"\d{4}-\d{2}(?:-\d{2}.*)?")
_AGGREGATES = {"SUM": "total", "AVG": "average", "MIN": "lowest", "MAX": "highest"}
_SAID_SO = {"SUM": "sum of", "AVG": "mean of", "MIN": "minimum of", "MAX": "maximum of"}
"""For a column whose name has the word already."""
_AGGREGATE_CALL = re.compile(
    r"""(count|sum|avg|min|max)\s*\(\s*(?:distinct\s+)?(?:\w+\.)?(\*|\w+|"[^"]+")\s*\)""",
    re.IGNORECASE,
)
_EXPRESSION = re.compile(
    r"(?:count|sum|avg|min|max|total|group_concat|round|cast|strftime|date|datetime|time|julianday"
    r"|coalesce|ifnull|nullif|iif|substr|length|lower|upper|abs|replace|trim|printf|exists|rank"
    r"|row_number|dense_rank)\s*\(|case\s+when\b|[\d.]+\s*[-+*/]",
    re.IGNORECASE,
)
_OF_DATES = {"MIN": "earliest", "MAX": "latest"}
_OF_TEXTS = {"MIN": "first", "MAX": "last"}


_REASONS: dict[ExecutionStatus, tuple[str, str]] = {
    "error": ("No query ran: SQLite said", "the query failed"),
    "timeout": ("Stopped", "the query took too long"),
    "too_large": ("Stopped", "the result is too large"),
    "refused": ("Refused", "a query may only read"),
}
"""How the sentence begins that says why there is no result, and how it ends without a message."""


def failure_reason(status: ExecutionStatus, error: str | None) -> str:
    """Why there is no result, as a sentence."""
    text = " ".join((error or "").split()).rstrip(".")
    if status == "cut_off":
        return "No query ran: the model's query was cut off, since it is too long."
    if text.startswith("empty query"):
        return "No query ran: the text holds none."
    start, otherwise = _REASONS[status]
    seconds = _MILLISECONDS.sub(lambda match: f"{int(match[1]) / 1000:g} s", text)
    return f"{start}: {seconds or otherwise}."


_NOT_THERE = re.compile(r"no such (column|table|function): (?:\w+\.)*([^.]+)")
_AMBIGUOUS = re.compile(r"ambiguous column name: (?:.*\.)?(.+)")
_NOT_SQL = re.compile(r"incomplete input|syntax error|unrecognized token")
_A_TEXT = "should this be a string literal"  # SQLite's advice on a value in double quotes


def _failed_answer(error: str | None, catalog: Catalog) -> str | None:
    """Why a model's query failed, for people who did not write it; None: SQLite's words will do."""
    text = " ".join((error or "").split()).rstrip(".")
    if _NOT_SQL.search(text):
        return f"No query ran: what the model wrote is not valid SQL ({text})."
    if (ambiguous := _AMBIGUOUS.fullmatch(text)) is not None:
        return f'No query ran: it does not say of which table it wants "{ambiguous[1]}".'
    missing = _NOT_THERE.fullmatch(text)
    if missing is None or _A_TEXT in text:
        return None
    kind, name = missing.groups()
    if kind == "function":
        return f"No query ran: SQLite has no function {name}."
    owners = [table.name for table in catalog.tables_with_column(name)] if kind == "column" else []
    if owners:
        where = enumeration(owners[:_LISTED], "or")
        return f'No query ran: it looked for "{name}" in the wrong table; it is in {where}.'
    return f'No {kind} was found that holds what is asked: there is none called "{name}".'


def result_sentence(question: str, sql: str, result: ExecutionResult, catalog: Catalog) -> str:
    """What the result is, in a sentence, or why there is none."""
    if result.status != "ok":
        plain = _failed_answer(result.error, catalog) if result.status == "error" else None
        return plain or failure_reason(result.status, result.error)
    shape = query_shape(sql, catalog)
    rows = result.rows
    if len(rows) == 1 and len(result.columns) == 1:
        return _single_value(question, shape, result)
    if not rows:
        named = shape.table is not None and is_mentioned(shape.table, question)
        return f"No {plural(shape.table)} found." if named and shape.table else "No row found."
    count = _row_count(question, shape, result)
    if shape.sorted and len(rows) > 1:
        return f"{count}; the first: {_first_row(question, shape, result)}."
    if len(rows) == 1:
        what = "The first in order" if shape.sorted and shape.limit == 1 else count
        return f"{what}: {_first_row(question, shape, result)}."
    if len(result.columns) == 1 and len(rows) <= _LISTED:
        values = enumeration([shown_value(value) for (value,) in rows])
        if _names_rows(result.columns[0], shape.table):
            return f"{count}: {values}."
        name = said_name(result.columns[0], question)
        return f"{counted(len(rows), 'row')}{f'; {name}' if name else ''}: {values}."
    return f"{count}."


def _names_rows(column: str, table: str | None) -> bool:
    """Whether the values of a column are what the rows of the table are called."""
    words = stems(column) - stems(table or "")
    return bool(words) and words <= NAMES


def _row_count(question: str, shape: QueryShape, result: ExecutionResult) -> str:
    """The number of rows, as things of a table where each row is one of its rows."""
    number = len(result.rows)
    table = shape.table
    if table is None or not is_mentioned(table, question):
        table = "row"
    if result.more_rows:
        return f"The first {counted(number, table)} of more"
    return counted(number, table)


def _first_row(question: str, shape: QueryShape, result: ExecutionResult) -> str:
    names = [said_name(name, question) for name in result.columns]
    values = [shown_value(value) for value in result.rows[0]]
    if len(names) == 1 and _names_rows(result.columns[0], shape.table):
        return values[0]
    shown = [f"{name} {value}".strip() for name, value in zip(names, values, strict=True)]
    left = ", …" if len(shown) > _SHOWN_COLUMNS else ""
    return ", ".join(shown[:_SHOWN_COLUMNS]) + left


def _single_value(question: str, shape: QueryShape, result: ExecutionResult) -> str:
    value = result.rows[0][0]
    if shape.aggregate == "COUNT" and isinstance(value, int):
        if shape.counted is not None and is_mentioned(shape.counted, question):
            return f"{counted(value, shape.counted)}."
        return f"The count is {value:,}."
    if shape.aggregate in _AGGREGATES and shape.of is not None:
        return _aggregated(shape.aggregate, said_name(shape.of, question), value)
    return _labelled(question, result.columns[0], value)


def _labelled(question: str, column: str, value: Value) -> str:
    name, shown = said_name(column, question), shown_value(value)
    if not name or not _PLAIN_NAME.fullmatch(column):
        return "The result has no value." if value is None else f"The result: {shown}."
    if value is None:
        return f"One row was found; it has no value of {name}."
    if name.isupper() and " " not in name and not is_mentioned(column, question):
        return f"The result: {shown} ({name})."
    return f"{name[:1].upper()}{name[1:]}: {shown}."


def _noun(aggregate: str, of: str, word: str | None = None) -> str:
    """`word`: in place of the usual one."""
    word = word or _AGGREGATES[aggregate]
    if of == word:
        return of
    return f"{_SAID_SO[aggregate] if word in of.split(' ') else word} {of}"


def _aggregated(aggregate: str, of: str, value: Value) -> str:
    """A total, an average or an extreme of a column; `of`: its name as it is said."""
    word, the = None, "The"
    if isinstance(value, str) and aggregate in _OF_DATES:
        if _DATE.fullmatch(value):
            word = _OF_DATES[aggregate]
        elif _OF_TEXTS[aggregate] not in of:
            word, the = _OF_TEXTS[aggregate], "In alphabetical order, the"
    what = _noun(aggregate, of, word)
    if value is None:
        return f"There is no {what}: no row found has a value there."
    return f"{the} {what} is {shown_value(value)}."
