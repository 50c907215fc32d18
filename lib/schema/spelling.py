"""SQL in the spelling of the prompt: what a model should learn to write."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.schema.serialise import bare_name

_QUOTED_OR_WORD = re.compile(
    r"""'(?:[^']|'')*'
        | (?P<name> "(?:[^"]|"")*" | `(?:[^`]|``)*` | \[[^\]]{0,200}\] )
        | [ ]ASC\b
        | [^\W\d]\w*(?!\w|\s*\()""",
    re.VERBOSE,
)
_ALIASES = {f"t{number}": f"T{number}" for number in range(1, 10)}


def respell(sql: str, catalog: Catalog) -> str:
    """As `spell_names`, with the aliases T1, T2, ... and without `ASC`, which changes nothing."""
    return _spell(sql, catalog, {" asc": "", **_ALIASES})


def spell_names(sql: str, catalog: Catalog) -> str:
    """The SQL with the names of the catalog, outside texts, as a `compact` schema shows them.

    A name in quotes keeps them.
    """
    return _spell(sql, catalog, {})


def _spell(sql: str, catalog: Catalog, others: Mapping[str, str]) -> str:
    """`others`: what becomes of words that are no names of the catalog, in lower case."""
    names = _names(catalog)
    words = {**others, **{name: name for name in names if bare_name(name) == name}}

    def shown(match: re.Match[str]) -> str:
        text = match[0]
        if match["name"]:
            return fold_case(text) if fold_case(_unquoted(text)) in names else text
        return words.get(fold_case(text), text)

    return _QUOTED_OR_WORD.sub(shown, sql)


def _names(catalog: Catalog) -> frozenset[str]:
    tables = (table.name for table in catalog.tables)
    columns = (column.name for table in catalog.tables for column in table.columns)
    return frozenset(map(fold_case, (*tables, *columns)))


def _unquoted(text: str) -> str:
    """The name inside its quotes; twice the closing one stands for one, but for brackets."""
    quote = text[-1]
    return text[1:-1] if quote == "]" else text[1:-1].replace(2 * quote, quote)
