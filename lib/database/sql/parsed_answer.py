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
from typing import NamedTuple

from sqlglot import exp

from lib.base.records import ExecutionResult, Value
from lib.database.catalog import Catalog, Column, Table, fold_case
from lib.database.names import identifier_words, text_words
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ColumnRef
from lib.database.sql.bindings import BoundColumn, FromItem, bind
from lib.database.sql.selects import is_aggregate, output_of
from lib.database.sql.trees import render

_MOST_QUERIES = 10  # of ours, for one answer
_DIGITS = 6  # that a float is compared by


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


class Groups(NamedTuple):
    """How many rows, in how many groups, and how many in the largest."""

    rows: float
    groups: float
    largest: float


_Row = tuple[Value, ...]


class ParsedAnswer:
    """An answer's query with its names bound, and what its question says."""

    def __init__(self, asked: Asked, tree: exp.Query, sandbox: Sandbox) -> None:
        self.asked = asked
        self.catalog = asked.catalog
        self.tree = tree
        self.sql = render(tree)
        self.bindings = bind(tree, asked.catalog)
        self.select = tree if isinstance(tree, exp.Select) else None
        self._sandbox = sandbox
        self._results: dict[str, ExecutionResult] = {}
        self._bound = {id(one.node): one for one in self.bindings.columns}

    # The question and the schema

    def said(self, pattern: str) -> str | None:
        """What the question has of these words, as it is spelt there."""
        found = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", self.asked.question, re.IGNORECASE)
        return found[0] if found else None

    def _named_table(self, word: str) -> Table | None:
        """The table that the noun names, by the whole of its name or by the end of it."""
        stems = text_words(word)
        names = [(identifier_words(table.name), table) for table in self.catalog.tables]
        whole = [table for name, table in names if name == stems]
        ending = [table for name, table in names if stems and name[-len(stems) :] == stems]
        return next(iter(whole + ending), None)

    def table_after(self, pattern: str) -> tuple[Table | None, str | None]:
        """The table that the first group of the pattern names in the question, and the second."""
        found = re.search(rf"\b{pattern}", self.asked.question, re.IGNORECASE)
        return (self._named_table(found[1]), found[2]) if found else (None, None)

    @cached_property
    def schema_stems(self) -> Counter[str]:
        """In the names of how many tables, those of their columns included, each stem is."""
        tables = [[t.name, *(column.name for column in t.columns)] for t in self.catalog.tables]
        return Counter(stem for names in tables for stem in {*text_words(" ".join(names))})

    # The query

    @cached_property
    def items(self) -> tuple[FromItem, ...]:
        """What the outermost SELECT reads from."""
        found = (items for select, items in self.bindings.from_clauses if select is self.select)
        return next(found, ())

    @cached_property
    def keys(self) -> list[exp.Expr]:
        """What the outermost SELECT groups by."""
        group = self.select.args.get("group") if self.select is not None else None
        if self.select is None or group is None:
            return []
        return [output_of(self.select, key) for key in group.expressions]

    @cached_property
    def aggregates(self) -> list[exp.Expr]:
        """Those of the outermost SELECT: of its outputs, its HAVING and its ORDER BY."""
        if self.select is None:
            return []
        parts = [*self.select.expressions, *map(self.select.args.get, ("having", "order"))]
        inside = (
            node
            for part in filter(None, parts)
            for node in part.walk(prune=lambda inner: isinstance(inner, exp.Query))
        )
        return [node for node in inside if is_aggregate(node)]

    @cached_property
    def constants(self) -> list[str]:
        """All constants of the query as texts, in lower case and without wildcards."""
        strings = {id(text.node) for text in self.bindings.strings}
        return [
            node.name.lower().replace("%", "")
            for node in self.tree.walk()
            if isinstance(node, exp.Literal) or id(node) in strings
        ]

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of all names that the query uses."""
        nodes = self.tree.find_all(exp.Column, exp.Table, exp.Alias)
        names = [*self.bindings.tables, *(node.name or node.alias for node in nodes)]
        return frozenset(stem for name in names if name for stem in identifier_words(name))

    @cached_property
    def joined(self) -> dict[tuple[FromItem, FromItem], set[tuple[str, str]]]:
        """The pairs of columns, folded, that are compared between two items, in both directions."""
        found: dict[tuple[FromItem, FromItem], set[tuple[str, str]]] = {}
        for node in self.tree.find_all(exp.EQ):
            for side, other in ((node.this, node.expression), (node.expression, node.this)):
                here, there = self.bound(side), self.bound(other)
                if here and there and here.source and there.source:
                    pair = fold_case(side.name), fold_case(other.name)
                    found.setdefault((here.source, there.source), set()).add(pair)
        return found

    def bound(self, node: exp.Expr | None) -> BoundColumn | None:
        return self._bound.get(id(node))

    def stored(self, node: exp.Expr | None) -> tuple[Table, Column] | None:
        """The table and column that the node reads, if it is a column of a table."""
        bound = self.bound(node)
        if bound is None or bound.table is None or bound.column is None:
            return None
        return bound.table, bound.column

    def sources(self, *nodes: exp.Expr) -> list[FromItem]:
        """The FROM items whose columns stand in these, each once."""
        bound = (self.bound(column) for node in nodes for column in node.find_all(exp.Column))
        return list(dict.fromkeys(one.source for one in bound if one and one.source))

    # Queries of ours

    def rows(self, sql: str) -> list[_Row]:
        """The rows of a query on the answer's database; none where it fails.

        After too many, or one that took too long, the others fail.
        """
        result = self._run(sql)
        return list(result.rows) if result.status == "ok" else []

    def numbers(self, sql: str) -> list[float]:
        """Those in the first row of a query; none where it fails."""
        row = next(iter(self.rows(sql)), ())
        return [value for value in row if isinstance(value, (int, float))]

    def _run(self, sql: str) -> ExecutionResult:
        timeouts = any(result.status == "timeout" for result in self._results.values())
        if sql not in self._results:
            if timeouts or len(self._results) >= _MOST_QUERIES:
                return ExecutionResult("error", error="too many queries")
            self._results[sql] = self._sandbox.execute(self.asked.db_path, sql)
        return self._results[sql]

    def groups(self, by: str = "NULL", having: str = "1") -> Groups:
        """Of the rows that the outermost SELECT reads, grouped by its keys and `by`. No rows where
        that cannot be counted.
        """
        if self.select is None or self.select.args.get("with_") is not None:
            return Groups(0, 0, 0)
        plain = exp.Select(expressions=[exp.alias_(exp.Count(this=exp.Star()), "n")])
        for part in ("from_", "joins", "where"):
            plain.set(part, self.select.copy().args.get(part))
        keys = ", ".join([*map(render, self.keys), by])
        grouped = f"{render(plain)} GROUP BY {keys} HAVING {having}"
        found = self.numbers(f"SELECT total(n), count(*), coalesce(max(n), 0) FROM ({grouped})")
        return Groups(*found) if found else Groups(0, 0, 0)

    def changed_by(self, instead: Mapping[int, exp.Expr], *, ordered: bool = False) -> bool:
        """Whether the result is another one with these in the place of nodes, by their id.

        Numbers count as equal to texts that say the same. `ordered`: so is another order.
        """
        copied = self.tree.copy()
        for node, twin in zip(list(self.tree.walk()), list(copied.walk()), strict=True):
            if id(node) in instead:
                twin.replace(instead[id(node)])
        result = self._run(render(copied))
        before, after = (list(map(_comparable, one.rows)) for one in (self.asked.result, result))
        same = before == after if ordered else Counter(before) == Counter(after)
        return result.status == "ok" and not same


def _comparable(row: _Row) -> _Row:
    return tuple(map(_number, row))


def _number(value: Value) -> Value:
    try:
        return round(float(value), _DIGITS) if value is not None else None
    except (TypeError, ValueError):
        return value


def is_key(table: Table, column: Column) -> bool:
    """Whether it is a primary key, or refers to one."""
    foreign = {fold_case(name) for key in table.foreign_keys for name in key.columns}
    return column.primary_key or fold_case(column.name) in foreign


_OF_NAMES = frozenset(text_words("name title first last full given family sur nick user label"))
_NAME = re.compile(r"name|title", re.IGNORECASE)


def names_its_table(table: Table, column: Column) -> bool:
    """Whether its rows are called so: `name`, `last_name`, `course_title` of courses."""
    about = {*identifier_words(table.name), *_OF_NAMES}
    keyed = any(one.primary_key for one in table.columns)
    return keyed and bool(_NAME.search(column.name)) and {*identifier_words(column.name)} <= about


Check = Callable[[ParsedAnswer], Iterator[str]]
"""Finds one kind of doubt: the sentences that people read."""
