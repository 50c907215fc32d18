"""Users' descriptions of the tables and columns of their databases, in YAML beside the file.

A line is `table: text` or `table.column: text`. The text is not trusted: it goes into the prompt's
hint as data, on one line of bounded length, and the SQL that a model writes from it runs in the
sandbox like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import yaml

from lib.db.catalog import Catalog, fold_case
from lib.errors import DataError
from lib.jsonl import write_text
from lib.repair.prompts import one_line
from lib.schema.words import text_words

Descriptions = Mapping[str, str]
"""By `table` or `table.column`, as the catalog spells them."""

LONGEST_FILE = 16 << 10  # bytes; hostile YAML of this size takes a third of a second to read
_LONGEST_TEXT = 300  # characters, of one description
_SHOWN = 800  # characters, of all descriptions in one prompt


def descriptions_file(database: Path) -> Path:
    """Where the descriptions of a SQLite file are, if it has any."""
    return database.with_suffix(".yaml")


def load_descriptions(database: Path, catalog: Catalog) -> dict[str, str]:
    """The file's descriptions; {} where it has none. Raises DataError where they are unusable."""
    path = descriptions_file(database)
    if path.is_symlink() or not path.is_file():  # a link may lead to any file of this machine
        return {}
    with path.open("rb") as file:
        return read_descriptions(file.read(LONGEST_FILE + 1), catalog)


def save_descriptions(database: Path, text: str, catalog: Catalog) -> dict[str, str]:
    """Save descriptions beside the file. Raises DataError where they cannot be used."""
    descriptions = read_descriptions(text.encode(errors="replace"), catalog)
    write_text(descriptions_file(database), [text])
    return descriptions


def read_descriptions(text: bytes, catalog: Catalog) -> dict[str, str]:
    """Parse YAML. Raises DataError where it does not map names to lines, or a name is unknown."""
    if len(text) > LONGEST_FILE:
        raise DataError(f"descriptions: longer than {LONGEST_FILE} bytes")
    try:
        found = yaml.load(text, yaml.BaseLoader)  # texts alone: no tags, no merges
    except (yaml.YAMLError, ValueError, RecursionError):
        raise DataError(
            "descriptions: not YAML; expected lines such as `singer.age: in years`"
        ) from None
    if not found:
        return {}
    if not isinstance(found, dict):
        raise DataError("descriptions: expected lines such as `singer.age: in years`")
    names = {fold_case(name): name for name in _names(catalog)}
    descriptions = {}
    for key, value in found.items():
        name = names.get(fold_case(key)) if isinstance(key, str) else None
        if name is None:
            raise DataError(
                f"descriptions: no table or column {str(key)[:100]!r}; expected `table` or "
                "`table.column`"
            )
        line = _plain(value) if isinstance(value, str) else ""
        if not 0 < len(line) <= _LONGEST_TEXT:
            raise DataError(
                f"descriptions: {name}: expected a text of 1 to {_LONGEST_TEXT} characters"
            )
        descriptions[name] = line
    return descriptions


def shown_descriptions(descriptions: Descriptions, question: str) -> str:
    """Those that fit into a prompt's hint, first the ones that share words with the question."""
    asked = frozenset(text_words(question))
    ranked = sorted(
        descriptions.items(), key=lambda item: -len(asked.intersection(text_words(" ".join(item))))
    )
    shown: list[str] = []
    room = _SHOWN
    for name, text in ranked:
        line = f"{name}: {text}"
        room -= len(line) + 2
        if room < 0:
            break
        shown.append(line)
    return "; ".join(shown)


def _names(catalog: Catalog) -> list[str]:
    return [
        name
        for table in catalog.tables
        for name in (
            table.name,
            *(f"{table.name}.{column.name}" for column in table.columns),
        )
    ]


def _plain(text: str) -> str:
    """The text on one line, without control characters."""
    return one_line("".join(sign if sign.isprintable() else " " for sign in text))
