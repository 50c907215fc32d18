"""Where a statement ends in what a model wrote: at a semicolon, or at what can be no SQL.

Outside of quotes and comments no SQL holds `</`, `<|`, `}` or three backticks, has a heading, or
begins again after a number. Prose looks like names, so it ends a statement only at the beginning of
a line, and only where the statement may end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_CLAUSES = (  # SQL that is written like words, with blank lines between its clauses
    "(?i:SELECT|FROM|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION|INTERSECT|EXCEPT|JOIN|INNER|LEFT|RIGHT"
    "|FULL|CROSS|NATURAL|ON|USING|AND|OR|AS|CASE|WHEN|THEN|ELSE|END|IN|NOT|WINDOW|VALUES)"
)
_LINE = r"\n[^\S\n]*+"
_NEXT_QUERY = r"\s{1,9}[*_`]{0,3}(?i:SELECT|WITH)[\s(]"

_NO_SQL = rf"""; | \}} | ``` | </[A-Za-z] | <[|\uff5c] | \\[\])}}]
    | \[/(?i:SQL|INST|ANSWER|CODE|QUERY|RESPONSE|OUTPUT|RESULT)\] | \[INST\]
    | (?<![\w.])\d{{1,2}}\.{_NEXT_QUERY}
    | {_LINE}(?: [-*\u2022]{_NEXT_QUERY} | \# | ={{3}} | [*]{{3}}
        | (?:Schema|Question|Hint|Previous\ SQL|Feedback|SQL)\s*:
        | [*_]{{0,2}}[A-Z]\w*+(?:\ \w++){{0,3}}[*_]{{0,2}}:[*_]{{0,2}}\s )"""
_PERHAPS_PROSE = rf"""{_LINE}(?: \d{{1,2}}\){_NEXT_QUERY} | (?i:SELECT)[\s(] )
    | \n(?:This|The|It|Here|Note|In(?!\s*\()|Explanation|Output|Answer)[ :,]
    | {_LINE}{_LINE}(?: (?!{_CLAUSES}\b)[A-Z][a-z']*[ :,] | \*\*
        | (?:[-*\u2022]|\d{{1,2}}\.)\ +[A-Z][a-z]*\ (?!{_CLAUSES}\b)[a-z]+\ )"""

_FIRM_END = re.compile(_NO_SQL, re.VERBOSE)
_COMMENT = r"--[^\n]*+ | /\*.*?(?:\*/|\Z)"
_TOKEN = rf"""[^\W\d]\w*+ | [,=()+*>.&|~%!] | '(?:[^']|'')*+(?:'|\Z) | "(?:[^"]|"")*+(?:"|\Z)
    | (?! {_NO_SQL} ) (?: `[^`]*+(?:`|\Z) | \[[^\]]*+(?:\]|\Z) | \\. | \S )"""
_TOKENS = re.compile(
    rf"(?: [ \t]++ | {_COMMENT} | {_TOKEN} | (?! {_NO_SQL} | {_PERHAPS_PROSE} ) \s )*+",
    re.DOTALL | re.VERBOSE,
)
_TOKEN_OR_COMMENT = re.compile(rf"{_COMMENT} | (?P<token> {_TOKEN} )", re.DOTALL | re.VERBOSE)
_GOES_ON = re.compile(
    rf"(?!(?i:END)\Z){_CLAUSES}"
    r"|(?i:ALL|BETWEEN|BY|DISTINCT|ESCAPE|EXISTS|GLOB|IS|LIKE|OFFSET|OVER|WITH)|[,(=<>+*/|&%~.!-]"
)
_WITH = re.compile(r"\bWITH\b", re.IGNORECASE)
_AFTER_OPEN_QUOTE = re.compile(
    rf"``` | </[A-Za-z] | <[|\uff5c] | {_LINE}(?:Schema|Question|Previous\ SQL|SQL)\s*:",
    re.VERBOSE,
)
_CLOSING_SIGNS = " \t\r\n\"'`)]}.*"
_ESCAPED = re.compile(
    r"'[^']*'|\"[^\"]*\"|`[^`]*`|\[[^\]]*\]|\\(?P<sign>[^\w]|_|n|t)|\\", re.DOTALL
)
_ESCAPED_BLANKS = {"n": "\n", "t": "\t"}
_LAST_TAG = re.compile(r"\s*<[\w/]{1,40}>\Z")
_LAST_NUMBER = re.compile(r"(?<![\w.])\d+\.\Z")


class Statement(NamedTuple):
    """`sql`: stripped, without its semicolon. `ended`: its end has been seen."""

    sql: str
    ended: bool


def statements(text: str) -> Iterator[Statement]:
    """The statements of the text that are not empty, and what lies between them."""
    position = 0
    while position < len(text):
        end, ended = _statement_end(text, position)
        if sql := _without_closing_signs(text[position:end].strip()):
            yield Statement(_unescaped(sql), ended)
        position = end + 1


def first_statement(text: str) -> Statement:
    """The first statement; empty where there is none."""
    return next(statements(text), Statement("", False))


def _statement_end(text: str, start: int) -> tuple[int, bool]:
    position = start
    last: re.Match[str] | None = None
    while True:
        tokens = _TOKENS.match(text, position)
        assert tokens is not None  # it matches the empty text, too
        if tokens.end() < len(text) and _FIRM_END.match(text, tokens.end()):
            return tokens.end(), True
        for token in _TOKEN_OR_COMMENT.finditer(text, position, tokens.end()):
            last = token if token["token"] else last
        position = tokens.end()
        if position == len(text):
            return _before_open_quote(text, last), False
        if last and _may_end(text, start, position, last.group()):
            return position, True
        position += 1


def _may_end(text: str, start: int, end: int, last: str) -> bool:
    """Whether the statement whose last token is `last` may be complete before prose or a query."""
    if last == ")":  # WITH a AS (...) SELECT
        return not _WITH.search(text, start, end)
    return not _GOES_ON.fullmatch(last)


def _before_open_quote(text: str, last: re.Match[str] | None) -> int:
    """The end of a text, or what ends a statement inside a quote that is never closed."""
    if last is None or last.end() < len(text) or last.group()[0] not in "'\"`[":
        return len(text)
    token = last.group()
    closed = token[-1] == "]" if token[0] == "[" else token.count(token[0]) % 2 == 0
    if closed:
        return len(text)
    if not token.strip(_CLOSING_SIGNS):
        return last.start()
    end = _AFTER_OPEN_QUOTE.search(text, last.start())
    return end.start() if end else len(text)


def _without_closing_signs(sql: str) -> str:
    """Without what no statement ends with: `<eos>`, `**`, the full stop of a sentence."""
    while tag := _LAST_TAG.search(sql, max(0, len(sql) - 60)):
        sql = sql[: tag.start()]
    sql = sql.removesuffix("**").rstrip()
    return sql if _LAST_NUMBER.search(sql) else sql.removesuffix(".").rstrip()


def _unescaped(sql: str) -> str:
    r"""Without backslashes outside of quotes, where SQL has none: `singer\_id`, `= \"Ayr\"`."""
    if "\\" not in sql:
        return sql

    def plain(match: re.Match[str]) -> str:
        sign = match["sign"]
        if sign:
            return _ESCAPED_BLANKS.get(sign, sign)
        return match[0].removeprefix("\\")

    return _ESCAPED.sub(plain, sql)
