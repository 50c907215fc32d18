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
_QUOTED = r"""'(?:[^']|'')*+' | "(?:[^"]|"")*+" | `[^`]*+` | \[[^\]]*+\]"""
_COMMENT = r"--[^\n]*+ | /\*.*?(?:\*/|\Z)"
_SIGN = r"(?: [^\s\w'\"`\[;}<\\/-] | -(?!-) | /(?!\*) | <(?![/|\uff5c]) )"  # ends nothing
_TOKENS = re.compile(  # stops at what may end a statement, and at a quote that is never closed
    rf"""(?: [^\W\d]\w*+ | (?:[^\S\n]|{_SIGN})++ | {_COMMENT} | \d++(?!\.)
        | (?! {_NO_SQL} ) (?: {_QUOTED} | \\. | [^\s'"`\[] )
        | (?! {_NO_SQL} | {_PERHAPS_PROSE} ) \n )*+""",
    re.DOTALL | re.VERBOSE,
)
_TOKEN_OR_COMMENT = re.compile(
    rf"{_COMMENT} | (?P<token> \w++ | {_QUOTED} | \\. | \S )", re.DOTALL | re.VERBOSE
)
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
_LONGEST_TAG = 40  # characters, also of a number
_LAST_TAG = re.compile(r"<[\w/]+>\Z")
_LAST_NUMBER = re.compile(r"(?<![\w.])\d+\.\Z")


class Statement(NamedTuple):
    """`sql`: stripped, without its semicolon. `ended`: its end has been seen."""

    sql: str
    ended: bool


def statements(text: str) -> Iterator[Statement]:
    """The statements of the text that are not empty, and what lies between them."""
    position, ended = 0, True
    while ended and position < len(text):
        end, ended = _statement_end(text, position)
        if sql := _without_closing_signs(text[position:end].strip()):
            yield Statement(_unescaped(sql), ended)
        position = end + 1


def first_statement(text: str) -> Statement:
    """The first statement; empty where there is none."""
    return next(statements(text), Statement("", False))


def _statement_end(text: str, start: int) -> tuple[int, bool]:
    position = start
    last = ""
    while True:
        tokens = _TOKENS.match(text, position)
        assert tokens is not None  # it matches the empty text, too
        before, position = position, tokens.end()
        if position == len(text):
            return position, False
        if _FIRM_END.match(text, position):
            return position, True
        if text[position] != "\n":
            return _end_in_open_quote(text, position), False
        for token in _TOKEN_OR_COMMENT.finditer(text, before, position):
            last = token["token"] or last
        if last and _may_end(text, start, position, last):
            return position, True
        position += 1


def _may_end(text: str, start: int, end: int, last: str) -> bool:
    """Whether the statement whose last token is `last` may be complete before prose or a query."""
    if last == ")":  # WITH a AS (...) SELECT
        return not _WITH.search(text, start, end)
    return not _GOES_ON.fullmatch(last)


def _end_in_open_quote(text: str, quote: int) -> int:
    """The quote itself where it is one of the signs that close an answer, else the text's end."""
    if not text[quote:].strip(_CLOSING_SIGNS):
        return quote
    end = _AFTER_OPEN_QUOTE.search(text, quote)
    return end.start() if end else len(text)


def _without_closing_signs(sql: str) -> str:
    """Without what no statement ends with: `<eos>`, `**`, the full stop of a sentence."""
    while sql.endswith(">") and (tag := _LAST_TAG.search(sql, len(sql) - _LONGEST_TAG)):
        sql = sql[: tag.start()].rstrip()
    sql = sql.removesuffix("**").rstrip()
    if sql.endswith(".") and not _LAST_NUMBER.search(sql, len(sql) - _LONGEST_TAG):
        return sql[:-1].rstrip()
    return sql


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
