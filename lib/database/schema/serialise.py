"""A catalog as prompt text, in two styles.

`compact`: one line per table, in lower case where SQLite ignores case, foreign keys as
`column type = table.column`, composite ones as `( a , b ) = ( table.a , table.b )` after the
columns. It is short, and every identifier is the same word here, in the
question and in the SQL; made for small models.
`ddl`: CREATE TABLE statements, which instruction-tuned models know from their pretraining, with
names as the database has them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from lib.database.catalog import RESERVED_WORDS, Catalog, Column, Table, fold_case, quote_identifier

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


def serialise_schema(catalog: Catalog, style: SchemaStyle) -> str:
    """The tables of `catalog`, in its order, one after another."""
    render = _compact_table if style == "compact" else _ddl_table
    return "\n".join(render(table) for table in catalog.tables)


def type_word(declared: str) -> str:
    """The declared type as one of int, real, date, blob, text."""
    lowered = declared.lower()
    return next((word for key, word in _TYPE_WORDS.items() if key in lowered), "text")


def _compact_table(table: Table) -> str:
    references = {}
    composite = []
    for key in table.foreign_keys:
        own = [bare_name(name) for name in key.columns]
        theirs = [f"{bare_name(key.referenced_table)}.{bare_name(name)}" for _, name in key.pairs]
        if len(own) == 1:
            references[fold_case(key.columns[0])] = f" = {theirs[0]}"
        else:
            composite.append(f"( {' , '.join(own)} ) = ( {' , '.join(theirs)} )")
    columns = [
        f"{bare_name(column.name)} {type_word(column.type)}"
        f"{references.get(fold_case(column.name), '')}{_compact_samples(column)}"
        for column in table.columns
    ]
    return f"{bare_name(table.name)} : {' , '.join(columns + composite)}"


def bare_name(name: str) -> str:
    """The identifier as `fold_case` has it, in double quotes where SQLite cannot read it bare."""
    lowered = fold_case(name)
    return lowered if _is_bare(lowered) else quote_identifier(lowered)


def plain_name(name: str) -> str:
    """The identifier as the database has it, in double quotes where SQLite cannot read it bare."""
    return name if _is_bare(fold_case(name)) else quote_identifier(name)


def _is_bare(name: str) -> bool:
    is_word = name.replace("_", "a").isalnum() and not name[0].isdigit()
    return is_word and name not in RESERVED_WORDS


def _compact_samples(column: Column) -> str:
    return f" ( {' | '.join(column.samples)} )" if column.samples else ""


def _ddl_table(table: Table) -> str:
    lines = [_ddl_column(column) for column in table.columns]
    key = [plain_name(column.name) for column in table.columns if column.primary_key]
    if key:
        lines.append(f"PRIMARY KEY ({', '.join(key)})")
    lines += [
        f"FOREIGN KEY ({', '.join(map(plain_name, key.columns))}) REFERENCES "
        f"{plain_name(key.referenced_table)} ({', '.join(map(plain_name, key.referenced_columns))})"
        for key in table.foreign_keys
    ]
    body = ",\n  ".join(lines)
    return f"CREATE TABLE {plain_name(table.name)} (\n  {body}\n);"


def _ddl_column(column: Column) -> str:
    text = f"{plain_name(column.name)} {column.type}".rstrip()
    samples = ", ".join(column.samples).replace("*/", "* /")  # which would end the comment
    return f"{text} /* {samples} */" if column.samples else text


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
    """The SQL with names of the catalog, outside string literals, spelt as schemas in `style` do.

    A quoted name stays quoted, in double quotes.
    """
    return _spell(sql, catalog, style, {})


def _spell(sql: str, catalog: Catalog, style: SchemaStyle, others: Mapping[str, str]) -> str:
    """`others`: replacements for words that are no names of the catalog, in lower case."""
    names = _catalog_names(catalog, style)
    bare = plain_name if style == "ddl" else bare_name
    words = {**others, **{folded: name for folded, name in names.items() if bare(name) == name}}

    def shown(match: re.Match[str]) -> str:
        text = match[0]
        if match["name"]:
            name = names.get(fold_case(_unquoted(text)))
            return text if name is None else quote_identifier(name)
        return words.get(fold_case(text), text)

    return _QUOTED_OR_WORD.sub(shown, sql)


def _catalog_names(catalog: Catalog, style: SchemaStyle) -> dict[str, str]:
    """From the folded names of the catalog to how `style` spells them: as they are, or folded.

    Where a table and a column differ in letter case alone, the table's form counts.
    """
    columns = (column.name for table in catalog.tables for column in table.columns)
    names: dict[str, str] = {}
    for name in (*(table.name for table in catalog.tables), *columns):
        names.setdefault(fold_case(name), name if style == "ddl" else fold_case(name))
    return names


def _unquoted(text: str) -> str:
    """The name inside its quotes. A doubled closing quote stands for one, except in brackets."""
    quote = text[-1]
    return text[1:-1] if quote == "]" else text[1:-1].replace(2 * quote, quote)
