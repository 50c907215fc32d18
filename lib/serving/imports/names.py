"""Names of tables and columns as SQL that nobody has to quote, and that a model spells right."""

import re
import unicodedata
from collections.abc import Iterable

from lib.database.catalog import RESERVED_WORDS

_LONGEST = 60  # characters; the original name is kept whole as a description


def sql_name(original: str, kind: str) -> str:
    """Lower case; runs of signs and blanks are `_`; '' where no letter or digit is left.

    `kind`: `t` or `c`, which goes before a leading digit. A reserved word gets a final `_`. Letters
    and marks of all scripts stay.
    """
    text = unicodedata.normalize("NFC", original).lower()
    kept = "".join(sign if _is_letter(sign) else " " for sign in text).strip()
    name = re.sub(r"_* [_ ]*", "_", kept)[:_LONGEST]
    if not name.strip("_"):
        return ""
    if name[0].isdigit() or name.startswith("sqlite_"):  # SQLite's own
        name = f"{kind}_{name}"
    return f"{name}_" if name.upper() in _RESERVED else name


_RESERVED = frozenset(word.upper() for word in RESERVED_WORDS)


def _is_letter(sign: str) -> bool:
    return sign == "_" or sign.isalnum() or unicodedata.category(sign)[0] == "M"


def sql_names(originals: Iterable[str], kind: str) -> list[str]:
    """Names that differ, whatever their case; those without a letter are `column_3` by place."""
    names: list[str] = []
    taken: set[str] = set()
    for number, original in enumerate(originals, 1):
        wanted = sql_name(original, kind) or f"{'column' if kind == 'c' else 'table'}_{number}"
        name, copy = wanted, 2
        while name.casefold() in taken:
            name, copy = f"{wanted.rstrip('_')}_{copy}", copy + 1
        taken.add(name.casefold())
        names.append(name)
    return names
