"""Corrections of SQL that fails for a name, from the schema alone.

`corrections` searches the edits that make every name of a query one that the schema has, those with
the fewest edits first: known names are quoted that need it (`AVG(Order Total)`), and then, on the
parsed tree, names are spelt as in the schema, aliases and tables exchanged, and tables joined along
foreign keys, as NatSQL's inference of FROM and JOIN does (Gan et al., 2021,
https://arxiv.org/abs/2109.05153). Of those that run, the one with the fewest edits is taken.
Nothing here sees a value, a result or gold.
"""

import heapq
import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import combinations, count

from sqlglot import exp

from lib.base.records import ExecutionStatus
from lib.database.catalog import RESERVED_WORDS, Catalog, Table, fold_case, quote_identifier
from lib.database.schema.retrieval import identifier_words
from lib.database.sql.bindings import Bindings, ColumnProblem, FromItem, bind
from lib.database.sql.parse import parse, same_content
from lib.database.sql.quoted_names import is_misspelling, letters, misspelt_columns
from lib.database.sql.trees import SqlTreeError, is_plain_name, render

MAX_EDITS = 4  # besides quotes
_MOST_TRIED = 16  # candidates for one query
_MAX_STATES = 64  # trees that the search looks at
_MAX_JOINS = 2  # tables that one edit may join
_MAX_UNCERTAIN = 5  # words that are a keyword or a name: every subset of them is tried

_SKIPPED = r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|/\*.*?\*/"""


@dataclass(frozen=True)
class Correction:
    """A query that names only what the schema has.

    `edits`: what was changed and why; `quotes`: how many of them, the first ones, only quote a name
    of the schema. Of two queries that one is closer to what was written which changes fewer names.
    """

    sql: str
    edits: tuple[str, ...]
    quotes: int = 0

    @property
    def cost(self) -> tuple[int, int]:
        """Edits that change a name, and quotes; fewer come first."""
        return len(self.edits) - self.quotes, self.quotes


def corrections_of(sql: str, status: ExecutionStatus, catalog: Catalog) -> list[Correction]:
    """The corrections to try of SQL that ended so, those with the fewest edits first.

    SQL that ran is corrected too where a name in double quotes is misspelt, which SQLite takes for
    a string.
    """
    if status == "error" or (status == "ok" and '"' in sql):
        return corrections(sql, catalog)[:_MOST_TRIED]
    return []


def chosen_correction(candidates: Sequence[Correction], runs: Sequence[bool]) -> Correction | None:
    """The candidate with the fewest edits of those that run; None where two have as few."""
    running = [one for one, ran in zip(candidates, runs, strict=True) if ran]
    fewest = min((one.cost for one in running), default=None)
    best = [one for one in running if one.cost == fewest]
    return best[0] if len(best) == 1 else None


def corrections(sql: str, catalog: Catalog) -> list[Correction]:
    """The ways to put the names of `sql` right, those with the fewest edits first.

    Empty where no name is wrong, or too many are.
    """
    return list(_search(sql, catalog))


@dataclass(frozen=True)
class _State:
    """A query on the way. `tree`: shared, never changed. The rest: see `Correction`."""

    tree: exp.Expr
    edits: tuple[str, ...]
    quotes: int


def _search(sql: str, catalog: Catalog) -> Iterator[Correction]:
    """Uniform-cost search: each step mends the first wrong name of a tree in each possible way."""
    number = count()
    queue: list[tuple[tuple[int, int], int, _State]] = []
    seen: set[str] = set()

    def add(state: _State) -> None:
        found = Correction(render(state.tree), state.edits, state.quotes)
        if found.sql not in seen and found.cost[0] <= MAX_EDITS:
            seen.add(found.sql)
            heapq.heappush(queue, (found.cost, next(number), state))

    for text, edits in _quoted_variants(sql, catalog):
        tree = parse(text)
        with suppress(SqlTreeError):
            if tree is not None and same_content(text, render(tree)):
                quoting = (*edits, *_quoted_keywords(tree))
                add(_State(tree, quoting, len(quoting)))
    looked_at = 0
    while queue and looked_at < _MAX_STATES:
        looked_at += 1
        _, _, state = heapq.heappop(queue)
        with suppress(SqlTreeError):
            if not _wrong_names(state.tree, catalog, bind(state.tree, catalog)):
                if state.edits:
                    yield Correction(render(state.tree), state.edits, state.quotes)
                continue
            for edit in _Place(state.tree, catalog).edits():
                tree = state.tree.copy()
                edit.change(_Place(tree, catalog))
                add(_State(tree, (*state.edits, *edit.why), state.quotes))


# ---- names that need quotes, in the text, since it may not parse without them


def _quoted_variants(sql: str, catalog: Catalog) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The text as it is, and with quotes around names that need them.

    A keyword, and a name without a letter, may be meant as what it is: each subset is a variant.
    """
    yield sql, ()
    found = [match for match in _names_to_quote(catalog).finditer(sql) if match["name"]]
    sure = [match for match in found if not _is_uncertain(match["name"])]
    unsure = [match for match in found if _is_uncertain(match["name"]) and not _is_by(sql, match)]
    if len(unsure) > _MAX_UNCERTAIN:
        unsure = []
    spelt = {_spaceless(name): name for name in _names(catalog)}
    for size in range(len(unsure) + 1):
        for some in combinations(unsure, size):
            quoted = sorted([*sure, *some], key=lambda match: match.start(), reverse=True)
            text = sql
            edits: dict[str, None] = {}
            for match in quoted:
                name = spelt[_spaceless(match["name"])]
                text = f"{text[: match.start()]}{quote_identifier(name)}{text[match.end() :]}"
                edits[_quoting(name)] = None
            if quoted:
                yield text, tuple(reversed(edits))


