"""Which beginnings of SQL name only what a schema holds: the rule of schema-constrained decoding.

As in PICARD (Scholak et al., 2021) a beginning is judged as it grows, so that a model is kept from
writing a name that the database does not have. What is judged is names alone: a table behind FROM
and JOIN, a column elsewhere, of the right table where that is known. Whatever is beyond that (a
CTE, a table in brackets, text in quotes) is allowed. Columns are mostly named before their tables,
and two habits stand in for what is not said yet: an alias is a letter with or without a
digit, T1 the first table and T2 the second; and the first table has the columns without a table's
name, if one table has them all. Of Spider's gold queries for training six in a thousand follow
another habit and are out of reach.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from string import ascii_lowercase, digits

from lib.db.catalog import Catalog

_TOKEN = re.compile(
    r"""\s*(?:
      (?P<quoted> '(?:[^']|'')*(?:'|\Z) | "(?:[^"]|"")*(?:"|\Z) | `[^`]*(?:`|\Z) | \[[^]]*(?:]|\Z) )
    | (?P<number> \d[\w.]* )
    | (?P<word> [^\W\d]\w* )
    | (?P<sign> \S )
    )""",
    re.VERBOSE,
)
_KEYWORD_LIST = """
    all and as asc between by case cast collate cross desc distinct else end escape except exists
    false from full glob group having in inner intersect is isnull join left like limit natural
    not notnull null offset on or order outer over partition recursive right select then true union
    using values when where with
"""
_FUNCTION_LIST = """
    abs avg coalesce count datetime group_concat ifnull iif instr julianday length lower ltrim
    max min nullif printf replace round row_number rtrim strftime substr substring sum
    trim upper
