"""The conditions that a query puts on rows, and which of them a later query no longer does.

Conditions are the predicates of WHERE, HAVING and ON, of subqueries too, and comparisons anywhere
else (a CASE, a FILTER, an output). Equalities that join two tables are none.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sqlglot import exp

from lib.database.catalog import Catalog, fold_case
from lib.database.sql.bindings import Bindings, bind
from lib.database.sql.selects import is_aggregate
from lib.database.sql.trees import read_tree, render

_PARTS = (exp.And, exp.Or, exp.Paren, exp.Not)
_CLAUSES = (exp.Where, exp.Having)
_COMPARISONS = (
    exp.EQ,
    exp.NEQ,
    exp.GT,
    exp.GTE,
    exp.LT,
    exp.LTE,
    exp.Between,
    exp.In,
    exp.Is,
    exp.Like,
    exp.Glob,
)
_NO_WORD = re.compile(r"[\W_]+")
_TRUTH = {
    **dict.fromkeys(("1", "true", "t", "yes", "y"), "true"),
    **dict.fromkeys(("0", "false", "f", "no", "n"), "false"),
}


@dataclass(frozen=True)
class Predicate:
    """One condition. `columns`: folded names. `tables`: those that its subqueries read.

    `constants`: without case and punctuation; truth values in one spelling. `calls`: its aggregate
    functions. `unknown`: it names a column that is not there.
    """

    text: str
    kind: str
    negated: bool
    columns: frozenset[str]
    constants: frozenset[str]
    tables: frozenset[str]
    calls: frozenset[str]
    unknown: bool

    def is_kept_by(self, other: "Predicate") -> bool:
        """Whether the other one asks for the same values, of this column or another."""
        same_place = self.columns == other.columns and self.calls == other.calls
        if not self.constants:
            return same_place and self.kind == other.kind and self.negated == other.negated
        return self.constants <= other.constants and self.negated == other.negated

    def may_become(self, other: "Predicate") -> bool:
        """Whether the other one may be the same condition with other values."""
        if self.unknown:
            return self.kind == other.kind
        named = bool(self.columns or self.calls)
        return named and self.columns <= other.columns and self.calls <= other.calls


@dataclass(frozen=True)
class QueryDemands:
    """What a query asks of the rows. `tables`, `outputs`: folded names of what it reads and gives.

    `read`: the tables of which it reads more than what joins them. `choices`: alternatives, such as
    the operands of OR. `cuts`: INTERSECT, EXCEPT and OFFSET.
    """

    predicates: tuple[Predicate, ...] = ()
    tables: frozenset[str] = frozenset()
    read: frozenset[str] = frozenset()
    outputs: frozenset[str] = frozenset()
    choices: int = 0
    cuts: int = 0


@dataclass(frozen=True)
class Weakening:
    """How a later query asks for less. `dropped`: conditions as text. `changed`: pairs of texts.

    `tables`: those that it no longer reads; `used_tables`: of these, the ones that gave more than
    a join. `outputs`: columns that it no longer gives. `looser`: conditions that all had to be met
    have become alternatives, or an INTERSECT, EXCEPT or OFFSET is gone.
    """

    dropped: tuple[str, ...] = ()
    changed: tuple[tuple[str, str], ...] = ()
    tables: tuple[str, ...] = ()
    used_tables: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()
    looser: bool = False


def weakening(earlier: str, later: str, catalog: Catalog) -> Weakening:
    """How `later` asks for less than `earlier`; no way where one of the two does not parse."""
    first, last = (_demands(sql, catalog) for sql in (earlier, later))
    if first is None or last is None:
        return Weakening()
    dropped, changed = _compare(first, last)
    gone = first.tables - last.tables
    return Weakening(
        tuple(dropped),
        tuple(changed),
        tuple(sorted(gone)),
        tuple(sorted(gone & first.read)),
        tuple(sorted(first.outputs - last.outputs)),
        last.choices > first.choices or last.cuts < first.cuts,
    )


def _compare(
    first: QueryDemands, last: QueryDemands
) -> tuple[dict[str, None], list[tuple[str, str]]]:
    """The dropped conditions, and those whose values have changed; each stands for one at most."""
    open_: list[Predicate] = []
    free = list(last.predicates)
    for predicate in first.predicates:
        same = [one for one in last.predicates if predicate.is_kept_by(one)]
        same.sort(key=lambda one: one.columns != predicate.columns)
        if not same:
            open_.append(predicate)
        elif same[0] in free:
            free.remove(same[0])
    dropped: dict[str, None] = {}
    changed = []
    for predicate in open_:
        other = next((one for one in free if predicate.may_become(one)), None)
        if other is not None:
            free.remove(other)
            if not predicate.unknown:
                changed.append((predicate.text, other.text))
        elif not (predicate.tables and predicate.tables <= last.tables):
            dropped[predicate.text] = None
    return dropped, changed


def _demands(sql: str, catalog: Catalog) -> QueryDemands | None:
    def read(tree: exp.Expr) -> QueryDemands | None:
        if not isinstance(tree, exp.Query):
            return None
        bindings = bind(tree, catalog)
        return QueryDemands(
            tuple(dict.fromkeys(_Reader(bindings).predicates(tree))),
            frozenset(map(fold_case, bindings.tables)),
            frozenset(
                fold_case(column.table.name)
                for column in bindings.columns
                if column.table is not None and not _joins(column.node)
            ),
            frozenset(
                fold_case(column.name)
                for output in tree.selects
                for column in output.find_all(exp.Column)
            ),
            sum(1 for _ in tree.find_all(exp.Or)),
            sum(1 for _ in tree.find_all(exp.Intersect, exp.Except, exp.Offset)),
        )

    return read_tree(sql, read, None)


def _joins(column: exp.Column) -> bool:
    """Whether it stands in an equality of two columns."""
    parent = column.parent
    return (
        isinstance(parent, exp.EQ)
        and isinstance(parent.this, exp.Column)
        and isinstance(parent.expression, exp.Column)
    )


class _Reader:
    """Finds the predicates of one tree."""

    def __init__(self, bindings: Bindings) -> None:
        self._sources = {id(column.node): column.source for column in bindings.columns}
        self._strings = {id(text.node) for text in bindings.strings}
        self._unknown = {
            (fold_case(problem.column), fold_case(problem.qualifier or ""))
            for problem in bindings.problems
        }

    def predicates(self, tree: exp.Expr) -> Iterator[Predicate]:
        """In the order of the walk; those of a clause before further comparisons."""
        seen: set[int] = set()
        roots = [clause.this for clause in tree.find_all(*_CLAUSES)]
        roots += [join.args["on"] for join in tree.find_all(exp.Join) if join.args.get("on")]
        for root in roots:
            for leaf, negated in _leaves(root):
                seen.add(id(leaf))
                yield from self._predicate(leaf, negated)
        for comparison in tree.find_all(*_COMPARISONS):
            if id(comparison) not in seen:
                yield from self._predicate(comparison, isinstance(comparison.parent, exp.Not))

    def _predicate(self, leaf: exp.Expr, negated: bool) -> Iterator[Predicate]:
        nodes = list(leaf.dfs(prune=lambda node: isinstance(node, exp.Query)))
        queries = [node for node in nodes if isinstance(node, exp.Query)]
        columns = [
            node for node in nodes if isinstance(node, exp.Column) and id(node) not in self._strings
        ]
        constants = [text for node in nodes if (text := self._constant(node))]
        sources = {id(self._sources.get(id(column))) for column in columns}
        if isinstance(leaf, exp.EQ) and len(columns) == 2 and len(sources) == 2 and not constants:
            return  # a join
        found = Predicate(
            render(leaf.parent if isinstance(leaf.parent, exp.Not) else leaf),
            "=" if isinstance(leaf, (exp.EQ, exp.NEQ)) else type(leaf).__name__,
            negated != isinstance(leaf, exp.NEQ),
            frozenset(fold_case(column.name) for column in columns),
            frozenset(constants),
            frozenset(
                fold_case(table.name) for query in queries for table in query.find_all(exp.Table)
            ),
            frozenset(type(node).__name__ for node in nodes if is_aggregate(node)),
            any(
                (fold_case(column.name), fold_case(column.table)) in self._unknown
                for column in columns
            ),
        )
        if found.columns or found.tables or found.calls:
            yield found

    def _constant(self, node: exp.Expr) -> str:
        """The value of a constant; "" for all else."""
        if isinstance(node, exp.Literal) and not node.is_string:
            sign = "-" if isinstance(node.parent, exp.Neg) else ""
            return sign + _TRUTH.get(node.name, node.name)
        if isinstance(node, exp.Boolean):
            return str(node.this).lower()
        text = isinstance(node, exp.Literal) or id(node) in self._strings
        return _plain(node.name) if text else ""


def _leaves(root: exp.Expr) -> Iterator[tuple[exp.Expr, bool]]:
    """The predicates that AND, OR and NOT connect, and whether each is negated."""
    waiting = [(root, False)]
    while waiting:
        node, negated = waiting.pop()
        if isinstance(node, _PARTS):
            inner = negated != isinstance(node, exp.Not)
            waiting += [(part, inner) for part in reversed(list(node.iter_expressions()))]
        else:
            yield node, negated


def _plain(constant: str) -> str:
    """The constant without what spellings of one value differ in."""
    text = _NO_WORD.sub("", constant).casefold()
    return _TRUTH.get(text, text)
