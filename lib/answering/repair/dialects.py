"""What SQLite has in place of the functions and the syntax of other dialects, in sentences."""

import re
from collections.abc import Iterator
from contextlib import suppress

from lib.database.catalog import Catalog, DateForm
from lib.database.names import QUOTED
from lib.database.sql.dialect_words import SYNTAX, function_hint, native_functions
from lib.database.sql.functions import LACKS, mend_functions, mend_syntax
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError

_MOST = 3  # sentences

_CALL = re.compile(rf"{QUOTED}|(?P<name>\b\w+)\s*+\((?:'(?P<unit>\w+)',)?")
_UNKNOWN_COLUMN = re.compile(r"no such column: (\w+)\Z", re.IGNORECASE)
_NOT_VALID = re.compile(r"syntax error|unrecognized token", re.IGNORECASE)

_WORDS = re.compile(
    r"(?:year|quarter|month|week|day|hour|minute|second)s?|dayofyear|weekday|interval|date|timestamp"
    r"|(?:var)?char|(?:un)?signed|rownum|straight_join",
    re.IGNORECASE,
)
"""Words of other dialects that SQLite takes for columns."""


def dialect_advice(sql: str, message: str, catalog: Catalog) -> list[str]:
    """What to write for that of a query which is of another dialect; [] where nothing is.

    `message`: SQLite's, "" for a query that ran.
    """
    said = list(_mended(sql, catalog))
    is_refused = bool(_NOT_VALID.search(message)) or is_dialect_word(message)
    if not said and (is_refused or "no such function" in message):
        said = [*_of_functions(mend_syntax(sql)[0]), *(_of_syntax(sql) if is_refused else ())]
    return list(dict.fromkeys(said))[:_MOST]


def part_of_date(name: str, column: str, form: DateForm) -> str | None:
    """How SQLite takes the part of a date that a name stands for, `month`; None for other names."""
    written = f"{column}, 'unixepoch'" if form == "seconds" else column
    hint = function_hint("extract", name)
    return hint and hint.replace("column", written)


def is_dialect_word(message: str) -> bool:
    """Whether the column that is said to be missing is a word such as DAY in DATEDIFF(DAY, ...)."""
    found = _UNKNOWN_COLUMN.search(message)
    return found is not None and _WORDS.fullmatch(found[1]) is not None


def _mended(sql: str, catalog: Catalog) -> Iterator[str]:
    """The calls that have the same result in SQLite's words."""
    tree = parse(mend_syntax(sql)[0])
    with suppress(SqlTreeError):
        for edit in mend_functions(tree, catalog) if tree is not None else ():
            changed, found, lacking = edit.rpartition(f": {LACKS} ")
            before, _, after = changed.partition(" → ")
            if found:  # the others are of what columns hold, see `stored_values`
                yield f"{LACKS} {lacking}. Write {after} instead of {before}."


def _of_functions(sql: str) -> Iterator[str]:
    for call in _CALL.finditer(sql):
        name = (call["name"] or "").lower()
        hint = function_hint(name, call["unit"] or "")
        if hint and name not in native_functions():
            yield f"{LACKS} {name.upper()}. Write {hint}."


def _of_syntax(sql: str) -> Iterator[str]:
    for syntax in SYNTAX:
        if syntax.hint and any(match["found"] for match in syntax.pattern.finditer(sql)):
            yield f"{LACKS} {syntax.name}. Write {syntax.hint}."
