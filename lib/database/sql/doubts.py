"""Why a query that ran may not answer the question, from question, SQL, schema and data alone.

Each kind of doubt is a check of its own, kept because it fires on less than 3% of the right answers
of Spider dev and of the sets beyond it (reports/confidence.md). Some look at the data once more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, get_args

from sqlglot import exp

from lib.base.records import ExecutionResult
from lib.database.catalog import Catalog, Table, fold_case, quote_identifier
from lib.database.names import enumeration, identifier_words, spoken_name, text_words
from lib.database.sandbox.sandbox import Sandbox
from lib.database.schema.retrieval import ColumnRef
from lib.database.spelling import spelling_keys
from lib.database.sql.bindings import Bindings, BoundColumn, FromItem, bind
from lib.database.sql.parse import parse
from lib.database.sql.selects import is_aggregate, sorted_selects
from lib.database.sql.trees import SqlTreeError, render

DoubtKind = Literal[
    "multiplied", "text_as_number", "tie", "null_first", "null_beside_not", "same_names",
    "lost_rows", "half_key", "hidden_group", "no_ratio", "no_group", "unused_value",
    "unused_number", "other_spellings", "no_today", "no_negation", "no_median", "no_superlative",
    "average_of_rows", "table_not_shown", "dropped_table",
]  # fmt: skip
DOUBT_KINDS: tuple[DoubtKind, ...] = get_args(DoubtKind)


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


def query_doubts(asked: Asked, sandbox: Sandbox) -> list[Doubt]:
    """The doubts of a query that ran, one of each kind; none where it does not parse.

    `sandbox`: in which the queries run that look at the data.
    """
    tree = parse(asked.sql)
    if not isinstance(tree, exp.Query):
        return []
    found: dict[DoubtKind, Doubt] = {}
    try:
        query = _Query(asked, tree, bind(tree, asked.catalog), sandbox)
        for check in _CHECKS:
            for doubt in check(query):
                found.setdefault(doubt.kind, doubt)
    except SqlTreeError:
        pass
    return list(found.values())


@dataclass(frozen=True)
class _Query:
    """A parsed answer with its names bound, and what its question says."""

    asked: Asked
    tree: exp.Query
    bindings: Bindings
    sandbox: Sandbox

    @cached_property
    def question(self) -> str:
        return self.asked.question

    @cached_property
    def words(self) -> list[str]:
        """The stems of the question's words."""
        return text_words(self.question)

    @property
    def catalog(self) -> Catalog:
        return self.asked.catalog

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
    def constants(self) -> list[str]:
        """All constants of the query as texts, in lower case."""
        strings = {id(text.node) for text in self.bindings.strings}
        return [
            node.name.lower()
            for node in self.tree.walk()
            if isinstance(node, exp.Literal) or id(node) in strings
        ]

    @cached_property
    def sql(self) -> str:
        return render(self.tree)

    @cached_property
    def aggregates(self) -> list[exp.Expr]:
        """The aggregates among the outputs of the outermost SELECT."""
        if self.select is None:
            return []
        return [
            node
            for output in self.select.expressions
            for node in output.walk(prune=lambda inner: isinstance(inner, exp.Query))
            if is_aggregate(node)
        ]

    def bound(self, node: exp.Expr) -> BoundColumn | None:
        return next((one for one in self.bindings.columns if one.node is node), None)

    def says(self, pattern: str) -> bool:
        return re.search(rf"\b(?:{pattern})\b", self.question, re.IGNORECASE) is not None

    def run(self, sql: str) -> ExecutionResult:
        """A query of ours on the answer's database."""
        return self.sandbox.execute(self.asked.db_path, sql)

    def numbers(self, sql: str) -> tuple[float, ...]:
        """The numbers in the one row of a query of ours; none where it fails."""
        result = self.run(sql)
        row = result.rows[0] if result.status == "ok" and len(result.rows) == 1 else ()
        numbers = tuple(value for value in row if isinstance(value, (int, float)))
        return numbers if len(numbers) == len(row) else ()

    def repeated(self, what: str) -> tuple[float, ...]:
        """How many rows there are for how many different `what`; () where each has one.

        Of the rows that the outermost SELECT groups or shows.
        """
        body = self._same_rows(f"count({what}), count(DISTINCT {what})")
        counts = self.numbers(body) if body else ()
        return counts if counts and 0 < counts[1] < counts[0] else ()

    def _same_rows(self, outputs: str) -> str | None:
        """`SELECT outputs` with the FROM, JOIN and WHERE of the outermost SELECT."""
        if self.select is None or self.select.args.get("with_") or self.select.args.get("with"):
            return None
        plain = exp.Select()
        for part in ("from_", "from", "joins", "where"):
            if self.select.args.get(part):
                value = self.select.args[part]
                copied = [one.copy() for one in value] if isinstance(value, list) else value.copy()
                plain.set(part, copied)
        return f"SELECT {outputs} {render(plain).removeprefix('SELECT').strip()}"

    def named_table(self, word: str) -> Table | None:
        """The table whose name is that noun."""
        stems = text_words(word)
        for table in self.catalog.tables:
            if stems and identifier_words(table.name)[-len(stems) :] == stems:
                return table
        return None


