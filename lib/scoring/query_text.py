"""The changes that the official evaluators make to a query's text before they run it."""

from __future__ import annotations

import re

# Spider's prediction format writes `value` where a model leaves a literal out.
_VALUE_PLACEHOLDER = (" value ", " 1 ")
_SPLIT_OPERATORS = (("> =", ">="), ("< =", "<="), ("! =", "!="))
_CURRENT_YEAR = re.compile(r"YEAR\s*\(\s*CURDATE\s*\(\s*\)\s*\)\s*", re.IGNORECASE)

# The lexer by which the test-suite evaluator removes DISTINCT (sqlparse): comments, quoted text and
# placeholders are single tokens, so a DISTINCT inside them stays. A comment without an end reaches
# to the end of the text, as in SQLite; to look for the end of each of many would take for ever.
_LEXEME = re.compile(
    r"""(?=[-\#/`'"\[$:?@\\;()Dd])  # none begins otherwise; saves trying each everywhere
    (?: (?:--|\#[ ]).*?(?:\r\n|\r|\n|$) | /\*[\s\S]*?(?:\*/|\Z)
      | `(?:``|[^`])*` | '(?:''|\\'|[^'])*' | "(?:""|\\"|[^"])*" | (?<![\w\])])\[[^\]\[]+\]
      | (?<!\w)[$:?]\w+ | (?:@|\#\#|\#)[^\W\d_]\w+ | \\\w+
      | (?<![\w$\#])distinct(?![\w$\#]) | [;()])""",
    re.VERBOSE | re.IGNORECASE,
)
# That lexer leaves comments in the statement before them, and SQLite cannot read those of MySQL.
_MYSQL_COMMENT = re.compile(r"(?>[^\S\r\n]|--.*?[\r\n])*\# ")
_NO_STATEMENT = re.compile(r"(?>[ \t\n\f\r;]|--[^\n]*|/\*[\s\S]*?(?:\*/|\Z))+")


def scored_prediction(sql: str, *, keep_distinct: bool = False) -> str:
    """The text that Spider's evaluator runs for a prediction."""
    return scored_gold(sql.replace(*_VALUE_PLACEHOLDER), keep_distinct=keep_distinct)


def scored_gold(sql: str, *, keep_distinct: bool = False) -> str:
    """The text that Spider's evaluator runs for gold.

    `> =` becomes `>=`, YEAR(CURDATE()) becomes 2020. Unless `keep_distinct`, every DISTINCT is
    removed, and with it all from the first semicolon on.
    """
    for split, joined in _SPLIT_OPERATORS:
        sql = sql.replace(split, joined)
    if not keep_distinct:
        sql = _without_distinct(sql)
    return _CURRENT_YEAR.sub("2020", sql).strip()


def parsed_prediction(sql: str) -> str:
    """The text that Spider's evaluator parses for the exact match of a prediction."""
    return sql.replace(*_VALUE_PLACEHOLDER)


def asks_for_order(scored_gold_sql: str) -> bool:
    """Whether the order of the rows counts: the evaluator looks for the words, anywhere in gold."""
    return "order by" in scored_gold_sql.lower()


def runs_nothing(scored: str) -> bool:
    """Whether there are only comments and semicolons: to SQLite that is a result without rows."""
    return _NO_STATEMENT.fullmatch(scored) is not None


def same_statement(executed: str, scored: str) -> bool:
    """Whether a result of `executed` is one of `scored`: a semicolon at the end is ignored."""
    return scored == executed.strip().removesuffix(";").rstrip()


def _without_distinct(sql: str) -> str:
    if "distinct" not in sql.lower() and ";" not in sql:
        return sql
    kept: list[str] = []
    position = depth = 0
    for lexeme in _LEXEME.finditer(sql):
        kept.append(sql[position : lexeme.start()])
        position = lexeme.end()
        text = lexeme.group()
        if text == ";" and depth <= 0:
            fails = _MYSQL_COMMENT.match(sql, position)
            return sql if fails else "".join(kept).strip() or text
        depth += {"(": 1, ")": -1}.get(text, 0)
        if text.lower() != "distinct":
            kept.append(text)
    return "".join([*kept, sql[position:]])
