"""The tables in which SQLite's own virtual tables keep their data: no query is about them.

`PRAGMA table_list` tells them, too, but only since SQLite 3.37, and it expands every view again
without a look at the time. https://www.sqlite.org/vtab.html#xshadowname
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lib.db.names import fold_case

_FULL_TEXT = ("content", "docsize", "segdir", "segments", "stat")
_TREE = ("node", "parent", "rowid")
_SUFFIXES = {
    "fts3": _FULL_TEXT,
    "fts4": _FULL_TEXT,
    "fts5": ("config", "content", "data", "docsize", "idx"),
    "rtree": _TREE,
    "rtree_i32": _TREE,
    "geopoly": _TREE,
}
_MODULE = re.compile(r"CREATE VIRTUAL TABLE\s.*?\sUSING\s+[\"`\[]?(\w+)", re.IGNORECASE | re.DOTALL)


def shadow_names(statements: Iterable[tuple[str, str]]) -> Iterator[str]:
    """The folded names of the tables that belong to virtual ones.

    `statements`: the name of each table, and what created it.
    """
    for name, statement in statements:
        module = _MODULE.match(statement)
        for suffix in _SUFFIXES.get(fold_case(module[1]), ()) if module else ():
            yield fold_case(f"{name}_{suffix}")