# Several rows for one thing

_COUNTED = re.compile(
    r"\b(?:how many|number of|count(?: of)?(?: the)?|wie viele|anzahl der)\s+"
    r"(?:(?:different|distinct|of (?:the|our)|the|our|verschiedene)\s+)?(\w+)",
    re.IGNORECASE,
)


def _multiplied(query: _Query) -> Iterator[Doubt]:
    """What is counted or summed stands on several rows."""
    if query.select is None or query.select.args.get("group") is not None:
        return
    for aggregate in query.aggregates:
        inner = aggregate.this
        if isinstance(aggregate, exp.Count):
            yield from _counted_twice(query, inner)
        elif isinstance(aggregate, (exp.Sum, exp.Avg)) and isinstance(inner, exp.Column):
            bound = query.bound(inner)
            if bound is not None and bound.source is not None and len(query.items) > 1:
                yield from _summed_twice(query, bound, type(aggregate).__name__.lower())


def _counted_twice(query: _Query, inner: exp.Expr) -> Iterator[Doubt]:
    found = _COUNTED.search(query.question)
    thing = query.named_table(found[1]) if found else None
    if thing is None or isinstance(inner, exp.Distinct):
        return
    identity = _identity_of(query, thing)
    if identity is None:
        return
    counts = query.repeated(identity)
    if counts:
        yield Doubt(
            "multiplied",
            f"{counts[0]} rows are counted, of only {counts[1]} different "
            f"{spoken_name(thing.name)}.",
        )


def _identity_of(query: _Query, thing: Table) -> str | None:
    """What tells one of them from another among the rows of the query: its key, or one to it."""
    keys = [column for column in thing.columns if column.primary_key]
    for item in query.items:
        if item.table is None:
            continue
        if item.table is thing and len(keys) == 1:
            return f"{quote_identifier(item.name)}.{quote_identifier(keys[0].name)}"
    for item in query.items:
        for key in item.table.foreign_keys if item.table is not None else ():
            if fold_case(key.referenced_table) == fold_case(thing.name) and len(key.columns) == 1:
                return f"{quote_identifier(item.name)}.{quote_identifier(key.columns[0])}"
    return None


def _summed_twice(query: _Query, bound: BoundColumn, what: str) -> Iterator[Doubt]:
    assert bound.source is not None
    if bound.source.table is None:
        return
    row = f"{quote_identifier(bound.source.name)}.rowid"
    counts = query.repeated(row)
    if counts:
        verb = "added up" if what == "sum" else "averaged"
        yield Doubt(
            "multiplied",
            f"{counts[0]} rows are {verb}, of only {counts[1]} different rows of "
            f"{spoken_name(bound.source.table.name)}.",
        )


