"""SQLite for sqlglot, told to keep what was written.

sqlglot's own SQLite dialect is made for translation: it turns DATEDIFF into JULIANDAY, CAST AS DATE
into DATE(), a comma into CROSS JOIN. Here a query must mean after a round trip what it meant
before, and a query that SQLite refuses must stay refused.
"""

from __future__ import annotations

import logging
from typing import Any, ClassVar

from sqlglot import exp, generator
from sqlglot.dialects.sqlite import SQLite
from sqlglot.errors import ParseError
from sqlglot.generators.sqlite import SQLiteGenerator
from sqlglot.parsers.sqlite import SQLiteParser

# sqlglot logs a warning for each statement it does not know; here that is data, not news
logging.getLogger("sqlglot").setLevel(logging.ERROR)

_COMMA = "COMMA"
_STEPS_PER_TOKEN = 10  # of the parser; the queries of Spider take 2.6 at most
_STEPS = 500
_AGGREGATES = ("COUNT", "SUM", "AVG", "MIN", "MAX")


class FaithfulSQLite(SQLite):
    """Known functions are the five aggregates; all others keep their name and arguments."""

    class Parser(SQLiteParser):
        FUNCTIONS: ClassVar[dict[str, Any]] = {
            name: SQLiteParser.FUNCTIONS[name] for name in _AGGREGATES
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
            """Bound the work: sqlglot tries `decimal(decimal(...` in a way that doubles a level."""
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
