"""SQL in the spelling of the prompt: what a model should learn to write."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lib.db.catalog import Catalog
from lib.db.names import fold_case
from lib.schema.serialise import bare_name

_QUOTED_OR_WORD = re.compile(r"'(?:[^']|'')*'| ASC\b|[^\W\d]\w*(?!\w|\s*\()")
_ALIASES = {f"t{number}": f"T{number}" for number in range(1, 10)}


def respell(sql: str, catalog: Catalog) -> str:
    """The SQL with the names of the catalog, outside texts, as a `compact` schema shows them.

    Aliases become T1, T2, ..., and `ASC`, which changes nothing, is left out.
    """
    names = {" asc": "", **_ALIASES, **_shown_names(catalog)}

    def shown(match: re.Match[str]) -> str:
        return names.get(fold_case(match[0]), match[0])

    return _QUOTED_OR_WORD.sub(shown, sql)


def _shown_names(catalog: Catalog) -> Mapping[str, str]:
    names = [table.name for table in catalog.tables]
    names += [column.name for table in catalog.tables for column in table.columns]
    folded = map(fold_case, names)
    return {name: name for name in folded if bare_name(name) == name}
