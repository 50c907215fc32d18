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
from lib.database.sql.bindings import bind
from lib.database.sql.trees import read_tree

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
    none: frozenset[str] = frozenset()
    used = read_tree(sql, lambda tree: frozenset(_used(tree, catalog)), none) if doubts else none
    return [
        f"When {name if catalog.table(name) else name.rpartition('.')[2]} was imported"
        + (f", it was {note}." if note.startswith(_KEPT_AS_TEXT) else f": {note}.")
        for name, notes in doubts.items()
        if fold_case(name) in used
        for note in notes
    ]


def _used(tree: exp.Expr, catalog: Catalog) -> Iterator[str]:
    """The tables that the query reads, folded, and their columns.

    But for columns that are compared with each other alone: equal texts are equal values.
    """
    bindings = bind(tree, catalog)
    tables = {id(bound.node): bound.table for bound in bindings.columns if bound.table is not None}
    sides = [{id(node.this), id(node.expression)} for node in tree.find_all(exp.EQ)]
    joining = set().union(*(pair for pair in sides if pair <= tables.keys()))
    names = [*bindings.tables]
    for bound in bindings.columns:
        if bound.table is not None and id(bound.node) not in joining:
            names.append(f"{bound.table.name}.{bound.node.name}")
    if any(not isinstance(star.parent, exp.Count) for star in tree.find_all(exp.Star)):
        read = filter(None, map(catalog.table, bindings.tables))
        names += [f"{table.name}.{column.name}" for table in read for column in table.columns]
    return map(fold_case, names)


def left_out_doubts(question: str, catalog: Catalog) -> list[str]:
    """A sentence for each table that the question names and no query can read.

    Not where a table or column that can be read has the same name.
    """
    words = set(text_words(question))
    names = (name for t in catalog.tables for name in (t.name, *(c.name for c in t.columns)))
    known = {frozenset(identifier_words(name)) for name in names}
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
