"""Binding of names: for each column of a query, the FROM item that SQLite takes it from.

A column is looked for in its own query, then in the queries around it. An unqualified name in
double quotes that is no column is a string, as in Spider's `country = "France"`.
https://www.sqlite.org/lang_select.html, https://www.sqlite.org/quirks.html
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from sqlglot import exp

from lib.database.catalog import Catalog, Column, Table, fold_case
from lib.database.sql.trees import read_tree, tree_errors

NameFault = Literal["no_such_column", "no_such_table", "ambiguous_column"]

_ROW_ID_NAMES = frozenset({"rowid", "oid", "_rowid_"})

# https://www.sqlite.org/json1.html#table_valued_functions_for_parsing_json_json_each_and_json_tree
_JSON_COLUMNS = frozenset(["key", "value", "type", "atom", "id", "parent", "fullkey", "path"])
_FUNCTION_COLUMNS = {"json_each": _JSON_COLUMNS, "json_tree": _JSON_COLUMNS}


@dataclass(frozen=True, eq=False)
class FromItem:
    """One item of a FROM clause, `relation` in the tree.

    `table` is None for a CTE, a derived table and a missing table; `columns`, folded, is None where
    they are not known (a missing table). `query`: that of a CTE or derived table; `declared`: the
    names, folded, that a CTE gives its columns.
    """

    name: str
    relation: exp.Expr
    table: Table | None
    columns: frozenset[str] | None
    query: exp.Expr | None = None
    declared: tuple[str, ...] = ()

    def has(self, column: str) -> bool:
        """Whether the name, folded, may be a column of it."""
        if self.columns is None or column in self.columns:
            return True
        return self.table is not None and column in _ROW_ID_NAMES


@dataclass(frozen=True, eq=False)
class BoundColumn:
    """A column node of the tree, the source that it belongs to, and the FROM clause of its query.

    `source` is None for an alias of the select list and for a name with a problem.
    """

    node: exp.Column
    source: FromItem | None
    siblings: tuple[FromItem, ...]

    @property
    def table(self) -> Table | None:
        """The table of the catalog that it is read from, if any."""
        return self.source.table if self.source is not None else None

    @property
    def column(self) -> Column | None:
        """The column of the catalog that it stands for, if any."""
        return self.table.column(self.node.name) if self.table is not None else None


@dataclass(frozen=True, eq=False)
class QuotedText:
    """A name in double quotes that SQLite reads as a string.

    `columns`: the folded names of all columns in scope, those of the queries around it included.
    """

    node: exp.Column
    columns: frozenset[str]


@dataclass(frozen=True)
class ColumnProblem:
    """A name that SQLite would refuse. For `no_such_table`, `column` holds the table's name.

    `sources`: those whose columns may stand at that place, of the innermost query first. `node`:
    that of the name in the tree.
    """

    column: str
    qualifier: str | None
    kind: NameFault
    sources: tuple[FromItem, ...] = field(default=(), compare=False)
    node: exp.Expr | None = field(default=None, compare=False)


@dataclass
class Bindings:
    """What the names of one tree stand for.

    `from_clauses`: each SELECT with the items of its FROM clause. `strings`: the double-quoted
    names that SQLite reads as strings. `aliases`: alias as written -> table name; where one is
    reused, the first that the walk meets wins. `tables`: those of the catalog that are read, in the
    order of the walk. `problems`: each once.
    """

    columns: list[BoundColumn] = field(default_factory=list)
    from_clauses: list[tuple[exp.Select, tuple[FromItem, ...]]] = field(default_factory=list)
    strings: list[QuotedText] = field(default_factory=list)
    aliases: dict[str, str] = field(default_factory=dict)
    tables: tuple[str, ...] = ()
    problems: list[ColumnProblem] = field(default_factory=list)


@tree_errors()
def bind(tree: exp.Expr, catalog: Catalog) -> Bindings:
    """Bind every name of the tree. A name with a problem does not stop the walk.

    Raises SqlTreeError where the tree is too deep to be walked.
    """
    walk = _Walk(catalog, Bindings())
    walk.query(tree, (), {})
    walk.found.problems = list(dict.fromkeys(walk.found.problems))
    return walk.found


@dataclass(frozen=True)
class _Scope:
    """What the names of one query can mean. `shared`: columns merged by USING or NATURAL."""

    sources: tuple[FromItem, ...]
    output: frozenset[str] = frozenset()
    shared: frozenset[str] = frozenset()
    all_shared: bool = False

    def names(self) -> Iterator[str]:
        """The known names of columns, folded."""
        yield from self.output
        for source in self.sources:
            yield from source.columns or ()

    def matches(self, column: str, qualifier: str) -> list[FromItem]:
        found = [
            source
            for source in self.sources
            if source.has(column) and qualifier in ("", fold_case(source.name))
        ]
        known = [source for source in found if source.columns is not None]
        if column in _ROW_ID_NAMES:
            found = [source for source in known if column in (source.columns or ())] or found[:1]
        merged = self.all_shared or column in self.shared
        if not qualifier and (merged or len(known) == 1 or not known):
            return (known or found)[:1]  # a missing table does not make a name ambiguous
        return found


_Columns = frozenset[str] | None


@dataclass(frozen=True)
class _Cte:
    """`columns` is None where they are not known."""

    query: exp.Expr
    declared: tuple[str, ...]
    columns: _Columns


_Ctes = Mapping[str, _Cte]


@dataclass
class _Walk:
    catalog: Catalog
    found: Bindings

    def query(self, node: exp.Expr, outer: tuple[_Scope, ...], ctes: _Ctes) -> _Columns:
        """Walk a query; returns the names of its columns, None where they are not known."""
        ctes = self._with(node, outer, ctes)
        if isinstance(node, exp.Select):
            return self._select(node, outer, ctes)
        if isinstance(node, exp.SetOperation):
            return self._set_operation(node, outer, ctes)
        if isinstance(node, exp.Subquery):
            columns = self.query(node.this, outer, ctes)
            self._modifiers(node, _Scope((), columns or frozenset()), outer, ctes)
            return columns
        for child in node.iter_expressions():  # a statement that is no query
            self._expressions(child, outer, ctes)
        return None

    def _with(self, node: exp.Expr, outer: tuple[_Scope, ...], ctes: _Ctes) -> _Ctes:
        clause = node.args.get("with_")
        if clause is None:
            return ctes
        known = dict(ctes)
        for cte in clause.expressions:
            declared = tuple(fold_case(name) for name in cte.alias_column_names)
            name = fold_case(cte.alias)
            # the body of a recursive CTE can name it, though its columns are not known yet
            body = _Cte(cte.this, declared, frozenset(declared) or None)
            columns = self.query(
                cte.this, outer, {**known, name: body} if clause.recursive else known
            )
            known[name] = _Cte(cte.this, declared, frozenset(declared) or columns)
        return known

    def _select(self, node: exp.Select, outer: tuple[_Scope, ...], ctes: _Ctes) -> _Columns:
        joins = list(_joins(node))
        relations = [join.this for join in node.args.get("joins") or ()]
        if node.args.get("from_") is not None:
            relations.insert(0, node.args["from_"].this)
        sources = tuple(
            source for relation in relations for source in self._sources(relation, outer, ctes)
        )
        self.found.from_clauses.append((node, sources))
        scope = _Scope(
            sources,
            frozenset(fold_case(name) for name in node.named_selects if name),
            frozenset(fold_case(i.name) for join in joins for i in join.args.get("using") or ()),
            any(join.method == "NATURAL" for join in joins),
        )
        inner = _Scope(scope.sources, frozenset(), scope.shared, scope.all_shared)
        for projection in node.expressions:
            self._expressions(projection, (inner, *outer), ctes)
        for join in joins:
            if join.args.get("on") is not None:
                self._expressions(join.args["on"], (scope, *outer), ctes)
        self._modifiers(node, scope, outer, ctes)
        return _output_columns(node, sources)

    def _modifiers(
        self, node: exp.Expr, scope: _Scope, outer: tuple[_Scope, ...], ctes: _Ctes
    ) -> None:
        """Resolve WHERE, GROUP BY, HAVING, ORDER BY, LIMIT; these also see the select aliases."""
        for clause in ("where", "group", "having", "windows", "order", "limit", "offset"):
            value = node.args.get(clause)
            for part in value if isinstance(value, list) else [value] if value else []:
                self._expressions(part, (scope, *outer), ctes)

    def _set_operation(
        self, node: exp.SetOperation, outer: tuple[_Scope, ...], ctes: _Ctes
    ) -> _Columns:
        first: exp.Expr = node
        others = []
        while isinstance(first, exp.SetOperation):  # a loop: chains can be long
            others.append(first.right)
            first = first.left
        columns = self.query(first, outer, ctes)
        for other in reversed(others):
            self.query(other, outer, ctes)
        if node.args.get("order") is not None:
            self._set_operation_order(node)
        return columns

    def _set_operation_order(self, node: exp.SetOperation) -> None:
        """Check that ORDER BY repeats a column of any of the queries, by name or by expression."""
        selects = list(node.find_all(exp.Select))
        if any(select.is_star for select in selects):
            return
        names = {
            fold_case(name)
            for select in selects
            for name in (*select.named_selects, *(c.name for c in select.find_all(exp.Column)))
        }
        for column in node.args["order"].find_all(exp.Column):
            if fold_case(column.name) not in names:
                self._problem(column, "no_such_column", ())

    def _sources(
        self, relation: exp.Expr, outer: tuple[_Scope, ...], ctes: _Ctes
    ) -> Iterator[FromItem]:
        if isinstance(relation, exp.Table):
            yield self._table(relation, ctes)
        elif isinstance(relation, exp.Subquery) and isinstance(relation.this, exp.Table):
            yield from self._sources(relation.this, outer, ctes)  # (a JOIN b)
        else:
            columns = self.query(relation, outer, ctes)
            yield FromItem(relation.alias_or_name, relation, None, columns, relation)
        for join in relation.args.get("joins") or ():
            yield from self._sources(join.this, outer, ctes)

    def _table(self, node: exp.Table, ctes: _Ctes) -> FromItem:
        name, alias = node.name, node.alias_or_name
        if not node.db and fold_case(name) in ctes:
            cte = ctes[fold_case(name)]
            return FromItem(alias, node, None, cte.columns, cte.query, cte.declared)
        table = self.catalog.table(name)
        if table is None:
            if isinstance(node.this, exp.Identifier):  # anything else is a table-valued function
                self.found.problems.append(ColumnProblem(name, None, "no_such_table", (), node))
            return FromItem(alias, node, None, None)
        if table.name not in self.found.tables:
            self.found.tables += (table.name,)
        if node.alias:
            self.found.aliases.setdefault(node.alias, table.name)
        columns = frozenset(fold_case(column.name) for column in table.columns)
        return FromItem(alias, node, table, columns)

    def _expressions(self, node: exp.Expr, chain: tuple[_Scope, ...], ctes: _Ctes) -> None:
        """Resolve the columns at and below `node`; a query inside it opens a scope of its own.

        sqlglot's walk is a loop, so that a condition of a thousand parts does not exhaust the
        stack.
        """
        for part in node.dfs(prune=lambda part: isinstance(part, (exp.Query, exp.Column))):
            if isinstance(part, exp.Query):
                self.query(part, chain, ctes)
            elif isinstance(part, exp.Column):
                self._column(part, chain)

    def _column(self, node: exp.Column, chain: tuple[_Scope, ...]) -> None:
        column, qualifier = fold_case(node.name), fold_case(node.table)
        siblings = chain[0].sources if chain else ()
        if isinstance(node.this, exp.Star):
            if not any(fold_case(source.name) == qualifier for source in siblings):
                self.found.problems.append(ColumnProblem("*", node.table, "no_such_table"))
            return
        for scope in chain:
            sources = scope.matches(column, qualifier)
            alias = not qualifier and column in scope.output
            if not sources and not alias:
                continue
            if len(sources) > 1 and not alias:
                self._problem(node, "ambiguous_column", chain)
            source = sources[0] if len(sources) == 1 else None
            self.found.columns.append(BoundColumn(node, source, siblings))
            return
        if node.this.args.get("quoted") and not qualifier:
            names = (
                scope.output.union(*(s.columns or () for s in scope.sources)) for scope in chain
            )
            self.found.strings.append(QuotedText(node, frozenset().union(*names)))
            return
        self._problem(node, "no_such_column", chain)
        self.found.columns.append(BoundColumn(node, None, siblings))

    def _problem(self, node: exp.Column, kind: NameFault, chain: tuple[_Scope, ...]) -> None:
        sources = tuple(source for scope in chain for source in scope.sources)
        problem = ColumnProblem(node.name, node.table or None, kind, sources, node)
        self.found.problems.append(problem)


def _joins(node: exp.Expr) -> Iterator[exp.Join]:
    """The joins of a FROM clause or of one relation of it, those inside parentheses included."""
    first = node.args.get("from_")
    if first is not None:
        yield from _joins(first.this)
    elif isinstance(node, exp.Subquery) and isinstance(node.this, exp.Table):
        yield from _joins(node.this)
    for join in node.args.get("joins") or ():
        yield join
        yield from _joins(join.this)


def _output_columns(node: exp.Select, sources: tuple[FromItem, ...]) -> _Columns:
    names: set[str] = set()
    for projection in node.expressions:
        if not projection.is_star:
            names.add(fold_case(projection.alias_or_name))
            continue
        qualifier = fold_case(projection.table) if isinstance(projection, exp.Column) else ""
        for source in sources:
            if qualifier in ("", fold_case(source.name)):
                if source.columns is None:
                    return None
                names |= source.columns
    return frozenset(names - {""})


def resolve_columns(sql: str, catalog: Catalog) -> Bindings | None:
    """Resolve every name of `sql` as SQLite does: its own query first, then those around it.

    CTEs, derived tables, set operations and correlated subqueries have scopes of their own. None
    where the SQL does not parse, or is too deep.
    """
    return read_tree(sql, lambda tree: bind(tree, catalog), None)


def schema_valid(sql: str, catalog: Catalog) -> bool | None:
    """Whether all tables and columns exist and are unambiguous; None where it does not parse."""
    resolution = resolve_columns(sql, catalog)
    return None if resolution is None else not resolution.problems


def is_name(word: str, sql: str, catalog: Catalog) -> bool:
    """Whether `word`, folded, is a name in the query: a column of a table that it reads, or a
    table, a CTE or an alias.

    SQL that sqlglot cannot parse is taken to read each table whose name it contains.
    """

    def named(node: exp.Expr) -> bool:
        if isinstance(node, exp.Identifier):
            return not isinstance(node.parent, exp.Column) and fold_case(node.name) == word
        if not isinstance(node, exp.Table):
            return False
        columns = _FUNCTION_COLUMNS.get(fold_case(node.this.name), ())
        table = catalog.table(node.name)
        return word in columns or (table is not None and table.column(word) is not None)

    text = fold_case(sql)
    mentioned = any(fold_case(table.name) in text for table in catalog.tables_with_column(word))
    return read_tree(sql, lambda tree: any(map(named, tree.walk())), mentioned)


def columns_read(sql: str, catalog: Catalog) -> tuple[tuple[str, str], ...]:
    """The columns in `sql` as (table, column), spelt as in the catalog, in order of mention.

    Columns of derived tables are not among them. () where the SQL does not parse, or is too deep.
    """
    none: list[BoundColumn] = []
    bound = read_tree(sql, lambda tree: bind(tree, catalog).columns, none)
    found = (
        (each.table.name, each.column.name)
        for each in bound
        if each.table is not None and each.column is not None
    )
    return tuple(dict.fromkeys(found))


def tables_read(sql: str, catalog: Catalog) -> frozenset[str]:
    """The tables of the catalog that the SQL reads; empty where it does not parse."""
    resolution = resolve_columns(sql, catalog)
    return frozenset(resolution.tables if resolution is not None else ())
