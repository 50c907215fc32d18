"""The SQL in what a model wrote.

Base models answer with the SQL itself. Chat models put it into a fence, after a marker, into tags,
JSON, quotes, bold or inline code, with words around it and thoughts before it, and they write more
than one statement. Two rules decide:

- The first place where an answer may be counts: a fenced block, or SQL at the beginning of a line,
  after a colon, or right after what may enclose it; only if there is none, SQL within a sentence.
  Thoughts (`<think>`) are no answer, closed or not.
- The answer is the first statement that is a query. A model that writes a CREATE TABLE and then a
  SELECT has repeated the schema, or made up an example; only a query can answer a question. Without
  any query the first statement is the answer, and the executor reports what is wrong with it.

The query ends where what encloses it closes, or before: at a semicolon, or at what can be no SQL.
Outside of quotes and comments no SQL holds `</`, `<|`, `}` or three backticks, has a heading, or
begins again after a number. Prose looks like names, so it ends a statement only at the beginning of
a line, and only where the statement may end.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from lib.database.catalog import LINE_BREAKING
from lib.database.names import QUOTED

_QUERY = r"""(?:SELECT\b|VALUES\s*\(
    |WITH(?:\s|--[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)+(?:RECURSIVE\s+)?
     (?:\w+|"[^"]*"|`[^`]*`|\[[^\]]*\])\s*(?:\([^()]*\)\s*)?AS\b)"""
_START = re.compile(rf"\b{_QUERY}", re.IGNORECASE | re.VERBOSE)
_OTHER_START = re.compile(
    r"""(?:CREATE\s+(?:TEMP\w*\s+|UNIQUE\s+|VIRTUAL\s+)?(?:TABLE|VIEW|INDEX|TRIGGER)
    |DROP\s+(?:TABLE|VIEW|INDEX|TRIGGER)|ALTER\s+TABLE|(?:INSERT\s+(?:OR\s+\w+\s+)?|REPLACE\s+)INTO
    |DELETE\s+FROM|UPDATE\s+\S+\s+SET|PRAGMA\s+\w+|ATTACH\s+DATABASE)\b""",
    re.IGNORECASE | re.VERBOSE,
)
_COMMENT = re.compile(r"--[^\n]*(?:\n|\Z)|/\*.*?(?:\*/|\Z)", re.DOTALL)
_BEFORE_SQL = re.compile(rf"(?:[\s(;]|{_COMMENT.pattern})*", re.DOTALL)
_FENCE = re.compile(r"`{3,}|~{3,}")
_LANGUAGE = re.compile(rf"[ \t]*(?!{_QUERY})[\w+-]*[ \t]*\n?", re.IGNORECASE | re.VERBOSE)


_CLOSED_BY = {"“": "”", "”": "”", "„": "“", "«": "»", "‘": "’", "「": "」"}
_OPENING = rf"""(?: \*\* | (?<!`)`{{1,2}}(?!`) | \"{{3}} | '{{3}} | [\"'{"".join(_CLOSED_BY)}]
    | <[A-Z]\w{{0,20}}(?:[ ][^<>\n]{{0,80}})?>\s{{0,9}} | \[\w{{1,20}}\]\s{{0,9}} )"""
_ANCHOR = re.compile(
    rf"""(?P<fence>{_FENCE.pattern})
    | (?: ^[ \t>(\d.)]*(?:[-*\u2022][ ])? | (?<!Previous[ ]SQL):[*_]*[\s(]*
        | (?=[*`\"'<\[{"".join(_CLOSED_BY)}]) )
      (?P<opening>{_OPENING}{{0,3}}) (?P<query>\b{_QUERY})""",
    re.IGNORECASE | re.VERBOSE | re.MULTILINE,
)
_LAST_OPENING = re.compile(rf"{_OPENING}\Z", re.IGNORECASE | re.VERBOSE)
_QUOTES = ('"', "'")
_LONGEST_BETWEEN = 5_000  # characters of a query before a subquery that begins a line
_KEYWORD_ALONE = re.compile(r"(?:SELECT|WITH|VALUES)\b(?:\s+DISTINCT\b)?\W*", re.IGNORECASE)
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|([\"'\\/nrt_%&#$]))")
_ESCAPED_BLANKS = {"n": "\n", "r": "\r", "t": "\t"}
_QUOTE_OR_ESCAPE = {quote: re.compile(rf"\\.|{quote}", re.DOTALL) for quote in "\"'`"}

_MARKER = re.compile(r"(?<!Previous )\bSQL\s*:", re.IGNORECASE)
_THOUGHTS = "think|thinking|thought|thoughts|reasoning|analysis|scratchpad"
_THOUGHT = re.compile(rf"<({_THOUGHTS})>.*?(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_END_OF_THOUGHT = re.compile(rf"</(?:{_THOUGHTS})>", re.IGNORECASE)


class FoundSql(NamedTuple):
    """`sql`: one statement, stripped, without its semicolon; "" where there is none.

    `complete`: it is a query and its end has been seen, so that no text after it changes `sql`.
    """

    sql: str
    complete: bool = False


def extract_sql(text: str) -> str:
    """The SQL of the answer; see `find_sql`."""
    return find_sql(text).sql


def find_sql(text: str) -> FoundSql:
    """The first query of `text`, else its first statement.

    Text without SQL is returned stripped: it is what the model answered, and the executor reports
    what is wrong with it.
    """
    if _starts(_START, text):
        if not _is_written_like_prose(text):
            return _unfenced(text)
        return _anchored(text, fences_only=True) or FoundSql(_unfenced(text).sql)
    if _starts(_OTHER_START, text):
        return _first_of_script(text)
    text = _THOUGHT.sub("", text)
    text, *after_thoughts = _END_OF_THOUGHT.split(text, 1)
    found = _anchored(_without_leading_comments(text))
    if after_thoughts and (found is None or not found.complete):
        text = after_thoughts[0]
        found = _anchored(_without_leading_comments(text))
    return found or FoundSql(_in_a_sentence(text))


def _starts(pattern: re.Pattern[str], text: str) -> bool:
    """Whether the text begins with SQL of that kind, apart from brackets and comments."""
    before = _BEFORE_SQL.match(text)
    return before is not None and pattern.match(text, before.end()) is not None


def _without_leading_comments(text: str) -> str:
    before = _BEFORE_SQL.match(text)
    start = before.end() if before else 0
    return _COMMENT.sub("", text[:start]) + text[start:]


def _is_written_like_prose(text: str) -> bool:
    """Whether it may be a sentence: `Select the singers like this:` can come before a fence."""
    start = _START.search(text)
    return start is not None and start.group()[:2].istitle()


def _unfenced(text: str) -> FoundSql:
    """A query that begins here."""
    return _first_statement(_without_leading_comments(text))


def _first_of_script(text: str) -> FoundSql:
    """The first query of a text that begins with a statement of another kind."""
    region, fence, rest = text.partition("```")
    found = _first_query(region, closed=False)
    if found is None and fence:
        found = _anchored(fence + rest, fences_only=True)
    return found or FoundSql(_first_statement(region).sql)


def _anchored(text: str, fences_only: bool = False) -> FoundSql | None:
    """The first query in a fence or at a place where answers begin, else what is in a fence."""
    position = 0
    first_block = ""
    while anchor := (_FENCE if fences_only else _ANCHOR).search(text, position):
        if not fences_only and anchor["query"]:
            found = _enclosed(text, anchor)
            if found is not None:
                return found
            position = anchor.end()
            continue
        mark = anchor.group()[:3]
        language = _LANGUAGE.match(text, anchor.end())
        start = language.end() if language else anchor.end()
        end = text.find(mark, start)
        block = text[start : end if end >= 0 else None]
        found = _first_query(block, closed=end >= 0)
        if found is None and not fences_only and (inner := _anchored(block)):
            found = FoundSql(inner.sql, end >= 0)  # JSON, or a string of a program
        if found is not None:
            return found
        first_block = first_block or block.strip()
        if end < 0:
            break
        position = end + len(mark)
        while text.startswith(mark[0], position):
            position += 1
    return FoundSql(_in_a_sentence(first_block)) if first_block else None


def _enclosed(text: str, anchor: re.Match[str]) -> FoundSql | None:
    """The query at an anchor that is not a fence; None where it is no answer."""
    start = anchor.start("query")
    opening = _LAST_OPENING.search(text, anchor.start("opening"), start)
    sign = opening.group() if opening else ""
    if sign in ("", *_QUOTES):
        earlier = _began_before(text, anchor.start())
        if earlier is not None:
            return _unfenced(text[earlier:])
    if not sign:
        return _unfenced(text[len(text[:start].rstrip(" \t\n(")) :])
    end = _closing(text, sign, start)
    region = text[start : end if end >= 0 else None]
    if sign in _QUOTES:
        region = _ESCAPE.sub(_plain, region)
    found = _unfenced(region)
    if end >= 0 and _KEYWORD_ALONE.fullmatch(found.sql):
        return None
    return FoundSql(found.sql, found.complete or end >= 0)


def _plain(escape: re.Match[str]) -> str:
    if escape[1]:
        return chr(int(escape[1], 16))
    return _ESCAPED_BLANKS.get(escape[2], escape[2])


def _closing(text: str, sign: str, start: int) -> int:
    """Where that closes which encloses the query; -1 where it does not, and for `[SQL]`, whose
    closing sign ends any statement.
    """
    if sign.startswith("<"):
        name = re.escape(sign[1:].split()[0].split(">")[0])
        end = re.compile(rf"</{name}\b", re.IGNORECASE).search(text, start)
        return end.start() if end else -1
    if sign in _QUOTE_OR_ESCAPE:
        return _closing_quote(text, sign, start)
    if sign.startswith("["):
        return -1
    return text.find(_CLOSED_BY.get(sign, sign), start)


def _closing_quote(text: str, quote: str, start: int) -> int:
    """The first quote that does not close a name or a string of the query. -1 without one."""
    inside = 0
    for found in _QUOTE_OR_ESCAPE[quote].finditer(text, start):
        if found.group() != quote:
            continue
        before, after = text[found.start() - 1], text[found.end() : found.end() + 1]
        ends_token = before.isalnum() or before in "_'\")*;`"
        if quote != "`" and (after == quote or after == "_" or after.isalnum()):
            ends_token = False
        if ends_token and inside % 2 == 0:
            return found.start()
        inside += 1
    return -1


def _began_before(text: str, anchor: int) -> int | None:
    """Where a query began that continues at the anchor, as after `IN (` and a line break."""
    start = _START.search(text, 0, anchor)
    if start is None:
        return None
    between = text[start.end() : anchor]
    if len(between) > _LONGEST_BETWEEN:
        return None
    continues = re.search(r"\bFROM\b", between, re.IGNORECASE)
    return start.start() if continues and not re.search(r"[.:;]\s|\n\s*\n", between) else None


def _in_a_sentence(text: str) -> str:
    marker = _MARKER.search(text)
    text = text[marker.end() :] if marker else text
    start = _START.search(text)
    if start is None:
        return next(filter(None, map(str.strip, text.split(";"))), "")
    return _first_statement(text[start.start() :]).sql


def _first_query(region: str, *, closed: bool) -> FoundSql | None:
    """The first query of the region. `closed`: whether the region's end has been seen."""
    for sql, ended in _statements(region):
        if _starts(_START, sql):
            return FoundSql(sql, ended or closed)
    return None


_CLAUSES = (  # SQL that is written like words, with blank lines between its clauses
    "(?i:SELECT|FROM|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION|INTERSECT|EXCEPT|JOIN|INNER|LEFT|RIGHT"
    "|FULL|CROSS|NATURAL|ON|USING|AND|OR|AS|CASE|WHEN|THEN|ELSE|END|IN|NOT|WINDOW|VALUES)"
)
_LINE = r"\n[^\S\n]*+"
_NEXT_QUERY = r"\s{1,9}[*_`]{0,3}(?i:SELECT|WITH)[\s(]"

_NO_SQL = rf"""; | \}} | ``` | </[A-Za-z] | <[|\uff5c]
    | \[/(?i:SQL|INST|ANSWER|CODE|QUERY|RESPONSE|OUTPUT|RESULT)\] | \[INST\]
    | (?<![\w.])\d{{1,2}}\.{_NEXT_QUERY}
    | {_LINE}(?: [-*\u2022]{_NEXT_QUERY} | \# | ={{3}} | [*]{{3}}
        | (?:Schema|Question|Hint|Previous\ SQL|Feedback|SQL)\s*:
        | [*_]{{0,2}}[A-Z]\w*+(?:\ \w++){{0,3}}[*_]{{0,2}}:[*_]{{0,2}}\s )"""
_PERHAPS_PROSE = rf"""{_LINE}(?: \d{{1,2}}\){_NEXT_QUERY} | (?i:SELECT)[\s(] )
    | \n(?:This|The|It|Here|Note|In(?!\s*\()|Explanation|Output|Answer)[ :,]
    | {_LINE}{_LINE}(?: (?!{_CLAUSES}\b)[A-Z][a-z']*[ :,] | \*\*
        | (?:[-*\u2022]|\d{{1,2}}\.)\ +[A-Z][a-z]*\ (?!{_CLAUSES}\b)[a-z]+\ )"""

_END = re.compile(_NO_SQL, re.VERBOSE)
# (?>(?:...)*), not (?:...)*+: up to Python 3.11.4 a possessive group can match too much
_QUOTED = r"""'(?>(?:[^']|'')*)' | "(?>(?:[^"]|"")*)" | `[^`]*+` | \[[^\]]*+\]"""
_VERBOSE_COMMENT = r"--[^\n]*+ | /\*.*?(?:\*/|\Z)"
_SIGN = r"(?: [^\s\w'\"`\[;}<\\/-] | -(?!-) | /(?!\*) | <(?![/|\uff5c]) )"  # ends nothing
_TOKENS = re.compile(  # stops at what may end a statement, and at a quote that is never closed
    rf"""(?>(?: [^\W\d]\w*+ | (?>(?:[^\S\n]|{_SIGN})+) | {_VERBOSE_COMMENT} | \d++(?!\.)
        | (?! {_NO_SQL} ) (?: {_QUOTED} | \\. | [^\s'"`\[] )
        | (?! {_NO_SQL} | {_PERHAPS_PROSE} ) \n )*)""",
    re.DOTALL | re.VERBOSE,
)
_TOKEN_OR_COMMENT = re.compile(
    rf"{_VERBOSE_COMMENT} | (?P<token> \w++ | {_QUOTED} | \\. | \S )", re.DOTALL | re.VERBOSE
)
_UNFINISHED = re.compile(
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
_BLANK_ESCAPES = {"n": "\n", "t": "\t"}
_LONGEST_TAG = 40  # characters, also of a number
_LAST_TAG = re.compile(r"<[\w/]+>\Z")
_LAST_NUMBER = re.compile(r"(?<![\w.])\d+\.\Z")


def _statements(text: str) -> Iterator[FoundSql]:
    """The statements of the text that are not empty, and what lies between them.

    `complete`: the end has been seen.
    """
    position, ended = 0, True
    while ended and position < len(text):
        end, ended = _statement_end(text, position)
        if sql := _without_closing_signs(text[position:end].strip()):
            yield FoundSql(_unescaped(sql), ended)
        position = end + 1


def _first_statement(text: str) -> FoundSql:
    """The first statement; empty where there is none."""
    return next(_statements(text), FoundSql(""))


def _statement_end(text: str, start: int) -> tuple[int, bool]:
    position = start
    last = ""
    while True:
        tokens = _TOKENS.match(text, position)
        assert tokens is not None  # it matches the empty text, too
        before, position = position, tokens.end()
        if position == len(text):
            return position, False
        if _END.match(text, position):
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
    return not _UNFINISHED.fullmatch(last)


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
            return _BLANK_ESCAPES.get(sign, sign)
        return match[0].removeprefix("\\")

    return _ESCAPED.sub(plain, sql)


_FOLDED = re.compile(
    rf"(?P<quoted>{QUOTED})|(?P<space>(?:--[^\n]*|/\*.*?(?:\*/|\Z)|\s)+)", re.DOTALL
)


def single_line(sql: str) -> str:
    """The SQL on one line, without comments. White space outside quotes is folded to one space."""
    return _FOLDED.sub(lambda match: LINE_BREAKING.sub(" ", match["quoted"] or " "), sql).strip()
