"""SQL text to the components that Spider's evaluator compares.

Spider's parser reads the SQL of its own data set and a little more, and reads some of it in odd
ways: aliases hold for the whole query; only `AS` makes one; what follows a column on the right of a
condition is skipped up to the next AND; UNION ALL, select aliases, comma joins and outer joins are
not read at all; what comes after a complete query is ignored. Verdicts depend on this,
so this parser does the same. For everything else the project parses with sqlglot.
"""

import re
from collections.abc import Iterator

from lib.base.errors import DataError
from lib.scoring.spider_query import (
    ColumnUnit,
    Operand,
    OrderBy,
    SelectUnit,
    SpiderCondition,
    SpiderConditions,
    SpiderQuery,
    SpiderSchema,
    ValueUnit,
)

_AGGREGATES = frozenset({"none", "max", "min", "count", "sum", "avg"})
_CONDITION_OPERATORS = frozenset(
    ("not", "between", "=", ">", "<", ">=", "<=", "!=", "in", "like", "is", "exists")
)
_SET_OPERATORS = frozenset({"intersect", "union", "except"})

_STRING = re.compile(r'"[^"]*"')
_PREFIXES_OF_EQUALS = ("!", ">", "<")

# The rules of NLTK's NLTKWordTokenizer; those that put spaces around a sign are one rule here.
_FINAL_PERIOD = re.compile(r"([^\.])(\.)([\]\)}>»”’ ]*+)\s*+$")
_COMMA = re.compile(r"([:,])([^\d])")
_FINAL_COMMA = re.compile(r"([:,])$")
_SIGNS = re.compile(r"\.{2,}|--|``|[`;@#$%&?!*\]\[(){}<>«“‘„»”’]")
_CONTRACTIONS = re.compile(r"\b(can)(not)\b|\b(gim|lem)(me)\b|\b(gon)(na)\b|\b(got)(ta)\b", re.I)
_WANNA = re.compile(r"\b(wan)(na)(?=\s)", re.I)


def tokenize(sql: str) -> list[str]:
    """The tokens in lower case; quoted text keeps its case and its quotation marks, as `"`.

    Spider uses NLTK's word tokenizer, which is made for English: `=` sticks to its neighbours, so
    does a comma before a digit, and `cannot` falls apart. That decides which queries Spider's
    parser can read, so this follows the same rules, once quoted text has been taken out.
    Raises DataError where a quotation mark is left open.
    """
    sql = sql.replace("'", '"')
    if sql.count('"') % 2:
        raise DataError("a quotation mark is left open")
    strings: dict[str, str] = {}

    def take_out(match: re.Match[str]) -> str:
        key = f"__val_{match.start()}_{match.end() - 1}__"
        strings[key] = match.group()
        return key

    words = (word.lower() for word in _words(_STRING.sub(take_out, sql)))
    return _join_operators([strings.get(word, word) for word in words])


def _words(text: str) -> list[str]:
    text = _FINAL_PERIOD.sub(r"\1 \2 \3 ", text)
    text = _COMMA.sub(r" \1 \2", text)
    text = _FINAL_COMMA.sub(r" \1 ", text)
    text = _SIGNS.sub(r" \g<0> ", text)
    text = f" {text} "
    text = _CONTRACTIONS.sub(lambda match: f" {' '.join(filter(None, match.groups()))} ", text)
    return _WANNA.sub(r" \1 \2 ", text).split()


def _join_operators(tokens: list[str]) -> list[str]:
    """Join `>` and `=` again, from the right; the last token counts as the one before the first."""
    joined: list[str] = []
    index = len(tokens) - 1
    while index > 0:
        if tokens[index] == "=" and tokens[index - 1] in _PREFIXES_OF_EQUALS:
            joined.append(f"{tokens[index - 1]}=")
            index -= 2
        else:
            joined.append(tokens[index])
            index -= 1
    joined += tokens[: index + 1]
    joined.reverse()
    if joined and joined[0] == "=" and joined[-1] in _PREFIXES_OF_EQUALS:
        joined = [*joined[:-1], f"{joined[-1]}=", *joined[1:]]
    return joined


_END_OF_TEXT = ""
"""Stands after the last token, and equals none."""

_CLAUSES = frozenset({"select", "from", "where", "group", "order", "limit", *_SET_OPERATORS})
_JOINS = frozenset({"join", "on", "as"})
_ENDS = frozenset({")", ";"})
_ENDS_OF_CLAUSE = _CLAUSES | _ENDS
_ENDS_OF_CONDITION = _ENDS_OF_CLAUSE | _JOINS
_ENDS_OF_OPERAND = _CLAUSES | _JOINS | {",", ")", "and", _END_OF_TEXT}
_ARITHMETIC = frozenset({"none", "-", "+", "*", "/"})


