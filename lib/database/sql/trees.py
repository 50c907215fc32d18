"""SQL text to sqlglot tree and back, in the one dialect of this room.

The only module that calls sqlglot's parser, tokenizer, generator and diff. On odd text these raise
far more than their own errors (KeyError, AttributeError, RecursionError); here all of it becomes
`SqlTreeError`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from sqlglot import diff, exp, generator
from sqlglot.dialects.sqlite import SQLite
from sqlglot.errors import ParseError
from sqlglot.generators.sqlite import SQLiteGenerator
from sqlglot.parsers.sqlite import SQLiteParser
from sqlglot.tokens import Token

from lib.database.names import is_bare

if TYPE_CHECKING:
    from sqlglot.diff import Edit

# sqlglot logs a warning for each statement that it does not know; here such text is expected
logging.getLogger("sqlglot").setLevel(logging.ERROR)

_COMMA = "COMMA"
_STEPS_PER_TOKEN = 10  # of the parser; the queries of Spider take 2.6 at most
_STEPS = 500
AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX")

MAX_CHARACTERS = 10_000
"""Longer text is no query that a model was asked for, and is not parsed."""

_SHORT = 1_000  # characters; longer text has trees of megabytes, of which few are cached
_MAX_COMPARED_NODES = 1_500  # of two trees together
_MAX_COMPARED_PATHS = 1_000_000  # pairs of leaves times the depth above them: half a second
_LEAF_COST = 10  # of comparing two leaves, in steps up the tree
_STATEMENTS = (  # sqlglot also takes a bare expression, such as a sentence, for a statement
    exp.Query,
    exp.Values,
    exp.DML,
    exp.DDL,
    exp.Drop,
    exp.Alter,
    exp.Pragma,
    exp.Attach,
    exp.Detach,
)


class FaithfulSQLite(SQLite):
    """SQLite's dialect for sqlglot, which keeps queries as they were written.

    sqlglot's own dialect is made for translation: it turns DATEDIFF into JULIANDAY, CAST AS DATE
    into DATE(), a comma into CROSS JOIN. Here a query keeps its meaning in a round trip, and
    one that SQLite refuses stays refused. Known functions are the five aggregates; all
    others keep their name and arguments.
    """

    class Parser(SQLiteParser):
        FUNCTIONS: ClassVar[dict[str, Any]] = {
            name: SQLiteParser.FUNCTIONS[name] for name in AGGREGATES
        }
        FUNCTION_PARSERS: ClassVar[dict[str, Any]] = {"CAST": SQLiteParser.FUNCTION_PARSERS["CAST"]}
        NO_PAREN_FUNCTION_PARSERS: ClassVar[dict[str, Any]] = {
            "CASE": SQLiteParser.NO_PAREN_FUNCTION_PARSERS["CASE"]
        }
        ADD_JOIN_ON_TRUE = False

        def reset(self) -> None:
            super().reset()
            self._steps = 0

        def _advance(self, times: int = 1) -> None:
            """Bound the work: on `decimal(decimal(...` sqlglot's work doubles with every level."""
            self._steps += 1
            if self._steps > _STEPS_PER_TOKEN * self._tokens_size + _STEPS:
                raise ParseError("the text is too ambiguous")
            super()._advance(times)

        def _parse_join(self, *arguments: Any, **options: Any) -> exp.Join | None:
            comma = self._curr is not None and self._curr.text == ","
            join = super()._parse_join(*arguments, **options)
            if comma and join is not None:
                join.set("kind", _COMMA)  # CROSS JOIN would fix the order of SQLite's loops
            return join

    class Generator(SQLiteGenerator):
        MULTI_ARG_DISTINCT = True
        TYPE_MAPPING: ClassVar[dict[Any, str]] = {
            exp.DType.INT: "INTEGER",
            exp.DType.DOUBLE: "REAL",
        }
        TRANSFORMS: ClassVar[dict[Any, Any]] = {
            kind: transform
            for kind, transform in SQLiteGenerator.TRANSFORMS.items()
            if kind not in (exp.Select, exp.ILike, exp.TryCast)
        }

        def cast_sql(self, expression: exp.Cast, safe_prefix: str | None = None) -> str:
            return generator.Generator.cast_sql(self, expression, safe_prefix)

        def join_sql(self, expression: exp.Join, join_op: str | None = None) -> str:
            if expression.kind == _COMMA:
                return f", {self.sql(expression, 'this')}"
            bare = not any(
                expression.args.get(part) for part in ("method", "side", "kind", "on", "using")
            )
            return f" JOIN {self.sql(expression, 'this')}" if bare else super().join_sql(expression)

        def neq_sql(self, expression: exp.NEQ) -> str:
            return self.binary(expression, "!=")

        def not_sql(self, expression: exp.Not) -> str:
            """`a NOT IN (...)`, `a IS NOT NULL`, `a NOT BETWEEN ...`, as people write them."""
            inner, parent = expression.this, expression.parent
            if isinstance(parent, exp.Binary) and not isinstance(parent, exp.Connector):
                return super().not_sql(expression)  # there NOT binds looser than the short form
            if isinstance(inner, (exp.In, exp.Between)):
                bare = inner.copy()
                bare.set("this", exp.Identifier(this="_"))
                return f"{self.sql(inner, 'this')} NOT{self.sql(bare)[1:]}"
            if isinstance(inner, exp.Is):
                return f"{self.sql(inner, 'this')} IS NOT {self.sql(inner, 'expression')}"
            return f"NOT {self.sql(inner)}"


