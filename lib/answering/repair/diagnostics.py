"""What is wrong with a failed query, from its text, the catalog and SQLite's message, without gold.

`read_names` finds the tables, aliases and wrong names of a query: by a parse with scopes
(`lib.database.sql.bindings`) or, where the SQL does not parse, by regular expressions over its FROM
clauses and its dotted names. `diagnose` says of each wrong name what was probably meant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from lib.answering.repair.observation import Observation
from lib.base.records import ErrorClass, ExecutionResult
from lib.database.catalog import Catalog, Table, fold_case
from lib.database.sql.bindings import ColumnProblem, NameFault, resolve_columns
from lib.database.sql.broken_joins import BrokenJoin, broken_join, would_compare_with_itself

_MAX_FURTHER = 2
_MIN_SIMILARITY = 0.7  # difflib's ratio: `nme` for `name` is 0.86, `city` for `country` 0.55

_FAULT_OF_MESSAGE: tuple[tuple[str, NameFault], ...] = (
    ("no such column: ", "no_such_column"),
    ("no such table: ", "no_such_table"),
    ("ambiguous column name: ", "ambiguous_column"),
)
_SYNTAX_MESSAGES = ("syntax error", "incomplete input", "unrecognized token")

_CLAUSE_WORDS = (
    "where|join|inner|left|right|full|cross|natural|outer|on|using|group|order|having|limit|union"
    "|except|intersect|as|select|from|and|or|not"
)
# Whole words and names of bounded length: the time to match grows only linearly with the text
_NAME = (
    rf"(?!(?:{_CLAUSE_WORDS})\b)"
    r'(?:(?<!\w)\w++|"[^"]{1,200}"|`[^`]{1,200}`|\[[^\]]{1,200}\])'
)
_TABLE = rf"({_NAME})(?:\s+(?:as\s+)?({_NAME}))?"
_FROM = re.compile(rf"\b(?:from|join)\s+{_TABLE}((?:\s*,\s*{_TABLE})*)", re.IGNORECASE)
_LISTED = re.compile(rf",\s*{_TABLE}", re.IGNORECASE)
_DOTTED = re.compile(rf"({_NAME})\s*\.\s*({_NAME})", re.IGNORECASE)
_STRING = re.compile(r"'(?:[^']|'')*'?")


@dataclass(frozen=True)
class QueryNames:
    """The tables and aliases that the names of one query, or of one scope in it, can refer to.

    `aliases`: alias as written -> table. `tables`: the tables that the query reads. `derived`: the
    columns of subqueries and CTEs, in lower case; only known for a scope. `faults`: the names that
    refer to nothing, in the order of the query.
    """

    sql: str
    aliases: dict[str, str]
    tables: tuple[str, ...]
    derived: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def qualifiers(self) -> dict[str, str]:
        """Names that may stand before a dot, with their tables; an alias hides its table's name."""
        aliased = set(self.aliases.values())
        return {table: table for table in self.tables if table not in aliased} | self.aliases

    def table_of(self, qualifier: str) -> str | None:
        """The table that was meant by a qualifier, an alias or a table's name."""
        meanings = {table: table for table in self.tables} | self.aliases
        folded = {fold_case(name): table for name, table in meanings.items()}
        return folded.get(fold_case(qualifier))

    def mentions(self, name: str) -> bool:
        """Whether the name occurs anywhere but before a dot, as the name of a column would."""
        pattern = rf"\b{re.escape(name)}\b(?![\"`\]]?\s*\.)"
        return re.search(pattern, self.sql, re.IGNORECASE) is not None


@dataclass(frozen=True)
class Fault:
    """A name that refers to nothing, as written (`T2.name`), and what its scope could refer to.

    `problem` and `join`: where the SQL parses; what the name was to join.
    """

    name: str
    kind: NameFault
    scope: QueryNames
    problem: ColumnProblem | None = None
    join: BrokenJoin | None = None


def read_names(sql: str, catalog: Catalog) -> QueryNames:
    """The names of `sql`, whether it parses or not."""
    resolution = resolve_columns(sql, catalog)
    if resolution is None:
        return read_unparsed_names(sql, catalog)
    faults: dict[str, Fault] = {}
    for problem in resolution.problems:
        name = _dotted(problem)
        join = broken_join(problem, resolution, catalog)
        faults.setdefault(name, Fault(name, problem.kind, _scope(problem, sql), problem, join))
    return QueryNames(sql, resolution.aliases, resolution.tables, (), tuple(faults.values()))