def _quoted_keywords(tree: exp.Expr) -> Iterator[str]:
    """Quote the keywords that stand as names, which sqlglot accepts and SQLite does not."""
    edits: dict[str, None] = {}
    for identifier in tree.find_all(exp.Identifier):
        if not identifier.args.get("quoted") and not _is_bare(identifier.name):
            identifier.set("quoted", True)
            edits[_quoting(identifier.name)] = None
    yield from edits


def _quoting(name: str) -> str:
    return f"{name} → {quote_identifier(name)}: the name needs quotes"


@lru_cache(64)
def _names_to_quote(catalog: Catalog) -> re.Pattern[str]:
    """Finds quoted text, which is to be skipped, and the names that need quotes and have none."""
    names = sorted(_names(catalog), key=len, reverse=True)
    alternatives = "|".join(_pattern(name) for name in names) or r"(?!)"
    return re.compile(rf"{_SKIPPED}|(?P<name>{alternatives})", re.IGNORECASE | re.DOTALL)


def _names(catalog: Catalog) -> list[str]:
    """The names of the schema that SQLite does not take without quotes."""
    every = (name for table in catalog.tables for name in (table.name, *_column_names(table)))
    return [name for name in dict.fromkeys(every) if not _is_bare(name)]


def _is_bare(name: str) -> bool:
    """Whether SQLite takes the name without quotes; letters beyond ASCII need none."""
    ascii_letters = re.sub(r"[^\x00-\x7f]", "a", name)
    return is_plain_name(ascii_letters) and name.lower() not in RESERVED_WORDS


def _pattern(name: str) -> str:
    words = r"\s+".join(re.escape(word) for word in name.split())
    before = r"(?<![\w$])" if re.match(r"\w", name) else ""
    after = r"(?![\w$])" if re.search(r"\w\Z", name) else ""
    return f"{before}{words}{after}"


def _is_uncertain(name: str) -> bool:
    return name.lower() in RESERVED_WORDS or not re.search(r"[^\W\d_]", name)


def _is_by(sql: str, match: re.Match[str]) -> bool:
    """Whether the word is that of ORDER BY or GROUP BY."""
    return bool(re.match(r"\s+by\b", sql[match.end() :], re.IGNORECASE))


def _spaceless(name: str) -> str:
    return "".join(name.lower().split())


# ---- wrong names, on the tree


def _wrong_names(tree: exp.Expr, catalog: Catalog, found: Bindings) -> list[ColumnProblem]:
    """The names that SQLite would refuse, else those that it would take for strings."""
    if found.problems:
        return found.problems
    quoted = misspelt_columns(tree, catalog)
    return [ColumnProblem(node.name, None, "no_such_column", (), node) for node in quoted]


@dataclass(frozen=True)
class _Edit:
    """One way to mend the first wrong name of a tree.

    `why`: what is changed, an edit each: every joined table is one. `change`: does it to a copy's.
    """

    why: tuple[str, ...]
    change: Callable[["_Place"], None]


