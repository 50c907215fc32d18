"""Fitting a schema into a model's context: the lowest-ranked tables go first, never the question.

Tokens are counted by the generator's own counter, once for the whole prompt, and only where that
is too long once a table.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

from lib.db.catalog import Catalog, Table
from lib.db.names import fold_case
from lib.records import Messages, Prompt, user_message
from lib.schema.serialise import SchemaStyle, serialise_schema

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
    its last columns are cut; it then stands in both `tables` and `trimmed_tables`. A prompt that
    is too long without any schema is returned so, with no table: the question is never cut, and
    the generator answers it with a failure.
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
    keys = tuple(key for key in table.foreign_keys if fold_case(key.column) in kept)
    return Table(table.name, columns, keys)


def _table_text(table: Table, style: SchemaStyle) -> str:
    return serialise_schema(Catalog("", (table,)), style)