def read_unparsed_names(sql: str, catalog: Catalog) -> QueryNames:
    """The names of SQL that is not valid: tables after FROM and JOIN, and dotted columns."""
    text = _STRING.sub("''", sql)
    aliases: dict[str, str] = {}
    tables: dict[str, None] = {}
    faults: dict[tuple[str, NameFault], None] = {}  # an ordered set
    for found in _FROM.finditer(text):
        for quoted, quoted_alias in [(found[1], found[2] or ""), *_LISTED.findall(found[3])]:
            name, alias = _unquoted(quoted), _unquoted(quoted_alias)
            table = catalog.table(name)
            if table is None:
                faults[name, "no_such_table"] = None
                continue
            tables[table.name] = None
            if alias:
                aliases.setdefault(alias, table.name)
    names = QueryNames(sql, aliases, tuple(tables))
    for dotted in _DOTTED.findall(text):
        qualifier, column = map(_unquoted, dotted)
        table = catalog.table(names.table_of(qualifier) or "")
        if table is not None and table.column(column) is None:
            faults[f"{qualifier}.{column}", "no_such_column"] = None
    return replace(names, faults=tuple(Fault(name, kind, names) for name, kind in faults))


def _unquoted(name: str) -> str:
    """The name without SQL's quotes around it."""
    return name.strip('"`[]')


def _scope(problem: ColumnProblem, sql: str) -> QueryNames:
    aliases: dict[str, str] = {}
    tables: dict[str, None] = {}
    derived: dict[str, None] = {}
    for source in problem.sources:
        if source.table is None:
            derived.update(dict.fromkeys(sorted(source.columns or ())))
            continue
        tables[source.table.name] = None
        if source.relation.alias:
            aliases.setdefault(source.name, source.table.name)
    return QueryNames(sql, aliases, tuple(tables), tuple(derived))


def _dotted(problem: ColumnProblem) -> str:
    if problem.column == "*" and problem.qualifier:
        return problem.qualifier  # of `T9.*` SQLite says: no such table: T9
    return f"{problem.qualifier}.{problem.column}" if problem.qualifier else problem.column


@dataclass(frozen=True)
class NameProblem:
    """One name that SQLite cannot resolve.

    `name`: as the query has it, `T2.name`. `owners`: the tables with a column of that name, those
    shown to the model first; for an ambiguous name, the ones in scope there. `candidates`: the
    tables whose columns may be meant: the one that the qualifier stands for, else all in scope
    there, else all of the query. `unknown_qualifier`: the `T2` if no table or alias of the query
    has that name. `suggestion`: the name that was probably meant. `unsound`: one that comes before
    it, but would make both sides of a comparison the same. `join`: what the name was to join, where
    one path of keys leads there.
    """

    name: str
    fault: NameFault
    owners: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    unknown_qualifier: str | None = None
    suggestion: str | None = None
    unsound: str | None = None
    join: BrokenJoin | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Diagnostics:
    """What can be said about an attempt without knowing gold.

    `aliases`: (alias, table) where the two differ, in the order of the query. `reported`: the name
    in SQLite's message. `further`: other wrong names, which SQLite did not reach, as it stops at
    the first.
    """

    aliases: tuple[tuple[str, str], ...] = ()
    reported: NameProblem | None = None
    further: tuple[NameProblem, ...] = ()

    @property
    def problems(self) -> list[NameProblem]:
        """The reported one first, then the further ones."""
        return [*filter(None, [self.reported]), *self.further]


def classify_execution(result: ExecutionResult) -> ErrorClass | None:
    """The error class as far as execution alone shows it; None where the query returned rows.

    Never `wrong_result` or `wrong_row_count`, which need gold: see `lib.answering.rollout.outputs`.
    """
    if result.status == "ok":
        return None if result.rows else "empty_result"
    if result.status == "cut_off":
        return "cut_off"
    message = (result.error or "").lower()
    if "no such column" in message:
        return "no_such_column"
    if "no such table" in message:
        return "no_such_table"
    if any(part in message for part in _SYNTAX_MESSAGES):
        return "syntax_error"
    return "other_execution_error"