class _Place:
    """The first wrong name of a tree, and what may stand there instead.

    `select`: the query that it stands in. `items`: those of that query's FROM clause.
    """

    def __init__(self, tree: exp.Expr, catalog: Catalog) -> None:
        self.catalog = catalog
        self.found = bind(tree, catalog)
        self.problem = _wrong_names(tree, catalog, self.found)[0]
        node = self.problem.node
        self.select = None if node is None else node.find_ancestor(exp.Select)
        self.items: tuple[FromItem, ...] = ()
        for select, items in self.found.from_clauses:
            if select is self.select:
                self.items = items

    def edits(self) -> Iterator[_Edit]:
        """The edits that put it right."""
        if self.select is None:
            return iter(())
        if self.problem.kind == "no_such_table":
            return self._other_tables()
        if self.problem.kind == "ambiguous_column":
            return self._qualified()
        return self._other_columns()

    # tables

    def _other_tables(self) -> Iterator[_Edit]:
        wrong = self.problem.column
        names = [table.name for table in self.catalog.tables]
        for name in _nearest(wrong, names) or self._tables_with_all_columns():
            yield _Edit(
                (f"{wrong} → {name}: the schema has no table {wrong}",),
                partial(_Place.name_table, name=name),
            )

    def _tables_with_all_columns(self) -> list[str]:
        """The tables that have each column that the query reads from the one that is not there."""
        assert self.select is not None
        missing = next((i for i in self.items if i.relation is self.problem.node), None)
        if missing is None:
            return []
        read = {bound.node.name for bound in self.found.columns if bound.source is missing}
        tables = self.catalog.tables
        holders = [t.name for t in tables if read and all(map(t.column, read))]
        return holders or [t.name for t in tables[:1] if len(tables) == 1]

    def name_table(self, name: str) -> None:
        """Put another table in the place of the one that is not there."""
        node = self.problem.node
        assert isinstance(node, exp.Table)
        assert self.select is not None
        before = node.name
        node.set("this", _identifier(name))
        if node.alias:
            return
        for column in self.select.find_all(exp.Column):
            if fold_case(column.table) == fold_case(before):
                column.set("table", _identifier(name))

    # columns

    def _qualified(self) -> Iterator[_Edit]:
        """Of an ambiguous name: each item that has it; of items joined by it, the first."""
        column = fold_case(self.problem.column)
        holders = [item for item in self.items if item.has(column)]
        if self._are_joined_by(column, holders):
            holders = holders[:1]
        for item in holders:
            yield self._rename(item.name, self.problem.column, "the name is ambiguous")

    def _are_joined_by(self, column: str, holders: Sequence[FromItem]) -> bool:
        assert self.select is not None
        equated: set[str] = set()
        for equation in self.select.find_all(exp.EQ):
            sides = (equation.this, equation.expression)
            if all(isinstance(s, exp.Column) and fold_case(s.name) == column for s in sides):
                equated |= {fold_case(side.table) for side in sides}
        return {fold_case(item.name) for item in holders} <= equated

    def _other_columns(self) -> Iterator[_Edit]:
        problem, column = self.problem, fold_case(self.problem.column)
        known = [item for item in self.items if item.columns is not None]
        holders = self._holders(self.items, column) or self._holders(problem.sources, column)
        for item in holders:
            why = f"{problem.qualifier} has no column {problem.column}"
            yield self._rename(item.name, problem.column, why)
        if holders:
            return
        meant = [
            item for item in known if fold_case(item.name) == fold_case(problem.qualifier or "")
        ]
        for item in meant or known:
            for name in _nearest(problem.column, _item_columns(item)):
                why = f"{item.name} has no column {problem.column}"
                yield self._rename(item.name if problem.qualifier else None, name, why)
        yield from self._joins(meant)

    def _holders(self, items: Sequence[FromItem], column: str) -> list[FromItem]:
        """Those that have the column: if one of them is the table that the qualifier names, that
        one; none that would compare the column with itself.
        """
        node = self.problem.node
        equation = node.parent if node is not None else None
        sides = (equation.this, equation.expression) if isinstance(equation, exp.EQ) else ()
        with_itself = {
            fold_case(side.table)
            for side in sides
            if isinstance(side, exp.Column) and side is not node and fold_case(side.name) == column
        }
        holders = [
            item
            for item in items
            if item.columns and column in item.columns and fold_case(item.name) not in with_itself
        ]
        table = self.catalog.table(self.problem.qualifier or "")
        named = [item for item in holders if item.table and item.table is table]
        return named if len(named) == 1 else holders

    def _rename(self, qualifier: str | None, name: str, why: str) -> _Edit:
        after = f"{qualifier}.{name}" if qualifier else name
        return _Edit(
            (f"{_dotted(self.problem)} → {after}: {why}",),
            partial(_Place.rename, qualifier=qualifier, name=name),
        )

    def rename(self, qualifier: str | None, name: str) -> None:
        """Write another name, wherever the query itself has the wrong one.

        A table from which nothing else was read is no longer joined.
        """
        for node in self._mentions():
            node.set("this", _identifier(name))
            node.set("table", _identifier(qualifier) if qualifier else None)
        if qualifier and fold_case(qualifier) != fold_case(self.problem.qualifier or ""):
            self._drop_unread(self.problem.qualifier or "")

    def _drop_unread(self, name: str) -> None:
        """Drop the join of an item that only its own condition reads, unless rows are counted."""
        assert self.select is not None
        counts = any(isinstance(each.this, exp.Star) for each in self.select.find_all(exp.Count))
        if counts or any(projection.is_star for projection in self.select.expressions):
            return
        joins = self.select.args.get("joins") or []
        for join in joins:
            condition = join.args.get("on")
            if fold_case(join.this.alias_or_name) != fold_case(name) or condition is None:
                continue
            own = {id(column) for column in condition.find_all(exp.Column)}
            bare = {
                id(bound.node)
                for bound in self.found.columns
                if bound.source and bound.source.relation is join.this and not bound.node.table
            }
            if not any(
                id(column) not in own
                and (fold_case(column.table) == fold_case(name) or id(column) in bare)
                for column in self.select.find_all(exp.Column)
            ):
                self.select.set("joins", [other for other in joins if other is not join])

    def _mentions(self) -> list[exp.Column]:
        assert self.select is not None
        problem = self.problem
        wanted = (fold_case(problem.column), fold_case(problem.qualifier or ""))
        return [
            node
            for node in self.select.find_all(exp.Column)
            if (fold_case(node.name), fold_case(node.table)) == wanted
            and node.find_ancestor(exp.Select) is self.select
        ]

    # joins

    def _joins(self, meant: Sequence[FromItem]) -> Iterator[_Edit]:
        """Join the nearest tables that have the column along the foreign keys."""
        problem = self.problem
        tables = [item.table for item in self.items if item.table is not None]
        if not tables:
            return
        named = self.catalog.table(problem.qualifier or "")
        owners = self.catalog.tables_with_column(problem.column)
        if named is not None and not meant:
            owners = tuple(table for table in owners if table is named)
        starts = [table.name for table in tables]
        paths = [
            path
            for owner in owners
            if (path := shortest_path(self.catalog, starts, owner.name)) is not None
        ]
        shortest = min(map(len, paths), default=0)
        for path in paths:
            if len(path) == shortest <= _MAX_JOINS:
                joined = path[-1].to_table
                why = (
                    f"{_dotted(problem)} → {joined}.{problem.column}: joined along the foreign key"
                )
                between = (f"{link.to_table} is joined on the way" for link in path[:-1])
                yield _Edit((why, *between), partial(_Place.join, path=path))

    def join(self, path: Sequence["_Link"]) -> None:
        """Join the tables of the path, and read the column from the last one."""
        assert self.select is not None
        names = {fold_case(item.name) for item in self.items}
        table_items = {fold_case(i.table.name): i.name for i in reversed(self.items) if i.table}
        for link in path:
            table = self.catalog.table(link.to_table)
            assert table is not None
            wanted = self.problem.qualifier if link is path[-1] else None
            alias = self._alias(table, wanted, names)
            self._make_room_for(table)
            left = table_items[fold_case(link.from_table)]
            names.add(fold_case(alias))
            table_items[fold_case(table.name)] = alias
            node = exp.Table(this=_identifier(table.name))
            if alias != table.name:
                node.set("alias", exp.TableAlias(this=_identifier(alias)))
            on: exp.Expr | None = None
            for a, b in link.pairs:
                equal = exp.EQ(this=_column(left, a), expression=_column(alias, b))
                on = equal if on is None else exp.And(this=on, expression=equal)
            self.select.append("joins", exp.Join(this=node, on=on))
        self.rename(alias, self.problem.column)

    def _alias(self, table: Table, wanted: str | None, taken: set[str]) -> str:
        """The name for a joined table: the one that the query uses already, or one like others'."""
        if wanted and fold_case(wanted) not in taken:
            return table.name if fold_case(wanted) == fold_case(table.name) else wanted
        numbered = [re.fullmatch(r"(t)(\d+)", item.name, re.IGNORECASE) for item in self.items]
        if all(numbered):
            letter = numbered[0][1] if numbered[0] else "T"
            free = (f"{letter}{n}" for n in count(len(self.items) + 1))
        else:
            free = (f"{table.name}_{n}" if n > 1 else table.name for n in count(1))
        return next(name for name in free if fold_case(name) not in taken)

    def _make_room_for(self, table: Table) -> None:
        """Say of names and stars from which table they are, where `table` would change that."""
        assert self.select is not None
        for bound in self.found.columns:
            here = bound.siblings is self.items
            if here and bound.source and not bound.node.table and table.column(bound.node.name):
                bound.node.set("table", _identifier(bound.source.name))
        if any(isinstance(projection, exp.Star) for projection in self.select.expressions):
            stars = [_column(item.name, None) for item in self.items]
            others = [e for e in self.select.expressions if not isinstance(e, exp.Star)]
            self.select.set("expressions", [*stars, *others])