"""
_KEYWORDS = frozenset(_KEYWORD_LIST.split())
_LAST_KEYWORDS = frozenset(("asc", "desc", "end", "false", "isnull", "notnull", "null", "true"))
_QUOTES = "'\"`["
_CLOSING = {"[": "]"}
_WORDS = _KEYWORDS | frozenset(_FUNCTION_LIST.split())
_SHORT_ALIASES = tuple(
    f"{letter}{number}" for letter in ascii_lowercase for number in ("", *digits)
)
_AFTER_FROM = frozenset(("where", "group", "order", "limit", "union", "intersect", "except"))


@dataclass
class _Scope:
    """One SELECT. `tables`: alias or name to table, lower case; None: a table that is unknown.

    `used`: columns before their tables are known, by qualifier; "" without one.
    """

    tables: dict[str, str | None] = field(default_factory=dict)
    used: dict[str, list[str]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    has_from: bool = False
    in_from: bool = False
    wants_table: bool = False
    count: int = 0


class SchemaConstraint:
    """Judges beginnings of SQL on one schema. Upper and lower case are alike."""

    def __init__(self, catalog: Catalog) -> None:
        self._columns = {
            table.name.lower(): frozenset(column.name.lower() for column in table.columns)
            for table in catalog.tables
        }
        self._all_columns = frozenset().union(*self._columns.values()) | {"rowid"}

    def allows(self, text: str, complete: bool = False) -> bool:
        """Whether `text` can still become SQL whose names are all in the schema.

        A word at the very end may be the beginning of a longer one. With `complete` nothing more
        will come: whether it is such SQL, and does not break off in the middle.
        """
        try:
            reader = _Reader(self._columns, self._all_columns, text, complete)
            reader.read()
            if complete:
                reader.finish()
        except _NotInSchemaError:
            return False
        return True


class _NotInSchemaError(Exception):
    """A name that the schema does not have."""


class _Reader:
    """Reads a beginning from left to right. Each `(` opens a level; a SELECT in it has a scope."""

    def __init__(
        self,
        columns: dict[str, frozenset[str]],
        all_columns: frozenset[str],
        text: str,
        complete: bool,
    ) -> None:
        self._columns = columns
        self._all_columns = all_columns
        self._tokens = list(_tokens(text))
        self._complete = complete
        self._open_end = not complete and text[-1:].replace("_", "a").isalnum()
        self._levels: list[_Scope | None] = [None]
        self._at = 0

    def read(self) -> None:
        """Raises _NotInSchemaError."""
        while self._at < len(self._tokens):
            kind, text = self._tokens[self._at]
            word = text.lower()
            if kind != "word" and self._wants_name(text):
                raise _NotInSchemaError(text)
            if kind == "word" and word == "with" and self._at == 0:
                return  # a CTE brings names of its own
            if kind == "sign":
                self._sign(text)
            elif kind == "word":
                self._word(word)
            elif kind == "quoted" and self._scope.wants_table:
                self._table(None)
            self._at += 1

    def finish(self) -> None:
        """Nothing more comes. Raises _NotInSchemaError."""
        kind, text = self._tokens[-1] if self._tokens else ("sign", "")
        if len(self._levels) > 1 or not _may_be_last(kind, text.lower()):
            raise _NotInSchemaError(text)
        for scope in self._levels:
            if scope:
                self._end_from(scope)

    @property
    def _scope(self) -> _Scope:
        """The innermost SELECT that is open."""
        return next((scope for scope in reversed(self._levels) if scope), None) or _Scope()

    @property
    def _is_last(self) -> bool:
        """Whether the token may be the beginning of a longer one."""
        return self._open_end and self._at == len(self._tokens) - 1

    @property
    def _before(self) -> str:
        return self._tokens[self._at - 1][1].lower() if self._at else ""

    def _next_is(self, *texts: str) -> bool:
        following = self._tokens[self._at + 1 : self._at + 2]
        return bool(following) and following[0][1].lower() in texts

    def _sign(self, sign: str) -> None:
        scope = self._scope
        if sign == "(":
            if scope.wants_table:
                self._table(None)
            self._levels.append(None)
        elif sign == ")" and len(self._levels) > 1:
            closed = self._levels.pop()
            if closed:
                self._end_from(closed)
        elif sign == "," and scope.in_from and self._levels[-1] is scope:
            scope.wants_table = True

    def _word(self, word: str) -> None:
        scope = self._scope
        before = self._before
        if self._is_last and self._could_be_keyword(word, before):
            return
        if word in _AFTER_FROM and scope.in_from and not (scope.wants_table or self._is_last):
            self._end_from(scope)
        if word == "select":
            self._levels[-1] = _Scope()
        elif scope.wants_table:
            self._table(word)
        elif before == ".":
            self._column(self._tokens[self._at - 2][1].lower(), word)
        elif self._next_is("."):
            self._require(word, self._qualifiers())
        elif before == "as":
            self._alias(word)
        elif word == "from" or word == "join":
            scope.has_from = scope.in_from = scope.wants_table = True
        elif word in _KEYWORDS or self._calls(word):
            scope.in_from = scope.in_from and word not in _AFTER_FROM
        elif self._may_be_alias(word):
            self._alias(word)
        else:
            self._column("", word)

    def _wants_name(self, text: str) -> bool:
        """Whether a name must stand where this sign, number or text in quotes stands."""
        if self._before == ".":
            return text != "*"
        return self._scope.wants_table and text != "(" and text[0] not in _QUOTES

    def _calls(self, word: str) -> bool:
        """Whether it is a function: the bracket may be still to come, as in `COUNT (*)`."""
        at_end = self._at == len(self._tokens) - 1
        return word in _WORDS and (self._next_is("(") or (at_end and not self._complete))

    def _may_be_alias(self, word: str) -> bool:
        """Whether it is a table's other name without AS, and no clause run on: `WHEREname`."""
        kind, before = self._tokens[self._at - 1]
        follows_table = self._scope.in_from and kind == "word" and before.lower() not in _KEYWORDS
        return follows_table and not word.startswith(tuple(_AFTER_FROM))

    def _could_be_keyword(self, word: str, before: str) -> bool:
        if self._scope.wants_table or before in (".", "as"):
            return before == "as"
        names: Iterable[str] = _WORDS
        return any(name.startswith(word) for name in names)

    def _table(self, name: str | None) -> None:
        """A table behind FROM or JOIN; None: one that is not in the schema, or that is quoted."""
        scope = self._scope
        if name is not None:
            self._require(name, self._fitting_tables())
        scope.wants_table = False
        scope.count += 1
        if name is not None and not self._is_last:
            scope.tables[name] = name
            self._last_table: str | None = name
        else:
            self._last_table = None

    def _fitting_tables(self) -> Iterable[str]:
        """Tables with the columns that were asked of them before; all where there are none."""
        scope = self._scope
        asked = scope.used.get(f"t{scope.count + 1}") or (
            scope.used.get("", []) if scope.count == 0 else []
        )
        fitting = [name for name, columns in self._columns.items() if columns.issuperset(asked)]
        return fitting or self._columns

    def _alias(self, word: str) -> None:
        scope = self._scope
        if scope.in_from:
            scope.tables[word] = getattr(self, "_last_table", None)
        else:
            scope.names.add(word)

    def _qualifiers(self) -> Iterable[str]:
        """Before FROM any table and alias may come."""
        known = [name for scope in self._levels if scope for name in scope.tables]
        if self._scope.has_from:
            return known
        return [*known, *self._columns, *_SHORT_ALIASES]

    def _column(self, qualifier: str, word: str) -> None:
        if word in ("", "*"):
            return
        scope = self._scope
        if qualifier:
            allowed = self._columns_of(qualifier)
        elif scope.has_from:
            allowed = set(scope.names)
            for outer in self._levels:
                if outer is not None:
                    allowed |= outer.names
                    for table in outer.tables.values():
                        allowed |= self._columns.get(table or "", self._all_columns)
            if self._is_last:
                allowed |= set(self._qualifiers())
        else:
            allowed = (
                set(self._all_columns) | set(self._columns)
                if self._is_last
                else set(self._all_columns)
            )
            if self._is_last:
                allowed |= set(self._qualifiers())
        self._require(word, allowed)
        if not scope.has_from and not self._is_last:
            scope.used.setdefault(qualifier, []).append(word)

    def _end_from(self, scope: _Scope) -> None:
        """All tables of a SELECT are known: what was asked of them before must be there."""
        for qualifier, columns in scope.used.items():
            if qualifier and qualifier not in scope.tables:
                raise _NotInSchemaError(qualifier)
            tables = [scope.tables[qualifier]] if qualifier else [*scope.tables.values()]
            known = [self._columns.get(table or "", self._all_columns) for table in tables]
            for column in columns:
                if known and not any(column in of_table for of_table in known):
                    raise _NotInSchemaError(column)

    def _columns_of(self, qualifier: str) -> set[str]:
        for scope in reversed(self._levels):
            if scope and qualifier in scope.tables:
                return set(self._columns.get(scope.tables[qualifier] or "", self._all_columns))
        if qualifier in self._columns:
            return set(self._columns[qualifier])
        asked = self._scope.used.get(qualifier, [])
        owners = [columns for columns in self._columns.values() if columns.issuperset(asked)]
        return set().union(*owners) if owners else set(self._all_columns)

    def _require(self, word: str, allowed: Iterable[str]) -> None:
        if self._is_last:
            if not any(name.startswith(word) for name in allowed):
                raise _NotInSchemaError(word)
        elif word not in allowed:
            raise _NotInSchemaError(word)


def _may_be_last(kind: str, text: str) -> bool:
    """Whether SQL can end with this token."""
    if kind == "quoted":
        return len(text) > 1 and text.endswith(_CLOSING.get(text[0], text[0]))
    if kind == "word":
        return text not in _KEYWORDS or text in _LAST_KEYWORDS
    return kind == "number" or text in (")", "*")


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup
        if kind:
            yield kind, match[kind]
