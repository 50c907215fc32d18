"""Text in double quotes: a string, as SQLite reads it, or a misspelt name.

SQLite takes `"nmae"` for a string where no column in scope has that name, so that `SELECT "nmae"
FROM singer` returns the text nmae for every singer instead of an error. Strings in double quotes
are common in published SQL (`country = "France"`), so only a text that resembles the name of a
column in scope, at a place where a column makes sense, is taken for a misspelt name.
https://www.sqlite.org/quirks.html#dblquote
"""

from collections.abc import Container, Iterator
from pathlib import Path

from sqlglot import exp

from lib.database.catalog import Catalog, catalog_or_empty
from lib.database.names import is_misspelling
from lib.database.sql.bindings import bind
from lib.database.sql.trees import read_tree

_EQUALS = (exp.EQ, exp.NEQ, exp.Is, exp.NullSafeEQ, exp.NullSafeNEQ)
_COMPARISONS = (*_EQUALS, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.Like, exp.Glob)
_FIRST_OPERAND = (exp.In, exp.Between, exp.JSONExtract, exp.JSONExtractScalar, exp.Case, exp.If)
_AS_WHERE_IT_STANDS = (exp.Paren, exp.Cast, exp.Collate, exp.Escape, exp.Tuple)
_CONSTANTS = (exp.Literal, exp.Null, exp.Neg)
_DATE_FUNCTIONS = frozenset(("date", "time", "datetime", "julianday", "unixepoch", "strftime"))


def misspelt_names(sql: str, database: Path) -> frozenset[str]:
    """The texts in double quotes that are misspelt names; none where the SQL does not parse."""
    if '"' not in sql:
        return frozenset()
    catalog = catalog_or_empty(database)
    return read_tree(
        sql,
        lambda tree: frozenset(column.name for column in misspelt_columns(tree, catalog)),
        frozenset(),
    )


def misspelt_names_in_backticks(sql: str, catalog: Catalog) -> str:
    """The SQL with misspelt names in backticks, in which SQLite sees names and reports them."""
    if '"' not in sql:
        return sql
    none: list[exp.Column] = []
    names = read_tree(sql, lambda tree: list(misspelt_columns(tree, catalog)), none)
    metas = [node.this.meta for node in names]
    for start, end in sorted(((m["start"], m["end"]) for m in metas if "start" in m), reverse=True):
        if sql[start] == sql[end] == '"':
            name = sql[start + 1 : end].replace('""', '"').replace("`", "``")
            sql = f"{sql[:start]}`{name}`{sql[end + 1 :]}"
    return sql


def misspelt_columns(tree: exp.Expr, catalog: Catalog) -> Iterator[exp.Column]:
    """The quoted texts of a tree that are misspelt names."""
    texts = bind(tree, catalog).strings
    nodes = {id(text.node) for text in texts}
    for text in texts:
        name = text.node.name
        if _may_be_column(text.node, nodes) and any(is_misspelling(name, c) for c in text.columns):
            yield text.node


def _may_be_column(column: exp.Expr, strings: Container[int]) -> bool:
    """Whether a column makes sense where the text stands.

    It does not as a value: on the right of a comparison, in the list of IN, after THEN and ELSE,
    among the further arguments of a function. `strings`: the ids of all texts in double quotes.
    """
    node, parent = column, column.parent
    while isinstance(parent, (*_AS_WHERE_IT_STANDS, exp.Anonymous)):
        if isinstance(parent, exp.Anonymous) and not _may_be_argument(node, parent):
            return False
        node, parent = parent, parent.parent
    if isinstance(parent, exp.If) and isinstance(parent.parent, exp.Case) and parent.parent.this:
        return False  # CASE country WHEN "France"
    if isinstance(parent, _FIRST_OPERAND):
        return node is parent.this
    if isinstance(parent, _COMPARISONS):
        left = parent.this
        constant = isinstance(left, _CONSTANTS) or id(left) in strings
        joins = isinstance(parent.find_ancestor(exp.Join, exp.Query), exp.Join)
        return node is left or constant or joins
    return not isinstance(parent, (exp.Values, exp.Limit, exp.Offset))


def _may_be_argument(node: exp.Expr, function: exp.Anonymous) -> bool:
    """Whether it is the function's first argument; the format of strftime comes before its own."""
    name = function.name.lower()
    first, *others = function.expressions
    if name == "strftime":
        return any(node is other for other in others[:1])
    return node is first and not (name in _DATE_FUNCTIONS and node.name.lower() == "now")