def _average_of_rows(query: _Query) -> Iterator[Doubt]:
    """The average over rows where that of sums or counts of each thing is asked."""
    if query.select is None or query.tree.find(exp.Subquery, exp.CTE, exp.Group, exp.Div):
        return
    averages = [one for one in query.aggregates if isinstance(one, exp.Avg)]
    found = re.search(
        r"\b(?:average|mean|durchschnitt\w*)\b.*?"
        r"\b(?:per|of an?|of each|each|does an?|pro|je)\s+(\w+)",
        query.question,
        re.IGNORECASE,
    )
    if not averages or found is None:
        return
    thing = query.named_table(found[1])
    bound = query.bound(averages[0].this)
    if thing is None or bound is None or bound.table is None or bound.table is thing:
        return
    refers = any(
        fold_case(key.referenced_table) == fold_case(thing.name) for key in bound.table.foreign_keys
    )
    if refers:
        yield Doubt(
            "average_of_rows",
            f"The average is over rows of {spoken_name(bound.table.name)}, not over one sum for "
            f"each of {spoken_name(thing.name)}.",
        )


# What is stored


def _text_as_number(query: _Query) -> Iterator[Doubt]:
    """Texts that look like numbers are added, or sorted as texts."""
    for node in query.tree.find_all(exp.Sum, exp.Avg, exp.Max, exp.Min, exp.Ordered, exp.Mul):
        operands = [node.this, node.expression] if isinstance(node, exp.Mul) else [node.this]
        for operand in operands:
            bound = query.bound(operand) if isinstance(operand, exp.Column) else None
            column = bound.column if bound is not None else None
            contents = column.contents if column is not None else None
            if bound is None or bound.table is None or column is None or contents is None:
                continue
            if not contents.texts or contents.dates is not None:
                continue
            name = quote_identifier(column.name)
            counts = query.numbers(
                f"SELECT count(*), total({name} GLOB '*[0-9]*' AND {name} NOT GLOB '*[A-Za-z]*' "
                f"AND {name} NOT GLOB '*[0-9]-[0-9]*' AND {name} NOT GLOB '*:*') "
                f"FROM {quote_identifier(bound.table.name)} WHERE typeof({name}) = 'text'"
            )
            if counts and counts[1] > 0.5 * counts[0]:
                yield Doubt(
                    "text_as_number",
                    f"{spoken_name(column.name)} holds texts, which are not ordered or added as "
                    "numbers are.",
                )


def _ties(query: _Query) -> Iterator[Doubt]:
    """A LIMIT that keeps some of several equals, or begins with what is not known."""
    for part in sorted_selects(query.asked.sql):
        if part.limit is None or part.sql is None:
            continue
        result = query.run(part.sql)
        if result.status != "ok":
            continue
        if part.begins_with_null(result.rows):
            yield Doubt("null_first", "What has no value comes first, as if it were the lowest.")
        elif part.outermost and part.cuts_ties(result.rows):
            yield Doubt(
                "tie", "Others have the same value as the last one shown; they are left out."
            )


def _null_beside_not(query: _Query) -> Iterator[Doubt]:
    """`<>` and NOT leave out the rows that have no value there."""
    for node in query.tree.find_all(exp.NEQ, exp.Not):
        inner = node if isinstance(node, exp.NEQ) else node.this
        if isinstance(inner, exp.In) and inner.args.get("query") is not None:
            yield from _not_in_null(query, inner)
            continue
        if not isinstance(inner, (exp.NEQ, exp.EQ, exp.In, exp.Like)):
            continue
        bound = query.bound(inner.this) if isinstance(inner.this, exp.Column) else None
        column = bound.column if bound is not None else None
        if column is not None and column.contents is not None and column.contents.nulls:
            name = spoken_name(column.name)
            yield Doubt(
                "null_beside_not",
                f"{column.contents.nulls} rows without a value of {name} are left out.",
            )


