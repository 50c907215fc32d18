"""The grammar of a SQLite SELECT, as data, and the automaton that reads it from left to right.

In the grammar `[x]` is optional, `{x}` comes any number of times, and `|` parts alternatives. Words
in capitals and signs in quotes stand for themselves. `<role>` is a lexeme whose meaning the schema
judges, and `@action` tells the schema where in the query it is; see `lib.sql.select_scope`, which
has a method for each. Nothing is left-recursive, so what may come next follows from what is still
to be read: a stack of symbols. Where two readings are possible, both are followed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

_GRAMMAR = """
statement   = query [";"] END ;
query       = @begin select {compound select} [ORDER BY @order orders] [LIMIT limit] @finish ;
compound    = (UNION [ALL] | INTERSECT | EXCEPT) @compound ;
select      = SELECT [DISTINCT | ALL] outputs [FROM @selected (@from_ | @from_on) sources] @resolve
              [WHERE @rows condition]
              [GROUP BY @rows @group values [HAVING @aggregates condition]] ;
limit       = <integer> [(OFFSET | ",") <integer>] ;
orders      = sorted {"," sorted} ;
sorted      = expression [COLLATE NOCASE] [ASC | DESC] [NULLS (FIRST | LAST)] ;

outputs     = output @output_end {"," @next_output output @output_end} ;
output      = "*" @star | <qualifier> "." "*" @qualified_star | @operand value [AS <name>] ;

sources     = source {join} ;
source      = <table> [AS <alias> | <short_alias>] @settle
            | "(" @derived query ")" @derived_end [AS <alias> | <short_alias>] @settle ;
join        = "," @joined source
            | join_kind JOIN @linked source [ON @rows on]
            | join_kind JOIN @unlinked source USING "(" <merged_column> {"," <merged_column>} ")"
            | NATURAL join_kind JOIN @merged source ;
join_kind   = [INNER | CROSS | (LEFT | RIGHT | FULL) [OUTER]] ;
on          = links | "(" links ")" ;
links       = link [AND link [AND link]] [AND test [AND test]] ;
link        = (<key> | <key_qualifier> "." <qualified_key>) ("=" | "==")
              (<partner> | <partner_qualifier> "." <qualified_partner>) ;

condition   = test {(AND | OR) test} ;
test        = {NOT} (EXISTS "(" @subquery query ")" | "(" condition ")" | row
            | @operand term_chain compared) ;
row         = "(" value "," values ")" [NOT] IN "(" @subquery query ")" ;
compared    = ("=" | "==" | "<>" | "!=" | "<" | "<=" | ">" | ">=") value
            | [NOT] (LIKE | GLOB) pattern [ESCAPE <string>]
            | [NOT] BETWEEN value AND value
            | [NOT] IN "(" (@membership query | values) ")"
            | IS [NOT] value | ISNULL | NOTNULL | NOT NULL ;

pattern     = <string> {"||" value} ;
expression  = value [compared {(AND | OR) test}] ;
values      = value {"," value} ;
value       = literal [("*" | "/") @part subject [next_term]]
            | @part <string> {"||" @part term} | term_chain ;
term_chain  = [sign] @part subject [next_term [next_term [next_term]]] ;
next_term   = arithmetic [sign] @part term ;
term        = literal | <string> | subject ;
arithmetic  = "+" | "-" | "*" | "/" | "%" | "||" ;
sign        = "-" | "+" ;
literal     = @part ([sign] (<integer> | <number>) | NULL | TRUE | FALSE) ;
subject     = CURRENT_DATE | CURRENT_TIME | CURRENT_TIMESTAMP | column | call | case
            | CAST "(" expression AS type ")"
            | "(" (@scalar query | expression) ")" ;
column      = <column> | <qualifier> "." <qualified_column> | <outer> "." <outer_column> ;
case        = CASE (WHEN condition | value WHEN value) THEN value
              {WHEN expression THEN value} [ELSE value] END_ ;
type        = (INTEGER | INT | REAL | FLOAT | DOUBLE | TEXT | NUMERIC | DATE)
            | (VARCHAR | CHAR | DECIMAL) ["(" <integer> ["," <integer>] ")"] ;
call        = @aggregate COUNT "(" ("*" | [DISTINCT] expression) ")" @aggregate_end [over]
            | @aggregate (SUM | AVG | MIN | MAX | TOTAL) "(" [DISTINCT] expression ")"
              @aggregate_end [over]
            | @aggregate GROUP_CONCAT "(" [DISTINCT] expression ["," value] ")" @aggregate_end
            | (ABS | LENGTH | LOWER | UPPER | TYPEOF | HEX | UNICODE) "(" expression ")"
            | (ROUND | TRIM | LTRIM | RTRIM) "(" expression ["," value] ")"
            | (IFNULL | NULLIF | INSTR) "(" value "," value ")"
            | (SUBSTR | SUBSTRING) "(" value "," value ["," value] ")"
            | (REPLACE | IIF) "(" expression "," value "," value ")"
            | STRFTIME "(" <string> "," moment {"," <string>} ")"
            | (DATE | TIME | DATETIME | JULIANDAY) "(" moment {"," <string>} ")"
            | PRINTF "(" <string> {"," value} ")"
            | COALESCE "(" value "," values ")"
            | (RANK | DENSE_RANK | ROW_NUMBER) "(" ")" over ;
