"""Fitting a schema into a prompt: the lowest-ranked tables are dropped first, the question never.

Tokens are counted by the generator's own counter. `fit_prompt` shows the tables in the order of
their rank, `SharedSchema` in the order of the catalog, so that all questions of a database begin
with the same bytes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from itertools import accumulate

from lib.base.records import Messages, Prompt, user_message
from lib.database.catalog import Catalog, Table, fold_case
from lib.database.schema.serialise import SchemaStyle, serialise_schema

TokenCounter = Callable[[Messages], int]
"""The number of tokens of a prompt."""


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

    def prompt_of(count: int) -> Messages:
        return render("\n".join(texts[:count]))

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
    """The tables of one database as text; each is counted once, for however many questions."""

    def __init__(self, catalog: Catalog, style: SchemaStyle, count_tokens: TokenCounter) -> None:
        self._tables = catalog.tables
        self._style = style
        self._count = count_tokens
        self._texts = [_table_text(table, style) for table in catalog.tables]
        empty = count_tokens(user_message(""))
        self._lengths = [count_tokens(user_message(f"{text}\n")) - empty for text in self._texts]

    def fit(
        self,
        ranked_tables: Sequence[str],
        render: Callable[[str, tuple[str, ...]], Messages],
        schema_tokens: int,
        max_tokens: int,
    ) -> Prompt:
        """The prompt with all tables where they take at most `schema_tokens`, in catalog order.

        Else with the best of `ranked_tables` (all of them, best first) that do; and with fewer
        where the whole prompt is longer than `max_tokens`. `render`: from the schema's text and the
        tables in it to the prompt. Where not even the best table fits, its last columns are cut.
        """
        names = tuple(table.name for table in self._tables)
        room = schema_tokens
        while True:
            shown = self._shown(ranked_tables, room)
            text = "\n".join(self._texts[place] for place in shown)
            prompt = render(text, tuple(names[place] for place in shown))
            too_long = self._count(prompt) - max_tokens
            if too_long <= 0 or not shown:
                break
            room = sum(self._lengths[place] for place in shown) - too_long
        if shown or not names:
            left_out = tuple(name for place, name in enumerate(names) if place not in shown)
            return Prompt(prompt, tuple(names[place] for place in shown), left_out)
        best = ranked_tables[0]
        fitted = _fit_columns(
            next(table for table in self._tables if table.name == best),
            tuple(ranked_tables),
            self._style,
            lambda schema: render(schema, (best,)),
            self._count,
            min(max_tokens, self._count(render("", ())) + schema_tokens),
        )
        return dataclasses.replace(
            fitted, trimmed_tables=tuple(name for name in names if name in fitted.trimmed_tables)
        )

    def _shown(self, ranked_tables: Sequence[str], room: int) -> list[int]:
        """The indices of the best tables that take at most `room` tokens together, ascending.

        After a table that does not fit, smaller ones are still taken, unless it is the best of all.
        """
        places = {table.name: place for place, table in enumerate(self._tables)}
        shown: list[int] = []
        for name in ranked_tables:
            if self._lengths[places[name]] <= room:
                shown.append(places[name])
                room -= self._lengths[places[name]]
            elif not shown:
                break
        return sorted(shown)


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


def _table_text(table: Table, style: SchemaStyle) -> str:
    return serialise_schema(Catalog("", (table,)), style)