def _not_in_null(query: _Query, inner: exp.In) -> Iterator[Doubt]:
    subquery = inner.args["query"]
    select = subquery.this if isinstance(subquery, exp.Subquery) else subquery
    if not isinstance(select, exp.Select) or len(select.expressions) != 1:
        return
    output = select.expressions[0].unalias()
    bound = query.bound(output) if isinstance(output, exp.Column) else None
    column = bound.column if bound is not None else None
    guarded = select.args.get("where") is not None and "IS NOT NULL" in render(select)
    if column is not None and column.contents is not None and column.contents.nulls and not guarded:
        yield Doubt(
            "null_beside_not",
            f"NOT IN finds nothing where {spoken_name(column.name)} has no value in some row.",
        )


def _same_names(query: _Query) -> Iterator[Doubt]:
    """EXCEPT and INTERSECT compare names, which several may share."""
    for node in query.tree.find_all(exp.Except, exp.Intersect):
        for output in node.left.selects if isinstance(node.left, exp.Query) else ():
            bound = query.bound(output.unalias())
            column = bound.column if bound is not None else None
            if bound is None or column is None or column.contents is None or bound.table is None:
                continue
            named = "name" in identifier_words(column.name) or "titl" in identifier_words(
                column.name
            )
            if named and not column.contents.unique and not column.primary_key:
                yield Doubt(
                    "same_names",
                    f"Several rows of {spoken_name(bound.table.name)} have the same "
                    f"{spoken_name(column.name)}; they are taken for one.",
                )


def _lost_rows(query: _Query) -> Iterator[Doubt]:
    """An inner join loses rows whose key leads nowhere."""
    if query.select is None or len(query.items) < 2:
        return
    joins = query.select.args.get("joins") or []
    if any(join.side for join in joins):
        return
    for item in query.items:
        for key in item.table.foreign_keys if item.table is not None else ():
            others = [
                other
                for other in query.items
                if other.table is not None
                and fold_case(other.table.name) == fold_case(key.referenced_table)
            ]
            if not others or len(key.columns) != 1 or item.table is None:
                continue
            column, theirs = map(quote_identifier, (key.columns[0], key.referenced_columns[0]))
            counts = query.numbers(
                f"SELECT count(*) FROM {quote_identifier(item.table.name)} WHERE {column} IS NOT "
                f"NULL AND {column} NOT IN (SELECT {theirs} FROM "
                f"{quote_identifier(key.referenced_table)} WHERE {theirs} IS NOT NULL)"
            )
            if counts and counts[0]:
                yield Doubt(
                    "lost_rows",
                    f"{counts[0]} rows of {spoken_name(item.table.name)} are left out: what their "
                    f"{spoken_name(key.columns[0])} leads to is not there.",
                )


def _half_key(query: _Query) -> Iterator[Doubt]:
    """A join on a part of a key of several columns."""
    joined = {
        (fold_case(node.this.name), fold_case(node.expression.name))
        for node in query.tree.find_all(exp.EQ)
        if isinstance(node.this, exp.Column) and isinstance(node.expression, exp.Column)
    }
    joined |= {(b, a) for a, b in joined}
    tables = set(map(fold_case, query.bindings.tables))
    for name in query.bindings.tables:
        table = query.catalog.table(name)
        for key in table.foreign_keys if table is not None else ():
            if len(key.columns) < 2 or fold_case(key.referenced_table) not in tables:
                continue
            there = [(fold_case(a), fold_case(b)) in joined for a, b in key.pairs]
            if any(there) and not all(there):
                yield Doubt(
                    "half_key",
                    f"{spoken_name(name)} is joined on a part of its key of {len(there)} columns.",
                )


_COMPARED = 1000  # texts of a column, of those that may be other spellings
_LISTED_SPELLINGS = 4


