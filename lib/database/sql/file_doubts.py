"""Doubts about an answer that come from its file: what its import doubted, and what is left out.

An import keeps what it doubted beside the database that it writes, by table and by column.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from sqlglot import exp

from lib.base.jsonl import write_json
from lib.database.catalog import LINE_BREAKING, Catalog, fold_case
from lib.database.names import identifier_words, text_words
from lib.database.sql.bindings import Bindings, BoundColumn, bind
from lib.database.sql.parse import parse
from lib.database.sql.trees import SqlTreeError

ImportDoubts = Mapping[str, Sequence[str]]
"""By `table` or `table.column`, as the database spells them."""

_MOST_BYTES = 1 << 20
_KEPT_AS_TEXT = "kept as text"


def write_import_doubts(database: Path, doubts: ImportDoubts) -> None:
    if doubts:
        write_json(_place(database), doubts)


def read_import_doubts(database: Path) -> ImportDoubts:
    """What `write_import_doubts` has kept; {} where there is nothing of the kind."""
    path = _place(database)
    try:
        if path.is_symlink() or path.stat().st_size > _MOST_BYTES:
            return {}
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _place(database: Path) -> Path:
    return database.with_suffix(".import.json")


def import_doubts(sql: str, catalog: Catalog, doubts: ImportDoubts) -> list[str]:
    """A sentence for each doubt of the import about a table or column that the query uses."""
    tree = parse(sql) if doubts else None
    if tree is None:
        return []
    try:
        used = frozenset(map(fold_case, _used(tree, bind(tree, catalog), catalog)))
    except SqlTreeError:
        return []
    return [
        f"When {name.rpartition('.')[2] if _is_column(name, catalog) else name} was imported"
        + (f", it was {note}." if note.startswith(_KEPT_AS_TEXT) else f": {note}.")
        for name, notes in doubts.items()
        if fold_case(name) in used
        for note in notes
    ]


def _is_column(name: str, catalog: Catalog) -> bool:
    return catalog.table(name) is None


def _used(tree: exp.Expr, bindings: Bindings, catalog: Catalog) -> Iterator[str]:
    """The tables that the query reads, and their columns, but for those that only join them."""
    yield from bindings.tables
    for bound in bindings.columns:
        if bound.table is not None and not _joins(bound, bindings):
            yield f"{bound.table.name}.{bound.node.name}"
    stars = (star for star in tree.find_all(exp.Star) if not isinstance(star.parent, exp.Count))
    if any(stars):
        for table in filter(None, map(catalog.table, bindings.tables)):
            yield from (f"{table.name}.{column.name}" for column in table.columns)


def _joins(bound: BoundColumn, bindings: Bindings) -> bool:
    """Whether it is compared with a column of another table: equal texts are equal values."""
    parent = bound.node.parent
    if not isinstance(parent, exp.EQ):
        return False
    other = parent.expression if parent.this is bound.node else parent.this
    return any(
        one.node is other and one.source is not bound.source and one.table is not None
        for one in bindings.columns
    )


def left_out_doubts(question: str, catalog: Catalog) -> list[str]:
    """A sentence for each table that the question names and no query can read.

    Not where a table or column that can be read has the same name.
    """
    words = set(text_words(question))
    known = {
        frozenset(identifier_words(name))
        for table in catalog.tables
        for name in (table.name, *(column.name for column in table.columns))
    }
    return [
        f"No query reads a table that the question names: {left_out_reason(name)}."
        for name in catalog.left_out
        if (own := frozenset(identifier_words(name))) and own <= words and own not in known
    ]


def left_out_reason(name: str) -> str:
    """Why a table of a file is left out, with its name on one line."""
    if LINE_BREAKING.search(name):
        return f"the name of the table {LINE_BREAKING.sub(' ', name)[:80]!r} has a line break"
    return f"the table {name[:80]!r} is virtual, or a view that cannot be read"
