"""SQL in the spelling of the prompt: what a model should learn to write."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lib.db.catalog import Catalog, quote_identifier
from lib.db.names import fold_case
from lib.schema.serialise import SchemaStyle, bare_name, plain_name

_QUOTED_OR_WORD = re.compile(
    r"""'(?:[^']|'')*'
        | (?P<name> "(?:[^"]|"")*" | `(?:[^`]|``)*` | \[[^\]]{0,200}\] )
        | [ ]ASC\b
        | [^\W\d]\w*(?!\w|\s*\()""",
    re.VERBOSE,
)
_ALIASES = {f"t{number}": f"T{number}" for number in range(1, 10)}


def respell(sql: str, catalog: Catalog, style: SchemaStyle) -> str:
    """As `spell_names`, with the aliases T1, T2, ... and without `ASC`, which changes nothing."""
    return _spell(sql, catalog, style, {" asc": "", **_ALIASES})


def spell_names(sql: str, catalog: Catalog, style: SchemaStyle) -> str:
    """The SQL with the names of the catalog, outside texts, as a schema in `style` shows them.

    A name in quotes stays in quotes, double ones.
    """
    return _spell(sql, catalog, style, {})


def _spell(sql: str, catalog: Catalog, style: SchemaStyle, others: Mapping[str, str]) -> str:
    """`others`: what becomes of words that are no names of the catalog, in lower case."""
    names = _names(catalog, style)
    bare = plain_name if style == "ddl" else bare_name
    words = {**others, **{folded: name for folded, name in names.items() if bare(name) == name}}

    def shown(match: re.Match[str]) -> str:
        text = match[0]
        if match["name"]:
            name = names.get(fold_case(_unquoted(text)))
            return text if name is None else quote_identifier(name)
        return words.get(fold_case(text), text)

    return _QUOTED_OR_WORD.sub(shown, sql)


def _names(catalog: Catalog, style: SchemaStyle) -> dict[str, str]:
    """The names of the catalog by their folded form: as the database has them, or folded too.

    Where a table and a column differ in letter case alone, the table's form counts.
    """
    columns = (column.name for table in catalog.tables for column in table.columns)
    names: dict[str, str] = {}
    for name in (*(table.name for table in catalog.tables), *columns):
        names.setdefault(fold_case(name), name if style == "ddl" else fold_case(name))
    return names


def _unquoted(text: str) -> str:
    """The name inside its quotes; twice the closing one stands for one, but for brackets."""
    quote = text[-1]
    return text[1:-1] if quote == "]" else text[1:-1].replace(2 * quote, quote)
