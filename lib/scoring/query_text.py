"""The changes that the official evaluators make to a query's text before they run it."""

from __future__ import annotations

import re
from collections.abc import Callable

from lib.database.catalog import Catalog

# Spider's prediction format writes `value` where a model leaves a literal out.
_PLACEHOLDER = "value"
_ALONE = re.compile(rf"([ \t\r\n]){_PLACEHOLDER}([ \t\r\n])")
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


def scored_prediction(
    sql: str, catalog: Callable[[], Catalog], *, keep_distinct: bool = False
) -> str:
    """The text that Spider's evaluator runs for a prediction; `catalog` as in `filled`."""
    return scored_gold(filled(sql, catalog), keep_distinct=keep_distinct)


def filled(sql: str, catalog: Callable[[], Catalog]) -> str:
    """The prediction without white space around it, and 1 in the place of each placeholder.

    Spider's evaluator reads the word `value`, alone and in lower case, as a literal that the model
    left out, even inside quotes. Unlike there, it stays where it is a name in the query. `catalog`
    gives the schema of the database; it is called only for a prediction with that word.
    """
    sql = sql.strip()
    if not _ALONE.search(sql):
        return sql
    # here: sqlglot is slow to load, and hardly any prediction has the word
    from lib.database.sql.bindings import is_name

    return sql if is_name(_PLACEHOLDER, _joined(sql), catalog()) else _ALONE.sub(r"\g<1>1\2", sql)


def scored_gold(sql: str, *, keep_distinct: bool = False) -> str:
    """The text that Spider's evaluator runs for gold.

    `> =` becomes `>=`, YEAR(CURDATE()) becomes 2020. Unless `keep_distinct`, every DISTINCT is
    removed, and with it all from the first semicolon on.
    """
    sql = _joined(sql)
    if not keep_distinct:
        sql = _without_distinct(sql)
    return _CURRENT_YEAR.sub("2020", sql).strip()


def asks_for_order(scored_gold_sql: str) -> bool:
    """Whether the order of the rows counts: the evaluator looks for the words, anywhere in gold."""
    return "order by" in scored_gold_sql.lower()


def runs_nothing(scored: str) -> bool:
    """Whether there are only comments and semicolons: to SQLite that is a result without rows."""
    return _NO_STATEMENT.fullmatch(scored) is not None


def same_statement(executed: str, scored: str) -> bool:
    """Whether a result of `executed` is one of `scored`: a semicolon at the end is ignored."""
    return scored == executed.strip().removesuffix(";").rstrip()


def _joined(sql: str) -> str:
    for split, joined in _SPLIT_OPERATORS:
        sql = sql.replace(split, joined)
    return sql


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
