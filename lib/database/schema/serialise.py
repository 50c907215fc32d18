"""A catalog as prompt text, in two styles, and as much of it as fits into a prompt.

`compact`: one line per table, in lower case where SQLite ignores case, foreign keys as
`column type = table.column`, composite ones as `( a , b ) = ( table.a , table.b )` after the
columns. It is short, and every identifier is the same word here, in the question and in the SQL;
made for small models.
`ddl`: CREATE TABLE statements, which instruction-tuned models know from their pretraining, with
names as the database has them; with `contents`, what a column holds stands in a comment behind it:
its codes, how its dates are written, that it has NULLs; and keys that are found, not declared.

Where the schema is too long, the lowest-ranked tables are dropped first, the question never. Tokens
are counted by the generator's own counter. Tables stand in the order of the catalog, so that the
questions of a database begin with the same bytes; where a chat model cannot be shown all of them,
the tables that foreign keys join to most others come first, in every prompt.
"""

import dataclasses
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from lib.base.records import Messages, Prompt, user_message
from lib.database.catalog import Catalog, Column, ForeignKey, Table, fold_case, quote_identifier
from lib.database.names import bare_name, plain_name

SchemaStyle = Literal["compact", "ddl"]

TokenCounter = Callable[[Messages], int]
"""The number of tokens of a prompt."""

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
    return "\n".join(_table_text(table, style) for table in catalog.tables)


def _table_text(table: Table, style: SchemaStyle, contents: bool = False) -> str:
    return _compact_table(table) if style == "compact" else _ddl_table(table, contents)


def type_word(declared: str) -> str:
    """The declared type as one of int, real, date, blob, text."""
    lowered = declared.lower()
    return next((word for key, word in _TYPE_WORDS.items() if key in lowered), "text")


def _compact_table(table: Table) -> str:
    references = {}
    composite = []
    for key in filter(_is_declared, table.foreign_keys):
        names = [bare_name(name) for name in key.columns]
        targets = [f"{bare_name(key.referenced_table)}.{bare_name(name)}" for _, name in key.pairs]
        if len(names) == 1:
            references[fold_case(key.columns[0])] = f" = {targets[0]}"
        else:
            composite.append(f"( {' , '.join(names)} ) = ( {' , '.join(targets)} )")
    columns = [
        f"{bare_name(column.name)} {type_word(column.type)}"
        f"{references.get(fold_case(column.name), '')}{_compact_samples(column)}"
        for column in table.columns
    ]
    return f"{bare_name(table.name)} : {' , '.join(columns + composite)}"


def _compact_samples(column: Column) -> str:
    return f" ( {' | '.join(column.samples)} )" if column.samples else ""


def _is_declared(key: ForeignKey) -> bool:
    return key.declared


def _ddl_table(table: Table, contents: bool) -> str:
    lines = [_ddl_column(column, contents) for column in table.columns]
    key = [plain_name(column.name) for column in table.columns if column.primary_key]
    if key:
        lines.append(f"PRIMARY KEY ({', '.join(key)})")
    lines += [
        f"FOREIGN KEY ({', '.join(map(plain_name, key.columns))}) REFERENCES "
        f"{plain_name(key.referenced_table)} ({', '.join(map(plain_name, key.referenced_columns))})"
        + ("" if key.declared else " /* found, not declared */")
        for key in table.foreign_keys
        if contents or key.declared
    ]
    body = ",\n  ".join(lines)
    return f"CREATE TABLE {plain_name(table.name)} (\n  {body}\n);"


def _ddl_column(column: Column, contents: bool) -> str:
    text = f"{plain_name(column.name)} {column.type}".rstrip()
    noted = _contents_note(column) if contents else ", ".join(column.samples)
    comment = noted.replace("*/", "* /")  # which would end the comment
    return f"{text} /* {comment} */" if comment else text


