"""A catalog as prompt text, in two styles.

`compact`: one line a table, lower case where SQLite takes both cases for one, foreign keys as
`column type = table.column`. Short, and every identifier is the same word here, in the question
and in the SQL; made for small models.
`ddl`: CREATE TABLE statements, which instruction-tuned models know from their pretraining, with
names as the database has them.
"""

from __future__ import annotations

from typing import Literal

from lib.db.catalog import Catalog, Column, Table, quote_identifier
from lib.db.names import fold_case

SchemaStyle = Literal["compact", "ddl"]

_TYPE_WORDS = {
    "int": "int",
    "bool": "int",
    "real": "real",
    "floa": "real",
    "doub": "real",
    "nume": "real",
    "deci": "real",
    "date": "date",
    "time": "date",
    "year": "int",
    "blob": "blob",
}

# The keywords that SQLite's parser never takes for a name; it takes the other keywords.
_KEYWORDS = """
    add all alter and as autoincrement between case cast check collate commit constraint create
    current_date current_time current_timestamp default deferrable delete distinct drop else escape
    except exists foreign from group having in index insert intersect into is isnull join limit not
    nothing notnull null on or order primary raise references returning select set table then to
    transaction union unique update using values when where"""
_RESERVED = frozenset(_KEYWORDS.split())


def serialise_schema(catalog: Catalog, style: SchemaStyle) -> str:
    """The tables of `catalog`, in its order, one after another."""
    render = _compact_table if style == "compact" else _ddl_table
    return "\n".join(render(table) for table in catalog.tables)


def type_word(declared: str) -> str:
    """The declared type as one of int, real, date, blob, text."""
    lowered = declared.lower()
    return next((word for key, word in _TYPE_WORDS.items() if key in lowered), "text")


def _compact_table(table: Table) -> str:
    references = {
        fold_case(key.column): f" = {bare_name(key.referenced_table)}."
        f"{bare_name(key.referenced_column)}"
        for key in table.foreign_keys
    }
    columns = (
        f"{bare_name(column.name)} {type_word(column.type)}"
        f"{references.get(fold_case(column.name), '')}{_compact_samples(column)}"
        for column in table.columns
    )
    return f"{bare_name(table.name)} : {' , '.join(columns)}"


def bare_name(name: str) -> str:
    """The identifier as `fold_case` has it, in double quotes where SQLite cannot read it bare."""
    lowered = fold_case(name)
    return lowered if _is_bare(lowered) else quote_identifier(lowered)


def plain_name(name: str) -> str:
    """The identifier as the database has it, in double quotes where SQLite cannot read it bare."""
    return name if _is_bare(fold_case(name)) else quote_identifier(name)


def _is_bare(name: str) -> bool:
    is_word = name.replace("_", "a").isalnum() and not name[0].isdigit()
    return is_word and name not in _RESERVED


def _compact_samples(column: Column) -> str:
    return f" ( {' | '.join(column.samples)} )" if column.samples else ""


def _ddl_table(table: Table) -> str:
    lines = [_ddl_column(column) for column in table.columns]
    key = [plain_name(column.name) for column in table.columns if column.primary_key]
    if key:
        lines.append(f"PRIMARY KEY ({', '.join(key)})")
    lines += [
        f"FOREIGN KEY ({plain_name(key.column)}) REFERENCES "
        f"{plain_name(key.referenced_table)} ({plain_name(key.referenced_column)})"
        for key in table.foreign_keys
    ]
    body = ",\n  ".join(lines)
    return f"CREATE TABLE {plain_name(table.name)} (\n  {body}\n);"


def _ddl_column(column: Column) -> str:
    text = f"{plain_name(column.name)} {column.type}".rstrip()
    samples = ", ".join(column.samples).replace("*/", "* /")  # which would end the comment
    return f"{text} /* {samples} */" if column.samples else text
