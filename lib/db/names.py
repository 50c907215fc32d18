"""Names of tables and columns, compared as SQLite compares them."""

from __future__ import annotations

import string

_ASCII_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def fold_case(name: str) -> str:
    """The name in lower case as far as SQLite takes both cases for one: the letters A to Z.

    `Имя` and `имя` are two names to it. https://www.sqlite.org/c3ref/stricmp.html (how it compares
    identifiers) and https://www.sqlite.org/faq.html#q18 (case is known of ASCII letters alone).
    """
    return name.lower() if name.isascii() else name.translate(_ASCII_LOWER)
