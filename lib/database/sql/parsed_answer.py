"""A query that answers a question, parsed and bound, as the doubts read it.

They may also run queries of their own: the same query with a change, which tells whether the change
matters, and counts over the rows that it reads.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from sqlglot import exp

from lib.base.records import ExecutionResult, Value
from lib.database.catalog import Catalog, Column, Table, fold_case, quote_identifier
from lib.database.names import identifier_words, text_words
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.bindings import Bindings, BoundColumn, FromItem
from lib.database.sql.selects import is_aggregate, output_of
from lib.database.sql.trees import render

_MOST_QUERIES = 10  # of ours, for one answer
_DIGITS = 6  # that a float is compared by

DoubtKind = Literal[
    "multiplied", "text_as_number", "tie", "null_first", "null_beside_not", "same_names",
    "lost_rows", "half_key", "hidden_group", "no_ratio", "no_group", "unused_value",
    "unused_number", "unused_column", "unused_word", "other_spellings", "no_today", "no_negation",
    "no_median", "no_superlative", "average_of_rows", "table_not_shown", "dropped_table",
]  # fmt: skip


class Doubt(NamedTuple):
    """A kind of doubt, and the sentence that people read."""

    kind: DoubtKind
    sentence: str


@dataclass(frozen=True)
class Asked:
    """An answer to be doubted.

    `values`: those that the question names, by column, as `ValueIndex.find` gives them.
    `left_out`: the tables that the prompt did not show. `earlier`: the SQL of the answer that the
    question follows up on.
    """

    question: str
    db_path: str
    sql: str
    result: ExecutionResult
    catalog: Catalog
    values: Mapping[ColumnRef, tuple[str, ...]]
    left_out: tuple[str, ...] = ()
    earlier: str | None = None


Rewrite = Callable[[exp.Expr], exp.Expr | None]
"""What stands in the place of a node; None: the node itself. It must not change the node."""


class ParsedAnswer:
    """An answer's query with its names bound, and what its question says."""

    def __init__(self, asked: Asked, tree: exp.Query, bindings: Bindings, sandbox: Sandbox) -> None:
        self.asked = asked
        self.tree = tree
        self.bindings = bindings
        self._sandbox = sandbox
        self._queries = 0
        self._bound = {id(one.node): one for one in bindings.columns}

    @property
    def catalog(self) -> Catalog:
        return self.asked.catalog

    @cached_property
    def sql(self) -> str:
        return render(self.tree)

    # The question

    @cached_property
    def words(self) -> list[str]:
        """The stems of the question's words, in order."""
        return text_words(self.asked.question)

    def said(self, pattern: str) -> str | None:
        """What the question has of these words, as it is spelt there."""
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", self.asked.question, re.IGNORECASE)
        return found[0] if found else None

    def named_table(self, word: str) -> Table | None:
        """The table that the noun names, by the whole of its name or by the end of it."""
        stems = text_words(word)
        names = [(identifier_words(table.name), table) for table in self.catalog.tables]
        whole = (table for name, table in names if name == stems)
        ending = (table for name, table in names if stems and name[-len(stems) :] == stems)
        return next(whole, None) or next(ending, None)

    # The query

    @cached_property
    def select(self) -> exp.Select | None:
        """The outermost SELECT, where it is no set operation."""
        return self.tree if isinstance(self.tree, exp.Select) else None

    @cached_property
    def items(self) -> tuple[FromItem, ...]:
        """What the outermost SELECT reads from."""
        found = (items for select, items in self.bindings.from_clauses if select is self.select)
        return next(found, ())

    @cached_property
    def keys(self) -> tuple[exp.Expr, ...]:
        """What the outermost SELECT groups by."""
        group = self.select.args.get("group") if self.select is not None else None
        keys = group.expressions if group is not None else ()
        return tuple(output_of(self.select, key) for key in keys) if self.select else ()

    @cached_property
    def aggregates(self) -> list[exp.Expr]:
        """Those of the outermost SELECT: of its outputs, its HAVING and its ORDER BY."""
        if self.select is None:
            return []
        parts = [*self.select.expressions, *map(self.select.args.get, ("having", "order"))]
        inside = (node for part in parts if part is not None for node in _without_queries(part))
        return [node for node in inside if is_aggregate(node)]

    @cached_property
    def constants(self) -> list[str]:
        """All constants of the query as texts, in lower case."""
        strings = {id(text.node) for text in self.bindings.strings}
        return [
            node.name.lower()
            for node in self.tree.walk()
            if isinstance(node, exp.Literal) or id(node) in strings
        ]

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of all names that the query uses."""
        nodes = self.tree.find_all(exp.Column, exp.Table, exp.Alias)
        names = [*self.bindings.tables, *(node.name or node.alias for node in nodes)]
        return frozenset(stem for name in names if name for stem in identifier_words(name))

    def bound(self, node: exp.Expr | None) -> BoundColumn | None:
        return self._bound.get(id(node))

    def stored(self, node: exp.Expr | None) -> tuple[Table, Column] | None:
        """The table and column that the node reads, if it is a column of a table."""
        bound = self.bound(node)
        if bound is None or bound.table is None or bound.column is None:
            return None
        return bound.table, bound.column

    def sources(self, node: exp.Expr) -> list[FromItem]:
        """The FROM items whose columns stand in it, each once."""
        bound = (self.bound(column) for column in node.find_all(exp.Column))
        return list(dict.fromkeys(one.source for one in bound if one and one.source))

    # Queries of ours

    def run(self, sql: str) -> ExecutionResult:
        """On the answer's database. After too many, or one that took too long, the others fail."""
        self._queries += 1
        if self._queries > _MOST_QUERIES:
            return ExecutionResult("error", error="too many queries")
        result = self._sandbox.execute(self.asked.db_path, sql)
        if result.status == "timeout":
            self._queries = _MOST_QUERIES
        return result

    def numbers(self, sql: str) -> tuple[float, ...]:
        """The numbers in the one row of a query; none where it fails or one is no number."""
        result = self.run(sql)
        row = result.rows[0] if result.status == "ok" and len(result.rows) == 1 else ()
        numbers = tuple(value for value in row if isinstance(value, (int, float)))
        return numbers if len(numbers) == len(row) else ()

    def groups(self, keys: list[str], having: str = "1") -> tuple[float, ...]:
        """Of the rows that the outermost SELECT reads, grouped by these: the rows, the groups, and
        the rows of the largest one. None where that cannot be counted.
        """
        if self.select is None or self.select.args.get("with_") is not None:
            return ()
        plain = exp.Select(expressions=[exp.alias_(exp.Count(this=exp.Star()), "n")])
        for part in ("from_", "joins", "where"):
            plain.set(part, self.select.copy().args.get(part))
        grouped = f" GROUP BY {', '.join(keys)} HAVING {having}" if keys else ""
        return self.numbers(f"SELECT total(n), count(*), max(n) FROM ({render(plain)}{grouped})")

    def changed_by(self, rewrite: Rewrite, *, ordered: bool = False) -> bool:
        """Whether the result is another one where the query is rewritten.

        Numbers count as equal to texts that say the same. `ordered`: so is another order.
        """
        copied = self.tree.copy()
        for node, twin in zip(list(self.tree.walk()), list(copied.walk()), strict=True):
            instead = rewrite(node)
            if instead is not None:
                twin.replace(instead)
        result = self.run(render(copied))
        before, after = (list(map(_comparable, one.rows)) for one in (self.asked.result, result))
        same = before == after if ordered else Counter(before) == Counter(after)
        return result.status == "ok" and not same


def _without_queries(node: exp.Expr) -> Iterator[exp.Expr]:
    """The nodes in it, but for those inside a subquery."""
    return node.walk(prune=lambda inner: isinstance(inner, exp.Query))


def _comparable(row: tuple[Value, ...]) -> tuple[Value, ...]:
    return tuple(_number(value) for value in row)


def _number(value: Value) -> Value:
    try:
        return round(float(value), _DIGITS) if value is not None else None
    except (TypeError, ValueError):
        return value


def row_of(item: FromItem) -> str:
    """What tells the rows of a table from each other, as SQL."""
    return f"{quote_identifier(item.name)}.rowid"


def is_key(table: Table, column: Column) -> bool:
    """Whether it is a primary key, or refers to one."""
    foreign = {fold_case(name) for key in table.foreign_keys for name in key.columns}
    return column.primary_key or fold_case(column.name) in foreign
