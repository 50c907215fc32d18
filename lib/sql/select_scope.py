"""Where in a query a beginning is, and what names the schema allows there.

`Scope` is one SELECT as far as it is read. `ScopeRules` has a method for each `@action` and each
`<role>` of `lib.sql.grammar`: it returns the scope after it, None where the schema forbids it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.sql.grammar import RESERVED, ROLES
from lib.sql.schema_links import Needs, SchemaLinks, Source

_SHORT_ALIAS = re.compile(r"[a-z]\d{0,2}")
_NAME = re.compile(r"\w{1,40}")
_MAX_SOURCES = 8
_MAX_DEPTH = 4  # of SELECTs in one another


class Scope(NamedTuple):
    """One SELECT as far as it is read.

    `needs`: columns before FROM. `explicit`: there was a JOIN. `unlinked`: sources that ON has
    not joined yet. `merged`: columns of one name are one. `outputs`: the names of what is selected,
    None without one, "*" for all. `width`: how many columns must be selected. `compound`: the
    outputs of the first of several
    SELECTs. `names`: names of outputs, and whether they are aggregates. `aggregates`: whether one
    may stand here. `operand`: table and column of the value that is read, if it has no other part.
    `tested`: the operand whose IN this SELECT is. `before`: how many tables count
    in the numbers of aliases before those of this SELECT, if the numbers go on.
    """

    parent: Scope | None = None
    phase: Literal["outputs", "from", "rows"] = "outputs"
    needs: Needs = frozenset()
    sources: tuple[Source, ...] = ()
    joining: Literal["", "linked", "merged"] = ""
    explicit: bool = False
    unlinked: frozenset[str] = frozenset()
    merged: bool = False
    outputs: tuple[str | None, ...] = ()
    output_name: str | None = None
    width: int | None = None
    compound: tuple[str | None, ...] | None = None
    names: frozenset[tuple[str, bool]] = frozenset()
    aggregates: bool = True
    aggregated: bool = False
    grouped: bool = False
    ordered: bool = False
    filtered: bool = False
    parts: int = 0
    operand: tuple[str, str] | None = None
    qualifier: str = ""
    key: tuple[str, str, str] | None = None
    tested: tuple[str, str] | None = None
    before: int = 0
    opens: Literal["", "scalar", "membership", "derived"] = ""
    inner: Scope | None = None

    def outward(self) -> Iterator[Scope]:
        """This SELECT and those around it."""
        scope: Scope | None = self
        while scope:
            yield scope
            scope = scope.parent

    def source(self, name: str) -> Source | None:
        return next((source for source in self.sources if source.name == name), None)


class ScopeRules:
    """The rules on one schema."""

    def __init__(self, catalog: Catalog) -> None:
        self._schema = SchemaLinks(catalog)
        names = [table.name for table in catalog.tables]
        names += [column.name for table in catalog.tables for column in table.columns]
        self._written = {fold_case(name): name for name in names}

    @property
    def words(self) -> set[str]:
        """The names of the schema, in lower case."""
        return set(self._written)

    def as_written(self, word: str) -> str:
        """A name as the schema writes it; a keyword in capitals."""
        return self._written.get(word, word.upper())

    def take(self, step: str, scope: Scope, text: str) -> Scope | None:
        """The scope after one step; `text` is of the lexeme that takes it."""
        rule = getattr(self, step)
        after: Scope | None = rule(scope, text) if step in ROLES else rule(scope)
        return after

    # SELECTs, and what is around them

    def begin(self, scope: Scope) -> Scope | None:
        if sum(1 for _ in scope.outward()) > _MAX_DEPTH:
            return None
        width = 1 if scope.opens in ("scalar", "membership") else None
        tested = scope.operand if scope.opens == "membership" and scope.parts == 1 else None
        return Scope(parent=scope, width=width, tested=tested, before=_last_number(scope))

    def finish(self, scope: Scope) -> Scope | None:
        if self._tests_nothing(scope) or scope.parent is None:
            return None
        inner = scope._replace(parent=None) if scope.parent.opens == "derived" else None
        return scope.parent._replace(opens="", inner=inner)

    def compound(self, scope: Scope) -> Scope:
        first = scope.outputs if scope.compound is None else scope.compound
        before = _last_number(scope)
        return Scope(scope.parent, width=self._width(scope), compound=first, before=before)

    def scalar(self, scope: Scope) -> Scope:
        return scope._replace(opens="scalar")

    def membership(self, scope: Scope) -> Scope:
        return scope._replace(opens="membership")

    def subquery(self, scope: Scope) -> Scope:
        return scope._replace(opens="")

    def derived(self, scope: Scope) -> Scope | None:
        """A SELECT as a source, but not of one that is a source itself."""
        if any(outer.opens == "derived" for outer in scope.outward()):
            return None
        return scope._replace(opens="derived")

    def derived_end(self, scope: Scope) -> Scope:
        """The SELECT in brackets is a source, with the outputs that have names."""
        assert scope.inner
        outputs = {name for name in scope.inner.outputs if name}
        columns = None if "*" in outputs else frozenset(outputs)
        source = Source(f"({len(scope.sources)})", "", columns)
        return scope._replace(inner=None, sources=(*scope.sources, source))

    def _tests_nothing(self, scope: Scope) -> bool:
        """Whether it is `x IN (SELECT x FROM t)` in a SELECT on t: true for every row."""
        if scope.tested is None or scope.filtered or scope.grouped or len(scope.sources) != 1:
            return False
        return scope.tested == (scope.sources[0].table, scope.outputs[0])

    def _width(self, scope: Scope) -> int | None:
        """How many columns are selected; None: unknown."""
        count = 0
        for output in scope.outputs:
            if output is None or "*" not in output:
                count += 1
                continue
            for source in scope.sources:
                if output in ("*", f"{source.name}.*"):
                    if not source.table:
                        return None
                    count += self._schema.column_counts[source.table]
        return count

    # what is selected

    def next_output(self, scope: Scope) -> Scope | None:
        full = scope.width is not None and len(scope.outputs) >= scope.width
        return None if full else scope

    def star(self, scope: Scope) -> Scope | None:
        if scope.width is not None and "*" not in (scope.compound or ()):
            return None
        return scope._replace(output_name="*")

    def qualified_star(self, scope: Scope) -> Scope | None:
        return None if scope.width == 1 else scope._replace(output_name=f"{scope.qualifier}.*")

    def name(self, scope: Scope, word: str) -> Scope | None:
        if not _NAME.fullmatch(word):
            return scope
        if word in RESERVED:
            return None
        names = scope.names | {(word, scope.aggregated)}
        return scope._replace(output_name=word, names=names)

    def output_end(self, scope: Scope) -> Scope:
        name = scope.output_name
        if name is None and scope.parts == 1 and scope.operand:
            name = scope.operand[1]
        return scope._replace(outputs=(*scope.outputs, name), output_name=None)

    # FROM

    def selected(self, scope: Scope) -> Scope | None:
        """All outputs are there."""
        known = not any(output and "*" in output for output in scope.outputs)
        wrong = known and scope.width not in (None, len(scope.outputs))
        return None if wrong else scope

    def from_(self, scope: Scope) -> Scope:
        """Aliases count from T1."""
        return scope._replace(phase="from", before=0)

    def from_on(self, scope: Scope) -> Scope | None:
        """Aliases count on from those of the SELECT before or around this one."""
        numbers = [int(name[1:]) for name, _ in scope.needs if name[1:].isdigit()]
        counts_on = scope.before and numbers and min(numbers) > scope.before
        return scope._replace(phase="from") if counts_on else None

    def joined(self, scope: Scope) -> Scope | None:
        """Behind a comma, which does not go with JOIN."""
        return None if scope.explicit else self._joined(scope)

    def linked(self, scope: Scope) -> Scope | None:
        return self._joined(scope._replace(joining="linked", explicit=True))

    def unlinked(self, scope: Scope) -> Scope | None:
        """USING will join it."""
        return self._joined(scope._replace(explicit=True))

    def merged(self, scope: Scope) -> Scope | None:
        return self._joined(scope._replace(joining="merged", explicit=True, merged=True))

    def _joined(self, scope: Scope) -> Scope | None:
        return scope if len(scope.sources) < _MAX_SOURCES else None

    def table(self, scope: Scope, word: str) -> Scope | None:
        schema = self._schema
        if word not in schema.columns or not schema.may_join(word, scope.sources):
            return None
        unmet = schema.unmet(scope.sources, scope.needs, scope.merged)
        assert unmet is not None
        fits = any(
            schema.can_fit((*scope.sources, named), scope.needs, scope.merged, scope.before)
            for named in schema.namings(word, scope.before + len(scope.sources) + 1, unmet)
        )
        return scope._replace(sources=(*scope.sources, schema.source(word))) if fits else None

    def alias(self, scope: Scope, word: str) -> Scope | None:
        if not word or not (self._asks(scope, word) or _alias_of(word, scope.sources[-1].table)):
            return None
        *others, last = scope.sources
        place = len(scope.sources)
        if (
            word[:1] == "t"
            and word[1:].isdigit()
            and word not in (f"t{place}", f"t{scope.before + place}")
        ):
            return None
        return scope._replace(sources=(*others, last._replace(name=word)))

    def short_alias(self, scope: Scope, word: str) -> Scope | None:
        """Without AS: whatever else stands there is no alias but a slip of the pen."""
        short = self._asks(scope, word) or _SHORT_ALIAS.fullmatch(word)
        return self.alias(scope, word) if short else None

    def _asks(self, scope: Scope, qualifier: str) -> bool:
        return any(qualifier == asked for asked, _ in scope.needs)

    def settle(self, scope: Scope) -> Scope | None:
        """The source has its name now."""
        last = scope.sources[-1].name
        if any(source.name == last for source in scope.sources[:-1]):
            return None
        if not self._schema.can_fit(scope.sources, scope.needs, scope.merged, scope.before):
            return None
        unlinked = scope.unlinked | {last} if scope.joining == "linked" else scope.unlinked
        return scope._replace(unlinked=unlinked, joining="")

    def merged_column(self, scope: Scope, word: str) -> Scope | None:
        *others, last = scope.sources
        both = last.may_have(word) and any(source.may_have(word) for source in others)
        return scope if both else None

    def key(self, scope: Scope, word: str) -> Scope | None:
        """One side of what two tables are joined on."""
        source = self._only_owner(scope, word)
        return self._key(scope, source, word)

    def key_qualifier(self, scope: Scope, word: str) -> Scope | None:
        source = scope.source(word)
        columns = source.columns or {""} if source else ()
        fits = any(self._key(scope, source, column) for column in columns)
        return scope._replace(qualifier=word) if fits else None

    def qualified_key(self, scope: Scope, word: str) -> Scope | None:
        return self._key(scope, scope.source(scope.qualifier), word)

    def partner(self, scope: Scope, word: str) -> Scope | None:
        """The other side."""
        return self._partner(scope, self._only_owner(scope, word), word)

    def partner_qualifier(self, scope: Scope, word: str) -> Scope | None:
        source = scope.source(word)
        columns = source.columns or {""} if source else ()
        fits = any(self._partner(scope, source, column) for column in columns)
        return scope._replace(qualifier=word) if fits else None

    def qualified_partner(self, scope: Scope, word: str) -> Scope | None:
        return self._partner(scope, scope.source(scope.qualifier), word)

    def _key(self, scope: Scope, source: Source | None, word: str) -> Scope | None:
        if source is None or not source.may_have(word):
            return None
        keyed = scope._replace(key=(source.name, source.table, word))
        can_join = any(
            self._partner(keyed, other, column)
            for other in scope.sources
            for column in (other.columns or (word,))
        )
        return keyed if can_join else None

    def _partner(self, scope: Scope, source: Source | None, word: str) -> Scope | None:
        if source is None or not source.may_have(word) or scope.key is None:
            return None
        name, table, column = scope.key
        pair = {name, source.name}
        if len(pair) == 1 or not pair & scope.unlinked:
            return None
        if not self._schema.joins_on((table, column), (source.table, word)):
            return None
        return scope._replace(unlinked=scope.unlinked - pair, key=None)

    def resolve(self, scope: Scope) -> Scope | None:
        """The tables are complete: all that was asked of them before must be there."""
        if scope.phase == "outputs" and (scope.aggregated or scope.needs):
            return None
        if scope.unlinked or self._schema.unmet(scope.sources, scope.needs, scope.merged) != set():
            return None
        if scope.width is not None and self._width(scope) not in (None, scope.width):
            return None
        return scope._replace(phase="rows")

    # columns

    def qualifier(self, scope: Scope, word: str) -> Scope | None:
        chosen = scope._replace(qualifier=word)
        if scope.phase != "outputs":
            return chosen if scope.source(word) else None
        if word not in self._schema.columns and not _SHORT_ALIAS.fullmatch(word):
            return None
        return self._need(chosen, word, "")

    def qualified_column(self, scope: Scope, word: str) -> Scope | None:
        if scope.phase == "outputs":
            return self._need(self._operand(scope, "", word), scope.qualifier, word)
        source = scope.source(scope.qualifier)
        if source is None or not source.may_have(word):
            return None
        return self._operand(scope, source.table, word)

    def outer(self, scope: Scope, word: str) -> Scope | None:
        """A table of a SELECT around this one."""
        if scope.parent is None or scope.parent.parent is None or scope.source(word):
            return None
        if scope.parent.phase == "outputs":  # its FROM is still to come
            asking = self.qualifier(scope.parent, word)
            return scope._replace(qualifier=word, parent=asking) if asking else None
        known = any(outer.source(word) for outer in scope.parent.outward())
        return scope._replace(qualifier=word) if known else None

    def outer_column(self, scope: Scope, word: str) -> Scope | None:
        assert scope.parent
        if scope.parent.phase == "outputs":
            asking = self._need(scope.parent, scope.qualifier, word)
            return scope._replace(parent=asking, operand=("", word)) if asking else None
        found = (outer.source(scope.qualifier) for outer in scope.parent.outward())
        source = next(source for source in found if source)
        return self._operand(scope, source.table, word) if source.may_have(word) else None

    def column(self, scope: Scope, word: str) -> Scope | None:
        if scope.phase == "outputs":
            return self._need(self._operand(scope, "", word), "", word)
        if scope.ordered and scope.compound is not None:
            return scope if word in scope.compound else None
        aggregate = dict(scope.names).get(word)
        if scope.phase == "rows" and (aggregate is False or (aggregate and scope.aggregates)):
            return scope
        for outer in scope.outward():
            source = self._only_owner(outer, word)
            if source:
                return self._operand(scope, source.table, word)
            if any(source.may_have(word) for source in outer.sources):
                return None  # ambiguous
        return None

    def integer(self, scope: Scope, word: str) -> Scope:
        return scope

    number = string = integer

    def _need(self, scope: Scope, qualifier: str, column: str) -> Scope | None:
        needs = (scope.needs - {(qualifier, "")}) | {(qualifier, column)}
        fits = any(self._schema.can_fit((), needs, before=before) for before in {0, scope.before})
        return scope._replace(needs=needs) if fits else None

    def _only_owner(self, scope: Scope, column: str) -> Source | None:
        owners = [source for source in scope.sources if source.may_have(column)]
        known = [source for source in owners if source.columns is not None] or owners
        return known[0] if len(known) == 1 or (known and scope.merged) else None

    # values

    def operand(self, scope: Scope) -> Scope:
        return scope._replace(parts=0, operand=None)

    def part(self, scope: Scope) -> Scope:
        return scope._replace(parts=scope.parts + 1)

    def _operand(self, scope: Scope, table: str, column: str) -> Scope:
        return scope._replace(operand=(table, column))

    # clauses, and where aggregates may stand

    def rows(self, scope: Scope) -> Scope:
        return scope._replace(aggregates=False, filtered=True)

    def group(self, scope: Scope) -> Scope:
        return scope._replace(grouped=True)

    def aggregates(self, scope: Scope) -> Scope:
        return scope._replace(aggregates=True)

    def order(self, scope: Scope) -> Scope:
        allowed = scope.compound is None and (scope.grouped or scope.aggregated)
        return scope._replace(aggregates=allowed, ordered=True)

    def aggregate(self, scope: Scope) -> Scope | None:
        if not scope.aggregates:
            return None
        aggregated = scope.aggregated or scope.phase == "outputs"
        return scope._replace(aggregates=False, aggregated=aggregated)

    def aggregate_end(self, scope: Scope) -> Scope:
        return scope._replace(aggregates=True)


def _last_number(scope: Scope) -> int:
    """The number that the last alias has, if they are T1, T2, ..., else 0."""
    numbered = scope.sources and scope.sources[-1].name[1:].isdigit()
    return scope.before + len(scope.sources) if numbered else 0


def _alias_of(word: str, table: str) -> bool:
    """Whether it is like an alias: a letter and a number, or letters of the table's name."""
    initials = "".join(part[:1] for part in table.split("_"))
    like = word in table.split("_") or table.startswith(word) or word == initials or not table
    return bool(_SHORT_ALIAS.fullmatch(word)) or (like and word not in RESERVED)