def parse_spider(sql: str, schema: SpiderSchema) -> SpiderQuery | None:
    """The components of the query; None where Spider's parser cannot read it."""
    try:
        tokens = tokenize(sql)
        return _Parser(tokens, _aliases(tokens, schema), schema).query()
    except (DataError, RecursionError):
        return None


def _aliases(tokens: list[str], schema: SpiderSchema) -> dict[str, str]:
    """What the words after each `AS` stand for, wherever in the query, and the tables' names."""
    aliases = {}
    for index, token in enumerate(tokens):
        if token == "as":
            if index + 1 == len(tokens):
                raise DataError("nothing after AS")
            aliases[tokens[index + 1]] = tokens[index - 1]
    clash = aliases.keys() & schema.columns.keys()
    if clash:
        raise DataError(f"alias {min(clash)} has the name of a table")
    return aliases | {table: table for table in schema.columns}


class _Parser:
    """Recursive descent over the tokens. Every method leaves `_index` after what it has read."""

    def __init__(self, tokens: list[str], aliases: dict[str, str], schema: SpiderSchema) -> None:
        self._tokens = [*tokens, _END_OF_TEXT]
        self._aliases = aliases
        self._schema = schema
        self._index = 0

    def query(self) -> SpiderQuery:
        """A SELECT with all its clauses. FROM is read first: it says where columns belong."""
        start = self._index
        in_parentheses = self._skip("(")
        select_at = self._index
        tables, join_conditions, names = self._from(start)
        after_from = self._index
        self._index = select_at
        distinct, select = self._select(names)
        self._index = after_from
        where = self._conditions(names) if self._skip("where") else ()
        group_by = tuple(self._column_unit(names) for _ in self._units_by("group"))
        having = self._conditions(names) if self._skip("having") else ()
        order_by = self._order_by(names)
        limit = self._limit()
        self._skip_semicolons()
        if in_parentheses:
            self._expect(")")
            self._skip_semicolons()
        query = SpiderQuery(
            distinct, select, tables, join_conditions, where, group_by, having, order_by, limit
        )
        if self._skip("intersect"):
            return query._replace(intersect=self.query())
        if self._skip("union"):
            return query._replace(union=self.query())
        return query._replace(except_=self.query()) if self._skip("except") else query

    def _from(
        self, start: int
    ) -> tuple[tuple[str | SpiderQuery, ...], SpiderConditions, list[str]]:
        """Tables and subqueries, their join conditions, and the names of the tables."""
        if "from" not in self._tokens[start:]:
            raise DataError("no FROM")
        self._index = self._tokens.index("from", start) + 1
        tables: list[str | SpiderQuery] = []
        names: list[str] = []
        conditions: SpiderConditions = ()
        while not self._at_end():
            in_parentheses = self._skip("(")
            if self._token() == "select":
                tables.append(self.query())
            else:
                self._skip("join")
                names.append(self._table_name())
                tables.append(self._identifier(names[-1]))
            if self._skip("on"):
                connector = ("and",) if conditions else ()
                conditions = (*conditions, *connector, *self._conditions(names))
            if in_parentheses:
                self._expect(")")
            if self._peek() in _ENDS_OF_CLAUSE:
                break
        return tuple(tables), conditions, names

    def _table_name(self) -> str:
        name = self._resolve(self._token())
        self._index += 1
        if self._peek() == "as":
            self._index += 2
        return name

    def _select(self, tables: list[str]) -> tuple[bool, tuple[SelectUnit, ...]]:
        self._expect("select")
        distinct = self._skip("distinct")
        units = []
        while not self._at_end() and self._peek() not in _CLAUSES:
            aggregate = "none"
            if self._peek() in _AGGREGATES:
                aggregate = self._take()
            units.append(SelectUnit(aggregate, self._value_unit(tables)))
            self._skip(",")
        return distinct, tuple(units)

    def _conditions(self, tables: list[str]) -> SpiderConditions:
        conditions: list[SpiderCondition | str] = []
        while not self._at_end():
            conditions.append(self._condition(tables))
            if self._peek() in _ENDS_OF_CONDITION:
                break
            if self._peek() in ("and", "or"):
                conditions.append(self._take())
        if any(isinstance(part, str) for part in conditions[::2]):
            raise DataError("two conditions without AND or OR between them")
        return tuple(conditions)

    def _condition(self, tables: list[str]) -> SpiderCondition:
        unit = self._value_unit(tables)
        negated = self._skip("not")
        operator = self._take()
        if operator not in _CONDITION_OPERATORS:
            raise DataError(f"expected a comparison, found {operator}")
        low = self._operand(tables)
        high: Operand = None
        if operator == "between":
            self._expect("and")
            high = self._operand(tables)
        return SpiderCondition(negated, operator, unit, low, high)

    def _operand(self, tables: list[str]) -> Operand:
        """A subquery, a string, a number or a column. What follows a column in it is skipped."""
        start = self._index
        in_parentheses = self._skip("(")
        value: Operand
        if self._token() == "select":
            value = self.query()
        elif '"' in self._token():
            value = self._take()
        elif (value := _number(self._token())) is not None:
            self._index += 1
        else:
            end = self._index
            while self._tokens[end] not in _ENDS_OF_OPERAND:
                end += 1
            inner = _Parser(self._tokens[start:end], self._aliases, self._schema)
            value = inner._column_unit(tables)
            self._index = end
        if in_parentheses:
            self._expect(")")
        return value

    def _units_by(self, word: str) -> Iterator[None]:
        """Stands before each unit of GROUP BY or ORDER BY, while there are any."""
        if self._skip(word):
            self._expect("by")
            while not self._at_end() and self._peek() not in _ENDS_OF_CLAUSE:
                yield
                if not self._skip(","):
                    break

    def _order_by(self, tables: list[str]) -> OrderBy | None:
        if self._peek() != "order":
            return None
        direction, units = "asc", []
        for _ in self._units_by("order"):
            units.append(self._value_unit(tables))
            if self._peek() in ("asc", "desc"):
                direction = self._take()
        return OrderBy(direction, tuple(units))

    def _limit(self) -> bool:
        """Whether there is a LIMIT; its number does not count."""
        return self._skip("limit") and bool(self._take())

    def _value_unit(self, tables: list[str]) -> ValueUnit:
        in_parentheses = self._skip("(")
        left = self._column_unit(tables)
        operator, right = "none", None
        if self._peek() in _ARITHMETIC:
            operator = self._take()
            right = self._column_unit(tables)
        if in_parentheses:
            self._expect(")")
        return ValueUnit(operator, left, right)

    def _column_unit(self, tables: list[str]) -> ColumnUnit:
        in_parentheses = self._skip("(")
        if self._token() in _AGGREGATES:  # the parenthesis around an aggregate is left unread
            aggregate = self._take()
            self._expect("(")
            distinct = self._skip("distinct")
            column = self._column(tables)
            self._expect(")")
            return ColumnUnit(aggregate, column, distinct)
        distinct = self._skip("distinct")
        column = self._column(tables)
        if in_parentheses:
            self._expect(")")
        return ColumnUnit("none", column, distinct)

    def _column(self, tables: list[str]) -> str:
        token = self._take()
        if token == "*":
            return self._identifier(token)
        if "." in token:
            qualifier, _, column = token.partition(".")
            if "." in column:
                raise DataError(f"expected table.column, found {token}")
            return self._identifier(f"{self._resolve(qualifier)}.{column}")
        for name in tables:
            if name not in self._schema.columns:
                raise DataError(f"not a table: {name}")
            if token in self._schema.columns[name]:
                return self._identifier(f"{name}.{token}")
        raise DataError(f"no such column: {token}")

    def _resolve(self, name: str) -> str:
        if name not in self._aliases:
            raise DataError(f"no such table or alias: {name}")
        return self._aliases[name]

    def _identifier(self, name: str) -> str:
        if name not in self._schema.identifiers:
            raise DataError(f"no such table or column: {name}")
        return self._schema.identifiers[name]

    def _at_end(self) -> bool:
        return self._peek() == _END_OF_TEXT

    def _peek(self) -> str:
        return self._tokens[self._index]

    def _token(self) -> str:
        """The current token. Raises DataError after the last one."""
        if self._at_end():
            raise DataError("the query ends too early")
        return self._peek()

    def _take(self) -> str:
        token = self._token()
        self._index += 1
        return token

    def _skip(self, token: str) -> bool:
        if self._peek() != token:
            return False
        self._index += 1
        return True

    def _expect(self, token: str) -> None:
        if not self._skip(token):
            raise DataError(f"expected {token}, found {self._peek() or 'the end'}")

    def _skip_semicolons(self) -> None:
        while self._skip(";"):
            pass


def _number(token: str) -> float | None:
    try:
        return float(token)
    except ValueError:
        return None