def _other_spellings(query: _Query) -> Iterator[Doubt]:
    """A text is looked for that is stored in other spellings, too."""
    for node in query.tree.find_all(exp.EQ):
        column = query.bound(node.this) if isinstance(node.this, exp.Column) else None
        if column is None or column.table is None or not isinstance(node.expression, exp.Literal):
            continue
        name, text = quote_identifier(node.this.name), node.expression.name
        if not node.expression.is_string or not text.strip():
            continue
        result = query.run(
            f"SELECT DISTINCT {name} FROM {quote_identifier(column.table.name)} "
            f"WHERE {_may_be_spelt_so(name, text, render(node.expression))} LIMIT {_COMPARED}"
        )
        stored = [str(value) for (value,) in result.rows] if result.status == "ok" else []
        keys = spelling_keys(text)
        others = [value for value in stored if spelling_keys(value) & keys][:_LISTED_SPELLINGS]
        if others:
            yield Doubt(
                "other_spellings",
                f"{spoken_name(node.this.name)} also has {enumeration(others)}, which "
                f"'{text}' leaves out.",
            )


def _may_be_spelt_so(name: str, text: str, literal: str) -> str:
    """A condition that other spellings of the text meet: SQLite cannot compare accents itself."""
    near = f"length({name}) BETWEEN {len(text) // 2} AND {2 * len(text)}"
    if text.isascii():
        near = (
            f"(lower(trim({name})) = lower(trim({literal})) OR {near} AND {name} GLOB '*[^ -~]*')"
        )
    return f"typeof({name}) = 'text' AND {name} <> {literal} AND {near}"


# What the question says and the query does not

_PERCENT = r"percent|percentage|per cent|share|proportion|ratio|prozent|anteil|pourcentage"
_SHOWN = 3


def _no_ratio(query: _Query) -> Iterator[Doubt]:
    if not query.says(_PERCENT) and "%" not in query.question:
        return
    stems = {"percent", "percentag", "share", "proport", "ratio"}
    named = any(
        stems & set(identifier_words(node.name)) for node in query.tree.find_all(exp.Column)
    )
    ratio = query.tree.find(exp.Div) or any(
        not isinstance(node.this, exp.Column) for node in query.tree.find_all(exp.Avg)
    )
    if not named and not ratio:
        yield Doubt("no_ratio", "The question asks for a share, and the query divides nothing.")


_GROUPED = r"(?:for|of|in|by|per)\s+(?:each|every)|each|every|per|pro|je|jede[rsnm]?"


def _no_group(query: _Query) -> Iterator[Doubt]:
    if query.select is None or not query.says(_GROUPED):
        return
    if query.tree.find(exp.Group, exp.Window, exp.Subquery, exp.SetOperation):
        return
    limit = query.select.args.get("limit") is not None
    if query.aggregates or limit:
        yield Doubt("no_group", "The question asks for each one, and the query gives one for all.")


def _hidden_group(query: _Query) -> Iterator[Doubt]:
    group = query.select.args.get("group") if query.select is not None else None
    if query.select is None or group is None or len(query.asked.result.rows) < 2:
        return
    if all(is_aggregate(output.unalias()) for output in query.select.expressions):
        keys = [render(key) for key in group.expressions]
        yield Doubt("hidden_group", f"The result does not show which {enumeration(keys)} it is.")


def _no_median(query: _Query) -> Iterator[Doubt]:
    taken = "median" in query.sql.lower() or query.tree.find(exp.Window, exp.Offset)
    if query.says("median") and not taken:
        yield Doubt("no_median", "The question asks for a median; the query takes none.")


_SUPERLATIVE = (
    r"most|least|fewest|highest|lowest|largest|smallest|biggest|oldest|youngest|longest|shortest"
    r"|cheapest|latest|earliest|newest|maximum|minimum|top \d+"
)


def _no_superlative(query: _Query) -> Iterator[Doubt]:
    if not query.says(_SUPERLATIVE) or query.says(r"at (?:most|least)|most recently|most common"):
        return
    stems = set(text_words(_SUPERLATIVE))
    named = any(stems & set(identifier_words(c.name)) for c in query.tree.find_all(exp.Column))
    if not named and not query.tree.find(exp.Order, exp.Max, exp.Min, exp.Window):
        word = re.search(rf"\b(?:{_SUPERLATIVE})\b", query.question, re.IGNORECASE)
        yield Doubt("no_superlative", f'The query does not use "{word[0] if word else ""}".')