def _dotted(problem: ColumnProblem) -> str:
    return f"{problem.qualifier}.{problem.column}" if problem.qualifier else problem.column


def _column_names(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def _item_columns(item: FromItem) -> list[str]:
    return _column_names(item.table) if item.table is not None else sorted(item.columns or ())


def _nearest(wrong: str, names: Sequence[str]) -> list[str]:
    """The names with the same letters, else those of which it may be a misspelling, else those
    that have all its words: `name` for `department_name`.
    """
    same = [name for name in names if letters(name) == letters(wrong)]
    misspelt = same or [name for name in names if is_misspelling(wrong, name)]
    words = set(identifier_words(wrong))
    return misspelt or [name for name in names if words <= set(identifier_words(name))]


def _identifier(name: str) -> exp.Identifier:
    return exp.Identifier(this=name, quoted=not is_plain_name(name))


def _column(qualifier: str, name: str | None) -> exp.Column:
    this = exp.Star() if name is None else _identifier(name)
    return exp.Column(this=this, table=_identifier(qualifier))


# ---- paths along foreign keys


@dataclass(frozen=True)
class _Link:
    """A foreign key, read in the direction of a join. `pairs`: columns of the two tables."""

    from_table: str
    to_table: str
    pairs: tuple[tuple[str, str], ...]


@lru_cache(64)
def _links(catalog: Catalog) -> dict[str, list[_Link]]:
    links: dict[str, list[_Link]] = {fold_case(table.name): [] for table in catalog.tables}
    for table in catalog.tables:
        for key in table.foreign_keys:
            there = tuple((b, a) for a, b in key.pairs)
            links[fold_case(table.name)].append(_Link(table.name, key.referenced_table, key.pairs))
            links[fold_case(key.referenced_table)].append(
                _Link(key.referenced_table, table.name, there)
            )
    return links


def shortest_path(catalog: Catalog, starts: Sequence[str], end: str) -> list[_Link] | None:
    """The foreign keys that lead from one of the tables to another; None where there is no path,
    or more than one of the shortest length.
    """
    links = _links(catalog)
    steps: dict[str, int] = {fold_case(name): 0 for name in starts}
    ways: dict[str, int] = dict.fromkeys(steps, 1)
    by: dict[str, _Link] = {}
    waiting = deque(steps)
    while waiting:
        here = waiting.popleft()
        for link in links.get(here, ()):
            there = fold_case(link.to_table)
            if there not in steps:
                steps[there], ways[there], by[there] = steps[here] + 1, 0, link
                waiting.append(there)
            if steps[there] == steps[here] + 1:
                ways[there] += ways[here]
    target = fold_case(end)
    if ways.get(target) != 1 or steps[target] == 0:
        return None
    path: list[_Link] = []
    while steps[target]:
        path.insert(0, by[target])
        target = fold_case(path[0].from_table)
    return path
