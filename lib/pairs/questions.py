"""The databases of the questions that pairs are made from."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from sqlglot import exp

from lib.db.catalog import Catalog, DamagedDatabaseError, load_catalog
from lib.records import Example
from lib.schema.serialise import bare_name
from lib.sql.parse import normalise
from lib.sql.trees import render, shared_tree

_SAMPLE_VALUES = 8
_WORD = re.compile(r"\w+")


class Databases:
    """The catalogs of the databases, with sample values, and normal forms with their help."""

    def __init__(self) -> None:
        self._catalogs = lru_cache(maxsize=None)(self._load)
        self._names = lru_cache(maxsize=None)(self._lower_case_names)

    def catalog(self, example: Example) -> Catalog:
        """Without tables where the database is damaged. Raises DataError where it is missing."""
        return self._catalogs(example.db_path, example.db_id)

    def normalise(self, example: Example, sql: str) -> str:
        """The normal form of a query on the example's database, in the prompt's lower case.

        Gold often has names as the database has them: then their letters alone would tell chosen
        from rejected, and one mistake in two spellings would be two.
        """
        text = normalise(sql, self.catalog(example))
        names = self._names(example.db_path, example.db_id)
        if all(word.islower() or word.lower() not in names for word in _WORD.findall(text)):
            return text
        return _in_lower_case(text, names)

    def _lower_case_names(self, db_path: str, db_id: str) -> frozenset[str]:
        """The names of tables and columns that a prompt shows in lower case, without quotes.

        None with letters beyond ASCII: those SQLite does not take for the same in another case.
        """
        tables = self._catalogs(db_path, db_id).tables
        names = [table.name for table in tables]
        names += [column.name for table in tables for column in table.columns]
        lowered = (name.lower() for name in names if name.isascii())
        return frozenset(name for name in lowered if bare_name(name) == name)

    @staticmethod
    def _load(db_path: str, db_id: str) -> Catalog:
        try:
            return load_catalog(Path(db_path), db_id, _SAMPLE_VALUES)
        except DamagedDatabaseError:  # no question on it is answered, and no gold runs
            return Catalog(db_id)


def _in_lower_case(text: str, names: frozenset[str]) -> str:
    """The text with these names in lower case; as it is where printing its tree changes more."""
    tree = shared_tree(text)
    try:
        if tree is None or render(tree) != text:
            return text
    except RecursionError:
        return text
    spelt = tree.copy()
    for identifier in spelt.find_all(exp.Identifier):
        if identifier.name.lower() in names:
            identifier.set("this", identifier.name.lower())
    return render(spelt)
