"""The SQL in what a model wrote.

Base models answer with the SQL itself. Chat models put it into a fence, after a marker, into bold
or inline code, with words around it and thoughts before it, and they write more than one statement.
Two rules decide:

- The first place where an answer may be counts: a fenced block, or SQL at the beginning of a line,
  after a colon, in bold or in inline code; only if there is none, SQL within a sentence. Thoughts
  (`<think>`) are no answer, closed or not.
- The answer is the first statement that is a query. A model that writes a CREATE TABLE and then a
  SELECT has repeated the schema, or made up an example; only a query can answer a question. Without
  any query the first statement is the answer, and the executor reports what is wrong with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

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
_ANCHOR = re.compile(
    rf"""(?P<fence>{_FENCE.pattern})
    | (?:^[ \t>(\d.]*(?:[-*][ ])?|(?<!Previous[ ]SQL):[*_]*[\s(]*|(?=\*\*|`))
      (?P<mark>\*\*|(?<!`)`)?(?P<query>\b{_QUERY})""",
    re.IGNORECASE | re.VERBOSE | re.MULTILINE,
)
_MARKER = re.compile(r"(?<!Previous )\bSQL\s*:", re.IGNORECASE)
_THOUGHT = re.compile(r"<(think|thinking)>.*?(?:</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_END_OF_THOUGHT = re.compile(r"</think(?:ing)?>", re.IGNORECASE)
_NEXT_PROMPT = re.compile(
    r"^[^\S\n]*(?:Schema|Question|Hint|Previous SQL|Feedback|SQL)\s*:", re.MULTILINE
)
_CLAUSE = (  # SQL that is written like words, with blank lines between its clauses
    "(?i:SELECT|FROM|WHERE|GROUP|HAVING|ORDER|LIMIT|UNION|INTERSECT|EXCEPT|JOIN|INNER|LEFT|RIGHT"
    "|FULL|CROSS|NATURAL|ON|USING|AND|OR|AS|CASE|WHEN|THEN|ELSE|END|IN|NOT|WINDOW|VALUES)"
)
_PROSE = re.compile(
    r"(?<![,(])\n(?:This|The|It|Here|Note|In(?!\s*\()|Explanation|Output|Answer)[ :,]"
    rf"|\n[^\S\n]*\n[^\S\n]*(?:(?!{_CLAUSE}\b)[A-Z][a-z']*[ :,]|\*\*|\#)"
)
_STATEMENT = re.compile(
    r"""(?: '(?:[^']|'')*(?:'|\Z) | "(?:[^"]|"")*(?:"|\Z) | `[^`]*(?:`|\Z) | \[[^\]]*(?:\]|\Z)
    | --[^\n]* | /\*.*?(?:\*/|\Z) | [^;] )*""",
    re.DOTALL | re.VERBOSE,
)
_INLINE_END = re.compile(r"(?<=[\w'\")*;])`")


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
    """A query that begins here, up to its semicolon, a fence or the prose after it."""
    region = _cut_next_prompt(_without_leading_comments(text).split("```")[0])
    prose = _PROSE.search(region)
    region = region[: prose.start()] if prose else region
    sql, ended = next(_statements(region), ("", False))
    return FoundSql(sql, ended or prose is not None)


def _first_of_script(text: str) -> FoundSql:
    """The first query of a text that begins with a statement of another kind."""
    region, fence, rest = text.partition("```")
    found = _first_query(region, closed=False)
    if found is None and fence:
        found = _anchored(fence + rest, fences_only=True)
    return found or FoundSql(_first_statement(region))


def _anchored(text: str, fences_only: bool = False) -> FoundSql | None:
    """The first query in a fence or at a place where answers begin, else what is in a fence."""
    position = 0
    first_block = ""
    while anchor := (_FENCE if fences_only else _ANCHOR).search(text, position):
        if not fences_only and anchor["query"]:
            return _marked(text, anchor)
        mark = anchor.group()[:3]
        language = _LANGUAGE.match(text, anchor.end())
        start = language.end() if language else anchor.end()
        end = text.find(mark, start)
        block = _cut_next_prompt(text[start : end if end >= 0 else None])
        found = _first_query(block, closed=end >= 0)
        if found is not None:
            return found
        first_block = first_block or block.strip()
        if end < 0:
            break
        position = end + len(mark)
        while text.startswith(mark[0], position):
            position += 1
    return FoundSql(_first_statement(_after_marker(first_block))) if first_block else None


def _marked(text: str, anchor: re.Match[str]) -> FoundSql:
    """The query at an anchor that is not a fence."""
    start = anchor.start("query")
    mark = anchor["mark"]
    if mark is None:
        earlier = _began_before(text, anchor.start())
        bracketed = len(text[:start].rstrip(" \t\n("))
        return _unfenced(text[bracketed if earlier is None else earlier :])
    end = text.find(mark, start) if mark != "`" else _inline_end(text, start)
    found = _unfenced(text[start : end if end >= 0 else None])
    return FoundSql(found.sql, found.complete or end >= 0)


def _began_before(text: str, anchor: int) -> int | None:
    """Where a query began that goes on at the anchor, as after `IN (` and a line break."""
    start = _START.search(text, 0, anchor)
    if start is None:
        return None
    between = text[start.end() : anchor]
    goes_on = re.search(r"\bFROM\b", between, re.IGNORECASE)
    return start.start() if goes_on and not re.search(r"[.:;]\s|\n\s*\n", between) else None


def _inline_end(text: str, start: int) -> int:
    """The end of inline code: the first backtick that does not close a name. -1 without one."""
    for end in _INLINE_END.finditer(text, start):
        if text.count("`", start, end.start()) % 2 == 0:
            return end.start()
    return -1


def _in_a_sentence(text: str) -> str:
    text = _after_marker(text)
    start = _START.search(text)
    return _first_statement(_cut_next_prompt(text[start.start() :] if start else text))


def _first_query(region: str, *, closed: bool) -> FoundSql | None:
    """The first query of the region. `closed`: whether the region's end has been seen."""
    for sql, ended in _statements(region):
        if _starts(_START, sql):
            return FoundSql(sql, ended or closed)
    return None


def _first_statement(region: str) -> str:
    return next(_statements(region), ("", False))[0]


def _statements(region: str) -> Iterator[tuple[str, bool]]:
    """The statements that are not empty, and whether a semicolon ends them."""
    position = 0
    while position < len(region):
        match = _STATEMENT.match(region, position)
        assert match is not None  # it matches the empty text, too
        if sql := match.group().strip():
            yield sql, match.end() < len(region)
        position = match.end() + 1


def _after_marker(text: str) -> str:
    marker = _MARKER.search(text)
    return text[marker.end() :] if marker else text


def _cut_next_prompt(text: str) -> str:
    """Cut the next prompt: base models go on with one, as their training text does."""
    following = _NEXT_PROMPT.search(text)
    if following and text[: following.start()].strip():
        return text[: following.start()]
    return text