_TODAY = (
    r"today|yesterday|this (?:month|year|week)|(?:last|past|previous|next) (?:\d+ |\w+ )?"
    r"(?:days?|weeks?|months?|years?)|overdue|right now"
    r"|heute|gestern|diese[nsm]? (?:monat|jahr|woche)|letzte[nrs]? (?:\d+ )?"
    r"(?:tage?n?|wochen?|monate?n?|jahre?n?)"
)
_AGE = (
    r"(?:older|younger) than \d+|(?:over|under|above|below) (?:the age of )?\d+ years"
    r"|how old (?:is|are)"
)


def _no_today(query: _Query) -> Iterator[Doubt]:
    lowered = query.sql.lower()
    if "now" in lowered or "current_" in lowered:
        return
    dated = any(
        one.column is not None and one.column.contents is not None and one.column.contents.dates
        for one in query.bindings.columns
    )
    aged = any("age" in identifier_words(node.name) for node in query.tree.find_all(exp.Column))
    found = re.search(rf"\b(?:{_TODAY})\b", query.question, re.IGNORECASE)
    if found is None and not aged and dated:
        found = re.search(rf"\b(?:{_AGE})\b", query.question, re.IGNORECASE)
    if found is not None and (dated or not aged):
        yield Doubt("no_today", f'"{found[0]}" depends on today\'s date, which the query ignores.')


_NEGATION = (
    r"not|never|no|without|none|nobody|neither|nor|isn't|aren't|don't|doesn't|didn't|haven't"
    r"|hasn't|unpaid|unknown|missing|kein\w*|nicht|nie|ohne|niemand"
)
_EXCLUDING = re.compile(
    r"\bNOT\b|\bEXCEPT\b|<>|!=|IS NULL|\bLEFT\b|= 0\b|= ''|= 'N|= 'F|= 'no|= 'false|\bFALSE\b|'not",
    re.IGNORECASE,
)


def _no_negation(query: _Query) -> Iterator[Doubt]:
    found = re.search(rf"\b(?:{_NEGATION})\b", query.question, re.IGNORECASE)
    more = query.says(r"no (?:more|less|later|earlier|longer|fewer) than|whether or not|no\.")
    if found is None or more or _EXCLUDING.search(query.sql):
        return
    named = any(
        found[0].lower() in text.lower() for texts in query.asked.values.values() for text in texts
    )
    if not named:
        yield Doubt("no_negation", f'The question says "{found[0]}"; the query excludes nothing.')


_QUOTED = re.compile(
    r"""(?<!\w)(?:"([^"]{1,60})"|'([^']{1,60})'(?!\w)|“([^”]{1,60})”|„([^“”]{1,60})[“”])"""
)
_DIGITS = re.compile(r"(?<![\w.,])\d+(?:[.,]\d+)*(?![\w])")


def _unused_numbers(query: _Query) -> Iterator[Doubt]:
    """Numbers, years and quoted words of the question that the query does not use."""
    constants = query.constants
    text = " ".join(constants)
    missing = []
    for match in _DIGITS.finditer(query.question):
        plain = (
            match[0].replace(",", "") if re.fullmatch(r"\d{1,3}(,\d{3})+", match[0]) else match[0]
        )
        forms = {plain, plain.lstrip("0") or "0", f"{plain}.0", plain.rstrip("0").rstrip(".")}
        used = any(form in constants for form in forms) or re.search(
            rf"(?<!\d){re.escape(plain)}(?!\d)", text
        )
        if not used and not _is_counted(plain, constants) and not _is_named(query, plain):
            missing.append(match[0])
    for quoted in _QUOTED.finditer(query.question):
        word = next(filter(None, quoted.groups())).strip(" .,?!").lower()
        bare = re.sub(r"[%_*]", "", word)
        if word and bare not in text.replace("%", "") and not _is_named(query, word):
            missing.append(quoted[0])
    if missing:
        yield Doubt(
            "unused_number",
            f"Of the question, the query does not use {enumeration(missing[:_SHOWN])}.",
        )