def _contents_note(column: Column) -> str:
    """What the column holds: `cancelled, new, paid`, `like 2026-03-01, or NULL`.

    Codes end with dots where there may be others in rows that were not read.
    """
    found = column.contents
    if found is None:
        return ", ".join(column.samples)
    parts = [*found.codes, *(["..."] if found.codes and not found.whole else [])]
    if found.dates == "seconds":
        parts = ["seconds since 1970"]
    elif found.dates is not None or found.other_dates is not None:
        parts = [f"like {found.example or found.other_dates}"]
    return ", ".join([*parts, *(["or NULL"] if found.nulls else [])])


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


def fit_prompt(
    catalog: Catalog,
    ranked_tables: tuple[str, ...],
    style: SchemaStyle,
    render: Callable[[str], Messages],
    count_tokens: TokenCounter,
    max_tokens: int,
) -> Prompt:
    """The prompt with as many of `ranked_tables` (best first) as `max_tokens` allows.

    `render`: from the schema's text to the whole prompt. Where even the best table is too long,
    its last columns are cut; it is then in both `tables` and `trimmed_tables`. A prompt that is too
    long even without a schema is returned as it is, with no table: the question is never cut, and
    the generator reports a failure.
    """
    tables = catalog.select(ranked_tables).tables
    names = tuple(table.name for table in tables)
    texts = [_table_text(table, style) for table in tables]
    order = [names.index(table.name) for table in catalog.tables if table.name in names]

    def prompt_of(count: int) -> Messages:
        return render("\n".join(texts[place] for place in order if place < count))

    whole = prompt_of(len(texts))
    if not texts or count_tokens(whole) <= max_tokens:
        return Prompt(whole, names)
    room = max_tokens - count_tokens(render(""))
    costs = accumulate(count_tokens(user_message(f"\n{text}")) for text in texts)
    kept = sum(cost <= room for cost in costs)
    while kept:  # the sum over tables is an estimate: tokens may join across the seams
        prompt = prompt_of(kept)
        if count_tokens(prompt) <= max_tokens:
            return Prompt(prompt, names[:kept], names[kept:])
        kept -= 1
    return _fit_columns(tables[0], names, style, render, count_tokens, max_tokens)