def diagnose(
    observation: Observation, catalog: Catalog, selected_tables: tuple[str, ...]
) -> Diagnostics:
    """The diagnostics of one attempt. `selected_tables`: those that the model was shown."""
    if observation.result.status != "error":
        return Diagnostics()
    # sqlglot parses some SQL that SQLite rejects, and takes parts of it for names that are none
    unparsed = classify_execution(observation.result) == "syntax_error"
    read = read_unparsed_names if unparsed else read_names
    names = read(observation.sql, catalog)
    fault = _reported_fault(observation.result, names)
    shown_first = tuple(dict.fromkeys([*selected_tables, *(t.name for t in catalog.tables)]))
    reported = _explain(fault, names, catalog, shown_first) if fault else None
    further = [
        _explain(each, names, catalog, shown_first)
        for each in names.faults
        if fault is None or fold_case(each.name) != fold_case(fault.name)
    ]
    aliases = tuple((a, t) for a, t in names.aliases.items() if fold_case(a) != fold_case(t))
    return Diagnostics(aliases, reported, tuple(further[:_MAX_FURTHER]))


def _reported_fault(result: ExecutionResult, names: QueryNames) -> Fault | None:
    """The name in SQLite's message. Newer versions of SQLite add advice after a dash."""
    message = result.error or ""
    for prefix, kind in _FAULT_OF_MESSAGE:
        _, found, rest = message.partition(prefix)
        if found:
            name = _unquoted(rest.partition(" - ")[0].strip())
            same = (fault for fault in names.faults if fold_case(fault.name) == fold_case(name))
            return replace(next(same, Fault(name, kind, names)), name=name, kind=kind)
    return None


def _explain(
    fault: Fault, names: QueryNames, catalog: Catalog, shown_first: tuple[str, ...]
) -> NameProblem:
    name, kind, scope = fault.name, fault.kind, fault.scope
    if kind == "no_such_table":
        return NameProblem(name, kind, suggestion=_nearest(name, shown_first))
    qualifier, _, column = name.rpartition(".")
    if kind == "ambiguous_column":
        return NameProblem(name, kind, _owners(column, scope.tables, catalog))
    meant = scope.table_of(qualifier)
    usable = _tables([meant] if meant else scope.tables, catalog)
    unknown = qualifier and not names.table_of(qualifier) and not names.mentions(qualifier)
    columns = [c.name for table in usable for c in table.columns]
    near = _nearest(column, columns if meant else [*columns, *scope.derived])
    reach = scope.qualifiers.items() if qualifier else ()
    elsewhere = [f"{name}.{column}" for name, t in reach if _owners(column, [t], catalog)]
    # `T1.name` for a wrong `T2.name`, where T1 has the column
    suggestions = [*elsewhere, *filter(None, [near])]
    sound = [each for each in suggestions if not _is_tautology(each, fault)]
    return NameProblem(
        name,
        kind,
        _owners(column, shown_first, catalog),
        tuple(table.name for table in usable) or names.tables,
        qualifier if unknown else None,
        sound[0] if sound else None,
        suggestions[0] if suggestions[:1] != sound[:1] else None,
        fault.join if fault.join is not None and fault.join.path else None,
    )


def _is_tautology(suggestion: str, fault: Fault) -> bool:
    """Whether a comparison would have the same on both sides, were this in the name's place."""
    qualifier, _, column = suggestion.rpartition(".")
    qualifier = qualifier or fault.name.rpartition(".")[0]
    if fault.problem is not None:
        return would_compare_with_itself(fault.problem, qualifier, column)
    dotted = re.escape(f"{qualifier}.{column}" if qualifier else column)
    name, sign = re.escape(fault.name), r"\s*(?:[<>!=]=?|<>)\s*"
    comparison = rf"(?<![\w.])(?:{dotted}{sign}{name}|{name}{sign}{dotted})(?![\w.])"
    return re.search(comparison, fault.scope.sql, re.IGNORECASE) is not None


def _owners(column: str, table_names: Iterable[str], catalog: Catalog) -> tuple[str, ...]:
    return tuple(t.name for t in _tables(table_names, catalog) if t.column(column))


def _tables(names: Iterable[str], catalog: Catalog) -> list[Table]:
    return [table for table in map(catalog.table, names) if table is not None]


def _nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The most similar candidate; None where none is a near miss.

    Upper and lower case are alike in every script: `ИМЯ` means `Имя`.
    """
    originals: dict[str, str] = {}
    for candidate in candidates:
        originals.setdefault(candidate.lower(), candidate)
    matches = difflib.get_close_matches(name.lower(), list(originals), 1, _MIN_SIMILARITY)
    return originals[matches[0]] if matches else None