def _is_counted(number: str, constants: Sequence[str]) -> bool:
    """Whether a limit next to it is meant: `more than 3` as `>= 4`."""
    if not number.isdigit():
        return False
    return any(one in constants for one in (str(int(number) + 1), str(int(number) - 1)))


def _is_named(query: _Query, text: str) -> bool:
    """Whether it is part of a name that the query uses."""
    used = [node.name for node in query.tree.find_all(exp.Column, exp.Table)]
    return any(set(text_words(text)) <= set(identifier_words(name)) for name in used)


def _unused_values(query: _Query) -> Iterator[Doubt]:
    """Values of the database that the question names and the query does not use."""
    text = " ".join(query.constants).replace("%", "")
    spellings: dict[str, list[ColumnRef]] = {}
    for place, values in query.asked.values.items():
        for value in values:
            spellings.setdefault(value.lower(), []).append(place)
    names = {
        stem
        for node in query.tree.find_all(exp.Column, exp.Table)
        for stem in identifier_words(node.name)
    }
    every = {
        stem
        for table in query.catalog.tables
        for name in (table.name, *(column.name for column in table.columns))
        for stem in identifier_words(name)
    }
    for value, places in spellings.items():
        stems = set(text_words(value))
        exact = re.search(rf"(?<!\w){re.escape(value)}(?!\w)", query.question, re.IGNORECASE)
        if value in text or stems <= names or stems <= every or exact is None:
            continue
        capital = exact[0][:1].isupper() and exact.start() > 0
        if capital or any(_is_code(query.catalog, place) for place in places):
            yield Doubt("unused_value", f'"{exact[0]}" of the question is not in the query.')


def _is_code(catalog: Catalog, place: ColumnRef) -> bool:
    table = catalog.table(place.table)
    column = table.column(place.column) if table is not None else None
    return column is not None and column.contents is not None and bool(column.contents.codes)


def _table_not_shown(query: _Query) -> Iterator[Doubt]:
    """The prompt left tables out, and what the query reads shares no word with the question."""
    if not query.asked.left_out:
        return
    stems = {
        stem
        for one in query.bindings.columns
        if one.table is not None
        for name in (one.table.name, one.node.name)
        for stem in identifier_words(name)
    } | {stem for name in query.bindings.tables for stem in identifier_words(name)}
    if not stems & set(query.words):
        yield Doubt(
            "table_not_shown",
            f"{len(query.asked.left_out)} tables were not shown to the model, and no word of the "
            "question is in the names that the query uses.",
        )


def _dropped_table(query: _Query) -> Iterator[Doubt]:
    """A follow-up question whose query no longer reads what the answer before was about."""
    earlier = parse(query.asked.earlier) if query.asked.earlier else None
    if earlier is None:
        return
    before = set(map(fold_case, bind(earlier, query.catalog).tables))
    now = set(map(fold_case, query.bindings.tables))
    if before and not before & now:
        yield Doubt(
            "dropped_table",
            f"The answer before was about {enumeration(sorted(before))}, which this query does "
            "not read.",
        )


_CHECKS: tuple[Callable[[_Query], Iterator[Doubt]], ...] = (
    _unused_numbers,
    _unused_values,
    _no_ratio,
    _no_group,
    _no_median,
    _no_superlative,
    _no_today,
    _no_negation,
    _hidden_group,
    _half_key,
    _table_not_shown,
    _dropped_table,
    _same_names,
    _null_beside_not,
    _average_of_rows,
    _multiplied,
    _ties,
    _text_as_number,
    _other_spellings,
    _lost_rows,
)