moment      = <string> | column | CURRENT_DATE | CURRENT_TIME | CURRENT_TIMESTAMP ;
over        = OVER "(" [PARTITION BY values] [ORDER BY orders] ")" ;
"""
_TOKENS = re.compile(r'"[^"]+"|<\w+>|@\w+|\w+|[=;|(){}\[\]]')
_LEXICAL_KINDS = {
    "integer": ("integer",),
    "number": ("number",),
    "string": ("string", "quoted"),
    "name": ("word", "identifier", "quoted", "string"),
}
_NAME_KINDS = ("word", "identifier", "quoted")
_OTHER_SPELLINGS = {"END_": "end", "END": ""}  # END: nothing more comes
_FREE_KEYWORD_LIST = """
    abs avg char coalesce count date datetime decimal dense_rank double first float full
    group_concat hex ifnull iif instr int integer julianday last length lower ltrim max min nocase
    nullif nulls numeric offset printf rank real replace right round row_number rtrim strftime
    substr substring sum text time total trim typeof unicode upper varchar
"""
"""Words of the grammar that may be names, too."""


class Option(NamedTuple):
    """A way to go on: the steps that a lexeme takes, and the stack then.

    Steps are actions with, among them, the role of the lexeme if it has one.
    """

    steps: tuple[str, ...]
    rest: Stack


class Stack:
    """What is still to be read, the next symbol first. Equal stacks are one object."""

    __slots__ = ("__dict__", "_pushed", "_rest", "_symbol")

    def __init__(self, symbol: str, rest: Stack | None) -> None:
        self._symbol = symbol
        self._rest = rest
        self._pushed: dict[str, Stack] = {}

    def push(self, symbol: str) -> Stack:
        """The stack with a symbol before this one."""
        if symbol not in self._pushed:
            self._pushed[symbol] = Stack(symbol, self)
        return self._pushed[symbol]

    @cached_property
    def open_brackets(self) -> int:
        """How many brackets are still to be closed."""
        behind = self._rest.open_brackets if self._rest else 0
        return behind + (self._symbol == '")"')

    @cached_property
    def options(self) -> dict[str, tuple[Option, ...]]:
        """The ways to go on, by the word or sign, or by the kind of lexeme in angles."""
        found: dict[str, list[Option]] = {}
        for key, option in self._expand(()):
            found.setdefault(key, []).append(option)
        return {key: tuple(options) for key, options in found.items()}

    def _expand(self, actions: tuple[str, ...]) -> Iterator[tuple[str, Option]]:
        if self._rest is None:
            return
        if self._symbol in _RULES:
            for alternative in _RULES[self._symbol]:
                stack = self._rest
                for symbol in reversed(alternative):
                    stack = stack.push(symbol)
                yield from stack._expand(actions)
        elif self._symbol.startswith("@"):
            yield from self._rest._expand((*actions, self._symbol[1:]))
        elif self._symbol.startswith("<"):
            role = self._symbol[1:-1]
            option = self._rest._behind((*actions, role))
            for kind in _LEXICAL_KINDS.get(role, _NAME_KINDS):
                yield f"<{kind}>", option
        else:
            yield _text_of(self._symbol), self._rest._behind(actions)

    def _behind(self, steps: tuple[str, ...]) -> Option:
        """With the actions that come first here: they need not wait for the next lexeme."""
        stack = self
        while stack._symbol.startswith("@") and stack._rest:
            steps, stack = (*steps, stack._symbol[1:]), stack._rest
        return Option(steps, stack)


def _text_of(symbol: str) -> str:
    return _OTHER_SPELLINGS.get(symbol, symbol.strip('"').lower())


class _GrammarReader:
    """Turns the text of a grammar into rules; each bracket becomes a rule of its own."""

    def __init__(self, text: str) -> None:
        self._tokens = _TOKENS.findall(text)
        self._at = 0
        self.rules: dict[str, list[tuple[str, ...]]] = {}

    def read(self) -> dict[str, list[tuple[str, ...]]]:
        while self._at < len(self._tokens):
            name = self._take()
            self._take()  # the equals sign
            self.rules[name] = self._alternatives(";")
        return self.rules

    def _take(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1]

    def _alternatives(self, end: str) -> list[tuple[str, ...]]:
        alternatives: list[tuple[str, ...]] = [()]
        while (token := self._take()) != end:
            if token == "|":
                alternatives.append(())
            else:
                symbol = self._bracket(token) if token in ("(", "[", "{") else token
                alternatives[-1] += (symbol,)
        return alternatives

    def _bracket(self, opening: str) -> str:
        name = f"({len(self.rules)}.{self._at})"
        inner = self._alternatives({"(": ")", "[": "]", "{": "}"}[opening])
        if opening == "{":
            inner = [(*alternative, name) for alternative in inner]
        self.rules[name] = inner if opening == "(" else [*inner, ()]
        return name


_RULES = _GrammarReader(_GRAMMAR).read()
_SYMBOLS = {symbol for rule in _RULES.values() for alternative in rule for symbol in alternative}
KEYWORDS = frozenset(
    _text_of(symbol) for symbol in _SYMBOLS if symbol.isupper() and symbol[0].isalpha()
) - {""}
ROLES = frozenset(symbol[1:-1] for symbol in _SYMBOLS if symbol.startswith("<"))
SIGNS = tuple(symbol.strip('"') for symbol in _SYMBOLS if symbol.startswith('"'))
RESERVED = KEYWORDS.difference(_FREE_KEYWORD_LIST.split()) | {
    "with",
    "values",
    "table",
    "create",
    "index",
    "set",
}
"""Words that cannot be a name unless they are quoted."""

START = Stack("", None).push("statement")
