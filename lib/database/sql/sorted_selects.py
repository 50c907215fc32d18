"""The sorted or cut parts of a query, to find out what a LIMIT decides.

`ORDER BY age LIMIT 1` over two people of the same age has two right answers, and SQLite picks one.
To see that, the query runs once more without the LIMIT and with its sort keys as further columns.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlglot import exp

from lib.base.records import Value
from lib.database.sql.selects import sort_keys, without_parentheses
from lib.database.sql.trees import read_tree, render

_SORTS = re.compile(r"\border\s+by\b|\blimit\b", re.IGNORECASE)
_WHOLE = re.compile(r"[0-9]{1,18}")

_Row = tuple[Value, ...]
_Rows = Sequence[_Row]


@dataclass(frozen=True)
class SortedSelect:
    """One SELECT of a query with its sort.

    `sql`: the same without LIMIT and with the sort keys in its result; None where that cannot be
    written (keys that DISTINCT or a set operation hides). `hidden`: how many columns were added at
    the right. `keys`: where the keys stand, as negative positions from the right. `outermost`: its
    rows are the query's answer.
    """

    sql: str | None
    hidden: int
    keys: tuple[int, ...]
    descending: tuple[bool, ...]
    limit: int | None
    offset: int
    outermost: bool

    def leaves_open(self, rows: _Rows) -> bool:
        """Whether other queries for the same question may rightly keep other rows, or more.

        That is so if the LIMIT separates rows with equal sort keys, or keeps one with a NULL key.
        `rows`: the result of `sql`, here and below.
        """
        return self.limit is not None and (self._keeps_null(rows) or bool(self._cut_keys(rows)))

    def may_keep(self, rows: _Rows, answer: _Rows) -> bool:
        """Whether `answer` holds only rows that the cut may keep.

        Those are the rows that it surely keeps and those that tie with the rows next to the cut; if
        it keeps a row with a NULL key, all rows.
        """
        if self._keeps_null(rows):
            return True
        cut = self._cut_keys(rows)
        tied = [self._output(row) for row in rows if self._key(row) in cut]
        sure = [self._output(row) for row in self._kept(rows) if self._key(row) not in cut]
        return bool(answer) and Counter(answer) <= Counter(tied + sure)

    def allows(self, rows: _Rows, answer: _Rows) -> bool:
        """Whether `answer` has the rows that are kept, in an order that the sort keys allow."""
        kept = self._kept(rows)
        if len(kept) != len(answer):
            return False
        start = 0
        for _, group in groupby(kept, key=self._key):
            tied = [self._output(row) for row in group]
            if Counter(tied) != Counter(answer[start : start + len(tied)]):
                return False
            start += len(tied)
        return True

    def _kept(self, rows: _Rows) -> _Rows:
        end = None if self.limit is None else self.offset + self.limit
        return rows[self.offset : end]

    def _keeps_null(self, rows: _Rows) -> bool:
        return any(row[key] is None for row in self._kept(rows) for key in self.keys)

    def _key(self, row: _Row) -> _Row:
        return tuple(row[key] for key in self.keys)

    def _output(self, row: _Row) -> _Row:
        return row[: len(row) - self.hidden]

    def _cut_keys(self, rows: _Rows) -> list[_Row]:
        """The sort keys that stand on both sides of a cut."""
        if self.limit is None:
            return []
        ends = (self.offset, self.offset + self.limit)
        inside = [rows[end - 1 : end + 1] for end in ends if 0 < end < len(rows)]
        return [self._key(last) for last, next_ in inside if self._key(last) == self._key(next_)]


def sorted_selects(sql: str) -> list[SortedSelect]:
    """Every sorted or cut part of the query; none where it does not parse."""
    return read_tree(sql, lambda tree: list(_found(tree)), []) if _SORTS.search(sql) else []


def _found(tree: exp.Expr) -> Iterator[SortedSelect]:
    root = without_parentheses(tree)
    for node in tree.find_all(exp.Query):
        limit, sort = _number(node, "limit"), sort_keys(node)
        if limit is None and (node is not root or not sort):
            continue  # no cut, and nobody sees the order
        sql, hidden, keys = _keyed(node, [key.this for key in sort])
        descending = tuple(bool(key.args.get("desc")) for key in sort)
        offset = _number(node, "offset") or 0
        yield SortedSelect(sql, hidden, keys, descending, limit, offset, node is root)


def _keyed(node: exp.Expr, sort: list[exp.Expr]) -> tuple[str | None, int, tuple[int, ...]]:
    """The query with its sort keys in the result: `sql`, `hidden` and `keys` of SortedSelect."""
    plain = node.copy()
    plain.set("limit", None)
    plain.set("offset", None)
    outputs = list(node.selects) if isinstance(node, (exp.Select, exp.SetOperation)) else []
    indices = [_output_index(key, outputs) for key in sort]
    if isinstance(node, exp.Select) and node.args.get("distinct") is None:
        for number, (key, index) in enumerate(zip(sort, indices, strict=True)):
            shown = key if index is None else outputs[index].unalias()
            plain.append("expressions", exp.alias_(shown.copy(), f"sort_key_{number}"))
        return render(plain), len(sort), tuple(range(-len(sort), 0))
    known = [index for index in indices if index is not None]
    if len(known) < len(sort):
        return None, 0, ()
    return render(plain), 0, tuple(index - len(outputs) for index in known)


def _output_index(key: exp.Expr, outputs: list[exp.Expr]) -> int | None:
    """Which output column the sort key names: by number, by alias, or as the same expression."""
    if isinstance(key, exp.Literal) and not key.is_string and _WHOLE.fullmatch(key.name):
        return int(key.name) - 1 if 0 < int(key.name) <= len(outputs) else None
    for index, output in enumerate(outputs):
        if _is_named(output, key) or output.unalias() == key:
            return index
    return None


def _is_named(output: exp.Expr, key: exp.Expr) -> bool:
    """Whether the key is the output column's name, ignoring case."""
    if not isinstance(key, exp.Column) or key.table:
        return False
    name = output.name if isinstance(output, exp.Column) else output.alias
    return name.lower() == key.name.lower()


def _number(node: exp.Expr, clause: str) -> int | None:
    """The number of LIMIT or OFFSET; None where there is none, or where it is no plain number."""
    part = node.args.get(clause)
    number = part.expression if part is not None else None
    plain = isinstance(number, exp.Literal) and _WHOLE.fullmatch(number.name)
    return int(number.name) if number is not None and plain else None