class SharedSchema:
    """The tables of one database as text; each is counted once, for however many questions.

    `contents`: with what columns hold, for as many tables as there is room.
    """

    def __init__(
        self,
        catalog: Catalog,
        style: SchemaStyle,
        count_tokens: TokenCounter,
        contents: bool = False,
    ) -> None:
        self._tables = catalog.tables
        self._style = style
        self._count = count_tokens
        self._empty = count_tokens(user_message(""))
        self._texts = [_table_text(table, style) for table in catalog.tables]
        self._lengths = list(map(self._length, self._texts))
        self._noted = self._texts
        self._notes = [0] * len(self._texts)  # tokens that contents add
        if contents:
            self._noted = [_table_text(table, style, contents) for table in catalog.tables]
            lengths = zip(map(self._length, self._noted), self._lengths, strict=True)
            self._notes = [noted - plain for noted, plain in lengths]
        links = [len(catalog.links[fold_case(table.name)]) for table in catalog.tables]
        places = range(len(links))
        self._most_linked = sorted(places, key=lambda place: -links[place])
        self._linked = [place for place in self._most_linked if links[place]]

    def fit(
        self,
        relevant_tables: Sequence[str],
        render: Callable[[str, tuple[str, ...]], Messages],
        schema_tokens: int,
        max_tokens: int,
    ) -> Prompt:
        """The prompt with all tables where they take at most `schema_tokens`, in catalog order.

        Else with the best of `relevant_tables` (best first) that do, after those with most foreign
        keys, which are the same for every question and take up to half of the room: prompts that
        begin alike are read once. With fewer where the whole prompt is longer than `max_tokens`.
        Contents of the tables that the question fits least give way before a table does. `render`:
        from the schema's text and the tables in it to the prompt. Where not even the best table
        fits, its last columns are cut.
        """
        names = tuple(table.name for table in self._tables)
        room = schema_tokens
        while True:
            shown = self._shown(relevant_tables, room)
            noted = self._with_notes(shown, relevant_tables, room)
            texts = (
                self._noted[place] if place in noted else self._texts[place] for place in shown
            )
            prompt = render("\n".join(texts), tuple(names[place] for place in shown))
            too_long = self._count(prompt) - max_tokens
            if too_long <= 0 or not shown:
                break
            used = (self._lengths[place] + noted.get(place, 0) for place in shown)
            room = sum(used) - too_long
        if shown or not names:
            left_out = tuple(name for place, name in enumerate(names) if place not in shown)
            return Prompt(prompt, tuple(names[place] for place in shown), left_out)
        best = relevant_tables[0]
        fitted = _fit_columns(
            next(table for table in self._tables if table.name == best),
            (best, *(name for name in names if name != best)),
            self._style,
            lambda schema: render(schema, (best,)),
            self._count,
            min(max_tokens, self._count(render("", ())) + schema_tokens),
        )
        return dataclasses.replace(
            fitted, trimmed_tables=tuple(name for name in names if name in fitted.trimmed_tables)
        )

    def _shown(self, relevant_tables: Sequence[str], room: int) -> list[int]:
        """The indices of the tables to show, which take at most `room` tokens together, in order.

        After a table that does not fit, smaller ones are still taken, unless it is the best of all.
        """
        if sum(self._lengths) <= room:
            return list(range(len(self._tables)))
        places = {table.name: place for place, table in enumerate(self._tables)}
        relevant = [places[name] for name in relevant_tables]
        if not relevant or self._lengths[relevant[0]] > room:
            return []
        shown = self._front(min(room // 2, room - self._lengths[relevant[0]]))
        room -= sum(self._lengths[place] for place in shown)
        for place in relevant:
            if place not in shown and self._lengths[place] <= room:
                shown.append(place)
                room -= self._lengths[place]
        return [place for place in self._most_linked if place in shown]

    def _with_notes(
        self, shown: Sequence[int], relevant_tables: Sequence[str], room: int
    ) -> dict[int, int]:
        """Of the tables shown those whose contents fit into the room, with what these take.

        The best of `relevant_tables` come first, so that they keep theirs longest.
        """
        room -= sum(self._lengths[place] for place in shown)
        rank = {name: number for number, name in enumerate(relevant_tables)}
        last = len(rank)
        noted: dict[int, int] = {}
        for place in sorted(shown, key=lambda place: rank.get(self._tables[place].name, last)):
            if self._notes[place] <= room:
                noted[place] = self._notes[place]
                room -= self._notes[place]
        return noted

    def _length(self, text: str) -> int:
        return self._count(user_message(f"{text}\n")) - self._empty

    def _front(self, room: int) -> list[int]:
        """The tables with most foreign keys, from and to them; a smaller room cuts it short."""
        lengths = accumulate(self._lengths[place] for place in self._linked)
        return self._linked[: sum(length <= room for length in lengths)]


def _fit_columns(
    table: Table,
    names: tuple[str, ...],
    style: SchemaStyle,
    render: Callable[[str], Messages],
    count_tokens: TokenCounter,
    max_tokens: int,
) -> Prompt:
    """The prompt with the most leading columns of one table that fit, by bisection."""
    fitting = render("")
    low, high = 0, len(table.columns)
    while low < high:
        middle = (low + high + 1) // 2
        prompt = render(_table_text(_first_columns(table, middle), style))
        if count_tokens(prompt) <= max_tokens:
            low, fitting = middle, prompt
        else:
            high = middle - 1
    cut = low < len(table.columns)
    return Prompt(fitting, names[:1] if low else (), names if cut else names[1:])


def _first_columns(table: Table, count: int) -> Table:
    columns = table.columns[:count]
    kept = {fold_case(column.name) for column in columns}
    keys = tuple(key for key in table.foreign_keys if kept.issuperset(map(fold_case, key.columns)))
    return Table(table.name, columns, keys)