_DIALECT = FaithfulSQLite()


class SqlTreeError(Exception):
    """Says what sqlglot could not read, write or walk through."""


@contextmanager
def tree_errors() -> Iterator[None]:
    """Turns whatever is raised inside into SqlTreeError. Also a decorator."""
    try:
        yield
    except SqlTreeError:
        raise
    except Exception as error:
        raise SqlTreeError(f"{type(error).__name__}: {error}") from error


def shared_tree(sql: str) -> exp.Expr | None:
    """The tree of `sql`, None where it does not parse as one statement. Never raises.

    One tree serves all callers: read it, never change it; `lib.database.sql.parse.parse` gives a
    copy.
    """
    if len(sql) > MAX_CHARACTERS:
        return None
    return _short_tree(sql) if len(sql) <= _SHORT else _long_tree(sql)


_Found = TypeVar("_Found")


def read_tree(sql: str, read: Callable[[exp.Expr], _Found], otherwise: _Found) -> _Found:
    """What `read` finds in the tree of `sql`; `otherwise` where that does not parse or is too deep.

    The tree serves other callers too: `read` must not change it.
    """
    tree = shared_tree(sql)
    if tree is None:
        return otherwise
    try:
        with tree_errors():
            return read(tree)
    except SqlTreeError:
        return otherwise


def _tree(sql: str) -> exp.Expr | None:
    try:
        return _statement(sql)
    except SqlTreeError:
        return None


_short_tree = lru_cache(maxsize=1024)(_tree)
_long_tree = lru_cache(maxsize=16)(_tree)


@tree_errors()
def _statement(sql: str) -> exp.Expr | None:
    trees = _DIALECT.parse(sql)
    statements = [tree for tree in trees if tree and not isinstance(tree, exp.Semicolon)]
    if len(statements) != 1 or not isinstance(statements[0], _STATEMENTS):
        return None
    _unquote_unambiguous(statements[0], sql)
    return statements[0]


@tree_errors()
def render(tree: exp.Expr) -> str:
    """The tree as one line of SQL, without comments. Raises SqlTreeError."""
    return _DIALECT.generate(tree, copy=True, comments=False)


def identifier(name: str) -> exp.Identifier:
    """A name as a node, in quotes where SQLite needs them."""
    return exp.Identifier(this=name, quoted=not is_bare(name))


@tree_errors()
def lex(sql: str) -> list[Token]:
    """The tokens of `sql`. Raises SqlTreeError, for example on an open quote."""
    return _DIALECT.tokenize(sql)


@tree_errors()
def tree_edits(first: exp.Expr, second: exp.Expr) -> list[Edit]:
    """The edits from one tree to the other, by Change Distiller (Fluri et al., 2007).

    Raises SqlTreeError, also where the two are too large to be compared in a second.
    """
    nodes, leaves, depths = zip(_tree_size(first), _tree_size(second), strict=True)
    paths = (_LEAF_COST + max(depths)) * prod(leaves)
    if sum(nodes) > _MAX_COMPARED_NODES or paths > _MAX_COMPARED_PATHS:
        raise SqlTreeError("the two are too large to be compared")
    roots = [(first, second)] if type(first) is type(second) else []  # else it may not match them
    return diff(first, second, roots, delta_only=True)


def _tree_size(tree: exp.Expr) -> tuple[int, int, int]:
    """The number of nodes and of leaves, and the depth."""
    depths: dict[int, int] = {}
    parents = set()
    for node in tree.walk():  # a parent before its children
        depths[id(node)] = depths.get(id(node.parent), 0) + 1
        parents.add(id(node.parent))
    return len(depths), len(depths.keys() - parents), max(depths.values())


def _unquote_unambiguous(tree: exp.Expr, sql: str) -> None:
    """Drop backticks and brackets where the name does not need them.

    sqlglot prints them as double quotes, which SQLite may read as a string.
    """
    for identifier in tree.find_all(exp.Identifier):
        start = identifier.meta.get("start")
        quote = sql[start] if identifier.args.get("quoted") and start is not None else None
        if quote in ("`", "[") and is_bare(identifier.name):
            identifier.set("quoted", False)
